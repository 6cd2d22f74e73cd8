"""Writing from the top of a rectangle down; without a surface it only measures.

Whatever would not fit into the visible part is folded away line by line, never cut through, and everything that is
written can be read back as `seen`.
"""

from collections.abc import Callable

import pygame

from game.ui.text import Face, Text
from game.ui.theme import INK, RULE, SEPIA
from game.ui.widgets import Seen

BRIEFEST = 3


class Page:
    """A sheet being filled: `y` is where the next line goes. Sizes are in units of the text size."""

    def __init__(
        self,
        text: Text,
        rect: pygame.Rect,
        surface: pygame.Surface | None = None,
        visible: pygame.Rect | None = None,
        *,
        brief: int = 0,
    ) -> None:
        """`visible` is the part of the window that may be drawn on, if it is not the whole `rect`; `brief`, up to
        `BRIEFEST`, asks whoever writes to leave out that much of what can be read elsewhere."""
        self.text = text
        self.rect = rect
        self.surface = surface
        self.y = rect.y
        self.seen: list[Seen] = []
        self.folded = False
        self.brief = brief
        self._visible = rect if visible is None else visible

    @property
    def height(self) -> int:
        """How much is filled, in pixels."""
        return self.y - self.rect.y

    def gap(self, units: float) -> None:
        """Leave some room."""
        self.y += self.text.px(units)

    def place(self, height: int) -> pygame.Rect | None:
        """Take up so much height; the rectangle to draw in, or None if nothing is to be drawn there."""
        rect = pygame.Rect(self.rect.x, self.y, self.rect.width, height)
        self.y += height
        return rect if self.shows(rect) else None

    def shows(self, rect: pygame.Rect) -> bool:
        """Whether something that takes up a rectangle is drawn."""
        if self.surface is None:
            return False
        inside = self._visible.top <= rect.top and rect.bottom <= self._visible.bottom
        self.folded |= not inside
        return inside

    def say(self, words: str, rect: pygame.Rect, role: str = "label") -> None:
        """Note what was written or drawn in a rectangle, for whoever reads the screen."""
        if self.shows(rect):
            self.seen.append(Seen(role, words, rect.copy(), False))

    def put(self, words: str, at: tuple[int, int], face: Face, size: float, colour: str) -> pygame.Rect:
        """Write one line with its left upper corner at a place, if that is visible."""
        width = self.text.width(words, face, size)
        rect = pygame.Rect(at, (width, self.text.height(face, size)))
        if self.surface and self.shows(rect):
            self.surface.blit(self.text.line(words, face, size, colour), at)
            self.seen.append(Seen("label", words, rect, False, cut=rect.right > self.rect.right))
        return rect

    def wrapped(
        self, words: str, face: Face = "sans", size: float = 1.0, colour: str = INK, *, room: int | None = None
    ) -> None:
        """As many lines as the words need."""
        width = self.rect.width if room is None else room
        for line in self.text.wrap(words, width, face, size):
            self.put(line, (self.rect.x, self.y), face, size, colour)
            self.y += self.text.height(face, size)

    def pair(self, left: str, right: str, *, bold: bool = False, colour: str = INK, size: float = 1.0) -> None:
        """A name at the left and a figure at the right, one under the other where they do not fit side by side."""
        face: Face = "sans_bold" if bold else "sans"
        named = colour if bold else SEPIA
        wide = self.text.width(right, "sans_bold", size)
        beside = self.text.width(left, face, size) + self.text.px(0.6) + wide <= self.rect.width
        if not beside:
            room = self.rect.width - wide - self.text.px(0.6)
            lines = self.text.wrap(left, max(room, self.rect.width // 2), face, size)
            beside = self.text.width(lines[-1], face, size) <= room
        else:
            lines = (left,)
        for line in lines:
            self.put(line, (self.rect.x, self.y), face, size, named)
            self.y += self.text.height(face, size)
        if beside:
            self.y -= self.text.height(face, size)
        for line in self.text.wrap(right, self.rect.width, "sans_bold", size):
            left_edge = self.rect.right - self.text.width(line, "sans_bold", size)
            self.put(line, (left_edge, self.y), "sans_bold", size, colour)
            self.y += self.text.height("sans_bold", size)

    def reckoned(self, left: str, made_of: str, right: str, *, small: float = 0.92) -> None:
        """A name, what its figure is made of, and the figure: on one line if there is room, else on two."""
        text = self.text
        named = text.width(left) + text.px(0.6)
        wide = named + text.width(made_of, "sans", small) + text.px(0.6) + text.width(right, "sans_bold")
        top = self.y
        self.pair(left, right)
        if made_of and wide <= self.rect.width:
            lower = (text.height() - text.height("sans", small)) // 2
            self.put(made_of, (self.rect.x + named, top + lower), "sans", small, SEPIA)
        elif made_of:
            self.wrapped(made_of, size=small, colour=SEPIA)

    def rule(self) -> None:
        """A thin line across."""
        self.gap(0.3)
        across = pygame.Rect(self.rect.x, self.y, self.rect.width, 1)
        if self.surface and self.shows(across):
            pygame.draw.line(self.surface, RULE, across.topleft, (across.right - 1, across.y))
        self.gap(0.35)


Writing = Callable[[Page], None]
"""What fills a page."""
