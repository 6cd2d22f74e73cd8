"""Question 7: how somebody would mend that others have too little."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, rod, scratch, shade, shine
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.people import hand, limb
from game.ui.pictures.sheet import (
    birds,
    blob,
    clouds,
    glow,
    land,
    pine,
    scattered,
    smoke,
    specks,
    sun,
    tree,
    tufts,
    wash,
)


def _leader() -> Svg:
    """Banner in hand, one is on the ridge already, and beckons."""
    drawn = wash("#8fb0bf", "#dfd9b8", "#f6dfa0") + glow(202, 76, 92, "#fff2bf", 0.95) + sun(222, 70, 20)
    drawn += clouds("#f6f0dc", ((52, 50, 44), (120, 76, 34)))
    drawn += flat("M-6,150 L40,104 L72,130 L112,92 L152,138 L270,150 V246 H-6Z", "#93a69c")
    drawn += path(
        "M-8,216 C40,214 78,204 112,186 C142,170 158,136 186,128 C212,122 240,124 272,130 V246 H-8Z", "#8b9a5c"
    )
    drawn += shade("M220,124 C240,124 256,127 272,130 V246 H196 C214,210 226,160 220,124Z", 0.16)
    drawn += flat(
        "M-8,236 C50,232 100,214 132,190 C156,170 168,140 194,130 L210,128 C190,146 184,176 158,202 C132,226 "
        "84,246 60,248 H-8Z",
        "#dcc78a",
    )
    drawn += tufts(((150, 222), (182, 206), (216, 176), (238, 210), (200, 226), (246, 160)), "#66763f", 1.2)
    leader = Folk(
        Face(skin="skin3", hair="coal", cut="braid", mood="glad", turn=-0.7),
        cloth="#3f6a8a",
        hose="#5c4a33",
        lean=-3,
        left=((-26, -56), (-40, -64)),
        right=((24, -58), (27, -42)),
        left_foot=((-12, -18), (-13, 0)),
        right_foot=((12, -18), (13, 0)),
        right_holds=rod("M0,36 V-72", "wood", 3.6) + _flag(),
    )
    drawn += shadow(198, 132, 20) + leader.at(196, 134, 86)
    return drawn + _followers()


def _followers() -> Svg:
    """Three on the way up, each with a burden of their own."""
    young = Folk(
        Face(skin="skin2", hair="ginger", mood="glad", turn=0.8),
        "#a5603a",
        lean=5,
        left=((-16, -50), (-12, -38)),
        right=((20, -50), (28, -58)),
        left_foot=((-8, -16), (-16, 0)),
        right_foot=((14, -22), (16, -2)),
        toes=1,
    )
    hooded = Folk(
        Face(skin="skin4", cut="hood", mood="glad", turn=0.8, cloth="#7d5a6b"),
        "#7d5a6b",
        gown=True,
        right=((18, -48), (26, -44)),
        right_holds=rod("M0,-22 V28", "wood", 3),
        lean=5,
    )
    old = replace(
        young,
        face=Face(hair="ash", beard="ash", turn=0.8),
        cloth="#6f7440",
        left=((-14, -52), (-10, -44)),
        right=((20, -50), (30, -44)),
    )
    drawn = ""
    for x, y, h, who in ((128, 192, 62, young), (84, 208, 66, hooded), (36, 216, 70, old)):
        drawn += shadow(x, y, h * 0.2) + who.at(x, y, h)
    sack = path(blob(5, 0, 0, 14, 8, 0.12, 0.9), "tan") + path("M-4,-11 l4,-7 l5,6", "tan", 2)
    return drawn + group(sack + scratch("M-8,0 q6,5 12,2", "bark", 1.8), "translate(20,176)")


def _flag() -> Svg:
    cloth = path("M2,-70 C18,-78 28,-62 46,-68 L40,-54 L47,-40 C30,-34 20,-50 2,-42Z", "field")
    drawn = cloth + shade("M2,-52 C18,-60 28,-46 42,-50 L47,-40 C30,-34 20,-50 2,-42Z", 0.22)
    return drawn + ball(0, -74, 3, "gold", 1.8)


def _own_ways() -> Svg:
    """Seen from the hill: each has a road, and each road goes somewhere."""
    drawn = wash("#a9c8d2", "#e2e2c2") + clouds("#f7f3e2", ((56, 40, 40), (206, 48, 48)))
    drawn += birds(((120, 44, 6), (134, 52, 5)))
    drawn += flat("M-6,96 L34,62 L66,90 L96,72 L130,98Z", "#8fa2a8")
    drawn += flat("M34,62 L46,72 L38,74 L30,70 L24,70Z", "white")
    drawn += flat("M120,88 H270 V122 H120Z", "#7fb0bf")
    drawn += land([(-6, 96), (90, 92), (150, 97), (196, 112), (270, 122)], "#9db57d", 2)
    drawn += path("M176,96 q6,-3 12,0 M246,104 q6,-3 12,0 M204,100 q5,-3 10,0", width=1.6, stroke="white")
    drawn += land([(-6, 128), (80, 116), (190, 128), (270, 120)], "#a9bb6c", 2)
    roads = (
        "M132,240 C130,216 108,206 84,196 C54,184 36,150 44,106 M132,240 C132,210 140,190 134,166 C128,146 "
        "122,130 126,104 M132,240 C136,216 168,206 190,190 C214,172 222,140 216,112"
    )
    drawn += path(roads, width=17, stroke="#8a7a4c") + path(roads, width=13, stroke="#e2cf98")
    drawn += pine(28, 160, 40) + pine(12, 176, 48) + tree(8, 252, 168, 17) + tree(9, 170, 146, 12)
    drawn += tree(3, 92, 140, 10)
    drawn += _hamlet(126, 102) + path("M228,104 V82 M228,82 L243,97 H228Z", "white", 1.8)
    drawn += path("M219,104 H245 L238,112 H225Z", "bark", 1.8)
    drawn += tufts(scattered(21, 16, 0, 200, 260, 40), "#6f8448", 1.1)
    walkers = (
        (
            70,
            192,
            46,
            Folk(
                Face(hair="coal", away=True),
                "#a5453a",
                lean=-4,
                left_foot=((-8, -18), (-10, 0)),
                right_foot=((10, -20), (10, -6)),
            ),
        ),
        (135, 188, 50, Folk(Face(hair="blond", cut="bun", away=True), "#3f6a8a", gown=True, belt="")),
        (
            202,
            182,
            46,
            Folk(
                Face(hair="auburn", away=True),
                "#d8a23f",
                lean=4,
                left_foot=((-10, -20), (-8, -6)),
                right_foot=((8, -18), (10, 0)),
            ),
        ),
        (46, 136, 24, Folk(Face(hair="brown", away=True), "#5f5a78", belt="")),
        (220, 140, 24, Folk(Face(hair="ash", away=True), "#4f7a5a", belt="")),
    )
    for x, y, h, who in walkers:
        drawn += shadow(x, y, h * 0.22) + who.at(x, y, h)
    drawn += rod("M132,236 V208", "bark", 5)
    return drawn + path("M130,206 l-20,-3 l-7,6 l7,6 l20,-2Z M134,204 h20 l7,5 -7,6 h-20Z", "#c79a64", 2)


def _hamlet(x: float, y: float) -> Svg:
    drawn = ""
    for dx, w in ((-16, 12), (4, 14)):
        drawn += path(f"M{x + dx},{y} v-10 h{w} v10Z", "linen", 1.6)
        drawn += path(f"M{x + dx - 3},{y - 10} L{x + dx + w / 2},{y - 20} L{x + dx + w + 3},{y - 10}Z", "#a5503a", 1.6)
    return drawn + smoke(x + 13, y - 19, 16)


def _shield() -> Svg:
    """By oath: between the weak and the wolves."""
    drawn = wash("#39404f", "#5f6170", "#8f7f78")
    drawn += flat("M-6,130 L30,96 L70,128 L120,90 L170,128 L216,92 L270,130 V246 H-6Z", "#464c5c")
    drawn += "".join(pine(x, 158, h, "#2f3a42", "#46545c", 2) for x, h in ((190, 70), (222, 88), (252, 74)))
    drawn += land([(-6, 160), (90, 152), (180, 162), (270, 154)], "#6d7358")
    drawn += _wolf(236, 208, 0.86) + _wolf(252, 170, 0.56) + glow(96, 130, 84, "#ffe9b0", 0.5)
    mother = Folk(
        Face(skin="skin2", hair="ash", cut="bun", mood="sad", turn=0.6),
        "#7d6a5a",
        gown=True,
        left=((-16, -48), (-12, -36)),
        right=((18, -48), (20, -40)),
    )
    child = Folk(
        Face(skin="skin2", hair="brown", cut="mop", mood="awe", turn=0.7),
        "#8a7a4c",
        crown=20,
        gown=True,
        belt="",
        left=((-14, -50), (-6, -42)),
        right=((14, -50), (4, -42)),
    )
    drawn += shadow(28, 206, 20) + mother.at(26, 208, 88) + shadow(56, 214, 14) + child.at(54, 216, 58)
    knight = Folk(
        Face(skin="skin3", cut="helm", mood="stern", turn=0.9, cloth="steel"),
        cloth="steel",
        sleeve="iron",
        hose="iron",
        boots="dark",
        lean=4,
        left=((-26, -54), (-30, -66)),
        right=((24, -54), (34, -44)),
        left_foot=((-16, -18), (-22, 0)),
        right_foot=((16, -22), (20, 0)),
        toes=1,
        left_holds=group(
            path("M-3.4,-6 V-52 L0,-60 L3.4,-52 V-6Z", "blade")
            + rod("M-11,-6 H11", "gold", 3)
            + path("M0,-4 V8", width=5),
            "rotate(-22)",
        ),
    )
    cape = "M88,112 C68,118 62,160 58,196 C78,204 96,196 106,176Z"
    drawn += shadow(106, 216, 34) + path(cape, "field")
    drawn += shade("M96,130 C88,150 86,176 88,198 C96,194 102,186 106,176Z")
    return drawn + knight.at(108, 216, 132) + _great_shield(152, 166)


def _great_shield(x: float, y: float) -> Svg:
    form = "M-30,-48 C-12,-42 12,-42 30,-48 C34,-8 26,30 0,54 C-26,30 -34,-8 -30,-48Z"
    drawn = path(form, "charge", 2.8) + flat("M-27,-44 C-12,-39 -8,-39.6 0,-39.6 V49 C-24,28 -31,-8 -27,-44Z", "field")
    drawn += path("M0,-24 C9,-14 18,-4 14,10 C10,20 -10,20 -14,10 C-18,0 -9,-4 -8,-14 C-4,-12 -2,-16 0,-24Z", "gold", 2)
    drawn += shade("M14,-44 L30,-48 C34,-8 26,30 0,54 C14,30 20,-8 14,-44Z", 0.16) + path(form, "none", 3)
    return group(drawn + shine("M-23,-34 C-24,-14 -22,0 -18,12", 0.6, 2.4), f"translate({x},{y}) rotate(4)")


def _wolf(x: float, y: float, k: float) -> Svg:
    """A wolf that crouches to leap, to the left; its feet at x, y."""
    drawn = path("M26,-20 C40,-22 44,-36 54,-34 C50,-20 40,-8 28,-10Z", "#4a4a52")
    drawn += rod("M18,-14 L28,-8 L24,0 M-6,-12 L-12,0 M12,-12 L14,0", "#4a4a52", 5)
    drawn += path(
        "M30,-22 C26,-38 4,-42 -10,-38 C-18,-50 -24,-44 -26,-54 C-32,-50 -34,-46 -34,-42 C-44,-42 -50,-36 "
        "-58,-28 C-58,-22 -52,-20 -44,-20 L-34,-18 C-26,-10 -8,-8 8,-10 C20,-8 30,-12 30,-22Z",
        "#5d5d66",
    )
    drawn += shade("M-34,-18 C-26,-10 -8,-8 8,-10 C20,-8 30,-12 30,-22 C14,-14 -10,-14 -34,-24Z")
    drawn += path("M-54,-22 l3,5 3,-5 3,5 3,-4", "white", 1.5)
    drawn += path("M-41,-36 L-34,-33 L-41,-31Z", "spark", 1.4) + dot(-57, -28, 2.4)
    drawn += path("M-18,-14 L-24,-2 L-30,0", width=7.6) + path("M-18,-14 L-24,-2 L-30,0", width=5, stroke="#5d5d66")
    return group(drawn + scratch("M-12,-34 l4,-4 4,5 5,-5 4,6 6,-4", "#3a3a42", 2), f"translate({x},{y}) scale({k})")


def _soothe() -> Svg:
    """A scraped knee, a warm cloth, and time."""
    drawn = wash("#b9cdb0", "#d9dbb0") + glow(60, 50, 90, "#fffbe0", 0.8) + tree(14, 30, 128, 44)
    drawn += tree(15, 236, 124, 34)
    drawn += land([(-6, 118), (120, 112), (270, 120)], "#a3b878", 0)
    drawn += flat("M40,120 L264,112 V150 L40,156Z", "#b5aa98")
    drawn += path(
        "M40,120 L270,112 M40,138 L270,130 M84,119 V137 M140,117 V134 M200,115 V132 M64,138 V155 M112,136 V153 "
        "M172,134 V151 M232,131 V150",
        width=1.8,
        stroke="#857b6c",
    )
    drawn += land([(-6, 154), (100, 150), (270, 156)], "#93a862")
    drawn += shadow(174, 208, 40) + path("M146,212 C144,190 152,182 178,182 C204,182 214,190 212,212Z", "stone")
    drawn += shade("M192,183 C206,184 214,192 212,212 H192Z")
    hurt = Folk(
        Face(skin="skin2", hair="blond", cut="mop", mood="sad", turn=-0.6, tilt=-4),
        cloth="#5f86a0",
        hose="skin2",
        crown=19,
        left=((-18, -48), (-22, -30)),
        right=((20, -46), (18, -30)),
        left_foot=((-26, -36), (-28, 4)),
        right_foot=((-8, -30), (-6, 4)),
        toes=-1,
    )
    drawn += hurt.at(182, 212, 112)
    drawn += path("M148,166 C146,160 158,158 160,164 L160,174 C158,178 148,178 147,174Z", "white", 2)
    drawn += dot(153, 168, 2.4, "ember")
    healer = Folk(
        Face(skin="skin4", hair="coal", cut="long", mood="calm", turn=0.8, tilt=8),
        cloth="#8a5a6b",
        apron="bone",
        hose="#5c4a33",
        lean=12,
        left=((10, -40), (42, -40)),
        right=((34, -44), (50, -46)),
        left_foot=((-12, -18), (-32, -4)),
        right_foot=((24, -30), (22, 0)),
        left_heel=0,
        toes=1,
        behind="right",
    )
    drawn += shadow(84, 212, 38) + healer.at(86, 216, 122) + limb("M126,160 L146,158", "#8a5a6b", 9)
    drawn += hand(148, 160, 6.6, "skin4")
    drawn += _basin(122, 210)
    return drawn + specks(((26, 206), (40, 218), (230, 214), (248, 200), (18, 190), (236, 186)), "white", 2.6)


def _basin(x: float, y: float) -> Svg:
    drawn = path(
        f"M{x - 20},{y - 10} H{x + 20} C{x + 18},{y + 4} {x + 10},{y + 8} {x},{y + 8} C{x - 10},{y + 8} "
        f"{x - 18},{y + 4} {x - 20},{y - 10}Z",
        "brass",
    )
    drawn += element("ellipse", cx=x, cy=y - 10, rx=20, ry=5, fill="#bfe0e4", stroke="ink", stroke_width=2.2)
    drawn += path(f"M{x + 6},{y - 12} C{x + 12},{y - 20} {x + 22},{y - 12} {x + 19},{y + 2} L{x + 12},{y}Z", "white", 2)
    return drawn + smoke(x - 4, y - 18, 22)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"mending_leader": _leader, "mending_own_ways": _own_ways, "mending_shield": _shield, "mending_soothe": _soothe}
)
"""The pictures by name."""
