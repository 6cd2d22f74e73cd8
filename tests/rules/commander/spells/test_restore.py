"""Restore (rule book 7): 1 at 4 ends every harmful effect on friends; at B and C, instead, 2 at 6 every helpful one on
enemies."""

import pytest

from game.core.entity import Owed
from game.core.event import DecisionOwed, DecisionTaken
from game.rules.commander.actions import Cast, Choose, Wait
from game.rules.commander.components import Casting, Readiness
from game.rules.commander.magic.events import CastBegun, Hexed, SpellCast
from tests.helpers.battle import RULES, play, refusal
from tests.helpers.checks import of
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
    rolled,
    scene,
    withstood,
)
from tests.helpers.sessions import session_of

HARM = "thorns>poison>mute>decline"
GOOD = "bless>protection>haste>wind_shield>resist"
FOE = commander("blue", "19,0")


@pytest.mark.parametrize(("level", "costs", "squares"), [("A", (4, 3, 2, 1), 4), ("B", (5, 4, 3), 6), ("C", (6, 5), 6)])
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("restore", level, "red") == costs
    assert farthest("restore", level, "red") == squares


def test_there_is_no_level_d() -> None:
    assert refused(scene(caster("restore"), FOE), "restore", "D", (0, 0)) == "no_such_level"


@pytest.mark.parametrize("level", ["A", "B"])
def test_one_die_of_four_frees_a_whole_troop_of_everything_harmful(level: str) -> None:
    pieces = (
        commander("rose", "2,0", 9, side="red", effects=f"bless>{HARM}"),
        "rose-1 footman red 19,6 effects=decline",
    )
    state = scene(caster("restore"), *pieces, FOE, turns="red* rose blue")
    outcome = cast_at(state, "restore", level, (2, 0), 1, 4, 3)
    assert lifted(outcome) == (
        *(("rose", kind, "restore") for kind in ("thorns", "poison", "mute", "decline")),
        ("rose-1", "decline", "restore"),
    )
    assert (on(outcome.state, "rose"), on(outcome.state, "rose-1")) == ({"attack": (2, 3)}, {})
    assert of(outcome, SpellCast)[0].way == "cleanse"


def test_no_die_of_four_frees_nobody_and_the_mp_are_lost() -> None:
    pieces = (commander("rose", "2,0", side="red", effects=HARM), FOE)
    outcome = cast_at(scene(caster("restore"), *pieces, turns="red* rose blue"), "restore", "A", (2, 0), 3, 3, 3)
    assert (lifted(outcome), withstood(outcome), paid(outcome)) == ((), ("rose",), 1)


def test_who_suffers_nothing_gains_nothing_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("restore"), FOE), "restore", "A", (0, 0), 4, 4, 4)
    assert (withstood(outcome), paid(outcome)) == (("red",), 1)


@pytest.mark.parametrize(("spell", "guard"), [("sleep", "sleep_guard"), ("frenzy", "frenzy_guard")])
def test_who_recovers_from_sleep_or_frenzy_is_safe_from_it_for_its_next_turn(spell: str, guard: str) -> None:
    pieces = (commander("rose", "2,0", side="red", effects=spell), FOE)
    outcome = cast_at(scene(caster("restore"), *pieces, turns="red* rose blue"), "restore", "A", (2, 0), 4, 1, 1)
    assert lifted(outcome) == (("rose", spell, "restore"),)
    assert on(outcome.state, "rose") == {guard: (1, 1)}


def test_level_a_does_nothing_to_enemies() -> None:
    state = scene(caster("restore"), commander("blue", "2,0", effects=GOOD))
    assert refused(state, "restore", "A", (2, 0)) == "not_a_friend"


def test_aimed_at_an_enemy_level_b_strips_the_whole_troop_of_everything_helpful_by_two_dice_of_six() -> None:
    pieces = (commander("blue", "2,0", effects=f"{GOOD}>decline"), "blue-1 footman blue 19,6 effects=bless")
    outcome = cast_at(scene(caster("restore", 2), *pieces), "restore", "B", (2, 0), 6, 6, 5)
    kinds = ("attack", "defence", "move", "ranged_reduction", "spell_reduction")
    assert lifted(outcome) == (
        *(("blue", kind, "restore") for kind in kinds),
        ("blue-1", "attack", "restore"),
    )
    assert on(outcome.state, "blue") == {"decline": (1, 3)}
    assert of(outcome, SpellCast)[0].way == "strip"
    assert of(outcome, Hexed)[0] == Hexed("red", "blue", "blue", "restore")
    assert outcome.state.row(Readiness, "red").fought == ("blue",)


def test_one_die_of_six_strips_nobody() -> None:
    state = scene(caster("restore"), commander("blue", "2,0", effects=GOOD))
    outcome = cast_at(state, "restore", "B", (2, 0), 10, 5, 5)
    assert (lifted(outcome), withstood(outcome)) == ((), ("blue",))


def test_stripping_counts_the_enemys_knowledge_decline_and_resistance() -> None:
    line = commander("blue", "2,0", 2, effects="bless>decline", skills="resistance:2")
    outcome = cast_at(scene(caster("restore", 4), line), "restore", "B", (2, 0), 6, 6)
    assert (dice(outcome), lifted(outcome)) == ({"blue": 2}, (("blue", "attack", "restore"),))


def test_a_unicorn_is_not_stripped_but_it_is_cleansed() -> None:
    pieces = (commander("blue", "2,0", effects="bless"), "blue-1 unicorn blue 3,0 effects=bless")
    assert lifted(cast_at(scene(caster("restore"), *pieces), "restore", "B", (2, 0), 6, 6, 1)) == (
        ("blue", "attack", "restore"),
    )
    own = scene(caster("restore"), "red-1 unicorn red 1,0 effects=decline", FOE)
    assert lifted(cast_at(own, "restore", "B", (0, 0), 4, 1, 1)) == (("red-1", "decline", "restore"),)


def mixed() -> tuple[str, ...]:
    """A friend and an enemy within 2 squares of 4,0 and a friend beyond, each with an effect for good and for bad."""
    both = "effects=bless>mute"
    return (
        f"red-1 witch red 4,2 {both}",
        f"red-2 witch red 4,3 {both}",
        commander("blue", "6,0", effects="bless>mute"),
    )


def test_at_level_c_the_caster_says_before_paying_which_of_the_two_it_is() -> None:
    outcome = cast_at(scene(caster("restore"), *mixed()), "restore", "C", (4, 0))
    assert outcome.events == (
        CastBegun(Casting("red", "restore", "C", (4, 0))),
        DecisionOwed(Owed("choose", "red", ("red",))),
    )
    assert mp(outcome.state, "red") == 60
    assert RULES.candidates(outcome.state, "red") == (Choose("red", "cleanse"), Choose("red", "strip"))
    assert refusal(outcome.state, Choose("red", "both")) == "not_a_choice"
    assert refusal(outcome.state, Wait("red")) == "decision_first"


def test_level_c_cleanses_the_friends_within_two_squares_and_no_enemy() -> None:
    state = cast_at(scene(caster("restore"), *mixed()), "restore", "C", (4, 0)).state
    outcome = play(state, Choose("red", "cleanse"), 4, 1, 1)
    assert outcome.events[0] == DecisionTaken(("red",))
    assert (lifted(outcome), paid(outcome)) == ((("red-1", "mute", "restore"),), 5)
    assert rolled(outcome) == 3


def test_level_c_strips_the_enemies_within_two_squares_and_no_friend() -> None:
    state = cast_at(scene(caster("restore"), *mixed()), "restore", "C", (4, 0)).state
    outcome = play(state, Choose("red", "strip"), 6, 1, 6)
    assert lifted(outcome) == (("blue", "attack", "restore"),)


def test_where_only_one_of_the_two_is_possible_nothing_is_asked() -> None:
    state = scene(caster("restore"), *mixed())
    assert lifted(cast_at(state, "restore", "C", (4, 2), 4, 1, 1)) == (
        ("red-1", "mute", "restore"), ("red-2", "mute", "restore"),
    )  # fmt: skip
    assert lifted(cast_at(state, "restore", "C", (6, 0), 6, 6, 1)) == (("blue", "attack", "restore"),)


def test_an_area_with_nobody_in_it_is_no_aim() -> None:
    assert refused(scene(caster("restore", at="5,3"), FOE), "restore", "C", (5, 0)) == "nothing_there"


def test_the_declared_cast_can_be_taken_back_until_the_choice_is_made() -> None:
    session = session_of("red", caster("restore"), *mixed())
    before = session.state.digest()
    session.commit(Cast("red", "restore", "C", (4, 0)))
    assert session.undo() is not None
    assert session.state.digest() == before
    session.commit(Cast("red", "restore", "C", (4, 0)))
    session.commit(Choose("red", "strip"))
    assert session.undo() is None
