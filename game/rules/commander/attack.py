"""An attack carried out: what is reckoned is told, the stages are rolled, both sides lose their HP (rule book 6)."""

from dataclasses import replace

from game.core.dice import Outcome
from game.core.engine import Step
from game.core.entity import Position
from game.core.grid import distance
from game.core.ids import EntityId
from game.rules.commander.combat import reckon_attack
from game.rules.commander.events import Engaged, Struck
from game.rules.commander.exchange import ExchangePlan, Standing, Volley
from game.rules.commander.gifted import endure
from game.rules.commander.models import CommanderContent
from game.rules.commander.troops import commander_of


def attack(step: Step, attacker: EntityId, target: EntityId, content: CommanderContent) -> None:
    """One piece attacks another (rule book 6)."""
    state = step.state
    told = reckon_attack(state, attacker, target, content)
    first = "" if told.plan.first is None else attacker if told.plan.first == "attacker" else target
    apart = distance(state.row(Position, attacker).cell, state.row(Position, target).cell)
    one, other = told.attacker, told.defender
    sums = (one.terms, one.cap_terms, other.terms, other.cap_terms, one.less, other.less)
    step.emit(Engaged(attacker, target, commander_of(state, target), apart, told.retaliation, first, *sums))
    exchange(step, told.plan, attacker, target)


def exchange(step: Step, plan: ExchangePlan, attacker: EntityId, target: EntityId) -> None:
    """Roll the stages; blows held back are dealt together with the answer (rule book 6.4)."""
    named = {"attacker": attacker, "defender": target}
    standing = plan.start()
    held: list[Struck] = []
    enduring: list[EntityId] = []
    for volley in plan.stages():
        pool = volley.ask(standing)
        if pool is None:
            continue
        outcome = step.roll(replace(pool, actor=named[pool.actor], target=named[pool.target]))
        after = volley.land(standing, outcome)
        blow = _blow(volley, standing, after, outcome, named)
        held.append(blow)
        if blow.after and volley.fells(standing, outcome):
            enduring.append(blow.piece)
        if not volley.held:
            for blow in held:
                step.emit(blow)
            for piece in enduring:
                endure(step, piece)
            held, enduring = [], []
        standing = after


def _blow(volley: Volley, before: Standing, after: Standing, outcome: Outcome, named: dict[str, EntityId]) -> Struck:
    """What one volley did, told of the piece it hit."""
    if volley.role == "attacker":
        left = after.defender - after.pending
        return Struck(named["attacker"], named["defender"], outcome[0], before.defender, left)
    return Struck(named["defender"], named["attacker"], outcome[0], before.attacker, after.attacker)
