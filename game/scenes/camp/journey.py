"""A company on its road: the campaign's session as scenes use it."""

import pygame

from game.campaign.components import Away, Company, Condition, Identity, Talking, Troop
from game.campaign.marching import level_of_enemies
from game.campaign.rules import CampaignRules
from game.campaign.sheet import Sheet
from game.content.catalog import Catalog
from game.content.models.campaign import Campaign, Page, Step
from game.core.action import Action, Reason
from game.core.engine import Engine
from game.core.event import Event
from game.core.ids import BATTLE, EntityId
from game.core.session import Entry, Session
from game.core.state import State


class Journey:
    """Commits what is decided in camp and answers what pages ask."""

    def __init__(self, catalog: Catalog, session: Session) -> None:
        """`session` is one of `CampaignRules`, a campaign's."""
        self.catalog = catalog
        self.rules = CampaignRules(catalog)
        self.session = session
        self.milliseconds = 0
        self.picture = ""
        """The camp as it was seen last, as a save keeps it."""
        self.backdrop: pygame.Surface | None = None
        """The same in the dark, to lie behind pages; None before it was seen."""

    @property
    def seconds(self) -> int:
        """How long it was played, in whole seconds."""
        return self.milliseconds // 1000

    @property
    def campaign(self) -> Campaign:
        """The campaign they are in. Raises KeyError if content does not know it."""
        return self.catalog.campaigns[self.company.campaign]

    @property
    def step(self) -> Step | None:
        """The next step of the road, None at its end."""
        return self.rules.road.next_step(self.company)

    def with_ending(self, pages: tuple[Page, ...]) -> tuple[Page, ...]:
        """What the story says to something, and at the road's end how the tale ends."""
        return pages if self.step else (*pages, *self.campaign.ending)

    @property
    def place(self) -> str:
        """Where they camp."""
        step = self.step
        return step.place if step else self.campaign.road[-1].place

    @property
    def enemies(self) -> int:
        """The level of the enemy's commanders on the next step; 0 at the road's end (rule book 10)."""
        step = self.step
        return level_of_enemies(step, self.company, self.catalog) if step else 0

    @classmethod
    def begun(cls, catalog: Catalog, start: State, seed: int, *, rewinding: bool = False) -> "Journey":
        """A journey from its first day."""
        return cls(catalog, Session(Engine(CampaignRules(catalog)), start, seed, rewinding=rewinding))

    @property
    def state(self) -> State:
        """What is true now."""
        return self.session.state

    @property
    def company(self) -> Company:
        """Gold, rations, day, and how far they have come."""
        return self.state.row(Company)

    @property
    def away(self) -> Away | None:
        """The battle they are in, or None in camp."""
        return self.state.get(Away)

    @property
    def people(self) -> tuple[EntityId, ...]:
        """The commanders of the company, the hero first."""
        return tuple(sorted(self.state.table(Sheet), key=lambda person: (person != "hero", person)))

    def identity(self, person: EntityId) -> Identity:
        """Who somebody is."""
        return self.state.row(Identity, person)

    def sheet(self, person: EntityId) -> Sheet:
        """Somebody's sheet."""
        return self.state.row(Sheet, person)

    def troop(self, person: EntityId) -> Troop:
        """Somebody's troop."""
        return self.state.row(Troop, person)

    def condition(self, person: EntityId) -> Condition:
        """How somebody fares."""
        return self.state.row(Condition, person)

    def day_of(self, entry: Entry) -> int:
        """The day on which something of the history happened."""
        return entry.before.row(Company).day

    @property
    def hero(self) -> tuple[str, str, int]:
        """The name, class and look of the hero."""
        hero = self.people[0]
        return self.identity(hero).name, self.sheet(hero).kind, self.identity(hero).look

    def choices(self, actor: EntityId = BATTLE) -> tuple[Action, ...]:
        """What somebody, or the company, may do now."""
        return tuple(self.rules.candidates(self.state, actor))

    def why_not(self, action: Action) -> Reason | None:
        """Why something cannot be done, or None if it can."""
        return self.rules.explain(self.state, action)

    def commit(self, action: Action) -> tuple[Event, ...]:
        """Do something. Raises Refusal, changing nothing, if it is not allowed."""
        return self.session.commit(action).events

    # -- forth and back

    def morning_of(self, day: int) -> int:
        """How long the history was when a day began; at least 1."""
        history = self.session.history
        return next((at for at in range(1, len(history)) if self.day_of(history[at]) == day), len(history))

    def undo(self) -> bool:
        """Take the last choice in camp back, battles and talks as a whole; False, changing nothing, if it cannot be."""
        steps = 0
        while self.session.undo() is not None:
            steps += 1
            if self._resting:
                return True
        for _step in range(steps):
            self.session.redo()
        return False

    def redo(self) -> bool:
        """Do again what was taken back last, as a whole; False if there is nothing."""
        if self.session.redo() is None:
            return False
        while not self._resting and self.session.redo() is not None:
            pass
        return True

    @property
    def _resting(self) -> bool:
        """Whether they are in camp with nothing going on."""
        return not self.state.has(Away, BATTLE) and not self.state.has(Talking, BATTLE)
