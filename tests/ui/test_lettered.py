"""Pictures with writing on them: made once, and anew when the writing changes."""

import pygame
import pytest

from game.ui.board.counters import Counters
from game.ui.lettered import Lettered
from game.ui.text import Text

pytestmark = pytest.mark.usefixtures("window")


def test_a_picture_is_made_once_and_no_more_are_kept_than_the_limit(text: Text) -> None:
    label = Lettered(text, text.line, 2)
    first = label("one")
    assert label("one") is first
    label("two")
    label("three")
    assert len(label) == 2


@pytest.mark.parametrize(("percent", "readable"), [(200, False), (100, True)])
def test_another_size_or_typeface_of_the_text_makes_it_anew(text: Text, percent: int, readable: bool) -> None:
    made: list[str] = []

    def make(words: str) -> pygame.Surface:
        made.append(words)
        return text.line(words)

    label = Lettered(text, make, 4)
    label("ford")
    text.restyle(percent, readable=readable)
    label("ford")
    assert made == ["ford", "ford"]


def test_counters_on_the_board_take_the_readable_typeface_at_once(text: Text) -> None:
    counters = Counters(text)
    before = pygame.image.tobytes(counters.counter(7, 10, "red", 64), "RGBA")
    text.restyle(100, readable=True)
    assert pygame.image.tobytes(counters.counter(7, 10, "red", 64), "RGBA") != before
