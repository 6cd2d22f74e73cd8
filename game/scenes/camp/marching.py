"""Marching: the battle of the next step as a scene, kept in the campaign's document, and what follows on it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game.campaign.components import Away
from game.campaign.document import Record
from game.campaign.marching import (
    battle_seed,
    company_side,
    level_of_enemies,
    levels_in,
    marched,
    people_in,
    tries_before,
)
from game.campaign.muster import Muster, places
from game.campaign.report import report
from game.campaign.saves import CAMPAIGN
from game.content.models.campaign import Step
from game.core.ids import BATTLE, EntityId
from game.i18n import _
from game.maps.tiled import LoadedMap, load_map
from game.scenes.battle.match import Match
from game.scenes.battle.opening import Opened
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import HUMAN, Setup, setup_of, usual_personality
from game.scenes.camp.homecoming import Homecoming
from game.scenes.camp.journey import Journey
from game.scenes.camp.keeping import document
from game.scenes.context import Context
from game.scenes.stack import Scene


def map_of(context: Context, journey: Journey) -> LoadedMap:
    """The map of the road's next step, from the last folder that has it.

    Raises Refused if it is broken, ValueError, with a sentence, if it is not there.
    """
    step = journey.step
    if step is None:
        raise ValueError(_("The road is done."))
    for folder in reversed(context.maps_folders):
        path = folder / Path(step.map)
        if path.is_file():
            return load_map(path, folder, journey.catalog.commander)
    raise ValueError(_("The map {map} is not there.").format(map=step.map))


def places_on(loaded: LoadedMap) -> int:
    """How many of the company the map has places for."""
    return len(places(loaded.start, company_side(loaded.start)))


def preview(loaded: LoadedMap, step: Step, journey: Journey, people: tuple[EntityId, ...]) -> Muster:
    """The battle as it would begin with these people. Raises ValueError if there is no room on the board."""
    return marched(loaded.start, step, journey.state.having(BATTLE, Away(step.id, people)), journey.catalog)


class Campaigning:
    """What a battle of the road is fought in."""

    slot = CAMPAIGN

    def __init__(self, context: Context, journey: Journey) -> None:
        self._context, self._journey = context, journey
        self._tries = 0

    def battle(self) -> Battle:
        """The battle of the step the company is away for, from its beginning.

        Raises Refused or ValueError, with sentences, if it cannot begin.
        """
        journey, catalog = self._journey, self._journey.catalog
        loaded, step, away = map_of(self._context, journey), journey.step, journey.away
        if step is None or away is None:
            raise ValueError(_("Nobody is away."))
        made = marched(loaded.start, step, journey.state, catalog)
        seed = battle_seed(journey.session.seed, journey.company, step.id, self._tries)
        players = {side: HUMAN if side == company_side(loaded.start) else self._nature() for side in loaded.start.sides}
        setup = setup_of(replace(loaded, start=made.start), players, seed, catalog.commander)
        setup = replace(setup, name=step.name, rewinding=journey.session.rewinding)
        return Battle(self._context, setup.sealed(), around=self)

    def gone_on(self, opened: Opened) -> Battle:
        """A battle that was saved, gone on with; how often it was tried is told by its seed."""
        journey, step = self._journey, self._journey.step
        if step is not None:
            self._tries = tries_before(opened.session.seed, journey.session.seed, journey.company, step.id)
        return Battle(self._context, opened.setup, opened, around=self)

    def again(self) -> Battle:
        """The same battle once more, with other luck. Raises as `battle`."""
        self._tries += 1
        return self.battle()

    def _nature(self) -> str:
        catalog = self._journey.catalog
        difficulty = catalog.difficulties.get(self._journey.company.difficulty)
        nature = difficulty.personality if difficulty else ""
        return nature if nature in catalog.personalities else usual_personality(catalog)

    def looks(self, match: Match) -> dict[EntityId, int]:
        """Everybody of the company looks in battle as in camp."""
        away = self._journey.away
        people = people_in(match.session.start, self._side(match.setup), away) if away else {}
        return {piece: self._journey.identity(person).look for piece, person in people.items()}

    def passed(self, dt: int) -> None:
        """So many milliseconds more were played."""
        self._journey.milliseconds += dt

    def wrapper(self) -> Callable[[Record], Record]:
        """What lays a battle's document into the campaign's as it is now."""
        return document(self._journey)

    def ended(self, match: Match) -> Scene:
        """What the battle brought, deed by deed; then home."""
        journey, away = self._journey, self._journey.away
        step = journey.step
        assert away is not None and step is not None  # noqa: S101 - a battle is fought by who is away
        side = self._side(match.setup)
        start = match.session.start
        people = people_in(start, side, away)
        enemies = level_of_enemies(step, journey.company, journey.catalog)
        levels = levels_in(start, people, journey.state, enemies)
        told = report(match.session.history, side, people, levels, journey.catalog.commander, journey.catalog.campaign)
        return Homecoming(self._context, journey, match.session.history, told, people, levels, self.again)

    def _side(self, setup: Setup) -> str:
        return next(side for side, player in setup.players.items() if player == HUMAN)
