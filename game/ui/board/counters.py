"""The round counters with a piece's HP."""

import math

import pygame

from game.ui.figures.strokes import Svg, element
from game.ui.lettered import Lettered
from game.ui.text import SMALLEST, Text
from game.ui.theme import INK, PALE, PAPER, side_colours, vector

_RED = "#a5211c"
_WEAK = 0.4
"""A piece with no more than this share of its HP is badly wounded."""
_TINY = 24
"""On squares smaller than this (pixels) the counter hides the base, and so takes the side's colours."""


class Counters:
    """Draws counters and keeps the last `limit`.

    A wounded piece's number is red and its ring is broken: a thick red arc as long as the share of HP lost. A badly
    wounded one's has a notch at the top besides.
    """

    def __init__(self, text: Text, limit: int = 256) -> None:
        self._text = text
        self._counter = Lettered(text, self._made, limit)

    def __len__(self) -> int:
        return len(self._counter)

    def counter(self, hp: int, full: int, side: str, square: int) -> pygame.Surface:
        """The counter for squares of so many pixels; not to be drawn upon."""
        return self._counter(hp, full, side if square < _TINY else "", square)

    def _made(self, hp: int, full: int, side: str, square: int) -> pygame.Surface:
        pixels = max(SMALLEST, round(square * 0.25))
        edge = round(pixels * 1.55) if not side else round(pixels * 1.15)
        wounded, weak = hp < full, hp <= full * _WEAK
        fill, ink = (side_colours(side)[1], "#ffffff") if side else (PALE if weak else PAPER, _RED if wounded else INK)
        ground = vector(_ring(1 - hp / full, weak, fill), edge, edge, (0, 0, 32, 32))
        number = self._text.line(str(hp), "sans_bold", pixels / self._text.unit, ink)
        tight = number.get_bounding_rect()
        ground.blit(number, (edge // 2 - tight.centerx, edge // 2 - tight.centery), None)
        return ground


def _ring(lost: float, weak: bool, fill: str) -> Svg:
    """A disc with an ink rim, of which the lost share, from the top clockwise, is red and thick."""
    drawn = element("circle", cx=16, cy=16, r=14, fill=fill, stroke=INK, stroke_width=2.6)
    if lost > 0:
        turn = 2 * math.pi * min(lost, 0.999)
        x, y = 16 + 13.2 * math.sin(turn), 16 - 13.2 * math.cos(turn)
        arc = f"M16,2.8 A13.2,13.2 0 {int(lost > 0.5)} 1 {x:.2f},{y:.2f}"
        drawn += element("path", d=arc, fill="none", stroke=_RED, stroke_width=4.6)
    if weak:
        drawn += element("path", d="M10.5,0 L21.5,0 L16,8.5Z", fill=_RED, stroke=INK, stroke_width=1.6)
    return drawn
