"""Components of commander battles, beside those that `core` shares."""

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.rules.commander.gifts import Gifts
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
    """How a piece moves (rule book 5): squares a turn, of which `land_move` at most may leave land, and the terrain
    that costs it nothing extra to leave."""

    domain: Domain
    gait: Gait
    move: int
    land_move: int
    woods_free: bool = False
    frees: tuple[str, ...] = ()


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
    """What a piece did this turn: moved, finished, the commanders of the troops it attacked or harmed by a spell, and
    whether it rallied (rule book 4, 6, 8)."""

    moved: bool = False
    done: bool = False
    fought: tuple[EntityId, ...] = ()
    rallied: bool = False


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


@dataclass(frozen=True, slots=True)
class Magic:
    """MP left, and MP when rested (rule book 2)."""

    mp: int
    full: int


@dataclass(frozen=True, slots=True)
class Spellbook:
    """The spells a piece knows, each with the highest level it can cast it at (rule book 7)."""

    spells: tuple[tuple[str, str], ...]

    def highest(self, spell: str) -> str | None:
        """The highest level at which the piece can cast a spell, None if it does not know it."""
        return next((letter for name, letter in self.spells if name == spell), None)


@dataclass(frozen=True, slots=True)
class Skills:
    """A commander's skills with their ranks (1 to 3), what they give in all, and the terrain they free from (8)."""

    ranks: tuple[tuple[str, int], ...]
    gives: tuple[tuple[str, int], ...] = ()
    frees: tuple[str, ...] = ()

    def rank(self, skill: str) -> int:
        """The rank in a skill, 0 if it is not known."""
        return next((rank for name, rank in self.ranks if name == skill), 0)

    def figure(self, ability: str) -> int:
        """The figure of an ability, 0 without it."""
        return next((figure for name, figure in self.gives if name == ability), 0)


@dataclass(frozen=True, slots=True)
class Effect:
    """A lasting effect (rule book 7): its kind, the spell, the piece and the side it comes from, how strong it is (of
    poison: the HP it still takes), and how many ends of its bearer's turns it lasts, 0 if they do not count."""

    kind: str
    spell: str
    source: EntityId
    side: Side
    strength: int
    left: int


@dataclass(frozen=True, slots=True)
class Effects:
    """The lasting effects on a piece, the oldest first; a piece without any has no such component."""

    active: tuple[Effect, ...]

    def of(self, kind: str) -> Effect | None:
        """The effect of a kind, or None."""
        return next((effect for effect in self.active if effect.kind == kind), None)


@dataclass(frozen=True, slots=True)
class Burning:
    """On its caster: the squares set alight, the HP they take, and the ends of the caster's turns they last (7)."""

    cells: tuple[Cell, ...]
    damage: int
    left: int


@dataclass(frozen=True, slots=True)
class Summoning:
    """On a caster that summoned: how many creatures came so far, the present one ("" for none), and the round in which
    the last one fell, 0 if none did (rule book 7)."""

    called: int
    creature: EntityId
    fell: int = 0


@dataclass(frozen=True, slots=True)
class Casting:
    """On the battle's entity: a spell of which more must be chosen before it is paid for (rule book 7).

    `cells` are the squares, targets or the goal chosen so far, `movers` the pieces that are carried, and `places` where
    those placed already will stand.
    """

    caster: EntityId
    spell: str
    level: str
    at: Cell
    way: str = ""
    cells: tuple[Cell, ...] = ()
    movers: tuple[EntityId, ...] = ()
    places: tuple[Cell, ...] = ()


COMPONENTS = (
    Armament,
    Mobility,
    Commanding,
    Following,
    Readiness,
    Initiative,
    Arrival,
    Objective,
    Stalemate,
    Magic,
    Spellbook,
    Skills,
    Gifts,
    Effects,
    Burning,
    Summoning,
    Casting,
)
