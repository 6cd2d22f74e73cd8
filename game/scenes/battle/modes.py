"""What the hand means at each moment of a side's turn: modes as values, and what acting on a square makes of them.

Every answer is drawn from the rules' own candidates, the same that paint the highlights.
"""

from dataclasses import dataclass

from game.core.action import Action, Reason
from game.core.entity import Position
from game.core.grid import Cell
from game.core.ids import EntityId
from game.core.ruleset import Decision
from game.core.state import State
from game.rules.commander.actions import Cast, Enough, Move, Rally, Regroup, Stay, Strike, Wait
from game.rules.commander.components import Readiness, Spellbook
from game.rules.commander.frenzy import FRENZY
from game.rules.commander.magic.choices import CHOICES
from game.rules.commander.movement import regroup_ways
from game.rules.commander.rules import CommanderRules, knows_rally
from game.rules.commander.troops import commander_of, occupants, side_of
from game.scenes.battle.casting_mode import Aiming, CastModes, Choosing
from game.scenes.battle.proposal import Proposal, propose, propose_from, victims


@dataclass(frozen=True, slots=True)
class Watching:
    """Somebody else decides, or something moves: the hand only looks."""


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is chosen; `looked_at` is an enemy whose reach is shown."""

    looked_at: EntityId | None = None


@dataclass(frozen=True, slots=True)
class Chosen:
    """A piece is chosen: its squares and targets are shown."""

    piece: EntityId


@dataclass(frozen=True, slots=True)
class Proposed:
    """An attack lies on the table; `direct` if the enemy was clicked with no piece chosen before."""

    proposal: Proposal
    direct: bool = False


@dataclass(frozen=True, slots=True)
class Regrouping:
    """A decision is owed: the piece may regroup or stay (rule book 6.7)."""

    piece: EntityId


Mode = Watching | Idle | Chosen | Proposed | Regrouping | Aiming | Choosing


@dataclass(frozen=True, slots=True)
class Commit:
    """These actions are to be committed, one after the other; then this mode, as far as it still holds."""

    actions: tuple[Action, ...]
    then: Mode


Answer = Mode | Commit | Reason | None
"""A new mode, actions to commit, why something is refused, or nothing at all."""

_FAR = 99
"""More squares than any way is long: to find out whether there is a way at all."""


class Modes:
    """Answers what acting, cancelling, waiting or going on means in a mode."""

    def __init__(self, rules: CommanderRules) -> None:
        self._rules = rules
        self.casts = CastModes(rules)

    def resting(self, state: State, wanted: Mode) -> Mode:
        """The mode for whoever decides by hand now: what is owed first, else the wanted one while it makes sense."""
        decision = self._rules.decision(state)
        if decision is None:
            return Watching()
        if decision.kind == "regroup":
            held = isinstance(wanted, Regrouping) and wanted.piece in decision.actors
            return wanted if held else Regrouping(decision.actors[0])
        if decision.kind in CHOICES:
            return self.casts.choosing(state, decision.actors[0], decision.kind)
        if isinstance(wanted, Chosen | Aiming) and wanted.piece in self.ready(state):
            return wanted
        return Chosen(decision.actors[0]) if decision.kind == FRENZY else Idle()

    def ready(self, state: State) -> tuple[EntityId, ...]:
        """The pieces of the decision that can still do something beside waiting."""
        decision = self._rules.decision(state)
        if decision is None:
            return ()
        return tuple(piece for piece in decision.actors if self._useful(state, piece, decision))

    def _useful(self, state: State, piece: EntityId, decision: Decision) -> bool:
        if decision.kind != "turn":
            return True
        readiness = state.row(Readiness, piece)
        if readiness.done or not readiness.moved:
            return not readiness.done
        return bool(self._rules.targets(state, piece)) or self.rallies(state, piece)

    def rallies(self, state: State, piece: EntityId) -> bool:
        """Whether a piece can rally its troop now (rule book 8)."""
        return Rally(piece) in self._rules.candidates(state, piece)

    def has_book(self, state: State, piece: EntityId) -> bool:
        """Whether there is something to look up in a piece's spellbook: spells, or how it rallies."""
        book = state.get(Spellbook, piece)
        rallies = commander_of(state, piece) == piece and knows_rally(state, piece)
        return (book is not None and bool(book.spells)) or rallies

    def act(self, mode: Mode, state: State, cell: Cell) -> Answer:
        """What acting on a square of the board means: a click there, or confirming the cursor."""
        match mode:
            case Idle():
                return self._act_idle(state, cell)
            case Chosen(piece):
                return self._act_chosen(state, piece, cell)
            case Proposed(proposal):
                return self._act_proposed(mode, proposal, state, cell)
            case Regrouping(piece):
                return self._act_regrouping(state, piece, cell)
            case Aiming() | Choosing():
                found = self.casts.act(mode, state, cell)
                return self.committed(mode, found) if isinstance(found, Action) else found
        return None

    @staticmethod
    def committed(mode: Mode, action: Action) -> Commit:
        """An action of a cast to be committed, the spell still in hand if it is refused."""
        return Commit((action,), mode)

    def _act_idle(self, state: State, cell: Cell) -> Answer:
        decision = self._rules.decision(state)
        piece = occupants(state).get(cell)
        if decision is None or piece is None:
            return Idle()
        if decision.kind == FRENZY and piece in decision.actors:
            return Chosen(piece)
        if side_of(state, piece) != decision.side or decision.kind == FRENZY:
            found = propose(self._rules, state, self.ready(state), piece)
            return Proposed(found, direct=True) if found else Idle(piece)
        refused = self._rules.explain(state, Wait(piece))
        return refused if refused else Chosen(piece)

    def _act_chosen(self, state: State, piece: EntityId, cell: Cell) -> Answer:
        other = occupants(state).get(cell)
        if other == piece:
            return Chosen(piece)
        if other is not None and other not in victims(state, piece).values():
            return self._act_idle(state, cell)
        if other is not None:
            found = propose(self._rules, state, (piece,), other)
            if found is None and other in self.ready(state):
                return Chosen(other)
            return Proposed(found) if found else self._rules.explain(state, Strike(piece, other))
        move = self.move_to(state, piece, cell)
        return Commit((move,), Chosen(piece)) if move else self.why_not(state, piece, cell)

    def _act_proposed(self, mode: Proposed, proposal: Proposal, state: State, cell: Cell) -> Answer:
        if occupants(state).get(cell) == proposal.target:
            return Commit(proposal.actions, Idle())
        other = propose_from(self._rules, state, proposal.piece, proposal.target, cell)
        if other:
            return Proposed(other, mode.direct)
        return self._act_chosen(state, proposal.piece, cell)

    def _act_regrouping(self, state: State, piece: EntityId, cell: Cell) -> Answer:
        decision = self._rules.decision(state)
        other = occupants(state).get(cell)
        if other == piece:
            return Commit((Stay(piece),), Idle())
        if decision and other in decision.actors:
            return Regrouping(other)
        for action in self._rules.candidates(state, piece):
            if isinstance(action, Regroup) and action.path[-1] == cell:
                return Commit((action,), Idle())
        return self._rules.explain(state, Regroup(piece, self._way(state, piece, cell)))

    def move_to(self, state: State, piece: EntityId, cell: Cell) -> Move | None:
        """The candidate that moves a piece to a square, if there is one."""
        moves = (action for action in self._rules.candidates(state, piece) if isinstance(action, Move))
        return next((move for move in moves if move.path[-1] == cell), None)

    def why_not(self, state: State, piece: EntityId, cell: Cell) -> Reason | None:
        """Why a piece cannot move to a square: the rules' answer to the way it would have to take."""
        return self._rules.explain(state, Move(piece, self._way(state, piece, cell)))

    def _way(self, state: State, piece: EntityId, cell: Cell) -> tuple[Cell, ...]:
        """The way to a square, however far; where there is none, one that fails at the square itself if it can."""
        ways = {state.row(Position, piece).cell: (), **regroup_ways(self._rules.ground, state, piece, _FAR)}
        if cell in ways:
            return ways[cell]
        beside = [(*ways[near], cell) for near in state.board.neighbours(cell) if near in ways]
        return min(beside, key=len, default=_straight(state, piece, cell))

    def cancel(self, mode: Mode) -> Mode | None:
        """One step back; None if there is none."""
        match mode:
            case Aiming() | Choosing():
                return self.casts.cancel(mode)
            case Proposed(proposal, direct):
                return Idle() if direct else Chosen(proposal.piece)
            case Chosen() | Idle(str()):
                return Idle()
        return None

    def wait(self, mode: Mode, state: State) -> Answer:
        """Let the chosen piece wait, or stay; of a cast under way, that no more is to be chosen."""
        match mode:
            case Choosing():
                enough = self.casts.enough(state, mode)
                return self.committed(mode, enough) if enough else self._rules.explain(state, Enough(mode.actor))
            case Chosen(piece):
                return Commit((Wait(piece),), Idle())
            case Proposed(proposal):
                return Commit((Wait(proposal.piece),), Idle())
            case Regrouping(piece):
                return Commit((Stay(piece),), Idle())
        return None

    def turned(self, mode: Mode, state: State, step: int) -> Mode | None:
        """On to the next piece that can do something (or back): with an attack on the table, the next attacker."""
        if isinstance(mode, Aiming | Choosing):
            return self.casts.turned(mode, state, step)
        ready = self.ready(state)
        if isinstance(mode, Proposed):
            return self._other_attacker(mode, state, step)
        if not ready or isinstance(mode, Watching):
            return None
        current = mode.piece if isinstance(mode, Chosen | Regrouping) else None
        place = ready.index(current) + step if current in ready else (0 if step > 0 else -1)
        piece = ready[place % len(ready)]
        return Regrouping(piece) if isinstance(mode, Regrouping) else Chosen(piece)

    def _other_attacker(self, mode: Proposed, state: State, step: int) -> Mode:
        now = mode.proposal
        able = [found for p in self.ready(state) if (found := propose(self._rules, state, (p,), now.target))]
        place = next((n for n, found in enumerate(able) if found.piece == now.piece), 0)
        return Proposed(able[(place + step) % len(able)], mode.direct) if able else mode


def undoing(action: Action) -> Mode:
    """What the hand means when an action has just been taken back: what led to it."""
    match action:
        case Move(actor) | Rally(actor):
            return Chosen(actor)
        case Cast(actor, spell, level):
            return Aiming(actor, spell, level)
    return Idle()


def _straight(state: State, piece: EntityId, cell: Cell) -> tuple[Cell, ...]:
    """The squares along a row and then a column to another square: a way to be told what is wrong with it."""
    x, y = state.row(Position, piece).cell
    way: list[Cell] = []
    while (x, y) != cell:
        x, y = (x + (1 if cell[0] > x else -1), y) if x != cell[0] else (x, y + (1 if cell[1] > y else -1))
        way.append((x, y))
    return tuple(way)
