"""Carrying a troop (rule book 7, Teleport and Return): where there is room, and where each piece may stand."""

from collections.abc import Iterator, Sequence
from typing import cast

from game.core.action import Reason, reason
from game.core.entity import Position
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.components import Armament, Mobility
from game.rules.commander.magic.books import range_of
from game.rules.commander.magic.dice import level_of
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground
from game.rules.commander.spells import TransportLevel
from game.rules.commander.troops import occupants, troop


def movers(state: State, commander: EntityId) -> tuple[EntityId, ...]:
    """The pieces of a troop that can be carried: those that magic can touch."""
    return tuple(p for p in troop(state, commander) if "magic_immune" not in state.row(Armament, p).traits)


def refuse(
    state: State,
    caster: EntityId,
    spell_id: str,
    letter: str,
    at: Cell,
    content: CommanderContent,
    ground: Ground,
) -> Reason | None:
    """Why the troop of the commander on a square can be carried nowhere, or None."""
    carried = movers(state, occupants(state)[at])
    if not carried:
        return reason("immune", target=occupants(state)[at])
    anywhere = goals(state, caster, spell_id, letter, carried, content, ground)
    return None if next(anywhere, None) is not None else reason("no_room")


def goal_range(state: State, caster: EntityId, level: TransportLevel) -> int:
    """How far from the caster the goal may be, in squares: within the spell's range, or as near as the spell says."""
    return level.near_caster or range_of(state, caster, level)


def goals(
    state: State,
    caster: EntityId,
    spell_id: str,
    letter: str,
    carried: Sequence[EntityId],
    content: CommanderContent,
    ground: Ground,
) -> Iterator[Cell]:
    """Every square around which the whole troop finds room, by rows."""
    level = cast("TransportLevel", level_of(content.spells[spell_id], letter))
    near = state.board.within(state.row(Position, caster).cell, 0, goal_range(state, caster, level))
    return (cell for cell in near if room(state, carried, cell, level, ground))


def refuse_goal(
    state: State,
    caster: EntityId,
    spell_id: str,
    letter: str,
    carried: Sequence[EntityId],
    goal: Cell,
    content: CommanderContent,
    ground: Ground,
) -> Reason | None:
    """Why the troop cannot be carried to the square, or None."""
    level = cast("TransportLevel", level_of(content.spells[spell_id], letter))
    if goal not in state.board:
        return reason("off_board", x=goal[0], y=goal[1])
    apart = distance(state.row(Position, caster).cell, goal)
    far = goal_range(state, caster, level)
    if apart > far:
        return reason("out_of_range", apart=apart, range=far)
    return None if room(state, carried, goal, level, ground) else reason("no_room")


def room(state: State, carried: Sequence[EntityId], goal: Cell, level: TransportLevel, ground: Ground) -> bool:
    """Whether every piece finds a square of its own in the block around the goal."""
    return seated([free_for(state, piece, goal, level, ground) for piece in carried])


def free_for(state: State, piece: EntityId, goal: Cell, level: TransportLevel, ground: Ground) -> tuple[Cell, ...]:
    """The free squares of the block around the goal on which a piece could stand, by rows."""
    half = level.block // 2
    domain = state.row(Mobility, piece).domain
    taken = occupants(state)
    block = (
        (x, y) for y in range(goal[1] - half, goal[1] + half + 1) for x in range(goal[0] - half, goal[0] + half + 1)
    )
    return tuple(cell for cell in block if cell not in taken and ground.enterable(state.board, cell, domain))


def places(
    state: State,
    piece: EntityId,
    others: Sequence[EntityId],
    goal: Cell,
    used: Sequence[Cell],
    level: TransportLevel,
    ground: Ground,
) -> tuple[Cell, ...]:
    """Where a piece may stand so that those still to be placed find room as well."""
    left = [tuple(c for c in free_for(state, other, goal, level, ground) if c not in used) for other in others]
    own = (cell for cell in free_for(state, piece, goal, level, ground) if cell not in used)
    return tuple(cell for cell in own if seated([tuple(c for c in free if c != cell) for free in left]))


def seated(free: Sequence[Sequence[Cell]]) -> bool:
    """Whether everyone finds a square of its own among those free for it: a matching, grown one by one."""
    holder: dict[Cell, int] = {}

    def seat(who: int, tried: set[Cell]) -> bool:
        for cell in free[who]:
            if cell not in tried:
                tried.add(cell)
                if cell not in holder or seat(holder[cell], tried):
                    holder[cell] = who
                    return True
        return False

    return all(seat(who, set()) for who in range(len(free)))
