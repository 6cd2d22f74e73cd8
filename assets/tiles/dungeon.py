"""A dungeon: floors, walls that fill their square, doors, stairs, traps, and what stands in vaults."""

from collections.abc import Callable
from random import Random

from plants import shadow
from vector import INK, Point, T, blob, box, oval, path, poly, stroke

_BASE, _DARK, _LIGHT, _JOINT = "#8f8b86", "#85817c", "#999590", "#6f6a65"
_ROCK, _FACE, _SHADE = "#4a4543", "#7b7570", "#625c58"
_STONE, _PALE, _DIM = "#a9a298", "#c9c2b4", "#8b847b"
_WOOD, _BOARD, _GOLD = "#7a5836", "#94683f", "#d0a94e"
FRONT = 26
"""The height of a wall's face, in pixels."""


def floor(variant: int) -> str:
    """Flagstones; those across the tile's side keep the plain tone, so that variants meet."""
    rng = Random(f"dungeon{variant}")
    shapes = box(-1, -1, 66, 66, _JOINT, "none")
    for row, spans in enumerate((((0, 32), (32, 64)), ((-16, 16), (16, 48)))):
        for left, right in spans:
            tone = rng.choice((_BASE, _BASE, _DARK, _LIGHT)) if left >= 0 else _BASE
            for shift in (0,) if left >= 0 else (0, T):
                shapes += box(left + shift + 0.8, row * 32 + 0.8, right - left - 1.6, 30.4, tone, "none", r=3)
    x, y = rng.uniform(12, 40), rng.choice((8, 42))
    return shapes + stroke([(x, y), (x + 5, y + 4), (x + 4, y + 8), (x + 9, y + 12)], _JOINT, 1.2, 0.8)


def wall(mask: int) -> str:
    """Rock that fills its square, by the sides where it goes on; to the south one sees its face."""
    north, east, south, west = (bool(mask >> n & 1) for n in range(4))
    shapes = box(-1, -1, 66, 66, _ROCK, "none")
    if not south:
        shapes += _front()
    edges = [[(0, -2), (0, 66)]] * (not west) + [[(64, -2), (64, 66)]] * (not east)
    edges += [[(-2, 0), (66, 0)]] * (not north)
    return shapes + "".join(stroke(edge, INK, 4.8) for edge in edges)


def _front() -> str:
    top = T - FRONT
    shapes = box(-2, top, 68, FRONT + 2, _FACE, "none") + box(-2, T - 6, 68, 8, _SHADE, "none")
    lines: list[list[Point]] = [[(-2, y), (66, y)] for y in (top + 9, top + 18)]
    lines += [
        [(x + 8 * (k % 2), top + 9 * k), (x + 8 * (k % 2), top + 9 * k + 9)] for k in range(3) for x in range(8, 64, 16)
    ]
    shapes += "".join(stroke(line, _SHADE, 1.4) for line in lines)
    return shapes + stroke([(-2, top), (66, top)]) + stroke([(-2, T - 1), (66, T - 1)])


def door(axis: int, is_open: bool) -> str:
    """A door in a wall that goes east and west (10) or north and south (5), shut or open."""
    if axis == 10:
        arch = "M14,66 L14,34 C14,20 50,20 50,34 L50,66Z"
        inner = "M19,66 L19,36 C19,26 45,26 45,36 L45,66Z"
        leaf = path(inner, "#2a2420" if is_open else _WOOD)
        if is_open:
            leaf += poly([(20, 64), (20, 37), (26, 41), (26, 66)], _BOARD, INK, 2)
        else:
            leaf += "".join(stroke([(x, 31), (x, 64)], "#5a3f26", 1.5) for x in (26, 32, 38))
            leaf += stroke([(20, 40), (44, 40)], "#4a4a48", 2.6) + stroke([(20, 55), (44, 55)], "#4a4a48", 2.6)
            leaf += oval(40, 48, 2, 2, _GOLD, INK, 1.2)
        return wall(10) + path(arch, _STONE) + leaf
    jambs = box(22, -2, 20, 12, _FACE) + box(22, 54, 20, 12, _FACE)
    leaf = box(12, 6, 20, 7, _BOARD) if is_open else box(28, 9, 8, 46, _WOOD) + oval(32, 46, 2, 2, _GOLD, INK, 1.2)
    return jambs + leaf


def stairs(up: bool) -> str:
    """A flight that leads up, or down into the dark."""
    shapes = box(9, 7, 46, 52, "#3a3431" if not up else _DIM)
    tones = ("#b3aca2", "#a09990", "#8b857d", "#6f6963", "#4d4743")
    for step, tone in enumerate(tones if not up else ("#d3ccbf", "#c1bab0", "#b0a99f", "#9e978e", "#8d867d")):
        inset = step * 1.4 if not up else (4 - step) * 1.4
        shapes += box(12 + inset, 10 + step * 9.6, 40 - 2 * inset, 8.6, tone, lw=1.7)
    return shapes + path("M26,36 L32,29 L38,36" if up else "M26,30 L32,37 L38,30", "none", INK, 2.6, 0.6)


def trap() -> str:
    """Spikes in a grate."""
    shapes = box(9, 9, 46, 46, "#6a645f", r=3)
    for y in (22, 36, 50):
        for x in (20, 32, 44):
            shapes += oval(x, y + 2, 5, 2.4, "#2e2824") + poly(
                [(x - 3, y + 2), (x, y - 11), (x + 3, y + 2)], "#d2d4d0", INK, 1.6
            )
    return shapes


def pit() -> str:
    """A hole with a broken edge."""
    rng = Random("pit")
    shapes = path(blob(rng, 32, 33, 27, 23, 12, 0.08), _SHADE) + path(
        blob(rng, 32, 35, 23, 18, 12, 0.08), "#241d19", INK, 2
    )
    return shapes + path("M13,30 C18,18 46,18 51,30 C44,25 20,25 13,30Z", "#5c5550", "none")


def chest(is_open: bool) -> str:
    """A chest with a gold lock."""
    shapes = shadow(33, 54, 20) + box(13, 34, 38, 20, _BOARD, r=2) + box(38, 35, 12, 18, "#77512f", "none")
    if is_open:
        shapes += path("M13,34 L15,17 C15,12 49,12 49,17 L51,34Z", "#5f4229") + oval(32, 34, 16, 5, "#3d2a1b", INK, 1.8)
        shapes += "".join(oval(x, y, 4, 2.8, "#e0b64e", INK, 1.4) for x, y in ((25, 33), (33, 31), (39, 34)))
        return shapes + stroke([(21, 40), (21, 53)], _GOLD, 3) + stroke([(43, 40), (43, 53)], _GOLD, 3)
    shapes += path("M12,35 C12,19 52,19 52,35Z", "#a97a4a") + path(
        "M37,23 C46,24 51,28 52,35 L39,35Z", "#7d5632", "none"
    )
    return (
        shapes + "".join(stroke([(x, 25), (x, 53)], _GOLD, 3) for x in (21, 43)) + box(28, 31, 8, 10, _GOLD, lw=2, r=2)
    )


def brazier() -> str:
    """A bowl of fire on three legs."""
    shapes = oval(32, 26, 22, 20, "#f4c860", o=0.22) + shadow(32, 56, 15)
    shapes += (
        stroke([(23, 40), (18, 56)], INK, 4.4)
        + stroke([(41, 40), (46, 56)], INK, 4.4)
        + stroke([(32, 42), (32, 58)], INK, 4.4)
    )
    shapes += path("M32,36 C18,30 26,20 31,6 C36,18 46,26 33,36Z", "#dd8a3a", INK, 2)
    shapes += path("M32,35 C26,30 30,24 32,17 C35,24 39,30 32,35Z", "#f9e29a", "none")
    return (
        shapes
        + path("M15,32 L49,32 C48,44 40,46 32,46 C24,46 16,44 15,32Z", "#6b625b")
        + stroke([(18, 36), (46, 36)], "#8d837a", 2)
    )


def altar() -> str:
    """An altar with a cloth and two candles."""
    shapes = (
        shadow(34, 56, 26) + box(6, 48, 52, 9, _DIM) + box(13, 28, 38, 21, _STONE) + box(39, 29, 11, 19, _DIM, "none")
    )
    shapes += box(9, 20, 46, 10, _PALE) + poly([(24, 20), (40, 20), (42, 40), (32, 45), (22, 40)], "#8a2f2a", INK, 2)
    shapes += oval(32, 32, 4, 4, _GOLD, INK, 1.4)
    candle = [
        box(x - 2, 10, 4, 11, "#eadcb8", lw=1.6) + path(f"M{x},10 q-3,-3 0,-8 q3,5 0,8Z", "#f0c75e", INK, 1.2)
        for x in (15, 49)
    ]
    return shapes + "".join(candle)


def pillar(broken: bool) -> str:
    """A round pillar, whole or broken."""
    top = 34 if broken else 14
    shapes = shadow(35, 56, 20) + path("M14,52 Q32,62 50,52 L50,46 L14,46Z", _DIM) + oval(32, 47, 18, 6, _STONE, INK)
    shapes += path(f"M20,{top} L20,46 Q32,52 44,46 L44,{top}Z", _STONE)
    shapes += path(f"M36,{top} L36,48.5 Q41,48 43,45.5 L43,{top}Z", _DIM, "none")
    if broken:
        return shapes + poly([(20, 36), (24, 26), (29, 33), (34, 24), (39, 34), (44, 30), (44, 38), (20, 40)], _PALE)
    return shapes + path("M14,14 L14,8 Q32,-2 50,8 L50,14 Q32,23 14,14Z", _STONE) + oval(32, 9, 18, 5.5, _PALE, INK)


def bones() -> str:
    """What is left of an adventurer."""
    shapes = shadow(32, 46, 16)
    for a, b in (((18, 46), (40, 38)), ((22, 36), (44, 48))):
        shapes += stroke([a, b], INK, 6.4) + stroke([a, b], "#e3dac4", 3)
        shapes += "".join(oval(x, y, 3.4, 3.4, "#e3dac4", INK, 1.6) for x, y in (a, b))
    shapes += path("M24,30 C24,20 42,20 42,30 L40,36 L26,36Z", "#ece4d0", INK, 2)
    return shapes + oval(29, 30, 2.4, 2.8, INK) + oval(37, 30, 2.4, 2.8, INK)


def rubble() -> str:
    """Fallen stones."""
    shapes = ""
    for x, y, r in ((20, 34, 8), (42, 32, 6), (33, 46, 10), (50, 50, 6), (15, 52, 5)):
        shapes += shadow(x, y, r) + poly(
            [(x - r, y), (x - r * 0.7, y - r), (x + r * 0.4, y - r * 1.1), (x + r, y - 2), (x + r * 0.9, y)], _STONE
        )
        shapes += poly([(x + r * 0.1, y - 1), (x + r * 0.4, y - r), (x + r * 0.9, y - 2)], _DIM, "none")
    return shapes


GROUNDS: tuple[tuple[str, str, int, Callable[[], str]], ...] = (
    ("stairs up", "floor", 0, lambda: stairs(True)),
    ("stairs down", "floor", 0, lambda: stairs(False)),
    ("trap", "floor", 0, trap),
    ("pit", "fissure", 0, pit),
    ("door", "wall", 10, lambda: door(10, False)),
    ("door", "wall", 5, lambda: door(5, False)),
    ("open door", "floor", 10, lambda: door(10, True)),
    ("open door", "floor", 5, lambda: door(5, True)),
)
"""What a square is, on the floor: name, terrain, form."""
THINGS: tuple[tuple[str, int, Callable[[], str]], ...] = (
    ("chest", 0, lambda: chest(False)),
    ("open chest", 0, lambda: chest(True)),
    ("brazier", 2, brazier),
    ("altar", 1, altar),
    ("pillar", 0, lambda: pillar(False)),
    ("broken pillar", 0, lambda: pillar(True)),
    ("bones", 0, bones),
    ("rubble", 0, rubble),
)
"""What stands there, without the floor: name, and how many squares far it shines by night."""
