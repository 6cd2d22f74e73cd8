"""Time of day, weather and lights: words and numbers an author gives, which change nothing but the picture."""

import json
from pathlib import Path

import pytest

from game.maps.faults import Faults
from game.maps.lights import lights_of
from game.maps.picture import Light, MapPicture, TileLayer, Tileset
from game.maps.sky import TIMES, WEATHERS, Sky
from tests.maps.builder import FIELD, Pack, layer, properties, tileset, tmx
from tests.maps.conftest import REPOSITORY, Load
from tests.maps.conftest import Faults as Said

TILES = '<tileset firstgid="1" source="tiles.tsx"/>'
LANTERN = 23
"""The gid of a tile that says nothing in the tileset itself."""


def under(more: str = "", **values: str) -> str:
    return tmx(tilesets=properties(values) + TILES, more=more)


def lit(value: str, kind: str = "int") -> tuple[str, str]:
    """A tileset with a lantern, and a map on whose second square one stands."""
    says = f'<properties><property name="light" type="{kind}" value="{value}"/></properties>'
    tile = f'<tile id="{LANTERN - 1}">{says}</tile>'
    gids = ",".join(str(LANTERN if n == 1 else 0) for n in range(24))
    lanterns = layer(FIELD, "lanterns", f'<data encoding="csv">{gids}</data>')
    return tileset().replace("</tileset>", f"{tile}</tileset>"), tmx(layers=layer(FIELD) + lanterns)


def test_a_map_that_says_nothing_lies_under_a_clear_sky_by_day(load: Load) -> None:
    assert load(tmx()).picture.sky == Sky("day", "clear")


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("weather", WEATHERS)
def test_every_hour_goes_with_every_weather(load: Load, time: str, weather: str) -> None:
    assert load(under(time=time, weather=weather)).picture.sky == Sky(time, weather)


def test_hour_and_weather_do_not_change_the_hash(load: Load) -> None:
    assert load(under(time="night", weather="fog")).hash == load(tmx()).hash


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"time": "nigth"}, "time 'nigth' is unknown; did you mean 'night'?"),
        ({"time": "teatime"}, "time 'teatime' is unknown; choose one of day, dawn, dusk, night"),
        ({"weather": "Rain"}, "weather 'Rain' is unknown; did you mean 'rain'?"),
        ({"weather": "sandstorm"}, "weather 'sandstorm' is unknown; choose one of clear, rain, snow, fog"),
    ],
)
def test_an_unknown_hour_or_weather_is_refused(faults: Said, values: dict[str, str], said: str) -> None:
    assert faults(under(**values)) == [f"map.tmx:map: {said}"]


@pytest.mark.parametrize("attribute", ["class", "type"])
def test_what_the_project_gives_the_maps_class_counts_unless_the_map_says_otherwise(
    pack: Pack, load: Load, attribute: str
) -> None:
    members = [{"name": "time", "value": "dusk"}, {"name": "weather", "value": "rain"}]
    project = {"propertyTypes": [{"type": "class", "name": "battle", "members": members}]}
    (pack.root / "own.tiled-project").write_text(json.dumps(project), encoding="utf-8")
    assert load(under(f'{attribute}="battle"', weather="snow")).picture.sky == Sky("dusk", "snow")
    assert load(under(weather="snow")).picture.sky == Sky("day", "snow")


def test_the_games_own_project_offers_just_these_words_in_its_drop_downs() -> None:
    project = json.loads((REPOSITORY / "maps" / "hearthbanner.tiled-project").read_text(encoding="utf-8"))
    types = {kind["name"]: kind for kind in project["propertyTypes"]}
    assert (types["Time"]["values"], types["Weather"]["values"]) == (list(TIMES), list(WEATHERS))
    assert types["battle"]["useAs"] == ["map"]
    given = {member["name"]: (member.get("propertyType"), member["value"]) for member in types["battle"]["members"]}
    assert given == {"name": (None, ""), "note": (None, ""), "time": ("Time", "day"), "weather": ("Weather", "clear")}


def test_a_tile_with_the_property_light_shines_from_its_middle(pack: Pack, load: Load) -> None:
    tiles, drawn = lit("3")
    (pack.root / "tiles.tsx").write_text(tiles, encoding="utf-8")
    assert load(drawn).picture.lights == (Light(96, 32, 3),)


def test_a_light_that_is_higher_than_a_square_shines_from_the_square_it_stands_on(tmp_path: Path) -> None:
    tower = Tileset("tower", 1, 1, 1, 128, 192, 0, 0, 0, -8, tmp_path)
    picture = MapPicture(3, 4, 64, 64, (TileLayer("tall", 32, 0, 1.0, (0,) * 9 + (1, 0, 0)),), (tower,))
    assert lights_of(picture, {1: ("", {"light": 2})}, Faults("map.tmx")) == (Light(96, 216, 2),)


def test_a_light_on_a_hidden_layer_does_not_shine(pack: Pack, load: Load) -> None:
    tiles, drawn = lit("3")
    (pack.root / "tiles.tsx").write_text(tiles, encoding="utf-8")
    assert load(drawn.replace('name="lanterns"', 'name="lanterns" visible="0"')).picture.lights == ()


@pytest.mark.parametrize(("kind", "value"), [("int", "6"), ("int", "-1"), ("bool", "true"), ("string", "far")])
def test_a_light_that_shines_no_whole_number_of_squares_is_refused(
    pack: Pack, faults: Said, kind: str, value: str
) -> None:
    tiles, drawn = lit(value, kind)
    (pack.root / "tiles.tsx").write_text(tiles, encoding="utf-8")
    said = "True" if value == "true" else value
    what = f"has {said} as light; give light as a whole number from 0 to 5"
    assert faults(drawn) == [f"map.tmx:tileset tiles, tile 22: {what}"]
