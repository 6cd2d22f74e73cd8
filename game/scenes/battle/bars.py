"""A distribution of HP drawn as bars, from none left (hatched) to what there is now."""

from collections.abc import Mapping

import pygame

from game.i18n import _
from game.scenes.battle.page import Page
from game.ui.theme import DIM, INK, RED


def draw_bars(
    page: Page, height: int, hp: int, ends: Mapping[int, float], colours: tuple[str, str, str], told: str = ""
) -> None:
    """Draw as many bars as HP there can be; every bar stands over its number, and tells its chance if there is room.

    `told` says what is drawn if it is not HP: then 0 is nothing gained.
    """
    rect = page.place(height)
    if page.surface is None or rect is None:
        return
    page.say(told or _("HP left, from 0 to {hp}").format(hp=hp), rect, "chart")
    text = page.text
    labels = text.height("sans", 0.9)
    pitch = rect.width / (hp + 1)
    chances = [f"{100 * ends.get(left, 0.0):.1f}" for left in range(hp + 1)]
    numbered = max(text.width(words, "sans", 0.9) for words in chances) <= pitch - 2
    ground, head = rect.bottom - labels, labels if numbered else text.px(0.3)
    highest = max(ends.values(), default=1.0)
    step = max(1, round(text.width(str(hp), "sans_bold", 0.9) * 1.25 / pitch + 0.5))
    pygame.draw.line(page.surface, DIM, (rect.x, ground), (rect.right - 1, ground))
    for left in range(hp + 1):
        chance = ends.get(left, 0.0)
        middle = rect.x + round((left + 0.5) * pitch)
        wide = max(4, round(min(pitch * 0.72, text.px(2))))
        high = round(chance / highest * max(0, ground - rect.y - head))
        bar = pygame.Rect(middle - wide // 2, ground - high, wide, high)
        _bar(page.surface, bar, colours, gone=left == 0)
        if left in (0, hp) or (left % step == 0 and left + step <= hp):
            label = text.line(str(left), "sans_bold" if left == 0 else "sans", 0.9, RED if left == 0 else INK)
            page.surface.blit(label, label.get_rect(midtop=(middle, ground + 1)))
        if numbered and chance > 0:
            label = text.line(chances[left], "sans", 0.9, INK)
            page.surface.blit(label, label.get_rect(midbottom=(middle, bar.y)))


def _bar(surface: pygame.Surface, bar: pygame.Rect, colours: tuple[str, str, str], *, gone: bool) -> None:
    if bar.height <= 0:
        return
    pygame.draw.rect(surface, colours[0], bar)
    if gone:
        _hatch(surface, bar, colours[2])
    pygame.draw.rect(surface, INK, bar, 2 if bar.height > 4 else 1)


def _hatch(surface: pygame.Surface, bar: pygame.Rect, colour: str) -> None:
    """Slanted lines across a bar, so that destruction is told by form as well."""
    clip = surface.get_clip()
    surface.set_clip(bar.clip(clip))
    for start in range(bar.y - bar.width, bar.bottom, 6):
        pygame.draw.line(surface, colour, (bar.x, start + bar.width), (bar.right, start), 1)
    surface.set_clip(clip)
