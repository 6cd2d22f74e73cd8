"""What comes of a cast once everything is chosen: paid, rolled in one pool, and done to each target (rule book 7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from game.core.dice import Outcome
from game.core.engine import Step
from game.core.entity import Position, Vitals
from game.core.ids import EntityId
from game.core.stages import Spread
from game.core.state import State
from game.rules.commander import effects
from game.rules.commander.components import Armament, Burning, Casting, Effect, Magic
from game.rules.commander.events import Term
from game.rules.commander.gifted import lose_hp
from game.rules.commander.magic import summons
from game.rules.commander.magic.aiming import gain_beside, mended_beside, touched
from game.rules.commander.magic.books import cost
from game.rules.commander.magic.dice import (
    CastPlan,
    Rolls,
    dice_terms,
    less_terms,
    level_of,
    more_terms,
    outcomes,
    plan_cast,
    points,
    reading_of,
    takes_effect,
    total,
)
from game.rules.commander.magic.events import (
    Aimed,
    FieldLit,
    Harmed,
    Hexed,
    MagicChanged,
    Mended,
    SpellCast,
    Transported,
    Withstood,
)
from game.rules.commander.models import CommanderContent
from game.rules.commander.spells import (
    AfflictionLevel,
    AfflictionSpell,
    BonusSpell,
    CleanseLevel,
    CleanseSpell,
    DamageSpell,
    DiceLevel,
    DrainSpell,
    FieldLevel,
    FieldSpell,
    HealSpell,
    Level,
    Spell,
    SummonLevel,
    SummonSpell,
    TransportSpell,
)
from game.rules.commander.troops import commander_of, occupants, side_of


def targets_of(state: State, casting: Casting, spell: Spell) -> tuple[EntityId, ...]:
    """The pieces that dice are counted for, in order."""
    match spell:
        case FieldSpell() | SummonSpell():
            return ()
        case TransportSpell():
            return casting.movers
    if casting.cells:
        there = occupants(state)
        return tuple(there[cell] for cell in casting.cells)
    return touched(state, casting.caster, spell, casting.level, casting.at, casting.way)


def aimed(state: State, casting: Casting, content: CommanderContent) -> tuple[Aimed, ...]:
    """Every target with its magic dice and what blunts the spell, number by number."""
    spell = content.spells[casting.spell]
    level = level_of(spell, casting.level)
    if reading_of(level, casting.way, content.numbers) is None:
        return tuple(Aimed(piece, ()) for piece in targets_of(state, casting, spell))
    hurts = isinstance(spell, DamageSpell) or bool(getattr(level, "damage", 0))
    caster = casting.caster
    return tuple(
        Aimed(piece, dice_terms(state, caster, piece, content), less_terms(state, caster, piece) if hurts else ())
        for piece in targets_of(state, casting, spell)
    )


def plan_of(casting: Casting, targets: Sequence[Aimed], content: CommanderContent) -> CastPlan | None:
    """The dice of the cast; None if nothing is rolled."""
    spell = content.spells[casting.spell]
    counts = [total(target.dice) for target in targets]
    return plan_cast(casting.spell, spell, casting.level, casting.way, casting.caster, counts, content.numbers)


@dataclass(frozen=True, slots=True)
class TargetOdds:
    """What a cast may do to one target: its dice, number by number, the distribution of what they come to, and how that
    is read; `more` is what the caster adds to its points. `spread` is None for a spell that needs no dice: it takes
    effect."""

    aimed: Aimed
    dice: int
    spell: Spell
    level: Level
    way: str
    spread: Spread[Outcome] | None
    more: tuple[Term, ...] = ()

    def parts(self, one: int) -> int:
        """The chance that the spell takes effect, in whole parts, `one` of them to certainty."""
        if self.spread is None:
            return one
        return self.spread.scaled(lambda counted: int(self.works(counted)), one)

    def points(self, counted: Outcome) -> int:
        """The spell's points when the dice came to `counted` (rule book 7)."""
        if self.spread is not None and not self.dice:
            return 0
        less, more = total(self.aimed.less), total(self.more)
        return points(self.spell, self.level, counted or (0,), less=less, more=more)

    def works(self, counted: Outcome) -> bool:
        """Whether the spell takes effect when the dice came to `counted`; damage does if any is left to deal."""
        if not self.dice:
            return self.spread is None
        if isinstance(self.level, DiceLevel) or isinstance(self.spell, DrainSpell):
            return self.points(counted) > 0
        return takes_effect(self.level, self.way, counted)


def odds(state: State, casting: Casting, content: CommanderContent) -> tuple[TargetOdds, ...]:
    """The exact odds of a cast for each of its targets, as the state is now (rule book 7)."""
    spell = content.spells[casting.spell]
    level = level_of(spell, casting.level)
    read = reading_of(level, casting.way, content.numbers)
    more = more_terms(state, casting.caster, spell)
    found = []
    for target in aimed(state, casting, content):
        dice = total(target.dice)
        spread = outcomes(*read, dice) if read else None
        found.append(TargetOdds(target, dice, spell, level, casting.way, spread, more))
    return tuple(found)


def resolve(step: Step, casting: Casting, content: CommanderContent) -> None:
    """Pay, roll, and do to every target what its dice say (rule book 7)."""
    state, caster = step.state, casting.caster
    spell = content.spells[casting.spell]
    targets = aimed(state, casting, content)
    gaining = mended_beside(state, caster, spell, casting.level, casting.at)
    mp = state.row(Magic, caster).mp
    left = mp - cost(state, caster, casting.spell, casting.level, content)
    step.emit(
        SpellCast(caster, casting.spell, casting.level, casting.at, casting.way, casting.cells, targets, mp, left)
    )
    plan = plan_of(casting, targets, content)
    rolls = cast("Rolls", step.play(plan)) if plan else ()
    cast_on = _Work(step, casting, spell, level_of(spell, casting.level), content)
    for target in targets:
        dice = total(target.dice)
        counted = plan.counted(rolls, dice) if plan and dice else None
        cast_on.target(target, (0,) if counted is None and not target.dice else counted)
    for friend in gaining:
        mend(step, caster, friend, casting.spell, gain_beside(state, caster, friend, cast_on.level))
    match spell:
        case FieldSpell():
            fire = cast("FieldLevel", cast_on.level)
            step.emit(FieldLit(caster, Burning(tuple(sorted(casting.cells)), fire.damage, spell.turns)))
        case SummonSpell():
            summons.summon(step, caster, cast("SummonLevel", cast_on.level), casting.at, content)


def mend(step: Step, source: EntityId, piece: EntityId, cause: str, amount: int) -> bool:
    """Give HP back, no more than are missing; nothing comes to the fallen. Tells whether any came."""
    vitals = step.state.row(Vitals, piece)
    after = min(vitals.full, vitals.hp + amount)
    if not vitals.hp or after == vitals.hp:
        return False
    step.emit(Mended(source, piece, cause, vitals.hp, after))
    return True


class _Work:
    """One spell at work on its targets."""

    def __init__(self, step: Step, casting: Casting, spell: Spell, level: Level, content: CommanderContent) -> None:
        self.step = step
        self.casting = casting
        self.spell = spell
        self.level = level
        self.content = content
        self.more = total(more_terms(step.state, casting.caster, spell))

    def target(self, aim: Aimed, counted: Outcome | None) -> None:
        """Do to a target what its dice came to; without dice it is unaffected."""
        if counted is None or not self._works(aim, counted):
            self._withstood(aim.piece)

    def _works(self, aim: Aimed, counted: Outcome) -> bool:
        if not takes_effect(self.level, self.casting.way, counted):
            return False
        amount = points(self.spell, self.level, counted, less=total(aim.less), more=self.more)
        match self.spell:
            case DamageSpell():
                return self._harm(aim.piece, amount)
            case HealSpell():
                return mend(self.step, self.casting.caster, aim.piece, self.casting.spell, amount)
            case BonusSpell(raises=kind, turns=turns):
                return self._lay(aim.piece, kind, amount, turns)
            case AfflictionSpell():
                return self._afflict(aim.piece, self.spell, amount)
            case DrainSpell():
                return self._drain(aim.piece, amount)
            case CleanseSpell():
                return self._cleanse(aim.piece, cast("CleanseLevel", self.level))
            case TransportSpell():
                return self._carry(aim.piece)
        return False

    def _withstood(self, piece: EntityId) -> None:
        self.step.emit(Withstood(self.casting.caster, piece, self.casting.spell))

    def _foe(self, piece: EntityId) -> EntityId:
        """The commander of the piece's troop if that is the caster's enemy, else ""."""
        state = self.step.state
        hostile = side_of(state, piece) != side_of(state, self.casting.caster)
        return commander_of(state, piece) if hostile else ""

    def _harm(self, piece: EntityId, amount: int) -> bool:
        if not amount:
            return False
        caster, foe, spell = self.casting.caster, self._foe(piece), self.casting.spell
        lose_hp(self.step, piece, amount, lambda before, after: Harmed(caster, piece, foe, spell, before, after))
        return True

    def _lay(self, piece: EntityId, kind: str, strength: int, turns: int) -> bool:
        caster = self.casting.caster
        effect = Effect(kind, self.casting.spell, caster, side_of(self.step.state, caster), strength, turns)
        return effects.lay(self.step, piece, effect)

    def _afflict(self, piece: EntityId, spell: AfflictionSpell, amount: int) -> bool:
        level = cast("AfflictionLevel", self.level)
        hurt = bool(level.damage) and self._harm(piece, amount)
        state = self.step.state
        if not state.row(Vitals, piece).hp or "debuff_immune" in state.row(Armament, piece).traits:
            return hurt
        laid = self._lay(piece, spell.causes, level.strength, spell.turns)
        if laid:
            self._hex(piece)
        return laid or hurt

    def _hex(self, piece: EntityId) -> None:
        foe = self._foe(piece)
        if foe:
            self.step.emit(Hexed(self.casting.caster, piece, foe, self.casting.spell))

    def _drain(self, piece: EntityId, amount: int) -> bool:
        before = self.step.state.row(Magic, piece)
        taken = min(amount, before.mp)
        if not taken:
            return False
        caster = self.casting.caster
        self.step.emit(MagicChanged(piece, self.casting.spell, before.mp, before.mp - taken))
        own = self.step.state.row(Magic, caster)
        self.step.emit(MagicChanged(caster, self.casting.spell, own.mp, min(own.full, own.mp + taken)))
        self._hex(piece)
        return True

    def _cleanse(self, piece: EntityId, level: CleanseLevel) -> bool:
        strip = self.casting.way == "strip"
        ended = effects.HELPFUL if strip else effects.HARMFUL
        found = [effect.kind for effect in effects.on(self.step.state, piece) if effect.kind in ended]
        for kind in found[: level.removes] if level.removes else found:
            effects.lift(self.step, piece, kind, self.casting.spell)
        if strip and found:
            self._hex(piece)
        return bool(found)

    def _carry(self, piece: EntityId) -> bool:
        at = self.casting.places[self.casting.movers.index(piece)]
        self.step.emit(Transported(piece, self.step.state.row(Position, piece).cell, at))
        return True
