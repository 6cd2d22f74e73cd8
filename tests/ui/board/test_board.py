"""The board as a whole: inside its part of the window, at any size and zoom, in the middle of a clip."""

import pygame
import pytest

from game.core.state import State
from game.maps.tiled import LoadedMap
from game.rules.commander.events import Engaged
from game.rules.commander.rules import CommanderRules
from game.rules.commander.start import first_state
from game.ui.board.board import BoardView
from game.ui.board.counters import Counters
from game.ui.board.director import Director
from game.ui.board.pieces import Pieces
from game.ui.board.stamps import Stamps
from game.ui.board.view import Banner, Dropped, Float, Overlays, PieceView, Shot, Spark, Thrown, View
from game.ui.camera import ZOOMS, Camera
from game.ui.figures import FigureCache
from game.ui.text import Text
from game.ui.theme import PAPER, WOOD, Theme
from tests.ui.board.conftest import played, settled

pytestmark = pytest.mark.usefixtures("window")

SIZES = (
    (1280, 720),
    (800, 600),
    (1600, 500),
    (400, 300),
    (200, 150),
    (560, 315),
    (1366, 768),
    (1920, 1080),
    (641, 479),
)


@pytest.fixture
def ford(maps: dict[str, LoadedMap]) -> LoadedMap:
    return maps["river_ford"]


@pytest.fixture
def board(ford: LoadedMap, text: Text, theme: Theme) -> BoardView:
    return BoardView(ford.picture, theme, text, FigureCache(), ford.start.board.elevation)


@pytest.fixture
def start(ford: LoadedMap, rules: CommanderRules) -> State:
    return first_state(ford.start, rules.content)


def camera_for(loaded: LoadedMap, width: int, height: int, square: int = 64) -> Camera:
    return Camera(loaded.picture.width, loaded.picture.height, width, height, square).kept()


def everything() -> Overlays:
    cells = frozenset((x, y) for x in range(6) for y in range(6))
    path, threats = ((0, 0), (1, 0), (1, 1)), (((5, 5), (3, 3)), ((3, 3), (3, 3)))
    return Overlays(cells, cells, cells, cells, cells, path, (2, 2), (3, 3), -2, threats)


def test_nothing_is_drawn_outside_of_its_part_of_the_window(
    board: BoardView, ford: LoadedMap, start: State, window: pygame.Surface
) -> None:
    window.fill("#ff00ff")
    rect = pygame.Rect(100, 80, 500, 300)
    view = settled(start)
    view.banner = Banner("Ada", "red")
    view.floats.append(Float("-3", "loss", 0, 0))
    board.draw(window, rect, camera_for(ford, 500, 300), view, everything())
    outside = [(x, y) for x in range(0, 1280, 7) for y in range(0, 720, 7) if not rect.collidepoint(x, y)]
    assert {tuple(window.get_at(at)) for at in outside} == {(255, 0, 255, 255)}
    inside = [(x, y) for x in range(100, 600, 7) for y in range(80, 380, 7)]
    assert (255, 0, 255, 255) not in {tuple(window.get_at(at)) for at in inside}


def test_the_clip_of_the_window_is_put_back(
    board: BoardView, ford: LoadedMap, start: State, window: pygame.Surface
) -> None:
    before = window.get_clip()
    board.draw(window, pygame.Rect(0, 0, 300, 200), camera_for(ford, 300, 200), settled(start), Overlays())
    assert window.get_clip() == before


def test_a_board_smaller_than_the_window_lies_on_wood(
    board: BoardView, ford: LoadedMap, start: State, window: pygame.Surface
) -> None:
    board.draw(window, window.get_rect(), camera_for(ford, 1280, 720, 16), settled(start), Overlays())
    assert window.get_at((5, 5)) == pygame.Color(WOOD)
    assert window.get_at((640, 400)) != pygame.Color(WOOD)


@pytest.mark.parametrize("size", SIZES)
def test_the_outermost_pixels_of_the_board_point_at_its_corner_squares(ford: LoadedMap, size: tuple[int, int]) -> None:
    for square in ZOOMS:
        camera = camera_for(ford, *size, square)
        last = (camera.columns - 1, camera.rows - 1)
        top_left = camera.showing(0, 0)
        corner = top_left.corner(0, 0)
        assert top_left.cell(max(0, corner[0]), max(0, corner[1])) == (0, 0)
        below = camera.showing(*last)
        x, y = below.corner(*last)
        assert below.cell(min(size[0], x + square) - 1, min(size[1], y + square) - 1) == last


@pytest.mark.parametrize("square", ZOOMS)
def test_everything_at_once_is_drawn_at_every_zoom(
    square: int, board: BoardView, ford: LoadedMap, start: State, window: pygame.Surface
) -> None:
    view = settled(start)
    view.floats = [Float("-3", "loss", 1, 1, 120), Float("miss", "miss", 2, 1)]
    view.sparks = [Spark(True, 1, 1, 0.3), Spark(False, 2, 2, 0.99)]
    view.shots = [Shot(False, 1, 1, -37.0), Shot(True, 2, 2, 200.0)]
    view.banner = Banner("Ada", "blue", 200, 0.03)
    view.dice = Thrown(3, 3, (1, 10, 5, 6, 7, 8, 9), (True, False, True, False, False, True, True), 6.4)
    view.dropped = [Dropped("red", 4, 4, 50, 200)]
    first, second, *_ = view.pieces.values()
    first.tilt, first.alpha, second.lift, second.done = 40.0, 120, 0.4, True
    bare = window.copy()
    board.draw(window, window.get_rect(), camera_for(ford, 1280, 720, square), settled(start), Overlays())
    bare.blit(window, (0, 0))
    board.draw(window, window.get_rect(), camera_for(ford, 1280, 720, square), view, everything())
    assert pygame.image.tobytes(window, "RGB") != pygame.image.tobytes(bare, "RGB")


def test_resizing_in_the_middle_of_a_clip_goes_on_in_the_new_size(
    board: BoardView, ford: LoadedMap, start: State, rules: CommanderRules
) -> None:
    entries = played(rules, start, 1, 300)
    entry = next(e for e in entries if any(isinstance(event, Engaged) for event in e.events))
    director = Director(settled(entry.before), spells=rules.content.spells)
    director.show(entry.before, entry.events, entry.after)
    for size in SIZES:
        window = pygame.display.set_mode(size)
        director.update(90)
        board.draw(window, window.get_rect(), camera_for(ford, *size), director.view, everything())
        assert window.get_at((size[0] // 2, size[1] // 2))[:3] != (0, 0, 0)
    while director.busy:
        director.update(90)
    assert director.view.shows(entry.after)


@pytest.mark.parametrize("rect", [(0, 0, 200, 150), (0, 0, 1, 1), (0, 0, 0, 0), (1200, 700, 300, 200)])
def test_a_tiny_part_or_one_beyond_the_window_does_no_harm(
    rect: tuple[int, int, int, int], board: BoardView, ford: LoadedMap, start: State, window: pygame.Surface
) -> None:
    camera = camera_for(ford, rect[2], rect[3])
    board.draw(window, pygame.Rect(rect), camera, settled(start), everything())


def test_drawing_changes_nothing_that_is_drawn(
    board: BoardView, ford: LoadedMap, start: State, window: pygame.Surface
) -> None:
    view, camera = settled(start), camera_for(ford, 1280, 720)
    pictures = []
    for _ in range(2):
        window.fill("black")
        board.draw(window, window.get_rect(), camera, view, everything())
        pictures.append(pygame.image.tobytes(window, "RGB"))
    assert pictures[0] == pictures[1]
    assert view.shows(start)


def test_what_was_prepared_looks_the_same_as_what_was_not(
    board: BoardView, ford: LoadedMap, start: State, text: Text, theme: Theme, window: pygame.Surface
) -> None:
    other = BoardView(ford.picture, theme, text, FigureCache(), ford.start.board.elevation)
    camera, view = camera_for(ford, 1280, 720), settled(start)
    other.preload(camera, view)
    board.draw(window, window.get_rect(), camera, view, Overlays())
    seen = pygame.image.tobytes(window, "RGB")
    other.draw(window, window.get_rect(), camera, view, Overlays())
    assert pygame.image.tobytes(window, "RGB") == seen


def test_the_level_of_the_square_under_the_cursor_is_told_on_raised_ground_only(
    maps: dict[str, LoadedMap], theme: Theme, text: Text, window: pygame.Surface
) -> None:
    loaded = maps["mountain_pass"]
    elevation = loaded.start.board.elevation
    board, camera = BoardView(loaded.picture, theme, text, FigureCache(), elevation), camera_for(loaded, 1280, 720)
    told = []
    for cell in ((1, 1), (8, 1)):
        board.draw(window, window.get_rect(), camera, View(), Overlays(cursor=cell))
        told.append(has_plate(window, camera, cell))
    assert [elevation[y * 20 + x] > 0 for x, y in ((1, 1), (8, 1))] == told == [True, False]


def has_plate(window: pygame.Surface, camera: Camera, cell: tuple[int, int]) -> bool:
    """Whether a small plate of paper lies over the left half of a square's upper edge."""
    x, y = camera.corner(*cell)
    return sum(window.get_at((px, y - 8))[:3] == tuple(pygame.Color(PAPER))[:3] for px in range(x, x + 32)) >= 12


def test_cover_under_the_cursor_is_told_where_there_is_some(
    maps: dict[str, LoadedMap], theme: Theme, text: Text, window: pygame.Surface
) -> None:
    loaded = maps["river_ford"]
    board, camera = BoardView(loaded.picture, theme, text, FigureCache()), camera_for(loaded, 1280, 720)
    told = []
    for cover in (0, -2):
        board.draw(window, window.get_rect(), camera, View(), Overlays(cursor=(5, 5), cover=cover))
        told.append(has_plate(window, camera, (5, 5)))
    assert told == [False, True]


def test_counters_of_the_whole_the_wounded_and_the_weak_differ_in_form(text: Text) -> None:
    counters = Counters(text)
    forms = []
    for hp in (10, 7, 3):
        picture = counters.counter(hp, 10, "red", 64)
        forms.append(sum(is_red(picture.get_at((x, y))) for x in range(picture.get_width()) for y in range(6)))
    whole, wounded, weak = forms
    assert whole == 0 < wounded < weak


def is_red(colour: pygame.Color) -> bool:
    return colour.r - max(colour.g, colour.b) > 90 and colour.a > 200


@pytest.mark.parametrize("square", ZOOMS)
def test_the_number_of_a_counter_is_never_smaller_than_14_pixels_type(text: Text, square: int) -> None:
    assert Counters(text).counter(10, 10, "red", square).get_height() >= 16


def test_a_piece_that_is_done_looks_grey_and_carries_a_sign(text: Text, window: pygame.Surface) -> None:
    pieces = Pieces(text, FigureCache(), Stamps())
    camera = Camera(1, 1, 64, 64, 64)
    looks = []
    for done in (False, True):
        window.fill("#a9b974")
        view = View({"a": PieceView("a", "footman", "red", False, 0.0, 0.0, 10, 10, done)})
        window.fblits(pieces.draw(window, pygame.Rect(0, 0, 64, 64), camera, view))
        red = sum(is_red(window.get_at((x, y))) for x in range(64) for y in range(64))
        looks.append((red, window.get_at((13, 45))[:3] != window.get_at((1, 1))[:3]))
    (red, _), (red_when_done, signed) = looks
    assert (red > 50, red_when_done) == (True, 0)
    assert signed


def test_a_piece_in_front_hides_the_figure_behind_but_not_its_counter(text: Text, window: pygame.Surface) -> None:
    pieces = Pieces(text, FigureCache(), Stamps())
    camera = Camera(1, 2, 64, 128, 64)
    behind = PieceView("a", "footman", "red", False, 0.0, 0.0, 10, 10)
    before = PieceView("b", "pikeman", "blue", False, 0.0, 1.0, 10, 10)
    counter = pygame.Rect(46, 46, 16, 16)
    window.fill("#a9b974")
    window.fblits(pieces.draw(window, pygame.Rect(0, 0, 64, 128), camera, View({"a": behind})))
    alone = pygame.image.tobytes(window.subsurface(counter), "RGB")
    window.fill("#a9b974")
    window.fblits(pieces.draw(window, pygame.Rect(0, 0, 64, 128), camera, View({"b": before, "a": behind})))
    assert pygame.image.tobytes(window.subsurface(counter), "RGB") == alone


def test_the_cursor_leaves_the_counter_of_the_piece_under_it_whole(
    maps: dict[str, LoadedMap], theme: Theme, text: Text, window: pygame.Surface
) -> None:
    loaded = maps["river_ford"]
    board, camera = BoardView(loaded.picture, theme, text, FigureCache()), camera_for(loaded, 1280, 720)
    view = View({"a": PieceView("a", "footman", "red", False, 5.0, 5.0, 10, 10)})
    x, y = camera.corner(5, 5)
    seen = []
    for cursor in (None, (5, 5)):
        board.draw(window, window.get_rect(), camera, view, Overlays(cursor=cursor))
        seen.append(pygame.image.tobytes(window.subsurface(pygame.Rect(x + 46, y + 46, 12, 12)), "RGB"))
    assert seen[0] == seen[1]
