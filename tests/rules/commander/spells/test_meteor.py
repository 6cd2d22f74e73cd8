"""Meteor (rule book 7): d4 / d6 / d8 damage to whoever is in a wide area, friends as well."""

import pytest

from game.core.event import Rolled
from game.rules.commander.events import Fell
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    harmed,
    mp,
    paid,
    prices,
    refused,
    rolled,
    scene,
    withstood,
)

LEVELS = [("B", 3), ("C", 4), ("D", 5)]


@pytest.mark.parametrize(("level", "costs"), [("B", (11, 10, 9)), ("C", (16, 15)), ("D", (19,))])
def test_each_level_has_its_cost(level: str, costs: tuple[int, ...]) -> None:
    assert prices("meteor", level) == costs


@pytest.mark.parametrize(("level", "squares"), [("B", 10), ("C", 13), ("D", 16)])
def test_each_level_has_its_range(level: str, squares: int) -> None:
    state = scene(caster("meteor"), commander("blue", f"{squares},0"))
    assert refused(state, "meteor", level, (squares, 0)) is None
    assert refused(state, "meteor", level, (squares, 1)) == "out_of_range"


def test_there_is_no_level_a() -> None:
    assert refused(scene(caster("meteor"), commander("blue", "1,0")), "meteor", "A", (1, 0)) == "no_such_level"


@pytest.mark.parametrize(("level", "sides"), [("B", 4), ("C", 6), ("D", 8)])
def test_the_highest_die_is_the_damage(level: str, sides: int) -> None:
    outcome = cast_at(scene(caster("meteor"), commander("blue", "9,0")), "meteor", level, (9, 0), 1, sides, sides - 1)
    assert of(outcome, Rolled)[0].sides == sides
    assert harmed(outcome) == {"blue": sides}


@pytest.mark.parametrize(("level", "radius"), LEVELS)
def test_the_area_reaches_so_many_squares_from_its_centre(level: str, radius: int) -> None:
    beside = [f"blue-{steps} footman blue {8 + steps},3" for steps in range(1, 7)]
    aslant = [f"blue-{steps}0 footman blue {8 - steps},{3 + steps}" for steps in (1, 2, 3)]
    outcome = cast_at(
        scene(caster("meteor", 1, at="2,0"), commander("blue", "8,3"), *beside, *aslant), "meteor", level, (8, 3), 1
    )
    within = {f"blue-{steps}" for steps in range(1, radius + 1)}
    within |= {f"blue-{steps}0" for steps in (1, 2, 3) if 2 * steps <= radius}
    assert set(dice(outcome)) == {"blue"} | within


@pytest.mark.parametrize(("level", "radius"), LEVELS)
def test_it_may_be_aimed_at_an_empty_square_if_somebody_is_in_the_area(level: str, radius: int) -> None:
    state = scene(caster("meteor"), commander("blue", f"{4 + radius},6"))
    assert harmed(cast_at(state, "meteor", level, (4, 6), 1, 2, 3)) == {"blue": 3}
    assert refused(state, "meteor", level, (3, 6)) == "nothing_there"


def test_friends_count_the_full_willpower_enemies_theirs_less_knowledge_in_one_pool() -> None:
    lines = (caster("meteor", 4), "red-1 footman red 6,0", commander("blue", "6,1", 3), "blue-1 footman blue 7,0")
    outcome = cast_at(
        scene(*lines, "blue-2 footman blue 6,3 of=green", commander("green", "19,6", 9)),
        "meteor",
        "B",
        (6, 1),
        2,
        4,
        1,
        3,
    )
    assert dice(outcome) == {"blue": 1, "blue-1": 1, "blue-2": 4, "red-1": 4}
    assert rolled(outcome) == 4
    assert harmed(outcome) == {"blue": 2, "blue-1": 2, "blue-2": 4, "red-1": 4}


def test_without_dice_for_anyone_it_is_wasted_and_paid_for() -> None:
    outcome = cast_at(scene(caster("meteor"), commander("blue", "9,0", 3)), "meteor", "B", (9, 0))
    assert (withstood(outcome), paid(outcome), mp(outcome.state, "red")) == (("blue",), 9, 51)


def test_it_hurts_a_unicorn_and_spares_a_pixie() -> None:
    units = ("blue-1 unicorn blue 9,1", "blue-2 pixie blue 9,2 summon")
    outcome = cast_at(scene(caster("meteor"), commander("blue", "9,0"), *units), "meteor", "B", (9, 1), 1, 1, 2)
    assert harmed(outcome) == {"blue": 2, "blue-1": 2}


def test_several_who_die_of_it_fall_one_after_the_other_to_the_casters_credit() -> None:
    units = ("blue-1 footman blue 9,1 hp=2", "blue-2 footman blue 9,2 hp=3", "red-1 footman red 8,1 hp=1")
    outcome = cast_at(scene(caster("meteor"), commander("blue", "9,0"), *units), "meteor", "B", (9, 1), 1, 1, 2)
    assert of(outcome, Fell) == (
        Fell("blue-1", "blue", "meteor", (9, 1), "red"),
        Fell("red-1", "red", "meteor", (8, 1), "red"),
    )
