"""What name, look and crest are chosen with: letters to press, and pictures side by side."""

from collections.abc import Callable, Sequence

import pygame

from game.i18n import _
from game.ui.text import Face
from game.ui.theme import BLUE, INK, PALE, RULE, SHADE, Theme
from game.ui.widgets import Changed, Choice, Outcome, TextField, Widget

_CELL, _HIGH, _SIZE = 2.6, 2.0, 1.15
"""How wide a letter's place would like to be and how high it is, in units, and the letter's size."""
_GAP = 0.35
BACK = "\u2190"
"""The sign for taking the last letter back."""
ROWS = ("abcdefghijklm", "nopqrstuvwxyz", " '-\u00e4\u00f6\u00fc\u00e9\u00e8\u00e5\u00f8\u00e6\u00f1" + BACK)
"""Letters for those who have no keys at hand."""
_BEGIN_WORDS = ("", " ", "-", "'")
"""After these a letter is a capital one."""

Drawn = Callable[[int, tuple[int, int]], pygame.Surface]
"""Draws an option by its number, in a size in pixels."""


class Letters(Widget):
    """A row of letters; left and right go along it, and the one chosen is typed into a field."""

    role = "letters"
    control = True

    def __init__(self, name: str, letters: str, field: TextField) -> None:
        super().__init__(name=name)
        self._letters, self._field, self._at = letters, field, 0
        self._step = 1
        self._say()

    def _say(self) -> None:
        letter = self._letters[self._at]
        named = {" ": _("space"), BACK: _("take back")}.get(letter, letter)
        self.label = _("Letter: {letter}").format(letter=named)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A row, as wide as its letters would like."""
        wide = len(self._letters) * theme.text.px(_CELL)
        return wide if room is None else min(wide, room), theme.text.px(_HIGH)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """Letter by letter, the one it stands at on a bar."""
        for at, letter in enumerate(self._letters):
            cell = self._cell(theme, at)
            here = focused and at == self._at
            theme.plate(surface, cell, BLUE if here else SHADE)
            if here:
                theme.focus(surface, cell)
            words = {" ": "\u2423"}.get(letter, self._as_typed(letter))
            face: Face = "symbols" if letter in (" ", BACK) else "serif_bold"
            image = theme.text.line(words, face, _SIZE, PALE if here else INK)
            surface.blit(image, image.get_rect(center=cell.center))

    def _cell(self, theme: Theme, at: int) -> pygame.Rect:
        wide = min(self.rect.width // len(self._letters), theme.text.px(_CELL))
        return pygame.Rect(self.rect.x + at * wide, self.rect.y, wide - max(2, wide // 8), self.rect.height)

    def _as_typed(self, letter: str) -> str:
        return letter.upper() if self._field.text[-1:] in _BEGIN_WORDS else letter

    def turned(self, step: int) -> Outcome | None:
        """The next or the previous letter, around the end."""
        self._at = (self._at + step) % len(self._letters)
        self._say()
        return Changed(self.name, self._at)

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:
        """Type the letter under the pointer, by key the one it stands at."""
        if at is not None:
            self._at = max(0, min(len(self._letters) - 1, (at[0] - self.rect.x) // self._step))
            self._say()
        letter = self._letters[self._at]
        return self._field.typed("" if letter == BACK else self._as_typed(letter))

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Take up a rectangle, no wider than the letters like."""
        super().place(rect, theme)
        self.rect.width = min(rect.width, len(self._letters) * theme.text.px(_CELL))
        self._step = max(1, min(rect.width // len(self._letters), theme.text.px(_CELL)))


class Pictures(Choice):
    """Options as pictures side by side, in as many rows as they take; a click picks one, left and right go on."""

    role = "list"

    def __init__(self, name: str, title: str, options: Sequence[str], index: int, drawn: Drawn, edge: float) -> None:
        """`edge` is how wide and high a picture is, in units."""
        super().__init__(name, title, options, index)
        self._drawn, self._edge = drawn, edge
        self._cells: tuple[pygame.Rect, ...] = ()

    @property
    def state(self) -> str:
        """Which of how many is chosen."""
        return f"{self.index + 1}/{len(self.options)}"

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Rows of pictures."""
        count = len(self.options)
        wide = self._step(theme) * count if room is None else room
        rows = -(-count // self._columns(theme, wide))
        return min(wide, self._step(theme) * count), rows * self._step(theme)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """Picture by picture on plates, the chosen one on a bar; its ring lies over the others."""
        chosen = pygame.Rect(0, 0, 0, 0)
        for at in range(len(self.options)):
            cell = self._cell(theme, at)
            here = at == self.index
            theme.plate(surface, cell, INK)
            theme.plate(surface, cell.inflate(-4, -4), (BLUE if focused else RULE) if here else SHADE)
            inner = cell.inflate(-8, -8)
            surface.blit(self._drawn(at, inner.size), inner)
            chosen = cell if here else chosen
        if focused:
            theme.focus(surface, chosen)

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:
        """The picture under the pointer; by key the next one."""
        if at is None:
            return self.turned(1)
        found = next((n for n, cell in enumerate(self._cells) if cell.collidepoint(at)), None)
        return None if found is None else self.turned(found - self.index)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Take up a rectangle, no wider than the pictures are."""
        super().place(rect, theme)
        self.rect.width = self._columns(theme, rect.width) * self._step(theme) - theme.text.px(_GAP)
        self._cells = tuple(self._cell(theme, at) for at in range(len(self.options)))

    def _cell(self, theme: Theme, at: int) -> pygame.Rect:
        columns, step = self._columns(theme, self.rect.width), self._step(theme)
        edge = theme.text.px(self._edge)
        return pygame.Rect(self.rect.x + at % columns * step, self.rect.y + at // columns * step, edge, edge)

    def _columns(self, theme: Theme, wide: int) -> int:
        """As many as have room, the rows as even as can be."""
        most = max(1, (wide + theme.text.px(_GAP)) // self._step(theme))
        rows = -(-len(self.options) // most)
        return -(-len(self.options) // rows)

    def _step(self, theme: Theme) -> int:
        return theme.text.px(self._edge) + theme.text.px(_GAP)
