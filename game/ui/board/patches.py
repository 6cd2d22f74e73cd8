"""The squares of a piece of ground on which something moves: only these are drawn anew when frames change."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.core.grid import Cell
from game.ui.board.frames import Frames, Phase
from game.ui.board.terrain import Batch, Blit, TileCache, batches, blit_tiles

_PHASES_KEPT = 8
"""Phases whose lists of tiles are kept."""

Drawn = tuple[int, float, Blit]
"""A tile as it was drawn: its gid, its layer's opacity, and where."""


@dataclass(frozen=True, slots=True)
class _Patch:
    """A rectangle of the ground, and all that lies in it, from below."""

    area: pygame.Rect
    tiles: tuple[Drawn, ...]
    glows: tuple[Blit, ...]
    lines: tuple[Blit, ...]


class Patches:
    """What moves on one piece of ground. It is false if nothing does."""

    def __init__(
        self,
        areas: Iterable[pygame.Rect],
        tiles: Sequence[Drawn],
        glows: Sequence[Blit],
        lines: Sequence[Blit],
    ) -> None:
        rects = [[image.get_rect(topleft=at) for image, at in each] for each in ([t[2] for t in tiles], glows, lines)]
        self._patches = [
            _Patch(
                area,
                tuple(tiles[n] for n in area.collidelistall(rects[0])),
                tuple(glows[n] for n in area.collidelistall(rects[1])),
                tuple(lines[n] for n in area.collidelistall(rects[2])),
            )
            for area in areas
        ]
        self._kept: dict[Phase, list[list[Batch]]] = {}

    def __bool__(self) -> bool:
        return bool(self._patches)

    def paint(self, surface: pygame.Surface, frames: Frames, tiles: TileCache, square: int) -> None:
        """Draw them as the frames are now."""
        for patch, blits in zip(self._patches, self._blits(frames, tiles, square), strict=True):
            surface.set_clip(patch.area)
            surface.fill("black", patch.area)
            blit_tiles(surface, blits)
            surface.fblits(patch.glows, pygame.BLEND_RGB_ADD)
            surface.fblits(patch.lines)
        surface.set_clip(None)

    def _blits(self, frames: Frames, tiles: TileCache, square: int) -> list[list[Batch]]:
        kept = self._kept.get(frames.phase)
        if kept is None:
            if len(self._kept) >= _PHASES_KEPT:
                self._kept.clear()
            kept = self._kept[frames.phase] = [
                batches(
                    (tiles.tile(frames.of(gid), square, opacity), blit[1]) if gid in frames.moving else blit
                    for gid, opacity, blit in patch.tiles
                )
                for patch in self._patches
            ]
        return kept


def moving_areas(tiles: Iterable[Drawn], moving: Collection[int], area: pygame.Rect, square: int) -> list[pygame.Rect]:
    """Rectangles of whole squares, as seen from the corner of `area` (pixels of the board) and cut to it, that hold
    all tiles that move."""
    cells: set[Cell] = set()
    for gid, _, (image, (x, y)) in tiles:
        if gid in moving:
            left, top = x + area.left, y + area.top
            columns = range(left // square, -(-(left + image.get_width()) // square))
            rows = range(top // square, -(-(top + image.get_height()) // square))
            cells.update((column, row) for row in rows for column in columns)
    found = []
    for x, y, wide, high in rectangles(cells):
        rect = pygame.Rect(x * square, y * square, wide * square, high * square).clip(area)
        if rect.width and rect.height:
            found.append(rect.move(-area.left, -area.top))
    return found


def rectangles(cells: Collection[Cell]) -> list[tuple[int, int, int, int]]:
    """The squares as few rectangles that do not overlap: column, row, width and height of each."""
    open_: dict[tuple[int, int], list[int]] = {}
    found = []
    for y in range(min((y for _, y in cells), default=0), max((y for _, y in cells), default=-1) + 1):
        runs = set(_runs(sorted(x for x, row in cells if row == y)))
        for run in [run for run in open_ if run not in runs]:
            found.append((run[0], open_[run][0], run[1], open_[run][1]))
            del open_[run]
        for run in runs:
            open_.setdefault(run, [y, 0])[1] += 1
    found += [(x, top, wide, high) for (x, wide), (top, high) in open_.items()]
    return sorted(found, key=lambda one: (one[1], one[0]))


def _runs(columns: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Neighbouring columns as the first of them and how many."""
    first = 0
    for place, column in enumerate(columns):
        if place + 1 == len(columns) or columns[place + 1] != column + 1:
            yield columns[first], place + 1 - first
            first = place + 1
