"""Junk, bombs and half files: one sentence each, never a traceback."""

import pytest

from game.maps.files import MOST_BYTES
from game.maps.report import check_map
from game.rules.commander.models import CommanderContent
from tests.maps.builder import FIELD, Pack, layer, tmx
from tests.maps.conftest import Faults, Load


def test_an_old_doctype_line_is_told_apart_from_an_attack(faults: Faults) -> None:
    doctype = '<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">'
    assert faults(f'<?xml version="1.0"?>{doctype}{tmx()}') == [
        "map.tmx: holds a DOCTYPE line; delete the line that begins with <!DOCTYPE, or save the map in a newer Tiled"
    ]


def test_an_entity_bomb_is_refused_at_its_doctype(faults: Faults) -> None:
    bomb = '<!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><map>&b;</map>'
    assert [fault.split(";")[0] for fault in faults(bomb)] == ["map.tmx: holds a DOCTYPE line"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "map.tmx: is empty; save it again in Tiled"),
        (b" \n ", "map.tmx: is empty; save it again in Tiled"),
        (b'{"type": "map"}', "map.tmx: is a JSON file; save it in Tiled as .tmx (maps), .tsx (tilesets) or .tx"),
        (bytes(range(256)), "map.tmx:line 1: is not whole XML: reading stopped at column 0"),
        (b"<tileset/>", "map.tmx: is a Tiled <tileset>, not a <map>; name the right file"),
        (b'<?xml version="1.0" encoding="base64"?><map/>', "map.tmx: is written in an encoding that cannot be read"),
        (b'<?xml version="1.0" encoding="nonsense"?><map/>', "map.tmx: is written in an encoding that cannot be read"),
    ],
)
def test_what_is_no_tiled_map_is_refused_in_one_sentence(faults: Faults, data: bytes, said: str) -> None:
    (fault,) = faults(data)
    assert fault.startswith(said)


def test_a_file_cut_off_names_the_line_it_ends_in(faults: Faults) -> None:
    assert faults(tmx()[:-20])[0].startswith("map.tmx:line 1: is not whole XML")


def test_a_file_that_is_not_there_is_refused(pack: Pack, content: CommanderContent) -> None:
    (problem,) = check_map(pack.root / "other.tmx", pack.root, content)
    assert (problem.what, problem.advice) == ("the file 'other.tmx' does not exist", "check its name and place")


def test_groups_nested_too_deep_are_refused(faults: Faults) -> None:
    groups = "<group>" * 40 + "</group>" * 40
    assert faults(tmx(layers=groups)) == [
        "map.tmx:layer ?: more than 16 groups lie inside each other; use fewer groups"
    ]


def test_a_tower_of_elements_is_refused_and_does_not_topple(faults: Faults) -> None:
    (fault,) = faults(tmx(layers="<group>" * 100_000 + "</group>" * 100_000))
    assert fault == "map.tmx:map: the map has 100001 layers; at most 64 are allowed"


def test_more_elements_than_any_map_needs_are_refused(faults: Faults) -> None:
    (fault,) = faults(f"<map>{'<tile/>' * 300_001}</map>")
    assert fault.startswith("map.tmx: has more than 150000 elements")


def test_a_file_larger_than_the_bound_is_not_parsed(faults: Faults) -> None:
    assert faults(b"<map>" + b" " * MOST_BYTES) == ["map.tmx: is larger than 16 MiB; make the map smaller"]


@pytest.mark.parametrize(
    ("attribute", "said"),
    [
        ('width="1000000000"', "width of <map> is 1000000000; it must lie between 1 and 256"),
        ('width="-6"', "width of <map> is -6; it must lie between 1 and 256"),
        ('width="6.5"', "width of <map> is '6.5', not a whole number; correct it in Tiled"),
        ('width="NaN"', "width of <map> is 'NaN', not a whole number; correct it in Tiled"),
        ("", "<map> has no width; save it again in Tiled"),
    ],
)
def test_a_wrong_width_is_told_and_never_used(faults: Faults, attribute: str, said: str) -> None:
    assert f"map.tmx:map: {said}" in faults(tmx().replace('width="6"', attribute, 1))


def test_an_isometric_map_is_refused(faults: Faults) -> None:
    text = tmx().replace('"orthogonal"', '"isometric"')
    assert faults(text) == ["map.tmx:map: the map is isometric; set Map > Map Properties > Orientation to Orthogonal"]


def test_squares_must_be_square(faults: Faults) -> None:
    text = tmx().replace('tileheight="64"', 'tileheight="32"', 1)
    assert faults(text) == ["map.tmx:map: its squares measure 64 x 32 pixels; make width and height the same"]


def test_layers_are_counted_before_they_are_read(faults: Faults) -> None:
    text = tmx(layers=layer(FIELD) * 65)
    assert faults(text) == ["map.tmx:map: the map has 66 layers; at most 64 are allowed"]


def test_an_unknown_element_is_left_out_with_a_warning(load: Load) -> None:
    text = tmx().replace("</map>", "<weather/></map>")
    assert "the element <weather> is unknown and left out" in [warning.what for warning in load(text).warnings]
