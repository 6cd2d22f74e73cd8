"""From events to clips: each type of event is seen in a way of its own, or listed as silent."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from game.core.event import DecisionOwed, DecisionTaken, Ended, Event, Rolled, RoundBegan
from game.core.state import State
from game.rules.commander.events import (
    Arrived,
    EffectLaid,
    EffectLifted,
    EffectsAged,
    Endured,
    Engaged,
    Excused,
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
from game.rules.commander.magic.events import (
    CastBegun,
    FieldAged,
    FieldLit,
    Harmed,
    Hexed,
    MagicChanged,
    Mended,
    Rallied,
    SpellCast,
    Suffered,
    Summoned,
    SummonLost,
    Transported,
    WentHome,
    Withstood,
)
from game.ui.board.clip_base import NO_SPELLS, Clip, Cue, Spells, together
from game.ui.board.clip_blows import engaged, rolled, struck
from game.ui.board.clip_casts import spell_cast
from game.ui.board.clip_effects import effect_laid, effect_lifted, field_aged, field_lit
from game.ui.board.clip_moves import arrived, fell, moved
from game.ui.board.clip_points import endured, harmed, magic_changed, mended, suffered, withstood
from game.ui.board.clip_summons import rallied, summoned, transported, went_home
from game.ui.board.clip_turns import turn_began, turn_ended, waited

CLIPS: Mapping[type[Event], Callable[[Cue[Any]], Clip | None]] = MappingProxyType(
    {
        Moved: moved,
        Regrouped: moved,
        Engaged: engaged,
        Rolled: rolled,
        Struck: struck,
        Endured: endured,
        Fell: fell,
        Arrived: arrived,
        Waited: waited,
        TurnBegan: turn_began,
        TurnEnded: turn_ended,
        SpellCast: spell_cast,
        Harmed: harmed,
        Suffered: suffered,
        Mended: mended,
        Withstood: withstood,
        MagicChanged: magic_changed,
        EffectLaid: effect_laid,
        EffectLifted: effect_lifted,
        FieldLit: field_lit,
        FieldAged: field_aged,
        Summoned: summoned,
        WentHome: went_home,
        Transported: transported,
        Rallied: rallied,
    }
)
"""How each type of event is seen."""

SILENT: frozenset[type[Event]] = frozenset(
    {
        RoundBegan,
        DecisionOwed,
        DecisionTaken,
        Ended,
        InitiativeSet,
        RoundOpened,
        ObjectiveMoved,
        NewsCame,
        EffectsAged,
        Excused,
        CastBegun,
        Hexed,
        SummonLost,
    }
)
"""Types of events that change nothing on the board; other parts of the screen tell of them."""

_AT_ONCE = frozenset({Struck, Arrived, Transported})
"""Events of one of these types that follow each other are seen at the same time."""
_WORK = frozenset({Harmed, Suffered, Mended, Withstood, MagicChanged, EffectLaid, EffectLifted})
"""What magic does: seen at the same time, whatever of it follows each other."""


def clips_of(before: State, events: Sequence[Event], *, calm: bool = False, spells: Spells = NO_SPELLS) -> list[Clip]:
    """The clips of the events in order; `calm` spares hops, leans and slides. Each event starts where the last ended.

    Raises KeyError for a type of event that is neither seen nor silent, and for a spell that is not among `spells`.
    """
    companies: list[_Company] = []
    state = before
    for number, event in enumerate(events):
        if type(event) not in SILENT:
            clip = CLIPS[type(event)](Cue(event, state, events[number + 1 :], calm, spells))
            if clip is not None:
                if not companies or not companies[-1].takes(event):
                    companies.append(_Company(_bond(event, number)))
                companies[-1].add(event, clip)
        state = event.evolve(state)
    return [together(company.clips) for company in companies]


class _Company:
    """Events that are seen together: those of one bond, though no two of a type about the same piece."""

    def __init__(self, bond: object) -> None:
        self._bond = bond
        self._met: set[tuple[type[Event], object]] = set()
        self.clips: list[Clip] = []

    def takes(self, event: Event) -> bool:
        """Whether the event is seen with these."""
        return self._bond == _bond(event, -1) and _about(event) not in self._met

    def add(self, event: Event, clip: Clip) -> None:
        """Take it in."""
        self._met.add(_about(event))
        self.clips.append(clip)


def _bond(event: Event, number: int) -> object:
    """What an event has in common with those it is seen together with; its own number if it stands alone."""
    if type(event) in _WORK:
        return _WORK
    if type(event) in _AT_ONCE:
        return type(event)
    if isinstance(event, Fell) and event.cause == "troop":
        return event.cause
    return number


def _about(event: Event) -> tuple[type[Event], object]:
    """The type of an event, and the piece it is about with the kind of effect, if any."""
    kind = event.kind if isinstance(event, EffectLifted) else ""
    return type(event), (getattr(event, "piece", ""), kind)
