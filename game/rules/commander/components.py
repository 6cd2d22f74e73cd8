"""Components of commander battles, beside those that `core` shares."""

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.rules.commander.models import Arm, Domain, Gait, Trait


@dataclass(frozen=True, slots=True)
class Armament:
    """How a piece fights, before any bonus (rule book 1). `ranged` is its reach in water, or anywhere if it has no
    other on land; 1 is reach of arm and no ranged attack."""

    attack: int
    defence: int
    ranged: int
    land_ranged: int
    arms: tuple[Arm, ...]
    traits: tuple[Trait, ...]
    summoned: bool = False


@dataclass(frozen=True, slots=True)
class Mobility:
    """How a piece moves (rule book 5): squares a turn, of which `land_move` at most may leave land."""

    domain: Domain
    gait: Gait
    move: int
    land_move: int
    woods_free: bool = False


@dataclass(frozen=True, slots=True)
class Commanding:
    """What makes a piece a commander: its attributes and the range in which they serve its troop (rule book 2)."""

    offence: int
    armour: int
    willpower: int
    knowledge: int
    reach: int


@dataclass(frozen=True, slots=True)
class Following:
    """The commander whose troop a unit belongs to."""

    commander: EntityId


@dataclass(frozen=True, slots=True)
class Readiness:
    """What a piece did this turn: moved, finished, and the commanders of the troops it attacked (rule book 4, 6)."""

    moved: bool = False
    done: bool = False
    fought: tuple[EntityId, ...] = ()


@dataclass(frozen=True, slots=True)
class Initiative:
    """On the battle's entity: the commanders in the order of their turns, whose turn it is (an index, -1 before the
    round's first), whether that turn is running, and who joins when the next round begins (rule book 3)."""

    order: tuple[EntityId, ...] = ()
    turn: int = -1
    running: bool = False
    joining: tuple[EntityId, ...] = ()

    @property
    def commander(self) -> EntityId | None:
        """The commander whose turn is running."""
        return self.order[self.turn] if self.running else None


@dataclass(frozen=True, slots=True)
class Arrival:
    """A piece that is not on the board yet: the round at whose start it comes, and where to."""

    round: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Objective:
    """A side's aim, an entity of its own (rule book 4): how far it has come, and whether it is met."""

    side: Side
    kind: str
    cells: tuple[Cell, ...]
    target: EntityId
    rounds: int
    progress: int = 0
    met: bool = False


@dataclass(frozen=True, slots=True)
class Stalemate:
    """On the battle's entity: each side's lowest total HP so far, and the round of the last news (rule book 4)."""

    lows: tuple[tuple[Side, int], ...]
    since: int = 0


COMPONENTS = (Armament, Mobility, Commanding, Following, Readiness, Initiative, Arrival, Objective, Stalemate)
