"""The shadows of what stands: light comes from the upper left, so they fall to the right and down."""

from collections.abc import Mapping

from game.core.grid import Cell
from game.maps.dress.field import Field
from game.maps.dress.joins import WALLS, form
from game.maps.dress.pieces import Piece, Pieces

_DENSE = frozenset(("dense oaks", "dense snow firs"))
_WOODS = frozenset(("oaks", "firs", "snow firs")) | _DENSE
_BUILDINGS = frozenset(("cottage", "inn", "smithy", "chapel", "tower", "windmill", "tent", "barn"))
_FROM = ((1, -1, 0), (2, -1, -1), (4, 0, -1), (8, 0, 0))
"""The squares whose woods and buildings shade one: to its west, north-west and north, and it itself."""


def shadows(field: Field, pieces: Pieces, placed: Mapping[Cell, str]) -> dict[str, list[Piece | None]]:
    """The layer `shadows`: a wall's own on its square, else what falls there from a building, or else from woods.

    `placed` is what an author put on squares besides what the field says.
    """
    tiles = [_shadow(field, pieces, placed, x, y) for x, y in field.cells()]
    return {"shadows": tiles} if any(tiles) else {}


def _shadow(field: Field, pieces: Pieces, placed: Mapping[Cell, str], x: int, y: int) -> Piece | None:
    here = field.at(x, y).stands
    around = {bit: (placed.get((x + dx, y + dy)), field.at(x + dx, y + dy).stands) for bit, dx, dy in _FROM}
    built = sum(bit for bit, stands in around.items() if not _BUILDINGS.isdisjoint(stands))
    if built:
        return pieces.pick("building shadow", built, (x, y, "shadow"))
    if here in WALLS:
        return pieces.pick(f"{here} shadow", form(field, x, y), (x, y, "shadow"))
    wooded = sum(bit for bit, stands in around.items() if not _WOODS.isdisjoint(stands))
    # Dense crowns fill their square, and what is laid over it must stay plain to see.
    return pieces.pick("wood shadow", wooded, (x, y, "shadow")) if here not in _DENSE else None
