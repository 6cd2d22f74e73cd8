"""Text for boards, actions and states: what is written reads back, and a bad line is refused in one way only."""

from dataclasses import dataclass
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.action import Action, Begin
from game.core.codec import Unreadable
from game.core.entity import Position, Vitals
from game.core.grid import Board, Cell
from game.core.notation import (
    action_text,
    cell_text,
    draw_board,
    read_action,
    read_board,
    read_cell,
    read_state,
    sections,
    state_text,
)
from game.core.state import State
from game.rules.commander.actions import ACTIONS, EndTurn, Move, Strike
from game.rules.commander.position import MARKS, read_position
from tests.helpers.battle import CONTENT, RULES
from tests.helpers.values import CELLS, COUNTS, actions, boards, states
from tests.toys.sentries import SentryRules
from tests.toys.traveller import Rest, TravelRules

TERRAINS = sorted(MARKS)


@dataclass(frozen=True, slots=True)
class Say(Action):
    """An action with parts of every sort."""

    verb: ClassVar[str] = "say"
    words: str
    names: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    at: Cell = (0, 0)
    way: tuple[Cell, ...] = ()


ALL_ACTIONS = (*ACTIONS, *SentryRules.actions[1:], *TravelRules.actions[1:], Say)
TEXTS = st.text(st.characters(exclude_categories=["Cs"])) | st.sampled_from(
    ["", "-", '""', "%", "%2D", " ", ">", "1,2"]
)
SAYINGS = st.builds(
    Say,
    TEXTS,
    TEXTS,
    st.lists(TEXTS, max_size=3).map(tuple),
    st.lists(COUNTS, max_size=3).map(tuple),
    CELLS,
    st.lists(CELLS, max_size=3).map(tuple),
)
LINES = st.lists(
    st.sampled_from(["move", "strike", "rest", "board", "levels", "pieces", "turns", "objectives", "#", "..", "0",
                     "red-1", "red-1*", "knight", "red", "0,0", "1,0>2,0", "-", "--5", "hp=1", "Vitals", "9" * 5000,
                     '{"hp": 1, "full": 1}', "[" * 5000, '{"hp": ', "", "\n", " ", "\t", "²,³",
                     "say", "%", "%2", "%C3", '""', "a%20b"])
    | st.text(max_size=4),
    max_size=14,
).map(" ".join)  # fmt: skip
"""Lines of words that mean something to the readers, in the wrong place more often than not, and of any others."""


@given(CELLS)
def test_a_square_reads_back(cell: tuple[int, int]) -> None:
    assert read_cell(cell_text(cell)) == cell


@pytest.mark.parametrize(
    "text", ["", ",", "1", "1,", ",1", "-1,0", "1,2,3", "1;2", "a,b", "1, 2", "²,1", "1111111,1111111"]
)
def test_what_is_no_square_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_cell(text)


@given(boards(TERRAINS))
def test_a_drawn_board_reads_back(board: Board) -> None:
    levels = [
        "".join(map(str, board.elevation[at : at + board.width])) for at in range(0, len(board.elevation), board.width)
    ]
    assert read_board(draw_board(board, MARKS), MARKS, levels) == board


def test_a_board_is_read_row_by_row() -> None:
    assert read_board([".~", "f."], MARKS, ["..", "1."]) == Board(
        2, 2, ("plain", "water", "forest", "plain"), (0, 0, 1, 0)
    )


@pytest.mark.parametrize(
    ("rows", "levels"),
    [
        ([], []),
        ([""], []),
        (["..", "."], []),
        (["?."], []),
        ([".."], ["."]),
        ([".."], ["..", ".."]),
        ([".."], [".6"]),
        (["." * 257], []),
        (["."] * 257, []),
    ],
)
def test_a_board_that_is_not_one_is_refused(rows: list[str], levels: list[str]) -> None:
    with pytest.raises(Unreadable):
        read_board(rows, MARKS, levels)


@given(actions(ALL_ACTIONS))
def test_an_action_reads_back_from_its_line(action: Action) -> None:
    line = action_text(action)
    assert "\n" not in line
    assert read_action(line, ALL_ACTIONS) == action


@given(SAYINGS)
def test_parts_of_any_text_and_any_number_of_numbers_read_back(action: Say) -> None:
    line = action_text(action)
    assert line.isascii() and line.isprintable()
    assert len(line.split(" ")) == 7
    assert read_action(line, ALL_ACTIONS) == action


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Say("hero", "Ada of Weir"), "say hero Ada%20of%20Weir - - 0,0 -"),
        (Say("hero", ""), 'say hero "" - - 0,0 -'),
        (Say("hero", "a", ("", "-", "b>c")), 'say hero a "">%2D>b%3Ec - 0,0 -'),
        (Say("hero", "Ä%", ("",)), 'say hero %C3%84%25 "" - 0,0 -'),
        (Say("hero", "a_b-c:d.e+f=1", (), (1,)), "say hero a_b-c:d.e+f=1 - 1 0,0 -"),
        (Say("hero", "a", (), (1, 2), (3, 4), ((5, 6),)), "say hero a - 1>2 3,4 5,6"),
        (Say("hero", "a", (), (1, 2, -3)), "say hero a - 1>2>-3 0,0 -"),
    ],
)
def test_texts_are_written_as_in_web_addresses_and_numbers_by_their_type(action: Say, line: str) -> None:
    assert action_text(action) == line


def test_a_word_of_old_reads_as_it_was_whatever_it_holds() -> None:
    assert read_action("strike red* über,1", ALL_ACTIONS) == Strike("red*", "über,1")


def test_actions_are_written_as_verb_actor_and_parts() -> None:
    assert action_text(Move("red-1", ((3, 4), (3, 5)))) == "move red-1 3,4>3,5"
    assert action_text(Strike("red-1", "blue-2")) == "strike red-1 blue-2"
    assert action_text(EndTurn("red-1")) == "end red-1"
    assert action_text(Begin()) == "begin battle"
    assert action_text(Rest("traveller", -5)) == "rest traveller -5"


@pytest.mark.parametrize(
    "line",
    [
        "", " ", "move", "move red-1", "move red-1 0,0 0,1", "move red-1 0,0>", "move  0,0", "MOVE red-1 0,0",
        "fly red-1 0,0", "move red-1 a,b", "strike red-1 ",
        "rest traveller --5", "rest traveller -", "rest traveller 5.0",
        "rest traveller 1234567890", "rest traveller ²",
        "end %", "end %2", "end %zz", "end %ff", "end %41", "end %2d", "end %20>", "say a b - 1,2 0,0 -",
    ],
)  # fmt: skip
def test_a_line_that_is_no_action_is_refused(line: str) -> None:
    with pytest.raises(Unreadable):
        read_action(line, ALL_ACTIONS)


@given(LINES)
def test_no_line_ends_in_anything_but_an_action_or_a_refusal(line: str) -> None:
    try:
        action = read_action(line, ALL_ACTIONS)
    except Unreadable:
        return
    assert read_action(action_text(action), ALL_ACTIONS) == action


@given(states(tuple(RULES.components), TERRAINS))
def test_any_state_reads_back_from_its_text(state: State) -> None:
    text = state_text(state, MARKS)
    again = read_state(text, MARKS, RULES.components)
    assert again.digest() == state.digest()
    assert state_text(again, MARKS) == text


def test_a_state_is_written_as_board_levels_and_a_line_a_component() -> None:
    state = State(Board(2, 1, ("plain", "water"), (0, 2))).having("a", Vitals(7, 10)).having("a", Position((1, 0)))
    assert state_text(state, MARKS).splitlines() == [
        "board",
        ".~",
        "levels",
        ".2",
        "pieces",
        'a Position {"cell": [1, 0]}',
        'a Vitals {"hp": 7, "full": 10}',
    ]


@pytest.mark.parametrize(
    "line",
    [
        "a",
        "a Vitals",
        "a Vitals {}",
        'a Vitals {"hp": 7}',
        'a Vitals {"hp": 7, "full": NaN}',
        "a Vitals 7",
        "a Vitals {",
        "a Vitals " + "9" * 5000,
        "a Vitals " + "[" * 100_000,
        'a Nonsense {"hp": 7}',
    ],
    ids=lambda line: line[:24],
)
def test_a_state_with_a_line_that_is_no_component_is_refused(line: str) -> None:
    with pytest.raises(Unreadable):
        read_state(f"board\n.\npieces\n{line}", MARKS, [Vitals])


@given(st.lists(LINES, max_size=6).map("\n".join))
def test_no_text_ends_in_anything_but_a_state_or_a_refusal(text: str) -> None:
    for whole in (text, f"board\n...\npieces\n{text}"):
        for drawn in (False, True):
            try:
                state = read_position(whole, CONTENT) if drawn else read_state(whole, MARKS, RULES.components)
            except Unreadable:
                continue
            assert read_state(state_text(state, MARKS), MARKS, RULES.components) == state


def test_comments_and_blank_lines_are_left_out_but_not_rows_of_walls() -> None:
    text = "board\n# a ring of walls\n\n###\n#.#\n\nturns\n"
    assert sections(text, ("board", "turns")) == {"board": ["###", "#.#"], "turns": []}


def test_a_line_before_any_heading_is_refused() -> None:
    with pytest.raises(Unreadable, match="stands before"):
        sections("...\nboard\n", ("board",))
