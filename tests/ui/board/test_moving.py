"""Tiles that move: which frame is shown when, that only their squares are drawn anew, and that all else stays."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.maps.picture import FLIP_DIAGONAL, FLIP_X, Animation, MapPicture, Tileset
from game.ui.board.board import BoardView
from game.ui.board.frames import Frames
from game.ui.board.patches import rectangles
from game.ui.board.view import Overlays, View
from game.ui.camera import Camera
from game.ui.figures import FigureCache
from game.ui.text import Text
from game.ui.theme import Theme
from tests.ui.board.conftest import EDGE, draw_tiles, layer, picture_of

pytestmark = pytest.mark.usefixtures("window")

SEA = ((0, 200), (1, 200), (2, 400))
"""Red, green and blue in turn."""


def moving(folder: Path, animation: Animation = SEA, tile: int = 0) -> Tileset:
    """Red, green, blue and half-clear white tiles, one of which moves."""
    tileset = draw_tiles(folder / "sea.png", [["R"], ["G"], ["B"], ["W.", ".W"]])
    return replace(tileset, animations={tile: animation})


def sea(folder: Path) -> MapPicture:
    """A sea of 3 x 2 squares with land in the middle of the upper row, and a layer half a square off on it."""
    over = replace(layer([0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0], offset_x=-8, offset_y=-8), columns=4)
    return picture_of(3, 2, [layer([1, 2, 1, 1, 1, 1]), over], [moving(folder)])


def drawn(picture: MapPicture, theme: Theme, text: Text, ms: tuple[int, ...] = (), square: int = 48) -> pygame.Surface:
    """The board after times have passed one after the other, drawn each time."""
    camera = Camera(picture.width, picture.height, picture.width * square, picture.height * square, square)
    board = BoardView(picture, theme, text, FigureCache(), (0, 1) + (0,) * (picture.width * picture.height - 2))
    surface = pygame.Surface((camera.width, camera.height)).convert()
    for step in (0, *ms):
        board.let_pass(step, camera)
        board.draw(surface, surface.get_rect(), camera, View(), Overlays())
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(
    ("ms", "shown"), [(0, 1), (199, 1), (200, 2), (399, 2), (400, 3), (799, 3), (800, 1), (1000, 2), (8200, 2)]
)
def test_each_frame_is_shown_for_as_long_as_it_says_and_then_it_begins_anew(
    tmp_path: Path, ms: int, shown: int
) -> None:
    frames = Frames(sea(tmp_path))
    frames.show(ms)
    assert frames.of(1) == shown


def test_a_tile_shows_its_first_frame_even_if_that_is_another_tile(tmp_path: Path) -> None:
    frames = Frames(picture_of(1, 1, [layer([1])], [moving(tmp_path, ((2, 200), (1, 200)))]))
    assert (frames.of(1), frames.at_first(1)) == (3, 3)
    assert frames.show(200)
    assert (frames.of(1), frames.at_first(1)) == (2, 3)


def test_a_single_frame_stands_for_its_tile_and_does_not_move(tmp_path: Path) -> None:
    frames = Frames(picture_of(1, 1, [layer([1])], [moving(tmp_path, ((2, 200),))]))
    assert (frames.moving, frames.of(1), frames.at_first(1), frames.show(200)) == (frozenset(), 3, 3, False)


def test_frames_are_flipped_as_their_tile_is(tmp_path: Path) -> None:
    flipped = 1 | FLIP_X | FLIP_DIAGONAL
    frames = Frames(picture_of(1, 1, [layer([flipped])], [moving(tmp_path)]))
    frames.show(200)
    assert frames.of(flipped) == 2 | FLIP_X | FLIP_DIAGONAL


def test_frames_too_short_to_see_are_skipped_on_the_beat(tmp_path: Path) -> None:
    frames = Frames(picture_of(1, 1, [layer([1])], [moving(tmp_path, ((0, 50), (1, 50), (2, 50)))]))
    assert [frames.show(ms) for ms in (50, 100, 149)] == [False, False, False]


@pytest.mark.parametrize(("ms", "gid"), [((200,), 2), ((200, 200), 3), ((100, 100, 100, 100), 3), ((200, 200, 400), 1)])
@pytest.mark.parametrize("square", [16, 48, 64])
def test_the_sea_after_a_while_is_what_a_still_map_of_those_frames_is(
    ms: tuple[int, ...], gid: int, square: int, tmp_path: Path, theme: Theme, text: Text
) -> None:
    picture = sea(tmp_path)
    frozen = tuple(replace(la, gids=tuple(gid if tile == 1 else tile for tile in la.gids)) for la in picture.layers)
    still = replace(picture, layers=frozen, tilesets=(replace(picture.tilesets[0], animations={}),))
    assert pixels(drawn(picture, theme, text, ms, square)) == pixels(drawn(still, theme, text, (), square))


def test_a_tall_tile_moves_too(tmp_path: Path, theme: Theme, text: Text) -> None:
    flag = replace(draw_tiles(tmp_path / "flag.png", [["R", "R"], ["B", "B"]], height=2 * EDGE), first_gid=5)
    flag = replace(flag, animations={0: ((0, 200), (1, 200))})
    picture = picture_of(1, 2, [layer([2, 2]), layer([0, 5])], [moving(tmp_path, ()), flag])
    middle = (24, 24)
    assert drawn(picture, theme, text).get_at(middle)[:3] == (255, 0, 0)
    assert drawn(picture, theme, text, (200,)).get_at(middle)[:3] == (0, 0, 255)


def test_only_a_change_of_frames_in_view_asks_to_be_drawn(tmp_path: Path, theme: Theme, text: Text) -> None:
    land = picture_of(80, 1, [layer([1] + [2] * 79)], [moving(tmp_path)])
    board = BoardView(land, theme, text, FigureCache())
    surface = pygame.Surface((320, 64)).convert()
    near, far = Camera(80, 1, 320, 64, 64), Camera(80, 1, 320, 64, 64, 3000)
    for camera in (near, far):
        board.draw(surface, surface.get_rect(), camera, View(), Overlays())
    assert [board.let_pass(ms, near) for ms in (100, 99, 1, 0, 199, 1, 399, 1)] == [
        False, False, True, False, False, True, False, True,
    ]  # fmt: skip
    assert [board.let_pass(200, far) for _ in range(4)] == [False] * 4


def test_squares_are_gathered_into_rectangles_that_do_not_overlap() -> None:
    drawing = ("##.#", "##.#", "...#", ".##.")
    cells = {(x, y) for y, row in enumerate(drawing) for x, sign in enumerate(row) if sign == "#"}
    assert rectangles(cells) == [(0, 0, 2, 2), (3, 0, 1, 3), (1, 3, 2, 1)]
    assert rectangles(set()) == []
