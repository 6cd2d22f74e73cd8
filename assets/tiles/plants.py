"""Woods: leafy trees and firs, thin and dense, within their tile or grown out of it; in the desert palms and thorns."""

import math
from collections.abc import Callable, Sequence
from random import Random

from palette import Form, Palette
from vector import INK, Point, blob, box, cloud, oval, path, poly, stroke

Plant = Callable[[Random, float, float], str]
"""Draws one thing whose foot stands at a point."""
BARK = "#7a5a38"
_PALM_BARK = "#a58556"
_SNOW = "#f4f4ee"


def shadow(x: float, y: float, r: float) -> str:
    """The shadow of something that stands at a point, with the light from the upper left."""
    return oval(x + r * 0.3, y, r, r * 0.3, INK, o=0.24)


def grove(rng: Random, spots: Sequence[Point], plant: Plant, stray: float = 1.5) -> str:
    """Things at the spots, the farthest first, none quite where it was put."""
    ordered = sorted(spots, key=lambda spot: spot[1])
    return "".join(plant(rng, x + rng.uniform(-stray, stray), y + rng.uniform(-stray, stray)) for x, y in ordered)


def oak(rng: Random, x: float, y: float, r: float, tones: Sequence[Form], grown: float = 1) -> str:
    """A leafy tree of crown radius r."""
    r *= math.sqrt(grown)
    (dark, mid, light), cy = rng.choice(tones), y - r * 1.38 * grown
    trunk = path(f"M{x - 2.6},{y} L{x - 1.6},{cy} L{x + 1.6},{cy} L{x + 2.6},{y}Z", BARK, INK, 2)
    crown = path(cloud(rng, x, cy, r, r * 0.95, 8), dark, INK, 2.2)
    crown += path(cloud(rng, x - r * 0.14, cy - r * 0.13, r * 0.74, r * 0.66, 7), mid, "none")
    crown += path(cloud(rng, x - r * 0.3, cy - r * 0.33, r * 0.36, r * 0.28, 5), light, "none")
    return shadow(x, y, r * 0.95) + trunk + crown


def palm(rng: Random, x: float, y: float, h: float, tones: Sequence[Form]) -> str:
    """A leaning palm of that height; fronds turned to the light are paler."""
    dark, mid, light = rng.choice(tones)
    lean = rng.choice([-1, 1]) * rng.uniform(0.1, 0.2) * h
    tx, ty, k = x + lean, y - h, h / 32
    trunk = f"M{x:.1f},{y:.1f} Q{x - lean * 0.4:.1f},{y - h * 0.5:.1f} {tx:.1f},{ty:.1f}"
    shapes = shadow(x + 3, y, 10 * k) + path(trunk, "none", INK, 6) + path(trunk, "none", _PALM_BARK, 2.6)
    for turn, tone in ((200, mid), (340, dark), (20, dark), (160, light), (245, light), (295, mid)):
        dx, dy = math.cos(math.radians(turn)) * 14 * k, math.sin(math.radians(turn)) * 9 * k
        tip = f"{tx + dx * 0.6:.1f},{ty + dy - 4 * k:.1f} {tx + dx:.1f},{ty + dy + 7 * k:.1f}"
        back = f"{tx + dx * 0.5:.1f},{ty + dy + 4.5 * k:.1f} {tx:.1f},{ty:.1f}"
        shapes += path(f"M{tx:.1f},{ty:.1f} Q{tip} Q{back}Z", tone, INK, 1.8)
    return shapes + oval(tx - 1, ty + 1.5, 2.2, 2.2, BARK, INK, 1.4)


def fir(rng: Random, x: float, y: float, h: float, tones: Sequence[tuple[str, str]], snow: bool) -> str:
    """A fir of that height, with snow on it or not."""
    dark, mid = rng.choice(tones)
    shapes = shadow(x, y, h * 0.26) + box(x - 2.5, y - 7, 5, 7, BARK, lw=2)
    for i in (2, 1, 0):
        top, half = y - h + i * h * 0.23, h * (0.16 + 0.075 * i)
        foot = top + h * 0.38
        right = [(x + half, foot), (x + half * 0.45, foot - 2.5), (x, foot + 2)]
        left = [(x - half * 0.45, foot - 2.5), (x - half, foot)]
        shapes += poly([(x, top), *right, *left], mid, INK, 2.1) + poly([(x, top + 1), *right], dark, "none")
        if snow:
            shapes += poly(_snow_cap(x, top, half, h, foot), _SNOW, "none")
            shapes += stroke([(x - half, foot), (x, top), (x + half, foot)], INK, 2.1)
    return shapes


def _snow_cap(x: float, top: float, half: float, h: float, foot: float) -> list[Point]:
    edge = top + h * 0.2
    right = [(x + half * 0.66, edge + h * 0.05), (x + half * 0.2, edge)]
    left = [(x - half * 0.15, edge + 4), (x - half * 0.45, edge + 1), (x - half * 0.82, foot - 3)]
    return [(x, top), *right, *left]


def thorn(rng: Random, x: float, y: float, h: float, tones: Sequence[tuple[str, str]]) -> str:
    """A thorn tree with a flat crown, of that height."""
    dark, mid = rng.choice(tones)
    half, top = h * 0.42, y - h * 0.8
    shapes = shadow(x, y, h * 0.34)
    for dx in (-0.5, 0.1, 0.55):
        branch = [(x, y), (x + dx * half * 0.2, y - h * 0.34), (x + dx * half, top + h * 0.12)]
        shapes += stroke(branch, INK, 4.4) + stroke(branch, BARK, 1.8)
    shapes += path(blob(rng, x, top + h * 0.04, half, h * 0.22, 9, 0.12), dark, INK, 2.1)
    return shapes + path(blob(rng, x - half * 0.16, top - h * 0.02, half * 0.7, h * 0.12, 8, 0.14), mid, "none")


def _leafy(palette: Palette, tones: Sequence[Form], low: float, high: float, grown: float) -> Plant:
    """What leafy woods of the biome are made of; a palm is three times as high as an oak's crown is wide."""
    if palette.woods[0] == "palm":
        return lambda r, x, y: palm(r, x, y, r.uniform(low, high) * 2.1 * grown, tones)
    return lambda r, x, y: oak(r, x, y, r.uniform(low, high), tones, grown)


def _needles(palette: Palette, snow: bool, low: float, high: float, grown: float) -> Plant:
    if palette.woods[1] == "thorn" and not snow:
        return lambda r, x, y: thorn(r, x, y, r.uniform(low, high) * grown, palette.needle)
    return lambda r, x, y: fir(r, x, y, r.uniform(low, high) * grown, palette.needle, snow)


def forest(palette: Palette, rng: Random, grown: float = 1) -> str:
    """A few leafy trees, grown to so many times the height at which they keep to their tile."""
    spots = rng.choice(
        [
            [(17, 29), (46, 31), (31, 44), (14, 58), (49, 59)],
            [(20, 29), (46, 35), (17, 51), (43, 60)],
            [(33, 29), (15, 40), (49, 44), (31, 60)],
            [(15, 31), (41, 29), (48, 51), (21, 56)],
        ]
    )
    return grove(rng, spots, _leafy(palette, palette.leaf, 10.5, 11.5, grown))


def dense_forest(palette: Palette, rng: Random, grown: float = 1) -> str:
    """Many dark trees."""
    spots = [(13, 28), (31, 26), (50, 28), (22, 38), (41, 39), (13, 49), (31, 50), (51, 51), (20, 61), (41, 62)]
    return oval(32, 40, 31, 25, INK, o=0.22) + grove(rng, spots, _leafy(palette, palette.dusk, 10, 11, grown))


def firs(palette: Palette, rng: Random, snow: bool, grown: float = 1) -> str:
    """A few firs, with snow on them or not."""
    spots = rng.choice(
        [
            [(17, 36), (46, 34), (31, 49), (50, 61), (13, 62)],
            [(23, 34), (49, 42), (15, 55), (38, 62)],
            [(32, 35), (14, 47), (50, 50), (32, 62)],
        ]
    )
    return grove(rng, spots, _needles(palette, snow, 29, 33, grown))


def dense_firs(palette: Palette, rng: Random, snow: bool, grown: float = 1) -> str:
    """Many firs."""
    spots = [(12, 32), (31, 31), (51, 32), (21, 42), (42, 43), (11, 52), (31, 53), (52, 53), (21, 63), (42, 63)]
    return oval(32, 44, 31, 20, INK, o=0.18) + grove(rng, spots, _needles(palette, snow, 27, 31, grown))
