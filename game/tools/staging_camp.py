"""The pictures of the camp: its first evening, a company on the road, every page of it, the story, and the way home."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from game.campaign.actions import Buy, March, Recruit, Rest, Return
from game.campaign.band_making import at_random
from game.campaign.components import Soldier, Troop
from game.campaign.marching import levels_in, people_in
from game.campaign.report import report
from game.campaign.saves import Saves
from game.campaign.starts import HERO, campaign_start
from game.content.catalog import Catalog
from game.core.entity import Named, Verdict, Vitals
from game.core.ids import BATTLE, EntityId
from game.core.state import State
from game.rules.commander.components import Following
from game.scenes.camp.homecoming import Homecoming
from game.scenes.camp.journey import Journey
from game.scenes.camp.pages import PAGES
from game.scenes.camp.scene import Camp
from game.scenes.context import Context
from game.scenes.stack import Scene
from game.scenes.story import Story
from game.tools.played import Film, Films
from game.ui.intents import Cancel, Confirm, Cursor, Exposed, Intent, Next
from game.ui.portraits.names import CRESTS

_SEED, _EXPERIENCE, _GOLD = 14, 240, 30
_DOWN, _UP = Cursor(0, 1), Cursor(0, -1)


class CampStage:
    """Makes the camp and its pages; two commanders are on the road, who won the first battle."""

    def __init__(self, context: Context, catalog: Catalog, films: Films, folder: Path) -> None:
        self._catalog, self._films = catalog, films
        self._folder = folder / "camps"
        self._context = replace(context, saves=None)

    def states(self) -> dict[str, Callable[[], Scene]]:
        """Every picture by name, with what makes it."""
        return {
            "camp-first": lambda: self._camp(self._first()),
            "camp-road": lambda: self._camp(self._road()),
            "camp-person": lambda: self._camp(self._road(), Next()),
            "camp-stranger": lambda: self._camp(self._road(), Next(), Next(), Next()),
            "camp-rest": lambda: self._camp(self._road(), *[_UP] * 5),
            "camp-done": lambda: self._camp(self._done()),
            "camp-unsaved": lambda: self._camp(self._road(), Cancel()),
            "camp-save": self._save,
            "march-first": lambda: self._page("march", self._first()),
            "march-two": lambda: self._page("march", self._road()),
            "march-beaten": lambda: self._page("march", self._beaten()),
            "troops-none": lambda: self._page("troops", self._first()),
            "troops-some": lambda: self._page("troops", self._road()),
            "stores-some": lambda: self._page("stores", self._road()),
            "stores-poor": lambda: self._page("stores", self._poor()),
            "tale-days": lambda: self._page("tale", self._road()),
            "tale-back": lambda: self._page("tale", self._gone_back()),
            "tale-new": lambda: self._page("tale", self._first()),
            "story-told": lambda: self._story(0),
            "story-said": lambda: self._story(2),
            "homecoming-won": lambda: self._home(self._films.ford, won=True),
            "homecoming-lost": lambda: self._home(self._films.harbour, won=False),
        }

    # -- companies

    def _first(self, *, rewinding: bool = False) -> Journey:
        """The first evening."""
        (one,) = at_random(_SEED, 1, 1, CRESTS, self._catalog)
        start = campaign_start(min(self._catalog.campaigns), "standard", one.identity, one.sheet, self._catalog)
        return Journey.begun(self._catalog, start, _SEED, rewinding=rewinding)

    def _road(self, *, rewinding: bool = False) -> Journey:
        """After the first battles: two commanders, three units of which one was wounded, levels to be taken."""
        journey = self._first(rewinding=rewinding)
        unit = min(journey.sheet(HERO).units)
        journey.commit(Recruit(HERO, unit))
        journey.commit(Recruit(HERO, unit))
        while len(journey.people) < 2:
            journey.commit(Rest(BATTLE))
            self._fight(journey, (HERO, HERO), (unit, unit), (10, 4), won=True)
        journey.commit(Buy(BATTLE, 5))
        second = journey.people[1]
        journey.commit(Recruit(second, min(journey.sheet(second).units)))
        return journey

    def _fight(
        self, journey: Journey, leaders: tuple[str, ...], kinds: tuple[str, ...], hp: tuple[int, ...], *, won: bool
    ) -> None:
        """A battle of the road, told as it ended."""
        step, people = journey.step, journey.people
        assert step is not None  # noqa: S101 - they are on the road
        journey.commit(March(BATTLE, step.id, people))
        gained, whole = (_EXPERIENCE,) * len(people), (7,) * len(people)
        outcome, nothing = "won" if won else "lost", (0,) * len(people)
        journey.commit(Return(BATTLE, outcome, _GOLD * won, gained, whole, nothing, leaders, kinds, hp))

    def _beaten(self) -> Journey:
        """The second battle was lost with all units."""
        journey = self._road()
        self._fight(journey, (), (), (), won=False)
        return journey

    def _poor(self) -> Journey:
        """Nothing is left to buy with."""
        journey = self._first()
        journey.commit(Buy(BATTLE, journey.company.gold // self._catalog.campaign.ration_price))
        return journey

    def _gone_back(self) -> Journey:
        """Gone back to the first morning, with what came after it kept."""
        journey = self._road(rewinding=True)
        journey.session.rewind(3)
        return journey

    def _done(self) -> Journey:
        """The road lies behind."""
        journey = self._road()
        while journey.step is not None:
            self._fight(journey, (), (), (), won=True)
        return journey

    # -- scenes

    def _camp(self, journey: Journey, *intents: Intent) -> Scene:
        return _done(Camp(self._context, journey), intents)

    def _save(self) -> Scene:
        """The page to save on, over the camp."""
        self._folder.mkdir(exist_ok=True)
        scene = Camp(replace(self._context, saves=Saves(self._folder)), self._road())
        return _done(scene, [*[_UP] * 4, Confirm()])

    def _page(self, page: str, journey: Journey, *intents: Intent) -> Scene:
        self._camp(journey, Exposed())
        return _done(PAGES[page](self._context, journey, HERO), intents)

    def _story(self, page: int) -> Scene:
        journey = self._first()
        step = journey.step
        assert step is not None  # noqa: S101 - they are on the road
        scene = Story(self._context, journey.campaign, step.name, step.before, journey.hero)
        return _done(scene, [Confirm()] * page)

    def _home(self, film: Film, *, won: bool) -> Scene:
        """Home from a filmed battle, as if the company had led a side in it: the winner's, or else red."""
        history, start = film.session.history, film.session.start
        side = (film.rules.verdict(film.session.state) or Verdict("", "")).winner if won else "red"
        journey = self._road()
        step, people = journey.step, journey.people
        assert step is not None  # noqa: S101 - they are on the road
        state = journey.state
        for piece, person in zip(sorted(_leaders(start, side)), people, strict=False):
            state = state.having(person, Troop(_units(start, piece)))
        journey = Journey.begun(self._catalog, state, _SEED)
        self._camp(journey, Exposed())
        journey.commit(March(BATTLE, step.id, people))
        away = journey.away
        assert away is not None  # noqa: S101 - they have just marched
        who = people_in(start, side, away)
        levels = levels_in(start, who, journey.state, 2)
        told = report(history, side, who, levels, self._catalog.commander, self._catalog.campaign)
        told = replace(told, mp=(0,) * len(told.mp))
        self._folder.mkdir(exist_ok=True)
        context = replace(self._context, saves=Saves(self._folder))
        return Homecoming(context, journey, history, told, who, levels, lambda: Camp(self._context, journey))


def _leaders(start: State, side: str) -> set[EntityId]:
    return {row.commander for _unit, row in start.table(Following).items() if row.commander.startswith(side)}


def _units(start: State, leader: EntityId) -> tuple[Soldier, ...]:
    rows = start.table(Following).items()
    units = [unit for unit, row in rows if row.commander == leader]
    return tuple(Soldier(start.row(Named, unit).kind, start.row(Vitals, unit).hp) for unit in units)


def _done(scene: Scene, intents: Sequence[Intent]) -> Scene:
    """The scene after these intents, drawn between them as a window would."""
    surface = pygame.display.get_surface()
    for intent in intents:
        if surface is not None:
            scene.draw(surface)
        scene.handle(intent)
    return scene
