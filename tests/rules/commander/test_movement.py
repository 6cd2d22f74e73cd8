"""Movement: what a step costs, what is closed, and that one step is always possible (rule book 5)."""

import pytest

from game.core.state import State
from game.rules.commander.actions import Move
from game.rules.commander.events import Moved
from game.rules.commander.movement import ways
from tests.helpers.battle import RULES, cell, draw, play, refusal


def corridor(squares: str, kind: str, levels: str = "", more: str = "") -> State:
    """A piece of a kind at the left end of a row; commanders stand below, out of the way."""
    below = "_" * max(2, len(squares))
    row = squares.ljust(2, "H")
    heights = f"levels\n{levels.ljust(len(row), '.')}\n{'.' * len(row)}\n{'.' * len(row)}" if levels else ""
    return draw(
        f"""
        board
        {row}
        {"H" * len(row)}
        {below}
        {heights}
        pieces
        red mystic red 0,2
        red-1 {kind} red 0,0
        blue mystic blue 1,2
        {more}
        turns
        red* blue
        """
    )


def furthest(squares: str, kind: str, levels: str = "", more: str = "") -> int:
    """How many squares along the corridor the piece can get."""
    state = corridor(squares, kind, levels, more)
    return max((x for x, _ in ways(RULES.ground, state, "red-1")), default=0)


def walk(steps: int) -> Move:
    """The move of the piece along the corridor."""
    return Move("red-1", tuple((x, 0) for x in range(1, steps + 1)))


def test_a_move_is_told_square_by_square() -> None:
    outcome = play(corridor("....", "footman"), walk(3))
    assert outcome.events == (Moved("red-1", ((1, 0), (2, 0), (3, 0)), (0, 0), (3, 0)),)
    assert cell(outcome.state, "red-1") == (3, 0)


@pytest.mark.parametrize(
    ("kind", "squares", "reached"),
    [
        ("footman", "..........", 5),
        ("footman", ":__==::...", 5),
        ("footman", ".....~....", 5),
        ("footman", ".~........", 2),
        ("footman", "ffffffffff", 5),
        ("cavalry", "ffffffffff", 3),
        ("cavalry", "FFFFFFFFFF", 2),
        ("footman", "FFFFFFFFFF", 2),
        ("satyr", "fFfFfFfFfF", 8),
        ("footman", "oooooooooo", 2),
        ("footman", "rrrrrrrrrr", 2),
        ("footman", "mmmmmmmmmm", 2),
        ("footman", "**********", 2),
        ("cavalry", "rrrrrrrrrr", 3),
        ("footman", "ssssssssss", 5),
        ("cavalry", "ssssssssss", 3),
        ("griffon", "rfFosRm*..", 8),
        ("griffon", "~~w.R..#..", 8),
        ("merman", "..........", 4),
        ("merman", "~~~~~~~~~~", 8),
        ("merman", "rrrrrrrrrr", 4),
        ("merman", "oooooooooo", 2),
        ("merman", "ffffffffff", 4),
        ("merman", "FFFFFFFFFF", 2),
        ("merman", "RRRRR.....", 4),
        ("seahorse", "ffffffffff", 3),
        ("seahorse", "FFFFFFFFFF", 2),
        ("seahorse", "ssssssssss", 6),
        ("centaur", "ffffffffff", 6),
    ],
)  # fmt: skip
def test_leaving_a_square_costs_what_its_terrain_says(kind: str, squares: str, reached: int) -> None:
    assert furthest(squares, kind) == reached


def test_leaving_the_last_square_is_not_paid() -> None:
    assert refusal(corridor("....R", "footman"), walk(4)) is None


def test_water_is_entered_at_the_normal_price_and_left_at_four() -> None:
    assert refusal(corridor("....~.", "footman"), walk(4)) is None
    assert refusal(corridor("....~.", "footman"), walk(5)) == "too_far"
    assert refusal(corridor("~..", "footman"), walk(2)) is None
    assert refusal(corridor("~...", "footman"), walk(3)) == "too_far"


@pytest.mark.parametrize("kind", ["footman", "cavalry"])
def test_ground_pieces_do_not_enter_deep_water(kind: str) -> None:
    assert refusal(corridor(".w.", kind), walk(1)) == "cannot_enter"


@pytest.mark.parametrize("kind", ["merman", "griffon"])
def test_naval_and_air_pieces_enter_deep_water(kind: str) -> None:
    assert refusal(corridor(".w.", kind), walk(2)) is None


@pytest.mark.parametrize("closed", ["#", "x"])
def test_walls_and_fissures_stop_all_but_flyers_who_may_rest_on_them(closed: str) -> None:
    for kind in ("footman", "cavalry", "merman"):
        assert refusal(corridor(f".{closed}.", kind), walk(1)) == "cannot_enter"
    assert refusal(corridor(f".{closed}.", "griffon"), walk(1)) is None
    assert refusal(corridor(f".{closed}.", "griffon"), walk(2)) is None


def test_a_high_wall_stops_flyers_too() -> None:
    assert refusal(corridor(".H.", "griffon"), walk(1)) == "cannot_enter"


def test_friends_can_be_passed_but_not_stopped_on() -> None:
    state = corridor("....", "footman", more="red-2 footman red 1,0")
    assert refusal(state, walk(1)) == "square_taken"
    assert refusal(state, walk(2)) is None
    assert (1, 0) not in ways(RULES.ground, state, "red-1")


def test_another_troop_of_the_side_is_a_friend() -> None:
    state = corridor("....", "footman", more="rose mystic red 1,0")
    assert refusal(state, walk(2)) is None


@pytest.mark.parametrize("kind", ["footman", "griffon"])
def test_enemies_cannot_be_passed(kind: str) -> None:
    state = corridor("....", kind, more="blue-1 footman blue 1,0")
    assert refusal(state, walk(2)) == "enemy_in_the_way"
    assert not ways(RULES.ground, state, "red-1")


def test_a_piece_that_has_not_moved_may_take_one_step_whatever_it_costs() -> None:
    assert refusal(corridor("R.", "bowman"), walk(1)) is None
    assert refusal(corridor("R..", "bowman"), walk(2)) == "too_far"
    assert refusal(corridor("R/", "blowfish", levels=".1"), walk(1)) is None


def test_the_one_step_must_still_be_one_that_can_be_entered() -> None:
    assert refusal(corridor("R#", "bowman"), walk(1)) == "cannot_enter"
    assert refusal(corridor("R.", "bowman", levels="2."), walk(1)) == "cliff"


def test_from_rampart_to_rampart_costs_nothing_extra() -> None:
    assert furthest("RRRRRRRR", "footman") == 5
    assert refusal(corridor("RRR..", "pikeman"), walk(2)) is None
    assert refusal(corridor("RR.", "pikeman"), walk(2)) == "too_far"


def test_a_rise_of_one_level_needs_a_slope_and_costs_one_more() -> None:
    assert furthest("./....", "footman", levels="..1111") == 4
    assert furthest("./....", "footman", levels=".11111") == 4
    assert furthest("......", "footman", levels="..1111") == 1


def test_a_slope_costs_nothing_extra_on_the_level() -> None:
    assert furthest("//////", "footman") == 5


def test_going_down_one_level_is_free_with_or_without_a_slope() -> None:
    assert furthest("......", "footman", levels="1.....") == 5
    assert furthest("/.....", "footman", levels="1.....") == 5


@pytest.mark.parametrize("levels", ["2.", ".2", "3.", "13"])
def test_two_levels_are_a_cliff_up_and_down_even_with_a_slope(levels: str) -> None:
    assert refusal(corridor("//", "footman", levels=levels), walk(1)) == "cliff"


def test_a_rampart_is_reached_over_a_slope_or_from_its_own_level() -> None:
    assert refusal(corridor("/R", "footman", levels=".1"), walk(1)) is None
    assert refusal(corridor(".R", "footman", levels="11"), walk(1)) is None
    assert refusal(corridor(".R", "footman", levels=".1"), walk(1)) == "cliff"


def test_naval_pieces_climb_like_those_on_foot() -> None:
    assert refusal(corridor(".~", "merman", levels=".1"), walk(1)) == "cliff"
    assert furthest("/.....", "merman", levels=".11111") == 3


def test_flyers_know_no_cliffs_and_pay_for_no_rise() -> None:
    assert furthest("R.#F~..R.", "griffon", levels="05050123.") == 8


def test_a_naval_piece_spends_its_land_speed_on_leaving_land_only() -> None:
    assert refusal(corridor("....~~~~~", "merman"), walk(8)) is None
    assert refusal(corridor(".....~~~~", "merman"), walk(6)) == "too_far"
    assert refusal(corridor("....~~~~~.", "merman"), walk(9)) == "too_far"
    assert refusal(corridor("~~~~.....", "merman"), walk(8)) is None


def test_a_longer_way_through_water_is_found_when_the_short_one_is_too_dry() -> None:
    state = draw(
        """
        board
        ......
        ~~~~~~
        ______
        pieces
        red mystic red 0,2
        red-1 merman red 0,0
        blue mystic blue 5,2
        turns
        red* blue
        """
    )
    assert refusal(state, Move("red-1", ((1, 0), (2, 0), (3, 0), (4, 0), (5, 0)))) == "too_far"
    wet = Move("red-1", ways(RULES.ground, state, "red-1")[5, 0])
    assert len(wet.path) == 7
    assert cell(play(state, wet).state, "red-1") == (5, 0)


def test_any_legal_way_may_be_taken_not_only_the_offered_one() -> None:
    state = draw("board\n...\n...\npieces\nred fighter red 0,0\nblue mystic blue 2,1\nturns\nred* blue")
    roundabout = Move("red", ((0, 1), (1, 1), (1, 0), (2, 0)))
    assert refusal(state, roundabout) is None
    assert cell(play(state, roundabout).state, "red") == (2, 0)
    assert roundabout not in RULES.candidates(state, "red")


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ((), "no_path"),
        (((1, 1),), "not_a_step"),
        (((0, 0),), "not_a_step"),
        (((2, 0),), "not_a_step"),
        (((-1, 0),), "off_board"),
        (((1, 0), (0, 0)), "square_taken"),
    ],
)
def test_a_way_goes_from_square_to_neighbouring_square(path: tuple[tuple[int, int], ...], reason: str) -> None:
    assert refusal(corridor("....", "footman"), Move("red-1", path)) == reason
