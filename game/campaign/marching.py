"""From a company in camp to the battle of its next step, and who is who in it (rule book 10 and 11)."""

import hashlib
from collections.abc import Mapping

from game.campaign.components import Away, Company
from game.campaign.muster import Muster, fighter, muster
from game.campaign.rivals import enemy_level, rivals
from game.campaign.sheet import Sheet
from game.content.catalog import Catalog
from game.content.models.campaign import Step
from game.core.entity import Allegiance
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.components import Arrival, Commanding
from game.rules.commander.setup import BattleStart

SEEDS = 1_000_000
"""Seeds of battles lie below this, so that they can be read aloud and typed again."""
MOST_TRIES = 100
"""So many tries are told apart when a battle is taken up again."""


def company_side(start: BattleStart) -> Side:
    """The side a company fights on: red, or the first there is."""
    return "red" if "red" in start.sides else start.sides[0]


def level_of_enemies(step: Step, company: Company, catalog: Catalog) -> int:
    """The level of the enemy's commanders on a step of the road (rule book 10)."""
    difficulty = catalog.difficulties.get(company.difficulty)
    return enemy_level(step.level, difficulty.levels if difficulty else 0)


def marched(start: BattleStart, step: Step, state: State, catalog: Catalog) -> Muster:
    """The battle on a step's map with those of the company in it who are away.

    Raises KeyError if nobody is, ValueError if there is no room on the board.
    """
    side = company_side(start)
    level = level_of_enemies(step, state.row(Company), catalog)
    harder = rivals(start, side, level, catalog.commander)
    people = [fighter(state, one, catalog.qualities) for one in state.row(Away).people]
    return muster(harder, side, people, catalog.commander)


def battle_seed(seed: int, company: Company, step: str, tries: int = 0) -> int:
    """The seed of a battle's dice: it follows from the campaign's, the day, and how often it was tried."""
    name = f"{seed}|{step}|{company.day}|{company.beaten}|{tries}"
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big") % SEEDS


def tries_before(found: int, seed: int, company: Company, step: str) -> int:
    """How often a battle with this seed had been tried; 0 if it is none of the seeds of its first tries."""
    return next((tries for tries in range(MOST_TRIES) if battle_seed(seed, company, step, tries) == found), 0)


def people_in(battle: State, side: Side, away: Away) -> dict[EntityId, EntityId]:
    """Who each commander of the company's side is, from the state a battle began with."""
    leading = [
        piece
        for piece in battle.table(Commanding)
        if battle.row(Allegiance, piece).side == side and not battle.has(Arrival, piece)
    ]
    return dict(zip(sorted(leading), away.people, strict=False))


def levels_in(battle: State, people: Mapping[EntityId, EntityId], state: State, enemies: int) -> dict[EntityId, int]:
    """The levels of all commanders of a battle."""
    levels = dict.fromkeys(battle.table(Commanding), enemies)
    return levels | {piece: state.row(Sheet, person).level for piece, person in people.items()}
