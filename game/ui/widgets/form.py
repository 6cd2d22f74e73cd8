"""A form: a tree of widgets with one focus, moved by keyboard, pad and mouse alike."""

from collections.abc import Iterator

import pygame

from game.ui.input import Listen
from game.ui.intents import (
    Cancel,
    Click,
    Confirm,
    Cursor,
    Drag,
    Erase,
    Intent,
    KeyCaught,
    Next,
    Point,
    Previous,
    Scroll,
    Typed,
)
from game.ui.theme import Theme
from game.ui.widgets.direction import nearest
from game.ui.widgets.pane import Pane
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.tooltip import draw_tip
from game.ui.widgets.walk import Placed, walk
from game.ui.widgets.widget import Changed, Outcome, Seen, Widget

_WHEEL = 3.0
"""How far a step of the wheel scrolls, in units."""

Memory = dict[str, str]
"""Which control had the focus on each page, by name; "" stands for the form itself, "tab" for the page."""


class Form:
    """Holds the focus of a tree of widgets and tells what was done to them.

    A `memory` that outlasts the form lets another one with the same names go on where this one was left.
    """

    def __init__(self, root: Widget, theme: Theme, memory: Memory | None = None) -> None:
        self._root = root
        self._theme = theme
        self._memory: Memory = {} if memory is None else memory
        self._tabs = next((widget for widget in _all(root) if isinstance(widget, Tabs)), None)
        self._pointer = (-1, -1)
        self._to_reveal = True
        self._focus: Widget | None = None
        self._recall()

    # -- looking

    @property
    def focus(self) -> Widget | None:
        """The widget that keys speak to, if any can be spoken to."""
        return self._focus

    @property
    def listen(self) -> Listen:
        """What keys are for besides intents."""
        return Listen(self._focus.accepts, self._focus.catching) if self._focus else Listen()

    def size(self, room: int | None = None) -> tuple[int, int]:
        """The width and height the form would like, in pixels, where it may be `room` wide."""
        return self._root.size(self._theme, room)

    def lay_out(self, rect: pygame.Rect) -> None:
        """Place all widgets inside a rectangle of the window, the one that has just got the focus in sight."""
        self._root.place(rect, self._theme)
        if self._to_reveal:
            self._reveal()

    def tree(self) -> tuple[Seen, ...]:
        """All widgets that say something, in reading order."""
        return tuple(
            Seen(
                placed.widget.role,
                placed.widget.label,
                placed.seen,
                placed.widget is self._focus,
                placed.widget.state,
                placed.depth,
                placed.widget.cut(self._theme),
            )
            for placed in walk(self._root)
            if placed.widget.label
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every widget, the one in focus last so that its ring lies over its neighbours."""
        clip = surface.get_clip()
        last: Placed | None = None
        for placed in walk(self._root):
            if placed.widget is self._focus:
                last = placed
            else:
                self._draw(surface, placed, clip)
        if last:
            self._draw(surface, last, clip)
        surface.set_clip(clip)

    def draw_tip(self, surface: pygame.Surface) -> None:
        """Draw what there is to say about the control in focus beside it."""
        if self._focus and self._focus.tip:
            draw_tip(surface, self._theme, self._focus.tip, self._focus.rect)

    def _draw(self, surface: pygame.Surface, placed: Placed, clip: pygame.Rect) -> None:
        surface.set_clip(clip.clip(placed.view) if placed.view else clip)
        placed.widget.draw(surface, self._theme, focused=placed.widget is self._focus)

    # -- what the hand does

    def handle(self, intent: Intent) -> Outcome | None:
        """Move the focus or act on what has it; what came of it, if anything."""
        focus = self._focus
        if focus and focus.catching:
            return self._catch(focus, intent)
        match intent:
            case Cursor(0, step) if step:
                self._go(0, step)
            case Cursor(step, _):
                return self._turn(step)
            case Next():
                return self._page(1)
            case Previous():
                return self._page(-1)
            case Confirm():
                return self._told(focus.pressed(None)) if focus else None
            case Typed(character) if focus:
                return focus.typed(character)
            case Erase() if focus:
                return focus.typed("")
            case Point() | Click() | Drag() | Scroll():
                return self._by_pointer(intent)
        return None

    def _by_pointer(self, intent: Point | Click | Drag | Scroll) -> Outcome | None:
        match intent:
            case Point(x, y):
                self._pointer = (x, y)
                self._focus_at(x, y)
            case Click(x, y):
                self._pointer = (x, y)
                if self._focus_at(x, y) and self._focus:
                    return self._told(self._focus.pressed((x, y)))
            case Drag(dx, dy):
                return self._drag(dx, dy)
            case Scroll(steps):
                self._scroll(-self._theme.text.px(_WHEEL) * steps)
        return None

    def _catch(self, focus: Widget, intent: Intent) -> Outcome | None:
        """A key is waited for: it is caught; a click, or the pad's way on or out, breaks the waiting off."""
        match intent:
            case KeyCaught(key):
                return focus.caught(key)
            case Click():
                focus.caught(None)
                return self.handle(intent)
            case Cancel() | Confirm():
                focus.caught(None)
        return None

    def _told(self, outcome: Outcome | None) -> Outcome | None:
        """Another page has the focus where it had it last."""
        if self._tabs and isinstance(outcome, Changed) and outcome.name == self._tabs.bar.name:
            self._memory["tab"] = self._tabs.page
        return outcome

    # -- the focus

    def _controls(self) -> list[Placed]:
        return [placed for placed in walk(self._root) if placed.widget.takes_focus]

    def _recall(self) -> None:
        """The control that had the focus when this page was left, else the first one that is no bar of tabs."""
        controls = [placed.widget for placed in self._controls()]
        name = self._memory.get(self._tabs.page if self._tabs else "")
        inside = [widget for widget in controls if self._tabs is None or widget is not self._tabs.bar]
        first = next(iter(inside or controls), None)
        self._take(next((widget for widget in controls if name and widget.name == name), first))

    def _take(self, widget: Widget | None) -> None:
        self._focus = widget
        self._to_reveal = True
        if widget:
            self._memory[self._tabs.page if self._tabs else ""] = widget.name
        self._reveal()

    def _go(self, dx: int, dy: int) -> bool:
        """Move the focus to the nearest control in a direction; whether there was one."""
        controls = [placed.widget for placed in self._controls()]
        found = nearest(controls, self._focus, dx, dy)
        if found:
            self._take(found)
        return found is not None

    def _turn(self, step: int) -> Outcome | None:
        """Left and right turn what can be turned, and else move between controls that stand side by side."""
        outcome = self._focus.turned(step) if self._focus else None
        if outcome is None:
            self._go(step, 0)
        return self._told(outcome)

    def _page(self, step: int) -> Outcome | None:
        """On to the next page, or without pages to the next control."""
        if self._tabs:
            outcome = self._told(self._tabs.bar.turned(step))
            self._recall()
            return outcome
        controls = [placed.widget for placed in self._controls()]
        if self._focus in controls:
            self._take(controls[(controls.index(self._focus) + step) % len(controls)])
        return None

    def _focus_at(self, x: int, y: int) -> bool:
        for placed in self._controls():
            if placed.seen.collidepoint(x, y):
                if placed.widget is not self._focus:
                    self._take(placed.widget)
                return True
        return False

    # -- panes

    def _reveal(self) -> None:
        for placed in walk(self._root):
            if isinstance(placed.widget, Pane) and placed.widget.rect.height and self._holds(placed.widget):
                placed.widget.reveal(self._focus.rect if self._focus else placed.widget.rect)
                self._to_reveal = False

    def _holds(self, pane: Pane) -> bool:
        return any(placed.widget is self._focus for placed in walk(pane))

    def _drag(self, dx: int, dy: int) -> Outcome | None:
        """Draw the control under the pointer along, or what is seen in the pane."""
        x, y = self._pointer
        self._pointer = (x + dx, y + dy)
        focus = self._focus
        if focus and abs(dx) >= abs(dy) and focus.rect.collidepoint(x, focus.rect.centery):
            return focus.dragged(x + dx)
        self._scroll(-dy)
        return None

    def _scroll(self, pixels: int) -> None:
        """Scroll the pane under the pointer, or else the first."""
        panes = [placed.widget for placed in walk(self._root) if isinstance(placed.widget, Pane)]
        under = [pane for pane in panes if pane.rect.collidepoint(self._pointer)]
        for pane in (under or panes)[:1]:
            pane.scroll(pixels)


def _all(root: Widget) -> Iterator[Widget]:
    return (placed.widget for placed in walk(root))
