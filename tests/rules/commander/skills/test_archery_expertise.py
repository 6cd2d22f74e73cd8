"""Archery Expertise (rule book 8): ranged attacks reach farther, and an expert's whole troop shoots."""

import pytest

from game.core.state import State
from game.rules.commander.actions import Strike
from game.rules.commander.combat import reach_from
from game.rules.commander.events import Engaged, Struck, Term
from tests.helpers.battle import CONTENT, cell, play, refusal
from tests.helpers.checks import of
from tests.helpers.magic import commander, scene


def archers(rank: int, *pieces: str, kind: str = "mage", board: str = "") -> State:
    """A red commander at 0,0 with the rank (0 is none), and whoever else stands on the board."""
    skills = f"archery_expertise:{rank}" if rank else "-"
    more = {"board": board} if board else {}
    return scene(commander("red", "0,0", side="red", kind=kind, skills=skills), *pieces, **more)  # type: ignore[arg-type]


def reaches(unit: str, at: str = "1,0", board: str = "") -> list[int]:
    """How far a unit attacks without the skill and at each rank."""
    states = [archers(rank, f"red-1 {unit} red {at}", commander("blue", "9,0"), board=board) for rank in range(4)]
    return [reach_from(state, "red-1", cell(state, "red-1"), CONTENT) for state in states]


@pytest.mark.parametrize(
    ("unit", "far"),
    [("bowman", [4, 5, 6, 6]), ("elf", [6, 7, 8, 8]), ("centaur", [3, 4, 5, 5]), ("witch", [3, 4, 5, 5])],
)
def test_ranged_attacks_reach_one_square_farther_then_two_and_an_expert_keeps_the_two(
    unit: str, far: list[int]
) -> None:
    assert reaches(unit) == far


def test_a_blowfish_shoots_farther_from_water_and_from_land() -> None:
    assert reaches("blowfish", board="." * 10) == [3, 4, 5, 5]
    assert reaches("blowfish", board=".~" + "." * 8) == [5, 6, 7, 7]


def test_melee_pieces_shoot_at_expert_alone_and_up_to_four_squares() -> None:
    assert reaches("footman") == [1, 1, 1, 4]
    assert reaches("griffon") == [1, 1, 1, 4]


def test_it_serves_within_command_range_only() -> None:
    assert reaches("bowman", "4,0") == [4, 4, 4, 4]
    assert reaches("footman", "4,0") == [1, 1, 1, 1]
    assert reaches("footman", "3,0") == [1, 1, 1, 4]


@pytest.mark.parametrize(("x", "answer"), [(6, None), (7, "out_of_reach")])
def test_a_target_beyond_the_reach_is_refused(x: int, answer: str | None) -> None:
    state = archers(1, "red-1 bowman red 1,0", commander("blue", f"{x},0"))
    assert refusal(state, Strike("red-1", "blue")) == answer


@pytest.mark.parametrize("apart", [2, 3, 4])
def test_an_experts_melee_unit_attacks_from_afar_with_four_less(apart: int) -> None:
    state = archers(3, "red-1 footman red 1,0", commander("blue", "19,6"), f"blue-1 dragoon blue {1 + apart},0")
    outcome = play(state, Strike("red-1", "blue-1"), *[1] * 10)
    told = of(outcome, Engaged)[0]
    assert told.attack == (Term("attack", 12), Term("shot", -4), Term("defence", -3))
    assert told.retaliation == "none"


def test_the_experts_commander_shoots_as_well() -> None:
    outcome = play(archers(3, commander("blue", "4,0")), Strike("red", "blue"), *[10] * 10)
    assert of(outcome, Engaged)[0].attack == (Term("attack", 14), Term("shot", -4), Term("defence", -5))


def test_a_blow_at_a_neighbour_is_as_strong_as_ever() -> None:
    state = archers(3, "red-1 footman red 1,0", commander("blue", "19,6"), "blue-1 phalanx blue 2,0")
    told = of(play(state, Strike("red-1", "blue-1"), *[10] * 23), Engaged)[0]
    assert told.attack == (Term("attack", 12), Term("defence", -12))


def test_an_archer_shoots_without_loss_as_far_as_its_own_reach_goes() -> None:
    state = archers(3, "red-1 bowman red 1,0", commander("blue", "19,6"), "blue-1 dragoon blue 7,0")
    told = of(play(state, Strike("red-1", "blue-1"), *[10] * 10), Engaged)[0]
    assert told.attack == (Term("attack", 8), Term("defence", -3))


def test_an_experts_troop_answers_a_shot_with_one() -> None:
    pieces = ("red-1 dragoon red 1,0", commander("blue", "19,6"), "blue-1 bowman blue 4,0")
    state = archers(3, *pieces)
    turn = scene(commander("red", "0,0", side="red", skills="archery_expertise:3"), *pieces, turns="red blue*")
    assert refusal(state, Strike("red-1", "blue-1")) is None
    outcome = play(turn, Strike("blue-1", "red-1"), *[10] * 10, *[1] * 10)
    told = of(outcome, Engaged)[0]
    assert (told.retaliation, told.answer) == ("normal", (Term("attack", 16), Term("shot", -4), Term("defence", -4)))
    assert of(outcome, Struck)[1] == Struck("red-1", "blue-1", 10, 10, 0)


def test_wind_shield_turns_such_a_shot_aside_too() -> None:
    foe = "blue-1 dragoon blue 3,0 effects=wind_shield"
    state = archers(3, "red-1 footman red 1,0", commander("blue", "19,6"), foe)
    outcome = play(state, Strike("red-1", "blue-1"), *[1] * 4, *[10] * 6)
    assert of(outcome, Struck) == (Struck("red-1", "blue-1", 4, 10, 8),)
