"""What can become true by magic and rallying (rule book 7 and 8)."""

from dataclasses import dataclass, replace

from game.core.entity import Allegiance, Named, Position, Vitals
from game.core.event import Event
from game.core.grid import Cell
from game.core.ids import BATTLE, EntityId, Side
from game.core.state import State
from game.rules.commander.components import (
    Armament,
    Burning,
    Casting,
    Effects,
    Following,
    Magic,
    Mobility,
    Readiness,
    Spellbook,
    Summoning,
)
from game.rules.commander.events import Term, having_fought, with_hp


@dataclass(frozen=True, slots=True)
class Aimed:
    """A target of a spell: the magic dice that count for it, number by number, and what blunts the spell's damage."""

    piece: EntityId
    dice: tuple[Term, ...]
    less: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class CastBegun(Event):
    """A spell needs more to be chosen, or something more was chosen; nothing is paid yet."""

    casting: Casting

    def evolve(self, state: State) -> State:
        """So much is chosen."""
        return state.having(BATTLE, self.casting)


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """A spell is paid for and cast: everything that was chosen, and the dice of every target (rule book 7)."""

    caster: EntityId
    spell: str
    level: str
    at: Cell
    way: str
    cells: tuple[Cell, ...]
    targets: tuple[Aimed, ...]
    before: int
    after: int

    def evolve(self, state: State) -> State:
        """The MP are spent, the caster is done, nothing is left to choose."""
        readiness = replace(state.row(Readiness, self.caster), done=True)
        magic = replace(state.row(Magic, self.caster), mp=self.after)
        return state.having(self.caster, readiness).having(self.caster, magic).lacking(BATTLE, Casting)


@dataclass(frozen=True, slots=True)
class Harmed(Event):
    """A piece lost HP to a spell. `foe` is the commander of its troop if that is the caster's enemy, else ""."""

    source: EntityId
    piece: EntityId
    foe: EntityId
    cause: str
    before: int
    after: int

    def evolve(self, state: State) -> State:
        """It has as much HP left, and the caster fought its troop."""
        return fought(with_hp(state, self.piece, self.after), self.source, self.foe)


@dataclass(frozen=True, slots=True)
class Hexed(Event):
    """A spell did an enemy's piece harm other than taking HP; `foe` is the commander of its troop."""

    source: EntityId
    piece: EntityId
    foe: EntityId
    cause: str

    def evolve(self, state: State) -> State:
        """The caster fought its troop."""
        return fought(state, self.source, self.foe)


@dataclass(frozen=True, slots=True)
class Suffered(Event):
    """A piece lost HP to what a spell left behind: `poison` or `burn`."""

    source: EntityId
    piece: EntityId
    cause: str
    before: int
    after: int

    def evolve(self, state: State) -> State:
        """It has as much HP left."""
        return with_hp(state, self.piece, self.after)


@dataclass(frozen=True, slots=True)
class Mended(Event):
    """A piece got HP back, by a spell (its id) or by `rally`."""

    source: EntityId
    piece: EntityId
    cause: str
    before: int
    after: int

    def evolve(self, state: State) -> State:
        """It has as much HP."""
        return with_hp(state, self.piece, self.after)


@dataclass(frozen=True, slots=True)
class Withstood(Event):
    """A spell did nothing to one of its targets."""

    source: EntityId
    piece: EntityId
    spell: str

    def evolve(self, state: State) -> State:
        """Nothing changes."""
        return state


@dataclass(frozen=True, slots=True)
class MagicChanged(Event):
    """A piece has other MP: drained or filled by a spell (its id), by `rally`, `rest` or its `manahoar` units."""

    piece: EntityId
    cause: str
    before: int
    after: int

    def evolve(self, state: State) -> State:
        """It has as many MP."""
        return state.having(self.piece, replace(state.row(Magic, self.piece), mp=self.after))


@dataclass(frozen=True, slots=True)
class FieldLit(Event):
    """Squares burn; the caster's earlier field is out (rule book 7)."""

    caster: EntityId
    field: Burning

    def evolve(self, state: State) -> State:
        """They burn."""
        return state.having(self.caster, self.field)


@dataclass(frozen=True, slots=True)
class FieldAged(Event):
    """A field burns on for so many ends of its caster's turns; at 0 it is out."""

    caster: EntityId
    before: int
    after: int

    def evolve(self, state: State) -> State:
        """It lasts as long, or is gone."""
        if not self.after:
            return state.lacking(self.caster, Burning)
        return state.having(self.caster, replace(state.row(Burning, self.caster), left=self.after))


@dataclass(frozen=True, slots=True)
class WentHome(Event):
    """A summoned creature left, since its summoner called another (rule book 7)."""

    piece: EntityId
    cell: Cell

    def evolve(self, state: State) -> State:
        """It has no place, side or HP any more; what it was stays known."""
        return state.lacking(self.piece, Position, Allegiance, Vitals, Readiness, Effects, Burning)


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """A creature joined its summoner's troop; it is done for this turn (rule book 7)."""

    piece: EntityId
    commander: EntityId
    side: Side
    kind: str
    cell: Cell
    hp: int
    armament: Armament
    mobility: Mobility
    mp: int
    spells: tuple[tuple[str, str], ...]
    called: int

    def evolve(self, state: State) -> State:
        """It stands there, a unit in all else."""
        rows = (
            Following(self.commander),
            Named(self.kind),
            Allegiance(self.side),
            Vitals(self.hp, self.hp),
            self.armament,
            self.mobility,
            Readiness(done=True),
            Position(self.cell),
        )
        for row in rows:
            state = state.having(self.piece, row)
        if self.spells:
            state = state.having(self.piece, Magic(self.mp, self.mp)).having(self.piece, Spellbook(self.spells))
        return state.having(self.commander, Summoning(self.called, self.piece))


@dataclass(frozen=True, slots=True)
class SummonLost(Event):
    """A summoned creature fell; for some rounds none comes (rule book 7)."""

    commander: EntityId
    piece: EntityId
    round: int

    def evolve(self, state: State) -> State:
        """Its summoner remembers when."""
        summoning = replace(state.row(Summoning, self.commander), creature="", fell=self.round)
        return state.having(self.commander, summoning)


@dataclass(frozen=True, slots=True)
class Transported(Event):
    """A spell carried a piece to another square."""

    piece: EntityId
    before: Cell
    after: Cell

    def evolve(self, state: State) -> State:
        """It stands there; it has not moved by its own steps."""
        return state.having(self.piece, Position(self.after))


@dataclass(frozen=True, slots=True)
class Rallied(Event):
    """A commander rallies its troop; it tells at the end of the turn (rule book 8)."""

    piece: EntityId

    def evolve(self, state: State) -> State:
        """It is done, and has rallied."""
        return state.having(self.piece, replace(state.row(Readiness, self.piece), done=True, rallied=True))


def fought(state: State, source: EntityId, foe: EntityId) -> State:
    """The state in which a living caster remembers having fought a troop."""
    readiness = state.get(Readiness, source)
    if not foe or readiness is None:
        return state
    return state.having(source, having_fought(readiness, foe))


MAGIC_EVENTS: tuple[type[Event], ...] = (
    CastBegun,
    SpellCast,
    Harmed,
    Hexed,
    Suffered,
    Mended,
    Withstood,
    MagicChanged,
    FieldLit,
    FieldAged,
    WentHome,
    Summoned,
    SummonLost,
    Transported,
    Rallied,
)
