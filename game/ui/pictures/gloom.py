"""Question 5a: what somebody does when gloom comes."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, element, flat, group, path, rod, scratch, shade, shine, star
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.sheet import (
    blob,
    clouds,
    glow,
    land,
    pine,
    scattered,
    specks,
    tufts,
    wash,
)


def _meet() -> Svg:
    """Out of the lit house, lantern in hand, towards a cloud that broods over the hill."""
    drawn = wash("#4d5a66", "#7d8a8a", "#c4b48c") + land([(-6, 160), (70, 150), (150, 168), (270, 156)], "#6b7a66", 0)
    drawn += _brooding()
    drawn += land([(-6, 196), (60, 186), (140, 190), (270, 204)], "#7d8a55")
    drawn += flat("M24,190 C60,194 96,204 120,216 C150,226 176,236 190,246 L84,246 C74,226 40,206 16,198Z", "#c9b27a")
    drawn += _doorway()
    drawn += tufts(scattered(3, 14, 120, 204, 140, 32), "#5d6b3f") + glow(160, 136, 58, "#ffd98a", 0.85)
    walker = Folk(
        Face(hair="auburn", cut="mop", mood="stern", turn=0.9),
        cloth="#a9552f",
        hose="#5c4a33",
        lean=5,
        right=((24, -54), (38, -60)),
        left=((-16, -54), (-22, -40)),
        right_foot=((14, -20), (20, 0)),
        left_foot=((-8, -16), (-22, -6)),
        left_heel=32,
        toes=1,
        right_holds=_lantern(),
    )
    return drawn + shadow(118, 214, 24) + walker.at(116, 214, 112)


def _brooding() -> Svg:
    """The gloom itself: heavy, with half closed eyes."""
    form = (
        "M128,118 C112,108 118,86 134,84 C128,60 156,46 172,54 C178,28 216,20 232,36 C250,22 280,34 282,56 L290,160 "
        "C270,172 248,168 240,158 C226,170 204,168 198,154 C182,160 168,152 168,138 C150,142 132,134 128,118Z"
    )
    rain = "".join(
        f"M{x},{y} l-6,18 " for x, y in ((176, 160), (196, 166), (214, 176), (234, 172), (252, 178), (188, 186))
    )
    drawn = path(rain, width=2, stroke="#9fb0b8", opacity=0.8) + path(form, "#414b57", 2.6)
    drawn += flat(
        "M286,70 L290,160 C270,172 248,168 240,158 C226,170 204,168 198,154 C236,150 268,120 286,70Z",
        "ink",
        opacity=0.3,
    )
    drawn += path("M142,82 C138,66 158,56 172,64 M180,52 C188,36 214,32 226,46", width=2.6, stroke="#7d8b96")
    for x in (180, 222):
        drawn += element("ellipse", cx=x, cy=98, rx=11, ry=9, fill="#e8e2c4", stroke="ink", stroke_width=2.2)
        drawn += element("circle", cx=x - 5, cy=101, r=3.6, fill="ink")
        drawn += path(f"M{x - 13},98 C{x - 10},84 {x + 10},84 {x + 13},98 Q{x},92 {x - 13},98Z", "#323a44", 2.2)
    return drawn + path("M182,132 Q198,118 216,130", width=2.8)


def _doorway() -> Svg:
    """The corner of a house at the left, its door open and lit."""
    drawn = path("M-10,84 H58 V198 H-10Z", "linen") + path("M-10,112 H58 M40,84 V198", width=4, stroke="bark")
    drawn += path("M2,198 V138 C2,124 32,124 32,138 V198Z", "#ffdf8f") + glow(18, 170, 40, "#fff0b8", 0.8)
    drawn += path("M32,198 V138 L50,130 V206Z", "leather") + ball(45, 170, 1.8, "gold", 1.2)
    drawn += path("M-10,88 V40 L40,44 L72,90Z", "#8e4a37")
    drawn += path("M-6,60 L50,62 M-6,76 L60,77", width=1.6, stroke="#6a3226")
    return drawn + shade("M40,44 L72,90 L54,89 L30,44Z", 0.2)


def _lantern() -> Svg:
    """A lantern hanging from a hand at the origin."""
    drawn = path("M-5,8 C-5,1 5,1 5,8", width=2) + path("M-7,10 L-5,7 H5 L7,10 V24 H-7Z", "spark", 2.2)
    return drawn + flat("M0,13 C4,17 3,22 0,22 C-3,22 -4,17 0,13Z", "fire") + path("M-8,24 H8 M-8,10 H8", width=3)


def _mend() -> Svg:
    """Rain or not: the hole in the roof is what lets it in."""
    drawn = wash("#6f808c", "#93a2a5", "#d8cfa6") + land([(-6, 128), (60, 118), (120, 130), (270, 116)], "#7c8c78", 0)
    drawn += clouds("#55626d", ((44, 62, 96), (216, 52, 104), (120, 44, 110)))
    fall = "".join(f"M{x:.0f},{y:.0f} l-7,17 " for x, y in scattered(11, 34, 6, 60, 260, 80))
    drawn += path(fall, width=1.8, stroke="#cfdde0", opacity=0.75)
    drawn += _chimney() + _roof()
    drawn += path("M118,172 L146,164 L158,184 L150,206 L120,204 L108,188Z", "#2f2620")
    drawn += path("M120,172 L150,164 L155,177 L124,186Z", "#d9b27c")
    drawn += path("M114,187 L136,183 L139,200 L118,202Z", "#e3c08c")
    worker = Folk(
        Face(skin="skin3", hair="coal", cut="crop", turn=-0.8),
        cloth="#5f7f8f",
        hose="#6f6248",
        lean=-10,
        left=((-26, -50), (-36, -34)),
        right=((22, -74), (17, -96)),
        left_foot=((-18, -16), (8, -8)),
        right_foot=((2, -10), (30, -4)),
        toes=1,
        right_holds=_hammer(),
    )
    return drawn + worker.at(186, 206, 112) + _cat(56, 118)


def _roof() -> Svg:
    """A roof of shingles seen from the side, darker towards the right."""
    drawn = path("M40,118 L270,110 V246 H-20Z", "#a5583f", 2.6)
    rows = ((40, 118, 110), (26, 146, 138), (11, 176, 168), (-4, 206, 198), (-19, 236, 230))
    for i, (left, a, b) in enumerate(rows):
        drawn += path(f"M{left},{a} L270,{b}", width=2, stroke="#6f3326")
        for x in range(left + 14 - i % 2 * 12, 268, 26):
            y = a + (b - a) * (x - left) / (270 - left)
            drawn += path(f"M{x},{y:.1f} l-6,30", width=1.7, stroke="#6f3326")
    return drawn + shade("M214,112 L270,110 V246 H236Z", 0.2) + rod("M38,118.8 L270,110.8", "#c9795c")


def _chimney() -> Svg:
    drawn = path("M222,124 V70 H252 V124Z", "stone") + path("M217,62 H257 V74 H217Z", "#b0a99d")
    return drawn + shade("M240,74 H252 V124 H240Z") + scratch("M222,90 H240 M230,104 H252 M232,74 V90", "#5f5b54")


def _hammer() -> Svg:
    return group(rod("M0,8 V-22", "wood", 3.4) + path("M-10,-30 H9 V-20 H-10Z", "iron", 2.2), "rotate(-14)")


def _cat(x: float, y: float) -> Svg:
    """A cat on the ridge who would rather be inside."""
    body = "M-9,0 C-12,-12 -8,-20 0,-20 C8,-20 12,-12 9,0Z"
    tail = rod("M8,-3 C20,-2 20,-12 16,-16", "#4a4038", 3.4)
    head = path("M-8,-22 L-9,-34 L-3,-30 H4 L10,-34 L9,-22 C8,-14 -7,-14 -8,-22Z", "#4a4038", 2.2)
    eyes = element("ellipse", cx=-3, cy=-24, rx=1.6, ry=2, fill="spark")
    eyes += element("ellipse", cx=4, cy=-24, rx=1.6, ry=2, fill="spark")
    return group(tail + path(body, "#4a4038") + head + eyes, f"translate({x},{y})")


def _never() -> Svg:
    """Rain for everybody else; one walks where the sun falls through."""
    drawn = wash("#77858c", "#94a09e", "#b4b9a6") + land([(-6, 150), (80, 140), (180, 152), (270, 142)], "#7f8e7c", 0)
    drawn += land([(-6, 184), (132, 176), (270, 186)], "#76865c")
    drawn += flat("M106,20 H160 L214,236 H50Z", "#fff3bd", opacity=0.55)
    drawn += flat("M120,20 H150 L190,236 H80Z", "#fff8d8", opacity=0.5)
    drawn += element("ellipse", cx=132, cy=206, rx=80, ry=24, fill="#b9c46a")
    cloud = "#56626c"
    drawn += path(
        "M-10,-10 H112 C124,8 118,34 100,38 C92,56 62,56 54,44 C40,58 10,56 4,42 C-4,46 -10,44 -12,40Z", cloud, 2.4
    )
    drawn += path("M278,-10 H150 C140,8 146,30 160,36 C166,54 198,56 208,44 C222,58 252,54 258,42 L278,44Z", cloud, 2.4)
    drawn += path("M14,22 C20,34 42,36 54,26 M176,24 C186,36 206,34 214,24", width=2.2, stroke="#8795a0")
    fall = "".join(
        f"M{x:.0f},{y:.0f} l-6,16 " for x, y in [*scattered(5, 20, 2, 60, 74, 120), *scattered(8, 20, 192, 60, 74, 120)]
    )
    drawn += path(fall, width=1.8, stroke="#d6e2e4", opacity=0.8)
    drawn += _drenched(36, 198, 1) + _drenched(226, 200, -1)
    merry = Folk(
        Face(skin="skin4", hair="coal", cut="curls", mood="laugh", turn=0.3, tilt=6),
        cloth="gold",
        hose="#3f6f73",
        left=((-24, -64), (-36, -78)),
        right=((24, -66), (34, -82)),
        left_foot=((-14, -20), (-4, -4)),
        right_foot=((18, -32), (22, -12)),
        right_heel=-14,
        toes=1,
    )
    drawn += shadow(132, 206, 24, 0.16) + merry.at(130, 200, 124)
    return drawn + _daisies(
        ((72, 200), (92, 210), (172, 210), (192, 198), (118, 214), (152, 218), (62, 222), (204, 220))
    )


def _drenched(x: float, y: float, side: int) -> Svg:
    """Somebody small and grey under the rain."""
    poor = Folk(
        Face(skin="#c9b29a", cut="hood", mood="sad", turn=0.5 * side, cloth="#5d6b73"),
        cloth="#5d6b73",
        belt="",
        gown=True,
        left=((-16, -50), (-4, -46)),
        right=((16, -50), (4, -44)),
        lean=3 * side,
    )
    return shadow(x, y, 16) + poor.at(x, y, 88)


def _daisies(places: tuple[tuple[float, float], ...]) -> Svg:
    drawn = ""
    for x, y in places:
        petals = "".join(
            element("ellipse", cx=0, cy=-4, rx=2, ry=3, fill="white", transform=f"rotate({turn})")
            for turn in range(0, 360, 60)
        )
        drawn += path(f"M{x},{y} q2,4 0,10", width=1.8, stroke="#5d7a38")
        drawn += group(petals + element("circle", cx=0, cy=0, r=2.4, fill="gold"), f"translate({x},{y})")
    return drawn


def _within() -> Svg:
    """By the pond at nightfall: a long look at who looks back."""
    drawn = wash("#2f3f5c", "#5f6f85", "#b79a8a", box=(0, 0, 264, 130))
    drawn += specks(scattered(4, 26, 4, 22, 256, 54), "#f6efd2", 1.3, 0.9)
    drawn += glow(214, 56, 44, "#f6ecc4", 0.6)
    drawn += element("circle", cx=214, cy=56, r=15, fill="#f4e9bd", stroke="ink", stroke_width=2)
    drawn += flat("M-4,114 L30,84 L64,106 L100,78 L150,112 L200,90 L268,118 V130 H-4Z", "#46566b")
    drawn += "".join(pine(x, 124, h, "#33485a", "#4d657a", 2) for x, h in ((18, 54), (44, 40), (240, 60), (216, 42)))
    sitter = Folk(
        Face(skin="skin3", hair="coal", cut="long", mood="calm", turn=0, tilt=4),
        cloth="#8a5a6b",
        hose="#4f4a58",
        left=((-20, -44), (-5, -36)),
        right=((20, -44), (5, -35)),
        left_foot=((-19, -46), (-13, -20)),
        right_foot=((19, -46), (13, -20)),
    )
    here = path("M92,132 C96,116 114,112 132,112 C152,112 168,118 174,132Z", "#7d8288")
    here += shine("M101,124 C107,118 114,116 120,115", 0.4) + sitter.at(132, 140, 90)
    drawn += wash("#8a8290", "#3d5068", "#24354a", box=(0, 128, 264, 114))
    drawn += element("ellipse", cx=214, cy=200, rx=14, ry=11, fill="#f4e9bd", opacity=0.5)
    drawn += group(here, "translate(0,262) scale(1,-1)") + flat("M0,130 H264 V242 H0Z", "#33475e", opacity=0.4)
    ripples = "M26,152 h44 M188,150 h52 M10,182 h32 M92,196 h18 M164,214 h56 M150,168 h14 M84,172 h20 M60,214 h28"
    drawn += path(ripples, width=2.2, stroke="#b9c6cf", opacity=0.6)
    bank = (
        "M-6,128 C40,124 70,134 110,130 C160,134 220,124 270,130 V136 C220,132 160,140 110,136 C70,140 40,130 -6,135Z"
    )
    return drawn + path(bank, "#5f6d52", 2.2) + here + _reeds() + star(58, 40, 5, "#f6efd2")


def _reeds() -> Svg:
    stalks = path(
        "M14,244 C16,210 12,180 20,158 M26,244 C26,216 34,190 32,172 M252,244 C250,214 254,190 246,170",
        width=2.8,
        stroke="#5c6f4a",
    )
    drawn = stalks + "".join(ball(x, y, 3.4, "#6b4a2e", 2, 9) for x, y in ((20, 156), (32, 170), (246, 168)))
    drawn += flat(blob(2, 140, 232, 10, squash=0.4), "#6f8f58")
    return drawn + flat(blob(3, 76, 228, 12, squash=0.4), "#6f8f58")


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"gloom_met": _meet, "gloom_mended": _mend, "gloom_never": _never, "gloom_within": _within}
)
"""The pictures by name."""
