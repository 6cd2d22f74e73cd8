"""A bowl of fruit goes round: the pomegranate and the berries of question 2c."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, scratch, shade
from game.ui.pictures.people import limb
from game.ui.pictures.sheet import glow, land, wash

_ROSE, _SEED = "#a83a4a", "#d4374a"
"""A pomegranate's peel and its seeds."""


def _pomegranate() -> Svg:
    """One broken in two on a dish, its seeds like garnets on the cloth."""
    drawn = wash("#4f3a4e", "#7a5560") + path(
        "M40,-6 C60,60 30,110 46,150 M214,-6 C200,50 232,100 216,150", width=2, stroke="#3d2c3f", opacity=0.7
    )
    drawn += flat(
        "M-6,-6 H60 C70,50 44,100 56,160 H-6Z M270,-6 H206 C192,50 222,100 208,160 H270Z", "#6e3b46", opacity=0.8
    ) + _candle(212, 150)
    drawn += (
        flat("M-6,142 H270 V246 H-6Z", "#e6dcc4")
        + path("M-6,142 H270")
        + path("M-6,226 H270 M-6,232 H270", width=2, stroke="#a83a4a", opacity=0.8)
    )
    drawn += scratch("M30,150 C50,170 40,200 60,222 M236,150 C222,176 240,196 226,222", "#b5a988", 2)
    drawn += (
        element("ellipse", cx=126, cy=200, rx=104, ry=25, fill="ink", opacity=0.22)
        + ball(120, 192, 100, "#4f7f8c", 2.6, 26)
        + ball(120, 189, 84, "#6b9aa3", 1.6, 19)
    )
    drawn += _whole_pomegranate(76, 130, 48) + _half(152, 152)
    for x, y in (
        (62, 200),
        (74, 208),
        (90, 204),
        (206, 196),
        (222, 208),
        (236, 200),
        (212, 216),
        (40, 216),
        (190, 214),
    ):
        drawn += _seed(x, y, 7)
    return drawn


def _candle(x: float, y: float) -> Svg:
    drawn = glow(x, y - 62, 70, "#ffdf9a", 0.85) + path(
        f"M{x - 9},{y} V{y - 44} Q{x},{y - 50} {x + 9},{y - 44} V{y}Z", "cream"
    )
    drawn += shade(f"M{x + 2},{y} V{y - 47} L{x + 9},{y - 44} V{y}Z", 0.18) + path(f"M{x},{y - 48} v-6", width=2)
    flame_form = (
        f"M{x},{y - 78} C{x + 9},{y - 66} {x + 7},{y - 54} {x},{y - 53} "
        f"C{x - 7},{y - 54} {x - 8},{y - 64} {x},{y - 78}Z"
    )
    return (
        drawn
        + path(flame_form, "#ffcf5c", 2, "#8a2f1a")
        + path(f"M{x - 20},{y} H{x + 20} L{x + 14},{y + 8} H{x - 14}Z", "brass")
    )


def _crown(x: float, y: float, k: float) -> Svg:
    form = "M-10,6 L-15,-12 L-7,-5 L-3,-16 L2,-5 L9,-14 L9,-2 L16,-8 L10,8Z"
    return group(path(form, "#8f3440", 2.2 / k), f"translate({x},{y}) scale({k})")


def _whole_pomegranate(x: float, y: float, r: float) -> Svg:
    drawn = _crown(x - 6, y - r - 2, 1.3) + path(
        f"M{x},{y - r} "
        f"C{x + r * 0.8},{y - r} {x + r * 1.1},{y - r * 0.2} {x + r},{y + r * 0.36} "
        f"C{x + r * 0.8},{y + r} {x - r * 0.8},{y + r} "
        f"{x - r},{y + r * 0.36} C{x - r * 1.1},{y - r * 0.2} {x - r * 0.8},{y - r} {x},{y - r}Z",
        _ROSE,
        2.6,
    )
    drawn += shade(
        f"M{x + r * 0.4},{y - r * 0.9} "
        f"C{x + r},{y - r * 0.7} {x + r * 1.1},{y} {x + r},{y + r * 0.36} "
        f"C{x + r * 0.8},{y + r * 0.86} {x},{y + r * 0.9} {x - r * 0.3},{y + r * 0.82} "
        f"C{x + r * 0.6},{y + r * 0.5} {x + r * 0.7},{y - r * 0.3} {x + r * 0.4},{y - r * 0.9}Z"
    )
    return drawn + scratch(
        f"M{x - r * 0.76},{y + r * 0.06} "
        f"C{x - r * 0.8},{y - r * 0.4} {x - r * 0.56},{y - r * 0.66} {x - r * 0.3},{y - r * 0.74}",
        "glint",
        4,
        0.6,
    )


def _half(x: float, y: float) -> Svg:
    """A half with its chambers towards us."""
    drawn = path(
        f"M{x - 44},{y - 8} C{x - 50},{y + 36} {x - 20},{y + 48} {x + 6},{y + 46} "
        f"C{x + 44},{y + 44} {x + 58},{y + 20} {x + 52},{y - 14}Z",
        _ROSE,
        2.6,
    )
    face = (
        f"M{x - 46},{y - 2} C{x - 54},{y - 42} {x - 18},{y - 58} {x + 8},{y - 54} "
        f"C{x + 44},{y - 52} {x + 64},{y - 24} {x + 54},{y + 4} C{x + 48},{y + 34} {x - 38},{y + 36} {x - 46},{y - 2}Z"
    )
    drawn += path(face, "#f3e2bd", 2.6)
    walls = (
        f"M{x + 6},{y - 10} L{x - 16},{y - 44} M{x + 6},{y - 10} L{x + 46},{y - 34} "
        f"M{x + 6},{y - 10} L{x - 34},{y + 22} M{x + 6},{y - 10} L{x + 14},{y + 24}"
    )
    drawn += path(walls, width=3, stroke="#d9bf8c")
    seeds = (
        (-30, -14),
        (-16, -14),
        (-32, 1),
        (-19, 2),
        (-24, 14),
        (-10, -32),
        (4, -36),
        (18, -36),
        (-2, -22),
        (13, -22),
        (30, -28),
        (38, -14),
        (26, -12),
        (40, 1),
        (29, 3),
        (34, 15),
        (20, 17),
        (-6, 12),
        (7, 16),
        (-8, 22),
        (18, 4),
        (4, 3),
    )
    for a, b in seeds:
        drawn += _seed(x + a + 4, y + b, 7.4)
    return drawn


def _seed(x: float, y: float, r: float) -> Svg:
    drop = (
        f"M{x},{y - r} C{x + r},{y - r * 0.6} {x + r * 0.9},{y + r * 0.8} {x},{y + r * 0.8} "
        f"C{x - r * 0.9},{y + r * 0.8} {x - r},{y - r * 0.6} {x},{y - r}Z"
    )
    return path(drop, _SEED, 1.6) + dot(x - r * 0.3, y - r * 0.2, r * 0.24, "white", opacity=0.85)


def _berries() -> Svg:
    """Two hands full of berries among the brambles, and a wren that waits for what falls."""
    drawn = (
        wash("#8fae8a", "#c6d3a0", "#dfe0b0")
        + glow(60, 46, 90, "#fbf6cc", 0.8)
        + land([(-6, 110), (80, 96), (170, 112), (270, 92)], "#7d9a62", 1.8)
    )
    drawn += land([(-6, 150), (90, 140), (180, 156), (270, 140)], "#5f7f47", 2.2) + _bramble()
    drawn += limb("M-10,232 C20,224 36,214 56,202", "#c98d3c", 36) + limb(
        "M274,232 C244,224 228,214 208,202", "#c98d3c", 36
    )
    heap = (
        (84, 166, 0),
        (180, 166, 0),
        (98, 160, 0),
        (118, 152, 1),
        (140, 150, 0),
        (162, 156, 1),
        (108, 172, 1),
        (130, 166, 0),
        (152, 168, 0),
        (174, 172, 1),
        (90, 178, 1),
        (118, 180, 0),
        (142, 180, 1),
        (164, 182, 0),
    )
    for x, y, red in heap:
        drawn += _berry(x, y, 13, "#b8342f" if red else "#4a3560")
    drawn += _cupped() + group(_cupped(), "translate(264,0) scale(-1,1)")
    return drawn + group(_wren(), "translate(200,118) scale(0.92)")


def _cupped() -> Svg:
    """The left of two hands that hold something between them: the fingers lie on each other, the thumb above."""
    drawn = path("M50,176 C48,150 56,142 66,144 C76,148 74,160 76,172 C70,186 62,188 50,176Z", "skin1", 2.4)
    drawn += path("M48,164 C46,196 62,224 104,226 L132,222 V190 C104,196 84,190 74,172Z", "skin1", 2.4)
    for i, y in enumerate((219, 210, 201, 191)):
        finger = f"M{92 - 6 * i},{y - 6} Q{108 - 2 * i},{y + 2} {127},{y - 1}"
        drawn += path(finger, width=14.4) + path(finger, width=10, stroke="skin1")
    drawn += flat("M50,176 C54,206 70,220 96,222 L78,178Z", "skin1") + shade(
        "M52,190 C60,212 78,224 104,224 L130,221 L128,216 C96,222 68,210 52,190Z", 0.16
    )
    return drawn + scratch("M58,150 q5,-3 9,1", "white", 1.8, 0.7)


def _berry(x: float, y: float, r: float, colour: str) -> Svg:
    """A berry of many small drops."""
    drawn = ball(x, y, r, colour, 2.2)
    for a, b in ((-0.4, -0.4), (0.36, -0.46), (0, 0), (-0.5, 0.3), (0.46, 0.3), (0, 0.6)):
        drawn += element(
            "circle",
            cx=f"{x + a * r:.1f}",
            cy=f"{y + b * r:.1f}",
            r=f"{r * 0.34:.1f}",
            fill="none",
            stroke="ink",
            stroke_width=1,
            opacity=0.5,
        )
    return drawn + dot(x - r * 0.4, y - r * 0.46, r * 0.2, "white", opacity=0.85)


def _bramble() -> Svg:
    """Arching canes with leaves and berries, left and right."""
    drawn = path(
        "M-6,180 C20,90 60,50 120,62 M20,190 C10,120 30,70 76,28 M270,170 "
        "C256,110 230,80 188,82 M262,120 C250,70 226,40 196,32",
        width=5.4,
    )
    drawn += path(
        "M-6,180 C20,90 60,50 120,62 M20,190 C10,120 30,70 76,28 M270,170 "
        "C256,110 230,80 188,82 M262,120 C250,70 226,40 196,32",
        width=2.8,
        stroke="#7f4a3c",
    )
    for x, y, turn in (
        (18, 120, -60),
        (44, 84, -20),
        (86, 60, 20),
        (36, 64, -70),
        (64, 38, -10),
        (120, 62, 60),
        (12, 158, -90),
        (236, 60, 30),
        (208, 36, -20),
        (250, 122, 70),
        (212, 86, -30),
        (190, 82, -100),
    ):
        leaf = path("M0,0 C-13,-6 -14,-22 0,-32 C14,-22 13,-6 0,0Z", "#4f7a3c", 2) + scratch(
            "M0,-4 V-26 M0,-12 l-6,-5 M0,-12 l6,-5", width=1.2
        )
        drawn += group(leaf, f"translate({x},{y}) rotate({turn})")
    for x, y, red in ((54, 92, 0), (102, 74, 1), (28, 96, 1), (84, 44, 0), (226, 56, 0), (196, 46, 1), (236, 96, 0)):
        drawn += _berry(x, y, 9, "#b8342f" if red else "#4a3560")
    return drawn


def _wren() -> Svg:
    drawn = path("M16,-6 L32,-26 L34,-14 L18,6Z", "#7a5236", 2) + path(
        "M-18,-8 C-16,-26 8,-24 18,-6 C22,8 10,20 -4,18 C-18,16 -22,4 -18,-8Z", "#a5784b"
    )
    drawn += flat("M-19,0 C-10,-2 2,6 0,17 C-14,20 -20,10 -19,0Z", "#e6d3a8") + path(
        "M2,-6 C12,-8 20,0 20,8 C12,10 2,6 2,-6Z", "#7a5236", 1.8
    )
    drawn += (
        ball(-12, -16, 12, "#a5784b")
        + path("M-22,-16 L-33,-12 L-22,-10Z", "brass", 1.8)
        + dot(-15, -18, 2.4)
        + dot(-15.8, -18.8, 0.8, "white")
    )
    return path("M-2,18 v10 M5,17 v10", width=2.2) + drawn + scratch("M-21,-23 q8,-4 15,0", "cream", 1.8, 0.9)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"pomegranate": _pomegranate, "berries": _berries})
"""The pictures by name."""
