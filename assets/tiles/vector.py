"""Vector strokes and outlines: every tile is a small SVG of flat shapes, drawn by pygame's own loader.

This module alone knows pygame. Its loader knows no clip paths, masks or text, so shapes are clipped afterwards, as
pictures. Sizes are in pixels of a tile; a shape is the text of its SVG element, so that shapes are joined by adding.
"""

import io
import math
import os
from collections.abc import Sequence
from itertools import pairwise
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

Point = tuple[float, float]
Line = Sequence[Point]
Picture = pygame.Surface
T = 64
"""The side of a tile."""
INK = "#35281b"
LINE = T / 26
"""The width of an outline."""
_TURNS = {"S": 0, "W": 90, "N": 180, "E": 270}


def _tag(name: str, fill: str, ink: str, thick: float, opacity: float, **place: float | str) -> str:
    at = " ".join(f'{key}="{value if isinstance(value, str) else round(value, 1)}"' for key, value in place.items())
    line = f'stroke="{ink}" stroke-width="{thick:.2f}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<{name} {at} fill="{fill}" {line} opacity="{opacity}"/>'


def coords(points: Line) -> str:
    """The points as SVG writes them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def path(d: str, fill: str = "none", ink: str = INK, w: float = LINE, o: float = 1) -> str:
    """A path from its commands; `ink` is the outline, `w` its width, `o` the opacity."""
    return _tag("path", fill, ink, w, o, d=d)


def poly(points: Line, fill: str, ink: str = INK, w: float = LINE, o: float = 1) -> str:
    """A polygon."""
    return path(f"M{coords(points)}Z", fill, ink, w, o)


def stroke(points: Line, color: str = INK, w: float = LINE, o: float = 1) -> str:
    """A line through the points."""
    return path(f"M{coords(points)}", "none", color, w, o)


def oval(
    cx: float, cy: float, rx: float, ry: float, fill: str, ink: str = "none", w: float = LINE, o: float = 1
) -> str:
    """An ellipse about its middle."""
    return _tag("ellipse", fill, ink, w, o, cx=cx, cy=cy, rx=rx, ry=ry)


def box(
    x: float, y: float, w: float, h: float, fill: str, ink: str = INK, lw: float = LINE, r: float = 0, o: float = 1
) -> str:
    """A rectangle from its upper left corner, `r` rounding it."""
    return _tag("rect", fill, ink, lw, o, x=x, y=y, width=w, height=h, rx=r)


def move(body: str, x: float, y: float, k: float = 1) -> str:
    """The shapes moved and scaled."""
    return f'<g transform="translate({x:.1f},{y:.1f}) scale({k})">{body}</g>'


def turned(body: str, way: str) -> str:
    """The shapes, drawn looking south, turned to look another way."""
    return f'<g transform="rotate({_TURNS[way]},32,32)">{body}</g>'


def drawn(*bodies: str, high: int = T) -> Picture:
    """The shapes on a clear tile."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{T}" height="{high}">{"".join(bodies)}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (T, high))


def sheet(columns: int, rows: int, high: int = T) -> Picture:
    """A clear picture with room for that many tiles."""
    return pygame.Surface((columns * T, rows * high), pygame.SRCALPHA)


def pixels(picture: Picture) -> bytes:
    """The picture as bytes of red, green, blue and opacity, row by row."""
    return pygame.image.tobytes(picture, "RGBA")


def clip(picture: Picture, shape: str, outside: bool = False) -> Picture:
    """Keep of the picture what lies inside the path, or outside it."""
    mask = drawn(path(shape, "#ffffff", "none"))
    if outside:
        mask = drawn(box(-1, -1, 66, 66, "#ffffff", "none"))
        mask.blit(drawn(path(shape, "#000000", "none")), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _middles(points: Line) -> list[Point]:
    return [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(points)]


def smooth(points: Line) -> str:
    """An open curve from the first to the last point, rounding those between."""
    ends = [*_middles(points[1:])[:-1], points[-1]]
    curves = [f" Q{coords([bend, end])}" for bend, end in zip(points[1:-1], ends, strict=True)]
    return f"M{coords(points[:1])}{''.join(curves)}"


def blob(rng: Random, cx: float, cy: float, rx: float, ry: float, n: int = 9, wild: float = 0.16) -> str:
    """A closed, uneven curve about a middle, through n bends."""
    rays = [(2 * math.pi * i / n, 1 + rng.uniform(-wild, wild)) for i in range(n)]
    points = [(cx + rx * r * math.cos(a), cy + ry * r * math.sin(a)) for a, r in rays]
    middles = _middles([*points, points[0]])
    curves = [f" Q{coords([point, middle])}" for point, middle in zip(points, middles, strict=True)]
    return f"M{coords(middles[-1:])}{''.join(curves)}Z"


def cloud(rng: Random, cx: float, cy: float, rx: float, ry: float, n: int = 8) -> str:
    """A scalloped outline: the crown of a leafy tree."""
    turn = rng.uniform(0, 6)
    angles = [turn + 2 * math.pi * i / n for i in range(n)]
    points = [
        (cx + rx * math.cos(a) * rng.uniform(0.9, 1), cy + ry * math.sin(a) * rng.uniform(0.9, 1)) for a in angles
    ]
    arcs = [(math.dist(a, b) * 0.56, b) for a, b in pairwise([*points, points[0]])]
    return f"M{coords(points[:1])}" + "".join(f" A{r:.1f},{r:.1f} 0 0 1 {coords([b])}" for r, b in arcs) + "Z"


def spread(rng: Random, n: int, gap: float, low: float = 5, high: float = 59) -> list[Point]:
    """Up to n points in the tile, no two nearer than the gap."""
    points: list[Point] = []
    for _ in range(n * 12):
        point = rng.uniform(low, high), rng.uniform(low, high)
        if len(points) < n and all(math.dist(point, other) > gap for other in points):
            points.append(point)
    return points
