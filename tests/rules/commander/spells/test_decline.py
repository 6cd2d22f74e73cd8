"""Decline (rule book 7): 2 at 6, and hostile spells roll one die more against the target for three turns."""

import pytest

from game.rules.commander.actions import Cast, EndTurn
from game.rules.commander.components import Effect
from game.rules.commander.events import EffectLaid, Term
from game.rules.commander.magic.events import Hexed, SpellCast
from tests.helpers.battle import RULES, play
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
    rolled,
    scene,
    withstood,
)

DECLINED = ("decline", 1, 3)


@pytest.mark.parametrize(("level", "costs", "squares"), [("B", (3, 2, 1), 7), ("C", (4, 3), 10), ("D", (5,), 12)])
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("decline", level) == costs
    assert farthest("decline", level) == squares


def test_there_is_no_level_a() -> None:
    assert refused(scene(caster("decline"), commander("blue", "4,0")), "decline", "A", (4, 0)) == "no_such_level"


def test_level_b_takes_a_whole_enemy_troop_by_two_dice_of_six() -> None:
    pieces = (commander("blue", "4,0"), "blue-1 footman blue 19,6", "red-1 footman red 5,0")
    outcome = cast_at(scene(caster("decline"), *pieces), "decline", "B", (4, 0), 6, 5, 6)
    assert laid(outcome) == {"blue": DECLINED, "blue-1": DECLINED}
    assert of(outcome, EffectLaid)[0] == EffectLaid("blue", Effect("decline", "decline", "red", "red", 1, 3))
    assert of(outcome, Hexed)[0] == Hexed("red", "blue", "blue", "decline")


def test_level_b_is_aimed_at_an_enemy_commander() -> None:
    state = scene(caster("decline"), commander("blue", "4,0"), "blue-1 footman blue 3,0")
    assert refused(state, "decline", "B", (0, 0)) == "not_an_enemy"
    assert refused(state, "decline", "B", (3, 0)) == "needs_commander"


def test_one_die_of_six_is_not_enough_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("decline"), commander("blue", "4,0")), "decline", "B", (4, 0), 10, 5, 5)
    assert (laid(outcome), withstood(outcome), paid(outcome)) == ({}, ("blue",), 1)


@pytest.mark.parametrize(("level", "far"), [("C", 1), ("D", 2)])
def test_the_higher_levels_take_everyone_within_the_area_friends_too(level: str, far: int) -> None:
    pieces = (
        f"red-1 footman red {6 - far},1",
        commander("blue", f"6,{1 + far}"),
        f"blue-1 footman blue 6,{2 + far}",
    )
    state = scene(caster("decline"), *pieces)
    action = Cast("red", "decline", level, (6, 1))
    assert RULES.magic.friends_in_harm(state, action) == ("red-1",)
    assert laid(play(state, action, 6, 6, 1)) == {"blue": DECLINED, "red-1": DECLINED}


def test_a_friend_in_the_area_is_caught_by_the_casters_full_will_whatever_its_own_knowledge() -> None:
    pieces = (commander("rose", "6,1", 9, side="red", skills="resistance:2"), commander("blue", "7,1", 2))
    outcome = cast_at(scene(caster("decline", 4), *pieces, turns="red* rose blue"), "decline", "C", (6, 1), 1, 1, 6, 6)
    assert dice(outcome) == {"blue": 2, "rose": 4}
    assert (laid(outcome), withstood(outcome)) == ({"rose": DECLINED}, ("blue",))


def test_a_hostile_spell_rolls_one_die_more() -> None:
    state = scene(caster("thunder", 3), commander("blue", "2,0", 3, effects="decline"))
    outcome = cast_at(state, "thunder", "A", (2, 0), 4)
    assert of(outcome, SpellCast)[0].targets[0].dice == (
        Term("willpower", 3), Term("knowledge", -3), Term("effect.decline", 1),
    )  # fmt: skip
    assert dice(outcome) == {"blue": 1}


def test_far_too_learned_a_target_is_still_unaffected() -> None:
    state = scene(caster("thunder", 3), commander("blue", "2,0", 4, effects="decline"))
    outcome = cast_at(state, "thunder", "A", (2, 0))
    assert (rolled(outcome), withstood(outcome)) == (0, ("blue",))


def test_a_friends_spell_rolls_no_die_more_neither_to_help_nor_to_harm() -> None:
    pieces = ("red-1 footman red 2,0 hp=1 effects=decline", commander("blue", "3,0"))
    state = scene(caster("heal>fire_ball", skills="life_magic:3>fire_magic:3"), *pieces)
    assert dice(cast_at(state, "heal", "A", (2, 0), 1, 1, 1)) == {"red-1": 3}
    assert dice(cast_at(state, "fire_ball", "B", (2, 0), 1, 1, 1)) == {"red-1": 3, "blue": 3}


def test_it_stands_beside_advanced_resistance_and_they_cancel_out() -> None:
    state = scene(caster("thunder"), commander("blue", "2,0", 1, effects="decline", skills="resistance:2"))
    assert dice(cast_at(state, "thunder", "A", (2, 0), 1, 1)) == {"blue": 2}


def test_a_second_one_rolls_one_die_more_but_does_not_add_up() -> None:
    state = scene(caster("decline"), commander("blue", "4,0", effects="decline:1:3"))
    outcome = cast_at(state, "decline", "B", (4, 0), 6, 6, 6, 6)
    assert (dice(outcome), withstood(outcome)) == ({"blue": 4}, ("blue",))
    assert on(outcome.state, "blue") == {"decline": (1, 3)}


def test_it_lasts_three_ends_of_its_bearers_turns() -> None:
    state = cast_at(scene(caster("decline"), commander("blue", "4,0")), "decline", "B", (4, 0), 6, 6, 6).state
    state = end_turns(state, "red", "blue", "red", "blue", "red")
    assert on(state, "blue") == {"decline": (1, 1)}
    assert lifted(play(state, EndTurn("blue"))) == (("blue", "decline", "time"),)


def test_a_unicorn_and_a_pixie_are_not_touched() -> None:
    pieces = (commander("blue", "4,0"), "blue-1 unicorn blue 4,1", "blue-2 pixie blue 5,0 summon")
    outcome = cast_at(scene(caster("decline"), *pieces), "decline", "C", (4, 0), 6, 6, 6)
    assert dice(outcome) == {"blue": 3}
