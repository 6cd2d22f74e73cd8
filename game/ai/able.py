"""Who can act before a side's next turn, as far as the effects on a piece go (rule book 7)."""

from game.core.entity import Position
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander import effects
from game.rules.commander.components import Effects, Magic, Spellbook
from game.rules.commander.troops import side_of


def asleep(state: State, piece: EntityId) -> bool:
    """Whether the piece sleeps."""
    return effects.suffers(state, piece, "sleep")


def mad_for(state: State, piece: EntityId) -> Side:
    """The side that will play the piece's next move because it made it mad, "" if it is in its senses."""
    on = state.get(Effects, piece)
    frenzy = on.of("frenzy") if on else None
    return frenzy.side if frenzy else ""


def strikes_at(state: State, enemy: EntityId, side: Side) -> bool:
    """Whether an enemy may strike at the side in its next turn: it is awake, and not the side itself plays it."""
    return not asleep(state, enemy) and mad_for(state, enemy) != side


def can_wake(state: State, piece: EntityId) -> bool:
    """Whether a sleeping piece has anybody awake on its side, who might step beside it."""
    side = side_of(state, piece)
    others = (other for other in state.table(Position) if other != piece and side_of(state, other) == side)
    return any(not asleep(state, other) for other in others)


def casters(state: State) -> tuple[EntityId, ...]:
    """The pieces on the board that know spells, have MP and a voice, and are awake."""
    positions = state.table(Position)
    return tuple(
        piece
        for piece in state.table(Spellbook)
        if piece in positions
        and state.row(Magic, piece).mp
        and not effects.suffers(state, piece, "mute")
        and not asleep(state, piece)
    )
