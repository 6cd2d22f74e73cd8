"""The battle as it is drawn: where each piece seems to stand, which need not be where the rules have it already."""

from dataclasses import dataclass, field

from game.core.entity import Allegiance, Named, Position, Vitals
from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.components import Commanding, Readiness
from game.ui.figures.figure import Pose


@dataclass(slots=True)
class PieceView:
    """One piece as drawn. `x`, `y` are in squares and may lie between them, `lift` is how far it is off the ground in
    squares, `tilt` in degrees, `alpha` from 0 to 255."""

    id: EntityId
    kind: str
    side: Side
    commander: bool
    x: float
    y: float
    hp: int
    full: int
    done: bool = False
    facing_left: bool = False
    pose: Pose = "rest"
    lift: float = 0.0
    tilt: float = 0.0
    alpha: int = 255


def piece_view(state: State, piece: EntityId) -> PieceView:
    """A piece on the board as it looks at rest."""
    cell, vitals, named = state.row(Position, piece).cell, state.row(Vitals, piece), state.row(Named, piece)
    return PieceView(
        piece,
        named.kind,
        state.row(Allegiance, piece).side,
        state.has(Commanding, piece),
        float(cell[0]),
        float(cell[1]),
        vitals.hp,
        vitals.full,
        state.row(Readiness, piece).done,
    )


@dataclass(slots=True)
class View:
    """All pieces as drawn, by id."""

    pieces: dict[EntityId, PieceView] = field(default_factory=dict)

    def settle(self, state: State) -> None:
        """Show the state as it is, keeping only which way each piece faces."""
        facing = {piece: seen.facing_left for piece, seen in self.pieces.items()}
        self.pieces = {piece: piece_view(state, piece) for piece in state.table(Position)}
        for piece, seen in self.pieces.items():
            seen.facing_left = facing.get(piece, seen.side != "red")

    def shows(self, state: State) -> bool:
        """Whether what is drawn is what is true."""
        settled = View({piece: seen for piece, seen in self.pieces.items()})
        settled.settle(state)
        return settled.pieces == self.pieces


@dataclass(frozen=True, slots=True)
class Overlays:
    """What is laid over the board to inform: each thing is drawn by tint and by form."""

    reach: frozenset[Cell] = frozenset()
    targets: frozenset[Cell] = frozenset()
    danger: frozenset[Cell] = frozenset()
    aims: frozenset[Cell] = frozenset()
    command: frozenset[Cell] = frozenset()
    path: tuple[Cell, ...] = ()
    selected: Cell | None = None
    cursor: Cell | None = None
