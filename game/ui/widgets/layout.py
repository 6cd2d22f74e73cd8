"""Columns and rows."""

from collections.abc import Sequence

import pygame

from game.ui.theme import Theme
from game.ui.widgets.widget import Widget


class Column(Widget):
    """Widgets one above the other, each as wide as the column; `gap` is in units of the text size."""

    def __init__(self, children: Sequence[Widget], gap: float = 0.5) -> None:
        super().__init__()
        self.children = tuple(children)
        self._gap = gap

    def size(self, theme: Theme) -> tuple[int, int]:
        """As wide as the widest, as high as all together."""
        sizes = [child.size(theme) for child in self.children]
        gaps = theme.text.px(self._gap) * max(0, len(sizes) - 1)
        return max((width for width, _ in sizes), default=0), sum(height for _, height in sizes) + gaps

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """From the top down."""
        super().place(rect, theme)
        y = rect.y
        for child in self.children:
            height = child.size(theme)[1]
            child.place(pygame.Rect(rect.x, y, rect.width, height), theme)
            y += height + theme.text.px(self._gap)


class Row(Widget):
    """Widgets side by side, sharing the width evenly; `gap` is in units of the text size."""

    def __init__(self, children: Sequence[Widget], gap: float = 1) -> None:
        super().__init__()
        self.children = tuple(children)
        self._gap = gap

    def size(self, theme: Theme) -> tuple[int, int]:
        """Room for the widest, as often as there are widgets; as high as the highest."""
        sizes = [child.size(theme) for child in self.children]
        widest = max((width for width, _ in sizes), default=0)
        gaps = theme.text.px(self._gap) * max(0, len(sizes) - 1)
        return widest * len(sizes) + gaps, max((height for _, height in sizes), default=0)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """From left to right."""
        super().place(rect, theme)
        count = len(self.children)
        gap = theme.text.px(self._gap)
        room = rect.width - gap * (count - 1)
        for place, child in enumerate(self.children):
            left = rect.x + room * place // count + gap * place
            right = rect.x + room * (place + 1) // count + gap * place
            child.place(pygame.Rect(left, rect.y, right - left, rect.height), theme)
