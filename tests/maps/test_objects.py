"""Objects as Tiled's versions write them: classes, turns and flips, templates, defaults of the project."""

import json
import math

import pytest

from game.core.grid import Cell
from tests.maps.builder import BLUE, FIELD, RED, SIZE, Pack, commander, layer, rectangle, tileset, tmx
from tests.maps.conftest import Faults, Load

MARKER_ON_3_1 = f'gid="21" x="{3 * SIZE}" y="{2 * SIZE}" width="{SIZE}" height="{SIZE}"'


def cells(load: Load, objects: str) -> list[Cell]:
    return [one.cell for one in load(tmx(objects=objects)).start.commanders]


def bare(attributes: str, inside: str = "") -> str:
    """A red commander by attributes of one's own."""
    told = '<property name="side" value="red"/><property name="class" value="knight"/>'
    name = 'id="1" name="C1" type="commander"'
    return f"<object {name} {attributes}><properties>{told}</properties>{inside}</object>"


@pytest.mark.parametrize(("objects", "tiles"), [("type", "type"), ("class", "class")])
def test_maps_of_tiled_1_8_1_9_and_1_10_are_the_same_battle(pack: Pack, load: Load, objects: str, tiles: str) -> None:
    modern = load(tmx()).start
    (pack.root / "tiles.tsx").write_text(tileset(tiles), encoding="utf-8")
    text = tmx().replace('type="commander"', f'{objects}="commander"')
    assert load(text).start == modern


def test_an_object_without_class_is_reported(faults: Faults) -> None:
    text = tmx(objects=RED + BLUE + '<object id="7" name="tree" x="0" y="0"/>')
    assert faults(text) == [
        "map.tmx:layer battle, object 7 'tree': has no class; set its Class to one of commander, unit, objective, area"
    ]


def test_an_unknown_class_suggests_the_nearest(faults: Faults) -> None:
    text = tmx(objects=RED + BLUE + '<object id="7" type="comander" x="0" y="0"/>')
    assert faults(text) == [
        "map.tmx:layer battle, object 7: the class 'comander' is unknown; did you mean 'commander'?"
    ]


def test_a_note_written_on_the_map_is_no_fault(faults: Faults) -> None:
    note = '<object id="7" x="3" y="4" width="90" height="20"><text>Mind the ford</text></object>'
    assert faults(tmx(objects=RED + BLUE + note)) == []


@pytest.mark.parametrize("flips", range(8))
def test_a_flipped_marker_stands_on_the_square_it_is_seen_on(load: Load, flips: int) -> None:
    marker = MARKER_ON_3_1.replace('gid="21"', f'gid="{21 | flips << 29}"')
    assert cells(load, bare(marker) + BLUE) == [(3, 1), (5, 2)]


@pytest.mark.parametrize("quarter", range(4))
def test_a_turned_marker_stands_on_the_square_it_is_seen_on(load: Load, quarter: int) -> None:
    # Tiled turns about the lower left corner and moves the corner so that the middle stays.
    middle_x, middle_y, half = 3.5 * SIZE, 1.5 * SIZE, SIZE / 2
    cos, sin = round(math.cos(quarter * math.pi / 2)), round(math.sin(quarter * math.pi / 2))
    x, y = middle_x - cos * half - sin * half, middle_y - sin * half + cos * half
    marker = f'gid="21" x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" rotation="{quarter * 90}"'
    assert cells(load, bare(marker) + BLUE) == [(3, 1), (5, 2)]


def test_a_marker_turned_by_a_crooked_angle_is_reported(faults: Faults) -> None:
    assert faults(tmx(objects=bare(MARKER_ON_3_1 + ' rotation="30"') + BLUE))[0] == (
        "map.tmx:layer battle, object 1 'C1': is turned by 30 degrees; set its Rotation to 0"
    )


def test_a_point_belongs_to_the_square_it_lies_in(load: Load) -> None:
    point = bare(f'x="{3.4 * SIZE}" y="{1.9 * SIZE}"', "<point/>")
    assert cells(load, point + BLUE) == [(3, 1), (5, 2)]


def test_a_rectangle_of_one_square_is_a_marker(load: Load) -> None:
    box = bare(f'x="{3 * SIZE}" y="{SIZE}" width="{SIZE}" height="{SIZE}"')
    assert cells(load, box + BLUE) == [(3, 1), (5, 2)]


@pytest.mark.parametrize("shape", ["ellipse", "polygon", "polyline"])
def test_a_piece_drawn_as_another_shape_is_reported(faults: Faults, shape: str) -> None:
    drawn = bare(f'x="{3 * SIZE}" y="{SIZE}" width="{SIZE}" height="{SIZE}"', f'<{shape} points="0,0 x"/>')
    assert faults(tmx(objects=drawn + BLUE))[0] == (
        f"map.tmx:layer battle, object 1 'C1': is drawn as {shape}; use a marker from the markers tileset, or a point"
    )


def test_what_shows_on_the_screen_counts_when_the_layer_is_moved(load: Load) -> None:
    text = tmx(objects=RED + BLUE).replace('name="battle"', f'name="battle" offsety="{SIZE}"')
    assert [one.cell for one in load(text).start.commanders] == [(0, 2), (5, 3)]


def test_groups_around_a_layer_change_nothing_but_the_order_is_kept(load: Load) -> None:
    inner = f'<group name="a"><group name="b">{layer(FIELD)}</group>{layer(FIELD, "grass")}</group>'
    loaded = load(tmx(layers=inner + layer(FIELD, "trees")))
    assert loaded.start == load(tmx()).start
    assert [drawn.name for drawn in load(tmx(layers=inner + layer(FIELD, "trees"))).picture.layers] == [
        "terrain",
        "grass",
        "trees",
    ]


def test_an_object_takes_what_it_does_not_say_from_its_template(pack: Pack, load: Load) -> None:
    told = '<property name="side" value="blue"/><property name="class" value="fighter"/>'
    # The template numbers the same tileset from 5 on, the map from 1 on.
    (pack.root / "blue.tx").write_text(
        '<template><tileset firstgid="5" source="tiles.tsx"/><object name="Blue" type="commander" gid="25" '
        f'width="{SIZE}" height="{SIZE}"><properties>{told}</properties></object></template>',
        encoding="utf-8",
    )
    placed = (
        f'<object id="2" template="blue.tx" x="{4 * SIZE}" y="{2 * SIZE}">'
        '<properties><property name="class" value="mage"/></properties></object>'
    )
    blue = load(tmx(objects=RED + placed)).start.commanders[1]
    assert (blue.name, blue.side, blue.kind, blue.cell) == ("Blue", "blue", "mage", (4, 1))


def test_a_tileset_that_only_a_template_names_is_added(pack: Pack, load: Load) -> None:
    (pack.root / "more.tsx").write_text(tileset().replace('"tiles"', '"more"'), encoding="utf-8")
    (pack.root / "blue.tx").write_text(
        '<template><tileset firstgid="1" source="more.tsx"/>'
        f'<object type="commander" gid="21" width="{SIZE}" height="{SIZE}"/></template>',
        encoding="utf-8",
    )
    placed = BLUE.replace('type="commander" gid="21"', 'template="blue.tx"')
    loaded = load(tmx(objects=RED + placed))
    assert [tiles.name for tiles in loaded.picture.tilesets] == ["tiles", "more"]
    assert loaded.start.commanders[1].cell == (5, 2)


def test_a_template_outside_the_folder_is_refused(faults: Faults) -> None:
    found = faults(tmx(objects=RED + BLUE + '<object id="7" template="../../x.tx" x="0" y="0"/>'))
    assert found[0].endswith("the path '../../x.tx' leads out of the maps' folder; move the file into that folder")


def test_what_a_drop_down_shows_untouched_counts_though_tiled_does_not_write_it(pack: Pack, load: Load) -> None:
    members = [{"name": "side", "type": "string", "value": "blue"}, {"name": "class", "type": "string", "value": "spy"}]
    project = {"propertyTypes": [{"type": "class", "name": "commander", "members": members}]}
    (pack.root / "p.tiled-project").write_text(json.dumps(project), encoding="utf-8")
    silent = f'<object id="2" name="B" type="commander" {MARKER_ON_3_1}/>'
    blue = load(tmx(objects=RED + silent)).start.commanders[1]
    assert (blue.side, blue.kind) == ("blue", "spy")


@pytest.mark.parametrize("text", ["{", "[" * 100_000, "[]", '{"propertyTypes": 3}'])
def test_a_broken_project_ends_in_a_sentence_or_is_ignored(pack: Pack, faults: Faults, text: str) -> None:
    (pack.root / "p.tiled-project").write_text(text, encoding="utf-8")
    assert faults(tmx()) in ([], ["p.tiled-project: the Tiled project is not whole JSON; save it again in Tiled"])


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ('type="int" value="many"', "property arrives is 'many', not a whole number; correct it in Tiled"),
        ('type="float" value="inf"', "property arrives is 'inf', not a number; correct it in Tiled"),
        ('type="bool" value="maybe"', "property arrives is 'maybe', not true or false; correct it in Tiled"),
        ('type="object" value=""', "property arrives is '', not a whole number; correct it in Tiled"),
    ],
)
def test_a_property_that_is_not_of_its_type_is_reported(faults: Faults, broken: str, said: str) -> None:
    objects = RED.replace("<properties>", f'<properties><property name="arrives" {broken}/>') + BLUE
    assert faults(tmx(objects=objects)) == [f"map.tmx:layer battle, object 1: {said}"]


@pytest.mark.parametrize("attribute", ["x", "y", "width", "rotation"])
@pytest.mark.parametrize("value", ["nan", "inf", "1e9", "five", ""])
def test_a_place_that_is_no_number_is_reported(faults: Faults, attribute: str, value: str) -> None:
    objects = f'<object id="1" name="a" type="area" {attribute}="{value}"/>' + commander(3, 0, 0) + BLUE
    assert faults(tmx(objects=objects)) == [
        f"map.tmx:layer battle, object 1: {attribute} of <object> is '{value}', not a usable number; "
        "correct it in Tiled"
    ]


def test_an_empty_image_layer_is_left_out_with_a_warning(faults: Faults) -> None:
    assert faults(tmx(layers=layer(FIELD) + '<imagelayer id="4" name="sky"/>')) == [
        "map.tmx:layer sky: warning: the image layer has no image and is left out; delete it, or paint it with tiles"
    ]


def test_an_image_layer_is_never_opened(faults: Faults) -> None:
    sky = '<imagelayer id="4" name="sky"><image source="../../sky.png"/></imagelayer>'
    assert faults(tmx(layers=layer(FIELD) + sky)) == [
        "map.tmx:layer sky: warning: image layers are not drawn; delete it, or paint it with tiles"
    ]


def test_an_area_needs_no_piece_on_it(faults: Faults) -> None:
    assert faults(tmx(objects=RED + BLUE + rectangle(7, "area", (1, 1, 2, 2), {}))) == []
