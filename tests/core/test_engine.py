"""The one door: what it refuses, and what it does about rules that never come to rest."""

from collections.abc import Sequence

import pytest

from game.core.action import Action, Begin, Reason
from game.core.dice import NoDice, Pool, ScriptedDice, Throw
from game.core.engine import SETTLE_LIMIT, Engine, Refusal, Step
from game.core.entity import RollCount, Round, Verdict
from game.core.event import Event, Rolled, RoundBegan
from game.core.grid import Board
from game.core.ruleset import Decision
from game.core.stages import Plan
from game.core.state import State
from tests.toys.traveller import Go, Rest, TravelRules, start

START = start(3, 1, skill=60)


class Clockwork:
    """A rule set whose closing pass goes on for a number of rounds."""

    components: Sequence[type] = (Round,)
    actions: Sequence[type[Action]] = (Begin,)
    events: Sequence[type[Event]] = (RoundBegan,)

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def decision(self, state: State) -> Decision | None:  # noqa: ARG002
        return None

    def candidates(self, state: State, actor: str) -> Sequence[Action]:  # noqa: ARG002
        return (Begin(),)

    def explain(self, state: State, action: Action) -> Reason | None:  # noqa: ARG002
        return None

    def resolve(self, step: Step, action: Action) -> None:  # noqa: ARG002
        step.emit(RoundBegan(0, 0))

    def settle(self, step: Step) -> bool:
        number = step.state.row(Round).number
        step.emit(RoundBegan(number, number + 1))
        return number + 1 < self.rounds

    def plan(self, state: State, action: Action) -> Plan | None:  # noqa: ARG002
        return None

    def verdict(self, state: State) -> Verdict | None:  # noqa: ARG002
        return None


def test_rules_that_never_rest_end_in_an_error() -> None:
    with pytest.raises(RuntimeError, match="did not come to rest"):
        Engine(Clockwork(SETTLE_LIMIT + 1)).begin(State(Board(1, 1, ("field",), (0,))), NoDice())


def test_rules_may_take_every_round_of_the_closing_pass() -> None:
    outcome = Engine(Clockwork(SETTLE_LIMIT)).begin(State(Board(1, 1, ("field",), (0,))), NoDice())
    assert outcome.state.row(Round).number == SETTLE_LIMIT


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    with pytest.raises(Refusal, match="not_now") as refused:
        Engine(TravelRules()).apply(START, Rest("traveller", 1), NoDice())
    assert refused.value.reason == Reason("not_now", (("actor", "traveller"),))


def test_apply_leaves_the_state_it_is_given_alone() -> None:
    digest = START.digest()
    Engine(TravelRules()).begin(START, NoDice())
    assert START.digest() == digest


def test_a_roll_becomes_an_event_with_faces_and_reading_and_is_counted() -> None:
    engine = Engine(TravelRules())
    state = engine.begin(START, NoDice()).state
    outcome = engine.apply(state, Go("traveller", (1, 0)), ScriptedDice(97))
    assert outcome.events[0] == Rolled("step", "traveller", "traveller", 1, 100, ">=96 >=61", (97,), (1, 1), 1)
    assert outcome.state.row(RollCount) == RollCount(1, (("traveller/step/traveller", 1),))


class Numbered:
    """Dice that note under which number each roll of a round is made, and always show 1."""

    def __init__(self) -> None:
        self.turns: list[tuple[int, int]] = []

    def throw(self, pool: Pool, turn: tuple[int, int]) -> Throw:
        self.turns.append(turn)
        return ScriptedDice(*[1] * pool.count).throw(pool, turn)


def test_rolls_of_one_name_are_numbered_within_their_round() -> None:
    engine, dice = Engine(TravelRules()), Numbered()
    state = engine.begin(start(9, 1, skill=60), dice).state
    for column in range(1, 8):
        state = engine.apply(state, Go("traveller", (column, 0)), dice).state
    assert dice.turns == [(1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 0)]


def test_the_count_of_rolls_starts_over_with_each_round() -> None:
    counted = RollCount(1, (("b", 2),)).plus(1, "a").plus(1, "b")
    assert counted == RollCount(1, (("a", 1), ("b", 3)))
    assert (counted.of(1, "b"), counted.of(2, "b"), counted.of(1, "c")) == (3, 0, 0)
    assert counted.plus(2, "b") == RollCount(2, (("b", 1),))


def test_what_rolls_nothing_has_no_forecast() -> None:
    engine = Engine(TravelRules())
    assert engine.forecast(engine.begin(START, NoDice()).state, Rest("traveller", 1)) is None
