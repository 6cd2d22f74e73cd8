"""Another shape for a day: falcon and pike of question 3."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, polygon, scratch, shade
from game.ui.pictures.animals_of_land import SCARF
from game.ui.pictures.sheet import birds, blob, clouds, land, wash


def _falcon() -> Svg:
    """A falcon high over a river, whose shadow goes before it over the fields."""
    drawn = wash("#8fbfd6", "#cfe4e4", "#f0ecd2", box=(0, 0, 264, 120)) + clouds(
        "#fbf8ec", ((214, 66, 46), (32, 84, 44)), 0.95
    )
    drawn += land([(-6, 106), (60, 92), (120, 104), (200, 88), (270, 104)], "#8fa694", 1.6)
    drawn += "".join(
        flat(f"M{x},{y} l7,-11 l7,11Z", "#7b9482") for x, y in ((30, 98), (48, 95), (150, 98), (236, 94), (184, 90))
    )
    drawn += land([(-6, 122), (90, 116), (180, 122), (270, 114)], "#a9bd86", 1.8) + _fields() + _hamlet(216, 152)
    drawn += flat(
        "M104,208 c12,-8 20,-2 26,2 c8,-6 20,-6 28,2 c-12,-2 -20,0 -26,6 c-8,-6 -16,-10 -28,-10Z", "ink", opacity=0.28
    )
    return drawn + group(_stooping(), "translate(-2,12)") + birds(((232, 36, 4), (246, 42, 3)))


def _fields() -> Svg:
    """Fields seen from above, with the river through them."""
    drawn = ""
    for form, colour in (
        ("M-6,124 L70,118 L54,152 L-6,158Z", "#c9c078"),
        ("M70,118 L150,121 L150,156 L54,152Z", "#93ae62"),
        ("M150,121 L214,118 L236,158 L150,156Z", "#bfb46a"),
        ("M214,118 L270,114 V160 L236,158Z", "#9db56c"),
        ("M-6,158 L54,152 L24,206 L-6,212Z", "#8aa65a"),
        ("M54,152 L150,156 L150,214 L24,206Z", "#c4cb85"),
        ("M150,156 L236,158 L262,214 H150Z", "#88a55a"),
        ("M236,158 L270,160 V216 L262,214Z", "#cfc37c"),
        ("M-6,212 L24,206 L150,214 L262,214 L270,216 V246 H-6Z", "#a3b566"),
    ):
        drawn += path(form, colour, 1.6)
    drawn += scratch(
        "M4,166 L40,160 M0,178 L34,172 M-2,190 L28,184 M164,128 L206,126 M166,138 L212,136 "
        "M168,148 L220,147 M170,170 L226,170 M172,184 L234,184",
        width=1.4,
        opacity=0.35,
    )
    river = "M110,119 C96,134 132,146 112,166 C90,188 60,196 76,246"
    return (
        drawn
        + path(river, width=16)
        + path(river, width=11.4, stroke="#79aebd")
        + path("M106,126 C98,136 126,146 112,160 M84,196 C76,208 76,220 78,236", width=1.8, stroke="#cfe6ea")
    )


def _hamlet(x: float, y: float) -> Svg:
    drawn = path("M-8,0 V-18 L0,-30 L8,-18 V0Z", "#e6d9b6", 1.8) + path("M-9,-17 L0,-30 L9,-17Z", "#9a4f38", 1.8)
    for a, b in ((-24, 4), (14, 6), (28, -2), (-14, 10)):
        drawn += path(f"M{a - 6},{b} v-6 h12 v6Z", "#e6d9b6", 1.4) + path(
            f"M{a - 8},{b - 5} l4,-6 h8 l4,6Z", "#9a4f38", 1.4
        )
    return group(drawn, f"translate({x},{y})")


def _stooping() -> Svg:
    """The falcon itself, its head to the left."""
    drawn = path(
        "M112,104 C92,84 76,54 74,18 L85,32 L90,16 L98,38 L107,24 L112,50 L121,40 L126,66 L134,60 L136,104Z",
        "#5b5a5f",
        2.4,
    )
    drawn += path("M166,126 L214,138 L206,146 L218,152 L204,156 L210,164 L158,146Z", "#7d7671", 2.4) + scratch(
        "M176,136 L204,146 M172,142 L200,155", width=1.6
    )
    drawn += path(
        "M74,92 C82,80 98,80 106,92 C122,98 158,108 174,128 C176,140 164,148 146,148 "
        "C122,148 100,136 92,120 C82,114 74,104 74,92Z",
        "#e9dcc0",
        2.4,
    )
    drawn += "".join(
        path(f"M{x},{y} q5,3 9,0", width=2, stroke="#7a6a55")
        for x, y in ((102, 118), (114, 128), (128, 136), (118, 116), (132, 126), (146, 138))
    )
    drawn += path(
        "M100,104 C108,66 138,30 204,12 L193,32 L212,30 L196,50 L210,54 L190,70 L202,78 "
        "L180,88 L188,98 L166,104 C160,120 142,128 124,124 C110,122 102,114 100,104Z",
        "#75747a",
        2.4,
    )
    drawn += shade(
        "M166,104 C160,120 142,128 124,124 C112,122 106,116 102,110 C124,116 146,110 160,92 L180,88 L188,98Z"
    ) + flat("M108,104 C118,76 140,52 170,36 C150,60 140,84 140,104 C130,112 114,112 108,104Z", "#96949a", opacity=0.8)
    drawn += scratch("M150,96 L196,50 M146,80 L193,32 M154,104 L190,70", width=1.6) + scratch(
        "M112,92 C120,72 136,54 156,40", "glint", 2.4, 0.55
    )
    drawn += path("M92,106 C100,116 112,112 116,100 L106,88Z", SCARF, 2.2) + path(
        "M112,104 C124,98 128,112 140,102 C142,114 132,120 122,118 C118,116 114,112 112,104Z", SCARF, 2
    )
    drawn += path("M68,92 C66,76 84,66 98,74 C108,80 110,94 102,104 C94,110 82,106 78,100Z", "#5b5a5f", 2.4) + flat(
        "M78,100 C80,92 88,90 96,96 C100,100 98,104 94,106 C88,108 82,106 78,100Z", "#f1e8d2"
    )
    drawn += (
        path("M70,84 C60,84 58,92 61,99 C64,95 70,94 76,94Z", "gold", 2)
        + ball(83, 85, 5, "gold", 1.8)
        + dot(83, 85, 2.8)
    )
    return drawn + path("M80,94 C80,100 82,104 86,108", width=3.4, stroke="#46454a") + dot(81.6, 83.6, 0.9, "white")


def _pike() -> Svg:
    """A pike between the reeds, under a boat whose angler has seen nothing."""
    drawn = wash("#8fc6c6", "#3f8a94", "#245a6b", "#1c4658")
    drawn += polygon(((40, 34), (74, 34), (128, 240), (40, 240)), "#d5f0e6", opacity=0.16) + polygon(
        ((150, 34), (204, 34), (262, 240), (160, 240)), "#d5f0e6", opacity=0.14
    )
    drawn += flat("M-6,-6 H270 V36 C240,42 220,32 190,38 C150,44 120,32 90,38 C60,44 30,34 -6,40Z", "#cfe6e6") + path(
        "M-6,40 C30,34 60,44 90,38 C120,32 150,44 190,38 C220,32 240,42 270,36", width=2.2
    )
    drawn += (
        path("M104,24 H236 C230,50 214,62 186,62 H146 C122,62 108,44 104,24Z", "#8a5a33", 2.6)
        + shade("M186,24 H236 C230,50 214,62 186,62 H160 C182,56 188,40 186,24Z")
        + scratch("M112,38 H230 M124,52 H216", width=1.8)
    )
    drawn += path("M96,28 C104,50 92,64 96,86 C98,92 104,92 104,86", width=1.6) + ball(96, 40, 4, "ember", 1.8)
    drawn += land([(-6, 214), (50, 204), (120, 218), (190, 206), (270, 216)], "#3d5a4a", 2.2)
    for seed, (x, y, r) in enumerate(((34, 220, 14), (58, 226, 10), (214, 220, 16), (240, 228, 11))):
        drawn += path(blob(seed + 11, x, y, r, 8, 0.14, 0.7), "#6b7a76", 2) + flat(
            blob(seed + 31, x - 3, y - 3, r * 0.46, 8, 0.1, 0.6), "#93a39c", opacity=0.9
        )
    drawn += (
        _weeds((206, 226, 250), "#3f7a52") + group(_long_fish(), "translate(2,4)") + _weeds((16, 34, 176), "#5a9a5c")
    )
    for x, y in ((30, 176), (50, 186), (44, 160)):
        drawn += path(f"M{x},{y} c5,-5 12,-5 16,0 l6,-4 v8 l-6,-4 c-4,5 -11,5 -16,0Z", "#cfd8d2", 1.6) + dot(
            x + 4, y - 0.6, 1
        )
    bubbles = ((26, 112, 4), (20, 98, 3), (30, 84, 5), (22, 66, 3))
    return drawn + "".join(
        element("circle", cx=x, cy=y, r=r, fill="#e6f5f2", fill_opacity=0.35, stroke="#e6f5f2", stroke_width=1.6)
        for x, y, r in bubbles
    )


def _weeds(places: tuple[int, ...], colour: str) -> Svg:
    form = "".join(f"M{x},230 C{x - 12},200 {x + 12},180 {x},150 C{x - 8},134 {x + 4},120 {x + 2},108 " for x in places)
    return path(form, width=8.6) + path(form, width=4.6, stroke=colour)


def _long_fish() -> Svg:
    """The pike itself, its head to the left."""
    back, belly = "#7f9650", "#e9e2bd"
    drawn = path(
        "M186,112 C194,92 212,88 224,94 C220,104 214,114 206,120Z M176,150 "
        "C182,166 194,172 206,170 C206,160 204,150 198,144Z M112,152 "
        "C112,166 122,174 132,174 C134,164 130,154 124,150Z",
        "#b5703a",
        2.2,
    )
    drawn += path(
        "M212,122 C226,112 240,100 250,96 C244,114 244,146 250,164 C240,160 226,150 212,142Z", "#b5703a", 2.4
    ) + scratch("M222,126 L240,112 M222,132 H242 M222,138 L240,152", width=1.6)
    drawn += path(
        "M30,134 C34,126 50,124 66,122 C84,106 120,102 156,106 C184,108 204,116 216,124 V140 "
        "C200,150 172,156 140,156 C108,156 80,150 64,144 C50,144 36,142 30,134Z",
        back,
        2.6,
    )
    drawn += flat(
        "M34,136 C50,138 62,136 76,140 C110,148 170,148 214,134 V140 "
        "C200,149 172,155 140,155 C108,155 80,149 64,143 C50,143 38,141 34,136Z",
        belly,
    )
    for i, (x, y) in enumerate(
        (
            (98, 118),
            (114, 114),
            (130, 116),
            (146, 114),
            (162, 118),
            (178, 120),
            (194, 126),
            (106, 130),
            (122, 128),
            (138, 130),
            (154, 130),
            (170, 132),
            (186, 134),
        )
    ):
        drawn += element("ellipse", cx=x, cy=y, rx=4.4 - i % 2, ry=2.8, fill="#d9d79a", opacity=0.9)
    drawn += (
        path("M88,110 C96,120 98,138 90,149", width=2)
        + path("M30,134 C44,136 54,135 64,132", width=2)
        + ball(66, 125, 5.6, "#ffd75e", 2)
        + dot(65, 125, 2.8)
        + dot(64, 124, 0.9, "white")
    )
    drawn += path("M100,150 C98,162 106,168 116,166 C114,158 110,152 106,148Z", "#b5703a", 2) + scratch(
        "M92,113 C112,104 144,106 164,110", "glint", 2.6, 0.5
    )
    drawn += path("M82,106 C90,120 90,140 82,152 L96,154 C104,140 104,118 96,105Z", SCARF, 2.2)
    return drawn + path("M94,108 C104,92 116,104 130,90 C134,102 126,112 114,112 C108,112 100,116 98,114Z", SCARF, 2.2)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"falcon": _falcon, "pike": _pike})
"""The pictures by name."""
