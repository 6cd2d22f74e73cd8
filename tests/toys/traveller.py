"""A traveller: one person on a board, days of six phases, and a d100 for what each step costs.

A step costs one phase if the d100 is at most the traveller's skill, two above it, three from 96 on. When no phase
is left the day ends. Arriving at the goal wins; after five days it is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from game.core.action import Action, Begin, Reason, reason
from game.core.dice import Outcome, Pool, Tally
from game.core.engine import Step
from game.core.entity import Position, RollCount, Round, Verdict
from game.core.event import Ended, Event, Rolled, RoundBegan
from game.core.grid import Board, Cell, distance
from game.core.ids import BATTLE, EntityId
from game.core.ruleset import Decision
from game.core.state import State

WALKER: EntityId = "traveller"
PHASES = 6
FUMBLE = 96
LAST_DAY = 5


@dataclass(frozen=True, slots=True)
class Legs:
    """Skill in walking, and the phases left of the day."""

    skill: int
    phases: int = 0


@dataclass(frozen=True, slots=True)
class Goal:
    """Where the way ends."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Go(Action):
    """One step to a neighbouring square."""

    verb: ClassVar[str] = "go"
    to: Cell


@dataclass(frozen=True, slots=True)
class Rest(Action):
    """Do nothing for some phases."""

    verb: ClassVar[str] = "rest"
    phases: int


@dataclass(frozen=True, slots=True)
class Went(Event):
    """The traveller is a square further."""

    before: Cell
    after: Cell

    def evolve(self, state: State) -> State:
        return state.having(WALKER, Position(self.after))


@dataclass(frozen=True, slots=True)
class PhasesPassed(Event):
    """Phases of the day are gone."""

    before: int
    after: int

    def evolve(self, state: State) -> State:
        return state.having(WALKER, replace(state.row(Legs, WALKER), phases=self.after))


@dataclass(frozen=True, slots=True)
class CostRoll:
    """The d100 of one step; the result is its cost in phases."""

    skill: int

    def ask(self, cost: int) -> Pool | None:  # noqa: ARG002 - it is always rolled
        return Pool("step", WALKER, WALKER, 1, 100, Tally((FUMBLE, self.skill + 1)))

    def land(self, cost: int, outcome: Outcome) -> int:
        return cost + sum(outcome)


@dataclass(frozen=True)
class StepPlan:
    """One step's cost: a phase, and one more for each mark the d100 passes."""

    skill: int

    def stages(self) -> Sequence[CostRoll]:
        return (CostRoll(self.skill),)

    def start(self) -> int:
        return 1


class TravelRules:
    """The rule set."""

    components: Sequence[type] = (Position, Round, RollCount, Verdict, Legs, Goal)
    actions: Sequence[type[Action]] = (Begin, Go, Rest)
    events: Sequence[type[Event]] = (Rolled, RoundBegan, Ended, Went, PhasesPassed)

    def decision(self, state: State) -> Decision | None:
        under_way = state.get(Round) is not None and state.get(Verdict) is None
        return Decision(WALKER, (WALKER,)) if under_way else None

    def candidates(self, state: State, actor: EntityId) -> Sequence[Action]:
        if actor == BATTLE and state.get(Round) is None:
            return (Begin(),)
        if actor != WALKER or self.decision(state) is None:
            return ()
        here = state.row(Position, WALKER).cell
        rests = range(1, state.row(Legs, WALKER).phases + 1)
        return (*(Go(WALKER, cell) for cell in state.board.neighbours(here)), *(Rest(WALKER, n) for n in rests))

    def explain(self, state: State, action: Action) -> Reason | None:
        return None if action in self.candidates(state, action.actor) else reason("not_now", actor=action.actor)

    def resolve(self, step: Step, action: Action) -> None:
        phases = step.state.row(Legs, WALKER).phases
        match action:
            case Go(_, to):
                cost = step.play(StepPlan(step.state.row(Legs, WALKER).skill))
                assert isinstance(cost, int)
                step.emit(Went(step.state.row(Position, WALKER).cell, to))
                step.emit(PhasesPassed(phases, max(0, phases - cost)))
            case Rest(_, spent):
                step.emit(PhasesPassed(phases, phases - spent))

    def settle(self, step: Step) -> bool:
        state = step.state
        if state.has(Verdict, BATTLE):
            return False
        day = state.get(Round) or Round(0)
        if distance(state.row(Position, WALKER).cell, state.row(Goal).cell) == 0:
            step.emit(Ended(WALKER, "arrived"))
        elif state.row(Legs, WALKER).phases:
            return False
        elif day.number == LAST_DAY:
            step.emit(Ended("", "late"))
        else:
            step.emit(RoundBegan(day.number, day.number + 1))
            step.emit(PhasesPassed(0, PHASES))
        return True

    def plan(self, state: State, action: Action) -> StepPlan | None:
        return StepPlan(state.row(Legs, WALKER).skill) if isinstance(action, Go) else None

    def incoherence(self, state: State) -> str | None:  # noqa: ARG002
        """Its starts are made here and never read from a file."""
        return None

    def unsound(self, state: State) -> str | None:  # noqa: ARG002
        """Its starts are made here and never read from a file."""
        return None

    def verdict(self, state: State) -> Verdict | None:
        return state.get(Verdict)


def start(width: int, height: int, skill: int) -> State:
    """A first state: from the upper left corner to the lower right one."""
    state = State(Board(width, height, ("field",) * (width * height), (0,) * (width * height)))
    state = state.having(WALKER, Position((0, 0))).having(WALKER, Legs(skill))
    return state.having(BATTLE, Goal((width - 1, height - 1)))
