"""Magic in words: schools, areas, effects and what each of them does (rule book 7 and 8)."""

from game.i18n import _, ngettext
from game.rules.commander.components import Effect
from game.rules.commander.effects import GUARDS
from game.rules.commander.magic.aiming import PARTY, SINGLE, radius, several
from game.rules.commander.spells import AfflictionSpell, FieldSpell, Level, Spell
from game.ui.sentences import Names, side_name, trait_name
from game.ui.sentences_terms import MINUS


def school_name(school: str) -> str:
    """The name of a school of magic."""
    return {"nature": _("Nature"), "fire": _("Fire"), "air": _("Air"), "life": _("Life")}.get(school, school)


def area_text(spell: Spell, level: Level) -> str:
    """Whom or what a level of a spell reaches (rule book 7)."""
    area = level.area
    if area == PARTY:
        return _("a troop")
    if area == SINGLE:
        return _("one target")
    if number := several(area):
        if isinstance(spell, FieldSpell):
            return ngettext("{n} chosen square", "{n} chosen squares", number).format(n=number)
        return ngettext("up to {n} target", "up to {n} targets, one after the other", number).format(n=number)
    far = radius(area)
    return ngettext("all within {n} square", "all within {n} squares", far).format(n=far)


def cause_name(cause: str, names: Names) -> str:
    """What did harm or good: a spell, what it left behind, or what comes back at the end of a turn."""
    match cause:
        case "rest":
            return names.skill_giving("turn_mp")
        case "rally":
            return names.skill_giving("rally_hp")
        case "poison":
            return _("poison")
        case "burn":
            return _("fire")
        case "manahoar":
            return trait_name(cause)
    return names.spell(cause)


def effect_name(kind: str, spell: str, names: Names) -> str:
    """The name of a lasting effect: that of its spell, or of what it keeps off; `spell` may be ""."""
    if kind in GUARDS.values():
        kept_off = next(harm for harm, guard in GUARDS.items() if guard == kind)
        return _("Safe from {effect}").format(effect=effect_name(kept_off, "", names))
    return names.spell(spell) if spell else names.spell_laying(kind)


def effect_short(effect: Effect) -> str:
    """What an effect does, in as few words as will do: "attack +2"."""
    n = effect.strength
    match effect.kind:
        case "attack":
            return _("attack +{n}").format(n=n)
        case "defence":
            return _("defence +{n}").format(n=n)
        case "move":
            return _("movement +{n}").format(n=n)
        case "thorns":
            return _("movement {minus}{n}").format(minus=MINUS, n=n)
        case "ranged_reduction":
            return _("damage of ranged attacks {minus}{n}").format(minus=MINUS, n=n)
        case "spell_reduction":
            return _("damage of hostile spells {minus}{n}").format(minus=MINUS, n=n)
        case "poison":
            return _("{n} HP to lose").format(n=n)
        case "decline":
            return ngettext("{n} die more for hostile spells", "{n} dice more for hostile spells", n).format(n=n)
    return {"sleep": _("asleep"), "mute": _("cannot cast"), "frenzy": _("in frenzy")}.get(effect.kind, effect.kind)


def effect_points(effect: Effect) -> str:
    """How strong an effect is, as short as can be: "+2"; "" where it has no size."""
    match effect.kind:
        case "attack" | "defence" | "move" | "decline":
            return f"+{effect.strength}"
        case "ranged_reduction" | "spell_reduction" | "thorns" | "poison":
            return f"{MINUS}{effect.strength}"
    return ""


def effect_lasts(effect: Effect) -> str:
    """How long an effect still lasts: turns of its bearer's troop, the running one included; "" if none are counted."""
    return ngettext("for {n} turn", "for {n} turns", effect.left).format(n=effect.left) if effect.left else ""


def effect_text(effect: Effect, names: Names) -> str:
    """What an effect does, in a sentence (rule book 7)."""
    n = effect.strength
    match effect.kind:
        case "attack":
            return _("Attack is raised by {n}.").format(n=n)
        case "defence":
            return _("Defence is raised by {n}.").format(n=n)
        case "move":
            words = ngettext("It moves {n} square farther.", "It moves {n} squares farther.", n)
            return words.format(n=n)
        case "ranged_reduction":
            return _("Ranged attacks do {n} less damage to it.").format(n=n)
        case "spell_reduction":
            return _("Hostile spells do {n} less damage to it.").format(n=n)
        case "thorns":
            words = ngettext("It moves {n} square less.", "It moves {n} squares less.", n)
            return words.format(n=n)
        case "decline":
            words = ngettext("Hostile spells roll {n} die more.", "Hostile spells roll {n} dice more.", n)
            return words.format(n=n)
    return _sizeless(effect, names)


def _sizeless(effect: Effect, names: Names) -> str:
    match effect.kind:
        case "poison":
            words = _("It loses {dose} HP as each round begins, {n} in all.")
            return words.format(dose=poison_dose(effect.spell, names), n=effect.strength)
        case "sleep":
            return _("It neither moves nor acts, but answers attacks; a friend who steps beside it wakes it.")
        case "mute":
            return _("It cannot cast.")
        case "frenzy":
            return _("In its next turn {side} leads it, against anyone in its reach.").format(
                side=side_name(effect.side)
            )
    if effect.kind in GUARDS.values():
        return _("It has just recovered, and cannot be afflicted with the same again.")
    return effect_name(effect.kind, effect.spell, names)


def poison_dose(spell: str, names: Names) -> int:
    """HP that a spell's poison takes at the start of each round; 0 if it is none."""
    entry = names.content.spells.get(spell)
    return max(level.each_round for level in entry.levels.values()) if isinstance(entry, AfflictionSpell) else 0


def field_text(damage: int, left: int) -> str:
    """What a burning square does, and how long (rule book 7, Burn)."""
    lasts = ngettext("for {n} turn of its caster", "for {n} turns of its caster", left).format(n=left)
    return _("Whoever ends a turn here loses {n} HP; it burns {lasts}.").format(n=damage, lasts=lasts)
