"""The battle as it is drawn: where each piece seems to stand, which need not be where the rules have it already."""

from dataclasses import dataclass, field
from typing import Literal

from game.core.entity import Allegiance, Named, Position, Vitals
from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.components import Burning, Commanding, Effects, Following, Initiative, Readiness
from game.rules.commander.spells import School
from game.ui.figures.figure import Pose

Tone = Literal["loss", "miss", "gain", "magic"]
"""What a floating text tells: HP lost, what did nothing, HP won back, or MP that went or came."""


@dataclass(slots=True)
class PieceView:
    """One piece as drawn. `x`, `y` are in squares and may lie between them, `lift` is how far it is off the ground in
    squares, `tilt` in degrees, `alpha` from 0 to 255; `done` says it has acted in the turn that is running; `effects`
    are the kinds of lasting effects upon it, the oldest first."""

    id: EntityId
    kind: str
    side: Side
    commander: bool
    x: float
    y: float
    hp: int
    full: int
    done: bool = False
    effects: tuple[str, ...] = ()
    facing_left: bool = False
    pose: Pose = "rest"
    lift: float = 0.0
    tilt: float = 0.0
    alpha: int = 255


def is_done(state: State, piece: EntityId) -> bool:
    """Whether the piece has acted in the turn that is running (rule book 4)."""
    initiative = state.get(Initiative)
    if initiative is None or initiative.commander is None:
        return False
    following = state.get(Following, piece)
    leader = following.commander if following else piece
    return leader == initiative.commander and state.row(Readiness, piece).done


def effect_kinds(state: State, piece: EntityId) -> tuple[str, ...]:
    """The kinds of the lasting effects on a piece, the oldest first (rule book 7)."""
    effects = state.get(Effects, piece)
    return tuple(effect.kind for effect in effects.active) if effects else ()


def fires_of(state: State) -> dict[Cell, int]:
    """The burning squares, each with the most turns of a caster that it still burns (rule book 7, Burn)."""
    fires: dict[Cell, int] = {}
    for _, fire in state.table(Burning).items():
        for cell in fire.cells:
            fires[cell] = max(fire.left, fires.get(cell, 0))
    return fires


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
        is_done(state, piece),
        effect_kinds(state, piece),
        facing_left=state.row(Allegiance, piece).side != "red",
    )


@dataclass(slots=True, eq=False)
class Float:
    """A text that rises over a square and fades: its middle in squares, `alpha` from 0 to 255."""

    words: str
    tone: Tone
    x: float
    y: float
    alpha: int = 255


@dataclass(slots=True, eq=False)
class Spark:
    """Where one strike landed or missed: its middle in squares, `age` from 0 to 1."""

    hit: bool
    x: float
    y: float
    age: float = 0.0


@dataclass(slots=True, eq=False)
class Shot:
    """An arrow or a bolt of magic in flight: its middle in squares, `turn` in degrees clockwise from pointing right."""

    magic: bool
    x: float
    y: float
    turn: float = 0.0


@dataclass(slots=True, eq=False)
class Thrown:
    """Dice beside the piece on square `x`, `y` that throws them: their faces in order (none where only outcomes are
    known), which of them hit, and how many have been thrown; the last one is still falling by the share left over."""

    x: int
    y: int
    faces: tuple[int, ...]
    hits: tuple[bool, ...]
    landed: float = 0.0


@dataclass(slots=True, eq=False)
class Dropped:
    """A banner that falls: its foot in squares, `turn` in degrees from upright, `alpha` from 0 to 255."""

    side: Side
    x: float
    y: float
    turn: float = 0.0
    alpha: int = 255


@dataclass(slots=True, eq=False)
class Bloom:
    """Magic of a school unfolding around a square, over some squares: `power` from 1 (level A) to 4, `age` from 0 to
    1."""

    school: School
    power: int
    at: Cell
    cells: tuple[Cell, ...]
    age: float = 0.0


@dataclass(slots=True, eq=False)
class Bolt:
    """Lightning from one point to another, in squares; `age` from 0 to 1."""

    x0: float
    y0: float
    x1: float
    y1: float
    age: float = 0.0


@dataclass(slots=True, eq=False)
class Omen:
    """The sign of an effect that comes over a piece or leaves it, with a word on how strong it is: its middle in
    squares, `alpha` from 0 to 255."""

    kind: str
    words: str
    x: float
    y: float
    alpha: int = 255


@dataclass(slots=True, eq=False)
class Banner:
    """A ribbon that tells whose turn begins; `alpha` from 0 to 255, `shift` in widths of the board's window."""

    name: str
    side: Side
    alpha: int = 255
    shift: float = 0.0


@dataclass(slots=True)
class View:
    """All pieces as drawn, by id, the burning squares, and what passes over the board while something moves."""

    pieces: dict[EntityId, PieceView] = field(default_factory=dict)
    fires: dict[Cell, int] = field(default_factory=dict)
    floats: list[Float] = field(default_factory=list)
    sparks: list[Spark] = field(default_factory=list)
    shots: list[Shot] = field(default_factory=list)
    dropped: list[Dropped] = field(default_factory=list)
    blooms: list[Bloom] = field(default_factory=list)
    bolts: list[Bolt] = field(default_factory=list)
    omens: list[Omen] = field(default_factory=list)
    dice: Thrown | None = None
    banner: Banner | None = None

    def settle(self, state: State) -> None:
        """Show the state as it is, keeping only which way each piece faces."""
        facing = {piece: seen.facing_left for piece, seen in self.pieces.items()}
        self.pieces = {piece: piece_view(state, piece) for piece in state.table(Position)}
        for piece in facing.keys() & self.pieces.keys():
            self.pieces[piece].facing_left = facing[piece]
        self.fires = fires_of(state)
        self.blooms, self.bolts, self.omens = [], [], []
        self.floats, self.sparks, self.shots, self.dropped = [], [], [], []
        self.dice, self.banner = None, None

    def shows(self, state: State) -> bool:
        """Whether what is drawn is what is true, and nothing passes over it."""
        settled = View(dict(self.pieces))
        settled.settle(state)
        return settled == self


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
    cover: int = 0
    """What the ground under the cursor does to the cap on strikes against whoever stands there, such as -2."""
    threats: tuple[tuple[Cell, Cell], ...] = ()
    """Pairs of a square from which a piece threatens and the square it threatens."""
    spell: frozenset[Cell] = frozenset()
    """Where a spell that is being cast may be aimed."""
    area: frozenset[Cell] = frozenset()
    """What it would reach from where it is aimed."""
    caught: frozenset[Cell] = frozenset()
    """Where friends stand whom it would harm."""
    picked: tuple[Cell, ...] = ()
    """The squares or targets chosen for it so far, in order."""
