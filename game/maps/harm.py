"""Sides none of whose pieces could ever wound an enemy commander, or the unit they must defeat."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.entity import Position
from game.maps.faults import Faults
from game.rules.commander.combat import Combatant, combatant, edge_terms
from game.rules.commander.models import CommanderContent
from game.rules.commander.setup import BattleStart
from game.rules.commander.start import first_state
from game.rules.commander.troops import commander_of, side_of


def warn_of_harmless_sides(start: BattleStart, content: CommanderContent, faults: Faults) -> None:
    """Note commanders and targets against whom every piece of a side has an edge of 0 or less (rule book 6.3)."""
    gathered = tuple(replace(commander, arrives=0) for commander in start.commanders)
    state = first_state(replace(start, commanders=gathered), content)
    by_side: dict[str, list[Combatant]] = {}
    for piece in state.table(Position):
        # Beside its commander a piece has all that command gives.
        beside = state.row(Position, commander_of(state, piece)).cell
        by_side.setdefault(side_of(state, piece), []).append(combatant(state, piece, content, beside))
    for commander in start.commanders:
        target = combatant(state, commander.id, content)
        for side, strikers in by_side.items():
            if side != commander.side and _harmless(strikers, target):
                where = f"{commander.id} '{commander.name}'"
                what = f"nothing of {side} can hurt this commander"
                faults.warn(where, what, f"give {side} a stronger piece, or this commander less Armour and Knowledge")
    for objective in start.objectives:
        if objective.target and commander_of(state, objective.target) != objective.target:
            # Far from its commander a unit has nothing of its Armour and Knowledge.
            target = replace(combatant(state, objective.target, content), armour=0, knowledge=0)
            if _harmless(by_side[objective.side], target):
                what = f"nothing of {objective.side} can hurt this unit, which it must defeat"
                faults.warn(objective.target, what, f"give {objective.side} a stronger piece, or choose another target")


def _harmless(strikers: Sequence[Combatant], target: Combatant) -> bool:
    return all(_edge(striker, target) <= 0 for striker in strikers)


def _edge(striker: Combatant, target: Combatant) -> int:
    return sum(term.amount for term in edge_terms(striker, target))
