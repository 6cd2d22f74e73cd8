"""Spells in words: what their dice must show, whom they mean, and what they may come to for a target (rule book 7)."""

from game.i18n import _, ngettext
from game.rules.commander.magic.aiming import PARTY, SINGLE
from game.rules.commander.magic.outcome import TargetOdds
from game.rules.commander.models import CommanderContent
from game.rules.commander.spells import (
    AfflictionLevel,
    AfflictionSpell,
    BonusLevel,
    BonusSpell,
    CheckedLevel,
    CleanseLevel,
    DiceLevel,
    DrainLevel,
    FieldLevel,
    FieldSpell,
    HealSpell,
    Level,
    Spell,
    SummonLevel,
    TransportLevel,
)


def dice_text(spell: Spell, level: Level) -> str:
    """What the dice of a level must show, and what they give."""
    match level:
        case DiceLevel(sides=sides) if isinstance(spell, HealSpell):
            return _("The highest of its d{n} is the HP that come back.").format(n=sides)
        case DiceLevel(sides=sides):
            return _("The highest of its d{n} is the damage.").format(n=sides)
        case DrainLevel():
            words = _("2 MP for each die of {high} or more, 1 MP for each other of {low} or more, {most} at most.")
            return words.format(high=level.two_at, low=level.one_at, most=level.limit)
        case CleanseLevel() if level.strip_needed:
            friends, foes = _needed(level.needed, level.at_least), _needed(level.strip_needed, level.strip_at_least)
            return _("On friends {friends}; on enemies {foes}.").format(friends=friends, foes=foes)
        case CheckedLevel() if level.needed:
            words = _needed(level.needed, level.at_least)
            return _("{dice} to take effect.").format(dice=words[:1].upper() + words[1:])
    return _("It needs no dice.")


def _needed(number: int, at_least: int) -> str:
    """So many dice that show so much."""
    if at_least <= 1:
        return ngettext("{n} die, whatever it shows", "{n} dice, whatever they show", number).format(n=number)
    words = ngettext("{n} die of {face} or more", "{n} dice of {face} or more", number)
    return words.format(n=number, face=at_least)


def gives_text(spell: Spell, level: Level, content: CommanderContent) -> str:
    """What a level does to its targets, with its figures, "" where the spell's own sentence says it all."""
    match level:
        case BonusLevel(size=size) if isinstance(spell, BonusSpell):
            return _bonus_text(spell, size)
        case AfflictionLevel(damage=damage, slow=slow) if damage:
            return _("{n} damage, and {slow} squares less movement.").format(n=damage, slow=slow)
        case AfflictionLevel(each_round=dose, total=total) if total:
            return _("{n} HP at the start of each round, {total} in all.").format(n=dose, total=total)
        case AfflictionLevel(extra_dice=dice) if dice:
            return _("Hostile spells roll {n} die more against it.").format(n=dice)
        case FieldLevel(damage=damage):
            return _("{n} damage to whoever ends its troop's turn there.").format(n=damage)
        case SummonLevel(unit=unit):
            return _("It calls a {creature}.").format(creature=content.units[unit].name)
        case TransportLevel(near_caster=near) if near:
            return _("The goal lies within {n} squares of the caster.").format(n=near)
        case DiceLevel(friends_gain=gain) if gain:
            return _("Friends in the area gain {n} HP, without dice.").format(n=gain)
        case DiceLevel(hop=hop) if hop:
            return _("Each target lies within {n} squares of the one before.").format(n=hop)
    return ""


def _bonus_text(spell: BonusSpell, size: int) -> str:
    most = _("up to +{n}").format(n=size) if spell.point_a_die else f"+{size}"
    return {
        "attack": _("Attack {bonus}.").format(bonus=most),
        "defence": _("Defence {bonus}.").format(bonus=most),
        "move": _("Movement {bonus}.").format(bonus=most),
        "ranged_reduction": _("{n} less damage from ranged attacks.").format(n=size),
        "spell_reduction": _("{n} less damage from hostile spells.").format(n=size),
    }[spell.raises]


def lasts_text(spell: Spell) -> str:
    """How long what a spell lays lasts, "" where its own sentence or figures say it, or nothing is laid."""
    match spell:
        case BonusSpell(turns=turns):
            words = ngettext("It lasts {n} turn.", "It lasts {n} turns, the running one included.", turns)
        case AfflictionSpell(turns=turns) if turns:
            words = ngettext("It lasts {n} turn of its bearer.", "It lasts {n} turns of its bearer.", turns)
        case FieldSpell(turns=turns):
            words = ngettext("It burns for {n} turn.", "It burns for {n} turns, the running one included.", turns)
        case _:
            return ""
    return words.format(n=turns)


def means_text(spell: Spell, level: Level) -> str:
    """Whom a level of a spell means: that an area does not ask for sides is said here (rule book 7)."""
    if spell.targets == "all" and level.area == PARTY:
        return _("enemies only")
    if spell.targets == "all" and level.area == SINGLE:
        return _("friends or enemies")
    return {
        "foes": _("enemies only"),
        "friends": _("friends only"),
        "all": _("friends are caught too"),
        "either": _("friends or enemies"),
    }[spell.targets]


def dice_count(number: int) -> str:
    """So many magic dice."""
    return ngettext("{n} die", "{n} dice", number).format(n=number) if number else _("no dice")


def chance_of(odds: TargetOdds) -> float:
    """The chance that the spell takes effect on the target."""
    return 1.0 if odds.spread is None else odds.spread.chance(odds.works)


def mean_of(odds: TargetOdds) -> float:
    """The spell's points for the target on average."""
    return 0.0 if odds.spread is None else odds.spread.mean(odds.points)
