"""Burn (rule book 7): 3 / 6 / 9 selected squares, 2 damage to whoever ends its turn on one, for three of the caster's
turns."""

import pytest

from game.core.event import DecisionTaken, Ended
from game.core.grid import Cell
from game.core.ruleset import Decision
from game.core.state import State
from game.rules.commander.actions import Aim, Cast, EndTurn, Enough, Move
from game.rules.commander.components import Burning, Casting
from game.rules.commander.events import Fell, TurnBegan, TurnEnded
from game.rules.commander.magic.events import CastBegun, FieldAged, FieldLit, SpellCast, Suffered
from tests.helpers.battle import RULES, hp, play, play_all, refusal
from tests.helpers.checks import of
from tests.helpers.magic import caster, commander, end_turns, farthest, mp, prices, refused, scene

ROW: tuple[Cell, ...] = tuple((x, 0) for x in range(2, 12))


def lit(state: State, level: str, *cells: Cell) -> State:
    """The state after these squares were chosen one by one, and no more if the level allows more."""
    most = {"B": 3, "C": 6, "D": 9}[level]
    state = play_all(state, Cast("red", "burn", level, cells[0]), *(Aim("red", cell) for cell in cells[1:]))
    return state if len(cells) == most else play_all(state, Enough("red"))


def plain(*more: str, turns: str = "red* blue") -> State:
    """The caster in a corner and an enemy far away."""
    return scene(caster("burn"), commander("blue", "19,6"), *more, turns=turns)


def fire(*pieces: str, left: int = 3, turns: str = "red blue*", by: str = "") -> State:
    """Blue's turn; three squares of red's fire lie before it."""
    return scene(by or caster("burn"), *pieces, fields=[f"red cells=5,0>6,0>7,0 left={left}"], turns=turns)


@pytest.mark.parametrize(("level", "costs"), [("B", (5, 4, 3)), ("C", (6, 5)), ("D", (7,))])
def test_each_level_has_its_cost_and_all_the_same_range(level: str, costs: tuple[int, ...]) -> None:
    assert prices("burn", level, "") == costs
    assert farthest("burn", level, "") == 6


def test_there_is_no_level_a() -> None:
    assert refused(plain(), "burn", "A", (1, 0)) == "no_such_level"


@pytest.mark.parametrize(("level", "most"), [("B", 3), ("C", 6)])
def test_squares_are_chosen_one_by_one_until_the_levels_number_and_only_then_paid(level: str, most: int) -> None:
    cells = tuple((x, 1) for x in range(most))
    state = play_all(plain(), Cast("red", "burn", level, cells[0]), *(Aim("red", cell) for cell in cells[1:-1]))
    assert RULES.decision(state) == Decision("red", ("red",), "field")
    assert mp(state, "red") == 60
    outcome = play(state, Aim("red", cells[-1]))
    cost = {"B": 3, "C": 5}[level]
    assert outcome.events == (
        DecisionTaken(("red",)),
        SpellCast("red", "burn", level, cells[0], "", cells, (), 60, 60 - cost),
        FieldLit("red", Burning(tuple(sorted(cells)), 2, 3)),
    )
    assert RULES.decision(outcome.state) == Decision("red", ("red",))


def test_level_d_takes_nine() -> None:
    cells = tuple((x, y) for y in range(3) for x in range(3))
    assert lit(plain(), "D", *cells).row(Burning, "red") == Burning(tuple(sorted(cells)), 2, 3)


def test_the_first_choice_only_begins_the_cast() -> None:
    outcome = play(plain(), Cast("red", "burn", "B", (2, 0)))
    assert of(outcome, CastBegun) == (CastBegun(Casting("red", "burn", "B", (2, 0), cells=((2, 0),))),)
    assert refusal(outcome.state, EndTurn("red")) == "decision_first"


def test_fewer_squares_will_do_but_not_a_lonely_one() -> None:
    one = play_all(plain(), Cast("red", "burn", "B", (2, 0)))
    assert refusal(one, Enough("red")) == "not_connected"
    two = play_all(one, Aim("red", (3, 0)), Enough("red"))
    assert two.row(Burning, "red").cells == ((2, 0), (3, 0))


def test_each_square_must_touch_another_in_the_end() -> None:
    one = play_all(plain(), Cast("red", "burn", "B", (2, 0)))
    assert refusal(one, Aim("red", (3, 1))) == "not_connected"
    assert refusal(one, Aim("red", (4, 0))) == "not_connected"
    four = play_all(
        plain(), Cast("red", "burn", "C", (1, 0)), Aim("red", (4, 0)), Aim("red", (1, 1)), Aim("red", (4, 1))
    )
    assert play_all(four, Enough("red")).row(Burning, "red").cells == ((1, 0), (1, 1), (4, 0), (4, 1))


def test_every_square_is_in_range_on_the_board_and_chosen_once() -> None:
    state = play_all(plain(), Cast("red", "burn", "B", (6, 0)))
    assert refusal(state, Aim("red", (7, 0))) == "out_of_range"
    assert refusal(state, Aim("red", (6, -1))) == "off_board"
    assert refusal(state, Aim("red", (6, 0))) == "chosen_already"
    assert [action.at for action in RULES.candidates(state, "red") if isinstance(action, Aim)] == [(5, 0)]


def test_lighting_it_hurts_nobody_yet() -> None:
    state = lit(scene(caster("burn"), commander("blue", "2,0")), "B", (1, 0), (2, 0), (3, 0))
    assert hp(state, "blue") == 10


def test_whoever_stands_in_it_at_the_end_of_its_own_troops_turn_loses_two() -> None:
    state = fire(commander("blue", "5,0"), "blue-1 footman blue 6,0", "blue-2 footman blue 6,1")
    outcome = play(state, EndTurn("blue"))
    assert of(outcome, Suffered) == (
        Suffered("red", "blue", "burn", 10, 8),
        Suffered("red", "blue-1", "burn", 10, 8),
    )
    assert hp(end_turns(outcome.state, "red"), "blue") == 8


def test_who_walks_through_and_out_is_not_burnt_and_who_walks_in_is() -> None:
    state = fire(commander("blue", "4,0"), "blue-1 footman blue 6,1")
    state = play_all(state, Move("blue", ((5, 0), (5, 1))), Move("blue-1", ((6, 0),)), EndTurn("blue"))
    assert (hp(state, "blue"), hp(state, "blue-1")) == (10, 8)


def test_flyers_unicorns_and_friends_burn_as_well() -> None:
    state = fire(commander("blue", "19,6"), "blue-1 hawk blue 5,0", "blue-2 unicorn blue 6,0", "red-1 footman red 7,0")
    state = end_turns(state, "blue")
    assert (hp(state, "blue-1"), hp(state, "blue-2"), hp(state, "red-1")) == (8, 8, 10)
    assert hp(end_turns(state, "red"), "red-1") == 8


def test_resist_and_resistance_lower_it() -> None:
    state = fire(commander("blue", "5,0", skills="resistance:1"), "blue-1 footman blue 6,0 effects=resist:1")
    outcome = play(state, EndTurn("blue"))
    assert of(outcome, Suffered) == (Suffered("red", "blue-1", "burn", 10, 9),)


def test_it_burns_for_three_ends_of_the_casters_turns_the_present_one_included() -> None:
    state = lit(scene(caster("burn"), commander("blue", "2,0")), "B", (1, 0), (2, 0), (3, 0))
    for left, blood in ((2, 8), (1, 6)):
        state = end_turns(state, "red")
        assert state.row(Burning, "red").left == left
        state = end_turns(state, "blue")
        assert hp(state, "blue") == blood
    outcome = play(state, EndTurn("red"))
    assert of(outcome, FieldAged) == (FieldAged("red", 1, 0),)
    assert not outcome.state.has(Burning, "red")
    assert hp(end_turns(outcome.state, "blue"), "blue") == 6


def test_the_caster_burns_in_the_last_of_its_turns_too() -> None:
    state = fire(commander("blue", "19,6"), left=1, turns="red* blue", by=caster("burn", at="6,0"))
    assert hp(end_turns(state, "red"), "red") == 8


def test_a_new_fire_puts_the_casters_old_one_out() -> None:
    state = fire(commander("blue", "19,6"), left=1, turns="red* blue")
    assert lit(state, "B", (1, 0), (1, 1), (2, 1)).row(Burning, "red") == Burning(((1, 0), (1, 1), (2, 1)), 2, 3)


def test_the_fires_of_two_casters_burn_beside_and_over_each_other() -> None:
    lines = (caster("burn"), caster("burn", piece="rowan", at="0,1"), commander("blue", "6,0"))
    fields = ["red cells=5,0>6,0", "rowan cells=6,0>7,0"]
    outcome = play(scene(*lines, fields=fields, turns="red rowan blue*"), EndTurn("blue"))
    assert of(outcome, Suffered) == (Suffered("red", "blue", "burn", 10, 8), Suffered("rowan", "blue", "burn", 8, 6))


def test_whose_fire_took_the_last_hp_has_the_credit_and_a_second_fire_none() -> None:
    lines = (
        caster("burn"),
        caster("burn", piece="rowan", at="0,1"),
        commander("blue", "9,0"),
        "blue-1 elf blue 6,0 hp=2",
    )
    fields = ["red cells=5,0>6,0", "rowan cells=6,0>7,0"]
    outcome = play(scene(*lines, fields=fields, turns="red rowan blue*"), EndTurn("blue"))
    assert of(outcome, Suffered) == (Suffered("red", "blue-1", "burn", 2, 0),)
    assert of(outcome, Fell) == (Fell("blue-1", "blue", "burn", (6, 0), "red"),)


def test_a_commander_that_dies_in_it_takes_its_troop_along_and_nobody_regroups() -> None:
    lines = (commander("blue", "5,0", hp=2), "blue-1 footman blue 9,0", commander("beryl", "19,6"))
    outcome = play(fire(*lines, turns="beryl blue* red"), EndTurn("blue"))
    assert of(outcome, Fell) == (Fell("blue", "blue", "burn", (5, 0), "red"), Fell("blue-1", "blue", "troop", (9, 0)))
    assert of(outcome, TurnEnded) == (TurnEnded("blue", "blue"),)
    assert outcome.events[-1] == TurnBegan("red", 2, ("red",))
    assert RULES.decision(outcome.state) == Decision("red", ("red",))


def test_the_last_commander_that_dies_in_it_loses_the_battle() -> None:
    assert play(fire(commander("blue", "5,0", hp=1)), EndTurn("blue")).events[-1] == Ended("red", "enemies_fell")


def test_the_fire_goes_out_with_its_caster() -> None:
    lines = (caster("burn", hp=1, effects="poison"), commander("rowan", "0,6", side="red"), commander("blue", "5,0"))
    state = scene(*lines, fields=["red cells=5,0>6,0"], turns="blue* red rowan")
    state = end_turns(end_turns(state, "blue"), "red", "rowan")
    assert not state.has(Burning, "red")
    assert hp(end_turns(state, "blue"), "blue") == 8
