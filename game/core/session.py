"""A session: a start, a seed and a history. Undo, redo, rewind, records and replays are ways to look at it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

from game.core.action import Action, Begin
from game.core.dice import KeyedDice
from game.core.engine import Engine, Refusal
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


Line = tuple[Entry, ...]
"""A whole history, from `Begin` on."""


@dataclass(frozen=True, slots=True)
class Past:
    """A history that is known by its actions, `Begin` first, the lines that were left (how much each shares with it,
    and its own actions), and the state it ends in. It is played again only when it is looked at."""

    actions: tuple[Action, ...]
    state: State
    lines: tuple[tuple[int, tuple[Action, ...]], ...] = ()


class Session:
    """The play of one start with one seed. The first entry is always `Begin`; it changes nothing if the start is a
    state that has begun already.

    With `rewinding` allowed even entries that rolled can be taken back. Every line that was left is kept whole in
    `lines`, and the session remembers in `rewound` that it happened. Since the dice hang on nothing but the seed and
    the roll's own name, the same actions lead to the same line again. `forgotten` says why a past was lost, if it was.
    """

    def __init__(
        self, engine: Engine, start: State, seed: int, *, rewinding: bool = False, past: Past | None = None
    ) -> None:
        self.engine = engine
        self.start = start
        self.seed = seed
        self.rewinding = rewinding
        self.rewound = False
        self.forgotten = ""
        self.undone: list[Entry] = []
        self._history: list[Entry] = []
        self._lines: list[Line] = []
        self._past = past
        self._dice = KeyedDice(seed)
        if past is not None:
            return
        if engine.rules.explain(start, Begin()) is None:
            self.commit(Begin())
        else:
            self._history.append(Entry(Begin(), start, (), start))

    @property
    def history(self) -> list[Entry]:
        """What happened so far, its past played again if it has to be."""
        self._recall()
        return self._history

    @property
    def lines(self) -> list[Line]:
        """The lines that were left, each whole."""
        self._recall()
        return self._lines

    @property
    def state(self) -> State:
        """What is true now."""
        if self._history:
            return self._history[-1].after
        return self._past.state if self._past else self.start

    @property
    def decision(self) -> Decision | None:
        """Who has to choose now, or None at the end."""
        return self.engine.rules.decision(self.state)

    def commit(self, action: Action) -> Entry:
        """Apply an action and write it down. Raises Refusal, changing nothing, if it is not legal.

        Of what was undone the rest can be redone only if this is what comes next in it.
        """
        before = self.state
        outcome = self.engine.apply(before, action, self._dice)
        entry = Entry(action, before, outcome.events, outcome.state)
        self._history.append(entry)
        if self.undone and self.undone[-1].action == action:
            self.undone.pop()
        else:
            self.undone.clear()
        self._lines = [line for line in self._lines if not self._walked(line)]
        return entry

    # -- a step back, and forth again

    @property
    def can_undo(self) -> bool:
        """Whether the last entry can be taken back; of a past not looked at yet that is not known, and not denied."""
        if self._past is not None and not self._history:
            return len(self._past.actions) > 1
        return len(self.history) > 1 and (self.rewinding or not self.history[-1].barrier)

    def undo(self) -> Entry | None:
        """Take the last entry back and return it; None, changing nothing, if it rolled or revealed something."""
        self._recall()
        if not self.can_undo:
            return None
        entry = self.history[-1]
        if entry.barrier:
            self._leave(len(self.history) - 1)
        else:
            self.history.pop()
        self.undone.append(entry)
        return entry

    def redo(self) -> Entry | None:
        """Do again what was undone last; None if nothing was, or something else was done since."""
        return self.commit(self.undone[-1].action) if self.undone else None

    # -- the chronicle

    def rewind(self, length: int) -> None:
        """Go back to a history of `length` entries, keeping the line left behind.

        Raises ValueError if rewinding is not allowed or there is no such point.
        """
        if not self.rewinding or not 1 <= length <= len(self.history):
            raise ValueError("this session cannot go back there")
        if length < len(self.history):
            self._leave(length)
            self.undone.clear()

    def take(self, number: int, length: int) -> None:
        """Take up a line that was left, at a point of it, keeping the present one.

        Raises ValueError if rewinding is not allowed or there is no such line or point.
        """
        if not self.rewinding or not 0 <= number < len(self.lines) or not 1 <= length <= len(self.lines[number]):
            raise ValueError("this session has no such line")
        line = self.lines[number]
        self._keep(tuple(self.history))
        self._history = list(line[:length])
        self.undone.clear()
        self.rewound = True
        self._lines = [kept for kept in self._lines if not self._walked(kept)]

    def add_line(self, length: int, actions: Sequence[Action]) -> Line:
        """Walk a line that leaves the present one after `length` entries, keep it, and return what is its own of it.

        Raises Refusal, keeping nothing, if an action is not legal there.
        """
        entries = self._walk(self.history[length - 1].after, actions)
        self._keep((*self.history[:length], *entries))
        return entries

    def add_undone(self, actions: Sequence[Action]) -> None:
        """Take these actions, the next one last, for undone. Raises Refusal if they are not legal."""
        self.undone = list(reversed(self._walk(self.state, tuple(reversed(actions)))))

    def still(self) -> Session:
        """A session that stays as this one is now, whatever becomes of this one; it shares the entries."""
        found = copy(self)
        found.undone, found._history, found._lines = [*self.undone], [*self._history], [*self._lines]
        return found

    def _recall(self) -> None:
        """Play the past again; if it does not lead where it is said to have led, it is forgotten, and why is kept."""
        past, later = self._past, self._history
        if past is None:
            return
        self._past, self._history = None, []
        try:
            played = Session.replay(self.engine, self.start, self.seed, past.actions)
            if played.state != past.state:
                raise ValueError("it comes to another end")
            self._history = [*played.history, *later]
            for length, actions in past.lines:
                self.add_line(length, actions)
        except (Refusal, ValueError, IndexError) as fault:
            self._history = [Entry(Begin(), past.state, (), past.state), *later]
            self._lines.clear()
            self.forgotten = str(fault)

    def _walk(self, state: State, actions: Sequence[Action]) -> Line:
        entries: list[Entry] = []
        for action in actions:
            before = entries[-1].after if entries else state
            outcome = self.engine.apply(before, action, self._dice)
            entries.append(Entry(action, before, outcome.events, outcome.state))
        return tuple(entries)

    def shared(self, line: Line) -> int:
        """How many entries, from the beginning, a line has in common with the present one."""
        return common(line, self.history)

    def _leave(self, length: int) -> None:
        self._keep(tuple(self.history))
        del self.history[length:]
        self.rewound = True

    def _keep(self, line: Line) -> None:
        """Keep a line, in place of those that are only its beginning."""
        if any(common(line, kept) == len(line) for kept in self.lines):
            return
        self._lines = [kept for kept in self._lines if common(kept, line) < len(kept)]
        self._lines.append(line)

    def _walked(self, line: Line) -> bool:
        """Whether the present history has come to the end of a line that was left."""
        at = len(line) - 1
        walked = at < len(self.history) and line[at].action == self.history[at].action
        return walked and self.shared(line) == len(line)

    @classmethod
    def replay(
        cls, engine: Engine, start: State, seed: int, actions: Sequence[Action], *, rewinding: bool = False
    ) -> Session:
        """The session that these actions lead to; the first must be `Begin`. Raises Refusal or ValueError."""
        if not actions or actions[0] != Begin():
            raise ValueError("a history starts with `begin`")
        session = cls(engine, start, seed, rewinding=rewinding)
        for action in actions[1:]:
            session.commit(action)
        return session


def common(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """How many entries two lines of one session have in common from the beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a is not b and a.action != b.action), min(len(one), len(other)))
