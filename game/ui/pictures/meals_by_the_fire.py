"""What one could least do without at table: spoon and hands of question 4."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, element, flat, group, path, scratch, shade
from game.ui.pictures.people import fist, limb
from game.ui.pictures.sheet import (
    campfire,
    clouds,
    flame,
    glow,
    land,
    pine,
    scattered,
    smoke,
    specks,
    table_top,
    tufts,
    wash,
)


def _spoon() -> Svg:
    """Soup from the cauldron over the fire, and the spoon that is the first in."""
    drawn = wash("#4a3a34", "#6b5042") + _hearth() + table_top(164, "#8b6038", "#5d3f26", "#6b4828")
    drawn += element("ellipse", cx=112, cy=226, rx=84, ry=11, fill="ink", opacity=0.3)
    drawn += (
        path("M30,172 C34,210 66,228 108,228 C150,228 182,210 186,172Z", "#5f8a94", 2.6)
        + shade("M146,176 C140,206 122,222 100,228 C150,230 182,210 186,172Z")
        + scratch("M44,188 C50,204 60,212 72,217", "glint", 3, 0.6)
        + path("M38,196 C60,206 156,206 178,196", width=2.4, stroke="#d9cba4")
    )
    drawn += ball(108, 172, 79, "#79a2aa", 2.6, 21) + ball(108, 173, 67, "#c9762f", 2, 15)
    for x, y, colour in (
        (70, 172, "#e8a04a"),
        (92, 180, "#8ba64f"),
        (138, 178, "#e8a04a"),
        (112, 168, "#f3dca0"),
        (152, 171, "#8ba64f"),
        (84, 167, "#f3dca0"),
    ):
        drawn += ball(x, y, 6.4, colour, 1.6, 3.4)
    drawn += smoke(70, 154, 64, "white", 0.6) + smoke(112, 148, 44, "white", 0.5) + smoke(40, 162, 48, "white", 0.5)
    drawn += (
        limb("M286,104 C262,104 244,104 226,104", "#7a5a86", 34)
        + path("M224,84 V124", width=9.4)
        + path("M224,84 V124", width=5, stroke="linen")
    )
    drawn += group(_spoon_alone(), "translate(200,104) rotate(-104)") + fist(200, 104, 1.06, "skin4", -104, flip=True)
    return drawn + path("M120,142 c4,6 4,10 0,11 c-4,-1 -4,-5 0,-11Z", "#e08a3c", 1.8)


def _spoon_alone() -> Svg:
    drawn = path("M-4.4,24 L-3,-52 H3 L4.4,24 Q0,30 -4.4,24Z", "#c9975a", 2.4)
    return (
        drawn
        + path(
            "M-17,-72 C-17,-54 -8,-48 0,-48 C8,-48 17,-54 17,-72 C17,-90 10,-100 0,-100 C-10,-100 -17,-90 -17,-72Z",
            "#c9975a",
            2.6,
        )
        + path(
            "M-11,-73 C-11,-60 -6,-55 0,-55 C6,-55 11,-60 11,-73 C11,-86 7,-94 0,-94 C-7,-94 -11,-86 -11,-73Z",
            "#d9822f",
            1.8,
        )
        + ball(-2, -78, 4.6, "#8ba64f", 1.6)
    )


def _hearth() -> Svg:
    """A fireplace with a cauldron on its chain."""
    stones = path("M36,166 V30 H210 V166Z", "#847a6c", 2.6)
    for x, y in (
        (46, 44),
        (86, 42),
        (130, 44),
        (176, 42),
        (44, 78),
        (196, 76),
        (42, 112),
        (198, 110),
        (44, 146),
        (196, 144),
    ):
        stones += scratch(f"M{x - 10},{y + 8} q12,5 24,0", width=1.6, opacity=0.5)
    drawn = (
        path("M20,18 H226 V32 H20Z", "#5d3f26", 2.4)
        + stones
        + path("M60,166 V96 C60,52 186,52 186,96 V166Z", "#2f2622", 2.6)
    )
    drawn += (
        glow(122, 146, 70, "#ff9a3c", 0.75)
        + flame(104, 166, 36)
        + flame(146, 166, 32)
        + path("M124,62 V100", width=3.4, stroke="iron")
    )
    drawn += (
        path("M92,104 C86,146 108,156 124,156 C140,156 162,146 156,104Z", "#3d3f44", 2.4)
        + path("M86,102 H162", width=9)
        + path("M87,102 H161", width=4.6, stroke="#565a60")
    )
    return (
        drawn
        + scratch("M98,114 C98,128 102,138 108,144", "glint", 2.4, 0.4)
        + path("M86,102 C92,84 156,84 162,102", width=2.4)
    )


def _own_hands() -> Svg:
    """Bread broken by hand at a camp fire."""
    drawn = (
        wash("#33405f", "#6f6680", "#c08a78", box=(0, 0, 264, 170))
        + specks(scattered(7, 26, 0, 16, 264, 70), "#fbf3dc", 1.3, 0.85)
        + clouds("#4a5270", ((60, 62, 60),), 0.6)
    )
    drawn += "".join(
        pine(x, y, h, "#2f3f47", "#46595c", 1.8)
        for x, y, h in ((20, 146, 84), (52, 146, 60), (236, 146, 90), (208, 146, 58), (256, 148, 70))
    )
    drawn += (
        land([(-6, 142), (80, 136), (180, 144), (270, 136)], "#4a5744", 2)
        + glow(132, 120, 88, "#ffb45c", 0.75)
        + campfire(132, 146, 0.9)
    )
    drawn += land([(-6, 204), (90, 198), (270, 206)], "#3f4f38", 0) + tufts(
        scattered(3, 20, 0, 206, 264, 34), "#5f7448", 1.1
    )
    drawn += (
        _half_loaf()
        + group(_half_loaf(), "translate(264,0) scale(-1,1)")
        + specks(((126, 166), (136, 176), (130, 188), (140, 158), (124, 178), (133, 200)), "#f3dfae", 3)
    )
    drawn += smoke(124, 138, 34, "white", 0.55) + smoke(144, 134, 30, "white", 0.5)
    return drawn + _breaking("#5d7a4a") + group(_breaking("#5d7a4a"), "translate(264,0) scale(-1,1)")


def _half_loaf() -> Svg:
    """The left half of a loaf, its torn side to the right."""
    drawn = path(
        "M118,140 C92,128 56,138 46,164 C42,186 60,204 96,202 L116,198 L108,188 L120,180 L110,170 L122,160 L112,152Z",
        "#c07f3f",
        2.6,
    )
    drawn += path(
        "M118,140 L112,152 L122,160 L110,170 L120,180 L108,188 L116,198 "
        "C106,200 100,196 98,186 C96,172 98,152 108,140Z",
        "#f3dfae",
        2.2,
    )
    return (
        drawn
        + scratch("M62,152 C70,144 80,140 90,139", "glint", 2.6, 0.6)
        + scratch("M80,142 q-4,10 -2,18 M96,138 q-6,8 -5,16", "#f0dcae", 2.6)
    )


def _breaking(sleeve: str) -> Svg:
    """The left hand with its thumb on the bread and its fingers before it."""
    drawn = (
        limb("M-16,236 C6,226 20,212 34,196", sleeve, 38)
        + path("M22,178 L54,206", width=10)
        + path("M22,178 L54,206", width=5.4, stroke="linen")
    )
    drawn += path(
        "M34,180 C36,164 46,156 58,158 C70,162 78,174 78,188 C76,206 62,214 48,208 C38,204 32,194 34,180Z", "skin2", 2.4
    )
    for form in (
        "M60,170 Q80,164 96,166",
        "M64,182 Q82,178 99,180",
        "M64,193 Q80,192 95,193",
        "M60,203 Q74,204 87,204",
    ):
        drawn += path(form, width=14.6) + path(form, width=10.2, stroke="skin2")
    drawn += (
        flat("M40,176 C44,166 54,162 64,166 L66,204 C52,208 40,198 40,176Z", "skin2")
        + path("M44,168 Q56,146 74,142", width=15.6)
        + path("M42,170 Q56,146 74,142", width=11, stroke="skin2")
    )
    return (
        drawn
        + scratch("M66,145 q4,-3 8,-3", "white", 2, 0.7)
        + shade("M36,190 C40,206 52,212 64,206 L86,207 C76,212 62,214 48,208 C40,204 36,198 36,190Z", 0.16)
    )


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"spoon": _spoon, "own_hands": _own_hands})
"""The pictures by name."""
