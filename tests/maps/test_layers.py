"""Tile layers in every form Tiled writes, and the forms that are refused."""

import base64
import gzip
import struct
import zlib
from collections.abc import Callable

import pytest

from tests.maps.builder import FIELD, csv, layer, tmx
from tests.maps.conftest import Faults, Load

ROWS = ("......", "..w...", "...f..", "......")
GIDS = [int(gid) for gid in csv(ROWS).split(",")]
RAW = struct.pack(f"<{len(GIDS)}I", *GIDS)


def packed(raw: bytes, compression: str) -> str:
    return f'<data encoding="base64" compression="{compression}">\n {base64.b64encode(raw).decode()}\n</data>'


FORMS = {
    "csv with line ends": f'<data encoding="csv">\n{csv(ROWS)}\n</data>',
    "base64": packed(RAW, ""),
    "base64 with zlib": packed(zlib.compress(RAW), "zlib"),
    "base64 with gzip": packed(gzip.compress(RAW), "gzip"),
    "XML": "<data>" + "".join(f'<tile gid="{gid}"/>' for gid in GIDS) + "</data>",
}


@pytest.mark.parametrize("data", FORMS.values(), ids=FORMS.keys())
def test_every_form_of_a_layer_gives_the_same_battle(load: Load, data: str) -> None:
    assert load(tmx(layers=layer(ROWS, data=data))).start == load(tmx(ROWS)).start


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("", "the layer holds no data; save the map again in Tiled"),
        ('<data encoding="csv">1,2,3</data>', "the layer holds 3 squares where the map has 24"),
        (f'<data encoding="csv">{csv(ROWS)},1</data>', "the layer holds 25 squares where the map has 24"),
        (f'<data encoding="csv">{csv(ROWS)[:-1]}x</data>', "the layer's data is not a list of whole numbers"),
        ('<data encoding="csv"></data>', "the layer holds 1 squares where the map has 24"),
        ('<data encoding="csv">-1' + ",1" * 23 + "</data>", "tile number 536870911 belongs to no tileset"),
        ("<data><tile/></data>", "the layer holds 1 squares where the map has 24"),
        ('<data encoding="hex">00</data>', "the layer's encoding 'hex' is unknown; set Map > Map Properties"),
        (packed(RAW[:-4], ""), "the layer's packed data holds fewer squares than the map's 24"),
        (packed(zlib.compress(RAW)[:-9], "zlib"), "the layer's packed data holds fewer squares than the map's 24"),
        (packed(RAW, "zlib"), "the layer's packed data is damaged"),
        ('<data encoding="base64">é</data>', "the layer's packed data is damaged"),
        (packed(RAW, "zstd"), "the layer is packed with zstd, which is not read; set Map > Map Properties"),
    ],
)
def test_a_damaged_layer_is_named_with_what_to_do(faults: Faults, data: str, said: str) -> None:
    (fault,) = faults(tmx(layers=layer(ROWS, data=data or " ")))
    assert said in fault
    assert fault.startswith("map.tmx:layer terrain")


@pytest.mark.parametrize("pack_bytes", [zlib.compress, gzip.compress], ids=["zlib", "gzip"])
def test_a_packed_bomb_is_not_inflated_beyond_the_layer(faults: Faults, pack_bytes: Callable[[bytes], bytes]) -> None:
    kind = pack_bytes.__module__
    bomb = packed(pack_bytes(bytes(64 * 1024 * 1024)), kind)
    (fault,) = faults(tmx(layers=layer(ROWS, data=bomb)))
    assert "the layer's packed data holds more squares than the map's 24" in fault


def test_a_layer_of_another_size_than_the_map_is_refused(faults: Faults) -> None:
    text = tmx().replace('name="terrain" width="6"', 'name="terrain" width="1000000000"')
    assert faults(text) == [
        "map.tmx:layer terrain: the layer's width is 1000000000, the map's 6; resize the map in Tiled and save"
    ]


def test_a_tile_of_no_tileset_is_named_with_its_square(faults: Faults) -> None:
    data = f'<data encoding="csv">{csv(ROWS[:2])},99,{",".join(["1"] * 11)}</data>'
    assert faults(tmx(layers=layer(ROWS, data=data))) == [
        "map.tmx:layer terrain, square 0,2: tile number 99 belongs to no tileset of the map; "
        "paint the square anew, or add the tileset"
    ]


@pytest.mark.parametrize("chunk", [(0, 0), (-16, -16)])
def test_an_infinite_map_is_refused_with_the_box_to_untick(faults: Faults, chunk: tuple[int, int]) -> None:
    data = f'<data encoding="csv"><chunk x="{chunk[0]}" y="{chunk[1]}" width="16" height="16">1</chunk></data>'
    assert faults(tmx(layers=layer(ROWS, data=data), more='infinite="1"')) == [
        "map.tmx:map: the map is infinite; untick Map > Map Properties > Infinite and save"
    ]


def test_chunks_in_a_map_that_denies_being_infinite_are_refused_too(faults: Faults) -> None:
    data = '<data encoding="csv"><chunk x="0" y="0" width="16" height="16">1</chunk></data>'
    assert faults(tmx(layers=layer(ROWS, data=data))) == [
        "map.tmx:layer terrain: the layer is cut into chunks; untick Map > Map Properties > Infinite and save"
    ]


def test_flipped_tiles_are_the_same_terrain_and_keep_their_flips_for_the_picture(load: Load) -> None:
    gids = [gid | flips << 29 for gid, flips in zip(GIDS, [*range(8)] * 3, strict=True)]
    data = f'<data encoding="csv">{",".join(map(str, gids))}</data>'
    loaded = load(tmx(layers=layer(ROWS, data=data)))
    assert loaded.start == load(tmx(ROWS)).start
    assert load(tmx(layers=layer(ROWS, data=data))).picture.layers[0].gids == tuple(gids)


def test_a_map_without_a_terrain_layer_is_never_an_empty_board(faults: Faults) -> None:
    assert faults(tmx(layers=layer(FIELD, "Terrain"))) == [
        "map.tmx:map: the map has no tile layer named terrain; give the layer of the ground this name"
    ]


def test_two_terrain_layers_are_refused(faults: Faults) -> None:
    assert faults(tmx(layers=layer(FIELD) * 2)) == [
        "map.tmx:layer terrain: 2 layers have this name; rename all but one"
    ]


def test_a_terrain_layer_beside_its_squares_is_refused(faults: Faults) -> None:
    assert faults(tmx(layers=layer(FIELD, more='offsetx="32"'))) == [
        "map.tmx:layer terrain: the layer is drawn beside the squares it stands for; "
        "set its Offset, and its groups', to 0"
    ]


def test_an_unpainted_square_is_named(faults: Faults) -> None:
    data = f'<data encoding="csv">1,1,0{",1" * 21}</data>'
    assert faults(tmx(layers=layer(FIELD, data=data))) == [
        "map.tmx:layer terrain, square 2,0: the square has no terrain; paint it"
    ]


def test_a_tile_that_says_no_terrain_is_named(faults: Faults) -> None:
    data = f'<data encoding="csv">1,1,21{",1" * 21}</data>'
    assert faults(tmx(layers=layer(FIELD, data=data))) == [
        "map.tmx:layer terrain, square 2,0: the tile says no terrain; give the tile a property terrain in its tileset"
    ]


LARGER = ("wwwwwww",) * 5


def test_a_layer_half_a_tile_off_may_be_one_tile_wider_and_higher(load: Load) -> None:
    edges = layer(LARGER, "edges 1", more='offsetx="-32" offsety="-32"')
    (_, found) = load(tmx(layers=layer(FIELD) + edges)).picture.layers
    assert (found.columns, len(found.gids), found.offset_x, found.offset_y) == (7, 35, -32, -32)


@pytest.mark.parametrize("rows", [("wwwwwww",) * 4, ("wwwwww",) * 5, ("wwwwwwww",) * 6])
def test_no_other_size_is_let_in(faults: Faults, rows: tuple[str, ...]) -> None:
    (fault,) = faults(tmx(layers=layer(FIELD) + layer(rows, "edges 1")))
    assert "resize the map in Tiled and save" in fault


def test_the_ground_itself_must_be_as_large_as_the_map(faults: Faults) -> None:
    fault, *_ = faults(tmx(layers=layer(LARGER)))
    assert "layer terrain: the layer's width is 7, the map's 6" in fault
