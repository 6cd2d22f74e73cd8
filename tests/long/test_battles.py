"""A thousand random battles: the large number behind the hundred of every run."""

import pytest

from tests.helpers.invariants import play_and_check

FIRST = 1000


@pytest.mark.long
@pytest.mark.parametrize("group", range(40))
def test_a_thousand_random_battles_break_no_rule_undo_replay_and_are_forecast_truly(group: int) -> None:
    for seed in range(FIRST + group * 25, FIRST + group * 25 + 25):
        play_and_check(seed)
