"""How much of a step's change of fortune was decided, and how much rolled."""

import pytest

from game.ai.swings import WHOLE, standing, swing
from game.core.dice import ScriptedDice
from game.core.session import Entry
from game.core.state import State
from game.rules.commander.actions import Move, Strike
from tests.helpers.battle import ENGINE, draw

SIDES = ("blue", "red")
DUEL = """
    board
    ....
    ....
    pieces
    red    knight  red  0,0 skills=-
    red-1  footman red  1,0
    blue   knight  blue 3,1 skills=-
    blue-1 footman blue 2,0 hp={hp}
    turns
    red* blue
"""


def entry(state: State, action: Move | Strike, *faces: int) -> Entry:
    outcome = ENGINE.apply(state, action, ScriptedDice(*faces))
    return Entry(action, state, outcome.events, outcome.state)


def test_two_equal_sides_have_half_of_the_whole_each() -> None:
    assert standing(draw(DUEL.format(hp=10)), SIDES) == {"blue": WHOLE // 2, "red": WHOLE // 2}


def test_a_side_alone_on_the_board_has_all_of_it() -> None:
    assert standing(draw("board\n.\npieces\nred mage red 0,0"), SIDES) == {"blue": 0, "red": WHOLE}


def test_a_move_changes_nothing_and_rolls_nothing() -> None:
    told = swing(ENGINE, entry(draw(DUEL.format(hp=10)), Move("red-1", ((1, 1),))), SIDES)
    assert (told.decided, told.rolled) == ({"blue": 0, "red": 0}, {"blue": 0, "red": 0})


@pytest.mark.parametrize(("faces", "lucky"), [([1] * 10 + [10] * 10, True), ([10] * 10 + [1] * 10, False)])
def test_the_same_blow_decides_the_same_whatever_the_dice_say(faces: list[int], lucky: bool) -> None:
    state = draw(DUEL.format(hp=10))
    told = swing(ENGINE, entry(state, Strike("red-1", "blue-1"), *faces), SIDES)
    usual = swing(ENGINE, entry(state, Strike("red-1", "blue-1"), *([5] * 20)), SIDES)
    assert told.decided == usual.decided
    assert (told.rolled["red"] > 0) == lucky
    for side in SIDES:
        assert told.before[side] + told.decided[side] + told.rolled[side] == told.after[side]


def test_a_blow_at_a_weak_foe_is_expected_to_gain() -> None:
    told = swing(ENGINE, entry(draw(DUEL.format(hp=1)), Strike("red-1", "blue-1"), *([1] * 10), *([10])), SIDES)
    assert told.decided["red"] > 0
