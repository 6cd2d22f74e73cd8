"""Fire Ball (rule book 7): d4 / d4 / d6 / d8 damage to one piece or to whoever is in the area, friends as well."""

import pytest

from game.core.entity import Owed
from game.core.event import DecisionOwed, Ended, Rolled
from game.rules.commander.actions import Move
from game.rules.commander.components import Readiness
from game.rules.commander.events import Fell, TurnBegan
from game.rules.commander.magic.events import Harmed, SpellCast
from tests.helpers.battle import hp, play_all
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


@pytest.mark.parametrize(
    ("level", "costs", "squares"), [("A", (4, 3, 2, 1), 4), ("B", (5, 4, 3), 6), ("C", (6, 5), 8), ("D", (9,), 10)]
)
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("fire_ball", level) == costs
    state = scene(caster("fire_ball"), commander("blue", f"{squares},0"))
    assert refused(state, "fire_ball", level, (squares, 0)) is None
    assert refused(state, "fire_ball", level, (squares, 1)) == "out_of_range"


@pytest.mark.parametrize(("level", "sides"), [("A", 4), ("B", 4), ("C", 6), ("D", 8)])
def test_the_highest_die_is_the_damage(level: str, sides: int) -> None:
    outcome = cast_at(scene(caster("fire_ball"), commander("blue", "4,0")), "fire_ball", level, (4, 0), 1, sides, 2)
    roll = of(outcome, Rolled)[0]
    assert (roll.count, roll.sides, roll.outcome) == (3, sides, (sides,))
    assert of(outcome, Harmed) == (Harmed("red", "blue", "blue", "fire_ball", 10, 10 - sides),)


def test_it_always_hurts_by_one_at_least_if_any_die_counts() -> None:
    outcome = cast_at(scene(caster("fire_ball"), commander("blue", "3,0", 2)), "fire_ball", "A", (3, 0), 1)
    assert harmed(outcome) == {"blue": 1}


def test_without_dice_nothing_happens_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("fire_ball"), commander("blue", "3,0", 3)), "fire_ball", "A", (3, 0))
    assert (rolled(outcome), withstood(outcome), hp(outcome.state, "blue")) == (0, ("blue",), 10)
    assert (paid(outcome), mp(outcome.state, "red")) == (1, 59)


@pytest.mark.parametrize(("level", "radius"), [("A", 0), ("B", 1), ("C", 2), ("D", 3)])
def test_the_area_reaches_so_many_squares_from_its_centre(level: str, radius: int) -> None:
    beside = [f"blue-{steps} footman blue {4 + steps},3" for steps in range(5)]
    aslant = [f"blue-{steps}{steps} footman blue {4 - steps},{3 + steps}" for steps in (1, 2)]
    state = scene(caster("fire_ball", 1, at="3,0"), commander("blue", "19,6"), *beside, *aslant)
    within = {f"blue-{steps}" for steps in range(radius + 1)}
    within |= {f"blue-{steps}{steps}" for steps in (1, 2) if 2 * steps <= radius}
    assert set(dice(cast_at(state, "fire_ball", level, (4, 3), 1))) == within


def test_an_area_may_be_aimed_at_an_empty_square_but_not_where_nobody_would_be_in_it() -> None:
    state = scene(caster("fire_ball"), commander("blue", "5,0"))
    assert harmed(cast_at(state, "fire_ball", "B", (4, 0), 1, 4, 1)) == {"blue": 4}
    assert refused(state, "fire_ball", "B", (3, 0)) == "nothing_there"
    assert refused(state, "fire_ball", "A", (4, 0)) == "no_target"


def test_targets_share_one_pool_and_each_counts_its_first_dice() -> None:
    units = ("blue-1 footman blue 4,1", "green-1 footman blue 4,2 of=green")
    state = scene(caster("fire_ball", 5), commander("blue", "4,0", 3), *units, commander("green", "19,6", 9))
    outcome = cast_at(state, "fire_ball", "D", (4, 1), 2, 1, 3, 8, 4)
    assert dice(outcome) == {"blue": 2, "blue-1": 2, "green-1": 5}
    assert rolled(outcome) == 5
    assert harmed(outcome) == {"blue": 2, "blue-1": 2, "green-1": 8}


def test_who_counts_no_dice_stands_unhurt_among_the_burnt() -> None:
    state = scene(
        caster("fire_ball", 2), commander("blue", "4,0", 2), "blue-1 footman blue 5,0", "blue-2 footman blue 9,0"
    )
    outcome = cast_at(state, "fire_ball", "C", (6, 0), 6) if False else cast_at(state, "fire_ball", "C", (7, 0), 3, 5)
    assert dice(outcome) == {"blue-1": 0, "blue-2": 2}
    assert (harmed(outcome), withstood(outcome)) == ({"blue-2": 5}, ("blue-1",))


def test_friends_in_the_area_are_caught_by_the_casters_full_willpower() -> None:
    friends = ("red-1 footman red 4,0", commander("ally", "5,1", 9, side="red"))
    state = scene(caster("fire_ball"), *friends, commander("blue", "5,0", 2))
    outcome = cast_at(state, "fire_ball", "B", (5, 0), 1, 2, 4)
    assert dice(outcome) == {"ally": 3, "blue": 1, "red-1": 3}
    assert harmed(outcome) == {"ally": 4, "blue": 1, "red-1": 4}


def test_level_a_may_be_aimed_at_a_friend() -> None:
    state = scene(caster("fire_ball"), "red-1 footman red 4,0", commander("blue", "19,6"))
    assert harmed(cast_at(state, "fire_ball", "A", (4, 0), 1, 2, 1)) == {"red-1": 2}


def test_the_caster_itself_can_be_caught() -> None:
    outcome = cast_at(scene(caster("fire_ball"), commander("blue", "2,0")), "fire_ball", "B", (1, 0), 1, 1, 3)
    assert of(outcome, Harmed) == (
        Harmed("red", "blue", "blue", "fire_ball", 10, 7),
        Harmed("red", "red", "", "fire_ball", 10, 7),
    )


def test_a_friend_that_is_hurt_does_not_count_as_fought() -> None:
    lines = (caster("fire_ball"), "red-1 footman red 4,0", commander("blue", "19,6"))
    state = cast_at(scene(*lines), "fire_ball", "B", (4, 0), 1, 1, 1).state
    assert state.row(Readiness, "red") == Readiness(done=True)


def test_a_unicorn_is_hurt_and_a_pixie_is_not() -> None:
    units = ("blue-1 unicorn blue 4,0", "blue-2 pixie blue 5,0 summon")
    state = scene(caster("fire_ball"), commander("blue", "9,0"), *units)
    assert harmed(cast_at(state, "fire_ball", "B", (4, 0), 4, 1, 1)) == {"blue-1": 4}
    assert refused(state, "fire_ball", "B", (5, 1)) == "nothing_there"
    near = scene(caster("fire_ball"), commander("blue", "9,0"), "blue-2 pixie blue 3,0 summon")
    assert refused(near, "fire_ball", "A", (3, 0)) == "immune"


def test_resist_and_resistance_lower_it_to_nothing_at_the_least() -> None:
    guarded = commander("blue", "4,0", skills="resistance:1", effects="resist:1")
    state = scene(caster("fire_ball"), guarded, "blue-1 footman blue 5,0 effects=resist:2")
    outcome = cast_at(state, "fire_ball", "B", (4, 0), 3, 1, 1)
    assert (harmed(outcome), withstood(outcome)) == ({"blue-1": 1}, ("blue",))
    assert harmed(cast_at(state, "fire_ball", "B", (4, 0), 4, 1, 1)) == {"blue": 1, "blue-1": 2}


def test_resist_is_no_help_against_a_friends_fire_but_resistance_is() -> None:
    mine = caster("fire_ball", skills="fire_magic:3>resistance:3")
    lines = (mine, "red-1 footman red 2,0", commander("ally", "3,0", side="red", effects="resist:2"))
    outcome = cast_at(scene(*lines, commander("blue", "19,6")), "fire_ball", "B", (2, 0), 3, 1, 1)
    assert harmed(outcome) == {"ally": 3, "red-1": 1}


def test_walls_and_heights_do_not_matter_nor_does_any_strike_cap() -> None:
    lines = (caster("fire_ball"), commander("blue", "3,0"))
    state = scene(*lines, board=".#fR\n....")
    assert harmed(cast_at(state, "fire_ball", "D", (3, 0), 8, 1, 1))["blue"] == 8


def test_who_has_walked_cannot_cast() -> None:
    state = play_all(scene(caster("fire_ball"), commander("blue", "3,0")), Move("red", ((0, 1),)))
    assert refused(state, "fire_ball", "A", (3, 0)) == "moved_before_casting"


def test_a_commander_who_dies_of_it_takes_its_troop_along_and_the_caster_may_regroup() -> None:
    lines = (
        "red-1 footman red 0,1",
        commander("blue", "4,0", hp=3),
        "blue-1 footman blue 9,0",
        commander("beryl", "9,6"),
    )
    state = scene(caster("fire_ball"), *lines, turns="red* blue beryl")
    outcome = cast_at(state, "fire_ball", "B", (4, 0), 3, 1, 1)
    assert of(outcome, Fell) == (
        Fell("blue", "blue", "fire_ball", (4, 0), "red"),
        Fell("blue-1", "blue", "troop", (9, 0)),
    )
    assert of(outcome, DecisionOwed) == (DecisionOwed(Owed("regroup", "red", ("red",), 2)),)


def test_a_unit_whose_spell_harmed_the_fallen_troop_may_regroup() -> None:
    lines = (caster("summon_creature", at="0,1"), "red-1 phoenix red 0,0 summon", "red-2 footman red 0,2")
    foes = (commander("blue", "4,0", hp=1), commander("beryl", "9,6"))
    outcome = cast_at(scene(*lines, *foes, turns="red* blue beryl"), "fire_ball", "C", (4, 0), 1, 1, 1, by="red-1")
    assert of(outcome, DecisionOwed) == (DecisionOwed(Owed("regroup", "red", ("red", "red-1"), 2)),)


def test_the_last_enemy_commander_who_dies_of_it_ends_the_battle() -> None:
    outcome = cast_at(scene(caster("fire_ball"), commander("blue", "4,0", hp=1)), "fire_ball", "A", (4, 0), 1, 1, 1)
    assert outcome.events[-1] == Ended("red", "enemies_fell")
    assert of(outcome, DecisionOwed) == ()


def test_a_caster_who_burns_itself_to_death_ends_its_turn_with_its_troop() -> None:
    lines = (
        caster("fire_ball", hp=1),
        "red-1 footman red 9,0",
        commander("rowan", "0,6", side="red"),
        commander("blue", "2,0"),
    )
    outcome = cast_at(scene(*lines, turns="red* blue rowan"), "fire_ball", "B", (1, 0), 1, 1, 1)
    assert of(outcome, Fell) == (Fell("red", "red", "fire_ball", (0, 0), "red"), Fell("red-1", "red", "troop", (9, 0)))
    assert outcome.events[-1] == TurnBegan("blue", 1, ("blue",))


def test_if_both_last_commanders_die_of_it_nobody_wins() -> None:
    state = scene(caster("fire_ball", hp=1), commander("blue", "2,0", hp=1))
    assert cast_at(state, "fire_ball", "B", (1, 0), 1, 1, 1).events[-1] == Ended("", "all_fell")


def test_a_phoenix_casts_up_to_level_c_at_full_price_with_its_commanders_willpower() -> None:
    lines = (caster("summon_creature", 2, at="0,1"), "red-1 phoenix red 0,0 summon", commander("blue", "3,0"))
    outcome = cast_at(scene(*lines), "fire_ball", "C", (3, 0), 1, 6, by="red-1")
    assert (paid(outcome), mp(outcome.state, "red-1"), mp(outcome.state, "red")) == (8, 8, 60)
    assert (dice(outcome), of(outcome, SpellCast)[0].caster) == ({"blue": 2}, "red-1")
    assert refused(scene(*lines), "fire_ball", "D", (3, 0), by="red-1") == "level_not_owned"


def test_a_phoenix_out_of_command_range_casts_with_willpower_one() -> None:
    lines = (caster("summon_creature", 5, at="0,6"), "red-1 phoenix red 0,0 summon", commander("blue", "3,0"))
    assert dice(cast_at(scene(*lines), "fire_ball", "A", (3, 0), 4, by="red-1")) == {"blue": 1}
