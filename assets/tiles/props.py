"""Small things that keep to their square: boats, goods, fences, reeds and the like."""

from collections.abc import Callable
from random import Random

from palette import Palette, mix
from plants import BARK, grove, shadow
from vector import INK, box, cloud, oval, path, poly, stroke

WOOD, BOARD, DARK, IRON = "#94683f", "#b08d60", "#6d4a2c", "#6a665f"


def boat(palette: Palette) -> str:
    """A rowing boat, on water."""
    shapes = oval(34, 43, 26, 7, mix(palette.tones["deep"].plain, INK, 0.4), o=0.4)
    shapes += path("M6,31 Q32,20 59,30 Q50,47 32,47 Q14,47 6,31Z", WOOD) + path(
        "M13,32 Q32,25 52,31 Q45,40 32,40 Q19,40 13,32Z", "#5f4229", INK, 1.8
    )
    shapes += "".join(
        stroke([(x, 29), (x - 1, 39)], INK, 6) + stroke([(x, 29), (x - 1, 39)], BOARD, 3) for x in (24, 40)
    )
    return shapes + stroke([(30, 34), (54, 48)], INK, 4) + stroke([(30, 34), (54, 48)], BOARD, 1.8)


def _crate(x: float, y: float, w: float) -> str:
    shapes = box(x, y - w, w, w, BOARD) + box(x + w * 0.66, y - w + 1, w * 0.34 - 1, w - 2, "#97774c", "none")
    return shapes + stroke([(x + 2, y - 2), (x + w - 2, y - w + 2)], DARK, 2.4) + box(x, y - w, w, 4, "#c4a274", lw=1.8)


def crates() -> str:
    """Three crates."""
    return shadow(32, 56, 25) + _crate(9, 44, 20) + _crate(32, 42, 18) + _crate(20, 58, 22)


def _barrel(x: float, y: float) -> str:
    shapes = path(f"M{x - 8},{y} q-3,-11 0,-22 l16,0 q3,11 0,22 q-8,4 -16,0Z", WOOD) + path(
        f"M{x + 3},{y - 21} q2,11 0,22 l5,-1 q3,-11 0,-21Z", DARK, "none"
    )
    hoops = "".join(path(f"M{x - 9},{y - at} q9,4 18,0", "none", IRON, 2.4) for at in (6, 16))
    return shapes + hoops + oval(x, y - 22, 8, 3, "#c4a274", INK, 2)


def barrels() -> str:
    """Three barrels."""
    return shadow(32, 56, 24) + _barrel(20, 42) + _barrel(42, 44) + _barrel(30, 57)


def reeds(palette: Palette, seed: int) -> str:
    """Reeds at the water."""
    rng, leaf = Random(f"reeds{seed}"), palette.leaf[seed % len(palette.leaf)]

    def tuft(r: Random, x: float, y: float) -> str:
        shapes = oval(x, y, 8, 2.6, palette.surf[1], o=0.7)
        for dx in (-5, -1.5, 2, 5.5):
            high = r.uniform(15, 24)
            blade = f"M{x + dx * 0.6:.1f},{y:.1f} Q{x + dx:.1f},{y - high * 0.6:.1f} {x + dx * 1.6:.1f},{y - high:.1f}"
            shapes += path(blade, "none", INK, 3.8) + path(blade, "none", leaf.middle, 1.7)
        return shapes + box(x - 1, y - 27, 3.4, 8, BARK, lw=1.4, r=1.6)

    return grove(rng, [(18, 34), (44, 32), (30, 48), (50, 56), (14, 57)], tuft, 3)


def hay() -> str:
    """Stooks of hay."""
    shapes = ""
    for x, y, k in ((20, 36, 0.8), (44, 40, 0.9), (28, 58, 1)):
        up = f"Q{x - 9 * k},{y - 24 * k} {x},{y - 26 * k} Q{x + 9 * k},{y - 24 * k} {x + 12 * k},{y}"
        shade = f"Q{x + 7 * k},{y - 18 * k} {x + 2},{y - 24 * k} Q{x + 9 * k},{y - 20 * k} {x + 11 * k},{y - 1}"
        shapes += shadow(x, y, 13 * k) + path(f"M{x - 12 * k},{y} {up} Q{x},{y + 4} {x - 12 * k},{y}Z", "#d9bb66")
        shapes += path(f"M{x + 3},{y} {shade}Z", "#b2924a", "none")
        shapes += path(f"M{x - 10 * k},{y - 12 * k} q{10 * k},5 {20 * k},0", "none", "#94763a", 2.4)
    return shapes


def well(palette: Palette) -> str:
    """A well under a roof."""
    stone, (lit, dark) = palette.stone["wall"], palette.roofs[0]
    shapes = (
        shadow(33, 56, 21)
        + path("M14,40 L14,53 Q32,63 50,53 L50,40Z", stone.middle)
        + path("M37,44 L37,58 Q46,56 49,52 L49,41Z", stone.dark, "none")
    )
    shapes += oval(32, 40, 18, 6.5, stone.light, INK) + oval(32, 40.5, 12.5, 4, "#2f4650", INK, 1.6)
    shapes += (
        box(13, 14, 4.4, 26, DARK, lw=2)
        + box(46.6, 14, 4.4, 26, DARK, lw=2)
        + stroke([(32, 16), (32, 32)], INK, 1.8)
        + box(28, 29, 8, 8, WOOD, lw=1.8)
    )
    return (
        shapes
        + poly([(7, 20), (17, 4), (47, 4), (57, 20)], lit)
        + poly([(36, 5), (47, 5), (55, 19), (41, 19)], dark, "none")
    )


def cart() -> str:
    """A cart of hay."""
    shapes = (
        shadow(32, 56, 26)
        + path("M11,28 Q14,12 30,14 Q46,10 50,28Z", "#d9bb66")
        + path("M34,14 Q46,12 49,27 L38,27Z", "#b2924a", "none")
    )
    shapes += (
        poly([(6, 28), (54, 28), (50, 44), (10, 44)], WOOD)
        + "".join(stroke([(x, 29), (x, 43)], DARK, 1.8) for x in (18, 30, 42))
        + stroke([(52, 34), (63, 40)], INK, 4.4)
    )
    wheels = ""
    for x in (20, 42):
        wheels += oval(x, 47, 9, 9, BOARD, INK, 3.4) + oval(x, 47, 2.4, 2.4, DARK, INK, 1.6)
        wheels += stroke([(x - 7, 47), (x + 7, 47)], INK, 1.8) + stroke([(x, 40), (x, 54)], INK, 1.8)
    return shapes + wheels


def campfire(palette: Palette) -> str:
    """A fire in a ring of stones."""
    shapes = oval(32, 38, 24, 18, "#f4c860", o=0.2)
    for x, y in ((16, 44), (23, 52), (34, 54), (45, 50), (49, 42), (22, 37), (42, 36)):
        shapes += oval(x, y, 5, 3.8, palette.boulder.middle, INK, 1.8)
    for a, b in (((20, 50), (44, 40)), ((20, 40), (44, 50))):
        shapes += stroke([a, b], INK, 7) + stroke([a, b], BARK, 3.4)
    return (
        shapes
        + path("M32,46 C19,40 28,30 31,17 C36,29 45,38 33,46Z", "#dd8a3a", INK, 2)
        + path("M32,45 C27,41 30,35 32,29 C35,35 38,41 32,45Z", "#f9e29a", "none")
    )


def stump() -> str:
    """A stump with an axe in it."""
    shapes = (
        shadow(32, 53, 18)
        + path("M18,36 L14,53 Q32,60 50,53 L46,36Z", BARK)
        + path("M37,38 L40,56 Q46,55 49,52 L45,37Z", DARK, "none")
    )
    shapes += oval(32, 36, 14, 5.5, "#d9bf92", INK) + oval(32, 36, 7, 2.6, "none", "#a98a5e", 1.5)
    return (
        shapes
        + stroke([(34, 34), (50, 14)], INK, 5)
        + stroke([(34, 34), (50, 14)], BOARD, 2.2)
        + poly([(26, 30), (36, 24), (40, 30), (31, 37)], "#c3c6c4", INK, 2)
    )


def bush(palette: Palette) -> str:
    """Bushes with berries."""
    dark, middle, light = palette.leaf[1]
    rng, shapes = Random("bush"), ""
    for x, y, r in ((22, 36, 12), (43, 42, 11), (25, 54, 12)):
        shapes += shadow(x, y, r) + path(cloud(rng, x, y - r * 0.55, r, r * 0.72), dark, INK, 2.2)
        shapes += path(cloud(rng, x - 2, y - r * 0.75, r * 0.68, r * 0.42), middle, "none") + path(
            cloud(rng, x - 4, y - r * 0.95, r * 0.3, r * 0.2, 5), light, "none"
        )
        shapes += "".join(oval(x + dx, y - dy, 1.9, 1.9, "#a8433a", INK, 1.1) for dx, dy in ((5, 7), (-2, 4), (2, 11)))
    return shapes


def fence(along: bool) -> str:
    """A fence from west to east, or from north to south."""
    if along:
        shapes = box(34, -3, 5, 70, INK, "none", o=0.16) + stroke([(32, -3), (32, 67)], INK, 6)
        shapes += stroke([(32, -3), (32, 67)], BOARD, 2.8)
        return shapes + "".join(
            box(29, y - 13, 6, 21, WOOD, lw=2) + box(29, y - 13, 6, 5, BOARD, lw=1.6) for y in (17, 49)
        )
    shapes = oval(34, 45, 36, 3, INK, o=0.16)
    shapes += "".join(stroke([(-3, y), (67, y)], INK, 5.6) + stroke([(-3, y), (67, y)], BOARD, 2.6) for y in (30, 39))
    return shapes + "".join(box(x, 22, 6, 24, WOOD, lw=2) for x in (8, 29, 50))


def reef(palette: Palette) -> str:
    """Rocks in the surf."""
    rng, shapes, (dark, middle, light) = Random("reef"), "", palette.boulder
    for x, y, r in ((20, 30, 10), (44, 38, 12), (22, 52, 8)):
        shapes += path(cloud(rng, x, y, r * 1.5, r * 0.6, 9), palette.surf[1], "none") + path(
            cloud(rng, x, y, r * 1.25, r * 0.45, 9), palette.surf[2], "none"
        )
        shapes += poly(
            [(x - r, y + 1), (x - r * 0.6, y - r * 0.6), (x, y - r * 1.1), (x + r * 0.7, y - r * 0.4), (x + r, y + 1)],
            middle,
        )
        shapes += poly(
            [(x + 1, y), (x + 1, y - r), (x + r * 0.65, y - r * 0.35), (x + r * 0.85, y)], dark, "none"
        ) + stroke([(x - r * 0.5, y - r * 0.5), (x - 1, y - r * 0.9)], light, 2)
    return shapes


def flowers(palette: Palette) -> str:
    """Flowers in the grass."""
    stalk, shapes = mix(palette.tones["grass"].mark, INK, 0.1), ""
    tones = ("#c9584a", "#ead9a2", "#7d6aa0")
    for n, (x, y) in enumerate(((14, 22), (38, 18), (52, 32), (24, 38), (44, 48), (14, 54), (32, 58))):
        shapes += (
            stroke([(x, y + 8), (x, y)], stalk, 1.8)
            + oval(x, y - 1, 3.6, 3.2, tones[n % 3], INK, 1.4)
            + oval(x, y - 1, 1.2, 1.2, "#f3dc8a")
        )
    return shapes


PROPS: tuple[tuple[str, int, int, Callable[[Palette], str]], ...] = (
    ("boat", 0, 0, boat),
    ("crates", 0, 0, lambda _: crates()),
    ("barrels", 0, 0, lambda _: barrels()),
    ("reeds", 0, 0, lambda palette: reeds(palette, 0)),
    ("reeds", 0, 0, lambda palette: reeds(palette, 1)),
    ("hay", 0, 0, lambda _: hay()),
    ("well", 0, 0, well),
    ("cart", 0, 0, lambda _: cart()),
    ("campfire", 0, 2, campfire),
    ("stump", 0, 0, lambda _: stump()),
    ("bush", 0, 0, bush),
    ("fence", 10, 0, lambda _: fence(along=False)),
    ("fence", 5, 0, lambda _: fence(along=True)),
    ("reef", 0, 0, reef),
    ("flowers", 0, 0, flowers),
)
"""Name, form, how many squares far it shines by night, and how it is drawn."""
