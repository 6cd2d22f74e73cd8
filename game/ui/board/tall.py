"""Tall things of a map, such as trees: they stand on their row, before what stands in the rows behind.

What is laid over the ground lies under them, and its outline is drawn on them once more. Where they reach over a piece
in a row behind they are thin, so that nobody is hidden.
"""

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from game.core.grid import Cell
from game.maps.picture import MapPicture, TileLayer
from game.ui.board.frames import Frames
from game.ui.board.glow import LEVELS, Glow
from game.ui.board.outline import Point, draw_dots
from game.ui.board.overlays import Marks
from game.ui.board.stamps import Stamps
from game.ui.board.terrain import Blit, TileCache
from game.ui.camera import Camera

TALL_LAYER = "tall"
"""Every tile of a layer with this name is tall; in other layers those are that are higher than a square."""

RIMMED = frozenset({"reach", "target", "danger", "aim", "selected", "path", "threat", "spell", "area"})
"""The marks that are outlined on tall things."""
_WHOLE = frozenset({"path", "threat"})
"""Those of them that are all outline, and are drawn whole."""
_THINNEST, _THIN_KEPT = 0.3, 96
"""How much is left of a tall thing's upper edge where it reaches over a piece, and how many such pictures are kept."""


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


@dataclass(frozen=True, slots=True)
class _Thing:
    """A tall tile: where it is in pixels of the map, and what to draw it with. `behind` are the squares of rows behind
    its own that it reaches into."""

    gid: int
    left: int
    foot: int
    columns: range
    behind: tuple[Cell, ...]
    layer: TileLayer
    tiles: TileCache


class Tall:
    """The tall tiles by row, from the back to the front, each in the light that falls on it."""

    def __init__(self, picture: MapPicture, stamps: Stamps, frames: Frames | None = None) -> None:
        self._picture = picture
        self._stamps = stamps
        self._frames = frames or Frames(picture)
        self._thinned = lru_cache(maxsize=_THIN_KEPT)(_thinned)
        self._rims: dict[int, list[tuple[str, Cell, float]]] = {}
        self._dots: dict[int, list[Point]] = {}
        self._rows: dict[int, list[_Thing]] = {}
        self._covered: dict[Cell, dict[int, float]] = {}
        glow = Glow(picture)
        tiles = [TileCache(picture, glow.shade(level)) for level in range(LEVELS)]
        for layer in picture.layers:
            for place, gid in enumerate(layer.gids):
                if gid:
                    row, column = divmod(place, layer.columns or picture.width)
                    level = glow.level((column + 0.5) * picture.tile_width, (row + 0.5) * picture.tile_height)
                    self._stand(gid, column, row, layer, tiles[level])
        things = [thing for row in self._rows.values() for thing in row]
        self._beyond = max(
            (row - y for row, row_of in self._rows.items() for t in row_of for _, y in t.behind), default=0
        )
        self._across = max((len(thing.columns) for thing in things), default=0)

    def _stand(self, gid: int, column: int, row: int, layer: TileLayer, tiles: TileCache) -> None:
        """Put a tall tile on its row, and note which share of each square it covers, from below."""
        edge, tileset = self._picture.tile_width, self._picture.tileset_of(gid)
        left = column * edge + layer.offset_x + tileset.offset_x
        foot = (row + 1) * edge + layer.offset_y + tileset.offset_y
        top = foot - tileset.tile_height
        columns = range(left // edge, -(-(left + tileset.tile_width) // edge))
        back = range(top // edge, row)
        behind = tuple((x, y) for y in back for x in columns)
        self._rows.setdefault(row, []).append(_Thing(gid, left, foot, columns, behind, layer, tiles))
        for x, y in (*behind, *((x, row) for x in columns)):
            share = 1.0 if y == row else ((y + 1) * edge - max(top, y * edge)) / edge
            covered = self._covered.setdefault((x, y), {})
            covered[row] = max(share, covered.get(row, 0.0))

    def rows(self, camera: Camera) -> list[int]:
        """The rows with tall things that may be in view."""
        seen = camera.seen()[1]
        return [row for row in range(seen.start - 1, seen.stop + self._beyond + 1) if row in self._rows]

    def moving(self, camera: Camera) -> bool:
        """Whether tall things that move are in view."""
        rows = self.rows(camera) if self._frames.moving else ()
        return any(thing.gid in self._frames.moving for row in rows for thing in self._in_view(row, camera))

    def light(self, marks: Marks, dots: Sequence[Point]) -> None:
        """Remember which of these marks have to be outlined on tall things, and the dots that have to lie on them."""
        self._rims, self._dots = {}, {}
        for point in dots:
            self._dots.setdefault(math.floor(point[1] + 0.5), []).append(point)
        for name, cell in marks:
            kind = name.partition(" ")[0]
            if kind in RIMMED:
                shown = name if kind in _WHOLE else f"rim {name}"
                for row, share in self._covered.get(cell, {}).items():
                    self._rims.setdefault(row, []).append((shown, cell, share))

    def draw(
        self,
        surface: pygame.Surface,
        row: int,
        camera: Camera,
        corner: tuple[int, int],
        occupied: Collection[Cell] = (),
    ) -> None:
        """Draw the tall things of a row, thin where they reach over a piece on one of the `occupied` squares; `corner`
        is where the board's upper left pixel would be."""
        surface.fblits(self._blits(row, camera, corner, occupied), pygame.BLEND_PREMULTIPLIED)
        surface.fblits([self._rim(*rim, camera.square, corner) for rim in self._rims.get(row, ())])
        draw_dots(surface, self._stamps, corner, camera.square, self._dots.get(row, ()))

    def _rim(self, name: str, cell: Cell, share: float, square: int, corner: tuple[int, int]) -> Blit:
        """The lower share of a mark, as much as tall things cover of its square."""
        stamp, skipped = self._stamps.stamp(name, square), round((1 - share) * square)
        if skipped:
            stamp = stamp.subsurface((0, skipped, square, square - skipped))
        return stamp, (corner[0] + cell[0] * square, corner[1] + cell[1] * square + skipped)

    def _blits(self, row: int, camera: Camera, corner: tuple[int, int], occupied: Collection[Cell]) -> list[Blit]:
        square, per_tile, frame = camera.square, self._picture.tile_width, self._frames.of
        found = []
        for thing in self._in_view(row, camera):
            tile = thing.tiles.tile(frame(thing.gid), square, thing.layer.opacity)
            top = round(thing.foot * square / per_tile) - tile.get_height()
            if any(cell in occupied for cell in thing.behind):
                tile = self._thinned(tile, row * square - top)
            found.append((tile, (corner[0] + round(thing.left * square / per_tile), corner[1] + top)))
        return found

    def _in_view(self, row: int, camera: Camera) -> Iterator[_Thing]:
        columns = camera.seen()[0]
        first, last = columns.start - self._across, columns.stop
        return (thing for thing in self._rows[row] if first <= thing.columns.start <= last)


def _thinned(tile: pygame.Surface, high: int) -> pygame.Surface:
    """The tile with its uppermost `high` pixels half clear, ever less so towards their lower edge."""
    thin = tile.copy()
    for y in range(min(high, thin.get_height())):
        share = round(255 * (_THINNEST + (1 - _THINNEST) * (y / high) ** 3))
        thin.fill((share,) * 4, (0, y, thin.get_width(), 1), special_flags=pygame.BLEND_RGBA_MULT)
    return thin
