"""Question 9: when somebody turns over a new leaf."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, rod, scratch, shade, shine
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.people import hand, limb
from game.ui.pictures.sheet import birds, blob, clouds, flame, glow, land, scattered, specks, sun, table_top, wash


def _daily() -> Svg:
    """A page a day, and the wind takes those that are done with."""
    drawn = wash("#e6d3a2", "#d8bf88") + path("M132,22 H262 V142 H132Z", "#a9d0dc") + sun(226, 54, 15)
    drawn += clouds("#f8f3e2", ((172, 60, 30), (236, 94, 26)))
    drawn += flat("M132,122 C170,106 220,114 262,104 V142 H132Z", "#9bb675")
    drawn += flat("M132,134 C170,122 220,130 262,124 V142 H132Z", "#86a558") + rod("M132,22 H262 V142 H132Z", "bark", 6)
    drawn += path("M124,142 H270 V152 H124Z", "wood") + path("M132,22 L108,10 V158 L132,142Z", "#bcd9de")
    drawn += rod("M132,22 L108,10 V158 L132,142Z M108,84 L132,80", "bark", 4)
    drawn += _pot(240, 142)
    student = Folk(
        Face(skin="skin3", hair="coal", cut="mop", mood="laugh", turn=0.4),
        cloth="#5f8a6b",
        left=((-20, -48), (-12, -36)),
        right=((18, -46), (12, -36)),
        behind="both",
    )
    drawn += student.at(78, 236, 142) + table_top(172)
    drawn += path("M64,206 L74,182 L112,186 L152,180 L168,204 L114,210Z", "#7c2f2f", 2.4)
    drawn += path(
        "M70,202 L79,180 C94,176 106,180 113,186 C122,178 138,174 148,178 L161,200 C144,196 126,200 114,206 "
        "C104,200 86,198 70,202Z",
        "bone",
        2,
    )
    drawn += path("M113,186 L114,205", width=1.8)
    drawn += scratch(
        "M84,186 q10,-3 22,2 M81,191 q12,-3 26,3 M78,196 q14,-3 29,3 M122,188 q10,-6 22,-4", "#8d7f66", 1.5
    )
    page = path("M113,186 C118,166 132,154 154,156 C148,164 146,176 148,186 C136,184 122,188 114,198Z", "white", 2.2)
    drawn += page + scratch("M124,176 C130,168 138,164 146,163 M124,184 C130,178 136,175 144,174", "#8d7f66", 1.5)
    drawn += limb("M101,152 Q126,168 140,158", "#5f8a6b", 13) + hand(144, 155, 8, "skin3")
    drawn += limb("M54,152 Q40,184 70,190", "#5f8a6b", 13) + hand(75, 190, 8, "skin3") + _quill(78, 188)
    drawn += _inkwell(196, 200)
    for x, y, turn, k in (
        (40, 60, -24, 1),
        (84, 40, 14, 0.8),
        (160, 116, 22, 0.7),
        (188, 84, -30, 1),
        (214, 160, 8, 0.9),
        (28, 118, 30, 0.8),
        (236, 60, -10, 0.6),
        (118, 76, 40, 0.7),
    ):
        drawn += group(_LOOSE, f"translate({x},{y}) rotate({turn}) scale({k})")
    return drawn + path(
        "M60,86 q14,-10 28,-2 M196,116 q16,-8 30,2 M140,62 q10,-8 22,-2", width=2, stroke="white", opacity=0.8
    )


_LOOSE = path("M-16,-12 C-6,-18 6,-8 16,-13 L14,13 C6,16 -6,8 -15,14Z", "#fbf6e4", 2) + scratch(
    "M-10,-6 C-4,-9 4,-3 10,-6 M-10,0 C-4,-3 4,3 10,0 M-10,6 C-4,3 2,8 6,6", "#a2947a", 1.5
)
"""A written page in the wind."""


def _quill(x: float, y: float) -> Svg:
    feather = path("M0,0 L6,-16 C4,-34 14,-48 28,-54 C30,-38 24,-22 9,-14 L2,2Z", "white", 2)
    feather += scratch("M4,-8 C10,-26 18,-40 26,-50", width=1.5)
    return group(feather, f"translate({x},{y})")


def _inkwell(x: float, y: float) -> Svg:
    drawn = path(
        f"M{x - 14},{y} V{y - 14} C{x - 14},{y - 20} {x - 7},{y - 20} {x - 7},{y - 26} H{x + 7} C{x + 7},{y - 20} "
        f"{x + 14},{y - 20} {x + 14},{y - 14} V{y}Z",
        "#4f5f7a",
    )
    drawn += element("ellipse", cx=x, cy=y - 26, rx=8, ry=2.6, fill="ink")
    return drawn + shine(f"M{x - 9},{y - 4} V{y - 13}", 0.5)


def _pot(x: float, y: float) -> Svg:
    """A seedling on the sill: it too has a new leaf."""
    drawn = path(f"M{x},{y - 18} V{y - 38}", width=4)
    drawn += path(
        f"M{x},{y - 30} C{x - 16},{y - 30} {x - 16},{y - 44} {x - 18},{y - 46} C{x - 4},{y - 46} {x},{y - 40} "
        f"{x},{y - 30}Z",
        "leaf",
        2,
    )
    drawn += path(
        f"M{x},{y - 34} C{x + 12},{y - 36} {x + 12},{y - 48} {x + 14},{y - 50} C{x + 2},{y - 50} {x},{y - 42} "
        f"{x},{y - 34}Z",
        "#a9cf6a",
        2,
    )
    drawn += path(f"M{x - 13},{y - 20} H{x + 13} L{x + 9},{y} H{x - 9}Z", "#b0603f", 2.2)
    return drawn + path(f"M{x - 15},{y - 25} H{x + 15} V{y - 18} H{x - 15}Z", "#c4724e", 2)


def _slowly() -> Svg:
    """While he sleeps the tree turns, the beard grows, and the snail gets there."""
    drawn = wash("#c9d3c0", "#ecdcae", "#f1cf8f") + glow(210, 84, 80, "#fff2c4", 0.8)
    drawn += land([(-6, 138), (80, 122), (170, 140), (270, 124)], "#b7a66a", 0)
    drawn += birds(((196, 52, 6), (210, 60, 5), (222, 50, 5)), "bark")
    drawn += land([(-6, 182), (90, 172), (200, 182), (270, 176)], "#a8964f") + _autumn_tree()
    sleeper = Folk(
        Face(skin="skin2", hair="snow", cut="mop", mood="asleep", turn=0.4, beard="snow", tilt=16),
        cloth="#6b7f8a",
        hose="#5c4a3a",
        boots="#6b3f2a",
        lean=-8,
        left=((-24, -44), (-8, -30)),
        right=((14, -42), (4, -30)),
        left_foot=((24, -48), (40, -22)),
        right_foot=((46, -34), (66, -22)),
        toes=1,
    )
    drawn += shadow(150, 210, 62) + sleeper.at(112, 238, 124)
    beard = (
        "M88,142 C84,160 96,180 104,196 C112,206 132,206 150,210 C140,198 128,194 124,176 C122,164 124,154 "
        "120,146 C110,152 98,150 88,142Z"
    )
    drawn += path(beard, "snow")
    drawn += scratch("M100,156 C102,174 110,190 120,200 M112,158 C112,172 116,186 126,196", "grey", 1.6)
    drawn += _heap() + _snail(204, 196)
    for i, (x, y, turn) in enumerate(
        (
            (150, 96, 20),
            (182, 128, -40),
            (214, 104, 70),
            (166, 156, 10),
            (236, 148, -20),
            (132, 120, -60),
            (192, 70, 40),
            (246, 88, 12),
        )
    ):
        drawn += _leaf(x, y, turn, _AUTUMN[i % len(_AUTUMN)])
    return drawn


_AUTUMN = ("#d8772f", "#c9a23a", "#b5452f", "#a8803a")


def _leaf(x: float, y: float, turn: float, colour: str) -> Svg:
    form = path("M0,9 C-9,4 -8,-6 0,-11 C8,-6 9,4 0,9Z", colour, 1.8) + path("M0,13 V-5", width=1.4)
    return group(form, f"translate({x},{y}) rotate({turn})")


def _heap() -> Svg:
    """Leaves that have come to rest on him and around."""
    places = (
        (28, 212),
        (52, 218),
        (74, 208),
        (170, 216),
        (196, 222),
        (222, 216),
        (244, 212),
        (96, 220),
        (146, 222),
        (128, 208),
        (118, 184),
        (158, 204),
        (84, 190),
    )
    return "".join(_leaf(x, y, x * 7 % 160 - 80, _AUTUMN[x // 3 % len(_AUTUMN)]) for x, y in places)


def _autumn_tree() -> Svg:
    trunk = (
        "M18,214 C36,196 40,150 36,96 C30,80 20,70 8,60 L16,52 C28,60 38,68 44,80 C46,64 46,52 42,40 L54,38 "
        "C58,54 60,66 60,80 C68,66 78,60 90,54 L96,62 C82,70 74,82 72,98 C70,150 76,196 96,212 C70,206 44,206 "
        "18,214Z"
    )
    drawn = "".join(
        path(blob(seed, x, y, r, 11), colour, 2.4)
        for seed, x, y, r, colour in (
            (41, 14, 40, 40, "#c47a32"),
            (42, 92, 38, 40, "#d08a38"),
            (43, 54, 18, 44, "#c9963c"),
        )
    )
    drawn += path(trunk, "bark")
    drawn += shade(
        "M60,80 C68,66 78,60 90,54 L96,62 C82,70 74,82 72,98 C70,150 76,196 96,212 C84,209 74,208 66,207 C56,160 "
        "56,120 60,80Z"
    )
    drawn += "".join(
        flat(blob(seed, x, y, r, 9), "#e2b257", opacity=0.8)
        for seed, x, y, r in ((44, 4, 28, 16), (45, 78, 24, 17), (46, 44, 6, 18))
    )
    return drawn + scratch("M46,110 C48,140 46,170 40,196 M58,120 C58,150 60,180 66,200", "#47301d", 2)


def _snail(x: float, y: float) -> Svg:
    body = path("M-22,8 C-8,2 10,4 18,2 C24,0 22,-10 28,-12 C34,-12 34,-2 30,4 C26,10 10,10 -22,8Z", "#c9b48a", 2)
    body += path("M28,-11 L26,-20 M31,-11 L35,-19", width=2)
    shell = ball(0, -8, 13, "#a5603a", 2.2)
    shell += path("M-8,-6 C-8,-16 8,-16 7,-7 C6,-1 -3,-2 -2,-7 C-1,-10 3,-9 3,-7", width=2)
    return group(body + shell + dot(26, -21, 1.8) + dot(35, -20, 1.8), f"translate({x},{y}) scale(.9)")


def _seldom() -> Svg:
    """The page is as heavy as a door, and light falls from under it."""
    drawn = wash("#1f2638", "#2c3448", "#3d3f4c") + path("M20,150 V70 C20,30 84,30 84,70 V150Z", "#3f5578")
    drawn += specks(scattered(6, 9, 26, 84, 52, 60), "#f3ecd0", 1.4)
    drawn += element("circle", cx=64, cy=70, r=8, fill="#f4e9bd")
    drawn += rod("M20,150 V70 C20,30 84,30 84,70 V150 M52,40 V150 M20,100 H84", "#55504c", 4)
    drawn += path("M112,0 V150 M250,0 V150", width=2, stroke="#20232e") + flat("M-6,150 H270 V246 H-6Z", "#4a433f")
    drawn += path("M-6,150 H270", width=2)
    drawn += glow(196, 172, 110, "#ffcf6a", 0.95)
    drawn += path("M8,222 L38,162 H226 L256,222 L134,232Z", "#6b2f2b", 2.6)
    drawn += path("M14,214 C50,204 104,208 132,220 L134,170 C110,160 70,160 44,164Z", "#e9dcb4", 2.2)
    drawn += shade("M104,210 C116,213 126,216 132,220 L134,170 C126,166 118,164 110,163Z", 0.2)
    drawn += path(
        "M14,214 L16,222 C54,212 104,216 132,228 L132,220 C104,208 50,204 14,214Z M250,214 L248,222 C214,212 "
        "160,216 134,228 L132,220 C160,208 214,204 250,214Z",
        "bone",
        2,
    )
    drawn += path("M250,214 C214,204 160,208 132,220 L134,170 C156,160 196,160 220,164Z", "#ffedb0", 2.2)
    drawn += scratch(
        "M44,178 C70,174 100,176 122,182 M38,188 C66,184 98,186 122,194 M32,198 C62,194 98,196 122,206 M50,170 "
        "C76,167 104,168 122,172",
        "#8d7f66",
        1.7,
    )
    sheet = "M132,220 C132,176 150,126 214,108 L196,58 C150,72 132,124 134,170Z"
    drawn += path(sheet, "#cdbb8c", 2.6)
    drawn += flat("M132,220 C132,176 150,126 214,108 L210,97 C150,116 136,160 133,196Z", "#f6e7ae")
    drawn += scratch(
        "M150,120 C160,102 176,88 194,82 M144,140 C154,118 172,104 198,95 M156,104 C166,90 178,80 190,72",
        "#7d6f52",
        1.7,
    )
    lifter = Folk(
        Face(skin="skin3", hair="coal", cut="crop", mood="stern", turn=-0.7, tilt=-6),
        cloth="#3f6f8a",
        hose="#5c4a33",
        lean=-6,
        left=((-24, -74), (-20, -100)),
        right=((20, -78), (6, -106)),
        left_foot=((-12, -20), (-8, 0)),
        right_foot=((20, -18), (28, 0)),
    )
    drawn += shadow(206, 210, 22, 0.3) + lifter.at(198, 211, 90)
    drawn += path("M226,118 l9,-7 M232,134 l11,-2 M222,100 l6,-9", width=2.6, stroke="#fff3c0")
    return drawn + _candle_end(28, 226)


def _candle_end(x: float, y: float) -> Svg:
    drawn = glow(x, y - 34, 34, "#ffd98a", 0.7)
    drawn += path(f"M{x - 8},{y} V{y - 22} C{x - 4},{y - 18} {x},{y - 26} {x + 8},{y - 20} V{y}Z", "bone", 2.2)
    return drawn + flame(x, y - 22, 18)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"leaf_daily": _daily, "leaf_slowly": _slowly, "leaf_seldom": _seldom}
)
"""The pictures by name."""
