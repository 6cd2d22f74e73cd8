"""How a piece moves this turn: its kind's speeds, changed by effects and by its commander's Pathfinding."""

from dataclasses import replace

from game.core.entity import Position
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.components import Effects, Mobility, Skills
from game.rules.commander.troops import command_over, commander_of


def pace(state: State, piece: EntityId) -> Mobility:
    """How the piece moves if it starts from where it stands (rule book 5, 7 and 8): Haste and Thorns change its speeds,
    never below 0; Pathfinding serves it within command range. Raises KeyError for a piece that is off the board."""
    own = state.row(Mobility, piece)
    effects = state.get(Effects, piece)
    if effects is not None:
        change = sum(effect.strength for effect in effects.active if effect.kind == "move")
        change -= sum(effect.strength for effect in effects.active if effect.kind == "thorns")
        if change:
            own = replace(own, move=max(0, own.move + change), land_move=max(0, own.land_move + change))
    skills = state.get(Skills, commander_of(state, piece))
    if skills is None or not skills.frees or own.frees:  # whom a gift frees needs no Pathfinding
        return own
    led = command_over(state, piece, state.row(Position, piece).cell) is not None
    return replace(own, frees=skills.frees) if led else own
