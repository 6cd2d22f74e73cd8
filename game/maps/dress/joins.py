"""What stands on the squares: roads, rivers and walls joined to their like, ramps turned downhill, trees and stones."""

from collections.abc import Callable

from game.maps.dress.field import SIDES, Field, Square
from game.maps.dress.pieces import TALL, Piece, Pieces

_WATER = frozenset(("water", "deep_water"))
_CROSSINGS = frozenset(("stone bridge", "wood bridge"))
WALLS = ("rampart", "wall", "high_wall")
"""What joins into one curtain, from the lowest."""
_EAST_WEST, _NORTH_SOUTH = 10, 5
_RAMPS = frozenset(("ramp", "snow ramp", "stone ramp", "stone stairs", "earth stairs", "snow stairs"))
_LONG = "long "
"""How the class of a bridge begins that has a middle and ends."""
Test = Callable[[Square], bool]


def named(*names: str) -> Test:
    """Whether one of these things stands on a square."""
    return lambda square: square.stands in names


def _dry(square: Square) -> bool:
    return square.terrain not in _WATER and square.stands not in _CROSSINGS and square.stands != "pier"


def _walkway(square: Square) -> bool:
    return square.terrain == "floor" or square.stands in _RAMPS


_JOINS: dict[str, tuple[Test, Test]] = {
    "road": (named("road", *_CROSSINGS), _walkway),
    "river": (named("river", "ford", *_CROSSINGS), lambda square: square.terrain in _WATER),
    "pier": (named("pier", *_CROSSINGS), _dry),
    "fissure": (named("fissure"), lambda _: False),
    **{kind: (named(*WALLS), lambda _: False) for kind in WALLS},
}
"""What each kind always joins, and what it only runs into, where it would else end."""


def form(field: Field, x: int, y: int) -> int:
    """The form of what stands on a square, from what lies around it."""
    here = field.at(x, y)
    if here.stands in _JOINS:
        return _joined(field, x, y, *_JOINS[here.stands])
    if here.stands in _CROSSINGS or here.stands == "ford":
        return _axis(field, x, y, here.stands)
    if here.stands in _RAMPS:
        return _downhill(field, x, y) or here.form
    return 0


def rivers(field: Field, x: int, y: int) -> tuple[str, int]:
    """The river of a square and its form: its own, one that goes on under a bridge, or the mouths of its neighbours."""
    here = field.at(x, y)
    beside = field.form(x, y, named("river"))
    if here.stands == "river":
        return "river", form(field, x, y)
    if here.stands in _CROSSINGS and beside:
        return "river", beside | _opposite(beside)
    if here.terrain not in _WATER or here.stands:
        return "", 0
    sides = [n for n in range(4) if beside >> n & 1]
    open_to = [n for n in sides if form(field, x + SIDES[n][0], y + SIDES[n][1]) & _opposite(1 << n)]
    return "mouth", sum(1 << n for n in open_to)


def _opposite(side: int) -> int:
    return (side << 2 | side >> 2) & 15


def _joined(field: Field, x: int, y: int, always: Test, into: Test) -> int:
    """All sides with its like; one alone goes straight on into what it meets or over the map's rim, or else bends."""
    own = field.form(x, y, always)
    if own.bit_count() > 1:
        return own
    meets = field.form(x, y, into) | field.rim(x, y)
    straight = meets & _opposite(own)
    if not own:
        through = meets & _opposite(meets)
        return through or _first(meets & field.form(x, y, into))
    return own | (straight or _first(field.form(x, y, into)))


def _first(sides: int) -> int:
    return sides & -sides


def _axis(field: Field, x: int, y: int, kind: str) -> int:
    """Along which axis a bridge or a ford goes: where more of it, and then more land, lies at both ends."""
    like = field.form(x, y, lambda square: square.stands in (kind, "road"))
    land = field.form(x, y, _dry)
    east_west, north_south = (
        2 * (like & axis).bit_count() + (land & axis).bit_count() for axis in (_EAST_WEST, _NORTH_SOUTH)
    )
    return _EAST_WEST if east_west >= north_south else _NORTH_SOUTH


def _downhill(field: Field, x: int, y: int) -> int:
    """The side a ramp goes down to: away from higher ground, or else to lower; 0 on level ground."""
    level = field.level(x, y)
    up = sum(1 << n for n, (dx, dy) in enumerate(SIDES) if field.level(x + dx, y + dy) > level)
    down = sum(1 << n for n, (dx, dy) in enumerate(SIDES) if field.level(x + dx, y + dy) < level)
    return _first(_opposite(up)) or _first(down)


def waters(field: Field, pieces: Pieces) -> dict[str, list[Piece | None]]:
    """The layer `rivers`, with their mouths."""
    tiles = [pieces.pick(name, shape, (x, y, name)) for x, y in field.cells() for name, shape in [rivers(field, x, y)]]
    return {"rivers": tiles} if any(tiles) else {}


def thing(field: Field, x: int, y: int) -> tuple[str, int]:
    """What stands on a square and its form; a bridge that goes on is one of several parts."""
    here = field.at(x, y).stands
    shape = form(field, x, y)
    if here in _CROSSINGS:
        goes_on = field.form(x, y, named(here)) & shape
        return (f"{_LONG}{here}", goes_on) if goes_on else (here, shape)
    return here, shape


def standing(field: Field, pieces: Pieces) -> dict[str, list[Piece | None]]:
    """The layers `dressing` and `tall`; trees that reach over their square stand on the last."""
    flat: list[Piece | None] = []
    high: list[Piece | None] = []
    for x, y in field.cells():
        here = field.at(x, y)
        tree = pieces.pick(f"{TALL}{here.stands}", 0, (x, y, here.stands))
        high.append(tree)
        other = not tree and here.stands != "river"
        name, shape = thing(field, x, y)
        flat.append(pieces.pick(name, shape, (x, y, name)) if other else None)
    layers = {"dressing": flat, "tall": high}
    return {name: tiles for name, tiles in layers.items() if any(tiles)}
