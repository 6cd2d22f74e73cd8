"""Hour and weather: they lie on the ground alone, and all that informs reads as by day."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.maps.picture import Light, MapPicture
from game.maps.sky import TIMES, WEATHERS, Sky
from game.ui.board.board import BoardView
from game.ui.board.chunks import Chunks
from game.ui.board.shade import PLAIN, Shade, shade_of
from game.ui.board.stamps import Stamps
from game.ui.board.view import Overlays, PieceView, View
from game.ui.camera import Camera
from game.ui.figures import FigureCache
from game.ui.text import Text
from game.ui.theme import Theme
from tests.ui.board.conftest import EDGE, draw_tiles, layer, picture_of

pytestmark = pytest.mark.usefixtures("window")

SKIES = [Sky(time, weather) for time in TIMES for weather in WEATHERS]
WET = [Sky(weather=weather) for weather in WEATHERS[1:]]


def field(folder: Path, sky: Sky, lights: tuple[Light, ...] = ()) -> MapPicture:
    """A white field of 8 x 4 squares with a red pole two squares high on the second square of the last row."""
    ground = draw_tiles(folder / "ground.png", [["W"]])
    pole = replace(draw_tiles(folder / "pole.png", [["R", "R"]], height=2 * EDGE), first_gid=2)
    tiles = [layer([1] * 32), layer([0] * 25 + [2] + [0] * 6)]
    return replace(picture_of(8, 4, tiles, [ground, pole]), sky=sky, lights=lights)


def board_of(picture: MapPicture, theme: Theme, text: Text) -> BoardView:
    return BoardView(picture, theme, text, FigureCache())


def drawn(
    board: BoardView, view: View | None = None, overlays: Overlays | None = None, camera: Camera | None = None
) -> pygame.Surface:
    camera = camera or Camera(8, 4, 512, 256, 64)
    surface = pygame.Surface((camera.width, camera.height)).convert()
    board.draw(surface, surface.get_rect(), camera, view or View(), overlays or Overlays())
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_shades_are_laid_one_over_the_other() -> None:
    one, other = Shade((128, 255, 0), (10, 0, 20)), Shade((255, 128, 255), (5, 5, 250))
    assert one.then(other) == Shade((128, 128, 0), (15, 5, 255))
    assert PLAIN.then(one) == one


@pytest.mark.parametrize("sky", SKIES)
def test_ground_and_what_stands_on_it_are_in_the_shade_of_the_sky(sky: Sky, tmp_path: Path) -> None:
    shade, camera = shade_of(sky), Camera(8, 4, 512, 256, 64)
    surface = pygame.Surface((512, 256)).convert()
    Chunks(field(tmp_path, sky), Stamps()).draw(surface, surface.get_rect(), camera)
    assert surface.get_at((32, 32))[:3] == tuple(t + p for t, p in zip(shade.times, shade.plus, strict=True))
    assert surface.get_at((96, 224))[:3] == (shade.times[0] + shade.plus[0], shade.plus[1], shade.plus[2])


def test_every_hour_and_weather_has_a_shade_of_its_own() -> None:
    assert len({shade_of(sky) for sky in SKIES}) == len(SKIES)


def test_a_shade_adds_to_a_half_clear_tile_only_half() -> None:
    tile = pygame.Surface((2, 1), pygame.SRCALPHA).convert_alpha()
    tile.set_at((0, 0), (200, 100, 50, 128))
    shaded = Shade((255, 128, 255), (0, 40, 100)).laid_on(tile.premul_alpha())
    assert [tuple(shaded.get_at((x, 0))) for x in (0, 1)] == [(100, 45, 75, 128), (0, 0, 0, 0)]


@pytest.mark.parametrize("sky", SKIES)
def test_figures_and_counters_are_the_same_under_every_sky(sky: Sky, tmp_path: Path, theme: Theme, text: Text) -> None:
    """Wherever a piece covers its ground wholly, no pixel is another than by day."""
    view = View({"a": PieceView("a", "knight", "blue", True, 4.0, 1.0, 10, 10)})
    day, other = (drawn(board_of(field(tmp_path, one), theme, text), view) for one in (Sky(), sky))
    black = field(tmp_path, Sky())
    black = replace(black, layers=(layer([0] * 32),))
    dark = drawn(board_of(black, theme, text), view)
    whole = [(x, y) for x in range(256, 320) for y in range(48, 128) if day.get_at((x, y)) == dark.get_at((x, y))]
    assert len(whole) > 1000
    assert [at for at in whole if other.get_at(at) != day.get_at(at)] == []


@pytest.mark.parametrize("sky", WET)
def test_weather_stands_still_until_time_passes_and_moves_with_it(
    sky: Sky, tmp_path: Path, theme: Theme, text: Text
) -> None:
    board, camera = board_of(field(tmp_path, sky), theme, text), Camera(8, 4, 512, 256, 64)
    first = pixels(drawn(board))
    assert pixels(drawn(board)) == first
    assert [board.let_pass(ms, camera) for ms in (99, 101, 600)] == [False, True, True]
    assert pixels(drawn(board)) != first


def test_under_a_clear_sky_over_still_ground_nothing_asks_to_be_drawn(tmp_path: Path, theme: Theme, text: Text) -> None:
    board = board_of(field(tmp_path, Sky("night")), theme, text)
    assert not any(board.let_pass(500, Camera(8, 4, 512, 256, 64)) for _ in range(9))


@pytest.mark.parametrize("sky", WET)
def test_weather_keeps_to_the_board(sky: Sky, tmp_path: Path, theme: Theme, text: Text) -> None:
    board = board_of(field(tmp_path, sky), theme, text)
    wide = Camera(8, 4, 912, 656, 64).kept()
    seen = [drawn(board, camera=wide)]
    board.let_pass(5000, wide)
    seen.append(drawn(board, camera=wide))
    around = [pixels(one.subsurface(part)) for one in seen for part in ((0, 0, 912, 200), (0, 0, 200, 656))]
    assert around[:2] == around[2:]
    assert pixels(seen[0]) != pixels(seen[1])


def test_a_light_shines_by_night_on_the_ground_around_it_and_not_by_day(
    tmp_path: Path, theme: Theme, text: Text
) -> None:
    lantern = (Light(24, 24, 2),)
    night, lit = (drawn(board_of(field(tmp_path, Sky("night"), lights), theme, text)) for lights in ((), lantern))
    day, lit_day = (drawn(board_of(field(tmp_path, Sky(), lights), theme, text)) for lights in ((), lantern))
    middle, far = (100, 100), (100 + 2 * 64, 100)
    assert lit.get_at(middle)[0] > night.get_at(middle)[0] + 100
    assert lit.get_at(far) == night.get_at(far)
    assert pixels(day) == pixels(lit_day)


def test_what_stands_near_a_light_is_lit_by_it(tmp_path: Path, theme: Theme, text: Text) -> None:
    near = (Light(24, 56, 3),)
    dark, lit = (drawn(board_of(field(tmp_path, Sky("night"), lights), theme, text)) for lights in ((), near))
    assert lit.get_at((96, 224))[0] > dark.get_at((96, 224))[0] + 60
