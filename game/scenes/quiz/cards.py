"""Cards: answers as pictures with their words, in one or two rows."""

from collections.abc import Sequence

import pygame

from game.ui.pictures.answers import answer_picture
from game.ui.theme import BLUE, INK, PALE, PALER, PAPER, Theme
from game.ui.widgets import Outcome, Pressed, Widget

_SIZE, _NOTE = 1.2, 0.95
_LEAST = 5.0
"""The least height of a picture, in units."""
_GAP, _PAD = 0.9, 0.55
_VEIL = (234, 220, 184, 170)
"""What lies over the picture of an answer that cannot be given."""


class Card(Widget):
    """One answer: its picture, its key, its words, and a note under them: what it gives, or why it cannot be."""

    role = "button"
    control = True

    def __init__(self, letter: str, number: int, words: str, picture: str, note: str, *, enabled: bool) -> None:
        super().__init__(f"{number}. {words}", name=letter, enabled=enabled)
        self._number = number
        self._words = words
        self._picture = picture
        self._note = note

    @property
    def state(self) -> str:
        """Whether it can be chosen, and its note."""
        return self._note or super().state

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As high as its words and a small picture."""
        wide = theme.text.px(13) if room is None else room
        return wide, self._words_height(theme, wide) + theme.text.px(_LEAST + 3 * _PAD)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """A sheet with the picture above and the words below, lifted while it has the focus."""
        pad = theme.text.px(_PAD)
        rect = self.rect.inflate(-8, -8)
        theme.plate(surface, rect.move(3, 4), "#241b12")
        theme.plate(surface, rect, INK)
        theme.plate(surface, rect.inflate(-4, -4), PALE if focused else PAPER)
        if focused:
            theme.focus(surface, rect)
        inner = rect.inflate(-2 * pad, -2 * pad)
        low = self._words_height(theme, self.rect.width)
        frame = pygame.Rect(inner.x, inner.y, inner.width, max(1, inner.height - low - pad))
        surface.blit(answer_picture(self._picture, frame.width, frame.height), frame)
        if not self.enabled:
            veil = pygame.Surface(frame.size, pygame.SRCALPHA)
            veil.fill(_VEIL)
            surface.blit(veil, frame)
        pygame.draw.rect(surface, INK, frame, 2)
        self._write(surface, theme, pygame.Rect(inner.x, frame.bottom + pad, inner.width, low))

    def _write(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect) -> None:
        text, colour = theme.text, INK if self.enabled else PALER
        step = text.height("serif_bold", _SIZE)
        left = theme.key_cap(surface, str(self._number), place.x, place.y + step // 2) + text.px(0.5)
        y = place.y
        for line in text.wrap(self._words, self._room(theme, self.rect.width), "serif_bold", _SIZE):
            surface.blit(text.line(line, "serif_bold", _SIZE, colour), (left, y))
            y += step
        for line in self._note_lines(theme, self.rect.width):
            surface.blit(text.line(line, "sans", _NOTE, BLUE), (left, y))
            y += text.height("sans", _NOTE)

    def _room(self, theme: Theme, wide: int) -> int:
        cap = theme.cap_width(str(self._number)) + theme.text.px(0.5)
        return max(1, wide - 8 - 2 * theme.text.px(_PAD) - cap)

    def _note_lines(self, theme: Theme, wide: int) -> tuple[str, ...]:
        return theme.text.wrap(self._note, self._room(theme, wide), "sans", _NOTE) if self._note else ()

    def _words_height(self, theme: Theme, wide: int) -> int:
        lines = theme.text.wrap(self._words, self._room(theme, wide), "serif_bold", _SIZE)
        notes = len(self._note_lines(theme, wide)) * theme.text.height("sans", _NOTE)
        return len(lines) * theme.text.height("serif_bold", _SIZE) + notes

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002
        """The answer is given."""
        return Pressed(self.name)


class Cards(Widget):
    """Cards in as few rows as leave them wide enough; `tall` is the height they may fill, in pixels."""

    def __init__(self, cards: Sequence[Card]) -> None:
        super().__init__()
        self.children = tuple(cards)
        self.tall = 0

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """All rows one above the other, filling the height there is."""
        wide = theme.text.px(60) if room is None else room
        rows = self._rows(theme, wide)
        least = sum(self._height(theme, row, wide, self._most(rows)) for row in rows) + self._gaps(theme, rows)
        return wide, max(least, self.tall)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Row after row, each in the middle, each card of a row as high as the others."""
        super().place(rect, theme)
        rows, gap = self._rows(theme, rect.width), theme.text.px(_GAP)
        heights = [self._height(theme, row, rect.width, self._most(rows)) for row in rows]
        spare = max(0, rect.height - sum(heights) - self._gaps(theme, rows)) // len(rows)
        y = rect.y
        for row, least in zip(rows, heights, strict=True):
            width = self._width(theme, rect.width, self._most(rows))
            x = rect.x + (rect.width - width * len(row) - gap * (len(row) - 1)) // 2
            for card in row:
                card.place(pygame.Rect(x, y, width, least + spare), theme)
                x += width + gap
            y += least + spare + gap

    def _rows(self, theme: Theme, wide: int) -> list[tuple[Widget, ...]]:
        count = len(self.children)
        for rows in range(1, count + 1):
            most = -(-count // rows)
            if self._width(theme, wide, most) >= theme.text.px(11) and (most <= 4 or wide > theme.text.px(100)):
                break
        return [self.children[at : at + most] for at in range(0, count, most)]

    def _most(self, rows: Sequence[Sequence[Widget]]) -> int:
        return max(len(row) for row in rows)

    def _width(self, theme: Theme, wide: int, most: int) -> int:
        return min((wide - theme.text.px(_GAP) * (most - 1)) // most, theme.text.px(26))

    def _height(self, theme: Theme, row: Sequence[Widget], wide: int, most: int) -> int:
        return max(card.size(theme, self._width(theme, wide, most))[1] for card in row)

    def _gaps(self, theme: Theme, rows: Sequence[object]) -> int:
        return theme.text.px(_GAP) * (len(rows) - 1)
