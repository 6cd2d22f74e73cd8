"""The small board: where it lies, which square is under a pixel, ground by colour and sides by form."""

import pygame
import pytest

from game import paths
from game.content.catalog import Catalog
from game.content.loader import load_catalog
from game.core.grid import Board
from game.ui.board.minimap import GROUND, Minimap
from game.ui.board.view import PieceView
from game.ui.camera import Camera

pytestmark = pytest.mark.usefixtures("window")

RECT = pygame.Rect(100, 50, 240, 100)


@pytest.fixture
def board() -> Board:
    return Board(8, 5, ("plain",) * 20 + ("water",) * 20, (0,) * 40)


def drawn(board: Board, *pieces: PieceView) -> pygame.Surface:
    surface = pygame.Surface((400, 200)).convert()
    Minimap(board).draw(surface, RECT, Camera(8, 5, 8 * 64, 5 * 64), pieces)
    return surface


def test_the_board_keeps_its_form_and_lies_in_the_middle(board: Board) -> None:
    assert Minimap(board).place(RECT) == pygame.Rect(140, 50, 160, 100)


def test_each_pixel_of_it_leads_to_its_square_and_none_beside_it(board: Board) -> None:
    minimap = Minimap(board)
    assert [minimap.cell_at(RECT, *at) for at in ((140, 50), (159, 69), (160, 70), (299, 149))] == [
        (0, 0), (0, 0), (1, 1), (7, 4),
    ]  # fmt: skip
    assert [minimap.cell_at(RECT, *at) for at in ((139, 60), (300, 60), (200, 150), (200, 49))] == [None] * 4


def test_ground_has_the_colour_of_its_terrain(board: Board) -> None:
    surface = drawn(board)
    assert [surface.get_at(at)[:3] for at in ((190, 80), (190, 130))] == [
        pygame.Color(GROUND[name])[:3] for name in ("plain", "water")
    ]


def test_every_terrain_has_a_colour_of_its_own() -> None:
    catalog: Catalog = load_catalog([paths.content_folder()])[0]
    assert sorted(GROUND) == sorted(catalog.commander.terrain)
    assert len(set(GROUND.values())) == len(GROUND)


def test_the_dots_of_the_four_sides_differ_in_form(board: Board) -> None:
    forms = set()
    bare = drawn(board)
    for side in ("red", "blue", "green", "violet"):
        surface = drawn(board, PieceView("a", "footman", side, True, 3.0, 1.0, 10, 10))
        changed = [
            (x, y) for x in range(190, 230) for y in range(60, 100) if surface.get_at((x, y)) != bare.get_at((x, y))
        ]
        forms.add(tuple(changed))
    assert len(forms) == 4


def test_a_frame_shows_what_the_camera_sees(board: Board) -> None:
    surface = pygame.Surface((400, 200)).convert()
    Minimap(board).draw(surface, RECT, Camera(8, 5, 128, 128, 64, 64, 64), ())
    frame = [surface.get_at((x, 80))[:3] != pygame.Color(GROUND["plain"])[:3] for x in (150, 160, 180, 198, 210)]
    assert frame == [False, True, False, True, False]
