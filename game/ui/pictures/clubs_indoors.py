"""Question 6a: an afternoon after school, at the potter's wheel and over herbs."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, element, flat, group, path, rod, scratch, shade, shine
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.people import hand, limb
from game.ui.pictures.sheet import specks, table_top, wash


def _wheel() -> Svg:
    """The clay rises between two hands; the jars behind show how often it did."""
    drawn = wash("#d8c6a0", "#c9b084", "#b08f62") + _jars()
    drawn += path("M168,30 H244 V112 H168Z", "#bcd9de") + flat("M170,86 C190,76 220,80 242,74 V110 H170Z", "#a3b978")
    drawn += rod("M168,30 H244 V112 H168Z M206,30 V112 M168,70 H244", "#8a6238", 3)
    drawn += flat("M170,110 L60,244 H190 L242,110Z", "#fff3c4", opacity=0.28)
    drawn += flat("M-6,190 H270 V246 H-6Z", "#8d6a48") + path("M-6,190 H270", width=2.2)
    potter = Folk(
        Face(skin="skin2", hair="auburn", cut="bun", mood="calm", turn=0.8, tilt=10),
        cloth="#6f8f8a",
        apron="#c9a070",
        sleeve="#6f8f8a",
        hose="#7a6248",
        lean=10,
        left=((6, -44), (34, -50)),
        right=((34, -44), (50, -52)),
        left_foot=((16, -32), (20, -4)),
        right_foot=((24, -36), (34, -4)),
        toes=1,
        behind="right",
    )
    drawn += path("M44,174 H92 L98,224 H38Z", "#7d5736") + path("M38,168 H98 V180 H38Z", "#9a6d43")
    drawn += path("M124,224 L132,172 H188 L196,224Z", "#7d5736") + path("M160,172 V214", width=7)
    drawn += element("ellipse", cx=160, cy=212, rx=36, ry=8, fill="#8a6238", stroke="ink", stroke_width=2.4)
    drawn += element("ellipse", cx=160, cy=170, rx=42, ry=10, fill="#a37645", stroke="ink", stroke_width=2.4)
    drawn += element("ellipse", cx=160, cy=166, rx=42, ry=10, fill="#c08f58", stroke="ink", stroke_width=2.4)
    drawn += path(
        "M116,178 c-6,-4 -8,-9 -6,-14 M204,178 c6,-4 8,-9 6,-14 M126,186 c-5,-1 -9,-3 -11,-6",
        width=2.4,
        stroke="#fff3d2",
    )
    drawn += _clay() + potter.at(76, 222, 134) + limb("M112,152 Q128,164 140,150", "#6f8f8a", 11)
    return drawn + hand(142, 148, 7.4)


def _clay() -> Svg:
    form = (
        "M140,166 C128,150 134,130 148,122 C144,116 142,110 138,106 H184 C180,110 178,116 174,122 C188,130 "
        "192,150 180,166Z"
    )
    drawn = path(form, "#b0603f")
    drawn += shade("M166,106 H184 C180,110 178,116 174,122 C188,130 192,150 180,166 H162 C176,150 174,134 164,122Z")
    drawn += element("ellipse", cx=161, cy=106, rx=23, ry=6, fill="#7d3f2a", stroke="ink", stroke_width=2.2)
    drawn += scratch("M140,136 Q160,144 184,136 M136,150 Q160,158 188,150", "#7d3f2a", 1.8)
    return drawn + shine("M142,148 C140,140 144,134 149,130", 0.5)


def _jars() -> Svg:
    """A shelf of jars, the first a little crooked."""
    drawn = path("M12,84 H140 V92 H12Z", "wood") + path("M24,92 V104 M128,92 V104", width=4)
    crooked = path("M-12,0 C-18,-16 -6,-22 -4,-30 L8,-32 C6,-24 18,-18 12,0Z", "#b98a5a")
    fine = path("M-14,0 C-20,-18 -8,-26 -7,-34 H-10 V-40 H10 V-34 H7 C8,-26 20,-18 14,0Z", "#5f7f8a")
    fine += path("M-15,-14 H15", width=3, stroke="linen")
    broad = path("M-16,0 C-22,-12 -18,-22 -10,-24 H10 C18,-22 22,-12 16,0Z", "#a0553a")
    broad += path("M-18,-10 l6,-5 6,5 6,-5 6,5 6,-5 6,5", width=2, stroke="linen")
    for jar, x in ((crooked, 32), (broad, 74), (fine, 116)):
        drawn += group(jar + shine("M-9,-6 C-11,-12 -9,-15 -7,-18", 0.5), f"translate({x},84)")
    return drawn


def _herbs() -> Svg:
    """Under the drying bunches, a pestle goes round."""
    drawn = wash("#5d6b55", "#76805f", "#8d8a66") + rod("M-6,34 H270", "bark", 8)
    for x, drop, leaf, bloom in (
        (26, 44, "moss", "#b48ad0"),
        (66, 36, "olive", "gold"),
        (206, 40, "#6d8f5a", "white"),
        (246, 46, "moss", "rose"),
    ):
        drawn += _bunch(x, drop, leaf, bloom)
    drawn += path("M6,152 H64 V159 H6Z", "wood") + _bottle(20, 152, "#7fb0a0") + _bottle(46, 152, "#c98f4c")
    grinder = Folk(
        Face(skin="skin4", hair="coal", cut="braid", mood="calm", turn=-0.2, tilt=-4),
        cloth="#8f6f9a",
        apron="linen",
        hose="#5c4a33",
        left=((-16, -50), (-14, -40)),
        right=((16, -50), (14, -40)),
        behind="both",
        crown=16,
    )
    drawn += grinder.at(118, 222, 138) + table_top(172) + _mortar(148, 198)
    drawn += limb("M100,141 Q88,156 104,168", "#8f6f9a", 12) + hand(108, 170, 8, "skin4")
    drawn += limb("M136,141 Q168,156 166,124", "#8f6f9a", 12) + hand(164, 118, 8, "skin4")
    leaves = (
        "M40,196 c-4,-10 4,-18 14,-18 c2,10 -4,18 -14,18Z M62,204 c4,-10 14,-12 22,-8 c-4,8 -12,12 -22,8Z "
        "M30,212 c-6,-6 -4,-14 2,-18 c6,4 6,12 -2,18Z"
    )
    drawn += path(leaves, "leaf", 2) + path("M190,206 C196,196 232,196 238,206 C236,216 192,216 190,206Z", "#e9dfc2")
    drawn += flat("M198,204 C204,192 226,192 230,204Z", "#7d9a4a")
    return drawn + specks(((132, 150), (146, 142), (176, 146), (124, 158)), "leaf", 2.4)


def _bunch(x: float, drop: float, leaf: str, bloom: str) -> Svg:
    drawn = path(f"M{x},36 v12", width=2.2)
    form = (
        f"M{x - 3},46 C{x - 22},{46 + drop * 0.5} {x - 18},{46 + drop} {x - 10},{50 + drop} L{x - 4},{46 + drop} "
        f"L{x},{54 + drop} L{x + 5},{46 + drop} L{x + 11},{50 + drop} C{x + 18},{46 + drop} "
        f"{x + 22},{46 + drop * 0.5} {x + 3},46Z"
    )
    drawn += path(form, leaf)
    drawn += scratch(f"M{x - 2},56 L{x - 8},{40 + drop} M{x + 1},56 L{x + 7},{40 + drop}", width=1.6, opacity=0.6)
    spots = ((x - 10, 38 + drop), (x + 3, 42 + drop), (x + 11, 34 + drop), (x - 3, 28 + drop))
    drawn += "".join(ball(a, b, 3.4, bloom, 1.5) for a, b in spots)
    return drawn + path(f"M{x - 5},47 H{x + 5}", width=4.4, stroke="ember")


def _bottle(x: float, y: float, colour: str) -> Svg:
    drawn = path(
        f"M{x - 9},{y} V{y - 18} C{x - 9},{y - 24} {x - 4},{y - 24} {x - 4},{y - 32} H{x + 4} C{x + 4},{y - 24} "
        f"{x + 9},{y - 24} {x + 9},{y - 18} V{y}Z",
        colour,
        2.2,
    )
    drawn += path(f"M{x - 5},{y - 37} H{x + 5} V{y - 31} H{x - 5}Z", "tan", 1.8)
    return drawn + shine(f"M{x - 5},{y - 5} V{y - 16}", 0.6)


def _mortar(x: float, y: float) -> Svg:
    pestle = path("M4,-34 L10,-86 C12,-94 22,-92 21,-84 L14,-32Z", "bone")
    pestle += shade("M14,-88 C20,-90 22,-86 21,-84 L14,-32 L10,-33Z", 0.18)
    bowl = path("M-42,-38 C-42,-8 -26,0 -20,6 H20 C26,0 42,-8 42,-38Z", "stone")
    bowl += shade("M16,-38 H42 C42,-8 26,0 20,6 H4 C20,-6 24,-22 16,-38Z")
    mouth = element("ellipse", cx=0, cy=-38, rx=42, ry=11, fill="#6f6a62", stroke="ink", stroke_width=2.4)
    mouth += flat("M-30,-36 C-16,-44 20,-44 30,-36 C20,-29 -18,-29 -30,-36Z", "#86a04f")
    front = path("M-42,-38 C-40,-24 40,-24 42,-38 C42,-8 26,0 20,6 H-20 C-26,0 -42,-8 -42,-38Z", "stone")
    front += shade("M24,-29 C34,-31 40,-34 42,-38 C42,-8 26,0 20,6 H4 C18,-4 26,-16 24,-29Z")
    return group(
        shadow(0, 6, 34) + bowl + mouth + pestle + front + shine("M-34,-24 C-32,-14 -28,-8 -23,-4", 0.5),
        f"translate({x},{y})",
    )


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"club_wheel": _wheel, "club_herbs": _herbs})
"""The pictures by name."""
