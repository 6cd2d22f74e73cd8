"""What a screen is given to draw, and what the hash is over."""

from tests.maps.builder import BLUE, FIELD, RED, commander, layer, levels, tmx
from tests.maps.conftest import Load

HEIGHTS = ("000000",) * 4


def test_the_elevation_layer_is_for_authors_and_not_drawn(load: Load) -> None:
    picture = load(tmx(layers=layer(FIELD) + levels(HEIGHTS))).picture
    assert [drawn.name for drawn in picture.layers] == ["terrain"]


def test_a_hidden_layer_is_not_drawn_but_its_terrain_counts(load: Load) -> None:
    loaded = load(tmx(layers=layer(FIELD, more='visible="0"') + layer(FIELD, "paint")))
    assert [drawn.name for drawn in loaded.picture.layers] == ["paint"]
    assert set(loaded.start.board.terrain) == {"plain"}


def test_offset_opacity_and_hiding_of_groups_add_up(load: Load) -> None:
    inner = layer(FIELD, "rim", more='offsetx="-32" offsety="-32.4" opacity="0.5"')
    groups = f'<group offsetx="64" opacity="0.5">{inner}</group><group visible="0">{layer(FIELD, "off")}</group>'
    rim = load(tmx(layers=layer(FIELD) + groups)).picture.layers[1:]
    assert [(one.name, one.offset_x, one.offset_y, one.opacity) for one in rim] == [("rim", 32, -32, 0.25)]


def test_a_map_is_named_by_its_property_or_else_by_its_file(load: Load) -> None:
    told = '<properties><property name="name" value="The Weir"/><property name="note" value="Wet."/></properties>'
    named = load(tmx(tilesets=f'{told}<tileset firstgid="1" source="tiles.tsx"/>'))
    assert (named.name, named.note) == ("The Weir", "Wet.")
    assert load(tmx()).name == "Map"


def test_the_hash_is_the_same_on_every_system(load: Load) -> None:
    assert load(tmx()).hash == "f89ae613f79909ee23bef59288858f3849c60b2e1c07d53ff53440937ae44d61"


def test_paint_does_not_change_the_hash(load: Load) -> None:
    painted = load(tmx(layers=layer(FIELD) + layer(("rrrrrr",) * 4, "paint"))).hash
    assert painted == load(tmx()).hash


def test_a_moved_commander_changes_the_hash(load: Load) -> None:
    moved = load(tmx(objects=commander(1, 0, 2) + BLUE)).hash
    assert moved != load(tmx(objects=RED + BLUE)).hash
