"""Mute (rule book 7): 2 at 7, no casting for three turns; Sleep, Rally, Fine and Restore end it."""

import pytest

from game.rules.commander.actions import Cast, EndTurn, Rally, Strike
from game.rules.commander.components import Effect
from game.rules.commander.events import EffectLaid
from game.rules.commander.magic.events import Hexed
from tests.helpers.battle import RULES, play, play_all, refusal
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

MUTED = ("mute", 1, 3)


@pytest.mark.parametrize(("level", "costs", "squares"), [("B", (7, 6, 5), 4), ("C", (10, 9), 6)])
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("mute", level) == costs
    assert farthest("mute", level) == squares


@pytest.mark.parametrize("level", ["A", "D"])
def test_other_levels_do_not_exist(level: str) -> None:
    assert refused(scene(caster("mute"), commander("blue", "2,0")), "mute", level, (2, 0)) == "no_such_level"


@pytest.mark.parametrize("level", ["B", "C"])
def test_two_dice_of_seven_mute_one_target(level: str) -> None:
    state = scene(caster("mute"), commander("blue", "2,0"), "blue-1 witch blue 3,0")
    outcome = cast_at(state, "mute", level, (2, 0), 7, 6, 7)
    assert outcome.events[2:] == (
        EffectLaid("blue", Effect("mute", "mute", "red", "red", 1, 3)),
        Hexed("red", "blue", "blue", "mute"),
    )
    assert laid(outcome) == {"blue": MUTED}


def test_one_die_of_seven_is_not_enough_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("mute"), commander("blue", "2,0")), "mute", "B", (2, 0), 10, 6, 6)
    assert (laid(outcome), withstood(outcome), paid(outcome)) == ({}, ("blue",), 5)


def test_decline_gives_a_die_and_advanced_resistance_takes_one() -> None:
    declined = scene(caster("mute"), commander("blue", "2,0", 1, effects="decline"))
    assert dice(cast_at(declined, "mute", "B", (2, 0), 1, 1, 1)) == {"blue": 3}
    resisting = scene(caster("mute"), commander("blue", "2,0", 1, skills="resistance:2"))
    assert dice(cast_at(resisting, "mute", "B", (2, 0), 7)) == {"blue": 1}


def test_who_is_muted_casts_nothing() -> None:
    state = scene(caster("thunder>heal", effects="mute"), commander("blue", "2,0"))
    assert refused(state, "thunder", "A", (2, 0)) == "muted"
    assert refused(state, "heal", "A", (0, 0)) == "muted"
    assert not [action for action in RULES.candidates(state, "red") if isinstance(action, Cast)]


def test_who_is_muted_still_fights() -> None:
    state = scene(caster("thunder", effects="mute"), commander("blue", "1,0"))
    assert refusal(state, Strike("red", "blue")) is None


def test_it_lasts_three_ends_of_the_victims_turns() -> None:
    state = cast_at(scene(caster("mute"), commander("blue", "2,0")), "mute", "B", (2, 0), 7, 7, 1).state
    state = end_turns(state, "red", "blue", "red", "blue", "red")
    assert on(state, "blue") == {"mute": (1, 1)}
    ended = play(state, EndTurn("blue"))
    assert lifted(ended) == (("blue", "mute", "time"),)


def test_a_second_one_does_not_lengthen_one_that_is_as_long() -> None:
    state = scene(caster("mute"), commander("blue", "2,0", effects="mute:1:3"))
    assert withstood(cast_at(state, "mute", "B", (2, 0), 7, 7, 7)) == ("blue",)
    shorter = scene(caster("mute"), commander("blue", "2,0", effects="mute:1:2"))
    assert laid(cast_at(shorter, "mute", "B", (2, 0), 7, 7, 7)) == {"blue": MUTED}


def test_sleep_ends_it() -> None:
    state = scene(caster("sleep"), commander("blue", "2,0", effects="mute"))
    outcome = cast_at(state, "sleep", "B", (2, 0), 6, 6, 6)
    assert lifted(outcome) == (("blue", "mute", "sleep"),)
    assert on(outcome.state, "blue") == {"sleep": (1, 2)}


def test_rally_ends_it_at_the_end_of_the_turn() -> None:
    state = scene(caster("thunder", skills="rally", effects="mute"), commander("blue", "2,0"))
    rallied = play_all(state, Rally("red"))
    assert on(rallied, "red") == {"mute": (1, 3)}
    assert lifted(play(rallied, EndTurn("red"))) == (("red", "mute", "rally"),)


@pytest.mark.parametrize(("spell", "face"), [("fine", 1), ("restore", 4)])
def test_fine_and_restore_end_it(spell: str, face: int) -> None:
    pieces = (commander("rose", "2,0", side="red", effects="mute"), commander("blue", "9,0"))
    state = scene(caster(spell), *pieces, turns="red* rose blue")
    assert lifted(cast_at(state, spell, "A", (2, 0), face, 1, 1)) == (("rose", "mute", spell),)


def test_a_unicorn_and_a_pixie_cannot_be_chosen() -> None:
    pieces = (commander("blue", "9,0"), "blue-1 unicorn blue 2,0", "blue-2 pixie blue 3,0 summon")
    state = scene(caster("mute"), *pieces)
    assert refused(state, "mute", "B", (2, 0)) == "immune"
    assert refused(state, "mute", "B", (3, 0)) == "immune"


def test_friends_cannot_be_chosen() -> None:
    state = scene(caster("mute"), "red-1 witch red 2,0", commander("blue", "9,0"))
    assert refused(state, "mute", "B", (2, 0)) == "not_an_enemy"


def test_a_summoned_caster_falls_silent_too() -> None:
    pieces = (
        commander("red", "0,0", side="red"),
        "red-1 phoenix red 1,0 summon effects=mute",
        commander("blue", "4,0"),
    )
    assert refused(scene(*pieces), "fire_ball", "A", (4, 0), by="red-1") == "muted"
