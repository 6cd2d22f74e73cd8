"""Playing a maddened enemy: what it does to its own side counts for the side that plays it (rule book 7, Frenzy)."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai import worth
from game.ai.threat import blow_worth
from game.ai.weighing import View
from game.core.action import Action
from game.core.entity import Position
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.rules.commander.actions import Move, Strike, Wait
from game.rules.commander.combat import combatant, reach_from
from game.rules.commander.components import Readiness
from game.rules.commander.movement import ways
from game.rules.commander.troops import foes


@dataclass(frozen=True, slots=True)
class _Deed:
    """A blow that the victim could strike, and what it is worth to the side that plays it."""

    piece: EntityId
    cell: Cell
    target: EntityId
    score: int


def play(view: View, victims: tuple[EntityId, ...]) -> Action:
    """The next act of the maddened pieces: the blow that hurts their own side most, or none."""
    found = [deed for victim in victims for deed in _deeds(view, victim)]
    best = max(found, key=lambda deed: (deed.score, deed.piece, deed.target, deed.cell), default=None)
    if best is None or best.score <= 0:
        return Wait(victims[0])
    if best.cell != view.state.row(Position, best.piece).cell:
        return Move(best.piece, ways(view.rules.ground, view.state, best.piece)[best.cell])
    return Strike(best.piece, best.target)


def _deeds(view: View, victim: EntityId) -> Iterator[_Deed]:
    state, content = view.state, view.rules.content
    here = state.row(Position, victim).cell
    cells = [here]
    if not state.row(Readiness, victim).moved:
        cells += ways(view.rules.ground, state, victim)
    others = {cell: piece for cell, piece in foes(state, view.side).items() if piece != victim}
    for cell in cells:
        far = reach_from(state, victim, cell, content)
        striker = None
        for there, target in others.items():
            apart = distance(cell, there)
            if apart <= far:
                striker = striker or combatant(state, victim, content, cell)
                blow = view.mind.blows.between(striker, combatant(state, target, content), apart)
                paid = blow.answered * worth.of_hp(state, victim)
                yield _Deed(victim, cell, target, blow_worth(state, target, blow) + paid)
