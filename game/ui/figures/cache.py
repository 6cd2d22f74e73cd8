"""Figures as surfaces, kept as long as they are in use."""

import io
from collections.abc import Mapping
from copy import copy
from functools import lru_cache

import pygame

from game.ui.figures.figure import Pose
from game.ui.figures.recipes import EDGE, LEFT, TOP, svg

_SQUARE = 64
_SMALL = 50
"""Frames up to so many pixels are drawn without fine strokes."""


def frame_edge(square: int) -> int:
    """The edge in pixels of a figure's frame on a board whose squares are `square` pixels wide."""
    return round(square * EDGE / _SQUARE)


def foot(edge: int) -> tuple[int, int]:
    """Where in a frame with this edge (pixels) the figure stands: the middle of its base."""
    return round(edge * -LEFT / EDGE), round(edge * -TOP / EDGE)


class FigureCache:
    """Draws figures when first asked for and keeps the last `limit` of them."""

    def __init__(self, limit: int = 512) -> None:
        self._picture = lru_cache(maxsize=limit)(self._made)
        self._looks: Mapping[str, int] = {}

    def wearing(self, looks: Mapping[str, int]) -> "FigureCache":
        """The same figures, kept together with these, for a battle in which pieces named by id have looks of their
        own."""
        others = copy(self)
        others._looks = looks
        return others

    def look(self, piece: str) -> int | None:
        """The look of a piece, None for its kind's own face."""
        return self._looks.get(piece)

    def __len__(self) -> int:
        return self._picture.cache_info().currsize

    def picture(
        self,
        kind: str,
        side: str,
        edge: int,
        pose: Pose = "rest",
        *,
        facing_left: bool = False,
        look: int | None = None,
    ) -> pygame.Surface:
        """A figure in a square frame `edge` pixels wide, with its own face or in a look; not to be drawn upon.

        Raises KeyError if there is no such kind or side.
        """
        return self._picture(kind, side, edge, pose, facing_left, look)

    def _made(self, kind: str, side: str, edge: int, pose: Pose, facing_left: bool, look: int | None) -> pygame.Surface:
        if facing_left:
            picture = pygame.transform.flip(self.picture(kind, side, edge, pose, look=look), True, False)
        else:
            source = io.BytesIO(svg(kind, side, pose, small=edge <= _SMALL, look=look).encode())
            picture = pygame.image.load_sized_svg(source, (edge, edge))
        return picture.convert_alpha() if pygame.display.get_surface() else picture
