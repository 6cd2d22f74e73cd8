"""What is said of commanders of bands: classes, troops, prices, and what the ways through the quiz give."""

from collections import Counter
from collections.abc import Iterable, Mapping

from game.campaign.band_troops import price
from game.campaign.bands import Member
from game.campaign.components import Troop
from game.campaign.quiz.making import Choice
from game.content.catalog import Catalog
from game.content.models.quiz import (
    Effect,
    GiveAttribute,
    GiveBonus,
    GiveCurve,
    GiveFreeAttribute,
    GiveFreeLeaving,
    GivePose,
    GiveSkill,
    GiveSkillPoint,
    GiveSpell,
    GiveSpellChoice,
    GiveUnitChoice,
)
from game.i18n import _, ngettext
from game.ui.sentences_campaign import attribute_name, figure_name, kind_name, rank_name, skill_name, spell_name


def rank_words(member: Member, catalog: Catalog) -> str:
    """Class and level."""
    kind = kind_name(member.sheet.kind, catalog)
    return _("{kind}, level {level}").format(kind=kind, level=member.sheet.level)


def troop_words(troop: Troop, catalog: Catalog) -> str:
    """How many of which units."""
    counted = Counter(unit.kind for unit in troop.units)
    words = [
        _("{kind} \u00d7 {count}").format(kind=kind_name(kind, catalog), count=count) for kind, count in counted.items()
    ]
    return ", ".join(words) or _("no troop")


def troop_and_price(member: Member, catalog: Catalog) -> str:
    """A commander's troop, and what it costs if there is one."""
    worth = f" ({gold(price([member], catalog.commander))})" if member.troop.units else ""
    return troop_words(member.troop, catalog) + worth


def gold(amount: int) -> str:
    """An amount of gold."""
    return _("{amount} gold").format(amount=amount)


def commanders(count: int) -> str:
    """How many commanders."""
    return ngettext("{count} commander", "{count} commanders", count).format(count=count)


def facts(member: Member, catalog: Catalog) -> tuple[tuple[str, str], ...]:
    """What stands on a commander's sheet, name by name; nothing of what there is nothing of."""
    sheet = member.sheet
    skills = ", ".join(f"{skill_name(skill, catalog)} ({rank_name(rank)})" for skill, rank in sheet.ranks)
    figures = [figure_words(name, points) for name, points in sheet.figures]
    told = (
        (_("Skills"), skills),
        (_("Spells"), ", ".join(spell_name(spell, catalog) for spell in sheet.spells)),
        (_("Gifts"), ", ".join(figures)),
        (_("Can recruit"), ", ".join(kind_name(unit, catalog) for unit in sheet.units)),
        (_("Troop"), troop_and_price(member, catalog)),
    )
    return tuple((name, words) for name, words in told if words)


def figure_words(name: str, points: int) -> str:
    """A figure of the commander's own piece, and by how much it is raised."""
    return figure_name(name) if name == "free_leaving" else f"{figure_name(name)} +{points}"


def looks() -> tuple[str, ...]:
    """Looks in a word or two, in their order."""
    return (
        _("clean-shaven"),
        _("plaits"),
        _("black beard"),
        _("curls"),
        _("moustache"),
        _("long dark hair"),
        _("grey beard"),
        _("white hair"),
    )


def part_name(question: str, effects: Iterable[Effect]) -> str:
    """What a question of the quiz decides; a question of a pack is called by its first effect, or by its number."""
    known: Mapping[str, str] = {
        "1a": _("Major attribute"),
        "1b": _("Secondary attribute"),
        "2": _("Extra"),
        "5a": _("A skill for battle"),
        "6a": _("Spell or figure"),
        "7": _("A skill for the road"),
        "8": _("Growth"),
        "9": _("Skill points"),
        "10": _("Wish"),
        "11": _("Crest borne"),
    }
    return known.get(question, "") or next((effect.gives for effect in effects), question)


def way_words(effects: Iterable[Effect], catalog: Catalog) -> str:
    """What a way through a question gives."""
    return ", ".join(_effect(effect, catalog) for effect in effects) or _("nothing")


def _effect(effect: Effect, catalog: Catalog) -> str:
    match effect:
        case GiveAttribute(attribute=letter, points=points):
            return f"{attribute_name(letter)} +{points}"
        case GiveFreeAttribute():
            return _("a point of choice")
        case GiveUnitChoice(role=role):
            return {
                "defence": _("unit: defence"),
                "all_round": _("unit: all-round"),
                "special_attack": _("unit: special"),
            }.get(role, role)
        case GiveSkill(skill=skill):
            return skill_name(skill, catalog)
        case GiveSpell(spell=spell):
            return spell_name(spell, catalog)
        case GiveSpellChoice(spells=spells):
            return _("a spell like {spell}").format(spell=spell_name(spells[0], catalog))
        case GiveBonus(to=figure, points=points):
            return f"{figure_name(figure)} +{points}"
        case GiveFreeLeaving():
            return figure_name("free_leaving")
        case GiveCurve(curve=curve):
            return (_("major first"), _("secondary first"), _("balanced"))[curve - 1]
        case GiveSkillPoint(class_level=level):
            return _("at class level {level}").format(level=level)
        case GivePose(pose=pose):
            return {
                "biceps": _("in strong arms"),
                "trapezius": _("on broad shoulders"),
                "gastrocnemius": _("on swift legs"),
            }.get(pose, _("well seated"))
    return effect.gives


def choice_title(choice: Choice) -> str:
    """What is to be picked."""
    return {
        "class_skill": _("Skill of the class"),
        "unit": _("Unit to recruit"),
        "spell": _("Spell"),
        "other_spell": _("Another spell"),
        "attribute": _("Point of choice"),
    }.get(choice.name, choice.name)


def option_name(choice: Choice, option: str, catalog: Catalog) -> str:
    """What can be picked of a choice."""
    match choice.name:
        case "class_skill":
            return skill_name(option, catalog)
        case "unit" | "class":
            return kind_name(option, catalog)
        case "attribute":
            return attribute_name(option)
    return spell_name(option, catalog)
