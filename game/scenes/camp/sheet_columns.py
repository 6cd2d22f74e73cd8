"""Sheets of paper side by side, each scrolled by itself; fewer of them where the writing is large for the window."""

from collections.abc import Sequence

import pygame

from game.scenes.facts_sheet import Heading
from game.scenes.frame import GAP, MARGIN, columns
from game.ui.theme import Theme
from game.ui.widgets import Column, Form, Pane, Widget
from game.ui.widgets.direction import nearest
from game.ui.widgets.walk import walk

_LEAST = 36
"""What the first of two sheets has at least, in percent."""
_BEFORE = 0.5
"""Room before a heading, in units."""
_THREE, _TWO = 60, 42
"""From so many units of width on there is room for three sheets, and for two."""


class Space(Widget):
    """Room before a heading, in units."""

    def __init__(self, high: float) -> None:
        super().__init__()
        self._high = high

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:  # noqa: ARG002 - only high
        """As high as it was made."""
        return 0, theme.text.px(self._high)


def _spaced(widgets: Sequence[Widget]) -> tuple[Widget, ...]:
    """Widgets with room before every heading but the first."""
    found: list[Widget] = []
    for widget in widgets:
        if found and isinstance(widget, Heading):
            found.append(Space(_BEFORE))
        found.append(widget)
    return tuple(found)


class Sheets(Widget):
    """Three columns of widgets on three sheets. With less room the second and third share one, then all do."""

    def __init__(self, parts: Sequence[Sequence[Widget]], shares: Sequence[int], gap: float = 0.18) -> None:
        """`shares` is how the width is shared by the sheets."""
        super().__init__()
        first, rest = tuple(parts[0]), tuple(widget for part in parts[1:] for widget in part)
        self._layouts = {
            len(parts): tuple(Pane(Column(_spaced(part), gap)) for part in parts),
            2: tuple(Pane(Column(_spaced(part), gap)) for part in (first, rest)),
            1: (Pane(Column(_spaced((*first, *rest)), gap)),),
        }
        self._most, self._shares = len(parts), tuple(shares)
        self._papers: list[pygame.Rect] = []
        self.children = self._layouts[self._most]

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:  # noqa: ARG002 - takes what there is
        """Whatever there is."""
        return room or 0, 0

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Each in its column, inside the sheet's margin."""
        super().place(rect, theme)
        units = rect.width // theme.text.unit
        count = min(self._most, 3 if units >= _THREE else 2 if units >= _TWO else 1)
        first, *_others = self._shares
        first = max(first, _LEAST)
        shares = self._shares if count == self._most else (first, 100 - first) if count == 2 else (100,)
        panes = self._layouts[count]
        margin = theme.text.px(MARGIN)
        self._papers = columns(rect, shares, theme.text.px(GAP))
        self.children = panes
        for pane, paper in zip(panes, self._papers, strict=True):
            pane.place(paper.inflate(-2 * margin, -2 * margin), theme)

    def scroll_last(self, pixels: int) -> bool:
        """Scroll the last sheet down by so much, for pages on which keys read on; whether anything moved."""
        last = self.children[-1]
        return isinstance(last, Pane) and last.scroll(pixels)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """The paper under everything."""
        for paper in self._papers:
            theme.panel(surface, paper)


class SheetsForm(Form):
    """A form over sheets: up and down stay on a sheet and go around its ends, left and right go to the next one."""

    def _go(self, dx: int, dy: int) -> bool:
        pane = next((pane for pane in self._panes() if self._holds(pane)), None)
        if pane is None or self._focus is None:
            return super()._go(dx, dy)
        beside = nearest(self._in(pane), self._focus, dx, 0) if dx else None
        found = beside or (self._across(pane, dx) if dx else self._along(pane, dy))
        if found:
            self._take(found)
        return found is not None

    def _panes(self) -> tuple[Pane, ...]:
        return tuple(widget for widget in self._root.children if isinstance(widget, Pane))

    def _in(self, pane: Pane) -> list[Widget]:
        return [placed.widget for placed in walk(pane) if placed.widget.takes_focus]

    def _along(self, pane: Pane, step: int) -> Widget | None:
        """The next one above or below on the same sheet; where several stand side by side, the one nearest."""
        return nearest(self._in(pane), self._focus, 0, step)

    def _across(self, pane: Pane, step: int) -> Widget | None:
        """The one at the same height on the next sheet in a direction that has any."""
        panes = self._panes()
        others = panes[panes.index(pane) + 1 :] if step > 0 else panes[: panes.index(pane)][::-1]
        there = next((controls for other in others if (controls := self._in(other))), [])
        height = self._focus.rect.centery if self._focus else 0
        return min(there, key=lambda widget: abs(widget.rect.centery - height), default=None)
