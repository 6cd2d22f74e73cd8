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


@dataclass(frozen=True, slots=True)
class Cast(Action):
    """Cast a spell at a level: `at` is the target's square, the centre of an area, or the first square or target of
    several (rule book 7). What more the spell needs to know is asked for by decisions before anything is paid."""

    verb: ClassVar[str] = "cast"
    spell: str
    level: str
    at: Cell


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Which of its two uses a spell is cast for: `cleanse` friends or `strip` enemies (rule book 7)."""

    verb: ClassVar[str] = "choose"
    way: str


@dataclass(frozen=True, slots=True)
class Aim(Action):
    """The next square or target of a spell that takes several, or the place a troop is carried to (rule book 7)."""

    verb: ClassVar[str] = "aim"
    at: Cell


@dataclass(frozen=True, slots=True)
class Enough(Action):
    """No further square or target: cast the spell on those chosen (rule book 7)."""

    verb: ClassVar[str] = "enough"


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Where a piece stands after a spell carried its troop (rule book 7)."""

    verb: ClassVar[str] = "place"
    at: Cell


@dataclass(frozen=True, slots=True)
class Rally(Action):
    """The commander rallies its troop: HP, voice and MP come back at the end of its turn (rule book 8)."""

    verb: ClassVar[str] = "rally"


ACTIONS: tuple[type[Action], ...] = (
    Begin,
    Move,
    Strike,
    Wait,
    EndTurn,
    Regroup,
    Stay,
    Cast,
    Choose,
    Aim,
    Enough,
    Place,
    Rally,
)
