"""Cards: answers as pictures with their words, in as many rows as show the most of the pictures."""

from collections.abc import Sequence

import pygame

from game.scenes.quiz.sheets import Filling
from game.ui.pictures.answers import answer_picture
from game.ui.theme import BLUE, INK, PALE, PALER, PAPER, SHADE, Theme
from game.ui.widgets import Outcome, Pressed, Widget

_SIZE, _NOTE = 1.2, 0.95
_LEAST = 5.0
"""The least height of a picture, in units."""
_NARROWEST = 11.0
"""The least width of a card, in units."""
_GAP, _PAD = 0.9, 0.55
_LIFT = 0.3
"""How far the card that is looked at is lifted, in units."""
_FLATTEST, _STEEPEST = 1.75, 0.97
"""The most and the least width of a picture for its height: beyond them too much of it would be cut off."""
_VEIL = (234, 220, 184, 170)
"""What lies over the picture of an answer that cannot be given."""
_SHADOW = "#241b12"


class Card(Widget):
    """One answer: its picture, its key, its words, and a note under them that says what it gives.

    An answer that cannot be given is veiled, and `bar` says across it why.
    """

    role = "button"
    control = True

    def __init__(self, letter: str, number: int, words: str, picture: str, note: str = "", bar: str = "") -> None:
        super().__init__(f"{number}. {words}", name=letter, enabled=not bar)
        self._number = number
        self._words = words
        self._picture = picture
        self._note = note
        self._bar = bar
        self._low = 0

    @property
    def state(self) -> str:
        """Why it cannot be chosen, or what it gives."""
        return self._bar or self._note

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As high as its words and a small picture."""
        wide = theme.text.px(13) if room is None else room
        return wide, self.low(theme, wide) + theme.text.px(_LEAST) + frame(theme)

    def low(self, theme: Theme, wide: int) -> int:
        """How high its words are where the card is so wide, in pixels."""
        lines = theme.text.wrap(self._words, self._room(theme, wide), "serif_bold", _SIZE)
        notes = len(self._note_lines(theme, wide)) * theme.text.height("sans", _NOTE)
        return len(lines) * theme.text.height("serif_bold", _SIZE) + notes

    def place(self, rect: pygame.Rect, theme: Theme, low: int | None = None) -> None:
        """Take up a rectangle, with so much of it for words as the neighbours have."""
        super().place(rect, theme)
        self._low = self.low(theme, rect.width) if low is None else low

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """A sheet with the picture above and the words below, lifted while it has the focus."""
        pad, margin = theme.text.px(_PAD), theme.text.px(_LIFT)
        rect = self.rect.inflate(-2 * margin, -2 * margin)
        if self.enabled:
            theme.plate(surface, rect.move(4, 5), _SHADOW)
        if focused:
            rect = rect.move(0, -margin)
        theme.plate(surface, rect, INK if self.enabled else PALER)
        theme.plate(surface, rect.inflate(-4, -4), PALE if focused else PAPER)
        if focused:
            theme.focus(surface, rect)
        inner = rect.inflate(-2 * pad, -2 * pad)
        wide, high = inner.width, max(1, inner.height - self._low - pad)
        self._draw_picture(surface, theme, pygame.Rect(inner.x, inner.y, wide, high))
        self._write(surface, theme, pygame.Rect(inner.x, inner.y + high + pad, wide, self._low))

    def _draw_picture(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect) -> None:
        surface.blit(answer_picture(self._picture, place.width, place.height), place)
        if self._bar:
            veil = pygame.Surface(place.size, pygame.SRCALPHA)
            veil.fill(_VEIL)
            surface.blit(veil, place)
        pygame.draw.rect(surface, INK if self.enabled else PALER, place, 2)
        if self._bar:
            self._draw_bar(surface, theme, place)

    def _draw_bar(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect) -> None:
        text = theme.text
        words = text.line(text.fitted(self._bar, place.width - text.px(1.6), "sans_bold", _NOTE), "sans_bold", _NOTE)
        label = words.get_rect().inflate(text.px(1.2), text.px(0.5))
        label.midtop = (place.centerx, place.y + text.px(0.7))
        theme.plate(surface, label, INK)
        theme.plate(surface, label.inflate(-4, -4), PALE)
        surface.blit(words, words.get_rect(center=label.center))

    def _write(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect) -> None:
        text, colour = theme.text, INK if self.enabled else PALER
        step = text.height("serif_bold", _SIZE)
        cap = PALE if self.enabled else SHADE
        left = theme.key_cap(surface, str(self._number), place.x, place.y + step // 2, cap) + text.px(0.5)
        y = place.y
        for line in text.wrap(self._words, self._room(theme, self.rect.width), "serif_bold", _SIZE):
            surface.blit(text.line(line, "serif_bold", _SIZE, colour), (left, y))
            y += step
        for line in self._note_lines(theme, self.rect.width):
            surface.blit(text.line(line, "sans", _NOTE, BLUE), (left, y))
            y += text.height("sans", _NOTE)

    def _room(self, theme: Theme, wide: int) -> int:
        """How wide its lines may be, in pixels."""
        cap = theme.cap_width(str(self._number)) + theme.text.px(0.5)
        return max(1, inner(theme, wide) - cap)

    def _note_lines(self, theme: Theme, wide: int) -> tuple[str, ...]:
        return theme.text.wrap(self._note, self._room(theme, wide), "sans", _NOTE) if self._note else ()

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002
        """The answer is given."""
        return Pressed(self.name)


def frame(theme: Theme) -> int:
    """What of a card's height is neither picture nor words, in pixels."""
    return 3 * theme.text.px(_PAD) + 2 * theme.text.px(_LIFT)


def inner(theme: Theme, wide: int) -> int:
    """What of a card's width is for picture and words, in pixels."""
    return wide - 2 * theme.text.px(_PAD) - 2 * theme.text.px(_LIFT)


class Cards(Filling):
    """Cards in rows, all of one size, as large as there is room."""

    def __init__(self, cards: Sequence[Card]) -> None:
        super().__init__()
        self._cards = tuple(cards)
        self._known: dict[tuple[int, int, tuple[int, bool]], tuple[int, int]] = {}
        self.children = self._cards

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As high as they may be, or as their words need."""
        wide = theme.text.px(60) if room is None else room
        columns, width = self._laid(theme, wide)
        rows = self._rows(columns)
        least = sum(self._low(theme, row, width) + theme.text.px(_LEAST) + frame(theme) for row in rows)
        return wide, max(least + theme.text.px(_GAP) * (len(rows) - 1), self.tall)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Row after row, each in the middle; what is higher than the pictures want to be is left above and below."""
        super().place(rect, theme)
        columns, width = self._laid(theme, rect.width)
        rows, gap = self._rows(columns), theme.text.px(_GAP)
        lows = [self._low(theme, row, width) for row in rows]
        high = max(theme.text.px(_LEAST), self._picture(theme, columns, width)[1])
        whole = sum(lows) + len(rows) * (high + frame(theme)) + gap * (len(rows) - 1)
        y = rect.y + max(0, rect.height - whole) // 2
        for row, low in zip(rows, lows, strict=True):
            x = rect.x + (rect.width - width * len(row) - gap * (len(row) - 1)) // 2
            for card in row:
                card.place(pygame.Rect(x, y, width, high + low + frame(theme)), theme, low)
                x += width + gap
            y += high + low + frame(theme) + gap

    def _laid(self, theme: Theme, wide: int) -> tuple[int, int]:
        """As `_best`, reckoned once for each room and look of the text."""
        room = (wide, self.tall, theme.text.look)
        if room not in self._known:
            self._known[room] = self._best(theme, wide)
        return self._known[room]

    def _best(self, theme: Theme, wide: int) -> tuple[int, int]:
        """How many cards stand side by side, and how wide each is, so that the most is seen of their pictures.

        Of cards with equal pictures those are taken that stand in fewer rows, and the narrowest. Where there is no room
        for pictures, it is as few rows of as wide cards as can be.
        """
        text, count = theme.text, len(self._cards)
        best, found = 0, (1, wide)
        for columns in sorted({-(-count // rows) for rows in range(1, count + 1)}):
            widest, least = (wide - text.px(_GAP) * (columns - 1)) // columns, text.px(_NARROWEST)
            if widest < least:
                continue
            if not best:
                found = (columns, widest)
            for width in range(widest, least - 1, -text.px(1)):
                seen_wide, seen_high = self._picture(theme, columns, width)
                if seen_high >= text.px(_LEAST) and seen_wide * seen_high >= best:
                    best, found = seen_wide * seen_high, (columns, width)
        return found

    def _picture(self, theme: Theme, columns: int, width: int) -> tuple[int, int]:
        """How wide and high the pictures are, in pixels, in cards of a width."""
        rows = self._rows(columns)
        gaps = theme.text.px(_GAP) * (len(rows) - 1)
        room = self.tall - gaps - sum(self._low(theme, row, width) + frame(theme) for row in rows)
        wide = inner(theme, width)
        high = max(0, min(room // len(rows), int(wide / _STEEPEST)))
        return min(wide, int(high * _FLATTEST)), high

    def _rows(self, columns: int) -> list[tuple[Card, ...]]:
        """The cards in rows as even as can be, the first one the longest."""
        rows = -(-len(self._cards) // columns)
        most = -(-len(self._cards) // rows)
        return [self._cards[at : at + most] for at in range(0, len(self._cards), most)]

    def _low(self, theme: Theme, row: Sequence[Card], width: int) -> int:
        return max(card.low(theme, width) for card in row)
