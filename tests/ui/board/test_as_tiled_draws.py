"""A map looks in the game as it looks in Tiled: the game's drawing of its tile layers against tmxrasterizer's."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import paths
from game.maps.picture import MapPicture
from game.maps.sky import PLAIN_DAY
from game.maps.tiled import load_map
from game.rules.commander.models import CommanderContent
from game.ui.board.board import BoardView
from game.ui.board.view import Overlays, View
from game.ui.camera import Camera
from game.ui.figures import FigureCache
from game.ui.text import Text
from game.ui.theme import Theme
from tests.helpers.tiled import needs_tiled, run

pytestmark = [pytest.mark.usefixtures("window"), needs_tiled]

SQUARE = 64
ROUNDING = 4
"""Of 255 a channel: where half-clear edges lie on each other, the game and Tiled each round once a layer."""
LATER = 950
"""Milliseconds; in the middle of a frame, for at its very beginning Tiled still shows the one before."""
BATTLES = sorted((paths.maps_folder() / "battle").glob("*.tmx"))


def as_the_game_draws(picture: MapPicture, theme: Theme, text: Text, ms: int = 0) -> pygame.Surface:
    """The board at first or, drawn anew where something moves, after a while."""
    size = picture.width * SQUARE, picture.height * SQUARE
    surface = pygame.Surface(size).convert()
    camera = Camera(picture.width, picture.height, *size, SQUARE)
    board = BoardView(picture, theme, text, FigureCache())
    for passed in (0, ms):
        board.let_pass(passed, camera)
        board.draw(surface, surface.get_rect(), camera, View(), Overlays())
    return surface


def as_tiled_draws(path: Path, picture: MapPicture, folder: Path, ms: int = 0) -> pygame.Surface:
    """Tiled's picture of the tile layers, cut to the squares of the map: layers half a square off reach beyond them."""
    run(folder, "tmxrasterizer", "--hide-layer", "battle", "--advance-animations", str(ms), path, folder / "map.png")
    whole = pygame.image.load(folder / "map.png")
    beyond = max(0, *(-layer.offset_x for layer in picture.layers)), max(0, *(-la.offset_y for la in picture.layers))
    surface = pygame.Surface((picture.width * SQUARE, picture.height * SQUARE)).convert()
    surface.blit(whole, (-beyond[0], -beyond[1]))
    return surface


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """Pixels that differ by more than the rounding in any channel, those under the lines of the grid left out."""
    apart = one.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for x in range(0, apart.get_width(), SQUARE):
        apart.fill("black", (x, 0, 1, apart.get_height()))
    for y in range(0, apart.get_height(), SQUARE):
        apart.fill("black", (0, y, apart.get_width(), 1))
    equal = pygame.mask.from_threshold(apart, (0, 0, 0), (ROUNDING + 1,) * 3)
    return apart.get_width() * apart.get_height() - equal.count()


@pytest.mark.parametrize("path", BATTLES, ids=lambda path: path.stem)
def test_the_game_draws_the_tile_layers_of_each_map_as_tiled_does(
    path: Path, content: CommanderContent, theme: Theme, text: Text, tmp_path: Path
) -> None:
    picture = replace(load_map(path, paths.maps_folder(), content).picture, sky=PLAIN_DAY)
    assert differing(as_the_game_draws(picture, theme, text), as_tiled_draws(path, picture, tmp_path)) == 0


@pytest.mark.parametrize("name", ["delta_isles", "river_ford"])
def test_the_sea_moves_as_it_does_in_tiled(
    name: str, content: CommanderContent, theme: Theme, text: Text, tmp_path: Path
) -> None:
    path = paths.maps_folder() / "battle" / f"{name}.tmx"
    picture = replace(load_map(path, paths.maps_folder(), content).picture, sky=PLAIN_DAY)
    seen = [as_the_game_draws(picture, theme, text, ms) for ms in (0, LATER)]
    assert differing(*seen) > 0
    assert differing(seen[1], as_tiled_draws(path, picture, tmp_path, LATER)) == 0
