"""Skills and spells: skill points, attribute points, and what a change of class lets one learn (rule book 8 and 10)."""

from collections.abc import Sequence

from game.campaign.actions import Learn, LearnSpell, LearnUnit, Raise
from game.campaign.growth import new_spells, new_unit_kinds
from game.campaign.sheet import LETTERS
from game.i18n import _, ngettext
from game.rules.commander.magic.books import highest_level, school_skill
from game.scenes.camp.person_page import PersonPage
from game.scenes.facts_sheet import Heading, Pair
from game.scenes.stack import Transition
from game.ui.sentences_campaign import attribute_name, kind_name, rank_name
from game.ui.widgets import Button, Outcome, Pressed, Widget


class Learning(PersonPage):
    """All skills with what the next rank gives, and whatever else can be learnt."""

    name = "skills"

    def heading(self) -> str:
        """What stands above the page."""
        return _("Skills and spells")

    def parts(self) -> Sequence[Widget]:
        """Points first, then skills, then what a class brought."""
        sheet = self.sheet
        found = self.who()
        if sheet.free:
            note = ngettext("{n} point to place", "{n} points to place", sheet.free).format(n=sheet.free)
            found.append(Heading(_("Attributes"), note))
            found += [
                Button(f"raise {letter}", attribute_name(letter), str(sheet.attributes[letter]))
                for letter in LETTERS
                if self._journey.why_not(Raise(self._person, letter)) is None
            ]
        if sheet.new_units:
            found.append(Heading(_("A unit kind to learn")))
            content = self._journey.catalog.commander
            for unit in new_unit_kinds(sheet, content):
                entry = content.units[unit]
                note = f"{entry.attack}/{entry.defence}, {entry.move}"
                found.append(Button(f"unit {unit}", kind_name(unit, self._journey.catalog), note))
        if sheet.new_spells:
            found.append(Heading(_("A spell to learn"), _("of any school")))
            found += [self._spell(spell) for spell in new_spells(sheet, self._journey.catalog.commander)]
        note = ngettext("{n} point to spend", "{n} points to spend", sheet.points).format(n=sheet.points)
        if not sheet.points:
            note = _("next point at class level {level}").format(level=sheet.skill_level)
        found.append(Heading(_("Skills"), note))
        return [*found, *self._skills()]

    def _spell(self, id_: str) -> Widget:
        content = self._journey.catalog.commander
        spell = content.spells[id_]
        school = school_skill(spell, content)
        level = highest_level(spell, self.sheet.total("skill", school) if school else 0)
        castable = _("level {level}").format(level=level) if level else _("cannot be cast yet")
        return Button(f"spell {id_}", spell.name, castable)

    def _skills(self) -> list[Widget]:
        found: list[Widget] = []
        for id_, skill in self._journey.catalog.commander.skills.items():
            rank = self.sheet.total("skill", id_)
            gives = skill.ranks[rank].text if rank < len(skill.ranks) else _("nothing more to learn")
            if self._journey.why_not(Learn(self._person, id_)) is None:
                found.append(Button(f"learn {id_}", skill.name, rank_name(rank)))
                found.append(Pair("", _("{rank}: {text}").format(rank=rank_name(rank + 1), text=gives), left=2))
            else:
                words = _("{rank}; next: {text}").format(rank=rank_name(rank), text=gives)
                found.append(Pair(skill.name, words, left=12))
        return found

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Learn."""
        if not isinstance(outcome, Pressed):
            return super().chosen(outcome)
        what, _space, which = outcome.name.partition(" ")
        kinds = {"raise": Raise, "unit": LearnUnit, "spell": LearnSpell, "learn": Learn}
        self.do(kinds[what](self._person, which))
        return None
