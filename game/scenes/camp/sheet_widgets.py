"""Rows of a character's sheet: attributes with ten diamonds, figures as sums, skills, spells, the bar of experience.

Each can have the focus, so that a sheet longer than its paper is read by keys and pad as well; a tip says more.
"""

import pygame

from game.i18n import _
from game.scenes.camp.sheet_words import CastLine, Sum
from game.ui.text import Face
from game.ui.theme import BLUE, GOLD, INK, PALE, RULE, SEPIA, Theme
from game.ui.widgets import Widget

_NAME, _WORDS, _NOTE, _FIGURE = 1.25, 1.0, 0.95, 1.9
_LEFT = 2.8
"""Where names begin beside a large figure, in units."""
_STEP, _EDGE = 1.0, 0.95
"""From one diamond to the next, and how large it is, in units."""


def diamonds(surface: pygame.Surface, theme: Theme, left: int, middle: int, counts: tuple[int, int, int]) -> None:
    """A row of diamonds: so many full, so many to come, and how many there can be in all."""
    full, coming, most = counts
    step, edge = theme.text.px(_STEP), theme.text.px(_EDGE)
    for place in range(most):
        fill = BLUE if place < full else GOLD if place < full + coming else PALE
        theme.lozenge(surface, (left + step * place + step // 2, middle), edge, fill)


class SheetRow(Widget):
    """What rows of a sheet have in common: the ring of the focus, and writing line by line."""

    role = "label"
    control = True

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The ring, and then the row."""
        if focused:
            theme.focus(surface, self.rect)
        self.write(surface, theme)

    def write(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draw what the row says."""
        raise NotImplementedError


def _lines(surface: pygame.Surface, theme: Theme, lines: tuple[str, ...], at: tuple[int, int], face: Face) -> int:
    """Lines of small writing one below the other; returns the y below."""
    x, y = at
    for line in lines:
        surface.blit(theme.text.line(line, face, _NOTE, SEPIA), (x, y))
        y += theme.text.height(face, _NOTE)
    return y


class AttributeRow(SheetRow):
    """An attribute: its points large, its name, ten diamonds (those to come in gold), and its sum in words."""

    def __init__(self, what: Sum, most: int, coming: int = 0, *, name: str = "") -> None:
        super().__init__(f"{what.name} {what.total}: {what.words}", name=name)
        self._what, self._most, self._coming = what, most, coming

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """The name's line, the diamonds' where they are not beside it, and the sum's."""
        text = theme.text
        wide = text.px(22) if room is None else room
        high = text.height("serif_bold", _NAME) + len(self._words(theme, wide)) * text.height("sans", _NOTE)
        return wide, high + (0 if self._beside(theme, wide) else text.px(_STEP + 0.2))

    def write(self, surface: pygame.Surface, theme: Theme) -> None:
        """The figure at the left, the words beside it."""
        text, rect = theme.text, self.rect
        left, line = rect.x + text.px(_LEFT), text.height("serif_bold", _NAME)
        figure = text.line(str(self._what.total + self._coming), "sans_bold", _FIGURE, BLUE)
        surface.blit(figure, figure.get_rect(midright=(left - text.px(0.8), rect.y + text.px(1.3))))
        surface.blit(text.line(self._what.name, "serif_bold", _NAME, INK), (left, rect.y))
        counts = (self._what.total, self._coming, self._most)
        y = rect.y + line
        if self._beside(theme, rect.width):
            diamonds(surface, theme, rect.right - text.px(_STEP) * self._most, rect.y + line // 2, counts)
        else:
            diamonds(surface, theme, left, y + text.px(_STEP) // 2, counts)
            y += text.px(_STEP + 0.2)
        _lines(surface, theme, self._words(theme, rect.width), (left, y), "sans")

    def _beside(self, theme: Theme, wide: int) -> bool:
        text = theme.text
        name = text.width(self._what.name, "serif_bold", _NAME)
        return text.px(_LEFT) + name + text.px(0.6) + text.px(_STEP) * self._most <= wide

    def _words(self, theme: Theme, wide: int) -> tuple[str, ...]:
        return theme.text.wrap(self._what.words, max(1, wide - theme.text.px(_LEFT)), "sans", _NOTE)


class FigureRow(SheetRow):
    """A figure with its total and its sum: below each other where it is narrow."""

    def __init__(self, what: Sum, *, left: float = 5.2, name: str = "") -> None:
        super().__init__(f"{what.name} {what.total}: {what.words}", name=name)
        self._what, self._left = what, left
        self._total = f"{what.total} =" if len(what.parts) > 1 else str(what.total)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As many lines as the sum takes."""
        text = theme.text
        wide = text.px(20) if room is None else room
        first = 1 if self._stacked(theme, wide) else 0
        return wide, (first + len(self._words(theme, wide))) * text.height("sans", _WORDS) + text.px(0.1)

    def write(self, surface: pygame.Surface, theme: Theme) -> None:
        """Name, total, sum."""
        text, rect = theme.text, self.rect
        surface.blit(text.line(self._what.name, "sans", _WORDS, SEPIA), rect.topleft)
        stacked = self._stacked(theme, rect.width)
        total = text.line(self._total, "sans_bold", _WORDS, INK)
        line = text.height("sans", _WORDS)
        if stacked:
            surface.blit(total, total.get_rect(topright=(rect.right, rect.y)))
        else:
            surface.blit(total, (rect.x + text.px(self._left), rect.y))
        x, y = rect.x + self._indent(theme, rect.width), rect.y + (line if stacked else 0)
        for words in self._words(theme, rect.width):
            surface.blit(text.line(words, "sans", _NOTE, SEPIA), (x, y))
            y += line

    def _stacked(self, theme: Theme, wide: int) -> bool:
        text = theme.text
        return text.width(self._what.name, "sans", _WORDS) + text.px(0.2) > text.px(self._left) or wide < text.px(13)

    def _indent(self, theme: Theme, wide: int) -> int:
        if self._stacked(theme, wide):
            return theme.text.px(1)
        return theme.text.px(self._left) + max(theme.text.px(2), theme.text.width("00 = ", "sans_bold", _WORDS))

    def _words(self, theme: Theme, wide: int) -> tuple[str, ...]:
        return theme.text.wrap(self._what.words, max(1, wide - self._indent(theme, wide)), "sans", _NOTE)


class SkillRow(SheetRow):
    """A skill with three diamonds, its rank and a note; the note below where there is no room beside."""

    def __init__(self, title: str, rank: int, rank_words: str, note: str, *, tip: str = "", name: str = "") -> None:
        super().__init__(f"{title}: {rank_words}, {note}" if note else f"{title}: {rank_words}", tip=tip, name=name)
        self._title, self._rank, self._rank_words, self._note = title, rank, rank_words, note

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """One line, or the title's and those below it."""
        text = theme.text
        wide = text.px(24) if room is None else room
        line = text.height("serif_bold", _NAME)
        if self._beside(theme, wide):
            return wide, line
        return wide, line + text.px(_STEP + 0.3) + len(self._below(theme, wide)) * text.height("sans", _NOTE)

    def write(self, surface: pygame.Surface, theme: Theme) -> None:
        """Title, diamonds, rank, note."""
        text, rect = theme.text, self.rect
        line = text.height("serif_bold", _NAME)
        surface.blit(text.line(self._title, "serif_bold", _NAME, INK), rect.topleft)
        beside = self._beside(theme, rect.width)
        left = rect.x + (rect.width * 46 // 100 if beside else 0)
        middle = rect.y + (line // 2 if beside else line + text.px(_STEP) // 2)
        diamonds(surface, theme, left, middle, (self._rank, 0, 3))
        rank = text.line(self._rank_words, "sans_bold", _NOTE, INK)
        surface.blit(rank, rank.get_rect(midleft=(left + text.px(3 * _STEP + 0.5), middle)))
        if beside:
            note = text.line(self._note, "sans", _NOTE, SEPIA)
            surface.blit(note, note.get_rect(midright=(rect.right, middle)))
        else:
            below = (rect.x, rect.y + line + text.px(_STEP + 0.3))
            _lines(surface, theme, self._below(theme, rect.width), below, "sans")

    def _beside(self, theme: Theme, wide: int) -> bool:
        text = theme.text
        right = text.px(3 * _STEP + 1) + text.width(self._rank_words, "sans_bold", _NOTE)
        right += text.px(0.6) + text.width(self._note, "sans", _NOTE)
        room = wide * 46 // 100
        return text.width(self._title, "serif_bold", _NAME) + text.px(0.4) <= room and right <= wide - room

    def _below(self, theme: Theme, wide: int) -> tuple[str, ...]:
        return theme.text.wrap(self._note, wide, "sans", _NOTE) if self._note else ()


_SHARES = (0, 36, 46, 64, 81)
"""Where the columns of the list of spells begin, in percent of its width."""


class CastRow(SheetRow):
    """A level of a spell in five columns; the name above the others where it is narrow. `head` names the columns."""

    def __init__(self, line: CastLine, *, head: bool = False, tip: str = "", name: str = "") -> None:
        told = (line.letter, line.cost, line.range, line.reaches)
        super().__init__(f"{line.spell}: {', '.join(told)}", tip=tip, name=name)
        self._cells = (line.spell, *told)
        self._head = head
        self.control = not head

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A line, two where it is narrow."""
        text = theme.text
        wide = text.px(26) if room is None else room
        line = text.height("sans" if self._head else "serif_bold", _WORDS if self._head else 1.15)
        return wide, line if self._fits(theme, wide) else line + len(self._below(theme, wide)) * text.height()

    def write(self, surface: pygame.Surface, theme: Theme) -> None:
        """Cell by cell."""
        text, rect = theme.text, self.rect
        name_face: Face = "sans" if self._head else "serif_bold"
        face: Face = "sans" if self._head else "sans_bold"
        size, colour = (_NOTE, SEPIA) if self._head else (1.15, INK)
        line = text.height(name_face, size)
        first = text.line(self._cells[0], name_face, size, colour)
        surface.blit(first, first.get_rect(midleft=(rect.x, rect.y + line // 2)))
        if self._fits(theme, rect.width):
            for share, cell in list(zip(_SHARES, self._cells, strict=True))[1:]:
                image = text.line(cell, face, _NOTE, colour)
                surface.blit(image, image.get_rect(midleft=(rect.x + rect.width * share // 100, rect.y + line // 2)))
            return
        y = rect.y + line
        for words in self._below(theme, rect.width):
            surface.blit(text.line(words, face, _NOTE, colour), (rect.x + text.px(1), y))
            y += text.height()

    def _fits(self, theme: Theme, wide: int) -> bool:
        text, ends = theme.text, (*_SHARES[1:], 100)
        name: Face
        face: Face
        name, face, size = ("sans", "sans", _NOTE) if self._head else ("serif_bold", "sans_bold", 1.15)
        widths = [text.width(self._cells[0], name, size), *(text.width(cell, face, _NOTE) for cell in self._cells[1:])]
        rooms = [wide * (end - start) // 100 for start, end in zip(_SHARES, ends, strict=True)]
        return all(width + text.px(0.25) <= room for width, room in zip(widths, rooms, strict=True))

    def _below(self, theme: Theme, wide: int) -> tuple[str, ...]:
        told = ", ".join(self._cells[1:])
        if not self._head:
            _name, letter, cost, far, reaches = self._cells
            told = _("level {letter}, {cost} MP, range {range}, {reaches}").format(
                letter=letter, cost=cost, range=far, reaches=reaches
            )
        return theme.text.wrap(told, wide - theme.text.px(1), "sans_bold", _NOTE)


class ExperienceBar(Widget):
    """How much of the experience for a level is there."""

    role = "label"

    def __init__(self, have: int, need: int, words: str) -> None:
        super().__init__(words)
        self._have, self._need = have, need

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """The bar, and the words below it."""
        wide = theme.text.px(15) if room is None else room
        lines = theme.text.wrap(self.label, wide, "sans", _NOTE)
        return wide, theme.text.px(1.3) + len(lines) * theme.text.height("sans", _NOTE)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """A golden bar, full when a level can be taken."""
        text, rect = theme.text, self.rect
        bar = pygame.Rect(rect.x, rect.y, rect.width, text.px(0.7))
        pygame.draw.rect(surface, PALE, bar, border_radius=bar.height // 2)
        full = bar.copy()
        full.width = bar.width * min(self._have, self._need) // max(1, self._need)
        if full.width:
            pygame.draw.rect(surface, GOLD, full, border_radius=bar.height // 2)
        pygame.draw.rect(surface, INK, bar, 2, border_radius=bar.height // 2)
        pygame.draw.line(surface, RULE, (bar.x + 4, bar.bottom - 3), (bar.right - 5, bar.bottom - 3))
        _lines(
            surface, theme, text.wrap(self.label, rect.width, "sans", _NOTE), (rect.x, rect.y + text.px(0.9)), "sans"
        )
