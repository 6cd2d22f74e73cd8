"""What content must say about commander battles: kinds of pieces, terrain, and the rules' numbers."""

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from game.rules.commander.entry import Entry
from game.rules.commander.skills import Skill
from game.rules.commander.spells import Spell

Arm = Literal["grunt", "spear", "mounted", "archer", "anti_air"]
Domain = Literal["ground", "air", "naval"]
Gait = Literal["ground", "mounted", "naval", "naval_mounted", "air"]
Trait = Literal[
    "magic_attack",
    "holy",
    "magician",
    "manahoar",
    "debuff_immune",
    "magic_immune",
    "no_bow_weakness",
    "forest_walker",
]
Role = Literal["defence", "special_attack", "all_round"]
AttributeLetter = Literal["O", "A", "W", "K"]


class Kind(Entry):
    """What units and commander classes have in common (rule book 1 and 2)."""

    name: str = Field(description="The name shown to players, in English")
    other_name: str | None = Field(None, description="The second name of a kind with two, shown beside the first")
    attack: int = Field(ge=0, description="Attack, before any bonus")
    defence: int = Field(ge=0, description="Defence, before any bonus")
    move: int = Field(ge=1, description="Movement in squares a turn; for naval pieces the swim speed")
    land_move: int | None = Field(None, ge=1, description="Movement on land of a naval piece")
    arms: tuple[Arm, ...] = Field((), description="Arms that give or suffer an advantage")
    domain: Domain = Field("ground", description="Where the piece moves: ground, air or naval")
    traits: tuple[Trait, ...] = Field((), description="What else tells the rules about this kind")
    ranged: int = Field(0, ge=0, description="Reach of its ranged attack in squares, 0 for none")
    land_ranged: int | None = Field(None, ge=0, description="Reach of the ranged attack on land, if it differs")

    @property
    def gait(self) -> Gait:
        """The column of the terrain table this kind reads (rule book 5)."""
        mounted = "mounted" in self.arms
        if self.domain == "naval":
            return "naval_mounted" if mounted else "naval"
        if self.domain == "ground":
            return "mounted" if mounted else "ground"
        return "air"


class UnitKind(Kind):
    """A unit that follows a commander: recruited or summoned."""

    mp: int = Field(0, ge=0, description="Magic points of its own, 0 for none")
    summon: bool = Field(False, description="True if it only comes by Summon Creature")
    price: int = Field(0, ge=0, description="Gold it costs to recruit one (rule book 11)")
    roles: tuple[Role, ...] = Field((), description="Roles the quiz draws it by")
    casts: Mapping[str, Literal["A", "B", "C", "D"]] = Field(
        default_factory=dict, description="Spells it casts itself, each with its highest level"
    )


class ClassKind(Kind):
    """A commander's class."""

    attributes: str = Field(pattern="^[OAWK]{3}$", description="The class curve: three attributes in order")
    units: tuple[str, ...] = Field(min_length=1, description="Unit kinds its commander recruits")
    skills: tuple[str, ...] = Field(description="Skills that come with the class")
    choose: int | None = Field(None, ge=1, description="How many of `skills` the player picks, if not all")
    spells: tuple[str, ...] = Field((), description="Spells that come with the class")


class Terrain(Entry):
    """One row of the terrain table (rule book 5)."""

    name: str = Field(description="The name shown to players, in English")
    exit_cost: Mapping[Gait, int] = Field(description="Extra squares paid on leaving, by gait")
    cap: int = Field(0, le=0, description="Change of the strike cap of whoever strikes a piece here")
    naval_cap: int = Field(0, le=0, description="The same, only for strikes at naval pieces from out of the water")
    enter: tuple[Domain, ...] = Field(description="Domains whose pieces may enter")
    water: bool = Field(False, description="True where naval pieces swim")
    slope: bool = Field(False, description="True where pieces climb one level")
    level_exit: bool = Field(False, description="True where leaving for the same terrain costs nothing extra")
    woods: bool = Field(False, description="True where forest walkers pay nothing extra")
    note: str = Field("", description="One line for authors and players")


class CommanderNumbers(Entry):
    """The numbers of commander battles that no kind carries; sections of the rule book beside each."""

    full_hp: int = Field(ge=1, description="HP of every piece (2)")
    command_range: int = Field(ge=0, description="Squares from the commander within which attributes serve (2)")
    start_attributes: Mapping[AttributeLetter, int] = Field(description="Attributes before the class adds (2)")
    class_attribute_bonus: int = Field(description="Points the first and second class attribute add (2)")
    attribute_limit: int = Field(ge=1, description="The most an attribute can be (2)")
    base_mp: int = Field(ge=0, description="Max MP with Knowledge 0 (2)")
    mp_per_knowledge: int = Field(ge=0, description="Max MP for each point of Knowledge (2)")
    initiative_sides: int = Field(ge=2, description="Sides of the die of initiative (3)")
    strike_sides: int = Field(ge=2, description="Sides of the die of a strike (6)")
    annihilation_edge: int = Field(ge=1, description="Edge from which a killing attack is an annihilation (6)")
    advantage_strikes: int = Field(ge=0, description="Extra strikes of an advantage (6)")
    commander_strikes: tuple[int, ...] = Field(description="A commander's strikes by HP, from 0 HP on (6)")
    air_cap: int = Field(le=0, description="Strike cap against air for foes not meant for it (5)")
    higher_cap: int = Field(le=0, description="Strike cap against a target on a higher tile (5)")
    regroup_steps: int = Field(ge=0, description="Squares of regrouping after a commander fell (6)")
    draw_rounds: int = Field(ge=1, description="Rounds without a new low after which a battle is drawn (4)")
    last_round: int = Field(ge=1, description="The round after which a battle is drawn (4)")
    draw_warning: int = Field(ge=0, description="Rounds ahead that the screen speaks of a draw (4)")
    troop_size: int = Field(ge=0, description="Units a commander leads at most, all of one kind (11)")
    magic_sides: int = Field(ge=2, description="Sides of magic dice where a spell gives no other (7)")
    lone_willpower: int = Field(ge=0, description="Willpower of a unit that casts out of command range (7)")
    manahoar_mp: int = Field(ge=0, description="MP a unit of the trait gives its commander at the turn's end (8)")
    arms_beat: Mapping[Arm, Arm] = Field(description="Which arm has the advantage over which (6)")


class CommanderContent(Entry):
    """Everything the commander rules read: a part of the catalogue."""

    units: Mapping[str, UnitKind]
    classes: Mapping[str, ClassKind]
    terrain: Mapping[str, Terrain]
    numbers: CommanderNumbers
    spells: Mapping[str, Spell]
    skills: Mapping[str, Skill]
