"""Growth as a part of the campaign's rules: who may take which level, point, class, skill and spell (rule book 10)."""

from collections.abc import Iterator
from dataclasses import replace

from game.campaign import growth
from game.campaign.actions import Advance, ChangeClass, ChoosePath, Learn, LearnSpell, LearnUnit, Raise
from game.campaign.events import (
    AttributeRaised,
    ClassChanged,
    LevelTaken,
    PathChosen,
    SheetChanged,
    SkillLearned,
    SpellLearned,
    UnitKindLearned,
)
from game.campaign.sheet import LETTERS, Gain, Sheet
from game.content.models.camp import CampaignNumbers
from game.core.action import Action, Reason, reason
from game.core.ids import EntityId
from game.rules.commander.models import CommanderContent


class GrowthRules:
    """Levels, points, classes, skills and spells, sheet by sheet."""

    def __init__(self, content: CommanderContent, numbers: CampaignNumbers) -> None:
        self._content = content
        self._numbers = numbers

    def candidates(self, person: EntityId, sheet: Sheet) -> Iterator[Action]:
        """Everything somebody may do about their growth, in a fixed order."""
        return (action for action in self._thinkable(person, sheet) if self.explain(sheet, action) is None)

    def _thinkable(self, person: EntityId, sheet: Sheet) -> Iterator[Action]:
        if not sheet.path:
            for found in growth.sequences(sheet, self._content):
                yield ChoosePath(person, found.name, found.letters)
        yield Advance(person)
        yield from (ChangeClass(person, kind) for kind in sorted(self._content.classes))
        yield from (Learn(person, skill) for skill in sorted(self._content.skills))
        yield from (Raise(person, letter) for letter in LETTERS)
        yield from (LearnUnit(person, unit) for unit in sorted(self._content.units))
        yield from (LearnSpell(person, spell) for spell in sorted(self._content.spells))

    def explain(self, sheet: Sheet, action: Action) -> Reason | None:  # noqa: PLR0912 - one case a choice
        """Why an action is refused, or None."""
        match action:
            case ChoosePath():
                return self._why_not_path(sheet, action)
            case Advance():
                return self._why_not_advance(sheet)
            case ChangeClass(kind=kind):
                return self._why_not_change(sheet, kind)
            case Learn(skill=skill):
                if skill not in self._content.skills:
                    return reason("unknown_skill", skill=skill)
                if not sheet.points:
                    return reason("no_skill_points")
                return None if growth.can_learn(sheet, skill, self._content) else reason("rank_full", skill=skill)
            case Raise(attribute=letter):
                if letter not in LETTERS:
                    return reason("unknown_attribute", attribute=letter)
                if not sheet.free:
                    return reason("no_free_points")
                full = not growth.has_room(sheet, letter, self._content)
                return reason("attribute_full", attribute=letter) if full else None
            case LearnUnit(unit=unit):
                if not sheet.new_units:
                    return reason("no_unit_to_learn")
                akin = unit in growth.new_unit_kinds(sheet, self._content)
                return None if akin else reason("unit_not_akin", unit=unit)
            case LearnSpell(spell=spell):
                if not sheet.new_spells:
                    return reason("no_spell_to_learn")
                fresh = spell in growth.new_spells(sheet, self._content)
                return None if fresh else reason("spell_not_new", spell=spell)
        return reason("not_in_camp")

    def _why_not_path(self, sheet: Sheet, action: ChoosePath) -> Reason | None:
        if sheet.path:
            return reason("path_chosen")
        known = growth.Growth(action.name, action.letters) in growth.sequences(sheet, self._content)
        return None if known else reason("no_such_path")

    def _why_not_level(self, sheet: Sheet) -> Reason | None:
        if growth.can_advance(sheet, self._numbers):
            return None
        return reason("needs_experience", have=sheet.experience, need=self._numbers.level_experience)

    def _why_not_advance(self, sheet: Sheet) -> Reason | None:
        if growth.last_class_level(sheet, self._numbers):
            return reason("class_at_its_end")
        return self._why_not_level(sheet) or (None if sheet.path else reason("path_first"))

    def _why_not_change(self, sheet: Sheet, kind: str) -> Reason | None:
        if kind not in self._content.classes:
            return reason("unknown_class", kind=kind)
        if not growth.last_class_level(sheet, self._numbers):
            return reason("class_not_at_its_end", level=self._numbers.class_levels)
        akin = kind in growth.next_classes(sheet.kind, self._content)
        return self._why_not_level(sheet) or (None if akin else reason("class_not_akin", kind=kind))

    def grown(self, person: EntityId, sheet: Sheet, action: Action) -> SheetChanged:
        """What a legal action makes of a sheet."""
        at = f"point:{sheet.level}"
        match action:
            case ChoosePath(letters=letters):
                return PathChosen(person, sheet, replace(sheet, path=letters))
            case Advance():
                return LevelTaken(person, sheet, growth.advanced(sheet, self._numbers, self._content))
            case ChangeClass(kind=kind):
                return ClassChanged(person, sheet, growth.changed(sheet, kind, self._numbers, self._content))
            case Learn(skill=skill):
                after = replace(sheet, points=sheet.points - 1).plus(Gain("skill", skill, 1, at))
                return SkillLearned(person, sheet, after)
            case Raise(attribute=letter):
                after = replace(sheet, free=sheet.free - 1).plus(Gain("attribute", letter, 1, at))
                return AttributeRaised(person, sheet, after)
            case LearnUnit(unit=unit):
                gain = Gain("unit", unit, 1, f"change:{sheet.kind}")
                return UnitKindLearned(person, sheet, replace(sheet, new_units=sheet.new_units - 1).plus(gain))
            case LearnSpell(spell=spell):
                gain = Gain("spell", spell, 1, f"change:{sheet.kind}")
                return SpellLearned(person, sheet, replace(sheet, new_spells=sheet.new_spells - 1).plus(gain))
        raise ValueError(f"{action} does not grow a sheet")
