"""From a kind's id to its picture as SVG."""

import functools
import zlib

from game.ui.figures.commanders import COMMANDERS
from game.ui.figures.dyes import dyed
from game.ui.figures.figure import Pose
from game.ui.figures.looks import looked
from game.ui.figures.riders import RIDERS
from game.ui.figures.strokes import Svg
from game.ui.figures.units import UNITS

FIGURES: tuple[str, ...] = (*UNITS, *COMMANDERS, *RIDERS)
"""All that can be drawn: 29 units, then 20 classes of commander, two of them with a second face, as in "priest:2"."""
KINDS: tuple[str, ...] = tuple(name for name in FIGURES if ":" not in name)
"""The ids of the kinds."""

LEFT, TOP, EDGE = -44, -70, 88
"""The square frame every figure keeps to, in figure space (64 to a square of the board)."""


def second_face(kind: str, piece_id: str) -> bool:
    """Whether a piece has its kind's second name and face; it hangs on its id alone, and is the same in every run."""
    return f"{kind}:2" in COMMANDERS and zlib.crc32(piece_id.encode()) % 2 == 1


def figure_of(kind: str, piece_id: str) -> str:
    """Which figure shows a piece: its kind's, or the kind's second face."""
    return f"{kind}:2" if second_face(kind, piece_id) else kind


def svg(kind: str, side: str, pose: Pose = "rest", *, small: bool = False, look: int | None = None) -> str:
    """A whole SVG document of the kind in a side's colours, facing right; without fine strokes if it is to be small.

    `look` is a number of `LOOKS`, None the kind's own face. Raises KeyError if there is no such kind or side.
    """
    shapes = dyed(_undyed(kind, pose, look), side, small=small)
    view = f'viewBox="{LEFT} {TOP} {EDGE} {EDGE}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{EDGE}" height="{EDGE}" {view}>{shapes}</svg>'


@functools.lru_cache(maxsize=256)
def _undyed(kind: str, pose: Pose, look: int | None) -> Svg:
    return looked(kind, pose, look)
