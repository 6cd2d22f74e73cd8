"""Buttons and choices."""

from collections.abc import Sequence

import pygame

from game.ui.theme import Theme
from game.ui.widgets import row
from game.ui.widgets.widget import Changed, Outcome, Pressed, Widget


class Button(Widget):
    """An entry that can be pressed, with a note at its right."""

    role = "button"
    control = True

    def __init__(self, name: str, label: str, note: str = "", *, tip: str = "", enabled: bool = True) -> None:
        super().__init__(label, name=name, tip=tip, enabled=enabled)
        self.note = note

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A row with room for the mark before the label and the note after it."""
        return row.size(theme, self.label, self._note(theme), room)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """A bar with the ring around it when it has the focus, plain writing otherwise."""
        name, note = row.parts(theme, self.rect, self.label, self._note(theme))
        row.ground(surface, theme, self.rect, focused=focused)
        row.write_name(surface, theme, name, self.label, focused=focused, enabled=self.enabled)
        if self.note:
            row.write_note(surface, theme, note, self.note, focused=focused)

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002
        """Pressed, wherever."""
        return Pressed(self.name)

    def _note(self, theme: Theme) -> int:
        return theme.text.width(self.note, "sans", row.NOTE) if self.note else 0


class Choice(Widget):
    """One of several options, turned with left and right."""

    role = "choice"
    control = True

    def __init__(
        self, name: str, title: str, options: Sequence[str], index: int = 0, *, tip: str = "", enabled: bool = True
    ) -> None:
        """Raises ValueError if there are no options."""
        if not options:
            raise ValueError("a choice needs an option")
        super().__init__(name=name, tip=tip, enabled=enabled)
        self.title = title
        self.options = tuple(options)
        self.index = index
        self._middle = 0
        self._say()

    def _say(self) -> None:
        self.label = f"{self.title}: {self.options[self.index]}"

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A row with room for the title and the longest option between its arrows."""
        return row.size(theme, self.title, self._right(theme), room)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The title at the left, the option between two arrows at the right."""
        name, right = row.parts(theme, self.rect, self.title, self._right(theme))
        row.ground(surface, theme, self.rect, focused=focused)
        row.write_name(surface, theme, name, self.title, focused=focused, enabled=self.enabled)
        colour = row.colour(focused=focused, enabled=self.enabled)
        self._middle = right.centerx
        if len(self.options) > 1 and self.enabled:
            _arrow(surface, theme, right, "\u2039", colour)
            _arrow(surface, theme, right, "\u203a", colour)
        option = theme.text.fitted(self.options[self.index], right.width, "sans_bold", row.NOTE)
        image = theme.text.line(option, "sans_bold", row.NOTE, colour)
        surface.blit(image, image.get_rect(center=right.center))

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

    def _right(self, theme: Theme) -> int:
        longest = max(theme.text.width(option, "sans_bold", row.NOTE) for option in self.options)
        return longest + 2 * theme.text.px(1.4)


def _arrow(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, sign: str, colour: str) -> None:
    image = theme.text.line(sign, "sans_bold", 1.2, colour)
    left = sign == "\u2039"
    place = image.get_rect(midleft=rect.midleft) if left else image.get_rect(midright=rect.midright)
    surface.blit(image, place.move(0, -1))
