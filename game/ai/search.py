"""A one-ply opponent: for each piece every square and every blow from it, and every spell, weighed by exact odds.

It finishes what it can, keeps its commander out of certain death, fights from good ground and keeps troops together.
Spells come before the blows of the troop, or after them where they mend and shelter. It sees the state, never the dice.
"""

from collections.abc import Sequence

from game.ai import frenzied
from game.ai.able import asleep
from game.ai.blows import Blows
from game.ai.casting.caster import Caster, can_cast
from game.ai.casting.steps import next_step
from game.ai.goals import Goals
from game.ai.weighing import Mind, View
from game.content.models.ai import Personality
from game.core.action import Action
from game.core.entity import Position
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.actions import Cast, EndTurn, Move, Regroup, Stay, Wait
from game.rules.commander.components import Initiative, Readiness
from game.rules.commander.frenzy import FRENZY
from game.rules.commander.magic.choices import CHOICES
from game.rules.commander.movement import ways
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import troop


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
        if decision.kind == FRENZY:
            return frenzied.play(view, decision.actors)
        if decision.kind in CHOICES:
            return next_step(view, Caster(view), decision.kind, decision.actors[0])
        return self._turn(view, decision.actors)

    def _turn(self, view: View, actors: tuple[EntityId, ...]) -> Action:
        """Units first, the one with the most to gain before the others; the commander when it sees where they stand;
        spells before all of them if that is better."""
        state = view.state
        commander = state.row(Initiative).commander or actors[0]
        ready = [piece for piece in actors if not state.row(Readiness, piece).done and not asleep(state, piece)]
        begun = [piece for piece in ready if state.row(Readiness, piece).moved]
        units = [piece for piece in ready if piece != commander]
        if not ready:
            return EndTurn(commander)
        casters = [piece for piece in ready if can_cast(state, piece)] if self._mind.nature.magic else []
        if casters and _fresh(state, commander):
            cast = _first_cast(view, casters)
            if cast is not None:
                return cast
        best, gain = max((view.best(piece) for piece in begun or units or ready), key=lambda f: (f[1], f[0].piece))
        if best.piece in casters:
            idea = Caster(view).best(best.piece)
            if idea is not None and idea.gain > gain:
                return idea.cast
        here = state.row(Position, best.piece).cell
        if best.cell != here and gain > 0:
            return Move(best.piece, ways(self._rules.ground, state, best.piece)[best.cell])
        if best.deed is not None and gain > 0:
            return best.deed
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


def _fresh(state: State, commander: EntityId) -> bool:
    """Whether nobody of the troop has done anything yet this turn."""
    readiness = (state.row(Readiness, piece) for piece in troop(state, commander))
    return not any(row.moved or row.done for row in readiness)


def _first_cast(view: View, casters: Sequence[EntityId]) -> Cast | None:
    """The spell that had best be cast before the troop acts: better than anything else its caster could do."""
    mind = Caster(view)
    found: list[tuple[int, Cast]] = []
    for piece in casters:
        idea = mind.best(piece)
        if idea is not None and not idea.late:
            found.append((idea.gain - max(0, view.best(piece)[1]), idea.cast))
    margin, cast = max(found, key=lambda pair: (pair[0], pair[1].actor), default=(0, None))
    return cast if margin > 0 else None
