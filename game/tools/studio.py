"""A window nobody sees, for the commands that draw pictures."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pygame


@contextmanager
def unseen_window(size: tuple[int, int]) -> Iterator[pygame.Surface]:
    """A window of this size in pixels that needs no display."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    try:
        yield pygame.display.set_mode(size)
    finally:
        pygame.quit()
