"""Components that every rule set shares: frozen values of whole numbers, strings, booleans and tuples."""

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.ids import EntityId, Side


@dataclass(frozen=True, slots=True)
class Position:
    """The square an entity stands on."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Allegiance:
    """The side an entity belongs to."""

    side: Side


@dataclass(frozen=True, slots=True)
class Vitals:
    """Hit points left and hit points when whole."""

    hp: int
    full: int


@dataclass(frozen=True, slots=True)
class Named:
    """What the entity is (an id in content) and the name it goes by, empty if it has none of its own."""

    kind: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """On the battle's entity: the number of the round, 0 before the first."""

    number: int


@dataclass(frozen=True, slots=True)
class RollCount:
    """On the battle's entity: how often each roll (actor, purpose, target) was made in a round."""

    round: int
    made: tuple[tuple[str, int], ...] = ()

    def of(self, number: int, key: str) -> int:
        """How often the roll `key` was made in round `number`."""
        if number != self.round:
            return 0
        return next((times for name, times in self.made if name == key), 0)

    def plus(self, number: int, key: str) -> "RollCount":
        """The count with one more roll of `key` in round `number`."""
        made = dict(self.made) if number == self.round else {}
        made[key] = made.get(key, 0) + 1
        return RollCount(number, tuple(sorted(made.items())))


@dataclass(frozen=True, slots=True)
class Owed:
    """A decision owed before all else: its kind, the side that decides, the actors it decides for, and a size."""

    kind: str
    side: Side
    actors: tuple[EntityId, ...]
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Pending:
    """On the battle's entity: the stack of decisions owed, the next one last."""

    owed: tuple[Owed, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """On the battle's entity, once all is over: the winning side, empty for a draw, and the reason's id."""

    winner: Side
    reason: str
