"""Woods: leafy trees and firs, thin and dense, within their tile or grown out of it."""

import math
from collections.abc import Callable, Sequence
from random import Random

from vector import INK, Point, box, cloud, oval, path, poly, stroke

Plant = Callable[[Random, float, float], str]
"""Draws one thing whose foot stands at a point."""
_LEAF = (
    ("#4f7340", "#66894c", "#86a35f"),
    ("#496c3e", "#5e8149", "#7f9c5c"),
    ("#5c7a3d", "#758f49", "#94a95f"),
    ("#4a6b45", "#5d8054", "#7c9b69"),
)
_DUSK = (("#3c5a3a", "#4c6d43", "#648254"), ("#436140", "#55754a", "#6d8a59"), ("#3a5540", "#4a694b", "#61805d"))
_NEEDLE = (("#3f5f4a", "#54775a"), ("#3a5848", "#4d6e56"), ("#46664a", "#5c7f5c"))
_BARK = "#7a5a38"


def shadow(x: float, y: float, r: float) -> str:
    """The shadow of something that stands at a point, with the light from the upper left."""
    return oval(x + r * 0.3, y, r, r * 0.3, INK, o=0.24)


def grove(rng: Random, spots: Sequence[Point], plant: Plant, stray: float = 1.5) -> str:
    """Things at the spots, the farthest first, none quite where it was put."""
    ordered = sorted(spots, key=lambda spot: spot[1])
    return "".join(plant(rng, x + rng.uniform(-stray, stray), y + rng.uniform(-stray, stray)) for x, y in ordered)


def _oak(rng: Random, x: float, y: float, r: float, tones: Sequence[tuple[str, str, str]], grown: float) -> str:
    r *= math.sqrt(grown)
    (dark, mid, light), cy = rng.choice(tones), y - r * 1.38 * grown
    trunk = path(f"M{x - 2.6},{y} L{x - 1.6},{cy} L{x + 1.6},{cy} L{x + 2.6},{y}Z", _BARK, INK, 2)
    crown = path(cloud(rng, x, cy, r, r * 0.95, 8), dark, INK, 2.2)
    crown += path(cloud(rng, x - r * 0.14, cy - r * 0.13, r * 0.74, r * 0.66, 7), mid, "none")
    crown += path(cloud(rng, x - r * 0.3, cy - r * 0.33, r * 0.36, r * 0.28, 5), light, "none")
    return shadow(x, y, r * 0.95) + trunk + crown


def _fir(rng: Random, x: float, y: float, h: float, snow: bool) -> str:
    dark, mid = rng.choice(_NEEDLE)
    shapes = shadow(x, y, h * 0.26) + box(x - 2.5, y - 7, 5, 7, _BARK, lw=2)
    for i in (2, 1, 0):
        top, half = y - h + i * h * 0.23, h * (0.16 + 0.075 * i)
        foot = top + h * 0.38
        right = [(x + half, foot), (x + half * 0.45, foot - 2.5), (x, foot + 2)]
        left = [(x - half * 0.45, foot - 2.5), (x - half, foot)]
        shapes += poly([(x, top), *right, *left], mid, INK, 2.1) + poly([(x, top + 1), *right], dark, "none")
        if snow:
            shapes += poly(_snow_cap(x, top, half, h, foot), "#f4f4ee", "none")
            shapes += stroke([(x - half, foot), (x, top), (x + half, foot)], INK, 2.1)
    return shapes


def _snow_cap(x: float, top: float, half: float, h: float, foot: float) -> list[Point]:
    edge = top + h * 0.2
    right = [(x + half * 0.5, edge), (x + half * 0.1, edge - 2)]
    left = [(x - half * 0.15, edge + 4), (x - half * 0.45, edge + 1), (x - half * 0.82, foot - 3)]
    return [(x, top), *right, *left]


def forest(rng: Random, grown: float = 1) -> str:
    """A few leafy trees, grown to so many times the height at which they keep to their tile."""
    spots = rng.choice(
        [
            [(17, 29), (46, 31), (31, 44), (14, 58), (49, 59)],
            [(20, 29), (46, 35), (17, 51), (43, 60)],
            [(33, 29), (15, 40), (49, 44), (31, 60)],
            [(15, 31), (41, 29), (48, 51), (21, 56)],
        ]
    )
    return grove(rng, spots, lambda r, x, y: _oak(r, x, y, r.uniform(10.5, 11.5), _LEAF, grown))


def dense_forest(rng: Random, grown: float = 1) -> str:
    """Many dark trees."""
    spots = [(13, 28), (31, 26), (50, 28), (22, 38), (41, 39), (13, 49), (31, 50), (51, 51), (20, 61), (41, 62)]
    trees = grove(rng, spots, lambda r, x, y: _oak(r, x, y, r.uniform(10, 11), _DUSK, grown))
    return oval(32, 40, 31, 25, INK, o=0.22) + trees


def firs(rng: Random, snow: bool, grown: float = 1) -> str:
    """A few firs, with snow on them or not."""
    spots = rng.choice(
        [
            [(17, 36), (46, 34), (31, 49), (50, 61), (13, 62)],
            [(23, 34), (49, 42), (15, 55), (38, 62)],
            [(32, 35), (14, 47), (50, 50), (32, 62)],
        ]
    )
    return grove(rng, spots, lambda r, x, y: _fir(r, x, y, r.uniform(29, 33) * grown, snow))


def dense_firs(rng: Random, snow: bool, grown: float = 1) -> str:
    """Many firs."""
    spots = [(12, 32), (31, 31), (51, 32), (21, 42), (42, 43), (11, 52), (31, 53), (52, 53), (21, 63), (42, 63)]
    trees = grove(rng, spots, lambda r, x, y: _fir(r, x, y, r.uniform(27, 31) * grown, snow))
    return oval(32, 44, 31, 20, INK, o=0.18) + trees
