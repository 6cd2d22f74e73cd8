"""What can be played and was hardly meant is warned of."""

from tests.maps.builder import BLUE, RED, commander, layer, levels, tmx, unit
from tests.maps.conftest import Faults

STUCK = "warning: the piece cannot leave its square; give it a neighbour it may enter"
CUT_OFF = "warning: no way joins this troop to any enemy; open a path with slopes or a ford"


def test_a_piece_walled_in_is_warned_of(faults: Faults) -> None:
    rows = (".#....", "######", "......", "......")
    objects = commander(1, 0, 0) + commander(3, 0, 2) + BLUE
    assert faults(tmx(rows, objects)) == [
        f"map.tmx:red-1 'C1': {CUT_OFF}",
        f"map.tmx:red-1, square 0,0: {STUCK}",
    ]


def test_a_unit_walled_in_is_warned_of_by_its_id(faults: Faults) -> None:
    rows = ("..#...", "..##..", "......", "......")
    objects = RED + unit(3, 3, 0, 1) + commander(2, 5, 2, "blue")
    assert faults(tmx(("..#.#.", *rows[1:]), objects)) == [f"map.tmx:red-1-1, square 3,0: {STUCK}"]


def test_deep_water_parts_ground_troops_and_no_flyers(faults: Faults) -> None:
    rows = ("..DD..",) * 4
    assert faults(tmx(rows)) == [f"map.tmx:blue-1 'C2': {CUT_OFF}", f"map.tmx:red-1 'C1': {CUT_OFF}"]
    flyers = commander(1, 0, 1, kind="warlock") + commander(2, 5, 2, "blue", kind="warlock")
    assert faults(tmx(rows, flyers)) == []


def test_a_ford_joins_what_deep_water_parts(faults: Faults) -> None:
    assert faults(tmx(("..DD..", "..DD..", "..ww..", "..DD.."))) == []


def on_heights(rows: tuple[str, ...], heights: str) -> str:
    """A map whose every row has the same heights."""
    return tmx(rows, layers=layer(rows) + levels((heights,) * len(rows)))


def test_a_step_down_of_one_level_joins_two_troops(faults: Faults) -> None:
    assert faults(on_heights(("......",) * 4, "000111")) == []


def test_a_cliff_of_two_levels_parts_them(faults: Faults) -> None:
    assert faults(on_heights(("......",) * 4, "000222")) == [
        f"map.tmx:blue-1 'C2': {CUT_OFF}",
        f"map.tmx:red-1 'C1': {CUT_OFF}",
    ]


def test_a_valley_between_two_heights_needs_a_slope_on_one_side(faults: Faults) -> None:
    valley = "110011"
    assert len(faults(on_heights(("......",) * 4, valley))) == 2
    assert faults(on_heights(("..^...", *("......",) * 3), valley)) == []
