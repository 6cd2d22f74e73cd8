"""Sheets of paper whose parts share the room there is: side by side, or one part filling what the others leave."""

from collections.abc import Sequence

import pygame

from game.scenes.frame import GAP, MARGIN, columns
from game.ui.intents import Cursor, Intent, Next, Previous
from game.ui.theme import Theme
from game.ui.widgets import Column, Form, Memory, Outcome, Pane, Widget
from game.ui.widgets.walk import walk

_THREE, _TWO = 60, 42
"""From so many units of width on there is room for three sheets, and for two."""
_FIRST = 36
"""What the first of two sheets has at least, in percent, where it is not made for two."""
_GAP = 0.22
"""Between what stands on a sheet, in units."""
_STEP = 4
"""How far a key scrolls, in units."""


class Filling(Widget):
    """A widget that can be as high as it is let; `tall` says how high, in pixels."""

    tall = 0


class FillingPane(Pane):
    """Widgets one above the other, of which one fills whatever height the others leave."""

    def __init__(self, parts: Sequence[Widget], filling: Filling, gap: float = _GAP) -> None:
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
    """Sheets of paper side by side, each scrolled by itself; fewer of them where the writing is large for the window.

    The first one has a part that fills it.
    """

    def __init__(self, parts: Sequence[Sequence[Widget]], shares: Sequence[int], filling: Filling) -> None:
        """`shares` is how the width is shared by the sheets."""
        super().__init__()
        first, rest = tuple(parts[0]), tuple(widget for part in parts[1:] for widget in part)
        self._most, self._shares = len(parts), tuple(shares)
        begin = FillingPane(first, filling)
        self._layouts: dict[int, tuple[Pane, ...]] = {
            1: (FillingPane((*first, *rest), filling),),
            2: (begin, _pane(rest)),
            self._most: (begin, *(_pane(part) for part in parts[1:])),
        }
        self._papers: list[pygame.Rect] = []
        self.children = self._layouts[self._most]

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Whatever there is."""
        return theme.text.px(60) if room is None else room, 0

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Each in its column, inside the sheet's margin."""
        super().place(rect, theme)
        units, first = rect.width // theme.text.unit, max(self._shares[0], _FIRST)
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

    def read_on(self, focus: Widget | None, pixels: int) -> bool:
        """Scroll the sheet that a control is on, if it is the last one there in that direction; whether that moved."""
        for pane in self.children:
            controls = [placed.widget for placed in walk(pane) if placed.widget.takes_focus]
            if isinstance(pane, Pane) and controls and focus is controls[-1 if pixels > 0 else 0]:
                return pane.scroll(pixels)
        return False


class SheetsForm(Form):
    """A form over sheets: up and down go through all there is in reading order, and scroll what is only to be read."""

    def __init__(self, sheets: Sheets, theme: Theme, memory: Memory) -> None:
        super().__init__(sheets, theme, memory)
        self._sheets, self._step = sheets, theme.text.px(_STEP)

    def handle(self, intent: Intent) -> Outcome | None:
        """Scroll on, or on to the next control."""
        match intent:
            case Cursor(0, step) if step:
                if self._sheets.read_on(self.focus, self._step * step):
                    return None
                return super().handle(Next() if step > 0 else Previous())
        return super().handle(intent)


def _pane(widgets: Sequence[Widget]) -> Pane:
    return Pane(Column(widgets, _GAP))
