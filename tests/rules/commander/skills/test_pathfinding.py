"""Pathfinding (rule book 8): leaving difficult ground costs the troop nothing extra, rank by rank more of it."""

import pytest

from game.core.state import State
from game.rules.commander.actions import Move
from tests.helpers.battle import RULES, draw, refusal
from tests.helpers.magic import commander

LENGTH = 10


def corridor(mark: str, unit: str, rank: int, *, levels: str = "." * LENGTH, at: str = "0,2") -> State:
    """A unit at the left end of a corridor of one terrain, its commander behind a high wall beside it."""
    skills = f"pathfinding:{rank}" if rank else "-"
    rows = (mark * LENGTH, "H" * LENGTH, "." * LENGTH)
    heights = (levels, "." * LENGTH, "." * LENGTH)
    pieces = (commander("red", at, side="red", skills=skills), f"red-1 {unit} red 0,0", commander("blue", "9,2"))
    return draw("\n".join(["board", *rows, "levels", *heights, "pieces", *pieces, "turns", "red* blue"]))


def farthest(state: State, piece: str = "red-1") -> int:
    """How many squares of the corridor the piece can walk."""
    return max(action.path[-1][0] for action in RULES.candidates(state, piece) if isinstance(action, Move))


@pytest.mark.parametrize(
    ("mark", "unit", "slow", "free", "rank"),
    [
        ("r", "footman", 2, 5, 1),
        ("m", "footman", 2, 5, 1),
        ("s", "cavalry", 3, 7, 2),
        ("*", "footman", 2, 5, 2),
        ("f", "cavalry", 3, 7, 3),
        ("F", "footman", 2, 5, 3),
        ("F", "cavalry", 2, 7, 3),
    ],
    ids=["rough", "mud", "sand", "snow", "forest", "dense forest on foot", "dense forest mounted"],
)
def test_leaving_it_costs_nothing_extra_from_its_rank_on(mark: str, unit: str, slow: int, free: int, rank: int) -> None:
    reached = [farthest(corridor(mark, unit, known)) for known in range(4)]
    assert reached == [slow] * rank + [free] * (4 - rank)


def test_climbing_slopes_costs_nothing_extra_from_basic_on() -> None:
    reached = [farthest(corridor("/", "footman", rank, levels="0123455555")) for rank in range(4)]
    assert reached == [2, 5, 5, 5]


@pytest.mark.parametrize(("mark", "unit", "slow"), [("~", "footman", 1), ("o", "footman", 2)], ids=["water", "crater"])
def test_even_an_expert_pays_for_what_it_does_not_name(mark: str, unit: str, slow: int) -> None:
    assert farthest(corridor(mark, unit, 3)) == farthest(corridor(mark, unit, 0)) == slow


def test_leaving_a_rampart_is_as_dear_as_before() -> None:
    state = draw(
        f"""
        board
        R.....
        ......
        pieces
        {commander("red", "0,1", side="red", skills="pathfinding:3")}
        red-1 footman red 0,0
        {commander("blue", "5,1")}
        turns
        red* blue
        """
    )
    assert refusal(state, Move("red-1", ((1, 0),))) is None
    assert refusal(state, Move("red-1", ((1, 0), (2, 0)))) == "too_far"


def test_it_serves_who_begins_its_move_within_command_range_even_if_it_ends_outside() -> None:
    assert farthest(corridor("r", "cavalry", 1, at="1,2")) == 7


def test_it_does_not_serve_who_begins_its_move_outside() -> None:
    assert farthest(corridor("r", "footman", 1, at="2,2")) == 2


def test_it_serves_the_commander() -> None:
    board = "board\n" + "r" * LENGTH + "\npieces\n"
    line = commander("red", "0,0", side="red", skills="pathfinding")
    state = draw(board + f"{line}\n{commander('blue', '9,0')}\nturns\nred* blue")
    assert farthest(state, "red") == 5


def test_cliffs_and_closed_squares_stay_closed() -> None:
    cliff = corridor(".", "footman", 3, levels="02........")
    assert refusal(cliff, Move("red-1", ((1, 0),))) == "cliff"
    wall = corridor(".", "footman", 3)
    assert refusal(wall, Move("red-1", ((0, 1),))) == "cannot_enter"
