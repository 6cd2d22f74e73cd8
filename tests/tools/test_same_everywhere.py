"""The same seed is the same battle: in another process, under other hash seeds, on every Python found."""

from pathlib import Path

import pytest

from game.maps.tiled import load_map
from game.paths import maps_folder
from game.tools.arena import Arena
from game.tools.output import load
from tests.helpers.pythons import other_pythons, with_game
from tests.helpers.same_games import MAPS, games, here

GAMES = 5
"""A tenth of what the long run plays."""


@pytest.mark.parametrize("map_", MAPS, ids=lambda path: path.stem)
def test_another_process_and_other_hash_seeds_play_the_same_battles(map_: Path) -> None:
    catalog = load()
    arena = Arena(catalog, load_map(map_, maps_folder(), catalog.commander), {})
    own = [arena.told(*arena.battle(seed)) for seed in range(GAMES)]
    digests = [game.digest for game in own]
    assert len(set(digests)) == GAMES
    for seed in ("1", "random"):
        assert [game["digest"] for game in here(map_, GAMES, PYTHONHASHSEED=seed)] == digests


@pytest.mark.parametrize("version", sorted(other_pythons()), ids=lambda v: ".".join(map(str, v)))
def test_every_python_found_plays_the_same_battles(version: tuple[int, int], tmp_path: Path) -> None:
    other = with_game(other_pythons()[version], tmp_path / "venv")
    for map_ in MAPS:
        assert games(other, map_, 2) == here(map_, 2)
