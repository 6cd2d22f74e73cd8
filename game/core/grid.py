"""Squares and boards: where things are, before any rule says what that means."""

from collections.abc import Iterator
from dataclasses import dataclass, field

Cell = tuple[int, int]
"""A square as (column, row), counted from the upper left corner, both from 0."""

STEPS: tuple[Cell, ...] = ((0, -1), (-1, 0), (1, 0), (0, 1))
"""The four neighbours in the order in which everything visits them."""


def distance(a: Cell, b: Cell) -> int:
    """Steps between two squares when nothing is in the way (Manhattan distance)."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


@dataclass(frozen=True, slots=True)
class Board:
    """A rectangle of squares, row by row: a terrain id and a level of elevation each; `cells` are the squares in
    this order, so that the square at a place in the layers is `cells[place]`.

    Raises ValueError when a layer does not hold `width * height` entries.
    """

    width: int
    height: int
    terrain: tuple[str, ...]
    elevation: tuple[int, ...]
    cells: tuple[Cell, ...] = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        size = self.width * self.height
        if self.width < 1 or self.height < 1 or len(self.terrain) != size or len(self.elevation) != size:
            raise ValueError(f"a board of {self.width} x {self.height} needs {size} squares a layer")
        key = (self.width, self.height, self.terrain, self.elevation)
        object.__setattr__(self, "_hash", hash(key))
        cells = tuple((x, y) for y in range(self.height) for x in range(self.width))
        object.__setattr__(self, "cells", cells)

    def __hash__(self) -> int:
        return self._hash

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def index(self, cell: Cell) -> int:
        """The square's place in the row-by-row layers."""
        return cell[1] * self.width + cell[0]

    def terrain_at(self, cell: Cell) -> str:
        """The id of the terrain on a square of the board."""
        return self.terrain[cell[1] * self.width + cell[0]]

    def level_at(self, cell: Cell) -> int:
        """The elevation of a square of the board."""
        return self.elevation[cell[1] * self.width + cell[0]]

    def neighbours(self, cell: Cell) -> Iterator[Cell]:
        """The squares beside one, at most four, in the order of STEPS."""
        x, y = cell
        for dx, dy in STEPS:
            if 0 <= x + dx < self.width and 0 <= y + dy < self.height:
                yield (x + dx, y + dy)

    def within(self, centre: Cell, low: int, high: int) -> Iterator[Cell]:
        """Squares whose distance from the centre is at least `low` and at most `high`, row by row."""
        cx, cy = centre
        for y in range(max(0, cy - high), min(self.height, cy + high + 1)):
            span = high - abs(y - cy)
            for x in range(max(0, cx - span), min(self.width, cx + span + 1)):
                if abs(x - cx) + abs(y - cy) >= low:
                    yield (x, y)
