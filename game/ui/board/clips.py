"""From events to clips: each type of event is seen in a way of its own, or listed as silent."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any

from game.core.event import DecisionOwed, DecisionTaken, Ended, Event, Rolled, RoundBegan
from game.core.state import State
from game.rules.commander.events import (
    Arrived,
    Engaged,
    Fell,
    InitiativeSet,
    Moved,
    NewsCame,
    ObjectiveMoved,
    Regrouped,
    RoundOpened,
    Struck,
    TurnBegan,
    TurnEnded,
    Waited,
)
from game.ui.board.clip_base import Clip, Cue, together
from game.ui.board.clip_blows import engaged, rolled, struck
from game.ui.board.clip_moves import arrived, fell, moved
from game.ui.board.clip_turns import turn_began, turn_ended, waited

CLIPS: Mapping[type[Event], Callable[[Cue[Any]], Clip | None]] = MappingProxyType(
    {
        Moved: moved,
        Regrouped: moved,
        Engaged: engaged,
        Rolled: rolled,
        Struck: struck,
        Fell: fell,
        Arrived: arrived,
        Waited: waited,
        TurnBegan: turn_began,
        TurnEnded: turn_ended,
    }
)
"""How each type of event is seen."""

SILENT: frozenset[type[Event]] = frozenset(
    {RoundBegan, DecisionOwed, DecisionTaken, Ended, InitiativeSet, RoundOpened, ObjectiveMoved, NewsCame}
)
"""Types of events that change nothing on the board; other parts of the screen tell of them."""

_AT_ONCE = frozenset({Struck, Arrived})
"""Events of these types that follow each other are seen at the same time."""


def clips_of(before: State, events: Sequence[Event], *, calm: bool = False) -> list[Clip]:
    """The clips of the events in order; `calm` spares hops, leans and slides. Each event starts where the last ended.

    Raises KeyError for a type of event that is neither seen nor silent.
    """
    found: list[tuple[object, Clip]] = []
    state = before
    for number, event in enumerate(events):
        if type(event) not in SILENT:
            clip = CLIPS[type(event)](Cue(event, state, events[number + 1 :], calm))
            if clip is not None:
                found.append((_company(event, number), clip))
        state = event.evolve(state)
    return [together([clip for _, clip in group]) for _, group in groupby(found, key=lambda pair: pair[0])]


def _company(event: Event, number: int) -> object:
    """What an event has in common with those it is seen together with; its own number if it stands alone."""
    if type(event) in _AT_ONCE:
        return type(event)
    if isinstance(event, Fell) and event.cause == "troop":
        return event.cause
    return number
