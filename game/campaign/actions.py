"""What can be decided in quiz and camp (rule book 9 to 11). Whoever is meant is the actor; what concerns the whole
company has the reserved entity for one."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.action import Action, Begin

# -- the quiz


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Answer a question."""

    verb: ClassVar[str] = "answer"
    question: str
    letter: str


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Pick something that the answers let one choose; it may be picked anew until the commander is enlisted."""

    verb: ClassVar[str] = "pick"
    choice: str
    name: str


@dataclass(frozen=True, slots=True)
class Present(Action):
    """Say who one is: name, looks, the crest's charge."""

    verb: ClassVar[str] = "present"
    name: str
    look: int
    crest: str


@dataclass(frozen=True, slots=True)
class Enlist(Action):
    """End the quiz: the commander is as answered and picked."""

    verb: ClassVar[str] = "enlist"


# -- levels


@dataclass(frozen=True, slots=True)
class ChoosePath(Action):
    """Choose the sequence of attribute points for this class: `first` or `second` of the quiz's curve, or `class`."""

    verb: ClassVar[str] = "path"
    name: str
    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Take a level within the class."""

    verb: ClassVar[str] = "advance"


@dataclass(frozen=True, slots=True)
class ChangeClass(Action):
    """Take the level that changes the class."""

    verb: ClassVar[str] = "change"
    kind: str


@dataclass(frozen=True, slots=True)
class Learn(Action):
    """Spend a skill point on a new skill or a higher rank."""

    verb: ClassVar[str] = "learn"
    skill: str


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Place an attribute point of free choice."""

    verb: ClassVar[str] = "raise"
    attribute: str


@dataclass(frozen=True, slots=True)
class LearnSpell(Action):
    """Learn the spell that a change of class brings."""

    verb: ClassVar[str] = "spell"
    spell: str


@dataclass(frozen=True, slots=True)
class LearnUnit(Action):
    """Learn to recruit the unit kind that a change of class brings."""

    verb: ClassVar[str] = "unit"
    unit: str


# -- troops, stores, the night


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Pay for a unit and take it into the troop."""

    verb: ClassVar[str] = "recruit"
    unit: str


@dataclass(frozen=True, slots=True)
class Dismiss(Action):
    """Send a unit of a kind home, the one most wounded; nothing is paid back."""

    verb: ClassVar[str] = "dismiss"
    unit: str


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy rations."""

    verb: ClassVar[str] = "buy"
    rations: int


@dataclass(frozen=True, slots=True)
class Rest(Action):
    """Sleep until morning."""

    verb: ClassVar[str] = "rest"


# -- the road


@dataclass(frozen=True, slots=True)
class March(Action):
    """Go into the battle of the road's next step, those named."""

    verb: ClassVar[str] = "march"
    step: str
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Come back from a battle: how it ended (`won`, `lost`, `drawn`), gold found, and, each in the order of who went,
    experience, HP and MP of the commanders; then the units that are left, by commander, kind and HP."""

    verb: ClassVar[str] = "return"
    outcome: str
    gold: int
    experience: tuple[int, ...]
    hp: tuple[int, ...]
    mp: tuple[int, ...]
    leaders: tuple[str, ...]
    kinds: tuple[str, ...]
    wounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GoRound(Action):
    """Go on past a battle that was lost, at a cost."""

    verb: ClassVar[str] = "round"
    step: str


# -- conversations


@dataclass(frozen=True, slots=True)
class Talk(Action):
    """Begin a conversation."""

    verb: ClassVar[str] = "talk"
    talk: str


@dataclass(frozen=True, slots=True)
class Say(Action):
    """Give one of the answers, counted from 0; where there are none, 0 hears on."""

    verb: ClassVar[str] = "say"
    number: int


QUIZ_ACTIONS: tuple[type[Action], ...] = (Answer, Pick, Present, Enlist)
GROWTH_ACTIONS: tuple[type[Action], ...] = (ChoosePath, Advance, ChangeClass, Learn, Raise, LearnSpell, LearnUnit)
CAMP_ACTIONS: tuple[type[Action], ...] = (Recruit, Dismiss, Buy, Rest)
ROAD_ACTIONS: tuple[type[Action], ...] = (March, Return, GoRound)
TALK_ACTIONS: tuple[type[Action], ...] = (Talk, Say)
ACTIONS: tuple[type[Action], ...] = (
    Begin,
    *QUIZ_ACTIONS,
    *GROWTH_ACTIONS,
    *CAMP_ACTIONS,
    *ROAD_ACTIONS,
    *TALK_ACTIONS,
)
