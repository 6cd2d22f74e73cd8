"""Who comes when: one d20 a commander, sides in turn, ties rolled again (rule book 3)."""

from collections.abc import Mapping, Sequence

from game.core.dice import Face, Pool
from game.core.engine import Step
from game.core.entity import Position
from game.core.ids import EntityId, Side
from game.rules.commander.components import Commanding
from game.rules.commander.events import InitiativeSet
from game.rules.commander.troops import side_of


def roll_initiative(step: Step, sides: int) -> None:
    """Roll for every commander on the board and set the order of turns (rule book 3)."""
    state = step.state
    entrants = tuple(piece for piece in state.table(Commanding) if state.has(Position, piece))
    ranked = _ranked(step, entrants, sides)
    step.emit(InitiativeSet(alternate(ranked, {piece: side_of(state, piece) for piece in entrants})))


def _ranked(step: Step, tied: Sequence[EntityId], sides: int) -> list[EntityId]:
    """The commanders from the highest roll to the lowest; those who tie roll again, which orders only them."""
    rolls: dict[int, list[EntityId]] = {}
    for piece in tied:
        (face,) = step.roll(Pool("initiative", piece, piece, 1, sides, Face()))
        rolls.setdefault(face, []).append(piece)
    ranked: list[EntityId] = []
    for face in sorted(rolls, reverse=True):
        equal = rolls[face]
        ranked += equal if len(equal) == 1 else _ranked(step, equal, sides)
    return ranked


def alternate(ranked: Sequence[EntityId], side: Mapping[EntityId, Side]) -> tuple[EntityId, ...]:
    """From a ranking to the order of turns: sides take turns in the order of their best roll (rule book 3)."""
    lines: dict[Side, list[EntityId]] = {}
    for piece in ranked:
        lines.setdefault(side[piece], []).append(piece)
    order: list[EntityId] = []
    while any(lines.values()):
        order += [line.pop(0) for line in lines.values() if line]
    return tuple(order)
