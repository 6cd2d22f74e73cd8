"""Question 6a: an afternoon after school, on the land, at the anvil and on the playing field."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, rod, shade, shine
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.sheet import birds, blob, clouds, flame, glow, land, scattered, specks, tree, tufts, wash


def _garden() -> Svg:
    """One carrot too large for one gardener."""
    drawn = wash("#b7d3d8", "#e4e4c0") + clouds("#f6f1df", ((66, 52, 46), (206, 40, 40)))
    drawn += land([(-6, 112), (70, 104), (180, 114), (270, 102)], "#a3b58a", 0) + tree(6, 232, 126, 24)
    drawn += _fence() + _scarecrow(52, 140)
    drawn += land([(-6, 140), (132, 134), (270, 142)], "#8f6d48", 2.4)
    for y, bend in ((158, 0), (184, 4), (214, 8)):
        drawn += path(f"M-6,{y + bend} Q132,{y - 6} 270,{y + bend}", width=3, stroke="#6d4f31")
    drawn += "".join(
        _cabbage(x, y, r)
        for x, y, r in (
            (22, 162, 11),
            (52, 160, 11),
            (232, 160, 11),
            (204, 158, 10),
            (20, 190, 14),
            (60, 192, 14),
            (236, 192, 14),
            (30, 224, 16),
            (214, 226, 16),
            (248, 224, 15),
        )
    )
    drawn += path("M104,212 C112,198 158,198 164,212 C158,224 112,224 104,212Z", "#5d4329")
    carrot = path("M-22,-4 C-24,-30 24,-30 22,-4 C20,14 14,26 8,34 L-8,34 C-14,26 -20,14 -22,-4Z", "fire")
    carrot += shade("M8,-23 C24,-22 24,-8 22,-4 C20,14 14,26 8,34 L0,34 C10,16 14,-6 8,-23Z")
    carrot += path("M-20,0 h12 M4,10 h12 M-16,20 h9", width=2, stroke="#b8641c")
    carrot += shine("M-14,-10 C-12,-18 -8,-20 -4,-21", 0.5)
    carrot += rod(
        "M-4,-22 C-14,-36 -22,-38 -30,-38 M0,-22 C-2,-40 2,-48 -2,-56 M3,-22 C10,-36 18,-40 26,-46", "moss", 4
    )
    drawn += group(carrot, "translate(130,184) rotate(8)")
    gardener = Folk(
        Face(skin="skin2", hair="ginger", cut="braid", mood="laugh", turn=-0.5),
        cloth="#4f7a8f",
        apron="linen",
        hose="#8a6a48",
        crown=19,
        lean=22,
        left=((-8, -46), (-26, -36)),
        right=((16, -44), (-16, -32)),
        left_foot=((-10, -18), (-14, 0)),
        right_foot=((10, -18), (8, 0)),
        toes=-1,
    )
    drawn += gardener.at(178, 204, 104)
    return drawn + specks(((104, 190), (98, 200), (112, 178), (166, 214), (122, 220)), "#5d4329", 3)


def _cabbage(x: float, y: float, r: float) -> Svg:
    drawn = path(blob(int(x), x, y, r, 8, 0.2, 0.7), "leaf", 2)
    drawn += path(blob(int(x) + 1, x, y - r * 0.1, r * 0.6, 7, 0.1, 0.8), "#a9c773", 1.7)
    return drawn + path(
        f"M{x - r * 0.3:.1f},{y} q{r * 0.3:.1f},{-r * 0.4:.1f} {r * 0.6:.1f},-1", width=1.3, stroke="moss"
    )


def _fence() -> Svg:
    pales = "".join(f"M{x},142 V112 L{x + 6},104 L{x + 12},112 V142Z " for x in range(-4, 268, 24))
    return rod("M-6,120 H270 M-6,134 H270", "#b58a58") + path(pales, "#c79a64", 2)


def _scarecrow(x: float, y: float) -> Svg:
    coat = "M-24,-56 H24 L22,-44 H11 L14,-20 L6,-24 L0,-18 L-8,-24 L-13,-19 L-11,-44 H-23Z"
    drawn = rod("M0,0 V-66 M-30,-50 H30", "bark") + path(coat, "#7d5468") + ball(0, -67, 10.5, "linen")
    drawn += path("M-17,-73 H17 L9,-76 L4,-92 L-9,-77Z", "leather", 2)
    drawn += path("M-5,-68 l3,3 m0,-3 l-3,3 M3,-68 l3,3 m0,-3 l-3,3", width=1.6)
    crow = path("M-8,0 C-8,-9 2,-12 6,-8 L12,-7 L6,-4 C5,2 -2,4 -14,4Z", "#3a3a42", 2) + dot(5, -6, 1, "white")
    return group(drawn + group(crow, "translate(27,-56)"), f"translate({x},{y})")


def _anvil() -> Svg:
    """The iron is hot: a stroke, and sparks."""
    drawn = wash("#4a3a33", "#63493a", "#6b5140")
    drawn += "".join(
        path(f"M{x - y // 20 % 2 * 22},{y} h44 v20 h-44Z", "none", 1.6, "#3a2c26")
        for y in range(0, 180, 20)
        for x in range(0, 290, 44)
    )
    drawn += path("M-8,176 V70 C-8,36 84,36 84,70 V176Z", "stone")
    drawn += path("M6,152 V82 C6,58 68,58 68,82 V152Z", "#2f211c")
    drawn += glow(38, 122, 90, "#ff9d3c", 0.9) + flame(26, 154, 50) + flame(50, 154, 62) + flame(38, 156, 40)
    drawn += path("M-8,152 H88 V170 H-8Z", "#7d776e") + shade("M68,60 C80,64 84,70 84,84 V152 H68Z")
    drawn += _tools() + flat("M-6,196 H270 V246 H-6Z", "#54402f") + path("M-6,196 H270", width=2.4)
    drawn += path("M106,214 L112,184 H168 L174,214Z", "bark") + path("M104,196 H176", width=2, stroke="#47301d")
    anvil = (
        "M86,150 C98,160 108,160 116,160 H186 V170 C172,172 164,176 164,184 H116 C116,176 112,172 104,168 "
        "C96,166 88,158 86,150Z"
    )
    drawn += path(anvil, "iron") + shade("M150,160 H186 V170 C172,172 164,176 164,184 H142Z")
    drawn += shine("M110,163 H146", 0.5)
    drawn += glow(138, 152, 40, "#ffd35c", 0.95) + path("M104,152 L172,158 L172,151 L104,146Z", "#ffb347", 2)
    drawn += flat("M122,148 L156,151 V155 L122,152Z", "#fff3c0")
    smith = Folk(
        Face(skin="skin4", hair="coal", cut="bald", mood="stern", turn=-0.8, beard="coal"),
        cloth="linen",
        apron="leather",
        sleeve="skin4",
        hose="#4f4a44",
        lean=-6,
        left=((-24, -48), (-16, -44)),
        right=((26, -72), (16, -98)),
        left_foot=((-10, -18), (-12, 0)),
        right_foot=((12, -18), (14, 0)),
        left_holds=rod("M2,1 L-18,-6", "steel"),
        right_holds=group(
            rod("M0,14 V-26", "wood", 4.4)
            + path("M-19,-42 H15 V-26 H-19Z", "steel")
            + shade("M-19,-32 H15 V-26 H-19Z"),
            "rotate(-30)",
        ),
    )
    drawn += smith.at(206, 216, 128)
    rays = "M138,144 L130,118 M128,146 L108,124 M148,146 L158,124 M118,148 L94,140 M156,148 L176,138 M138,142 L140,106"
    drawn += path(rays, width=2.6, stroke="#ffdf6b")
    return drawn + specks(
        ((128, 110), (104, 118), (90, 134), (162, 116), (180, 132), (116, 98), (146, 96)), "spark", 2.6
    )


def _tools() -> Svg:
    """Horseshoes and tongs on the wall."""
    shoe = "M-9,-10 C-14,8 14,8 9,-10"
    drawn = "".join(
        group(path(shoe, width=8) + path(shoe, width=3.8, stroke="iron"), f"translate({x},{y})")
        for x, y in ((118, 60), (152, 50), (246, 70))
    )

    return drawn + rod("M104,84 H264", "bark")


def _field() -> Svg:
    """The ball is in the air, and coming this way."""
    drawn = wash("#a6cbd6", "#dfe6c6") + clouds("#f5f1e0", ((52, 44, 52), (214, 56, 44)))
    drawn += birds(((150, 42, 7), (166, 50, 6)))
    drawn += land([(-6, 108), (70, 100), (190, 110), (270, 98)], "#8da583", 0)
    drawn += "".join(tree(s, x, 122, r) for s, x, r in ((1, 24, 20), (2, 58, 15), (3, 244, 22), (4, 210, 14)))
    drawn += land([(-6, 122), (132, 118), (270, 122)], "#8fae5a")
    drawn += flat(
        "M-6,142 C80,138 180,138 270,142 V166 C180,160 80,160 -6,166Z "
        "M-6,192 C80,184 180,184 270,192 V226 C180,216 80,216 -6,226Z",
        "#83a04f",
    )
    net = "M22,92 L70,128 M40,88 L72,108 M22,112 L50,132 M70,92 L22,130 M52,88 L20,110"
    drawn += rod("M16,134 V84 H74 V132", "white") + path(net, width=1.1, stroke="#e6ead8")
    drawn += _beaten()
    kicker = Folk(
        Face(skin="skin4", hair="coal", cut="bun", mood="glad", turn=0.9),
        cloth="ember",
        hose="skin4",
        boots="coal",
        crown=17,
        lean=-10,
        left=((-26, -56), (-38, -64)),
        right=((20, -56), (34, -66)),
        left_foot=((-8, -18), (-10, 0)),
        right_foot=((22, -38), (46, -36)),
        right_heel=-26,
        toes=1,
    )
    drawn += shadow(152, 212, 26) + kicker.at(152, 212, 104)
    drawn += path(
        "M196,164 C204,154 210,146 214,138 M206,178 C214,168 220,160 226,152 M190,150 C196,142 200,134 202,128",
        width=2.8,
        stroke="white",
        opacity=0.9,
    )
    return drawn + _leather_ball(228, 104, 25) + tufts(scattered(5, 12, 0, 196, 260, 40), "#5f7d38", 1.2)


def _beaten() -> Svg:
    """Two who come too late: one in the goal, one behind."""
    keeper = Folk(
        Face(hair="coal", skin="skin3", mood="awe", turn=0.6),
        cloth="#b5853a",
        hose="#5c4a33",
        crown=18,
        left=((-22, -62), (-28, -76)),
        right=((22, -62), (28, -76)),
    )
    drawn = shadow(46, 140, 12) + keeper.at(46, 140, 50)
    rival = Folk(
        Face(hair="blond", cut="mop", mood="awe", turn=0.8),
        cloth="#4f6f9f",
        hose="#5c4a33",
        crown=18,
        lean=6,
        right=((22, -50), (32, -58)),
        left=((-20, -56), (-30, -48)),
        right_foot=((16, -22), (22, 0)),
        left_foot=((-10, -18), (-24, -8)),
        left_heel=38,
        toes=1,
    )
    return drawn + shadow(84, 176, 18) + rival.at(82, 176, 74)


def _leather_ball(x: float, y: float, r: float) -> Svg:
    seams = (
        "M-24,-4 C-10,-12 8,-14 23,-8 M-18,16 C-6,8 10,6 22,10 M-6,-24 C-12,-8 -10,10 -4,24 M12,-21 C8,-8 8,10 12,22"
    )
    drawn = element("circle", cx=0, cy=0, r=25, fill="tawny", stroke="ink", stroke_width=2.6)
    drawn += shade("M10,-22 C28,-14 30,12 8,23 C18,10 18,-8 10,-22Z") + path(seams, width=2, stroke="bark")
    return group(
        drawn + shine("M-17,-8 C-14,-15 -9,-18 -4,-20", 0.7, 2.4), f"translate({x},{y}) rotate(-14) scale({r / 25})"
    )


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"club_garden": _garden, "club_anvil": _anvil, "club_field": _field}
)
"""The pictures by name."""
