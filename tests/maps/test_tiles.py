"""The script that draws the tilesets: the same files each time, and the descriptions that were committed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.maps.conftest import REPOSITORY


def baked(folder: Path) -> dict[str, bytes]:
    """The files the script writes."""
    subprocess.run([sys.executable, REPOSITORY / "assets" / "tiles" / "bake.py", folder], check=True, timeout=120)
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return baked(tmp_path_factory.mktemp("tilesets"))


def test_tilesets_are_drawn_the_same_every_time(made: dict[str, bytes], tmp_path: Path) -> None:
    assert made == baked(tmp_path)


def test_the_committed_descriptions_are_those_the_script_writes(made: dict[str, bytes]) -> None:
    committed = {p.name: p.read_bytes() for p in sorted((REPOSITORY / "maps" / "tilesets").iterdir())}
    assert list(made) == list(committed)
    assert {name for name in made if name.endswith(".tsx") and made[name] != committed[name]} == set()
