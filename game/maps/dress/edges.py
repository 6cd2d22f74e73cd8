"""Where grounds meet, and where the ground rises: tiles on every meeting of four squares, half a tile off the grid."""

from collections.abc import Callable

from game.maps.dress.field import RANKS, SIDES, Field
from game.maps.dress.pieces import Piece, Pieces

Layers = dict[str, list[Piece | None]]
"""What lies on each layer, row by row."""
CORNERS = ((1, -1, -1), (2, 0, -1), (4, 0, 0), (8, -1, 0))
"""The squares around a meeting, by the bit of their corner: from the square at its lower right."""
ALL = 15
_LAID = "paving"
"""The ground whose pattern goes on from tile to tile, so that all of it lies on one layer."""


def corner_form(test: Callable[[int, int], bool], x: int, y: int) -> int:
    """Which of the squares that meet at the upper left corner of x, y pass a test."""
    return sum(bit for bit, dx, dy in CORNERS if test(x + dx, y + dy))


def edges(field: Field, pieces: Pieces) -> Layers:
    """The layers `edges 1` and up: at each meeting the lowest ground whole, and the others over it in their order."""
    places = (field.board.width + 1) * (field.board.height + 1)
    layers: Layers = {}
    place = 0
    for y in range(field.board.height + 1):
        for x in range(field.board.width + 1):
            for n, piece in enumerate(_meeting(field, pieces, x, y), 1):
                layers.setdefault(f"edges {n}", [None] * places)[place] = piece
            place += 1
    return layers


def _meeting(field: Field, pieces: Pieces, x: int, y: int) -> list[Piece | None]:
    around = [field.at(x + dx, y + dy) for _, dx, dy in CORNERS]
    grounds = sorted(_laid({square.ground for square in around}), key=RANKS.index)
    if len(grounds) == 1 and grounds != [_LAID] and not any(square.stands for square in around):
        return []
    found = []
    for ground in grounds:
        low = RANKS.index(ground)
        form = ALL if ground == grounds[0] else corner_form(lambda i, j: _rank(field, i, j) >= low, x, y)  # noqa: B023
        kind = "quay" if ground == "water" and _quay(field, x, y) else ground
        found.append(pieces.pick(kind, form, (x, y, ground)))
    return found


def _laid(grounds: set[str]) -> set[str]:
    """The grounds laid where these meet: deep water has a shore only on the shallows under it."""
    return grounds | {"water"} if len(grounds) > 1 and "deep" in grounds else grounds


def _rank(field: Field, x: int, y: int) -> int:
    return RANKS.index(field.at(x, y).ground)


def _quay(field: Field, x: int, y: int) -> bool:
    """Whether water has a quay here: it meets nothing but paving, and so it does at a next meeting."""
    return _paved(field, x, y) and any(_paved(field, x + dx, y + dy) for dx, dy in SIDES)


def _paved(field: Field, x: int, y: int) -> bool:
    grounds = {field.at(x + dx, y + dy).ground for _, dx, dy in CORNERS}
    return _LAID in grounds and grounds <= {_LAID, "water", "deep"} and len(grounds) > 1


def cliffs(field: Field, pieces: Pieces) -> Layers:
    """The layers `cliffs 1` and up, one for each level the ground rises to; their shadows are in the tiles."""
    width, height = field.board.width, field.board.height
    layers: Layers = {}
    for level in range(min(field.board.elevation, default=0) + 1, max(field.board.elevation, default=0) + 1):
        layers[f"cliffs {level}"] = [
            _cliff(field, pieces, x, y, level) for y in range(height + 1) for x in range(width + 1)
        ]
    return layers


def _cliff(field: Field, pieces: Pieces, x: int, y: int, level: int) -> Piece | None:
    form = corner_form(lambda i, j: field.level(i, j) >= level, x, y)
    around = [field.at(x + dx, y + dy).ground for dx in range(-2, 2) for dy in range(-2, 2)]
    kind = "snow cliff" if around.count("snow") * 2 >= len(around) else "earth cliff"
    # Where all is high ground the tile only pales it; where none is, there is no tile.
    return pieces.pick(kind, form, (x, y, f"cliff {level}"))
