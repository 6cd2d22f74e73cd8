"""Air Magic (rule book 7 and 8): each rank opens a level of the school's spells and makes them cheaper."""

import pytest

from tests.helpers.schools import Costs, open_costs, opened

FULL: Costs = {
    "thunder": {"A": 4, "B": 6, "C": 8, "D": 10},
    "chain_lightning": {"C": 10, "D": 15},
    "wind_shield": {"B": 4, "C": 6, "D": 8},
    "teleport": {"D": 10},
    "mute": {"B": 8, "C": 12},
    "resist": {"B": 4, "C": 6},
}
"""What the rule book's table says a level costs without the skill."""


@pytest.mark.parametrize(("rank", "letters"), [(1, "AB"), (2, "ABC"), (3, "ABCD")])
def test_each_rank_opens_one_level_more_and_takes_one_mp_more_off_each_spell(rank: int, letters: str) -> None:
    assert open_costs(f"air_magic:{rank}", "air") == opened(FULL, letters, rank)


def test_without_it_level_a_alone_is_open_at_full_price() -> None:
    assert open_costs("-", "air") == opened(FULL, "A", 0)


def test_it_neither_opens_nor_cheapens_the_spells_of_another_school() -> None:
    assert open_costs("air_magic:3", "life") == open_costs("-", "life")
