"""Spells: those one knows with what each of their levels does, and those one could learn (rule book 7 and 10)."""

from collections.abc import Iterator, Sequence

from game.campaign.actions import LearnSpell
from game.campaign.growth import new_spells
from game.i18n import _
from game.rules.commander.magic.dice import level_of
from game.scenes.battle.spell_words import dice_text, gives_text
from game.scenes.camp import sheet_parts
from game.scenes.camp.growth_widgets import Entry
from game.scenes.camp.sheet_base import PersonPage
from game.scenes.camp.sheet_words import book_line, open_levels, origins, range_bonus, too_high
from game.scenes.facts_sheet import Heading
from game.scenes.stack import Transition
from game.ui.sentences_magic import school_name
from game.ui.theme import SEPIA
from game.ui.widgets import Label, Outcome, Pressed, Widget


class SpellsPage(PersonPage):
    """The spells of one commander, and those it could have."""

    name = "spells"
    shares = (25, 38, 37)

    def title(self) -> str:
        """What the page is about."""
        return _("spells")

    def first(self) -> str:
        """What can be learnt comes first."""
        new = self._new()
        return f"new {new[0]}" if new and self.fighter.sheet.new_spells else ""

    def columns(self) -> Sequence[Sequence[Widget]]:
        """Who it is, with its schools; the spells it knows; the spells it does not."""
        fighter, catalog = self.fighter, self._journey.catalog
        left = [*sheet_parts.who(fighter, catalog), *sheet_parts.skills(fighter, catalog)]
        known = list(dict.fromkeys(fighter.sheet.spells))
        middle: list[Widget] = [Heading(_("Known"), _("{n} spells").format(n=len(known)))]
        for spell in known:
            middle += self._spell(spell, f"known {spell}", can=False)
        return left, middle, list(self._learnable())

    def _new(self) -> list[str]:
        """The spells it does not know, those that it could cast at once first, by school."""
        sheet, catalog = self.fighter.sheet, self._journey.catalog
        spells = catalog.commander.spells
        found = new_spells(sheet, catalog.commander)
        return sorted(found, key=lambda id_: (bool(too_high(sheet, id_, catalog)), spells[id_].school, id_))

    def _learnable(self) -> Iterator[Widget]:
        sheet = self.fighter.sheet
        offered = {action.spell for action in self.candidates(LearnSpell) if isinstance(action, LearnSpell)}
        new = self._new()
        yield Heading(_("To learn"), _("{n} to choose").format(n=sheet.new_spells) if offered else "")
        if new and not offered:
            refused = self.why_not(LearnSpell(self._person, new[0]))
            words = _("{reason} A change of class brings one.").format(reason=refused)
            yield Label(words, face="sans", size=1, colour=SEPIA, wide=26)
        for spell in new:
            yield from self._spell(spell, f"new {spell}", can=spell in offered)

    def _spell(self, spell: str, name: str, *, can: bool) -> list[Widget]:
        """A spell with what each level costs and does; a level that is not open yet says so."""
        sheet, catalog = self.fighter.sheet, self._journey.catalog
        what = catalog.commander.spells[spell]
        open_, more = open_levels(sheet, spell, catalog), range_bonus(self.fighter, catalog).total
        told = [what.text]
        for letter in sorted(what.levels):
            level = level_of(what, letter)
            does = " ".join(
                words for words in (gives_text(what, level, catalog.commander), dice_text(what, level)) if words
            )
            line = book_line(sheet, spell, letter, more, catalog)
            told.append(_("{letter}: {line}. {does}").format(letter=letter, line=line, does=does))
        levels = _("levels {letters}").format(letters=" ".join(open_)) if open_ else _("not yet")
        note = _("{school}, {levels}").format(school=school_name(what.school), levels=levels)
        origin = origins(sheet.sources("spell", spell), catalog)
        title = _("{spell} ({origin})").format(spell=what.name, origin=origin) if origin else what.name
        warning = too_high(sheet, spell, catalog)
        return [Entry(name, title, note, "\n".join(told), warning=warning, can=can)]

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Learn what was pressed."""
        if isinstance(outcome, Pressed) and outcome.name.startswith("new "):
            self.do(LearnSpell(self._person, outcome.name.removeprefix("new ")))
            return None
        return super().chosen(outcome)
