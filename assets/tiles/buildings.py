"""Buildings, higher than a square, seen from the south with the light from the left; their foot is the point 0, 0."""

from collections.abc import Callable

from palette import Palette, mix
from plants import shadow
from vector import INK, Point, box, oval, path, poly, stroke

TIMBER, DOOR, PANE, GLOW = "#8a6840", "#6d4c2e", "#5c4a38", "#efc667"
Roof = tuple[str, str]


def _window(x: float, y: float, lit: bool = False) -> str:
    return box(x, y, 7, 7, GLOW if lit else PANE, lw=1.8) + stroke([(x + 3.5, y), (x + 3.5, y + 7)], INK, 1.2)


def _door(x: float, high: float = 15) -> str:
    return box(x, -high, 9, high, DOOR, lw=2) + oval(x + 7, -high / 2, 1.1, 1.1, "#d0a94e")


def _walls(palette: Palette, half: float, high: float, timber: bool = True) -> str:
    lit, dark = palette.plaster
    shapes = box(-half, -high, 2 * half, high, lit) + box(half * 0.35, -high, half * 0.65 - 1, high - 1, dark, "none")
    lines = [[(-half, -high / 2), (half, -high / 2)], [(-half * 0.35, -high), (-half * 0.35, 0)]]
    return shapes + ("".join(stroke(line, TIMBER, 2) for line in lines) if timber else "")


def _gable(roof: Roof, half: float, eaves: float, top: float) -> str:
    """A hipped roof over walls of that half width: courses of tiles, the right side dark."""
    lit, dark = roof
    over, ridge = half + 5, half * 0.62
    courses = [eaves - (eaves - top) * share for share in (0.36, 0.68)]
    shapes = poly([(-over, eaves), (-ridge, top), (ridge, top), (over, eaves)], lit)
    shapes += poly(
        [(ridge * 0.4, top + 1), (ridge, top + 1), (over - 1, eaves - 1), (ridge * 0.6, eaves - 1)], dark, "none"
    )
    for share, y in zip((0.36, 0.68), courses, strict=True):
        reach = over - (over - ridge) * share - 1
        shapes += stroke([(-reach, y), (reach, y)], mix(dark, INK, 0.15), 1.5, 0.8)
    return shapes


def _flat(palette: Palette, half: float, top: float) -> str:
    """A flat roof of clay with its beams."""
    lit, dark = palette.plaster
    light = mix(lit, "#ffffff", 0.3)
    shapes = box(-half - 1, top - 9, 2 * half + 2, 9, light) + box(-half - 1, top - 1, 2 * half + 2, 4, lit, lw=2)
    beams = (x for x in range(round(-half) + 5, round(half), 8))
    return shapes + "".join(box(x, top + 4, 3.4, 3.4, mix(dark, INK, 0.4), lw=1.4) for x in beams)


def _chimney(palette: Palette, x: float, top: float) -> str:
    stone = palette.stone["wall"]
    shapes = box(x, top, 8, 16, stone.middle, lw=2) + box(x - 1, top - 2, 10, 4, stone.light, lw=1.8)
    return shapes + path(f"M{x + 4},{top - 4} q-5,-5 0,-9 q5,-4 1,-9", "none", "#e9e4d6", 3.2, 0.75)


def cottage(palette: Palette, variant: int) -> str:
    """A small house."""
    roof = palette.roofs[variant % len(palette.roofs)]
    front = _door(-4) + _window(-18, -17) + _window(11, -17)
    if palette.flat_roofs:
        ladder = [[(17, 0), (17, -30)], [(22, 0), (22, -30)], *([(17, y), (22, y)] for y in range(-26, 0, 6))]
        steps = "".join(stroke(line, TIMBER, 1.8) for line in ladder) if variant % 2 else ""
        return _walls(palette, 23, 30, timber=False) + _flat(palette, 23, -28) + _door(-4) + _window(-17, -17) + steps
    return _chimney(palette, 12, -52) + _walls(palette, 22, 24) + front + _gable(roof, 22, -22, -46)


def inn(palette: Palette, variant: int) -> str:
    """Two floors, lit windows and a sign."""
    roof = palette.roofs[(variant + 1) % len(palette.roofs)]
    sign = stroke([(23, -26), (30, -26)], INK, 2.4) + box(24, -25, 8, 9, "#d9b45c", lw=1.8)
    front = "".join(_window(x, y, lit=True) for x, y in ((-19, -17), (12, -17), (-19, -38), (-3, -38), (12, -38)))
    top = _flat(palette, 24, -48) if palette.flat_roofs else _gable(roof, 24, -45, -68)
    lines = stroke([(-24, -24), (24, -24)], TIMBER, 3)
    return (
        _chimney(palette, -19, -76) + _walls(palette, 24, 48, timber=False) + lines + front + _door(-5, 16) + top + sign
    )


def smithy(palette: Palette, variant: int) -> str:
    """A house of stone with an open forge, and an anvil before it."""
    stone = palette.stone["wall"]
    roof = palette.roofs[(variant + 2) % len(palette.roofs)]
    walls = box(-24, -26, 48, 26, stone.middle) + box(10, -25, 13, 24, stone.dark, "none")
    walls += "".join(stroke([(x, y), (x + 7, y)], stone.dark, 1.5) for x, y in ((-21, -19), (-12, -6), (-22, -11)))
    forge = path("M-12,0 L-12,-13 C-12,-21 8,-21 8,-13 L8,0Z", "#2e2420") + oval(-2, -5, 8, 6, "#dd8a3a", o=0.9)
    forge += oval(-2, -4, 4.5, 3.4, "#f7dd8a")
    anvil = path("M13,-2 L15,-8 L11,-11 L25,-11 L22,-7 L23,-2Z", "#5f6468", INK, 2)
    top = _flat(palette, 24, -26) if palette.flat_roofs else _gable(roof, 24, -24, -46)
    return _chimney(palette, 10, -58) + _chimney(palette, 10, -58) + walls + forge + top + anvil


def chapel(palette: Palette, variant: int) -> str:
    """A nave with a bell tower; a sun of gold on its spire."""
    roof, spire = palette.roofs[variant % len(palette.roofs)], palette.slate
    stone = palette.stone["rampart"]
    nave = box(-8, -28, 32, 28, stone.light) + box(14, -27, 9, 26, stone.middle, "none")
    nave += poly([(-10, -26), (-6, -50), (18, -50), (28, -26)], roof[0]) + poly(
        [(8, -49), (18, -49), (27, -27), (12, -27)], roof[1], "none"
    )
    nave += "".join(path(f"M{x},-7 l0,-7 q3,-6 6,0 l0,7Z", "#6f87a0", INK, 1.8) for x in (2, 14))
    tower = box(-25, -62, 19, 62, stone.light) + box(-12, -61, 5, 60, stone.middle, "none")
    tower += path("M-20,0 l0,-11 q4,-8 8,0 l0,11Z", DOOR, INK, 2) + path(
        "M-19,-44 l0,-7 q3,-5 6,0 l0,7Z", "#3d332b", INK, 1.8
    )
    tower += poly([(-28, -60), (-15.5, -96), (-3, -60)], spire.middle) + poly(
        [(-15, -93), (-4.5, -61), (-11, -61)], spire.dark, "none"
    )
    sun = oval(-15.5, -100, 4.4, 4.4, "#e0b64e", INK, 2)
    return nave + tower + sun


def tower(palette: Palette, variant: int) -> str:
    """A round tower of stone: roofed, or with a parapet."""
    stone, slate = palette.stone["wall"], palette.slate
    shapes = path("M-19,-78 L-21,-2 Q0,7 21,-2 L19,-78Z", stone.middle)
    shapes += path("M6,-78 L7,3 Q15,2 20,-2 L18,-78Z", stone.dark, "none", o=0.75)
    rows = ((-14, -62), (-4, -48), (-16, -34), (-5, -20), (-15, -10))
    shapes += "".join(path(f"M{x},{y} q5,2 10,2", "none", stone.dark, 1.5) for x, y in rows)
    shapes += box(-3, -58, 5, 12, "#3d332b", lw=1.6) + path("M-6,2 l0,-14 q6,-8 12,0 l0,14.5Z", DOOR, INK, 2)
    if variant % 2:
        shapes += "".join(box(x, -95, 8, 10, stone.middle, lw=2) for x in (-17, -4, 9))
        shapes += path("M-23,-86 L-23,-75 Q0,-66 23,-75 L23,-86Z", stone.middle) + oval(
            0, -86, 23, 6.5, stone.dark, INK
        )
        return shapes + "".join(box(x, -90, 8, 9, stone.light, lw=2) for x in (-24, -11, 3, 16))
    shapes += path("M-25,-76 Q0,-66 25,-76 L0,-116Z", slate.middle) + path(
        "M25,-77 Q15,-72 6,-71.5 L0,-114Z", slate.dark, "none"
    )
    return shapes + path("M-14,-88 Q-5,-84 4,-84 M-8,-99 Q-2,-96 3,-96", "none", slate.light, 1.8)


def windmill(palette: Palette, variant: int) -> str:
    """A mill of plastered stone with four sails."""
    lit, dark = palette.plaster
    roof = palette.roofs[variant % len(palette.roofs)]
    shapes = poly([(-14, -66), (-21, 0), (21, 0), (14, -66)], lit) + poly(
        [(4, -65), (7, -1), (20, -1), (13.5, -65)], dark, "none"
    )
    shapes += _door(-5, 16) + _window(-9, -34) + _window(4, -52)
    shapes += path("M-18,-64 Q0,-92 18,-64 Q0,-58 -18,-64Z", roof[0]) + path(
        "M18,-64 Q8,-80 0,-79 L4,-61Z", roof[1], "none"
    )
    hub: Point = (-1, -66)
    for u, v in ((0.78, 0.62), (-0.62, 0.78), (-0.78, -0.62), (0.62, -0.78)):
        at = [(hub[0] + u * r - v * s, hub[1] + v * r + u * s) for r, s in ((9, 1), (38, 1), (38, 10), (11, 9))]
        shapes += poly(at, "#eee3c6", INK, 1.7) + stroke([hub, (hub[0] + u * 39, hub[1] + v * 39)], INK, 3)
        lines = [
            [(hub[0] + u * r - v, hub[1] + v * r + u), (hub[0] + u * r - v * 10, hub[1] + v * r + u * 10)]
            for r in (18, 25, 32)
        ]
        shapes += "".join(stroke(line, TIMBER, 1.2) for line in lines)
    return shapes + oval(*hub, 3.6, 3.6, TIMBER, INK, 2)


def tent(palette: Palette, variant: int) -> str:
    """A tent of striped cloth with a pennon."""
    cloth, stripe = (("#ead9b0", "#b3564a"), ("#e3dcc4", "#5d7891"))[variant % 2]
    shapes = poly([(-25, 0), (-20, -17), (0, -46), (20, -17), (25, 0)], cloth)
    shapes += poly([(-13, -27), (-4, -40), (-9, -1), (-17, -1)], stripe, "none")
    shapes += poly([(1, -44), (20, -17), (25, -1), (6, -1)], mix(cloth, INK, 0.24), "none")
    shapes += poly([(9, -32), (14, -25), (19, -1), (13, -1)], mix(stripe, INK, 0.25), "none")
    shapes += poly([(-6, 0), (0, -27), (6, 0)], "#4d3b2a", INK, 2) + poly(
        [(-25, 0), (-20, -17), (0, -46), (20, -17), (25, 0)], "none"
    )
    shapes += stroke([(-20, -17), (20, -17)], INK, 1.6, 0.6) + stroke([(0, -46), (0, -60)], INK, 2.4)
    tuft = mix(palette.tones["grass"].mark, INK, 0.1)
    shapes += "".join(path(f"M{x},1 l-2,-5 M{x + 2},1 l0,-6 M{x + 4},1 l2,-5", "none", tuft, 1.6) for x in (-27, 22))
    return shapes + poly([(0, -60), (14, -56), (0, -51)], stripe, INK, 1.8)


def barn(palette: Palette, variant: int) -> str:
    """A wide barn of boards with a hayloft."""
    board, dark = ("#a0684a", "#7e4f38") if variant % 2 else ("#a98a5e", "#866b45")
    roof = palette.roofs[(variant + 1) % len(palette.roofs)]
    face: list[Point] = [(-22, 0), (-22, -28), (-14, -44), (0, -52), (14, -44), (22, -28), (22, 0)]
    shapes = poly(face, board) + poly([(9, -1), (9, -46), (14, -43), (21, -28), (21, -1)], dark, "none")
    shapes += "".join(stroke([(x, -2), (x, -34)], dark, 1.3, 0.8) for x in range(-18, 22, 6))
    shapes += (
        box(-10, -21, 20, 21, DOOR, lw=2.2)
        + stroke([(-9, -20), (9, -1)], "#d9c9a3", 2)
        + stroke([(9, -20), (-9, -1)], "#d9c9a3", 2)
    )
    shapes += path("M-6,-30 l0,-7 q6,-6 12,0 l0,7Z", "#dcb95f", INK, 2)
    over: list[Point] = [(-27, -24), (-17, -47), (0, -57), (17, -47), (27, -24)]
    shapes += stroke(over, INK, 8.5) + stroke(over[:3], roof[0], 4.4) + stroke(over[2:], roof[1], 4.4)
    return shapes


BUILDINGS: dict[str, tuple[Callable[[Palette, int], str], int]] = {
    "cottage": (cottage, 1),
    "inn": (inn, 2),
    "smithy": (smithy, 2),
    "chapel": (chapel, 1),
    "tower": (tower, 0),
    "windmill": (windmill, 0),
    "tent": (tent, 0),
    "barn": (barn, 0),
}
"""How each is drawn, and how many squares far its windows shine by night."""


def building(palette: Palette, name: str, variant: int) -> str:
    """A building on the ground it darkens."""
    draw, _ = BUILDINGS[name]
    return shadow(3, 0, 25) + draw(palette, variant)
