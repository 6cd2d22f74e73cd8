"""The rule set of commander battles (rule book `content/rules/commander.md`, sections 1 to 6)."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.action import Action, Begin, Reason, reason
from game.core.engine import Step
from game.core.entity import Allegiance, Named, Pending, Position, RollCount, Round, Verdict, Vitals
from game.core.event import DecisionTaken, Event
from game.core.grid import distance
from game.core.ids import BATTLE, EntityId
from game.core.ruleset import Decision
from game.core.state import State
from game.rules.commander import objectives, turns
from game.rules.commander.actions import ACTIONS, EndTurn, Move, Regroup, Stay, Strike, Wait
from game.rules.commander.attack import attack
from game.rules.commander.coherence import incoherence
from game.rules.commander.combat import Reckoning, reach_from, reckon_attack
from game.rules.commander.components import COMPONENTS, Initiative, Mobility, Readiness
from game.rules.commander.events import EVENTS, Moved, Regrouped, Waited
from game.rules.commander.exchange import ExchangePlan
from game.rules.commander.initiative import roll_initiative
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground, refuse_path, regroup_ways, ways
from game.rules.commander.troops import command_over, commander_of, foes, side_of, troop


class CommanderRules:
    """Commander battles over one content."""

    components: Sequence[type] = (Position, Allegiance, Vitals, Named, Round, RollCount, Pending, Verdict, *COMPONENTS)
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = EVENTS

    def __init__(self, content: CommanderContent) -> None:
        self.content = content
        self.ground = Ground(content.terrain)

    # -- who decides, and what may be decided

    def decision(self, state: State) -> Decision | None:
        """The side that has to choose: what is owed first, else the running turn (rule book 4)."""
        return state.memo("decision", lambda: self._decision(state))

    def _decision(self, state: State) -> Decision | None:
        if state.get(Verdict) is not None:
            return None
        owed = (state.get(Pending) or Pending()).owed
        if owed:
            return Decision(owed[-1].side, owed[-1].actors, owed[-1].kind)
        commander = state.row(Initiative).commander
        if commander is None:
            return None
        readiness = state.table(Readiness)
        actors = tuple(p for p in troop(state, commander) if p == commander or not readiness[p].done)
        return Decision(side_of(state, commander), actors)

    def candidates(self, state: State, actor: EntityId) -> Sequence[Action]:
        """The legal actions of an actor: moves by square, strikes by target, then the rest."""
        return state.memo(("candidates", actor), lambda: self._candidates(state, actor))

    def _candidates(self, state: State, actor: EntityId) -> tuple[Action, ...]:
        if actor == BATTLE and not state.row(Initiative).order:
            return (Begin(),)
        decision = self.decision(state)
        if decision is None or actor not in decision.actors:
            return ()
        if decision.kind == "regroup":
            return self._regroups(state, actor)
        found: list[Action] = []
        readiness = state.row(Readiness, actor)
        if not readiness.done:
            if not readiness.moved:
                found += [Move(actor, path) for path in ways(self.ground, state, actor).values()]
            found += [Strike(actor, target) for target in self.targets(state, actor)]
            found.append(Wait(actor))
        if actor == commander_of(state, actor):
            found.append(EndTurn(actor))
        return tuple(found)

    def _regroups(self, state: State, actor: EntityId) -> tuple[Action, ...]:
        steps = state.row(Pending).owed[-1].amount
        cells = regroup_ways(self.ground, state, actor, steps).items()
        moves = (Regroup(actor, path) for cell, path in cells if command_over(state, actor, cell) is not None)
        return (*moves, Stay(actor))

    def targets(self, state: State, actor: EntityId) -> tuple[EntityId, ...]:
        """The enemies within a piece's reach from where it stands, sorted (rule book 6)."""
        here = state.row(Position, actor).cell
        far = reach_from(state, actor, here, self.content)
        near = (piece for cell, piece in foes(state, side_of(state, actor)).items() if distance(here, cell) <= far)
        return tuple(sorted(near))

    # -- why not

    def explain(self, state: State, action: Action) -> Reason | None:
        """Why the action is refused, or None. Agrees with `candidates`, save that any legal way may be taken."""
        if isinstance(action, Begin):
            if action.actor != BATTLE:
                return reason("unknown_action")
            return reason("begun") if state.row(Initiative).order else None
        if type(action) not in self.actions:
            return reason("unknown_action")
        if state.get(Verdict) is not None:
            return reason("battle_over")
        decision = self.decision(state)
        if decision is None:
            return reason("not_its_turn", actor=action.actor)
        if isinstance(action, Regroup | Stay):
            return self._explain_regroup(state, action, decision)
        if decision.kind != "turn":
            return reason("decision_first", kind=decision.kind)
        return self._explain_turn(state, action, decision)

    def _explain_turn(self, state: State, action: Action, decision: Decision) -> Reason | None:
        actor = action.actor
        commander = state.row(Initiative).commander or ""
        if actor not in troop(state, commander):
            return reason("not_its_turn", actor=actor)
        if isinstance(action, EndTurn):
            return None if actor == commander else reason("not_its_turn", actor=actor)
        readiness = state.row(Readiness, actor)
        if readiness.done or actor not in decision.actors:
            return reason("already_done", actor=actor)
        if isinstance(action, Move):
            if readiness.moved:
                return reason("already_moved", actor=actor)
            mobility = state.row(Mobility, actor)
            return refuse_path(self.ground, state, actor, action.path, mobility, one_step=True)
        return self._explain_strike(state, action) if isinstance(action, Strike) else None

    def _explain_strike(self, state: State, action: Strike) -> Reason | None:
        where = state.get(Position, action.target)
        if where is None or not state.has(Vitals, action.target):
            return reason("no_target", target=action.target)
        if side_of(state, action.target) == side_of(state, action.actor):
            return reason("not_an_enemy", target=action.target)
        here = state.row(Position, action.actor).cell
        far = reach_from(state, action.actor, here, self.content)
        apart = distance(here, where.cell)
        return None if apart <= far else reason("out_of_reach", target=action.target, apart=apart, reach=far)

    def _explain_regroup(self, state: State, action: Regroup | Stay, decision: Decision) -> Reason | None:
        if decision.kind != "regroup" or action.actor not in decision.actors:
            return reason("nothing_owed", actor=action.actor)
        if isinstance(action, Stay):
            return None
        steps = state.row(Pending).owed[-1].amount
        own = state.row(Mobility, action.actor)
        short = replace(own, move=steps, land_move=min(steps, own.land_move))
        refused = refuse_path(self.ground, state, action.actor, action.path, short, one_step=False)
        if refused is None and command_over(state, action.actor, action.path[-1]) is None:
            return reason("outside_command", actor=action.actor)
        return refused

    # -- what comes of it

    def resolve(self, step: Step, action: Action) -> None:
        """Emit what the action itself brings about."""
        match action:
            case Begin():
                roll_initiative(step, self.content.numbers.initiative_sides)
            case Move(actor, path):
                step.emit(Moved(actor, path, step.state.row(Position, actor).cell, path[-1]))
            case Strike(actor, target):
                attack(step, actor, target, self.content)
            case Wait(actor):
                step.emit(Waited(actor))
            case EndTurn():
                turns.end_turn(step)
            case Regroup(actor, path):
                step.emit(Regrouped(actor, path, step.state.row(Position, actor).cell, path[-1]))
                step.emit(DecisionTaken((actor,)))
            case Stay(actor):
                step.emit(DecisionTaken((actor,)))

    def settle(self, step: Step) -> bool:
        """One round of the closing pass (rule book 4 and 6)."""
        if step.state.get(Verdict) is not None or not step.state.row(Initiative).order:
            return False
        numbers = self.content.numbers
        if turns.falls(step) or objectives.note_news(step) or objectives.judge(step):
            return True
        return turns.owe_regroup(step, numbers) or turns.change_turn(step, numbers, self.ground)

    # -- looking ahead, and the end

    def reckon(self, state: State, action: Strike) -> Reckoning:
        """A strike reckoned out with every number by name (rule book 6)."""
        return reckon_attack(state, action.actor, action.target, self.content)

    def plan(self, state: State, action: Action) -> ExchangePlan | None:
        """The dice part of an action."""
        return self.reckon(state, action).plan if isinstance(action, Strike) else None

    def incoherence(self, state: State) -> str | None:
        """What does not hold together in a state read from a file, or None."""
        return incoherence(state, self.content, self.ground)

    def verdict(self, state: State) -> Verdict | None:
        """How the battle ended, or None."""
        return state.get(Verdict)
