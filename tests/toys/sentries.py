"""A skirmish of sentries: sides take turns, one piece walks up to two squares, and sentries break in on the way.

A walk is resolved square by square. A quick sentry strikes at once at an enemy who comes beside it; a patient one
is first asked whether it will, in the middle of the other side's turn. A blow is a d6 that hits at 3 or less for
1 HP, so a walker may fall before it arrives. Who has no piece left has lost; after ten rounds it is a draw.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from game.core.action import Action, Begin, Reason, reason
from game.core.dice import AtMost, Outcome, Pool
from game.core.engine import Step
from game.core.entity import Allegiance, Owed, Pending, Position, RollCount, Round, Verdict, Vitals
from game.core.event import DecisionOwed, DecisionTaken, Ended, Event, Rolled, RoundBegan
from game.core.grid import Board, Cell, distance
from game.core.ids import BATTLE, EntityId, Side
from game.core.ruleset import Decision
from game.core.state import State

HIT = 3
LONGEST = 2
LAST_ROUND = 10


@dataclass(frozen=True, slots=True)
class Sentry:
    """Strikes at enemies who come beside it; a patient one asks first."""

    patient: bool


@dataclass(frozen=True, slots=True)
class Walking:
    """A walk in progress: the squares still ahead, and the sentries still to deal with where the walker stands."""

    ahead: tuple[Cell, ...]
    watchers: tuple[EntityId, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, and whether its piece has gone."""

    side: Side
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Walk(Action):
    """Enter these squares in order."""

    verb: ClassVar[str] = "walk"
    path: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Hit(Action):
    """A patient sentry strikes."""

    verb: ClassVar[str] = "hit"


@dataclass(frozen=True, slots=True)
class Spare(Action):
    """A patient sentry lets the walker pass."""

    verb: ClassVar[str] = "spare"


@dataclass(frozen=True, slots=True)
class TurnCame(Event):
    """It is a side's turn."""

    side: Side

    def evolve(self, state: State) -> State:
        return state.having(BATTLE, Turn(self.side))


@dataclass(frozen=True, slots=True)
class SetOut(Event):
    """A walk begins."""

    piece: EntityId
    path: tuple[Cell, ...]

    def evolve(self, state: State) -> State:
        return state.having(self.piece, Walking(self.path)).having(BATTLE, replace(state.row(Turn), gone=True))


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """One square further; these sentries saw it."""

    piece: EntityId
    before: Cell
    after: Cell
    watchers: tuple[EntityId, ...]

    def evolve(self, state: State) -> State:
        ahead = state.row(Walking, self.piece).ahead[1:]
        return state.having(self.piece, Position(self.after)).having(self.piece, Walking(ahead, self.watchers))


@dataclass(frozen=True, slots=True)
class Seen(Event):
    """A sentry has dealt with the walker, one way or another."""

    piece: EntityId
    sentry: EntityId

    def evolve(self, state: State) -> State:
        walking = state.row(Walking, self.piece)
        left = tuple(w for w in walking.watchers if w != self.sentry)
        return state.having(self.piece, replace(walking, watchers=left))


@dataclass(frozen=True, slots=True)
class Hurt(Event):
    """A blow landed or missed."""

    piece: EntityId
    before: int
    after: int

    def evolve(self, state: State) -> State:
        return state.having(self.piece, replace(state.row(Vitals, self.piece), hp=self.after))


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A piece is gone."""

    piece: EntityId

    def evolve(self, state: State) -> State:
        return state.lacking(self.piece)


@dataclass(frozen=True, slots=True)
class Arrived(Event):
    """A walk is over."""

    piece: EntityId

    def evolve(self, state: State) -> State:
        return state.lacking(self.piece, Walking)


@dataclass(frozen=True, slots=True)
class Blow:
    """One sentry's d6 on a walker's HP, if any is left."""

    sentry: EntityId
    walker: EntityId

    def ask(self, hp: int) -> Pool | None:
        return Pool("blow", self.sentry, self.walker, 1, 6, AtMost(HIT)) if hp else None

    def land(self, hp: int, outcome: Outcome) -> int:
        return hp - outcome[0]


@dataclass(frozen=True)
class BlowPlan:
    """Blows one after another; the result is the walker's HP."""

    hp: int
    blows: tuple[Blow, ...]

    def stages(self) -> Sequence[Blow]:
        return self.blows

    def start(self) -> int:
        return self.hp


class SentryRules:
    """The rule set."""

    components: Sequence[type] = (
        Position, Allegiance, Vitals, Round, RollCount, Pending, Verdict, Sentry, Walking, Turn,
    )  # fmt: skip
    actions: Sequence[type[Action]] = (Begin, Walk, Hit, Spare)
    events: Sequence[type[Event]] = (
        Rolled, RoundBegan, DecisionOwed, DecisionTaken, Ended,
        TurnCame, SetOut, Stepped, Seen, Hurt, Dropped, Arrived,
    )  # fmt: skip

    def decision(self, state: State) -> Decision | None:
        turn, owed = state.get(Turn), (state.get(Pending) or Pending()).owed
        if turn is None or state.has(Verdict, BATTLE):
            return None
        if owed:
            return Decision(owed[-1].side, owed[-1].actors, owed[-1].kind)
        return Decision(turn.side, tuple(p for p in state.table(Position) if _side(state, p) == turn.side))

    def candidates(self, state: State, actor: EntityId) -> Sequence[Action]:
        if actor == BATTLE and state.get(Turn) is None:
            return (Begin(),)
        decision = self.decision(state)
        if decision is None or actor not in decision.actors:
            return ()
        if decision.kind == "watch":
            return (Hit(actor), Spare(actor))
        return tuple(Walk(actor, path) for path in _paths(state, actor))

    def explain(self, state: State, action: Action) -> Reason | None:
        if action in self.candidates(state, action.actor):
            return None
        return reason("begun" if isinstance(action, Begin) else "not_now", actor=action.actor)

    def resolve(self, step: Step, action: Action) -> None:
        match action:
            case Begin():
                step.emit(TurnCame(min(_sides(step.state))))
                step.emit(RoundBegan(0, 1))
            case Walk(actor, path):
                step.emit(SetOut(actor, path))
            case Hit(actor) | Spare(actor):
                walker = _walker(step.state)
                assert walker is not None
                step.emit(DecisionTaken((actor,)))
                if isinstance(action, Hit):
                    _strike(step, actor, walker)
                step.emit(Seen(walker, actor))

    def settle(self, step: Step) -> bool:
        state = step.state
        if self.decision(state) is None or (state.get(Pending) or Pending()).owed:
            return False
        return _falls(step) or _judge(step) or _go_on(step) or _next_turn(step)

    def plan(self, state: State, action: Action) -> BlowPlan | None:
        """The blows that are certain to be tried: those of a walk end where a patient sentry would be asked."""
        if isinstance(action, Hit):
            walker = _walker(state)
            assert walker is not None
            return BlowPlan(state.row(Vitals, walker).hp, (Blow(action.actor, walker),))
        if not isinstance(action, Walk):
            return None
        blows: list[Blow] = []
        for cell in action.path:
            for sentry in _watchers(state, action.actor, cell):
                if state.row(Sentry, sentry).patient:
                    return BlowPlan(state.row(Vitals, action.actor).hp, tuple(blows))
                blows.append(Blow(sentry, action.actor))
        return BlowPlan(state.row(Vitals, action.actor).hp, tuple(blows)) if blows else None

    def incoherence(self, state: State) -> str | None:  # noqa: ARG002
        """Its starts are made here and never read from a file."""
        return None

    def unsound(self, state: State) -> str | None:  # noqa: ARG002
        """Its starts are made here and never read from a file."""
        return None

    def verdict(self, state: State) -> Verdict | None:
        return state.get(Verdict)


def _side(state: State, piece: EntityId) -> Side:
    return state.row(Allegiance, piece).side


def _sides(state: State) -> set[Side]:
    return {row.side for _, row in state.table(Allegiance).items()}


def _walker(state: State) -> EntityId | None:
    return next(iter(state.table(Walking)), None)


def _watchers(state: State, walker: EntityId, cell: Cell) -> tuple[EntityId, ...]:
    return tuple(
        sentry
        for sentry in state.table(Sentry)
        if _side(state, sentry) != _side(state, walker) and distance(state.row(Position, sentry).cell, cell) == 1
    )


def _paths(state: State, piece: EntityId) -> Iterator[tuple[Cell, ...]]:
    taken = {row.cell for _, row in state.table(Position).items()}
    ways: list[tuple[Cell, ...]] = [()]
    for _ in range(LONGEST):
        last = [(way, way[-1] if way else state.row(Position, piece).cell) for way in ways]
        ways = [(*way, cell) for way, here in last for cell in state.board.neighbours(here) if cell not in taken]
        yield from ways


def _strike(step: Step, sentry: EntityId, walker: EntityId) -> None:
    before = step.state.row(Vitals, walker).hp
    after = step.play(BlowPlan(before, (Blow(sentry, walker),)))
    assert isinstance(after, int)
    step.emit(Hurt(walker, before, after))


def _falls(step: Step) -> bool:
    fallen = [piece for piece, vitals in step.state.table(Vitals).items() if vitals.hp <= 0]
    for piece in fallen:
        step.emit(Dropped(piece))
    return bool(fallen)


def _judge(step: Step) -> bool:
    sides = _sides(step.state)
    if len(sides) == 1:
        step.emit(Ended(min(sides), "alone"))
    elif step.state.row(Round).number > LAST_ROUND:
        step.emit(Ended("", "late"))
    return step.state.get(Verdict) is not None


def _go_on(step: Step) -> bool:
    """One sentry more, or one square more, or the end of the walk."""
    walker = _walker(step.state)
    if walker is None:
        return False
    walking = step.state.row(Walking, walker)
    if walking.watchers:
        sentry = walking.watchers[0]
        if step.state.row(Sentry, sentry).patient:
            step.emit(DecisionOwed(Owed("watch", _side(step.state, sentry), (sentry,))))
        else:
            _strike(step, sentry, walker)
            step.emit(Seen(walker, sentry))
    elif walking.ahead:
        cell = walking.ahead[0]
        before = step.state.row(Position, walker).cell
        step.emit(Stepped(walker, before, cell, _watchers(step.state, walker, cell)))
    else:
        step.emit(Arrived(walker))
    return True


def _next_turn(step: Step) -> bool:
    turn = step.state.row(Turn)
    if not turn.gone:
        return False
    sides = sorted(_sides(step.state))
    after = next((side for side in sides if side > turn.side), sides[0])
    step.emit(TurnCame(after))
    if after == sides[0]:
        number = step.state.row(Round).number
        step.emit(RoundBegan(number, number + 1))
    return True


def start(width: int, height: int, **pieces: tuple[Side, Cell, int, str]) -> State:
    """A first state: each piece's side, square, HP, and what it is ("walker", "quick" or "patient")."""
    state = State(Board(width, height, ("field",) * (width * height), (0,) * (width * height)))
    for piece, (side, cell, hp, kind) in pieces.items():
        state = state.having(piece, Allegiance(side)).having(piece, Position(cell)).having(piece, Vitals(hp, hp))
        if kind != "walker":
            state = state.having(piece, Sentry(kind == "patient"))
    return state
