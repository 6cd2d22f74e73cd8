"""What is offered and what is accepted are one: on random states, against brute force and a second reckoning."""

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.action import Action, Begin
from game.core.entity import Allegiance, Named, Position, Vitals
from game.core.grid import Cell
from game.core.ids import BATTLE
from game.core.state import State
from game.rules.commander import effects
from game.rules.commander.actions import EndTurn, Move, Regroup, Stay, Strike, Wait
from game.rules.commander.components import Mobility, Readiness
from game.rules.commander.gifted import gift
from game.rules.commander.movement import squares, ways
from game.rules.commander.pace import pace
from game.rules.commander.reasons import REASONS
from tests.helpers.battle import CONTENT, RULES, draw
from tests.helpers.random_battle import after
from tests.helpers.rulebook import squares_in_reach

STATES = st.builds(after, st.integers(0, 100_000), st.integers(1, 60))
STRAY: tuple[Cell, ...] = ((-1, 0), (0, -1), (99, 99))


def paths(state: State, piece: str, pick: Random) -> Iterator[tuple[Cell, ...]]:
    """All ways of up to two steps from a piece, sensible or not, and some longer ones at random."""
    where = state.get(Position, piece)
    here = where.cell if where else (0, 0)
    yield ()
    beside = [(here[0] + dx, here[1] + dy) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (0, 0), (2, 0))]
    for cell in (*beside, *STRAY):
        yield (cell,)
        yield from ((cell, (cell[0] + dx, cell[1] + dy)) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))
    for _ in range(20):
        path, at = [], here
        for _ in range(pick.randint(3, 12)):
            at = pick.choice([*state.board.neighbours(at)])
            path.append(at)
        yield tuple(path)


def nearby(state: State, pick: Random) -> Iterator[Action]:
    """Actions of every kind by everybody, living, fallen or made up, legal or not."""
    pieces = [*state.table(Named), "nobody", BATTLE]
    for actor in pieces:
        yield from (Strike(actor, target) for target in pieces)
        yield from (Begin(actor), Wait(actor), EndTurn(actor), Stay(actor))
        if state.has(Position, actor):
            for path in paths(state, actor, pick):
                yield from (Move(actor, path), Regroup(actor, path))


def destinations(state: State, actor: str, kind: type[Move] | type[Regroup]) -> set[Cell]:
    """Where the moves that are offered lead to."""
    return {action.path[-1] for action in RULES.candidates(state, actor) if isinstance(action, kind)}


@settings(max_examples=100)
@given(STATES)
def test_every_action_that_is_offered_is_accepted(state: State) -> None:
    everybody = [*state.table(Named), BATTLE]
    offered = [action for actor in everybody for action in RULES.candidates(state, actor)]
    assert [action for action in offered if RULES.explain(state, action) is not None] == []


@settings(max_examples=60)
@given(STATES, st.integers(0, 1000))
def test_what_is_not_offered_is_refused_save_another_way_to_a_square_that_is(state: State, seed: int) -> None:
    for action in nearby(state, Random(seed)):
        accepted = RULES.explain(state, action) is None
        if isinstance(action, Move | Regroup):
            leads_there = bool(action.path) and action.path[-1] in destinations(state, action.actor, type(action))
            assert accepted <= leads_there, action
        else:
            assert accepted == (action in RULES.candidates(state, action.actor)), action


@settings(max_examples=60)
@given(STATES, st.integers(0, 1000))
def test_every_refusal_has_a_reason_that_is_listed(state: State, seed: int) -> None:
    reasons = {reason.id for action in nearby(state, Random(seed)) if (reason := RULES.explain(state, action))}
    assert reasons <= set(REASONS)


@settings(max_examples=150)
@given(STATES)
def test_the_moves_that_are_offered_lead_just_where_the_rule_book_allows(state: State) -> None:
    decision = RULES.decision(state)
    if decision is None or decision.kind != "turn":
        return
    for actor in decision.actors:
        if state.row(Readiness, actor) != Readiness() or pace(state, actor) != state.row(Mobility, actor):
            continue  # what skills and effects change of a move has tests of its own
        if effects.suffers(state, actor, "sleep"):
            continue
        side = state.row(Allegiance, actor).side
        cells = {piece: row.cell for piece, row in state.table(Position).items()}
        friends = {cell for piece, cell in cells.items() if state.row(Allegiance, piece).side == side}
        enemies = set(cells.values()) - friends
        kind = state.row(Named, actor).kind
        frees = tuple(CONTENT.terrain) if gift(state, actor, "free_leaving") else ()
        more = gift(state, actor, "move")
        allowed = squares_in_reach(kind, state.board, cells[actor], friends, enemies, more, frees)
        assert destinations(state, actor, Move) == allowed


@settings(max_examples=100)
@given(STATES)
def test_the_squares_asked_for_alone_are_those_of_the_ways(state: State) -> None:
    for piece in state.table(Position):
        assert squares(RULES.ground, state, piece) == tuple(ways(RULES.ground, state, piece))


def test_before_the_battle_only_its_beginning_is_offered() -> None:
    state = draw("board\n..\npieces\nred mage red 0,0\nblue mage blue 1,0")
    assert RULES.candidates(state, BATTLE) == (Begin(),)
    assert [RULES.candidates(state, piece) for piece in state.table(Vitals)] == [(), ()]
    assert RULES.decision(state) is None


def test_candidates_come_in_a_fixed_order_moves_by_square_strikes_by_target_then_the_rest() -> None:
    state = draw(
        """
        board
        #.#
        ...
        pieces
        red  mage red  1,0 spells=-
        b2   mage blue 0,1
        b1   mage blue 1,1
        turns
        red* b1 b2
        """
    )
    assert RULES.candidates(state, "red") == (Strike("red", "b1"), Wait("red"), EndTurn("red"))
    free = state.having("b1", Position((2, 1)))
    assert RULES.candidates(free, "red") == (Move("red", ((1, 1),)), Wait("red"), EndTurn("red"))
