"""A commander's sheet: what it is and what it gained, each gain with its origin, and what follows from them.

Every number on a sheet is a sum of gains, so that each can say where it came from. An origin is a short text: `start`,
`class:mage`, `answer:1a`, `level:3` (the level that brought it), `point:4` (a skill point spent at that level) or
`change:shaman` (a change of class).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, get_args

from game.rules.commander.models import AttributeLetter, ClassKind, CommanderContent

LETTERS: tuple[AttributeLetter, ...] = ("O", "A", "W", "K")
"""Offence, Armour, Willpower and Knowledge, in the order in which they are told."""

FREE = "?"
"""On a sheet's path: a point that goes where the player likes."""

What = Literal["attribute", "skill", "spell", "unit", "figure"]
Figure = Literal["command_range", "max_mp", "attack", "defence", "move", "spell_range", "free_leaving"]
FIGURES: tuple[Figure, ...] = get_args(Figure)
"""Figures of the commander's own piece that lasting gains can raise."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Something gained: points of an attribute (by letter) or a figure, a rank of a skill, a spell, a unit kind."""

    what: What
    name: str
    amount: int
    origin: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """What makes somebody a commander (rule book 9 and 10).

    `kind` is its class, `skill_level` the class level that brings a skill point, `curve` the quiz's curve, `path` the
    letters of the sequence chosen in this class, empty before. `points`, `free`, `new_units` and `new_spells` are skill
    points, attribute points, unit kinds and spells that it may still choose.
    """

    kind: str
    major: AttributeLetter
    secondary: AttributeLetter
    curve: Literal[1, 2, 3]
    skill_level: int
    gains: tuple[Gain, ...]
    level: int = 1
    class_level: int = 1
    experience: int = 0
    path: tuple[str, ...] = ()
    points: int = 0
    free: int = 0
    new_units: int = 0
    new_spells: int = 0

    def of(self, what: What) -> Iterator[Gain]:
        """The gains of a sort, in the order in which they came."""
        return (gain for gain in self.gains if gain.what == what)

    def plus(self, *gains: Gain) -> "Sheet":
        """The sheet with more gains."""
        return replace(self, gains=(*self.gains, *gains))

    def sources(self, what: What, name: str) -> tuple[Gain, ...]:
        """The gains of one attribute, figure, skill, spell or unit kind: where it came from."""
        return tuple(gain for gain in self.of(what) if gain.name == name)

    def total(self, what: What, name: str) -> int:
        """What the gains of one thing add up to: an attribute's points, a skill's rank, a figure's bonus."""
        return sum(gain.amount for gain in self.sources(what, name))

    @property
    def attributes(self) -> Mapping[AttributeLetter, int]:
        """The four attributes by letter (rule book 2)."""
        return {letter: self.total("attribute", letter) for letter in LETTERS}

    @property
    def ranks(self) -> tuple[tuple[str, int], ...]:
        """The skills with their ranks (1 to 3), by id (rule book 8)."""
        names = sorted({gain.name for gain in self.of("skill")})
        return tuple((name, self.total("skill", name)) for name in names)

    @property
    def spells(self) -> tuple[str, ...]:
        """The spells it knows, in the order in which they came."""
        return tuple(gain.name for gain in self.of("spell"))

    @property
    def units(self) -> tuple[str, ...]:
        """The unit kinds it can recruit, in the order in which they came."""
        return tuple(gain.name for gain in self.of("unit"))

    @property
    def figures(self) -> tuple[tuple[str, int], ...]:
        """The lasting bonuses of its own piece, by name."""
        found = ((name, self.total("figure", name)) for name in FIGURES)
        return tuple((name, points) for name, points in found if points)


def max_mp(sheet: Sheet, content: CommanderContent) -> int:
    """The MP of a rested commander (rule book 2)."""
    numbers = content.numbers
    knowledge = sheet.total("attribute", "K")
    return numbers.base_mp + numbers.mp_per_knowledge * knowledge + sheet.total("figure", "max_mp")


def ability(sheet: Sheet, name: str, content: CommanderContent) -> int:
    """The figure of an ability that skills give; a higher rank's replaces a lower one's (rule book 8)."""
    figure = 0
    for skill, rank in sheet.ranks:
        for step in content.skills[skill].ranks[:rank]:
            figure = dict(step.gives).get(name, figure) if content.skills[skill].school is None else figure  # type: ignore[call-overload]
    return figure


def piece_figures(sheet: Sheet, content: CommanderContent) -> Mapping[str, int]:
    """Attack, defence, move and command range of the commander's own piece by class, skills and lasting gains; what
    attributes add in battle is not in them (rule book 2 and 8)."""
    kind = content.classes[sheet.kind]
    own = {
        "attack": kind.attack + ability(sheet, "commander_attack", content),
        "defence": kind.defence + ability(sheet, "commander_defence", content),
        "move": kind.move,
        "command_range": content.numbers.command_range + ability(sheet, "command_range", content),
    }
    return {name: figure + sheet.total("figure", name) for name, figure in own.items()}


def class_gains(kind: ClassKind, id_: str, content: CommanderContent) -> tuple[Gain, ...]:
    """What a class gives a new commander: attributes, and the units, skills and spells that do not have to be chosen
    (rule book 2 and 9)."""
    numbers, origin = content.numbers, f"class:{id_}"
    start = [Gain("attribute", letter, numbers.start_attributes[letter], "start") for letter in LETTERS]
    own = [Gain("attribute", letter, numbers.class_attribute_bonus, origin) for letter in kind.attributes[:2]]
    skills = () if kind.choose else kind.skills
    given = [
        *(Gain("unit", unit, 1, origin) for unit in kind.units),
        *(Gain("skill", skill, 1, origin) for skill in skills),
        *(Gain("spell", spell, 1, origin) for spell in kind.spells),
    ]
    return (*start, *own, *given)
