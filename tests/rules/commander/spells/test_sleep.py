"""Sleep (rule book 7): 3 at 6, no move and no action for two turns; retaliation stays."""

import pytest

from game.core.grid import Cell
from game.core.state import State
from game.rules.commander.actions import Cast, EndTurn, Move, Rally, Strike, Wait
from game.rules.commander.components import Effect
from game.rules.commander.events import EffectLaid, EffectLifted, Struck
from game.rules.commander.magic.events import Hexed
from tests.helpers.battle import RULES, hp, play, play_all, refusal
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    end_turns,
    farthest,
    laid,
    lifted,
    on,
    paid,
    prices,
    refused,
    scene,
    withstood,
)

ASLEEP = ("sleep", 1, 2)
TROOP = (commander("blue", "2,0", 1), "blue-1 footman blue 3,0", "blue-2 footman blue 9,0")


def sleeping(*more: str) -> State:
    """Blue's turn; its unit sleeps."""
    lines = (commander("blue", "5,0"), "blue-1 footman blue 5,4 effects=sleep", *more)
    return scene(caster("sleep"), *lines, turns="red blue*")


@pytest.mark.parametrize(("level", "costs", "squares"), [("B", (5, 4, 3), 2), ("C", (6, 5), 4), ("D", (9,), 6)])
def test_each_level_has_its_cost_and_range(level: str, costs: tuple[int, ...], squares: int) -> None:
    assert prices("sleep", level) == costs
    assert farthest("sleep", level) == squares


def test_there_is_no_level_a() -> None:
    assert refused(scene(caster("sleep"), commander("blue", "1,0")), "sleep", "A", (1, 0)) == "no_such_level"


def test_three_dice_of_six_put_to_sleep() -> None:
    outcome = cast_at(scene(caster("sleep", 4), commander("blue", "2,0")), "sleep", "B", (2, 0), 6, 1, 6, 6)
    assert outcome.events[2:] == (
        EffectLaid("blue", Effect("sleep", "sleep", "red", "red", 1, 2)),
        Hexed("red", "blue", "blue", "sleep"),
    )


def test_two_dice_of_six_do_not_and_the_mp_are_lost() -> None:
    outcome = cast_at(scene(caster("sleep", 4), commander("blue", "2,0")), "sleep", "B", (2, 0), 6, 10, 5, 5)
    assert (withstood(outcome), laid(outcome), paid(outcome)) == (("blue",), {}, 3)


def test_two_dice_are_too_few_whatever_they_show() -> None:
    outcome = cast_at(scene(caster("sleep", 4), commander("blue", "2,0", 2)), "sleep", "B", (2, 0), 10, 10)
    assert withstood(outcome) == ("blue",)


@pytest.mark.parametrize(
    ("level", "at", "sleepers"), [("B", (3, 0), ("blue-1",)), ("C", (2, 0), ("blue", "blue-1", "blue-2"))]
)
def test_level_b_takes_one_piece_and_level_c_a_troop(level: str, at: Cell, sleepers: tuple[str, ...]) -> None:
    state = scene(caster("sleep", 4, at="1,0"), *TROOP)
    outcome = cast_at(state, "sleep", level, at, *[6] * (3 if level == "B" else 4))
    assert laid(outcome) == dict.fromkeys(sleepers, ASLEEP)


def test_in_one_troop_who_stands_out_of_command_range_may_sleep_alone() -> None:
    outcome = cast_at(scene(caster("sleep", 4), *TROOP), "sleep", "D", (2, 0), 6, 6, 5, 6)
    assert dice(outcome) == {"blue": 3, "blue-1": 3, "blue-2": 4}
    assert (laid(outcome), withstood(outcome)) == ({"blue-2": ASLEEP}, ("blue", "blue-1"))


@pytest.mark.parametrize(
    "action", [Move("blue-1", ((5, 5),)), Strike("blue-1", "red"), Wait("blue-1")], ids=lambda action: action.verb
)
def test_a_sleeper_neither_moves_nor_acts(action: Move | Strike | Wait) -> None:
    assert refusal(sleeping(), action) == "asleep"
    assert RULES.candidates(sleeping(), "blue-1") == ()


def test_a_sleeping_commander_can_only_end_its_turn() -> None:
    lines = (caster("sleep", piece="blue", side="blue", at="5,0", effects="sleep", skills="nature_magic:3>rally:1"),)
    state = scene(commander("red", "4,0", side="red"), *lines, "blue-1 footman blue 9,0", turns="red blue*")
    assert RULES.candidates(state, "blue") == (EndTurn("blue"),)
    assert refusal(state, Cast("blue", "sleep", "B", (4, 0))) == "asleep"
    assert refusal(state, Rally("blue")) == "asleep"
    assert refusal(state, Wait("blue-1")) is None


def test_a_sleeper_retaliates() -> None:
    lines = ("red-1 footman red 5,5", commander("blue", "5,0"), "blue-1 footman blue 5,4 effects=sleep")
    outcome = play(scene(caster("sleep"), *lines), Strike("red-1", "blue-1"), *[10] * 10, *[1] * 10)
    assert of(outcome, Struck)[1] == Struck("blue-1", "red-1", 10, 10, 0)
    assert on(outcome.state, "blue-1") == {"sleep": (1, 2)}


def test_it_lasts_to_the_second_end_of_the_victims_turn() -> None:
    state = end_turns(sleeping(), "blue", "red")
    assert on(state, "blue-1") == {"sleep": (1, 1)}
    assert lifted(play(state, EndTurn("blue"))) == (("blue-1", "sleep", "time"),)


def test_who_has_slept_out_cannot_be_put_to_sleep_until_the_end_of_its_next_turn() -> None:
    state = end_turns(sleeping(), "blue", "red", "blue")
    assert on(state, "blue-1") == {"sleep_guard": (1, 1)}
    lines = (caster("sleep"), commander("blue", "9,0"), "blue-1 footman blue 2,0 effects=sleep_guard")
    outcome = cast_at(scene(*lines), "sleep", "B", (2, 0), 6, 6, 6)
    assert (withstood(outcome), laid(outcome)) == (("blue-1",), {})
    state = end_turns(outcome.state, "red")
    assert refusal(state, Wait("blue-1")) is None
    assert on(end_turns(state, "blue"), "blue-1") == {}


def test_a_friend_that_moves_beside_the_sleeper_wakes_it() -> None:
    outcome = play(sleeping("blue-2 footman blue 6,6"), Move("blue-2", ((6, 5), (6, 4))))
    assert outcome.events[1] == EffectLifted("blue-1", "sleep", "woken")
    assert refusal(outcome.state, Wait("blue-1")) is None


def test_who_is_woken_in_its_own_turn_is_safe_to_the_end_of_its_next_one() -> None:
    state = play_all(sleeping("blue-2 footman blue 6,6"), Move("blue-2", ((6, 5), (6, 4))), EndTurn("blue"))
    assert on(state, "blue-1") == {"sleep_guard": (1, 1)}
    assert on(end_turns(state, "red", "blue"), "blue-1") == {}


def test_who_is_woken_in_a_friends_turn_is_safe_to_the_end_of_its_next_one() -> None:
    lines = (commander("blue", "5,0"), "blue-1 footman blue 5,4 effects=sleep", commander("beryl", "5,6"))
    state = scene(caster("sleep"), *lines, turns="red beryl* blue")
    outcome = play(state, Move("beryl", ((5, 5),)))
    assert lifted(outcome) == (("blue-1", "sleep", "woken"),)
    state = end_turns(outcome.state, "beryl")
    assert on(state, "blue-1") == {"sleep_guard": (1, 1)}
    assert on(end_turns(state, "blue"), "blue-1") == {}


def test_neither_a_friend_that_stands_there_nor_one_that_passes_nor_an_enemy_wakes_it() -> None:
    state = sleeping("blue-2 footman blue 5,3", "blue-3 cavalry blue 4,6")
    state = play_all(state, Wait("blue-2"), Move("blue-3", ((4, 5), (4, 4), (4, 3))), EndTurn("blue"))
    assert on(state, "blue-1") == {"sleep": (1, 1)}
    lines = ("red-1 footman red 5,6", commander("blue", "5,0"), "blue-1 footman blue 5,4 effects=sleep")
    outcome = play(scene(caster("sleep"), *lines), Move("red-1", ((5, 5),)))
    assert lifted(outcome) == ()


def test_it_ends_mute() -> None:
    state = scene(caster("sleep"), commander("blue", "2,0", effects="mute"))
    outcome = cast_at(state, "sleep", "B", (2, 0), 6, 6, 6)
    assert lifted(outcome) == (("blue", "mute", "sleep"),)
    assert on(outcome.state, "blue") == {"sleep": (1, 2)}


@pytest.mark.parametrize(("spell", "level", "faces"), [("fine", "A", (1, 1, 1)), ("restore", "A", (4, 1, 1))])
def test_fine_and_restore_end_it(spell: str, level: str, faces: tuple[int, ...]) -> None:
    lines = (
        caster("sleep"),
        caster(spell, piece="blue", side="blue", at="5,0"),
        "blue-1 footman blue 9,0 effects=sleep",
    )
    outcome = cast_at(scene(*lines, turns="red blue*"), spell, level, (5, 0), *faces, by="blue")
    assert lifted(outcome) == (("blue-1", "sleep", spell),)


def test_a_sleeper_is_put_to_sleep_anew_only_for_longer() -> None:
    fresh = scene(caster("sleep"), commander("blue", "2,0", effects="sleep:1:2"))
    assert withstood(cast_at(fresh, "sleep", "B", (2, 0), 6, 6, 6)) == ("blue",)
    worn = scene(caster("sleep"), commander("blue", "2,0", effects="sleep:1:1"))
    assert laid(cast_at(worn, "sleep", "B", (2, 0), 6, 6, 6)) == {"blue": ASLEEP}


def test_a_unicorn_and_a_pixie_stay_awake() -> None:
    units = ("blue-1 unicorn blue 2,0", "blue-2 pixie blue 1,0 summon")
    state = scene(caster("sleep"), commander("blue", "3,0"), *units)
    assert refused(state, "sleep", "B", (2, 0)) == "immune"
    assert refused(state, "sleep", "B", (1, 0)) == "immune"
    assert dice(cast_at(state, "sleep", "C", (3, 0), 1, 1, 1)) == {"blue": 3}


@pytest.mark.parametrize("level", ["B", "C", "D"])
def test_friends_cannot_be_chosen(level: str) -> None:
    state = scene(caster("sleep"), commander("ally", "1,0", side="red"), commander("blue", "9,0"))
    assert refused(state, "sleep", level, (1, 0)) == "not_an_enemy"


def test_a_sleeper_does_not_regroup() -> None:
    lines = ("red-1 swordsman red 2,1", commander("blue", "2,0", hp=1), commander("beryl", "9,6"))
    state = scene(commander("red", "0,0", side="red", effects="sleep"), *lines, turns="red* blue beryl")
    outcome = play(state, Strike("red-1", "blue"), *[1] * 10, *[10] * 5)
    decision = RULES.decision(outcome.state)
    assert decision is not None
    assert (decision.kind, decision.actors) == ("regroup", ("red-1",))
    assert hp(outcome.state, "blue") == 0
