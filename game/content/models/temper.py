"""The shapes of temperament and of difficulty (rule book 10 and 12)."""

from typing import Literal

from pydantic import Field

from game.rules.commander.entry import Entry

MOST_POINTS = 10
"""The most points a quality can have (rule book 12)."""

TemperFigure = Literal[
    "attack", "defence", "helpful_points", "harmful_dice", "spell_guard", "last_stand", "move", "strikes"
]


class QualityGift(Entry):
    """What a quality gives in commander battles, once at each of some points."""

    figure: TemperFigure = Field(description="The figure of the commander's own piece that it raises by 1")
    at: tuple[int, ...] = Field(min_length=1, description="The points at which it comes, 1 to 10")


class QualityKind(Entry):
    """One of the seven qualities."""

    name: str = Field(description="The name shown to players, in English")
    text: str = Field(description="What it is, in one sentence")
    well: str = Field(description="Something said that expresses it well, in English")
    clumsy: str = Field(description="Something said on the same occasion that expresses it clumsily, in English")
    gives: tuple[QualityGift, ...] = Field(min_length=1, description="What it gives in commander battles")


class Difficulty(Entry):
    """How hard a campaign is."""

    name: str = Field(description="The name shown to players, in English")
    text: str = Field(description="What it means, in one sentence")
    levels: int = Field(0, ge=-9, le=9, description="Levels that the enemy's commanders have more, or less below 0")
    personality: str = Field(description="The personality of the enemy's computer player")
    chronicle: bool = Field(False, description="True if even what rolled can be taken back from the start")
