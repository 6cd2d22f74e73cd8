"""Lines across a tile from one side's middle to another's: shores, cliffs, roads. Neighbours' lines meet exactly."""

import math
from collections.abc import Sequence
from random import Random

from vector import Line, Point, coords, smooth

MIDDLES = {"N": (32, 0, 0, 1), "E": (64, 32, -1, 0), "S": (32, 64, 0, -1), "W": (0, 32, 1, 0)}
"""The middle of each side, and the way into the tile from there."""
_RING: tuple[str | Point, ...] = ("N", (104, -40), "E", (104, 104), "S", (-40, 104), "W", (-40, -40))
"""Sides and far corners, clockwise."""
_CROSSINGS = ("", "NW", "EN", "EW", "SE", "NW SE", "SN", "SW", "WS", "NS", "EN WS", "ES", "WE", "NE", "WN", "")
"""The sides a border joins, by corner mask (1 upper left, 2 upper right, 4 lower right, 8 lower left)."""
Named = tuple[str, Line]


def contour(sides: str, rng: Random, wobble: float, bend: float = 19.0, rough: bool = True) -> list[Point]:
    """The line between two sides, straight on outside the tile; rough as a shore, or swinging as a road."""
    (ax, ay, au, av), (bx, by, bu, bv) = MIDDLES[sides[0]], MIDDLES[sides[1]]
    ends = (ax, ay), (ax + au * bend, ay + av * bend), (bx + bu * bend, by + bv * bend), (bx, by)

    def straight(x: float, y: float, u: float, v: float) -> list[Point]:
        return [(x + u * k, y + v * k) for k in (-40, 0, 3, 6)]

    points, p, q = straight(ax, ay, au, av), rng.uniform(0, 6), rng.uniform(0, 6)
    for t in [i / 10 for i in range(2, 9)]:
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        sway = wobble * math.sin(math.pi * t) ** 1.5
        if rough:
            dx, dy = rng.uniform(-sway, sway), rng.uniform(-sway, sway)
        else:
            dx, dy = sway * math.sin(7 * t + p), sway * math.sin(7 * t + q)
        x = sum(weight * end[0] for weight, end in zip(weights, ends, strict=True)) + dx
        y = sum(weight * end[1] for weight, end in zip(weights, ends, strict=True)) + dy
        points.append((x, y))
    return points + straight(bx, by, bu, bv)[::-1]


def borders(mask: int, rng: Random, wobble: float, bend: float = 19.0) -> list[Named]:
    """The lines between the corners inside the mask and those outside it, each with the sides it joins."""
    return [(sides, contour(sides, rng, wobble, bend)) for sides in _CROSSINGS[mask].split()]


def inside(mask: int, lines: Sequence[Named], shift: Point = (0, 0)) -> str:
    """What lies on the mask's side of the lines, as one path."""
    if mask == 15:
        return "M-40,-40 L104,-40 L104,104 L-40,104Z"

    def moved(line: Line) -> Line:
        return [(x + shift[0], y + shift[1]) for x, y in line]

    whole = ""
    for sides, line in lines:
        first, last = _RING.index(sides[1]), _RING.index(sides[0])
        around = (_RING[k % 8] for k in range(first, first + (last - first) % 8))
        corners = [corner for corner in around if not isinstance(corner, str)]
        whole += f"{smooth(moved(line))} L{coords(moved(corners))}Z "
    return whole
