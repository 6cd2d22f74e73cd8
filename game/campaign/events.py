"""What becomes true in quiz and camp."""

from dataclasses import dataclass, replace
from typing import ClassVar

from game.campaign.components import Away, Company, Condition, Identity, Memory, Quiz, Talking, Temperament, Troop
from game.campaign.sheet import Sheet
from game.core.event import Ended, Event, Rolled
from game.core.ids import BATTLE, EntityId
from game.core.state import State

# -- the quiz


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A question was answered."""

    person: EntityId
    question: str
    letter: str

    def evolve(self, state: State) -> State:
        """The answer stands, the last one."""
        quiz = state.row(Quiz, self.person)
        return state.having(self.person, replace(quiz, answers=(*quiz.answers, (self.question, self.letter))))


@dataclass(frozen=True, slots=True)
class CandidateDrawn(Event):
    """A class was drawn; it weighed so much of so much."""

    person: EntityId
    kind: str
    weight: int
    total: int

    def evolve(self, state: State) -> State:
        """One more candidate."""
        quiz = state.row(Quiz, self.person)
        return state.having(self.person, replace(quiz, candidates=(*quiz.candidates, self.kind)))


@dataclass(frozen=True, slots=True)
class UnitsDrawn(Event):
    """Unit kinds were drawn for a class that is looked at."""

    person: EntityId
    kind: str
    units: tuple[str, ...]

    def evolve(self, state: State) -> State:
        """They can be picked from whenever the class is."""
        quiz = state.row(Quiz, self.person)
        return state.having(self.person, replace(quiz, drawn=(*quiz.drawn, (self.kind, self.units))))


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """Something was picked; with another class the other picks are open again."""

    person: EntityId
    choice: str
    name: str

    def evolve(self, state: State) -> State:
        """The pick in place of an earlier one."""
        quiz = state.row(Quiz, self.person)
        kept = () if self.choice == "class" else tuple(pick for pick in quiz.picks if pick[0] != self.choice)
        return state.having(self.person, replace(quiz, picks=(*kept, (self.choice, self.name))))


@dataclass(frozen=True, slots=True)
class Presented(Event):
    """Somebody has a name and a look."""

    person: EntityId
    before: Identity
    after: Identity

    def evolve(self, state: State) -> State:
        """So they are known."""
        return state.having(self.person, self.after)


@dataclass(frozen=True, slots=True)
class Enlisted(Event):
    """A commander stands ready: from the quiz, or because somebody joins the company."""

    person: EntityId
    identity: Identity
    sheet: Sheet
    condition: Condition

    def evolve(self, state: State) -> State:
        """One more character with a commander's sheet and an empty troop."""
        for row in (self.identity, self.sheet, self.condition, Troop()):
            state = state.having(self.person, row)
        return state


# -- levels


@dataclass(frozen=True, slots=True)
class SheetChanged(Event):
    """The base of what changes a sheet."""

    person: EntityId
    before: Sheet
    after: Sheet

    def evolve(self, state: State) -> State:
        """The sheet as it is now."""
        return state.having(self.person, self.after)


@dataclass(frozen=True, slots=True)
class PathChosen(SheetChanged):
    """The sequence of attribute points for the class was chosen."""


@dataclass(frozen=True, slots=True)
class LevelTaken(SheetChanged):
    """A level within the class was taken."""


@dataclass(frozen=True, slots=True)
class ClassChanged(SheetChanged):
    """A level was taken that changed the class."""


@dataclass(frozen=True, slots=True)
class SkillLearned(SheetChanged):
    """A skill point was spent."""


@dataclass(frozen=True, slots=True)
class AttributeRaised(SheetChanged):
    """An attribute point of free choice was placed."""


@dataclass(frozen=True, slots=True)
class SpellLearned(SheetChanged):
    """A spell was learnt."""


@dataclass(frozen=True, slots=True)
class UnitKindLearned(SheetChanged):
    """One more unit kind can be recruited."""


# -- troops, stores, the night


@dataclass(frozen=True, slots=True)
class TroopChanged(Event):
    """The base of what changes a troop in camp."""

    person: EntityId
    unit: str
    before: Troop
    after: Troop

    def evolve(self, state: State) -> State:
        """The troop as it is now."""
        return state.having(self.person, self.after)


@dataclass(frozen=True, slots=True)
class Recruited(TroopChanged):
    """A unit was taken into a troop."""


@dataclass(frozen=True, slots=True)
class Dismissed(TroopChanged):
    """A unit was sent home."""


@dataclass(frozen=True, slots=True)
class StoresChanged(Event):
    """Gold or rations came or went: `bought`, `recruited`, `eaten`, `relief`, `detour`, `found`, `talk`."""

    cause: str
    before: Company
    after: Company

    def evolve(self, state: State) -> State:
        """The stores as they are now."""
        return state.having(BATTLE, self.after)


@dataclass(frozen=True, slots=True)
class Slept(Event):
    """Somebody and a troop had a night's rest; `hungry` if there was nothing to eat."""

    person: EntityId
    hungry: bool
    troop: Troop
    condition: Condition

    def evolve(self, state: State) -> State:
        """They are as well as the night made them."""
        return state.having(self.person, self.troop).having(self.person, self.condition)


@dataclass(frozen=True, slots=True)
class DayBroke(Event):
    """A new day."""

    before: int
    after: int

    def evolve(self, state: State) -> State:
        """The company's day."""
        return state.having(BATTLE, replace(state.row(Company), day=self.after))


# -- the road


@dataclass(frozen=True, slots=True)
class Marched(Event):
    """The company went into a battle."""

    away: Away

    def evolve(self, state: State) -> State:
        """It is away."""
        return state.having(BATTLE, self.away)


@dataclass(frozen=True, slots=True)
class Veteran:
    """Somebody back from a battle: what was gained, and how commander and troop are."""

    person: EntityId
    experience: int
    condition: Condition
    troop: Troop


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """The company came back from a battle: how it ended, what everybody gained, who is left, and the gold found."""

    reveals: ClassVar[bool] = True

    step: str
    outcome: str
    gold: int
    veterans: tuple[Veteran, ...]

    def evolve(self, state: State) -> State:
        """Experience, losses and loot, all at once; nobody is away."""
        for veteran in self.veterans:
            sheet = state.row(Sheet, veteran.person)
            state = state.having(veteran.person, replace(sheet, experience=sheet.experience + veteran.experience))
            state = state.having(veteran.person, veteran.condition).having(veteran.person, veteran.troop)
        company = state.row(Company)
        return state.having(BATTLE, replace(company, gold=company.gold + self.gold)).lacking(BATTLE, Away)


@dataclass(frozen=True, slots=True)
class StepPassed(Event):
    """A step of the road lies behind: `won`, or gone `round`."""

    step: str
    how: str

    def evolve(self, state: State) -> State:
        """The next step is due."""
        company = state.row(Company)
        return state.having(BATTLE, replace(company, passed=(*company.passed, (self.step, self.how)), beaten=0))


@dataclass(frozen=True, slots=True)
class Beaten(Event):
    """A battle was not won; it can be tried again, or gone round."""

    step: str
    times: int

    def evolve(self, state: State) -> State:
        """Once more than before."""
        return state.having(BATTLE, replace(state.row(Company), beaten=self.times))


# -- conversations


@dataclass(frozen=True, slots=True)
class TalkBegan(Event):
    """A conversation began with its first line."""

    talking: Talking

    def evolve(self, state: State) -> State:
        """It is going on, and has been had."""
        memory = state.get(Memory) or Memory()
        state = state.having(BATTLE, replace(memory, talks=(*memory.talks, self.talking.talk)))
        return state.having(BATTLE, self.talking)


@dataclass(frozen=True, slots=True)
class LineSaid(Event):
    """The next line of a conversation was said."""

    before: Talking
    after: Talking

    def evolve(self, state: State) -> State:
        """The talk stands there."""
        return state.having(BATTLE, self.after)


@dataclass(frozen=True, slots=True)
class ReplyGiven(Event):
    """The hero gave an answer. It cannot be taken back: what comes of it is told."""

    reveals: ClassVar[bool] = True

    talking: Talking
    number: int
    quality: str
    well: bool

    def evolve(self, state: State) -> State:
        """What comes of it follows."""
        return state


@dataclass(frozen=True, slots=True)
class QualityRaised(Event):
    """A quality gained a point."""

    person: EntityId
    quality: str
    before: int
    after: int

    def evolve(self, state: State) -> State:
        """So it is from now on."""
        points = dict((state.get(Temperament, self.person) or Temperament()).points)
        points[self.quality] = self.after
        return state.having(self.person, Temperament(tuple(sorted(points.items()))))


@dataclass(frozen=True, slots=True)
class Remembered(Event):
    """Something will be remembered."""

    memories: tuple[str, ...]

    def evolve(self, state: State) -> State:
        """It is among what is remembered."""
        memory = state.row(Memory)
        fresh = tuple(one for one in self.memories if one not in memory.kept)
        return state.having(BATTLE, replace(memory, kept=(*memory.kept, *fresh)))


@dataclass(frozen=True, slots=True)
class TalkEnded(Event):
    """A conversation ended."""

    talk: str

    def evolve(self, state: State) -> State:
        """Nobody is talking."""
        return state.lacking(BATTLE, Talking)


EVENTS: tuple[type[Event], ...] = (
    Rolled,
    Ended,
    Answered,
    CandidateDrawn,
    UnitsDrawn,
    Picked,
    Presented,
    Enlisted,
    PathChosen,
    LevelTaken,
    ClassChanged,
    SkillLearned,
    AttributeRaised,
    SpellLearned,
    UnitKindLearned,
    Recruited,
    Dismissed,
    StoresChanged,
    Slept,
    DayBroke,
    Marched,
    Returned,
    StepPassed,
    Beaten,
    TalkBegan,
    LineSaid,
    ReplyGiven,
    QualityRaised,
    Remembered,
    TalkEnded,
)
