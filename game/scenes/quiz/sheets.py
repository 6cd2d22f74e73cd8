"""Sheets of paper whose parts share the room there is: side by side, or one part filling what the others leave."""

from collections.abc import Sequence

import pygame

from game.scenes.frame import GAP, MARGIN, columns
from game.ui.theme import Theme
from game.ui.widgets import Column, Pane, Widget


class Filling(Widget):
    """A widget that can be as high as it is let; `tall` says how high, in pixels."""

    tall = 0


class FillingPane(Pane):
    """Widgets one above the other, of which one fills whatever height the others leave."""

    def __init__(self, parts: Sequence[Widget], filling: Filling, gap: float = 0.45) -> None:
        self._column = Column(parts, gap)
        self._filling = filling
        super().__init__(self._column)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Give what is left over to the one that takes it."""
        margins = self.size(theme)[0] - self._column.size(theme)[0]
        room = max(1, rect.width - margins)
        others = self._column.size(theme, room)[1] - self._filling.size(theme, room)[1]
        self._filling.tall = max(0, rect.height - margins - others)
        super().place(rect, theme)


class Sheets(Widget):
    """Sheets of paper side by side, each scrolled by itself; `shares` are of the width."""

    def __init__(self, panes: Sequence[Pane], shares: Sequence[int]) -> None:
        super().__init__()
        self.children = tuple(panes)
        self._shares = shares

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Whatever there is."""
        return theme.text.px(60) if room is None else room, 0

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Each in its column, inside the sheet's margin."""
        super().place(rect, theme)
        margin = theme.text.px(MARGIN)
        for pane, sheet in zip(self.children, self._columns(theme), strict=True):
            pane.place(sheet.inflate(-2 * margin, -2 * margin), theme)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """The paper."""
        for sheet in self._columns(theme):
            theme.panel(surface, sheet)

    def _columns(self, theme: Theme) -> list[pygame.Rect]:
        return columns(self.rect, self._shares, theme.text.px(GAP))
