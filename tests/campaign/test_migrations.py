"""Documents of every old version read, and their battles go on; content that was renamed is found."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.campaign.document import VERSION
from game.campaign.migrations import MIGRATIONS
from game.campaign.reading import read_record
from game.campaign.record import renamed, resume
from game.core.entity import Position, Vitals
from game.rules.commander.position import marks
from tests.helpers.battle import CATALOG, CONTENT, ENGINE

SAMPLES = Path(__file__).parent / "samples"
LETTERS = marks(CONTENT.terrain)


def test_every_old_version_has_a_migration_and_a_sample() -> None:
    assert sorted(MIGRATIONS) == list(range(1, VERSION))
    assert all((SAMPLES / f"record-{version}.toml").exists() for version in range(1, VERSION + 1))


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_battle_saved_by_an_old_game_goes_on_from_where_it_was(version: int) -> None:
    record = read_record(SAMPLES / f"record-{version}.toml")
    resumed = resume(record, ENGINE, CATALOG, LETTERS)
    state = resumed.session.state
    assert state.row(Position, "red-1-1").cell == (2, 1)
    assert state.row(Vitals, "blue-1").hp < 9
    decision = resumed.session.decision
    assert decision is not None
    resumed.session.commit(ENGINE.rules.candidates(state, decision.actors[0])[0])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('red-1 Named {"kind": "swordman"}', 'red-1 Named {"kind": "swordsman"}'),
        (
            'red-1 Named {"kind": "swordman", "name": "swordman"}',
            'red-1 Named {"kind": "swordsman", "name": "swordman"}',
        ),
        ('hero Identity {"name": "swordman", "look": 0}', 'hero Identity {"name": "swordman", "look": 0}'),
        ('hero Identity {"name": "a \\"swordman", "look": 0}', 'hero Identity {"name": "a \\"swordman", "look": 0}'),
        ('hero Sheet {"gains": [{"name": "swordman"}]}', 'hero Sheet {"gains": [{"name": "swordsman"}]}'),
    ],
)
def test_what_was_renamed_is_found_by_its_name_of_old_and_people_keep_theirs(old: str, new: str) -> None:
    aliased = replace(CATALOG, aliases={"units": {"swordman": "swordsman"}})
    assert renamed(old, aliased) == new
