"""What classes are and what can be picked means, in words."""

from game.campaign.quiz.making import Choice
from game.campaign.sheet import Gain, Sheet
from game.content.catalog import Catalog
from game.i18n import _, ngettext
from game.rules.commander.models import ClassKind, Kind
from game.scenes.camp.sheet_words import view_name
from game.ui.sentences import arm_name, domain_name, trait_name
from game.ui.sentences_campaign import attribute_name, kind_name, origin_words, skill_name, spell_name


def class_words(kind: ClassKind) -> str:
    """A class with what it is, as in "Druid: magician, archer, on foot"."""
    return _("{kind}: {what}").format(kind=kind.name, what=", ".join((*_marks(kind), _gait(kind))))


def _marks(kind: Kind) -> tuple[str, ...]:
    """Traits and arms; that those on the ground ride is said by how they go about."""
    arms = (arm_name(arm) for arm in kind.arms if arm != "mounted" or kind.domain != "ground")
    return (*(trait_name(trait) for trait in kind.traits), *arms)


def _gait(kind: Kind) -> str:
    return domain_name(kind.domain) or (_("on horseback") if "mounted" in kind.arms else _("on foot"))


def classes_answered(count: int) -> str:
    """How many classes were drawn."""
    if count == 2:
        return _("Two classes answered")
    if count == 3:
        return _("Three classes answered")
    return ngettext("{n} class answered", "{n} classes answered", count).format(n=count)


def drawn_words(count: int) -> str:
    """What the draw is for: how many classes are drawn, and that one of them is chosen afterwards (rule book 9)."""
    if count == 2:
        return _("Two classes are drawn. On the next page you choose which of the two you will be.")
    if count == 3:
        return _("Three classes are drawn. On the next page you choose which of the three you will be.")
    words = ngettext(
        "{n} class is drawn. It is what you will be.",
        "{n} classes are drawn. On the next page you choose which of them you will be.",
        count,
    )
    return words.format(n=count)


def choice_title(choice: Choice) -> str:
    """What is to be picked, as a title that says what comes of it (rule book 9)."""
    titles = {
        "class": _("Class"),
        "class_skill": _("Skill of the class"),
        "unit": _("Extra unit kind"),
        "spell": _("Extra spell"),
        "other_spell": _("A spell instead"),
        "attribute": _("Extra point in"),
    }
    return titles.get(choice.name, choice.name)


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
    """That it can be recruited, its figures and what marks it; that it goes on foot need not be said."""
    figures = _("Can join your troop: attack {attack}, defence {defence}, movement {move}").format(
        attack=kind.attack, defence=kind.defence, move=kind.move
    )
    marks = _marks(kind) if kind.gait == "ground" else (*_marks(kind), _gait(kind))
    return ", ".join((figures, *marks))


def gain_origin(gain: Gain, catalog: Catalog) -> str:
    """Where points of an attribute came from: for the two views of the quiz, which view it was (rule book 9)."""
    if gain.origin in ("answer:1a", "answer:1b"):
        return view_name(gain.name)
    return origin_words(gain.origin, catalog)


def attribute_means(letter: str, catalog: Catalog) -> str:
    """What a point of an attribute is good for (rule book 2)."""
    words = {
        "O": _("1 attack more, for units in command range too."),
        "A": _("1 defence more, for units in command range too."),
        "W": _("1 magic die more for spells."),
        "K": _("{mp} MP and 1 defence against magic more, the latter for units in command range too."),
    }.get(letter, "")
    return words.format(mp=catalog.commander.numbers.mp_per_knowledge)
