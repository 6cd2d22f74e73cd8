"""A window that nobody sees, and the means to draw in it."""

import os
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game import paths
from game.ui.text import Text
from game.ui.theme import Theme


@pytest.fixture
def window() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    pygame.quit()


@pytest.fixture
def text(window: pygame.Surface) -> Text:
    return Text(paths.assets_folder() / "fonts", window=window.get_size())


@pytest.fixture
def theme(text: Text) -> Theme:
    return Theme(text)
