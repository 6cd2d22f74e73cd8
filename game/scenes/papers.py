"""Sheets of paper side by side, each scrolled by itself; fewer of them where the writing is large for the window."""

from collections.abc import Mapping, Sequence

import pygame

from game.scenes.frame import GAP, MARGIN, columns
from game.ui.theme import Theme
from game.ui.widgets import Pane, Widget

_LEAST = 36
"""What the first of two sheets has at least, in percent, where it is not made for two."""
_THREE, _TWO = 60, 42
"""From so many units of width on there is room for three sheets, and for two."""


class Papers(Widget):
    """Up to three sheets. With less room the second and third share one, then all do."""

    def __init__(self, layouts: Mapping[int, Sequence[Pane]], shares: Sequence[int]) -> None:
        """`layouts` are the sheets' panes by how many sheets there are; `shares` is how the width is shared when there
        are most."""
        super().__init__()
        self._layouts = {count: tuple(panes) for count, panes in layouts.items()}
        self._most, self._shares = len(shares), tuple(shares)
        self._papers: list[pygame.Rect] = []
        self.children = self._layouts[self._most]

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Whatever there is."""
        return theme.text.px(_THREE) if room is None else room, 0

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Each in its column, inside the sheet's margin."""
        super().place(rect, theme)
        units, first = rect.width // theme.text.unit, max(self._shares[0], _LEAST)
        count = min(self._most, 3 if units >= _THREE else 2 if units >= _TWO else 1)
        shares = self._shares if count == self._most else (first, 100 - first) if count == 2 else (100,)
        panes, margin = self._layouts[count], theme.text.px(MARGIN)
        self._papers = columns(rect, shares, theme.text.px(GAP))
        self.children = panes
        for pane, paper in zip(panes, self._papers, strict=True):
            pane.place(paper.inflate(-2 * margin, -2 * margin), theme)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """The paper under everything."""
        for paper in self._papers:
            theme.panel(surface, paper)
