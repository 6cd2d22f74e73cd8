"""The ground: tiles in all their turns, layers, chunks, and lines of height."""

from pathlib import Path

import pygame
import pytest

from game.maps.picture import FLIP_DIAGONAL, FLIP_X, FLIP_Y, MapPicture
from game.maps.tiled import LoadedMap
from game.ui.board.chunks import CHUNK, Chunks
from game.ui.board.contours import contours
from game.ui.board.stamps import Stamps
from game.ui.board.terrain import TileCache
from game.ui.camera import Camera
from tests.ui.board.conftest import COLOURS, EDGE, draw_tiles, layer, picture_of

pytestmark = pytest.mark.usefixtures("window")

D, X, Y = FLIP_DIAGONAL, FLIP_X, FLIP_Y
TURNS = {
    0: "RG BW",
    X: "GR WB",
    Y: "BW RG",
    X | Y: "WB GR",
    D: "RB GW",
    D | X: "BR WG",
    D | Y: "GW RB",
    D | X | Y: "WG BR",
}
"""How a tile of four colours, RG over BW, lies for each of its eight gids."""
INSIDE = 4
"""Pixels from a corner of a tile into it, past the line of the grid."""


def drawn(picture: MapPicture, square: int = EDGE, elevation: tuple[int, ...] = ()) -> pygame.Surface:
    """The whole map without its surroundings."""
    size = (picture.width * square, picture.height * square)
    surface = pygame.Surface(size).convert()
    camera = Camera(picture.width, picture.height, *size, square)
    Chunks(picture, Stamps(), elevation).draw(surface, surface.get_rect(), camera)
    return surface


def is_colour(surface: pygame.Surface, at: tuple[int, int], letter: str) -> bool:
    return surface.get_at(at)[:3] == tuple(pygame.Color(COLOURS[letter]))[:3]


@pytest.mark.parametrize("square", [16, 32, 64])
def test_a_tile_lies_the_right_way_round_in_all_eight_turns(tmp_path: Path, square: int) -> None:
    tileset = draw_tiles(tmp_path / "four.png", [["RG", "BW"]])
    surface = drawn(picture_of(8, 1, [layer([1 | flips for flips in TURNS])], [tileset]), square)
    near, far = square // 4, square - square // 4
    for column, rows in enumerate(TURNS.values()):
        corners = [(near, near), (far, near), (near, far), (far, far)]
        letters = rows.replace(" ", "")
        found = [is_colour(surface, (column * square + x, y), c) for (x, y), c in zip(corners, letters, strict=True)]
        assert found == [True] * 4, rows


def test_a_tall_tile_stands_on_its_square_and_reaches_up(tmp_path: Path) -> None:
    tileset = draw_tiles(tmp_path / "tall.png", [["R", "G", "B"]], height=3 * EDGE)
    surface = drawn(picture_of(1, 4, [layer([0, 0, 0, 1])], [tileset]))
    column = [surface.get_at((INSIDE, row * EDGE + INSIDE))[:3] for row in range(4)]
    assert column == [(0, 0, 0), (255, 0, 0), (0, 255, 0), (0, 0, 255)]


def test_a_tall_tile_on_its_side_is_as_wide_as_it_was_high(tmp_path: Path) -> None:
    tileset = draw_tiles(tmp_path / "tall.png", [["R", "G", "B"]], height=3 * EDGE)
    surface = drawn(picture_of(4, 1, [layer([1 | D, 0, 0, 0])], [tileset]))
    row = [surface.get_at((column * EDGE + INSIDE, INSIDE))[:3] for column in range(4)]
    assert row == [(255, 0, 0), (0, 255, 0), (0, 0, 255), (0, 0, 0)]


def test_a_tall_tile_at_the_top_of_a_chunk_reaches_into_the_one_above(tmp_path: Path) -> None:
    tileset = draw_tiles(tmp_path / "tall.png", [["R", "G"]], height=2 * EDGE)
    rows = CHUNK // EDGE + 1
    surface = drawn(picture_of(1, rows, [layer([0] * (rows - 1) + [1])], [tileset]))
    assert is_colour(surface, (INSIDE, CHUNK - EDGE + INSIDE), "R")
    assert is_colour(surface, (INSIDE, CHUNK + INSIDE), "G")


def test_a_layer_moved_by_half_a_tile_is_drawn_there_at_every_zoom(tmp_path: Path) -> None:
    tileset = draw_tiles(tmp_path / "one.png", [["R"]])
    for square in (16, 48, 128):
        surface = drawn(picture_of(2, 2, [layer([0, 0, 0, 1], offset_x=-8, offset_y=-8)], [tileset]), square)
        half = square // 2
        assert surface.get_at((half - 2, half - 2))[:3] == (0, 0, 0)
        assert is_colour(surface, (half + 2, half + 2), "R")
        assert surface.get_at((square + half + 2, square + half + 2))[:3] == (0, 0, 0)


def test_a_layer_of_half_opacity_lets_the_one_below_through(tmp_path: Path) -> None:
    tileset = draw_tiles(tmp_path / "two.png", [["R"], ["B"]])
    surface = drawn(picture_of(1, 1, [layer([1]), layer([2], opacity=0.5)], [tileset]))
    red, green, blue, _ = surface.get_at((INSIDE, INSIDE))
    assert (abs(red - 127) <= 1, green, abs(blue - 128) <= 1) == (True, 0, True)


def test_later_layers_lie_above_earlier_ones(tmp_path: Path) -> None:
    tileset = draw_tiles(tmp_path / "two.png", [["R"], ["B"]])
    surface = drawn(picture_of(2, 1, [layer([1, 1]), layer([2, 0])], [tileset]))
    assert [is_colour(surface, (x, INSIDE), c) for x, c in ((INSIDE, "B"), (EDGE + INSIDE, "R"))] == [True, True]


def test_scaling_leaves_no_dark_fringe_around_a_tile_that_is_partly_clear(tmp_path: Path) -> None:
    tileset = draw_tiles(tmp_path / "half.png", [["W."], ["W"]])
    surface = drawn(picture_of(1, 1, [layer([2]), layer([1])], [tileset]), 48)
    darkest = min(surface.get_at((x, 20))[0] for x in range(INSIDE, 44))
    assert darkest >= 253


def test_a_tile_is_cut_out_once(tmp_path: Path) -> None:
    tiles = TileCache(picture_of(1, 1, [layer([1])], [draw_tiles(tmp_path / "one.png", [["R"]])]))
    assert tiles.tile(1, 32) is tiles.tile(1, 32)
    assert tiles.tile(1 | X, 32) is not tiles.tile(1, 32)


def test_tiles_of_another_zoom_are_not_kept(tmp_path: Path) -> None:
    tiles = TileCache(picture_of(1, 1, [layer([1])], [draw_tiles(tmp_path / "one.png", [["R"]])]))
    tiles.tile(1, 32)
    tiles.tile(1, 48)
    assert len(tiles) == 1


def test_a_walk_over_a_large_map_keeps_few_chunks(tmp_path: Path, window: pygame.Surface) -> None:
    tileset = draw_tiles(tmp_path / "one.png", [["R"]])
    chunks = Chunks(picture_of(64, 64, [layer([1] * 64 * 64)], [tileset]), Stamps())
    camera = Camera(64, 64, 1280, 720, 64)
    for step in range(0, 3000, 256):
        chunks.draw(window, window.get_rect(), camera.moved(step, step))
        assert len(chunks) <= 20 + 6
        assert is_colour(window, (650, 370), "R")


def test_what_a_walk_shows_does_not_hang_on_the_way_there(maps: dict[str, LoadedMap], window: pygame.Surface) -> None:
    picture = maps["mountain_pass"].picture
    walked, fresh = Chunks(picture, Stamps()), Chunks(picture, Stamps())
    goal = Camera(picture.width, picture.height, 400, 300, 64).moved(600, 700)
    for step in range(0, 601, 20):
        walked.draw(window, pygame.Rect(0, 0, 400, 300), replaced(goal, step, step + 100))
    walked.draw(window, pygame.Rect(0, 0, 400, 300), goal)
    seen = pygame.image.tobytes(window.subsurface((0, 0, 400, 300)), "RGB")
    fresh.draw(window, pygame.Rect(0, 0, 400, 300), goal)
    assert pygame.image.tobytes(window.subsurface((0, 0, 400, 300)), "RGB") == seen


def replaced(camera: Camera, x: int, y: int) -> Camera:
    return camera.moved(x - camera.x, y - camera.y)


def test_a_square_beside_higher_ground_knows_on_which_sides_that_lies() -> None:
    ground = (
        0, 1, 0,
        0, 0, 2,
    )  # fmt: skip
    assert dict(contours(3, 2, ground)) == {(0, 0): "e", (2, 0): "ws", (1, 1): "ne"}


def test_flat_ground_has_no_lines_of_height() -> None:
    assert contours(2, 2, (3, 3, 3, 3)) == {}
    assert contours(2, 2, ()) == {}


def test_the_foot_of_a_rise_is_marked_on_the_ground(tmp_path: Path) -> None:
    picture = picture_of(2, 1, [layer([1, 1])], [draw_tiles(tmp_path / "one.png", [["W"]])])
    flat, rising = drawn(picture, 64), drawn(picture, 64, (0, 1))
    at_the_edge, in_the_middle = (62, 30), (32, 30)
    assert rising.get_at(at_the_edge)[0] < flat.get_at(at_the_edge)[0] - 40
    assert rising.get_at(in_the_middle) == flat.get_at(in_the_middle)
