"""Ways up and over: ramps of stone, stairs, the ends of bridges, bridges of rope, and landings where piers begin."""

from palette import Palette, mix
from vector import INK, Point, box, oval, path, poly, stroke, turned

ROPE, PLANK, DARK = "#b79a68", "#b08d60", "#8a6840"
_WATER_SHADE = "#2d4a55"
STAIRS = ("stone stairs", "earth stairs", "snow stairs", "stone ramp")
BRIDGES = ("long stone bridge", "long wood bridge", "rope bridge")
"""Those made of several parts; the others, of one square, end at both sides."""
BRIDGE_FORMS = (10, 2, 8, 5, 4, 1)
"""Across: a middle and the ends that go on to the east and to the west; then the same along: south and north."""


def stairs(palette: Palette, kind: str, way: str) -> str:
    """Stairs, or a paved ramp, down the way it is named: each step is a little darker than the one above."""
    stone = palette.stone["wall"]
    face, tread, edge = mix(stone.dark, stone.middle, 0.5), stone.light, stone.middle
    if kind == "earth stairs":
        face, tread, edge = "#7a5a38", palette.road[1], "#94703f"
    if kind == "snow stairs":
        face, tread, edge = "#a9adab", "#dcdeda", "#c3c9cb"
    shapes = poly([(8, -3), (56, -3), (59, 67), (5, 67)], tread)
    if kind == "stone ramp":
        return turned(shapes + _paved(tread, edge) + _cheeks(edge, face), way)
    for step in range(6):
        y = 2 + step * 11
        left, right = 7.5 - step * 0.5, 56.5 + step * 0.5
        shapes += box(left, y, right - left, 11, mix(tread, INK, step * 0.035), "none")
        shapes += box(left, y + 6.5, right - left, 4.5, mix(face, INK, step * 0.04), mix(face, INK, 0.6), 1.2)
        shapes += stroke([(left + 2, y + 5.4), (right - 2, y + 5.4)], "#fffbe6", 1.2, 0.45)
    return turned(shapes + _cheeks(edge, face), way)


def _paved(tread: str, edge: str) -> str:
    shapes = ""
    for row in range(5):
        y = -2 + row * 14
        shapes += stroke([(8, y + 13), (56, y + 13)], edge, 1.6)
        shapes += "".join(stroke([(x, y), (x, y + 13)], edge, 1.4) for x in range(18 + row % 2 * 9, 56, 18))
    return shapes + path("M25,26 L32,33 L39,26 M25,37 L32,44 L39,37", "none", mix(tread, INK, 0.6), 2.4, 0.6)


def _cheeks(edge: str, face: str) -> str:
    """The low walls beside stairs."""
    left: list[Point] = [(4, -3), (10, -3), (8, 67), (1, 67)]
    right: list[Point] = [(54, -3), (60, -3), (63, 67), (56, 67)]
    return poly(left, edge) + poly(right, face)


def bridge_piece(palette: Palette, kind: str, form: int) -> str:
    """A middle or an end of a long bridge; one from north to south is no other turned: the light stays the same."""
    kind = kind.removeprefix("long ")
    if form in (10, 2, 8):
        return _across(palette, kind) + "".join(
            _head(palette, kind, x) for x, on in ((0, form & 8), (64, form & 2)) if not on
        )
    return _along(palette, kind) + "".join(
        _foot(palette, kind, y) for y, on in ((0, form & 1), (64, form & 4)) if not on
    )


def bridge(palette: Palette, kind: str, axis: str) -> str:
    """A bridge of one square along the axis, EW or NS."""
    if axis == "EW":
        return _across(palette, kind) + _head(palette, kind, 0) + _head(palette, kind, 64)
    return _along(palette, kind) + _foot(palette, kind, 0) + _foot(palette, kind, 64)


def _tones(palette: Palette, kind: str) -> tuple[str, str, str]:
    """Rail, deck and joints."""
    if kind == "stone bridge":
        stone = palette.stone["wall"]
        return stone.middle, palette.stone["rampart"].light, stone.dark
    return (DARK, PLANK, DARK) if kind == "wood bridge" else (ROPE, "#a5855a", "#7d6040")


def _across(palette: Palette, kind: str) -> str:
    rail, deck, joint = _tones(palette, kind)
    if kind == "rope bridge":
        shapes = box(-2, 44, 68, 8, _WATER_SHADE, "none", o=0.28)
        shapes += "".join(
            box(x, 19, 6.4, 26, deck if x % 16 else mix(deck, INK, 0.12), lw=1.7) for x in range(1, 64, 8)
        )
        for y in (14, 47):
            shapes += "".join(stroke([(x, y), (x, y + (6 if y < 30 else -4))], INK, 1.6) for x in range(4, 64, 8))
            shapes += stroke([(-3, y), (67, y)], INK, 4.6) + stroke([(-3, y), (67, y)], ROPE, 2)
        return shapes
    shapes = box(-2, 54, 68, 8, _WATER_SHADE, "none", o=0.3) + box(-3, 14, 70, 34, deck)
    shapes += "".join(stroke([(x, 17), (x, 45)], joint, 1.3, 0.7) for x in range(4, 64, 8))
    shapes += box(-3, 8, 70, 8, rail) + box(-3, 43, 70, 13, rail)
    return shapes + "".join(stroke([(x, 44), (x, 48)], joint, 1.3, 0.8) for x in range(5, 64, 11))


def _along(palette: Palette, kind: str) -> str:
    rail, deck, joint = _tones(palette, kind)
    if kind == "rope bridge":
        shapes = box(20, -2, 34, 68, _WATER_SHADE, "none", o=0.24)
        shapes += "".join(
            box(19, y, 26, 6.4, deck if y % 16 else mix(deck, INK, 0.12), lw=1.7) for y in range(1, 64, 8)
        )
        for x in (15, 49):
            shapes += "".join(stroke([(x, y), (x + (4 if x < 30 else -4), y)], INK, 1.6) for y in range(4, 64, 8))
            shapes += stroke([(x, -3), (x, 67)], INK, 4.6) + stroke([(x, -3), (x, 67)], ROPE, 2)
        return shapes
    shapes = box(10, -2, 52, 68, _WATER_SHADE, "none", o=0.22) + box(12, -3, 40, 70, deck)
    shapes += "".join(stroke([(15, y), (49, y)], joint, 1.3, 0.7) for y in range(4, 64, 8))
    shapes += box(7, -3, 8, 70, rail) + box(49, -3, 8, 70, rail)
    return shapes + "".join(stroke([(x, y), (x + 6, y)], joint, 1.2, 0.7) for y in range(8, 64, 11) for x in (8, 50))


def _post(x: float, y: float, wide: float, high: float, body: str, top: str) -> str:
    return box(x - wide / 2, y - high, wide, high, body) + box(x - wide / 2, y - high, wide, 5, top, lw=2)


def _head(palette: Palette, kind: str, x: float) -> str:
    """What a bridge ends with at its west or east bank: stout posts at the tile's edge."""
    at = 6 if x == 0 else 58
    return _posts(palette, kind, ((at, 20), (at, 58)))


def _foot(palette: Palette, kind: str, y: float) -> str:
    """The same at its north or south bank."""
    at = 14 if y == 0 else 62
    return _posts(palette, kind, ((11, at), (53, at)) if kind != "rope bridge" else ((15, at), (49, at)))


def _posts(palette: Palette, kind: str, places: tuple[Point, ...]) -> str:
    rail, deck, _ = _tones(palette, kind)
    if kind == "stone bridge":
        return "".join(_post(x, y, 12, 17, rail, deck) for x, y in places)
    if kind == "wood bridge":
        return "".join(_post(x, y, 8, 16, rail, PLANK) for x, y in places)
    return "".join(_post(x, y - 4, 7, 15, DARK, PLANK) + oval(x, y - 11, 4.6, 2.4, ROPE, INK, 1.4) for x, y in places)


def landing(way: str) -> str:
    """Planks over the rail of a bridge, where a pier goes off; a pier's deck is as wide."""
    shapes = box(18, 40, 28, 28, PLANK, lw=2.2)
    shapes += "".join(stroke([(19, y), (45, y)], DARK, 1.3, 0.8) for y in range(44, 68, 8))
    posts = "".join(
        box(x - 3, 45, 6, 11, DARK, lw=1.8, r=2) + oval(x, 46, 3, 1.6, "#c4a274", INK, 1.4) for x in (18, 46)
    )
    return turned(shapes, way) + (posts if way == "S" else "")
