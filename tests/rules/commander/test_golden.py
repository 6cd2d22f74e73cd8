"""The golden cases of commander battles, each through the reckoning and through play."""

from fractions import Fraction
from typing import Any

import pytest

from game.core.action import Begin
from game.core.notation import draw_board
from game.core.stages import spread
from game.core.state import State
from game.rules.commander.actions import Move, Strike
from game.rules.commander.combat import reckon
from game.rules.commander.components import Initiative, Mobility
from game.rules.commander.movement import refuse_path, ways
from game.rules.commander.position import MARKS
from tests.helpers.battle import CONTENT, ENGINE, RULES, draw, hp, play, refusal
from tests.helpers.checks import branched
from tests.helpers.duel import Duellist, combatant, fighter, position
from tests.helpers.golden import cases

NINE_PLACES = 5.1e-10


def duellist(case: dict[str, Any], role: str) -> Duellist:
    """One side of a golden attack."""
    offence, armour, _, knowledge = case.get(f"{role}_attributes", (0, 0, 0, 0))
    terrain, elevation = case.get(f"{role}_terrain", "plain"), case.get(f"{role}_elevation", 0)
    return Duellist(case[role], case.get(f"{role}_hp", 10), terrain, elevation, offence, armour, knowledge)


def assert_as_expected(case: dict[str, Any], found: dict[tuple[int, int], Fraction]) -> None:
    """Compare a distribution of (attacker's HP, defender's HP) with the golden figures."""
    figures = {
        "expected_attacker_hp": sum(chance * attacker for (attacker, _), chance in found.items()),
        "expected_defender_hp": sum(chance * defender for (_, defender), chance in found.items()),
        "attacker_destroyed": sum(chance for (attacker, _), chance in found.items() if attacker == 0),
        "defender_destroyed": sum(chance for (_, defender), chance in found.items() if defender == 0),
    }
    assert {name: float(value) for name, value in figures.items()} == pytest.approx(
        {name: case[name] for name in figures}, abs=NINE_PLACES
    )


@pytest.mark.parametrize("case", cases("commander_attack"))
def test_an_attack_is_reckoned_as_the_golden_case_says(case: dict[str, Any]) -> None:
    one, other = combatant(duellist(case, "attacker")), combatant(duellist(case, "defender"))
    told = reckon(one, other, case.get("distance", 1), CONTENT)
    found = spread(told.plan)
    assert told.retaliation == case["retaliation"]
    assert_as_expected(case, {(r.attacker, r.defender): Fraction(w, found.total) for r, w in found.weights})


@pytest.mark.parametrize("case", cases("commander_attack"))
def test_an_attack_played_along_every_path_comes_out_as_the_golden_case_says(case: dict[str, Any]) -> None:
    one, other = duellist(case, "attacker"), duellist(case, "defender")
    red, blue = fighter("red", one), fighter("blue", other)
    state = position(one, other, case.get("distance", 1))
    left = branched(ENGINE, state, Strike(red, blue), lambda o: (hp(o.state, red), hp(o.state, blue)))
    assert_as_expected(case, left)


def corridor(case: dict[str, Any]) -> tuple[State, Move]:
    """The golden move drawn: a corridor whose squares are left in order, commanders behind a high wall."""
    leaves = case["leaves"]
    onto = case.get("onto", [*leaves[1:], "plain"])
    assert leaves[1:] == onto[:-1]
    row = "".join(MARKS[terrain] for terrain in (leaves[0], *onto))
    state = draw(
        f"""
        board
        {row}
        {"H" * len(row)}
        {"." * len(row)}
        pieces
        red mystic red 0,2
        red-1 {case["piece"]} red 0,0
        blue mystic blue 1,2
        turns
        red* blue
        """
    )
    return state, Move("red-1", tuple((x, 0) for x in range(1, len(row))))


@pytest.mark.parametrize("case", cases("commander_move"))
def test_a_move_is_legal_or_not_as_the_golden_case_says(case: dict[str, Any]) -> None:
    state, move = corridor(case)
    mobility = state.row(Mobility, "red-1")
    refused = refuse_path(RULES.ground, state, "red-1", move.path, mobility, one_step=True)
    assert (refused is None) == case["legal"]
    assert refusal(state, move) == (None if case["legal"] else "too_far")


@pytest.mark.parametrize("case", cases("commander_move"))
def test_a_golden_move_is_offered_if_and_only_if_it_is_legal(case: dict[str, Any]) -> None:
    state, move = corridor(case)
    assert (move.path[-1] in ways(RULES.ground, state, "red-1")) == case["legal"]
    assert (move in RULES.candidates(state, "red-1")) == case["legal"]


def test_a_drawn_corridor_is_what_the_golden_case_names() -> None:
    state, _ = corridor({"piece": "footman", "leaves": ["rampart", "water"]})
    assert draw_board(state.board, MARKS)[0] == "R~."


@pytest.mark.parametrize("case", cases("initiative"))
def test_the_order_of_turns_is_as_the_golden_case_says(case: dict[str, Any]) -> None:
    rolls = {name: (side, roll) for side, entries in case["rolls"].items() for name, roll in entries}
    pieces = "\n".join(f"{name} mystic {side} {at},0" for at, (name, (side, _)) in enumerate(rolls.items()))
    state = draw(f"board\n{'.' * len(rolls)}\npieces\n{pieces}")
    begun = play(state, Begin(), *(rolls[name][1] for name in sorted(rolls))).state
    assert list(begun.row(Initiative).order) == case["order"]
