"""The shapes of spells: what each kind of spell needs to know at each of its levels (rule book 7)."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from game.rules.commander.entry import Entry

SpellLetter = Literal["A", "B", "C", "D"]
School = Literal["nature", "fire", "air", "life"]
Targets = Literal["foes", "friends", "all", "either"]
AREA = r"^(P|[1-9][0-9]*S?)$"


class Level(Entry):
    """What every level of every spell says."""

    mp: int = Field(ge=1, description="MP it costs before a school skill lowers that")
    range: int = Field(ge=1, description="Squares from the caster to the target")
    area: str = Field(pattern=AREA, description="P a party, 1 a square, n all within n // 2, nS n selected ones")


class CheckedLevel(Level):
    """A level that only takes effect if enough magic dice (d10) show enough."""

    needed: int = Field(0, ge=0, description="Dice that must count; 0 when no dice are rolled")
    at_least: int = Field(1, ge=1, le=10, description="What a die must show to count")


class DiceLevel(Level):
    """A level whose highest die is the damage dealt or the HP restored."""

    sides: int = Field(ge=2, description="Sides of the magic dice")
    friends_gain: int = Field(0, ge=0, description="HP that friends in the area gain, without dice")
    hop: int = Field(0, ge=0, description="Squares at most from one chosen target to the next, 0 for none")


class BonusLevel(CheckedLevel):
    """A level that raises a figure for a while."""

    size: int = Field(ge=1, description="The bonus, or the most it can be when each counting die gives a point")


class AfflictionLevel(CheckedLevel):
    """A level that lays a lasting harm on its targets."""

    damage: int = Field(0, ge=0, description="HP lost at once")
    slow: int = Field(0, ge=0, description="Squares of movement lost while it lasts")
    each_round: int = Field(0, ge=0, description="HP lost at the start of each round")
    total: int = Field(0, ge=0, description="HP lost in all before it ends")
    extra_dice: int = Field(0, ge=0, description="Magic dice that hostile spells gain against the target")

    @property
    def strength(self) -> int:
        """How strong the effect is that it lays: its own figure, 1 for one that has none."""
        return self.slow or self.total or self.extra_dice or 1


class DrainLevel(Level):
    """A level that takes MP from a target and gives it to the caster."""

    limit: int = Field(ge=1, description="MP taken at most")
    two_at: int = Field(ge=1, le=10, description="What a d10 must show to take 2 MP")
    one_at: int = Field(ge=1, le=10, description="What a d10 must show to take 1 MP")


class FieldLevel(Level):
    """A level that sets squares alight."""

    damage: int = Field(ge=1, description="HP lost by whoever ends its turn on such a square")


class CleanseLevel(CheckedLevel):
    """A level that ends lasting effects: bad ones on friends or, where it says so, good ones on foes."""

    removes: int = Field(0, ge=0, description="Effects it ends, the oldest first; 0 for all")
    strip_needed: int = Field(0, ge=0, description="Dice that must count against foes; 0 if it cannot strip foes")
    strip_at_least: int = Field(1, ge=1, le=10, description="What a die must show to count against foes")


class SummonLevel(Level):
    """A level that calls a creature."""

    unit: str = Field(description="The unit kind that comes")


class TransportLevel(CheckedLevel):
    """A level that moves a whole friendly troop."""

    block: int = Field(ge=1, description="Side of the square block in which the troop must find room")
    near_caster: int = Field(0, ge=0, description="How near the caster the goal must be; 0 for within the range")


class _Spell(Entry):
    name: str = Field(description="The name shown to players, in English")
    school: School = Field(description="The school of magic, and so the skill, it belongs to")
    targets: Targets = Field(description="Whom it affects; `either` lets the caster choose before paying")
    text: str = Field(description="One or two sentences for players")


class DamageSpell(_Spell):
    """Takes HP; ignores strike caps."""

    does: Literal["damage"] = Field(description="What the spell does")
    levels: Mapping[SpellLetter, DiceLevel] = Field(min_length=1, description="The levels that exist")


class HealSpell(_Spell):
    """Gives back HP."""

    does: Literal["heal"] = Field(description="What the spell does")
    levels: Mapping[SpellLetter, DiceLevel] = Field(min_length=1, description="The levels that exist")


class BonusSpell(_Spell):
    """Raises a figure of its targets for some turns."""

    does: Literal["bonus"] = Field(description="What the spell does")
    raises: Literal["attack", "defence", "move", "ranged_reduction", "spell_reduction"] = Field(
        description="The figure it raises"
    )
    point_a_die: bool = Field(False, description="True if each counting die gives a point, up to the size")
    turns: int = Field(ge=1, description="Ends of the bearer's turn it lasts, the casting one included")
    levels: Mapping[SpellLetter, BonusLevel] = Field(min_length=1, description="The levels that exist")


class AfflictionSpell(_Spell):
    """Lays a lasting harm on its targets."""

    does: Literal["affliction"] = Field(description="What the spell does")
    causes: Literal["thorns", "poison", "sleep", "frenzy", "mute", "decline"] = Field(description="The harm's name")
    turns: int = Field(ge=0, description="Ends of the bearer's turn it lasts; 0 until its damage is dealt")
    levels: Mapping[SpellLetter, AfflictionLevel] = Field(min_length=1, description="The levels that exist")


class DrainSpell(_Spell):
    """Moves MP from its target to the caster."""

    does: Literal["drain"] = Field(description="What the spell does")
    levels: Mapping[SpellLetter, DrainLevel] = Field(min_length=1, description="The levels that exist")


class FieldSpell(_Spell):
    """Makes squares harmful for some of the caster's turns."""

    does: Literal["field"] = Field(description="What the spell does")
    turns: int = Field(ge=1, description="Ends of the caster's turn it lasts")
    levels: Mapping[SpellLetter, FieldLevel] = Field(min_length=1, description="The levels that exist")


class CleanseSpell(_Spell):
    """Ends lasting effects."""

    does: Literal["cleanse"] = Field(description="What the spell does")
    levels: Mapping[SpellLetter, CleanseLevel] = Field(min_length=1, description="The levels that exist")


class SummonSpell(_Spell):
    """Calls a creature into the caster's troop."""

    does: Literal["summon"] = Field(description="What the spell does")
    rest_rounds: int = Field(ge=0, description="Rounds after a summon fell in which none comes")
    levels: Mapping[SpellLetter, SummonLevel] = Field(min_length=1, description="The levels that exist")


class TransportSpell(_Spell):
    """Moves a friendly troop to another place."""

    does: Literal["transport"] = Field(description="What the spell does")
    levels: Mapping[SpellLetter, TransportLevel] = Field(min_length=1, description="The levels that exist")


Spell = Annotated[
    DamageSpell
    | HealSpell
    | BonusSpell
    | AfflictionSpell
    | DrainSpell
    | FieldSpell
    | CleanseSpell
    | SummonSpell
    | TransportSpell,
    Field(discriminator="does"),
]
