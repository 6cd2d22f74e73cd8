"""Witches and Monks (rule book 8): in range each gives its commander 1 MP at the end of the commander's turn."""

import pytest

from game.rules.commander.actions import EndTurn
from game.rules.commander.magic.events import MagicChanged
from tests.helpers.battle import play
from tests.helpers.checks import of
from tests.helpers.magic import commander, end_turns, mp, scene

FOE = commander("blue", "9,0")


def gained(*units: str, left: int = 4) -> int:
    """The MP that a red commander at 0,0 has gained when its turn has ended."""
    state = scene(commander("red", "0,0", side="red", mp=left), *units, FOE)
    return mp(end_turns(state, "red"), "red") - left


@pytest.mark.parametrize(("kind", "mp_given"), [("witch", 1), ("monk", 1), ("crusader", 0), ("mermaid", 0), ("elf", 0)])
def test_a_witch_and_a_monk_give_one_and_no_other_kind_does(kind: str, mp_given: int) -> None:
    assert gained(f"red-1 {kind} red 1,0") == mp_given


def test_each_in_range_gives_one_and_those_outside_give_none() -> None:
    assert gained("red-1 witch red 1,0", "red-2 witch red 3,0", "red-3 witch red 4,0") == 2


def test_they_are_told_as_one_gain() -> None:
    pieces = ("red-1 witch red 1,0", "red-2 monk red 2,0")
    outcome = play(scene(commander("red", "0,0", side="red", mp=4), *pieces, FOE), EndTurn("red"))
    assert of(outcome, MagicChanged) == (MagicChanged("red", "manahoar", 4, 6),)


def test_no_more_comes_than_is_missing() -> None:
    assert gained("red-1 witch red 1,0", "red-2 witch red 2,0", left=9) == 1


def test_sleeping_or_muted_ones_give_theirs_too_and_those_of_another_troop_do_not() -> None:
    assert gained("red-1 witch red 1,0 effects=sleep", "red-2 monk red 2,0 effects=mute") == 2
    rose = (commander("rose", "0,1", side="red", mp=4), "rose-1 witch red 1,0")
    state = scene(commander("red", "0,0", side="red", mp=4), *rose, FOE, turns="red* blue rose")
    assert (mp(end_turns(state, "red"), "red"), mp(end_turns(state, "red", "blue", "rose"), "rose")) == (4, 5)


def test_an_enemys_turn_brings_nothing() -> None:
    state = scene(commander("red", "0,0", side="red", mp=4), "red-1 witch red 1,0", FOE)
    assert mp(end_turns(state, "red", "blue"), "red") == 5
