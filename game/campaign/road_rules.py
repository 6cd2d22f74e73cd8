"""The road as a part of the campaign's rules: going into battles, coming back, going on (rule book 10 and 11)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.campaign.actions import GoRound, March, Return
from game.campaign.companions import companion, sheet_of
from game.campaign.components import Away, Company, Condition, Soldier, Troop
from game.campaign.events import Beaten, Enlisted, Marched, Returned, StepPassed, StoresChanged, Veteran
from game.campaign.quiz.making import Parts
from game.campaign.sheet import Sheet, max_mp
from game.content.models.camp import CampaignNumbers
from game.content.models.campaign import Campaign
from game.content.models.campaign import Step as RoadStep
from game.core.action import Action, Reason, reason
from game.core.engine import Step
from game.core.event import Ended
from game.core.ids import BATTLE
from game.core.state import State

OUTCOMES = ("won", "lost", "drawn")
MOST_EXPERIENCE = 10_000
"""No battle is worth more."""
MOST_GOLD = 100_000


class RoadRules:
    """Marching, returning, going round."""

    def __init__(self, campaigns: Mapping[str, Campaign], parts: Parts, numbers: CampaignNumbers) -> None:
        self._campaigns = campaigns
        self._parts = parts
        self._numbers = numbers

    def next_step(self, company: Company) -> RoadStep | None:
        """The step of the road that comes next; None at its end, or for a company without a road."""
        campaign = self._campaigns.get(company.campaign)
        steps = campaign.road if campaign else ()
        return next((step for step in steps if not company.has_passed(step.id)), None)

    def candidates(self, state: State) -> Iterator[Action]:
        """What the company may do about its road. Coming back may be told in endless ways, of which none is listed."""
        step = self.next_step(state.row(Company))
        if step is None:
            return
        yield March(BATTLE, step.id, tuple(state.table(Sheet)))
        if state.row(Company).beaten:
            yield GoRound(BATTLE, step.id)

    def explain(self, state: State, action: Action) -> Reason | None:
        """Why an action is refused, or None."""
        company = state.row(Company)
        step = self.next_step(company)
        match action:
            case March(step=name, people=people):
                if step is None or name != step.id:
                    return reason("not_the_next_step", step=name)
                strangers = [one for one in people if not state.has(Sheet, one)]
                if strangers or not people or len(set(people)) != len(people):
                    return reason("who_goes")
                return None
            case GoRound(step=name):
                if step is None or name != step.id:
                    return reason("not_the_next_step", step=name)
                return None if company.beaten else reason("not_beaten")
            case Return():
                away = state.get(Away)
                return reason("nobody_away") if away is None else self._why_not_return(state, away, action)
        return reason("not_in_camp")

    def _why_not_return(self, state: State, away: Away, action: Return) -> Reason | None:
        full = self._parts.content.numbers.full_hp
        told = (action.experience, action.hp, action.mp)
        units = (action.leaders, action.kinds, action.wounds)
        wrong = (
            action.outcome not in OUTCOMES
            or not 0 <= action.gold <= MOST_GOLD
            or {len(part) for part in told} != {len(away.people)}
            or len({len(part) for part in units}) != 1
            or not all(0 <= points <= MOST_EXPERIENCE for points in action.experience)
            or not all(1 <= hp <= full for hp in (*action.hp, *action.wounds))
            or not all(0 <= mp <= self._mp(state, one) for one, mp in zip(away.people, action.mp, strict=True))
        )
        if wrong:
            return reason("no_such_return")
        went = Counter((one, unit.kind) for one in away.people for unit in state.row(Troop, one).units)
        came = Counter(zip(action.leaders, action.kinds, strict=True))
        return None if came <= went else reason("more_came_than_went")

    def _mp(self, state: State, person: str) -> int:
        return max_mp(state.row(Sheet, person), self._parts.content)

    def resolve(self, step: Step, action: Action) -> None:
        """What an action brings about."""
        match action:
            case March(_, name, people):
                step.emit(Marched(Away(name, people)))
            case Return():
                self._return(step, action)
            case GoRound(_, name):
                company = step.state.row(Company)
                eaten = min(company.rations, self._numbers.detour_rations)
                step.emit(StoresChanged("detour", company, replace(company, rations=company.rations - eaten)))
                self._pass(step, name, "round")

    def _return(self, step: Step, action: Return) -> None:
        away = step.state.row(Away)
        units: dict[str, list[Soldier]] = {one: [] for one in away.people}
        for leader, kind, hp in zip(action.leaders, action.kinds, action.wounds, strict=True):
            units[leader].append(Soldier(kind, hp))
        rows = zip(away.people, action.experience, action.hp, action.mp, strict=True)
        veterans = tuple(
            Veteran(one, gained, Condition(hp, mp), Troop(tuple(units[one]))) for one, gained, hp, mp in rows
        )
        step.emit(Returned(away.step, action.outcome, action.gold, veterans))
        if action.outcome == "won":
            self._pass(step, away.step, "won")
        else:
            company = step.state.row(Company)
            step.emit(Beaten(away.step, company.beaten + 1))
            relieved = replace(step.state.row(Company), gold=company.gold + self._numbers.relief)
            step.emit(StoresChanged("relief", step.state.row(Company), relieved))

    def _pass(self, step: Step, name: str, how: str) -> None:
        """A step lies behind: what it brings comes, who joins joins, and at the road's end all is over."""
        campaign = self._campaigns[step.state.row(Company).campaign]
        passed = next(one for one in campaign.road if one.id == name)
        step.emit(StepPassed(name, how))
        if how == "won" and (passed.gold or passed.rations):
            before = step.state.row(Company)
            after = replace(before, gold=before.gold + passed.gold, rations=before.rations + passed.rations)
            step.emit(StoresChanged("found", before, after))
        for person in passed.joins:
            joining = campaign.people[person]
            if joining.commander and not step.state.has(Sheet, person):
                step.emit(self._joining(step.state, person, campaign))
        if self.next_step(step.state.row(Company)) is None:
            step.emit(Ended("company", "road_done"))

    def _joining(self, state: State, person: str, campaign: Campaign) -> Enlisted:
        """Somebody joins as experienced as the company's best, with the levels still to be taken."""
        best = max(sheet.level for _, sheet in state.table(Sheet).items())
        sheet = sheet_of(campaign.people[person], self._parts)
        sheet = replace(sheet, experience=(best - 1) * self._numbers.level_experience)
        full = Condition(self._parts.content.numbers.full_hp, max_mp(sheet, self._parts.content))
        return Enlisted(person, companion(campaign.people[person]), sheet, full)
