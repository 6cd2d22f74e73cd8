"""Talk by the fire: who wishes to talk, the way to what was said before, and the seven qualities (rule book 12)."""

import pygame

from game.campaign.actions import Talk
from game.core.ids import BATTLE, EntityId
from game.i18n import _, ngettext
from game.scenes.camp.journey import Journey
from game.scenes.camp.sheet_columns import Sheets, SheetsForm
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.camp.temper_page import TemperPage, wheel_of
from game.scenes.context import Context
from game.scenes.facts_sheet import Heading
from game.scenes.stack import Pop, Push, Transition
from game.scenes.talk.had_page import TalksHad, speaker_name
from game.scenes.talk.told import talks_told
from game.ui.widgets import Button, Form, Label, Outcome, Pressed, Widget


class Talks(CampPage):
    """Lists the talks that can begin. One that is chosen begins in the camp, which this page makes room for."""

    name = "talks"

    def __init__(self, context: Context, journey: Journey, person: EntityId) -> None:
        """The focus is on what `person` wishes to talk about, if it is anything."""
        super().__init__(context, journey)
        theirs = [id_ for id_ in self._open() if journey.campaign.talks[id_].people[0] == person]
        if theirs:
            self._memory[""] = f"talk {theirs[0]}"
            self.refresh()

    def heading(self) -> str:
        """What stands above the page."""
        return _("Talk by the fire")

    def _open(self) -> list[str]:
        return [action.talk for action in self._journey.choices() if isinstance(action, Talk)]

    def _make_form(self) -> Form:
        sheets = Sheets((self.parts(), self._besides()), (56, 44), gap=0.4)
        return SheetsForm(sheets, self._context.theme, self._memory)

    def parts(self) -> list[Widget]:
        """Those who wish to talk, and what about."""
        open_, journey = self._open(), self._journey
        found: list[Widget] = [Heading(_("Who wishes to talk"), "" if open_ else _("nobody tonight"))]
        if not open_:
            found.append(Label(_("Others will wish to when another step of the road is done."), size=1.15, wide=30))
        for id_ in open_:
            talk = journey.campaign.talks[id_]
            names = ", ".join(speaker_name(journey, person) for person in talk.people)
            found.append(Button(f"talk {id_}", talk.title, names))
        return [*found, *self.ways()]

    def _besides(self) -> list[Widget]:
        """What talks have made of the hero, and what was said in them."""
        journey = self._journey
        had = len(talks_told(journey.campaign, journey.session.history))
        return [
            Heading(_("Temperament"), _("0 to 10 each")),
            wheel_of(journey),
            Button("temper", _("The seven qualities")),
            Button("had", _("What was said"), ngettext("{n} talk", "{n} talks", had).format(n=had)),
        ]

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Begin a talk, or look at something."""
        match outcome:
            case Pressed("had"):
                return Push(TalksHad(self._context, self._journey))
            case Pressed("temper"):
                return Push(TemperPage(self._context, self._journey))
            case Pressed(name):
                self.do(Talk(BATTLE, name.removeprefix("talk ")))
                return Pop()
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Two sheets side by side."""
        self.changed = False
        self._form.lay_out(self._frame(surface))
        self._form.draw(surface)
        self._form.draw_tip(surface)
