"""The log at the foot of the board: the latest lines, the newest at the bottom."""

from collections.abc import Sequence

import pygame

from game.ui.figures.dyes import SIDES
from game.ui.sentences_log import Told
from game.ui.theme import CREAM, DARK, DIM, RULE, Theme

_MOST = 200
"""Lines that are kept."""


class LogPanel:
    """Keeps what was told and draws as much of the end as there is room for.

    `count` grows whenever the lines change.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._lines: list[Told] = []
        self._newest = 0
        self.count = 0

    @property
    def lines(self) -> Sequence[Told]:
        """What was told, the oldest first."""
        return self._lines

    def add(self, told: Sequence[Told]) -> None:
        """Take in what became true just now."""
        if told:
            self._lines = [*self._lines, *told][-_MOST:]
            self._newest = len(told)
            self.count += len(told)

    def drop(self, count: int) -> None:
        """Forget the latest lines: what they told was taken back."""
        if count:
            del self._lines[-count:]
            self.count += 1
        self._newest = 0

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, lines: int) -> None:
        """Draw the latest `lines` lines, long ones on several."""
        text = self._theme.text
        surface.fill(DARK, rect)
        pygame.draw.line(surface, RULE, rect.topleft, rect.topright, 2)
        mark = text.px(0.55)
        left = rect.x + text.px(1) + mark + text.px(0.6)
        room = rect.right - text.px(1) - left
        rows: list[tuple[str, str, str]] = []
        for place, told in enumerate(reversed(self._lines[-lines:])):
            colour = CREAM if place < self._newest else DIM
            wrapped = text.wrap(told.text, room)
            if rows and len(rows) + len(wrapped) > lines:
                break
            rows = [(row, told.side if not n else "", colour) for n, row in enumerate(wrapped)] + rows
        step = text.height()
        y = rect.bottom - text.px(0.35) - step * min(lines, len(rows))
        for words, side, colour in rows[-lines:]:
            if side in SIDES:
                dot = pygame.Rect(rect.x + text.px(1), y + (step - mark) // 2, mark, mark)
                pygame.draw.rect(surface, SIDES[side].field, dot, border_radius=2)
                pygame.draw.rect(surface, SIDES[side].charge, dot, 1, border_radius=2)
            surface.blit(text.line(words, colour=colour), (left, y))
            y += step
