"""Signs of an overworld map: places one square large, of few bold shapes, plain at half their size."""

from collections.abc import Callable

from plants import shadow
from vector import INK, Point, box, oval, path, poly, stroke

_STONE, _DIM, _PALE = "#b8ad98", "#938874", "#d5cbb7"
_WOOD, _DOOR, _DARK = "#a97a4a", "#5a3f26", "#2b221b"
_RED, _RUST, _BLUE, _GOLD = "#b04a38", "#843f30", "#4f6a86", "#e0b64e"
_CREAM, _TAN = "#eadfc0", "#c9b78f"
_WAVE, _FOAM = "#72a4b2", "#dfeeea"


def _hut(x: float, y: float, w: float, roof: str, dark: str) -> str:
    """A small house whose foot's middle is at x, y."""
    half, high = w / 2, w * 0.5
    shapes = box(x - half, y - high, w, high, _CREAM) + box(
        x + half * 0.3, y - high + 1, half * 0.7 - 1, high - 2, _TAN, "none"
    )
    shapes += box(x - 2.5, y - high * 0.7, 5, high * 0.7, _DOOR, "none")
    top: list[Point] = [
        (x - half - 3, y - high),
        (x - half * 0.5, y - w * 0.95),
        (x + half * 0.5, y - w * 0.95),
        (x + half + 3, y - high),
    ]
    shade: list[Point] = [
        (x + half * 0.15, y - w * 0.92),
        (x + half * 0.5, y - w * 0.92),
        (x + half + 2, y - high - 1),
        (x + half * 0.4, y - high - 1),
    ]
    return shapes + poly(top, roof) + poly(shade, dark, "none")


def _turret(x: float, y: float, r: float, high: float, roof: str) -> str:
    shapes = box(x - r, y - high, 2 * r, high, _STONE) + box(
        x + r * 0.2, y - high + 1, r * 0.8 - 1, high - 2, _DIM, "none"
    )
    shapes += poly([(x - r - 2.5, y - high + 1), (x, y - high - r * 2.2), (x + r + 2.5, y - high + 1)], roof)
    return shapes + poly(
        [(x + 1, y - high - r * 1.9), (x + r + 1, y - high), (x + r * 0.3, y - high)], INK, "none", o=0.25
    )


def _battlement(x0: float, x1: float, y: float, high: float) -> str:
    shapes = box(x0, y - high, x1 - x0, high, _STONE) + box(x0 + 1, y - 5, x1 - x0 - 2, 4, _DIM, "none")
    return shapes + "".join(box(x, y - high - 5, 6, 7, _STONE, lw=2) for x in range(round(x0), round(x1) - 5, 11))


def town() -> str:
    """Houses behind a wall."""
    shapes = (
        shadow(32, 59, 29)
        + _hut(18, 36, 22, _GOLD, "#a98338")
        + _hut(47, 36, 22, _BLUE, "#3d546b")
        + _hut(33, 47, 24, _RED, _RUST)
    )
    return shapes + _battlement(5, 60, 59, 12) + path("M26,59 L26,52 C26,45 39,45 39,52 L39,59Z", _DOOR)


def castle() -> str:
    """A keep between towers, with a flag."""
    shapes = shadow(33, 60, 30) + box(20, 22, 25, 30, _STONE) + box(35, 23, 9, 28, _DIM, "none")
    shapes += "".join(box(x, 16, 7, 8, _STONE, lw=2) for x in (19, 29, 39)) + stroke([(32, 18), (32, 2)], INK, 2.6)
    shapes += poly([(32, 2), (48, 7), (32, 12)], _RED, INK, 2) + box(30, 30, 5, 9, _DARK, "none")
    shapes += _battlement(10, 55, 60, 16) + path("M25,60 L25,52 C25,43 40,43 40,52 L40,60Z", _DOOR)
    return shapes + _turret(11, 60, 7.5, 30, _BLUE) + _turret(54, 60, 7.5, 30, _BLUE)


def camp() -> str:
    """Two tents and a fire."""
    shapes = (
        shadow(24, 44, 20)
        + poly([(4, 44), (22, 10), (40, 44)], "#e6d5a6")
        + poly([(22, 12), (39, 43), (28, 43)], "#b29f74", "none")
    )
    shapes += poly([(16, 44), (22, 24), (28, 44)], "#4d3b2a", INK, 2) + stroke([(22, 10), (22, 3)], INK, 2.6)
    shapes += (
        shadow(50, 48, 12)
        + poly([(37, 48), (50, 24), (62, 48)], "#cbb083")
        + poly([(50, 26), (61, 47), (54, 47)], "#9d855a", "none")
    )
    shapes += (
        stroke([(20, 61), (40, 56)], INK, 6)
        + stroke([(20, 56), (40, 61)], INK, 6)
        + stroke([(20, 61), (40, 56)], _WOOD, 2.6)
    )
    return (
        shapes
        + path("M30,60 C19,54 27,48 30,40 C34,48 41,54 30,60Z", "#dd8a3a", INK, 2)
        + path("M30,59 C26,56 29,52 30,48 C33,53 34,56 30,59Z", "#f7dd8a", "none")
    )


def cave() -> str:
    """A dark mouth in a rock."""
    rock: list[Point] = [(3, 58), (8, 36), (19, 17), (32, 9), (46, 16), (56, 34), (62, 58)]
    shapes = (
        shadow(32, 58, 29)
        + poly(rock, "#9c9483")
        + poly([(38, 57), (46, 38), (40, 14), (46, 18), (55, 35), (60, 57)], "#776f60", "none")
    )
    shapes += poly([(12, 34), (20, 19), (31, 12), (27, 22), (18, 31)], "#bdb5a4", "none")
    shapes += path("M15,58 L15,44 C15,25 47,25 47,44 L47,58Z", _PALE) + path(
        "M21,58 L21,45 C21,32 41,32 41,45 L41,58Z", _DARK
    )
    return shapes + stroke([(24, 54), (38, 54)], "#6d6254", 2.4)


def shrine() -> str:
    """Columns under a gable with a sun."""
    shapes = (
        shadow(32, 59, 27)
        + box(6, 52, 52, 8, _TAN)
        + box(11, 46, 42, 7, _PALE)
        + box(16, 24, 32, 23, "#5d6878", "none")
    )
    shapes += "".join(box(x, 22, 8, 25, _PALE) for x in (12, 28, 44)) + poly([(5, 24), (32, 4), (59, 24)], _PALE)
    return shapes + poly([(34, 7), (34, 22), (55, 22)], "#a99d87", "none") + oval(32, 16, 4.4, 4.4, _GOLD, INK, 2)


def port() -> str:
    """A sail at a pier, and waves."""
    shapes = oval(32, 50, 29, 11, _WAVE, "none") + path(
        "M8,50 q5,-4 10,0 t10,0 M36,58 q5,-4 10,0 t10,0", "none", _FOAM, 2.4
    )
    shapes += stroke([(27, 44), (27, 4)], INK, 4.6) + stroke([(27, 43), (27, 5)], _WOOD, 2)
    shapes += path("M29,7 C44,12 48,26 46,36 L29,36Z", _CREAM) + path("M37,13 C44,19 47,28 45,35 L38,35Z", _TAN, "none")
    shapes += poly([(25, 12), (25, 36), (10, 36)], _RED) + path(
        "M6,41 L50,41 C47,53 40,55 34,55 L19,55 C12,55 8,50 6,41Z", "#94683f"
    )
    return (
        shapes
        + stroke([(9, 46), (47, 46)], "#6d4a2c", 2)
        + box(50, 34, 14, 8, _WOOD)
        + "".join(box(x, 40, 5, 18, "#7d5a38", lw=2) for x in (51, 59))
    )


def ruin() -> str:
    """A broken arch and fallen columns."""
    shapes = shadow(32, 58, 28) + path(
        "M8,58 L8,20 L14,12 L19,22 C26,10 38,10 44,18 L44,28 C38,20 26,20 22,30 L22,58Z", _STONE
    )
    shapes += (
        path("M17,58 L17,28 L21,29 L21,57Z", _DIM, "none")
        + stroke([(8, 34), (22, 34)], _DIM, 1.8)
        + stroke([(8, 46), (22, 46)], _DIM, 1.8)
    )
    shapes += poly([(40, 58), (40, 40), (44, 34), (48, 41), (53, 37), (54, 58)], _STONE) + box(
        48, 42, 5, 15, _DIM, "none"
    )
    return shapes + box(25, 51, 14, 8, _PALE) + path("M9,24 q7,5 3,13 M43,58 q-2,-8 3,-12", "none", "#7d9050", 3.4)


def bridge() -> str:
    """An arch over a stream."""
    shapes = path("M18,64 C22,52 24,44 24,32 L42,32 C42,44 46,54 50,64Z", _WAVE) + path(
        "M30,56 q4,-3 8,0 M30,46 q3,-3 6,0", "none", _FOAM, 2.2
    )
    shapes += path("M3,44 C12,22 52,22 61,44 L61,52 L50,52 C46,36 20,36 15,52 L3,52Z", _STONE)
    shapes += path("M3,44 C12,22 52,22 61,44 L57,44 C48,29 16,29 7,44Z", _PALE, INK, 2)
    return shapes + "".join(
        stroke([a, b], _DIM, 1.8)
        for a, b in (((12, 40), (14, 46)), ((24, 33), (25, 38)), ((40, 33), (39, 38)), ((52, 40), (50, 46)))
    )


def signpost() -> str:
    """Two boards on a post."""
    shapes = (
        shadow(33, 58, 13)
        + box(29, 10, 7, 49, "#8a6840")
        + poly([(10, 15), (46, 15), (55, 21.5), (46, 28), (10, 28)], "#d0ae7d")
    )
    shapes += poly([(54, 33), (18, 33), (9, 39.5), (18, 46), (54, 46)], "#b08d60")
    return shapes + stroke([(17, 21.5), (40, 21.5)], "#8a6840", 2.2) + stroke([(24, 39.5), (47, 39.5)], "#7d5d38", 2.2)


def farm() -> str:
    """A house among fields."""
    fields: tuple[tuple[list[Point], str, str], ...] = (
        ([(3, 34), (28, 31), (30, 60), (4, 61)], "#d3be74", "#b0964f"),
        ([(32, 40), (61, 37), (60, 60), (33, 61)], "#a8a55c", "#83843f"),
    )
    shapes = ""
    for (a, b, c, d), fill, line in fields:
        shapes += poly([a, b, c, d], fill)
        for t in (0.25, 0.5, 0.75):
            shapes += stroke([(a[0] + (b[0] - a[0]) * t, a[1] + 3), (d[0] + (c[0] - d[0]) * t, d[1] - 3)], line, 2)
    return (
        shapes
        + shadow(42, 34, 16)
        + _hut(42, 34, 27, _RED, _RUST)
        + box(8, 14, 12, 16, _STONE)
        + path("M6,15 Q14,2 22,15Z", "#7f7468")
    )


SIGNS: dict[str, Callable[[], str]] = {
    **{"town": town, "castle": castle, "camp": camp, "cave": cave, "shrine": shrine},
    **{"port": port, "ruin": ruin, "bridge": bridge, "signpost": signpost, "farm": farm},
}
