"""The script that draws the tilesets: the same files each time, and the descriptions that were committed."""

import subprocess
import sys
from pathlib import Path

from tests.maps.conftest import REPOSITORY


def baked(folder: Path) -> dict[str, bytes]:
    """The files the script writes."""
    subprocess.run([sys.executable, REPOSITORY / "assets" / "tiles" / "bake.py", folder], check=True, timeout=120)
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_tilesets_are_drawn_the_same_every_time(tmp_path: Path) -> None:
    assert baked(tmp_path / "a") == baked(tmp_path / "b")


def test_the_committed_descriptions_are_those_the_script_writes(tmp_path: Path) -> None:
    committed = {p.name: p.read_bytes() for p in sorted((REPOSITORY / "maps" / "tilesets").iterdir())}
    made = baked(tmp_path)
    assert list(made) == list(committed)
    assert {name for name in made if name.endswith(".tsx") and made[name] != committed[name]} == set()
