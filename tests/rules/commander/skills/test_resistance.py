"""Resistance (rule book 8): less damage from spells for the commander, a die less against the troop, less damage for
all."""

import pytest

from game.rules.commander.actions import EndTurn
from game.rules.commander.events import Term
from game.rules.commander.magic.events import SpellCast, Suffered
from tests.helpers.battle import play
from tests.helpers.checks import of
from tests.helpers.magic import cast_at, caster, commander, dice, harmed, scene, withstood

UNITS = ("blue-1 footman blue 4,1", "blue-2 footman blue 19,6")
"""One unit in command range of a commander at 4,0, and one far outside."""


def blazed(rank: int, *faces: int) -> dict[str, int]:
    """What Holy Blaze on the whole troop takes from each piece of a commander with this rank."""
    skills = f"resistance:{rank}" if rank else "-"
    state = scene(caster("holy_blaze"), commander("blue", "4,0", skills=skills), *UNITS)
    return harmed(cast_at(state, "holy_blaze", "B", (4, 0), *faces))


@pytest.mark.parametrize(
    ("rank", "lost"),
    [
        (0, {"blue": 4, "blue-1": 4, "blue-2": 4}),
        (1, {"blue": 2, "blue-1": 4, "blue-2": 4}),
        (2, {"blue": 2, "blue-1": 4, "blue-2": 4}),
        (3, {"blue": 2, "blue-1": 2, "blue-2": 4}),
    ],
)
def test_basic_shields_the_commander_and_expert_the_troop_in_range_and_they_do_not_add_up(
    rank: int, lost: dict[str, int]
) -> None:
    assert blazed(rank, 4, 4, 4) == lost


def test_no_damage_falls_below_nothing() -> None:
    state = scene(caster("thunder"), commander("blue", "2,0", skills="resistance"))
    outcome = cast_at(state, "thunder", "A", (2, 0), 2, 1, 1)
    assert (harmed(outcome), withstood(outcome)) == ({}, ("blue",))
    assert of(outcome, SpellCast)[0].targets[0].less == (Term("ability.spell_reduction", 2),)


@pytest.mark.parametrize(("rank", "counted"), [(0, 3), (1, 3), (2, 2), (3, 2)])
def test_from_advanced_on_hostile_spells_roll_a_die_less_against_the_troop_in_range(rank: int, counted: int) -> None:
    skills = f"resistance:{rank}" if rank else "-"
    state = scene(caster("holy_blaze"), commander("blue", "4,0", skills=skills), *UNITS)
    found = dice(cast_at(state, "holy_blaze", "B", (4, 0), 1, 1, 1))
    assert found == {"blue": counted, "blue-1": counted, "blue-2": 3}


def test_the_die_less_holds_for_spells_that_do_no_damage() -> None:
    state = scene(caster("decline"), commander("blue", "4,0", skills="resistance:2"))
    assert dice(cast_at(state, "decline", "B", (4, 0), 1, 1)) == {"blue": 2}


def test_a_friends_spell_rolls_no_die_less_but_does_less_damage() -> None:
    line = commander("rose", "4,0", side="red", hp=1, skills="resistance:2")
    healer = scene(caster("heal"), line, commander("blue", "9,0"), turns="red* rose blue")
    assert dice(cast_at(healer, "heal", "A", (4, 0), 1, 1, 1)) == {"rose": 3}
    hurt = commander("rose", "4,0", side="red", skills="resistance:2")
    fire = scene(caster("fire_ball"), hurt, commander("blue", "9,0"), turns="red* rose blue")
    outcome = cast_at(fire, "fire_ball", "B", (4, 0), 4, 1, 1)
    assert (dice(outcome), harmed(outcome)) == ({"rose": 3}, {"rose": 2})


def test_it_lowers_what_burning_ground_does() -> None:
    pieces = (
        commander("red", "0,0", side="red", skills="resistance"),
        "red-1 footman red 1,0",
        commander("blue", "9,0"),
    )
    outcome = play(scene(*pieces, fields=["blue cells=0,0>1,0 damage=2"]), EndTurn("red"))
    assert of(outcome, Suffered) == (Suffered("blue", "red-1", "burn", 10, 8),)


def test_it_takes_two_off_the_damage_of_thorns() -> None:
    state = scene(caster("thorns"), commander("blue", "2,0", skills="resistance"))
    assert harmed(cast_at(state, "thorns", "A", (2, 0), 4, 4, 4)) == {}
