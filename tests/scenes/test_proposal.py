"""What the hand is offered: which attack is proposed, why something is not possible, what the computer may answer."""

import pytest

from game import paths
from game.core.grid import Cell
from game.rules.commander.actions import EndTurn, Move, Strike
from game.scenes.battle.modes import Chosen, Commit, Idle, Modes
from game.scenes.battle.opponent import PATIENCE, Computer, Lost, legal_answer
from game.scenes.battle.proposal import in_reach, options, propose
from game.ui.sentences import Names, reason_sentence
from tests.helpers.battle import CONTENT, RULES, draw

ARCHER = """
board
.......
.......
.......
pieces
red-1 ranger red 0,0
red-1-1 bowman red 0,1
blue-1 mage blue 6,0
blue-1-1 footman blue 5,1
turns
red-1* blue-1
"""


def test_an_archer_is_proposed_to_shoot_from_where_it_cannot_be_answered() -> None:
    found = propose(RULES, draw(ARCHER), ("red-1-1",), "blue-1-1")
    assert found is not None
    assert found.reckoning.retaliation == "none"


def test_good_ground_is_proposed_where_the_blow_is_the_same() -> None:
    state = draw(
        """
board
.....
..f..
.....
pieces
red-1 knight red 0,0
red-1-1 footman red 0,1
blue-1 mage blue 4,0
blue-1-1 footman blue 3,1
turns
red-1* blue-1
"""
    )
    found = propose(RULES, state, ("red-1-1",), "blue-1-1")
    assert found is not None
    assert found.cell == (2, 1)


def test_what_is_confirmed_is_a_move_and_a_strike_or_only_the_strike() -> None:
    near = draw(ARCHER.replace("red 0,1", "red 4,1"))
    found = {option.cell: option.actions for option in options(RULES, near, "red-1-1", "blue-1-1")}
    assert found[(4, 1)] == (Strike("red-1-1", "blue-1-1"),)
    assert found[(4, 2)] == (Move("red-1-1", ((4, 2),)), Strike("red-1-1", "blue-1-1"))


def test_every_proposed_attack_is_legal_move_by_move() -> None:
    state = draw(ARCHER)
    for option in options(RULES, state, "red-1-1", "blue-1-1"):
        assert RULES.explain(state, option.actions[0]) is None


def test_who_can_be_attacked_after_a_move_is_marked_and_nobody_else() -> None:
    on_foot = draw(ARCHER.replace("bowman red 0,1", "footman red 0,1"))
    assert in_reach(RULES, draw(ARCHER), "red-1-1") == {"blue-1", "blue-1-1"}
    assert in_reach(RULES, on_foot, "red-1-1") == {"blue-1-1"}


CORNERS = """
board
..~...
.H.#..
...m..
levels
......
......
....22
pieces
red-1 knight red 0,0
red-1-1 footman red 0,1
blue-1 mage blue 5,0
blue-1-1 footman blue 0,2
turns
red-1* blue-1
"""


@pytest.mark.parametrize(
    ("cell", "sentence"),
    [
        ((1, 1), "It cannot enter this ground: High wall."),
        ((4, 2), "The ground rises or falls too steeply there; only a slope leads up."),
        ((5, 1), "That is too far: the way costs 10, and it can pay 5."),
    ],
)
def test_a_square_that_cannot_be_gone_to_has_its_reason(cell: Cell, sentence: str) -> None:
    state = draw(CORNERS)
    answer = Modes(RULES).why_not(state, "red-1-1", cell)
    assert answer is not None
    assert reason_sentence(answer, Names(CONTENT, state)) == sentence


def test_an_enemy_nobody_can_reach_is_only_looked_at() -> None:
    state = draw(ARCHER.replace("blue 5,1", "blue 6,2").replace("bowman red 0,1", "footman red 0,1"))
    assert Modes(RULES).act(Idle(), state, (6, 2)) == Idle("blue-1-1")


def test_a_lit_square_is_the_candidates_own_move() -> None:
    state = draw(ARCHER)
    answer = Modes(RULES).act(Chosen("red-1-1"), state, (1, 1))
    assert isinstance(answer, Commit)
    assert answer.actions[0] in RULES.candidates(state, "red-1-1")


@pytest.mark.parametrize(
    ("line", "taken"),
    [
        ("end red-1", EndTurn("red-1")),
        ("strike red-1-1 blue-1", None),
        ("end blue-1", None),
        ("begin battle", None),
        ("move red-1-1 9,9", None),
        ("I would rather not", None),
        ("", None),
    ],
)
def test_only_a_legal_line_of_its_own_side_counts_as_the_computers_answer(line: str, taken: EndTurn | None) -> None:
    state = draw(ARCHER)
    decision = RULES.decision(state)
    assert decision is not None
    assert legal_answer(line, RULES, state, decision) == taken


def test_an_answer_that_does_not_come_is_not_waited_for_without_end() -> None:
    state = draw(ARCHER)
    decision = RULES.decision(state)
    assert decision is not None
    computer = Computer((paths.content_folder(),), RULES, {"red": "steady", "blue": ""})
    assert computer.choose(state, decision, 0) is None
    assert computer.choose(state, decision, PATIENCE + 1) == Lost(EndTurn("red-1"))
    computer.close()


def test_without_computer_players_there_is_no_process_to_wait_for() -> None:
    computer = Computer((paths.content_folder(),), RULES, {"red": "", "blue": ""})
    assert not computer.plays("red")
    computer.close()
