"""Tall things that stand alone: trees, stones, banners, lanterns and columns; their foot is the point 0, 0."""

from collections.abc import Callable
from random import Random

from palette import Form, Palette, mix
from plants import BARK, fir, oak, palm, shadow
from vector import INK, Point, box, oval, path, poly, stroke

_GREEN = (Form("#63823f", "#7f9a4e", "#a3b368"), Form("#5c7a45", "#759055", "#99ac6f"))
_SNOW = "#f4f4ee"


def _oak(palette: Palette, variant: int) -> str:
    return oak(Random(variant), 0, 0, 21, palette.leaf if palette.woods[0] == "oak" else _GREEN, 1.28)


def _fir(palette: Palette, variant: int) -> str:
    return fir(Random(variant), 0, 0, 76 - 7 * variant, palette.needle, palette.snowy)


def _palm(palette: Palette, variant: int) -> str:
    return palm(Random(variant + 3), 0, 0, 54 - 6 * variant, palette.leaf if palette.woods[0] == "palm" else _GREEN)


def _dead_tree(palette: Palette, variant: int) -> str:
    side, high = ((1, 1.0), (-1, 0.84))[variant]
    limbs: list[list[Point]] = [
        [(0, 0), (1, -24), (-2, -46), (2, -66)],
        [(0, -22), (12, -36), (14, -52)],
        [(12, -36), (22, -42)],
        [(-1, -34), (-13, -46), (-16, -62)],
        [(-13, -46), (-23, -49)],
        [(-2, -48), (8, -60)],
    ]
    limbs = [[(x * side, y * high) for x, y in limb] for limb in limbs]
    widths = (8.0, 5.0, 3.4, 4.6, 3.2, 3.4)
    shapes = "".join(stroke(limb, INK, width + 3.6) for limb, width in zip(limbs, widths, strict=True))
    shapes += "".join(stroke(limb, "#8b7a66", width) for limb, width in zip(limbs, widths, strict=True))
    shapes += stroke([(2 * side, -3), (2 * side, -28)], "#6c5d4c", 2.4)
    if palette.snowy:
        shapes += "".join(stroke([(x - 1, y - 2) for x, y in limb[1:]], _SNOW, 2) for limb in limbs[1:])
    return shadow(0, 0, 13) + poly([(-9, 1), (-3, -8), (4, -8), (10, 1)], "#8b7a66", INK, 2) + shapes


def _standing_stone(palette: Palette, variant: int) -> str:
    dark, middle, light = palette.boulder
    lean, high = ((-3, 62), (2, 50))[variant]
    body: list[Point] = [
        (-14, 0),
        (-15 + lean, -high * 0.7),
        (-8 + lean, -high),
        (7 + lean, -high + 4),
        (13, -high * 0.5),
        (14, 0),
    ]
    shapes = shadow(2, 0, 18) + poly(body, middle)
    shapes += poly([(3, -1), (2 + lean, -high * 0.6), (7 + lean, -high + 6), (12, -high * 0.5), (13, -1)], dark, "none")
    cap = _SNOW if palette.snowy else light
    shapes += poly(
        [(-13 + lean, -high * 0.72), (-8 + lean, -high + 1.5), (6 + lean, -high + 5), (-4 + lean, -high * 0.82)],
        cap,
        "none",
    )
    rune = f"M-8,{-high * 0.55:.1f} l0,16 M-8,{-high * 0.5:.1f} l6,5 M-8,{-high * 0.42:.1f} l6,-4"
    shapes += path(rune, "none", mix(dark, INK, 0.35), 2)
    tuft = mix(palette.tones["grass"].mark, INK, 0.1)
    return shapes + "".join(
        path(f"M{x},1 l-2,-5 M{x + 2},1 l0,-6 M{x + 4},1 l2,-5", "none", tuft, 1.6) for x in (-16, 9)
    )


def _banner(palette: Palette, variant: int) -> str:
    field, charge = (("#a8433a", "#ecd9a4"), ("#c79a3e", "#6d3a34"))[variant]
    shapes = shadow(3, 0, 10) + stroke([(0, 0), (0, -81)], INK, 5) + stroke([(0, -1), (0, -80)], "#a97a4a", 2.2)
    shapes += oval(-4, 0, 4, 3, palette.boulder.light, INK, 1.8) + oval(3, 1, 4.5, 3, palette.boulder.middle, INK, 1.8)
    shapes += stroke([(-14, -76), (14, -76)], INK, 4.4) + stroke([(-13, -76), (13, -76)], "#a97a4a", 1.8)
    shapes += path("M-12,-75 L12,-75 L12,-32 L6,-39 L0,-31 L-6,-39 L-12,-32Z", field)
    shapes += path("M5,-74 L11,-74 L11,-35 L6,-41 L5,-40Z", INK, "none", o=0.2)
    shapes += path("M-4,-46 q-5,-7 4,-17 q9,10 4,17Z", charge, INK, 1.6)
    return shapes + oval(0, -82, 3.4, 3.4, "#e0b64e", INK, 1.8)


def _lantern(palette: Palette, variant: int) -> str:
    shapes = shadow(3, 0, 11) + box(-6, -5, 12, 6, palette.stone["wall"].middle, lw=2)
    shapes += stroke([(0, -4), (0, -62), (13, -62)], INK, 6) + stroke([(0, -4), (0, -62), (13, -62)], BARK, 2.8)
    shapes += stroke([(0, -50), (9, -61)], INK, 3) + oval(13, -48, 15, 15, "#f4c860", o=0.22)
    shapes += stroke([(13, -62), (13, -56)], INK, 2) + box(8, -55, 10, 13, "#f3cf74", lw=2.2)
    shapes += poly([(6, -55), (13, -61), (20, -55)], "#5a5048", INK, 2) + oval(13, -48, 2.6, 4, "#fdf3cf")
    shapes += stroke([(8, -42), (18, -42)], INK, 3)
    return f'<g transform="scale(-1,1)">{shapes}</g>' if variant else shapes


def _column(palette: Palette, variant: int) -> str:
    stone = palette.stone["rampart"]
    high = (66, 42)[variant]
    shapes = shadow(4, 0, 18) + box(-14, -8, 28, 9, stone.middle) + box(-14, -8, 28, 3.4, stone.light, "none")
    top: list[Point] = [(-10, -7), (-10, -high), (10, -high), (10, -7)]
    if high < 60:
        top = [(-10, -7), (-10, -high + 4), (-4, -high - 3), (1, -high + 5), (6, -high + 1), (10, -high + 9), (10, -7)]
    shapes += poly(top, stone.light) + box(3, -high + 10, 6, high - 18, stone.dark, "none", o=0.7)
    shapes += "".join(stroke([(x, -high + 12), (x, -10)], stone.middle, 1.6) for x in (-6, -1))
    if high > 60:
        shapes += box(-14, -high - 7, 28, 8, stone.light) + box(-12, -high - 1, 24, 4, stone.middle, lw=1.8)
        ivy = palette.leaf[1].middle
        return shapes + path("M-10,-22 q8,-6 4,-14 q-6,-4 -1,-12", "none", ivy, 3.2) + oval(-7, -48, 3, 2.4, ivy)
    return shapes + box(13, -9, 13, 10, stone.middle, lw=2) + box(13, -9, 13, 4, stone.light, lw=1.6)


DECOR: dict[str, tuple[Callable[[Palette, int], str], int]] = {
    "oak": (_oak, 0),
    "fir": (_fir, 0),
    "palm": (_palm, 0),
    "dead tree": (_dead_tree, 0),
    "standing stone": (_standing_stone, 0),
    "banner": (_banner, 0),
    "lantern": (_lantern, 2),
    "column": (_column, 0),
}
"""How each is drawn, and how many squares far it shines by night."""


def decor(palette: Palette, name: str, variant: int) -> str:
    """A thing of that name."""
    return DECOR[name][0](palette, variant)
