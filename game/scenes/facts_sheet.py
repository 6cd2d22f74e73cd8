"""Parts of written sheets: a figure with its name and origin, a pair of words, a heading with a rule, a picture."""

from collections.abc import Callable

import pygame

from game.ui.theme import BLUE, INK, RULE, SEPIA, Theme
from game.ui.widgets import Widget

_HEADING, _NAME, _WORDS, _NOTE, _FIGURE = 1.4, 1.25, 1.0, 0.95, 1.9


class Heading(Widget):
    """A heading with a rule under it and a note at its right."""

    role = "label"

    def __init__(self, words: str, note: str = "") -> None:
        super().__init__(f"{words}: {note}" if note else words)
        self._words, self._note = words, note

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Its line and the rule; more lines, and the note below, where there is no room for all in one."""
        text, words = theme.text, theme.text.width(self._words, "serif_bold", _HEADING)
        both = words + text.px(1) + text.width(self._note, "sans", _NOTE) if self._note else words
        high = text.height("serif_bold", _HEADING) + text.px(0.35)
        if room is None or both <= room:
            return both, high
        lines = self._lines(theme, room)
        high += (len(lines) - 1) * text.height("serif_bold", _HEADING)
        widest = max(text.width(line, "serif_bold", _HEADING) for line in lines)
        return widest, high + len(self._below(theme, room)) * text.height()

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Write it."""
        text, rect, y = theme.text, self.rect, self.rect.y
        for line in self._lines(theme, rect.width):
            surface.blit(text.line(line, "serif_bold", _HEADING, INK), (rect.x, y))
            y += text.height("serif_bold", _HEADING)
        note = text.line(self._note, "sans", _NOTE, SEPIA)
        if text.width(self._words, "serif_bold", _HEADING) + text.px(1) + note.get_width() <= rect.width:
            line_high = text.height("serif_bold", _HEADING)
            surface.blit(note, note.get_rect(midright=(rect.right, rect.y + line_high // 2 + 1)))
        else:
            for words in self._below(theme, rect.width):
                surface.blit(text.line(words, "sans", _NOTE, SEPIA), (rect.x, y))
                y += text.height()
        pygame.draw.line(surface, RULE, (rect.x, rect.bottom - 2), (rect.right - 1, rect.bottom - 2))

    def _lines(self, theme: Theme, room: int) -> tuple[str, ...]:
        return theme.text.wrap(self._words, room, "serif_bold", _HEADING)

    def _below(self, theme: Theme, room: int) -> tuple[str, ...]:
        return theme.text.wrap(self._note, room, "sans", _NOTE) if self._note else ()


class Fact(Widget):
    """A large figure, its name, and where it comes from."""

    role = "label"

    def __init__(self, figure: str, name: str, note: str) -> None:
        super().__init__(f"{name} {figure}: {note}")
        self._figure, self._name, self._note = figure, name, note

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """The name's line and as many of the note as it takes."""
        wide = theme.text.px(18) if room is None else room
        notes = len(self._notes(theme, wide)) * theme.text.height("sans", _NOTE)
        return wide, theme.text.height("serif_bold", _NAME) + notes

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """The figure at the left, the words beside it."""
        text, rect, left = theme.text, self.rect, self.rect.x + theme.text.px(3)
        figure = text.line(self._figure, "sans_bold", _FIGURE, BLUE)
        middle = rect.y + min(rect.height, text.px(2.4)) // 2
        surface.blit(figure, figure.get_rect(midright=(left - text.px(0.8), middle)))
        surface.blit(text.line(self._name, "serif_bold", _NAME, INK), (left, rect.y))
        y = rect.y + text.height("serif_bold", _NAME)
        for line in self._notes(theme, rect.width):
            surface.blit(text.line(line, "sans", _NOTE, SEPIA), (left, y))
            y += text.height("sans", _NOTE)

    def _notes(self, theme: Theme, wide: int) -> tuple[str, ...]:
        return theme.text.wrap(self._note, max(1, wide - theme.text.px(3)), "sans", _NOTE)


class Pair(Widget):
    """A word at the left, what there is to say about it at the right; below each other where it is narrow."""

    role = "label"

    def __init__(self, name: str, words: str, *, left: float = 6, colour: str = INK) -> None:
        super().__init__(f"{name}: {words}")
        self._name, self._words, self._left, self._colour = name, words, left, colour

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As many lines as the words take."""
        wide = theme.text.px(20) if room is None else room
        lines = len(self._lines(theme, wide)) + (1 if self._stacked(theme, wide) else 0)
        return wide, max(1, lines) * theme.text.height("sans", _WORDS) + theme.text.px(0.15)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Write both."""
        text, rect = theme.text, self.rect
        surface.blit(text.line(self._name, "sans", _WORDS, SEPIA), rect.topleft)
        stacked = self._stacked(theme, rect.width)
        x, y = rect.x + (text.px(1) if stacked else text.px(self._left)), rect.y
        y += text.height("sans", _WORDS) if stacked else 0
        for line in self._lines(theme, rect.width):
            surface.blit(text.line(line, "sans_bold", _WORDS, self._colour), (x, y))
            y += text.height("sans", _WORDS)

    def _stacked(self, theme: Theme, wide: int) -> bool:
        text = theme.text
        own = text.width(self._name, "sans", _WORDS) + text.px(0.6)
        return own > text.px(self._left) or wide < text.px(self._left + 6)

    def _lines(self, theme: Theme, wide: int) -> tuple[str, ...]:
        indent = 1 if self._stacked(theme, wide) else self._left
        return theme.text.wrap(self._words, max(1, wide - theme.text.px(indent)), "sans_bold", _WORDS)


class Gave(Widget):
    """An answer with its number at the left and what it gave at the right, below it where both do not fit."""

    role = "label"

    def __init__(self, number: str, words: str, gave: str) -> None:
        super().__init__(f"{number} {words}: {gave}")
        self._number, self._words, self._gave = number, words, gave

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As many lines as both take."""
        wide = theme.text.px(30) if room is None else room
        words, gave = self._parts(theme, wide)
        lines = len(words) if len(words) == len(gave) == 1 and self._beside(theme, wide) else len(words) + len(gave)
        return wide, lines * theme.text.height("serif", 1.15) + theme.text.px(0.3)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Write it."""
        text, rect = theme.text, self.rect
        words, gave = self._parts(theme, rect.width)
        step = text.height("serif", 1.15)
        number = text.line(self._number, "sans_bold", _NOTE, SEPIA)
        surface.blit(number, number.get_rect(midright=(rect.x + text.px(2), rect.y + step // 2)))
        y = rect.y
        for line in words:
            surface.blit(text.line(line, "serif", 1.15, INK), (rect.x + text.px(2.6), y))
            y += step
        y -= step if len(words) == len(gave) == 1 and self._beside(theme, rect.width) else 0
        for line in gave:
            image = text.line(line, "sans_bold", _NOTE, BLUE)
            surface.blit(image, image.get_rect(midright=(rect.right, y + step // 2)))
            y += step

    def _parts(self, theme: Theme, wide: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        room = max(1, wide - theme.text.px(2.6))
        return theme.text.wrap(self._words, room, "serif", 1.15), theme.text.wrap(self._gave, room, "sans_bold", _NOTE)

    def _beside(self, theme: Theme, wide: int) -> bool:
        text = theme.text
        both = text.width(self._words, "serif", 1.15) + text.width(self._gave, "sans_bold", _NOTE)
        return both + text.px(3.6) <= wide


class Picture(Widget):
    """A picture drawn at whatever size it is given, at most `high` units high."""

    role = "picture"

    def __init__(
        self, words: str, drawn: Callable[[int, int], pygame.Surface], high: float, ratio: float = 0.72
    ) -> None:
        super().__init__(words)
        self._drawn, self._high, self._ratio = drawn, high, ratio

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As high as it likes to be, and no wider than its form asks for."""
        high = theme.text.px(self._high)
        wide = round(high * self._ratio)
        return (wide, high) if room is None or wide <= room else (room, round(room / self._ratio))

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """In the middle of its place, in a frame."""
        wide, high = self.size(theme, self.rect.width)
        frame = pygame.Rect(0, 0, max(1, wide), max(1, min(high, self.rect.height)))
        frame.midtop = self.rect.midtop
        surface.blit(self._drawn(*frame.size), frame)
        pygame.draw.rect(surface, INK, frame, 3)
        if focused:
            theme.focus(surface, frame)
