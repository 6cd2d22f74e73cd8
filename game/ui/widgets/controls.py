"""Labels, buttons and choices."""

from collections.abc import Sequence

import pygame

from game.ui.text import Face
from game.ui.theme import BLUE, INK, PALE, SEPIA, Theme
from game.ui.widgets.widget import Changed, Outcome, Pressed, Widget

_ROW = 2.25
"""The height of a control in units of the text size."""

_NAME, _NOTE = 1.4, 0.95
"""The sizes of a control's name and of the note beside it."""


class Label(Widget):
    """Text that may take several lines; `wide` is the most it would like to be wide, in units."""

    role = "label"

    def __init__(
        self, label: str, *, face: Face = "serif", size: float = 1.25, colour: str = INK, wide: float = 24
    ) -> None:
        super().__init__(label)
        self._face: Face = face
        self._size = size
        self._colour = colour
        self._wide = wide

    def size(self, theme: Theme) -> tuple[int, int]:
        """Its lines one above the other."""
        lines = self._lines(theme, theme.text.px(self._wide))
        width = max(theme.text.width(line, self._face, self._size) for line in lines)
        return width, len(lines) * theme.text.height(self._face, self._size)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Write as many lines as there is room for."""
        step = theme.text.height(self._face, self._size)
        y = self.rect.y
        for line in self._lines(theme, self.rect.width):
            if y + step > self.rect.bottom + step // 2:
                return
            surface.blit(theme.text.line(line, self._face, self._size, self._colour), (self.rect.x, y))
            y += step

    def _lines(self, theme: Theme, room: int) -> tuple[str, ...]:
        return theme.text.wrap(self.label, room, self._face, self._size)


class Button(Widget):
    """An entry that can be pressed, with a note at its right."""

    role = "button"
    takes_focus = True

    def __init__(self, name: str, label: str, note: str = "") -> None:
        super().__init__(label)
        self.name = name
        self.note = note

    def size(self, theme: Theme) -> tuple[int, int]:
        """A row with room for the mark before the label and the note after it."""
        width = theme.text.width(self.label, "serif_bold", _NAME) + theme.text.px(4)
        if self.note:
            width += theme.text.width(self.note, "sans", _NOTE) + theme.text.px(1.5)
        return width, theme.text.px(_ROW)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """A bar with the ring around it when it has the focus, plain writing otherwise; the note if there is room."""
        _ground(surface, theme, self.rect, focused)
        _name(surface, theme, self.rect, self.label, focused)
        if self.note and self.rect.width >= self.size(theme)[0]:
            _note(surface, theme, self.rect, self.note, focused)

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002
        """Pressed, wherever."""
        return Pressed(self.name)


class Choice(Widget):
    """One of several options, turned with left and right."""

    role = "choice"
    takes_focus = True

    def __init__(self, name: str, title: str, options: Sequence[str], index: int = 0) -> None:
        """Raises ValueError if there are no options."""
        if not options:
            raise ValueError("a choice needs an option")
        super().__init__()
        self.name = name
        self.title = title
        self.options = tuple(options)
        self.index = index
        self._middle = 0
        self._say()

    def _say(self) -> None:
        self.label = f"{self.title}: {self.options[self.index]}"

    def size(self, theme: Theme) -> tuple[int, int]:
        """A row with room for the title and the longest option between its arrows."""
        longest = max(theme.text.width(option, "sans_bold", _NOTE) for option in self.options)
        return theme.text.width(self.title, "serif_bold", _NAME) + longest + theme.text.px(8.5), theme.text.px(_ROW)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The title at the left, the option between two arrows at the right."""
        _ground(surface, theme, self.rect, focused)
        _name(surface, theme, self.rect, self.title, focused)
        room = self.rect.width - theme.text.width(self.title, "serif_bold", _NAME) - theme.text.px(4)
        option = theme.text.fitted(self.options[self.index], room, "sans_bold", _NOTE)
        self._middle = _note(surface, theme, self.rect, f"\u2039  {option}  \u203a", focused, bold=True)

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:
        """The next option; a click left of the option's middle goes back."""
        back = at is not None and at[0] < self._middle
        return self.turned(-1 if back else 1)

    def turned(self, step: int) -> Outcome | None:
        """The next or the previous option, around the end."""
        if len(self.options) == 1:
            return None
        self.index = (self.index + step) % len(self.options)
        self._say()
        return Changed(self.name, self.index)


def _ground(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, focused: bool) -> None:
    if not focused:
        return
    theme.plate(surface, rect, BLUE)
    theme.focus(surface, rect)
    theme.lozenge(surface, (rect.x + theme.text.px(1.1), rect.centery), theme.text.px(1))


def _name(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, words: str, focused: bool) -> None:
    face: Face = "serif_bold" if focused else "serif"
    left = theme.text.px(2.2)
    cut = theme.text.fitted(words, rect.width - left - theme.text.px(0.5), face, _NAME)
    image = theme.text.line(cut, face, _NAME, PALE if focused else INK)
    surface.blit(image, image.get_rect(midleft=(rect.x + left, rect.centery - 1)))


def _note(
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, words: str, focused: bool, *, bold: bool = False
) -> int:
    """Write at the row's right; returns the middle of what was written."""
    image = theme.text.line(words, "sans_bold" if bold else "sans", _NOTE, PALE if focused else SEPIA)
    return surface.blit(image, image.get_rect(midright=(rect.right - theme.text.px(0.8), rect.centery))).centerx
