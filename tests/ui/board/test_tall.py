"""Tall things: before the pieces behind them, behind the pieces on their own row, over what is laid on the ground."""

from pathlib import Path

import pygame
import pytest

from game.maps.picture import MapPicture
from game.maps.tiled import LoadedMap
from game.ui.board.board import BoardView
from game.ui.board.tall import parted
from game.ui.board.view import Overlays, PieceView, View
from game.ui.camera import Camera
from game.ui.figures import FigureCache
from game.ui.text import Text
from game.ui.theme import Theme
from tests.ui.board.conftest import COLOURS, EDGE, MAPS, draw_tiles, layer, picture_of

pytestmark = pytest.mark.usefixtures("window")

FOOT = (32, 64 + 45)
"""Where a piece on the second square from above would stand on a strip of squares of 64 pixels."""


def strip(folder: Path) -> MapPicture:
    """A white strip of 1 x 4 squares; a red pole two squares high stands on the third."""
    ground = draw_tiles(folder / "ground.png", [["W"]])
    pole = draw_tiles(folder / "pole.png", [["R", "R"]], height=2 * EDGE)
    pole = type(pole)(**{**{name: getattr(pole, name) for name in pole.__slots__}, "first_gid": 2})
    return picture_of(1, 4, [layer([1, 1, 1, 1]), layer([0, 0, 2, 0])], [ground, pole])


def seen(picture: MapPicture, theme: Theme, text: Text, view: View, overlays: Overlays) -> pygame.Surface:
    surface = pygame.Surface((64, 256)).convert()
    camera = Camera(1, 4, 64, 256, 64)
    BoardView(picture, theme, text, FigureCache()).draw(surface, surface.get_rect(), camera, view, overlays)
    return surface


def piece(row: float) -> View:
    return View({"a": PieceView("a", "turtle", "blue", False, 0.0, row, 10, 10)})


def is_red(surface: pygame.Surface, at: tuple[int, int]) -> bool:
    return surface.get_at(at)[:3] == tuple(pygame.Color(COLOURS["R"]))[:3]


@pytest.mark.parametrize(("row", "behind"), [(1.0, True), (1.4, True), (1.5, False), (2.0, False)])
def test_a_piece_stands_behind_what_stands_in_the_row_before_it_and_before_what_is_on_its_own(
    row: float, behind: bool, tmp_path: Path, theme: Theme, text: Text
) -> None:
    """Behind the pole nothing of the piece is seen in its own colours; before it, nothing is red."""
    bare = picture_of(1, 4, [strip(tmp_path).layers[0]], strip(tmp_path).tilesets)
    foot = (FOOT[0], round(row * 64) + 45)
    alone = seen(bare, theme, text, piece(row), Overlays()).get_at(foot)
    assert (seen(strip(tmp_path), theme, text, piece(row), Overlays()).get_at(foot) != alone) is behind


def test_what_reaches_over_a_piece_is_thin_there_so_that_the_piece_shows(
    tmp_path: Path, theme: Theme, text: Text
) -> None:
    nobody = seen(strip(tmp_path), theme, text, View(), Overlays())
    somebody = seen(strip(tmp_path), theme, text, piece(1.0), Overlays())
    assert is_red(nobody, FOOT)
    assert not is_red(somebody, FOOT)
    assert is_red(somebody, (32, 2 * 64 + 8))


def test_the_outline_of_reach_is_drawn_where_a_tall_thing_covers_the_square_behind(
    tmp_path: Path, theme: Theme, text: Text
) -> None:
    lit = seen(strip(tmp_path), theme, text, View(), Overlays(reach=frozenset({(0, 1)})))
    assert is_red(lit, (32, 64 + 32))
    assert not is_red(lit, (4, 64 + 32))
    assert is_red(lit, (4, 2 * 64 + 32))


def test_who_threatens_from_among_trees_is_marked_on_them(tmp_path: Path, theme: Theme, text: Text) -> None:
    marked = seen(strip(tmp_path), theme, text, View(), Overlays(threats=(((0, 2), (0, 2)),)))
    assert not is_red(marked, (10, 2 * 64 + 10))
    assert is_red(marked, (32, 2 * 64 + 32))


def test_the_tint_of_reach_lies_under_a_tall_thing_and_its_outline_over_it(
    tmp_path: Path, theme: Theme, text: Text
) -> None:
    lit = seen(strip(tmp_path), theme, text, View(), Overlays(reach=frozenset({(0, 1), (0, 2)})))
    middle, edge = (32, 2 * 64 + 32), (4, 2 * 64 + 32)
    assert is_red(lit, middle)
    assert not is_red(lit, edge)
    assert is_red(seen(strip(tmp_path), theme, text, View(), Overlays()), edge)


def test_every_tile_of_a_layer_named_tall_is_tall_and_of_others_the_high_ones_are(tmp_path: Path) -> None:
    picture = strip(tmp_path)
    named = picture.layers[0].__class__("tall", 0, 0, 1.0, (1, 0, 0, 0))
    flat, tall = parted(picture_of(1, 4, [*picture.layers, named], picture.tilesets))
    assert [found.gids for found in flat.layers] == [(1, 1, 1, 1), (0, 0, 0, 0), (0, 0, 0, 0)]
    assert [found.gids for found in tall.layers] == [(0, 0, 2, 0), (1, 0, 0, 0)]


@pytest.mark.parametrize("name", MAPS)
def test_the_trees_of_the_games_own_maps_stand_up(name: str, maps: dict[str, LoadedMap]) -> None:
    loaded = maps[name]
    standing = [layer.gids for layer in parted(loaded.picture)[1].layers if not layer.columns]
    woods = [place for place, terrain in enumerate(loaded.start.board.terrain) if terrain.endswith("forest")]
    assert woods
    assert [place for place in woods if not any(gids[place] for gids in standing)] == []
