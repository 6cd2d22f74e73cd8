"""What no commander battle may break, checked while one is played at random from its beginning to its end."""

from random import Random

from game.core.engine import Outcome
from game.core.entity import Allegiance, Pending, Position, Vitals
from game.core.notation import action_text, read_action, read_state, state_text
from game.core.session import Session
from game.core.state import State
from game.rules.commander.actions import Strike
from game.rules.commander.components import Arrival, Commanding, Following, Mobility
from game.rules.commander.events import Struck
from game.rules.commander.position import MARKS
from tests.helpers.battle import CONTENT, ENGINE, RULES, hp
from tests.helpers.checks import assert_replays, assert_undo_restores, branched, forecast, of
from tests.helpers.random_battle import battle, choose

LONGEST = 20_000
"""Actions after which a battle is judged never to end."""
TEXT_EVERY = 16
FORECASTS = 2


def assert_sound(state: State) -> None:
    """One piece a square, on ground it can stand on; HP within bounds; living pieces whole and dead ones gone."""
    board = state.board
    cells = [row.cell for _, row in state.table(Position).items()]
    assert len(set(cells)) == len(cells)
    for piece, vitals in state.table(Vitals).items():
        assert 1 <= vitals.hp <= vitals.full == CONTENT.numbers.full_hp
        assert state.has(Position, piece) != state.has(Arrival, piece)
        leader = state.get(Following, piece)
        assert leader is None or state.has(Vitals, leader.commander)
    for piece, row in state.table(Position).items():
        assert state.has(Vitals, piece)
        assert state.has(Allegiance, piece)
        assert RULES.ground.enterable(board, row.cell, state.row(Mobility, piece).domain)


def assert_decision_sound(state: State, pick: Random) -> None:
    """Only the living decide, for their own side, and of what is offered to one of them nothing is refused."""
    decision = RULES.decision(state)
    if decision is None:
        assert RULES.verdict(state) is not None
        return
    assert decision.actors
    for actor in decision.actors:
        assert state.row(Vitals, actor).hp > 0
        assert state.has(Position, actor)
        assert state.row(Allegiance, actor).side == decision.side or decision.kind == "frenzy"
    actor = pick.choice(decision.actors)
    offered = RULES.candidates(state, actor)
    assert len(set(offered)) == len(offered)
    assert [action for action in offered if RULES.explain(state, action) is not None] == []


def assert_end_sound(state: State) -> None:
    """A battle that is over offers nothing, owes nothing, and its winner is alive."""
    verdict = RULES.verdict(state)
    assert verdict is not None
    assert (state.get(Pending) or Pending()).owed == ()
    leading = {state.row(Allegiance, piece).side for piece in state.table(Commanding) if state.has(Vitals, piece)}
    assert verdict.winner in leading or verdict.reason in ("objectives", "no_news", "last_round", "all_fell")
    assert all(RULES.candidates(state, piece) == () for piece in state.table(Vitals))


def assert_text_sound(state: State) -> None:
    """The state reads back from its text."""
    text = state_text(state, MARKS)
    again = read_state(text, MARKS, RULES.components)
    assert again.digest() == state.digest()
    assert state_text(again, MARKS) == text


def assert_forecast_true(state: State, strike: Strike) -> None:
    """The forecast of a strike is the distribution of applying it along every path of its dice, exactly."""

    def left(outcome: Outcome) -> tuple[int, int]:
        blows = {event.piece: event.after for event in of(outcome, Struck)}
        return blows.get(strike.actor, hp(state, strike.actor)), blows.get(strike.target, hp(state, strike.target))

    told = forecast(ENGINE, state, strike, lambda result: (result.attacker, result.defender))
    assert branched(ENGINE, state, strike, left) == told


def play_and_check(seed: int) -> int:
    """Play a random battle to its end, checking all there is to check; the number of its actions."""
    session, pick = Session(ENGINE, battle(seed), seed), Random(seed)
    forecasts = 0
    while session.decision is not None:
        state = session.state
        assert_sound(state)
        assert_decision_sound(state, pick)
        if len(session.history) % TEXT_EVERY == 1:
            assert_text_sound(state)
        action = choose(pick, state)
        assert read_action(action_text(action), RULES.actions) == action
        if isinstance(action, Strike) and forecasts < FORECASTS:
            assert_forecast_true(state, action)
            forecasts += 1
        assert_undo_restores(session, action)
        assert len(session.history) < LONGEST
    assert_sound(session.state)
    assert_end_sound(session.state)
    assert_text_sound(session.state)
    assert_replays(session)
    return len(session.history)
