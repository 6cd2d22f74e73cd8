"""Resist (rule book 7): 3 at 3, and hostile spells do 1 or 2 damage less to the troop for three turns."""

import pytest

from game.rules.commander.actions import EndTurn
from game.rules.commander.components import Effect
from game.rules.commander.events import EffectLaid, Term
from game.rules.commander.magic.events import SpellCast, Suffered
from tests.helpers.battle import play
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    end_turns,
    farthest,
    harmed,
    laid,
    on,
    paid,
    prices,
    refused,
    scene,
    withstood,
)


@pytest.mark.parametrize(("level", "costs", "squares"), [("B", (3, 2, 1), 8), ("C", (4, 3), 10)])
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("resist", level, "red") == costs
    assert farthest("resist", level, "red") == squares


@pytest.mark.parametrize("level", ["A", "D"])
def test_other_levels_do_not_exist(level: str) -> None:
    assert refused(scene(caster("resist"), commander("blue", "9,0")), "resist", level, (0, 0)) == "no_such_level"


@pytest.mark.parametrize(("level", "size"), [("B", 1), ("C", 2)])
def test_three_dice_of_three_protect_the_whole_troop(level: str, size: int) -> None:
    pieces = ("red-1 footman red 1,0", "red-2 footman red 19,6", commander("blue", "9,0"))
    outcome = cast_at(scene(caster("resist"), *pieces), "resist", level, (0, 0), 3, 3, 3)
    assert laid(outcome) == dict.fromkeys(("red", "red-1", "red-2"), ("spell_reduction", size, 3))
    assert of(outcome, EffectLaid)[2].effect == Effect("spell_reduction", "resist", "red", "red", size, 3)


def test_two_dice_of_three_are_not_enough_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("resist"), commander("blue", "9,0")), "resist", "B", (0, 0), 10, 10, 2)
    assert (laid(outcome), withstood(outcome), paid(outcome)) == ({}, ("red",), 1)


def test_it_is_aimed_at_a_friendly_commander() -> None:
    state = scene(caster("resist"), "red-1 footman red 1,0", commander("blue", "4,0"))
    assert refused(state, "resist", "B", (4, 0)) == "not_a_friend"
    assert refused(state, "resist", "B", (1, 0)) == "needs_commander"


@pytest.mark.parametrize(("size", "lost"), [(1, {"blue": 3}), (2, {"blue": 2})])
def test_an_enemys_spell_does_so_much_less(size: int, lost: dict[str, int]) -> None:
    state = scene(caster("thunder"), commander("blue", "2,0", effects=f"resist:{size}"))
    outcome = cast_at(state, "thunder", "A", (2, 0), 4, 1, 1)
    assert harmed(outcome) == lost
    assert of(outcome, SpellCast)[0].targets[0].less == (Term("effect.spell_reduction", size),)


def test_the_damage_never_falls_below_nothing() -> None:
    state = scene(caster("thunder"), commander("blue", "2,0", effects="resist:2"))
    outcome = cast_at(state, "thunder", "A", (2, 0), 1, 1, 1)
    assert (harmed(outcome), withstood(outcome)) == ({}, ("blue",))


def test_an_own_spell_that_catches_its_friends_is_not_a_hostile_one() -> None:
    pieces = ("red-1 footman red 3,0 effects=resist:2", commander("blue", "4,0", effects="resist:2"))
    outcome = cast_at(scene(caster("fire_ball"), *pieces), "fire_ball", "B", (3, 0), 4, 1, 1)
    assert harmed(outcome) == {"red-1": 4, "blue": 2}


def test_it_lowers_what_an_enemys_fire_does_and_not_what_an_own_one_does() -> None:
    pieces = (commander("red", "0,0", side="red", effects="resist:1"), commander("blue", "9,0"))
    lit = scene(*pieces, fields=["blue cells=0,0>1,0"])
    assert of(play(lit, EndTurn("red")), Suffered) == (Suffered("blue", "red", "burn", 10, 9),)
    own = scene(*pieces, fields=["red cells=0,0>1,0"])
    assert of(play(own, EndTurn("red")), Suffered) == (Suffered("red", "red", "burn", 10, 8),)


def test_it_does_not_lower_poison() -> None:
    pieces = (commander("red", "0,0", side="red", effects="resist:2>poison:12:0:blue"), commander("blue", "9,0"))
    outcome = play(scene(*pieces, turns="blue red*"), EndTurn("red"))
    assert of(outcome, Suffered) == (Suffered("blue", "red", "poison", 10, 8),)


def test_of_two_the_stronger_stays_and_equal_ones_do_not_add_up() -> None:
    weak = scene(caster("resist", effects="resist:1:3"), commander("blue", "9,0"))
    assert laid(cast_at(weak, "resist", "C", (0, 0), 3, 3, 3)) == {"red": ("spell_reduction", 2, 3)}
    strong = scene(caster("resist", effects="resist:2:1"), commander("blue", "9,0"))
    outcome = cast_at(strong, "resist", "B", (0, 0), 3, 3, 3)
    assert (withstood(outcome), on(outcome.state, "red")) == (("red",), {"spell_reduction": (2, 1)})


def test_it_lasts_three_ends_of_its_bearers_turns() -> None:
    state = cast_at(scene(caster("resist"), commander("blue", "9,0")), "resist", "C", (0, 0), 3, 3, 3).state
    state = end_turns(state, "red", "blue", "red", "blue")
    assert on(state, "red") == {"spell_reduction": (2, 1)}
    assert on(end_turns(state, "red"), "red") == {}


def test_a_pixie_in_the_troop_is_not_touched() -> None:
    state = scene(caster("resist"), "red-1 pixie red 1,0 summon", commander("blue", "9,0"))
    assert laid(cast_at(state, "resist", "B", (0, 0), 3, 3, 3)) == {"red": ("spell_reduction", 1, 3)}
