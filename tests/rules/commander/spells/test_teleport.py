"""Teleport (rule book 7): 2 at 8 sets a friendly troop down around a goal within the range, each piece where its owner
says."""

from game.core.entity import Owed
from game.core.event import DecisionOwed, DecisionTaken, Rolled
from game.core.grid import Cell
from game.core.session import Session
from game.core.state import State
from game.rules.commander.actions import Aim, Cast, Move, Place, Wait
from game.rules.commander.components import Casting, Readiness
from game.rules.commander.events import Term
from game.rules.commander.magic.events import CastBegun, SpellCast, Transported
from tests.helpers.battle import RULES, cell, play, refusal
from tests.helpers.checks import of
from tests.helpers.magic import (
    cast_at,
    caster,
    commander,
    dice,
    farthest,
    mp,
    paid,
    prices,
    refused,
    rolled,
    scene,
    withstood,
)
from tests.helpers.sessions import session_of

TROOP = (commander("rose", "2,0", side="red"), "rose-1 footman red 3,0", "rose-2 griffon red 19,6")
FOE = commander("blue", "19,0")
TURNS = "red* rose blue"


def begun(*pieces: str, at: Cell = (2, 0), goal: Cell | None = None, board: str | None = None) -> State:
    """The state in which the cast on the commander at a square is declared and perhaps its goal chosen."""
    more = {} if board is None else {"board": board}
    turns = TURNS if any(piece.startswith("rose ") for piece in pieces) else "red* blue"
    state = scene(*pieces, turns=turns, **more)  # type: ignore[arg-type]
    state = play(state, Cast("red", "teleport", "D", at)).state
    return state if goal is None else play(state, Aim("red", goal)).state


def places(state: State) -> list[Cell]:
    """Where the piece to be placed may stand."""
    decision = RULES.decision(state)
    assert decision is not None
    return [action.at for action in RULES.candidates(state, decision.actors[0]) if isinstance(action, Place)]


def test_it_has_its_cost_and_range_and_a_single_level() -> None:
    assert prices("teleport", "D", "red") == (7,)
    assert farthest("teleport", "D", "red") == 10
    state = scene(caster("teleport"), FOE)
    assert [refused(state, "teleport", level, (0, 0)) for level in "ABC"] == ["no_such_level"] * 3


def test_first_the_goal_is_asked_for_and_nothing_is_paid() -> None:
    outcome = cast_at(scene(caster("teleport"), *TROOP, FOE, turns=TURNS), "teleport", "D", (2, 0))
    assert outcome.events == (
        CastBegun(Casting("red", "teleport", "D", (2, 0), movers=("rose", "rose-1", "rose-2"))),
        DecisionOwed(Owed("goal", "red", ("red",))),
    )
    assert mp(outcome.state, "red") == 60


def test_the_goal_is_within_the_range_of_the_caster() -> None:
    state = begun(caster("teleport"), *TROOP, FOE)
    assert refusal(state, Aim("red", (10, 0))) is None
    assert refusal(state, Aim("red", (11, 0))) == "out_of_range"
    assert refusal(state, Aim("red", (-1, 0))) == "off_board"
    assert all(action.at[0] + action.at[1] <= 10 for action in RULES.candidates(state, "red"))  # type: ignore[attr-defined]


def test_then_each_piece_is_placed_in_turn_the_commander_first_by_the_side_that_casts() -> None:
    state = begun(caster("teleport"), *TROOP, FOE)
    outcome = play(state, Aim("red", (8, 2)))
    assert outcome.events[0] == DecisionTaken(("red",))
    assert outcome.events[2] == DecisionOwed(Owed("place", "red", ("rose",)))
    outcome = play(outcome.state, Place("rose", (7, 1)))
    assert outcome.events[2] == DecisionOwed(Owed("place", "red", ("rose-1",)))
    assert of(outcome, SpellCast) == ()


def test_a_piece_is_placed_on_a_free_square_of_the_three_by_three_block() -> None:
    state = begun(caster("teleport"), *TROOP, commander("blue", "8,2"), goal=(8, 2))
    assert places(state) == [(7, 1), (8, 1), (9, 1), (7, 2), (9, 2), (7, 3), (8, 3), (9, 3)]
    state = play(state, Place("rose", (7, 1))).state
    assert (7, 1) not in places(state)
    assert len(places(state)) == 7
    assert refusal(state, Place("rose-1", (8, 2))) == "no_room"
    assert refusal(state, Place("rose-1", (7, 1))) == "no_room"
    assert refusal(state, Place("rose-1", (10, 2))) == "no_room"
    assert refusal(state, Place("rose", (8, 1))) == "nothing_owed"


def test_with_the_last_place_it_is_paid_and_rolled_and_all_are_carried() -> None:
    state = begun(caster("teleport"), *TROOP, FOE, goal=(8, 2))
    state = play(play(state, Place("rose", (8, 2))).state, Place("rose-1", (7, 1))).state
    outcome = play(state, Place("rose-2", (9, 3)), 8, 7, 8)
    assert outcome.events[2] == Rolled("teleport", "red", "red", 3, 10, ">=8", (8, 7, 8), (2,), 1)
    assert of(outcome, Transported) == (
        Transported("rose", (2, 0), (8, 2)),
        Transported("rose-1", (3, 0), (7, 1)),
        Transported("rose-2", (19, 6), (9, 3)),
    )
    assert [cell(outcome.state, piece) for piece in ("rose", "rose-1", "rose-2")] == [(8, 2), (7, 1), (9, 3)]
    assert (paid(outcome), outcome.state.get(Casting)) == (7, None)
    assert [aim.dice for aim in of(outcome, SpellCast)[0].targets] == [(Term("willpower", 3),)] * 3


def test_one_die_of_eight_is_not_enough_all_stay_and_the_mp_are_lost() -> None:
    state = begun(caster("teleport"), *TROOP[:2], FOE, goal=(8, 2))
    outcome = play(play(state, Place("rose", (8, 2))).state, Place("rose-1", (7, 2)), 10, 7, 7)
    assert (of(outcome, Transported), withstood(outcome)) == ((), ("rose", "rose-1"))
    assert (cell(outcome.state, "rose"), cell(outcome.state, "rose-1")) == ((2, 0), (3, 0))
    assert (paid(outcome), outcome.state.row(Readiness, "red").done) == (7, True)


def test_the_whole_will_counts_however_learned_the_friend() -> None:
    pieces = (commander("rose", "2,0", 9, side="red"), FOE)
    outcome = play(begun(caster("teleport", 4), *pieces, goal=(8, 2)), Place("rose", (8, 2)), 1, 1, 8, 8)
    assert (dice(outcome), rolled(outcome)) == ({"rose": 4}, 4)


def test_the_caster_may_carry_itself_and_is_done() -> None:
    outcome = play(begun(caster("teleport"), FOE, at=(0, 0), goal=(5, 5)), Place("red", (5, 5)), 8, 8, 1)
    assert cell(outcome.state, "red") == (5, 5)
    assert outcome.state.row(Readiness, "red") == Readiness(done=True)


def test_who_was_carried_has_not_moved_by_its_own_steps() -> None:
    state = begun(caster("teleport"), "red-1 phoenix red 1,0 summon", FOE, at=(0, 0), goal=(5, 5))
    state = play(state, Place("red", (5, 5))).state
    state = play(state, Place("red-1", (4, 4)), 8, 8, 1).state
    assert refusal(state, Move("red-1", ((4, 3),))) is None
    assert refused(state, "fire_ball", "A", (5, 5), by="red-1") is None


def test_a_pixie_stays_behind_for_no_spell_touches_it() -> None:
    state = begun(caster("teleport"), "red-1 pixie red 1,0 summon", FOE, at=(0, 0), goal=(5, 5))
    outcome = play(state, Place("red", (5, 5)), 8, 8, 1)
    assert [event.piece for event in of(outcome, Transported)] == ["red"]


def test_it_is_aimed_at_a_friendly_commander() -> None:
    state = scene(caster("teleport"), "red-1 footman red 1,0", commander("blue", "4,0"))
    assert refused(state, "teleport", "D", (4, 0)) == "not_a_friend"
    assert refused(state, "teleport", "D", (1, 0)) == "needs_commander"
    assert refused(state, "teleport", "D", (2, 0)) == "needs_commander"


def test_where_there_is_no_room_it_is_refused_before_anything_is_paid() -> None:
    state = scene(caster("teleport"), "red-1 footman red 1,0", commander("blue", "2,0"), board="....")
    assert refused(state, "teleport", "D", (0, 0)) == "no_room"
    wider = scene(caster("teleport"), "red-1 footman red 1,0", commander("blue", "2,0"), board=".....")
    assert refused(wider, "teleport", "D", (0, 0)) is None


def test_a_goal_without_room_for_everyone_is_refused() -> None:
    board = "\n".join(["......#.##", "......####", ".....#####"])
    state = begun(caster("teleport"), "red-1 footman red 1,0", commander("blue", "2,0"), at=(0, 0), board=board)
    assert refusal(state, Aim("red", (8, 1))) == "no_room"
    assert refusal(state, Aim("red", (7, 1))) == "no_room"
    assert refusal(state, Aim("red", (5, 1))) is None
    assert Aim("red", (8, 1)) not in RULES.candidates(state, "red")


def test_pieces_of_several_domains_find_room_only_where_each_can_stand() -> None:
    board = "\n".join(["....www", "....w#w", "....www"])
    pieces = ("red-1 merman red 1,0", "red-2 griffon red 1,1", "red-3 footman red 1,2", commander("blue", "0,2"))
    state = begun(caster("teleport", skills="air_magic:3>leadership:2"), *pieces, at=(0, 0), board=board)
    assert refusal(state, Aim("red", (5, 1))) == "no_room"
    state = play(state, Aim("red", (4, 1))).state
    assert places(state) == [(3, 0), (3, 1), (3, 2)]
    state = play(state, Place("red", (3, 1))).state
    assert places(state) == [(3, 0), (4, 0), (5, 0), (4, 1), (3, 2), (4, 2), (5, 2)]


def test_nobody_may_take_the_only_square_that_another_can_stand_on() -> None:
    board = "\n".join(["....www", "....w.w", "....www"])
    pieces = ("red-1 griffon red 1,0", "red-2 footman red 1,1", commander("blue", "0,2"))
    state = begun(caster("teleport"), *pieces, at=(0, 0), board=board)
    assert refusal(state, Aim("red", (5, 1))) == "no_room"
    pieces = (
        commander("rose", "1,2", side="red", kind="pegasus_knight"),
        "rose-1 footman red 1,1",
        FOE.replace("19,0", "0,1"),
    )
    state = begun(caster("teleport"), *pieces, at=(1, 2), goal=(5, 1), board=board)
    assert (5, 1) not in places(state)
    assert len(places(state)) == 8
    assert places(play(state, Place("rose", (4, 0))).state) == [(5, 1)]


def test_every_step_before_the_last_can_be_taken_back_and_the_last_cannot() -> None:
    session: Session = session_of("red", caster("teleport"), "red-1 footman red 1,0", FOE)
    before = session.state.digest()
    steps = (Cast("red", "teleport", "D", (0, 0)), Aim("red", (5, 3)), Place("red", (5, 3)))
    digests = [before]
    for action in steps:
        session.commit(action)
        digests.append(session.state.digest())
    for digest in reversed(digests[:-1]):
        assert session.undo() is not None
        assert session.state.digest() == digest
    for action in (*steps, Place("red-1", (4, 3))):
        session.commit(action)
    assert session.undo() is None
    assert mp(session.state, "red") == 53


def test_while_places_are_chosen_nothing_else_is_done() -> None:
    state = begun(caster("teleport"), *TROOP, FOE, goal=(8, 2))
    assert refusal(state, Wait("red")) == "decision_first"
    assert refusal(state, Aim("rose", (8, 2))) == "not_a_choice"
