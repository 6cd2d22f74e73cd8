"""What lies on the tilesets an author places by hand: buildings, tall decor, crossings, dungeons, overworld signs."""

from collections.abc import Iterator

from buildings import BUILDINGS, building
from decor import DECOR, decor
from palette import Palette
from tilesets import Tile
from vector import drawn, move

HOUSE, MAST = 128, 96
"""The height of a building's tile and of a tall thing's, in pixels."""
_FOOT = 6
"""How far above the tile's lower edge they stand."""
VARIANTS = 2


def _lit(reach: int) -> dict[str, str]:
    return {"light": f"int {reach}"} if reach else {}


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
