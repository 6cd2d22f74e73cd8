"""Commanders whom an enemy can strike in its first turn, before anybody could move them."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.grid import Cell, distance
from game.core.ids import EntityId, Side
from game.maps.faults import Faults
from game.maps.ways import Relief, Ways
from game.rules.commander.combat import attack_reach
from game.rules.commander.components import Armament, Mobility
from game.rules.commander.models import CommanderContent, Kind
from game.rules.commander.movement import Footing, footing
from game.rules.commander.setup import BattleStart
from game.rules.commander.start import armament, mobility


@dataclass(frozen=True, slots=True)
class _Piece:
    """A piece on the board from the start, with what a first turn asks of it."""

    id: EntityId
    side: Side
    cell: Cell
    mobility: Mobility
    arms: Armament


def warn_of_early_strikes(start: BattleStart, relief: Relief, content: CommanderContent, faults: Faults) -> None:
    """Note each commander on the board whom some enemy on the board reaches with one move and one attack."""
    first_turn = _FirstTurn(tuple(_present(start, content)), relief, content)
    for commander in start.commanders:
        striker = first_turn.striker(commander.side, commander.cell) if commander.arrives <= 0 else None
        if striker is not None:
            where = f"{commander.id} '{commander.name}', square {commander.cell[0]},{commander.cell[1]}"
            what = f"{striker} can strike this commander in the first turn"
            faults.warn(where, what, "start them farther apart, or close the way between them")


def _present(start: BattleStart, content: CommanderContent) -> Iterator[_Piece]:
    """The pieces on the board, in the order of their ids."""
    pieces = []
    for one in start.commanders:
        if one.arrives <= 0:
            pieces.append(_piece(one.id, one.side, one.cell, content.classes[one.kind]))
            pieces += [_piece(unit.id, one.side, unit.cell, content.units[unit.kind]) for unit in one.units]
    return iter(sorted(pieces, key=lambda piece: piece.id))


def _piece(name: EntityId, side: Side, cell: Cell, kind: Kind) -> _Piece:
    return _Piece(name, side, cell, mobility(kind), armament(kind))


class _FirstTurn:
    """What every piece could strike in its first turn; friends in its way may have made room before."""

    def __init__(self, pieces: tuple[_Piece, ...], relief: Relief, content: CommanderContent) -> None:
        self.pieces = pieces
        self.relief = relief
        self.content = content
        self.open = Ways.open(relief.board)
        self._ways: dict[Footing, Ways] = {}
        self._struck: dict[EntityId, int] = {}

    def striker(self, side: Side, cell: Cell) -> EntityId | None:
        """The first enemy of a side, by id, that could strike a piece on a square; None if there is none."""
        here = 1 << self.relief.board.index(cell)
        for piece in self.pieces:
            if piece.side == side or distance(piece.cell, cell) > _farthest(piece):
                continue
            if piece.id not in self._struck:
                self._struck[piece.id] = self._squares_struck(piece)
            if self._struck[piece.id] & here:
                return piece.id
        return None

    def _squares_struck(self, piece: _Piece) -> int:
        index = self.relief.board.index
        moves, on_foot = piece.mobility, footing(piece.mobility)
        if on_foot not in self._ways:
            self._ways[on_foot] = Ways.over(self.relief, on_foot)
        closed = sum(1 << index(foe.cell) for foe in self.pieces if foe.side != piece.side)
        land = moves.land_move if moves.domain == "naval" else 0
        stands = self._ways[on_foot].within(1 << index(piece.cell), moves.move, land, closed)
        struck = 0
        for reach, squares in self._by_reach(piece.arms).items():
            near = stands & squares
            for _ in range(reach):
                near |= self.open.step(near)
            struck |= near
        return struck

    def _by_reach(self, arms: Armament) -> dict[int, int]:
        """The squares of the board by how far a piece attacks from there."""
        found: dict[int, int] = {}
        for (terrain, _), squares in zip(self.relief.kinds, self.relief.squares, strict=True):
            reach = attack_reach(arms, self.content.terrain[terrain])
            found[reach] = found.get(reach, 0) | squares
        return found


def _farthest(piece: _Piece) -> int:
    return piece.mobility.move + max(piece.arms.ranged, piece.arms.land_ranged)
