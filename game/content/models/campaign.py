"""The shapes of a campaign: its people, its road from battle to battle, and the story told on the way."""

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from game.content.models.quiz import AnswerLetter
from game.content.models.talks import Id, Mood, Talk
from game.rules.commander.entry import Entry

Biome = Literal["plains", "forest", "coast", "snow"]

TELLER = ""
"""The speaker of pages that nobody says."""


class Page(Entry):
    """A page of the story: told, or said by somebody."""

    speaker: str = Field(TELLER, description="The person who says it, or hero; left out, the story tells it")
    mood: Mood = Field("calm", description="The face it is said with")
    text: str = Field(min_length=1, description="What is told, in English")


class Person(Entry):
    """Somebody of the story. A commander has a class and has answered the quiz as players do (rule book 9)."""

    name: str = Field(min_length=1, description="The name shown to players, in English")
    bust: str = Field(description="The figure drawn of it: a class, or quartermaster, drummer, scout, reeve")
    note: str = Field("", description="A sentence about who it is, in English")
    look: int = Field(0, ge=0, le=7, description="Which of the eight looks it has")
    crest: Id = Field("hearth", description="The charge of its crest")
    commander: bool = Field(False, description="Whether it leads a troop")
    kind: str = Field("", description="A commander's class")
    answers: Mapping[str, AnswerLetter] = Field(
        default_factory=dict, description="A commander's answers to the quiz, by question, in the order of asking"
    )


class Start(Entry):
    """What a company sets out with."""

    gold: int = Field(ge=0, description="Gold")
    rations: int = Field(ge=0, description="Rations")
    day: int = Field(1, ge=1, description="The day of its first camp")
    place: str = Field(min_length=1, description="Where it sets out from, in English")
    people: tuple[Id, ...] = Field((), description="Who is in camp from the start, besides the hero")


class Step(Entry):
    """A battle on the road, and what is told around it."""

    id: Id = Field(description="The name by which talks and saves know it")
    name: str = Field(min_length=1, description="The name shown to players, in English")
    map: str = Field(pattern=r"^[a-z0-9_/]+\.tmx$", description="The battle's map, below a maps folder")
    place: str = Field(min_length=1, description="Where one camps before it, in English")
    biome: Biome = Field("plains", description="The land round that camp")
    before: tuple[Page, ...] = Field((), description="Told on the way into the battle")
    after: tuple[Page, ...] = Field((), description="Told when it is won")
    round: tuple[Page, ...] = Field((), description="Told when the company goes round it")
    defeat: tuple[Page, ...] = Field((), description="Told when it is lost")
    joins: tuple[Id, ...] = Field((), description="Who is in camp from then on")
    leaves: tuple[Id, ...] = Field((), description="Who is not in camp from then on")
    gold: int = Field(0, ge=0, description="Gold won by it")
    rations: int = Field(0, ge=0, description="Rations won by it")
    level: int = Field(1, ge=1, description="The level of the enemy's commanders (rule book 10)")


class Campaign(Entry):
    """A campaign: a folder with `campaign.toml` and the talks beside it."""

    name: str = Field(min_length=1, description="The name shown to players, in English")
    text: str = Field(min_length=1, description="What it is about, in a sentence or two, in English")
    start: Start = Field(description="What the company sets out with")
    people: Mapping[Id, Person] = Field(description="Everybody who talks or joins, by id")
    road: tuple[Step, ...] = Field(min_length=1, description="The battles in their order")
    opening: tuple[Page, ...] = Field((), description="Told before the first camp")
    ending: tuple[Page, ...] = Field((), description="Told when the last step lies behind")
    talks: Mapping[Id, Talk] = Field(default_factory=dict, description="The conversations, by id")

    def present(self, passed: int) -> frozenset[str]:
        """Who is in camp, the hero aside, when so many steps of the road lie behind."""
        here = set(self.start.people)
        for step in self.road[:passed]:
            here |= set(step.joins)
            here -= set(step.leaves)
        return frozenset(here)
