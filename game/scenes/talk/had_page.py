"""The talks that were had: what was said and answered, and, for those who wish to know, what each answer expressed."""

from game.campaign.components import Talking
from game.content.models.talks import HERO
from game.core.ids import BATTLE
from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.reading_page import ReadingPage
from game.scenes.context import Context
from game.scenes.facts_sheet import Heading
from game.scenes.talk.told import Said, Told, talks_told
from game.ui.prompts import Prompt
from game.ui.theme import BLUE, SEPIA
from game.ui.widgets import Changed, Choice, Label, Listing, Outcome, Widget

_LISTED = 12
"""How many talks are listed at once."""


def speaker_name(journey: Journey, speaker: str) -> str:
    """The name of the hero, or of somebody the campaign knows."""
    person = journey.campaign.people.get(speaker)
    return person.name if person else journey.hero[0]


class TalksHad(ReadingPage):
    """Every talk, the youngest first."""

    name = "talks had"
    shares = (34, 66)

    def __init__(self, context: Context, journey: Journey) -> None:
        self._told = talks_told(journey.campaign, journey.session.history)[::-1]
        self._at = 0
        self._reasons = False
        super().__init__(context, journey)
        self._memory[""] = "talk"
        self.refresh()

    def heading(self) -> str:
        """What stands above the page."""
        return _("What was said")

    def under(self) -> str:
        """Where they are."""
        return self._journey.place

    def left(self) -> list[Widget]:
        """The talks to choose from, and whether reasons are shown."""
        if not self._told:
            return [Heading(_("Talks")), Label(_("There has been no talk yet."))]
        titles = [self._title(told) for told in self._told]
        shown = (_("hidden"), _("shown"))
        return [
            Heading(_("Talks"), str(len(titles))),
            Listing("talk", _("Talk"), titles, self._at, most=_LISTED),
            Choice("reasons", _("Reasons"), shown, int(self._reasons)),
        ]

    def right(self) -> list[Widget]:
        """The chosen talk from its beginning."""
        if not self._told:
            return [Label(_("Who wishes to talk has a sign above them by the fire."))]
        told, talking = self._told[self._at], self._journey.state.has(Talking, BATTLE)
        note = _("Day {day}").format(day=told.day)
        if talking and self._at == 0:
            note = _("{day}, not over yet").format(day=note)
        return [Heading(self._title(told), note), *(widget for said in told.said for widget in self._lines(said))]

    def _title(self, told: Told) -> str:
        talk = self._journey.campaign.talks.get(told.talk)
        return talk.title if talk else told.talk

    def _lines(self, said: Said) -> list[Widget]:
        """Who said what; of an answer also what it expresses, if that is to be shown."""
        words = _("{name}: “{words}”").format(name=speaker_name(self._journey, said.speaker), words=said.text)
        found: list[Widget] = [Label(words, size=1.15, colour=BLUE if said.speaker == HERO else "#2b2118", wide=44)]
        if self._reasons and said.reply:
            name = self._journey.catalog.qualities[said.reply.quality].name
            how = _("{quality}, said well. {why}") if said.reply.well else _("{quality}, said clumsily. {why}")
            why = f"<!quality_{said.reply.quality}> " + how.format(quality=name, why=said.reply.why)
            found.append(Label(why, face="serif_italic", size=1.0, colour=SEPIA, wide=44))
        return found

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return ((("up", "down"), _("Read on")), (("left", "right"), _("Other talk")), (("cancel",), _("Back")))

    def chosen(self, outcome: Outcome) -> None:
        """Another talk, or with reasons or without."""
        match outcome:
            case Changed("talk", at):
                self._at = at
            case Changed("reasons", index):
                self._reasons = bool(index)
        self.refresh()
