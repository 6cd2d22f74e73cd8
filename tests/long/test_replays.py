"""The large numbers: 20 recorded battles verify under every hash seed and on every Python found."""

from pathlib import Path

import pytest

from tests.helpers.pythons import other_pythons, with_game
from tests.helpers.recorded import HERE, recorded, verified

pytestmark = pytest.mark.long
GAMES = 20
EQUAL = (0, True, None)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return recorded(tmp_path_factory.mktemp("records"), GAMES)


@pytest.mark.parametrize("seed", ["0", "1", "random"])
def test_twenty_recorded_battles_verify_under_every_hash_seed(records: list[Path], seed: str) -> None:
    assert verified(HERE, records, {"PYTHONHASHSEED": seed}) == [EQUAL] * GAMES


@pytest.mark.parametrize("version", sorted(other_pythons()), ids=lambda v: ".".join(map(str, v)))
def test_twenty_recorded_battles_verify_on_every_python_found(
    records: list[Path], version: tuple[int, int], tmp_path: Path
) -> None:
    other = with_game(other_pythons()[version], tmp_path / "venv")
    for seed in ("0", "1", "random"):
        assert verified(other, records, {"PYTHONHASHSEED": seed}, tmp_path) == [EQUAL] * GAMES
