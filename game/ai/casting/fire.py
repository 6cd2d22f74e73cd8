"""Where a fire does most, square by square (rule book 7, Burn)."""

from collections.abc import Mapping

from game.ai.able import asleep
from game.ai.casting.aims import Aim, Spell, best_square
from game.ai.casting.harm import Harm
from game.ai.weighing import View
from game.ai.worth import ONE
from game.core.entity import Position
from game.core.grid import Cell
from game.rules.commander.components import Readiness
from game.rules.commander.magic.aiming import several
from game.rules.commander.magic.books import range_of
from game.rules.commander.magic.dice import burn_damage, level_of
from game.rules.commander.objectives import open_objectives
from game.rules.commander.spells import FieldLevel
from game.rules.commander.troops import side_of

STAYS = 35
"""How surely an enemy will end its turn where it stands, in percent; elsewhere it stands worse."""
MUST_STAY = 80
"""The same where it holds a place that it must not leave."""
LEAVES = 30
"""How surely a friend who can still move is caught, in percent."""


def best_fire(view: View, harm: Harm, cast: Spell) -> Aim | None:
    """The first square to set alight, and what the whole fire is worth."""
    level = _level(view, cast)
    places, within = burnt(view, harm, cast, level), in_range(view, cast, level)
    count = several(level.area)
    first = max(within, key=lambda cell: (places.get(cell, 0), -cell[1], -cell[0]))
    if places.get(first, 0) <= 0:
        return None
    cells = [first]
    while len(cells) < count:
        following = best_square(cells, places, within, count - len(cells))
        if following is None:
            break
        cells.append(following)
    total = sum(places.get(cell, 0) for cell in cells)
    return Aim(first, total) if total > 0 and len(cells) > 1 else None


def burnt(view: View, harm: Harm, cast: Spell, level: FieldLevel) -> Mapping[Cell, int]:
    """What a flame is worth on each square where somebody stands, by how surely they stay there."""
    state = view.state
    held = {cell for _, objective in open_objectives(state, "hold") for cell in objective.cells}
    found = {}
    for piece, row in state.table(Position).items():
        points = harm.lost(piece, burn_damage(state, cast.caster, piece, level.damage))
        if side_of(state, piece) == view.side:
            done = state.row(Readiness, piece).done or asleep(state, piece)
            found[row.cell] = -points * (100 if done else LEAVES) * ONE // 100
        else:
            stays = 100 if asleep(state, piece) else MUST_STAY if row.cell in held else STAYS
            found[row.cell] = points * stays * ONE // 100
    return found


def in_range(view: View, cast: Spell, level: FieldLevel) -> tuple[Cell, ...]:
    """The squares that may burn."""
    state, caster = view.state, cast.caster
    return tuple(state.board.within(state.row(Position, caster).cell, 0, range_of(state, caster, level)))


def _level(view: View, cast: Spell) -> FieldLevel:
    level = level_of(view.rules.content.spells[cast.id], cast.level)
    assert isinstance(level, FieldLevel)  # noqa: S101 - it burns
    return level
