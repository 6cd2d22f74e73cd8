"""A text field: what is typed goes into it while it has the focus."""

import pygame

from game.ui.theme import INK, PALE, PAPER, RULE, Theme
from game.ui.widgets import row
from game.ui.widgets.widget import Entered, Outcome, Widget


class TextField(Widget):
    """Holds a text of at most `most` of the characters in `accepts`."""

    role = "field"
    control = True

    def __init__(self, name: str, title: str, text: str = "", *, accepts: str, most: int, tip: str = "") -> None:
        super().__init__(name=name, tip=tip)
        self.title = title
        self.accepts = accepts
        self._most = most
        self.show(text)

    def show(self, text: str) -> None:
        """Hold another text."""
        self.text = text[: self._most]
        self.label = f"{self.title}: {self.text}"

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A row with room for the longest text."""
        return row.size(theme, self.title, self._right(theme), room)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The title, and the text in a box of its own; a stroke at its end where the next character goes."""
        name, right = row.parts(theme, self.rect, self.title, self._right(theme))
        row.ground(surface, theme, self.rect, focused=focused)
        row.write_name(surface, theme, name, self.title, focused=focused)
        box = pygame.Rect(right.x, right.centery - theme.text.px(0.8), right.width, theme.text.px(1.6))
        theme.plate(surface, box, RULE)
        theme.plate(surface, box.inflate(-2, -2), PALE if focused else PAPER)
        image = theme.text.line(self.text, "sans_bold", row.NOTE, INK)
        place = image.get_rect(midleft=(box.x + theme.text.px(0.5), box.centery))
        surface.blit(image, place)
        if focused:
            stroke = pygame.Rect(place.right + 1, place.y, max(2, theme.text.px(0.1)), place.height)
            pygame.draw.rect(surface, INK, stroke)

    def typed(self, character: str) -> Outcome | None:
        """One character more, or with "" the last one less."""
        if character and len(self.text) >= self._most:
            return None
        self.show(self.text + character if character else self.text[:-1])
        return Entered(self.name, self.text)

    def _right(self, theme: Theme) -> int:
        widest = max(self.accepts, key=lambda character: theme.text.width(character, "sans_bold", row.NOTE))
        return theme.text.width(widest * self._most, "sans_bold", row.NOTE) + theme.text.px(1.4)
