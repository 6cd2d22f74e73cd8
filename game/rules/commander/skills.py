"""The shape of a commander's skill: three ranks, each adding abilities with their figures (rule book 8)."""

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from game.rules.commander.entry import Entry
from game.rules.commander.spells import School

Rank = Literal["basic", "advanced", "expert"]
RANKS: tuple[Rank, ...] = ("basic", "advanced", "expert")

Ability = Literal[
    "command_range",  # squares more
    "mixed_units",  # 1: units of several kinds in one troop
    "troop_size",  # units more
    "commander_spell_reduction",  # less damage of a spell, for the commander
    "troop_spell_reduction",  # less damage of a spell, for the whole troop
    "hostile_dice",  # magic dice of foes against the troop
    "rally_hp",  # HP at most that Rally gives back
    "rally_mp",  # MP that Rally gives the commander
    "regroup_steps",  # squares more when regrouping
    "spell_discount",  # MP off each spell of the skill's school
    "commander_attack",  # attack of the commander's own piece
    "commander_defence",  # defence of the commander's own piece
    "ranged",  # squares more for ranged attacks
    "bow_reach",  # reach of the shot that melee pieces gain
    "bow_attack",  # change of their attack when they shoot so
    "turn_mp",  # MP at the end of the commander's turn
]


class SkillRank(Entry):
    """What one rank adds. A figure replaces a lower rank's figure of the same ability; other abilities stay."""

    text: str = Field(description="One sentence for players")
    gives: Mapping[Ability, int] = Field(default_factory=dict, description="Abilities, each with its figure")
    frees_from: tuple[str, ...] = Field((), description="Terrain whose leaving costs the troop no longer pays")


class Skill(Entry):
    """A skill a commander learns in three ranks (rule book 8)."""

    name: str = Field(description="The name shown to players, in English")
    school: School | None = Field(None, description="The school of magic it opens, if it does")
    ranks: tuple[SkillRank, SkillRank, SkillRank] = Field(description="Basic, Advanced and Expert, in order")
