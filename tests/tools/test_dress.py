"""`dress`: where it writes, what it keeps, and that nothing is written when it refuses."""

import shutil
from pathlib import Path

import pytest

from tests.maps.conftest import REPOSITORY
from tests.tools.calls import answer, call


@pytest.fixture
def ford(tmp_path: Path) -> Path:
    """A copy of a map, with its folder around it, that lacks what dressing made."""
    shutil.copytree(REPOSITORY / "maps", tmp_path / "maps")
    path = tmp_path / "maps" / "battle" / "river_ford.tmx"
    text = path.read_text(encoding="utf-8")
    start, end = text.index(' <layer id="', text.index("</layer>")), text.index(" <objectgroup")
    path.write_text(text[:start] + text[end:], encoding="utf-8")
    return path


def test_the_old_file_is_kept_beside_the_new(capsys: pytest.CaptureFixture[str], ford: Path) -> None:
    before = ford.read_bytes()
    assert answer(capsys, "dress", str(ford)) == {"file": ford.as_posix(), "layers": 6, "kept": 0}
    assert ford.with_name("river_ford.tmx.old").read_bytes() == before
    assert ford.read_bytes() != before
    assert call(capsys, "check", str(ford)) == (0, "", "")


def test_with_out_the_old_file_stays(capsys: pytest.CaptureFixture[str], ford: Path) -> None:
    before, out = ford.read_bytes(), ford.with_name("new.tmx")
    status, told, _ = call(capsys, "dress", str(ford), "--out", str(out))
    assert (status, told) == (0, f"{out.as_posix()}: 6 layers filled, 0 tiles of yours kept\n")
    assert ford.read_bytes() == before
    assert sorted(path.name for path in ford.parent.iterdir() if path.stem in ("new", ".river_ford")) == ["new.tmx"]
    assert call(capsys, "check", str(out)) == (0, "", "")


def test_in_another_folder_the_tilesets_are_named_from_there(capsys: pytest.CaptureFixture[str], ford: Path) -> None:
    out = ford.parents[1] / "mine.tmx"
    assert call(capsys, "dress", str(ford), "--out", str(out))[0] == 0
    assert 'source="tilesets/terrain.tsx"' in out.read_text(encoding="utf-8")
    assert call(capsys, "check", str(out)) == (0, "", "")


def test_a_dressed_map_is_left_alone(capsys: pytest.CaptureFixture[str], ford: Path) -> None:
    call(capsys, "dress", str(ford))
    ford.with_name("river_ford.tmx.old").unlink()
    assert call(capsys, "dress", str(ford))[0] == 0
    assert not ford.with_name("river_ford.tmx.old").exists()


def test_a_broken_map_is_refused_and_left_as_it_was(capsys: pytest.CaptureFixture[str], ford: Path) -> None:
    broken = ford.read_bytes().replace(b'name="terrain"', b'name="ground"')
    ford.write_bytes(broken)
    status, _, told = call(capsys, "dress", str(ford))
    assert (status, told) == (
        1,
        f"{ford.as_posix()}:map: the map has no tile layer named terrain; give the layer of the ground this name\n",
    )
    assert ford.read_bytes() == broken
    assert not list(ford.parent.glob("*.old"))


@pytest.mark.parametrize("name", ["none.tmx", "map.png"])
def test_a_file_that_is_no_map_is_a_wrong_call(capsys: pytest.CaptureFixture[str], ford: Path, name: str) -> None:
    assert call(capsys, "dress", str(ford.with_name(name)))[0] == 2


@pytest.mark.parametrize("name", sorted(path.stem for path in (REPOSITORY / "maps" / "battle").glob("*.tmx")))
def test_the_games_own_maps_are_dressed(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    shutil.copytree(REPOSITORY / "maps", tmp_path / "maps")
    path = tmp_path / "maps" / "battle" / f"{name}.tmx"
    before = path.read_bytes()
    assert answer(capsys, "dress", str(path))["kept"] == 0
    assert path.read_bytes() == before
