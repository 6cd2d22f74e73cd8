"""Levels and curve: the sequence of points with what each comes to, the next level, and points to be placed."""

from collections.abc import Sequence

from game.campaign.actions import Advance
from game.i18n import _
from game.scenes.camp import growth_parts, sheet_parts
from game.scenes.camp.growth_words import to_come
from game.scenes.camp.sheet_page import GrowingPage
from game.scenes.camp.sheet_words import waiting
from game.scenes.facts_sheet import Heading, Pair
from game.scenes.stack import Transition
from game.ui.intents import Intent
from game.ui.sentences_campaign import attribute_name
from game.ui.widgets import Button, Widget


class GrowthPage(GrowingPage):
    """How one commander grows."""

    name = "growth"
    shares = (27, 36, 37)

    def title(self) -> str:
        """What the page is about."""
        return _("levels and curve")

    def first(self) -> str:
        """What can be chosen comes first."""
        choices = self._journey.choices(self._person)
        found = growth_parts.paths(choices, self._ways)
        if found:
            return f"path {next(iter(found))}"
        return "advance" if any(isinstance(one, Advance) for one in choices) else "back"

    def columns(self) -> Sequence[Sequence[Widget]]:
        """Who it is; the attributes with what is to come; the choices."""
        fighter, catalog = self.fighter, self._journey.catalog
        coming = self._looked_at()
        middle = [*sheet_parts.attributes(fighter, catalog, coming), *self._levels(coming)]
        left = [*sheet_parts.who(fighter, catalog), *sheet_parts.figures(fighter, catalog)]
        return left, middle, [*self.growth(), *self._waiting()]

    def _looked_at(self) -> tuple[str, ...]:
        """The points to come: of the chosen sequence, or of the one that has the focus."""
        if self.fighter.sheet.path:
            return to_come(self.fighter.sheet)
        found = growth_parts.paths(self._journey.choices(self._person), self._ways)
        name = self._memory.get("", "").partition(" ")[2]
        action = found.get(name) or next(iter(found.values()), None)
        return action.letters if action else ()

    def _levels(self, coming: Sequence[str]) -> list[Widget]:
        """Class level by class level, what is to come."""
        sheet, numbers = self.fighter.sheet, self._journey.catalog.campaign
        found: list[Widget] = [
            Heading(_("Class levels"), _("each takes {n} experience").format(n=numbers.level_experience))
        ]
        for number, letter in enumerate(coming, start=sheet.class_level + 1):
            told = _("{attribute} +1").format(attribute=attribute_name(letter))
            told = _("{told}, a skill point").format(told=told) if number == sheet.skill_level else told
            found.append(Pair(_("Class level {n}").format(n=number), told, left=7))
        after = numbers.class_levels + 1
        change = _("another class, a unit kind, a spell")
        return [*found, Pair(_("Then"), change, left=7)] if after else found

    def _waiting(self) -> list[Widget]:
        """Ways to what else may be chosen."""
        sheet = self.fighter.sheet
        if not sheet.points and not sheet.new_units and not sheet.new_spells:
            return []
        found: list[Widget] = [Heading(_("It may also choose"), ", ".join(waiting(sheet)))]
        if sheet.points:
            found.append(Button("to skills", _("Learn a skill")))
        if sheet.new_units:
            found.append(Button("to classes", _("Learn a unit kind")))
        if sheet.new_spells:
            found.append(Button("to spells", _("Learn a spell")))
        return found

    def handle(self, intent: Intent) -> Transition | None:
        """As on every page; the attributes follow the sequence that has the focus."""
        before = self._looked_at()
        followed = super().handle(intent)
        if followed is None and self._looked_at() != before:
            self.refresh()
        return followed
