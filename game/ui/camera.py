"""Where the board is in the window: which part is seen, how large a square is, which square is pointed at."""

from dataclasses import dataclass, replace

ZOOMS = (16, 32, 48, 64, 80, 96, 112, 128)
"""The edges a square may have, in pixels: whole quarters of 64."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A view of a board of `columns` by `rows` squares through a window part of `width` by `height` pixels.

    `x` and `y` are the board's pixels at the upper left corner of that part; a board smaller than the part lies in
    its middle.
    """

    columns: int
    rows: int
    width: int
    height: int
    square: int = 64
    x: int = 0
    y: int = 0

    def kept(self) -> "Camera":
        """The same view, moved so that it does not look past the board's edge."""
        return replace(
            self,
            x=_within(self.x, self.columns * self.square, self.width),
            y=_within(self.y, self.rows * self.square, self.height),
        )

    def moved(self, dx: int, dy: int) -> "Camera":
        """The view moved by pixels over the board."""
        return replace(self, x=self.x + dx, y=self.y + dy).kept()

    def resized(self, width: int, height: int) -> "Camera":
        """The view through another part of the window, with the same middle."""
        dx, dy = (self.width - width) // 2, (self.height - height) // 2
        return replace(self, width=width, height=height, x=self.x + dx, y=self.y + dy).kept()

    def centred(self, column: int, row: int) -> "Camera":
        """The view with a square in its middle, as far as the board's edges allow."""
        x = column * self.square + (self.square - self.width) // 2
        y = row * self.square + (self.square - self.height) // 2
        return replace(self, x=x, y=y).kept()

    def showing(self, column: int, row: int, margin: int = 1) -> "Camera":
        """The view moved as little as needed to show a square with `margin` squares around it."""
        reach = margin * self.square
        left, top = column * self.square, row * self.square
        x = min(max(self.x, left + self.square + reach - self.width), left - reach)
        y = min(max(self.y, top + self.square + reach - self.height), top - reach)
        return replace(self, x=x, y=y).kept()

    def zoomed(self, steps: int, at: tuple[int, int]) -> "Camera":
        """The view with larger or smaller squares; what is under the point `at` (pixels of the part) stays there."""
        place = ZOOMS.index(self.square) + steps
        square = ZOOMS[max(0, min(len(ZOOMS) - 1, place))]
        x = (self.x + at[0]) * square // self.square - at[0]
        y = (self.y + at[1]) * square // self.square - at[1]
        return replace(self, square=square, x=x, y=y).kept()

    def corner(self, column: int, row: int) -> tuple[int, int]:
        """The upper left pixel of a square, from the part's own corner."""
        return column * self.square - self.x, row * self.square - self.y

    def cell(self, px: int, py: int) -> tuple[int, int] | None:
        """The square under a pixel of the part as (column, row), or None outside the board or the part."""
        if not (0 <= px < self.width and 0 <= py < self.height):
            return None
        column, row = (px + self.x) // self.square, (py + self.y) // self.square
        return (column, row) if 0 <= column < self.columns and 0 <= row < self.rows else None

    def seen(self) -> tuple[range, range]:
        """The columns and rows that are at least partly in view."""
        columns = range(max(0, self.x // self.square), min(self.columns, -(-(self.x + self.width) // self.square)))
        rows = range(max(0, self.y // self.square), min(self.rows, -(-(self.y + self.height) // self.square)))
        return columns, rows


def _within(offset: int, board: int, part: int) -> int:
    if board <= part:
        return (board - part) // 2
    return max(0, min(offset, board - part))
