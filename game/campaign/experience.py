"""Experience: what a battle is worth to each commander, deed by deed (rule book 10)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from game.content.models.camp import CampaignNumbers
from game.core.entity import Allegiance, Named
from game.core.event import Event
from game.core.ids import EntityId
from game.core.session import Entry
from game.core.state import State
from game.rules.commander.components import Armament, Commanding
from game.rules.commander.events import EffectLaid, EffectLifted, Fell, Struck
from game.rules.commander.magic.events import (
    FieldLit,
    Harmed,
    Hexed,
    MagicChanged,
    Mended,
    SpellCast,
    Suffered,
    Summoned,
    Transported,
)
from game.rules.commander.troops import commander_of

WHOLE = 10
"""Tenths in a whole: gains are counted in tenths and rounded down once, at the end."""

Deed = Literal["hp", "unit", "commander", "spell", "healing"]


@dataclass(frozen=True, slots=True)
class Award:
    """A deed: its kind, what it was done to (a piece's kind, or the spell), and its worth in tenths of experience."""

    deed: Deed
    what: str
    tenths: int


def total(awards: Iterable[Award]) -> int:
    """The experience that deeds add up to."""
    return sum(award.tenths for award in awards) // WHOLE


def awards(
    history: Sequence[Entry], levels: Mapping[EntityId, int], numbers: CampaignNumbers
) -> dict[EntityId, list[Award]]:
    """The deeds of a battle by commander, in order. `levels` are the commanders' levels; who is not named has 1."""
    teller = _Teller(levels, numbers)
    for entry in history:
        teller.tell(entry)
    return teller.found


class _Teller:
    """Goes through a battle and remembers who was wounded by enemies and how often spells were paid."""

    def __init__(self, levels: Mapping[EntityId, int], numbers: CampaignNumbers) -> None:
        self.found: dict[EntityId, list[Award]] = {}
        self._levels = levels
        self._numbers = numbers
        self._wounds: dict[EntityId, int] = {}
        self._sides: dict[EntityId, str] = {}
        self._spells: dict[EntityId, int] = {}

    def tell(self, entry: Entry) -> None:
        for state in (entry.before, entry.after):
            self._sides |= {piece: row.side for piece, row in state.table(Allegiance).items()}
        for at, event in enumerate(entry.events):
            match event:
                case Struck() | Harmed() | Suffered():
                    self._hurt(entry.after, event.source, event.piece, event.before - event.after)
                case Fell(piece=piece, by=by):
                    self._felled(entry.after, by, piece)
                case SpellCast():
                    self._cast(entry.after, event, entry.events[at + 1 :])
                case Mended(piece=piece):
                    self._wounds[piece] = max(0, self._wounds.get(piece, 0) - (event.after - event.before))

    def _hostile(self, one: EntityId, other: EntityId) -> bool:
        return self._sides.get(one, "") != self._sides.get(other, "") and bool(one and other)

    def _hurt(self, state: State, source: EntityId, piece: EntityId, lost: int) -> None:
        if lost <= 0 or not self._hostile(source, piece):
            return
        self._wounds[piece] = self._wounds.get(piece, 0) + lost
        self._award(state, source, "hp", _kind(state, piece), lost * self._numbers.hp_experience, piece)

    def _felled(self, state: State, by: EntityId, piece: EntityId) -> None:
        summoned = state.row(Armament, piece).summoned
        if summoned or not self._hostile(by, piece):
            return
        if state.has(Commanding, piece):
            self._award(state, by, "commander", _kind(state, piece), self._numbers.commander_experience, piece)
        else:
            self._award(state, by, "unit", _kind(state, piece), self._numbers.unit_experience, piece)

    def _cast(self, state: State, cast: SpellCast, after: Sequence[Event]) -> None:
        touched = [piece for event in after for piece in _touched(event, cast)]
        leader = commander_of(state, cast.caster)
        if not touched or self._spells.get(leader, 0) >= self._numbers.spell_awards:
            return
        self._spells[leader] = self._spells.get(leader, 0) + 1
        healed = any(
            isinstance(event, Mended) and event.cause == cast.spell and self._wounds.get(event.piece, 0)
            for event in after
        )
        foe = next((piece for piece in touched if self._hostile(cast.caster, piece)), "")
        worth = self._numbers.healing_experience if healed else self._numbers.spell_experience
        self._award(state, cast.caster, "healing" if healed else "spell", cast.spell, worth, foe)

    def _award(self, state: State, doer: EntityId, deed: Deed, what: str, worth: int, foe: EntityId) -> None:
        """Note a deed, worth more against a higher enemy; a deed without an enemy counts as it is."""
        leader = commander_of(state, doer)
        tenths = WHOLE
        if foe:
            apart = self._levels.get(commander_of(state, foe), 1) - self._levels.get(leader, 1)
            tenths = min(self._numbers.most_tenths, max(0, WHOLE + self._numbers.level_tenths * apart))
        if worth * tenths:
            self.found.setdefault(leader, []).append(Award(deed, what, worth * tenths))


def _kind(state: State, piece: EntityId) -> str:
    return state.row(Named, piece).kind


def _touched(event: Event, cast: SpellCast) -> tuple[EntityId, ...]:
    """Whom an event shows the cast spell to have done something to."""
    match event:
        case Harmed() | Hexed() | Mended():
            return (event.piece,) if event.source == cast.caster and event.cause == cast.spell else ()
        case EffectLaid(piece=piece, effect=effect):
            return (piece,) if effect.source == cast.caster and effect.spell == cast.spell else ()
        case EffectLifted(piece=piece, cause=cause):
            return (piece,) if cause == cast.spell else ()
        case MagicChanged(piece=piece, cause=cause):
            return (piece,) if cause == cast.spell else ()
        case FieldLit(caster=caster):
            return (caster,) if caster == cast.caster else ()
        case Summoned(piece=piece) | Transported(piece=piece):
            return (piece,)
    return ()
