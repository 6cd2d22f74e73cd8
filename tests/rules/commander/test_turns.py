"""A turn: pieces in any order, one move and one action each (rule book 4)."""

from game.core.action import Begin
from game.core.entity import Verdict
from game.core.event import Ended, RoundBegan
from game.core.ruleset import Decision
from game.rules.commander.actions import EndTurn, Move, Stay, Strike, Wait
from game.rules.commander.components import Readiness
from game.rules.commander.events import Fell, Struck, TurnBegan, TurnEnded, Waited
from tests.helpers.battle import RULES, draw, hp, play, play_all, refusal
from tests.helpers.checks import of

FIELD = """
    board
    ........
    ........
    pieces
    red    fighter   red  0,0
    red-1  footman   red  2,0
    red-2  bowman    red  2,1
    rose   fighter   red  0,1
    rose-1 footman   red  1,1
    blue   fighter   blue 7,0
    blue-1 swordsman blue 4,0
    turns
    red* blue rose
    """


def test_the_whole_troop_may_act_and_no_other() -> None:
    assert RULES.decision(draw(FIELD)) == Decision("red", ("red", "red-1", "red-2"))


def test_pieces_act_in_any_order_the_commander_among_them() -> None:
    state = play_all(draw(FIELD), Wait("red-2"), Wait("red"), Wait("red-1"))
    assert all(state.row(Readiness, piece).done for piece in ("red", "red-1", "red-2"))


def test_between_a_pieces_move_and_its_action_others_may_act() -> None:
    state = play_all(draw(FIELD), Move("red-1", ((3, 0),)), Move("red", ((1, 0),)), Wait("red"))
    outcome = play(state, Strike("red-1", "blue-1"), *[10] * 20)
    assert outcome.state.row(Readiness, "red-1") == Readiness(moved=True, done=True, fought=("blue",))


def test_a_piece_moves_only_once_in_a_turn() -> None:
    state = play_all(draw(FIELD), Move("red-1", ((3, 0),)))
    assert refusal(state, Move("red-1", ((2, 0),))) == "already_moved"


def test_a_piece_that_has_attacked_is_done_and_cannot_move() -> None:
    state = play(draw(FIELD), Strike("red-2", "blue-1"), *[10] * 10).state
    assert refusal(state, Move("red-2", ((2, 0),))) == "already_done"
    assert refusal(state, Strike("red-2", "blue-1")) == "already_done"
    assert refusal(state, Wait("red-2")) == "already_done"


def test_a_piece_that_waits_is_done() -> None:
    outcome = play(draw(FIELD), Wait("red-1"))
    assert outcome.events == (Waited("red-1"),)
    assert RULES.decision(outcome.state) == Decision("red", ("red", "red-2"))


def test_an_archer_may_shoot_after_moving() -> None:
    state = play_all(draw(FIELD), Move("red-2", ((3, 1),)))
    assert refusal(state, Strike("red-2", "blue-1")) is None


def test_another_troop_of_the_side_does_not_act_in_this_turn() -> None:
    assert refusal(draw(FIELD), Wait("rose-1")) == "not_its_turn"
    assert RULES.candidates(draw(FIELD), "rose-1") == ()


def test_a_turn_can_be_ended_before_everybody_acted_and_after() -> None:
    state = play_all(draw(FIELD), Wait("red-1"), Wait("red-2"), Wait("red"))
    assert RULES.candidates(state, "red") == (EndTurn("red"),)
    passed = (TurnEnded("red", "red"), TurnBegan("blue", 1, ("blue", "blue-1")))
    assert play(state, EndTurn("red")).events == passed
    assert play(draw(FIELD), EndTurn("red")).events == passed


def test_only_the_commander_ends_the_turn() -> None:
    assert refusal(draw(FIELD), EndTurn("red-1")) == "not_its_turn"


def test_a_new_turn_makes_the_troop_ready_again() -> None:
    state = play_all(draw(FIELD), Wait("red-1"), EndTurn("red"), EndTurn("blue"))
    assert state.row(Readiness, "red-1").done
    outcome = play(state, EndTurn("rose"))
    assert of(outcome, RoundBegan) == (RoundBegan(1, 2),)
    assert outcome.state.row(Readiness, "red-1") == Readiness()


LAST = """
    board
    ......
    pieces
    red    {red} red  0,0 hp={red_hp}
    blue   mage  blue 1,0 hp={blue_hp}
    turns
    red* blue
    """


def test_the_last_enemy_falls_and_the_battle_is_won_in_the_same_action() -> None:
    outcome = play(draw(LAST.format(red="barbarian", red_hp=10, blue_hp=1)), Strike("red", "blue"), *[1] * 10, *[9] * 5)
    assert outcome.events[-1] == Ended("red", "enemies_fell")
    assert of(outcome, Fell) == (Fell("blue", "blue", "blow", (1, 0), "red"),)
    assert RULES.verdict(outcome.state) == Verdict("red", "enemies_fell")
    assert RULES.decision(outcome.state) is None


def test_an_attacker_that_falls_to_the_answer_loses_the_battle_in_the_same_action() -> None:
    outcome = play(draw(LAST.format(red="mage", red_hp=1, blue_hp=10)), Strike("red", "blue"), *[10] * 5, *[1] * 10)
    assert of(outcome, Struck)[1] == Struck("blue", "red", 10, 1, 0)
    assert outcome.state.row(Verdict) == Verdict("blue", "enemies_fell")


def test_a_battle_with_one_side_is_over_before_the_first_turn() -> None:
    state = draw("board\n..\npieces\nred mage red 0,0\nrose mage red 1,0")
    outcome = play(state, Begin(), 3, 2)
    assert outcome.state.row(Verdict) == Verdict("red", "enemies_fell")


def test_the_turn_passes_when_the_acting_commander_falls() -> None:
    state = draw(
        """
        board
        .....
        pieces
        red    mage      red  1,0 hp=1
        red-1  footman   red  0,0
        rose   mage      red  4,0
        blue   barbarian blue 2,0
        turns
        red* rose blue
        """
    )
    outcome = play(state, Strike("red", "blue"), *[10] * 5, *[1] * 10)
    assert of(outcome, Fell) == (Fell("red", "red", "blow", (1, 0), "blue"), Fell("red-1", "red", "troop", (0, 0)))
    assert outcome.events[-2:] == (TurnEnded("red", "red"), TurnBegan("rose", 1, ("rose",)))


def test_the_dead_are_not_asked_to_act() -> None:
    state = draw(LAST.format(red="barbarian", red_hp=10, blue_hp=1))
    after = play(state, Strike("red", "blue"), *[1] * 10, *[9] * 5).state
    assert hp(after, "blue") == 0
    assert RULES.candidates(after, "blue") == ()
    assert refusal(after, Stay("red")) == "battle_over"
