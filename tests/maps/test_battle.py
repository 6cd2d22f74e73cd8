"""Who stands where and what a side must do: read as drawn, and every fault at once."""

import pytest

from game.core.grid import Board
from game.rules.commander.setup import CommanderStart, ObjectiveStart, UnitStart
from tests.maps.builder import BLUE, FIELD, RED, commander, layer, levels, rectangle, thing, tmx, unit
from tests.maps.conftest import Faults, Load

RIVER = ("..ww..", "..DD..", ".^rr..", "..ff#.")


def one(found: list[str]) -> str:
    """The only fault, without the map's name."""
    (fault,) = found
    return fault.removeprefix("map.tmx:")


def test_the_board_has_the_terrain_and_elevation_that_were_painted(load: Load) -> None:
    heights = ("000000", "000000", "001100", "012100")
    board = load(tmx(RIVER, layers=layer(RIVER) + levels(heights))).start.board
    names = {".": "plain", "w": "water", "D": "deep_water", "^": "slope", "r": "road", "f": "forest", "#": "wall"}
    terrain = tuple(names[letter] for row in RIVER for letter in row)
    assert board == Board(6, 4, terrain, tuple(int(digit) for row in heights for digit in row))


def test_a_tile_without_elevation_in_that_layer_is_reported(faults: Faults) -> None:
    assert one(faults(tmx(layers=layer(FIELD) + layer(FIELD, "elevation")))) == (
        "layer elevation, square 0,0: the tile says no elevation; use the elevation tileset, 0 to 5"
    )


def test_commanders_and_units_are_numbered_by_side_in_the_order_of_their_objects(load: Load) -> None:
    objects = commander(5, 0, 3) + unit(6, 1, 3, 5) + unit(4, 1, 0, "C1") + unit(3, 2, 0, 1) + RED + BLUE
    assert load(tmx(objects=objects)).start.commanders == (
        CommanderStart(
            "red-1",
            "red",
            "C1",
            "knight",
            (0, 1),
            (UnitStart("red-1-1", "cavalry", (2, 0)), UnitStart("red-1-2", "cavalry", (1, 0))),
        ),
        CommanderStart("blue-1", "blue", "C2", "knight", (5, 2)),
        CommanderStart("red-2", "red", "C5", "knight", (0, 3), (UnitStart("red-2-1", "cavalry", (1, 3)),)),
    )


def test_sides_stand_in_the_order_red_blue_green_violet(load: Load) -> None:
    start = load(tmx(objects=commander(1, 0, 0, "violet") + commander(2, 2, 0, "blue") + commander(3, 4, 0))).start
    assert start.sides == ("red", "blue", "violet")


def test_a_commander_keeps_its_classs_attributes_where_its_object_sets_none(load: Load) -> None:
    objects = commander(1, 0, 1, knowledge=7, armour=-1) + BLUE
    red, blue = load(tmx(objects=objects)).start.commanders
    assert red.attributes == (2, 2, 3, 7)
    assert blue.attributes is None


def test_a_troop_may_arrive_later(load: Load) -> None:
    start = load(tmx(objects=RED + BLUE + commander(3, 3, 0, "blue", arrives=4))).start
    assert [c.arrives for c in start.commanders] == [0, 0, 4]


@pytest.mark.parametrize(
    ("objects", "said"),
    [
        (commander(1, 6, 1), "'C1', square 6,1: stands off the board; move it onto the 6 x 4 squares"),
        (commander(1, -1, 1), "'C1', square -1,1: stands off the board; move it onto the 6 x 4 squares"),
        (commander(1, 0, 4), "'C1', square 0,4: stands off the board; move it onto the 6 x 4 squares"),
        (
            commander(1, 3.5, 1),
            "'C1': stands between squares, at 3.5,1; switch View > Snapping > Snap to Grid on and move it",
        ),
        (
            commander(1, 1, 2.5),
            "'C1': stands between squares, at 1,2.5; switch View > Snapping > Snap to Grid on and move it",
        ),
        (
            commander(1, 4, 3),
            "'C1', square 4,3: Knight cannot stand on wall; move it, or paint another terrain",
        ),
        (
            commander(1, 2, 1),
            "'C1', square 2,1: Knight cannot stand on deep_water; move it, or paint another terrain",
        ),
        (commander(1, 5, 2), "stands on the square of object"),
        (commander(1, 0, 1, kind="knigt"), "'C1': class 'knigt' is unknown; did you mean 'knight'?"),
        (commander(1, 0, 1, side="reed"), "'C1': side 'reed' is unknown; did you mean 'red'?"),
        (commander(1, 0, 1, side=""), "'C1': has no side; choose its side in Tiled"),
        (
            commander(1, 0, 1, knowledge=11),
            "'C1': has 11 as knowledge; give knowledge as a whole number from 0 to 10",
        ),
        (commander(1, 0, 1, arrives=-2), "'C1': has -2 as arrives; give arrives as a whole number from 0 to 60"),
        (commander(1, 0, 1).replace('name="C1"', 'name=""'), ": the commander has no name; give the object a name"),
        (RED + unit(4, 1, 1, 0), "object 4: has no commander; set commander to a commander"),
        (
            RED + unit(4, 1, 1, 99),
            "object 4: commander: there is no commander '99'; set commander to a commander of this map",
        ),
        (
            RED + unit(4, 1, 1, "C4"),
            "object 4: commander: there is no commander 'C4'; set commander to a commander of this map",
        ),
        (RED + unit(4, 1, 1, 1, "cavalery"), "object 4: kind 'cavalery' is unknown; did you mean 'cavalry'?"),
        (RED + unit(4, 1, 1, 1, "bowman"), "object 4: a knight does not recruit bowman; choose from footman, cavalry"),
        (
            RED + unit(4, 1, 1, 1, "phoenix"),
            "object 4: a knight does not recruit phoenix; choose from footman, cavalry",
        ),
        (
            RED + "".join(unit(n, 1, n - 4, 1) for n in range(4, 8)),
            "object 1 'C1': leads 4 units; at most 3 may follow this commander",
        ),
        (
            RED + unit(4, 1, 1, 1) + unit(5, 1, 2, 1, "footman"),
            "object 1 'C1': leads units of several kinds: cavalry, footman; keep to one of them",
        ),
    ],
)
def test_a_marker_at_fault_is_named_with_what_to_do(faults: Faults, objects: str, said: str) -> None:
    found = faults(tmx(RIVER, objects=objects + commander(2, 5, 2, "blue") + commander(3, 0, 0)))
    assert [fault for fault in found if said in fault]


def test_two_objects_of_one_id_are_reported(faults: Faults) -> None:
    assert one(faults(tmx(objects=RED + BLUE + commander(7, 3, 3) + commander(7, 3, 0)))) == (
        "layer battle, object 7 'C7': two objects have this id; delete one and place it anew"
    )


def test_a_number_left_as_text_is_read_as_the_number(load: Load) -> None:
    later = load(tmx(objects=RED + BLUE + commander(3, 3, 0, "blue", arrives="4"))).start.commanders[2]
    assert later.arrives == 4


def test_every_misplaced_marker_is_told_in_one_go(faults: Faults) -> None:
    places = ((6, 0), (-1, 0), (3.5, 0), (4, 3))
    pieces = "".join(commander(10 + n, x, y) for n, (x, y) in enumerate(places))
    goals = "".join(
        rectangle(20 + n, "objective", (x, y, 1, 1), {"side": "red", "kind": "reach"})
        for n, (x, y) in enumerate(places[:3])
    )
    found = faults(tmx(RIVER, objects=RED + BLUE + pieces + goals))
    named = [fault.split("object ")[1][:2] for fault in found]
    assert sorted(named) == ["10", "11", "12", "13", "20", "21", "22"]


def test_a_battle_needs_two_sides(faults: Faults) -> None:
    assert one(faults(tmx(objects=RED))) == ("map: only red has a commander; place commanders of at least two sides")
    assert one(faults(tmx(objects=""))) == ("map: no side has a commander; place commanders of at least two sides")


def test_a_side_whose_commander_is_misplaced_is_not_called_missing_too(faults: Faults) -> None:
    assert one(faults(tmx(objects=RED + commander(2, 6, 2, "blue")))) == (
        "layer battle, object 2 'C2', square 6,2: stands off the board; move it onto the 6 x 4 squares"
    )


def test_a_side_that_only_arrives_later_is_reported(faults: Faults) -> None:
    assert one(faults(tmx(objects=RED + commander(2, 5, 2, "blue", arrives=2)))) == (
        "map: blue has no commander when the battle starts; set one's arrives to 0"
    )


def test_objectives_are_read_with_their_squares_targets_and_rounds(load: Load) -> None:
    red = {"side": "red"}
    objects = (
        rectangle(11, "objective", (2, 1, 2, 2), {**red, "kind": "reach"})
        + thing(12, "objective", 4, 0, {**red, "kind": "hold", "rounds": 3})
        + thing(13, "objective", 0, 0, {**red, "kind": "survive", "rounds": 12})
        + thing(14, "objective", 0, 0, {**red, "kind": "defeat", "target": "C2"})
        + rectangle(16, "area", (0, 3, 2, 1), {}).replace("<object", '<object name="shore"')
        + thing(15, "objective", 0, 0, {"side": "blue", "kind": "reach", "area": "shore"})
    )
    assert load(tmx(objects=RED + BLUE + objects)).start.objectives == (
        ObjectiveStart("objective-1", "red", "reach", cells=((2, 1), (3, 1), (2, 2), (3, 2))),
        ObjectiveStart("objective-2", "red", "hold", cells=((4, 0),), rounds=3),
        ObjectiveStart("objective-3", "red", "survive", rounds=12),
        ObjectiveStart("objective-4", "red", "defeat", target="blue-1"),
        ObjectiveStart("objective-5", "blue", "reach", cells=((0, 3), (1, 3))),
    )


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"side": "red", "kind": "win"}, "kind 'win' is unknown; choose its kind in Tiled"),
        ({"side": "green", "kind": "reach"}, "green has an objective but no commander; place one, or choose"),
        ({"side": "red", "kind": "hold"}, "has no rounds; give rounds as a whole number from 1 to 60"),
        ({"side": "red", "kind": "hold", "rounds": 0}, "has 0 as rounds; give rounds as a whole number from 1 to 60"),
        ({"side": "red", "kind": "survive"}, "has no rounds; give rounds as a whole number from 1 to 60"),
        ({"side": "red", "kind": "defeat"}, "has no target; set target to a commander or unit"),
        (
            {"side": "red", "kind": "defeat", "target": "C9"},
            "target: there is no commander or unit 'C9'; set target to",
        ),
        ({"side": "red", "kind": "defeat", "target": "C1"}, "the target red-1 is of red itself; choose an enemy"),
        ({"side": "red", "kind": "reach", "area": "keep"}, "area: there is no area 'keep'"),
    ],
)
def test_an_objective_at_fault_is_named_with_what_to_do(
    faults: Faults, values: dict[str, str | int], said: str
) -> None:
    fault = one(faults(tmx(objects=RED + BLUE + thing(7, "objective", 3, 3, values))))
    assert fault.startswith(f"layer battle, object 7: {said}")


def test_an_objective_to_reach_a_point_has_no_area(faults: Faults) -> None:
    point = rectangle(7, "objective", (3, 3, 0, 0), {"side": "red", "kind": "reach"})
    assert one(faults(tmx(objects=RED + BLUE + point))) == (
        "layer battle, object 7: has no area; draw a rectangle over its squares or place a marker"
    )


@pytest.mark.parametrize(
    ("box", "said"),
    [
        ((5, 1, 2, 1), "reaches off the board, from square 5,1 to 6,1; keep it on the 6 x 4 squares"),
        ((1.5, 1, 2, 1), "does not follow the grid: 1.5,1 to 3.5,2; switch View > Snapping > Snap to Grid on"),
    ],
)
def test_an_area_off_the_board_or_the_grid_is_reported(
    faults: Faults, box: tuple[float, float, float, float], said: str
) -> None:
    area = rectangle(7, "objective", box, {"side": "red", "kind": "reach"})
    assert one(faults(tmx(objects=RED + BLUE + area))).startswith(f"layer battle, object 7: {said}")


def test_two_commanders_of_one_name_cannot_be_told_apart_by_name(faults: Faults) -> None:
    twin = commander(3, 0, 3).replace("C3", "C1")
    assert one(faults(tmx(objects=RED + twin + BLUE + unit(4, 1, 1, "C1")))) == (
        "layer battle, object 4: commander: several are named 'C1'; give each a name of its own"
    )
