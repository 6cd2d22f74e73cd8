"""The checker of layouts finds what it is there to find."""

import pygame

from game.ui.widgets import Seen
from tests.helpers.layout import faults

WINDOW = (200, 100)


def seen(label: str, rect: tuple[int, int, int, int], depth: int = 0, *, cut: bool = False) -> Seen:
    return Seen("label", label, pygame.Rect(rect), focused=False, depth=depth, cut=cut)


def test_neighbours_that_touch_are_well() -> None:
    tree = (seen("all", (0, 0, 200, 100)), seen("left", (0, 0, 100, 100), 1), seen("right", (100, 0, 100, 100), 1))
    assert faults(tree, WINDOW) == []


def test_two_leaves_one_pixel_over_each_other_are_told() -> None:
    tree = (seen("left", (0, 0, 101, 100)), seen("right", (100, 0, 100, 100)))
    assert faults(tree, WINDOW) == ["label 'left' (0,0 101x100) lies over label 'right' (100,0 100x100)"]


def test_what_leaves_the_window_is_told() -> None:
    assert faults((seen("far", (150, 0, 51, 10)),), WINDOW) == ["label 'far' (150,0 51x10) leaves the window"]


def test_what_leaves_its_parent_is_told_even_after_a_deeper_branch() -> None:
    tree = (
        seen("box", (0, 0, 50, 50)),
        seen("in", (0, 0, 9, 9), 1),
        seen("deep", (1, 1, 2, 2), 2),
        seen("out", (45, 0, 9, 9), 1),
    )
    assert faults(tree, WINDOW) == ["label 'out' (45,0 9x9) leaves label 'box' (0,0 50x50)"]


def test_what_is_cut_is_told_and_what_is_out_of_sight_is_not() -> None:
    tree = (seen("cut", (0, 0, 9, 9), cut=True), seen("away", (0, 0, 0, 0), cut=True))
    assert faults(tree, WINDOW) == ["label 'cut' (0,0 9x9) is cut"]
