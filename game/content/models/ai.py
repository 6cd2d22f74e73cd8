"""The shape of a computer player's personality: whole-number weights its evaluation reads."""

from pydantic import Field

from game.rules.commander.entry import Entry


class Personality(Entry):
    """How a computer player weighs a battle; every weight is a percentage, 100 is the plain worth."""

    name: str = Field(description="The name shown to players, in English")
    aggression: int = Field(ge=0, le=1000, description="Worth of enemy value destroyed; 100 is even exchange")
    caution: int = Field(ge=0, le=1000, description="How much of its own expected loss counts against a move")
    commander_care: int = Field(ge=0, le=1000, description="Weight of danger to its own commander")
    objective_pull: int = Field(ge=0, le=1000, description="Weight of coming nearer to the map's objectives")
    cohesion: int = Field(ge=0, le=1000, description="Weight of keeping units within command range")
    magic: int = Field(
        100, ge=0, le=1000, description="Worth of what its spells do against the MP they cost; at 0 it never casts"
    )
