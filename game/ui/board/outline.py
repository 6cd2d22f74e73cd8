"""One dotted line around a set of squares, its corners rounded so that a staircase reads as a slope."""

import math
from collections.abc import Iterable, Iterator

import pygame

from game.core.grid import Cell
from game.ui.board.stamps import Stamps

Point = tuple[float, float]

_AROUND = (((0, 0), (1, 0), (0, -1)), ((1, 0), (1, 1), (1, 0)), ((1, 1), (0, 1), (0, 1)), ((0, 1), (0, 0), (-1, 0)))
"""The four edges of a square, clockwise: from corner, to corner, and where its neighbour lies."""
_CURVE = 4
"""Into how many pieces each rounded corner is cut."""


GAP = 0.2
"""How far apart the dots are, in squares."""
_DOT, _SMALLEST = 0.1, 5
"""How wide a dot is in squares, and at least in pixels."""


def draw_dots(
    surface: pygame.Surface, stamps: Stamps, corner: tuple[int, int], square: int, points: Iterable[Point]
) -> None:
    """Draw a dot at each point; `corner` is where the board's upper left pixel would be."""
    edge = max(_SMALLEST, round(square * _DOT))
    left, top = corner[0] - edge // 2, corner[1] - edge // 2
    dot = stamps.stamp("command", edge)
    surface.fblits([(dot, (left + round(x * square), top + round(y * square))) for x, y in points])


def dots(cells: frozenset[Cell], gap: float = GAP) -> list[Point]:
    """Points in squares along the border of the set, about `gap` squares apart and evenly so on each loop."""
    return [point for loop in loops(cells) for point in _spaced(_rounded(loop), gap)]


def loops(cells: frozenset[Cell]) -> list[list[Cell]]:
    """The corners along each closed border of the set, clockwise around squares of it."""
    onward: dict[Cell, list[Cell]] = {}
    for x, y in sorted(cells):
        for (x0, y0), (x1, y1), (dx, dy) in _AROUND:
            if (x + dx, y + dy) not in cells:
                onward.setdefault((x + x0, y + y0), []).append((x + x1, y + y1))
    found = []
    while onward:
        start = min(onward)
        loop, here = [start], _taken(onward, start, None)
        while here != start:
            loop.append(here)
            here = _taken(onward, here, loop[-2])
        found.append(loop)
    return found


def _taken(onward: dict[Cell, list[Cell]], here: Cell, before: Cell | None) -> Cell:
    """The next corner; where two borders touch, the one that turns right, which stays with its own square."""
    ways = onward[here]
    if before is not None and len(ways) > 1:
        right = (here[0] - (here[1] - before[1]), here[1] + (here[0] - before[0]))
        way = right if right in ways else ways[0]
    else:
        way = ways[0]
    ways.remove(way)
    if not ways:
        del onward[here]
    return way


def _rounded(loop: list[Cell]) -> list[Point]:
    """The loop from the middle of each edge to the next in a curve whose handle is the corner between."""
    found = []
    for place, (cx, cy) in enumerate(loop):
        (bx, by), (ax, ay) = loop[place - 1], loop[(place + 1) % len(loop)]
        start, end = ((bx + cx) / 2, (by + cy) / 2), ((cx + ax) / 2, (cy + ay) / 2)
        for step in range(_CURVE):
            t = step / _CURVE
            found.append(
                (
                    start[0] * (1 - t) ** 2 + 2 * cx * t * (1 - t) + end[0] * t * t,
                    start[1] * (1 - t) ** 2 + 2 * cy * t * (1 - t) + end[1] * t * t,
                )
            )
    return found


def _spaced(line: list[Point], gap: float) -> Iterator[Point]:
    """Points along a closed line, evenly spaced."""
    ends = [*line[1:], line[0]]
    lengths = [math.dist(a, b) for a, b in zip(line, ends, strict=True)]
    count = max(1, round(sum(lengths) / gap))
    step, due, gone = sum(lengths) / count, 0.0, 0.0
    for (x0, y0), (x1, y1), length in zip(line, ends, lengths, strict=True):
        while due < gone + length - 1e-9:
            share = (due - gone) / length
            yield x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            due += step
        gone += length
