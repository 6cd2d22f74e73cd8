"""A map with any bytes flipped, cut or doubled loads or is refused; nothing else ever comes of it."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.problems import Refused
from game.maps.tiled import load_map
from game.rules.commander.models import CommanderContent
from tests.maps.builder import BLUE, FIELD, RED, Pack, layer, levels, rectangle, tileset, tmx, unit

WHOLE = tmx(
    FIELD,
    RED + BLUE + unit(3, 1, 1, 1) + rectangle(4, "objective", (2, 1, 2, 2), {"side": "red", "kind": "reach"}),
    layers=f'<group offsetx="0">{layer(FIELD)}</group>' + levels(("000000",) * 4),
).encode()
TILES = tileset().encode()
JUNK = (b"", b"\0", b"<", b'"', b"&", b"-", b"9" * 12, b"1e999", b"nan", b"\xff\xfe", b"</map>", b"<group>", b"../")
Edit = tuple[int, int, bytes]
edits = st.lists(
    st.tuples(st.integers(0, 5000), st.integers(0, 12), st.sampled_from(JUNK) | st.binary(max_size=3)),
    min_size=1,
    max_size=4,
)


def mutated(data: bytes, changes: list[Edit]) -> bytes:
    """The bytes with each place, taken modulo their number, cut by a length and something put in."""
    for place, cut, put in changes:
        at = place % (len(data) + 1)
        data = data[:at] + put + data[at + cut :]
    return data


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    return Pack(tmp_path_factory.mktemp("maps"))


def loads_or_is_refused(path: Path, root: Path, content: CommanderContent) -> bool:
    """Whether the map loads; a refusal must say why, each time in one line."""
    try:
        load_map(path, root, content)
    except Refused as refusal:
        assert refusal.problems
        assert all(len(str(problem).splitlines()) == 1 for problem in refusal.problems)
        return False
    return True


def test_the_map_to_be_broken_is_whole(folder: Pack, content: CommanderContent) -> None:
    assert loads_or_is_refused(folder.write(WHOLE), folder.root, content)


@given(changes=edits)
def test_a_broken_map_loads_or_is_refused(folder: Pack, content: CommanderContent, changes: list[Edit]) -> None:
    loads_or_is_refused(folder.write(mutated(WHOLE, changes)), folder.root, content)


@given(changes=edits)
def test_a_broken_tileset_loads_or_is_refused(folder: Pack, content: CommanderContent, changes: list[Edit]) -> None:
    path = folder.write(WHOLE)
    (folder.root / "tiles.tsx").write_bytes(mutated(TILES, changes))
    try:
        loads_or_is_refused(path, folder.root, content)
    finally:
        (folder.root / "tiles.tsx").write_bytes(TILES)


@pytest.mark.parametrize("step", [37])
def test_a_map_cut_off_anywhere_is_refused(folder: Pack, content: CommanderContent, step: int) -> None:
    lengths = range(0, len(WHOLE), step)
    assert not any(loads_or_is_refused(folder.write(WHOLE[:n]), folder.root, content) for n in lengths)
