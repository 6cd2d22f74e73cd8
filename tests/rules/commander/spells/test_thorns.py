"""Thorns (rule book 7): 1 at 4, 2 damage, and 2 squares less movement next turn."""

import pytest

from game.rules.commander.actions import Move
from game.rules.commander.components import Effect, Readiness
from game.rules.commander.events import EffectLaid, Fell
from game.rules.commander.magic.events import Harmed, Hexed, SpellCast
from game.rules.commander.pace import pace
from tests.helpers.battle import hp, refusal
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    end_turns,
    farthest,
    harmed,
    laid,
    mp,
    on,
    paid,
    prices,
    refused,
    rolled,
    scene,
    withstood,
)

SLOWED = ("thorns", 2, 1)
TROOP = (commander("blue", "2,0", 1, kind="knight"), "blue-1 footman blue 3,0", "blue-2 footman blue 9,0")


@pytest.mark.parametrize(("level", "costs", "squares"), [("A", (4, 3, 2, 1), 2), ("B", (5, 4, 3), 4)])
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("thorns", level) == costs
    assert farthest("thorns", level) == squares


@pytest.mark.parametrize("level", ["C", "D"])
def test_there_are_no_higher_levels(level: str) -> None:
    assert refused(scene(caster("thorns"), commander("blue", "1,0")), "thorns", level, (1, 0)) == "no_such_level"


def test_one_die_of_four_hurts_and_slows() -> None:
    outcome = cast_at(scene(caster("thorns"), commander("blue", "2,0")), "thorns", "A", (2, 0), 1, 4, 3)
    assert outcome.events[2:5] == (
        Harmed("red", "blue", "blue", "thorns", 10, 8),
        EffectLaid("blue", Effect("thorns", "thorns", "red", "red", 2, 1)),
        Hexed("red", "blue", "blue", "thorns"),
    )


def test_dice_below_four_do_nothing_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("thorns"), commander("blue", "2,0")), "thorns", "A", (2, 0), 3, 3, 3)
    assert withstood(outcome) == ("blue",)
    assert (hp(outcome.state, "blue"), on(outcome.state, "blue")) == (10, {})
    assert (paid(outcome), mp(outcome.state, "red")) == (1, 59)


def test_who_knows_as_much_as_the_caster_wills_is_unaffected_and_nothing_is_rolled() -> None:
    outcome = cast_at(scene(caster("thorns"), commander("blue", "2,0", 3)), "thorns", "A", (2, 0))
    assert (dice(outcome), rolled(outcome), withstood(outcome)) == ({"blue": 0}, 0, ("blue",))
    assert paid(outcome) == 1


def test_level_a_takes_one_target_a_unit_as_well_and_leaves_its_neighbours() -> None:
    outcome = cast_at(scene(caster("thorns"), *TROOP[:2], "blue-2 footman blue 1,0"), "thorns", "A", (1, 0), 4, 1)
    assert (harmed(outcome), laid(outcome)) == ({"blue-2": 2}, {"blue-2": SLOWED})


def test_level_b_takes_a_whole_troop_wherever_it_stands() -> None:
    outcome = cast_at(scene(caster("thorns"), *TROOP), "thorns", "B", (2, 0), 4, 4, 4)
    assert harmed(outcome) == {"blue": 2, "blue-1": 2, "blue-2": 2}
    assert laid(outcome) == {"blue": SLOWED, "blue-1": SLOWED, "blue-2": SLOWED}


def test_level_b_is_aimed_at_a_commander() -> None:
    state = scene(caster("thorns"), *TROOP)
    assert refused(state, "thorns", "B", (3, 0)) == "needs_commander"
    assert refused(state, "thorns", "B", (4, 0)) == "needs_commander"


def test_of_one_pool_a_unit_out_of_command_range_counts_one_die_more_than_its_learned_commander() -> None:
    outcome = cast_at(scene(caster("thorns"), *TROOP), "thorns", "B", (2, 0), 1, 3, 4)
    assert dice(outcome) == {"blue": 2, "blue-1": 2, "blue-2": 3}
    assert rolled(outcome) == 3
    assert (harmed(outcome), withstood(outcome)) == ({"blue-2": 2}, ("blue", "blue-1"))


@pytest.mark.parametrize("level", ["A", "B"])
def test_friends_cannot_be_chosen(level: str) -> None:
    state = scene(caster("thorns"), commander("ally", "1,0", side="red"), commander("blue", "9,0"))
    assert refused(state, "thorns", level, (1, 0)) == "not_an_enemy"


def test_nobody_is_on_an_empty_square() -> None:
    assert refused(scene(caster("thorns"), commander("blue", "9,0")), "thorns", "A", (1, 0)) == "no_target"


def test_the_next_turn_is_two_squares_shorter_and_the_one_after_is_not() -> None:
    state = cast_at(scene(caster("thorns"), commander("blue", "2,0")), "thorns", "A", (2, 0), 4, 4, 4).state
    state = end_turns(state, "red")
    assert pace(state, "blue").move == 3
    assert refusal(state, Move("blue", ((3, 0), (4, 0), (5, 0)))) is None
    assert refusal(state, Move("blue", ((3, 0), (4, 0), (5, 0), (6, 0)))) == "too_far"
    state = end_turns(state, "blue")
    assert (on(state, "blue"), pace(state, "blue").move) == ({}, 5)


def test_both_speeds_of_a_naval_piece_are_slowed_and_none_falls_below_nothing() -> None:
    line = commander("blue", "2,0", kind="merman_lord")
    state = cast_at(scene(caster("thorns"), line), "thorns", "A", (2, 0), 4, 4, 4).state
    slowed = pace(state, "blue")
    assert (slowed.move, slowed.land_move) == (6, 3)
    slow = "blowfish blue 2,0 effects=thorns:9"
    lamed = pace(scene(caster("thorns"), commander("blue", "3,0"), f"blue-1 {slow}"), "blue-1")
    assert (lamed.move, lamed.land_move) == (0, 0)


def test_slowing_does_not_add_up_but_the_damage_does() -> None:
    state = scene(caster("thorns"), commander("blue", "2,0", effects="thorns", hp=8))
    outcome = cast_at(state, "thorns", "A", (2, 0), 4, 1, 1)
    assert (harmed(outcome), laid(outcome), withstood(outcome)) == ({"blue": 2}, {}, ())
    assert pace(outcome.state, "blue").move == 3


def test_a_unicorn_is_hurt_but_not_slowed() -> None:
    state = scene(caster("thorns"), commander("blue", "3,0"), "blue-1 unicorn blue 2,0")
    outcome = cast_at(state, "thorns", "A", (2, 0), 4, 4, 4)
    assert (harmed(outcome), laid(outcome)) == ({"blue-1": 2}, {})
    assert pace(outcome.state, "blue-1").move == 7


def test_a_pixie_is_not_touched() -> None:
    state = scene(caster("thorns"), commander("blue", "3,0"), "blue-1 pixie blue 2,0 summon")
    assert refused(state, "thorns", "A", (2, 0)) == "immune"
    assert dice(cast_at(state, "thorns", "B", (3, 0), 1, 1, 1)) == {"blue": 3}


def test_resistance_takes_the_damage_but_the_slowing_stays() -> None:
    state = scene(caster("thorns"), commander("blue", "2,0", skills="resistance:1"))
    outcome = cast_at(state, "thorns", "A", (2, 0), 4, 4, 4)
    assert (harmed(outcome), laid(outcome), withstood(outcome)) == ({}, {"blue": SLOWED}, ())


def test_a_unit_that_dies_of_it_is_not_slowed_and_fell_by_it() -> None:
    state = scene(caster("thorns"), commander("blue", "5,0"), "blue-1 footman blue 2,0 hp=2")
    outcome = cast_at(state, "thorns", "A", (2, 0), 4, 4, 4)
    assert laid(outcome) == {}
    assert of(outcome, Fell) == (Fell("blue-1", "blue", "thorns", (2, 0), "red"),)


def test_the_caster_is_done_and_remembers_whom_it_fought() -> None:
    state = cast_at(scene(caster("thorns"), *TROOP), "thorns", "B", (2, 0), 1, 1, 4).state
    assert state.row(Readiness, "red") == Readiness(done=True, fought=("blue",))
    assert refused(state, "thorns", "A", (2, 0)) == "already_done"


def test_what_was_cast_is_told_with_every_number_of_the_dice() -> None:
    event = of(cast_at(scene(caster("thorns"), *TROOP), "thorns", "B", (2, 0), 1, 1, 4), SpellCast)[0]
    assert (event.caster, event.spell, event.level, event.at, event.before, event.after) == (
        "red", "thorns", "B", (2, 0), 60, 57,
    )  # fmt: skip
    assert [[(term.name, term.amount) for term in aim.dice] for aim in event.targets] == [
        [("willpower", 3), ("knowledge", -1)],
        [("willpower", 3), ("knowledge", -1)],
        [("willpower", 3)],
    ]
