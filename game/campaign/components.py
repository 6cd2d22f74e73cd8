"""Components of the campaign: people, their sheets and troops, the quiz, the company (rule book 9 to 11)."""

from dataclasses import dataclass

from game.campaign.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Identity:
    """Who somebody is: name, looks, the charge and pose of the crest, and the view it comes from."""

    name: str
    look: int = 0
    crest: str = "hearth"
    pose: str = ""
    scenery: str = ""


@dataclass(frozen=True, slots=True)
class Soldier:
    """A unit of a troop, and its HP."""

    kind: str
    hp: int


@dataclass(frozen=True, slots=True)
class Troop:
    """The units a commander leads, in the order in which they came (rule book 11)."""

    units: tuple[Soldier, ...] = ()


@dataclass(frozen=True, slots=True)
class Condition:
    """How a commander fares: HP and MP left."""

    hp: int
    mp: int


@dataclass(frozen=True, slots=True)
class Quiz:
    """A commander in the making (rule book 9): the answers given (question, letter) in order, the classes drawn, the
    unit kinds drawn for each class looked at, and what was picked of each choice."""

    answers: tuple[tuple[str, str], ...] = ()
    candidates: tuple[str, ...] = ()
    drawn: tuple[tuple[str, tuple[str, ...]], ...] = ()
    picks: tuple[tuple[str, str], ...] = ()

    def drawn_for(self, kind: str) -> tuple[str, ...] | None:
        """The unit kinds drawn for a class, None if none were drawn yet."""
        return next((units for name, units in self.drawn if name == kind), None)


@dataclass(frozen=True, slots=True)
class Company:
    """On the reserved entity: what belongs to all. `campaign` is the road they are on, `passed` the steps behind them
    with how (`won`, `round`), `beaten` how often the present step was lost, and `difficulty` how hard it is."""

    campaign: str
    difficulty: str
    gold: int
    rations: int
    day: int = 1
    passed: tuple[tuple[str, str], ...] = ()
    beaten: int = 0

    def has_passed(self, step: str) -> bool:
        """Whether a step of the road lies behind."""
        return any(name == step for name, _ in self.passed)


@dataclass(frozen=True, slots=True)
class Away:
    """On the reserved entity: the company is in the battle of a step of its road, and who went along."""

    step: str
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Temperament:
    """The seven qualities of somebody, by id, those without points left out (rule book 12)."""

    points: tuple[tuple[str, int], ...] = ()

    def of(self, quality: str) -> int:
        """The points of a quality, 0 to 10."""
        return dict(self.points).get(quality, 0)


@dataclass(frozen=True, slots=True)
class Memory:
    """On the reserved entity: the talks that were had, and what is remembered of them, each in the order of coming."""

    talks: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Talking:
    """On the reserved entity: the talk that is going on, and the line that was said last."""

    talk: str
    line: str


COMPONENTS = (Sheet, Identity, Troop, Condition, Quiz, Company, Away, Temperament, Memory, Talking)
