"""The shadows of what stands: light comes from the upper left, so they fall to the right and down."""

from game.maps.dress.field import BUILDING, Field
from game.maps.dress.joins import WALLS, form
from game.maps.dress.pieces import Piece, Pieces

_DENSE = frozenset(("dense oaks", "dense snow firs"))
_WOODS = frozenset(("oaks", "firs", "snow firs")) | _DENSE
_FROM = ((1, -1, 0), (2, -1, -1), (4, 0, -1), (8, 0, 0))
"""The squares whose woods and buildings shade one: to its west, north-west and north, and it itself."""


def shadows(field: Field, pieces: Pieces) -> dict[str, list[Piece | None]]:
    """The layer `shadows`: what falls on a square from a building, or else a wall's own, or else from woods."""
    tiles = [_shadow(field, pieces, x, y) for x, y in field.cells()]
    return {"shadows": tiles} if any(tiles) else {}


def _shadow(field: Field, pieces: Pieces, x: int, y: int) -> Piece | None:
    here = field.at(x, y).stands
    around = {bit: field.at(x + dx, y + dy).stands for bit, dx, dy in _FROM}
    # Beyond the rim woods go on, but no building is there a second time.
    on_map = (bit for bit, dx, dy in _FROM if (x + dx, y + dy) in field.board)
    built = sum(bit for bit in on_map if around[bit] == BUILDING)
    if built:
        return pieces.pick("building shadow", built, (x, y, "shadow"))
    if here in WALLS:
        return pieces.pick(f"{here} shadow", form(field, x, y), (x, y, "shadow"))
    wooded = sum(bit for bit, stands in around.items() if stands in _WOODS)
    # Dense crowns fill their square, and what is laid over it must stay plain to see.
    return pieces.pick("wood shadow", wooded, (x, y, "shadow")) if here not in _DENSE else None
