"""A bowl of fruit goes round: the apple of question 2c."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, scratch, shade
from game.ui.pictures.people import limb
from game.ui.pictures.sheet import clouds, glow, table_top, tree, wash


def _apple() -> Svg:
    """A hand lifts the apple out of the bowl, before a window on the orchard."""
    drawn = wash("#e2d2a8", "#cdb98c") + _window() + table_top(172, "#a5784b") + _bowl(112, 214)
    drawn += (
        limb("M276,70 C240,84 214,92 196,92", "#2f6f5c", 30)
        + path("M204,72 L200,112", width=5)
        + path("M204,72 L200,112", width=2, stroke="gold")
    )
    drawn += glow(152, 92, 50, "#fff3c0", 0.9) + path(
        "M194,78 C182,70 164,72 156,82 L160,112 C174,118 190,112 196,106Z", "skin3", 2.4
    )
    drawn += _round_apple(148, 96, 27, "#c9392b")
    fingers = "M188,86 C172,72 156,70 144,74 M190,96 C176,86 162,82 150,86 M190,106 C178,100 166,96 156,99"
    drawn += (
        path(fingers, width=14.4)
        + path(fingers, width=10, stroke="skin3")
        + path("M186,108 C172,120 160,124 152,120", width=14.4)
    )
    drawn += path("M188,108 C172,120 160,124 152,120", width=10, stroke="skin3") + path(
        "M192,82 C202,88 202,102 194,112 L184,108 C188,98 186,92 184,86Z", "skin3", 0, "none"
    )
    return drawn + scratch("M147,73 q-2,1 -2,3 M153,85 q-2,1 -2,3 M155,120 q-2,-1 -2,-3", "white", 1.6, 0.7)


def _round_apple(x: float, y: float, r: float, colour: str) -> Svg:
    k = r / 13
    drawn = path("M0,-9 C1,-14 3,-17 6,-19", width=2.6 / k + 1) + path(
        "M3,-14 C8,-20 14,-19 17,-17 C14,-11 8,-11 3,-14Z", "leaf", 2 / k
    )
    drawn += path("M0,-9 C5,-13 14,-10 13,0 C12,9 5,13 0,11 C-5,13 -12,9 -13,0 C-14,-10 -5,-13 0,-9Z", colour, 2.4 / k)
    drawn += shade("M6,-11.4 C14,-10 14,0 13,0 C12,9 5,13 0,11 C8,8 10,-2 6,-11.4Z", 0.22)
    return group(
        drawn + scratch("M-9,0 C-9.4,-5 -7,-7.4 -4,-7.6", "glint", 2.6 / k, 0.8), f"translate({x},{y}) scale({k:.3f})"
    )


def _window() -> Svg:
    drawn = wash("#a9d0da", "#dcead2", box=(22, 12, 92, 122)) + clouds("#fbf8ec", ((66, 48, 30),), 0.95)
    drawn += flat("M22,104 C50,94 84,100 114,92 V134 H22Z", "#93b05f") + tree(3, 48, 116, 15) + tree(5, 92, 112, 11)
    drawn += dot(42, 94, 2.4, "#c9392b") + dot(54, 100, 2.4, "#c9392b") + dot(90, 96, 2, "#c9392b")
    frame = "M22,12 H114 V134 H22Z M68,12 V134 M22,70 H114"
    drawn += path(frame, width=8.4) + path(frame, width=4.4, stroke="bark")
    return drawn + path("M14,134 H122 V142 H14Z", "wood", 2.2)


def _bowl(x: float, y: float) -> Svg:
    """A wooden bowl with pears, plums, an apple and grapes."""
    drawn = element("ellipse", cx=x + 6, cy=y + 2, rx=72, ry=9, fill="ink", opacity=0.25)
    drawn += path(
        f"M{x - 44},{y - 50} C{x - 58},{y - 60} {x - 50},{y - 86} {x - 34},{y - 90} "
        f"C{x - 20},{y - 88} {x - 18},{y - 60} {x - 24},{y - 46}Z",
        "#c9b23f",
    )
    drawn += scratch(
        f"M{x - 45},{y - 66} C{x - 45},{y - 76} {x - 40},{y - 82} {x - 36},{y - 83}", "glint", 2.4, 0.7
    ) + path(f"M{x - 34},{y - 90} q2,-8 7,-10")
    drawn += (
        _round_apple(x + 38, y - 58, 21, "#b8962f")
        + ball(x - 8, y - 56, 17, "#6a3f70")
        + scratch(f"M{x - 18},{y - 60} q2,-7 8,-8", "glint", 2.2, 0.6)
    )
    drawn += ball(x + 12, y - 48, 15, "#7a4a80") + ball(x - 56, y - 44, 14, "#d98a3c")
    for a, b in ((52, -46), (62, -44), (58, -36), (66, -34)):
        drawn += ball(x + a, y + b, 7, "#6f9a4a", 2) + dot(x + a - 2, y + b - 2, 1.6, "white", opacity=0.7)
    drawn += path(
        f"M{x - 76},{y - 44} C{x - 72},{y - 14} {x - 44},{y} {x - 30},{y} H{x + 30} "
        f"C{x + 44},{y} {x + 72},{y - 14} {x + 76},{y - 44}Z",
        "#8b5a38",
        2.6,
    )
    drawn += shade(
        f"M{x + 40},{y - 44} C{x + 36},{y - 18} {x + 24},{y - 6} {x + 10},{y} H{x + 30} "
        f"C{x + 44},{y} {x + 72},{y - 14} {x + 76},{y - 44}Z"
    )
    return (
        drawn
        + path(f"M{x - 80},{y - 48} H{x + 80} V{y - 40} H{x - 80}Z", "#a5703f")
        + scratch(f"M{x - 62},{y - 28} C{x - 54},{y - 14} {x - 44},{y - 8} {x - 36},{y - 6}", "glint", 2.6, 0.45)
    )


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"apple": _apple})
"""The pictures by name."""
