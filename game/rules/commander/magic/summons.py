"""Calling creatures (rule book 7): one a caster, a rest after one fell, and a place for the next."""

from typing import cast

from game.core.action import Reason, reason
from game.core.engine import Step
from game.core.entity import Position, Round, Vitals
from game.core.grid import Cell
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.components import Following, Summoning
from game.rules.commander.magic.dice import level_of
from game.rules.commander.magic.events import Summoned, SummonLost, WentHome
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground
from game.rules.commander.spells import SummonLevel, SummonSpell
from game.rules.commander.start import armament, mobility
from game.rules.commander.troops import occupants, side_of


def refuse(
    state: State,
    caster: EntityId,
    spell: SummonSpell,
    letter: str,
    at: Cell,
    content: CommanderContent,
    ground: Ground,
) -> Reason | None:
    """Why no creature can come to the square, or None (rule book 7)."""
    summoning = state.get(Summoning, caster)
    if summoning is not None and summoning.fell:
        ready = summoning.fell + spell.rest_rounds + 1
        if state.row(Round).number < ready:
            return reason("summon_rests", round=ready)
    if at in occupants(state):
        return reason("square_taken", x=at[0], y=at[1])
    kind = content.units[cast("SummonLevel", level_of(spell, letter)).unit]
    if not ground.enterable(state.board, at, kind.domain):
        return reason("cannot_enter", terrain=state.board.terrain_at(at), x=at[0], y=at[1])
    return None


def summon(step: Step, caster: EntityId, level: SummonLevel, at: Cell, content: CommanderContent) -> None:
    """Send the caster's old creature home and call the new one to the square (rule book 7)."""
    before = step.state.get(Summoning, caster) or Summoning(0, "")
    if before.creature and step.state.has(Vitals, before.creature):
        step.emit(WentHome(before.creature, step.state.row(Position, before.creature).cell))
    called = before.called + 1
    step.emit(coming(step.state, caster, f"{caster}-summon-{called}", level.unit, at, called, content))


def coming(
    state: State, caster: EntityId, creature: EntityId, unit: str, at: Cell, called: int, content: CommanderContent
) -> Summoned:
    """What becomes true when a creature of a unit kind comes to the square, as the summoner's `called`th."""
    kind = content.units[unit]
    spells = tuple(sorted(kind.casts.items()))
    own, hp = side_of(state, caster), content.numbers.full_hp
    return Summoned(creature, caster, own, unit, at, hp, armament(kind), mobility(kind), kind.mp, spells, called)


def note_fall(step: Step, piece: EntityId) -> None:
    """If a fallen piece was a creature that somebody summoned, its summoner has to wait (rule book 7)."""
    following = step.state.get(Following, piece)
    summoning = step.state.get(Summoning, following.commander) if following else None
    if following and summoning and summoning.creature == piece:
        step.emit(SummonLost(following.commander, piece, step.state.row(Round).number))
