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

    Widgets come row after row, each in the middle of its row's height; gaps are in units. Where so little is left for
    the first column that a word of it would be cut, it lies above the others.
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
        above = self._above(theme, widths)
        gaps = theme.text.px(self._gap[0]) * (self._columns - 1)
        heights = [self._height(theme, row, widths, above=above) for row in self._rows()]
        wide = sum(widths[1:]) + gaps + (0 if above else widths[0])
        return wide, sum(heights) + theme.text.px(self._gap[1]) * max(0, len(heights) - 1)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Row after row."""
        super().place(rect, theme)
        widths = self._widths(theme, rect.width)
        above = self._above(theme, widths)
        gap, y = theme.text.px(self._gap[0]), rect.y
        for row in self._rows():
            height = self._height(theme, row, widths, above=above)
            x, top, low = rect.x, y, height
            cells = list(zip(row, widths, strict=True))
            if above:
                over = row[0].size(theme, rect.width)[1]
                row[0].place(pygame.Rect(rect.x, y, rect.width, over), theme)
                top, low, cells = y + over, height - over, cells[1:]
            for child, width in cells:
                own = child.size(theme, width)[1]
                child.place(pygame.Rect(x, top + (low - own) // 2, width, own), theme)
                x += width + gap
            y += height + theme.text.px(self._gap[1])

    def _rows(self) -> list[tuple[Widget, ...]]:
        starts = range(0, len(self.children), self._columns)
        return [self.children[start : start + self._columns] for start in starts]

    def _widths(self, theme: Theme, room: int | None) -> list[int]:
        widths = [
            max((child.size(theme)[0] for child in self.children[column :: self._columns]), default=0)
            for column in range(self._columns)
        ]
        if room is not None:
            gaps = theme.text.px(self._gap[0]) * (self._columns - 1)
            widths[0] = max(1, room - gaps - sum(widths[1:]))
        return widths

    def _above(self, theme: Theme, widths: Sequence[int]) -> bool:
        """Whether the first column lies above the others."""
        least = max((child.size(theme, 1)[0] for child in self.children[:: self._columns]), default=0)
        return self._columns > 1 and widths[0] < least

    def _height(self, theme: Theme, row: Sequence[Widget], widths: Sequence[int], *, above: bool) -> int:
        if above:
            room = sum(widths) + theme.text.px(self._gap[0]) * (self._columns - 1)
            beside = max(child.size(theme, width)[1] for child, width in zip(row[1:], widths[1:], strict=True))
            return row[0].size(theme, room)[1] + beside
        return max(child.size(theme, width)[1] for child, width in zip(row, widths, strict=True))
