"""Dressing a map: what is laid where grounds meet and on the squares, and what of an author's stays."""

import re
from pathlib import Path

import pytest

from game.content.problems import Refused
from game.maps.dress.dresser import untouched
from game.rules.commander.models import CommanderContent
from tests.maps.dressing import Wardrobe, drawn


@pytest.fixture
def wardrobe(tmp_path: Path, content: CommanderContent) -> Wardrobe:
    return Wardrobe(tmp_path, content)


LAKE = drawn("""
    ....
    .ww.
    ....
""")


def test_a_coast_runs_around_water_half_a_tile_off(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(LAKE, "edges 2", "water") == "..... .4c8. .231. ....."
    layer = wardrobe.layers()["edges 2"]
    assert (layer.columns, layer.offset_x, layer.offset_y, len(layer.gids)) == (5, -32, -32, 20)


def test_the_lowest_ground_lies_whole_under_the_others(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(LAKE, "edges 1", "grass") == "..... .fff. .fff. ....."


def test_grounds_lie_over_each_other_in_their_order(wardrobe: Wardrobe) -> None:
    wardrobe.dress(drawn(".s sw"))
    assert [wardrobe.told(f"edges {n}")[4] for n in (1, 2, 3)] == [("grass", 15), ("sand", 14), ("water", 4)]


def test_water_along_paving_has_a_quay(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(drawn("ppp www"), "edges 2", "quay") == ".... cccc ...."


def test_deep_water_along_land_has_the_shore_of_shallow_water(wardrobe: Wardrobe) -> None:
    wardrobe.dress(drawn("DDD ..."))
    assert [wardrobe.told(f"edges {n}")[5] for n in (1, 2, 3)] == [("grass", 15), ("water", 3), ("deep", 3)]


def test_one_meeting_alone_makes_no_quay(wardrobe: Wardrobe) -> None:
    wardrobe.dress(drawn(".ww .pw ... ..."))
    assert {told[0] for n in (1, 2, 3) for told in wardrobe.told(f"edges {n}") if told} == {"grass", "paving", "water"}


def test_a_cliff_runs_around_each_higher_level(wardrobe: Wardrobe) -> None:
    text = drawn(".... .... ....", "0000 0120 0000")
    assert wardrobe.forms(text, "cliffs 1", "earth cliff") == "..... .4c8. .231. ....."
    assert wardrobe.forms(text, "cliffs 2", "earth cliff") == "..... ..48. ..21. ....."


def test_a_cliff_amid_snow_is_grey(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(drawn("nn nn", "01 01"), "cliffs 1", "snow cliff") == ".6f .6f .6f"


@pytest.mark.parametrize(
    ("ground", "name", "forms"),
    [
        ("..r.. ..r.. rrrrr ..r.. ..r..", "road", "..5.. ..5.. aafaa ..5.. ..5.."),
        (".... .rr. .r.. ....", "road", ".... .68. .1.. ...."),
        (".... rr.. .r.. .rpp ....", "road", ".... ac.. .5.. .3.. ...."),
        ("wwww .=.. wwww", "wood bridge", ".... .a.. ...."),
        ("w.w wbw w.w", "stone bridge", "... .5. ..."),
        ("w.w wbw wbw wbw w.w", "long stone bridge", "... .4. .5. .1. ..."),
        ("wwww p--w wwww", "pier", ".... .a8. ...."),
        ("RRR R.R RRR", "rampart", "6ac 5.5 3a9"),
        (".... RWH. ....", "wall", ".... .a.. ...."),
        (".... .zz. ....", "fissure", ".... .28. ...."),
    ],
)
def test_what_goes_on_joins_its_like(wardrobe: Wardrobe, ground: str, name: str, forms: str) -> None:
    assert wardrobe.forms(drawn(ground), "dressing", name) == forms


def test_a_river_runs_into_water(wardrobe: Wardrobe) -> None:
    text = drawn(".... .~~w ....")
    assert wardrobe.forms(text, "rivers", "river") == ".... .2a. ...."
    assert wardrobe.forms(text, "rivers", "mouth") == ".... ...8 ...."


def test_a_river_has_no_mouth_where_it_only_passes_water(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(drawn("~~~ www ..."), "rivers", "mouth") == "... ... ..."


def test_a_river_goes_on_under_a_bridge(wardrobe: Wardrobe) -> None:
    text = drawn(".~. rbr .~.")
    assert wardrobe.forms(text, "rivers", "river") == ".5. .5. .5."
    assert wardrobe.forms(text, "dressing", "stone bridge") == "... .a. ..."
    assert {told[0] for told in wardrobe.told("edges 1") if told} == {"grass"}


def test_a_ramp_goes_down_from_the_higher_ground(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(drawn("... .^^ ...", "000 100 001"), "dressing", "ramp") == "... .21 ..."


def test_stairs_go_down_like_ramps(wardrobe: Wardrobe) -> None:
    ground = wardrobe.root / "tilesets" / "terrain.tsx"
    told = ground.read_text(encoding="utf-8").replace('value="ramp"', 'value="stone stairs"')
    ground.write_text(told, encoding="utf-8")
    assert wardrobe.forms(drawn("... .^. ...", "000 000 010"), "dressing", "stone stairs") == "... .1. ..."


def test_woods_become_tall_trees(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(drawn(".f f."), "tall", "tall oaks") == ".0 0."


def test_woods_shade_the_squares_to_their_right_and_below(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(drawn(".... .f.. ...."), "shadows", "wood shadow") == ".... .81. .42."


def test_a_wall_shades_by_its_own_form(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(drawn("... WWf ..."), "shadows", "wall shadow") == "... a8. ..."


def housed(ground: str) -> str:
    """A map of three by two squares with a building on the first."""
    own = (
        ' <layer id="5" name="houses" width="3" height="2">\n  <data encoding="csv">4000,0,0,0,0,0</data>\n </layer>\n'
    )
    houses = ' <tileset firstgid="4000" source="tilesets/buildings.tsx"/>\n'
    return drawn(ground, more=own).replace(" <layer", f"{houses} <layer", 1)


def test_a_building_on_a_layer_of_the_authors_own_shades_what_lies_beside_it(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(housed("... ..."), "shadows", "building shadow") == "81. 42."


def test_a_building_stands_in_the_place_of_a_wall(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(housed("WWW ..."), "dressing", "wall") == ".2a ..."


def test_a_map_without_anything_high_has_no_shadows(wardrobe: Wardrobe) -> None:
    wardrobe.dress(LAKE)
    assert "shadows" not in wardrobe.layers()


def autumnal(text: str) -> str:
    return text.replace("tilesets/terrain.tsx", "tilesets/autumn/terrain.tsx")


def folders(wardrobe: Wardrobe, layer: str) -> set[str]:
    return {piece.tileset for piece in wardrobe.laid(layer) if piece}


def seasons(wardrobe: Wardrobe, layer: str) -> set[str]:
    return {name.split("/")[0] for name in folders(wardrobe, layer)}


def test_all_is_taken_from_the_tilesets_beside_that_of_the_terrain(wardrobe: Wardrobe) -> None:
    wardrobe.dress(autumnal(drawn("f.w ...")))
    assert folders(wardrobe, "tall") == {"autumn/tall"}
    assert folders(wardrobe, "shadows") == {"autumn/shadows"}
    assert seasons(wardrobe, "edges 1") == {"autumn"}


def test_what_lies_not_beside_it_is_taken_from_the_folder_of_all(wardrobe: Wardrobe) -> None:
    (wardrobe.root / "tilesets" / "autumn" / "tall.tsx").unlink()
    wardrobe.dress(autumnal(drawn("f.w ...")))
    assert folders(wardrobe, "tall") == {"tall"}
    assert folders(wardrobe, "shadows") == {"autumn/shadows"}


def test_a_map_moved_to_another_season_is_dressed_anew_around_the_touches(wardrobe: Wardrobe) -> None:
    text = repainted(wardrobe.dress(drawn("f.f ...")), "tall", 0, 0)
    wardrobe.dress(autumnal(text))
    assert [piece and piece.tileset for piece in wardrobe.laid("tall")[:3]] == [None, None, "autumn/tall"]
    assert seasons(wardrobe, "edges 1") == {"autumn"}


def test_a_road_over_sand_lies_on_sand(wardrobe: Wardrobe) -> None:
    assert wardrobe.forms(drawn("sss srs sss"), "edges 1", "sand") == ".... .ff. .ff. ...."


def test_variants_differ_but_are_the_same_each_time(wardrobe: Wardrobe) -> None:
    text = drawn("ffffffff ffffffff")
    first = wardrobe.dress(text)
    assert wardrobe.dress(text) == first
    assert len(set(wardrobe.layers()["tall"].gids)) == 4


def test_dressing_again_changes_nothing(wardrobe: Wardrobe) -> None:
    once = wardrobe.dress(LAKE)
    assert wardrobe.dress(once) == once


def test_everything_else_of_the_file_stays_byte_for_byte(wardrobe: Wardrobe) -> None:
    made = wardrobe.dress(LAKE)
    plain = re.sub(r'\n <layer id="\d+" name="(edges \d|shadows|dressing|tall)".*?</layer>', "", made, flags=re.DOTALL)
    plain = re.sub(r'\n <tileset [^>]*"tilesets/(edges|variants|shadows|dressing|tall).tsx"/>', "", plain)
    assert plain == LAKE.replace('nextlayerid="9"', 'nextlayerid="11"')


def test_objects_terrain_and_properties_are_those_of_the_old_map(wardrobe: Wardrobe) -> None:
    wardrobe.path.write_text(LAKE, encoding="utf-8")
    before = untouched(wardrobe.path, wardrobe.root)
    wardrobe.dress(LAKE)
    assert untouched(wardrobe.path, wardrobe.root) == before


def repainted(text: str, layer: str, place: int, gid: int) -> str:
    """The text with another tile at one place of a layer, as an author leaves it behind."""
    start = text.index('"csv">\n', text.index(f'name="{layer}"')) + len('"csv">\n')
    end = text.index("\n</data>", start)
    numbers = re.split(r"(,\n?)", text[start:end])
    numbers[2 * place] = str(gid)
    return text[:start] + "".join(numbers) + text[end:]


def test_a_tile_the_author_put_into_a_filled_layer_stays(wardrobe: Wardrobe) -> None:
    text = repainted(wardrobe.dress(drawn("f.f ...")), "tall", 1, 2000)
    once = wardrobe.dress(text)
    assert wardrobe.layers()["tall"].gids[1] == 2000
    assert wardrobe.dress(once) == once


def test_a_tile_the_author_wiped_out_stays_away(wardrobe: Wardrobe) -> None:
    wardrobe.dress(repainted(wardrobe.dress(drawn("f.f ...")), "tall", 0, 0))
    assert [bool(gid) for gid in wardrobe.layers()["tall"].gids] == [False, False, True, False, False, False]


def test_a_changed_ground_is_dressed_anew_around_the_touches(wardrobe: Wardrobe) -> None:
    text = repainted(wardrobe.dress(drawn("f.f ...")), "tall", 1, 2000)
    wardrobe.dress(repainted(text, "terrain", 0, 1))
    assert wardrobe.layers()["tall"].gids[:2] == (0, 2000)
    assert wardrobe.told("tall")[2] == ("tall oaks", 0)


def test_a_layer_of_that_name_filled_by_hand_is_the_authors(wardrobe: Wardrobe) -> None:
    own = ' <layer id="5" name="tall" width="3" height="1">\n  <data encoding="csv">2000,0,0</data>\n </layer>\n'
    wardrobe.dress(drawn("..f", more=own))
    assert wardrobe.layers()["tall"].gids[:2] == (2000, 0)
    assert wardrobe.told("tall")[2] == ("tall oaks", 0)


def test_what_is_no_longer_needed_goes(wardrobe: Wardrobe) -> None:
    wardrobe.dress(repainted(wardrobe.dress(drawn("f...")), "terrain", 0, 1))
    assert set(wardrobe.layers()["tall"].gids) == {0}


def test_a_layer_that_lies_elsewhere_is_refused_with_what_to_do(wardrobe: Wardrobe) -> None:
    own = ' <layer id="5" name="edges 1" width="2" height="1"><data encoding="csv">0,0</data></layer>\n'
    with pytest.raises(Refused) as refused:
        wardrobe.dress(drawn(".w", more=own))
    (fault,) = refused.value.problems
    assert (fault.where, fault.advice) == ("layer edges 1", "rename it, or delete it and dress the map again")


def test_a_folder_without_the_tilesets_is_refused(wardrobe: Wardrobe) -> None:
    (wardrobe.root / "tilesets" / "edges.tsx").unlink()
    with pytest.raises(Refused) as refused:
        wardrobe.dress(LAKE)
    assert [fault.where for fault in refused.value.problems] == ["tileset edges"]
