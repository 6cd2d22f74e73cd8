"""How the sides stand at a moment: each with its pattern, its share of what stands on the board, and what it lost."""

import pygame

from game.core.ids import Side
from game.i18n import _, ngettext
from game.scenes.battle.page import Page
from game.scenes.battle.pattern import draw_pattern
from game.scenes.chronicle.comparing import Loss
from game.ui.sentences import side_name
from game.ui.theme import DIM, INK, SEPIA, side_colours

_BAR, _SWATCH = 0.8, 1.3
"""The height of a bar and the edge of a side's pattern, in units."""


def write_side(page: Page, side: Side, share: int, loss: Loss) -> None:
    """Write about a side with a share in thousandths."""
    text, top, whole = page.text, page.y, page.rect
    edge = text.px(_SWATCH)
    box = pygame.Rect(whole.x, top + max(0, text.height("sans_bold", 1.1) - edge) // 2, edge, edge)
    if page.surface and page.shows(box):
        draw_pattern(page.surface, box, side)
        pygame.draw.rect(page.surface, INK, box, 1)
    left = box.right + text.px(0.5)
    page.rect = pygame.Rect(left, whole.y, whole.right - left, whole.height)
    page.pair(side_name(side), percent(share), bold=True, size=1.1)
    page.rect = whole
    page.y = max(page.y, box.bottom)
    _draw_bar(page, share, side)
    fallen = ngettext("{n} of {all} pieces lost", "{n} of {all} pieces lost", loss.fallen)
    page.wrapped(fallen.format(n=loss.fallen, all=loss.pieces), size=0.95)
    page.wrapped(_("{hp} of {full} HP left").format(hp=loss.hp, full=loss.full), size=0.95, colour=SEPIA)
    page.gap(0.5)


def _draw_bar(page: Page, share: int, side: Side) -> None:
    """A side's share of all that stands on the board, with a mark at the half."""
    bar = page.place(page.text.px(_BAR))
    page.gap(0.2)
    if page.surface is None or bar is None:
        return
    field, _shadow, _charge = side_colours(side)
    pygame.draw.rect(page.surface, DIM, bar)
    pygame.draw.rect(page.surface, field, (bar.x, bar.y, bar.width * share // 1000, bar.height))
    pygame.draw.line(page.surface, INK, (bar.centerx, bar.y), (bar.centerx, bar.bottom - 1))
    pygame.draw.rect(page.surface, INK, bar, 1)
    page.say(_("standing {share}").format(share=percent(share)), bar, "chart")


def percent(share: int) -> str:
    """A share in thousandths as percent with one decimal."""
    return f"{share // 10}.{share % 10}%"
