"""A session: a start, a seed and a history of actions. Undo, rewind, records and replays are ways to look at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.action import Action, Begin
from game.core.dice import KeyedDice
from game.core.engine import Engine
from game.core.event import Event
from game.core.ruleset import Decision
from game.core.state import State


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of history: the action, the state before it, the events it led to, the state after them."""

    action: Action
    before: State
    events: tuple[Event, ...]
    after: State

    @property
    def barrier(self) -> bool:
        """Whether it rolled or revealed something and so cannot simply be undone."""
        return any(event.reveals for event in self.events)


class Session:
    """The play of one start with one seed. The first entry is always `Begin`.

    With `rewinding` allowed even entries that rolled can be taken back; the line left behind is kept in `branches`.
    """

    def __init__(self, engine: Engine, start: State, seed: int, *, rewinding: bool = False) -> None:
        self.engine = engine
        self.start = start
        self.seed = seed
        self.rewinding = rewinding
        self.history: list[Entry] = []
        self.branches: list[tuple[Entry, ...]] = []
        self._dice = KeyedDice(seed)
        self.commit(Begin())

    @property
    def state(self) -> State:
        """What is true now."""
        return self.history[-1].after if self.history else self.start

    @property
    def decision(self) -> Decision | None:
        """Who has to choose now, or None at the end."""
        return self.engine.rules.decision(self.state)

    def commit(self, action: Action) -> Entry:
        """Apply an action and write it down. Raises Refusal, changing nothing, if it is not legal."""
        before = self.state
        outcome = self.engine.apply(before, action, self._dice)
        entry = Entry(action, before, outcome.events, outcome.state)
        self.history.append(entry)
        return entry

    @property
    def can_undo(self) -> bool:
        """Whether the last entry can be taken back."""
        return len(self.history) > 1 and (self.rewinding or not self.history[-1].barrier)

    def undo(self) -> Entry | None:
        """Take the last entry back and return it; None, changing nothing, if it rolled or revealed something."""
        if not self.can_undo:
            return None
        entry = self.history[-1]
        if entry.barrier:
            self.branches.append((entry,))
        self.history.pop()
        return entry

    def rewind(self, length: int) -> None:
        """Go back to a history of `length` entries, keeping the line left behind as a branch.

        Raises ValueError if rewinding is not allowed or there is no such point.
        """
        if not self.rewinding or not 1 <= length <= len(self.history):
            raise ValueError("this session cannot go back there")
        if length < len(self.history):
            self.branches.append(tuple(self.history[length:]))
            del self.history[length:]

    @classmethod
    def replay(cls, engine: Engine, start: State, seed: int, actions: Sequence[Action]) -> Session:
        """The session that these actions lead to; the first must be `Begin`. Raises Refusal or ValueError."""
        if not actions or actions[0] != Begin():
            raise ValueError("a history starts with `begin`")
        session = cls(engine, start, seed)
        for action in actions[1:]:
            session.commit(action)
        return session
