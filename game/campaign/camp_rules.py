"""The camp as a part of the campaign's rules: troops, stores and the night (rule book 11)."""

from collections.abc import Iterator
from dataclasses import replace

from game.campaign.actions import Buy, Dismiss, Recruit, Rest
from game.campaign.components import Company, Condition, Troop
from game.campaign.events import DayBroke, Dismissed, Recruited, Slept, StoresChanged
from game.campaign.sheet import Sheet
from game.campaign.troops import dismissed, may_mix, mustered, rested, troop_size
from game.content.models.camp import CampaignNumbers
from game.core.action import Action, Reason, reason
from game.core.engine import Step
from game.core.ids import BATTLE, EntityId
from game.core.state import State
from game.rules.commander.models import CommanderContent

MOST_RATIONS = 999
"""The most rations the carts carry."""


class CampRules:
    """Recruiting, dismissing, buying, resting."""

    def __init__(self, content: CommanderContent, numbers: CampaignNumbers) -> None:
        self._content = content
        self._numbers = numbers

    def candidates(self, state: State, actor: EntityId) -> Iterator[Action]:
        """What may be done about troops, or by the company; of rations one, though more may be bought at once."""
        if actor == BATTLE:
            thinkable: list[Action] = [Buy(BATTLE, 1), Rest(BATTLE)]
        else:
            kinds = sorted({unit.kind for unit in state.row(Troop, actor).units})
            thinkable = [*(Recruit(actor, unit) for unit in sorted(state.row(Sheet, actor).units))]
            thinkable += [Dismiss(actor, kind) for kind in kinds]
        return (action for action in thinkable if self.explain(state, action) is None)

    def explain(self, state: State, action: Action) -> Reason | None:
        """Why an action is refused, or None."""
        match action:
            case Recruit(person, unit):
                return self._why_not_recruit(state, person, unit)
            case Dismiss(person, unit):
                there = any(one.kind == unit for one in state.row(Troop, person).units)
                return None if there else reason("none_to_dismiss", unit=unit)
            case Buy(rations=rations):
                company = state.row(Company)
                if rations < 1 or company.rations + rations > MOST_RATIONS:
                    return reason("no_such_amount", most=MOST_RATIONS - company.rations)
                return _affordable(company, rations * self._numbers.ration_price)
            case Rest():
                return None
        return reason("not_in_camp")

    def _why_not_recruit(self, state: State, person: EntityId, unit: str) -> Reason | None:
        sheet, troop = state.row(Sheet, person), state.row(Troop, person)
        size = troop_size(sheet, self._content)
        if unit not in sheet.units:
            return reason("cannot_recruit", unit=unit)
        if len(troop.units) >= size:
            return reason("troop_full", size=size)
        if not may_mix(sheet, self._content) and any(one.kind != unit for one in troop.units):
            return reason("no_mixing", unit=unit)
        return _affordable(state.row(Company), self._content.units[unit].price)

    def resolve(self, step: Step, action: Action) -> None:
        """What an action brings about."""
        state = step.state
        match action:
            case Recruit(person, unit):
                before = state.row(Troop, person)
                step.emit(Recruited(person, unit, before, mustered(before, unit, self._content)))
                self._pay(step, "recruited", self._content.units[unit].price)
            case Dismiss(person, unit):
                before = state.row(Troop, person)
                step.emit(Dismissed(person, unit, before, dismissed(before, unit)))
            case Buy(_, rations):
                self._pay(step, "bought", rations * self._numbers.ration_price, rations)
            case Rest():
                self._rest(step)

    def _pay(self, step: Step, cause: str, price: int, rations: int = 0) -> None:
        before = step.state.row(Company)
        after = replace(before, gold=before.gold - price, rations=before.rations + rations)
        step.emit(StoresChanged(cause, before, after))

    def _rest(self, step: Step) -> None:
        """Everybody eats, or goes hungry once nothing is left, and sleeps; then it is morning."""
        for person in step.state.table(Sheet):
            company = step.state.row(Company)
            hungry = company.rations < self._numbers.meal
            if not hungry and self._numbers.meal:
                fewer = replace(company, rations=company.rations - self._numbers.meal)
                step.emit(StoresChanged("eaten", company, fewer))
            healed = self._numbers.hungry_hp if hungry else None
            rows = (step.state.row(Sheet, person), step.state.row(Troop, person), step.state.row(Condition, person))
            step.emit(Slept(person, hungry, *rested(*rows, self._content, healed)))
        day = step.state.row(Company).day
        step.emit(DayBroke(day, day + 1))


def _affordable(company: Company, price: int) -> Reason | None:
    return None if price <= company.gold else reason("too_dear", price=price, gold=company.gold)
