"""Thunder (rule book 7): one bolt for one enemy, the highest of d4, d6, d8 or d10 is the damage."""

import pytest

from game.core.entity import Owed
from game.core.event import DecisionOwed, Ended, Rolled
from game.rules.commander.actions import Move
from game.rules.commander.events import Fell, Term
from game.rules.commander.magic.events import Aimed, Harmed, SpellCast, Withstood
from tests.helpers.battle import hp, play
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    farthest,
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
    ("level", "costs", "squares"),
    [("A", (4, 3, 2, 1), 3), ("B", (5, 4, 3), 5), ("C", (6, 5), 7), ("D", (7,), 10)],
)
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("thunder", level) == costs
    assert farthest("thunder", level) == squares


@pytest.mark.parametrize(("level", "sides"), [("A", 4), ("B", 6), ("C", 8), ("D", 10)])
def test_each_level_rolls_larger_dice_and_the_highest_is_the_damage(level: str, sides: int) -> None:
    outcome = cast_at(scene(caster("thunder"), commander("blue", "2,0")), "thunder", level, (2, 0), 1, sides - 1, 1)
    assert [event.sides for event in of(outcome, Rolled)] == [sides]
    assert harmed(outcome) == {"blue": sides - 1}


def test_a_bolt_is_told_as_paid_rolled_and_suffered() -> None:
    state = scene(caster("thunder", 4), commander("blue", "2,0", 1))
    outcome = cast_at(state, "thunder", "B", (2, 0), 2, 6, 5)
    aimed = Aimed("blue", (Term("willpower", 4), Term("knowledge", -1)))
    assert outcome.events[:3] == (
        SpellCast("red", "thunder", "B", (2, 0), "", (), (aimed,), 60, 57),
        Rolled("thunder", "red", "red", 3, 6, "highest", (2, 6, 5), (6,), 1),
        Harmed("red", "blue", "blue", "thunder", 10, 4),
    )
    assert (hp(outcome.state, "blue"), mp(outcome.state, "red")) == (4, 57)


def test_the_targets_knowledge_takes_a_die_a_point() -> None:
    outcome = cast_at(scene(caster("thunder", 4), commander("blue", "2,0", 3)), "thunder", "C", (2, 0), 8)
    assert (dice(outcome), harmed(outcome)) == ({"blue": 1}, {"blue": 8})


def test_a_unit_in_command_range_counts_its_commanders_knowledge_and_one_outside_counts_none() -> None:
    pieces = (commander("blue", "5,0", 2), "blue-1 footman blue 2,0", "blue-2 footman blue 1,0")
    state = scene(caster("thunder", 3), *pieces)
    assert dice(cast_at(state, "thunder", "A", (2, 0), 1)) == {"blue-1": 1}
    assert dice(cast_at(state, "thunder", "A", (1, 0), 1, 1, 1)) == {"blue-2": 3}


@pytest.mark.parametrize("knowledge", [3, 4])
def test_without_dice_nothing_is_rolled_and_the_mp_are_lost(knowledge: int) -> None:
    outcome = cast_at(scene(caster("thunder", 3), commander("blue", "2,0", knowledge)), "thunder", "A", (2, 0))
    assert (rolled(outcome), withstood(outcome), paid(outcome)) == (0, ("blue",), 1)
    assert of(outcome, Withstood) == (Withstood("red", "blue", "thunder"),)


def test_the_strike_cap_of_walls_and_wings_does_not_hold_for_spells() -> None:
    state = scene(caster("thunder"), commander("blue", "2,0", hp=10), board="..R\n...")
    assert harmed(cast_at(state, "thunder", "D", (2, 0), 9, 1, 1)) == {"blue": 9}
    high = scene(caster("thunder"), commander("blue", "4,0"), "blue-1 griffon blue 2,0")
    assert harmed(cast_at(high, "thunder", "D", (2, 0), 9, 1, 1)) == {"blue-1": 9}


def test_only_an_enemy_can_be_chosen() -> None:
    state = scene(caster("thunder"), "red-1 footman red 0,1", commander("blue", "2,0"))
    assert refused(state, "thunder", "A", (0, 1)) == "not_an_enemy"
    assert refused(state, "thunder", "A", (0, 0)) == "not_an_enemy"
    assert refused(state, "thunder", "A", (1, 1)) == "no_target"


def test_its_neighbours_are_spared() -> None:
    pieces = (commander("blue", "2,0"), "blue-1 footman blue 2,1", "red-1 footman red 1,0")
    assert harmed(cast_at(scene(caster("thunder"), *pieces), "thunder", "D", (2, 0), 5, 5, 5)) == {"blue": 5}


def test_a_unicorn_is_hurt_and_a_pixie_cannot_be_chosen() -> None:
    pieces = (commander("blue", "9,0"), "blue-1 unicorn blue 2,0", "blue-2 pixie blue 1,0 summon")
    state = scene(caster("thunder"), *pieces)
    assert harmed(cast_at(state, "thunder", "A", (2, 0), 4, 1, 1)) == {"blue-1": 4}
    assert refused(state, "thunder", "A", (1, 0)) == "immune"


@pytest.mark.parametrize(("face", "lost"), [(3, {"blue": 1}), (2, {})])
def test_resist_lowers_the_damage_perhaps_to_nothing(face: int, lost: dict[str, int]) -> None:
    state = scene(caster("thunder"), commander("blue", "2,0", effects="resist:2"))
    outcome = cast_at(state, "thunder", "A", (2, 0), 1, face, 1)
    assert harmed(outcome) == lost
    assert withstood(outcome) == (() if lost else ("blue",))
    assert of(outcome, SpellCast)[0].targets[0].less == (Term("effect.spell_reduction", 2),)


def test_resist_and_resistance_add_up() -> None:
    state = scene(caster("thunder"), commander("blue", "2,0", effects="resist:2", skills="resistance"))
    assert harmed(cast_at(state, "thunder", "C", (2, 0), 7, 1, 1)) == {"blue": 3}


def test_who_has_moved_by_its_own_steps_casts_nothing() -> None:
    state = scene(caster("thunder"), commander("blue", "3,0"))
    moved = play(state, Move("red", ((1, 0),))).state
    assert refused(moved, "thunder", "B", (3, 0)) == "moved_before_casting"


def test_a_commander_killed_by_it_takes_the_troop_along_and_the_caster_may_regroup() -> None:
    pieces = (commander("blue", "2,0", hp=4), "blue-1 footman blue 9,5", commander("bess", "9,6"))
    outcome = cast_at(scene(caster("thunder"), *pieces, turns="red* blue bess"), "thunder", "A", (2, 0), 4, 1, 1)
    assert of(outcome, Harmed) == (Harmed("red", "blue", "blue", "thunder", 4, 0),)
    assert of(outcome, Fell) == (
        Fell("blue", "blue", "thunder", (2, 0), "red"),
        Fell("blue-1", "blue", "troop", (9, 5)),
    )
    assert of(outcome, DecisionOwed) == (DecisionOwed(Owed("regroup", "red", ("red",), 2)),)


def test_the_death_of_the_last_enemy_commander_by_it_wins_the_battle() -> None:
    outcome = cast_at(scene(caster("thunder"), commander("blue", "2,0", hp=1)), "thunder", "A", (2, 0), 1, 1, 1)
    assert [event.winner for event in of(outcome, Ended)] == ["red"]
