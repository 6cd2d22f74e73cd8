"""Pages about one commander: who is looked at, and how one turns to another."""

from game.campaign.sheet import Sheet
from game.core.ids import EntityId
from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.context import Context
from game.scenes.facts_sheet import Heading
from game.scenes.stack import Transition
from game.ui.intents import Intent, Next, Previous
from game.ui.sentences_campaign import (
    kind_name,
)
from game.ui.widgets import Changed, Choice, Outcome, Widget

SIDE = "red"
"""The tincture a company fights in."""


class PersonPage(CampPage):
    """A page about somebody of the company; Next and Previous turn to another."""

    def __init__(self, context: Context, journey: Journey, person: EntityId) -> None:
        self._person = person
        super().__init__(context, journey)

    @property
    def sheet(self) -> Sheet:
        """The sheet that is looked at."""
        return self._journey.sheet(self._person)

    def who(self) -> list[Widget]:
        """The choice between the commanders, if there are several, and who this is."""
        journey, sheet = self._journey, self.sheet
        names = [journey.identity(one).name for one in journey.people]
        found: list[Widget] = []
        if len(names) > 1:
            found.append(Choice("person", _("Commander"), names, journey.people.index(self._person)))
        words = _("{kind}, level {level}, class level {within}; {have} of {need} experience").format(
            kind=kind_name(sheet.kind, journey.catalog),
            level=sheet.level,
            within=sheet.class_level,
            have=sheet.experience,
            need=journey.catalog.campaign.level_experience,
        )
        return [*found, Heading(journey.identity(self._person).name, words)]

    def handle(self, intent: Intent) -> Transition | None:
        """Turn to another commander, or as on every page."""
        if isinstance(intent, Next | Previous) and len(self._journey.people) > 1:
            people, step = self._journey.people, 1 if isinstance(intent, Next) else -1
            self._person = people[(people.index(self._person) + step) % len(people)]
            self.refresh()
            return None
        return super().handle(intent)

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Turn to another commander."""
        if isinstance(outcome, Changed) and outcome.name == "person":
            self._person = self._journey.people[outcome.index]
            self.refresh()
        return None
