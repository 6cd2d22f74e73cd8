"""Cliffs: corner sets for the edge of raised ground. The border pushed down is the face; the top stays nearly clear."""

import math
from functools import cache
from itertools import pairwise
from random import Random

from contours import borders, inside
from palette import Form, Palette
from vector import INK, LINE, Line, Picture, Point, T, box, clip, drawn, path, poly, smooth, stroke

ROCK = ("earth", "snow")
"""What lies on the edge of the top; the faces are of one rock, so that they go on where snow begins."""
_RIM, _SNOW = "#fbf6e2", "#f4f4ee"
_FACE = 23
"""The height of a face in pixels."""
_SHADOWS = ((9, 4), (9, 12), (9, 20), (9, _FACE + 6), (3, _FACE + 6))


def _tick(a: Point, b: Point, length: float) -> str:
    """A short line into the top, where the edge shows no face."""
    u, v = (b[1] - a[1]) / math.dist(a, b), (a[0] - b[0]) / math.dist(a, b)
    return stroke([(a[0] + u * 2, a[1] + v * 2), (a[0] + u * length, a[1] + v * length)], INK, 1.4, 0.4)


def _cracks(foot: Line, light: str, kind: str) -> str:
    shapes = ""
    for k, (x, y) in enumerate(foot[::2]):
        if 0 < x < T - 10 and k % 2:
            top = y - _FACE * (0.9 if k % 4 == 1 else 0.5)
            shapes += stroke([(x, top), (x - 2.5, (top + y) / 2), (x - 1, y - 3)], INK, 1.3, 0.45)
            ledge, width = (_SNOW, 2.8) if kind == "snow" else (light, 1.8)
            shapes += stroke([(x + 2.5, top + 3), (x + 8, top + 4)], ledge, width, 0.9)
    return shapes


def _foot(edge: Point) -> Point:
    """Where the face under a point of the edge ends; where the edge leaves the tile downwards, there is none left."""
    x, y = edge
    return x, max(y, min(y + _FACE, T - 4))


def _faces(points: Line, rock: Form, kind: str) -> str:
    """The south faces under a border: quads shaded by the way they look, cracks, and the line of the foot."""
    dark, middle, light = rock
    shapes = ""
    foot: list[Point] = []
    for i, (a, b) in enumerate(pairwise(points)):
        dx, dy = b[0] - a[0], b[1] - a[1]
        if dx > -0.3 * abs(dy) - 0.01:
            if 0 < a[0] < T and 0 < a[1] < T and i % 2:
                shapes += _tick(a, b, 5 + i % 3)
            continue
        tone = dark if dy > 0.5 * -dx else light if dy < -0.5 * -dx else middle
        shapes += poly([a, b, _foot(b), _foot(a)], tone, tone, 0.8)
        foot += [_foot(a), _foot(b)]
    return shapes + _cracks(foot, light, kind) + (stroke(foot, INK, LINE) if foot else "")


@cache
def cliff(palette: Palette, mask: int, kind: str, variant: int = 0) -> Picture:
    """One tile: shadow and face outside the raised ground, a paler top inside, an ink rim between."""
    lines = borders(mask, Random(f"cliff{mask}{variant}"), 1.2, 21)
    tile = drawn()
    shade = drawn(*[path(inside(mask, lines, shift), INK, "none") for shift in _SHADOWS])
    shade.set_alpha(58)
    tile.blit(shade, (0, 0))
    tile.blit(drawn(*[_faces(points, palette.rock, kind) for _, points in lines]), (0, 0))
    tile = clip(tile, inside(mask, lines), outside=True)
    rims = [path(smooth(points), "none", _RIM, 8, 0.5) for _, points in lines]
    top = drawn(box(0, 0, T, T, "#fffbe6", "none", o=0.08), *rims)
    tile.blit(clip(top, inside(mask, lines)), (0, 0))
    tile.blit(drawn(*[path(smooth(points)) for _, points in lines]), (0, 0))
    return tile
