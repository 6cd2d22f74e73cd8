"""Heal (rule book 7): the highest of d4, d4, d6 or d8 is the HP that come back, to one friend or to a troop."""

import pytest

from game.core.event import Rolled
from game.rules.commander.events import Term
from game.rules.commander.magic.events import Aimed, Mended, SpellCast
from tests.helpers.battle import hp
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    farthest,
    mended,
    mp,
    paid,
    prices,
    refused,
    rolled,
    scene,
    withstood,
)

FOE = commander("blue", "19,0")
TROOP = ("red-1 footman red 1,0 hp=1", "red-2 footman red 19,6 hp=5", FOE)


@pytest.mark.parametrize(
    ("level", "costs", "squares"),
    [("A", (4, 3, 2, 1), 4), ("B", (5, 4, 3), 4), ("C", (6, 5), 6), ("D", (7,), 6)],
)
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("heal", level, "red") == costs
    assert farthest("heal", level, "red") == squares


@pytest.mark.parametrize(("level", "sides"), [("A", 4), ("B", 4), ("C", 6), ("D", 8)])
def test_each_level_rolls_its_dice_and_the_highest_comes_back(level: str, sides: int) -> None:
    outcome = cast_at(scene(caster("heal", hp=1), FOE), "heal", level, (0, 0), 1, sides, 2)
    assert [event.sides for event in of(outcome, Rolled)] == [sides]
    assert mended(outcome) == {"red": sides}


def test_a_healing_is_told_as_paid_rolled_and_mended() -> None:
    outcome = cast_at(scene(caster("heal", 2), *TROOP), "heal", "A", (1, 0), 3, 2)
    assert outcome.events == (
        SpellCast("red", "heal", "A", (1, 0), "", (), (Aimed("red-1", (Term("willpower", 2),)),), 60, 59),
        Rolled("heal", "red", "red", 2, 4, "highest", (3, 2), (3,), 1),
        Mended("red", "red-1", "heal", 1, 4),
    )
    assert (hp(outcome.state, "red-1"), mp(outcome.state, "red")) == (4, 59)


def test_level_a_heals_one_friend_alone() -> None:
    assert mended(cast_at(scene(caster("heal"), *TROOP), "heal", "A", (1, 0), 4, 1, 1)) == {"red-1": 4}


@pytest.mark.parametrize("level", ["B", "C", "D"])
def test_higher_levels_heal_a_whole_troop_wherever_it_stands_by_one_pool(level: str) -> None:
    outcome = cast_at(scene(caster("heal", hp=8), *TROOP), "heal", level, (0, 0), 4, 1, 1)
    assert mended(outcome) == {"red": 2, "red-1": 4, "red-2": 4}
    assert rolled(outcome) == 3


def test_no_more_comes_back_than_is_missing_and_the_unhurt_gain_nothing() -> None:
    outcome = cast_at(scene(caster("heal"), *TROOP), "heal", "D", (0, 0), 8, 1, 1)
    assert (mended(outcome), withstood(outcome)) == ({"red-1": 8, "red-2": 5}, ("red",))


def test_healing_the_unhurt_is_allowed_and_wasted_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("heal"), FOE), "heal", "A", (0, 0), 4, 4, 4)
    assert (mended(outcome), withstood(outcome), paid(outcome)) == ({}, ("red",), 1)


def test_a_friends_knowledge_takes_no_die_and_decline_gives_none() -> None:
    pieces = (commander("rose", "2,0", 9, side="red", hp=1, effects="decline", skills="resistance:3"), FOE)
    outcome = cast_at(scene(caster("heal"), *pieces, turns="red* rose blue"), "heal", "A", (2, 0), 4, 1, 1)
    assert (dice(outcome), mended(outcome)) == ({"rose": 3}, {"rose": 4})


def test_a_caster_without_will_heals_nothing() -> None:
    outcome = cast_at(scene(caster("heal", 0), *TROOP), "heal", "A", (1, 0))
    assert (rolled(outcome), withstood(outcome), paid(outcome)) == (0, ("red-1",), 1)


def test_enemies_and_empty_squares_cannot_be_chosen() -> None:
    state = scene(caster("heal"), commander("blue", "2,0", hp=1), "blue-1 footman blue 3,0")
    assert [refused(state, "heal", level, (2, 0)) for level in "ABCD"] == ["not_a_friend"] * 4
    assert refused(state, "heal", "A", (1, 0)) == "no_target"
    assert refused(state, "heal", "B", (1, 0)) == "needs_commander"


def test_a_party_is_aimed_at_by_its_commander() -> None:
    assert refused(scene(caster("heal"), *TROOP), "heal", "B", (1, 0)) == "needs_commander"


def test_the_whole_troop_of_a_friend_can_be_healed() -> None:
    pieces = (commander("rose", "2,0", side="red", hp=5), "rose-1 footman red 9,0 hp=9", FOE)
    outcome = cast_at(scene(caster("heal"), *pieces, turns="red* rose blue"), "heal", "B", (2, 0), 3, 3, 3)
    assert mended(outcome) == {"rose": 3, "rose-1": 1}


def test_a_unicorn_is_healed_and_a_pixie_is_not() -> None:
    pieces = ("red-1 unicorn red 1,0 hp=2", "red-2 pixie red 2,0 summon hp=2", FOE)
    state = scene(caster("heal"), *pieces)
    assert mended(cast_at(state, "heal", "B", (0, 0), 4, 4, 4)) == {"red-1": 4}
    assert refused(state, "heal", "A", (2, 0)) == "immune"


def test_a_valkyrie_heals_with_its_summoners_will_in_command_range_and_at_full_price() -> None:
    pieces = ("red-1 valkyrie red 3,0 summon", "red-2 footman red 4,0 hp=1", FOE)
    state = scene(caster("thunder", 4, skills="life_magic:3"), *pieces)
    outcome = cast_at(state, "heal", "A", (4, 0), 1, 1, 2, 1, by="red-1")
    assert (mended(outcome), paid(outcome), mp(outcome.state, "red-1")) == ({"red-2": 2}, 4, 12)


def test_a_valkyrie_out_of_command_range_has_one_die() -> None:
    state = scene(caster("thunder", 4), "red-1 valkyrie red 4,0 summon hp=1", FOE)
    assert dice(cast_at(state, "heal", "A", (4, 0), 4, by="red-1")) == {"red-1": 1}


def test_a_valkyrie_heals_up_to_level_b() -> None:
    state = scene(caster("thunder", 4, hp=5), "red-1 valkyrie red 1,0 summon", FOE)
    assert refused(state, "heal", "B", (0, 0), by="red-1") is None
    assert refused(state, "heal", "C", (0, 0), by="red-1") == "level_not_owned"
