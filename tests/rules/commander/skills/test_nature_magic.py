"""Nature Magic (rule book 7 and 8): each rank opens a level of the school's spells and makes them cheaper."""

import pytest

from tests.helpers.schools import Costs, open_costs, opened

FULL: Costs = {
    "summon_creature": {"A": 6, "B": 8, "C": 10, "D": 15},
    "thorns": {"A": 4, "B": 6},
    "fine": {"A": 4},
    "poison": {"C": 6, "D": 10},
    "protection": {"A": 4, "B": 6, "C": 8, "D": 10},
    "sleep": {"B": 6, "C": 8, "D": 12},
}
"""What the rule book's table says a level costs without the skill."""


@pytest.mark.parametrize(("rank", "letters"), [(1, "AB"), (2, "ABC"), (3, "ABCD")])
def test_each_rank_opens_one_level_more_and_takes_one_mp_more_off_each_spell(rank: int, letters: str) -> None:
    assert open_costs(f"nature_magic:{rank}", "nature") == opened(FULL, letters, rank)


def test_without_it_level_a_alone_is_open_at_full_price() -> None:
    assert open_costs("-", "nature") == opened(FULL, "A", 0)


def test_it_neither_opens_nor_cheapens_the_spells_of_another_school() -> None:
    assert open_costs("nature_magic:3", "fire") == open_costs("-", "fire")
