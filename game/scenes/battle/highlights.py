"""What is laid over the board in each mode, drawn from the rules' own candidates."""

from dataclasses import replace

from game.ai.threat import attack_cells
from game.core.entity import Position
from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.actions import Move, Regroup
from game.rules.commander.components import Commanding, Objective
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import commander_of, foes, side_of
from game.scenes.battle.casting_mode import Aiming, CastModes, Choosing
from game.scenes.battle.modes import Chosen, Idle, Mode, Proposed, Regrouping
from game.scenes.battle.proposal import Proposal, in_reach
from game.scenes.battle.spell_forecast import Foretold, area_cells, cells_of
from game.ui.board.view import Overlays

MOST_NUMBERED = 9
"""So many squares chosen for a spell bear a number."""


class Highlights:
    """Makes the overlays for a side that looks at a state; the last ones are kept while they would be equal."""

    def __init__(self, rules: CommanderRules) -> None:
        self._rules = rules
        self._casts = CastModes(rules)
        self._asked: tuple[object, ...] = ()
        self._kept = Overlays()

    def overlays(
        self,
        state: State,
        side: Side,
        mode: Mode,
        cursor: Cell | None,
        *,
        danger: bool,
        proposal: Proposal | None,
        foretold: Foretold | None = None,
    ) -> Overlays:
        """The overlays; with an attack proposed its way is shown, else the way to the cursor; of a spell that is being
        cast where it may go and, `foretold`, what it would reach."""
        asked = (side, mode, cursor, danger, proposal, foretold.action if foretold else None)
        if not self._asked or self._asked[0] is not state or self._asked[1:] != asked:
            if isinstance(mode, Aiming | Choosing):
                self._kept = self._casting(state, side, mode, cursor, foretold)
            else:
                self._kept = self._made(state, side, mode, cursor, danger=danger, proposal=proposal)
            self._asked = (state, *asked)
        return self._kept

    def _made(
        self, state: State, side: Side, mode: Mode, cursor: Cell | None, *, danger: bool, proposal: Proposal | None
    ) -> Overlays:
        piece = chosen_piece(mode)
        told = self._overlays(state, side, mode, cursor, danger=danger, proposal=proposal)
        if cursor is None or cursor not in state.board:
            return told
        ours = piece is not None and state.has(Position, piece) and side_of(state, piece) == side
        feared = cursor if danger or (ours and cursor in told.reach) else None
        if proposal:
            feared = proposal.cell
        cover = self._rules.content.terrain[state.board.terrain_at(cursor)].cap
        return replace(told, cover=cover, threats=self._threats(state, side, feared) if feared else ())

    def _casting(
        self, state: State, side: Side, mode: Aiming | Choosing, cursor: Cell | None, foretold: Foretold | None
    ) -> Overlays:
        """Where a spell may go, what it would reach, the friends it would harm, and what was chosen for it."""
        piece = mode.piece if isinstance(mode, Aiming) else mode.actor
        told = Overlays(
            spell=frozenset(self._casts.offers(state, mode)),
            aims=aim_cells(state, side),
            selected=state.row(Position, piece).cell if state.has(Position, piece) else None,
            cursor=cursor,
        )
        if foretold is None:
            return told
        casting = foretold.casting
        if isinstance(mode, Choosing) and mode.kind == "choose":
            reached = cells_of(state, (odds.aimed.piece for odds in foretold.targets))
            return replace(told, spell=area_cells(state, foretold), area=reached)
        return replace(
            told,
            area=area_cells(state, foretold),
            caught=cells_of(state, foretold.friends),
            picked=casting.places or casting.cells[:MOST_NUMBERED],
        )

    def _threats(self, state: State, side: Side, cell: Cell) -> tuple[tuple[Cell, Cell], ...]:
        """Lines from every enemy that could strike at a square to it; none to where an enemy stands."""
        enemies = foes(state, side)
        if cell in enemies:
            return ()
        able = (there for there, enemy in enemies.items() if cell in attack_cells(self._rules, state, enemy))
        return tuple((there, cell) for there in sorted(able))

    def _overlays(
        self, state: State, side: Side, mode: Mode, cursor: Cell | None, *, danger: bool, proposal: Proposal | None
    ) -> Overlays:
        piece = chosen_piece(mode)
        shown = frozenset[Cell]()
        if danger:
            shown = self.danger(state, side)
        elif isinstance(mode, Idle) and mode.looked_at and state.has(Position, mode.looked_at):
            shown = attack_cells(self._rules, state, mode.looked_at)
        if piece is None or not state.has(Position, piece):
            return Overlays(danger=shown, aims=aim_cells(state, side), cursor=cursor)
        here = state.row(Position, piece).cell
        ways = self._ways(state, piece)
        path = proposal.path if proposal else ways.get(cursor, ()) if cursor else ()
        regroups = isinstance(mode, Regrouping)
        return Overlays(
            reach=frozenset(ways),
            targets=frozenset() if regroups else self._targets(state, piece),
            danger=shown,
            aims=aim_cells(state, side),
            command=command_cells(state, piece),
            path=(here, *path) if path else (),
            selected=here,
            cursor=cursor,
        )

    def danger(self, state: State, side: Side) -> frozenset[Cell]:
        """Every square that an enemy of the side could attack next turn."""
        enemies = foes(state, side).values()
        return frozenset(cell for enemy in enemies for cell in attack_cells(self._rules, state, enemy))

    def _ways(self, state: State, piece: EntityId) -> dict[Cell, tuple[Cell, ...]]:
        goings = (a for a in self._rules.candidates(state, piece) if isinstance(a, Move | Regroup))
        return {going.path[-1]: going.path for going in goings}

    def _targets(self, state: State, piece: EntityId) -> frozenset[Cell]:
        return state.memo(("targets", piece), lambda: cells_of(state, in_reach(self._rules, state, piece)))


def chosen_piece(mode: Mode) -> EntityId | None:
    """The piece that a mode is about."""
    match mode:
        case Chosen(piece) | Regrouping(piece):
            return piece
        case Proposed(proposal):
            return proposal.piece
        case Aiming(piece):
            return piece
    return None


def aim_cells(state: State, side: Side) -> frozenset[Cell]:
    """The squares that a side's objectives name (rule book 4)."""
    goals = (goal for _, goal in state.table(Objective).items() if goal.side == side and not goal.met)
    return frozenset(cell for goal in goals for cell in goal.cells)


def command_cells(state: State, piece: EntityId) -> frozenset[Cell]:
    """The squares within the command range of a piece's commander (rule book 2)."""
    commander = commander_of(state, piece)
    leading, where = state.get(Commanding, commander), state.get(Position, commander)
    if leading is None or where is None:
        return frozenset()
    return frozenset(state.board.within(where.cell, 0, leading.reach))
