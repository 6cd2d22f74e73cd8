"""Arcs of who threatens a square: dashed, from the enemy's square to short of the threatened one."""

import math

import pygame
import pytest

from game.ui.board.threats import DANGER, dashes, draw_threats
from game.ui.camera import Camera


def test_dashes_lead_from_the_middle_of_the_enemys_square_to_short_of_the_threatened_one() -> None:
    found = list(dashes((1, 4), (6, 2)))
    assert found[0][0] == (1.5, 4.5)
    assert 0.4 < math.dist(found[-1][-1], (6.5, 2.5)) < 1
    assert len(found) == 13


def test_an_arc_rises_above_the_straight_line() -> None:
    middle = [point for dash in dashes((0, 3), (6, 3)) for point in dash if 3 < point[0] < 4]
    assert all(y < 2.5 for _, y in middle)


@pytest.mark.usefixtures("window")
def test_an_arc_is_drawn_with_gaps_and_none_for_a_square_that_threatens_itself() -> None:
    counts = []
    for threats in ((((0, 3), (6, 3)),), (((3, 3), (3, 3)),)):
        surface = pygame.Surface((448, 448)).convert()
        draw_threats(surface, (0, 0), Camera(7, 7, 448, 448), threats)
        counts.append(
            sum(surface.get_at((x, y))[:3] == pygame.Color(DANGER)[:3] for x in range(448) for y in range(448))
        )
    assert counts[0] > 400
    assert counts[1] == 0
