"""From a battle's start to its first state: pieces put together out of content (rule book 2)."""

from collections.abc import Iterable
from typing import Any

from game.core.entity import Allegiance, Named, Position, Round, Vitals
from game.core.grid import Cell
from game.core.ids import BATTLE, EntityId, Side
from game.core.state import State
from game.core.table import Table
from game.rules.commander.components import (
    Armament,
    Arrival,
    Commanding,
    Following,
    Initiative,
    Mobility,
    Objective,
    Readiness,
    Stalemate,
)
from game.rules.commander.models import ClassKind, CommanderContent, CommanderNumbers, Kind, UnitKind
from game.rules.commander.setup import BattleStart, CommanderStart


def armament(kind: Kind) -> Armament:
    """How a piece of this kind fights (rule book 1)."""
    on_land = kind.ranged if kind.land_ranged is None else kind.land_ranged
    summoned = isinstance(kind, UnitKind) and kind.summon
    arms, traits = tuple(sorted(kind.arms)), tuple(sorted(kind.traits))
    return Armament(kind.attack, kind.defence, max(1, kind.ranged), max(1, on_land), arms, traits, summoned)


def mobility(kind: Kind) -> Mobility:
    """How a piece of this kind moves (rule book 5)."""
    on_land = kind.move if kind.land_move is None else kind.land_move
    return Mobility(kind.domain, kind.gait, kind.move, on_land, "forest_walker" in kind.traits)


def class_attributes(kind: ClassKind, numbers: CommanderNumbers) -> tuple[int, int, int, int]:
    """Offence, Armour, Willpower and Knowledge a new commander of the class has (rule book 2)."""
    favoured = kind.attributes[:2]
    found = [
        min(
            numbers.attribute_limit,
            numbers.start_attributes[letter] + (numbers.class_attribute_bonus if letter in favoured else 0),
        )
        for letter in ("O", "A", "W", "K")
    ]
    return found[0], found[1], found[2], found[3]


class _Rows:
    """Component tables in the making."""

    def __init__(self) -> None:
        self._rows: dict[type, dict[EntityId, Any]] = {}

    def put(self, entity: EntityId, *components: Any) -> None:
        for component in components:
            self._rows.setdefault(type(component), {})[entity] = component

    def tables(self) -> dict[type, Table[Any]]:
        return {kind: Table(rows) for kind, rows in self._rows.items()}


def first_state(start: BattleStart, content: CommanderContent) -> State:
    """The state before `Begin`.

    Raises ValueError when two things bear one id, a kind is unknown, or no commander is on the board from the start.
    """
    if not any(commander.arrives <= 0 for commander in start.commanders):
        raise ValueError("no commander is on the board from the start")
    rows = _Rows()
    _refuse_doubles([BATTLE, *_ids(start)])
    for commander in start.commanders:
        _put_troop(rows, commander, content)
    for goal in start.objectives:
        rows.put(goal.id, Objective(goal.side, goal.kind, tuple(sorted(goal.cells)), goal.target, goal.rounds))
    lows = _totals(start, content.numbers.full_hp)
    rows.put(BATTLE, Round(0), Initiative(), Stalemate(lows))
    return State(start.board, rows.tables())


def _put_troop(rows: _Rows, commander: CommanderStart, content: CommanderContent) -> None:
    kind = content.classes.get(commander.kind)
    if kind is None:
        raise ValueError(f"'{commander.kind}' is no commander class")
    offence, armour, willpower, knowledge = commander.attributes or class_attributes(kind, content.numbers)
    leading = Commanding(offence, armour, willpower, knowledge, content.numbers.command_range)
    rows.put(commander.id, leading, Named(commander.kind, commander.name))
    _put_piece(rows, commander.id, commander.side, kind, commander.cell, commander.arrives, content)
    for unit in commander.units:
        unit_kind = content.units.get(unit.kind)
        if unit_kind is None:
            raise ValueError(f"'{unit.kind}' is no unit")
        rows.put(unit.id, Following(commander.id), Named(unit.kind))
        _put_piece(rows, unit.id, commander.side, unit_kind, unit.cell, commander.arrives, content)


def _put_piece(
    rows: _Rows, piece: EntityId, side: Side, kind: Kind, cell: Cell, arrives: int, content: CommanderContent
) -> None:
    full = content.numbers.full_hp
    rows.put(piece, Allegiance(side), Vitals(full, full), armament(kind), mobility(kind), Readiness())
    rows.put(piece, Arrival(arrives, cell) if arrives > 0 else Position(cell))


def _ids(start: BattleStart) -> Iterable[EntityId]:
    for commander in start.commanders:
        yield commander.id
        yield from (unit.id for unit in commander.units)
    yield from (goal.id for goal in start.objectives)


def _refuse_doubles(ids: list[EntityId]) -> None:
    doubles = sorted({entity for entity in ids if ids.count(entity) > 1})
    if doubles:
        raise ValueError(f"the id '{doubles[0]}' is used twice")


def _totals(start: BattleStart, full: int) -> tuple[tuple[Side, int], ...]:
    totals: dict[Side, int] = {}
    for commander in start.commanders:
        totals[commander.side] = totals.get(commander.side, 0) + full * (1 + len(commander.units))
    return tuple(sorted(totals.items()))
