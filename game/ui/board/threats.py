"""Who threatens a square: a dashed arc from each enemy that could strike there."""

import math
from collections.abc import Iterator, Sequence

import pygame

from game.core.grid import Cell
from game.ui.camera import Camera
from game.ui.theme import INK

DANGER, RIM = "#8c2f66", "#ffe9f3"
_RISE = 0.22
"""How high an arc is, as a share of the way it goes."""
_DASH, _GAP = 0.24, 0.14
"""Length of a dash and of the gap after it, in squares."""
_SHORT = 0.42
"""How far from the middle of the threatened square an arc ends, in squares."""

Point = tuple[float, float]


def draw_threats(
    surface: pygame.Surface, corner: tuple[int, int], camera: Camera, threats: Sequence[tuple[Cell, Cell]]
) -> None:
    """Draw an arc for each pair of enemy and square; `corner` is where the board's upper left pixel would be."""
    square = camera.square
    thick = max(3, square // 14)
    for source, goal in threats:
        if source != goal:
            for colour, width in ((RIM, thick + 3), (DANGER, thick)):
                for dash in dashes(source, goal):
                    line = [(corner[0] + round(x * square), corner[1] + round(y * square)) for x, y in dash]
                    pygame.draw.lines(surface, colour, False, line, width)
            _head(surface, corner, square, source, goal)


def dashes(source: Cell, goal: Cell) -> Iterator[list[Point]]:
    """The dashes of an arc from the middle of one square to near the middle of another, in squares."""
    length = math.dist(source, goal)
    end = max(0.3, 1 - _SHORT / length)
    count = max(2, round(length * end / (_DASH + _GAP)))
    for dash in range(count):
        first = end * dash / count
        last = first + end / count * _DASH / (_DASH + _GAP)
        yield [_at(source, goal, first + (last - first) * step / 2) for step in range(3)]


def _at(source: Cell, goal: Cell, share: float) -> Point:
    rise = _RISE * math.dist(source, goal) * 4 * share * (1 - share)
    x = source[0] + 0.5 + (goal[0] - source[0]) * share
    return x, source[1] + 0.5 + (goal[1] - source[1]) * share - rise


def _head(surface: pygame.Surface, corner: tuple[int, int], square: int, source: Cell, goal: Cell) -> None:
    """The arrow's head, pointing along the arc's end."""
    end = max(0.3, 1 - _SHORT / math.dist(source, goal))
    (x0, y0), (x1, y1) = _at(source, goal, end - 0.06), _at(source, goal, end)
    turn, size = math.atan2(y1 - y0, x1 - x0), max(6.0, square * 0.17)
    tip = (corner[0] + x1 * square + size * math.cos(turn), corner[1] + y1 * square + size * math.sin(turn))
    wings = [(tip[0] - size * 1.5 * math.cos(turn + a), tip[1] - size * 1.5 * math.sin(turn + a)) for a in (-0.5, 0.5)]
    pygame.draw.polygon(surface, DANGER, [tip, *wings])
    pygame.draw.polygon(surface, INK, [tip, *wings], 2)
