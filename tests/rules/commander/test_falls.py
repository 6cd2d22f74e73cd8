"""A commander falls: its troop perishes with it, and the victors may regroup (rule book 6.7)."""

import pytest

from game.core.entity import Owed, Pending
from game.core.event import DecisionOwed, DecisionTaken, Ended
from game.core.ruleset import Decision
from game.core.state import State
from game.rules.commander.actions import EndTurn, Move, Regroup, Stay, Strike, Wait
from game.rules.commander.components import Readiness
from game.rules.commander.events import Fell, Regrouped, TurnBegan, TurnEnded
from tests.helpers.battle import RULES, cell, draw, play, play_all, refusal
from tests.helpers.checks import of

FIELD = """
    board
    .........
    .........
    .........
    pieces
    red    wizard    red  1,1
    red-1  swordsman red  3,0
    red-2  swordsman red  3,2
    red-3  footman   red  1,2
    blue   mage      blue 4,1 hp=1
    blue-1 footman   blue 4,0
    blue-2 footman   blue 8,2
    beryl  mage      blue 8,0
    turns
    red* blue beryl
    """

HIT, MISS = 1, 10


def blow(state: State, piece: str, target: str, *, answer: int = 5) -> State:
    """A unit's ten strikes all land where they can; the answer misses."""
    return play(state, Strike(piece, target), *[HIT] * 10, *[MISS] * answer).state


def won() -> State:
    """`red-1` attacked `blue-1`, `red-2` has stepped beside the commander and felled it; `red-3` did nothing."""
    state = play(draw(FIELD), Strike("red-1", "blue-1"), *[MISS] * 20).state
    return blow(play_all(state, Move("red-2", ((3, 1),))), "red-2", "blue")


def test_a_commander_that_falls_takes_its_whole_troop_along() -> None:
    state = play_all(draw(FIELD), Move("red-2", ((3, 1),)))
    outcome = play(state, Strike("red-2", "blue"), *[HIT] * 10, *[MISS] * 5)
    assert of(outcome, Fell) == (
        Fell("blue", "blue", "blow", (4, 1), "red-2"),
        Fell("blue-1", "blue", "troop", (4, 0)),
        Fell("blue-2", "blue", "troop", (8, 2)),
    )
    assert not of(outcome, Ended)


def test_a_unit_that_falls_takes_nobody_along() -> None:
    state = draw(FIELD.replace("blue-1 footman   blue 4,0", "blue-1 footman   blue 4,0 hp=1"))
    outcome = play(state, Strike("red-1", "blue-1"), *[HIT] * 10, MISS)
    assert of(outcome, Fell) == (Fell("blue-1", "blue", "blow", (4, 0), "red-1"),)
    assert not of(outcome, DecisionOwed)


def test_a_commander_that_falls_to_an_answer_takes_its_troop_along_too() -> None:
    state = draw(FIELD.replace("red  1,1", "red  3,1 hp=1").replace("4,1 hp=1", "4,1"))
    outcome = play(state, Strike("red", "blue"), *[MISS] * 5, *[HIT] * 10)
    assert [(fall.piece, fall.cause) for fall in of(outcome, Fell)] == [
        ("red", "blow"), ("red-1", "troop"), ("red-2", "troop"), ("red-3", "troop"),
    ]  # fmt: skip
    assert of(outcome, Ended) == (Ended("blue", "enemies_fell"),)


def test_a_commander_that_falls_to_revenge_takes_its_troop_along_too() -> None:
    state = draw("""
        board
        .....
        .....
        pieces
        red    knight  red  0,0 hp=1 offence=0
        red-1  footman red  4,0
        blue   mage    blue 4,1 armour=0
        blue-1 elf     blue 1,0 hp=5
        turns
        red* blue
        """)
    outcome = play(state, Strike("red", "blue-1"), *[HIT] * 5, 10, *[9] * 4)
    assert of(outcome, Fell) == (
        Fell("blue-1", "blue", "blow", (1, 0), "red"),
        Fell("red", "red", "blow", (0, 0), "blue-1"),
        Fell("red-1", "red", "troop", (4, 0)),
    )
    assert of(outcome, Ended) == (Ended("blue", "enemies_fell"),)


def test_the_victors_commander_and_whoever_attacked_the_troop_this_turn_may_regroup() -> None:
    assert RULES.decision(won()) == Decision("red", ("red", "red-1", "red-2"), "regroup")
    assert won().row(Pending).owed == (Owed("regroup", "red", ("red", "red-1", "red-2"), 2),)


def test_an_attack_on_another_troop_gives_no_right_to_regroup() -> None:
    state = draw(FIELD.replace("blue-1 footman   blue 4,0", "blue-1 footman   blue 4,0 of=beryl"))
    state = play(state, Strike("red-1", "blue-1"), *[MISS] * 20).state
    state = blow(play_all(state, Move("red-2", ((3, 1),))), "red-2", "blue")
    assert RULES.decision(state) == Decision("red", ("red", "red-2"), "regroup")


def test_an_attack_in_an_earlier_turn_gives_no_right_to_regroup() -> None:
    state = play(draw(FIELD), Strike("red-1", "blue-1"), *[MISS] * 20).state
    state = play_all(state, EndTurn("red"), EndTurn("blue"), EndTurn("beryl"), Move("red-2", ((3, 1),)))
    assert RULES.decision(blow(state, "red-2", "blue")) == Decision("red", ("red", "red-2"), "regroup")


def test_nobody_regroups_when_a_commander_falls_in_its_own_turn() -> None:
    state = draw(FIELD.replace("red* blue beryl", "red blue* beryl").replace("red  1,1", "red  3,1"))
    outcome = play(state, Strike("blue", "red"), *[MISS] * 5, *[HIT] * 10)
    assert of(outcome, Fell)[0].piece == "blue"
    assert not of(outcome, DecisionOwed)
    assert outcome.events[-2:] == (TurnEnded("blue", "blue"), TurnBegan("beryl", 2, ("beryl",)))


def test_nor_does_the_enemy_whose_turn_comes_next() -> None:
    state = draw(FIELD.replace("red* blue beryl", "blue* red beryl").replace("red  1,1", "red  3,1"))
    outcome = play(state, Strike("blue", "red"), *[MISS] * 5, *[HIT] * 10)
    assert not of(outcome, DecisionOwed)
    assert RULES.decision(outcome.state) == Decision("red", ("red", "red-1", "red-2", "red-3"))


def test_nobody_regroups_when_the_battle_is_over() -> None:
    state = draw(FIELD.replace("    beryl  mage      blue 8,0\n", "").replace(" beryl", ""))
    outcome = play(play_all(state, Move("red-2", ((3, 1),))), Strike("red-2", "blue"), *[HIT] * 10, *[MISS] * 5)
    assert outcome.events[-1] == Ended("red", "enemies_fell")
    assert not of(outcome, DecisionOwed)


def test_the_victors_unit_that_fell_with_the_commander_does_not_regroup() -> None:
    state = draw(FIELD.replace("red  3,2", "red  3,1 hp=1"))
    outcome = play(state, Strike("red-2", "blue"), HIT, *[HIT] * 5)
    assert of(outcome, DecisionOwed) == (DecisionOwed(Owed("regroup", "red", ("red",), 2)),)


def test_to_regroup_comes_before_all_else() -> None:
    for action in (EndTurn("red"), Wait("red-3"), Move("red-3", ((0, 2),))):
        assert refusal(won(), action) == "decision_first"
    assert RULES.candidates(won(), "red-3") == ()


def test_regrouping_counts_neither_as_move_nor_as_action() -> None:
    before = won()
    outcome = play(before, Regroup("red-2", ((3, 2), (2, 2))))
    assert outcome.events == (Regrouped("red-2", ((3, 2), (2, 2)), (3, 1), (2, 2)), DecisionTaken(("red-2",)))
    assert outcome.state.row(Readiness, "red-2") == before.row(Readiness, "red-2")
    moved = play_all(outcome.state, Regroup("red", ((2, 1),)), Stay("red-1"), Move("red", ((3, 1),)))
    assert cell(moved, "red") == (3, 1)


def test_the_turn_goes_on_when_all_have_regrouped_or_stayed() -> None:
    state = play_all(won(), Stay("red-1"), Stay("red"), Stay("red-2"))
    assert state.row(Pending).owed == ()
    assert RULES.decision(state) == Decision("red", ("red", "red-3"))


def test_each_piece_regroups_once() -> None:
    assert refusal(play_all(won(), Stay("red")), Regroup("red", ((2, 1),))) == "nothing_owed"
    assert refusal(draw(FIELD), Stay("red")) == "nothing_owed"
    assert refusal(won(), Stay("red-3")) == "nothing_owed"


def test_a_piece_regroups_two_squares_at_most() -> None:
    assert refusal(won(), Regroup("red", ((2, 1),))) is None
    assert refusal(won(), Regroup("red", ((1, 0), (2, 0)))) is None
    assert refusal(won(), Regroup("red", ((1, 0), (2, 0), (2, 1)))) == "too_far"


def test_a_unit_regroups_to_where_its_commander_commands() -> None:
    assert refusal(won(), Regroup("red-1", ((4, 0),))) == "outside_command"
    assert refusal(won(), Regroup("red-1", ((2, 0),))) is None
    nearer = play_all(won(), Regroup("red", ((1, 0), (2, 0))))
    assert refusal(nearer, Regroup("red-1", ((4, 0),))) is None


def test_every_square_offered_for_regrouping_is_in_command_range_and_free() -> None:
    squares = {a.path[-1] for a in RULES.candidates(won(), "red-1") if isinstance(a, Regroup)}
    assert squares == {(1, 0), (2, 0), (2, 1), (3, 2), (4, 1)}


def test_regrouping_costs_what_moving_costs() -> None:
    wooded = FIELD.replace("board\n    .........", "board\n    ...F.....")
    state = play(draw(wooded), Strike("red-1", "blue-1"), *[MISS] * 20).state
    state = blow(play_all(state, Move("red-2", ((3, 1),))), "red-2", "blue")
    assert refusal(state, Regroup("red-1", ((2, 0),))) is None
    assert refusal(state, Regroup("red-1", ((2, 0), (1, 0)))) == "too_far"


def test_regrouping_does_not_leave_a_rampart_by_the_one_free_step() -> None:
    walled = FIELD.replace("board\n    .........", "board\n    ...R.....")
    state = play(draw(walled), Strike("red-1", "blue-1"), *[MISS] * 20).state
    state = blow(play_all(state, Move("red-2", ((3, 1),))), "red-2", "blue")
    assert refusal(state, Regroup("red-1", ((2, 0),))) == "too_far"
    assert RULES.candidates(state, "red-1") == (Stay("red-1"),)


@pytest.mark.parametrize("kind", ["merman", "footman"])
def test_a_naval_piece_regroups_no_further_on_land_than_two_squares(kind: str) -> None:
    state = draw(FIELD.replace("red-1  swordsman", f"red-1  {kind}"))
    state = play(state, Strike("red-1", "blue-1"), *[MISS] * 20).state
    state = blow(play_all(state, Move("red-2", ((3, 1),))), "red-2", "blue")
    assert refusal(state, Regroup("red-1", ((2, 0), (1, 0)))) is None


def test_with_three_sides_the_victors_regroup_after_each_commander_that_falls() -> None:
    state = draw(
        """
        board
        .....
        .....
        pieces
        red    barbarian red   2,0
        red-1  swordsman red   2,1
        blue   mage      blue  1,0 hp=1
        green  mage      green 3,1 hp=1
        gold   mage      gold  4,0
        turns
        red* blue green gold
        """
    )
    state = blow(state, "red", "blue")
    state = play_all(state, Stay("red"))
    assert RULES.decision(blow(state, "red-1", "green")) == Decision("red", ("red", "red-1"), "regroup")
