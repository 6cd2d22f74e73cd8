"""The dotted line around a set of squares: whole, evenly spaced, and one for each border."""

import math

from game.core.grid import Cell
from game.ui.board.outline import dots, loops


def diamond(reach: int) -> frozenset[Cell]:
    span = range(-reach, reach + 1)
    return frozenset((x, y) for x in span for y in span if abs(x) + abs(y) <= reach)


def test_one_square_has_one_border_through_its_four_corners() -> None:
    assert loops(frozenset({(2, 3)})) == [[(2, 3), (3, 3), (3, 4), (2, 4)]]


def test_a_ring_of_squares_has_two_borders_and_parted_squares_have_one_each() -> None:
    ring = frozenset((x, y) for x in range(3) for y in range(3)) - {(1, 1)}
    assert [len(loop) for loop in loops(ring)] == [12, 4]
    assert len(loops(frozenset({(0, 0), (5, 5)}))) == 2


def test_squares_that_touch_at_a_corner_alone_are_bordered_each_by_itself() -> None:
    assert sorted(len(loop) for loop in loops(frozenset({(0, 0), (1, 1)}))) == [4, 4]


def test_dots_lie_evenly_along_the_whole_border_and_not_inside() -> None:
    found = dots(diamond(3), 0.2)
    steps = [math.dist(a, b) for a, b in zip(found, [*found[1:], found[0]], strict=True)]
    assert 0.15 < min(steps) <= max(steps) < 0.22
    assert all(abs(x - 0.5) + abs(y - 0.5) > 3 for x, y in found)


def test_without_squares_there_is_no_line() -> None:
    assert dots(frozenset()) == []
