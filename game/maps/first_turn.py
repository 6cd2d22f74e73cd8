"""Commanders whom an enemy can strike in its first turn, before anybody could move them."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.entity import Position
from game.core.grid import Board, Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.core.table import Table
from game.maps.faults import Faults
from game.rules.commander.combat import reach_from
from game.rules.commander.components import Armament, Mobility
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground, squares
from game.rules.commander.setup import BattleStart, CommanderStart
from game.rules.commander.start import first_state
from game.rules.commander.troops import side_of


def warn_of_early_strikes(start: BattleStart, content: CommanderContent, faults: Faults) -> None:
    """Note each commander on the board whom some enemy on the board reaches with one move and one attack."""
    present = tuple(commander for commander in start.commanders if commander.arrives <= 0)
    corner, board = _surroundings(start.board, present, content)
    moved = tuple(_shifted(commander, corner) for commander in present)
    state = first_state(replace(start, board=board, commanders=moved, objectives=()), content)
    ground = Ground(content.terrain)
    for commander in present:
        side = commander.side
        foes = [piece for piece in state.table(Position) if side_of(state, piece) != side]
        striker = next((foe for foe in foes if _strikes(ground, state, foe, commander.id, content)), None)
        if striker is not None:
            where = f"{commander.id} '{commander.name}', square {commander.cell[0]},{commander.cell[1]}"
            what = f"{striker} can strike this commander in the first turn"
            faults.warn(where, what, "start them farther apart, or close the way between them")


def _strikes(ground: Ground, state: State, piece: EntityId, target: EntityId, content: CommanderContent) -> bool:
    """Whether the piece can strike the target this turn; friends in its way may have made room before."""
    here, there = state.row(Position, piece).cell, state.row(Position, target).cell
    mobility, arms = state.row(Mobility, piece), state.row(Armament, piece)
    if distance(here, there) > mobility.move + max(arms.ranged, arms.land_ranged):
        return False
    side = side_of(state, piece)
    left = {one: row for one, row in state.table(Position).items() if one == piece or side_of(state, one) != side}
    alone = State(state.board, {**dict(state.tables()), Position: Table(left)})
    stands = (here, *squares(ground, alone, piece))
    return any(distance(cell, there) <= reach_from(state, piece, cell, content) for cell in stands)


def _surroundings(board: Board, present: Sequence[CommanderStart], content: CommanderContent) -> tuple[Cell, Board]:
    """The part of the board that a first turn can touch, and its upper left corner: graphs of whole boards are slow."""
    units = [unit for one in present for unit in one.units]
    cells = [one.cell for one in present] + [unit.cell for unit in units]
    far = max([content.classes[one.kind].move for one in present] + [content.units[unit.kind].move for unit in units])
    left, right = max(0, min(x for x, _ in cells) - far), min(board.width, max(x for x, _ in cells) + far + 1)
    top, bottom = max(0, min(y for _, y in cells) - far), min(board.height, max(y for _, y in cells) + far + 1)
    rows = [slice(y * board.width + left, y * board.width + right) for y in range(top, bottom)]
    terrain = tuple(name for row in rows for name in board.terrain[row])
    levels = tuple(level for row in rows for level in board.elevation[row])
    return (left, top), Board(right - left, bottom - top, terrain, levels)


def _shifted(commander: CommanderStart, corner: Cell) -> CommanderStart:
    def shifted(cell: Cell) -> Cell:
        return cell[0] - corner[0], cell[1] - corner[1]

    units = tuple(replace(unit, cell=shifted(unit.cell)) for unit in commander.units)
    return replace(commander, cell=shifted(commander.cell), units=units)
