"""The pictures of the camp: its first evening, a company on the road, every page of it, the story, and the way home."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game.campaign.actions import March
from game.campaign.components import Soldier, Troop
from game.campaign.marching import levels_in, people_in
from game.campaign.report import report
from game.campaign.saves import Saves
from game.campaign.starts import HERO
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
from game.tools.companies import Companies, after
from game.tools.played import Film, Films
from game.ui.intents import Cancel, Confirm, Cursor, Exposed, Intent, Next

_SEED, _EXPERIENCE, _GOLD = 14, 240, 30
_DOWN, _UP = Cursor(0, 1), Cursor(0, -1)


class CampStage:
    """Makes the camp and its pages."""

    def __init__(self, context: Context, catalog: Catalog, films: Films, folder: Path) -> None:
        self._catalog, self._films = catalog, films
        self._companies = Companies(catalog)
        self._folder = folder / "camps"
        self._context = replace(context, saves=None)

    def states(self) -> dict[str, Callable[[], Scene]]:
        """Every picture by name, with what makes it."""
        return {
            "camp-first": lambda: self._camp(self._companies.first()),
            "camp-road": lambda: self._camp(self._companies.road()),
            "camp-person": lambda: self._camp(self._companies.road(), Next()),
            "camp-stranger": lambda: self._camp(self._companies.road(), Next(), Next(), Next()),
            "camp-rest": lambda: self._camp(self._companies.road(), *[_UP] * 5),
            "camp-done": lambda: self._camp(self._companies.done()),
            "camp-unsaved": lambda: self._camp(self._companies.road(), Cancel()),
            "camp-save": self._save,
            "march-first": lambda: self._page("march", self._companies.first()),
            "march-two": lambda: self._page("march", self._companies.road()),
            "march-beaten": lambda: self._page("march", self._companies.beaten()),
            "troops-none": lambda: self._page("troops", self._companies.first()),
            "troops-some": lambda: self._page("troops", self._companies.road()),
            "stores-some": lambda: self._page("stores", self._companies.road()),
            "stores-poor": lambda: self._page("stores", self._companies.poor()),
            "tale-days": lambda: self._page("tale", self._companies.road()),
            "tale-back": lambda: self._page("tale", self._companies.gone_back()),
            "tale-new": lambda: self._page("tale", self._companies.first()),
            "story-told": lambda: self._story(0),
            "story-said": lambda: self._story(2),
            "homecoming-won": lambda: self._home(self._films.ford, won=True),
            "homecoming-lost": lambda: self._home(self._films.harbour, won=False),
        }

    # -- scenes

    def _camp(self, journey: Journey, *intents: Intent) -> Scene:
        return after(Camp(self._context, journey), intents)

    def _save(self) -> Scene:
        """The page to save on, over the camp."""
        self._folder.mkdir(exist_ok=True)
        scene = Camp(replace(self._context, saves=Saves(self._folder)), self._companies.road())
        return after(scene, [*[_UP] * 4, Confirm()])

    def _page(self, page: str, journey: Journey, *intents: Intent) -> Scene:
        self._camp(journey, Exposed())
        return after(PAGES[page](self._context, journey, HERO), intents)

    def _story(self, page: int) -> Scene:
        journey = self._companies.first()
        step = journey.step
        assert step is not None  # noqa: S101 - they are on the road
        scene = Story(self._context, journey.campaign, step.name, step.before, journey.hero)
        return after(scene, [Confirm()] * page)

    def _home(self, film: Film, *, won: bool) -> Scene:
        """Home from a filmed battle, as if the company had led a side in it: the winner's, or else red."""
        history, start = film.session.history, film.session.start
        side = (film.rules.verdict(film.session.state) or Verdict("", "")).winner if won else "red"
        journey = self._companies.road()
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
