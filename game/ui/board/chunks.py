"""The ground of the board in chunks of 512 pixels: made when first seen, or a little ahead, and a few of them kept."""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.maps.picture import GID, MapPicture, TileLayer
from game.ui.board.contours import contours
from game.ui.board.frames import Frames, Phase
from game.ui.board.glow import Glow
from game.ui.board.patches import Drawn, Patches, moving_areas
from game.ui.board.shade import shade_of
from game.ui.board.stamps import Stamps
from game.ui.board.terrain import Blit, TileCache, batches, blit_tiles
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
    """A piece of ground, perhaps not finished; once it is, what moves on it, as it was in a phase."""

    __slots__ = ("patches", "phase", "steps", "surface")

    def __init__(self, surface: pygame.Surface, phase: Phase) -> None:
        self.surface = surface
        self.phase = phase
        self.patches: Patches | None = None
        self.steps: Iterator[None] | None = None

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
    """The map's layers, the grid and the lines of height, drawn once and shown from memory.

    Where tiles move, their squares are drawn anew when the frames have changed.
    """

    def __init__(
        self, picture: MapPicture, stamps: Stamps, elevation: tuple[int, ...] = (), frames: Frames | None = None
    ) -> None:
        self._picture = picture
        self._frames = frames or Frames(picture)
        self._tiles = TileCache(picture, shade_of(picture.sky), solid=True)
        self._glow = Glow(picture)
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
            if chunk.patches and chunk.phase != self._frames.phase:
                chunk.patches.paint(chunk.surface, self._frames, self._tiles, self._square)
                chunk.phase = self._frames.phase
            found.append((place, chunk.surface))
        return found

    def moving(self, camera: Camera) -> bool:
        """Whether tiles that move are in view, as far as it has been drawn."""
        chunks = (self._kept.get(place) for place in self._places(camera, 0))
        return any(chunk.patches for chunk in chunks if chunk)

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
        chunk = _Chunk(pygame.Surface((width, height)).convert(), self._frames.first)
        chunk.steps = self._steps(chunk, pygame.Rect(left, top, width, height), square)
        return chunk

    def _steps(self, chunk: _Chunk, area: pygame.Rect, square: int) -> Iterator[None]:
        tiles: list[Drawn] = []
        for layer, extent in zip(self._picture.layers, self._extents, strict=True):
            columns, rows = self._touching(layer, extent, area, square)
            band = max(1, _BAND // max(1, len(columns)))
            for first in range(rows.start, rows.stop, band):
                drawn = self._drawn(layer, columns, range(first, min(rows.stop, first + band)), area, square)
                if drawn:
                    blit_tiles(chunk.surface, batches(blit for _, _, blit in drawn))
                    tiles += drawn
                    yield
        glows, lines = self._glow.on(area, square), self._lines(area, square)
        chunk.surface.fblits(glows, pygame.BLEND_RGB_ADD)
        chunk.surface.fblits(lines)
        if self._frames.moving:
            chunk.patches = Patches(moving_areas(tiles, self._frames.moving, area, square), tiles, glows, lines)

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

    def _drawn(self, layer: TileLayer, columns: range, rows: range, area: pygame.Rect, square: int) -> list[Drawn]:
        """Tiles stand on the lower left corner of their square, row after row from the back."""
        picture, tile_of, first = self._picture, self._tiles.tile, self._frames.at_first
        across = round(layer.offset_x * square / picture.tile_width) - area.left
        down = round(layer.offset_y * square / picture.tile_width) - area.top
        drawn = []
        for row in rows:
            foot = (row + 1) * square + down
            for column in columns:
                gid = layer.gids[row * (layer.columns or picture.width) + column]
                if gid:
                    tile, tileset = tile_of(first(gid), square, layer.opacity), picture.tileset_of(gid)
                    x = column * square + across + round(tileset.offset_x * square / picture.tile_width)
                    y = foot - tile.get_height() + round(tileset.offset_y * square / picture.tile_width)
                    drawn.append((gid, layer.opacity, (tile, (x, y))))
        return drawn

    def _lines(self, area: pygame.Rect, square: int) -> list[Blit]:
        """The grid, and lines where the ground rises."""
        ink = pygame.Color(INK)
        ink.a = _GRID_ALPHA
        blits: list[Blit] = []
        for size, step, start in (((area.width, 1), (0, 1), area.top), ((1, area.height), (1, 0), area.left)):
            line = pygame.Surface(size, pygame.SRCALPHA)
            line.fill(ink)
            end = start + (area.height if step[1] else area.width)
            places = range(-(-start // square) * square - start, end - start, square)
            blits += [(line, (step[0] * at, step[1] * at)) for at in places]
        columns = range(area.left // square, -(-area.right // square))
        rows = range(area.top // square, -(-area.bottom // square))
        for row in rows:
            for column in columns:
                if (column, row) in self._contours:
                    stamp = self._stamps.stamp(f"contour {self._contours[column, row]}", square)
                    blits.append((stamp, (column * square - area.left, row * square - area.top)))
        return blits


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
