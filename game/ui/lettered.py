"""Pictures with writing on them: made once, and made anew when the player takes another size or typeface."""

from collections.abc import Callable, Hashable
from functools import lru_cache

import pygame

from game.ui.text import Text


class Lettered:
    """Calls `make` and keeps the last `limit` pictures for as long as the writing looks the same."""

    def __init__(self, text: Text, make: Callable[..., pygame.Surface], limit: int) -> None:
        self._text = text
        self._look = text.look
        self._kept = lru_cache(maxsize=limit)(make)

    def __len__(self) -> int:
        return self._kept.cache_info().currsize

    def __call__(self, *what: Hashable) -> pygame.Surface:
        """The picture that `make` makes of this."""
        if self._text.look != self._look:
            self._look = self._text.look
            self._kept.cache_clear()
        return self._kept(*what)
