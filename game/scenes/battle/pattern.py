"""A side's pattern as a small strip, so that colour never tells the sides apart alone."""

import pygame

from game.ui.figures.dyes import SIDES


def draw_pattern(surface: pygame.Surface, rect: pygame.Rect, side: str) -> None:
    """Fill a rectangle with the side's colour and its pattern: plain, half and half, chevron, bars."""
    dye = SIDES[side]
    pygame.draw.rect(surface, dye.field, rect)
    match dye.pattern:
        case "pale":
            pygame.draw.rect(surface, dye.charge, (rect.x, rect.y, rect.width // 2, rect.height))
        case "chevron":
            tip, foot = (rect.centerx, rect.y + 1), rect.bottom - 2
            pygame.draw.lines(surface, dye.charge, False, [(rect.x + 2, foot), tip, (rect.right - 3, foot)], 3)
        case "bars":
            high = max(1, rect.height // 5)
            for place in (1, 3):
                pygame.draw.rect(surface, dye.charge, (rect.x, rect.y + place * high, rect.width, high))
        case _:
            pygame.draw.circle(surface, dye.charge, rect.center, max(2, rect.height // 4))
