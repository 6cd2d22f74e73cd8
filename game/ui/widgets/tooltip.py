"""A tooltip: a small sheet with a sentence beside what it is about."""

import pygame

from game.ui.theme import INK, PALE, Theme

_WIDE, _SIZE = 22, 0.95


def tip_rect(theme: Theme, words: str, beside: pygame.Rect, window: pygame.Rect) -> pygame.Rect:
    """Where the sheet goes: at the right, else below, else above, and always inside the window."""
    text = theme.text
    lines = text.wrap(words, min(text.px(_WIDE), window.width - text.px(2)), "sans", _SIZE)
    width = max(text.width(line, "sans", _SIZE) for line in lines) + text.px(1.2)
    height = len(lines) * text.height("sans", _SIZE) + text.px(0.9)
    rect = pygame.Rect(0, 0, width, height)
    rect.midleft = (beside.right + text.px(1), beside.centery)
    if rect.right > window.right:
        rect.topleft = (beside.x + text.px(1), beside.bottom + text.px(0.5))
    if rect.bottom > window.bottom and rect.x < beside.right:
        rect.bottom = beside.y - text.px(0.5)
    return rect.clamp(window)


def draw_tip(surface: pygame.Surface, theme: Theme, words: str, beside: pygame.Rect) -> None:
    """Draw the sheet with its words."""
    text = theme.text
    rect = tip_rect(theme, words, beside, surface.get_rect())
    theme.plate(surface, rect, INK)
    theme.plate(surface, rect.inflate(-3, -3), PALE)
    y = rect.y + text.px(0.45)
    for line in text.wrap(words, rect.width - text.px(1.2) + 1, "sans", _SIZE):
        surface.blit(text.line(line, "sans", _SIZE, INK), (rect.x + text.px(0.6), y))
        y += text.height("sans", _SIZE)
