"""A company on its road without a window: battles fought by the computer on both sides, and what comes home of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from game.ai.search import Opponent
from game.campaign.actions import Return
from game.campaign.company_play import hero_made
from game.campaign.components import Away, Company
from game.campaign.marching import battle_seed, company_side, level_of_enemies, levels_in, marched, people_in
from game.campaign.muster import places
from game.campaign.report import report
from game.campaign.rules import CampaignRules
from game.campaign.starts import campaign_start
from game.content.catalog import Catalog, personality
from game.content.models.campaign import Step
from game.core.action import Action
from game.core.engine import Engine
from game.core.ids import Side
from game.core.session import Session
from game.core.state import State
from game.maps.tiled import LoadedMap, load_map
from game.rules.commander.rules import CommanderRules
from game.rules.commander.start import first_state
from game.tools.arena import DEFAULT_PERSONALITY

Player = Callable[[State], Action]
"""Who decides in a battle."""


@dataclass(frozen=True, slots=True)
class Way:
    """What does not change along a road: content, its campaign, and its maps by step."""

    catalog: Catalog
    campaign: str
    maps: Mapping[str, LoadedMap]


def way(catalog: Catalog, campaign: str, folder: Path) -> Way:
    """A campaign's road with its maps below a folder. Raises KeyError for no campaign, Refused for a map."""
    road = catalog.campaigns[campaign].road
    maps = {step.id: load_map(folder / Path(step.map), folder, catalog.commander) for step in road}
    return Way(catalog, campaign, maps)


class Trek:
    """One company, from the day it sets out."""

    def __init__(self, way_: Way, difficulty: str, seed: int) -> None:
        """Raises KeyError for an unknown difficulty."""
        self.way, self.difficulty = way_, difficulty
        self._enemy = way_.catalog.difficulties[difficulty].personality
        self.rules = CampaignRules(way_.catalog)
        self._fights = CommanderRules(way_.catalog.commander)
        start = campaign_start(way_.campaign, difficulty, *hero_made(seed, way_.catalog), way_.catalog)
        self.session = Session(Engine(self.rules), start, seed)

    @property
    def state(self) -> State:
        """What is true of the company now."""
        return self.session.state

    @property
    def step(self) -> Step | None:
        """The next step of the road, None at its end."""
        return self.rules.road.next_step(self.state.row(Company))

    @property
    def places(self) -> int:
        """How many commanders the next battle has places for; 0 at the road's end."""
        if self.step is None:
            return 0
        start = self.way.maps[self.step.id].start
        return len(places(start, company_side(start)))

    def side(self, step: Step) -> Side:
        """The company's side on a step's map."""
        return company_side(self.way.maps[step.id].start)

    def battle(self, step: Step, tries: int) -> Session:
        """The battle of the step the company is away for, at its beginning; every try has dice of its own."""
        content = self.way.catalog.commander
        made = marched(self.way.maps[step.id].start, step, self.state, self.way.catalog)
        seed = battle_seed(self.session.seed, self.state.row(Company), step.id, tries)
        return Session(Engine(self._fights), first_state(made.start, content), seed)

    def players(self, step: Step) -> dict[Side, Player]:
        """The usual computer player for the company, and for the enemy the difficulty's."""
        catalog, start = self.way.catalog, self.way.maps[step.id].start
        natures = dict.fromkeys(start.sides, self._enemy)
        natures[self.side(step)] = DEFAULT_PERSONALITY
        return {side: Opponent(self._fights, personality(catalog, name)).choose for side, name in natures.items()}

    def told(self, step: Step, battle: Session) -> Return:
        """What the company says at home of a battle that is over."""
        catalog, side = self.way.catalog, self.side(step)
        who = people_in(battle.start, side, self.state.row(Away))
        enemies = level_of_enemies(step, self.state.row(Company), catalog)
        levels = levels_in(battle.start, who, self.state, enemies)
        return report(battle.history, side, who, levels, catalog.commander, catalog.campaign)


def fought(battle: Session, players: Mapping[Side, Player]) -> None:
    """Play a battle to its end."""
    while (decision := battle.decision) is not None:
        battle.commit(players[decision.side](battle.state))
