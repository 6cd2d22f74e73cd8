"""The maps of the first road: sound, with room for the company, and with the aims its story speaks of."""

import pytest

from game.campaign.muster import places
from game.content.catalog import Catalog
from game.content.loader import load_catalog
from game.maps.report import check_map
from game.maps.tiled import LoadedMap, load_map
from game.paths import content_folder
from game.rules.commander.models import CommanderContent
from tests.maps.conftest import REPOSITORY

MAPS = REPOSITORY / "maps"
PLACES = {"mill": 1, "ford": 1, "lantern": 2, "tollgate": 2, "pass": 2}
AIMS = {
    "mill": [("red", "reach", 0), ("red", "hold", 5)],
    "ford": [("red", "reach", 0)],
    "lantern": [("red", "reach", 0), ("red", "hold", 10), ("blue", "hold", 20)],
    "tollgate": [("red", "reach", 0), ("red", "hold", 10)],
    "pass": [("red", "reach", 0), ("red", "hold", 10)],
}


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog([content_folder()])[0]


def road_map(name: str, content: CommanderContent) -> LoadedMap:
    return load_map(MAPS / "road" / f"{name}.tmx", MAPS, content)


def test_the_road_goes_over_these_maps_in_this_order(catalog: Catalog) -> None:
    assert [step.map for step in catalog.campaigns["first_road"].road] == [f"road/{name}.tmx" for name in PLACES]


@pytest.mark.parametrize("name", PLACES)
def test_a_map_of_the_road_leaves_its_author_no_complaint(name: str, content: CommanderContent) -> None:
    assert road_map(name, content).warnings == ()
    assert check_map(MAPS / "road" / f"{name}.tmx", MAPS, content) == ()


@pytest.mark.parametrize("name", PLACES)
def test_the_company_finds_a_place_for_each_commander_with_four_units(name: str, content: CommanderContent) -> None:
    start = road_map(name, content).start
    assert [len(place.units) for place in places(start, "red")] == [4] * PLACES[name]
    assert start.sides == ("red", "blue")


@pytest.mark.parametrize("name", PLACES)
def test_a_map_of_the_road_has_the_aims_it_speaks_of(name: str, content: CommanderContent) -> None:
    aims = road_map(name, content).start.objectives
    assert [(aim.side, aim.kind, aim.rounds) for aim in aims] == AIMS[name]


def test_the_company_comes_up_to_the_mill_by_a_slope_and_finds_a_foe_it_has_the_advantage_over(
    content: CommanderContent,
) -> None:
    start = road_map("mill", content).start
    board = start.board
    assert [cell for cell in board.cells if board.terrain_at(cell) == "slope"] == [(11, 5), (11, 6)]
    assert {board.level_at(cell) for one in start.commanders if one.side == "blue" for cell in [one.cell]} == {1}
    ours, theirs = (
        {arm for unit in one.units for arm in content.units[unit.kind].arms} for one in start.commanders[:2]
    )
    assert content.numbers.arms_beat[next(iter(ours))] in theirs
