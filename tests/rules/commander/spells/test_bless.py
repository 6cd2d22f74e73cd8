"""Bless (rule book 7): 2 at 4, a point of attack for each die that counts, up to 2, 3, 4 or 5, for three turns."""

import pytest

from game.rules.commander.actions import Strike
from game.rules.commander.components import Effect
from game.rules.commander.events import EffectLaid, Engaged, Term
from tests.helpers.battle import play
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    end_turns,
    farthest,
    laid,
    lifted,
    on,
    paid,
    prices,
    refused,
    scene,
    withstood,
)

FOE = commander("blue", "19,0")


@pytest.mark.parametrize(
    ("level", "costs", "squares"),
    [("A", (4, 3, 2, 1), 4), ("B", (5, 4, 3), 5), ("C", (6, 5), 6), ("D", (7,), 7)],
)
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("bless", level, "red") == costs
    assert farthest("bless", level, "red") == squares


@pytest.mark.parametrize(("level", "most"), [("A", 2), ("B", 3), ("C", 4), ("D", 5)])
def test_each_die_that_counts_is_a_point_up_to_the_levels_size(level: str, most: int) -> None:
    outcome = cast_at(scene(caster("bless", 6), FOE), "bless", level, (0, 0), 4, 4, 4, 4, 10, 10)
    assert laid(outcome) == {"red": ("attack", most, 3)}


def test_fewer_good_dice_give_fewer_points() -> None:
    outcome = cast_at(scene(caster("bless", 5), FOE), "bless", "D", (0, 0), 4, 3, 9, 3, 4)
    assert laid(outcome) == {"red": ("attack", 3, 3)}
    assert of(outcome, EffectLaid) == (EffectLaid("red", Effect("attack", "bless", "red", "red", 3, 3)),)


def test_one_die_of_four_is_not_enough_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("bless"), FOE), "bless", "D", (0, 0), 10, 3, 3)
    assert (laid(outcome), withstood(outcome), paid(outcome)) == ({}, ("red",), 7)


def test_it_blesses_the_whole_troop_wherever_it_stands() -> None:
    pieces = ("red-1 footman red 1,0", "red-2 pixie red 2,0 summon", "red-3 unicorn red 19,6", FOE)
    outcome = cast_at(scene(caster("bless"), *pieces), "bless", "A", (0, 0), 4, 4, 1)
    assert laid(outcome) == dict.fromkeys(("red", "red-1", "red-3"), ("attack", 2, 3))


def test_it_is_aimed_at_a_friendly_commander() -> None:
    state = scene(caster("bless"), "red-1 footman red 1,0", commander("blue", "3,0"))
    assert refused(state, "bless", "A", (3, 0)) == "not_a_friend"
    assert refused(state, "bless", "A", (1, 0)) == "needs_commander"


def test_a_friends_knowledge_takes_no_die() -> None:
    pieces = (commander("rose", "2,0", 9, side="red"), FOE)
    outcome = cast_at(scene(caster("bless"), *pieces, turns="red* rose blue"), "bless", "A", (2, 0), 4, 4, 1)
    assert dice(outcome) == {"rose": 3}


def test_it_adds_to_the_edge_far_from_the_commander_too() -> None:
    pieces = ("red-1 footman red 9,6 effects=bless:3", commander("blue", "19,0"), "blue-1 footman blue 10,6")
    outcome = play(scene(caster("thunder"), *pieces), Strike("red-1", "blue-1"), *[10] * 20)
    told = of(outcome, Engaged)[0]
    assert told.attack == (Term("attack", 12), Term("spell.bless", 3), Term("defence", -9))


def test_it_adds_to_a_magic_attack_and_to_an_answer() -> None:
    pieces = (commander("blue", "19,0"), "blue-1 monk blue 10,6 effects=bless:2")
    outcome = play(scene(caster("thunder"), "red-1 footman red 9,6", *pieces), Strike("red-1", "blue-1"), *[10] * 20)
    assert of(outcome, Engaged)[0].answer == (Term("attack", 11), Term("spell.bless", 2), Term("defence", -9))


def test_of_two_the_stronger_stays_whole_and_of_equals_the_longer() -> None:
    strong = scene(caster("bless", 3, effects="bless:3:1"), FOE)
    assert withstood(cast_at(strong, "bless", "A", (0, 0), 4, 4, 4)) == ("red",)
    weak = scene(caster("bless", 3, effects="bless:1:3"), FOE)
    assert on(cast_at(weak, "bless", "A", (0, 0), 4, 4, 4).state, "red") == {"attack": (2, 3)}
    short = scene(caster("bless", 3, effects="bless:2:2"), FOE)
    assert on(cast_at(short, "bless", "A", (0, 0), 4, 4, 4).state, "red") == {"attack": (2, 3)}


def test_bless_and_protection_stand_side_by_side() -> None:
    state = scene(caster("bless", effects="protection:2"), FOE)
    assert on(cast_at(state, "bless", "A", (0, 0), 4, 4, 4).state, "red") == {"defence": (2, 3), "attack": (2, 3)}


def test_it_lasts_three_ends_of_its_bearers_turns() -> None:
    state = cast_at(scene(caster("bless"), FOE), "bless", "A", (0, 0), 4, 4, 4).state
    state = end_turns(state, "red", "blue", "red", "blue")
    assert on(state, "red") == {"attack": (2, 1)}
    assert on(end_turns(state, "red"), "red") == {}


def test_a_troop_blessed_in_anothers_turn_has_three_turns_of_its_own() -> None:
    pieces = (commander("rose", "2,0", side="red"), FOE)
    state = cast_at(scene(caster("bless"), *pieces, turns="red* blue rose"), "bless", "A", (2, 0), 4, 4, 1).state
    assert on(end_turns(state, "red", "blue"), "rose") == {"attack": (2, 3)}
    assert on(end_turns(state, "red", "blue", "rose"), "rose") == {"attack": (2, 2)}


def test_fine_and_the_cleansing_restore_leave_it_alone() -> None:
    fine = scene(caster("fine", effects="bless"), FOE)
    assert lifted(cast_at(fine, "fine", "A", (0, 0), 1, 1, 1)) == ()
    restore = scene(caster("restore", effects="bless"), FOE)
    assert lifted(cast_at(restore, "restore", "B", (0, 0), 4, 4, 4)) == ()
