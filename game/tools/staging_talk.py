"""The pictures of talks: the list of who wishes to, lines with answers, what came of one, what was said, the wheel,
and the ending of the road."""

from collections.abc import Callable
from dataclasses import replace

from game.campaign.actions import Say, Talk
from game.campaign.components import Talking, Temperament
from game.campaign.starts import HERO
from game.content.catalog import Catalog
from game.content.models.talks import QUALITIES
from game.core.ids import BATTLE
from game.scenes.camp.journey import Journey
from game.scenes.camp.pages import PAGES
from game.scenes.camp.scene import Camp
from game.scenes.camp.temper_page import TemperPage
from game.scenes.context import Context
from game.scenes.stack import Scene
from game.scenes.story import Story
from game.scenes.talk.had_page import TalksHad
from game.scenes.talk.scene import TalkScene
from game.tools.companies import Companies, after
from game.ui.intents import Cancel, Confirm, Cursor, Exposed, Intent, Typed

_POINTS = (2, 6, 4, 5, 5, 6, 1)
"""The points of somebody who has talked much, in the order of the qualities."""
_SOME, _LETTERS_MS = 2, 900


class TalkStage:
    """Makes talks by the fire, and the pages around them."""

    def __init__(self, context: Context, catalog: Catalog) -> None:
        self._catalog = catalog
        self._companies = Companies(catalog)
        self._context = replace(context, saves=None)

    def states(self) -> dict[str, Callable[[], Scene]]:
        """Every picture by name, with what makes it."""
        down = Cursor(0, 1)
        return {
            "talks-first": lambda: self._page(self._companies.first()),
            "talks-had": lambda: self._page(self._had()),
            "talk-coming": self._coming,
            "talk-answers": lambda: self._talk(self._talking(), Confirm(), down),
            "talk-raised": self._raised,
            "talk-menu": lambda: self._talk(self._talking(), Confirm(), Cancel()),
            "talk-longest": lambda: self._talk(self._longest(), Confirm()),
            "said-words": self._said,
            "said-reasons": lambda: self._said(Cursor(0, 1), Cursor(1, 0)),
            "said-nothing": lambda: TalksHad(self._context, self._companies.first()),
            "temper-new": lambda: TemperPage(self._context, self._companies.first()),
            "temper-grown": lambda: TemperPage(self._context, self._grown()),
            "sheet-grown": lambda: after(PAGES["sheet"](self._context, self._grown(), HERO), ()),
            "ending-first": lambda: self._ending(0),
            "ending-last": lambda: self._ending(-1),
        }

    # -- companies

    def _talking(self) -> Journey:
        """In the first talk, at a line with answers."""
        journey = self._companies.first()
        talk = next(action for action in journey.choices() if isinstance(action, Talk))
        journey.commit(talk)
        while not journey.rules.talks.line(journey.state).answers:
            journey.commit(Say(BATTLE, 0))
        return journey

    def _had(self) -> Journey:
        """Some talks are over, each answered as well as could be."""
        journey = self._companies.road()
        for _time in range(_SOME):
            journey.commit(next(action for action in journey.choices() if isinstance(action, Talk)))
            while journey.state.has(Talking, BATTLE):
                answers = journey.rules.talks.line(journey.state).answers
                journey.commit(Say(BATTLE, next((n for n, answer in enumerate(answers) if answer.well), 0)))
        return journey

    def _grown(self) -> Journey:
        """Somebody who has talked much."""
        journey = self._companies.road()
        points = tuple(sorted(zip(QUALITIES, _POINTS, strict=True)))
        return Journey.begun(self._catalog, journey.state.having(HERO, Temperament(points)), 0)

    def _longest(self) -> Journey:
        """At the line that needs the most room with its answers, of all there are."""
        journey = self._companies.first()
        lines = (
            (len(line.text) + sum(len(answer.text) for answer in line.answers), id_, name)
            for id_, talk in sorted(journey.campaign.talks.items())
            for name, line in sorted(talk.lines.items())
        )
        _letters, talk, line = max(lines)
        first = next(action for action in journey.choices() if isinstance(action, Talk))
        journey.commit(first)
        return Journey.begun(self._catalog, journey.state.having(BATTLE, Talking(talk, line)), 0)

    # -- scenes

    def _page(self, journey: Journey) -> Scene:
        after(Camp(self._context, journey), (Exposed(),))
        return PAGES["talks"](self._context, journey, HERO)

    def _talk(self, journey: Journey, *intents: Intent) -> Scene:
        return after(TalkScene(self._context, journey), intents)

    def _raised(self) -> Scene:
        """After an answer that earned a point."""
        journey = self._talking()
        answers = journey.rules.talks.line(journey.state).answers
        number = next(n for n, answer in enumerate(answers, start=1) if answer.well)
        return self._talk(journey, Confirm(), Typed(str(number)), Confirm())

    def _coming(self) -> Scene:
        """Half of what is said can be seen."""
        moving = replace(self._context.settings, reduced_motion=False)
        scene = TalkScene(replace(self._context, settings=moving), self._talking())
        scene.update(_LETTERS_MS)
        return scene

    def _said(self, *intents: Intent) -> Scene:
        return after(TalksHad(self._context, self._had()), intents)

    def _ending(self, page: int) -> Scene:
        journey = self._companies.done()
        campaign = journey.campaign
        story = Story(self._context, campaign, campaign.road[-1].name, campaign.ending, journey.hero)
        return after(story, [Confirm()] * (page % len(campaign.ending)))
