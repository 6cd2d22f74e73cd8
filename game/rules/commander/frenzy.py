"""Frenzy (rule book 7): at the start of its troop's turn the caster's side plays the victim's move and one attack."""

from collections.abc import Iterator

from game.core.action import Action
from game.core.engine import Step
from game.core.entity import Owed, Pending, Position
from game.core.event import DecisionOwed
from game.core.grid import distance
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander import effects
from game.rules.commander.actions import Move, Strike, Wait
from game.rules.commander.combat import reach_from
from game.rules.commander.components import Effects, Readiness
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground, ways
from game.rules.commander.troops import living_sides, troop

FRENZY = "frenzy"
"""The kind of effect, and of the decisions it owes."""


def owe(step: Step, commander: EntityId) -> None:
    """Owe the moves of a troop's frenzied pieces to the sides of those who maddened them; a sleeper does nothing."""
    state = step.state
    victims: dict[Side, list[EntityId]] = {}
    for piece in troop(state, commander):
        effects_on = state.get(Effects, piece)
        mad = effects_on.of(FRENZY) if effects_on else None
        if mad is not None and not effects.suffers(state, piece, "sleep"):
            victims.setdefault(mad.side, []).append(piece)
    for side in sorted(victims, reverse=True):
        if side in living_sides(state):
            step.emit(DecisionOwed(Owed(FRENZY, side, tuple(victims[side]))))


def actions(state: State, actor: EntityId, ground: Ground, content: CommanderContent) -> Iterator[Action]:
    """What a frenzied piece can be made to do: move, attack anyone within its reach, or nothing."""
    if not state.row(Readiness, actor).moved:
        yield from (Move(actor, path) for path in ways(ground, state, actor).values())
    yield from (Strike(actor, target) for target in targets(state, actor, content))
    yield Wait(actor)


def targets(state: State, actor: EntityId, content: CommanderContent) -> tuple[EntityId, ...]:
    """Everyone within the piece's reach, friend or foe, sorted."""
    here = state.row(Position, actor).cell
    far = reach_from(state, actor, here, content)
    others = ((piece, row.cell) for piece, row in state.table(Position).items() if piece != actor)
    return tuple(piece for piece, cell in others if distance(here, cell) <= far)


def owed_to(state: State, actor: EntityId) -> bool:
    """Whether the decision on top is what this frenzied piece does."""
    owed = (state.get(Pending) or Pending()).owed
    return bool(owed) and owed[-1].kind == FRENZY and actor in owed[-1].actors
