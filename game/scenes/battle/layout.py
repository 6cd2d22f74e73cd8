"""Where the parts of the battle's screen lie; all in units of the text size, so that they fit at any."""

from dataclasses import dataclass

import pygame

from game.ui.text import Text

_TOP, _COLUMN, _LOG_LINE = 3.3, 20.5, 1.4
"""Heights of the bar and of a line of the log, and the width of the column, in units."""

_SMALL_MAP, _LEAST_LOG = 1.7, 34.0
"""How wide the small map's place is for its height, and the width the log keeps for itself, in units."""
_WIDEST = 0.42
"""The most of the window's width that the column takes."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Rectangles in window pixels. `lines` is how many lines of the log there is room for, `unit` the text's size.

    `small` is the small map's place beside the log; without area where the log needs all the width.
    """

    top: pygame.Rect
    board: pygame.Rect
    column: pygame.Rect
    log: pygame.Rect
    small: pygame.Rect
    lines: int
    unit: int


def lay_out(size: tuple[int, int], text: Text) -> Layout:
    """The parts of a window of this size in pixels."""
    width, height = size
    top = min(text.px(_TOP), height // 5)
    column = min(text.px(_COLUMN), int(width * _WIDEST))
    lines = 4 if height >= text.px(34) else 3 if height >= text.px(26) else 2
    log = min(text.px(_LOG_LINE * lines + 0.8), height // 4)
    small = round(log * _SMALL_MAP)
    if width - column - small < text.px(_LEAST_LOG):
        small = 0
    return Layout(
        pygame.Rect(0, 0, width, top),
        pygame.Rect(0, top, width - column, height - top - log),
        pygame.Rect(width - column, top, column, height - top),
        pygame.Rect(0, height - log, width - column - small, log),
        pygame.Rect(width - column - small, height - log, small, log),
        lines,
        text.unit,
    )
