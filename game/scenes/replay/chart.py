"""Where the points of the graph lie: steps across, wide where something may have swung; a side's share upwards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

import pygame

from game.ai.swings import WHOLE, Swing
from game.core.ids import Side

_GRID = 20
"""The share's scale begins and ends at multiples of so many thousandths."""
_USUAL = (450, 550)
"""The shares that are shown before any is known, in thousandths."""


@dataclass(frozen=True, slots=True)
class Scale:
    """From a share in thousandths to a y, and back from an x to a step."""

    rect: pygame.Rect
    low: int
    high: int
    lefts: tuple[int, ...]
    """The left edge of each step, and the right edge of the last, in window pixels."""

    def y(self, share: int) -> int:
        """The height of a share."""
        return self.rect.bottom - 1 - (share - self.low) * (self.rect.height - 1) // (self.high - self.low)

    def span(self, step: int) -> tuple[int, int]:
        """The left and the right edge of a step, counted from 0."""
        return self.lefts[step], self.lefts[step + 1]

    def at(self, x: int) -> int | None:
        """The step, counted from 0, under an x."""
        return next((n for n in range(len(self.lefts) - 1) if self.lefts[n] <= x < self.lefts[n + 1]), None)

    def seen(self) -> range:
        """The steps of which something is in sight."""
        inside = [n for n in range(len(self.lefts) - 1) if self._in_sight(n)]
        return range(inside[0], inside[-1] + 1) if inside else range(0)

    def _in_sight(self, step: int) -> bool:
        left, right = self.span(step)
        return right > self.rect.left and left < self.rect.right


def widths(loud: Sequence[bool], room: int, quiet_width: int, loud_width: int) -> tuple[int, ...]:
    """How wide each step is: never less than given, more where all of them together leave room."""
    count = sum(loud)
    needed = count * loud_width + (len(loud) - count) * quiet_width
    more = min(loud_width, (room - needed) // count) if count and room > needed else 0
    return tuple(loud_width + more if one else quiet_width for one in loud)


def scale_of(rect: pygame.Rect, wide: Sequence[int], at: int, swings: Mapping[int, Swing], side: Side) -> Scale:
    """The scale with which step `at` is in sight, as near to the middle as there are steps around it."""
    edges = (0, *accumulate(wide))
    middle = (edges[at] + edges[at + 1]) // 2 if wide else 0
    first = max(0, min(edges[-1] - rect.width, middle - rect.width // 2))
    lefts = tuple(rect.x + edge - first for edge in edges)
    seen = (one for step, one in swings.items() if lefts[step + 1] > rect.left and lefts[step] < rect.right)
    ends = [(one.before[side], one.before[side] + one.decided[side], one.after[side]) for one in seen]
    low = min((min(three) for three in ends), default=_USUAL[0])
    high = max((max(three) for three in ends), default=_USUAL[1])
    low, high = (low - 1) // _GRID * _GRID, -(-(high + 1) // _GRID) * _GRID
    return Scale(rect, max(0, low), min(WHOLE, high), lefts)
