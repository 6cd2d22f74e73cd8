"""Protection (rule book 7): 2 at 4, a point of defence for each such die, up to +2 / +3 / +4 / +5."""

from typing import Any

import pytest

from game.core.entity import Position
from game.core.grid import Cell
from game.core.state import State
from game.rules.commander.actions import Strike
from tests.helpers.battle import RULES
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    end_turns,
    farthest,
    laid,
    mp,
    on,
    paid,
    prices,
    refused,
    scene,
    withstood,
)

LEVELS = [("A", 2), ("B", 3), ("C", 4), ("D", 5)]
HERE: Cell = (0, 0)


def alone(willpower: int, **more: Any) -> State:
    """A caster with one unit far off, and an enemy."""
    return scene(caster("protection", willpower, **more), "red-1 footman red 9,0", commander("blue", "9,1"))


@pytest.mark.parametrize(
    ("level", "costs", "squares"), [("A", (4, 3, 2, 1), 4), ("B", (5, 4, 3), 5), ("C", (6, 5), 6), ("D", (7,), 7)]
)
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("protection", level, "red") == costs
    assert farthest("protection", level, "red") == squares


def test_two_dice_of_four_give_two_points_to_the_whole_troop_wherever_it_stands() -> None:
    outcome = cast_at(alone(3), "protection", "D", HERE, 4, 3, 4)
    assert dice(outcome) == {"red": 3, "red-1": 3}
    assert laid(outcome) == {"red": ("defence", 2, 3), "red-1": ("defence", 2, 3)}


def test_one_die_of_four_is_too_few_and_the_mp_are_lost() -> None:
    outcome = cast_at(alone(3), "protection", "A", HERE, 10, 3, 3)
    assert (withstood(outcome), laid(outcome)) == (("red", "red-1"), {})
    assert (paid(outcome), mp(outcome.state, "red")) == (1, 59)


@pytest.mark.parametrize(("level", "most"), LEVELS)
def test_each_die_of_four_is_a_point_up_to_the_levels_most(level: str, most: int) -> None:
    exact = cast_at(alone(6), "protection", level, HERE, *[4] * most, *[3] * (6 - most))
    assert laid(exact)["red"] == ("defence", most, 3)
    beyond = cast_at(alone(6), "protection", level, HERE, *[10] * 6)
    assert laid(beyond)["red"] == ("defence", most, 3)
    if most > 2:
        short = cast_at(alone(6), "protection", level, HERE, *[4] * (most - 1), *[3] * (7 - most))
        assert laid(short)["red"] == ("defence", most - 1, 3)


def test_it_helps_against_blows_and_against_magic_attacks_alike() -> None:
    lines = (caster("protection", effects="protection:4"), "blue-1 footman blue 0,1", "blue-2 crusader blue 1,0")
    state = scene(*lines, commander("blue", "9,0"), turns="red blue*")
    bare = scene(caster("protection"), *lines[1:], commander("blue", "9,0"), turns="red blue*")
    for striker in ("blue-1", "blue-2"):
        with_it, without = (RULES.reckon(s, Strike(striker, "red")).attacker.edge for s in (state, bare))
        assert with_it == without - 4


def test_it_lasts_to_the_third_end_of_the_troops_turn_the_present_one_included() -> None:
    state = cast_at(alone(3), "protection", "A", HERE, 4, 4, 4).state
    for left in (2, 1):
        state = end_turns(state, "red", "blue")
        assert on(state, "red-1") == {"defence": (2, left)}
    assert on(end_turns(state, "red"), "red-1") == {}


def test_the_stronger_one_stays_whole_and_of_equals_the_longer() -> None:
    state = alone(3, effects="protection:3:1")
    outcome = cast_at(state, "protection", "A", HERE, 4, 4, 4)
    assert laid(outcome) == {"red-1": ("defence", 2, 3)}
    assert (withstood(outcome), on(outcome.state, "red")) == (("red",), {"defence": (3, 1)})
    assert laid(cast_at(state, "protection", "B", HERE, 4, 4, 4))["red"] == ("defence", 3, 3)


def test_it_does_not_add_up_with_itself_but_stands_beside_bless() -> None:
    state = cast_at(alone(3, effects="bless>protection"), "protection", "B", HERE, 4, 4, 4).state
    assert on(state, "red") == {"attack": (2, 3), "defence": (3, 3)}


def test_another_friendly_commander_is_helped_and_an_enemy_cannot_be() -> None:
    state = scene(caster("protection"), commander("ally", "2,0", 9, side="red"), commander("blue", "1,0"))
    assert laid(cast_at(state, "protection", "A", (2, 0), 4, 4, 1)) == {"ally": ("defence", 2, 3)}
    assert refused(state, "protection", "A", (1, 0)) == "not_a_friend"
    assert refused(state, "protection", "A", (3, 0)) == "needs_commander"


def test_a_unicorn_is_helped_and_a_pixie_is_not() -> None:
    units = ("red-1 unicorn red 1,0", "red-2 pixie red 2,0 summon")
    state = scene(caster("protection"), *units, commander("blue", "9,0"))
    assert dice(cast_at(state, "protection", "A", HERE, 1, 1, 1)) == {"red": 3, "red-1": 3}


def test_who_casts_has_acted_but_stands_where_it_stood() -> None:
    state = cast_at(alone(3), "protection", "A", HERE, 1, 1, 1).state
    assert state.row(Position, "red").cell == HERE
    assert refused(state, "protection", "A", HERE) == "already_done"
