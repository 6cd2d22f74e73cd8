"""The one door: `Engine.apply` is the only way anything becomes true."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import stages
from game.core.action import Action, Begin, Reason
from game.core.dice import Dice, Pool
from game.core.dice import Outcome as DiceOutcome
from game.core.entity import RollCount, Round
from game.core.event import Event, Rolled
from game.core.ruleset import Ruleset
from game.core.stages import Plan, Spread
from game.core.state import State

SETTLE_LIMIT = 100
"""Rounds of the closing pass after which a rule set is judged never to come to rest."""


class Refusal(Exception):  # noqa: N818 - an answer, not a failure of the program
    """An action was not legal; `reason` says why."""

    def __init__(self, action: Action, reason: Reason) -> None:
        self.action = action
        self.reason = reason
        super().__init__(f"{action}: {reason.id} {dict(reason.about)}")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action led to: the new state and the events on the way."""

    state: State
    events: tuple[Event, ...]


class Step:
    """One action in progress: the state so far, the events so far, and the dice."""

    __slots__ = ("_dice", "events", "state")

    def __init__(self, state: State, dice: Dice) -> None:
        self.state = state
        self.events: list[Event] = []
        self._dice = dice

    def emit(self, event: Event) -> None:
        """Something became true."""
        self.state = event.evolve(self.state)
        self.events.append(event)

    def roll(self, pool: Pool) -> DiceOutcome:
        """Roll a pool; the roll becomes an event of its own."""
        now = self.state.get(Round) or Round(0)
        key = f"{pool.actor}/{pool.purpose}/{pool.target}"
        before = (self.state.get(RollCount) or RollCount(0)).of(now.number, key)
        throw = self._dice.throw(pool, (now.number, before))
        self.emit(
            Rolled(
                pool.purpose,
                pool.actor,
                pool.target,
                pool.count,
                pool.sides,
                str(pool.reading),
                throw.faces,
                throw.outcome,
                now.number,
            )
        )
        return throw.outcome

    def play(self, plan: Plan) -> object:
        """Roll a plan's stages in order and give the result."""
        return stages.play(plan, self.roll)


class Engine:
    """Applies actions to states by one rule set."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def apply(self, state: State, action: Action, dice: Dice) -> Outcome:
        """The state and events an action leads to.

        Raises Refusal if the action is not legal, RuntimeError if the rules never come to rest.
        """
        refused = self.rules.explain(state, action)
        if refused is not None:
            raise Refusal(action, refused)
        step = Step(state, dice)
        self.rules.resolve(step, action)
        for _ in range(SETTLE_LIMIT):
            if not self.rules.settle(step):
                return Outcome(step.state, tuple(step.events))
        raise RuntimeError(f"after {action} the rules did not come to rest")

    def forecast(self, state: State, action: Action) -> Spread[object] | None:
        """The exact distribution of an action's dice part, or None if it rolls nothing."""
        plan = self.rules.plan(state, action)
        return None if plan is None else stages.spread(plan)

    def begin(self, start: State, dice: Dice) -> Outcome:
        """The first action of every session."""
        return self.apply(start, Begin(), dice)
