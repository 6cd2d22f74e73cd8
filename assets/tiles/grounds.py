"""Grounds: a flat colour with marks that stay inside the tile, so that every variant fits beside every other."""

from functools import cache
from random import Random

from palette import Palette, Tones
from sea import MOMENTS, sea, wave
from vector import Picture, T, blob, box, drawn, oval, path, spread

WATERS = ("water", "deep")


def _tuft(x: float, y: float, color: str, k: float) -> str:
    left = f"M{x:.1f},{y:.1f} l{-2.6 * k:.1f},{-4.5 * k:.1f}"
    middle = f"M{x + 2:.1f},{y:.1f} l0,{-6.5 * k:.1f}"
    right = f"M{x + 4:.1f},{y:.1f} l{2.6 * k:.1f},{-4.5 * k:.1f}"
    return path(f"{left} {middle} {right}", "none", color, 1.4, 0.75)


def _mark(kind: str, rng: Random, x: float, y: float, color: str) -> str:
    """A small sign of what the ground is: a tuft, a flower, a ripple, a pebble."""
    if kind == "grass" and rng.random() < 0.12:
        return oval(x, y, 1.5, 1.5, "#e9e2c0") + oval(x + 5, y + 3, 1.3, 1.3, "#e9e2c0")
    if kind in ("grass", "dry", "wood floor"):
        return _tuft(min(x, 56), max(y, 9), color, rng.uniform(0.8, 1.15))
    if kind == "sand" and rng.random() < 0.4:
        return wave(max(9, min(55, x)), y, color, 0.8, 0.45)
    if kind == "sand":
        return oval(x, y, 1.2, 0.9, color) + oval(x + 4, y + 2, 0.9, 0.7, color)
    if kind == "snow":
        return path(f"M{min(x, 50):.1f},{y:.1f} q5,-3.5 10,0", "none", color, 1.4, 0.7)
    return oval(x, y, rng.uniform(2, 3.5), 1.3, color, o=0.55)


def _open_ground(kind: str, tones: Tones, rng: Random) -> str:
    base, dark, light, color = tones
    shapes = box(-1, -1, 66, 66, base, "none")
    for i, (x, y) in enumerate(spread(rng, 3, 20, 15, 49)):
        shapes += path(blob(rng, x, y, rng.uniform(8, 13), rng.uniform(5, 9)), (dark, light)[i % 2], "none")
    return shapes + "".join(_mark(kind, rng, x, y, color) for x, y in spread(rng, rng.randint(1, 3), 18))


def _paving(tones: Tones, rng: Random) -> str:
    """Four courses of stones; one across the tile's side keeps the plain tone, so that variants meet."""
    base, dark, light, joint = tones
    cut, other = rng.uniform(24, 32), rng.uniform(22, 30)
    courses: tuple[list[tuple[float, float]], ...] = (
        [(-9, 9), (9, cut), (cut, cut + 16), (cut + 16, 55)],
        [(0, other - 6), (other - 6, other + 13), (other + 13, 64)],
    )
    shapes, height = box(-1, -1, 66, 66, joint, "none"), T / 4
    for row in range(4):
        for left, right in courses[row % 2]:
            whole = left >= 0 and right <= T
            tone = rng.choice([base, base, dark, light]) if whole else base
            for shift in [0] if whole else [0, T]:
                shapes += box(left + shift + 1, row * height + 1, right - left - 2, height - 2, tone, "none", r=3)
    return shapes


@cache
def ground(palette: Palette, kind: str, variant: int = 0) -> Picture:
    """An opaque tile of bare ground; of water, at the moment its variant begins with."""
    if kind in WATERS:
        return sea(palette, kind, variant % MOMENTS)
    rng, tones = Random(f"{kind}{variant}"), palette.tones[kind]
    return drawn(_paving(tones, rng) if kind == "paving" else _open_ground(kind, tones, rng))
