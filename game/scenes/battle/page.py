"""Writing from the top of a rectangle down; without a surface it only measures."""

import pygame

from game.ui.text import Face, Text
from game.ui.theme import INK, RULE, SEPIA


class Page:
    """A sheet being filled: `y` is where the next line goes. Sizes are in units of the text size."""

    def __init__(self, text: Text, rect: pygame.Rect, surface: pygame.Surface | None = None) -> None:
        self.text = text
        self.rect = rect
        self.surface = surface
        self.y = rect.y

    @property
    def height(self) -> int:
        """How much is filled, in pixels."""
        return self.y - self.rect.y

    def gap(self, units: float) -> None:
        """Leave some room."""
        self.y += self.text.px(units)

    def line(
        self, words: str, face: Face = "sans", size: float = 1.0, colour: str = INK, *, room: int | None = None
    ) -> None:
        """One line, cut if it is too long."""
        if self.surface:
            fitted = self.text.fitted(words, self.rect.width if room is None else room, face, size)
            self.surface.blit(self.text.line(fitted, face, size, colour), (self.rect.x, self.y))
        self.y += self.text.height(face, size)

    def wrapped(
        self, words: str, face: Face = "sans", size: float = 1.0, colour: str = INK, *, room: int | None = None
    ) -> None:
        """As many lines as the words need."""
        width = self.rect.width if room is None else room
        for line in self.text.wrap(words, width, face, size):
            self.line(line, face, size, colour, room=width)

    def pair(self, left: str, right: str, *, bold: bool = False, colour: str = INK, size: float = 1.0) -> None:
        """A name at the left and a figure at the right; the name gives way."""
        face: Face = "sans_bold" if bold else "sans"
        if self.surface:
            figure = self.text.line(right, "sans_bold", size, colour)
            room = self.rect.width - figure.get_width() - self.text.px(0.6)
            name = self.text.line(self.text.fitted(left, room, face, size), face, size, colour if bold else SEPIA)
            self.surface.blit(name, (self.rect.x, self.y))
            self.surface.blit(figure, (self.rect.right - figure.get_width(), self.y))
        self.y += self.text.height(face, size)

    def rule(self) -> None:
        """A thin line across."""
        self.gap(0.3)
        if self.surface:
            pygame.draw.line(self.surface, RULE, (self.rect.x, self.y), (self.rect.right - 1, self.y))
        self.gap(0.35)
