"""The camera: squares and pixels agree, and the view stays on the board."""

import pytest

from game.ui.camera import Camera


@pytest.fixture
def camera() -> Camera:
    return Camera(columns=24, rows=16, width=960, height=576)


def test_a_square_and_its_corner_pixel_agree(camera: Camera) -> None:
    moved = camera.moved(100, 50)
    assert moved.corner(5, 3) == (5 * 64 - 100, 3 * 64 - 50)
    assert moved.cell(*moved.corner(5, 3)) == (5, 3)


def test_the_view_does_not_leave_the_board(camera: Camera) -> None:
    assert (camera.moved(-500, -500).x, camera.moved(-500, -500).y) == (0, 0)
    assert (camera.moved(9999, 9999).x, camera.moved(9999, 9999).y) == (24 * 64 - 960, 16 * 64 - 576)


@pytest.mark.parametrize(("width", "height"), [(960, 576), (1600, 500), (400, 300), (563, 315)])
def test_all_four_corner_squares_can_be_pointed_at(camera: Camera, width: int, height: int) -> None:
    view = camera.resized(width, height)
    for column, row in ((0, 0), (23, 0), (0, 15), (23, 15)):
        at = view.showing(column, row)
        x, y = at.corner(column, row)
        assert at.cell(x + 63, y + 63) == (column, row)
        assert at.cell(x, y) == (column, row)


def test_a_small_board_lies_in_the_middle_and_beside_it_is_no_square() -> None:
    small = Camera(columns=4, rows=4, width=960, height=576).kept()
    assert small.corner(0, 0) == ((960 - 256) // 2, (576 - 256) // 2)
    assert small.cell(10, 10) is None


def test_zooming_keeps_what_is_under_the_pointer(camera: Camera) -> None:
    view = camera.moved(300, 200)
    before = view.cell(480, 288)
    assert view.zoomed(2, (480, 288)).square == 96
    assert view.zoomed(2, (480, 288)).cell(480, 288) == before


def test_zooming_stops_at_both_ends(camera: Camera) -> None:
    assert camera.zoomed(99, (0, 0)).square == 128
    assert camera.zoomed(-99, (0, 0)).square == 16


def test_only_squares_in_view_are_seen(camera: Camera) -> None:
    columns, rows = camera.moved(32, 0).seen()
    assert (columns, rows) == (range(0, 16), range(0, 9))
