"""Talk by the fire: who wishes to talk, the talk itself, and the seven qualities with what they give (rule book 12)."""

from collections.abc import Sequence

import pygame

from game.campaign.actions import Say, Talk
from game.campaign.components import Talking, Temperament
from game.campaign.events import QualityRaised, Remembered
from game.campaign.saves import CAMPAIGN
from game.content.models.talks import Line, Mood
from game.core.event import Event
from game.core.ids import BATTLE
from game.i18n import _
from game.rules.commander.gifts import Gift
from game.scenes.camp.keeping import keep
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.facts_sheet import Fact, Gave, Heading
from game.scenes.stack import Transition
from game.ui.intents import AltClick, Cancel, Intent, Undo
from game.ui.portraits.bust import bust
from game.ui.sentences_gifts import gift_text
from game.ui.theme import SEPIA, Theme
from game.ui.widgets import Button, Label, Outcome, Pressed, Widget

_BUST = 12
"""How large who speaks is drawn, in units."""


class Speaker(Widget):
    """Who speaks, with the face it is said with."""

    role = "picture"

    def __init__(self, name: str, kind: str, look: int, mood: Mood) -> None:
        super().__init__(name)
        self._kind, self._look, self._mood = kind, look, mood

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:  # noqa: ARG002 - as large as it is
        """A square."""
        return theme.text.px(_BUST), theme.text.px(_BUST)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """At the left."""
        edge = min(self.rect.height, theme.text.px(_BUST))
        surface.blit(bust(self._kind, self._look, self._mood, (edge, edge)), self.rect)


class Talks(CampPage):
    """Lists the talks, and holds the one that is going on; it can be left only between two of them."""

    name = "talks"
    _told: tuple[str, ...] = ()

    def heading(self) -> str:
        """What stands above the page."""
        talking = self._talking
        return self._journey.campaign.talks[talking.talk].title if talking else _("Talk by the fire")

    @property
    def _talking(self) -> Talking | None:
        return self._journey.state.get(Talking, BATTLE)

    def parts(self) -> Sequence[Widget]:
        """The line and its answers; between talks those who wish to talk, and the seven qualities."""
        if self._talking is not None:
            return self._line(self._journey.rules.talks.line(self._journey.state))
        found: list[Widget] = [Label(words, face="serif_italic", size=1.1, colour=SEPIA) for words in self._told]
        open_ = [action.talk for action in self._journey.choices() if isinstance(action, Talk)]
        found.append(Heading(_("Who wishes to talk"), "" if open_ else _("nobody tonight")))
        for id_ in open_:
            talk = self._journey.campaign.talks[id_]
            names = ", ".join(self._name(person) for person in talk.people)
            found.append(Button(f"talk {id_}", talk.title, names))
        return [*found, Heading(_("The seven qualities"), _("0 to 10 each")), *self._qualities()]

    def ways(self) -> Sequence[Widget]:
        """None out of a talk."""
        return () if self._talking is not None else super().ways()

    def _line(self, line: Line) -> list[Widget]:
        kind, look = self._face(line.speaker)
        found: list[Widget] = [Speaker(self._name(line.speaker), kind, look, line.mood)] if kind else []
        found.append(Heading(self._name(line.speaker)))
        found.append(Label(line.text, size=1.4, wide=50))
        found += [Label(words, face="serif_italic", size=1.0, colour=SEPIA) for words in self._told]
        for number, answer in enumerate(line.answers):
            found.append(Button(f"say {number}", answer.text))
        return found if line.answers else [*found, Button("say 0", _("Go on"))]

    def _face(self, speaker: str) -> tuple[str, int]:
        """The bust and look of who speaks."""
        person = self._journey.campaign.people.get(speaker)
        if person:
            return person.bust, person.look
        _name, kind, look = self._journey.hero
        return kind, look

    def _name(self, speaker: str) -> str:
        person = self._journey.campaign.people.get(speaker)
        return person.name if person else self._journey.hero[0]

    def _qualities(self) -> list[Widget]:
        """Each quality with its points, what it is, and what it gives in battle."""
        catalog = self._journey.catalog
        temper = self._journey.state.get(Temperament, self._journey.people[0]) or Temperament()
        found: list[Widget] = []
        for id_, quality in catalog.qualities.items():
            points = temper.of(id_)
            found.append(Fact(str(points), quality.name, quality.text))
            for gift in quality.gives:
                reached = sum(at <= points for at in gift.at)
                more = next((at for at in gift.at if at > points), None)
                now = gift_text(Gift(id_, gift.figure, reached)) if reached else _("nothing yet")
                then = _("{gift} at {n}").format(gift=gift_text(Gift(id_, gift.figure, reached + 1)), n=more)
                found.append(Gave("", now, then if more else _("all there is")))
        return found

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Begin a talk, or say something in it."""
        if isinstance(outcome, Pressed):
            what, _space, which = outcome.name.partition(" ")
            action = Talk(BATTLE, which) if what == "talk" else Say(BATTLE, int(which))
            events = self._journey.commit(action)
            self._told = tuple(words for event in events if (words := self._came(event)))
            self._notice = keep(self._context, self._journey, CAMPAIGN)
            self._memory.clear()
            self.refresh()
        return None

    def _came(self, event: Event) -> str:
        """What came of an answer, in a few words."""
        match event:
            case QualityRaised(quality=quality, after=points):
                name = self._journey.catalog.qualities[quality].name
                return _("{quality} +1: {points}").format(quality=name, points=points)
            case Remembered():
                return _("This will be remembered.")
        return ""

    def handle(self, intent: Intent) -> Transition | None:
        """A talk is not left in the middle; the campaign is kept at every line."""
        if self._talking is not None and isinstance(intent, Cancel | AltClick | Undo):
            self._notice = _("The talk is not over yet.")
            self.refresh()
            return None
        return super().handle(intent)
