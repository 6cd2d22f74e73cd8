"""Tiles that move: frames inside the tileset, not too many, for a time that makes sense."""

import pytest

from tests.maps.builder import Pack, tileset, tmx
from tests.maps.conftest import Faults, Load

Frames = list[tuple[object, object]]


def moving(frames: Frames, tile: str = "1") -> str:
    """The tileset with one tile more in its list, which moves."""
    drawn = "".join(f'<frame tileid="{number}" duration="{ms}"/>' for number, ms in frames)
    return tileset().replace("</tileset>", f'<tile id="{tile}"><animation>{drawn}</animation></tile></tileset>')


def test_the_frames_of_a_tile_come_with_the_picture(pack: Pack, load: Load) -> None:
    (pack.root / "tiles.tsx").write_text(moving([(1, 250), (6, 500), (23, 60_000)]), encoding="utf-8")
    (tiles,) = load(tmx()).picture.tilesets
    assert tiles.animations == {1: ((1, 250), (6, 500), (23, 60_000))}


def test_an_embedded_tileset_moves_as_well(load: Load) -> None:
    embedded = moving([(2, 10)]).replace("<tileset", '<tileset firstgid="1"')
    (tiles,) = load(tmx(tilesets=embedded)).picture.tilesets
    assert tiles.animations == {1: ((2, 10),)}


def test_an_animation_without_frames_is_none(pack: Pack, load: Load) -> None:
    (pack.root / "tiles.tsx").write_text(moving([]), encoding="utf-8")
    assert load(tmx()).picture.tilesets[0].animations == {}


def test_frames_do_not_change_the_hash(pack: Pack, load: Load) -> None:
    still = load(tmx()).hash
    (pack.root / "tiles.tsx").write_text(moving([(1, 250), (2, 250)]), encoding="utf-8")
    assert load(tmx()).hash == still


@pytest.mark.parametrize(
    ("frames", "tile", "said"),
    [
        ([(24, 250)], "1", "tileid of <frame> is 24; it must lie between 0 and 23"),
        ([(-1, 250)], "1", "tileid of <frame> is -1; it must lie between 0 and 23"),
        ([("two", 250)], "1", "tileid of <frame> is 'two', not a whole number; correct it in Tiled"),
        ([(2, 0)], "1", "duration of <frame> is 0; it must lie between 10 and 60000"),
        ([(2, -250)], "1", "duration of <frame> is -250; it must lie between 10 and 60000"),
        ([(2, 60_001)], "1", "duration of <frame> is 60001; it must lie between 10 and 60000"),
        ([(2, "0.5")], "1", "duration of <frame> is '0.5', not a whole number; correct it in Tiled"),
        ([(2, 250)] * 65, "1", "the animation has 65 frames; at most 64 are allowed"),
        ([(2, 250)], "24", "id of <tile> is 24; it must lie between 0 and 23"),
    ],
)
def test_a_broken_animation_is_refused(pack: Pack, faults: Faults, frames: Frames, tile: str, said: str) -> None:
    (pack.root / "tiles.tsx").write_text(moving(frames, tile), encoding="utf-8")
    assert faults(tmx()) == [f"tiles.tsx:tile {tile}: {said}"]
