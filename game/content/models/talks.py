"""The shapes of conversations: who talks, when it can happen, and the graph of lines and answers (rule book 12)."""

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

from pydantic import Field

from game.rules.commander.entry import Entry

Id = Annotated[str, Field(pattern="^[a-z][a-z0-9]*(_[a-z0-9]+)*$")]
"""A name in small letters and underscores, a letter first."""

Quality = Literal["passion", "sympathy", "heed", "recognition", "constraint", "discretion", "judgement"]
QUALITIES: tuple[Quality, ...] = get_args(Quality)
"""The seven qualities, in the order of the rule book."""

Points = Annotated[int, Field(ge=1, le=10)]
"""Points of a quality that can be asked for."""

Mood = Literal["calm", "glad", "sad", "angry", "wry", "tired"]

HERO = "hero"
"""The speaker of lines that the hero says."""

FIRST_LINE = "start"
"""The line every talk begins with."""


class Stores(Entry):
    """What an answer brings into the stores, or takes out of them as far as there is any."""

    gold: int = Field(0, ge=-20, le=20, description="Gold that comes; below 0 it goes")
    rations: int = Field(0, ge=-5, le=5, description="Rations that come; below 0 they go")


class Reply(Entry):
    """One answer the hero may give. Well-formed it earns a point of its quality, clumsy it does not."""

    text: str = Field(min_length=1, description="The answer as the player reads it, in English")
    quality: Quality = Field(description="The quality it expresses")
    well: bool = Field(description="Whether it expresses the quality well, which earns a point")
    why: str = Field(min_length=1, description="Why it is well-formed or clumsy by what the quality is, in a sentence")
    next: Id | None = Field(None, description="The line that follows; none if the talk ends with it")
    remembers: tuple[Id, ...] = Field((), description="Memories it leaves, for later talks to need or to lack")
    gives: Stores = Field(Stores(), description="What it changes in the stores")


class Line(Entry):
    """Something said. It leads to a next line or to answers; a line with neither ends the talk."""

    speaker: Id = Field(description="The person who says it, or hero")
    mood: Mood = Field("calm", description="The face it is said with")
    text: str = Field(min_length=1, description="What is said, in English")
    next: Id | None = Field(None, description="The line that follows without a choice")
    answers: tuple[Reply, ...] = Field((), description="What the hero may say to it")


class Needs(Entry):
    """When a talk can happen; whatever is left out is not asked for."""

    after: Id | None = Field(None, description="A step of the road that must lie behind, won or gone round")
    before: Id | None = Field(None, description="A step of the road that must still lie ahead")
    present: tuple[Id, ...] = Field((), description="People who must be in camp besides those who talk")
    remembers: tuple[Id, ...] = Field((), description="Memories there must be, all of them")
    lacks: tuple[Id, ...] = Field((), description="Memories there must not be, not one of them")
    quality: Mapping[Quality, Points] = Field(default_factory=dict, description="The least points of qualities")

    @property
    def memories(self) -> frozenset[str]:
        """Every memory it asks about, there or not there."""
        return frozenset(self.remembers) | frozenset(self.lacks)


class Talk(Entry):
    """A conversation. It happens at most once, with people who are in camp and guests who come for it alone."""

    title: str = Field(min_length=1, description="What it is about, as the player reads it, in English")
    people: tuple[Id, ...] = Field(min_length=1, description="Whom the hero talks with; the first one begins it")
    guests: tuple[Id, ...] = Field((), description="Those of them who come to the camp for this talk and go again")
    needs: Needs = Field(default_factory=Needs, description="When it can happen")
    lines: Mapping[Id, Line] = Field(max_length=100, description="What is said, by id, beginning with start")

    @property
    def wanted(self) -> frozenset[str]:
        """Everybody who must be in camp for it."""
        return frozenset(self.people) - frozenset(self.guests) | frozenset(self.needs.present)
