"""Corner sets: 16 clear tiles each, laid half a tile off the grid, one on each meeting of four squares.

A border then runs along the squares' sides. Bits of the mask: 1 upper left, 2 upper right, 4 lower right, 8 lower left.
"""

from dataclasses import dataclass
from functools import cache
from random import Random

from contours import borders, inside
from grounds import ground
from vector import INK, Picture, clip, drawn, path, smooth

Stroke = tuple[str, float]
"""Colour and width."""


@dataclass(frozen=True, slots=True)
class Border:
    """How a ground ends: strokes outside and inside, a line on the border itself, and how far it wavers."""

    ground: str
    rims: tuple[Stroke, ...] = ()
    bands: tuple[Stroke, ...] = ()
    line: Stroke | None = None
    wobble: float = 4


SETS = {
    "water": Border(
        "water",
        (("#a1935f", 21), ("#e2d2a1", 18)),
        (("#8fbcc3", 20), ("#a9ced0", 11), ("#eef3e8", 5)),
        ("#7c7f6a", 1.2),
        3,
    ),
    "quay": Border("water", ((INK, 20), ("#b3a78f", 15.5)), (("#5f8c9b", 15), ("#44606a", 5)), (INK, 1.6), 0.4),
    "deep": Border("deep", bands=(("#6598aa", 16), ("#5f93a6", 9))),
    "sand": Border("sand", (("#8f9a5f", 5),), (("#e9dcb4", 7),), ("#b9a870", 1.2)),
    "dry": Border("dry", (("#b0b578", 9),), wobble=5),
    "mud": Border("mud", (("#8b9360", 6),), (("#85724f", 6),), ("#6f5f43", 1.3)),
    "snow": Border("snow", (("#8d9a78", 7), ("#b9c3c4", 4.5)), (("#f6f5f0", 7),)),
    "paving": Border("paving", (("#7f7157", 5),), (("#d6cab0", 7),), ("#8d7f66", 1.3), 0.8),
    "wood floor": Border("wood floor", (("#9fae6c", 7),), wobble=5),
    "rock": Border("rock", (("#a6a877", 16), ("#a8a277", 9))),
}
_SHORES = ("water", "quay")


@cache
def corner(kind: str, mask: int, variant: int = 0) -> Picture:
    """One tile of a set, clear outside its ground."""
    border = SETS[kind]
    # Quays go on where shores end, so both follow the same line.
    lines = borders(mask, Random(f"{mask}{variant}" if kind in _SHORES else f"{kind}{mask}{variant}"), border.wobble)
    curves = [smooth(points) for _, points in lines]
    tile = drawn(*[path(d, "none", color, width) for color, width in border.rims for d in curves])
    body = ground(border.ground, variant if mask < 15 else variant + 1).copy()
    body.blit(drawn(*[path(d, "none", color, width) for color, width in border.bands for d in curves]), (0, 0))
    if mask:
        tile.blit(clip(body, inside(mask, lines)), (0, 0))
    if border.line:
        tile.blit(drawn(*[path(d, "none", *border.line, 0.8) for d in curves]), (0, 0))
    return tile
