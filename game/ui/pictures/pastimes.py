"""Question 6b: how the time passes for those who joined no club."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, flat, group, path, polygon, rod, scratch, shade, shine
from game.ui.pictures.folk import Face, Folk
from game.ui.pictures.people import hand, limb
from game.ui.pictures.sheet import clouds, glow, scattered, smoke, specks, sun, table_top, tree, wash


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
            form = [corner(column + a, row + b) for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
            drawn += polygon(form, "#efdcae" if (row + column) % 2 else "#8a5a34")
    men = (
        (5, 0, _ROOK, "bone"),
        (3.1, 1, _KING, "bone"),
        (4, 2, _PAWN, "bone"),
        (1, 1, _KNIGHT, "black"),
        (0, 3.4, _QUEEN, "black"),
        (4, 4, _PAWN, "black"),
        (2, 4, _PAWN, "bone"),
    )
    for column, row, form, colour in men:
        x, y = corner(column + 0.5, row + 0.7)
        man = path(form, colour, 2) + shine("M-4,-3 C-3,-8 -3,-11 -3,-14", 0.4, 1.4)
        drawn += group(man, f"translate({x:.1f},{y:.1f}) scale({1 + 0.07 * row:.2f})")
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


def _arms() -> Svg:
    """The strongest of the village meets a grandmother who is not even putting her tea down."""
    drawn = wash("#8a6b4a", "#9a7a54", "#a98a60") + _tavern()
    big = Folk(
        Face(skin="#e08f74", hair="coal", cut="crop", mood="stern", turn=0.7, beard="coal", tilt=8),
        cloth="#5f7a5a",
        sleeve="#5f7a5a",
        lean=6,
        left=((-22, -46), (-14, -36)),
        right=((16, -46), (14, -36)),
        behind="both",
    )
    drawn += big.at(56, 244, 168)
    small = Folk(
        Face(skin="skin2", hair="snow", cut="bun", mood="calm", turn=-0.5),
        cloth="#7d5a86",
        apron="linen",
        left=((-18, -46), (-14, -36)),
        right=((18, -46), (14, -40)),
        behind="both",
    )
    drawn += small.at(208, 228, 116) + table_top(168)
    drawn += limb("M84,160 L96,186 L130,140", "#5f7a5a", 22) + limb("M118,158 L130,142", "#e08f74", 15)
    drawn += limb("M192,168 L172,188 L142,142", "#7d5a86", 12)
    drawn += limb("M30,166 Q28,192 56,196", "#5f7a5a", 20) + hand(60, 196, 11, "#e08f74")
    drawn += path("M122,138 C118,124 128,116 138,118 C150,118 154,130 148,140 C142,150 126,150 122,138Z", "#e08f74")
    drawn += path(
        "M128,120 C134,114 148,116 152,124 C154,130 150,134 146,134 C140,134 130,132 126,130 C122,126 124,122 128,120Z",
        "skin2",
        2.2,
    )
    drawn += path("M134,118 V130 M141,118 V132 M147,122 L145,133", width=1.6)
    drawn += path("M114,112 l-8,-7 M132,104 V92 M152,108 l7,-9", width=2.8, stroke="#fff3d2")
    drawn += limb("M226,166 Q248,164 234,146", "#7d5a86", 12) + _cup(226, 140) + hand(236, 142, 6.4)
    drops = "M24,92 q-5,7 0,10 q5,-3 0,-10Z M90,84 q-5,7 0,10 q5,-3 0,-10Z M16,112 q-4,6 0,9 q4,-3 0,-9Z"
    return drawn + path(drops, "#bfe0ea", 1.6) + _mug(86, 214)


def _cup(x: float, y: float) -> Svg:
    drawn = path(
        f"M{x - 11},{y - 8} H{x + 11} C{x + 11},{y + 4} {x + 6},{y + 8} {x},{y + 8} C{x - 6},{y + 8} "
        f"{x - 11},{y + 4} {x - 11},{y - 8}Z",
        "white",
        2.2,
    )
    return drawn + path(f"M{x - 8},{y} q4,-4 8,0 q4,4 8,0", width=1.8, stroke="#5f7fa8") + smoke(x, y - 14, 22)


def _mug(x: float, y: float) -> Svg:
    """A mug that the struggle has set dancing."""
    body = path("M-13,-26 H13 L11,6 H-11Z", "tan") + path("M13,-20 C24,-20 24,-2 12,-2", width=4.6)
    body += path("M-12,-12 H12 M-11.6,-2 H11.6", width=1.8)
    foam = path("M-15,-24 C-18,-34 -8,-36 -4,-32 C0,-38 10,-36 10,-31 C18,-34 18,-24 14,-24Z", "white", 2)
    drawn = group(body + shade("M4,-24 H13 L11,6 H3Z") + foam, f"translate({x},{y}) rotate(-9)")
    return drawn + path(f"M{x - 20},{y + 8} q-4,-4 -2,-8 M{x + 20},{y + 10} q5,-3 4,-8", width=2)


def _tavern() -> Svg:
    """Boards, a shelf with jugs, and two who have bet on it."""
    drawn = path("M36,0 V170 M88,0 V170 M140,0 V170 M192,0 V170 M240,0 V170", width=1.6, stroke="#7a5a3a")
    drawn += path("M150,58 H262 V65 H150Z", "bark")
    for x, colour in ((166, "#5f7f8a"), (194, "#a0553a"), (224, "#6f7440"), (250, "#5f7f8a")):
        drawn += path(
            f"M{x - 9},58 C{x - 14},46 {x - 6},42 {x - 5},34 H{x + 5} C{x + 6},42 {x + 14},46 {x + 9},58Z", colour, 2.2
        )
        drawn += shine(f"M{x - 6},54 C{x - 8},48 {x - 5},44 {x - 4},41", 0.5)
    for face, x, y in (
        (Face(skin="skin3", hair="brown", mood="awe"), 116, 80),
        (Face(skin="skin4", hair="coal", cut="curls", mood="laugh", turn=0.3), 148, 86),
    ):
        drawn += path(f"M{x - 18},172 C{x - 20},{y - 8} {x + 20},{y - 8} {x + 18},172Z", "#6f6248", 2.2)
        drawn += face.at(x, y, 13)
    return drawn + flat("M-6,0 H270 V168 H-6Z", "#8a6b4a", opacity=0.32)


def _truant() -> Svg:
    """Two at their desks, one empty place, and a kite behind the window."""
    drawn = wash("#d6c08e", "#c7ab76") + path("M66,22 H226 V146 H66Z", "#a9cfda")
    drawn += flat("M67,60 H225 V120 H67Z", "#cfe0cf", opacity=0.7)
    drawn += sun(94, 44, 11) + clouds("#f7f2e0", ((190, 86, 30), (120, 72, 22)))
    drawn += path("M66,112 C100,98 150,104 226,94 V146 H66Z", "#9ab47a", 2)
    drawn += path("M66,128 C110,114 170,120 226,116 V146 H66Z", "#86a558", 2)
    drawn += tree(4, 204, 120, 15)
    drawn += flat("M150,146 C156,136 168,130 164,122 L170,122 C176,132 168,138 172,146Z", "#dcc78a")
    runaway = Folk(
        Face(skin="skin2", hair="ginger", cut="mop", mood="laugh", turn=0.7),
        cloth="ember",
        crown=19,
        lean=8,
        left=((-20, -58), (-30, -68)),
        right=((22, -66), (32, -82)),
        left_foot=((-12, -20), (-26, -10)),
        right_foot=((16, -24), (22, -2)),
        left_heel=40,
        toes=1,
    )
    drawn += runaway.at(122, 140, 60) + path("M141,92 C152,84 162,74 172,62", width=1.5) + _kite(180, 52)
    drawn += _dog(86, 138)
    drawn += rod("M66,22 H226 V146 H66Z", "bark", 6) + path("M58,146 H234 V156 H58Z", "wood")
    drawn += path("M66,22 L30,10 V166 L66,146Z", "#b5cfd2")
    drawn += rod("M66,22 L30,10 V166 L66,146Z M30,88 L66,84", "bark", 4)
    drawn += path("M226,22 L256,8 V164 L226,146Z", "#b5cfd2")
    drawn += rod("M226,22 L256,8 V164 L226,146Z M256,86 L226,84", "bark", 4)
    return drawn + _class()


def _kite(x: float, y: float) -> Svg:
    form = path("M0,-18 L14,0 L0,22 L-14,0Z", "ember", 2) + flat("M0,-18 L14,0 L0,22Z", "gold")
    form += path("M0,-18 V22 M-14,0 H14 M0,-18 L14,0 L0,22 L-14,0Z", width=1.6)
    tail = path("M0,22 C8,28 -2,34 6,40", width=1.5) + path("M2,28 l-5,-3 v5Z M5,38 l6,-3 v5Z", "white", 1.3)
    return group(form + tail, f"translate({x},{y}) rotate(28)")


def _dog(x: float, y: float) -> Svg:
    drawn = path(
        "M-14,-4 C-14,-12 4,-12 6,-12 C6,-18 14,-18 16,-13 L21,-11 L18,-7 L11,-6 C8,-2 -8,-2 -14,-4Z", "tawny", 2
    )
    drawn += path("M-10,-4 L-18,2 M6,-4 L14,0 M-14,-8 C-20,-10 -20,-14 -22,-16", width=3)
    drawn += path("M8,-16 C4,-16 4,-10 6,-8", "bark", 1.8)
    return group(drawn + dot(14, -12.4, 1.2), f"translate({x},{y})")


def _class() -> Svg:
    """The row of desks, seen from the last bench."""
    drawn = ""
    for face, cloth, x in (
        (Face(hair="coal", skin="skin4", away=True), "#5f7a8a", 40),
        (Face(hair="blond", cut="bun", away=True), "#8a5a6b", 226),
    ):
        drawn += path(
            f"M{x - 30},246 C{x - 32},196 {x - 18},188 {x},188 C{x + 18},188 {x + 32},196 {x + 30},246Z", cloth
        )
        drawn += shade(f"M{x + 8},188 C{x + 24},190 {x + 32},200 {x + 30},246 H{x + 12}Z") + face.at(x, 172, 19)
    drawn += path("M84,178 H184 L196,202 H72Z", "wood") + path("M72,202 H196 V212 H72Z", "bark")
    drawn += path("M98,196 L104,182 L126,184 L146,181 L152,195 L126,198Z", "white", 2)
    drawn += path("M126,184 V198", width=1.8)
    drawn += scratch("M106,187 L120,188 M105,191 L120,192 M131,188 L146,186", "grey", 1.3)
    drawn += ball(172, 190, 6.4, "ember", 2) + path("M172,184 q2,-4 4,-5", width=1.8)
    drawn += path("M96,246 V224 C96,218 172,218 172,224 V246", "none", 6.4)
    return drawn + path("M96,246 V224 C96,218 172,218 172,224 V246", width=3.4, stroke="wood")


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"pastime_chess": _chess, "pastime_cards": _cards, "pastime_arms": _arms, "pastime_truant": _truant}
)
"""The pictures by name."""
