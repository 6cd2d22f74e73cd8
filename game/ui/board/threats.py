"""Who threatens a square: a dashed arc from each enemy that could strike there."""

import functools
import math
from collections.abc import Iterator

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
Threat = tuple[Cell, Cell]
"""The square of whoever threatens, and the square that is threatened."""


def draw_threats(surface: pygame.Surface, corner: tuple[int, int], camera: Camera, threats: tuple[Threat, ...]) -> None:
    """Draw an arc for each threat; `corner` is where the board's upper left pixel would be."""
    thick = max(3, camera.square // 14)
    left, top = corner
    for threat in threats:
        if threat[0] == threat[1]:
            continue
        lines, head = _forms(threat, camera.square)
        shifted = [[(left + x, top + y) for x, y in line] for line in lines]
        for colour, width in ((RIM, thick + 3), (DANGER, thick)):
            for line in shifted:
                pygame.draw.lines(surface, colour, False, line, width)
        tip = [(left + x, top + y) for x, y in head]
        pygame.draw.polygon(surface, DANGER, tip)
        pygame.draw.polygon(surface, INK, tip, 2)


def dashes(source: Cell, goal: Cell) -> Iterator[list[Point]]:
    """The dashes of an arc from the middle of one square to near the middle of another, in squares."""
    length, end = math.dist(source, goal), _end(source, goal)
    count = max(2, round(length * end / (_DASH + _GAP)))
    for dash in range(count):
        first = end * dash / count
        last = first + end / count * _DASH / (_DASH + _GAP)
        yield [_at(source, goal, first + (last - first) * step / 2) for step in range(3)]


@functools.lru_cache(maxsize=128)
def _forms(threat: Threat, square: int) -> tuple[list[list[Point]], list[Point]]:
    """The dashes and the arrow's head of one arc, in pixels of the board."""
    source, goal = threat
    lines: list[list[Point]] = [
        [(round(x * square), round(y * square)) for x, y in dash] for dash in dashes(source, goal)
    ]
    return lines, _head(source, goal, square)


def _head(source: Cell, goal: Cell, square: int) -> list[Point]:
    """The arrow's head, pointing along the arc's end."""
    end = _end(source, goal)
    (x0, y0), (x1, y1) = _at(source, goal, end - 0.06), _at(source, goal, end)
    turn, size = math.atan2(y1 - y0, x1 - x0), max(6.0, square * 0.17)
    x, y = x1 * square + size * math.cos(turn), y1 * square + size * math.sin(turn)
    back = [(x - size * 1.5 * math.cos(turn + a), y - size * 1.5 * math.sin(turn + a)) for a in (-0.5, 0.5)]
    return [(x, y), *back]


def _end(source: Cell, goal: Cell) -> float:
    """At which share of the way an arc ends, short of the middle of the square."""
    return max(0.3, 1 - _SHORT / math.dist(source, goal))


def _at(source: Cell, goal: Cell, share: float) -> Point:
    rise = _RISE * math.dist(source, goal) * 4 * share * (1 - share)
    x = source[0] + 0.5 + (goal[0] - source[0]) * share
    return x, source[1] + 0.5 + (goal[1] - source[1]) * share - rise
