"""Burning squares: waves of flame on the ground, and over everything a flame with the turns that are left."""

from collections.abc import Iterator, Mapping

import pygame

from game.core.grid import Cell
from game.ui.board.effect_marks import TINY, EffectMarks
from game.ui.board.stamps import Stamps
from game.ui.camera import Camera
from game.ui.lettered import Lettered
from game.ui.text import SMALLEST, Text
from game.ui.theme import INK

Blit = tuple[pygame.Surface, tuple[int, int]]

_WIDER = 1.3
"""A flame with its number is so much wider than the sign of an effect, whose place it takes."""
_KEPT = 32


class Fires:
    """Draws them."""

    def __init__(self, text: Text, stamps: Stamps) -> None:
        self._text = text
        self._stamps = stamps
        self._flame = Lettered(text, self._made, _KEPT)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, camera: Camera, fires: Mapping[Cell, int]) -> None:
        """Draw the burning ground, under all that is laid over it and the pieces."""
        ground = self._stamps.stamp("fire", camera.square)
        surface.fblits([(ground, corner) for corner, _ in _in_view(rect, camera, fires)])

    def flames(self, rect: pygame.Rect, camera: Camera, fires: Mapping[Cell, int]) -> Iterator[Blit]:
        """The flames with their numbers, at the upper left of each square; they are to be drawn over all else."""
        x, y = EffectMarks.places(camera.square)[0]
        for corner, left in _in_view(rect, camera, fires):
            yield self._flame(left, camera.square), (corner[0] + x, corner[1] + y)

    def _made(self, left: int, square: int) -> pygame.Surface:
        if square < TINY:
            return self._stamps.stamp("flame", EffectMarks.edge(square))
        edge = max(SMALLEST + 4, round(EffectMarks.edge(square) * _WIDER))
        flame = self._stamps.stamp("flame", edge).copy()
        number = self._text.line(str(left), "sans_bold", max(SMALLEST, round(edge * 0.55)) / self._text.unit, INK)
        tight = number.get_bounding_rect()
        flame.blit(number, (edge // 2 - tight.centerx, round(edge * 0.64) - tight.centery))
        return flame


def _in_view(rect: pygame.Rect, camera: Camera, fires: Mapping[Cell, int]) -> Iterator[tuple[tuple[int, int], int]]:
    """The upper left corner of each burning square that is in view, and the turns left."""
    columns, rows = camera.seen()
    left, top, square = rect.x - camera.x, rect.y - camera.y, camera.square
    for (x, y), turns in sorted(fires.items(), key=lambda fire: (fire[0][1], fire[0][0])):
        if x in columns and y in rows:
            yield (left + x * square, top + y * square), turns
