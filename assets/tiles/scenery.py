"""What lies on the tilesets an author places by hand: buildings, tall decor, crossings, dungeons, overworld signs."""

from collections.abc import Iterator

import dungeon
from buildings import BUILDINGS, building
from crossings import BRIDGE_FORMS, BRIDGES, STAIRS, bridge_piece, landing, stairs
from decor import DECOR, decor
from palette import Palette
from props import PROPS
from signs import SIGNS
from tilesets import Tile
from vector import drawn, move

HOUSE, MAST = 128, 96
"""The height of a building's tile and of a tall thing's, in pixels."""
_FOOT = 6
"""How far above the tile's lower edge they stand."""
VARIANTS = 2


WAYS = "SWNE"


def _form(form: int) -> dict[str, str]:
    return {"form": f"int {form}"}


def _lit(reach: int) -> dict[str, str]:
    return {"light": f"int {reach}"} if reach else {}


def crossings(palette: Palette) -> Iterator[Tile]:
    """Stairs and ramps by the side they go down to, then bridges and landings."""
    for kind in STAIRS:
        for way in WAYS:
            yield Tile(drawn(stairs(palette, kind, way)), kind, _form(1 << "NESW".index(way)))
    for kind in BRIDGES:
        for form in BRIDGE_FORMS:
            yield Tile(drawn(bridge_piece(palette, kind, form)), kind, _form(form), (kind, form))
    for way in WAYS:
        yield Tile(drawn(landing(way)), "landing", _form(1 << "NESW".index(way)))


def buildings(palette: Palette) -> Iterator[Tile]:
    """Two of each kind."""
    for name, (_, reach) in BUILDINGS.items():
        for v in range(VARIANTS):
            picture = drawn(move(building(palette, name, v), 31, HOUSE - _FOOT), high=HOUSE)
            yield Tile(picture, name, _lit(reach))


def tall_decor(palette: Palette) -> Iterator[Tile]:
    """Two of each kind."""
    for name, (_, reach) in DECOR.items():
        for v in range(VARIANTS):
            yield Tile(drawn(move(decor(palette, name, v), 31, MAST - _FOOT), high=MAST), name, _lit(reach))


def props(palette: Palette) -> Iterator[Tile]:
    """A row of small things."""
    for name, form, reach, draw in PROPS:
        yield Tile(drawn(draw(palette)), name, {**(_form(form) if form else {}), **_lit(reach)})


def dungeons() -> Iterator[Tile]:
    """Floors and what is set in them, a row of walls by the sides where they go on, then things without a floor."""
    for v in range(6):
        yield Tile(drawn(dungeon.floor(v)), "terrain", {"terrain": "floor"})
    for name, kind, form, draw in dungeon.GROUNDS:
        says = {"terrain": kind, "stands": name, **(_form(form) if form else {})}
        yield Tile(drawn(dungeon.floor(form % 6), draw()), "terrain", says)
    yield from [Tile(None)] * 2
    for mask in range(16):
        says = {"terrain": "wall", "stands": "dungeon wall", **_form(mask)}
        yield Tile(drawn(dungeon.wall(mask)), "terrain", says, ("dungeon wall", mask))
    for name, reach, draw in dungeon.THINGS:
        yield Tile(drawn(draw()), name, _lit(reach))


def overworld() -> Iterator[Tile]:
    """The signs of places."""
    yield from (Tile(drawn(draw()), name) for name, draw in SIGNS.items())
