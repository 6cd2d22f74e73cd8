"""Sheets of paper whose parts share the room there is: side by side, or one part filling what the others leave."""

from collections.abc import Sequence

import pygame

from game.scenes.papers import Papers
from game.ui.intents import Cursor, Intent, Next, Previous
from game.ui.theme import Theme
from game.ui.widgets import Column, Form, Memory, Outcome, Pane, Widget
from game.ui.widgets.direction import nearest
from game.ui.widgets.walk import controls_in

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


class Sheets(Papers):
    """Up to three sheets, the first of which has a part that fills it."""

    def __init__(self, parts: Sequence[Sequence[Widget]], shares: Sequence[int], filling: Filling) -> None:
        """`shares` is how the width is shared by the sheets."""
        first, rest = tuple(parts[0]), tuple(widget for part in parts[1:] for widget in part)
        begin = FillingPane(first, filling)
        layouts: dict[int, tuple[Pane, ...]] = {
            1: (FillingPane((*first, *rest), filling),),
            2: (begin, _pane(rest)),
            len(parts): (begin, *(_pane(part) for part in parts[1:])),
        }
        super().__init__(layouts, shares)

    def read_on(self, focus: Widget | None, pixels: int) -> bool:
        """Scroll the sheet that a control is on, if it is the last one there in that direction; whether that moved."""
        for pane in self.children:
            controls = controls_in(pane)
            if isinstance(pane, Pane) and controls and focus is controls[-1 if pixels > 0 else 0]:
                return pane.scroll(pixels)
        return False


class SheetsForm(Form):
    """A form over sheets: up and down go through all there is in reading order, and scroll what is only to be read;
    left and right, where they turn nothing, go to the first control of the next sheet."""

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

    def _go(self, dx: int, dy: int) -> bool:
        sheets = [found for pane in self._sheets.children if (found := controls_in(pane))]
        at = next((n for n, sheet in enumerate(sheets) if self._focus in sheet), None)
        if not dx or at is None:
            return super()._go(dx, dy)
        there = sheets[at + dx][0] if 0 <= at + dx < len(sheets) else None
        beside = nearest(sheets[at], self._focus, dx, 0) or there
        if beside:
            self._take(beside)
        return beside is not None


def _pane(widgets: Sequence[Widget]) -> Pane:
    return Pane(Column(widgets, _GAP))
