"""What classes are and what can be picked means, in words."""

from game.campaign.quiz.making import Choice
from game.campaign.sheet import Sheet
from game.content.catalog import Catalog
from game.i18n import _, ngettext
from game.rules.commander.models import ClassKind, Kind
from game.ui.sentences import arm_name, domain_name, trait_name
from game.ui.sentences_campaign import attribute_name, choice_name, kind_name, skill_name, spell_name


def class_words(kind: ClassKind) -> str:
    """A class with what it is, as in "Druid: magician, archer, on foot"."""
    return _("{kind}: {what}").format(kind=kind.name, what=_what(kind))


def _what(kind: Kind) -> str:
    """Traits, arms, and how it goes about; that ground troops ride goes without the name of the arm."""
    ground = kind.domain == "ground"
    arms = [arm_name(arm) for arm in kind.arms if not (ground and arm == "mounted")]
    traits = [trait_name(trait) for trait in kind.traits]
    gait = _("on horseback") if "mounted" in kind.arms else _("on foot")
    return ", ".join((*traits, *arms, gait if ground else domain_name(kind.domain)))


def classes_answered(count: int) -> str:
    """How many classes were drawn."""
    if count == 2:
        return _("Two classes answered")
    if count == 3:
        return _("Three classes answered")
    return ngettext("{n} class answered", "{n} classes answered", count).format(n=count)


def choice_title(choice: Choice) -> str:
    """What is to be picked, as a title."""
    words = choice_name(choice.name)
    return words[:1].upper() + words[1:]


def option_name(choice: Choice, option: str, catalog: Catalog) -> str:
    """What can be picked of a choice."""
    match choice.name:
        case "unit" | "class":
            return kind_name(option, catalog)
        case "class_skill":
            return skill_name(option, catalog)
        case "attribute":
            return attribute_name(option)
    return spell_name(option, catalog)


def option_means(choice: Choice, option: str, sheet: Sheet, catalog: Catalog) -> str:
    """What picking it means, in a line or two."""
    content = catalog.commander
    match choice.name:
        case "unit":
            return _unit_means(content.units[option])
        case "class_skill":
            rank = max(1, sheet.total("skill", option))
            return content.skills[option].ranks[rank - 1].text
        case "attribute":
            return attribute_means(option, catalog)
    spell = content.spells[option]
    cost = next(iter(spell.levels.values())).mp
    return _("{mp} MP. {text}").format(mp=cost, text=spell.text)


def _unit_means(kind: Kind) -> str:
    figures = _("attack {attack}, defence {defence}, movement {move}").format(
        attack=kind.attack, defence=kind.defence, move=kind.move
    )
    return _("{figures}: {what}").format(figures=figures, what=_what(kind))


def attribute_means(letter: str, catalog: Catalog) -> str:
    """What a point of an attribute is good for (rule book 2)."""
    words = {
        "O": _("Each point: 1 attack more, also for units in command range."),
        "A": _("Each point: 1 defence more against arms, also for units in command range."),
        "W": _("Each point: 1 magic die more for spells that are cast."),
        "K": _("Each point: {mp} MP more, and 1 defence against magic, also for units in command range."),
    }.get(letter, "")
    return words.format(mp=catalog.commander.numbers.mp_per_knowledge)
