"""Fine (rule book 7): 1 at 1, ends the oldest harmful effect on each piece of a troop."""

from typing import Any

import pytest

from game.core.state import State
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    farthest,
    lifted,
    mp,
    on,
    paid,
    prices,
    refused,
    scene,
    withstood,
)


def sick(effects: str, **more: Any) -> State:
    """The caster, its friend's troop with effects on the commander, and an enemy."""
    ally = commander("ally", "2,0", side="red", effects=effects)
    unit = "ally-1 footman red 9,0 effects=mute>poison"
    return scene(caster("fine", **more), ally, unit, commander("blue", "19,6"), turns="red* blue")


def test_it_has_its_cost_and_range() -> None:
    assert prices("fine", "A", "red") == (4, 3, 2, 1)
    assert farthest("fine", "A", "red") == 5


@pytest.mark.parametrize("level", ["B", "C", "D"])
def test_there_are_no_higher_levels(level: str) -> None:
    assert refused(sick("mute"), "fine", level, (2, 0)) == "no_such_level"


def test_the_oldest_harmful_effect_of_each_piece_ends_and_the_others_stay() -> None:
    outcome = cast_at(sick("bless>poison>decline"), "fine", "A", (2, 0), 1, 1, 1)
    assert lifted(outcome) == (("ally", "poison", "fine"), ("ally-1", "mute", "fine"))
    assert on(outcome.state, "ally") == {"attack": (2, 3), "decline": (1, 3)}
    assert on(outcome.state, "ally-1") == {"poison": (12, 0)}


@pytest.mark.parametrize("spell", ["thorns", "poison", "sleep", "frenzy", "mute", "decline"])
def test_every_harm_that_lasts_can_be_ended(spell: str) -> None:
    assert ("ally", spell, "fine") in lifted(cast_at(sick(spell), "fine", "A", (2, 0), 1, 1, 1))


@pytest.mark.parametrize("spell", ["bless", "protection", "haste", "wind_shield", "resist", "sleep_guard"])
def test_what_does_good_does_not_end(spell: str) -> None:
    outcome = cast_at(sick(spell), "fine", "A", (2, 0), 1, 1, 1)
    assert withstood(outcome) == ("ally",)
    assert on(outcome.state, "ally") == on(sick(spell), "ally")


def test_an_effect_that_was_laid_anew_is_the_youngest() -> None:
    state = scene(
        caster("fine>thorns"),
        commander("ally", "2,0", side="red", effects="thorns:1:1>mute"),
        caster("thorns", piece="blue", side="blue", at="4,0"),
        turns="blue* red",
    )
    state = cast_at(state, "thorns", "A", (2, 0), 4, 4, 4, by="blue").state
    assert tuple(on(state, "ally")) == ("mute", "thorns")


def test_friends_count_all_of_the_casters_willpower() -> None:
    assert dice(cast_at(sick("mute", willpower=4), "fine", "A", (2, 0), 1, 1, 1, 1)) == {"ally": 4, "ally-1": 4}


def test_without_willpower_nothing_ends_and_the_mp_are_lost() -> None:
    outcome = cast_at(sick("mute", willpower=0), "fine", "A", (2, 0))
    assert withstood(outcome) == ("ally", "ally-1")
    assert (paid(outcome), mp(outcome.state, "red")) == (1, 59)


def test_it_frees_the_casters_own_troop_as_well() -> None:
    state = scene(caster("fine", effects="poison"), "red-1 footman red 0,5", commander("blue", "9,0"))
    outcome = cast_at(state, "fine", "A", (0, 0), 1, 1, 1)
    assert lifted(outcome) == (("red", "poison", "fine"),)
    assert withstood(outcome) == ("red-1",)


def test_it_is_aimed_at_a_friendly_commander() -> None:
    state = scene(caster("fine"), "red-1 footman red 1,0", commander("blue", "2,0", effects="mute"))
    assert refused(state, "fine", "A", (1, 0)) == "needs_commander"
    assert refused(state, "fine", "A", (2, 0)) == "not_a_friend"


def test_a_pixie_is_not_touched() -> None:
    state = scene(caster("fine"), "red-1 pixie red 1,0 summon effects=mute", commander("blue", "9,0"))
    assert dice(cast_at(state, "fine", "A", (0, 0), 1, 1, 1)) == {"red": 3}
