"""The rule set of the campaign: quiz, growth, camp and road over the one engine (rule book 9 to 11)."""

from collections.abc import Iterator, Sequence
from itertools import chain

from game.campaign import actions as acts
from game.campaign.camp_rules import CampRules
from game.campaign.components import COMPONENTS, Away, Company, Quiz, Talking
from game.campaign.events import EVENTS
from game.campaign.growth_rules import GrowthRules
from game.campaign.quiz.making import Parts
from game.campaign.quiz_rules import COMPANY_SIDE, QuizRules
from game.campaign.road_rules import RoadRules
from game.campaign.sheet import Sheet
from game.campaign.soundness import unsound
from game.campaign.talk_rules import TalkRules
from game.content.catalog import Catalog
from game.core.action import Action, Begin, Reason, reason
from game.core.engine import Step
from game.core.entity import RollCount, Verdict
from game.core.event import Event
from game.core.ids import BATTLE, EntityId
from game.core.ruleset import Decision
from game.core.stages import Plan
from game.core.state import State

_COMPANY_ACTIONS = (acts.Buy, acts.Rest, *acts.ROAD_ACTIONS, *acts.TALK_ACTIONS)


class CampaignRules:
    """The rules of a session that is a quiz (a state with `Quiz`) or a campaign (a state with `Company`)."""

    components: Sequence[type] = (*COMPONENTS, RollCount, Verdict)
    actions: Sequence[type[Action]] = acts.ACTIONS
    events: Sequence[type[Event]] = EVENTS

    def __init__(self, catalog: Catalog) -> None:
        self.parts = Parts(catalog.quiz, catalog.commander)
        self.numbers = catalog.campaign
        self.quiz = QuizRules(self.parts, catalog.campaign)
        self.growth = GrowthRules(catalog.commander, catalog.campaign)
        self.camp = CampRules(catalog.commander, catalog.campaign)
        self.talks = TalkRules(catalog.campaigns)
        self.road = RoadRules(catalog.campaigns, self.parts, catalog.campaign)

    # -- who decides what

    def decision(self, state: State) -> Decision | None:
        """In the quiz who answers it; in camp everybody with a sheet, and the company; away or talking, the company."""
        if self.verdict(state) is not None:
            return None
        if not state.has(Company, BATTLE):
            return Decision(COMPANY_SIDE, tuple(state.table(Quiz)), "quiz")
        if state.has(Away, BATTLE):
            return Decision(COMPANY_SIDE, (BATTLE,), "away")
        if state.has(Talking, BATTLE):
            return Decision(COMPANY_SIDE, (BATTLE,), "talk")
        return Decision(COMPANY_SIDE, (*state.table(Sheet), BATTLE), "camp")

    def candidates(self, state: State, actor: EntityId) -> Sequence[Action]:
        """The legal actions of somebody, or of the company; free texts and tales of battles are not listed."""
        decision = self.decision(state)
        if decision is None or actor not in decision.actors:
            return ()
        if decision.kind == "quiz":
            return tuple(self.quiz.candidates(state, actor))
        if actor == BATTLE:
            return tuple(self._company_candidates(state, decision.kind))
        sheet = state.row(Sheet, actor)
        return tuple(chain(self.growth.candidates(actor, sheet), self.camp.candidates(state, actor)))

    def _company_candidates(self, state: State, kind: str) -> Iterator[Action]:
        if kind == "talk":
            return self.talks.candidates(state)
        if kind == "away":
            return iter(())
        return chain(self.camp.candidates(state, BATTLE), self.road.candidates(state), self.talks.candidates(state))

    def explain(self, state: State, action: Action) -> Reason | None:
        """Why an action is refused, or None."""
        decision = self.decision(state)
        if isinstance(action, Begin):
            return reason("begun")
        if decision is None:
            return reason("over")
        if action.actor not in decision.actors:
            return reason("not_there", actor=action.actor)
        if decision.kind == "quiz":
            return self.quiz.explain(state, action)
        if (action.actor == BATTLE) != isinstance(action, _COMPANY_ACTIONS):
            return reason("not_theirs", actor=action.actor)
        if decision.kind == "away" and not isinstance(action, acts.Return):
            return reason("away")
        if decision.kind == "talk" and not isinstance(action, acts.TALK_ACTIONS):
            return reason("talking")
        return self._explain_camp(state, action)

    def _explain_camp(self, state: State, action: Action) -> Reason | None:
        if isinstance(action, acts.GROWTH_ACTIONS):
            return self.growth.explain(state.row(Sheet, action.actor), action)
        if isinstance(action, acts.ROAD_ACTIONS):
            return self.road.explain(state, action)
        if isinstance(action, acts.TALK_ACTIONS):
            return self.talks.explain(state, action)
        return self.camp.explain(state, action)

    # -- what comes of it

    def resolve(self, step: Step, action: Action) -> None:
        """Emit what the action itself brings about."""
        if isinstance(action, acts.QUIZ_ACTIONS):
            self.quiz.resolve(step, action)
        elif isinstance(action, acts.GROWTH_ACTIONS):
            step.emit(self.growth.grown(action.actor, step.state.row(Sheet, action.actor), action))
        elif isinstance(action, acts.ROAD_ACTIONS):
            self.road.resolve(step, action)
        elif isinstance(action, acts.TALK_ACTIONS):
            self.talks.resolve(step, action)
        else:
            self.camp.resolve(step, action)

    def settle(self, step: Step) -> bool:
        """The draws that the quiz owes; nothing else happens by itself."""
        if step.state.has(Company, BATTLE):
            return False
        return any(self.quiz.settle(step, person) for person in step.state.table(Quiz))

    def plan(self, state: State, action: Action) -> Plan | None:  # noqa: ARG002 - nothing here is forecast
        """Nothing: what the quiz draws is not weighed up before."""
        return None

    def incoherence(self, state: State) -> str | None:
        """What does not hold together in a start read from a file, or None."""
        return self.unsound(state)

    def unsound(self, state: State) -> str | None:
        """What does not hold together in a state read from a file, or None."""
        return unsound(state, self)

    def verdict(self, state: State) -> Verdict | None:
        """How it ended: the commander enlisted, or the road done."""
        return state.get(Verdict)
