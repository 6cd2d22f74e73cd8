"""What a screen needs to draw a map: tile layers and where each tile's picture lies. No surfaces, no drawing."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.maps.sky import PLAIN_DAY, Sky

FLIP_X = 1 << 31
FLIP_Y = 1 << 30
FLIP_DIAGONAL = 1 << 29
"""Swaps columns and rows (a mirror at the falling diagonal); it comes before the other two flips."""
GID = FLIP_DIAGONAL - 1
"""What is left of a gid when its flips are taken away."""

Animation = tuple[tuple[int, int], ...]
"""The frames of a tile that moves, over and over: each a tile by its number in the tileset, and milliseconds."""


@dataclass(frozen=True, slots=True)
class Tileset:
    """A picture cut into tiles; all sizes in pixels. Tile `first_gid + n` is the nth, row by row.

    `animations` are by the number of the tile that moves; its own picture need not be among the frames.
    """

    name: str
    first_gid: int
    count: int
    columns: int
    tile_width: int
    tile_height: int
    margin: int
    spacing: int
    offset_x: int
    offset_y: int
    image: Path
    animations: Mapping[int, Animation] = field(default_factory=dict)

    def area(self, gid: int) -> tuple[int, int, int, int]:
        """Left, top, width and height, in the picture, of the tile with this gid (flips are ignored)."""
        row, column = divmod((gid & GID) - self.first_gid, self.columns)
        left = self.margin + column * (self.tile_width + self.spacing)
        top = self.margin + row * (self.tile_height + self.spacing)
        return left, top, self.tile_width, self.tile_height


@dataclass(frozen=True, slots=True)
class TileLayer:
    """Tiles row by row as gids with their flips, 0 for none; offsets in pixels, opacity from 0 to 1.

    A tile larger than the map's stands on the lower left corner of its square and reaches up and to the right.
    `columns` is the length of a row where it is not the map's own: a layer that lies half a tile off is one wider.
    """

    name: str
    offset_x: int
    offset_y: int
    opacity: float
    gids: tuple[int, ...]
    columns: int = 0


@dataclass(frozen=True, slots=True)
class Light:
    """A lantern or a window: the middle of the square it stands on, in pixels of the map, and how many squares far it
    shines."""

    x: int
    y: int
    reach: int


@dataclass(frozen=True, slots=True)
class MapPicture:
    """A map as drawn: size in squares, size of a square in pixels, visible layers from below, tilesets by first gid.

    `sky` is the hour and the weather; `lights` shine where it is dark.
    """

    width: int
    height: int
    tile_width: int
    tile_height: int
    layers: tuple[TileLayer, ...]
    tilesets: tuple[Tileset, ...]
    sky: Sky = PLAIN_DAY
    lights: tuple[Light, ...] = ()

    def tileset_of(self, gid: int) -> Tileset:
        """The tileset that holds a tile other than 0."""
        firsts = [tileset.first_gid for tileset in self.tilesets]
        return self.tilesets[bisect_right(firsts, gid & GID) - 1]
