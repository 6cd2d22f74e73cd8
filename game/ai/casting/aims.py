"""Where a spell is best aimed when its worth is the sum of what it is worth on each piece."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.ai.sorcery import odds_on
from game.ai.weighing import View
from game.core.entity import Position
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.rules.commander.components import Commanding, Magic
from game.rules.commander.magic.aiming import PARTY, SINGLE, concerns, gain_beside, immune, radius, several
from game.rules.commander.magic.books import range_of
from game.rules.commander.magic.choices import lonely
from game.rules.commander.magic.dice import level_of
from game.rules.commander.magic.outcome import TargetOdds
from game.rules.commander.spells import DrainSpell, Level
from game.rules.commander.troops import commander_of

Worth = Callable[[EntityId, TargetOdds], int]
"""What a spell is worth on one piece to the caster's side, in parts of points, by its exact odds there."""
BRANCHES = 4
"""How many next links of a chain are looked at from each of its targets."""
ANYWHERE = 1_000
"""Further than any board is wide: a troop is reached wherever its pieces stand."""


@dataclass(frozen=True, slots=True)
class Spell:
    """A level of a spell as a caster could cast it, in the one way or the other if it has two."""

    caster: EntityId
    id: str
    level: str
    way: str = ""


@dataclass(frozen=True, slots=True)
class Aim:
    """Where a spell would be aimed, and what that is worth in parts of points."""

    at: Cell
    worth: int


def values(view: View, cast: Spell, worth: Worth) -> dict[EntityId, int]:
    """What the spell is worth on each piece it can touch at all."""
    state = view.state
    spell = view.rules.content.spells[cast.id]
    level = level_of(spell, cast.level)
    here, far = state.row(Position, cast.caster).cell, _farthest(level, range_of(state, cast.caster, level))
    near = (piece for piece, row in state.table(Position).items() if distance(here, row.cell) <= far)
    touched = tuple(
        piece
        for piece in near
        if concerns(state, cast.caster, piece, spell, cast.way) and not immune(state, piece, spell, level, cast.way)
    )
    if isinstance(spell, DrainSpell):
        touched = tuple(piece for piece in touched if (magic := state.get(Magic, piece)) and magic.mp)
    odds = odds_on(state, cast.caster, cast.id, cast.level, touched, view.rules.content, cast.way)
    return {piece: worth(piece, hit) for piece, hit in zip(touched, odds, strict=True)}


def _farthest(level: Level, aimed: int) -> int:
    """How far off a piece can be that the spell still touches when it can be aimed so far."""
    if level.area == PARTY:
        return ANYWHERE
    if links := several(level.area):
        return aimed + getattr(level, "hop", 0) * (links - 1)
    return aimed if level.area == SINGLE else aimed + radius(level.area)


def best_aim(view: View, cast: Spell, worth: Worth) -> Aim | None:
    """The best square to aim at, None if the spell is of no use anywhere."""
    found = values(view, cast, worth)
    if not any(value > 0 for value in found.values()):
        return None
    state = view.state
    level = level_of(view.rules.content.spells[cast.id], cast.level)
    here, far = state.row(Position, cast.caster).cell, range_of(state, cast.caster, level)
    if level.area == PARTY:
        sums = _by_troop(view, found)
    elif level.area == SINGLE:
        sums = {state.row(Position, piece).cell: value for piece, value in found.items()}
    elif links := several(level.area):
        places = {state.row(Position, piece).cell: value for piece, value in found.items()}
        hop = getattr(level, "hop", 0)
        starts = (cell for cell in places if distance(here, cell) <= far)
        sums = {start: best_chain((start,), places, hop, links - 1)[0] + places[start] for start in starts}
    else:
        sums = _by_centre(view, found, radius(level.area), _gains(view, cast))
    sums = {cell: value for cell, value in sums.items() if value > 0 and distance(here, cell) <= far}
    return max((Aim(cell, value) for cell, value in sums.items()), key=_order, default=None)


def _order(aim: Aim) -> tuple[int, Cell]:
    return aim.worth, (-aim.at[1], -aim.at[0])


def _by_troop(view: View, found: Mapping[EntityId, int]) -> dict[Cell, int]:
    """The sum over each troop, at its commander's square."""
    sums: dict[Cell, int] = {}
    for piece, value in found.items():
        leader = commander_of(view.state, piece)
        if view.state.has(Commanding, leader) and (where := view.state.get(Position, leader)):
            sums[where.cell] = sums.get(where.cell, 0) + value
    return sums


def _by_centre(view: View, found: Mapping[EntityId, int], far: int, gains: Mapping[EntityId, int]) -> dict[Cell, int]:
    """The sum around each square; centres with nothing but friends who gain are left out."""
    sums: dict[Cell, int] = {}
    for piece, value in found.items():
        for cell in view.state.board.within(view.state.row(Position, piece).cell, 0, far):
            sums[cell] = sums.get(cell, 0) + value
    for piece, value in gains.items():
        for cell in view.state.board.within(view.state.row(Position, piece).cell, 0, far):
            if cell in sums:
                sums[cell] += value
    return sums


def _gains(view: View, cast: Spell) -> Mapping[EntityId, int]:
    """What friends in a harmful area gain without dice (rule book 7, Holy Blaze)."""
    level = level_of(view.rules.content.spells[cast.id], cast.level)
    gained = {piece: gain_beside(view.state, cast.caster, piece, level) for piece in view.state.table(Position)}
    return {piece: view.prospects.mended(piece, hp) for piece, hp in gained.items() if hp}


def best_chain(done: Sequence[Cell], places: Mapping[Cell, int], hop: int, links: int) -> tuple[int, tuple[Cell, ...]]:
    """What the best further links of a chain are worth, and these links; the dearest few are tried from each."""
    if links <= 0:
        return 0, ()
    near = (cell for cell in places if cell not in done and distance(done[-1], cell) <= hop and places[cell] > 0)
    best: tuple[int, tuple[Cell, ...]] = (0, ())
    for cell in sorted(near, key=lambda cell: (-places[cell], cell))[:BRANCHES]:
        value, further = best_chain((*done, cell), places, hop, links - 1)
        if value + places[cell] > best[0]:
            best = (value + places[cell], (cell, *further))
    return best


def best_square(cells: Sequence[Cell], places: Mapping[Cell, int], within: Iterable[Cell], left: int) -> Cell | None:
    """The next square of a fire of which `left` more may be chosen: the dearest that keeps every square beside another
    in the end; None when no more is worth it."""
    free = [cell for cell in within if cell not in cells]
    alone = [cell for cell in cells if not _beside(cell, cells)]
    fit = [cell for cell in free if lonely((*cells, cell)) <= left - 1]
    best = max(fit, key=lambda cell: (places.get(cell, 0), _beside(cell, alone), -cell[1], -cell[0]), default=None)
    if best is None or (places.get(best, 0) <= 0 and not alone):
        return None
    if places.get(best, 0) > 0:
        return best
    beside = [cell for cell in fit if _beside(cell, alone)]
    return max(beside, key=lambda cell: (places.get(cell, 0), -cell[1], -cell[0]), default=None)


def _beside(cell: Cell, others: Iterable[Cell]) -> bool:
    return any(distance(cell, other) == 1 for other in others)
