"""A pane: what is higher than its room is scrolled, and a bar at the right shows where one is."""

import pygame

from game.ui.theme import RULE, SEPIA, Theme
from game.ui.widgets.widget import Widget

_BAR, _GAP = 0.5, 0.9
"""How wide the bar is, where there is one, and how far from what is scrolled, in units."""
_MARGIN = 0.45
"""Room around what is scrolled for the ring of what has the focus, in units."""
_LEAST = 2.5
"""The least height a pane asks for, in units."""


class Pane(Widget):
    """Shows a part of its one child. It asks for the child's whole height and makes do with less."""

    role = "pane"

    def __init__(self, child: Widget) -> None:
        super().__init__()
        self.children = (child,)
        self._offset = 0
        self._theme: Theme | None = None

    def view(self) -> pygame.Rect | None:
        """The room in which the child is seen."""
        return self.rect

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """The child's size, with room for the bar."""
        margins = 2 * theme.text.px(_MARGIN)
        width, height = self.children[0].size(theme, None if room is None else room - margins)
        return width + margins, max(height + margins, theme.text.px(_LEAST))

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Lay the child out as high as it likes, moved up by what has been scrolled."""
        super().place(rect, theme)
        self._theme = theme
        margin = theme.text.px(_MARGIN)
        width = max(1, rect.width - 2 * margin)
        height = self.children[0].size(theme, width)[1]
        if height + 2 * margin > rect.height:
            width = max(1, width - theme.text.px(_BAR) - theme.text.px(_GAP))
            height = self.children[0].size(theme, width)[1]
        self._offset = max(0, min(self._offset, height + 2 * margin - rect.height))
        self.children[0].place(pygame.Rect(rect.x + margin, rect.y + margin - self._offset, width, height), theme)

    def scroll(self, pixels: int) -> bool:
        """Scroll down by so much; whether anything moved."""
        before = self._offset
        self._offset += pixels
        if self._theme is not None:
            self.place(self.rect, self._theme)
        return self._offset != before

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll so that a rectangle of the child is in sight; its top comes first where it is too high."""
        if self._theme is None:
            return
        margin = self._theme.text.px(_MARGIN)
        below = rect.bottom + margin - self.rect.bottom
        above = self.rect.y + margin - rect.y
        if below > 0:
            self.scroll(min(below, -above) if above < 0 else 0)
        elif above > 0:
            self.scroll(-above)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """The bar, if there is more than is seen."""
        whole = self.children[0].rect.height + 2 * theme.text.px(_MARGIN)
        if whole <= self.rect.height:
            return
        wide = theme.text.px(_BAR)
        track = pygame.Rect(self.rect.right - wide, self.rect.y, wide, self.rect.height)
        pygame.draw.rect(surface, RULE, track, border_radius=wide // 2)
        knob = track.copy()
        knob.height = max(wide * 2, track.height * track.height // whole)
        knob.y = track.y + (track.height - knob.height) * self._offset // max(1, whole - track.height)
        pygame.draw.rect(surface, SEPIA, knob, border_radius=wide // 2)
