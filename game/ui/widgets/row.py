"""What the controls of a form share: a row with a mark, a name at the left and something at the right.

Where both do not fit side by side, the right part goes below the name; a long name takes several lines.
"""

import pygame

from game.ui.text import Face
from game.ui.theme import BLUE, INK, PALE, PALER, SEPIA, Theme

HIGH = 2.25
"""The height of a row in units of the text size."""

NAME, NOTE = 1.4, 0.95
"""The sizes of a control's name and of what stands at its right."""

LEFT, END, BETWEEN = 2.2, 0.8, 1.0
"""Room before the name, after the right part, and between the two, in units."""


def size(theme: Theme, name: str, right: int, room: int | None, *, low: int = 0) -> tuple[int, int]:
    """The size of a row with a name and a right part so many pixels wide (and `low` high), in at most `room`."""
    px = theme.text.px
    width = px(LEFT) + theme.text.width(name, "serif_bold", NAME) + px(END)
    if right:
        width += right + px(BETWEEN)
    high = max(px(HIGH), low)
    if room is None or width <= room:
        return width, high
    lines = _lines(theme, name, room)
    height = max(px(HIGH), theme.text.height("serif_bold", NAME) * len(lines) + px(0.4))
    widest = px(LEFT) + max(theme.text.width(line, "serif_bold", NAME) for line in lines) + px(END)
    below = max(low, theme.text.height("sans_bold", NOTE)) + px(0.3) if right else 0
    return max(widest, px(LEFT) + right + px(END)), height + below


def parts(theme: Theme, rect: pygame.Rect, name: str, right: int, *, low: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """Where in a row the name goes, and the right part."""
    px = theme.text.px
    beside = px(LEFT) + theme.text.width(name, "serif_bold", NAME) + px(BETWEEN) + right + px(END) <= rect.width
    inner = pygame.Rect(rect.x + px(LEFT), rect.y, max(1, rect.width - px(LEFT) - px(END)), rect.height)
    if not right:
        return inner, pygame.Rect(inner.right, inner.y, 0, 0)
    if beside:
        return inner, pygame.Rect(inner.right - right, inner.y, right, inner.height)
    below = max(low, theme.text.height("sans_bold", NOTE)) + px(0.3)
    upper = pygame.Rect(inner.x, inner.y, inner.width, max(1, inner.height - below))
    return upper, pygame.Rect(inner.x, upper.bottom, min(right, inner.width), below - px(0.2))


def ground(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, *, focused: bool) -> None:
    """A bar with the ring around it and the mark if it has the focus, nothing otherwise."""
    if not focused:
        return
    theme.plate(surface, rect, BLUE)
    theme.focus(surface, rect)
    theme.lozenge(surface, (rect.x + theme.text.px(1.1), rect.centery), theme.text.px(1))


def write_name(
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, name: str, *, focused: bool, enabled: bool = True
) -> None:
    """Write the name in the part of the row that is its own."""
    room = rect.width + theme.text.px(LEFT) + theme.text.px(END)
    lines = _lines(theme, name, room)
    step = theme.text.height("serif_bold", NAME)
    middle = rect.centery - step * (len(lines) - 1) // 2 - 1
    face: Face = "serif_bold" if focused else "serif"
    for line in lines:
        image = theme.text.line(line, face, NAME, colour(focused=focused, enabled=enabled))
        surface.blit(image, image.get_rect(midleft=(rect.x, middle)))
        middle += step


def write_note(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, words: str, *, focused: bool) -> None:
    """Write a note in the right part of the row, its end at the end."""
    image = theme.text.line(words, "sans", NOTE, PALE if focused else SEPIA)
    surface.blit(image, image.get_rect(midright=(rect.right, rect.centery)))


def colour(*, focused: bool, enabled: bool) -> str:
    """The colour of a control's words."""
    return PALE if focused else INK if enabled else PALER


def _lines(theme: Theme, name: str, room: int) -> tuple[str, ...]:
    inner = max(1, room - theme.text.px(LEFT) - theme.text.px(END))
    return theme.text.wrap(name, inner, "serif_bold", NAME)
