"""Combat Expertise (rule book 8): the commander's own attack and defence, +1, +2 or +3."""

import pytest

from game.rules.commander.actions import Strike
from game.rules.commander.events import Engaged, Term
from tests.helpers.battle import play
from tests.helpers.checks import of
from tests.helpers.magic import commander, scene


def skill_of(rank: int) -> str:
    return f"combat_expertise:{rank}"


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_the_commander_attacks_and_defends_with_so_much_more(rank: int) -> None:
    red = commander("red", "0,0", side="red", kind="knight", skills=skill_of(rank))
    told = of(play(scene(red, commander("blue", "1,0")), Strike("red", "blue"), *[10] * 20), Engaged)[0]
    assert told.attack == (Term("attack", 18), Term("ability.commander_combat", rank), Term("defence", -5))
    assert told.answer == (Term("attack", 14), Term("defence", -4), Term("ability.commander_combat", -rank))


def test_it_defends_against_magic_attacks_too() -> None:
    red = commander("red", "0,0", 2, side="red", kind="knight", skills=skill_of(2))
    blue = commander("blue", "1,0", kind="warlock")
    told = of(play(scene(red, blue), Strike("red", "blue"), *[10] * 20), Engaged)[0]
    assert told.answer == (
        Term("attack", 15), Term("defence", -4), Term("knowledge", -2), Term("ability.commander_combat", -2),
    )  # fmt: skip


def test_its_units_gain_nothing() -> None:
    red = commander("red", "0,0", side="red", skills=skill_of(3))
    state = scene(red, "red-1 footman red 1,0", commander("blue", "9,0"), "blue-1 footman blue 2,0")
    told = of(play(state, Strike("red-1", "blue-1"), *[10] * 20), Engaged)[0]
    assert told.attack == (Term("attack", 12), Term("defence", -9))
    assert told.answer == (Term("attack", 12), Term("defence", -9))


def test_it_stands_beside_bless() -> None:
    red = commander("red", "0,0", side="red", kind="knight", skills=skill_of(1), effects="bless:2")
    told = of(play(scene(red, commander("blue", "1,0")), Strike("red", "blue"), *[10] * 20), Engaged)[0]
    assert sum(term.amount for term in told.attack) == 18 + 2 + 1 - 5
