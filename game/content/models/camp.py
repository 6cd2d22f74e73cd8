"""The numbers of quiz, levels and camp, and the names the quiz proposes."""

from pydantic import Field

from game.rules.commander.entry import Entry


class CampaignNumbers(Entry):
    """The numbers of the campaign's rules; sections of the rule book beside each."""

    candidates: int = Field(ge=1, description="Classes drawn by weight, before answer 2D adds one (9)")
    level_experience: int = Field(ge=1, description="Experience a level takes (10)")
    class_levels: int = Field(ge=2, description="Class levels before the class changes (10)")
    hp_experience: int = Field(ge=0, description="Experience for each HP taken from enemies (10)")
    unit_experience: int = Field(ge=0, description="Experience for a destroyed unit (10)")
    commander_experience: int = Field(ge=0, description="Experience for a destroyed commander (10)")
    spell_experience: int = Field(ge=0, description="Experience for a spell that took effect (10)")
    healing_experience: int = Field(ge=0, description="Experience for one that healed HP lost to enemies (10)")
    spell_awards: int = Field(ge=0, description="Awards for spells a battle, at most (10)")
    level_tenths: int = Field(ge=0, description="Tenths more or less for each level of difference (10)")
    most_tenths: int = Field(ge=10, description="The most a gain is multiplied by, in tenths (10)")
    plunder: int = Field(ge=1, description="A destroyed unit leaves its price divided by this, in gold (11)")
    ration_price: int = Field(ge=0, description="Gold for a ration (11)")
    meal: int = Field(ge=0, description="Rations a commander and its troop eat in a night (11)")
    hungry_hp: int = Field(ge=0, description="HP that a night without rations gives back (11)")
    relief: int = Field(ge=0, description="Gold that comes after a lost battle (11)")
    detour_rations: int = Field(ge=0, description="Rations that going round a lost battle costs (11)")


class Names(Entry):
    """Names for commanders: one of the first and last together, or one of the bands' alone. They decide nothing, so the
    content's hash leaves them out."""

    first: tuple[str, ...] = Field((), min_length=1, description="First names")
    last: tuple[str, ...] = Field((), min_length=1, description="Last names")
    bands: tuple[str, ...] = Field((), min_length=1, description="Names of commanders in bands")
