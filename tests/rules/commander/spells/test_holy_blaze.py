"""Holy Blaze (rule book 7): white fire on enemies alone; at C and D friends in the area gain 1 HP without dice."""

import pytest

from game.core.event import Rolled
from game.rules.commander.actions import Cast
from game.rules.commander.events import Fell
from game.rules.commander.magic.events import Harmed, Mended
from tests.helpers.battle import RULES, hp
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    farthest,
    harmed,
    mended,
    mp,
    paid,
    prices,
    refused,
    rolled,
    scene,
    withstood,
)


@pytest.mark.parametrize(
    ("level", "costs", "squares"),
    [("A", (6, 5, 4, 3), 4), ("B", (7, 6, 5), 6), ("C", (8, 7), 6), ("D", (9,), 8)],
)
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("holy_blaze", level) == costs
    assert farthest("holy_blaze", level) == squares


@pytest.mark.parametrize(("level", "sides"), [("A", 4), ("B", 4), ("C", 6), ("D", 8)])
def test_each_level_rolls_its_dice_and_the_highest_is_the_damage(level: str, sides: int) -> None:
    outcome = cast_at(scene(caster("holy_blaze"), commander("blue", "4,0")), "holy_blaze", level, (4, 0), 1, sides, 1)
    assert [event.sides for event in of(outcome, Rolled)] == [sides]
    assert harmed(outcome) == {"blue": sides}


@pytest.mark.parametrize("level", ["A", "B"])
def test_the_lower_levels_burn_a_whole_troop_wherever_it_stands(level: str) -> None:
    pieces = (commander("blue", "4,0"), "blue-1 footman blue 19,6", commander("bess", "5,0"), "red-1 footman red 4,1")
    state = scene(caster("holy_blaze"), *pieces, turns="red* blue bess")
    assert harmed(cast_at(state, "holy_blaze", level, (4, 0), 4, 1, 1)) == {"blue": 4, "blue-1": 4}


def test_the_lower_levels_are_aimed_at_an_enemy_commander() -> None:
    state = scene(caster("holy_blaze"), "red-1 footman red 1,0", commander("blue", "4,0"), "blue-1 footman blue 3,0")
    assert refused(state, "holy_blaze", "A", (0, 0)) == "not_an_enemy"
    assert refused(state, "holy_blaze", "A", (3, 0)) == "needs_commander"
    assert refused(state, "holy_blaze", "A", (2, 0)) == "needs_commander"


@pytest.mark.parametrize(("level", "far"), [("C", 1), ("D", 2)])
def test_the_higher_levels_burn_every_enemy_within_the_area(level: str, far: int) -> None:
    pieces = (commander("blue", f"{6 - far},1"), f"blue-1 footman blue 6,{1 + far}", f"blue-2 footman blue 6,{2 + far}")
    bess = commander("bess", "6,0")
    state = scene(caster("holy_blaze", at="1,1"), *pieces, bess, turns="red* blue bess")
    assert sorted(harmed(cast_at(state, "holy_blaze", level, (6, 1), 5, 1, 1))) == ["bess", "blue", "blue-1"]


def test_it_may_be_aimed_at_an_empty_square() -> None:
    state = scene(caster("holy_blaze"), commander("blue", "5,0"))
    assert refused(state, "holy_blaze", "C", (4, 0)) is None
    assert refused(state, "holy_blaze", "C", (5, 1)) is None
    assert refused(state, "holy_blaze", "C", (3, 0)) == "nothing_there"


@pytest.mark.parametrize("level", ["C", "D"])
def test_friends_in_the_area_are_not_hurt_and_gain_1_hp_without_dice(level: str) -> None:
    pieces = ("red-1 footman red 4,1 hp=3", "red-2 footman red 3,0 hp=10", commander("blue", "4,0"))
    outcome = cast_at(scene(caster("holy_blaze"), *pieces), "holy_blaze", level, (4, 0), 2, 6, 1)
    assert (harmed(outcome), mended(outcome)) == ({"blue": 6}, {"red-1": 1})
    assert of(outcome, Mended) == (Mended("red", "red-1", "holy_blaze", 3, 4),)
    assert dice(outcome) == {"blue": 3}


def test_friends_gain_even_where_no_die_counts_against_any_enemy_and_where_there_is_none() -> None:
    pieces = ("red-1 footman red 4,1 hp=3", commander("blue", "4,0", 9))
    outcome = cast_at(scene(caster("holy_blaze"), *pieces), "holy_blaze", "C", (4, 0))
    assert (rolled(outcome), withstood(outcome), mended(outcome)) == (0, ("blue",), {"red-1": 1})
    alone = cast_at(scene(caster("holy_blaze"), *pieces[:1], commander("blue", "19,0")), "holy_blaze", "C", (4, 1))
    assert (rolled(alone), mended(alone), paid(alone)) == (0, {"red-1": 1}, 7)


def test_the_caster_is_a_friend_as_well_and_so_is_another_troop_but_no_pixie() -> None:
    pieces = (commander("rose", "1,0", side="red", hp=9), "red-1 pixie red 0,1 summon hp=5", commander("blue", "9,0"))
    state = scene(caster("holy_blaze", hp=1), *pieces, turns="red* rose blue")
    assert mended(cast_at(state, "holy_blaze", "C", (0, 0))) == {"red": 1, "rose": 1}


def test_at_a_and_b_no_friend_gains_anything() -> None:
    pieces = ("red-1 footman red 4,1 hp=3", commander("blue", "4,0"))
    assert mended(cast_at(scene(caster("holy_blaze"), *pieces), "holy_blaze", "B", (4, 0), 1, 1, 1)) == {}


def test_no_friend_is_named_as_in_harm_but_those_who_gain_are() -> None:
    state = scene(caster("holy_blaze"), "red-1 footman red 4,1 hp=3", commander("blue", "4,0"))
    action = Cast("red", "holy_blaze", "C", (4, 0))
    assert RULES.magic.friends_in_harm(state, action) == ()
    assert RULES.magic.gaining(state, action) == ("red-1",)


def test_targets_of_different_knowledge_count_different_numbers_of_one_pool() -> None:
    pieces = (commander("blue", "6,0", 2), "blue-1 footman blue 7,0", commander("bess", "6,1", 3))
    state = scene(caster("holy_blaze", 4), *pieces, turns="red* blue bess")
    outcome = cast_at(state, "holy_blaze", "D", (6, 0), 3, 7)
    assert dice(outcome) == {"bess": 1, "blue": 2, "blue-1": 2}
    assert harmed(outcome) == {"bess": 3, "blue": 7, "blue-1": 7}


def test_resistance_at_expert_takes_two_off_for_the_troop() -> None:
    pieces = (commander("blue", "4,0", skills="resistance:3"), "blue-1 footman blue 5,0", "blue-2 footman blue 19,6")
    outcome = cast_at(scene(caster("holy_blaze"), *pieces), "holy_blaze", "B", (4, 0), 3, 1, 4)
    assert dice(outcome) == {"blue": 2, "blue-1": 2, "blue-2": 3}
    assert harmed(outcome) == {"blue": 1, "blue-1": 1, "blue-2": 4}


def test_a_unicorn_is_hurt_and_a_pixie_is_not() -> None:
    pieces = (commander("blue", "9,0"), "blue-1 unicorn blue 4,0", "blue-2 pixie blue 4,1 summon")
    assert harmed(cast_at(scene(caster("holy_blaze"), *pieces), "holy_blaze", "C", (4, 0), 6, 1, 1)) == {"blue-1": 6}


def test_who_dies_of_it_fell_by_the_caster() -> None:
    pieces = (commander("blue", "9,0"), "blue-1 footman blue 4,0 hp=2")
    outcome = cast_at(scene(caster("holy_blaze"), *pieces), "holy_blaze", "C", (4, 0), 2, 1, 1)
    assert of(outcome, Harmed) == (Harmed("red", "blue-1", "blue", "holy_blaze", 2, 0),)
    assert of(outcome, Fell) == (Fell("blue-1", "blue", "holy_blaze", (4, 0), "red"),)
    assert hp(outcome.state, "blue-1") == 0


def test_a_valkyrie_casts_it_up_to_level_b_at_full_price() -> None:
    pieces = ("red-1 valkyrie red 1,0 summon", commander("blue", "4,0"))
    state = scene(caster("thunder"), *pieces)
    assert refused(state, "holy_blaze", "C", (4, 0), by="red-1") == "level_not_owned"
    outcome = cast_at(state, "holy_blaze", "B", (4, 0), 2, 1, 1, by="red-1")
    assert (harmed(outcome), mp(outcome.state, "red-1")) == ({"blue": 2}, 8)
