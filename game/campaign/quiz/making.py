"""From answers, a class and picks to a commander's sheet (rule book 9)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from game.campaign.quiz.course import Answers, Questions, all_effects, effects
from game.campaign.sheet import LETTERS, Gain, Sheet, class_gains
from game.content.models.quiz import (
    Effect,
    GiveAttribute,
    GiveBonus,
    GiveCurve,
    GiveFreeAttribute,
    GiveFreeLeaving,
    GiveSkill,
    GiveSkillPoint,
    GiveSpell,
    GiveSpellChoice,
    GiveUnitChoice,
)
from game.rules.commander.models import CommanderContent
from game.rules.commander.skills import RANKS

QUIZ_RANK = 2
"""The highest rank the quiz gives: a skill gained twice is Advanced, never more (rule book 9)."""

ChoiceName = Literal["class", "class_skill", "unit", "spell", "other_spell", "attribute"]
CHOICES: tuple[ChoiceName, ...] = ("class", "class_skill", "unit", "spell", "other_spell", "attribute")
"""Everything the quiz may let the player pick, in the order of picking."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to pick: what it is, the question it came of ("" for the class), the ids to pick from."""

    name: ChoiceName
    question: str
    options: tuple[str, ...]


Picks = tuple[tuple[str, str], ...]
"""What was picked of each choice, by its name."""

Draw = Callable[[str], tuple[str, ...] | None]
"""The unit kinds drawn for a class; None if they were not drawn."""


class Making:
    """A commander in the making: the gains so far, and the choices met on the way.

    It walks the answers in their order. Of a choice without a legal pick the first option counts.
    """

    def __init__(self, answers: Answers, kind: str, picks: Picks, drawn: tuple[str, ...], parts: "Parts") -> None:
        self._answers, self._picks, self._drawn = answers, dict(picks), drawn
        self._content, self._quiz = parts.content, parts.quiz
        self._class = parts.content.classes[kind]
        self.kind = kind
        self.gains: list[Gain] = list(class_gains(self._class, kind, parts.content))
        self.choices: list[Choice] = []
        self._make()

    def sheet(self) -> Sheet:
        """The finished sheet."""
        places = {effect.place: effect.attribute for _, effect in effects(self._answers, self._quiz, GiveAttribute)}
        _, curve = next(effects(self._answers, self._quiz, GiveCurve))
        _, point = next(effects(self._answers, self._quiz, GiveSkillPoint))
        return Sheet(self.kind, places["major"], places["secondary"], curve.curve, point.class_level, tuple(self.gains))

    def _make(self) -> None:
        if self._class.choose:
            for skill in self._chosen("class_skill", "", self._class.skills):
                self._gain_skill(skill, f"class:{self.kind}")
        for question, effect in all_effects(self._answers, self._quiz):
            self._take(question, effect)

    def _take(self, question: str, effect: Effect) -> None:
        origin = f"answer:{question}"
        match effect:
            case GiveAttribute():
                self._gain_attribute(effect.attribute, effect.points, origin)
            case GiveFreeAttribute():
                for letter in self._chosen("attribute", question, self._open_attributes()):
                    self._gain_attribute(letter, effect.points, origin)
            case GiveSkill():
                self._gain_skill(effect.skill, origin, RANKS.index(effect.rank) + 1)
            case GiveUnitChoice():
                for unit in self._chosen("unit", question, self._drawn):
                    self.gains.append(Gain("unit", unit, 1, origin))
            case GiveSpellChoice():
                for spell in self._chosen("spell", question, self._unknown(effect.spells)):
                    self.gains.append(Gain("spell", spell, 1, origin))
                    if spell in effect.with_skill:
                        self._gain_skill(effect.with_skill[spell], origin)
            case GiveSpell():
                self._gain_spell(effect.spell, question, origin)
            case GiveBonus():
                self.gains.append(Gain("figure", effect.to, effect.points, origin))
            case GiveFreeLeaving():
                self.gains.append(Gain("figure", "free_leaving", 1, origin))

    def _chosen(self, name: ChoiceName, question: str, options: tuple[str, ...]) -> tuple[str, ...]:
        """Note the choice and give what was picked of it; nothing if there is nothing to pick from."""
        if not options:
            return ()
        self.choices.append(Choice(name, question, options))
        picked = self._picks.get(name, "")
        return (picked if picked in options else options[0],)

    def _open_attributes(self) -> tuple[str, ...]:
        limit = self._content.numbers.attribute_limit
        return tuple(letter for letter in LETTERS if self._total("attribute", letter) < limit)

    def _total(self, what: str, name: str) -> int:
        return sum(gain.amount for gain in self.gains if gain.what == what and gain.name == name)

    def _gain_attribute(self, letter: str, points: int, origin: str) -> None:
        room = self._content.numbers.attribute_limit - self._total("attribute", letter)
        if min(points, room) > 0:
            self.gains.append(Gain("attribute", letter, min(points, room), origin))

    def _gain_skill(self, skill: str, origin: str, ranks: int = 1) -> None:
        room = QUIZ_RANK - self._total("skill", skill)
        if min(ranks, room) > 0:
            self.gains.append(Gain("skill", skill, min(ranks, room), origin))

    def _unknown(self, spells: tuple[str, ...]) -> tuple[str, ...]:
        known = {gain.name for gain in self.gains if gain.what == "spell"}
        return tuple(spell for spell in spells if spell not in known)

    def _gain_spell(self, spell: str, question: str, origin: str) -> None:
        """The spell, or if it is known another level-A spell of its school, else of any."""
        if self._unknown((spell,)):
            self.gains.append(Gain("spell", spell, 1, origin))
            return
        school = self._content.spells[spell].school
        others = self._unknown(tuple(sorted(i for i, s in self._content.spells.items() if "A" in s.levels)))
        akin = tuple(other for other in others if self._content.spells[other].school == school)
        for other in self._chosen("other_spell", question, akin or others):
            self.gains.append(Gain("spell", other, 1, origin))


@dataclass(frozen=True, slots=True)
class Parts:
    """The content that makes commanders."""

    quiz: Questions
    content: CommanderContent


def unit_pool(answers: Answers, kind: str, parts: Parts) -> tuple[tuple[str, ...], int]:
    """The unit kinds from which an answer lets some be drawn for a class, and how many; nothing without such an answer.

    None that the class already recruits, none that only comes by a spell, naval kinds only for naval classes.
    """
    wish = next((effect for _, effect in effects(answers, parts.quiz, GiveUnitChoice)), None)
    if wish is None:
        return (), 0
    own = parts.content.classes[kind]
    pool = tuple(
        id_
        for id_, unit in sorted(parts.content.units.items())
        if wish.role in unit.roles
        and not unit.summon
        and id_ not in own.units
        and (unit.domain != "naval" or own.domain == "naval")
    )
    return pool, min(wish.count, len(pool))
