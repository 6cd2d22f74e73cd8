"""Both small rule sets through the same engine, session, undo, replay, digest and forecast as the game's own."""

from random import Random

import pytest

from game.core.action import Begin
from game.core.dice import ScriptedDice
from game.core.engine import Engine, Refusal
from game.core.entity import Owed, Pending, Position, Verdict, Vitals
from game.core.event import DecisionOwed, DecisionTaken, Ended, Rolled, RoundBegan
from game.core.notation import action_text, read_action, read_state, state_text
from game.core.ruleset import Decision, Ruleset
from game.core.session import Session
from game.core.state import State
from tests.helpers.checks import assert_replays, assert_undo_restores, branched, forecast, of
from tests.toys import sentries, traveller
from tests.toys.sentries import Hit, Hurt, SentryRules, Spare, Stepped, Turn, Walk
from tests.toys.traveller import Go, Legs, PhasesPassed, Rest, TravelRules

CAMP = sentries.start(
    5,
    3,
    a1=("ash", (0, 1), 2, "walker"),
    a2=("ash", (0, 2), 1, "quick"),
    b1=("birch", (2, 0), 1, "quick"),
    b2=("birch", (3, 2), 2, "patient"),
)
ROAD = traveller.start(4, 3, skill=60)
TOYS = pytest.mark.parametrize(
    ("rules", "start"), [(SentryRules(), CAMP), (TravelRules(), ROAD)], ids=["sentries", "traveller"]
)


def begun(rules: Ruleset, start: State) -> State:
    return Engine(rules).apply(start, Begin(), ScriptedDice()).state


@TOYS
@pytest.mark.parametrize("seed", range(10))
def test_a_session_played_at_random_to_its_end_undoes_and_replays(rules: Ruleset, start: State, seed: int) -> None:
    session, pick = Session(Engine(rules), start, seed), Random(seed)
    while (decision := session.decision) is not None:
        actor = pick.choice([a for a in decision.actors if rules.candidates(session.state, a)])
        assert_undo_restores(session, pick.choice(rules.candidates(session.state, actor)))
    assert rules.verdict(session.state) is not None
    assert_replays(session)


@TOYS
@pytest.mark.parametrize("seed", range(3))
def test_actions_and_states_read_back_from_their_text(rules: Ruleset, start: State, seed: int) -> None:
    session, pick = Session(Engine(rules), start, seed), Random(seed)
    marks = {"field": "."}
    while (decision := session.decision) is not None:
        text = state_text(session.state, marks)
        assert read_state(text, marks, rules.components) == session.state
        actor = pick.choice([a for a in decision.actors if rules.candidates(session.state, a)])
        action = pick.choice(rules.candidates(session.state, actor))
        assert read_action(action_text(action), rules.actions) == action
        session.commit(action)


@TOYS
def test_begin_is_accepted_once(rules: Ruleset, start: State) -> None:
    with pytest.raises(Refusal):
        Engine(rules).apply(begun(rules, start), Begin(), ScriptedDice())


def test_a_quick_sentry_fells_a_walker_in_the_middle_of_its_way() -> None:
    state = begun(SentryRules(), CAMP).having("a1", Vitals(1, 2))
    outcome = Engine(SentryRules()).apply(state, Walk("a1", ((0, 0), (1, 0))), ScriptedDice(3))
    assert of(outcome, Stepped)[-1] == Stepped("a1", (0, 0), (1, 0), ("b1",))
    assert of(outcome, Hurt) == (Hurt("a1", 1, 0),)
    assert not outcome.state.has(Position, "a1")
    assert outcome.state.row(Turn) == Turn("birch")


def test_a_walker_whom_the_sentry_misses_goes_on() -> None:
    state = begun(SentryRules(), CAMP)
    outcome = Engine(SentryRules()).apply(state, Walk("a1", ((1, 1), (1, 0))), ScriptedDice(4))
    assert outcome.state.row(Position, "a1").cell == (1, 0)
    assert outcome.state.row(Vitals, "a1").hp == 2


def test_a_patient_sentry_decides_in_the_middle_of_the_other_sides_turn() -> None:
    rules, engine = SentryRules(), Engine(SentryRules())
    state = begun(rules, CAMP).having("a1", Position((1, 2)))
    asked = engine.apply(state, Walk("a1", ((2, 2), (2, 1))), ScriptedDice())
    assert of(asked, DecisionOwed) == (DecisionOwed(Owed("watch", "birch", ("b2",))),)
    assert asked.state.row(Turn).side == "ash"
    assert rules.decision(asked.state) == Decision("birch", ("b2",), "watch")
    assert rules.candidates(asked.state, "a2") == ()
    hit = engine.apply(asked.state, Hit("b2"), ScriptedDice(1, 6))  # then b1 sees the rest of the walk, and misses
    assert [event.actor for event in of(hit, Rolled)] == ["b2", "b1"]
    assert of(hit, DecisionTaken) == (DecisionTaken(("b2",)),)
    assert hit.state.row(Vitals, "a1").hp == 1
    assert hit.state.row(Position, "a1").cell == (2, 1)
    assert hit.state.row(Pending).owed == ()
    assert hit.state.row(Turn).side == "birch"


def test_a_walker_who_is_spared_rolls_nothing_and_can_be_taken_back() -> None:
    session = Session(Engine(SentryRules()), CAMP.having("a1", Position((1, 2))), 5)
    before = session.state.digest()
    session.commit(Walk("a1", ((2, 2),)))
    session.commit(Spare("b2"))
    assert session.undo() is not None
    assert session.undo() is not None
    assert session.state.digest() == before


def test_the_forecast_of_a_walk_past_sentries_is_the_branched_walk() -> None:
    engine = Engine(SentryRules())
    state = begun(SentryRules(), CAMP).having("b2", Position((1, 2))).having("b2", sentries.Sentry(patient=False))
    walk = Walk("a1", ((1, 1), (1, 0)))
    assert len(of(engine.apply(state, walk, ScriptedDice(1, 6)), Rolled)) == 2

    def left(outcome: object) -> int:
        vitals = outcome.state.get(Vitals, "a1")  # type: ignore[attr-defined]
        return vitals.hp if vitals else 0

    assert branched(engine, state, walk, left) == forecast(engine, state, walk, int)


def test_the_forecast_of_a_step_is_the_branched_step() -> None:
    engine, state = Engine(TravelRules()), begun(TravelRules(), ROAD)
    costs = branched(engine, state, Go("traveller", (1, 0)), lambda o: 6 - o.state.row(Legs, "traveller").phases)
    assert costs == forecast(engine, state, Go("traveller", (1, 0)), int)
    assert {cost: str(chance) for cost, chance in costs.items()} == {1: "3/5", 2: "7/20", 3: "1/20"}


def test_a_day_ends_when_its_phases_are_gone() -> None:
    state = begun(TravelRules(), ROAD).having("traveller", Legs(60, 1))
    outcome = Engine(TravelRules()).apply(state, Go("traveller", (0, 1)), ScriptedDice(96))
    assert of(outcome, PhasesPassed) == (PhasesPassed(1, 0), PhasesPassed(0, 6))
    assert of(outcome, RoundBegan) == (RoundBegan(1, 2),)


def test_the_traveller_arrives_in_the_same_action_that_enters_the_goal() -> None:
    state = begun(TravelRules(), ROAD).having("traveller", Position((3, 1)))
    outcome = Engine(TravelRules()).apply(state, Go("traveller", (3, 2)), ScriptedDice(1))
    assert of(outcome, Ended) == (Ended("traveller", "arrived"),)
    assert outcome.state.row(Verdict) == Verdict("traveller", "arrived")


def test_a_traveller_who_rests_five_days_is_late() -> None:
    session = Session(Engine(TravelRules()), ROAD, 1)
    for _ in range(5):
        session.commit(Rest("traveller", 6))
    assert session.state.row(Verdict) == Verdict("", "late")
    assert session.decision is None
