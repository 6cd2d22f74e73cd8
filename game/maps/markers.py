"""Objects of a map as markers on squares: what Tiled places in pixels, turned or flipped, lands where it is seen."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import floor

from game.core.grid import Cell
from game.core.ids import Side
from game.maps.faults import Faults
from game.maps.project import Value

SIDES: tuple[Side, ...] = ("red", "blue", "green", "violet")
"""The sides a map may have, in the order the battle counts them."""
_SLACK = 0.25
"""How far from the grid, in squares, a marker may lie and still mean the square."""
_USE_MARKER = "use a marker from the markers tileset, or a point"
_TURNS = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
"""Cosine and sine of Tiled's clockwise turns."""


@dataclass(frozen=True, slots=True)
class Placed:
    """An object as Tiled wrote it: sizes and place in pixels, a tile object by its lower left corner."""

    id: int
    name: str
    kind: str
    shape: str
    x: float
    y: float
    width: float
    height: float
    rotation: float
    layer: str
    properties: Mapping[str, Value]

    @property
    def where(self) -> str:
        """The object as messages name it."""
        return f"layer {self.layer}, object {self.id}" + (f" '{self.name}'" if self.name else "")

    def text(self, name: str) -> str:
        """A property as text, "" if it is missing."""
        return str(self.properties.get(name, "")).strip()


@dataclass(frozen=True, slots=True)
class Grid:
    """The squares of a map and their size in pixels."""

    width: int
    height: int
    tile: int

    def square(self, placed: Placed, faults: Faults) -> Cell | None:
        """The one square an object stands on; None, with a fault noted, if it stands on none or between two."""
        if placed.shape not in ("tile", "point", "rectangle"):
            faults.error(placed.where, f"is drawn as {placed.shape}", _USE_MARKER)
            return None
        box = self._box(placed, faults)
        if box is None:
            return None
        left, top, right, bottom = box
        if right - left > 1.5 or bottom - top > 1.5:
            faults.error(placed.where, "is larger than one square", _USE_MARKER)
            return None
        x, y = (left + right) / 2, (top + bottom) / 2
        cell = floor(x), floor(y)
        if not (0 <= cell[0] < self.width and 0 <= cell[1] < self.height):
            where = f"{placed.where}, square {cell[0]},{cell[1]}"
            faults.error(where, "stands off the board", f"move it onto the {self.width} x {self.height} squares")
            return None
        if placed.shape != "point" and max(abs(x - cell[0] - 0.5), abs(y - cell[1] - 0.5)) > _SLACK:
            what = f"stands between squares, at {left:g},{top:g}"
            faults.error(placed.where, what, "switch View > Snapping > Snap to Grid on and move it")
            return None
        return cell

    def squares(self, placed: Placed, faults: Faults) -> tuple[Cell, ...]:
        """The squares a rectangle or marker covers, row by row; none, with a fault noted, if it covers none."""
        if placed.shape == "point" or (placed.shape == "rectangle" and not (placed.width and placed.height)):
            faults.error(placed.where, "has no area", "draw a rectangle over its squares or place a marker")
            return ()
        if placed.shape != "rectangle":
            cell = self.square(placed, faults)
            return () if cell is None else (cell,)
        box = self._box(placed, faults)
        if box is None:
            return ()
        left, top, right, bottom = edges = tuple(map(_nearest, box))
        if any(abs(a - b) > _SLACK for a, b in zip(edges, box, strict=True)) or left == right or top == bottom:
            what = f"does not follow the grid: {box[0]:g},{box[1]:g} to {box[2]:g},{box[3]:g}"
            faults.error(placed.where, what, "switch View > Snapping > Snap to Grid on and draw it again")
        elif left < 0 or top < 0 or right > self.width or bottom > self.height:
            what = f"reaches off the board, from square {left},{top} to {right - 1},{bottom - 1}"
            faults.error(placed.where, what, f"keep it on the {self.width} x {self.height} squares")
        else:
            return tuple((x, y) for y in range(top, bottom) for x in range(left, right))
        return ()

    def _box(self, placed: Placed, faults: Faults) -> tuple[float, float, float, float] | None:
        """Left, top, right and bottom in squares, after a quarter turn about the corner Tiled turns about."""
        turn = _TURNS.get(round(placed.rotation) % 360)
        if turn is None or placed.rotation != round(placed.rotation):
            faults.error(placed.where, f"is turned by {placed.rotation:g} degrees", "set its Rotation to 0")
            return None
        cos, sin = turn
        up = -placed.height if placed.shape == "tile" else placed.height
        xs = [placed.x, placed.x + cos * placed.width - sin * up]
        ys = [placed.y, placed.y + sin * placed.width + cos * up]
        return min(xs) / self.tile, min(ys) / self.tile, max(xs) / self.tile, max(ys) / self.tile


def _nearest(value: float) -> int:
    return floor(value + 0.5)
