"""Question 6b: the time passes over a board or over cards."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, flat, group, path, polygon, rod, scratch, shade, shine
from game.ui.pictures.folk import Face, Folk
from game.ui.pictures.people import hand, limb
from game.ui.pictures.sheet import glow, scattered, specks, table_top, wash


def _chess() -> Svg:
    """The child has moved; the old man sees it only now."""
    drawn = wash("#3c4a52", "#51605f", "#6b6f5c") + path("M96,24 H168 V104 H96Z", "#24304a")
    drawn += specks(scattered(3, 12, 100, 30, 64, 60), "#f3ecd0", 1.3)
    drawn += rod("M96,24 H168 V104 H96Z M132,24 V104 M96,64 H168", "bark", 4)
    child = Folk(
        Face(skin="skin4", hair="coal", cut="curls", mood="glad", turn=0.8),
        cloth="#b8772f",
        crown=19,
        lean=4,
        left=((-18, -46), (-10, -36)),
        right=((24, -46), (32, -40)),
        behind="both",
    )
    elder = Folk(
        Face(skin="skin2", cut="bald", mood="awe", turn=-0.8, beard="snow"),
        cloth="#6b4a5c",
        lean=-5,
        left=((-18, -46), (-10, -36)),
        right=((18, -46), (10, -40)),
        behind="both",
    )
    drawn += child.at(52, 226, 116) + elder.at(212, 236, 150) + table_top(160)
    drawn += _board() + _candle(24, 196)
    drawn += limb("M70,158 Q92,172 104,164", "#b8772f", 11) + hand(109, 163, 7, "skin4")
    drawn += limb("M228,152 Q244,172 214,172", "#6b4a5c", 13) + hand(208, 171, 8)
    return drawn + limb("M190,156 Q170,160 184,142", "#6b4a5c", 13) + hand(188, 136, 8)


def _board() -> Svg:
    """A board of six by six in perspective, and the men still on it."""
    drawn = path("M88,170 H178 L204,226 H62Z", "#7d5430", 2.4)
    squares = 6

    def corner(column: float, row: float) -> tuple[float, float]:
        depth = row / squares
        y, half = 173 + 48 * depth**1.15, 43 + 23 * depth
        return 133 + half * (2 * column / squares - 1), y

    for row in range(squares):
        for column in range(squares):
            edges = [corner(column + a, row + b) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
            drawn += polygon(edges, "#efdcae" if (row + column) % 2 else "#8a5a34")
    for across, down, form, colour in _MEN:
        x, y = corner(across + 0.5, down + 0.7)
        man = path(form, colour, 2) + shine("M-4,-3 C-3,-8 -3,-11 -3,-14", 0.4, 1.4)
        drawn += group(man, f"translate({x:.1f},{y:.1f}) scale({1 + 0.07 * down:.2f})")
    return drawn


_BASE = "M-8,0 C-8,-5 -5,-5 -4,-8"
_PAWN = _BASE + " L-2.6,-14 C-8,-18 -4,-24 0,-24 C4,-24 8,-18 2.6,-14 L4,-8 C5,-5 8,-5 8,0Z"
_ROOK = _BASE + " L-4,-20 H-7 V-28 H-3.6 V-25 H-1.6 V-28 H1.6 V-25 H3.6 V-28 H7 V-20 H4 L4,-8 C5,-5 8,-5 8,0Z"
_KING = (
    _BASE
    + " L-3,-20 L-7,-31 H-1.6 V-34 H-4 V-37 H-1.6 V-40 H1.6 V-37 H4 V-34 H1.6 V-31 H7 L3,-20 L4,-8 C5,-5 8,-5 8,0Z"
)
_QUEEN = _BASE + " L-3,-20 L-8,-33 L-3.6,-28 L0,-36 L3.6,-28 L8,-33 L3,-20 L4,-8 C5,-5 8,-5 8,0Z"
_KNIGHT = _BASE + " C-6,-16 2,-18 1,-22 L-6,-19 L-8,-24 C-6,-29 -3,-32 -1,-34 L0,-30 C8,-28 9,-16 5,-8 C5,-5 8,-5 8,0Z"


_MEN = (
    (5, 0, _ROOK, "bone"),
    (3.1, 1, _KING, "bone"),
    (4, 2, _PAWN, "bone"),
    (1, 1, _KNIGHT, "black"),
    (0, 3.4, _QUEEN, "black"),
    (4, 4, _PAWN, "black"),
    (2, 4, _PAWN, "bone"),
)
"""Where the men stand, by column and row, the back row first."""


def _candle(x: float, y: float) -> Svg:
    drawn = glow(x, y - 40, 54, "#ffd98a", 0.75)
    drawn += path(f"M{x - 15},{y} C{x - 13},{y - 8} {x + 13},{y - 8} {x + 15},{y}Z", "brass")
    drawn += path(f"M{x - 6},{y - 5} V{y - 32} H{x + 6} V{y - 5}Z", "bone")
    return drawn + path(
        f"M{x},{y - 34} C{x + 8},{y - 42} {x + 2},{y - 50} {x},{y - 56} C{x - 2},{y - 50} {x - 8},{y - 42} "
        f"{x},{y - 34}Z",
        "spark",
        1.8,
    )


def _cards() -> Svg:
    """Five in the hand, and a face across the table that gives nothing away."""
    drawn = wash("#3a2f2b", "#5b4433", "#6f5238") + glow(132, 34, 110, "#ffcf7a", 0.6)
    drawn += path("M132,-6 V22", width=2.4) + path("M108,40 C110,26 122,20 132,20 C142,20 154,26 156,40Z", "brass")
    drawn += flat("M114,40 H150 C148,48 116,48 114,40Z", "#fff3c0")
    rival = Folk(
        Face(skin="skin3", hair="coal", cut="hat", mood="bored", turn=-0.15, beard="coal", cloth="#4a3a55"),
        cloth="#3f5a66",
        lean=2,
        left=((-26, -50), (-12, -44)),
        right=((26, -50), (12, -44)),
        behind="both",
    )
    drawn += rival.at(138, 214, 132) + table_top(136, "#4f7050", "#35503a", "#41604a")
    for turn in (-24, -4, 16):
        drawn += group(
            path("M-13,-40 H13 V0 H-13Z", "#8a2f2a", 2) + path("M-9,-36 H9 V-4 H-9Z", width=1.4, stroke="gold"),
            f"translate(138,156) rotate({turn}) translate(0,-4)",
        )
    drawn += hand(128, 154, 8, "skin3") + hand(150, 155, 8, "skin3") + _coins()
    faces = (_CARD_TOWER, _CARD_SWORD, _CARD_SUN, _CARD_CROWN, _CARD_LEAF)
    for face, turn in zip(faces, (-54, -28, -2, 24, 50), strict=True):
        card = path("M-21,-98 C-21,-101 -20,-102 -17,-102 H17 C20,-102 21,-101 21,-98 V-36 H-21Z", "#f6eccd", 2.2)
        drawn += group(card + group(face, "translate(0,-72)"), f"translate(116,240) rotate({turn})")
    thumb = path("M92,252 C82,226 90,204 106,198 C116,194 124,198 122,206 C120,214 116,220 118,230 L130,252Z", "skin2")
    thumb += scratch("M108,204 C112,200 117,200 119,204", width=1.6)
    return drawn + thumb + shade("M117,222 C114,228 119,236 130,252 H114 C109,240 111,230 117,222Z", 0.16)


def _coins() -> Svg:
    """What is at stake."""
    drawn = ""
    for x, y, pile in ((204, 182, 4), (226, 190, 2), (34, 176, 1), (222, 172, 3)):
        for i in range(pile):
            drawn += ball(x, y - 4 * i, 11, "gold" if i == pile - 1 else "brass", 2, 4.6)
    return drawn


_CARD_TOWER = path("M-10,18 V-6 H-13 V-18 H-7 V-13 H-3 V-18 H3 V-13 H7 V-18 H13 V-6 H10 V18Z", "stone", 1.8) + flat(
    "M-4,18 V8 C-4,3 4,3 4,8 V18Z", "ink"
)
_CARD_SWORD = (
    path("M-2.6,8 V-20 L0,-25 L2.6,-20 V8Z", "blade", 1.6) + path("M-9,8 H9 M0,9 V20", width=4) + dot(0, 21, 3, "ember")
)
_CARD_SUN = (
    path(
        "M0,-22 L4,-11 L14,-16 L11,-5 L21,0 L11,5 L14,16 L4,11 L0,22 L-4,11 L-14,16 L-11,5 L-21,0 L-11,-5 "
        "L-14,-16 L-4,-11Z",
        "gold",
        1.6,
    )
    + dot(-3, -1, 1.6)
    + dot(3, -1, 1.6)
    + path("M-4,4 q4,4 8,0", width=1.6)
)
_CARD_CROWN = path("M-14,12 L-17,-12 L-7,-2 L0,-17 L7,-2 L17,-12 L14,12Z", "ember", 1.8) + path(
    "M-13,7 H13", width=1.8, stroke="gold"
)
_CARD_LEAF = path("M0,20 C-20,10 -16,-10 0,-24 C16,-10 20,10 0,20Z", "moss", 1.8) + path(
    "M0,20 V-12 M0,6 L8,-2 M0,2 L-8,-6", width=1.6
)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"pastime_chess": _chess, "pastime_cards": _cards})
"""The pictures by name."""
