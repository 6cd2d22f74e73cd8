"""Random legal battles from beginning to end: nothing that must hold is ever broken."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.commander.events import Excused
from tests.helpers.battle import RULES
from tests.helpers.invariants import play_and_check
from tests.helpers.random_battle import after, played

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("group", range(20))
def test_random_battles_break_no_rule_undo_replay_and_are_forecast_truly(group: int) -> None:
    for seed in range(group * 5, group * 5 + 5):
        play_and_check(seed)


def test_random_battles_meet_every_kind_of_event_and_of_end() -> None:
    battles = [played(seed) for seed in range(100)]
    events = {type(event) for battle in battles for entry in battle.history for event in entry.events}
    reasons = {verdict.reason for battle in battles if (verdict := battle.engine.rules.verdict(battle.state))}
    assert events | {Excused} == set(RULES.events)  # too rare for chance: see the tests of frenzy
    assert reasons >= {"enemies_fell", "objectives", "no_news"}


@pytest.mark.parametrize("hash_seed", ["0", "1", "77"])
def test_a_battle_ends_in_the_same_state_in_another_process_whatever_its_hash_seed(hash_seed: str) -> None:
    script = (
        "from tests.helpers.random_battle import after\nprint(*(after(seed, 10_000).digest() for seed in range(8)))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT, env=environment
    )
    assert told.stdout.split() == [after(seed, 10_000).digest() for seed in range(8)]
