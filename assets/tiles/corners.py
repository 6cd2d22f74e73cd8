"""Corner sets: 16 clear tiles each, laid half a tile off the grid, one on each meeting of four squares.

A border then runs along the squares' sides. Bits of the mask: 1 upper left, 2 upper right, 4 lower right, 8 lower left.
"""

from dataclasses import dataclass
from functools import cache
from random import Random

from contours import MIDDLES, borders, inside
from grounds import WATERS, ground
from palette import Form, Palette, mix
from sea import still
from vector import INK, Picture, T, box, clip, drawn, path, smooth, stroke

Stroke = tuple[str, float]
"""Colour and width."""


@dataclass(frozen=True, slots=True)
class Border:
    """How a ground ends: strokes outside and inside, a line on the border itself, and how far it wavers."""

    ground: str
    rims: tuple[Stroke, ...] = ()
    bands: tuple[Stroke, ...] = ()
    line: Stroke | None = None
    wobble: float = 4


SETS = ("water", "quay", "deep", "sand", "dry", "mud", "snow", "paving", "wood floor", "rock")
_SHORES = ("water", "quay")


@cache
def _borders(palette: Palette) -> dict[str, Border]:
    """How each ground ends in a biome."""
    tones = palette.tones
    grass, water, deep, rock = (tones[kind].plain for kind in ("grass", "water", "deep", "rock"))

    def beside(kind: str, share: float) -> str:
        return mix(grass, tones[kind].plain, share)

    def brim(kind: str) -> str:
        return mix(tones[kind].mark, INK, 0.12)

    wet, dry = palette.shore
    kerb = palette.stone["wall"].light
    shallow, ripple, foam = palette.surf
    return {
        "water": Border(
            "water", ((wet, 21), (dry, 18)), ((shallow, 20), (ripple, 11), (foam, 5)), (brim("rock"), 1.2), 3
        ),
        "quay": Border(
            "water",
            ((INK, 20), (kerb, 15.5)),
            ((mix(water, INK, 0.2), 15), (mix(water, INK, 0.45), 5)),
            (INK, 1.6),
            0.4,
        ),
        "deep": Border("deep", bands=((mix(water, deep, 0.4), 16), (mix(water, deep, 0.7), 9))),
        "sand": Border(
            "sand", ((mix(grass, tones["grass"].mark, 0.6), 5),), ((tones["sand"].light, 7),), (brim("sand"), 1.2)
        ),
        "dry": Border("dry", ((beside("dry", 0.4), 9),), wobble=5),
        "mud": Border(
            "mud",
            ((mix(grass, tones["mud"].mark, 0.5), 6),),
            ((brim("mud"), 6),),
            (mix(tones["mud"].mark, INK, 0.3), 1.3),
        ),
        "snow": Border(
            "snow",
            ((mix(tones["snow"].mark, tones["grass"].mark, 0.6), 7), (mix(tones["snow"].mark, "#ffffff", 0.1), 4.5)),
            ((tones["snow"].light, 7),),
        ),
        "paving": Border("paving", ((brim("paving"), 5),), ((tones["paving"].light, 7),), (brim("paving"), 1.3), 0.8),
        "wood floor": Border("wood floor", ((beside("wood floor", 0.5), 7),), wobble=5),
        "rock": Border("rock", ((mix(grass, rock, 0.3), 16), (mix(grass, rock, 0.6), 9))),
    }


@cache
def corner(palette: Palette, kind: str, mask: int, variant: int = 0) -> Picture:
    """One tile of a set, clear outside its ground."""
    border = _borders(palette)[kind]
    # Quays go on where shores end, so both follow the same line.
    lines = borders(mask, Random(f"{mask}{variant}" if kind in _SHORES else f"{kind}{mask}{variant}"), border.wobble)
    curves = [smooth(points) for _, points in lines]
    tile = drawn(*[path(d, "none", color, width) for color, width in border.rims for d in curves])
    number = variant if mask < 15 else variant + 1
    # Ripples come and go on squares of the sea alone: here they would stand still beside them.
    body = (still if border.ground in WATERS else ground)(palette, border.ground, number).copy()
    body.blit(drawn(*[path(d, "none", color, width) for color, width in border.bands for d in curves]), (0, 0))
    if mask:
        tile.blit(clip(body, inside(mask, lines)), (0, 0))
    if border.line:
        tile.blit(drawn(*[path(d, "none", *border.line, 0.8) for d in curves]), (0, 0))
    if kind == "quay":
        form = palette.stone["wall"]
        tile.blit(drawn(*[_pillar(form, side) for sides, _ in lines for side in sides]), (0, 0))
    return tile


def _pillar(stone: Form, side: str) -> str:
    """The half of a pillar at the middle of a side: with the next tile's half it is whole, and a quay ends with it."""
    x, y, _, _ = MIDDLES[side]
    shapes = box(x - 8, y - 7, 20, 19, INK, "none", o=0.25) + box(x - 9, y - 4, 18, 14, stone.dark)
    shapes += box(x - 9, y - 9, 18, 13, stone.light)
    return shapes + stroke([(x, y - 9), (x, y + 10)] if x % T == 0 else [(x - 9, y), (x + 9, y)], INK, 2.4, 0.9)
