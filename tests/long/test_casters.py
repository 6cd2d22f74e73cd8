"""The large numbers of magic: 200 random and 200 computer battles of casters, and all the content put to use."""

from collections import Counter

import pytest

from tests.helpers.caster_battle import computer, play_and_check
from tests.helpers.random_battle import played
from tests.helpers.usage import Use, unused, used_in

pytestmark = pytest.mark.long
GROUPS, EACH = 20, 10
TIMES = 3
BATTLES = 5000
"""Random battles after which content that nobody used is taken for useless."""


@pytest.mark.parametrize("group", range(GROUPS))
def test_two_hundred_random_battles_of_casters_are_sound_after_every_action(group: int) -> None:
    for seed in range(group * EACH, group * EACH + EACH):
        play_and_check(seed)


@pytest.mark.parametrize("group", range(GROUPS))
def test_two_hundred_computer_battles_of_casters_are_sound_after_every_action(group: int) -> None:
    for seed in range(group * EACH, group * EACH + EACH):
        play_and_check(seed, computer())


def test_everything_the_content_defines_is_used_three_times() -> None:
    counts: Counter[Use] = Counter()
    for seed in range(BATTLES):
        counts += used_in(played(seed))
        if seed % 100 == 99 and not unused(counts, TIMES):
            break
    assert unused(counts, TIMES) == []
