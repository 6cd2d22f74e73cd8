"""What a spell under way still needs to be told: the way, further squares or targets, a goal, places (rule book 7)."""

from collections.abc import Sequence

from game.ai.casting.aims import Spell, best_chain, best_square, values
from game.ai.casting.carry import best_goal, best_place
from game.ai.casting.caster import Caster
from game.ai.casting.fire import burnt, in_range
from game.ai.weighing import View
from game.core.action import Action
from game.core.entity import Position
from game.core.grid import Cell
from game.core.ids import EntityId
from game.rules.commander.actions import Aim, Choose, Enough, Place
from game.rules.commander.components import Casting
from game.rules.commander.magic.aiming import several, touched
from game.rules.commander.magic.dice import level_of
from game.rules.commander.spells import FieldLevel


def next_step(view: View, caster: Caster, kind: str, actor: EntityId) -> Action:
    """The next choice of a spell under way, of the kind of decision owed to the actor."""
    casting = view.state.row(Casting)
    cast = Spell(casting.caster, casting.spell, casting.level)
    offers = view.rules.candidates(view.state, actor)
    match kind:
        case "choose":
            return _way(view, caster, casting)
        case "chain":
            return _link(view, caster, casting, cast)
        case "field":
            return _flame(view, caster, casting, cast, offers)
        case "goal":
            goal = best_goal(view, cast, casting.movers)
            return Aim(actor, goal.at) if goal else offers[0]
    free = [offer.at for offer in offers if isinstance(offer, Place)]
    return Place(actor, best_place(view, actor, free))


def _way(view: View, caster: Caster, casting: Casting) -> Action:
    """Cleanse or strip, whichever does more where the spell is aimed."""
    sums = {}
    for way in ("cleanse", "strip"):
        cast = Spell(casting.caster, casting.spell, casting.level, way)
        found = values(view, cast, caster.aid.cleanse)
        spell = view.rules.content.spells[cast.id]
        there = touched(view.state, cast.caster, spell, cast.level, casting.at, way)
        sums[way] = sum(found.get(piece, 0) for piece in there)
    return Choose(casting.caster, "strip" if sums["strip"] > sums["cleanse"] else "cleanse")


def _left(view: View, casting: Casting) -> int:
    area = level_of(view.rules.content.spells[casting.spell], casting.level).area
    return several(area) - len(casting.cells)


def _link(view: View, caster: Caster, casting: Casting, cast: Spell) -> Action:
    """The next target of a chain that may go on from there."""
    found = values(view, cast, caster.harm.damage)
    places = {view.state.row(Position, piece).cell: value for piece, value in found.items()}
    hop = getattr(level_of(view.rules.content.spells[cast.id], cast.level), "hop", 0)
    _, further = best_chain(casting.cells, places, hop, _left(view, casting))
    return Aim(cast.caster, further[0]) if further else Enough(cast.caster)


def _flame(view: View, caster: Caster, casting: Casting, cast: Spell, offers: Sequence[Action]) -> Action:
    """The next square of a fire."""
    level = level_of(view.rules.content.spells[cast.id], cast.level)
    assert isinstance(level, FieldLevel)  # noqa: S101 - it burns
    legal: set[Cell] = {offer.at for offer in offers if isinstance(offer, Aim)}
    within = [cell for cell in in_range(view, cast, level) if cell in legal]
    cell = best_square(casting.cells, burnt(view, caster.harm, cast, level), within, _left(view, casting))
    if cell is not None:
        return Aim(cast.caster, cell)
    enough = Enough(cast.caster)
    return enough if enough in offers else offers[0]
