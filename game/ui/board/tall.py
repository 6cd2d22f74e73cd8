"""Tall things of a map, such as trees: they stand on their row, before what stands in the rows behind.

What is laid over the ground lies under them, and only its outline is drawn on them once more.
"""

import math
from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.core.grid import Cell
from game.maps.picture import MapPicture, TileLayer
from game.ui.board.frames import Frames
from game.ui.board.glow import LEVELS, Glow
from game.ui.board.outline import Point, draw_dots
from game.ui.board.overlays import Marks
from game.ui.board.stamps import Stamps
from game.ui.board.terrain import TileCache
from game.ui.camera import Camera

TALL_LAYER = "tall"
"""Every tile of a layer with this name is tall; in other layers those are that are higher than a square."""

RIMMED = frozenset({"reach", "target", "danger", "aim", "selected", "path"})
"""The marks that are outlined on tall things; a path, which is all outline, is drawn whole."""

Blit = tuple[pygame.Surface, tuple[int, int]]


def parted(picture: MapPicture) -> tuple[MapPicture, MapPicture]:
    """The map's flat ground, and its tall things alone."""
    flat, tall = [], []
    for layer in picture.layers:
        high = {gid for gid in set(layer.gids) - {0} if is_tall(picture, layer, gid)}
        flat.append(replace(layer, gids=tuple(0 if gid in high else gid for gid in layer.gids)))
        if high:
            tall.append(replace(layer, gids=tuple(gid if gid in high else 0 for gid in layer.gids)))
    return replace(picture, layers=tuple(flat)), replace(picture, layers=tuple(tall))


def is_tall(picture: MapPicture, layer: TileLayer, gid: int) -> bool:
    """Whether a tile of a layer stands before the pieces behind it."""
    return layer.name == TALL_LAYER or picture.tileset_of(gid).tile_height > picture.tile_height


class Tall:
    """The tall tiles by row, from the back to the front, each in the light that falls on it."""

    def __init__(self, picture: MapPicture, stamps: Stamps, frames: Frames | None = None) -> None:
        self._picture = picture
        self._stamps = stamps
        self._rims: dict[int, list[tuple[str, Cell]]] = {}
        self._dots: dict[int, list[Point]] = {}
        self._frames = frames or Frames(picture)
        glow = Glow(picture)
        self._tiles = [TileCache(picture, glow.shade(level)) for level in range(LEVELS)]
        self._rows: dict[int, list[tuple[int, int, TileLayer, TileCache]]] = {}
        for layer in picture.layers:
            for place, gid in enumerate(layer.gids):
                if gid:
                    row, column = divmod(place, layer.columns or picture.width)
                    level = glow.level((column + 0.5) * picture.tile_width, (row + 0.5) * picture.tile_height)
                    self._rows.setdefault(row, []).append((column, gid, layer, self._tiles[level]))
        high = max(
            (picture.tileset_of(gid).tile_height for la in picture.layers for gid in {*la.gids} - {0}), default=0
        )
        self._beyond = -(-high // picture.tile_height) + 1

    def rows(self, camera: Camera) -> list[int]:
        """The rows with tall things that may be in view."""
        seen = camera.seen()[1]
        return [row for row in range(seen.start - 1, seen.stop + self._beyond) if row in self._rows]

    def moving(self, camera: Camera) -> bool:
        """Whether tall things that move are in view."""
        columns, moving = camera.seen()[0], self._frames.moving
        return any(
            gid in moving and columns.start - self._beyond <= column <= columns.stop
            for row in (self.rows(camera) if moving else ())
            for column, gid, *_ in self._rows[row]
        )

    def light(self, marks: Marks, dots: Sequence[Point]) -> None:
        """Remember which of these marks have to be outlined on tall things, and the dots that have to lie on them."""
        tall = {(column, row) for row, tiles in self._rows.items() for column, *_ in tiles}
        self._rims, self._dots = {}, {}
        for point in dots:
            self._dots.setdefault(math.floor(point[1] + 0.5), []).append(point)
        for name, cell in marks:
            kind = name.partition(" ")[0]
            if cell in tall and kind in RIMMED:
                self._rims.setdefault(cell[1], []).append((name if kind == "path" else f"rim {name}", cell))

    def draw(self, surface: pygame.Surface, row: int, camera: Camera, corner: tuple[int, int]) -> None:
        """Draw the tall things of a row; `corner` is where the board's upper left pixel would be."""
        surface.fblits(self._blits(row, camera, corner), pygame.BLEND_PREMULTIPLIED)
        square, stamp = camera.square, self._stamps.stamp
        rims = self._rims.get(row, ())
        surface.fblits([(stamp(n, square), (corner[0] + x * square, corner[1] + y * square)) for n, (x, y) in rims])
        draw_dots(surface, self._stamps, corner, square, self._dots.get(row, ()))

    def _blits(self, row: int, camera: Camera, corner: tuple[int, int]) -> list[Blit]:
        square, per_tile = camera.square, self._picture.tile_width
        columns = camera.seen()[0]
        found = []
        frame = self._frames.of
        for column, gid, layer, tiles in self._rows[row]:
            if columns.start - self._beyond <= column <= columns.stop:
                tile, tileset = tiles.tile(frame(gid), square, layer.opacity), self._picture.tileset_of(gid)
                x = column * square + round((layer.offset_x + tileset.offset_x) * square / per_tile)
                foot = (row + 1) * square + round((layer.offset_y + tileset.offset_y) * square / per_tile)
                found.append((tile, (corner[0] + x, corner[1] + foot - tile.get_height())))
        return found
