"""Dice on the board: hits and misses differ in form, numbers are large enough, and none lies off the board's top."""

import pygame
import pytest

from game.ui.board.dice import DiceTray
from game.ui.board.view import Thrown
from game.ui.camera import ZOOMS
from game.ui.text import Text

pytestmark = pytest.mark.usefixtures("window")

GROUND = pygame.Color("#a9b974")


def drawn(text: Text, thrown: Thrown, square: int = 64) -> pygame.Surface:
    surface = pygame.Surface((square * 8, square * 8)).convert()
    surface.fill(GROUND)
    DiceTray(text).draw(surface, (0, 0), square, thrown)
    return surface


def changed(surface: pygame.Surface) -> pygame.Rect:
    mask = pygame.mask.from_threshold(surface, GROUND, (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def test_a_hit_and_a_miss_of_one_face_differ_in_form_without_their_colours(text: Text) -> None:
    forms = set()
    for hit in (True, False):
        surface = pygame.transform.grayscale(drawn(text, Thrown(4, 4, (5,), (hit,), 1)))
        ground = surface.get_at((0, 0))[0]
        forms.add(tuple(surface.get_at((x, y))[0] == ground for x in range(256, 320) for y in range(200, 256)))
    assert len(forms) == 2


def test_dice_not_yet_thrown_are_not_seen(text: Text) -> None:
    assert changed(drawn(text, Thrown(4, 4, (5, 6), (True, True), 0))).size == (0, 0)
    one, both = (changed(drawn(text, Thrown(4, 4, (5, 6), (True, True), landed))) for landed in (1, 2))
    assert both.width > 1.5 * one.width


def test_dice_lie_above_the_thrower_but_below_one_on_the_uppermost_row(text: Text) -> None:
    middle, upper = (changed(drawn(text, Thrown(4, y, (5,), (True,), 1))) for y in (4, 0))
    assert middle.bottom <= 4 * 64
    assert upper.top >= 64


def test_more_than_five_dice_make_a_second_row(text: Text) -> None:
    five, six = (changed(drawn(text, Thrown(4, 4, (5,) * n, (True,) * n, n))) for n in (5, 6))
    assert six.width == five.width
    assert six.height > 1.8 * five.height


@pytest.mark.parametrize("square", ZOOMS)
def test_a_die_has_room_for_a_number_of_14_pixels_type_at_every_zoom(text: Text, square: int) -> None:
    assert changed(drawn(text, Thrown(4, 4, (10,), (True,), 1), square)).height >= 20


def test_dice_of_which_no_face_is_known_are_blank(text: Text) -> None:
    known, blank = (drawn(text, Thrown(4, 4, faces, (True,), 1)) for faces in ((8,), ()))
    assert changed(known) == changed(blank)
    assert pygame.image.tobytes(known, "RGB") != pygame.image.tobytes(blank, "RGB")
