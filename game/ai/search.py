"""A one-ply opponent: for each piece every square and every blow from it, weighed by exact odds.

It finishes what it can, keeps its commander out of certain death, fights from good ground and keeps troops together.
It sees the state, never the dice.
"""

from game.ai.blows import Blows
from game.ai.goals import Goals
from game.ai.weighing import Mind, View
from game.content.models.ai import Personality
from game.core.action import Action
from game.core.entity import Position
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.actions import EndTurn, Move, Regroup, Stay, Strike, Wait
from game.rules.commander.components import Initiative, Readiness
from game.rules.commander.movement import ways
from game.rules.commander.rules import CommanderRules


class Opponent:
    """A computer player of commander battles."""

    def __init__(self, rules: CommanderRules, personality: Personality) -> None:
        self._rules = rules
        self._mind = Mind(rules, personality, Goals(rules.ground), Blows(rules.content))

    def choose(self, state: State) -> Action:
        """The next action of whoever has to decide. Raises ValueError when nobody has."""
        decision = self._rules.decision(state)
        if decision is None:
            raise ValueError("nobody has to decide")
        view = View(self._mind, state, decision.side)
        if decision.kind == "regroup":
            return self._regroup(view, decision.actors[0])
        return self._turn(view, decision.actors)

    def _turn(self, view: View, actors: tuple[EntityId, ...]) -> Action:
        """Units first, the one with the most to gain before the others; the commander when it sees where they stand."""
        state = view.state
        commander = state.row(Initiative).commander or actors[0]
        ready = [piece for piece in actors if not state.row(Readiness, piece).done]
        begun = [piece for piece in ready if state.row(Readiness, piece).moved]
        units = [piece for piece in ready if piece != commander]
        weighed = [view.best(piece) for piece in begun or units or ready]
        if not weighed:
            return EndTurn(commander)
        best, gain = max(weighed, key=lambda found: (found[1], found[0].piece))
        here = state.row(Position, best.piece).cell
        if best.cell != here and gain > 0:
            return Move(best.piece, ways(self._rules.ground, state, best.piece)[best.cell])
        if best.target is not None and gain > 0:
            return Strike(best.piece, best.target)
        return Wait(best.piece)

    def _regroup(self, view: View, piece: EntityId) -> Action:
        here = view.state.row(Position, piece).cell
        found: tuple[int, Action] = (view.standing(piece, here), Stay(piece))
        for action in self._rules.candidates(view.state, piece):
            if isinstance(action, Regroup):
                score = view.standing(piece, action.path[-1])
                if score > found[0]:
                    found = (score, action)
        return found[1]
