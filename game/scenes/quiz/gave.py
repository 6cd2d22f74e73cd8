"""What answers of the quiz gave, read off the sheet that came of them (rule book 9)."""

from game.campaign.components import Identity
from game.campaign.sheet import Gain, Sheet
from game.content.catalog import Catalog
from game.content.models.quiz import (
    Answer,
    Effect,
    GiveClassChoice,
    GiveClassWeight,
    GiveCurve,
    GivePose,
    GiveSkillPoint,
)
from game.i18n import _
from game.scenes.quiz.gives import curve_words, effect_words, one_more_question
from game.ui.portraits.words import crest_borne
from game.ui.sentences_campaign import attribute_name, figure_name, kind_name, rank_name, skill_name, spell_name

_UNWRITTEN = (GiveClassChoice, GiveClassWeight, GiveCurve, GivePose, GiveSkillPoint)
"""Effects that leave no gain on the sheet."""


def gave_words(question: str, answer: Answer, identity: Identity, sheet: Sheet, catalog: Catalog) -> str:
    """Everything that an answer gave: the gains that came of it and what else it did; one more question, if nothing."""
    told = [_effect(effect, identity, sheet, catalog) for effect in answer.effects if isinstance(effect, _UNWRITTEN)]
    told += [_gain(at, sheet, catalog) for at, gain in enumerate(sheet.gains) if gain.origin == f"answer:{question}"]
    if told:
        return ", ".join(told)
    if answer.next:
        return one_more_question(answer.next)
    return _("nothing new")


def _effect(effect: Effect, identity: Identity, sheet: Sheet, catalog: Catalog) -> str:
    if isinstance(effect, GivePose):
        return crest_borne(identity.crest, effect.pose)
    if isinstance(effect, GiveCurve):
        return curve_words(effect.curve, attribute_name(sheet.major), attribute_name(sheet.secondary))
    return effect_words(effect, catalog)


def _gain(at: int, sheet: Sheet, catalog: Catalog) -> str:
    """The gain at a place of the sheet, a skill with the rank it reached there."""
    gain: Gain = sheet.gains[at]
    match gain.what:
        case "unit":
            return kind_name(gain.name, catalog)
        case "spell":
            return spell_name(gain.name, catalog)
        case "skill":
            before = sheet.gains[: at + 1]
            rank = sum(one.amount for one in before if (one.what, one.name) == ("skill", gain.name))
            return f"{skill_name(gain.name, catalog)}, {rank_name(rank)}"
        case "attribute":
            return f"{attribute_name(gain.name)} +{gain.amount}"
    return figure_name(gain.name) if gain.name == "free_leaving" else f"{figure_name(gain.name)} +{gain.amount}"
