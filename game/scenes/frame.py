"""What pages over wood have in common: a heading above, key caps below, and sheets of paper side by side between."""

from collections.abc import Sequence

import pygame

from game.scenes.context import Context
from game.ui.prompts import HIGH, Prompt, draw_prompts
from game.ui.theme import DARK, DIM, PALE, RULE, WOOD, Theme
from game.ui.widgets import Form

_HEAD = 3.4
"""How high the heading is, in units."""
GAP = 1.0
"""Between sheets, and round them, in units."""
MARGIN = 1.1
"""Inside a sheet, in units."""
DARKENED = (88, 82, 92)
"""How much of its light is left to a picture behind pages, of 255."""


def draw_frame(
    surface: pygame.Surface,
    context: Context,
    heading: str,
    under: str,
    prompts: Sequence[Prompt],
    right: str = "",
    *,
    backdrop: pygame.Surface | None = None,
) -> pygame.Rect:
    """Fill the window, with a backdrop if there is one of its size, and draw heading and key caps; returns what lies
    between, its margin taken off."""
    text, theme = context.text, context.theme
    surface.fill(WOOD)
    if backdrop and backdrop.get_size() == surface.get_size():
        surface.blit(backdrop, (0, 0))
    wide, high, gap = surface.get_width(), surface.get_height(), text.px(GAP)
    head, foot = text.px(_HEAD), text.px(HIGH)
    for top, height, edge in ((0, head, head - 1), (high - foot, foot, high - foot)):
        pygame.draw.rect(surface, DARK, (0, top, wide, height))
        pygame.draw.line(surface, RULE, (0, edge), (wide, edge))
    end = surface.blit(
        title := text.line(heading, "serif_bold", 1.5, PALE), title.get_rect(midleft=(gap, head // 2))
    ).right
    side = text.line(right, "sans", 1, PALE)
    surface.blit(side, side.get_rect(midright=(wide - gap, head // 2)))
    room = wide - gap - side.get_width() - end - 2 * text.px(1.4)
    words = text.line(text.fitted(under, max(0, room), "serif_italic", 1.15), "serif_italic", 1.15, DIM)
    surface.blit(words, words.get_rect(midleft=(end + text.px(1.4), head // 2)))
    draw_prompts(surface, theme, context.caps, prompts, gap, high - foot // 2, wide - gap)
    return pygame.Rect(gap, head + gap // 2, wide - 2 * gap, high - head - foot - gap)


def columns(body: pygame.Rect, shares: Sequence[int], gap: int) -> list[pygame.Rect]:
    """A rectangle cut into columns by shares of its width, with gaps between."""
    room, total, left, found = body.width - gap * (len(shares) - 1), sum(shares), body.x, []
    for share in shares:
        width = room * share // total
        found.append(pygame.Rect(left, body.y, width, body.height))
        left += width + gap
    return found


def lay_on_sheet(
    surface: pygame.Surface, theme: Theme, form: Form, body: pygame.Rect, wide: float, *, middle: bool = False
) -> None:
    """Lay one sheet into a body, at most `wide` units wide and as high as its form asks for, at the top or in the
    middle, and the form on it."""
    margin, sheet = theme.text.px(MARGIN), body.copy()
    sheet.width = min(body.width, theme.text.px(wide))
    sheet.height = min(body.height, form.size(sheet.width - 2 * margin)[1] + 2 * margin)
    sheet.centerx = body.centerx
    if middle:
        sheet.centery = body.centery
    theme.panel(surface, sheet)
    form.lay_out(sheet.inflate(-2 * margin, -2 * margin))
