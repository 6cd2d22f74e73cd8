"""A company that plays itself, for checks and for a road's balance: a hero out of the quiz, and what is done in camp.

Who fights its battles is another's business; nothing here looks beyond the camp (rule book 9 to 11).
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from game.campaign import actions as acts
from game.campaign.components import Company, Condition, Identity, Quiz, Troop
from game.campaign.quiz.course import due
from game.campaign.rules import CampaignRules
from game.campaign.sheet import Sheet, max_mp
from game.campaign.starts import HERO, quiz_start
from game.campaign.troops import troop_size
from game.content.catalog import Catalog
from game.core.action import Action
from game.core.dice import Face, KeyedDice, Pool
from game.core.engine import Engine
from game.core.ids import BATTLE, EntityId
from game.core.session import Session
from game.core.state import State

NAME = "Elowen Hart"
"""What a hero is called that nobody named."""

T = TypeVar("T")


class Chooser:
    """Chooses one thing out of several, each as likely; the choices follow from a seed."""

    def __init__(self, seed: int) -> None:
        self._dice = KeyedDice(seed)
        self._chosen = 0

    def one(self, options: Sequence[T]) -> T:
        """One of them. Raises IndexError if there is none."""
        if not options:
            raise IndexError("there is nothing to choose from")
        self._chosen += 1
        pool = Pool("choice", "company", str(self._chosen), 1, len(options), Face())
        return options[self._dice.throw(pool, (1, 1)).faces[0] - 1]


# -- the quiz


def hero_made(seed: int, catalog: Catalog) -> tuple[Identity, Sheet]:
    """A hero whose answers and picks follow from a seed; of the classes drawn it takes the one that is strongest on
    land (rule book 9)."""
    rules, chooser = CampaignRules(catalog), Chooser(seed)
    session = Session(Engine(rules), quiz_start(), seed)
    while due(session.state.row(Quiz, HERO).answers, catalog.quiz) is not None:
        session.commit(chooser.one(rules.candidates(session.state, HERO)))
    while missing := rules.quiz.open_choices(session.state.row(Quiz, HERO)):
        name, options = missing[0].name, missing[0].options
        picked = _strongest(options, rules) if name == "class" else chooser.one(options)
        session.commit(acts.Pick(HERO, name, picked))
    session.commit(acts.Present(HERO, NAME, 0, "hearth"))
    session.commit(acts.Enlist(HERO))
    return session.state.row(Identity, HERO), session.state.row(Sheet, HERO)


def _strongest(kinds: Sequence[str], rules: CampaignRules) -> str:
    """The class with the highest attack and defence together, swimmers last."""
    classes = rules.parts.content.classes
    return max(kinds, key=lambda id_: (classes[id_].domain != "naval", classes[id_].attack + classes[id_].defence, id_))


# -- who goes


def people(state: State) -> tuple[EntityId, ...]:
    """The commanders of a company, the hero first."""
    return tuple(sorted(state.table(Sheet), key=lambda one: (one != HERO, one)))


def setting_out(state: State, rules: CampaignRules, places: int) -> acts.March:
    """The march to the next step of the road, of as many as it has places for. Raises ValueError at the road's end."""
    step = rules.road.next_step(state.row(Company))
    if step is None:
        raise ValueError("the road is done")
    return acts.March(BATTLE, step.id, people(state)[:places])


# -- by a simple policy


def sensible(state: State, rules: CampaignRules, places: int) -> Action:
    """The next thing a sensible company does: whoever can grow grows, troops are filled with the best that the gold
    reaches for, whoever is hurt sleeps; then it marches."""
    for person in people(state):
        grown = _growth(state, rules, person)
        if grown is not None:
            return grown
    for person in people(state)[:places]:
        recruit = _recruit(state, rules, person)
        if recruit is not None:
            return recruit
    if any(_tired(state, rules, person) for person in people(state)[:places]):
        return _supper(state, rules) or acts.Rest(BATTLE)
    return setting_out(state, rules, places)


def _growth(state: State, rules: CampaignRules, person: EntityId) -> Action | None:
    """The first growth there is; of skills one of its class, if there is one left to learn."""
    grown = [one for one in rules.candidates(state, person) if isinstance(one, acts.GROWTH_ACTIONS)]
    own = rules.parts.content.classes[state.row(Sheet, person).kind].skills
    better = (one for one in grown if isinstance(one, acts.Learn) and one.skill in own)
    return next(better, grown[0] if grown else None)


def _recruit(state: State, rules: CampaignRules, person: EntityId) -> Action | None:
    """The dearest unit of which the gold fills the troop, or else the cheapest; None if there is none to be had."""
    offered = [one.unit for one in rules.candidates(state, person) if isinstance(one, acts.Recruit)]
    if not offered:
        return None
    prices = {unit: rules.parts.content.units[unit].price for unit in offered}
    free = troop_size(state.row(Sheet, person), rules.parts.content) - len(state.row(Troop, person).units)
    filling = [unit for unit in offered if prices[unit] * free <= state.row(Company).gold]
    if filling:
        return acts.Recruit(person, max(filling, key=lambda unit: (prices[unit], unit)))
    return acts.Recruit(person, min(offered, key=lambda unit: (prices[unit], unit)))


def _tired(state: State, rules: CampaignRules, person: EntityId) -> bool:
    """Whether a night would do somebody or the troop good: HP always, MP only after a meal."""
    content, condition = rules.parts.content, state.row(Condition, person)
    hurt = [condition.hp, *(unit.hp for unit in state.row(Troop, person).units)]
    fed = state.row(Company).rations >= rules.numbers.meal * len(people(state))
    thirsty = condition.mp < max_mp(state.row(Sheet, person), content)
    return min(hurt) < content.numbers.full_hp or (fed and thirsty)


def _supper(state: State, rules: CampaignRules) -> Action | None:
    """The rations that are missing for a night; None if none are, or the gold does not reach."""
    missing = rules.numbers.meal * len(people(state)) - state.row(Company).rations
    buy = acts.Buy(BATTLE, missing)
    return buy if missing > 0 and rules.explain(state, buy) is None else None


# -- by chance


def by_chance(state: State, rules: CampaignRules, places: int, chooser: Chooser) -> Action:
    """Any legal thing at all; whoever marches takes along as many as the map has places for."""
    chosen = chooser.one(tuple(_legal(state, rules)))
    return setting_out(state, rules, places) if isinstance(chosen, acts.March) else chosen


def _legal(state: State, rules: CampaignRules) -> Iterator[Action]:
    decision = rules.decision(state)
    for actor in decision.actors if decision else ():
        yield from rules.candidates(state, actor)
