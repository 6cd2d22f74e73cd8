"""Going through a tree of widgets in reading order, with what is in sight of each."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.ui.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class Placed:
    """A widget, the part of it that is in sight, where it may be drawn (None: anywhere), and how deep it lies.

    Only widgets with a label count for the depth, as only they are told of.
    """

    widget: Widget
    seen: pygame.Rect
    view: pygame.Rect | None
    depth: int


def walk(root: Widget, view: pygame.Rect | None = None, depth: int = 0) -> Iterator[Placed]:
    """The widget and all that lie in it."""
    yield Placed(root, _in_sight(root.rect, view), view, depth)
    own = root.view()
    inner = view if own is None else own if view is None else own.clip(view)
    for child in root.children:
        yield from walk(child, inner, depth + bool(root.label))


def controls_in(root: Widget) -> list[Widget]:
    """The controls in a widget that can have the focus, in reading order."""
    return [placed.widget for placed in walk(root) if placed.widget.takes_focus]


def _in_sight(rect: pygame.Rect, view: pygame.Rect | None) -> pygame.Rect:
    """What is left of a rectangle above and below the edges of a view; what reaches beyond its sides is kept."""
    if view is None:
        return rect.copy()
    top, bottom = max(rect.top, view.top), min(rect.bottom, view.bottom)
    return pygame.Rect(rect.x, top, rect.width, bottom - top) if bottom > top else pygame.Rect(rect.x, rect.y, 0, 0)
