"""The campaign's chronicle: what was done and what came of it, day by day, and the way back where that is allowed."""

from collections.abc import Sequence

from game.campaign.saves import CAMPAIGN
from game.i18n import _, ngettext
from game.scenes.camp.keeping import keep
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.facts_sheet import Heading
from game.scenes.stack import Transition
from game.ui.sentences_camp import campaign_event
from game.ui.theme import SEPIA
from game.ui.widgets import Button, Changed, Column, Label, Listing, Outcome, Pressed, Row, Widget

_LISTED, _LINES = 12, 12
"""How many days are listed at once, and how many sentences stand on a leaf."""


class Tale(CampPage):
    """Every day with what happened on it, the youngest first."""

    name = "tale"
    wide = 76
    read = True
    _at = 0
    """Which of the days, counted from the youngest, is told of."""

    def heading(self) -> str:
        """What stands above the page."""
        return _("Chronicle")

    def parts(self) -> Sequence[Widget]:
        """The days at the left, what happened on the chosen one at the right."""
        leaves = self._leaves()
        if not leaves:
            return [Label(_("Nothing has happened yet."))]
        self._at = min(self._at, len(leaves) - 1)
        day, title, lines = leaves[self._at]
        titles = [title for _day, title, _lines in leaves]
        left: list[Widget] = [Listing("day", _("Day"), titles, self._at, most=_LISTED), *self._ways_back(day)]
        told = [Label(line, size=1.2, wide=40) for line in lines]
        quiet = Label(_("A quiet day."), face="serif_italic", size=1.2, colour=SEPIA)
        right: list[Widget] = [Heading(title), *(told or [quiet])]
        return [Row([Column(left, gap=0.4), Column(right, gap=0.35)], gap=2)]

    def _leaves(self) -> list[tuple[int, str, list[str]]]:
        """Days with their titles and sentences, the youngest first; a long day takes several leaves."""
        found = []
        for day, lines in self._days().items():
            title = _("Day {day}").format(day=day)
            found.append((day, title, lines[:_LINES]))
            starts = range(_LINES, len(lines), _LINES)
            later = _("{day}, leaf {n}")
            found += [
                (day, later.format(day=title, n=n), lines[at : at + _LINES]) for n, at in enumerate(starts, start=2)
            ]
        return found[::-1]

    def _days(self) -> dict[int, list[str]]:
        """The sentences of each day on which anything was done."""
        days: dict[int, list[str]] = {}
        for entry in self._journey.session.history[1:]:
            told = days.setdefault(self._journey.day_of(entry), [])
            sentences = (campaign_event(event, entry.after, self._journey.catalog) for event in entry.events)
            told += [words for words in sentences if words]
        return days

    def _ways_back(self, day: int) -> list[Widget]:
        """Back to a day's morning, and on to where a way that was left had led."""
        session = self._journey.session
        if not session.rewinding:
            return []
        found: list[Widget] = []
        if self._journey.morning_of(day) < len(session.history):
            found.append(Button(f"back {day}", _("Back to its morning"), _("what came after is kept")))
        for number, line in enumerate(session.lines):
            ends = self._journey.day_of(line[-1])
            steps = len(line) - session.shared(line)
            note = ngettext("day {day}, {n} choice", "day {day}, {n} choices", steps).format(day=ends, n=steps)
            found.append(Button(f"take {number}", _("On to what was left"), note))
        return found

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Look at another day, or go to another moment."""
        match outcome:
            case Changed("day", at):
                self._at = at
                self.refresh()
            case Pressed(name):
                way, _space, number = name.partition(" ")
                self._go(int(number), back=way == "back")
        return None

    def _go(self, number: int, *, back: bool) -> None:
        """To the morning of a day, or to the end of a way that was left."""
        journey = self._journey
        if back:
            journey.session.rewind(journey.morning_of(number))
        else:
            journey.session.take(number, len(journey.session.lines[number]))
        self._at = 0
        self._notice = keep(self._context, journey, CAMPAIGN) or _("It is day {day} again.").format(
            day=journey.company.day
        )
        self.refresh()
