"""Magic dice (rule book 7): how many count for a target, how they are read, and what they come to."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from game.core.dice import Highest, Outcome, Pool, Reading, Tally
from game.core.entity import Position
from game.core.ids import EntityId
from game.core.stages import Spread
from game.core.state import State
from game.rules.commander import effects
from game.rules.commander.components import Commanding, Skills
from game.rules.commander.events import Term
from game.rules.commander.gifted import gift_terms
from game.rules.commander.models import CommanderContent, CommanderNumbers
from game.rules.commander.spells import (
    AfflictionLevel,
    BonusLevel,
    BonusSpell,
    CheckedLevel,
    CleanseLevel,
    DiceLevel,
    DrainLevel,
    FieldLevel,
    HealSpell,
    Level,
    Spell,
    SpellLetter,
)
from game.rules.commander.troops import command_over, commander_of, side_of

Rolls = tuple[Outcome, ...]
"""What the dice came to so far, at each number of dice that some target counts."""


def level_of(spell: Spell, letter: str) -> Level:
    """The level of a spell. Raises KeyError if it does not exist."""
    return spell.levels[cast("SpellLetter", letter)]


def willpower(state: State, caster: EntityId, content: CommanderContent) -> int:
    """The Willpower a piece casts with: its own, or its commander's within command range, else very little (7)."""
    own = state.get(Commanding, caster)
    led = own or command_over(state, caster, state.row(Position, caster).cell)
    return led.willpower if led else content.numbers.lone_willpower


def dice_terms(state: State, caster: EntityId, target: EntityId, content: CommanderContent) -> tuple[Term, ...]:
    """The magic dice that count for a target, number by number; below 0 they are none (rule book 7, 8 and 12)."""
    will = Term("willpower", willpower(state, caster, content))
    if side_of(state, caster) == side_of(state, target):
        return (will,)
    command = command_over(state, target, state.row(Position, target).cell)
    skills = state.get(Skills, commander_of(state, target)) if command else None
    gifts = gift_terms(state, caster, "harmful_dice")
    numbers = (
        ("knowledge", -command.knowledge if command else 0),
        ("effect.decline", effects.strength(state, target, "decline")),
        ("ability.hostile_dice", skills.figure("hostile_dice") if skills else 0),
    )
    return (will, *gifts, *(Term(name, amount) for name, amount in numbers if amount))


def total(terms: Sequence[Term]) -> int:
    """What a sum comes to, at least 0."""
    return max(0, sum(term.amount for term in terms))


def less_terms(state: State, caster: EntityId, target: EntityId) -> tuple[Term, ...]:
    """What is taken off a spell's damage to a piece: Resist, if the caster is its enemy, and whoever cast it the
    troop's or commander's own Resistance and a commander's gifts (rule book 7, 8 and 12)."""
    hostile = side_of(state, caster) != side_of(state, target)
    resist = effects.strength(state, target, "spell_reduction") if hostile else 0
    found = [Term("effect.spell_reduction", resist)]
    if command_over(state, target, state.row(Position, target).cell) is not None:
        skills = state.get(Skills, commander_of(state, target))
        own = skills.figure("commander_spell_reduction") if skills and state.has(Commanding, target) else 0
        found.append(Term("ability.spell_reduction", max(own, skills.figure("troop_spell_reduction") if skills else 0)))
    return (*(term for term in found if term.amount), *gift_terms(state, target, "spell_guard"))


def more_terms(state: State, caster: EntityId, spell: Spell) -> tuple[Term, ...]:
    """What a caster's gifts add to the points of a spell that heals or raises a figure (rule book 12)."""
    return gift_terms(state, caster, "helpful_points") if isinstance(spell, HealSpell | BonusSpell) else ()


def burn_damage(state: State, caster: EntityId, piece: EntityId, damage: int) -> int:
    """HP that a fire of the caster's takes from a piece that stands in it (rule book 7)."""
    return max(0, damage - total(less_terms(state, caster, piece)))


def reading_of(level: Level, way: str, numbers: CommanderNumbers) -> tuple[int, Reading] | None:
    """The dice of a spell and how they are read; None for a level that needs none (rule book 7)."""
    match level:
        case DiceLevel():
            return level.sides, Highest()
        case DrainLevel():
            return numbers.magic_sides, Tally((level.two_at, level.one_at))
        case CleanseLevel() if way == "strip":
            return numbers.magic_sides, Tally((level.strip_at_least,))
        case CheckedLevel() if level.needed:
            return numbers.magic_sides, Tally((level.at_least,))
    return None


def takes_effect(level: Level, way: str, counted: Outcome) -> bool:
    """Whether what a target's dice came to is enough; spells whose dice are points need no more than a point."""
    if isinstance(level, CleanseLevel) and way == "strip":
        return counted[0] >= level.strip_needed
    return not isinstance(level, CheckedLevel) or counted[0] >= level.needed


def points(spell: Spell, level: Level, counted: Outcome, *, less: int = 0, more: int = 0) -> int:
    """The points of a spell for a target whose dice came to `counted`: damage after the reduction `less`, HP healed and
    bonuses with `more` of the caster's own, MP drained; for what has no size the dice that count (rule book 7)."""
    match level:
        case DiceLevel() if isinstance(spell, HealSpell):
            return counted[0] + more if counted[0] else 0
        case DiceLevel():
            return max(0, counted[0] - less)
        case DrainLevel():
            return min(level.limit, counted[0] + counted[1])
        case BonusLevel() if counted[0] < level.needed:
            return 0
        case BonusLevel():
            each = isinstance(spell, BonusSpell) and spell.point_a_die
            return (min(counted[0], level.size) if each else level.size) + more
        case AfflictionLevel() if level.damage:
            return max(0, level.damage - less) if counted[0] >= level.needed else 0
        case FieldLevel():
            return max(0, level.damage - less)
    return counted[0] if counted else 0


@dataclass(frozen=True, slots=True)
class Segment:
    """The dice between two numbers that targets count: one pool is rolled, piece by piece of it (rule book 7)."""

    plan: "CastPlan"
    count: int

    def ask(self, now: Rolls) -> Pool:  # noqa: ARG002 - the dice do not hang on those before
        """So many more dice of the pool."""
        plan = self.plan
        return Pool(plan.spell, plan.caster, plan.caster, self.count, plan.sides, plan.reading)

    def land(self, now: Rolls, outcome: Outcome) -> Rolls:
        """What the dice came to, those before included."""
        if not now:
            return (outcome,)
        before = now[-1]
        if isinstance(self.plan.reading, Highest):
            return (*now, (max(before[0], outcome[0]),))
        return (*now, tuple(a + b for a, b in zip(before, outcome, strict=True)))


@dataclass(frozen=True, slots=True)
class CastPlan:
    """The dice of a cast: `counts` are the numbers of dice that targets count, rising, none of them 0."""

    spell: str
    caster: EntityId
    sides: int
    reading: Reading
    counts: tuple[int, ...]

    def start(self) -> Rolls:
        """Before any roll."""
        return ()

    def stages(self) -> Sequence[Segment]:
        """One pool, cut where targets stop counting."""
        before = (0, *self.counts)
        return tuple(Segment(self, after - first) for first, after in zip(before, self.counts, strict=False))

    def counted(self, rolls: Rolls, dice: int) -> Outcome:
        """What the first so many dice came to, for a target that counts at least one."""
        return rolls[self.counts.index(dice)]


def plan_cast(
    spell_id: str, spell: Spell, letter: str, way: str, caster: EntityId, dice: Sequence[int], numbers: CommanderNumbers
) -> CastPlan | None:
    """The dice of a cast whose targets count so many each; None if nothing is rolled."""
    read = reading_of(level_of(spell, letter), way, numbers)
    counts = tuple(sorted({count for count in dice if count > 0}))
    return CastPlan(spell_id, caster, *read, counts) if read and counts else None


@lru_cache(maxsize=2048)
def outcomes(sides: int, reading: Reading, dice: int) -> Spread[Outcome]:
    """The exact distribution of what so many dice of a spell come to."""
    weights = reading.weights(dice, sides)
    return Spread(weights, sides**dice)
