"""What one could least do without at table: fork and knife of question 4."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, scratch, shade
from game.ui.pictures.people import fist, limb
from game.ui.pictures.sheet import (
    blob,
    glow,
    smoke,
    specks,
    table_top,
    wash,
)


def _fork() -> Svg:
    """A dumpling on a fork, on its way past a cat."""
    drawn = (
        wash("#8a4f3c", "#a8694c")
        + path("M-6,40 H270 M-6,96 H270", width=1.6, stroke="#6b3a2c", opacity=0.7)
        + _shelf_of_plates()
    )
    drawn += _cat() + table_top(168, "#b08552", "#7a5236", "#8a623a")
    drawn += (
        element("ellipse", cx=112, cy=216, rx=92, ry=13, fill="ink", opacity=0.24)
        + ball(106, 206, 88, "#e9e2cf", 2.6, 23)
        + ball(106, 203, 66, "#d5ccb4", 1.6, 15)
    )
    for seed, (x, y, r) in enumerate(((62, 196, 21), (104, 190, 22), (146, 197, 20), (84, 205, 20), (126, 206, 21))):
        drawn += (
            path(blob(seed + 8, x, y, r, 9, 0.06, 0.74), "#e6c98c")
            + flat(blob(seed + 18, x - 5, y - 5, r * 0.4, 8, 0.1, 0.6), "#f8e8bf")
            + _sprig(x + 4, y - 2)
        )
    drawn += smoke(52, 172, 44, "white", 0.6) + smoke(88, 166, 54, "white", 0.6) + smoke(26, 184, 40, "white", 0.5)
    drawn += (
        limb("M286,216 C262,196 246,178 232,160", "#4f6f3c", 34)
        + path("M228,180 L254,156", width=9.4)
        + path("M228,180 L254,156", width=5, stroke="linen")
    )
    drawn += group(_fork_alone(), "translate(214,142) rotate(-62)") + fist(214, 142, 1.08, "skin3", -62)
    return (
        drawn
        + group(
            path(blob(50, 0, 0, 25, 9, 0.05, 0.84), "#eed197")
            + flat(blob(51, -7, -7, 10, 8, 0.1, 0.6), "#fbefcd")
            + shade("M8,-19 C28,-14 28,12 12,18 C4,22 -4,21 -8,20 C10,14 16,-4 8,-19Z", 0.16)
            + _sprig(-4, -6),
            "translate(126,92)",
        )
        + _prongs()
    )


def _fork_alone() -> Svg:
    drawn = path("M-4,36 L-2.6,-40 H2.6 L4,36 Q0,42 -4,36Z", "steel", 2.2) + path(
        "M-14,-74 C-14,-52 -10,-44 -2.6,-38 H2.6 C10,-44 14,-52 14,-74", "steel", 2.4
    )
    return (
        drawn
        + path("M-14,-74 V-92 M-5,-60 V-94 M5,-60 V-94 M14,-74 V-92", width=7)
        + path("M-14,-72 V-92 M-5,-58 V-94 M5,-58 V-94 M14,-72 V-92", width=3.2, stroke="blade")
    )


def _prongs() -> Svg:
    """The tips that come out of the dumpling."""
    tips = "M107,90 l-7,-4 M111,83 l-8,-4 M104,99 l-7,-4"
    return path(tips, width=6.4) + path(tips, width=2.8, stroke="blade")


def _sprig(x: float, y: float) -> Svg:
    return path(f"M{x - 5},{y + 2} l3,-3 M{x + 1},{y - 3} l4,1 M{x + 3},{y + 5} l3,-2", width=2, stroke="#56763c")


def _shelf_of_plates() -> Svg:
    drawn = path("M150,62 H270 V69 H150Z", "#5d3f26", 2)
    for x, colour in ((174, "#6b9aa3"), (212, "#d9cba4"), (250, "#6b9aa3")):
        drawn += (
            ball(x, 43, 18, colour, 2.2)
            + element("circle", cx=x, cy=43, r=11, fill="none", stroke="ink", stroke_width=1.4, opacity=0.6)
            + scratch(f"M{x - 13},40 q2,-8 9,-10", "glint", 2, 0.6)
        )
    return drawn


def _cat() -> Svg:
    """A cat that looks over the table's edge at what goes by."""
    drawn = (
        path("M18,176 C10,150 20,128 44,126 C68,126 78,150 72,176Z", "#5d6066", 2.4)
        + path("M24,120 L22,92 L38,106Z M66,120 L70,92 L54,106Z", "#5d6066", 2.4)
        + flat("M27,112 L26,100 L34,107Z M64,112 L66,100 L58,107Z", "#c08a84")
    )
    drawn += path("M20,128 C20,100 70,100 72,128 C72,150 20,152 20,128Z", "#6b6f76", 2.4) + shade(
        "M56,108 C68,110 72,118 72,128 C72,140 62,146 50,146 C62,138 64,122 56,108Z", 0.2
    )
    drawn += (
        ball(38, 124, 6.4, "#e6d86b", 2)
        + ball(59, 124, 6.4, "#e6d86b", 2)
        + element("ellipse", cx=41, cy=122, rx=2.4, ry=5, fill="ink")
        + element("ellipse", cx=62, cy=122, rx=2.4, ry=5, fill="ink")
    )
    drawn += (
        path("M46,134 h7 l-3.5,4Z", "#c08a84", 1.6)
        + path("M49.6,138 q-4,5 -8,2 M49.6,138 q4,5 8,2", width=1.8)
        + scratch("M30,136 l-16,-2 M30,140 l-15,4 M68,136 l16,-2 M68,140 l15,4", "cream", 1.4)
    )
    return drawn + path("M24,178 C22,166 38,164 40,176Z M54,178 C54,166 70,164 70,176Z", "#6b6f76", 2.2)


def _knife() -> Svg:
    """A loaf under the knife by the morning's window, cheese beside it."""
    drawn = wash("#dfe6dc", "#c9d3c6") + _tiles() + _morning()
    drawn += table_top(158, "#c9a066", "#8f6a3c", "#a37c48") + element(
        "ellipse", cx=130, cy=214, rx=122, ry=14, fill="ink", opacity=0.22
    )
    drawn += (
        path("M14,186 L30,168 H236 L254,186 V206 H14Z", "#93623a", 2.6)
        + path("M14,186 H254", width=2.2)
        + shade("M14,187 H254 V206 H14Z", 0.22)
    )
    drawn += _cheese(216, 178) + _loaf()
    drawn += (
        path("M20,182 C18,158 22,142 34,136 C46,142 48,160 46,182Z", "#e9cf96", 2.4)
        + path("M20,182 C18,158 22,142 34,136 L38,135 C50,141 52,160 50,182Z", width=2.4)
        + dot(30, 158, 1.6, "#c9a362")
        + dot(38, 170, 1.8, "#c9a362")
        + dot(34, 148, 1.4, "#c9a362")
    )
    drawn += (
        limb("M286,48 C256,66 232,76 214,80", "#8a2f2a", 34)
        + path("M218,62 L228,94", width=9.4)
        + path("M218,62 L228,94", width=5, stroke="linen")
    )
    drawn += group(_knife_alone(), "translate(190,88) rotate(-112)") + fist(192, 88, 1.04, "skin1", -112, flip=True)
    return drawn + specks(((64, 188), (74, 184), (88, 190), (56, 194), (100, 186)), "#e9cf96", 2)


def _knife_alone() -> Svg:
    drawn = path("M-6,30 L-5,-18 H5 L6,30 Q0,36 -6,30Z", "bark", 2.4) + path("M-5,-20 H5 V-28 H-5Z", "brass", 2)
    return (
        drawn
        + path("M-6,-28 H7 C9,-70 9,-104 3,-134 C-5,-116 -8,-70 -6,-28Z", "blade", 2.4)
        + flat("M1,-30 H6 C8,-70 8,-104 3,-130 C4,-100 4,-66 1,-30Z", "#aab4ba")
        + dot(0, 8, 1.8, "brass")
        + dot(0, 20, 1.8, "brass")
    )


def _loaf() -> Svg:
    drawn = path("M60,184 C50,158 56,132 78,126 C110,116 150,118 172,130 C190,142 190,168 182,184Z", "#b8763a", 2.6)
    drawn += shade("M150,122 C170,126 190,142 188,164 L182,184 H136 C168,176 172,146 150,122Z")
    drawn += (
        path("M60,184 C50,158 56,132 78,126 C94,134 98,160 90,184Z", "#ecd39c", 2.4)
        + dot(70, 150, 2.2, "#c9a362")
        + dot(80, 164, 2.6, "#c9a362")
        + dot(78, 142, 1.6, "#c9a362")
        + dot(68, 170, 1.8, "#c9a362")
    )
    for x in (112, 138, 162):
        drawn += path(f"M{x - 10},134 q8,4 14,18", width=8) + path(
            f"M{x - 10},134 q8,4 14,18", width=4, stroke="#f0dcae"
        )
    return drawn + scratch("M98,126 C112,122 128,122 142,124", "glint", 2.4, 0.5)


def _cheese(x: float, y: float) -> Svg:
    drawn = path("M-28,6 V-14 L22,-32 C30,-24 32,-16 32,-10 V6Z", "#e3b84a", 2.4) + path(
        "M-28,-14 L22,-32 C30,-24 32,-16 32,-10Z", "#f3d478", 2.2
    )
    return group(
        drawn
        + ball(-8, -2, 4.4, "#c9963a", 1.6)
        + ball(14, -1, 3, "#c9963a", 1.6)
        + ball(10, -18, 3, "#d9ac50", 1.4, 2),
        f"translate({x},{y})",
    )


def _tiles() -> Svg:
    lines = "".join(f"M-6,{y} H270 " for y in (26, 70, 114)) + "".join(
        f"M{x},-6 V158 " for x in (4, 48, 92, 136, 180, 224)
    )
    drawn = path(lines, width=1.6, stroke="#9fb0ac")
    for x, y in ((26, 92), (114, 48), (202, 114), (158, 92), (246, 136)):
        drawn += path(
            f"M{x},{y - 11} l5,6 l6,5 l-6,5 l-5,6 l-5,-6 l-6,-5 l6,-5Z", "#6f93a8", 1.4, "#4a6b80", opacity=0.85
        )
    return drawn


def _morning() -> Svg:
    """A window at the left with the sun just up."""
    drawn = (
        wash("#f3d9a6", "#f8ecca", box=(14, 12, 84, 104))
        + glow(58, 84, 46, "#fff6cf", 0.9)
        + ball(58, 84, 15, "#fbdf96", 2)
        + flat("M14,92 C40,82 70,92 98,84 V116 H14Z", "#8fa764")
    )
    drawn += path("M14,12 H98 V116 H14Z M56,12 V116", width=8) + path(
        "M14,12 H98 V116 H14Z M56,12 V116", width=4, stroke="#7a5236"
    )
    return drawn + path("M6,116 H106 V124 H6Z", "#93623a", 2.2)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"fork": _fork, "knife": _knife})
"""The pictures by name."""
