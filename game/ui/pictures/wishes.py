"""Question 10: one wish, for company, for a path of one's own, or for feet that stand."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, rod, scratch, shade, shine
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.people import limb
from game.ui.pictures.sheet import blob, campfire, glow, land, pine, scattered, specks, sun, wash


def _company() -> Svg:
    """Around the fire, arm in arm, and the dog as well."""
    drawn = wash("#232c45", "#3a4460", "#6a5a66", box=(0, 0, 264, 160))
    drawn += specks(scattered(2, 34, 2, 20, 260, 80), "#f6efd2", 1.4, 0.9)
    drawn += "".join(
        pine(x, 140, h, "#2c4044", "#41585a", 2)
        for x, h in ((12, 76), (42, 60), (78, 66), (186, 62), (222, 72), (252, 60))
    )
    drawn += flat("M-6,136 H270 V246 H-6Z", "#5d5a3f") + glow(132, 150, 130, "#ffb75a", 0.85)
    singer = Folk(
        Face(skin="skin2", hair="ginger", cut="curls", mood="laugh", turn=0.4),
        cloth="#3f7a6b",
        left=((-18, -48), (-20, -34)),
        right=((18, -46), (6, -38)),
        left_foot=((-14, -36), (-12, -14)),
        right_foot=((12, -36), (12, -14)),
        left_holds=group(_LUTE, "rotate(62)"),
    )
    friend = Folk(
        Face(skin="skin4", hair="coal", cut="bun", mood="laugh", turn=-0.4),
        cloth="#c9803a",
        left=((-18, -50), (-10, -42)),
        right=((22, -64), (28, -80)),
        left_foot=((-12, -36), (-12, -14)),
        right_foot=((12, -36), (12, -14)),
        right_holds=path("M-7,-10 H6 L5,8 H-6Z", "tan", 2)
        + path("M6,-6 C13,-6 13,4 5,4", width=2)
        + path("M-8,-10 C-8,-15 7,-15 7,-10Z", "white", 1.8),
    )
    drawn += rod("M30,160 H96 M168,160 H234", "bark", 10) + singer.at(62, 176, 92) + friend.at(204, 176, 92)
    drawn += campfire(132, 170, 0.8)
    drawn += specks(((118, 92), (140, 84), (130, 70), (150, 100), (112, 110), (146, 58)), "spark", 2)
    return drawn + _backs() + _dog(30, 212)


def _backs() -> Svg:
    """Three on the near log, arms over shoulders, seen from behind."""
    drawn = ""
    three = (
        (84, "#8a3f4a", Face(skin="skin3", hair="coal", away=True)),
        (180, "#5f7a3f", Face(skin="skin2", hair="snow", cut="bun", away=True)),
        (132, "#3f5f8f", Face(skin="skin2", hair="blond", away=True)),
    )
    for x, cloth, face in three:
        drawn += path(
            f"M{x - 25},226 C{x - 29},196 {x - 24},180 {x},180 C{x + 24},180 {x + 29},196 {x + 25},226Z", cloth
        )
        drawn += shade(f"M{x + 8},181 C{x + 24},184 {x + 28},200 {x + 25},226 H{x + 12}Z", 0.2)
        drawn += path(f"M{x - 12},181 q12,-4 24,0", width=2, stroke="#ffc878", opacity=0.9)
        drawn += face.at(x, 164, 17)
    drawn += limb("M112,192 Q98,182 84,190", "#3f5f8f", 9) + limb("M152,192 Q166,182 180,190", "#3f5f8f", 9)
    drawn += ball(80, 192, 6, "skin2") + ball(184, 192, 6, "skin2") + rod("M46,224 H218", "#7d5636", 14)
    return drawn + scratch("M60,222 H120 M140,227 H200", "#4f3722", 1.6)


def _dog(x: float, y: float) -> Svg:
    drawn = path("M-14,4 C-16,-16 -6,-26 4,-26 C12,-26 16,-16 16,4Z", "tawny")
    drawn += path("M-13,0 C-24,0 -26,-10 -22,-14", width=7)
    drawn += path("M-13,0 C-24,0 -26,-10 -22,-14", width=3.4, stroke="tawny")
    drawn += path("M-6,-30 C-8,-42 14,-44 16,-32 C24,-32 26,-24 20,-22 C12,-18 -4,-20 -6,-30Z", "tawny")
    drawn += path("M-4,-36 C-12,-36 -12,-24 -7,-20 C-2,-24 -2,-30 -4,-36Z", "bark", 2)
    return group(
        drawn + dot(8, -32, 1.8) + dot(22, -27, 2.2) + path("M12,-23 q5,2 8,-2", width=1.6), f"translate({x},{y})"
    )


_LUTE = (
    path("M-4,-6 L-2,-44 H3 L5,-6 C16,0 18,20 0,24 C-18,20 -16,0 -4,-6Z", "#b5803f", 2.2)
    + ball(0, 8, 4, "coal", 1.4)
    + path("M-4,-44 L-6,-54 H6 L4,-44Z", "bark", 1.8)
)
"""A lute, its neck up."""


def _own_path() -> Svg:
    """The road goes round; the blade goes through."""
    drawn = wash("#a9c3a5", "#dfe2b0") + glow(238, 96, 96, "#fffbd6", 0.95) + sun(244, 84, 14)
    drawn += land([(-6, 120), (60, 106), (140, 118), (270, 112)], "#a3b57c", 0)
    drawn += flat(
        "M-6,150 C40,130 70,132 92,118 C84,112 60,112 40,106 L48,103 C76,108 106,108 106,118 C104,136 50,142 -6,172Z",
        "#e2d09a",
    )
    drawn += land([(-6, 186), (132, 178), (270, 188)], "#86965a")
    drawn += flat("M-6,206 C60,196 120,196 168,204 L176,222 C110,230 50,232 -6,236Z", "#b59a66")
    drawn += _thicket()
    drawn += "".join(
        path(f"M{x - 5},{y} L{x - 3},{y - h} L{x + 4},{y - h - 4} L{x + 5},{y}Z", "#5a6a3a", 2)
        + flat(f"M{x - 3},{y - h} L{x + 4},{y - h - 4} L{x + 3},{y - h + 2}Z", "#cdd99a")
        for x, y, h in ((22, 200, 16), (52, 206, 10), (34, 228, 14), (84, 224, 12), (74, 196, 9))
    )
    hewer = Folk(
        Face(skin="skin3", hair="auburn", cut="braid", mood="stern", turn=0.9),
        cloth="#b5452f",
        hose="#5c4a33",
        lean=10,
        left=((-14, -76), (4, -96)),
        right=((24, -80), (10, -98)),
        left_foot=((-12, -18), (-24, 0)),
        right_foot=((18, -24), (22, 0)),
        toes=1,
        right_holds=group(
            path("M-4,-8 V-56 C2,-62 8,-60 8,-52 L5,-8Z", "blade", 2.2)
            + rod("M-9,-8 H10", "brass", 3)
            + path("M0,-6 V10", width=5.4)
            + shine("M-1,-14 V-50", 0.9),
            "rotate(-30)",
        ),
        behind="left",
    )
    drawn += shadow(104, 218, 30) + hewer.at(102, 218, 116)
    drawn += path("M82,62 C120,44 158,66 168,112", width=3.4, stroke="white", opacity=0.9)
    drawn += path("M92,54 C124,42 152,58 164,92", width=2, stroke="white", opacity=0.7)
    cut = ((166, 128, 30), (152, 148, -50), (178, 150, 80), (146, 120, 10))
    return drawn + "".join(
        group(
            path("M-9,-2 L9,-4 L10,3 L-9,4Z", "#5a6a3a", 2) + path("M9,-4 l1,7 3,-4Z", "#cdd99a", 1.5),
            f"translate({x},{y}) rotate({turn})",
        )
        for x, y, turn in cut
    )


def _thicket() -> Svg:
    """Brambles as thick as arms, with thorns and a few berries."""
    drawn = path(
        "M176,246 C150,214 176,190 160,164 C150,140 172,126 168,104 C166,76 190,64 194,40 C206,18 250,14 272,20 V246Z",
        "#3f5238",
        2.4,
    )
    vines = (
        "M170,246 C150,200 214,190 186,150 C170,124 150,120 162,92",
        "M200,246 C236,210 170,180 212,140 C236,112 190,90 208,40",
        "M238,246 C210,206 262,180 232,144 C216,120 262,96 240,28",
        "M268,220 C236,200 262,160 250,128 C244,104 268,84 262,40",
        "M160,216 C190,206 236,216 268,196",
        "M172,120 C200,110 236,124 268,108",
        "M190,76 C214,66 240,80 268,66",
    )
    for i, vine in enumerate(vines):
        colour = ("#5a6f3f", "#6d8248", "#4f6540")[i % 3]
        drawn += path(vine, width=11) + path(vine, width=7, stroke=colour)
    thorns = (
        (170, 196, -1),
        (200, 176, 1),
        (176, 134, -1),
        (158, 100, -1),
        (222, 200, 1),
        (214, 126, 1),
        (200, 88, -1),
        (228, 164, -1),
        (244, 112, 1),
        (246, 66, 1),
        (254, 146, 1),
        (236, 44, -1),
        (206, 54, 1),
        (184, 218, 1),
        (250, 190, 1),
    )
    drawn += "".join(
        path(f"M{x},{y - 4} L{x + 10 * side},{y - 5} L{x},{y + 4}Z", "#a3ad7a", 1.7) for x, y, side in thorns
    )
    for i, (x, y) in enumerate(
        ((192, 160), (226, 130), (244, 172), (210, 104), (186, 204), (232, 88), (254, 96), (216, 184))
    ):
        drawn += path(blob(60 + i, x, y, 11, 7, 0.22, 0.7), "moss", 1.9)
    return drawn + "".join(
        ball(x, y, 4, "#6b2f4a", 1.6)
        for x, y in ((196, 164), (230, 126), (248, 176), (214, 100), (190, 200), (236, 92))
    )


def _own_feet() -> Svg:
    """Nobody holds on any more, and it works."""
    drawn = wash("#e2cfa0", "#d8bf8c") + path("M168,26 H246 V104 H168Z", "#b5d6de")
    drawn += flat("M170,82 C194,70 222,78 244,70 V102 H170Z", "#a3bd7c")
    drawn += rod("M168,26 H246 V104 H168Z M207,26 V104 M168,64 H246", "#8a6238", 4)
    drawn += path("M160,104 H254 V112 H160Z", "wood")
    drawn += flat("M170,110 L84,246 H234 L244,110Z", "#fff6cf", opacity=0.35) + _chest()
    drawn += flat("M-6,172 H270 V246 H-6Z", "#b58a58") + path("M-6,172 H270", width=2.2)
    drawn += element("ellipse", cx=148, cy=206, rx=104, ry=22, fill="#a3453a", stroke="ink", stroke_width=2.2)
    drawn += element("ellipse", cx=148, cy=205, rx=92, ry=17, fill="none", stroke="#e8c877", stroke_width=2.4)
    mother = Folk(
        Face(skin="skin3", hair="coal", cut="long", mood="laugh", turn=0.8),
        cloth="#4f7f8a",
        apron="linen",
        hose="#4f7f8a",
        lean=10,
        left=((8, -56), (28, -62)),
        right=((32, -50), (50, -54)),
        left_foot=((-14, -20), (-30, -4)),
        right_foot=((22, -28), (20, 0)),
        toes=1,
        behind="left",
    )
    drawn += shadow(58, 214, 38) + mother.at(56, 218, 120)
    child = Folk(
        Face(skin="skin3", hair="coal", cut="curls", mood="laugh", turn=-0.2, tilt=-5),
        cloth="#e0b04a",
        hose="#f2e6c4",
        boots="#a5603a",
        belt="",
        crown=25,
        left=((-24, -62), (-30, -80)),
        right=((24, -60), (31, -78)),
        left_foot=((-10, -18), (-12, 0)),
        right_foot=((14, -22), (17, -7)),
        right_heel=-16,
    )
    drawn += shadow(164, 212, 18) + child.at(162, 212, 76)
    drawn += path("M134,128 q-6,-8 -2,-16 M190,126 q8,-7 4,-17 M162,98 v-9", width=2.6, stroke="#fffbe6")
    return drawn + _walker(232, 208)


def _walker(x: float, y: float) -> Svg:
    """The frame on wheels that is needed no longer, upside down."""
    drawn = rod("M-24,0 L-14,-40 H16 L26,0 M-20,-16 H22", "wood", 4)
    for wx, wy in ((-14, -46), (16, -46)):
        drawn += ball(wx, wy, 7, "#8a3f32") + dot(wx, wy, 2, "gold")
    drawn = group(drawn, f"translate({x},{y}) rotate(8)")
    return drawn + path(f"M{x + 2},{y - 58} q8,-4 12,2", width=2, stroke="#fffbe6")


def _chest() -> Svg:
    """A chest with a jug, and two plates on the wall."""
    drawn = path("M20,176 V118 H116 V176Z", "wood") + path("M14,110 H122 V120 H14Z", "bark")
    drawn += path("M68,120 V176 M20,146 H116", width=2)
    drawn += ball(60, 134, 2.2, "gold", 1.3) + ball(76, 134, 2.2, "gold", 1.3)
    drawn += path("M90,110 C82,98 88,90 92,86 H104 C108,90 114,98 106,110Z", "#5f7fa0", 2.2)
    for x, colour in ((46, "#c46a4a"), (88, "#6f8f7a")):
        drawn += ball(x, 58, 15, "bone", 2.2)
        drawn += element("circle", cx=x, cy=58, r=9, fill="none", stroke=colour, stroke_width=2.6)
    return drawn


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"wish_company": _company, "wish_own_path": _own_path, "wish_own_feet": _own_feet}
)
"""The pictures by name."""
