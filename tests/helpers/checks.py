"""What must hold of every session, whatever its rules."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from game.core.action import Action
from game.core.dice import branches
from game.core.engine import Engine, Outcome
from game.core.event import Event
from game.core.session import Entry, Session
from game.core.state import State


def evolved(state: State, events: Iterable[Event]) -> State:
    """The state that events alone lead to."""
    for event in events:
        state = event.evolve(state)
    return state


def assert_replays(session: Session) -> None:
    """The same start, seed and actions give the same events and the same states; and events alone give the states."""
    actions = [entry.action for entry in session.history]
    again = Session.replay(session.engine, session.start, session.seed, actions)
    assert [entry.events for entry in again.history] == [entry.events for entry in session.history]
    assert again.state.digest() == session.state.digest()
    assert all(evolved(entry.before, entry.events) == entry.after for entry in session.history)


def assert_undo_restores(session: Session, action: Action) -> Entry:
    """Commit, take back if it may be, commit again: nothing differs. Returns the entry, which stands."""
    before, length = session.state.digest(), len(session.history)
    entry = session.commit(action)
    taken_back = session.undo()
    assert (taken_back is None) == entry.barrier
    if taken_back is None:
        assert len(session.history) == length + 1
        return entry
    assert session.state.digest() == before
    assert len(session.history) == length
    assert session.commit(action) == entry
    return entry


def branched(engine: Engine, state: State, action: Action, figure: Any) -> dict[Any, Fraction]:
    """The exact distribution of a figure of the outcome, from applying the action along every path of its dice."""
    found: dict[Any, Fraction] = {}
    for outcome, weight, total in branches(lambda dice: engine.apply(state, action, dice)):
        key = figure(outcome)
        found[key] = found.get(key, Fraction()) + Fraction(weight, total)
    return found


def forecast(engine: Engine, state: State, action: Action, figure: Any) -> dict[Any, Fraction]:
    """The exact distribution of a figure of the plan's result."""
    spread = engine.forecast(state, action)
    assert spread is not None
    found: dict[Any, Fraction] = {}
    for result, weight in spread.weights:
        key = figure(result)
        found[key] = found.get(key, Fraction()) + Fraction(weight, spread.total)
    return found


def of(outcome: Outcome | Entry, kind: type[Event]) -> tuple[Any, ...]:
    """The events of one kind."""
    return tuple(event for event in outcome.events if isinstance(event, kind))
