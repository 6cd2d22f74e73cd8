"""Where a troop is best carried, and what that is worth (rule book 7, Teleport and Return)."""

from collections.abc import Sequence

from game.ai.casting.aims import Aim, Spell
from game.ai.weighing import View
from game.ai.worth import ONE
from game.core.entity import Position
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.rules.commander.components import Casting
from game.rules.commander.magic import transport
from game.rules.commander.magic.books import range_of
from game.rules.commander.magic.dice import level_of
from game.rules.commander.magic.outcome import odds
from game.rules.commander.spells import TransportLevel
from game.rules.commander.troops import commander_of, commanders, side_of

GOALS = 4
"""How many goals are looked at closely."""
LEAST_GAIN = 30
"""Points that a carried troop must gain at least: a few squares nearer are better walked."""


def best_carry(view: View, cast: Spell) -> Aim | None:
    """The troop to carry, at its commander's square, and what the best place for it gains by the chance to arrive."""
    state = view.state
    here = state.row(Position, cast.caster).cell
    far = range_of(state, cast.caster, _level(view, cast))
    found = []
    for leader in commanders(state):
        where = state.get(Position, leader)
        if where is None or side_of(state, leader) != view.side or distance(here, where.cell) > far:
            continue
        carried = transport.movers(state, leader)
        goal = best_goal(view, cast, carried) if carried else None
        if goal is not None and goal.worth > LEAST_GAIN * ONE:
            casting = Casting(cast.caster, cast.id, cast.level, where.cell, movers=carried)
            chance = odds(state, casting, view.rules.content)[0].parts(ONE)
            found.append(Aim(where.cell, goal.worth * chance // ONE))
    return max(found, key=lambda aim: (aim.worth, aim.at), default=None)


def best_goal(view: View, cast: Spell, carried: Sequence[EntityId]) -> Aim | None:
    """The goal around which the troop would stand best, and how much better than now."""
    state, rules, level = view.state, view.rules, _level(view, cast)
    leader = commander_of(state, carried[0])
    lead = leader if leader in carried else carried[0]
    far = transport.goal_range(state, cast.caster, level)
    near = state.board.within(state.row(Position, cast.caster).cell, 0, far)
    likely = sorted(near, key=lambda cell: (-view.standing(lead, cell), cell))
    roomy = (cell for cell in likely if transport.room(state, carried, cell, level, rules.ground))
    now = sum(view.standing(piece, state.row(Position, piece).cell) for piece in carried)
    found = [Aim(goal, _seated(view, carried, goal, level) - now) for goal, _ in zip(roomy, range(GOALS), strict=False)]
    return max(found, key=lambda aim: (aim.worth, aim.at), default=None)


def _seated(view: View, carried: Sequence[EntityId], goal: Cell, level: TransportLevel) -> int:
    """What the troop's squares around a goal are worth when each piece in turn takes its best."""
    places: list[Cell] = []
    total = 0
    for at, piece in enumerate(carried):
        free = transport.places(view.state, piece, carried[at + 1 :], goal, places, level, view.rules.ground)
        place = best_place(view, piece, free)
        places.append(place)
        total += view.standing(piece, place)
    return total


def best_place(view: View, piece: EntityId, free: Sequence[Cell]) -> Cell:
    """The best of some squares for a piece to stand on."""
    return max(free, key=lambda cell: (view.standing(piece, cell), -cell[1], -cell[0]))


def _level(view: View, cast: Spell) -> TransportLevel:
    level = level_of(view.rules.content.spells[cast.id], cast.level)
    assert isinstance(level, TransportLevel)  # noqa: S101 - it carries
    return level
