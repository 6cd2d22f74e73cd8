"""Single tiles of a map as surfaces: cut out, turned and scaled, and kept."""

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

import pygame

from game.maps.picture import FLIP_DIAGONAL, FLIP_X, FLIP_Y, MapPicture
from game.ui.board.shade import PLAIN, Shade

Blit = tuple[pygame.Surface, tuple[int, int]]
Batch = tuple[int, list[Blit]]
"""Tiles to be drawn in one go, and the flag to draw them with."""


class TileCache:
    """Cuts tiles out of their tilesets' pictures; each picture is read once.

    All surfaces are premultiplied by their alpha, so that scaling leaves no dark fringes: blit them with
    BLEND_PREMULTIPLIED. The shade lies on all of them. If `solid` is asked for, tiles without a clear pixel have no
    alpha, and are drawn in half the time by `blit_tiles`.
    """

    def __init__(self, picture: MapPicture, shade: Shade = PLAIN, *, solid: bool = False) -> None:
        self._picture = picture
        self._shade = shade
        self._solid = solid
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
        if self._solid and pygame.mask.from_surface(tile, 254).count() == tile.get_width() * tile.get_height():
            tile = tile.convert()
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


def batches(blits: Iterable[Blit]) -> list[Batch]:
    """Tiles, some of them without alpha, in as few batches as their order allows."""
    groups = groupby(blits, lambda blit: blit[0].get_flags() & pygame.SRCALPHA)
    return [(pygame.BLEND_PREMULTIPLIED if alpha else 0, list(group)) for alpha, group in groups]


def blit_tiles(surface: pygame.Surface, batched: Iterable[Batch]) -> None:
    """Draw tiles in their order."""
    for flag, blits in batched:
        surface.fblits(blits, flag)
