"""Wind Shield (rule book 7): 2 at 5, and ranged attacks do 2 damage less to the troop for three turns."""

import pytest

from game.core.state import State
from game.rules.commander.actions import Strike
from game.rules.commander.components import Effect
from game.rules.commander.events import EffectLaid, Engaged, Struck
from tests.helpers.battle import hp, play
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    end_turns,
    farthest,
    laid,
    lifted,
    on,
    paid,
    prices,
    refused,
    rolled,
    scene,
    withstood,
)

SHIELDED = ("ranged_reduction", 2, 3)
HITS_4_OF_10 = (1, 1, 1, 1, *[10] * 6)


def shot_at(target: str, shooter: str = "bowman", apart: int = 2, shield: str = "red") -> State:
    """Blue's shooter, with whom the turn is, and a red target so many squares away; a side's piece has the shield."""
    red, blue = commander("red", "0,6", side="red"), commander("blue", "19,6")
    shields = {side: "effects=wind_shield" if side == shield else "" for side in ("red", "blue")}
    pieces = (f"red-1 {target} red 5,0 {shields['red']}", f"blue-1 {shooter} blue {5 + apart},0 {shields['blue']}")
    return scene(red, blue, *pieces, turns="red blue*")


@pytest.mark.parametrize(("level", "costs", "squares"), [("B", (3, 2, 1), 5), ("C", (4, 3), 7), ("D", (5,), 10)])
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("wind_shield", level, "red") == costs
    assert farthest("wind_shield", level, "red") == squares


def test_there_is_no_level_a() -> None:
    assert (
        refused(scene(caster("wind_shield"), commander("blue", "9,0")), "wind_shield", "A", (0, 0)) == "no_such_level"
    )


@pytest.mark.parametrize("level", ["B", "C", "D"])
def test_two_dice_of_five_shield_the_whole_troop_wherever_it_stands_at_every_level_alike(level: str) -> None:
    pieces = ("red-1 footman red 1,0", "red-2 footman red 19,6", commander("blue", "9,0"))
    outcome = cast_at(scene(caster("wind_shield"), *pieces), "wind_shield", level, (0, 0), 4, 5, 5)
    assert laid(outcome) == {"red": SHIELDED, "red-1": SHIELDED, "red-2": SHIELDED}
    assert rolled(outcome) == 3
    assert of(outcome, EffectLaid)[0].effect == Effect("ranged_reduction", "wind_shield", "red", "red", 2, 3)


def test_one_die_of_five_is_not_enough_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("wind_shield"), commander("blue", "9,0")), "wind_shield", "B", (0, 0), 10, 4, 4)
    assert (laid(outcome), withstood(outcome), paid(outcome)) == ({}, ("red",), 1)


def test_a_caster_of_too_little_will_never_manages_two_dice() -> None:
    outcome = cast_at(scene(caster("wind_shield", 1), commander("blue", "9,0")), "wind_shield", "B", (0, 0), 10)
    assert (laid(outcome), withstood(outcome)) == ({}, ("red",))


def test_it_is_aimed_at_a_friendly_commander() -> None:
    state = scene(caster("wind_shield"), "red-1 footman red 1,0", commander("blue", "4,0"))
    assert refused(state, "wind_shield", "B", (4, 0)) == "not_a_friend"
    assert refused(state, "wind_shield", "B", (1, 0)) == "needs_commander"
    assert refused(state, "wind_shield", "B", (2, 0)) == "needs_commander"


def test_a_friends_knowledge_takes_no_die() -> None:
    pieces = (commander("rose", "2,0", 9, side="red"), commander("blue", "9,0"))
    outcome = cast_at(
        scene(caster("wind_shield"), *pieces, turns="red* rose blue"), "wind_shield", "B", (2, 0), 5, 5, 1
    )
    assert laid(outcome) == {"rose": SHIELDED}


def test_a_shot_does_two_less() -> None:
    bare = play(shot_at("dragoon", shield=""), Strike("blue-1", "red-1"), *HITS_4_OF_10)
    assert of(bare, Struck) == (Struck("blue-1", "red-1", 4, 10, 6),)
    outcome = play(shot_at("dragoon"), Strike("blue-1", "red-1"), *HITS_4_OF_10)
    assert of(outcome, Struck) == (Struck("blue-1", "red-1", 4, 10, 8),)
    assert of(outcome, Engaged)[0].attack_less == 2


def test_a_shot_never_heals() -> None:
    state = shot_at("dragoon")
    outcome = play(state, Strike("blue-1", "red-1"), 1, *[10] * 9)
    assert of(outcome, Struck) == (Struck("blue-1", "red-1", 1, 10, 10),)


def test_a_shot_at_a_neighbour_is_no_ranged_attack_and_neither_is_a_blow() -> None:
    state = shot_at("dragoon", apart=1)
    outcome = play(state, Strike("blue-1", "red-1"), *HITS_4_OF_10, *[10] * 10)
    assert of(outcome, Struck)[0] == Struck("blue-1", "red-1", 4, 10, 6)


def test_a_magic_attack_from_two_squares_is_a_ranged_one() -> None:
    state = shot_at("dragoon", "witch")
    assert hp(play(state, Strike("blue-1", "red-1"), *HITS_4_OF_10).state, "red-1") == 8


def test_it_turns_an_answer_aside_as_well() -> None:
    state = shot_at("bowman", shield="blue")
    outcome = play(state, Strike("blue-1", "red-1"), *[10] * 10, *HITS_4_OF_10)
    assert of(outcome, Struck)[1] == Struck("red-1", "blue-1", 4, 10, 8)
    assert (of(outcome, Engaged)[0].attack_less, of(outcome, Engaged)[0].answer_less) == (0, 2)


def test_the_reduction_counts_after_the_strike_cap() -> None:
    state = shot_at("dragoon")
    assert hp(play(state, Strike("blue-1", "red-1"), *[1] * 10).state, "red-1") == 2


def test_two_shields_do_not_add_up_but_a_fresh_one_takes_the_place_of_one_that_fades() -> None:
    state = scene(caster("wind_shield", effects="wind_shield:2:3"), commander("blue", "9,0"))
    assert withstood(cast_at(state, "wind_shield", "D", (0, 0), 5, 5, 5)) == ("red",)
    fading = scene(caster("wind_shield", effects="wind_shield:2:1"), commander("blue", "9,0"))
    assert on(cast_at(fading, "wind_shield", "D", (0, 0), 5, 5, 5).state, "red") == {"ranged_reduction": (2, 3)}


def test_it_lasts_three_ends_of_its_bearers_turns_the_present_one_included() -> None:
    state = cast_at(scene(caster("wind_shield"), commander("blue", "9,0")), "wind_shield", "B", (0, 0), 5, 5, 1).state
    state = end_turns(state, "red", "blue", "red", "blue")
    assert on(state, "red") == {"ranged_reduction": (2, 1)}
    assert on(end_turns(state, "red"), "red") == {}


def test_a_pixie_in_the_troop_is_not_shielded() -> None:
    state = scene(caster("wind_shield"), "red-1 pixie red 1,0 summon", commander("blue", "9,0"))
    assert laid(cast_at(state, "wind_shield", "B", (0, 0), 5, 5, 5)) == {"red": SHIELDED}


def test_restore_strips_it_from_an_enemy() -> None:
    state = scene(caster("restore"), commander("blue", "2,0", effects="wind_shield"))
    assert lifted(cast_at(state, "restore", "B", (2, 0), 6, 6, 1)) == (("blue", "ranged_reduction", "restore"),)
