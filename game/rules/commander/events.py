"""What can become true in a commander battle."""

from dataclasses import dataclass, replace

from game.core.entity import Allegiance, Pending, Position, Vitals
from game.core.event import DecisionOwed, DecisionTaken, Ended, Event, Rolled, RoundBegan
from game.core.grid import Cell
from game.core.ids import BATTLE, EntityId, Side
from game.core.state import State
from game.rules.commander.components import (
    Arrival,
    Burning,
    Effect,
    Effects,
    Following,
    Initiative,
    Objective,
    Readiness,
    Stalemate,
)
from game.rules.commander.gifts import Gifts


@dataclass(frozen=True, slots=True)
class Term:
    """One number in a sum, by the id of its name."""

    name: str
    amount: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A piece moved by its own steps."""

    piece: EntityId
    path: tuple[Cell, ...]
    before: Cell
    after: Cell

    def evolve(self, state: State) -> State:
        """It stands there, and has moved this turn."""
        readiness = replace(state.row(Readiness, self.piece), moved=True)
        return state.having(self.piece, Position(self.after)).having(self.piece, readiness)


@dataclass(frozen=True, slots=True)
class Regrouped(Event):
    """A piece regrouped, which counts neither as move nor as action."""

    piece: EntityId
    path: tuple[Cell, ...]
    before: Cell
    after: Cell

    def evolve(self, state: State) -> State:
        """It stands there."""
        return state.having(self.piece, Position(self.after))


@dataclass(frozen=True, slots=True)
class Engaged(Event):
    """An attack begins: every number of it by name, for the attacker and for the answer (rule book 6); `_less` is what
    the other's Wind Shield takes off the damage."""

    attacker: EntityId
    target: EntityId
    foe: EntityId
    distance: int
    retaliation: str
    first: str
    attack: tuple[Term, ...]
    attack_cap: tuple[Term, ...]
    answer: tuple[Term, ...]
    answer_cap: tuple[Term, ...]
    attack_less: int = 0
    answer_less: int = 0

    def evolve(self, state: State) -> State:
        """The attacker's action is spent; it remembers the commander (`foe`) whose troop it attacked."""
        return state.having(self.attacker, having_fought(state.row(Readiness, self.attacker), self.foe))


def having_fought(before: Readiness, foe: EntityId) -> Readiness:
    """Done, and remembering the commander of a troop that was fought."""
    return replace(before, done=True, fought=tuple(sorted({*before.fought, foe})))


def with_hp(state: State, piece: EntityId, hp: int) -> State:
    """The state in which a piece has so many HP."""
    return state.having(piece, replace(state.row(Vitals, piece), hp=hp))


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """A piece lost HP to another's strikes, or kept them all; `hits` is what landed before the cap."""

    source: EntityId
    piece: EntityId
    hits: int
    before: int
    after: int

    def evolve(self, state: State) -> State:
        """It has as much HP left."""
        return with_hp(state, self.piece, self.after)


@dataclass(frozen=True, slots=True)
class Endured(Event):
    """A commander made its last stand: 1 HP was left to it where it would have fallen, by a gift of `source` (12)."""

    piece: EntityId
    source: str

    def evolve(self, state: State) -> State:
        """It has no second one in this battle."""
        return state.having(self.piece, replace(state.row(Gifts, self.piece), stood=True))


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """A piece is off the board: struck down (`blow`), by a spell (its id), by what a spell left behind (`poison`,
    `burn`), or with its commander (`troop`). `by` is whose doing it was, "" for a troop's end."""

    piece: EntityId
    side: Side
    cause: str
    cell: Cell
    by: EntityId = ""

    def evolve(self, state: State) -> State:
        """It has no place, side or HP any more; what it was stays known."""
        return state.lacking(self.piece, Position, Allegiance, Vitals, Readiness, Arrival, Effects, Burning)


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """A piece does nothing more this turn."""

    piece: EntityId

    def evolve(self, state: State) -> State:
        """It is done."""
        return state.having(self.piece, replace(state.row(Readiness, self.piece), done=True))


@dataclass(frozen=True, slots=True)
class InitiativeSet(Event):
    """The order of the commanders' turns is known."""

    order: tuple[EntityId, ...]

    def evolve(self, state: State) -> State:
        """Before the first turn of the first round."""
        return state.having(BATTLE, Initiative(self.order))


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """The order starts over; whoever came in the round before joins its end."""

    joined: tuple[EntityId, ...]

    def evolve(self, state: State) -> State:
        """Before the first turn of the round."""
        before = state.row(Initiative)
        return state.having(BATTLE, Initiative((*before.order, *self.joined)))


@dataclass(frozen=True, slots=True)
class Arrived(Event):
    """A piece comes onto the board. A commander joins the order when the next round begins (rule book 3)."""

    piece: EntityId
    cell: Cell

    def evolve(self, state: State) -> State:
        """It stands there."""
        after = state.having(self.piece, Position(self.cell)).lacking(self.piece, Arrival)
        if state.has(Following, self.piece):
            return after
        before = state.row(Initiative)
        return after.having(BATTLE, replace(before, joining=(*before.joining, self.piece)))


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A commander's turn began: its troop is ready."""

    commander: EntityId
    turn: int
    troop: tuple[EntityId, ...]

    def evolve(self, state: State) -> State:
        """The turn is running, and nobody of the troop has done anything yet."""
        for piece in self.troop:
            state = state.having(piece, Readiness())
        return state.having(BATTLE, replace(state.row(Initiative), turn=self.turn, running=True))


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A commander's turn ended."""

    commander: EntityId
    side: Side

    def evolve(self, state: State) -> State:
        """No turn is running."""
        return state.having(BATTLE, replace(state.row(Initiative), running=False))


@dataclass(frozen=True, slots=True)
class ObjectiveMoved(Event):
    """An objective came nearer, fell back, or is met."""

    objective: EntityId
    before: int
    after: int
    met: bool

    def evolve(self, state: State) -> State:
        """As far as that."""
        objective = replace(state.row(Objective, self.objective), progress=self.after, met=self.met)
        return state.having(self.objective, objective)


@dataclass(frozen=True, slots=True)
class NewsCame(Event):
    """A side's total HP is lower than ever (`lows` are all sides'), or an objective moved: no draw for a while."""

    lows: tuple[tuple[Side, int], ...]
    round: int

    def evolve(self, state: State) -> State:
        """The count towards a draw starts over."""
        return state.having(BATTLE, Stalemate(self.lows, self.round))


@dataclass(frozen=True, slots=True)
class EffectLaid(Event):
    """A lasting effect is on a piece from now on, in place of a lesser one of its kind."""

    piece: EntityId
    effect: Effect

    def evolve(self, state: State) -> State:
        """It is the piece's youngest effect."""
        before = state.get(Effects, self.piece)
        others = tuple(e for e in before.active if e.kind != self.effect.kind) if before else ()
        return state.having(self.piece, Effects((*others, self.effect)))


@dataclass(frozen=True, slots=True)
class EffectLifted(Event):
    """A lasting effect ended: its time was up (`time`), it has dealt all (`dealt`), it was ended by a spell (its id),
    by `rally`, by `sleep`, or because a friend came near (`woken`)."""

    piece: EntityId
    kind: str
    cause: str

    def evolve(self, state: State) -> State:
        """The piece is without it."""
        left = tuple(e for e in state.row(Effects, self.piece).active if e.kind != self.kind)
        return state.having(self.piece, Effects(left)) if left else state.lacking(self.piece, Effects)


@dataclass(frozen=True, slots=True)
class EffectsAged(Event):
    """A piece's effects are nearer their end: one more turn of its troop is over, or poison dealt some of its harm."""

    piece: EntityId
    before: tuple[Effect, ...]
    after: tuple[Effect, ...]

    def evolve(self, state: State) -> State:
        """They have as long left."""
        return state.having(self.piece, Effects(self.after))


@dataclass(frozen=True, slots=True)
class Excused(Event):
    """Pieces that are gone have nothing to decide any more, wherever in the stack they were asked for."""

    actors: tuple[EntityId, ...]

    def evolve(self, state: State) -> State:
        """The stack without them."""
        owed = (replace(o, actors=tuple(a for a in o.actors if a not in self.actors)) for o in state.row(Pending).owed)
        return state.having(BATTLE, Pending(tuple(o for o in owed if o.actors)))


EVENTS: tuple[type[Event], ...] = (
    Rolled,
    RoundBegan,
    DecisionOwed,
    DecisionTaken,
    Ended,
    Moved,
    Regrouped,
    Engaged,
    Struck,
    Endured,
    Fell,
    Waited,
    InitiativeSet,
    RoundOpened,
    Arrived,
    TurnBegan,
    TurnEnded,
    ObjectiveMoved,
    NewsCame,
    EffectLaid,
    EffectLifted,
    EffectsAged,
    Excused,
)
