"""Columns of widgets on sheets side by side, and a form in which keys stay on a sheet or go on to the next."""

from collections.abc import Sequence

from game.scenes.facts_sheet import Heading
from game.scenes.papers import Papers
from game.ui.theme import Theme
from game.ui.widgets import Column, Form, Pane, Widget
from game.ui.widgets.direction import nearest
from game.ui.widgets.walk import controls_in

_BEFORE = 0.5
"""Room before a heading, in units."""


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


class Sheets(Papers):
    """Columns of widgets on up to three sheets."""

    def __init__(self, parts: Sequence[Sequence[Widget]], shares: Sequence[int], gap: float = 0.18) -> None:
        """`shares` is how the width is shared by the sheets, `gap` what is between widgets, in units."""
        first, rest = tuple(parts[0]), tuple(widget for part in parts[1:] for widget in part)
        ways = {len(parts): parts, 2: (first, rest), 1: ((*first, *rest),)}
        layouts = {count: [Pane(Column(_spaced(part), gap)) for part in way] for count, way in ways.items()}
        super().__init__(layouts, shares)

    def scroll_last(self, pixels: int) -> bool:
        """Scroll the last sheet down by so much, for pages on which keys read on; whether anything moved."""
        last = self.children[-1]
        return isinstance(last, Pane) and last.scroll(pixels)


class SheetsForm(Form):
    """A form over sheets: up and down stay on a sheet and go around its ends, left and right go to the next one."""

    def _go(self, dx: int, dy: int) -> bool:
        pane = next((pane for pane in self._panes() if self._holds(pane)), None)
        if pane is None or self._focus is None:
            return super()._go(dx, dy)
        beside = nearest(controls_in(pane), self._focus, dx, 0) if dx else None
        found = beside or (self._across(pane, dx) if dx else self._along(pane, dy))
        if found:
            self._take(found)
        return found is not None

    def _panes(self) -> tuple[Pane, ...]:
        return tuple(widget for widget in self._root.children if isinstance(widget, Pane))

    def _along(self, pane: Pane, step: int) -> Widget | None:
        """The next one above or below on the same sheet; where several stand side by side, the one nearest."""
        return nearest(controls_in(pane), self._focus, 0, step)

    def _across(self, pane: Pane, step: int) -> Widget | None:
        """The one at the same height on the next sheet in a direction that has any."""
        panes = self._panes()
        others = panes[panes.index(pane) + 1 :] if step > 0 else panes[: panes.index(pane)][::-1]
        there = next((controls for other in others if (controls := controls_in(other))), [])
        height = self._focus.rect.centery if self._focus else 0
        return min(there, key=lambda widget: abs(widget.rect.centery - height), default=None)
