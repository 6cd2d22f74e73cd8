"""The script that draws the tilesets: the same files each time, the committed ones, and the same in all biomes."""

import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from tests.maps.conftest import REPOSITORY

TILESETS = REPOSITORY / "maps" / "tilesets"
BIOMES = ("autumn", "snow", "desert")


def files(folder: Path) -> dict[str, bytes]:
    """All files below a folder by their path in it."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.*"))}


def unpacked(data: bytes) -> bytes:
    """A file as it is, but a picture without the packing, which systems do in ways of their own."""
    if not data.startswith(b"\x89PNG"):
        return data
    at, parts = 8, []
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        parts.append(zlib.decompress(body) if name == b"IDAT" else body)
        at += length + 12
    return b"".join(parts)


def baked(folder: Path) -> dict[str, bytes]:
    """The files the script writes."""
    subprocess.run([sys.executable, REPOSITORY / "assets" / "tiles" / "bake.py", folder], check=True, timeout=600)
    return files(folder)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return baked(tmp_path_factory.mktemp("tilesets"))


@pytest.mark.long
def test_tilesets_are_drawn_the_same_every_time(made: dict[str, bytes], tmp_path: Path) -> None:
    assert made == baked(tmp_path)


def test_the_committed_tilesets_are_those_the_script_writes(made: dict[str, bytes]) -> None:
    committed = files(TILESETS)
    assert list(made) == list(committed)
    assert {name for name in made if unpacked(made[name]) != unpacked(committed[name])} == set()


@pytest.mark.parametrize("biome", BIOMES)
def test_a_biome_has_the_same_tiles_under_the_same_numbers(biome: str) -> None:
    here = {path.name: path.read_bytes() for path in (TILESETS / biome).glob("*.tsx")}
    assert here == {name: (TILESETS / name).read_bytes() for name in here}
    assert {"terrain.tsx", "dressing.tsx", "edges.tsx", "variants.tsx", "rivers.tsx", "tall.tsx"} <= set(here)
