"""Tilesets: sizes held against the picture's own header, classes under either name."""

import struct

import pytest

from tests.maps.builder import FIELD, Pack, layer, png, tileset, tmx
from tests.maps.conftest import Faults, Load

TWICE = '<tileset firstgid="1" source="tiles.tsx"/><tileset firstgid="20" source="more.tsx"/>'


@pytest.mark.parametrize("attributes", ["", 'width="384"', 'width="1" height="1"'])
def test_the_picture_itself_tells_its_size(pack: Pack, load: Load, attributes: str) -> None:
    whole = load(tmx()).start
    (pack.root / "tiles.tsx").write_text(tileset(image=f'<image source="tiles.png" {attributes}/>'), encoding="utf-8")
    assert load(tmx()).start == whole


def test_an_embedded_tileset_is_read_like_a_file(load: Load) -> None:
    embedded = tileset().replace("<tileset", '<tileset firstgid="1"')
    assert load(tmx(tilesets=embedded)).start == load(tmx()).start


def test_tile_classes_are_understood_as_class_too(pack: Pack, load: Load) -> None:
    start = load(tmx()).start
    (pack.root / "tiles.tsx").write_text(tileset("class"), encoding="utf-8")
    assert load(tmx()).start == start


@pytest.mark.parametrize("attribute", ["type", "class"])
def test_a_tile_may_carry_its_terrain_as_its_class(pack: Pack, load: Load, attribute: str) -> None:
    tiles = f'<tile id="0" {attribute}="sand"/>'
    text = tileset()
    head = text[: text.index("<tile ")]
    (pack.root / "tiles.tsx").write_text(f"{head}{tiles}</tileset>", encoding="utf-8")
    assert set(load(tmx()).start.board.terrain) == {"sand"}


def test_an_unknown_terrain_suggests_the_nearest(pack: Pack, faults: Faults) -> None:
    (pack.root / "tiles.tsx").write_text(tileset().replace('"plain"', '"plane"'), encoding="utf-8")
    assert faults(tmx()) == ["map.tmx:layer terrain, square 0,0: the terrain 'plane' is unknown; did you mean 'plain'?"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"GIF89a" + bytes(40), "the picture 'tiles.png' is not a PNG; save it as PNG"),
        (png(384, 256)[:20], "the picture 'tiles.png' is not a PNG; save it as PNG"),
        (
            png(1, 1)[:16] + struct.pack(">II", 100_000, 8) + png(1, 1)[24:],
            "the picture 'tiles.png' measures 100000 x 8 pixels; at most 8192 a side are allowed",
        ),
        (
            png(64, 64),
            "counts 24 tiles in 6 columns where its picture has room for 1 rows of 1; "
            "open the tileset in Tiled, choose its picture again and save",
        ),
    ],
)
def test_a_picture_that_cannot_be_cut_is_refused(pack: Pack, faults: Faults, data: bytes, said: str) -> None:
    (pack.root / "tiles.png").write_bytes(data)
    (fault,) = faults(tmx())
    assert fault.startswith("tiles.tsx:")
    assert fault.endswith(said)


def test_a_collection_of_single_pictures_is_refused(pack: Pack, faults: Faults) -> None:
    (pack.root / "tiles.tsx").write_text(
        '<tileset name="c" tilewidth="64" tileheight="64"><tile id="0"><image source="tiles.png"/></tile></tileset>',
        encoding="utf-8",
    )
    assert faults(tmx()) == [
        "tiles.tsx: the tileset is not cut from one picture; make it anew as 'Based on Tileset Image'"
    ]


def test_tilesets_that_claim_the_same_numbers_are_refused(pack: Pack, faults: Faults) -> None:
    (pack.root / "more.tsx").write_text(tileset().replace('"tiles"', '"more"'), encoding="utf-8")
    assert faults(tmx(tilesets=TWICE)) == [
        "map.tmx:tileset more: tilesets tiles and more claim the same tile numbers; "
        "remove one in Tiled, add it again and save"
    ]


def test_every_broken_tileset_is_reported_in_one_go(pack: Pack, faults: Faults) -> None:
    (pack.root / "tiles.tsx").write_text("<tileset/>", encoding="utf-8")
    found = faults(tmx(tilesets=TWICE))
    assert [fault.split(":")[0] for fault in found] == ["map.tmx", "tiles.tsx"]


def test_the_picture_tells_where_a_tile_lies(pack: Pack, load: Load) -> None:
    picture = load(tmx(layers=layer(FIELD))).picture
    (tiles,) = picture.tilesets
    assert tiles.image == pack.root / "tiles.png"
    assert tiles.area(1) == (0, 0, 64, 64)
    assert tiles.area(9 | 1 << 31) == (128, 64, 64, 64)


def test_margin_and_spacing_move_a_tile_in_its_picture(pack: Pack, load: Load) -> None:
    (pack.root / "tiles.png").write_bytes(png(500, 400))
    text = tileset().replace('columns="6"', 'columns="6" margin="3" spacing="2"')
    (pack.root / "tiles.tsx").write_text(text, encoding="utf-8")
    (tiles,) = load(tmx()).picture.tilesets
    assert tiles.area(9) == (3 + 2 * 66, 3 + 66, 64, 64)
