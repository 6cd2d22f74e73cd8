"""How sessions of the campaign begin: a quiz, or a company on its road."""

from game.campaign.companions import companion, sheet_of
from game.campaign.components import Company, Condition, Identity, Quiz, Troop
from game.campaign.quiz.making import Parts
from game.campaign.sheet import Sheet, max_mp
from game.content.catalog import Catalog
from game.core.grid import Board
from game.core.ids import BATTLE, EntityId
from game.core.state import State

HERO: EntityId = "hero"
"""The commander whom the player made."""

NOWHERE = Board(1, 1, ("plain",), (0,))
"""Quiz and camp have no board; a state needs one."""


def quiz_start(person: EntityId = HERO) -> State:
    """The state before the first question."""
    return State(NOWHERE).having(person, Quiz()).having(person, Identity(""))


def campaign_start(campaign: str, difficulty: str, identity: Identity, sheet: Sheet, catalog: Catalog) -> State:
    """The state in which a company sets out, led by a hero. Raises KeyError for an unknown campaign."""
    road = catalog.campaigns[campaign]
    parts = Parts(catalog.quiz, catalog.commander)
    state = State(NOWHERE)
    begin = road.start
    state = state.having(BATTLE, Company(campaign, difficulty, begin.gold, begin.rations, begin.day))
    state = joined(state, HERO, identity, sheet, parts)
    for id_ in begin.people:
        person = road.people[id_]
        if person.commander:
            state = joined(state, id_, companion(person), sheet_of(person, parts), parts)
    return state


def joined(state: State, id_: EntityId, identity: Identity, sheet: Sheet, parts: Parts) -> State:
    """The state with one more commander, whole and without a troop."""
    full = Condition(parts.content.numbers.full_hp, max_mp(sheet, parts.content))
    for row in (identity, sheet, full, Troop()):
        state = state.having(id_, row)
    return state
