"""Poison (rule book 7): 1 at 10, 2 damage at the start of each round from the next on, 12 in all."""

import pytest

from game.core.entity import Owed
from game.core.event import DecisionOwed, Ended, RoundBegan
from game.core.ruleset import Decision
from game.rules.commander.actions import EndTurn, Rally, Strike
from game.rules.commander.components import Effect
from game.rules.commander.events import EffectLaid, Fell, TurnBegan
from game.rules.commander.magic.events import Hexed, Suffered
from tests.helpers.battle import RULES, draw, hp, play, play_all
from tests.helpers.checks import of
from tests.helpers.magic import (
    PLAIN,
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

FRESH = ("poison", 12, 0)


@pytest.mark.parametrize(("level", "costs", "squares"), [("C", (4, 3), 4), ("D", (7,), 4)])
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("poison", level) == costs
    assert farthest("poison", level) == squares


@pytest.mark.parametrize("level", ["A", "B"])
def test_there_are_no_lower_levels(level: str) -> None:
    assert refused(scene(caster("poison"), commander("blue", "1,0")), "poison", level, (1, 0)) == "no_such_level"


def test_one_ten_is_needed() -> None:
    outcome = cast_at(scene(caster("poison"), commander("blue", "2,0")), "poison", "C", (2, 0), 9, 10, 1)
    assert outcome.events[2:] == (
        EffectLaid("blue", Effect("poison", "poison", "red", "red", 12, 0)),
        Hexed("red", "blue", "blue", "poison"),
    )
    assert hp(outcome.state, "blue") == 10


def test_nines_are_wasted_and_paid_for() -> None:
    outcome = cast_at(scene(caster("poison"), commander("blue", "2,0")), "poison", "C", (2, 0), 9, 9, 9)
    assert (withstood(outcome), laid(outcome), paid(outcome)) == (("blue",), {}, 3)


def test_level_c_poisons_one_piece_and_level_d_a_troop() -> None:
    state = scene(caster("poison"), commander("blue", "3,0", 2), "blue-1 footman blue 2,0", "blue-2 footman blue 9,0")
    assert laid(cast_at(state, "poison", "C", (2, 0), 10)) == {"blue-1": FRESH}
    outcome = cast_at(state, "poison", "D", (3, 0), 1, 10, 1)
    assert dice(outcome) == {"blue": 1, "blue-1": 1, "blue-2": 3}
    assert (laid(outcome), withstood(outcome)) == ({"blue-2": FRESH}, ("blue", "blue-1"))


def test_it_takes_two_hp_at_the_start_of_each_round_from_the_next_on() -> None:
    state = cast_at(scene(caster("poison"), commander("blue", "2,0")), "poison", "C", (2, 0), 10, 1, 1).state
    state = end_turns(state, "red")
    assert hp(state, "blue") == 10
    outcome = play(state, EndTurn("blue"))
    assert of(outcome, Suffered) == (Suffered("red", "blue", "poison", 10, 8),)
    kinds = [type(event) for event in outcome.events]
    assert kinds.index(RoundBegan) < kinds.index(Suffered) < kinds.index(TurnBegan)
    assert on(outcome.state, "blue") == {"poison": (10, 0)}
    assert hp(end_turns(outcome.state, "red", "blue"), "blue") == 6


def test_it_ends_when_it_has_dealt_twelve() -> None:
    state = scene(commander("red", "0,0", side="red"), commander("blue", "5,0", effects="poison:4"))
    state = end_turns(state, "red", "blue")
    assert (hp(state, "blue"), on(state, "blue")) == (8, {"poison": (2, 0)})
    outcome = play(end_turns(state, "red"), EndTurn("blue"))
    assert lifted(outcome) == (("blue", "poison", "dealt"),)
    assert (hp(outcome.state, "blue"), on(outcome.state, "blue")) == (6, {})


def test_a_healed_victim_suffers_all_twelve() -> None:
    state = scene(commander("red", "0,0", side="red"), commander("blue", "5,0", skills="rally:1", effects="poison"))
    suffered = 0
    for _ in range(6):
        outcome = play(play_all(state, EndTurn("red"), Rally("blue")), EndTurn("blue"))
        suffered += sum(event.before - event.after for event in of(outcome, Suffered))
        state = outcome.state
    assert (suffered, on(state, "blue")) == (12, {})


def test_a_fresh_dose_replaces_one_that_has_worked_already_but_not_another_fresh_one() -> None:
    worn = scene(caster("poison"), commander("blue", "2,0", effects="poison:10"))
    assert laid(cast_at(worn, "poison", "C", (2, 0), 10, 1, 1)) == {"blue": FRESH}
    fresh = scene(caster("poison"), commander("blue", "2,0", effects="poison"))
    assert withstood(cast_at(fresh, "poison", "C", (2, 0), 10, 1, 1)) == ("blue",)


def test_a_unicorn_and_a_pixie_cannot_be_poisoned() -> None:
    troop = ("blue-1 unicorn blue 2,0", "blue-2 pixie blue 1,0 summon")
    state = scene(caster("poison"), commander("blue", "3,0"), *troop)
    assert refused(state, "poison", "C", (2, 0)) == "immune"
    assert refused(state, "poison", "C", (1, 0)) == "immune"
    assert dice(cast_at(state, "poison", "D", (3, 0), 1, 1, 1)) == {"blue": 3}


@pytest.mark.parametrize("level", ["C", "D"])
def test_friends_cannot_be_chosen(level: str) -> None:
    state = scene(caster("poison"), commander("ally", "1,0", side="red"), commander("blue", "9,0"))
    assert refused(state, "poison", level, (1, 0)) == "not_an_enemy"


def test_a_unit_that_dies_of_it_falls_to_the_poisoners_credit() -> None:
    unit = "blue-1 footman blue 6,0 hp=2 effects=poison:12:0:red"
    outcome = play(scene(caster("poison"), commander("blue", "5,0"), unit, turns="red blue*"), EndTurn("blue"))
    assert of(outcome, Fell) == (Fell("blue-1", "blue", "poison", (6, 0), "red"),)


def test_a_commander_that_dies_of_it_takes_its_troop_along_and_ends_the_battle() -> None:
    doomed = commander("blue", "5,0", hp=1, effects="poison:12:0:red")
    state = scene(caster("poison"), doomed, "blue-1 footman blue 9,0", turns="red blue*")
    outcome = play(state, EndTurn("blue"))
    assert of(outcome, Suffered) == (Suffered("red", "blue", "poison", 1, 0),)
    assert of(outcome, Fell) == (
        Fell("blue", "blue", "poison", (5, 0), "red"),
        Fell("blue-1", "blue", "troop", (9, 0)),
    )
    assert outcome.events[-1] == Ended("red", "enemies_fell")


def test_nobody_regroups_when_a_commander_dies_of_it_between_the_turns() -> None:
    doomed = commander("blue", "5,0", hp=2, effects="poison:12:0:red")
    state = scene(caster("poison"), doomed, commander("beryl", "9,0"), turns="red blue beryl*")
    outcome = play(state, EndTurn("beryl"))
    assert of(outcome, Fell) == (Fell("blue", "blue", "poison", (5, 0), "red"),)
    assert of(outcome, DecisionOwed) == ()
    assert RULES.decision(outcome.state) == Decision("red", ("red",))
    assert outcome.events[-1] == TurnBegan("red", 0, ("red",))


def test_who_poisoned_the_troop_of_a_commander_it_then_sees_fall_may_regroup() -> None:
    lines = ("red-1 swordsman red 2,1", commander("blue", "2,0", hp=1), commander("beryl", "9,6"))
    state = scene(caster("poison"), *lines, turns="red* blue beryl")
    state = cast_at(state, "poison", "C", (2, 0), 1, 1, 10).state
    outcome = play(state, Strike("red-1", "blue"), *[1] * 10, *[10] * 5)
    assert of(outcome, DecisionOwed) == (DecisionOwed(Owed("regroup", "red", ("red", "red-1"), 2)),)


def test_if_both_last_commanders_die_of_it_at_once_nobody_wins() -> None:
    doomed = [commander(side, f"{x},0", side=side, hp=1, effects="poison") for x, side in enumerate(("red", "blue"))]
    outcome = play(scene(*doomed, turns="red blue*"), EndTurn("blue"))
    assert outcome.events[-1] == Ended("", "all_fell")


def test_a_death_by_it_meets_the_objective_to_defeat_the_piece() -> None:
    lines = [
        commander("red", "0,0", side="red"),
        commander("blue", "5,0"),
        "blue-1 footman blue 6,0 hp=1 effects=poison",
    ]
    goal = ["objectives", "prize red defeat target=blue-1"]
    state = draw("\n".join(["board", PLAIN, "pieces", *lines, *goal, "turns", "red blue*"]))
    assert play(state, EndTurn("blue")).events[-1] == Ended("red", "objectives")
