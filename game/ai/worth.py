"""What things are worth to a computer player, in points; one HP of a unit is the measure.

Whoever weighs must come to the same answer on every machine, so nothing here is a fraction: chances, expected HP and
points are counted in parts, ONE of them to 1.
"""

from game.core.entity import Round, Vitals
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.components import Commanding, Following
from game.rules.commander.gifted import least_hp
from game.rules.commander.gifts import Gifts
from game.rules.commander.troops import troop

ONE = 1_000_000
"""Parts to one: to a certain chance, to one HP, to one point."""
HP = 10
"""One HP of a unit."""
COMMANDER_HP = 20
"""One HP of a commander."""
DESTROYED = 40
"""A unit off the board, beside its HP."""
COMMANDER_FALLEN = 300
"""A commander off the board, beside its own HP and its troop."""
MP = 4
"""One MP of a commander when the battle begins."""
MP_ROUNDS = 4
"""Rounds after which an MP has lost another point of its worth: what is left at the end bought nothing."""
LEAST_MP = 1
"""What an MP is worth at least."""


def of_hp(state: State, piece: EntityId) -> int:
    """What one HP of the piece is worth."""
    return COMMANDER_HP if state.has(Commanding, piece) else HP


def fells(state: State, piece: EntityId, damage: int, hp: int) -> bool:
    """Whether so much damage at once ends the piece when it has `hp`: not while its last stand is before it."""
    return damage >= hp and not least_hp(state.get(Gifts, piece))


def of_end(state: State, piece: EntityId) -> int:
    """What it is worth that the piece falls, beside the HP it loses: a commander takes its troop along."""
    if not state.has(Commanding, piece):
        return DESTROYED
    units = (state.row(Vitals, unit).hp * HP + DESTROYED for unit in troop(state, piece) if unit != piece)
    return COMMANDER_FALLEN + sum(units)


def of_mp(state: State, caster: EntityId) -> int:
    """What one MP of the piece is worth; a summoned creature's are its own for a short while only."""
    if state.has(Following, caster):
        return LEAST_MP
    return max(LEAST_MP, MP - (state.row(Round).number - 1) // MP_ROUNDS)
