"""Mysticism Expertise (rule book 8): the commander regains 1, 2 or 3 MP at the end of each of its turns."""

import pytest

from game.rules.commander.actions import EndTurn
from game.rules.commander.magic.events import MagicChanged
from tests.helpers.battle import play
from tests.helpers.checks import of
from tests.helpers.magic import cast_at, caster, commander, end_turns, mp, scene

FOE = commander("blue", "9,0")


def mystic(rank: int, left: int) -> str:
    """The line of a red commander of 10 MP when rested, with so many left."""
    skills = f"mysticism_expertise:{rank}" if rank else "-"
    return commander("red", "0,0", side="red", skills=skills, mp=left)


@pytest.mark.parametrize("rank", [0, 1, 2, 3])
def test_so_many_mp_come_back_at_the_end_of_the_turn(rank: int) -> None:
    outcome = play(scene(mystic(rank, 4), FOE), EndTurn("red"))
    assert mp(outcome.state, "red") == 4 + rank
    assert of(outcome, MagicChanged) == ((MagicChanged("red", "rest", 4, 4 + rank),) if rank else ())


def test_no_more_come_back_than_are_missing() -> None:
    assert mp(end_turns(scene(mystic(3, 9), FOE), "red"), "red") == 10
    assert of(play(scene(mystic(3, 10), FOE), EndTurn("red")), MagicChanged) == ()


def test_they_come_at_the_end_of_the_commanders_own_turns_alone_each_time() -> None:
    state = scene(mystic(2, 1), FOE)
    assert mp(end_turns(state, "red", "blue"), "red") == 3
    assert mp(end_turns(state, "red", "blue", "red"), "red") == 5


def test_a_turn_in_which_it_cast_counts_as_well() -> None:
    state = scene(caster("thunder", mp=10, skills="mysticism_expertise:2"), commander("blue", "2,0"))
    state = cast_at(state, "thunder", "A", (2, 0), 1, 1, 1).state
    assert mp(end_turns(state, "red"), "red") == 10 - 4 + 2


def test_its_creatures_regain_nothing() -> None:
    state = scene(mystic(3, 10), "red-1 phoenix red 1,0 summon mp=5", FOE)
    assert mp(end_turns(state, "red"), "red-1") == 5


def test_it_adds_to_what_witches_give() -> None:
    outcome = play(scene(mystic(1, 4), "red-1 witch red 1,0", FOE), EndTurn("red"))
    assert of(outcome, MagicChanged) == (MagicChanged("red", "rest", 4, 5), MagicChanged("red", "manahoar", 5, 6))
