"""How a commander battle starts: board, troops, objectives. Maps and menus make it, the rules read it."""

from dataclasses import dataclass
from typing import Literal

from game.core.grid import Board, Cell
from game.core.ids import EntityId, Side
from game.rules.commander.gifts import Gift

ObjectiveKind = Literal["reach", "hold", "survive", "defeat"]


@dataclass(frozen=True, slots=True)
class UnitStart:
    """A unit's kind and square, and the HP it still has, None for all."""

    id: EntityId
    kind: str
    cell: Cell
    hp: int | None = None


@dataclass(frozen=True, slots=True)
class CommanderStart:
    """A commander, its class, square and units; `attributes` are (Offence, Armour, Willpower, Knowledge), `skills` are
    skills with their ranks (1 to 3) and `spells` the spells it knows, each None for the class's own; a troop with
    `arrives` above 0 comes as a reinforcement at the start of that round. `gifts` are its lasting ones (rule book 9 and
    12); `hp` and `mp` are what it still has, None for all."""

    id: EntityId
    side: Side
    name: str
    kind: str
    cell: Cell
    units: tuple[UnitStart, ...] = ()
    attributes: tuple[int, int, int, int] | None = None
    arrives: int = 0
    skills: tuple[tuple[str, int], ...] | None = None
    spells: tuple[str, ...] | None = None
    gifts: tuple[Gift, ...] = ()
    hp: int | None = None
    mp: int | None = None


@dataclass(frozen=True, slots=True)
class ObjectiveStart:
    """What a side must do: `cells` for reach and hold, `target` (a piece) for defeat, `rounds` for hold and survive."""

    id: EntityId
    side: Side
    kind: ObjectiveKind
    cells: tuple[Cell, ...] = ()
    target: EntityId = ""
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class BattleStart:
    """Everything a battle begins with, dice excepted."""

    board: Board
    sides: tuple[Side, ...]
    commanders: tuple[CommanderStart, ...]
    objectives: tuple[ObjectiveStart, ...] = ()
