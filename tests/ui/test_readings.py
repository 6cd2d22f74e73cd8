"""Which dice count, as it is marked on the board and in the log."""

import pytest

from game.core.dice import AtMost, Face, Highest, Reading, Tally
from game.ui.readings import counting


@pytest.mark.parametrize(
    ("reading", "faces", "marked"),
    [
        (AtMost(3), (1, 4, 3), (True, False, True)),
        (Tally((6,)), (6, 5, 10), (True, False, True)),
        (Tally((6, 4)), (6, 3, 4), (True, False, True)),
        (Highest(), (2, 4, 4), (False, True, False)),
        (Highest(), (), ()),
        (Face(), (17,), (False,)),
    ],
)
def test_the_dice_that_count_are_those_of_the_reading(
    reading: Reading, faces: tuple[int, ...], marked: tuple[bool, ...]
) -> None:
    assert counting(str(reading), faces) == marked
