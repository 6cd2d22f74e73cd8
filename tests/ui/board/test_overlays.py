"""What is laid over the board: which mark lies where."""

import pygame
import pytest

from game.ui.board.overlays import ground_marks, marks_above, path_marks
from game.ui.board.stamps import Stamps
from game.ui.board.view import Overlays
from game.ui.camera import ZOOMS

ALL = ("reach", "target", "danger", "aim", "command", "threat", "path .e", "path we", "path ws", "path n.", "selected",
       "cursor", "contour nwes", "rim reach", "rim target", "rim danger", "rim aim",
       "done", "shadow", "hit 0", "miss 3", "arrow 45", "bolt 180", "spell", "area", "caught", "picked 1",
       "picked 9", "rim spell", "rim area")  # fmt: skip


def test_a_path_begins_in_the_middle_bends_and_ends_in_an_arrow() -> None:
    marks = path_marks([(0, 0), (1, 0), (1, 1)])
    assert marks == [("path .e", (0, 0)), ("path ws", (1, 0)), ("path n.", (1, 1))]


def test_a_path_of_one_square_is_no_path() -> None:
    assert path_marks([(3, 3)]) == []


def test_squares_that_do_not_touch_are_not_joined() -> None:
    assert path_marks([(0, 0), (5, 5)]) == []


def test_each_piece_that_threatens_is_marked_once() -> None:
    overlays = Overlays(threats=(((5, 1), (2, 2)), ((5, 1), (3, 2)), ((4, 0), (2, 2))))
    assert ground_marks(overlays) == [("threat", (4, 0)), ("threat", (5, 1))]


def test_targets_lie_above_reach_and_the_path_above_both() -> None:
    cells = frozenset({(0, 0)})
    overlays = Overlays(reach=cells, targets=cells, path=((0, 0), (1, 0)))
    assert [name for name, cell in ground_marks(overlays) if cell == (0, 0)] == ["reach", "target", "path .e"]


def test_what_was_chosen_for_a_spell_is_numbered_in_order_under_warnings_and_the_cursor() -> None:
    overlays = Overlays(picked=((2, 0), (1, 0)), caught=frozenset({(1, 0)}), cursor=(1, 0))
    assert marks_above(overlays) == [
        ("picked 1", (2, 0)),
        ("picked 2", (1, 0)),
        ("caught", (1, 0)),
        ("cursor", (1, 0)),
    ]


def test_without_anything_to_say_nothing_is_laid_over_the_board() -> None:
    assert ground_marks(Overlays()) == []


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("square", ZOOMS)
def test_every_mark_is_seen_at_every_zoom_and_is_the_size_of_a_square(square: int) -> None:
    stamps = Stamps()
    for name in ALL:
        stamp = stamps.stamp(name, square)
        assert stamp.get_size() == (square, square)
        assert stamp.get_bounding_rect(min_alpha=60).width > 0, name


@pytest.mark.usefixtures("window")
def test_no_two_marks_on_a_square_have_the_same_form() -> None:
    stamps = Stamps()
    forms = set()
    names = ("reach", "target", "danger", "aim", "selected", "cursor", "spell", "area")
    for name in names:
        mask = pygame.mask.from_surface(stamps.stamp(name, 64), threshold=150)
        forms.add(tuple(mask.get_at((x, y)) for y in range(64) for x in range(64)))
    assert len(forms) == len(names)


@pytest.mark.usefixtures("window")
def test_a_mark_is_drawn_once_and_few_are_kept() -> None:
    stamps = Stamps(limit=2)
    first = stamps.stamp("reach", 64)
    assert stamps.stamp("reach", 64) is first
    for square in (16, 32, 48):
        stamps.stamp("reach", square)
    assert len(stamps) == 2


@pytest.mark.usefixtures("window")
def test_an_unknown_mark_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Stamps().stamp("glitter", 64)
