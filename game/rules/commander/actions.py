"""What a side can decide in a commander battle."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.action import Action, Begin
from game.core.grid import Cell
from game.core.ids import EntityId


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Walk, ride, fly or swim: `path` is every square entered, in order (rule book 5)."""

    verb: ClassVar[str] = "move"
    path: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """Attack an enemy within reach (rule book 6)."""

    verb: ClassVar[str] = "strike"
    target: EntityId


@dataclass(frozen=True, slots=True)
class Wait(Action):
    """Do nothing more this turn (rule book 4)."""

    verb: ClassVar[str] = "wait"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """The commander ends its troop's turn (rule book 4)."""

    verb: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Regroup(Action):
    """After an enemy commander fell: a few squares that cost neither move nor action (rule book 6)."""

    verb: ClassVar[str] = "regroup"
    path: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Do not regroup with this piece."""

    verb: ClassVar[str] = "stay"


ACTIONS: tuple[type[Action], ...] = (Begin, Move, Strike, Wait, EndTurn, Regroup, Stay)
