"""Haste (rule book 7): movement +1 / +2 / +3 for a troop, without dice, to the end of its turn."""

import pytest

from game.rules.commander.actions import EndTurn, Move, Wait
from game.rules.commander.components import Effect
from game.rules.commander.events import EffectLaid
from game.rules.commander.pace import pace
from tests.helpers.battle import play, play_all, refusal
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    end_turns,
    farthest,
    laid,
    lifted,
    mp,
    on,
    paid,
    prices,
    refused,
    rolled,
    scene,
    withstood,
)

UNITS = ("red-1 footman red 0,1", "red-2 dragoon red 19,5")


@pytest.mark.parametrize(("level", "costs"), [("B", (3, 2, 1)), ("C", (4, 3)), ("D", (5,))])
def test_each_level_has_its_cost_and_all_the_same_range(level: str, costs: tuple[int, ...]) -> None:
    assert prices("haste", level, "red") == costs
    assert farthest("haste", level, "red") == 5


def test_there_is_no_level_a() -> None:
    assert refused(scene(caster("haste"), commander("blue", "9,0")), "haste", "A", (0, 0)) == "no_such_level"


@pytest.mark.parametrize(("level", "more"), [("B", 1), ("C", 2), ("D", 3)])
def test_the_whole_troop_moves_so_many_squares_farther_this_turn(level: str, more: int) -> None:
    outcome = cast_at(scene(caster("haste", 0), *UNITS, commander("blue", "9,0")), "haste", level, (0, 0))
    assert laid(outcome) == dict.fromkeys(("red", "red-1", "red-2"), ("move", more, 1))
    assert (pace(outcome.state, "red-1").move, pace(outcome.state, "red-2").move) == (5 + more, 8 + more)
    way = tuple((x, 1) for x in range(1, 7 + more))
    assert refusal(outcome.state, Move("red-1", way[: 5 + more])) is None
    assert refusal(outcome.state, Move("red-1", way)) == "too_far"


def test_it_needs_neither_dice_nor_willpower() -> None:
    outcome = cast_at(scene(caster("haste", 0), commander("blue", "9,0")), "haste", "B", (0, 0))
    assert (rolled(outcome), paid(outcome), mp(outcome.state, "red")) == (0, 1, 59)
    assert outcome.events[1:] == (EffectLaid("red", Effect("move", "haste", "red", "red", 1, 1)),)


def test_it_is_over_at_the_end_of_the_troops_turn() -> None:
    state = cast_at(scene(caster("haste"), *UNITS, commander("blue", "9,0")), "haste", "B", (0, 0)).state
    outcome = play(state, EndTurn("red"))
    assert lifted(outcome) == tuple((piece, "move", "time") for piece in ("red", "red-1", "red-2"))


def test_on_a_friendly_troop_it_waits_for_that_troops_own_turn() -> None:
    state = scene(
        caster("haste"), commander("ally", "1,0", side="red"), commander("blue", "9,0"), turns="red* blue ally"
    )
    state = end_turns(cast_at(state, "haste", "D", (1, 0)).state, "red", "blue")
    assert pace(state, "ally").move == 8
    assert on(end_turns(state, "ally"), "ally") == {}


def test_who_has_moved_does_not_move_again() -> None:
    state = play_all(scene(caster("haste"), *UNITS, commander("blue", "9,0")), Move("red-1", ((1, 1),)))
    state = cast_at(state, "haste", "D", (0, 0)).state
    assert refusal(state, Move("red-1", ((2, 1),))) == "already_moved"
    assert refusal(state, Wait("red-1")) is None


def test_both_speeds_of_a_naval_piece_grow() -> None:
    state = scene(caster("haste"), "red-1 seahorse red 1,1", commander("blue", "9,0"))
    quick = pace(cast_at(state, "haste", "C", (0, 0)).state, "red-1")
    assert (quick.move, quick.land_move) == (14, 8)


def test_haste_and_thorns_change_the_same_speed() -> None:
    state = scene(caster("haste", effects="thorns"), commander("blue", "9,0"))
    assert pace(cast_at(state, "haste", "D", (0, 0)).state, "red").move == 5 - 2 + 3


def test_the_stronger_one_stays() -> None:
    state = scene(caster("haste", effects="haste:2"), "red-1 footman red 0,1 effects=haste:1", commander("blue", "9,0"))
    outcome = cast_at(state, "haste", "C", (0, 0))
    assert (laid(outcome), withstood(outcome)) == ({"red-1": ("move", 2, 1)}, ("red",))


def test_a_unicorn_is_hastened_and_a_pixie_is_not() -> None:
    units = ("red-1 unicorn red 1,0", "red-2 pixie red 2,0 summon")
    outcome = cast_at(scene(caster("haste"), *units, commander("blue", "9,0")), "haste", "B", (0, 0))
    assert set(laid(outcome)) == {"red", "red-1"}


def test_it_is_aimed_at_a_friendly_commander() -> None:
    state = scene(caster("haste"), *UNITS, commander("blue", "2,0"))
    assert refused(state, "haste", "B", (2, 0)) == "not_a_friend"
    assert refused(state, "haste", "B", (0, 1)) == "needs_commander"
