"""A side's standing along two lines as curves: what they share, then one drawn through and the other in dashes."""

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.i18n import _
from game.scenes.battle.page import Page
from game.ui.theme import GOLD, INK, PALE, RULE, SEPIA

_HIGH = 9.0
"""How high the chart is, in units."""
_WHOLE, _STEP = 1000, 50
"""All that stands on the board, and what a line across stands for, in thousandths."""
Point = tuple[int, int]


def draw_curves(
    page: Page, fork: int, one: Sequence[int], other: Sequence[int], colours: tuple[str, str, str], words: str
) -> None:
    """Draw standings in thousandths, one a step; both share those up to `fork`, `words` tell what is drawn."""
    text = page.text
    rect = page.place(text.px(_HIGH))
    if page.surface is None or rect is None:
        return
    page.say(words, rect, "chart")
    surface, label = page.surface, text.height("sans", 0.9)
    inner = pygame.Rect(rect.x + text.width("100%", "sans", 0.9) + text.px(0.4), rect.y + label // 2, 0, 0)
    inner.size = (rect.right - inner.x - text.px(0.5), rect.height - label * 2)
    pygame.draw.rect(surface, PALE, inner)
    low, high = _scale((*one, *other))
    for share in range(low, high + 1, max(_STEP, (high - low) // 4 // _STEP * _STEP)):
        y = inner.bottom - inner.height * (share - low) // (high - low)
        pygame.draw.line(surface, SEPIA if share == _WHOLE // 2 else RULE, (inner.x, y), (inner.right, y))
        image = text.line(f"{share // 10}%", "sans", 0.9, SEPIA)
        surface.blit(image, image.get_rect(midright=(inner.x - text.px(0.3), y)))
    longest = max(len(one), len(other), 2) - 1

    def points(shares: Sequence[int], first: int) -> list[Point]:
        return [
            (inner.x + inner.width * step // longest, inner.bottom - inner.height * (share - low) // (high - low))
            for step, share in enumerate(shares)
            if step >= first
        ]

    thick = max(2, text.px(0.14))
    _through(surface, points(one, 0), colours[0], thick)
    _dashed(surface, points(other, fork), colours[1], thick)
    x, y = points(one, fork)[0]
    pygame.draw.line(surface, GOLD, (x, inner.y), (x, inner.bottom), 2)
    pygame.draw.circle(surface, INK, (x, y), round(thick * 1.6))
    pygame.draw.rect(surface, SEPIA, inner, 1)
    if (told := text.line(_("steps"), "sans", 0.9, SEPIA)).get_width() < inner.width:
        surface.blit(told, told.get_rect(topright=(inner.right, inner.bottom + 1)))


def _scale(shares: Sequence[int]) -> tuple[int, int]:
    """The lowest and the highest share that is drawn: all there are, and a tenth of the whole at least."""
    low, high = min(shares) // _STEP * _STEP, -(-max(shares) // _STEP) * _STEP
    while high - low < _WHOLE // 10:
        low, high = max(0, low - _STEP), min(_WHOLE, high + _STEP)
    return low, high


def _through(surface: pygame.Surface, points: Sequence[Point], colour: str, thick: int) -> None:
    """A curve in a side's colour between ink."""
    if len(points) > 1:
        pygame.draw.lines(surface, INK, False, points, thick + 2)
        pygame.draw.lines(surface, colour, False, points, thick)


def _dashed(surface: pygame.Surface, points: Sequence[Point], colour: str, thick: int) -> None:
    """A curve in dashes, each as long as three times its thickness, on a pale ground."""
    run, dash = 0.0, thick * 3
    if len(points) > 1:
        pygame.draw.lines(surface, PALE, False, points, thick + 2)
    for (x0, y0), (x1, y1) in pairwise(points):
        start, end = pygame.Vector2(x0, y0), pygame.Vector2(x1, y1)
        length = (end - start).length()
        if not length:
            continue
        along, at = (end - start) / length, 0.0
        while at < length:
            part = min(length - at, dash - run % dash)
            if int(run // dash) % 2 == 0:
                pygame.draw.line(surface, colour, start + along * at, start + along * (at + part), thick)
            run, at = run + part, at + part
