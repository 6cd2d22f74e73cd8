"""The swings of a battle, reckoned bit by bit in the time that a frame leaves, those nearest to what is seen first."""

import time
from collections.abc import Generator, Mapping, Sequence

from game.ai.swings import Swing, reckon
from game.core.engine import Engine
from game.core.entity import Vitals
from game.core.ids import Side
from game.core.session import Entry


class Reckoner:
    """Knows the swings of steps by their place; `entries` may grow while it works."""

    def __init__(self, engine: Engine, entries: Sequence[Entry], sides: tuple[Side, ...]) -> None:
        self._engine = engine
        self._entries = entries
        self._sides = sides
        self._known: dict[int, Swing] = {}
        self._place = 0
        self._running: Generator[None, None, Swing] | None = None

    @property
    def known(self) -> Mapping[int, Swing]:
        """The swings that are known so far."""
        return self._known

    @property
    def done(self) -> bool:
        """Whether every step that is there is known."""
        return len(self._known) == len(self._entries)

    def work(self, near: int, milliseconds: float) -> bool:
        """Reckon for about so long, around a place; whether something new is known."""
        before, end = len(self._known), time.perf_counter() + milliseconds / 1000
        while not self.done and time.perf_counter() < end:
            if self._running is None:
                self._place = self._next(near)
                self._running = reckon(self._engine, self._entries[self._place], self._sides)
            try:
                next(self._running)
            except StopIteration as found:
                self._known[self._place] = found.value
                self._running = None
        return len(self._known) > before

    def _next(self, near: int) -> int:
        """The place nearest to one that is not known yet."""
        near = max(0, min(len(self._entries) - 1, near))
        for apart in range(len(self._entries)):
            for place in (near + apart, near - apart):
                if 0 <= place < len(self._entries) and place not in self._known:
                    return place
        raise ValueError("everything is known")


def is_loud(entry: Entry) -> bool:
    """Whether a step may have swung the battle: it rolled, or somebody's HP are others now."""
    return entry.barrier or entry.before.table(Vitals) is not entry.after.table(Vitals)
