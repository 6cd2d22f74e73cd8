"""What a clip is, and the curves along which things move."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Generic, TypeVar

from game.core.event import Event
from game.core.grid import Cell
from game.core.state import State
from game.rules.commander.spells import Spell
from game.ui.board.view import PieceView, View

E = TypeVar("E", bound=Event)
I = TypeVar("I")  # noqa: E741 - an item

Spells = Mapping[str, Spell]
NO_SPELLS: Spells = MappingProxyType({})
"""All that battles without magic need to know of it."""


@dataclass(frozen=True, slots=True)
class Clip:
    """What the eye sees of an event. `length` is in milliseconds at normal speed.

    `show` draws the moment at a share of the time gone by, 0 to 1, into the view; it may be called with any share at
    any time. At 1 the event has happened and nothing is left of the motion.
    """

    length: int
    show: Callable[[View, float], None]


@dataclass(frozen=True, slots=True)
class Cue(Generic[E]):
    """An event about to be shown: the state before it, the events after it, whether motion is to be spared, and the
    spells there are."""

    event: E
    state: State
    following: Sequence[Event] = ()
    calm: bool = False
    spells: Spells = field(default_factory=lambda: NO_SPELLS)


def together(clips: Sequence[Clip]) -> Clip:
    """Several clips at once, which takes as long as the longest."""
    if len(clips) == 1:
        return clips[0]

    def show(view: View, share: float) -> None:
        for clip in clips:
            clip.show(view, share)

    return Clip(max(clip.length for clip in clips), show)


def eased(share: float) -> float:
    """Slow, fast, slow."""
    return share * share * (3 - 2 * share)


def arc(share: float) -> float:
    """Up to 1 in the middle and down again, as a thrown thing flies."""
    return 4 * share * (1 - share)


def part(share: float, start: float, end: float) -> float:
    """How much of the stretch from `start` to `end` has gone by, 0 to 1."""
    return max(0.0, min(1.0, (share - start) / (end - start)))


def between(a: float, b: float, share: float) -> float:
    """The number at a share of the way from one to another."""
    return a + (b - a) * share


def keep(items: list[I], item: I, kept: bool) -> None:
    """Have the item in the list, or not."""
    if kept and item not in items:
        items.append(item)
    elif not kept and item in items:
        items.remove(item)


def turn_towards(piece: PieceView, x: float) -> None:
    """Let a piece look towards a column; straight above or below it looks where it did."""
    if x != piece.x:
        piece.facing_left = x < piece.x


def direction(here: Cell, there: Cell) -> tuple[float, float]:
    """The way from one square to another, one square long; none from a square to itself."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def lean(piece: PieceView, home: Cell, towards: tuple[float, float], far: float) -> None:
    """Put a piece `far` squares out of the middle of its own."""
    piece.x, piece.y = home[0] + towards[0] * far, home[1] + towards[1] * far
