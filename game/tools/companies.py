"""Companies to take pictures of: on their first evening, on the road, beaten, poor, gone back, and at its end."""

from collections.abc import Sequence

import pygame

from game.campaign.actions import Buy, March, Recruit, Rest, Return
from game.campaign.band_making import at_random
from game.campaign.starts import HERO, campaign_start
from game.content.catalog import Catalog
from game.core.ids import BATTLE
from game.scenes.camp.journey import Journey
from game.scenes.stack import Scene
from game.ui.intents import Intent
from game.ui.portraits.names import CRESTS

_SEED, _EXPERIENCE, _GOLD = 14, 240, 30


class Companies:
    """Makes companies; two commanders are on the road, who won the first battle."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    def first(self, *, rewinding: bool = False) -> Journey:
        """The first evening."""
        (one,) = at_random(_SEED, 1, 1, CRESTS, self._catalog)
        start = campaign_start(min(self._catalog.campaigns), "standard", one.identity, one.sheet, self._catalog)
        return Journey.begun(self._catalog, start, _SEED, rewinding=rewinding)

    def road(self, *, rewinding: bool = False) -> Journey:
        """After the first battles: two commanders, three units of which one was wounded, levels to be taken."""
        journey = self.first(rewinding=rewinding)
        unit = min(journey.sheet(HERO).units)
        journey.commit(Recruit(HERO, unit))
        journey.commit(Recruit(HERO, unit))
        while len(journey.people) < 2:
            journey.commit(Rest(BATTLE))
            self.fight(journey, (HERO, HERO), (unit, unit), (10, 4), won=True)
        journey.commit(Buy(BATTLE, 5))
        second = journey.people[1]
        journey.commit(Recruit(second, min(journey.sheet(second).units)))
        return journey

    def fight(
        self, journey: Journey, leaders: tuple[str, ...], kinds: tuple[str, ...], hp: tuple[int, ...], *, won: bool
    ) -> None:
        """A battle of the road, told as it ended."""
        step, people = journey.step, journey.people
        assert step is not None  # noqa: S101 - they are on the road
        journey.commit(March(BATTLE, step.id, people))
        gained, whole = (_EXPERIENCE,) * len(people), (7,) * len(people)
        outcome, nothing = "won" if won else "lost", (0,) * len(people)
        journey.commit(Return(BATTLE, outcome, _GOLD * won, gained, whole, nothing, leaders, kinds, hp))

    def beaten(self) -> Journey:
        """The second battle was lost with all units."""
        journey = self.road()
        self.fight(journey, (), (), (), won=False)
        return journey

    def poor(self) -> Journey:
        """Nothing is left to buy with."""
        journey = self.first()
        journey.commit(Buy(BATTLE, journey.company.gold // self._catalog.campaign.ration_price))
        return journey

    def gone_back(self) -> Journey:
        """Gone back to the first morning, with what came after it kept."""
        journey = self.road(rewinding=True)
        journey.session.rewind(3)
        return journey

    def done(self) -> Journey:
        """The road lies behind."""
        journey = self.road()
        while journey.step is not None:
            self.fight(journey, (), (), (), won=True)
        return journey


def after(scene: Scene, intents: Sequence[Intent]) -> Scene:
    """The scene after these intents, drawn between them as a window would."""
    surface = pygame.display.get_surface()
    for intent in intents:
        if surface is not None:
            scene.draw(surface)
        scene.handle(intent)
    return scene
