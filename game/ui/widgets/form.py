"""A form: a tree of widgets with one focus, moved by keyboard and mouse alike."""

from collections.abc import Iterator

import pygame

from game.ui.intents import Click, Confirm, Cursor, Intent, Next, Point, Previous
from game.ui.theme import Theme
from game.ui.widgets.widget import Outcome, Seen, Widget


class Form:
    """Holds the focus of a tree of widgets and tells what was done to them."""

    def __init__(self, root: Widget, theme: Theme) -> None:
        self._root = root
        self._theme = theme
        self._controls = [widget for widget in _walk(root) if widget.takes_focus]
        self._place = 0

    @property
    def focus(self) -> Widget | None:
        """The widget that keys speak to, if any can be spoken to."""
        return self._controls[self._place] if self._controls else None

    def size(self) -> tuple[int, int]:
        """The width and height the form would like, in pixels."""
        return self._root.size(self._theme)

    def lay_out(self, rect: pygame.Rect) -> None:
        """Place all widgets inside a rectangle of the window."""
        self._root.place(rect, self._theme)

    def handle(self, intent: Intent) -> Outcome | None:
        """Move the focus or act on what has it; what came of it, if anything."""
        match intent:
            case Cursor(0, step) if step:
                self._move(step)
            case Next():
                self._move(1)
            case Previous():
                self._move(-1)
            case Cursor(step, _):
                return self._turn(step)
            case Confirm():
                return self.focus.pressed(None) if self.focus else None
            case Point(x, y):
                self._focus_at(x, y)
            case Click(x, y) if self._focus_at(x, y) and self.focus:
                return self.focus.pressed((x, y))
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every widget, the one in focus last so that its ring lies over its neighbours."""
        for widget in _walk(self._root):
            if widget is not self.focus:
                widget.draw(surface, self._theme, focused=False)
        if self.focus:
            self.focus.draw(surface, self._theme, focused=True)

    def tree(self) -> tuple[Seen, ...]:
        """All widgets that say something, in reading order."""
        return tuple(
            Seen(widget.role, widget.label, widget.rect.copy(), widget is self.focus)
            for widget in _walk(self._root)
            if widget.label
        )

    def _move(self, step: int) -> None:
        if self._controls:
            self._place = (self._place + step) % len(self._controls)

    def _turn(self, step: int) -> Outcome | None:
        """Left and right turn a choice, and move between controls that stand side by side."""
        focus = self.focus
        if focus is None:
            return None
        if outcome := focus.turned(step):
            return outcome
        other = self._controls[(self._place + step) % len(self._controls)]
        if other.rect.y == focus.rect.y:
            self._move(step)
        return None

    def _focus_at(self, x: int, y: int) -> bool:
        for place, widget in enumerate(self._controls):
            if widget.rect.collidepoint(x, y):
                self._place = place
                return True
        return False


def _walk(widget: Widget) -> Iterator[Widget]:
    yield widget
    for child in widget.children:
        yield from _walk(child)
