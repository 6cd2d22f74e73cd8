"""Return (rule book 7): 2 at 7 brings a friendly troop from afar to a place within 3 squares of the caster."""

import pytest

from game.core.session import Session
from game.rules.commander.actions import Aim, Cast, Place
from game.rules.commander.components import Casting
from game.rules.commander.magic.events import SpellCast, Transported
from tests.helpers.battle import RULES, cell, play, play_all, refusal
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    farthest,
    mp,
    paid,
    prices,
    refused,
    scene,
    withstood,
)
from tests.helpers.sessions import session_of

FAR = (commander("rose", "15,0", side="red"), "rose-1 footman red 19,6")
FOE = commander("blue", "19,0")
TURNS = "red* rose blue"
DECLARED = Cast("red", "return", "C", (15, 0))


def test_it_has_its_cost_and_range_and_a_single_level() -> None:
    assert prices("return", "C", "red") == (8, 7)
    assert farthest("return", "C", "red") == 15
    state = scene(caster("return"), FOE)
    assert [refused(state, "return", level, (0, 0)) for level in "ABD"] == ["no_such_level"] * 3


def test_the_goal_is_within_three_squares_of_the_caster() -> None:
    state = play(scene(caster("return"), *FAR, FOE, turns=TURNS), DECLARED).state
    goals = [action.at for action in RULES.candidates(state, "red") if isinstance(action, Aim)]
    assert goals == [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (0, 3)]
    assert refusal(state, Aim("red", (4, 0))) == "out_of_range"
    assert refusal(state, Aim("red", (2, 2))) == "out_of_range"


def test_a_piece_may_stand_in_the_block_beyond_the_three_squares() -> None:
    state = play_all(scene(caster("return"), *FAR, FOE, turns=TURNS), DECLARED, Aim("red", (3, 0)))
    places = [action.at for action in RULES.candidates(state, "rose") if isinstance(action, Place)]
    assert places == [(2, 0), (3, 0), (4, 0), (2, 1), (3, 1), (4, 1)]


def test_two_dice_of_seven_bring_the_whole_troop_wherever_it_stood() -> None:
    state = play_all(
        scene(caster("return"), *FAR, FOE, turns=TURNS), DECLARED, Aim("red", (1, 1)), Place("rose", (1, 0))
    )
    outcome = play(state, Place("rose-1", (0, 2)), 7, 6, 7)
    assert of(outcome, Transported) == (
        Transported("rose", (15, 0), (1, 0)),
        Transported("rose-1", (19, 6), (0, 2)),
    )
    told = of(outcome, SpellCast)[0]
    assert (told.at, told.cells, told.before, told.after) == ((15, 0), ((1, 1),), 60, 53)
    assert outcome.state.get(Casting) is None


def test_one_die_of_seven_is_not_enough_all_stay_and_the_mp_are_lost() -> None:
    state = play_all(
        scene(caster("return"), *FAR, FOE, turns=TURNS), DECLARED, Aim("red", (1, 1)), Place("rose", (1, 0))
    )
    outcome = play(state, Place("rose-1", (0, 2)), 6, 10, 6)
    assert (withstood(outcome), cell(outcome.state, "rose"), paid(outcome)) == (("rose", "rose-1"), (15, 0), 7)


def test_it_is_aimed_at_a_friendly_commander() -> None:
    state = scene(caster("return"), "red-1 footman red 1,0", commander("blue", "4,0"))
    assert refused(state, "return", "C", (4, 0)) == "not_a_friend"
    assert refused(state, "return", "C", (1, 0)) == "needs_commander"


@pytest.mark.parametrize(("near", "answer"), [("...", None), ("..#", "no_room"), ("..w", "no_room")])
def test_room_near_the_caster_is_looked_for_before_anything_is_paid(near: str, answer: str | None) -> None:
    board = near + "#######...."
    pieces = ("red-1 footman red 1,0", commander("rose", "12,0", side="red"), FOE.replace("19,0", "10,0"))
    state = scene(caster("return"), *pieces, turns=TURNS, board=board)
    assert refused(state, "return", "C", (12, 0)) == answer


def test_a_naval_troop_needs_no_land_and_a_troop_on_foot_no_deep_water() -> None:
    board = "\n".join([".w####....", "w#####...."])
    foe = FOE.replace("19,0", "9,1")
    swimmers = (commander("rose", "7,0", side="red", kind="pirate"), "rose-1 merman red 8,0", foe)
    assert refused(scene(caster("return"), *swimmers, turns=TURNS, board=board), "return", "C", (7, 0)) is None
    walkers = (commander("rose", "7,0", side="red"), foe)
    assert refused(scene(caster("return"), *walkers, turns=TURNS, board=board), "return", "C", (7, 0)) == "no_room"


def test_every_step_before_the_last_can_be_taken_back_and_the_last_cannot() -> None:
    session: Session = session_of("red", caster("return"), *FAR, FOE)
    before = session.state.digest()
    for action in (DECLARED, Aim("red", (1, 1)), Place("rose", (1, 0))):
        session.commit(action)
    for _ in range(3):
        assert session.undo() is not None
    assert session.state.digest() == before
    for action in (DECLARED, Aim("red", (1, 1)), Place("rose", (1, 0)), Place("rose-1", (0, 1))):
        session.commit(action)
    assert session.undo() is None
    assert mp(session.state, "red") == 53


def test_a_lone_commander_comes_alone() -> None:
    state = scene(caster("return"), commander("rose", "15,0", side="red"), FOE, turns=TURNS)
    state = cast_at(state, "return", "C", (15, 0)).state
    outcome = play(play(state, Aim("red", (0, 1))).state, Place("rose", (0, 1)), 7, 7, 1)
    assert cell(outcome.state, "rose") == (0, 1)
