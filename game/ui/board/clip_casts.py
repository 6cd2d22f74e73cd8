"""Clips of spells: the dice fall beside the caster, and magic unfolds around it and over all that it reaches."""

from collections.abc import Iterator
from itertools import pairwise, takewhile

from game.core.entity import Position
from game.core.event import Rolled
from game.core.grid import Cell, distance
from game.core.state import State
from game.rules.commander.magic.aiming import PARTY, SINGLE, radius, several
from game.rules.commander.magic.dice import level_of
from game.rules.commander.magic.events import SpellCast
from game.rules.commander.spells import DamageSpell, DiceLevel, Level, Spell
from game.ui.board.clip_base import Clip, Cue, keep, part, turn_towards
from game.ui.board.view import Bloom, Bolt, Thrown, View, is_done
from game.ui.readings import counting

_LENGTHS = (760, 860, 960, 1080)
"""Milliseconds of a cast by its level, from A."""
_GATHERED, _OPENS = 0.5, 0.38
"""When the magic around the caster has passed, and when it unfolds where it was sent, as shares of the clip."""
_FALLEN = 0.36
"""When all dice lie."""
_STILL = 0.45
"""The age at which magic is seen where motion is spared."""
_SKY = 2.6
"""How high over its target lightning begins, in squares."""
_FLASH = 0.55
"""How much of the unfolding one bolt is seen."""


def spell_cast(cue: Cue[SpellCast]) -> Clip:
    """The caster raises its staff or hand, its dice fall, and a bloom of the school opens over what the spell reaches.

    Raises KeyError for a spell that is not among the cue's.
    """
    event, spell = cue.event, cue.spells[cue.event.spell]
    home = cue.state.row(Position, event.caster).cell
    power = "ABCD".index(event.level) + 1
    around = Bloom(spell.school, power, home, (home,))
    over = Bloom(spell.school, power, event.at, reached(cue.state, event, level_of(spell, event.level)))
    bolts = list(_bolts(spell, event, home))
    dice = _dice(cue, home)
    done = is_done(event.evolve(cue.state), event.caster)

    def show(view: View, share: float) -> None:
        caster, runs = view.pieces[event.caster], share < 1
        turn_towards(caster, float(event.at[0]))
        caster.pose = "cast" if runs else "rest"
        around.age = _STILL if cue.calm else part(share, 0, _GATHERED)
        over.age = _STILL if cue.calm else part(share, _OPENS, 1)
        keep(view.blooms, around, share < _GATHERED and runs)
        keep(view.blooms, over, share >= _OPENS and runs)
        _flash(view, bolts, part(share, _OPENS, 1), calm=cue.calm)
        if dice is not None:
            dice.landed = len(dice.hits) * (1.0 if cue.calm else part(share, 0, _FALLEN))
            view.dice = dice if runs else None
        if not runs:
            caster.done = done

    return Clip(_LENGTHS[power - 1], show)


def reached(state: State, event: SpellCast, level: Level) -> tuple[Cell, ...]:
    """The squares over which a spell unfolds: chosen ones, those of a troop, one, or all around its centre."""
    if several(level.area):
        return event.cells
    if level.area == PARTY:
        return tuple(state.row(Position, target.piece).cell for target in event.targets) or (event.at,)
    if level.area == SINGLE:
        return (event.at,)
    far = radius(level.area)
    return tuple(cell for cell in state.board.cells if distance(cell, event.at) <= far)


def _bolts(spell: Spell, event: SpellCast, home: Cell) -> Iterator[Bolt]:
    """Lightning leaps from target to target, or comes down from the sky."""
    if not isinstance(spell, DamageSpell) or spell.school != "air":
        return
    level = level_of(spell, event.level)
    if isinstance(level, DiceLevel) and level.hop:
        for (x0, y0), (x1, y1) in pairwise((home, *event.cells)):
            yield Bolt(x0, y0, x1, y1)
    else:
        x, y = event.at
        yield Bolt(x + 0.4, y - _SKY, x, y)


def _flash(view: View, bolts: list[Bolt], gone: float, *, calm: bool) -> None:
    """Show each bolt in its turn, a little longer than until the next; all at once where motion is spared."""
    for number, bolt in enumerate(bolts):
        start = number / len(bolts) * (1 - _FLASH)
        bolt.age = _STILL if calm else part(gone, start, start + _FLASH)
        keep(view.bolts, bolt, 0 < bolt.age < 1 and 0 < gone < 1)


def _dice(cue: Cue[SpellCast], home: Cell) -> Thrown | None:
    """The pool that the spell rolls, whole; None if it rolls nothing, or the faces are not known."""
    rolls = [e for e in takewhile(lambda e: _rolls_for(e, cue.event), cue.following) if isinstance(e, Rolled)]
    faces = tuple(face for roll in rolls for face in roll.faces)
    return Thrown(*home, faces, counting(rolls[0].reading, faces)) if faces else None


def _rolls_for(event: object, cast: SpellCast) -> bool:
    return isinstance(event, Rolled) and event.purpose == cast.spell and event.actor == cast.caster
