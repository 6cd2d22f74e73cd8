"""The log at the foot of the board: the latest lines, the newest at the bottom."""

from collections.abc import Sequence

import pygame

from game.ui.figures.dyes import SIDES
from game.ui.sentences_log import Told
from game.ui.theme import CREAM, DARK, DIM, RULE, Theme
from game.ui.widgets import Seen


class LogPanel:
    """Keeps what was told in the whole battle and draws as much of the end as there is room for.

    `count` grows whenever the lines change.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._lines: list[Told] = []
        self._newest = 0
        self._rows: list[tuple[pygame.Rect, int]] = []
        self.count = 0

    @property
    def lines(self) -> Sequence[Told]:
        """What was told, the oldest first."""
        return self._lines

    def add(self, told: Sequence[Told]) -> None:
        """Take in what became true just now."""
        if told:
            self._lines.extend(told)
            self._newest = len(told)
            self.count += len(told)

    def drop(self, count: int) -> None:
        """Forget the latest lines: what they told was taken back."""
        if count:
            del self._lines[-count:]
            self.count += 1
        self._newest = 0

    def at(self, x: int, y: int) -> int | None:
        """Which line (its number in `lines`) was drawn under a pixel."""
        return next((number for rect, number in self._rows if rect.collidepoint(x, y)), None)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, rows: int) -> tuple[Seen, ...]:
        """Draw the latest lines in so many rows, long ones on several or in fewer words; says what is drawn."""
        text = self._theme.text
        surface.fill(DARK, rect)
        pygame.draw.line(surface, RULE, rect.topleft, rect.topright, 2)
        left, step = rect.x + text.px(2.15), text.height()
        room = rect.right - text.px(1) - left
        chosen = self._chosen(room, rows)
        y = rect.bottom - text.px(0.35) - step * sum(len(lines) for _number, lines in chosen)
        self._rows, seen = [], []
        for number, lines in chosen:
            told = self._lines[number]
            colour = CREAM if number >= len(self._lines) - self._newest else DIM
            line = pygame.Rect(rect.x, y, rect.width, step * len(lines))
            _mark(surface, told.side, rect.x + text.px(1), y + step // 2, text.px(0.55))
            for words in lines:
                surface.blit(text.line(words, colour=colour), (left, y))
                y += step
            self._rows.append((line, number))
            written = pygame.Rect(left, line.y, max(text.width(words) for words in lines), line.height)
            seen.append(Seen("line", " ".join(lines), written, False))
        return tuple(seen)

    def _chosen(self, room: int, rows: int) -> list[tuple[int, tuple[str, ...]]]:
        """The latest lines with their words in rows, as many as fit, the oldest first."""
        text, found, used = self._theme.text, list[tuple[int, tuple[str, ...]]](), 0
        for number in reversed(range(len(self._lines))):
            told = self._lines[number]
            lines = text.wrap(told.text, room)
            if told.short and used + len(lines) > rows:
                lines = text.wrap(told.short, room)
            if used + len(lines) > rows:
                break
            found.append((number, lines))
            used += len(lines)
        return found[::-1]


def _mark(surface: pygame.Surface, side: str, left: int, middle: int, edge: int) -> None:
    """A small square in a side's colours."""
    if side in SIDES:
        dot = pygame.Rect(left, middle - edge // 2, edge, edge)
        pygame.draw.rect(surface, SIDES[side].field, dot, border_radius=2)
        pygame.draw.rect(surface, SIDES[side].charge, dot, 1, border_radius=2)
