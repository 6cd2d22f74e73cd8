"""The ground of the board in chunks of 512 pixels: made when first seen, or a little ahead, and a few of them kept."""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.maps.picture import GID, MapPicture, TileLayer
from game.ui.board.contours import contours
from game.ui.board.stamps import Stamps
from game.ui.board.terrain import TileCache
from game.ui.camera import Camera
from game.ui.theme import INK

CHUNK = 512
"""The edge of a chunk in pixels of the board as drawn."""
_AHEAD = 160
"""How far beyond the window chunks are made ready, in pixels."""
_SPARE = 6
"""Chunks kept besides those in view or just out of it."""
_BAND = 64
"""How many squares of a layer are drawn in one go while a chunk is made ready."""
_GRID_ALPHA = 34

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Extent:
    """How far a layer's tiles reach from the lower left corner of their square, in pixels of the map."""

    left: int
    up: int
    right: int
    down: int


class _Chunk:
    """A piece of ground, perhaps not finished."""

    __slots__ = ("steps", "surface")

    def __init__(self, surface: pygame.Surface, steps: Iterator[None]) -> None:
        self.surface = surface
        self.steps: Iterator[None] | None = steps

    def advance(self) -> bool:
        """Draw a little more; whether that was the last of it."""
        if self.steps is not None and next(self.steps, _END) is _END:
            self.steps = None
        return self.steps is None

    def finish(self) -> None:
        while not self.advance():
            pass


_END = object()


class Chunks:
    """The map's layers, the grid and the lines of height, drawn once and shown from memory."""

    def __init__(self, picture: MapPicture, stamps: Stamps, elevation: tuple[int, ...] = ()) -> None:
        self._picture = picture
        self._tiles = TileCache(picture)
        self._stamps = stamps
        self._contours = contours(picture.width, picture.height, elevation)
        self._extents = tuple(_extent(picture, layer) for layer in picture.layers)
        self._kept: OrderedDict[Place, _Chunk] = OrderedDict()
        self._square = 0

    def __len__(self) -> int:
        return len(self._kept)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, camera: Camera) -> None:
        """Draw the ground seen through `rect`, and then a little of what may be seen next."""
        left, top = rect.x - camera.x, rect.y - camera.y
        seen = self.prepare(camera)
        surface.fblits([(ground, (left + x * CHUNK, top + y * CHUNK)) for (x, y), ground in seen])
        self._look_ahead(camera, len(seen))

    def prepare(self, camera: Camera) -> list[tuple[Place, pygame.Surface]]:
        """Make all chunks in view ready; gives them with their places (column and row of chunks)."""
        if camera.square != self._square:
            self._kept.clear()
            self._square = camera.square
        found = []
        for place in self._places(camera, 0):
            chunk = self._chunk(place)
            chunk.finish()
            found.append((place, chunk.surface))
        return found

    def _look_ahead(self, camera: Camera, seen: int) -> None:
        """Get one chunk just out of view a little more ready, and forget those longest out of view."""
        wanted = self._places(camera, _AHEAD)
        for place in wanted:
            chunk = self._chunk(place)
            if chunk.steps is not None:
                chunk.advance()
                break
        while len(self._kept) > max(seen, len(wanted)) + _SPARE:
            self._kept.popitem(last=False)

    def _places(self, camera: Camera, margin: int) -> list[Place]:
        last_column = (self._picture.width * camera.square - 1) // CHUNK
        last_row = (self._picture.height * camera.square - 1) // CHUNK
        columns = range(
            max(0, (camera.x - margin) // CHUNK), min(last_column, (camera.x + camera.width - 1 + margin) // CHUNK) + 1
        )
        rows = range(
            max(0, (camera.y - margin) // CHUNK), min(last_row, (camera.y + camera.height - 1 + margin) // CHUNK) + 1
        )
        return [(column, row) for row in rows for column in columns]

    def _chunk(self, place: Place) -> _Chunk:
        chunk = self._kept.get(place)
        if chunk is None:
            chunk = self._kept[place] = self._begun(place)
        else:
            self._kept.move_to_end(place)
        return chunk

    def _begun(self, place: Place) -> _Chunk:
        left, top = place[0] * CHUNK, place[1] * CHUNK
        square = self._square
        width = min(CHUNK, self._picture.width * square - left)
        height = min(CHUNK, self._picture.height * square - top)
        surface = pygame.Surface((width, height)).convert()
        return _Chunk(surface, self._steps(surface, pygame.Rect(left, top, width, height), square))

    def _steps(self, surface: pygame.Surface, area: pygame.Rect, square: int) -> Iterator[None]:
        for layer, extent in zip(self._picture.layers, self._extents, strict=True):
            columns, rows = self._touching(layer, extent, area, square)
            band = max(1, _BAND // max(1, len(columns)))
            for first in range(rows.start, rows.stop, band):
                blits = self._blits(layer, columns, range(first, min(rows.stop, first + band)), area, square)
                if blits:
                    surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)
                    yield
        self._lines(surface, area, square)

    def _touching(self, layer: TileLayer, extent: _Extent, area: pygame.Rect, square: int) -> tuple[range, range]:
        """The columns and rows of a layer whose tiles may be seen in the area, with one to spare on each side."""
        per_tile = self._picture.tile_width
        first = (area.left * per_tile // square - layer.offset_x - extent.right) // per_tile - 1
        last = (area.right * per_tile // square - layer.offset_x - extent.left) // per_tile + 1
        upper = (area.top * per_tile // square - layer.offset_y - extent.down) // per_tile - 2
        lower = (area.bottom * per_tile // square - layer.offset_y + extent.up) // per_tile + 1
        across = layer.columns or self._picture.width
        columns = range(max(0, int(first)), min(across, int(last) + 1))
        return columns, range(max(0, int(upper)), min(len(layer.gids) // across, int(lower) + 1))

    def _blits(
        self, layer: TileLayer, columns: range, rows: range, area: pygame.Rect, square: int
    ) -> list[tuple[pygame.Surface, Place]]:
        """Tiles stand on the lower left corner of their square, row after row from the back."""
        picture, tile_of = self._picture, self._tiles.tile
        across = round(layer.offset_x * square / picture.tile_width) - area.left
        down = round(layer.offset_y * square / picture.tile_width) - area.top
        blits = []
        for row in rows:
            foot = (row + 1) * square + down
            for column in columns:
                gid = layer.gids[row * (layer.columns or picture.width) + column]
                if gid:
                    tile, tileset = tile_of(gid, square, layer.opacity), picture.tileset_of(gid)
                    x = column * square + across + round(tileset.offset_x * square / picture.tile_width)
                    y = foot - tile.get_height() + round(tileset.offset_y * square / picture.tile_width)
                    blits.append((tile, (x, y)))
        return blits

    def _lines(self, surface: pygame.Surface, area: pygame.Rect, square: int) -> None:
        """The grid, and lines where the ground rises."""
        ink = pygame.Color(INK)
        ink.a = _GRID_ALPHA
        for size, step, start in (((area.width, 1), (0, 1), area.top), ((1, area.height), (1, 0), area.left)):
            line = pygame.Surface(size, pygame.SRCALPHA)
            line.fill(ink)
            end = start + (area.height if step[1] else area.width)
            places = range(-(-start // square) * square - start, end - start, square)
            surface.fblits([(line, (step[0] * at, step[1] * at)) for at in places])
        columns = range(area.left // square, -(-area.right // square))
        rows = range(area.top // square, -(-area.bottom // square))
        for row in rows:
            for column in columns:
                if (column, row) in self._contours:
                    stamp = self._stamps.stamp(f"contour {self._contours[column, row]}", square)
                    surface.blit(stamp, (column * square - area.left, row * square - area.top))


def _extent(picture: MapPicture, layer: TileLayer) -> _Extent:
    """How far the tiles of a layer reach; a tile on its side is as wide as it is high."""
    used = {picture.tileset_of(gid).first_gid: picture.tileset_of(gid) for gid in {g & GID for g in layer.gids} - {0}}
    sets = used.values()
    longest = max((max(s.tile_width, s.tile_height) for s in sets), default=0)
    return _Extent(
        left=min((s.offset_x for s in sets), default=0),
        right=longest + max((s.offset_x for s in sets), default=0),
        up=longest - min((s.offset_y for s in sets), default=0),
        down=max((s.offset_y for s in sets), default=0),
    )
