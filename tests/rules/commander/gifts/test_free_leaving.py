"""No leaving costs (rule book 5 and 9): each step costs the commander 1, whatever it leaves; closed stays closed."""

import pytest

from game.core.state import State
from game.rules.commander.actions import Move
from game.rules.commander.components import Mobility
from game.rules.commander.pace import pace
from game.rules.commander.position import MARKS
from tests.helpers.battle import CONTENT, RULES, draw, refusal
from tests.helpers.magic import commander

LENGTH = 12
FREE = "gifts=quiz:free_leaving:1"
COSTLY = sorted(terrain for terrain, row in CONTENT.terrain.items() if "ground" in row.enter)


def corridor(terrain: str, kind: str, more: str, *, levels: str = "." * LENGTH, then: str = "") -> State:
    """A commander at the left end of a corridor of one terrain, its unit behind a high wall."""
    mark = MARKS[terrain]
    row = "".join(mark if at % 2 == 0 or not then else MARKS[then] for at in range(LENGTH))
    rows = (row, "H" * LENGTH, "." * LENGTH)
    heights = (levels, "." * LENGTH, "." * LENGTH)
    pieces = (
        commander("red", "0,0", side="red", kind=kind) + f" {more}",
        commander("blue", "11,2"),
        "red-1 footman red 0,2",
    )
    return draw("\n".join(["board", *rows, "levels", *heights, "pieces", *pieces, "turns", "red* blue"]))


def farthest(state: State) -> int:
    """How many squares of the corridor the commander can walk."""
    return max(action.path[-1][0] for action in RULES.candidates(state, "red") if isinstance(action, Move))


@pytest.mark.parametrize("terrain", COSTLY)
@pytest.mark.parametrize(("kind", "squares"), [("fighter", 5), ("knight", 8)], ids=["on foot", "mounted"])
def test_every_step_costs_one_on_every_ground(terrain: str, kind: str, squares: int) -> None:
    assert farthest(corridor(terrain, kind, FREE)) == squares


@pytest.mark.parametrize("terrain", COSTLY)
def test_every_step_costs_one_from_every_ground_to_a_plain_and_back(terrain: str) -> None:
    assert farthest(corridor(terrain, "fighter", FREE, then="plain")) == 5


def test_leaving_ramparts_for_other_ground_is_free_too() -> None:
    assert farthest(corridor("rampart", "fighter", "", then="plain")) == 1
    assert farthest(corridor("rampart", "fighter", FREE, then="plain")) == 5


def test_climbing_costs_nothing_extra() -> None:
    assert farthest(corridor("slope", "fighter", "", levels="012345555555")) == 2
    assert farthest(corridor("slope", "fighter", FREE, levels="012345555555")) == 5


def test_a_naval_commander_has_no_costs_on_land_beyond_its_steps() -> None:
    assert farthest(corridor("dense_forest", "wyrm_rider", "")) == 2
    assert farthest(corridor("dense_forest", "wyrm_rider", FREE)) == 6


@pytest.mark.parametrize(("levels", "why"), [(".2..........", "cliff"), (".1..........", "cliff")])
def test_a_cliff_stays_a_cliff(levels: str, why: str) -> None:
    assert refusal(corridor("plain", "fighter", FREE, levels=levels), Move("red", ((1, 0),))) == why


@pytest.mark.parametrize("terrain", ["wall", "fissure", "high_wall", "deep_water"])
def test_what_is_closed_stays_closed(terrain: str) -> None:
    state = corridor("plain", "fighter", FREE, then=terrain)
    assert refusal(state, Move("red", ((1, 0),))) == "cannot_enter"


def test_its_troop_pays_as_ever() -> None:
    state = corridor("plain", "fighter", FREE)
    assert (state.row(Mobility, "red-1").frees, pace(state, "red-1").frees) == ((), ())


def test_its_own_pathfinding_takes_nothing_away_and_still_serves_its_troop() -> None:
    state = corridor("dense_forest", "fighter", FREE.replace("gifts", "skills=pathfinding:1 gifts"))
    assert farthest(state) == 5
    assert pace(state, "red-1").frees == ("mud", "rough", "slope")
