"""Battles of casters, a tenth of the long run's; and most of the content is put to use in a few random battles."""

from collections import Counter

import pytest

from tests.helpers.caster_battle import computer, play_and_check
from tests.helpers.random_battle import played
from tests.helpers.usage import Use, unused, used_in


@pytest.mark.parametrize("group", range(10))
def test_random_battles_of_casters_are_sound_after_every_action(group: int) -> None:
    for seed in (2 * group, 2 * group + 1):
        play_and_check(seed)


@pytest.mark.parametrize("group", range(10))
def test_computer_battles_of_casters_are_sound_after_every_action(group: int) -> None:
    for seed in (2 * group, 2 * group + 1):
        play_and_check(seed, computer())


def test_a_hundred_random_battles_use_every_kind_terrain_and_skill() -> None:
    counts: Counter[Use] = Counter()
    for seed in range(100):
        counts += used_in(played(seed))
    assert {table for table, _ in unused(counts, 1)} <= {"spell", "effect"}
