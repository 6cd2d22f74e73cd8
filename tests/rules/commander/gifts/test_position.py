"""Gifts and wear in drawn positions."""

import pytest

from game.core.codec import Unreadable
from game.core.entity import Vitals
from game.rules.commander.components import Magic, Stalemate
from game.rules.commander.gifts import Gift, Gifts
from tests.helpers.battle import draw

TEXT = "board\n..\npieces\nred mage red 0,0 hp=7 mp=3 {}\nblue mage blue 1,0"


def test_a_line_gives_gifts_by_source_figure_and_points() -> None:
    state = draw(TEXT.format("gifts=quiz:attack:2>passion:attack:1"))
    assert state.row(Gifts, "red") == Gifts((Gift("quiz", "attack", 2), Gift("passion", "attack", 1)))


def test_a_line_says_that_a_last_stand_is_over() -> None:
    state = draw(TEXT.format("gifts=constraint:last_stand:1 stood"))
    assert state.row(Gifts, "red") == Gifts((Gift("constraint", "last_stand", 1),), stood=True)


def test_what_is_left_of_hp_counts_towards_the_draw() -> None:
    state = draw(TEXT.format(""))
    assert (state.row(Vitals, "red"), state.row(Magic, "red").mp) == (Vitals(7, 10), 3)
    assert state.row(Stalemate) == Stalemate((("blue", 10), ("red", 7)))


@pytest.mark.parametrize(
    "wrong",
    [
        "gifts=quiz:attack",
        "gifts=quiz:attack:two",
        "gifts=quiz:attack:1:1",
        "gifts=quiz:beauty:1",
        "gifts=luck:attack:1",
        "gifts=quiz:attack:0",
        "gifts=quiz:attack:51",
        "stood",
        "gifts=quiz:attack:1 stood",
    ],
)
def test_gifts_that_nobody_can_have_are_refused(wrong: str) -> None:
    with pytest.raises(Unreadable):
        draw(TEXT.format(wrong))
