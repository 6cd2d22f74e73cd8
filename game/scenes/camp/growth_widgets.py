"""What can be chosen on the pages of growth: a sequence with what it comes to, and entries that say what they give."""

from collections.abc import Sequence

import pygame

from game.campaign.sheet import LETTERS
from game.scenes.camp.growth_words import Outlook, letters_words
from game.scenes.camp.sheet_widgets import diamonds
from game.ui.sentences_campaign import attribute_name
from game.ui.theme import BLUE, INK, PALE, RED, SEPIA, Theme
from game.ui.widgets import Outcome, Pressed, Widget

_TITLE, _CELL, _NOTE = 1.2, 1.0, 0.95
_STEP, _LOW, _HIGH = 1.15, 0.35, 0.25
"""From letter to letter, and room within a row, in units."""
_COLUMNS, _AFTER = 9, 2.0
"""Four points, a gap, four attributes, and what is left to be placed: so many steps are they wide, and the last
so many units."""


def _cells(theme: Theme, right: int) -> list[int]:
    """The middles of the columns that end at an x: points at class levels 2 to 5, then attributes."""
    step = theme.text.px(_STEP)
    left = right - step * _COLUMNS - theme.text.px(_AFTER)
    return [left + step // 2 + step * place + (step if place > 3 else 0) for place in range(8)]


class PathHead(Widget):
    """The head above sequences: class levels, and attributes by their initials."""

    role = "label"

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A line."""
        return theme.text.px(_STEP * _COLUMNS) if room is None else room, theme.text.height("sans", _NOTE)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Small heads over the columns."""
        text, rect = theme.text, self.rect
        heads = ("2", "3", "4", "5", *(attribute_name(letter)[:1] for letter in LETTERS))
        for x, head in zip(_cells(theme, rect.right), heads, strict=True):
            image = text.line(head, "sans", _NOTE, SEPIA)
            surface.blit(image, image.get_rect(midtop=(x, rect.y)))


class PathRow(Widget):
    """A sequence: its name, the point of each class level, the attributes at the end, and points left to place."""

    role = "button"
    control = True

    def __init__(self, name: str, title: str, letters: Sequence[str], out: Outlook) -> None:
        told = ", ".join(f"{attribute_name(letter)} {out.attributes[letter]}" for letter in LETTERS)
        free = f", +{out.free} {attribute_name('?')}" if out.free else ""
        super().__init__(f"{title}: {letters_words(letters)}; {told}{free}", name=name)
        self._title, self._letters, self._out = title, tuple(letters), out

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A line; the title above the columns where both do not fit."""
        text = theme.text
        wide = text.px(26) if room is None else room
        lines = 1 if self._beside(theme, wide) else 1 + len(self._titles(theme, wide))
        return wide, lines * text.height("serif_bold", _TITLE) + text.px(_LOW + _HIGH)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """Pale on blue when it has the focus."""
        text, rect = theme.text, self.rect
        if focused:
            theme.plate(surface, rect, BLUE)
            theme.focus(surface, rect)
        colour = PALE if focused else INK
        y, line = rect.y + text.px(_HIGH), text.height("serif_bold", _TITLE)
        for words in self._titles(theme, rect.width):
            surface.blit(text.line(words, "serif_bold", _TITLE, colour), (rect.x + text.px(0.6), y))
            y += line
        middle = (y - line if self._beside(theme, rect.width) else y) + line // 2
        right = rect.right
        told = [attribute_name(letter)[:1] if letter in LETTERS else letter for letter in self._letters]
        told += [str(self._out.attributes[letter]) for letter in LETTERS]
        for x, cell in zip(_cells(theme, right), told, strict=True):
            image = text.line(cell, "sans_bold", _CELL, colour)
            surface.blit(image, image.get_rect(center=(x, middle)))
        if self._out.free:
            image = text.line(f"+{self._out.free}", "sans_bold", _NOTE, colour)
            surface.blit(image, image.get_rect(midright=(right - text.px(0.3), middle)))

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002 - anywhere
        """This sequence."""
        return Pressed(self.name)

    def _beside(self, theme: Theme, wide: int) -> bool:
        text = theme.text
        title = text.width(self._title, "serif_bold", _TITLE) + text.px(0.8)
        return title + text.px(_STEP) * _COLUMNS + text.px(_AFTER) <= wide

    def _titles(self, theme: Theme, wide: int) -> tuple[str, ...]:
        if self._beside(theme, wide):
            return (self._title,)
        return theme.text.wrap(self._title, max(1, wide - theme.text.px(1)), "serif_bold", _TITLE)


class Entry(Widget):
    """Something that can be learnt, or only looked at: its name, a note, what it gives, and perhaps a warning.

    `rank` shows it as a skill, with three diamonds. What cannot be chosen can have the focus all
    the same, to be read.
    """

    role = "button"
    control = True

    def __init__(
        self,
        name: str,
        title: str,
        note: str = "",
        text: str = "",
        *,
        warning: str = "",
        rank: int | None = None,
        can: bool = True,
    ) -> None:
        told = [words for words in (note, text, warning) if words]
        super().__init__(f"{title}: {'; '.join(told)}" if told else title, name=name)
        self._title, self._note, self._text, self._warning = title, note, text, warning
        self._rank, self._can = rank, can

    @property
    def state(self) -> str:
        """Whether it can be chosen."""
        return "" if self._can else "disabled"

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Title and note, then the lines of what it gives."""
        text = theme.text
        wide = text.px(28) if room is None else room
        lines = len(self._lines(theme, wide))
        head = text.height("serif_bold", _TITLE) * len(self._titles(theme, wide))
        head += 0 if self._beside(theme, wide) else text.height("sans_bold", _NOTE)
        return wide, head + lines * text.height("sans", _NOTE) + text.px(2 * _HIGH)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """Pale on blue when it has the focus and can be chosen; only ringed when it cannot."""
        text, rect = theme.text, self.rect
        chosen = focused and self._can
        if chosen:
            theme.plate(surface, rect, BLUE)
        if focused:
            theme.focus(surface, rect)
        small = PALE if chosen else SEPIA
        y, x = rect.y + text.px(_HIGH), rect.x + text.px(0.6)
        line = text.height("serif_bold", _TITLE)
        for words in self._titles(theme, rect.width):
            surface.blit(text.line(words, "serif_bold", _TITLE, PALE if chosen else INK), (x, y))
            y += line
        beside = self._beside(theme, rect.width)
        self._draw_note(surface, theme, y - line // 2 if beside else y + text.height("sans_bold", _NOTE) // 2, small)
        y += 0 if beside else text.height("sans_bold", _NOTE)
        for words, colour in self._lines(theme, rect.width):
            surface.blit(text.line(words, "sans", _NOTE, PALE if chosen else colour), (x, y))
            y += text.height("sans", _NOTE)

    def _draw_note(self, surface: pygame.Surface, theme: Theme, middle: int, colour: str) -> None:
        text, right = theme.text, self.rect.right - theme.text.px(0.6)
        note = text.line(self._note, "sans_bold", _NOTE, colour)
        left = surface.blit(note, note.get_rect(midright=(right, middle))).left
        if self._rank is not None:
            diamonds(surface, theme, left - text.px(3.6), middle, (self._rank, 0, 3))

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002 - anywhere
        """This one, if it can be chosen."""
        return Pressed(self.name) if self._can else None

    def _right(self, theme: Theme) -> int:
        return theme.text.width(self._note, "sans_bold", _NOTE) + theme.text.px(0 if self._rank is None else 3.6)

    def _beside(self, theme: Theme, wide: int) -> bool:
        text = theme.text
        return text.width(self._title, "serif_bold", _TITLE) + text.px(2) + self._right(theme) <= wide

    def _titles(self, theme: Theme, wide: int) -> tuple[str, ...]:
        return theme.text.wrap(self._title, max(1, wide - theme.text.px(1.2)), "serif_bold", _TITLE)

    def _lines(self, theme: Theme, wide: int) -> list[tuple[str, str]]:
        text, room = theme.text, max(1, wide - theme.text.px(1.2))
        given = text.wrap(self._text, room, "sans", _NOTE) if self._text else ()
        warned = text.wrap(self._warning, room, "sans", _NOTE) if self._warning else ()
        return [*((words, SEPIA) for words in given), *((words, RED) for words in warned)]
