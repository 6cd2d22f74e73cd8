"""Things that stand on a tile beside plants: rocks, craters, slopes, fords."""

import math
from random import Random

from palette import Form, Palette
from plants import grove, shadow
from vector import INK, blob, box, oval, path, poly, turned


def _boulder(tones: Form, rng: Random, x: float, y: float, r: float) -> str:
    h = r * rng.uniform(0.95, 1.2)

    def facet(fill: str, *points: tuple[float, float], ink: str = "none") -> str:
        return poly([(x + r * u, y - v) for u, v in points], fill, ink, 2.2)

    back = facet(tones.middle, (-1, 0), (-0.8, h * 0.6), (-0.2, h), (0.5, h * 0.85), (1, h * 0.3), (0.95, 0), ink=INK)
    side = facet(tones.dark, (0.1, 1), (0.2, h * 0.5), (0.5, h * 0.8), (0.9, h * 0.3), (0.85, 1))
    top = facet(tones.light, (-0.65, h * 0.55), (-0.18, h * 0.88), (0.3, h * 0.74), (-0.1, h * 0.5))
    return shadow(x, y, r * 1.05) + back + side + top


def rocks(palette: Palette, rng: Random) -> str:
    """Three boulders."""
    spots = rng.choice([[(20, 30), (44, 38), (24, 54)], [(32, 34), (16, 50), (46, 54)], [(42, 28), (20, 42), (44, 56)]])
    return grove(rng, spots, lambda r, x, y: _boulder(palette.boulder, r, x, y, r.uniform(8, 14)), 3)


def crater(rng: Random) -> str:
    """A hollow with a rim."""
    shapes = path(blob(rng, 32, 35, 27, 21, 11, 0.08), "#a48f69", "#8a7650", 2)
    shapes += path(blob(rng, 32, 34, 21, 15, 11, 0.08), "#7c6a4e")
    shapes += path("M15,33 C18,24 44,22 49,32 C42,28 24,28 15,33Z", "#5a4a37", "none")
    shapes += path("M20,41 C28,48 40,47 46,40", "none", "#b7a37d", 2.6)
    around = [(32 + 27 * math.cos(a), 35 + 21 * math.sin(a)) for a in (0.4, 1.7, 2.9, 4.4, 5.6)]
    return shapes + "".join(oval(x, y, 2.4, 1.8, "#a48f69", INK, 1.4) for x, y in around)


_SLOPES = {
    "earth": ("#cbb182", "#dcc699", "#8f7a58", "#a58b5e"),
    "snow": ("#d3d0c8", "#e9e7e0", "#8a8783", "#a5a39e"),
}
"""The ramp, its upper part, the stones beside it, and the treads."""


def slope(rng: Random, way: str, kind: str) -> str:
    """A ramp that goes down the way it is named: rounded treads, darker toward its foot, and stones at its sides."""
    fill, light, edge, tread = _SLOPES[kind]
    shapes = poly([(9, -3), (55, -3), (60, 67), (4, 67)], fill)
    shapes += poly([(13, -3), (51, -3), (53, 26), (11, 26)], light, "none", o=0.6)
    for i in range(5):
        y = 5 + i * 13
        shapes += path(f"M{11 - i},{y} Q32,{y + 5} {53 + i},{y}", "none", tread, 2.6)
        shapes += path(f"M{11 - i},{y - 2.4} Q32,{y + 2.6} {53 + i},{y - 2.4}", "none", light, 1.6)
    for i in range(5):
        for x in (8.5 - i, 55.5 + i):
            shapes += path(blob(rng, x, 4 + i * 13.5, 4.4, 5.4), edge, INK, 1.8)
    chevron = path("M25,26 L32,33 L39,26 M25,36 L32,43 L39,36", "none", INK, 2.4, 0.45)
    return turned(shapes + chevron, way)


def ford(axis: str) -> str:
    """Stepping stones along the axis, EW or NS, over a shallow bed."""
    rng = Random(5)
    steps = [(x, 32 + rng.uniform(-7, 7)) for x in range(4, 64, 11)]
    bed = box(-2, 20, 68, 24, "#b7ab84", "none", o=0.5)
    for x, y in steps:
        bed += path(blob(rng, x, y, 5, 3.6), "#b5ad9b", INK, 1.7) + oval(x - 1, y - 1, 2, 1, "#d6d0bf")
    return turned(bed, "S" if axis == "EW" else "W")
