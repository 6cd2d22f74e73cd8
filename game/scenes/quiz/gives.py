"""What answers of the quiz give, in words (rule book 9)."""

from collections.abc import Callable, Iterable, Mapping

from game.content.catalog import Catalog
from game.content.models.quiz import (
    Answer,
    Effect,
    GiveAttribute,
    GiveBonus,
    GiveClassChoice,
    GiveClassWeight,
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
from game.i18n import _
from game.ui.sentences_campaign import attribute_name, figure_name, rank_name, skill_name, spell_name


def answer_words(answer: Answer, catalog: Catalog) -> str:
    """Everything an answer gives; that it leads to one more question, if it gives nothing itself."""
    if not answer.effects:
        return one_more_question(answer.next) if answer.next else _("nothing")
    return ", ".join(effect_words(effect, catalog) for effect in answer.effects)


def one_more_question(question: str) -> str:
    """That an answer gives nothing itself, but leads to a question in between."""
    return _("one more question, {question}").format(question=question)


def effect_words(effect: Effect, catalog: Catalog) -> str:  # noqa: PLR0912 - one case an effect
    """One effect in a few words."""
    match effect:
        case GiveAttribute(attribute=letter, points=points):
            return f"{attribute_name(letter)} +{points}"
        case GiveFreeAttribute(points=points):
            return _("an attribute of choice +{points}").format(points=points)
        case GiveUnitChoice(role=role):
            return _("one more unit kind: {role}").format(role=_role(role))
        case GiveSkill(skill=skill):
            return _("{skill}, {rank}").format(skill=skill_name(skill, catalog), rank=rank_name(1))
        case GiveSpell(spell=spell):
            return _("spell: {spell}").format(spell=spell_name(spell, catalog))
        case GiveSpellChoice(spells=spells):
            return _("a spell: {spells}").format(spells=_listed(spell_name(spell, catalog) for spell in spells))
        case GiveClassChoice(classes=classes):
            names = _listed(catalog.commander.classes[kind].name for kind in classes)
            return _("one more class: {classes}").format(classes=names)
        case GiveClassWeight():
            return _("{kinds} × {times}").format(kinds=_liked(effect), times=effect.times)
        case GiveBonus(to=figure, points=points):
            return f"{figure_name(figure)} +{points}"
        case GiveFreeLeaving():
            return figure_name("free_leaving")
        case GiveCurve(curve=curve):
            return curve_words(curve, _("the first view's attribute"), _("the second view's"))
        case GiveSkillPoint(class_level=level):
            return _("a skill point at class level {level}").format(level=level)
        case GivePose():
            return _("the crest's pose")


def curve_words(curve: int, main: str, second: str) -> str:
    """What one of the quiz's three curves mostly raises as levels come (rule book 10).

    `main` and `second` are what the major and the secondary attribute are called.
    """
    words = {1: _("levels mostly raise {main}"), 2: _("levels raise {second}, then {main}")}
    return words.get(curve, _("levels raise the lowest first")).format(main=main, second=second)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def _role(role: str) -> str:
    return {"defence": _("defence"), "all_round": _("all-round")}.get(role, _("special attack"))


def _liked(effect: GiveClassWeight) -> str:
    """The classes an answer makes likelier."""
    words: Mapping[str, Callable[[], str]] = {
        "air": lambda: _("flying classes"),
        "naval": lambda: _("classes of the sea"),
        "ground": lambda: _("classes on foot"),
        "mounted": lambda: _("mounted classes"),
        "spear": lambda: _("spear classes"),
        "grunt": lambda: _("grunt classes"),
        "magician": lambda: _("magicians"),
    }
    name = effect.arm or effect.trait or effect.domain or ""
    return words[name]() if name in words else name
