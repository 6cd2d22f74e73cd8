"""The large numbers: 50 battles a map to an end, equal in other processes and on every Python found."""

from pathlib import Path

import pytest

from tests.helpers.pythons import other_pythons, with_game
from tests.helpers.same_games import MAPS, games, here

pytestmark = pytest.mark.long
GAMES = 50


@pytest.mark.parametrize("map_", MAPS, ids=lambda path: path.stem)
def test_fifty_battles_come_to_an_end_alike_under_every_hash_seed(map_: Path) -> None:
    first = here(map_, GAMES, PYTHONHASHSEED="0")
    assert len(first) == GAMES
    assert all(1 <= game["rounds"] <= 60 for game in first)
    for seed in ("1", "random"):
        assert here(map_, GAMES, PYTHONHASHSEED=seed) == first


@pytest.mark.parametrize("version", sorted(other_pythons()), ids=lambda v: ".".join(map(str, v)))
def test_fifty_battles_are_the_same_on_every_python_found(version: tuple[int, int], tmp_path: Path) -> None:
    other = with_game(other_pythons()[version], tmp_path / "venv")
    for map_ in MAPS:
        assert games(other, map_, GAMES) == here(map_, GAMES)
