"""Small pictures the size of a square, drawn from vector shapes once for each zoom and kept."""

from functools import lru_cache

import pygame

from game.ui.board.shapes import shapes
from game.ui.theme import vector

_BOX = 64


class Stamps:
    """Marks by name (see `shapes`); the last `limit` are kept."""

    def __init__(self, limit: int = 384) -> None:
        self._stamp = lru_cache(maxsize=limit)(_drawn)

    def __len__(self) -> int:
        return self._stamp.cache_info().currsize

    def stamp(self, name: str, square: int) -> pygame.Surface:
        """The mark for squares of so many pixels; not to be drawn upon. Raises KeyError for an unknown name."""
        return self._stamp(name, square)


def _drawn(name: str, square: int) -> pygame.Surface:
    return vector(shapes(name, square), square, square, (0, 0, _BOX, _BOX))
