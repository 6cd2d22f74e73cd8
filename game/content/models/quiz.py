"""The shapes of the quiz: questions, answers, and what an answer gives the commander to be (rule book 9)."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from game.rules.commander.entry import Entry
from game.rules.commander.models import Arm, AttributeLetter, Domain, Role, Trait
from game.rules.commander.skills import Rank

AnswerLetter = Literal["A", "B", "C", "D", "E", "F", "G"]


class GiveAttribute(Entry):
    """Points of an attribute, named the major or the secondary one of the commander."""

    gives: Literal["attribute"] = Field(description="What the answer gives")
    place: Literal["major", "secondary"] = Field(description="Which of the two attributes of the quiz it becomes")
    attribute: AttributeLetter = Field(description="Offence, Armour, Willpower or Knowledge, by initial")
    points: int = Field(ge=1, description="Points it adds")


class GiveFreeAttribute(Entry):
    """Points of an attribute that the player picks."""

    gives: Literal["free_attribute"] = Field(description="What the answer gives")
    points: int = Field(ge=1, description="Points to place")


class GiveUnitChoice(Entry):
    """One more unit kind, picked from some drawn by their role."""

    gives: Literal["unit_choice"] = Field(description="What the answer gives")
    role: Role = Field(description="The role the kinds are drawn by")
    count: int = Field(ge=1, description="Kinds drawn")


class GiveSkill(Entry):
    """A skill at a rank; gained a second time it goes one rank up, never past Advanced."""

    gives: Literal["skill"] = Field(description="What the answer gives")
    skill: str = Field(description="The skill")
    rank: Rank = Field("basic", description="The rank it comes at")


class GiveSpell(Entry):
    """A spell; one already known becomes another of its school."""

    gives: Literal["spell"] = Field(description="What the answer gives")
    spell: str = Field(description="The spell")


class GiveSpellChoice(Entry):
    """One more spell, picked from a list; some come with the skill that lets them be cast."""

    gives: Literal["spell_choice"] = Field(description="What the answer gives")
    spells: tuple[str, ...] = Field(min_length=1, description="Spells to pick from")
    with_skill: Mapping[str, str] = Field(
        default_factory=dict, description="Spells that bring a skill at Basic, each with the skill"
    )


class GiveClassChoice(Entry):
    """One more candidate class, drawn from a list."""

    gives: Literal["class_choice"] = Field(description="What the answer gives")
    classes: tuple[str, ...] = Field(min_length=1, description="Classes the candidate is drawn from")


class GiveClassWeight(Entry):
    """Matching classes become likelier; a class matches when it fits every condition given."""

    gives: Literal["class_weight"] = Field(description="What the answer gives")
    times: int = Field(ge=1, description="Factor of the weight of each matching class")
    domain: Domain | None = Field(None, description="The domain a class must have")
    arm: Arm | None = Field(None, description="An arm a class must have")
    without_arm: Arm | None = Field(None, description="An arm a class must not have")
    trait: Trait | None = Field(None, description="A trait a class must have")


class GiveBonus(Entry):
    """A lasting bonus to one figure."""

    gives: Literal["bonus"] = Field(description="What the answer gives")
    to: Literal["command_range", "max_mp", "attack", "defence", "move", "spell_range"] = Field(
        description="The commander's figure it raises"
    )
    points: int = Field(ge=1, description="By how much")


class GiveFreeLeaving(Entry):
    """The commander pays no leaving costs."""

    gives: Literal["free_leaving"] = Field(description="What the answer gives")


class GiveCurve(Entry):
    """The quiz's attribute curve (rule book 10)."""

    gives: Literal["curve"] = Field(description="What the answer gives")
    curve: Literal[1, 2, 3] = Field(description="Which of the three curves")


class GiveSkillPoint(Entry):
    """The class level at which each class brings a skill point."""

    gives: Literal["skill_point"] = Field(description="What the answer gives")
    class_level: int = Field(ge=2, le=4, description="The class level")


class GivePose(Entry):
    """The pose of the crest's figure; no rule reads it."""

    gives: Literal["pose"] = Field(description="What the answer gives")
    pose: Literal["biceps", "trapezius", "gastrocnemius", "gluteal"] = Field(description="What the pose shows off")


Effect = Annotated[
    GiveAttribute
    | GiveFreeAttribute
    | GiveUnitChoice
    | GiveSkill
    | GiveSpell
    | GiveSpellChoice
    | GiveClassChoice
    | GiveClassWeight
    | GiveBonus
    | GiveFreeLeaving
    | GiveCurve
    | GiveSkillPoint
    | GivePose,
    Field(discriminator="gives"),
]


class Answer(Entry):
    """One answer of a question."""

    text: str = Field(description="The answer as the player reads it, in English")
    effects: tuple[Effect, ...] = Field((), description="What choosing it gives")
    next: str | None = Field(None, description="The question it leads to, if not the one after this question")
    picture: str = Field("", description="The picture beside it, by name; a plain sheet if none is drawn")


class Question(Entry):
    """One question of the quiz, or a sub-question some answers lead to."""

    text: str = Field(description="The question as the player reads it, in English")
    answers: Mapping[AnswerLetter, Answer] = Field(min_length=2, description="The answers by letter")
    next: str | None = Field(None, description="The question that follows; none after the last")
    unlike: str | None = Field(None, description="A question whose chosen letter cannot be chosen here again")
