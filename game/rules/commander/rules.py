"""The rule set of commander battles (rule book `content/rules/commander.md`, sections 1 to 8)."""

from collections.abc import Iterator, Sequence

from game.core.action import Action, Begin, Reason, reason
from game.core.engine import Step
from game.core.entity import Allegiance, Named, Pending, Position, RollCount, Round, Verdict, Vitals
from game.core.event import DecisionTaken, Event
from game.core.grid import distance
from game.core.ids import BATTLE, EntityId
from game.core.ruleset import Decision
from game.core.stages import Plan
from game.core.state import State
from game.rules.commander import effects, frenzy, objectives, turns
from game.rules.commander.actions import (
    ACTIONS,
    Aim,
    Cast,
    Choose,
    EndTurn,
    Enough,
    Move,
    Place,
    Rally,
    Regroup,
    Stay,
    Strike,
    Wait,
)
from game.rules.commander.attack import attack
from game.rules.commander.coherence import incoherence, unsound
from game.rules.commander.combat import Reckoning, reach_from, reckon_attack
from game.rules.commander.components import COMPONENTS, Initiative, Readiness, Skills
from game.rules.commander.events import EVENTS, Moved, Regrouped, Waited
from game.rules.commander.initiative import roll_initiative
from game.rules.commander.magic.choices import CHOICES, Magic
from game.rules.commander.magic.events import MAGIC_EVENTS, Rallied
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground, refuse_path, regroup_pace, regroup_ways, ways
from game.rules.commander.pace import pace
from game.rules.commander.troops import command_over, commander_of, foes, occupants, side_of, troop

CHOSEN = (Choose, Aim, Enough, Place)
"""The actions that choose what a declared spell still needs to know."""


class CommanderRules:
    """Commander battles over one content."""

    components: Sequence[type] = (Position, Allegiance, Vitals, Named, Round, RollCount, Pending, Verdict, *COMPONENTS)
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = (*EVENTS, *MAGIC_EVENTS)

    def __init__(self, content: CommanderContent) -> None:
        self.content = content
        self.ground = Ground(content.terrain)
        self.magic = Magic(content, self.ground)

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
        ready = (p for p in troop(state, commander) if p == commander or not readiness[p].done)
        actors = tuple(p for p in ready if p == commander or not effects.suffers(state, p, "sleep"))
        return Decision(side_of(state, commander), actors)

    def candidates(self, state: State, actor: EntityId) -> Sequence[Action]:
        """The legal actions of an actor: moves by square, strikes by target, casts by spell, then the rest."""
        return state.memo(("candidates", actor), lambda: self._candidates(state, actor))

    def _candidates(self, state: State, actor: EntityId) -> tuple[Action, ...]:
        if actor == BATTLE and not state.row(Initiative).order:
            return (Begin(),)
        decision = self.decision(state)
        if decision is None or actor not in decision.actors:
            return ()
        if decision.kind == "regroup":
            return self._regroups(state, actor)
        if decision.kind == frenzy.FRENZY:
            return tuple(frenzy.actions(state, actor, self.ground, self.content))
        if decision.kind in CHOICES:
            return self.magic.offers(state, decision.kind, actor)
        return tuple(self._turn(state, actor))

    def _turn(self, state: State, actor: EntityId) -> Iterator[Action]:
        readiness = state.row(Readiness, actor)
        commander = actor == commander_of(state, actor)
        if not readiness.done and not effects.suffers(state, actor, "sleep"):
            if not readiness.moved:
                yield from (Move(actor, path) for path in ways(self.ground, state, actor).values())
            yield from (Strike(actor, target) for target in self.targets(state, actor))
            yield from self.magic.casts(state, actor)
            if commander and knows_rally(state, actor):
                yield Rally(actor)
            yield Wait(actor)
        if commander:
            yield EndTurn(actor)

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
            first = state.get(Initiative)
            return reason("begun") if first and first.order else None
        if type(action) not in self.actions:
            return reason("unknown_action")
        if state.get(Verdict) is not None:
            return reason("battle_over")
        decision = self.decision(state)
        if decision is None:
            return reason("not_its_turn", actor=action.actor)
        if isinstance(action, Regroup | Stay):
            return self._explain_regroup(state, action, decision)
        if isinstance(action, CHOSEN):
            return self._explain_choice(state, action, decision)
        if decision.kind == frenzy.FRENZY:
            return self._explain_frenzy(state, action, decision)
        if decision.kind != "turn":
            return reason("decision_first", kind=decision.kind)
        return self._explain_turn(state, action, decision)

    def _explain_choice(self, state: State, action: Action, decision: Decision) -> Reason | None:
        if decision.kind not in CHOICES or action.actor not in decision.actors:
            return reason("nothing_owed", actor=action.actor)
        return self.magic.refuse_choice(state, decision.kind, action)

    def _explain_frenzy(self, state: State, action: Action, decision: Decision) -> Reason | None:
        if action.actor not in decision.actors or not isinstance(action, Move | Strike | Wait):
            return reason("decision_first", kind=decision.kind)
        if isinstance(action, Move):
            return self._explain_move(state, action)
        if isinstance(action, Strike):
            return self._explain_strike(state, action, anyone=True)
        return None

    def _explain_turn(self, state: State, action: Action, decision: Decision) -> Reason | None:
        actor = action.actor
        commander = state.row(Initiative).commander or ""
        if actor not in troop(state, commander):
            return reason("not_its_turn", actor=actor)
        if isinstance(action, EndTurn):
            return None if actor == commander else reason("not_its_turn", actor=actor)
        if effects.suffers(state, actor, "sleep"):
            return reason("asleep", actor=actor)
        if state.row(Readiness, actor).done or actor not in decision.actors:
            return reason("already_done", actor=actor)
        match action:
            case Move():
                return self._explain_move(state, action)
            case Strike():
                return self._explain_strike(state, action)
            case Cast():
                return self.magic.refuse(state, action)
            case Rally() if not knows_rally(state, actor):
                return reason("no_rally", actor=actor)
        return None

    def _explain_move(self, state: State, action: Move) -> Reason | None:
        if state.row(Readiness, action.actor).moved:
            return reason("already_moved", actor=action.actor)
        speed = pace(state, action.actor)
        return refuse_path(self.ground, state, action.actor, action.path, speed, one_step=True)

    def _explain_strike(self, state: State, action: Strike, *, anyone: bool = False) -> Reason | None:
        where = state.get(Position, action.target)
        if where is None or not state.has(Vitals, action.target) or (anyone and action.target == action.actor):
            return reason("no_target", target=action.target)
        if not anyone and side_of(state, action.target) == side_of(state, action.actor):
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
        short = regroup_pace(state, action.actor, steps)
        refused = refuse_path(self.ground, state, action.actor, action.path, short, one_step=False)
        if refused is None and command_over(state, action.actor, action.path[-1]) is None:
            return reason("outside_command", actor=action.actor)
        return refused

    # -- what comes of it

    def resolve(self, step: Step, action: Action) -> None:
        """Emit what the action itself brings about; a frenzied piece that attacked or passed is led no more."""
        maddened = frenzy.owed_to(step.state, action.actor)
        match action:
            case Begin():
                roll_initiative(step, self.content.numbers.initiative_sides)
            case Move(actor, path):
                step.emit(Moved(actor, path, step.state.row(Position, actor).cell, path[-1]))
                wake_beside(step, actor)
            case Strike(actor, target):
                attack(step, actor, target, self.content)
            case Wait(actor):
                step.emit(Waited(actor))
            case EndTurn():
                turns.end_turn(step, self.content)
            case Regroup(actor, path):
                step.emit(Regrouped(actor, path, step.state.row(Position, actor).cell, path[-1]))
                step.emit(DecisionTaken((actor,)))
                wake_beside(step, actor)
            case Stay(actor):
                step.emit(DecisionTaken((actor,)))
            case Rally(actor):
                step.emit(Rallied(actor))
            case Cast():
                self.magic.begin(step, action)
            case Choose() | Aim() | Enough() | Place():
                self.magic.choose(step, action)
        if maddened and isinstance(action, Strike | Wait):
            step.emit(DecisionTaken((action.actor,)))

    def settle(self, step: Step) -> bool:
        """One round of the closing pass (rule book 4 and 6)."""
        if step.state.get(Verdict) is not None or not step.state.row(Initiative).order:
            return False
        numbers = self.content.numbers
        if turns.falls(step) or objectives.note_news(step) or objectives.judge(step):
            return True
        return turns.owe_regroup(step, numbers) or turns.change_turn(step, self.content, self.ground)

    # -- looking ahead, and the end

    def reckon(self, state: State, action: Strike) -> Reckoning:
        """A strike reckoned out with every number by name (rule book 6)."""
        return reckon_attack(state, action.actor, action.target, self.content)

    def plan(self, state: State, action: Action) -> Plan | None:
        """The dice part of an action; of a spell that needs more to be chosen only once the last choice is made."""
        match action:
            case Strike():
                return self.reckon(state, action).plan
            case Cast() | Choose() | Aim() | Enough() | Place():
                return self.magic.plan(state, action)
        return None

    def incoherence(self, state: State) -> str | None:
        """What does not hold together in a state read from a file, or None."""
        return incoherence(state, self.content, self.ground)

    def unsound(self, state: State) -> str | None:
        """What does not hold together in a state of a battle that has begun, or None."""
        return unsound(state, self.content, self.ground)

    def verdict(self, state: State) -> Verdict | None:
        """How the battle ended, or None."""
        return state.get(Verdict)


def knows_rally(state: State, commander: EntityId) -> bool:
    """Whether the commander has the skill to rally its troop (rule book 8)."""
    skills = state.get(Skills, commander)
    return skills is not None and skills.figure("rally_hp") > 0


def wake_beside(step: Step, piece: EntityId) -> None:
    """Who has stepped beside a sleeping friend wakes it (rule book 7)."""
    here, side = step.state.row(Position, piece).cell, side_of(step.state, piece)
    for near in step.state.board.neighbours(here):
        sleeper = occupants(step.state).get(near)
        if sleeper is not None and side_of(step.state, sleeper) == side:
            effects.lift(step, sleeper, "sleep", "woken")
