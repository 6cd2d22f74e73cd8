"""Writing: sizes, wrapping, and what is kept."""

import pygame
import pytest

from game import paths
from game.ui.text import Text

pytestmark = pytest.mark.usefixtures("window")

FONTS = paths.assets_folder() / "fonts"


@pytest.mark.parametrize(
    ("window_size", "percent", "unit"),
    [
        ((1280, 720), 100, 16),
        ((1920, 1080), 100, 24),
        ((960, 540), 100, 14),
        ((1280, 720), 150, 24),
        ((200, 150), 100, 14),
    ],
)
def test_the_unit_follows_window_and_setting_but_is_never_below_14(
    window_size: tuple[int, int], percent: int, unit: int
) -> None:
    assert Text(FONTS, percent=percent, window=window_size).unit == unit


def test_no_text_is_set_smaller_than_14_pixels(text: Text) -> None:
    assert text.height("sans", 0.1) == text.height("sans", 14 / 16)


def test_wrapped_lines_keep_to_the_room_and_lose_no_word(text: Text) -> None:
    words = "The river is low this year, and the ford can be crossed dry-shod.\nNobody knows it yet."
    lines = text.wrap(words, 200)
    assert max(text.width(line) for line in lines) <= 200
    assert " ".join(lines).split() == words.split()


def test_a_line_that_is_too_wide_is_cut_with_an_ellipsis(text: Text) -> None:
    cut = text.fitted("A tale of roads and camp-fires", 100)
    assert cut.endswith("\u2026")
    assert text.width(cut) <= 100


def test_a_line_is_rendered_once_and_no_more_are_kept_than_the_limit() -> None:
    text = Text(FONTS, limit=2)
    first = text.line("one")
    assert text.line("one") is first
    text.line("two")
    text.line("three")
    assert len(text) == 2


def test_a_resized_window_has_larger_lines(text: Text) -> None:
    before = text.line("Round 3").get_height()
    text.resize(1920, 1080)
    assert text.line("Round 3").get_height() > before


@pytest.mark.parametrize("readable", [False, True])
def test_every_typeface_loads_and_knows_the_signs_of_the_game(readable: bool) -> None:
    text = Text(FONTS, readable=readable)
    missing = text.font("sans").render("\ue000", True, "black")
    for face in ("serif", "serif_bold", "serif_italic", "display", "sans", "sans_bold"):
        for sign in "\u2026\u2013\u00d7\u2019\u2039\u203a":
            drawn = text.font(face).render(sign, True, "black")
            assert pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(missing, "RGBA"), (face, sign)


def test_every_family_has_its_licence_beside_it() -> None:
    families = {file.stem.split("-")[0] for file in FONTS.glob("*.ttf")}
    assert families == {file.name.removesuffix("-LICENSE.txt") for file in FONTS.glob("*-LICENSE.txt")}
