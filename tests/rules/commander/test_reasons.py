"""Every reason for a refusal has a position that produces it, and the code knows no other."""

import ast
from pathlib import Path

import pytest

from game.core.action import Action, Begin, Reason
from game.core.state import State
from game.rules import commander
from game.rules.commander.actions import EndTurn, Move, Regroup, Stay, Strike, Wait
from game.rules.commander.reasons import REASONS
from tests.helpers.battle import RULES, draw, play, play_all
from tests.rules.commander.test_magic_reasons import CASES as MAGIC_CASES
from tests.toys.traveller import Rest

FIELD = """
    board
    .....#
    .....R
    levels
    ......
    ....02
    pieces
    red    mage    red  0,0
    red-1  footman red  1,0
    blue   mage    blue 4,0
    blue-1 footman blue 3,0 hp=1
    beryl  mage    blue 0,1 hp=1
    {turns}
    """


def field() -> State:
    return draw(FIELD.format(turns="turns\n    red* blue beryl"))


def not_begun() -> State:
    return draw(FIELD.format(turns=""))


def over() -> State:
    state = draw("board\n..\npieces\nred mage red 0,0\nblue mage blue 1,0 hp=1\nturns\nred* blue")
    return play(state, Strike("red", "blue"), *[1] * 10, *[10] * 5).state


def regrouping() -> State:
    return play(field(), Strike("red", "beryl"), *[1] * 10, *[10] * 5).state


CASES: list[tuple[State, Action, Reason]] = [
    (field(), Begin(), Reason("begun")),
    (field(), Begin("red"), Reason("unknown_action")),
    (field(), Rest("red", 1), Reason("unknown_action")),
    (over(), Wait("red"), Reason("battle_over")),
    (over(), EndTurn("red"), Reason("battle_over")),
    (not_begun(), Wait("red"), Reason("not_its_turn", (("actor", "red"),))),
    (field(), Wait("blue-1"), Reason("not_its_turn", (("actor", "blue-1"),))),
    (field(), Wait("nobody"), Reason("not_its_turn", (("actor", "nobody"),))),
    (field(), EndTurn("red-1"), Reason("not_its_turn", (("actor", "red-1"),))),
    (regrouping(), EndTurn("red"), Reason("decision_first", (("kind", "regroup"),))),
    (play_all(field(), Wait("red-1")), Wait("red-1"), Reason("already_done", (("actor", "red-1"),))),
    (play_all(field(), Wait("red")), Strike("red", "beryl"), Reason("already_done", (("actor", "red"),))),
    (
        play_all(field(), Move("red-1", ((1, 1),))),
        Move("red-1", ((1, 0),)),
        Reason("already_moved", (("actor", "red-1"),)),
    ),
    (field(), Move("red-1", ()), Reason("no_path")),
    (field(), Move("red-1", ((2, 1),)), Reason("not_a_step", (("x", 2), ("y", 1)))),
    (field(), Move("red-1", ((1, -1),)), Reason("off_board", (("x", 1), ("y", -1)))),
    (field(), Move("red-1", ((2, 0), (3, 0))), Reason("enemy_in_the_way", (("x", 3), ("y", 0)))),
    (field(), Move("red-1", ((0, 0),)), Reason("square_taken", (("x", 0), ("y", 0)))),
    (
        field(),
        Move("red-1", ((1, 1), (2, 1), (3, 1), (2, 1), (3, 1), (4, 1))),
        Reason("too_far", (("cost", 6), ("move", 5))),
    ),
    (field(), Move("red-1", ((1, 1), (2, 1), (3, 1), (4, 1), (5, 1))), Reason("cliff", (("x", 5), ("y", 1)))),
    (field(), Strike("red-1", "beryl"), Reason("out_of_reach", (("apart", 2), ("reach", 1), ("target", "beryl")))),
    (field(), Strike("red-1", "nobody"), Reason("no_target", (("target", "nobody"),))),
    (field(), Strike("red-1", "red"), Reason("not_an_enemy", (("target", "red"),))),
    (field(), Stay("red"), Reason("nothing_owed", (("actor", "red"),))),
    (regrouping(), Stay("red-1"), Reason("nothing_owed", (("actor", "red-1"),))),
]


@pytest.mark.parametrize(("state", "action", "reason"), CASES, ids=lambda part: getattr(part, "id", None))
def test_an_illegal_action_is_refused_with_its_reason(state: State, action: Action, reason: Reason) -> None:
    assert RULES.explain(state, action) == reason


def test_what_cannot_be_entered_is_named() -> None:
    state = draw(FIELD.format(turns="turns\n    red* blue beryl").replace("red  1,0", "red  4,1").replace("4,0", "2,0"))
    path = ((4, 0), (5, 0))
    assert RULES.explain(state, Move("red-1", path)) == Reason(
        "cannot_enter", (("terrain", "wall"), ("x", 5), ("y", 0))
    )


def test_regrouping_out_of_command_range_is_refused() -> None:
    state = draw(
        """
        board
        .......
        pieces
        red    mage      red  0,0
        red-1  swordsman red  3,0
        blue   mage      blue 4,0 hp=1
        beryl  mage      blue 6,0
        turns
        red* blue beryl
        """
    )
    state = play(state, Strike("red-1", "blue"), *[1] * 10, *[10] * 5).state
    assert RULES.explain(state, Regroup("red-1", ((4, 0),))) == Reason("outside_command", (("actor", "red-1"),))


def test_these_cases_produce_every_reason_there_is() -> None:
    shown = {reason.id for _, _, reason in (*CASES, *MAGIC_CASES)} | {"outside_command"}
    assert shown == set(REASONS)


def test_the_code_of_the_rules_gives_every_reason_that_is_listed_and_no_other() -> None:
    given = set()
    for path in sorted(Path(commander.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "reason":
                assert isinstance(node.args[0], ast.Constant)
                given.add(node.args[0].value)
    assert given == set(REASONS)
    assert len(set(REASONS)) == len(REASONS)
