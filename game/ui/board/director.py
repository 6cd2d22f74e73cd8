"""The director turns events into clips and plays them one after the other on the view."""

from collections import deque
from collections.abc import Sequence

from game.core.event import Event
from game.core.state import State
from game.ui.board.clip_base import NO_SPELLS, Clip, Spells
from game.ui.board.clips import clips_of
from game.ui.board.view import View

SPEEDS = (0, 60, 100, 220)
"""How fast clips run, in percent, by the speed that is set; at 0 the result is shown at once."""


class Director:
    """Keeps the view behind the truth for as long as something moves; `speed` from 0 to 3 may be set at any time.
    `spells` are those that may be cast.

    Once it is no longer busy, the view shows the `after` of what it was told last.
    """

    def __init__(self, view: View, *, speed: int = 2, reduced_motion: bool = False, spells: Spells = NO_SPELLS) -> None:
        self.view = view
        self._spells = spells
        self.speed = speed
        self.reduced_motion = reduced_motion
        self._queue: deque[Clip] = deque()
        self._elapsed = 0
        self._last: State | None = None

    @property
    def busy(self) -> bool:
        """Whether something moves or is about to."""
        return bool(self._queue)

    def show(self, before: State, events: Sequence[Event], after: State) -> None:
        """Show these events after all that is still to be shown; they lead from `before` to `after`."""
        if not SPEEDS[self.speed]:
            self.finish(after)
            return
        if not self._queue and not self.view.shows(before):
            self.view.settle(before)
        self._queue.extend(clips_of(before, events, calm=self.reduced_motion, spells=self._spells))
        self._queue.append(Clip(0, lambda view, _: view.settle(after)))
        self._last = after

    def update(self, dt: int, *, skipping: bool = False) -> bool:
        """Let `dt` milliseconds pass; `skipping` ends the clip that runs. Returns whether the view changed."""
        if not self._queue:
            return False
        if not SPEEDS[self.speed] and self._last is not None:
            self.finish(self._last)
            return True
        if skipping:
            self._elapsed = max(self._elapsed, _ticks(self._queue[0]))
        else:
            self._elapsed += dt * SPEEDS[self.speed]
        while self._queue and self._elapsed >= _ticks(self._queue[0]):
            clip = self._queue.popleft()
            clip.show(self.view, 1.0)
            self._elapsed -= _ticks(clip)
        if self._queue:
            self._queue[0].show(self.view, self._elapsed / _ticks(self._queue[0]))
        else:
            self._elapsed = 0
        return True

    def finish(self, state: State) -> None:
        """Drop all that moves and show the state."""
        self._queue.clear()
        self._elapsed = 0
        self._last = None
        self.view.settle(state)


def _ticks(clip: Clip) -> int:
    """A clip's length in hundredths of a millisecond at normal speed, in which time is counted without fractions."""
    return clip.length * 100
