"""Drawn positions: what a text means, and what is refused with the offending line."""

import pytest

from game.core.codec import Unreadable
from game.core.entity import Allegiance, Named, Position, Round, Vitals
from game.rules.commander.components import Arrival, Commanding, Following, Initiative, Objective, Readiness
from game.rules.commander.position import MARKS, marks
from tests.helpers.battle import CONTENT, draw

TEXT = """
    board
    ..f~
    ....
    levels
    ..11
    ....
    pieces
    red-1    knight  red  0,0 offence=4
    red-1-1  footman red  1,0 hp=4 moved
    scout    footman red  1,1 of=red-1 done
    blue-1   mage    blue 3,1
    blue-2   mage    blue 0,1 arrives=3
    objectives
    aim red hold cells=3,1>0,0 rounds=2
    goal blue defeat target=red-1
    turns
    red-1 blue-1*
    """


def test_a_board_is_drawn_with_terrain_and_levels() -> None:
    board = draw(TEXT).board
    assert (board.terrain_at((2, 0)), board.terrain_at((3, 0)), board.level_at((2, 0))) == ("forest", "water", 1)


def test_a_line_is_a_piece_with_kind_side_and_square() -> None:
    state = draw(TEXT)
    assert state.row(Named, "red-1-1") == Named("footman")
    assert state.row(Allegiance, "red-1-1") == Allegiance("red")
    assert state.row(Position, "red-1-1") == Position((1, 0))


def test_a_unit_follows_whom_its_line_names_or_its_id_continues() -> None:
    assert draw(TEXT).row(Following, "red-1-1") == Following("red-1")
    assert draw(TEXT).row(Following, "scout") == Following("red-1")


def test_options_say_what_differs() -> None:
    state = draw(TEXT)
    assert state.row(Vitals, "red-1-1") == Vitals(4, 10)
    assert state.row(Readiness, "red-1-1") == Readiness(moved=True)
    assert state.row(Readiness, "scout") == Readiness(done=True)
    assert state.row(Commanding, "red-1").offence == 4
    assert state.row(Arrival, "blue-2") == Arrival(3, (0, 1))


def test_objectives_are_drawn() -> None:
    assert draw(TEXT).row(Objective, "aim") == Objective("red", "hold", ((0, 0), (3, 1)), "", 2)
    assert draw(TEXT).row(Objective, "goal") == Objective("blue", "defeat", (), "red-1", 0)


def test_a_star_marks_whose_turn_it_is() -> None:
    assert draw(TEXT).row(Initiative) == Initiative(("red-1", "blue-1"), 1, running=True)
    assert draw(TEXT).row(Round) == Round(1)


def test_without_turns_the_battle_has_not_begun() -> None:
    state = draw(TEXT.partition("turns")[0])
    assert (state.row(Initiative), state.row(Round)) == (Initiative(), Round(0))


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("..f~", "..?~"),
        ("..11", "..17"),
        ("red-1    knight  red  0,0", "red-1 knight red"),
        ("red-1    knight  red  0,0", "red-1 knigth red 0,0"),
        ("red-1    knight  red  0,0", "red-1 knight red 4,0"),
        ("red-1    knight  red  0,0", "red-1 knight red 0;0"),
        ("offence=4", "offense=4"),
        ("offence=4", "offence=four"),
        ("offence=4", "offence=-4"),
        ("hp=4", "hp=0"),
        ("hp=4", "hp=11"),
        ("of=red-1", "of=red-9"),
        ("scout    footman", "red-1    footman"),
        ("of=red-1", ""),
        ("red hold", "red hodl"),
        ("rounds=2", "rounds=two"),
        ("rounds=2", "round=2"),
        ("cells=3,1>0,0", "cells=3,1>9,9"),
        ("red-1 blue-1*", "red-1 blue-1"),
        ("red-1 blue-1*", "red-1* blue-1*"),
        ("red-1 blue-1*", "red-1 blue-9*"),
        ("red-1 blue-1*", "red-1 red-1 blue-1*"),
        ("red-1 blue-1*", "red-1 red-1-1*"),
        ("red-1 blue-1*", "blue-2 blue-1*"),
        ("1,0 hp=4", "0,0 hp=4"),
        ("..f~", ".#f~"),
        ("..f~", "w.f~"),
        ("target=red-1", "target=red-7"),
        ("target=red-1", "target=blue-1"),
        ("target=red-1", ""),
        ("cells=3,1>0,0", ""),
        (" rounds=2", ""),
        ("rounds=2", "rounds=0"),
        ("rounds=2", "rounds=99999"),
        ("aim red", "aim green"),
    ],
)
def test_a_position_with_a_fault_is_refused(good: str, bad: str) -> None:
    assert good in TEXT
    with pytest.raises(Unreadable):
        draw(TEXT.replace(good, bad))


def test_every_terrain_of_the_game_has_its_own_mark_and_strange_ones_get_a_spare() -> None:
    assert set(MARKS) == set(CONTENT.terrain)
    assert len(set(MARKS.values())) == len(MARKS)
    found = marks({**CONTENT.terrain, "lava": None, "ice": None})
    assert found["plain"] == "."
    assert len(set(found.values())) == len(found) == len(MARKS) + 2
