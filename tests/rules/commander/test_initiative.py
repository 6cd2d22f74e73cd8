"""Initiative: who comes when, and who joins later (rule book 3)."""

import pytest

from game.core.action import Begin
from game.core.entity import Position, Round, Vitals
from game.core.event import Rolled, RoundBegan
from game.core.state import State
from game.rules.commander.actions import EndTurn, Stay, Strike
from game.rules.commander.components import Arrival, Initiative
from game.rules.commander.events import Arrived, Fell, InitiativeSet, RoundOpened, TurnBegan
from tests.helpers.battle import RULES, cell, draw, play, play_all
from tests.helpers.checks import of


def start(*commanders: str, more: str = "") -> State:
    """Commanders in a row; the letter of an id is its side."""
    pieces = "\n".join(f"{name} mystic side-{name[0]} {at},0" for at, name in enumerate(commanders))
    return draw(f"board\n{'.' * 8}\n{'.' * 8}\npieces\n{pieces}\n{more}")


def order(state: State, *faces: int) -> tuple[str, ...]:
    """The order of turns that these faces give; commanders roll in the order of their ids."""
    return play(state, Begin(), *faces).state.row(Initiative).order


def test_the_highest_roll_comes_first_and_then_sides_alternate() -> None:
    assert order(start("a1", "a2", "a3", "b1", "b2"), 17, 5, 11, 14, 16) == ("a1", "b2", "a3", "b1", "a2")


def test_when_a_side_runs_out_the_rest_follow_in_the_order_of_their_rolls() -> None:
    assert order(start("a1", "b1", "b2", "b3"), 20, 3, 9, 6) == ("a1", "b2", "b3", "b1")


def test_three_sides_take_turns_in_the_order_of_their_best_roll() -> None:
    assert order(start("a1", "a2", "b1", "b2", "c1"), 3, 9, 20, 1, 15) == ("b1", "c1", "a2", "b2", "a1")


def test_tied_commanders_roll_again_and_the_log_shows_every_roll() -> None:
    outcome = play(start("a1", "b1"), Begin(), 10, 10, 3, 8)
    rolls = of(outcome, Rolled)
    assert [(roll.actor, roll.faces, roll.sides) for roll in rolls] == [
        ("a1", (10,), 20), ("b1", (10,), 20), ("a1", (3,), 20), ("b1", (8,), 20),
    ]  # fmt: skip
    assert of(outcome, InitiativeSet) == (InitiativeSet(("b1", "a1")),)


def test_a_second_roll_orders_only_the_tied() -> None:
    assert order(start("a1", "b1", "b2"), 10, 10, 15, 1, 20) == ("b2", "a1", "b1")
    assert order(start("a1", "b1", "c1"), 10, 10, 15, 20, 1) == ("c1", "a1", "b1")


def test_those_who_tie_again_roll_again() -> None:
    assert order(start("a1", "b1", "c1"), 7, 7, 7, 12, 5, 12, 1, 2) == ("c1", "a1", "b1")


def test_a_battle_begins_with_the_first_turn_of_round_one() -> None:
    outcome = play(start("a1", "b1"), Begin(), 2, 1)
    assert of(outcome, RoundBegan) == (RoundBegan(0, 1),)
    assert of(outcome, TurnBegan) == (TurnBegan("a1", 0, ("a1",)),)


def test_the_order_stays_for_the_whole_battle() -> None:
    state = play(start("a1", "b1"), Begin(), 1, 2).state
    for _ in range(3):
        for commander in ("b1", "a1"):
            assert state.row(Initiative).commander == commander
            state = play(state, EndTurn(commander)).state
    assert state.row(Round).number == 4


def test_a_fallen_commander_is_passed_over() -> None:
    state = draw(
        """
        board
        .....
        pieces
        a  barbarian ash   0,0
        b1 mage      birch 1,0 hp=1
        b2 mage      birch 4,0
        turns
        a* b1 b2
        """
    )
    state = play(state, Strike("a", "b1"), *[1] * 10, *[10] * 5).state
    state = play_all(state, Stay("a"), EndTurn("a"))
    assert state.row(Initiative).commander == "b2"


REINFORCED = "c1 mystic side-b 5,0 arrives=2\nc1-1 footman side-b 6,0"


def test_a_reinforcement_comes_with_its_troop_at_the_start_of_its_round() -> None:
    state = play(start("a1", "b1", more=REINFORCED), Begin(), 2, 1).state
    assert not state.has(Position, "c1")
    outcome = play(play_all(state, EndTurn("a1")), EndTurn("b1"))
    assert of(outcome, Arrived) == (Arrived("c1", (5, 0)), Arrived("c1-1", (6, 0)))
    assert (cell(outcome.state, "c1"), cell(outcome.state, "c1-1")) == ((5, 0), (6, 0))


def test_a_reinforcement_joins_the_end_of_the_order_and_acts_a_round_after_it_came() -> None:
    state = play(start("a1", "b1", more=REINFORCED), Begin(), 1, 2).state
    state = play_all(state, EndTurn("b1"), EndTurn("a1"), EndTurn("b1"))
    assert state.row(Initiative).order == ("b1", "a1")
    outcome = play(state, EndTurn("a1"))
    assert of(outcome, RoundOpened) == (RoundOpened(("c1",)),)
    assert outcome.state.row(Initiative).order == ("b1", "a1", "c1")
    state = play_all(outcome.state, EndTurn("b1"), EndTurn("a1"))
    assert (state.row(Round).number, state.row(Initiative).commander) == (3, "c1")


def test_a_reinforcement_rolls_no_initiative() -> None:
    assert len(of(play(start("a1", "b1", more=REINFORCED), Begin(), 2, 1), Rolled)) == 2


def test_a_reinforcement_for_the_first_round_stands_on_the_board_at_once_and_acts_in_the_second() -> None:
    state = play(start("a1", "b1", more=REINFORCED.replace("=2", "=1")), Begin(), 2, 1).state
    assert state.has(Position, "c1")
    state = play_all(state, EndTurn("a1"), EndTurn("b1"), EndTurn("a1"), EndTurn("b1"))
    assert (state.row(Round).number, state.row(Initiative).commander) == (2, "c1")


def test_a_reinforcement_whose_square_is_taken_comes_to_the_nearest_free_one() -> None:
    more = "c1 mystic side-b 0,0 arrives=2"
    state = play_all(play(start("a1", "b1", more=more), Begin(), 2, 1).state, EndTurn("a1"), EndTurn("b1"))
    assert cell(state, "c1") == (0, 1)


def test_a_commander_comes_before_its_units_whatever_their_ids() -> None:
    more = "c1 mystic side-b 5,0 arrives=2\na0 footman side-b 6,0 of=c1"
    state = play(start("a1", "b1", more=more), Begin(), 2, 1).state
    outcome = play(play_all(state, EndTurn("a1")), EndTurn("b1"))
    assert of(outcome, Arrived) == (Arrived("c1", (5, 0)), Arrived("a0", (6, 0)))


def test_a_unit_that_has_found_no_room_yet_perishes_with_its_commander() -> None:
    state = draw(
        """
        board
        ...#
        pieces
        a  barbarian ash   0,0
        b  mage      birch 1,0
        c  mage      birch 2,0 arrives=2 willpower=1
        c1 footman   birch 3,0 of=c
        """
    )
    state = play_all(play(state, Begin(), 1, 2).state, EndTurn("b"), EndTurn("a"))
    assert state.has(Position, "c")
    assert state.has(Arrival, "c1")
    dying = state.having("c", Vitals(1, 10)).having("a", Position((1, 0))).having("b", Position((0, 0)))
    fallen = of(play(play_all(dying, EndTurn("b")), Strike("a", "c"), *[1] * 10, *[9] * 5), Fell)
    assert fallen == (Fell("c", "birch", "blow", (2, 0), "a"), Fell("c1", "birch", "troop", (3, 0)))


def test_rounds_pass_by_themselves_while_nobody_is_there_to_act() -> None:
    state = draw(
        """
        board
        ....
        pieces
        a  wizard ash   0,0 hp=1
        a2 wizard ash   0,0 arrives=4
        b  wizard birch 1,0 hp=1
        b2 wizard birch 3,0 arrives=6
        turns
        a* b
        """
    )
    outcome = play(state, Strike("a", "b"), *[1] * 5, *[1] * 5)
    assert [(came.piece, came.cell) for came in of(outcome, Arrived)] == [("a2", (0, 0))]
    assert outcome.state.row(Initiative).commander == "a2"
    assert outcome.state.row(Round).number == 5


def test_a_reinforcement_without_room_comes_when_there_is_some() -> None:
    state = draw("board\n.##.\npieces\na mystic ash 0,0\nb mystic birch 3,0\nc mystic birch 0,0 arrives=2")
    state = play_all(play(state, Begin(), 2, 1).state, EndTurn("a"), EndTurn("b"))
    assert state.row(Round).number == 2
    assert not state.has(Position, "c")
    assert RULES.verdict(state) is None


@pytest.mark.parametrize("faces", [(20, 20, 20, 20, 1, 2), (1, 1, 2, 1)])
def test_begin_rolls_until_no_tie_is_left(faces: tuple[int, ...]) -> None:
    assert len(of(play(start("a1", "b1"), Begin(), *faces), Rolled)) == len(faces)
