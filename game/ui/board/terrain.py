"""Single tiles of a map as surfaces: cut out, turned and scaled, and kept."""

from pathlib import Path

import pygame

from game.maps.picture import FLIP_DIAGONAL, FLIP_X, FLIP_Y, MapPicture
from game.ui.board.shade import PLAIN, Shade


class TileCache:
    """Cuts tiles out of their tilesets' pictures; each picture is read once.

    All surfaces are premultiplied by their alpha, so that scaling leaves no dark fringes: blit them with
    BLEND_PREMULTIPLIED. The shade lies on all of them.
    """

    def __init__(self, picture: MapPicture, shade: Shade = PLAIN) -> None:
        self._picture = picture
        self._shade = shade
        self._images: dict[Path, pygame.Surface] = {}
        self._kept: dict[tuple[int, float], pygame.Surface] = {}
        self._square = 0

    def __len__(self) -> int:
        return len(self._kept)

    def tile(self, gid: int, square: int, opacity: float = 1.0) -> pygame.Surface:
        """The tile with this gid and its flips, scaled for squares of `square` pixels; not to be drawn upon.

        Tiles of one size of square are kept at a time.
        """
        if square != self._square:
            self._kept.clear()
            self._square = square
        key = (gid, opacity)
        tile = self._kept.get(key)
        if tile is None:
            tile = self._kept[key] = self._made(gid, opacity)
        return tile

    def _made(self, gid: int, opacity: float) -> pygame.Surface:
        tileset = self._picture.tileset_of(gid)
        tile = turned(self._image(tileset.image).subsurface(tileset.area(gid)), gid)
        per_tile = self._picture.tile_width
        if self._square != per_tile:
            size = [max(1, round(edge * self._square / per_tile)) for edge in tile.get_size()]
            tile = pygame.transform.smoothscale(tile, size)
        if self._shade != PLAIN:
            tile = self._shade.laid_on(tile)
        if opacity < 1:
            share = round(255 * opacity)
            tile = tile.copy()
            tile.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
        return tile

    def _image(self, path: Path) -> pygame.Surface:
        if path not in self._images:
            self._images[path] = pygame.image.load(path).convert_alpha().premul_alpha()
        return self._images[path]


def turned(tile: pygame.Surface, gid: int) -> pygame.Surface:
    """The tile as the flips of its gid have it: first the diagonal mirror, then across, then down."""
    if gid & FLIP_DIAGONAL:
        tile = pygame.transform.flip(pygame.transform.rotate(tile, 90), False, True)
    if gid & (FLIP_X | FLIP_Y):
        tile = pygame.transform.flip(tile, bool(gid & FLIP_X), bool(gid & FLIP_Y))
    return tile
