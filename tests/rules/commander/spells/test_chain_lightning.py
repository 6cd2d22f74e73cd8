"""Chain Lightning (rule book 7): up to four different enemies, each near the one before, d6 damage to each."""

import pytest

from game.core.entity import Owed
from game.core.event import DecisionOwed, DecisionTaken, Rolled
from game.core.state import State
from game.rules.commander.actions import Action, Aim, Cast, Enough, Wait
from game.rules.commander.components import Casting
from game.rules.commander.events import Fell
from game.rules.commander.magic.events import CastBegun, Harmed, SpellCast
from tests.helpers.battle import RULES, play, play_all, refusal
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    farthest,
    harmed,
    mp,
    paid,
    prices,
    refused,
    rolled,
    scene,
    withstood,
)
from tests.helpers.sessions import session_of

ROW = (commander("blue", "3,0"), *(f"blue-{at} footman blue {at * 2 + 3},0" for at in range(1, 6)))
"""Enemies two squares apart: blue at 3, then 5, 7, 9, 11 and 13."""


def chained(state: State, level: str, *cells: tuple[int, int]) -> tuple[State, Action]:
    """The state in which all but the last of the chosen squares are named, and the action that names the last."""
    state = play(state, Cast("red", "chain_lightning", level, cells[0])).state
    for at in cells[1:-1]:
        state = play(state, Aim("red", at)).state
    return state, Aim("red", cells[-1])


@pytest.mark.parametrize(("level", "costs", "squares"), [("C", (8, 7), 7), ("D", (12,), 10)])
def test_each_level_has_its_cost_and_its_range_to_the_first_target(
    level: str, costs: tuple[int, ...], squares: int
) -> None:
    assert prices("chain_lightning", level) == costs
    assert farthest("chain_lightning", level) == squares


@pytest.mark.parametrize("level", ["A", "B"])
def test_there_are_no_lower_levels(level: str) -> None:
    assert refused(scene(caster("chain_lightning"), *ROW), "chain_lightning", level, (3, 0)) == "no_such_level"


def test_naming_the_first_target_pays_and_rolls_nothing_but_asks_for_the_next() -> None:
    outcome = cast_at(scene(caster("chain_lightning"), *ROW), "chain_lightning", "C", (3, 0))
    assert outcome.events == (
        CastBegun(Casting("red", "chain_lightning", "C", (3, 0), cells=((3, 0),))),
        DecisionOwed(Owed("chain", "red", ("red",))),
    )
    assert mp(outcome.state, "red") == 60


def test_the_next_target_is_an_enemy_within_the_hop_or_it_is_enough() -> None:
    state = cast_at(scene(caster("chain_lightning"), *ROW), "chain_lightning", "C", (5, 0)).state
    assert RULES.candidates(state, "red") == (Aim("red", (3, 0)), Aim("red", (7, 0)), Enough("red"))
    far = cast_at(scene(caster("chain_lightning"), *ROW), "chain_lightning", "D", (5, 0)).state
    assert RULES.candidates(far, "red") == (
        Aim("red", (3, 0)), Aim("red", (7, 0)), Aim("red", (9, 0)), Enough("red"),
    )  # fmt: skip


@pytest.mark.parametrize(("level", "hop"), [("C", 3), ("D", 5)])
def test_each_target_is_within_the_hop_of_the_one_before(level: str, hop: int) -> None:
    pieces = (commander("blue", "2,0"), f"blue-1 footman blue {2 + hop},0", f"blue-2 footman blue {2 + hop},1")
    state = cast_at(scene(caster("chain_lightning"), *pieces), "chain_lightning", level, (2, 0)).state
    assert refusal(state, Aim("red", (2 + hop, 0))) is None
    assert refusal(state, Aim("red", (2 + hop, 1))) == "too_far_apart"


def test_the_hop_is_measured_from_the_last_target_and_not_from_the_first() -> None:
    state = cast_at(scene(caster("chain_lightning"), *ROW), "chain_lightning", "C", (5, 0)).state
    state = play(state, Aim("red", (7, 0))).state
    assert refusal(state, Aim("red", (9, 0))) is None
    assert refusal(state, Aim("red", (3, 0))) == "too_far_apart"


def test_a_later_target_may_stand_beyond_the_spells_range() -> None:
    state, last = chained(scene(caster("chain_lightning"), *ROW), "C", (7, 0), (9, 0), (11, 0), (13, 0))
    assert harmed(play(state, last, 1, 5, 2)) == {"blue-2": 5, "blue-3": 5, "blue-4": 5, "blue-5": 5}


def test_with_the_fourth_target_the_chain_is_full_and_is_cast() -> None:
    state, last = chained(scene(caster("chain_lightning"), *ROW), "C", (3, 0), (5, 0), (7, 0), (9, 0))
    outcome = play(state, last, 2, 6, 3)
    cells = ((3, 0), (5, 0), (7, 0), (9, 0))
    told = of(outcome, SpellCast)[0]
    assert (told.at, told.cells, [aim.piece for aim in told.targets]) == (
        (3, 0), cells, ["blue", "blue-1", "blue-2", "blue-3"],
    )  # fmt: skip
    assert outcome.events[0] == DecisionTaken(("red",))
    assert of(outcome, Rolled) == (Rolled("chain_lightning", "red", "red", 3, 6, "highest", (2, 6, 3), (6,), 1),)
    assert harmed(outcome) == {"blue": 6, "blue-1": 6, "blue-2": 6, "blue-3": 6}
    assert (paid(outcome), outcome.state.get(Casting)) == (7, None)


def test_fewer_targets_are_enough_when_the_caster_says_so() -> None:
    state = play_all(scene(caster("chain_lightning"), *ROW), Cast("red", "chain_lightning", "D", (3, 0)))
    state = play(state, Aim("red", (5, 0))).state
    outcome = play(state, Enough("red"), 4, 4, 1)
    assert (harmed(outcome), paid(outcome)) == ({"blue": 4, "blue-1": 4}, 12)


def test_a_lonely_target_is_cast_at_without_further_question() -> None:
    outcome = cast_at(
        scene(caster("chain_lightning"), commander("blue", "3,0")), "chain_lightning", "C", (3, 0), 1, 1, 6
    )
    assert harmed(outcome) == {"blue": 6}
    assert of(outcome, DecisionOwed) == ()


def test_no_target_is_chosen_twice_and_no_friend_nor_pixie_is_a_link() -> None:
    pieces = (commander("blue", "3,0"), "blue-1 footman blue 5,0", "blue-2 pixie blue 3,1 summon")
    state = scene(caster("chain_lightning"), "red-1 footman red 4,0", *pieces)
    state = play(state, Cast("red", "chain_lightning", "C", (3, 0))).state
    assert refusal(state, Aim("red", (3, 0))) == "chosen_already"
    assert refusal(state, Aim("red", (4, 0))) == "not_an_enemy"
    assert refusal(state, Aim("red", (3, 1))) == "immune"
    assert refusal(state, Aim("red", (4, 1))) == "no_target"


def test_each_target_counts_its_own_first_dice_of_one_pool() -> None:
    pieces = (commander("blue", "3,0", 2), commander("bess", "6,0", 3), "blue-1 footman blue 9,0")
    state = scene(caster("chain_lightning", 4), *pieces, turns="red* blue bess")
    state, last = chained(state, "C", (3, 0), (6, 0), (9, 0))
    outcome = play(state, last, 2, 5, 1, 6)
    assert dice(outcome) == {"blue": 2, "bess": 1, "blue-1": 4}
    assert (rolled(outcome), harmed(outcome)) == (4, {"blue": 5, "bess": 2, "blue-1": 6})


def test_resist_lowers_the_damage_of_the_one_who_has_it() -> None:
    pieces = (commander("blue", "3,0", effects="resist:2"), "blue-1 footman blue 5,0")
    state, last = chained(scene(caster("chain_lightning"), *pieces), "C", (3, 0), (5, 0))
    outcome = play(state, last, 5, 1, 1)
    assert harmed(outcome) == {"blue": 3, "blue-1": 5}


def test_every_step_before_the_last_can_be_taken_back_and_the_last_cannot() -> None:
    session = session_of("red", caster("chain_lightning"), *ROW[:3])
    before = session.state.digest()
    session.commit(Cast("red", "chain_lightning", "C", (3, 0)))
    session.commit(Aim("red", (5, 0)))
    assert session.undo() is not None
    assert session.undo() is not None
    assert session.state.digest() == before
    session.commit(Cast("red", "chain_lightning", "C", (3, 0)))
    session.commit(Enough("red"))
    assert session.undo() is None


def test_while_links_are_chosen_nothing_else_is_done() -> None:
    state = cast_at(scene(caster("chain_lightning"), *ROW), "chain_lightning", "C", (3, 0)).state
    assert refusal(state, Wait("red")) == "decision_first"
    assert refusal(state, Aim("blue", (5, 0))) == "nothing_owed"


def test_who_dies_on_the_way_does_not_break_the_chain() -> None:
    pieces = (commander("blue", "13,0"), "blue-1 footman blue 3,0 hp=2", "blue-2 footman blue 5,0")
    state, last = chained(scene(caster("chain_lightning"), *pieces), "C", (3, 0), (5, 0))
    outcome = play(state, last, 3, 1, 1)
    assert of(outcome, Harmed) == (
        Harmed("red", "blue-1", "blue", "chain_lightning", 2, 0),
        Harmed("red", "blue-2", "blue", "chain_lightning", 10, 7),
    )
    assert of(outcome, Fell) == (Fell("blue-1", "blue", "chain_lightning", (3, 0), "red"),)


def test_targets_that_no_die_counts_for_withstand_it() -> None:
    pieces = (commander("blue", "9,0", 5), "blue-1 footman blue 3,0", "blue-2 footman blue 6,0")
    state, last = chained(scene(caster("chain_lightning"), *pieces), "C", (3, 0), (6, 0), (9, 0))
    outcome = play(state, last, 2, 2, 2)
    assert dice(outcome) == {"blue-1": 3, "blue-2": 0, "blue": 0}
    assert (harmed(outcome), withstood(outcome)) == ({"blue-1": 2}, ("blue-2", "blue"))
