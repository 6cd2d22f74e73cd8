"""Small pictures the size of a square, drawn from vector shapes once for each zoom and kept."""

from collections import OrderedDict

import pygame

from game.ui.board.shapes import shapes
from game.ui.theme import vector

_BOX = 64


class Stamps:
    """Marks by name (see `shapes`); the last `limit` are kept."""

    def __init__(self, limit: int = 384) -> None:
        self._limit = limit
        self._kept: OrderedDict[tuple[str, int], pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def stamp(self, name: str, square: int) -> pygame.Surface:
        """The mark for squares of so many pixels; not to be drawn upon. Raises KeyError for an unknown name."""
        key = (name, square)
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = vector(shapes(name, square), square, square, (0, 0, _BOX, _BOX))
            while len(self._kept) > self._limit:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return kept
