"""Who belongs to whom, who stands where, and what a commander's presence gives (rule book 2)."""

from collections.abc import Mapping

from game.core.entity import Allegiance, Position
from game.core.grid import Cell, distance
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.components import Commanding, Following


def occupants(state: State) -> Mapping[Cell, EntityId]:
    """The piece on each square that has one."""
    positions = state.table(Position)
    return positions.memo("occupants", lambda: {row.cell: piece for piece, row in positions.items()})


def side_of(state: State, piece: EntityId) -> Side:
    """The side a living piece fights for. Raises KeyError for others."""
    return state.row(Allegiance, piece).side


def commander_of(state: State, piece: EntityId) -> EntityId:
    """The commander of a piece's troop: a commander's own."""
    following = state.get(Following, piece)
    return piece if following is None else following.commander


def troop(state: State, commander: EntityId) -> tuple[EntityId, ...]:
    """The living pieces of a commander's troop on the board, the commander first."""
    following, positions = state.table(Following), state.table(Position)

    def members() -> dict[EntityId, tuple[EntityId, ...]]:
        found: dict[EntityId, list[EntityId]] = {}
        for unit, row in following.items():
            if unit in positions:
                found.setdefault(row.commander, []).append(unit)
        return {leader: tuple(units) for leader, units in found.items()}

    units = positions.memo(("troops", following), members).get(commander, ())
    return (commander, *units) if commander in positions else units


def commanders(state: State) -> tuple[EntityId, ...]:
    """All living commanders, those still to arrive included."""
    leading, allegiances = state.table(Commanding), state.table(Allegiance)
    return allegiances.memo(("commanders", leading), lambda: tuple(p for p in leading if p in allegiances))


def living_sides(state: State) -> tuple[Side, ...]:
    """The sides that still have a commander, sorted."""
    leading, allegiances = state.table(Commanding), state.table(Allegiance)
    key = ("living sides", leading)
    return allegiances.memo(key, lambda: tuple(sorted({allegiances[p].side for p in commanders(state)})))


def command_over(state: State, piece: EntityId, cell: Cell) -> Commanding | None:
    """The commander's attributes if they serve the piece when it stands on `cell`, else None (rule book 2)."""
    commander = commander_of(state, piece)
    commanding = state.get(Commanding, commander)
    if commanding is None or commander == piece:
        return commanding
    where = state.get(Position, commander)
    near = where is not None and distance(where.cell, cell) <= commanding.reach
    return commanding if near else None


def foes(state: State, side: Side) -> Mapping[Cell, EntityId]:
    """The enemies of a side on the board, by square."""
    positions, allegiances = state.table(Position), state.table(Allegiance)

    def find() -> dict[Cell, EntityId]:
        return {row.cell: piece for piece, row in positions.items() if allegiances[piece].side != side}

    return positions.memo(("foes", allegiances, side), find)
