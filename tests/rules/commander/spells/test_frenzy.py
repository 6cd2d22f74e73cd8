"""Frenzy (rule book 7): 3 at 7, the caster's side plays the victim's next move and attack; here the spell itself."""

import pytest

from game.rules.commander.components import Effect
from game.rules.commander.events import EffectLaid
from game.rules.commander.magic.events import Hexed
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    farthest,
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

MAD = ("frenzy", 1, 1)


@pytest.mark.parametrize(("level", "costs"), [("C", (6, 5)), ("D", (9,))])
def test_each_level_has_its_cost(level: str, costs: tuple[int, ...]) -> None:
    assert prices("frenzy", level) == costs


def test_level_c_reaches_six_squares_and_level_d_an_area_about_a_square_six_squares_away() -> None:
    assert farthest("frenzy", "C") == 6
    state = scene(caster("frenzy"), commander("blue", "7,0"))
    assert refused(state, "frenzy", "D", (6, 0)) is None
    assert refused(state, "frenzy", "D", (7, 0)) == "out_of_range"


@pytest.mark.parametrize("level", ["A", "B"])
def test_there_are_no_lower_levels(level: str) -> None:
    assert refused(scene(caster("frenzy"), commander("blue", "1,0")), "frenzy", level, (1, 0)) == "no_such_level"


def test_three_dice_of_seven_madden() -> None:
    outcome = cast_at(scene(caster("frenzy", 4), commander("blue", "4,0")), "frenzy", "C", (4, 0), 7, 6, 7, 7)
    assert outcome.events[2:] == (
        EffectLaid("blue", Effect("frenzy", "frenzy", "red", "red", 1, 1)),
        Hexed("red", "blue", "blue", "frenzy"),
    )


def test_two_dice_of_seven_do_not_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("frenzy", 4), commander("blue", "4,0")), "frenzy", "C", (4, 0), 10, 6, 6, 7)
    assert (withstood(outcome), laid(outcome)) == (("blue",), {})
    assert (paid(outcome), mp(outcome.state, "red")) == (5, 55)


def test_level_d_takes_the_enemies_within_one_square_and_never_friends() -> None:
    foes = (commander("blue", "9,0"), "blue-1 footman blue 5,0", "blue-2 footman blue 6,0", "blue-3 footman blue 7,0")
    state = scene(caster("frenzy", at="0,0"), "red-1 footman red 5,1", "red-2 footman red 4,0", *foes)
    outcome = cast_at(state, "frenzy", "D", (5, 0), 7, 7, 7)
    assert laid(outcome) == {"blue-1": MAD, "blue-2": MAD}


def test_in_one_pool_the_learned_may_keep_their_heads() -> None:
    foes = (commander("blue", "5,0", 1), "blue-1 footman blue 6,0", "green-1 footman blue 5,1 of=green")
    state = scene(caster("frenzy", 4), *foes, commander("green", "19,6", 9))
    outcome = cast_at(state, "frenzy", "D", (5, 0), 7, 7, 1, 7)
    assert dice(outcome) == {"blue": 3, "blue-1": 3, "green-1": 4}
    assert rolled(outcome) == 4
    assert (laid(outcome), withstood(outcome)) == ({"green-1": MAD}, ("blue", "blue-1"))


def test_an_area_with_friends_alone_in_it_is_refused() -> None:
    state = scene(caster("frenzy"), "red-1 footman red 3,0", commander("blue", "9,0"))
    assert refused(state, "frenzy", "D", (3, 0)) == "nothing_there"
    assert refused(state, "frenzy", "C", (3, 0)) == "not_an_enemy"


def test_a_unicorn_and_a_pixie_keep_their_heads() -> None:
    units = ("blue-1 unicorn blue 4,0", "blue-2 pixie blue 5,0 summon")
    state = scene(caster("frenzy"), commander("blue", "9,0"), *units)
    assert refused(state, "frenzy", "C", (4, 0)) == "immune"
    assert refused(state, "frenzy", "C", (5, 0)) == "immune"
    assert refused(state, "frenzy", "D", (4, 0)) == "nothing_there"


def test_who_has_just_recovered_is_safe() -> None:
    state = scene(caster("frenzy"), commander("blue", "4,0", effects="frenzy_guard"))
    outcome = cast_at(state, "frenzy", "C", (4, 0), 7, 7, 7)
    assert (withstood(outcome), on(outcome.state, "blue")) == (("blue",), {"frenzy_guard": (1, 1)})


def test_a_sleep_guard_is_no_help_against_it() -> None:
    state = scene(caster("frenzy"), commander("blue", "4,0", effects="sleep_guard"))
    assert laid(cast_at(state, "frenzy", "C", (4, 0), 7, 7, 7)) == {"blue": MAD}


def test_the_mad_cannot_be_maddened_again() -> None:
    state = scene(caster("frenzy"), commander("blue", "4,0", effects="frenzy"))
    assert withstood(cast_at(state, "frenzy", "C", (4, 0), 7, 7, 7)) == ("blue",)
