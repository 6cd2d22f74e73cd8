"""What gifts do to the commander's own spells and to those cast at it, by name (rule book 7, 9 and 12)."""

from fractions import Fraction

import pytest

from game.core.action import Action
from game.core.grid import Cell
from game.core.state import State
from game.rules.commander.actions import Aim, Cast, EndTurn, Enough, Place
from game.rules.commander.events import Term
from game.rules.commander.gifted import hp_after
from game.rules.commander.magic.events import SpellCast, Suffered
from game.rules.commander.magic.outcome import TargetOdds
from game.rules.commander.spells import HealSpell
from tests.helpers.battle import ENGINE, RULES, hp, play, refusal
from tests.helpers.checks import branched, of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    harmed,
    laid,
    mended,
    refused,
    rolled,
    scene,
)

FAR = commander("blue", "19,6")
RANGE = "quiz:spell_range:1"

# -- how far a spell goes


def edge(state: State, spell: str, level: str, *xs: int) -> list[str | None]:
    """Why the level cannot be aimed so far to the right of the caster in the corner, None where it can."""
    return [refused(state, spell, level, (x, 0)) for x in xs]


@pytest.mark.parametrize(
    ("spell", "level", "far", "target"),
    [
        ("thunder", "A", 3, "blue"),
        ("chain_lightning", "C", 7, "blue"),
        ("holy_blaze", "A", 4, "blue"),
        ("fire_ball", "B", 6, "blue"),
        ("protection", "A", 4, "red"),
        ("haste", "B", 5, "red"),
        ("teleport", "D", 10, "red"),
        ("return", "C", 15, "red"),
        ("summon_creature", "A", 4, ""),
        ("burn", "B", 6, ""),
    ],
)
def test_each_own_spell_goes_one_square_farther_and_no_more(spell: str, level: str, far: int, target: str) -> None:
    for x, why in ((far + 1, None), (far + 2, "out_of_range")):
        there = [commander("there", f"{x},0", side=target)] if target else []
        state = scene(caster(spell, gifts=RANGE), *there, FAR, turns="red* blue")
        assert edge(state, spell, level, x) == [why]
        assert (Cast("red", spell, level, (x, 0)) in RULES.candidates(state, "red")) == (why is None)
        plain = scene(caster(spell), *there, FAR, turns="red* blue")
        assert edge(plain, spell, level, x) == ["out_of_range"]


def test_the_square_farther_is_told_with_the_refusal() -> None:
    state = scene(caster("thunder", gifts=RANGE), commander("blue", "5,0"))
    told = RULES.explain(state, Cast("red", "thunder", "A", (5, 0)))
    assert told is not None
    assert dict(told.about) == {"apart": 5, "range": 4}


def test_an_area_is_no_larger() -> None:
    state = scene(caster("fire_ball", 1, gifts=RANGE), commander("blue", "8,0"), "blue-1 footman blue 9,0")
    assert dice(cast_at(state, "fire_ball", "B", (7, 0), 1)) == {"blue": 1}


def test_the_leaps_of_a_chain_are_no_longer() -> None:
    units = ("blue-1 footman blue 11,0", "blue-2 footman blue 12,0")
    state = scene(caster("chain_lightning", gifts=RANGE), commander("blue", "8,0"), *units)
    begun = play(state, Cast("red", "chain_lightning", "C", (8, 0))).state
    assert refusal(begun, Aim("red", (11, 0))) is None
    assert refusal(begun, Aim("red", (12, 0))) == "too_far_apart"


def test_each_burning_square_may_lie_farther() -> None:
    state = play(scene(caster("burn", gifts=RANGE), FAR), Cast("red", "burn", "B", (6, 0))).state
    assert refusal(state, Aim("red", (7, 0))) is None
    begun = play(state, Aim("red", (7, 0))).state
    assert refusal(begun, Aim("red", (8, 0))) == "out_of_range"


@pytest.mark.parametrize(("spell", "level", "near"), [("teleport", "D", 11), ("return", "C", 3)])
def test_the_goal_of_teleport_lies_farther_and_that_of_return_does_not(spell: str, level: str, near: int) -> None:
    state = play(scene(caster(spell, gifts=RANGE), FAR), Cast("red", spell, level, (0, 0))).state
    assert refusal(state, Aim("red", (near, 0))) is None
    assert refusal(state, Aim("red", (near + 1, 0))) == "out_of_range"
    placed = play(state, Aim("red", (near, 0))).state
    assert refusal(placed, Place("red", (near, 0))) is None


def test_a_creature_that_was_called_casts_as_far_as_ever() -> None:
    pieces = (caster("summon_creature", 3, gifts=RANGE), "red-1 phoenix red 1,0 summon", commander("blue", "6,0"))
    state = scene(*pieces)
    assert refused(state, "fire_ball", "A", (6, 0), by="red-1") == "out_of_range"


# -- helpful spells


def heed(spell: str, *pieces: str, points: int = 1, willpower: int = 3) -> State:
    return scene(caster(spell, willpower, gifts=f"heed:helpful_points:{points}"), *pieces, FAR)


def test_healing_gives_each_target_more_than_the_highest_die() -> None:
    state = heed("heal", "red-1 footman red 1,0 hp=1", "red-2 footman red 2,0 hp=8", points=2)
    assert mended(cast_at(state, "heal", "B", (0, 0), 1, 3, 2)) == {"red-1": 5, "red-2": 2}


@pytest.mark.parametrize(
    ("spell", "level", "faces", "kind", "size"),
    [
        ("bless", "A", (4, 4, 4), "attack", 3),
        ("protection", "B", (4, 4, 1), "defence", 3),
        ("wind_shield", "B", (5, 5, 5), "ranged_reduction", 3),
        ("resist", "B", (3, 3, 3), "spell_reduction", 2),
        ("haste", "B", (), "move", 2),
    ],
)
def test_what_raises_a_figure_raises_it_by_a_point_more(
    spell: str, level: str, faces: tuple[int, ...], kind: str, size: int
) -> None:
    found = laid(cast_at(heed(spell), spell, level, (0, 0), *faces))
    assert found["red"][:2] == (kind, size)


def test_nothing_is_added_where_the_dice_do_not_suffice() -> None:
    assert laid(cast_at(heed("bless"), "bless", "A", (0, 0), 4, 1, 1)) == {}


def test_a_holy_blaze_mends_friends_by_one_hp_as_ever() -> None:
    blue = commander("blue", "3,0")
    state = scene(caster("holy_blaze", 1, gifts="heed:helpful_points:2"), "red-1 footman red 3,1 hp=2", blue)
    outcome = cast_at(state, "holy_blaze", "C", (3, 0), 4)
    assert (mended(outcome), harmed(outcome)) == ({"red-1": 1}, {"blue": 4})


def test_harmful_spells_gain_nothing_from_heed() -> None:
    state = scene(caster("thunder", 1, gifts="heed:helpful_points:2"), commander("blue", "3,0"))
    assert harmed(cast_at(state, "thunder", "A", (3, 0), 3)) == {"blue": 3}


def test_the_odds_name_what_is_added() -> None:
    odds = RULES.magic.odds(heed("heal", "red-1 footman red 1,0 hp=1", points=2), Cast("red", "heal", "A", (1, 0)))
    assert odds[0].more == (Term("gift.heed", 2),)
    assert [odds[0].points((face,)) for face in (1, 4)] == [3, 6]


# -- harmful spells

RECOGNITION = "recognition:harmful_dice:2"


def test_harmful_spells_roll_more_dice_against_enemies_by_name() -> None:
    outcome = cast_at(
        scene(caster("thunder", 1, gifts=RECOGNITION), commander("blue", "3,0")), "thunder", "A", (3, 0), *[1] * 3
    )
    (told,) = of(outcome, SpellCast)
    assert told.targets[0].dice == (Term("willpower", 1), Term("gift.recognition", 2))
    assert rolled(outcome) == 3


def test_they_can_make_up_for_knowledge() -> None:
    state = scene(caster("thunder", 1, gifts=RECOGNITION), commander("blue", "3,0", 2))
    assert dice(cast_at(state, "thunder", "A", (3, 0), 1)) == {"blue": 1}


def test_friends_who_are_caught_count_willpower_alone() -> None:
    state = scene(caster("fire_ball", 2, gifts=RECOGNITION), "red-1 footman red 3,1", commander("blue", "3,0"))
    assert dice(cast_at(state, "fire_ball", "B", (3, 0), *[1] * 4)) == {"blue": 4, "red-1": 2}


def test_helpful_spells_roll_no_dice_more() -> None:
    state = scene(caster("heal", 2, hp=1, gifts=RECOGNITION), FAR)
    assert dice(cast_at(state, "heal", "A", (0, 0), 1, 1)) == {"red": 2}


def test_a_creature_that_was_called_rolls_its_own_dice() -> None:
    pieces = (caster("summon_creature", 2, gifts=RECOGNITION), "red-1 phoenix red 1,0 summon", commander("blue", "4,0"))
    assert dice(cast_at(scene(*pieces), "fire_ball", "A", (4, 0), 1, 1, by="red-1")) == {"blue": 2}


# -- spells at the commander

CONSTRAINT = "constraint:spell_guard:2"


def test_spells_do_less_damage_to_the_commander_by_name() -> None:
    state = scene(caster("thunder", 1), commander("blue", "3,0", gifts=CONSTRAINT))
    outcome = cast_at(state, "thunder", "A", (3, 0), 3)
    assert of(outcome, SpellCast)[0].targets[0].less == (Term("gift.constraint", 2),)
    assert harmed(outcome) == {"blue": 1}


def test_it_adds_to_resist_and_to_resistance() -> None:
    blue = commander("blue", "3,0", gifts=CONSTRAINT, effects="resist:1", skills="resistance:1")
    outcome = cast_at(scene(caster("thunder", 1, knowledge=0), blue), "thunder", "D", (3, 0), 10)
    assert harmed(outcome) == {"blue": 10 - 1 - 2 - 2}


def test_its_units_are_hurt_as_ever() -> None:
    state = scene(caster("thunder", 1), commander("blue", "4,0", gifts=CONSTRAINT), "blue-1 footman blue 3,0")
    assert harmed(cast_at(state, "thunder", "A", (3, 0), 3)) == {"blue-1": 3}


def test_it_holds_against_the_spells_of_friends_too() -> None:
    state = scene(caster("fire_ball", 1, gifts=CONSTRAINT), commander("blue", "1,0"))
    assert harmed(cast_at(state, "fire_ball", "B", (1, 0), 4)) == {"red": 2, "blue": 4}


def test_fire_is_lowered_and_poison_is_not() -> None:
    blue = commander("blue", "3,0", gifts="constraint:spell_guard:1", effects="poison:12:0:red")
    state = scene(caster("thunder"), blue, turns="red blue*", fields=["red cells=3,0>4,0"])
    outcome = play(state, EndTurn("blue"))
    assert [(e.cause, e.before, e.after) for e in of(outcome, Suffered)] == [("burn", 10, 9), ("poison", 9, 7)]


# -- forecasts


def told(state: State, odds: TargetOdds) -> dict[int, Fraction]:
    """The chance of each number of HP the odds leave a target."""
    assert odds.spread is not None
    found: dict[int, Fraction] = {}
    for counted, weight in odds.spread.weights:
        points, piece = odds.points(counted), odds.aimed.piece
        heals = isinstance(odds.spell, HealSpell)
        left = min(10, hp(state, piece) + points) if heals else hp_after(state, piece, points)
        found[left] = found.get(left, Fraction()) + Fraction(weight, odds.spread.total)
    return found


def played(state: State, action: Action, piece: str) -> dict[int, Fraction]:
    """The same by playing every path of the dice."""
    return branched(ENGINE, state, action, lambda outcome: hp(outcome.state, piece))


@pytest.mark.parametrize(
    ("spell", "level", "at"),
    [("fire_ball", "B", (3, 0)), ("thunder", "B", (3, 0)), ("heal", "A", (2, 0)), ("chain_lightning", "C", (3, 0))],
)
def test_the_odds_of_a_cast_with_gifts_are_what_playing_it_gives(spell: str, level: str, at: Cell) -> None:
    state = scene(
        caster(spell, 2, gifts=f"{RANGE}>heed:helpful_points:1>{RECOGNITION}"),
        "red-1 footman red 2,0 hp=4",
        commander("blue", "3,0", 2, hp=2, gifts="constraint:spell_guard:1>constraint:last_stand:1"),
        "blue-1 footman blue 4,0 hp=3",
    )
    action: Action = Cast("red", spell, level, at)
    if spell == "chain_lightning":
        state, action = play(state, action).state, Enough("red")
    found = RULES.magic.odds(state, action)
    assert found
    for odds in found:
        assert told(state, odds) == played(state, action, odds.aimed.piece)
