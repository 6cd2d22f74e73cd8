"""Question 6b: the time passes with arms on the table, or far from school."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, flat, group, path, rod, scratch, shade, shine
from game.ui.pictures.folk import Face, Folk
from game.ui.pictures.people import hand, limb
from game.ui.pictures.sheet import clouds, smoke, sun, table_top, tree, wash


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
    return drawn + rod("M96,246 V224 C96,218 172,218 172,224 V246", "wood", 3.4)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"pastime_arms": _arms, "pastime_truant": _truant})
"""The pictures by name."""
