"""Columns, rows and grids."""

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

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """As wide as the widest, as high as all together."""
        sizes = [child.size(theme, room) for child in self.children]
        gaps = theme.text.px(self._gap) * max(0, len(sizes) - 1)
        return max((width for width, _ in sizes), default=0), sum(height for _, height in sizes) + gaps

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """From the top down."""
        super().place(rect, theme)
        y = rect.y
        for child in self.children:
            height = child.size(theme, rect.width)[1]
            child.place(pygame.Rect(rect.x, y, rect.width, height), theme)
            y += height + theme.text.px(self._gap)


class Row(Widget):
    """Widgets side by side, sharing the width evenly; one below the other where that cuts one of them."""

    def __init__(self, children: Sequence[Widget], gap: float = 1) -> None:
        super().__init__()
        self.children = tuple(children)
        self._gap = gap

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Room for the widest, as often as there are widgets; as high as the highest."""
        sizes = [child.size(theme) for child in self.children]
        widest = max((width for width, _ in sizes), default=0)
        gap = theme.text.px(self._gap)
        wide = widest * len(sizes) + gap * max(0, len(sizes) - 1)
        if room is not None and wide > room:
            return Column(self.children, self._gap / 2).size(theme, room)
        return wide, max((height for _, height in sizes), default=0)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """From left to right."""
        super().place(rect, theme)
        count = len(self.children)
        gap = theme.text.px(self._gap)
        room = rect.width - gap * (count - 1)
        if any(child.size(theme)[0] > room // max(1, count) for child in self.children):
            Column(self.children, self._gap / 2).place(rect, theme)
            return
        for place, child in enumerate(self.children):
            left = rect.x + room * place // count + gap * place
            right = rect.x + room * (place + 1) // count + gap * place
            child.place(pygame.Rect(left, rect.y, right - left, rect.height), theme)


class Grid(Widget):
    """Widgets in rows of equal columns: each column is as wide as its widest, and the first takes what is left.

    Widgets come row after row, each in the middle of its row's height; gaps are in units.
    """

    def __init__(self, columns: int, children: Sequence[Widget], gap: tuple[float, float] = (0.6, 0.4)) -> None:
        """Raises ValueError if the last row is not full."""
        if len(children) % columns:
            raise ValueError("a grid's rows have to be full")
        super().__init__()
        self.children = tuple(children)
        self._columns = columns
        self._gap = gap

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """All columns side by side, all rows one above the other."""
        widths = self._widths(theme, room)
        gaps = theme.text.px(self._gap[0]) * (self._columns - 1)
        heights = self._heights(theme, widths)
        return sum(widths) + gaps, sum(heights) + theme.text.px(self._gap[1]) * max(0, len(heights) - 1)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Row after row."""
        super().place(rect, theme)
        widths = self._widths(theme, rect.width)
        y = rect.y
        for number, height in enumerate(self._heights(theme, widths)):
            x = rect.x
            for child, width in zip(self._row(number), widths, strict=True):
                own = child.size(theme, width)[1]
                child.place(pygame.Rect(x, y + (height - own) // 2, width, own), theme)
                x += width + theme.text.px(self._gap[0])
            y += height + theme.text.px(self._gap[1])

    def _row(self, number: int) -> tuple[Widget, ...]:
        return self.children[number * self._columns : (number + 1) * self._columns]

    def _widths(self, theme: Theme, room: int | None) -> list[int]:
        widths = [
            max((child.size(theme)[0] for child in self.children[column :: self._columns]), default=0)
            for column in range(self._columns)
        ]
        if room is not None:
            gaps = theme.text.px(self._gap[0]) * (self._columns - 1)
            widths[0] = max(1, room - gaps - sum(widths[1:]))
        return widths

    def _heights(self, theme: Theme, widths: Sequence[int]) -> list[int]:
        rows = range(len(self.children) // self._columns)
        return [
            max(child.size(theme, width)[1] for child, width in zip(self._row(number), widths, strict=True))
            for number in rows
        ]
