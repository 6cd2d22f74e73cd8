"""Question 10: one wish, for a home elsewhere, for a firm stand, or for a look ahead."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, rod, scratch, shade, star
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.sheet import birds, clouds, flame, glow, land, scattered, smoke, specks, sun, tufts, wash


def _elsewhere() -> Svg:
    """The whole house on the back, chimney and all, and a new coast below."""
    drawn = wash("#9cc3cf", "#d9e3c8", "#f5e3b0") + glow(222, 96, 80, "#fff6d0", 0.9) + sun(226, 78, 17)
    drawn += clouds("#f8f3e2", ((150, 50, 44), (246, 120, 34), (30, 70, 34)))
    drawn += flat("M120,132 H270 V176 H120Z", "#7fb3bf")
    drawn += path("M150,148 h14 M206,150 h30 M176,160 h20 M228,140 h18", width=2, stroke="#eaf3ea")
    drawn += path("M196,134 C206,122 216,118 226,126 C236,112 254,116 272,110 V136Z", "#9aa88a", 2)
    drawn += path("M238,120 v-12 h8 v10 M250,116 v-16 l5,-6 5,6 v14", "#e8dcbc", 1.7)
    drawn += path("M184,142 V122 M184,123 L198,138 H184Z", "white", 1.8)
    drawn += path("M174,141 H198 L192,149 H180Z", "bark", 1.8)
    drawn += land([(-6, 152), (60, 156), (130, 168), (200, 170), (270, 160)], "#a8b873", 2)
    drawn += path("M-8,196 C50,186 110,192 160,206 C200,218 240,222 272,220 V248 H-8Z", "#8da05a")
    drawn += flat(
        "M-8,206 C50,196 112,204 156,216 C190,224 230,230 272,230 V244 C210,242 150,236 110,228 C70,220 30,220 -8,226Z",
        "#dcc78a",
    )
    drawn += tufts(((20, 236), (60, 240), (180, 208), (226, 214), (250, 236), (90, 240)), "#66763f", 1.1)
    drawn += shadow(110, 216, 34) + _house_pack(84, 146)
    walker = Folk(
        Face(skin="skin2", hair="auburn", cut="hat", mood="glad", turn=0.9, cloth="#7a5236"),
        cloth="#4f6f8f",
        hose="#6f6248",
        lean=9,
        left=((6, -52), (4, -58)),
        right=((28, -52), (40, -58)),
        left_foot=((-8, -18), (-20, -3)),
        right_foot=((18, -24), (26, 0)),
        left_heel=30,
        toes=1,
        right_holds=rod("M0,-34 L6,46", "wood", 3.4),
    )
    drawn += walker.at(122, 214, 108) + rod("M117,152 C122,162 122,172 118,178", "leather", 2.4)
    return drawn + birds(((176, 92, 6), (190, 100, 5), (164, 104, 4)))


def _house_pack(x: float, y: float) -> Svg:
    """A cottage strapped on, with its flowers, its washing and its cat."""
    drawn = path("M-40,28 H36 V36 H-40Z", "leather") + path("M-34,28 V-24 H30 V28Z", "linen")
    drawn += path("M-34,2 H30 M-2,-24 V28", width=3.6, stroke="bark")
    drawn += path("M-26,28 V10 C-26,2 -10,2 -10,10 V28Z", "#7d5430", 2) + path("M8,-16 H24 V-2 H8Z", "#ffe39a", 2)
    drawn += path("M16,-16 V-2", width=1.6)
    drawn += path("M5,-2 H27 V4 H5Z", "#a0553a", 1.8)
    drawn += "".join(ball(fx, -4, 2.8, colour, 1.3) for fx, colour in ((8, "ember"), (15, "rose"), (23, "gold")))
    drawn += path("M-46,-20 L-28,-60 H24 L42,-20Z", "#a5583f") + shade("M6,-60 H24 L42,-20 H18Z", 0.2)
    drawn += path("M-35,-46 H30 M-41,-33 H36", width=1.7, stroke="#6f3326")
    drawn += path("M6,-56 V-78 H20 V-56Z", "stone", 2.2) + smoke(13, -80, 30, "white", 0.8)
    drawn += path("M-34,14 C-52,16 -60,10 -66,4", width=1.6)
    drawn += path("M-48,13 L-50,26 L-40,27 L-38,14Z M-64,6 L-68,18 L-57,22 L-54,11Z", "white", 1.8)
    cat = path(
        "M-8,0 C-11,-10 -7,-16 0,-16 C7,-16 10,-10 8,0Z M-6,-16 L-7,-26 L-2,-22 H2 L7,-26 L6,-16 C5,-11 -5,-11 -6,-16Z",
        "#4a4038",
        2,
    )
    drawn += group(cat + dot(-2, -18, 1.1, "spark") + dot(3, -18, 1.1, "spark"), "translate(-14,-60)")
    return group(drawn, f"translate({x},{y}) rotate(-5)")


def _unshaken() -> Svg:
    """The gale takes the sea, the trees and other people's hats."""
    drawn = wash("#3d4854", "#5f6b74", "#8f948a")
    drawn += flat("M-6,60 C60,40 120,76 190,48 C220,38 250,44 270,36 V-6 H-6Z", "#333c47")
    drawn += flat(
        "M-6,84 C50,72 90,96 150,78 C200,64 240,80 270,70 V52 C220,60 190,54 150,66 C90,86 50,62 -6,72Z", "#47525d"
    )
    drawn += glow(208, 60, 60, "#fff3b5", 0.45)
    drawn += path("M212,-6 L192,62 H207 L190,104 L228,54 H213 L232,-6Z", "spark", 2)
    drawn += flat("M-6,150 H270 V246 H-6Z", "#4a6a78")
    drawn += path("M-6,158 q16,-12 32,0 q16,-12 32,0 M210,156 q16,-12 32,0 q16,-10 30,0", width=2.2, stroke="#9fbcc4")
    drawn += _breaker(-1) + _breaker(1)
    drawn += path(
        "M78,246 C84,218 92,206 104,200 L112,188 C124,180 148,182 154,190 L164,202 C178,210 186,226 190,246Z",
        "#6f6a66",
        2.6,
    )
    drawn += shade("M140,182 C148,184 152,186 154,190 L164,202 C178,210 186,226 190,246 H150 C156,222 152,200 140,182Z")
    drawn += scratch("M112,190 L118,206 L108,222 M130,190 L136,212", "#4a4644", 2)
    cloak = (
        "M140,98 C112,92 96,112 70,102 C50,96 36,110 14,104 C26,120 22,128 12,138 C40,142 54,130 76,140 C96,148 "
        "116,140 142,150Z"
    )
    drawn += path(cloak, "field")
    drawn += shade(
        "M142,128 C116,126 96,134 74,124 C54,116 38,128 18,126 C20,132 16,134 12,138 C40,142 54,130 76,140 "
        "C96,148 116,140 142,150Z",
        0.24,
    )
    rock = Folk(
        Face(skin="skin3", hair="ash", cut="crop", mood="calm", turn=0.5, beard="ash"),
        cloth="#5c6a72",
        hose="#4a443f",
        left=((-24, -52), (-12, -42)),
        right=((24, -52), (12, -42)),
        left_foot=((-10, -18), (-11, 0)),
        right_foot=((10, -18), (11, 0)),
    )
    drawn += rock.at(134, 188, 112)
    gusts = (
        "M262,90 C220,82 196,98 166,92 M256,122 C226,116 210,128 176,122 M92,60 C66,52 50,66 14,58 M84,168 "
        "C60,162 44,172 6,166"
    )
    drawn += path(gusts, width=2.6, stroke="#dfe6e4", opacity=0.8) + _blown()
    return drawn + path("M60,196 l-8,-10 M46,206 l-12,-6 M206,192 l10,-10 M220,206 l13,-5", width=2.4, stroke="white")


def _breaker(side: int) -> Svg:
    """A wave that breaks on the rock, on the left or on the right."""
    form = (
        "M-140,246 V186 C-116,174 -104,196 -88,176 C-78,160 -70,150 -58,156 C-66,164 -62,172 -52,170 C-44,188 "
        "-36,206 -30,246Z"
    )
    foam = (
        "M-88,176 C-78,160 -70,150 -58,156 C-66,164 -62,172 -52,170 C-50,178 -58,184 -66,180 C-70,188 -82,186 -88,176Z"
    )
    drops = "".join(
        dot(x, y, r, "white")
        for x, y, r in ((-60, 140, 3), (-48, 150, 2.2), (-74, 142, 2), (-42, 162, 2.6), (-66, 128, 1.8))
    )
    drawn = path(form, "#5f8794", 2.4) + path(foam, "white", 2)
    drawn += path("M-130,206 q12,-8 24,0 q10,8 22,0 M-120,226 q12,-8 24,0 q12,8 24,0", width=2.2, stroke="#a9c8ce")
    return group(drawn + drops, f"translate(134,0) scale({-side},1)")


def _blown() -> Svg:
    """What did not hold: a hat, an umbrella, a hen and some leaves."""
    hat = path("M-16,4 C-8,-2 8,-2 16,4 C8,8 -8,8 -16,4Z M-9,1 C-9,-12 9,-12 9,1", "#6b4a2e", 2)
    umbrella = path(
        "M-22,4 C-20,-20 20,-20 22,4 C16,-2 10,-2 6,3 C2,-2 -4,-2 -7,3 C-11,-2 -17,-2 -22,4Z", "#8a3f5a", 2.2
    )
    umbrella += path("M0,1 V24 C0,30 8,30 8,25", width=2.4)
    hen = path("M-14,-2 C-18,-12 -12,-14 -8,-8 C0,-14 8,-14 10,-20 C16,-24 22,-18 18,-12 C18,2 4,10 -6,6Z", "white", 2)
    hen += path("M18,-17 l7,1 -6,3Z", "gold", 1.4) + path("M11,-21 l1,-5 3,3 3,-4 1,6", "ember", 1.5)
    hen += dot(15, -16, 1.3) + path("M0,8 l-6,8 M5,6 l-3,10", width=2, stroke="#d8912f")
    hen += path("M-4,-4 C-12,-18 -4,-22 2,-26 C6,-16 8,-8 4,-2Z", "bone", 2)
    drawn = group(hat, "translate(40,44) rotate(-24)") + group(umbrella, "translate(62,80) rotate(-58)")
    drawn += group(hen, "translate(216,128) rotate(-18)")
    return drawn + "".join(
        group(path("M0,6 C-6,2 -5,-4 0,-8 C5,-4 6,2 0,6Z", "olive", 1.6), f"translate({x},{y}) rotate({turn})")
        for x, y, turn in ((100, 40, 60), (170, 72, 30), (244, 104, 80), (20, 84, 50), (176, 150, 20))
    )


def _foresight() -> Svg:
    """In the ball it is morning already, and somebody is on the road."""
    drawn = wash("#2b2540", "#43365a", "#5a4560") + specks(scattered(8, 22, 4, 22, 256, 90), "#e8d9f0", 1.2, 0.7)
    drawn += path("M-8,-8 H70 C58,50 40,100 -8,130Z", "#5a2f4a")
    drawn += path("M272,-8 H194 C206,50 224,100 272,130Z", "#5a2f4a")
    drawn += scratch(
        "M20,-4 C16,40 8,80 -4,108 M46,-4 C40,44 24,84 4,118 M244,-4 C248,40 256,80 268,108 M218,-4 C224,44 "
        "240,84 260,118",
        "#371a30",
        2.2,
    )
    seer = Folk(
        Face(skin="skin4", hair="snow", cut="hood", mood="awe", cloth="#3f6f73", tilt=0),
        cloth="#3f6f73",
        left=((-34, -42), (-30, -32)),
        right=((34, -42), (30, -32)),
        behind="both",
    )
    drawn += seer.at(132, 220, 190) + element("circle", cx=132, cy=22, r=4, fill="gold", stroke="ink", stroke_width=1.8)
    drawn += path("M-8,196 C60,180 204,180 272,196 V248 H-8Z", "#7c2f3a")
    drawn += path("M-8,204 C60,188 204,188 272,204", width=2.4, stroke="gold")
    drawn += glow(132, 146, 100, "#ffe9b0", 0.75) + path("M98,206 C104,196 160,196 166,206 L174,220 H90Z", "brass")
    drawn += _ball(132, 150)
    drawn += _taper(17, 210) + _taper(247, 210) + _hand(66, 158)
    return drawn + group(_hand(-198, 158), "scale(-1,1)")


def _ball(x: float, y: float) -> Svg:
    """A ball of crystal; in it a dawn, mountains, a tower and a road."""
    drawn = element("circle", cx=0, cy=0, r=58, fill="#bcd9e2", stroke="ink", stroke_width=2.8)
    drawn += flat("M-57,2 C-57,-30 -32,-57 0,-57 C32,-57 57,-30 57,2Z", "#f6dca0") + glow(20, -8, 40, "#fff8dc", 0.9)
    drawn += element("circle", cx=20, cy=-8, r=11, fill="#fbe7a6", stroke="ink", stroke_width=1.6)
    drawn += path(
        "M-54,12 L-30,-24 L-10,2 L4,-14 L24,8 H53 C50,20 46,30 40,40 H-40 C-48,32 -52,22 -54,12Z", "#8fa3ad", 1.8
    )
    drawn += flat("M-30,-24 L-21,-12 L-27,-14 L-31,-9 L-37,-13Z", "white")
    drawn += path(
        "M-55,12 C-30,2 20,2 55,10 C54,28 42,46 24,52 C8,58 -8,58 -24,52 C-42,46 -54,30 -55,12Z", "#93ad66", 1.8
    )
    drawn += flat(
        "M-8,56 C-12,42 10,36 10,28 C10,20 -12,18 -6,10 L-1,10 C-2,18 22,20 22,28 C22,38 8,42 14,55 C6,57 0,57 -8,56Z",
        "#e6d49a",
    )
    drawn += path("M28,14 V-10 H26 V-16 H30 V-13 H34 V-16 H38 V-13 H42 V-16 H46 V-10 H44 V14Z", "stone", 1.7)
    drawn += path("M36,-16 V-26 L46,-22 L36,-19", "field", 1.5)
    wanderer = Folk(Face(hair="coal", away=True), "#8a3f2f", belt="", right=((18, -50), (22, -42)))
    drawn += wanderer.at(4, 44, 26) + rod("M10,44 V22", "wood", 1.8)
    rim = "M-44,30 C-60,4 -48,-40 -12,-52 C-34,-38 -44,-6 -30,34Z"
    drawn += flat(rim, "white", opacity=0.22)
    drawn += path("M-46,-14 C-42,-32 -30,-44 -16,-49", width=4.4, stroke="white", opacity=0.9)
    drawn += dot(-48, -2, 2.6, "white", opacity=0.9)
    return group(
        drawn
        + shade("M30,-49 C62,-28 66,22 34,46 C24,54 12,57 2,57.6 C44,44 54,-10 30,-49Z", 0.2)
        + star(-20, -34, 5, "white"),
        f"translate({x},{y})",
    )


def _hand(x: float, y: float) -> Svg:
    """A hand held near the ball's left side, its fingers spread towards it."""
    drawn = rod("M-40,44 L-22,18", "#3f6f73", 20) + path("M-31,30 C-20,38 -12,34 -8,26", "none", 2.4)
    drawn += path("M-22,22 C-26,6 -16,-6 -2,-4 C6,2 8,16 0,24 C-6,30 -16,30 -22,22Z", "skin4")
    for fx, fy, turn in ((-14, -1, -24), (-5, -4, 0), (4, -1, 24), (7, 8, 54)):
        drawn += group(path("M-5,4 V-15 C-5,-22 5,-22 5,-15 V4", "skin4", 2.2), f"translate({fx},{fy}) rotate({turn})")
    return group(
        drawn + flat("M-18,14 C-16,4 -8,0 -2,0 C4,4 4,14 -2,20 C-8,24 -16,22 -18,14Z", "skin4"), f"translate({x},{y})"
    )


def _taper(x: float, y: float) -> Svg:
    drawn = glow(x, y - 44, 34, "#ffd98a", 0.7) + path(f"M{x - 7},{y} V{y - 30} H{x + 7} V{y}Z", "bone", 2.2)
    drawn += path(f"M{x - 7},{y - 28} C{x - 5},{y - 18} {x - 1},{y - 20} {x - 1},{y - 28}Z", "white", 1.6)
    return drawn + flame(x, y - 30, 20)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"wish_elsewhere": _elsewhere, "wish_unshaken": _unshaken, "wish_foresight": _foresight}
)
"""The pictures by name."""
