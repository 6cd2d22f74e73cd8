"""What the enemy can do next turn: who, how much, how likely; against play of every path."""

from collections.abc import Iterator

import pytest

from game.ai.outlook import Outlook
from game.core.dice import branches
from game.core.entity import Vitals
from game.core.state import State
from game.rules.commander.actions import EndTurn, Move, Strike
from tests.helpers.battle import ENGINE, RULES, draw
from tests.helpers.battle import hp as hp_of


def outlook(state: State) -> Outlook:
    decision = RULES.decision(state)
    assert decision is not None
    return Outlook(RULES, state, decision.side)


FIELD = """
    board
    .........
    .........
    .........
    pieces
    red-1    warrior red  0,1
    red-1-1  footman red  4,1 {red}
    blue-1   warrior blue 8,0
    blue-1-1 pikeman blue {blue}
    blue-1-2 bowman  blue 8,1
    turns
    red-1* blue-1
"""


def test_out_of_everybodys_reach_nothing_is_to_be_feared() -> None:
    danger = outlook(draw(FIELD.format(red="", blue="8,2"))).at("red-1", (0, 0))
    assert (danger.attackers, danger.expected_loss, danger.destroyed) == ((), 0.0, 0.0)


def test_it_names_all_who_can_strike_units_before_their_commander() -> None:
    danger = outlook(draw(FIELD.format(red="", blue="8,2"))).at("red-1-1", (5, 1))
    assert danger.attackers == ("blue-1-1", "blue-1-2", "blue-1")


def test_it_asks_about_the_square_the_piece_would_stand_on() -> None:
    look = outlook(draw(FIELD.format(red="", blue="8,2")))
    assert look.at("red-1-1", (4, 1)).attackers == ("blue-1-1", "blue-1-2", "blue-1")
    assert look.at("red-1-1", (0, 0)).attackers == ()


def test_in_a_corridor_only_one_arm_of_reach_one_finds_room() -> None:
    state = draw("""
        board
        ########
        ........
        ########
        pieces
        red-1    warrior   red  0,1
        red-1-1  footman   red  1,1
        blue-1   warrior   blue 7,1
        blue-1-1 swordsman blue 5,1
        blue-1-2 footman   blue 6,1
        turns
        red-1* blue-1
    """)
    danger = outlook(state).at("red-1-1", (1, 1))
    assert danger.attackers == ("blue-1",)


def every_path(state: State, actions: tuple[Strike | Move, ...]) -> Iterator[tuple[State, int, int]]:
    def run(dice: object) -> State:
        found = state
        for action in actions:
            if isinstance(action, Strike) and not found.has(Vitals, action.target):
                continue
            found = ENGINE.apply(found, action, dice).state  # type: ignore[arg-type]
        return found

    yield from branches(run)


@pytest.mark.parametrize("hp", [10, 6, 2])
def test_its_odds_are_those_of_playing_the_enemys_turn_along_every_path(hp: int) -> None:
    state = draw(f"""
        board
        .....
        .....
        .....
        pieces
        red-1    warrior red  0,0
        red-1-1  footman red  1,1 hp={hp}
        blue-1   mage    blue 4,0
        blue-1-1 pikeman blue 2,1 hp=3
        blue-1-2 bowman  blue 3,2 hp=4
        turns
        red-1* blue-1
    """)
    assert len(state.table(Vitals)) == 5
    danger = outlook(state).at("red-1-1", (1, 1))
    assert danger.attackers == ("blue-1-1", "blue-1-2", "blue-1")
    theirs = ENGINE.apply(state, EndTurn("red-1"), None).state  # type: ignore[arg-type]
    moves = [a for a in RULES.candidates(theirs, "blue-1") if isinstance(a, Move) and a.path[-1] == (1, 0)]
    acts = (*(Strike(enemy, "red-1-1") for enemy in danger.attackers[:2]), moves[0], Strike("blue-1", "red-1-1"))
    ends = list(every_path(theirs, acts))
    fallen = sum(weight / total for end, weight, total in ends if not hp_of(end, "red-1-1"))
    left = sum(weight / total * hp_of(end, "red-1-1") for end, weight, total in ends)
    assert danger.destroyed == pytest.approx(fallen, abs=1e-12)
    assert danger.expected_loss == pytest.approx(hp - left, abs=1e-12)


def test_the_whole_side_is_told_the_worst_first() -> None:
    look = outlook(draw(FIELD.format(red="hp=2", blue="5,1")))
    whole = look.whole()
    assert [danger.piece for danger in whole] == ["red-1-1", "red-1"]
    assert whole[0].destroyed > 0.5
    assert whole[0] == look.at("red-1-1", (4, 1))


def test_other_hp_can_be_asked_about() -> None:
    look = outlook(draw(FIELD.format(red="", blue="5,1")))
    assert look.at("red-1-1", (4, 1), hp=1).destroyed > look.at("red-1-1", (4, 1), hp=9).destroyed
