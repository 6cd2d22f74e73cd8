"""From a kind's id to its picture as SVG."""

import functools

from game.ui.figures.commanders import COMMANDERS
from game.ui.figures.dyes import dyed
from game.ui.figures.figure import Pose, drawn
from game.ui.figures.strokes import Svg
from game.ui.figures.units import UNITS

KINDS: tuple[str, ...] = (*UNITS, *COMMANDERS)
"""The ids of all that can be drawn: 29 units, then 20 classes of commander."""

LEFT, TOP, EDGE = -44, -70, 88
"""The square frame every figure keeps to, in figure space (64 to a square of the board)."""


def svg(kind: str, side: str, pose: Pose = "rest") -> str:
    """A whole SVG document of the kind in a side's colours, facing right.

    Raises KeyError if there is no such kind or side.
    """
    shapes = dyed(_undyed(kind, pose), side)
    view = f'viewBox="{LEFT} {TOP} {EDGE} {EDGE}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{EDGE}" height="{EDGE}" {view}>{shapes}</svg>'


@functools.lru_cache(maxsize=256)
def _undyed(kind: str, pose: Pose) -> Svg:
    recipe = UNITS.get(kind) or COMMANDERS[kind]
    return drawn(recipe(), pose)
