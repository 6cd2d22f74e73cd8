"""A frenzied piece's turn (rule book 7): the caster's side plays its move and one attack, on anyone."""

from game.core.entity import Owed, Pending
from game.core.event import DecisionOwed, DecisionTaken, Ended
from game.core.ruleset import Decision
from game.core.state import State
from game.rules.commander.actions import Cast, EndTurn, Move, Rally, Stay, Strike, Wait
from game.rules.commander.events import Excused, Fell, Struck, TurnBegan
from tests.helpers.battle import RULES, cell, hp, play, play_all, refusal
from tests.helpers.checks import of
from tests.helpers.magic import caster, commander, end_turns, lifted, on, scene

HIT, MISS = 1, 10
RED = caster("frenzy")
MAD = "blue-1 swordsman blue 5,1 effects=frenzy:1:1:red"


def mad(*more: str, blue: str = commander("blue", "5,0"), turns: str = "red* blue") -> State:
    """Blue's turn has just begun: its swordsman beside it is mad by red's doing."""
    return end_turns(scene(RED, blue, MAD, *more, turns=turns), "red")


def test_as_the_troops_turn_begins_the_casters_side_has_the_victims_decision() -> None:
    outcome = play(scene(RED, commander("blue", "5,0"), MAD), EndTurn("red"))
    assert outcome.events[-2:] == (
        TurnBegan("blue", 1, ("blue", "blue-1")),
        DecisionOwed(Owed("frenzy", "red", ("blue-1",))),
    )
    assert RULES.decision(outcome.state) == Decision("red", ("blue-1",), "frenzy")


def test_the_victim_can_be_moved_made_to_attack_anyone_in_reach_or_left_standing() -> None:
    offered = RULES.candidates(mad("blue-2 footman blue 6,1"), "blue-1")
    assert [action for action in offered if not isinstance(action, Move)] == [
        Strike("blue-1", "blue"), Strike("blue-1", "blue-2"), Wait("blue-1"),
    ]  # fmt: skip
    assert Move("blue-1", ((5, 2),)) in offered


def test_it_comes_before_anything_the_troop_does_itself() -> None:
    for action in (Wait("blue"), EndTurn("blue"), Rally("blue-1"), Cast("blue-1", "fire_ball", "A", (5, 0))):
        assert refusal(mad(), action) == "decision_first"


def test_it_moves_as_its_own_kind_moves_through_its_friends_and_not_through_its_enemies() -> None:
    state = mad("blue-2 footman blue 5,2", "red-1 footman red 4,1")
    assert refusal(state, Move("blue-1", ((5, 2), (5, 3)))) is None
    assert refusal(state, Move("blue-1", ((5, 2),))) == "square_taken"
    assert refusal(state, Move("blue-1", ((4, 1), (3, 1)))) == "enemy_in_the_way"
    assert refusal(state, Move("blue-1", tuple((5 + x, 1) for x in range(1, 7)))) == "too_far"


def test_it_attacks_only_within_its_reach_and_not_itself() -> None:
    assert refusal(mad("blue-2 footman blue 7,1"), Strike("blue-1", "blue-2")) == "out_of_reach"
    assert refusal(mad(), Strike("blue-1", "blue-1")) == "no_target"


def test_who_shoots_shoots_its_friends_from_afar() -> None:
    archer = "blue-1 bowman blue 5,1 effects=frenzy"
    state = end_turns(scene(RED, commander("blue", "5,0"), archer, "blue-2 footman blue 9,1"), "red")
    outcome = play(state, Strike("blue-1", "blue-2"), *[MISS] * 10)
    assert of(outcome, Struck) == (Struck("blue-1", "blue-2", 0, 10, 10),)


def test_after_its_move_it_may_still_attack_once_and_then_is_done() -> None:
    state = play_all(mad("blue-2 footman blue 7,1"), Move("blue-1", ((6, 1),)))
    assert RULES.decision(state) == Decision("red", ("blue-1",), "frenzy")
    assert refusal(state, Move("blue-1", ((5, 1),))) == "already_moved"
    outcome = play(state, Strike("blue-1", "blue-2"), *[MISS] * 20)
    assert DecisionTaken(("blue-1",)) in outcome.events
    assert RULES.decision(outcome.state) == Decision("blue", ("blue", "blue-2"))
    assert refusal(outcome.state, Wait("blue-1")) == "already_done"


def test_after_its_attack_it_moves_no_more() -> None:
    state = play(mad("blue-2 footman blue 6,1"), Strike("blue-1", "blue-2"), *[MISS] * 20).state
    assert refusal(state, Move("blue-1", ((5, 2),))) == "already_done"


def test_the_attacked_friend_answers() -> None:
    outcome = play(mad("blue-2 footman blue 6,1"), Strike("blue-1", "blue-2"), *[HIT] * 5, *[MISS] * 5, *[HIT] * 10)
    assert (hp(outcome.state, "blue-2"), hp(outcome.state, "blue-1")) == (5, 0)


def test_a_commander_left_standing_neither_casts_nor_rallies_but_ends_its_turn() -> None:
    line = caster("fire_ball", piece="blue", side="blue", at="5,0", effects="frenzy", skills="rally:1")
    state = end_turns(scene(RED, line, "blue-1 footman blue 6,0"), "red")
    assert RULES.decision(state) == Decision("red", ("blue",), "frenzy")
    state = play_all(state, Wait("blue"))
    assert refusal(state, Rally("blue")) == "already_done"
    assert refusal(state, Cast("blue", "fire_ball", "A", (6, 0))) == "already_done"
    assert RULES.candidates(state, "blue") == (EndTurn("blue"),)
    assert refusal(state, Wait("blue-1")) is None


def test_it_is_over_with_the_turn_and_the_next_is_safe() -> None:
    state = play_all(mad(), Wait("blue-1"))
    outcome = play(state, EndTurn("blue"))
    assert lifted(outcome) == (("blue-1", "frenzy", "time"),)
    state = outcome.state
    assert on(state, "blue-1") == {"frenzy_guard": (1, 1)}
    state = end_turns(state, "red")
    assert RULES.decision(state) == Decision("blue", ("blue", "blue-1"))
    assert on(end_turns(state, "blue"), "blue-1") == {}


def test_several_victims_act_in_any_order() -> None:
    state = mad("blue-2 footman blue 9,1 effects=frenzy")
    assert RULES.decision(state) == Decision("red", ("blue-1", "blue-2"), "frenzy")
    state = play_all(state, Move("blue-2", ((9, 2),)), Wait("blue-1"), Wait("blue-2"))
    assert RULES.decision(state) == Decision("blue", ("blue",))


def test_the_victims_of_two_sides_are_each_its_own_casters() -> None:
    lines = (commander("cyan", "9,6", side="cyan"), "blue-2 footman blue 9,1 effects=frenzy:1:1:cyan")
    state = mad(*lines, turns="cyan red* blue")
    assert state.row(Pending).owed == (Owed("frenzy", "red", ("blue-1",)), Owed("frenzy", "cyan", ("blue-2",)))
    assert RULES.decision(state) == Decision("cyan", ("blue-2",), "frenzy")
    assert RULES.decision(play_all(state, Wait("blue-2"))) == Decision("red", ("blue-1",), "frenzy")


def test_a_sleeper_is_left_alone() -> None:
    line = "blue-1 swordsman blue 5,1 effects=frenzy>sleep"
    state = end_turns(scene(RED, commander("blue", "5,0"), line), "red")
    assert RULES.decision(state) == Decision("blue", ("blue",))


def test_whoever_was_maddened_by_a_side_that_is_gone_is_left_alone() -> None:
    doomed = commander("cyan", "9,6", side="cyan", hp=2, effects="poison")
    victim = "blue-1 footman blue 9,1 effects=frenzy:1:1:cyan"
    state = scene(RED, doomed, commander("blue", "5,0"), victim, turns="blue red cyan*")
    assert RULES.decision(end_turns(state, "cyan")) == Decision("blue", ("blue", "blue-1"))


def test_whom_a_victim_fells_has_nothing_to_decide_any_more() -> None:
    state = mad("blue-2 footman blue 6,1 effects=frenzy hp=1")
    outcome = play(state, Strike("blue-1", "blue-2"), *[HIT] * 10, MISS)
    assert of(outcome, Fell) == (Fell("blue-2", "blue", "blow", (6, 1), "blue-1"),)
    assert of(outcome, Excused) == (Excused(("blue-2",)),)
    assert outcome.state.row(Pending).owed == ()
    assert RULES.decision(outcome.state) == Decision("blue", ("blue",))


def test_a_victim_that_falls_to_the_answer_has_acted() -> None:
    state = mad("blue-2 footman blue 6,1", "blue-3 footman blue 9,1 effects=frenzy")
    outcome = play(state, Strike("blue-1", "blue-2"), *[MISS] * 10, *[HIT] * 10)
    assert of(outcome, Fell) == (Fell("blue-1", "blue", "blow", (5, 1), "blue-2"),)
    assert of(outcome, Excused) == ()
    assert RULES.decision(outcome.state) == Decision("red", ("blue-3",), "frenzy")


def test_a_victim_that_fells_its_own_commander_falls_with_it_and_the_turn_is_over() -> None:
    lines = ("blue-2 footman blue 9,1 effects=frenzy", commander("beryl", "9,6"))
    state = mad(*lines, blue=commander("blue", "5,0", hp=1), turns="beryl red* blue")
    outcome = play(state, Strike("blue-1", "blue"), *[HIT] * 10, *[MISS] * 5)
    assert [(fall.piece, fall.cause, fall.by) for fall in of(outcome, Fell)] == [
        ("blue", "blow", "blue-1"), ("blue-1", "troop", ""), ("blue-2", "troop", ""),
    ]  # fmt: skip
    assert of(outcome, Excused) == (Excused(("blue-2",)),)
    assert of(outcome, DecisionOwed) == ()
    assert RULES.decision(outcome.state) == Decision("blue", ("beryl",))


def test_the_last_commander_felled_by_its_own_mad_unit_loses_the_battle() -> None:
    state = mad(blue=commander("blue", "5,0", hp=1))
    outcome = play(state, Strike("blue-1", "blue"), *[HIT] * 10, *[MISS] * 5)
    assert outcome.events[-1] == Ended("red", "enemies_fell")


def test_if_it_fells_an_enemy_commander_its_own_troop_regroups_before_the_other_victims_go_on() -> None:
    lines = (commander("rowan", "4,1", side="red", hp=1), "blue-2 footman blue 9,1 effects=frenzy")
    state = mad(*lines, turns="red* blue rowan")
    outcome = play(state, Strike("blue-1", "rowan"), *[HIT] * 10, *[MISS] * 5)
    assert RULES.decision(outcome.state) == Decision("blue", ("blue", "blue-1"), "regroup")
    state = play_all(outcome.state, Stay("blue"), Stay("blue-1"))
    assert RULES.decision(state) == Decision("red", ("blue-2",), "frenzy")


def test_a_mad_piece_that_is_led_beside_a_sleeping_friend_wakes_it() -> None:
    outcome = play(mad("blue-2 footman blue 7,1 effects=sleep"), Move("blue-1", ((6, 1),)))
    assert lifted(outcome) == (("blue-2", "sleep", "woken"),)
    assert cell(outcome.state, "blue-1") == (6, 1)


def test_who_is_cured_before_its_turn_acts_for_itself_and_is_safe() -> None:
    lines = (caster("fine", piece="beryl", side="blue", at="5,3"), commander("blue", "5,0"), MAD)
    state = scene(RED, *lines, turns="red beryl* blue")
    outcome = play(state, Cast("beryl", "fine", "A", (5, 0)), 1, 1, 1)
    assert lifted(outcome) == (("blue-1", "frenzy", "fine"),)
    state = end_turns(outcome.state, "beryl")
    assert RULES.decision(state) == Decision("blue", ("blue", "blue-1"))
    assert on(state, "blue-1") == {"frenzy_guard": (1, 1)}
