"""Shadows for a layer of their own, between the ground and what stands on it: a veil with a soft edge, hatched.

The light comes from the upper left, so a shadow is what stands on a square pushed down and to the right.
"""

import math
from collections.abc import Sequence
from functools import cache

from vector import INK, Picture, clip, coords, drawn, path, stroke
from walls import FOOT, A, B

HERE = 8
"""The bit for the square itself; 1, 2 and 4 are those to its west, north-west and north, from where shadows fall."""
_BEYOND = 40
_BACK = 34
"""Where the far side of a wall stands on the ground."""
_FALL = {"rampart": (9, 5), "wall": (12, 5), "high_wall": (15, 5), "building": (26, 16), "wood": (18, 12)}
"""How far each kind's shadow reaches to the right and down, in pixels."""
_PLACES = ((1, -64, 0), (2, -64, -64), (4, 0, -64), (HERE, 0, 0))
_VEIL, _EDGE, _HATCH = 40, 22, 30
"""How dark the shadow, its edge and its lines are, from 0 to 255."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def _pushed(area: Box, way: tuple[float, float]) -> str:
    """The area and all it covers on the way, as a path."""
    (left, top, right, foot), (dx, dy) = area, way
    above = [(left, top), (right, top), (right + dx, top + dy)]
    below = [(right + dx, foot + dy), (left + dx, foot + dy), (left, foot)]
    return f"M{coords(above + below)}Z "


def _crowns(area: Box, way: tuple[float, float]) -> str:
    """The same of something round, in steps."""
    (left, top, right, foot), (dx, dy) = area, way
    x, y, rx, ry = (left + right) / 2, (top + foot) / 2, (right - left) / 2, (foot - top) / 2
    turns = [math.pi * n / 6 for n in range(12)]
    around = [(x + rx * math.cos(turn), y + ry * math.sin(turn)) for turn in turns]
    steps = [[(u + dx * n / 4, v + dy * n / 4) for u, v in around] for n in range(5)]
    return "".join(f"M{coords(step)}Z " for step in steps)


def _shadow(areas: Sequence[Box], kind: str) -> Picture:
    push = _crowns if kind == "wood" else _pushed
    shapes = "".join(push(area, _FALL[kind]) for area in areas)
    tile = drawn()
    for alpha, width in ((_EDGE, 5.0), (_VEIL, 0.0)):
        veil = drawn(path(shapes, INK, INK if width else "none", width))
        veil.set_alpha(alpha)
        tile.blit(veil, (0, 0))
    lines = [stroke([(x, -2), (x - 68, 66)], INK, 1.3) for x in range(-2, 132, 8)]
    hatch = clip(drawn(*lines), shapes)
    hatch.set_alpha(_HATCH)
    tile.blit(hatch, (0, 0))
    return tile


@cache
def wall_shadow(kind: str, mask: int) -> Picture:
    """The shadow of a wall on its own square, by the wall's form."""
    north, east, south, west = (bool(mask >> n & 1) for n in range(4))
    areas: list[Box] = [(-_BEYOND if west else A, _BACK, 64 + _BEYOND if east else B, FOOT)]
    if north:
        areas.append((A, -_BEYOND, B, FOOT))
    if south:
        areas.append((A, _BACK, B, 64 + _BEYOND))
    return _shadow(areas, kind)


_FOOTPRINTS: dict[str, tuple[Box, ...]] = {
    "building": ((6, 34, 56, 56),),
    "wood": ((4, 24, 36, 46), (26, 20, 58, 40), (8, 38, 40, 58), (28, 36, 60, 57)),
}


@cache
def cast_shadow(kind: str, mask: int) -> Picture:
    """What falls on a square from woods or buildings on it and on the squares the light comes over."""
    places = [(dx, dy) for bit, dx, dy in _PLACES if mask & bit]
    parts = _FOOTPRINTS[kind]
    return _shadow([(a + dx, b + dy, c + dx, d + dy) for dx, dy in places for a, b, c, d in parts], kind)
