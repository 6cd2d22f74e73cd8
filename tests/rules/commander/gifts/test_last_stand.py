"""The last stand (rule book 12): once a battle 1 HP is left to a commander where it would fall, by whatever harm."""

from game.core.engine import Outcome
from game.core.entity import Position
from game.core.event import Rolled
from game.core.state import State
from game.rules.commander.actions import Cast, EndTurn, Strike
from game.rules.commander.events import Endured, Fell, Struck
from game.rules.commander.gifts import Gifts
from game.rules.commander.magic.events import Harmed, Suffered
from tests.helpers.battle import RULES, draw, hp, play
from tests.helpers.checks import of
from tests.helpers.magic import caster, commander, end_turns, scene

STAND = "gifts=constraint:last_stand:1"


def duel(red: str, blue: str, *, attacker: str = "warrior", target: str = "fighter") -> State:
    """Two commanders side by side without attributes and skills."""
    pieces = (
        commander("red", "0,0", side="red", kind=attacker) + f" {red}",
        commander("blue", "1,0", kind=target) + f" {blue}",
        "blue-1 footman blue 5,0",
    )
    return draw("\n".join(["board", "......", "pieces", *pieces, "turns", "red* blue"]))


def endured(outcome: Outcome) -> list[str]:
    return [event.piece for event in of(outcome, Endured)]


def left(outcome: Outcome) -> tuple[int, int]:
    return hp(outcome.state, "red"), hp(outcome.state, "blue")


# -- attacks


def test_a_blow_that_would_fell_it_leaves_one_hp_and_its_troop_stays() -> None:
    outcome = play(duel("", f"hp=3 {STAND}"), Strike("red", "blue"), *[1] * 13, *[10] * 5)
    assert of(outcome, Struck)[0] == Struck("red", "blue", 13, 3, 1)
    assert endured(outcome) == ["blue"]
    assert of(outcome, Fell) == ()
    assert outcome.state.row(Gifts, "blue").stood


def test_who_stands_against_first_strike_answers_with_the_strikes_of_one_hp() -> None:
    outcome = play(duel("", f"hp=3 {STAND}"), Strike("red", "blue"), *[1] * 13, *[1] * 5)
    assert [(event.purpose, event.count) for event in of(outcome, Rolled)] == [("strikes", 13), ("answer", 5)]
    assert left(outcome) == (5, 1)


def test_it_has_no_second_one_in_the_same_battle() -> None:
    outcome = play(duel("", f"hp=1 {STAND} stood"), Strike("red", "blue"), *[1] * 13)
    assert (endured(outcome), left(outcome)) == ([], (10, 0))


def test_a_blow_that_leaves_it_one_hp_anyway_uses_nothing_up() -> None:
    outcome = play(duel("", f"hp=3 {STAND}"), Strike("red", "blue"), *[1] * 2, *[10] * 11, *[10] * 5)
    assert (endured(outcome), left(outcome)) == ([], (10, 1))
    assert not outcome.state.row(Gifts, "blue").stood


def test_with_one_hp_left_it_stands_and_keeps_that_hp() -> None:
    outcome = play(duel("", f"hp=1 {STAND}"), Strike("red", "blue"), *[1] * 13, *[10] * 5)
    assert (of(outcome, Struck)[0].before, of(outcome, Struck)[0].after) == (1, 1)
    assert endured(outcome) == ["blue"]


def test_the_attacker_stands_against_an_answer_too() -> None:
    outcome = play(duel(f"hp=2 {STAND}", "", attacker="wizard"), Strike("red", "blue"), *[10] * 6, *[1] * 10)
    assert (endured(outcome), left(outcome)) == (["red"], (1, 10))


def test_it_is_no_annihilation_and_so_the_answer_is_a_full_one() -> None:
    strong = "gifts=quiz:attack:20"
    state = duel(strong, f"hp=2 {STAND}", attacker="wizard")
    assert RULES.reckon(state, Strike("red", "blue")).retaliation == "normal"
    assert RULES.reckon(duel(strong, "hp=2", attacker="wizard"), Strike("red", "blue")).retaliation == "revenge"
    assert left(play(state, Strike("red", "blue"), *[1] * 10, *[1] * 6)) == (4, 1)


def test_the_attacker_stands_against_revenge_strikes() -> None:
    state = duel("hp=1 gifts=quiz:attack:20>constraint:last_stand:1", "hp=2", attacker="wizard")
    outcome = play(state, Strike("red", "blue"), *[1] * 5, *[10] * 6)
    assert [event.purpose for event in of(outcome, Rolled)] == ["strikes", "revenge"]
    assert (endured(outcome), left(outcome)) == (["red"], (1, 0))


def test_of_two_who_strike_at_once_both_may_stand() -> None:
    state = duel(f"hp=1 {STAND}", f"hp=1 {STAND}", attacker="wizard")
    outcome = play(state, Strike("red", "blue"), *[1] * 5, *[1] * 5)
    assert (endured(outcome), left(outcome)) == (["red"], (1, 1))
    hard = duel("hp=1 gifts=quiz:attack:9>constraint:last_stand:1", f"hp=1 {STAND}", attacker="wizard")
    outcome = play(hard, Strike("red", "blue"), *[1] * 5, *[1] * 5)
    assert (endured(outcome), left(outcome)) == (["blue", "red"], (1, 1))


# -- magic


def test_a_spell_that_would_fell_it_leaves_one_hp() -> None:
    state = scene(caster("thunder", 2), commander("blue", "3,0", hp=2, gifts="constraint:last_stand:1"))
    outcome = play(state, Cast("red", "thunder", "A", (3, 0)), 4, 1)
    assert of(outcome, Harmed)[0] == Harmed("red", "blue", "blue", "thunder", 2, 1)
    assert (endured(outcome), hp(outcome.state, "blue")) == (["blue"], 1)


def test_a_second_spell_fells_it() -> None:
    state = scene(caster("thunder", 2), commander("blue", "3,0", hp=1, gifts="constraint:last_stand:1", stood=""))
    outcome = play(state, Cast("red", "thunder", "A", (3, 0)), 4, 1)
    assert [event.piece for event in of(outcome, Fell)] == ["blue"]


def test_thorns_that_would_fell_it_leave_one_hp_and_slow_it() -> None:
    state = scene(caster("thorns", 1), commander("blue", "2,0", hp=1, gifts="constraint:last_stand:1"))
    outcome = play(state, Cast("red", "thorns", "A", (2, 0)), 4)
    assert (endured(outcome), hp(outcome.state, "blue")) == (["blue"], 1)


def test_poison_that_would_fell_it_leaves_one_hp_and_fells_it_a_round_later() -> None:
    blue = commander("blue", "3,0", hp=2, gifts="constraint:last_stand:1", effects="poison:12:0:red")
    state = end_turns(scene(caster("thunder"), blue), "red")
    outcome = play(state, EndTurn("blue"))
    assert of(outcome, Suffered) == (Suffered("red", "blue", "poison", 2, 1),)
    assert (endured(outcome), hp(outcome.state, "blue")) == (["blue"], 1)
    later = play(end_turns(outcome.state, "red"), EndTurn("blue"))
    assert [(event.piece, event.cause) for event in of(later, Fell)] == [("blue", "poison")]


def test_fire_that_would_fell_it_leaves_one_hp() -> None:
    blue = commander("blue", "3,0", hp=1, gifts="constraint:last_stand:1")
    state = scene(caster("thunder"), blue, turns="red blue*", fields=["red cells=3,0>4,0"])
    outcome = play(state, EndTurn("blue"))
    assert of(outcome, Suffered) == (Suffered("red", "blue", "burn", 1, 1),)
    assert (endured(outcome), hp(outcome.state, "blue")) == (["blue"], 1)


def test_of_two_fires_on_one_square_the_second_fells_it() -> None:
    blue = commander("blue", "3,0", hp=2, gifts="constraint:last_stand:1")
    pieces = (caster("thunder"), commander("rose", "9,0", side="red"), blue)
    fires = ["red cells=3,0>4,0", "rose cells=3,0>3,1"]
    state = scene(*pieces, turns="red rose blue*", fields=fires)
    outcome = play(state, EndTurn("blue"))
    assert [(event.before, event.after) for event in of(outcome, Suffered)] == [(2, 1), (1, 0)]
    assert not outcome.state.has(Position, "blue")
