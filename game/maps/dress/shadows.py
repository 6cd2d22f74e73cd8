"""The shadows of what stands: light comes from the upper left, so they fall to the right and down."""

from game.maps.dress.field import Field
from game.maps.dress.joins import WALLS, form
from game.maps.dress.pieces import Piece, Pieces

_DENSE = frozenset(("dense oaks", "dense snow firs"))
_WOODS = frozenset(("oaks", "firs", "snow firs")) | _DENSE
_BUILDINGS = frozenset(("cottage", "inn", "smithy", "chapel", "tower", "windmill", "tent", "barn"))
_FROM = ((1, -1, 0), (2, -1, -1), (4, 0, -1), (8, 0, 0))
"""The squares whose woods and buildings shade one: to its west, north-west and north, and it itself."""


def shadows(field: Field, pieces: Pieces) -> dict[str, list[Piece | None]]:
    """The layer `shadows`: a wall's own on its square, else what falls there from a building, or else from woods."""
    tiles = [_shadow(field, pieces, x, y) for x, y in field.cells()]
    return {"shadows": tiles} if any(tiles) else {}


def _shadow(field: Field, pieces: Pieces, x: int, y: int) -> Piece | None:
    here = field.at(x, y).stands
    if here in WALLS:
        return pieces.pick(f"{here} shadow", form(field, x, y), (x, y, "shadow"))
    if here in _DENSE:
        # Crowns fill the square, and what is laid over it must stay plain to see.
        return None
    for kind, casts in (("building", _BUILDINGS), ("wood", _WOODS)):
        fallen = sum(bit for bit, dx, dy in _FROM if field.at(x + dx, y + dy).stands in casts)
        if fallen:
            return pieces.pick(f"{kind} shadow", fallen, (x, y, "shadow"))
    return None
