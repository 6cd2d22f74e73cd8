"""The campaign's chronicle: what was done and what came of it, day by day."""

from collections.abc import Sequence

from game.i18n import _
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.facts_sheet import Heading
from game.scenes.stack import Transition
from game.ui.sentences_camp import campaign_event
from game.ui.widgets import Label, Outcome, Widget


class Tale(CampPage):
    """Every day with what happened on it, the youngest first."""

    name = "tale"

    def heading(self) -> str:
        """What stands above the page."""
        return _("Chronicle")

    def parts(self) -> Sequence[Widget]:
        """A heading a day, a line a thing."""
        days: dict[int, list[str]] = {}
        for entry in self._journey.session.history:
            for event in entry.events:
                told = campaign_event(event, entry.after, self._journey.catalog)
                if told:
                    days.setdefault(self._journey.day_of(entry), []).append(told)
        found: list[Widget] = []
        for day in sorted(days, reverse=True):
            found.append(Heading(_("Day {day}").format(day=day)))
            found += [Label(line, size=1.15, wide=50) for line in days[day]]
        return found or [Label(_("Nothing has happened yet."))]

    def chosen(self, outcome: Outcome) -> Transition | None:  # noqa: ARG002 - there is nothing to choose
        """Nothing can be done here."""
        return None
