"""Simulated sight: white stays white, and what each deficiency confuses moves together."""

import pytest

from tests.helpers.vision import SIGHTS, Sight, apart, lab, seen


@pytest.mark.parametrize("sight", SIGHTS)
def test_black_white_and_greys_look_the_same_to_every_sight(sight: Sight) -> None:
    for level in (0, 128, 255):
        assert all(abs(channel - level) <= 1 for channel in seen((level, level, level), sight))


def test_full_sight_sees_what_is_shown() -> None:
    assert seen((184, 52, 43), "full") == (184, 52, 43)


@pytest.mark.parametrize(
    ("sight", "one", "other"),
    [
        ("protanopia", (150, 60, 40), (80, 80, 40)),
        ("deuteranopia", (170, 90, 60), (120, 110, 60)),
        ("tritanopia", (70, 130, 160), (60, 135, 120)),
    ],
)
def test_each_deficiency_brings_its_own_confusions_nearer(
    sight: Sight, one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    assert apart(one, other, sight) < 0.5 * apart(one, other)


def test_in_grey_only_light_and_dark_are_left() -> None:
    red, green, blue = seen((184, 52, 43), "grey")
    assert red == green == blue
    lightness, _, _ = lab((255, 255, 255))
    assert round(lightness, 1) == 100.0
