"""Events: what became true. Each is frozen, holds before and after, and gives the next state."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.core.entity import Owed, Pending, RollCount, Round, Verdict
from game.core.ids import BATTLE, EntityId, Side
from game.core.state import State


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events. One that `reveals` tells a player what was hidden, and so cannot be taken back."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """The state after the event."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice were rolled: why (purpose, actor, target), how they are read, the faces and what they count for.

    It is the line of the dice ledger and the barrier of undo. `faces` are empty when outcomes are enumerated.
    """

    reveals: ClassVar[bool] = True

    purpose: str
    actor: EntityId
    target: EntityId
    count: int
    sides: int
    reading: str
    faces: tuple[int, ...]
    outcome: tuple[int, ...]
    round: int

    @property
    def key(self) -> str:
        """The name under which such rolls are counted in a round."""
        return f"{self.actor}/{self.purpose}/{self.target}"

    def evolve(self, state: State) -> State:
        """One more roll of this kind in this round."""
        count = state.get(RollCount) or RollCount(self.round)
        return state.having(BATTLE, count.plus(self.round, self.key))


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began."""

    before: int
    after: int

    def evolve(self, state: State) -> State:
        """The next round."""
        return state.having(BATTLE, Round(self.after))


@dataclass(frozen=True, slots=True)
class DecisionOwed(Event):
    """A decision is owed before all else."""

    owed: Owed

    def evolve(self, state: State) -> State:
        """The decision lies on top of the stack."""
        pending = state.get(Pending) or Pending()
        return state.having(BATTLE, Pending((*pending.owed, self.owed)))


@dataclass(frozen=True, slots=True)
class DecisionTaken(Event):
    """The topmost decision owed was taken for some of its actors; without actors left it is off the stack."""

    actors: tuple[EntityId, ...]

    def evolve(self, state: State) -> State:
        """The stack without these actors in its top."""
        *below, top = state.row(Pending).owed
        left = tuple(a for a in top.actors if a not in self.actors)
        rest = (*below, replace(top, actors=left)) if left else tuple(below)
        return state.having(BATTLE, Pending(rest))


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """It is over: the winning side, empty for a draw, and why."""

    winner: Side
    reason: str

    def evolve(self, state: State) -> State:
        """The verdict stands."""
        return state.having(BATTLE, Verdict(self.winner, self.reason))
