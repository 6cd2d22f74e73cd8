"""The views of question 1 with a far sky: grassland and surf."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, flat, group, path, rod, scratch, shade
from game.ui.pictures.people import hand, limb
from game.ui.pictures.sheet import birds, clouds, glow, land, scattered, specks, sun, tree, tufts, wash


def _grassland() -> Svg:
    """A plain to the sky's edge: a mill, grazing horses, a child with a kite."""
    drawn = wash("#9fc6d6", "#cfe2df", "#f2ecd2", box=(0, 0, 264, 150)) + sun(46, 62, 19)
    drawn += clouds("#fbf7ea", ((186, 54, 62), (96, 98, 44), (262, 100, 52)), 0.95)
    drawn += land([(-6, 132), (60, 126), (140, 131), (210, 124), (270, 130)], "#a3b88c", 1.6)
    drawn += land([(-6, 146), (70, 143), (150, 147), (214, 138), (270, 145)], "#b4c27c", 2)
    drawn += _wind("#cdd596", 152) + _mill(214, 142)
    drawn += flat(
        "M212,146 C184,152 206,162 176,172 C140,182 128,196 132,244 L176,244 C166,206 178,194 206,180 "
        "C232,166 204,158 220,147Z",
        "#dcc48c",
    )
    drawn += group(_horse("#8b5a38", "#3d2a1e"), "translate(52,170) scale(0.86)")
    drawn += group(_horse("#d9cdb8", "#8f8474"), "translate(90,160) scale(-0.66,0.66)")
    drawn += tufts(scattered(8, 16, 0, 156, 264, 34), "#7f9450") + tree(4, 246, 160, 13) + _kite()
    drawn += land([(-6, 204), (50, 196), (104, 208), (150, 216), (210, 200), (270, 192)], "#8ea454", 2.2)
    drawn += tufts(scattered(5, 34, 0, 210, 264, 34), "#5f7a3a", 1.25)
    drawn += specks(scattered(2, 12, 4, 206, 110, 30), "#c8452f", 2.6) + specks(
        scattered(9, 12, 170, 204, 90, 34), "white", 2.2
    )
    return drawn + birds(((104, 44, 6), (122, 36, 5), (86, 32, 4)))


def _wind(colour: str, y: float) -> Svg:
    """Paler streaks where the wind lays the grass."""
    return "".join(
        flat(f"M{x},{y + dy} q{w / 2},-5 {w},0 q{-w / 2},3 {-w},0Z", colour, opacity=0.9)
        for x, dy, w in ((6, 4, 90), (110, 2, 70), (30, 20, 76), (150, 16, 96), (0, 40, 84), (186, 36, 80))
    )


def _mill(x: float, y: float) -> Svg:
    drawn = path("M-16,6 L-10,-46 H10 L16,6Z", "#ecdfbd") + shade("M3,-46 H10 L16,6 H5Z", 0.2)
    drawn += path("M-13,-44 C-10,-60 10,-60 13,-44Z", "#9a4f38") + path("M-4,6 v-15 q4,-5 8,0 v15Z", "#5d4330", 1.8)
    sail = path("M0,0 V-46", width=2.4) + path("M1,-12 h11 v-32 h-11Z", "#f6efdd", 1.8) + scratch("M1,-28 h11")
    sails = "".join(group(sail, f"rotate({18 + 90 * turn})") for turn in range(4))
    return group(drawn + group(sails, "translate(0,-44)") + ball(0, -44, 3.4, "leather"), f"translate({x},{y})")


def _horse(coat: str, mane: str) -> Svg:
    """A horse that grazes, its head to the left."""
    drawn = path("M21,-20 C28,-18 28,-8 25,-2", width=4.4, stroke=mane)
    drawn += path(
        "M-14,-21 C-6,-24 10,-25 18,-22 C25,-20 25,-12 22,-9 L23,1 H18 L17,-9 C8,-6 0,-6 -6,-8 L-6,1 H-11 L-12,-10 "
        "C-16,-9 -20,-5 -22,0 C-25,4 -32,3 -31,-1 C-29,-8 -24,-17 -14,-21Z",
        coat,
    )
    drawn += shade("M-12,-10 L-6,-8 C0,-6 8,-6 17,-9 L22,-9 C24,-12 24,-15 23,-17 C14,-11 -2,-11 -12,-13Z", 0.2)
    return drawn + path("M-10,-22 C-17,-19 -22,-13 -24,-7", width=3.6, stroke=mane)


def _kite() -> Svg:
    """A child that runs with a kite on a string."""
    string = scratch("M127,172 C140,140 150,110 160,88", "ink", 1.2)
    kite = path("M160,62 L176,76 L160,102 L146,78Z", "ember", 2) + shade("M160,62 L176,76 L160,102Z", 0.2)
    kite += path("M160,62 V102 M146,78 L176,76", width=1.4) + path("M160,102 q-8,8 0,14 q8,6 0,13", width=1.6)
    legs = limb("M114,188 L108,198 M116,188 L122,194 L119,200", "#5c4a33", 3.4)
    body = path("M110,190 L112,174 Q116,170 121,174 L122,190Z", "#27509a", 2) + limb(
        "M119,177 L127,171", "#27509a", 3.2
    )
    face = ball(117, 165, 6, "skin2", 2) + path(
        "M110.5,166 C110,156 124,156 123,164 C119,161 114,162 110.5,166Z", "coal", 1.6
    )
    return string + kite + legs + body + face + hand(128, 170, 2.4)


def _surf() -> Svg:
    """Breakers that run up a beach at evening, and the steps of somebody who went in."""
    drawn = wash("#e9b98e", "#f3d9ae", "#f7ead0", box=(0, 0, 264, 110)) + glow(70, 92, 70, "#fff0c0", 0.9)
    drawn += ball(70, 92, 22, "#f8b068", 2) + clouds("#fbf0dc", ((182, 46, 56), (86, 36, 36), (250, 74, 40)), 0.9)
    drawn += path("M176,98 C170,66 196,58 210,38 C222,54 250,58 270,46 V98Z", "#a3947c")
    drawn += shade("M210,38 C218,60 212,80 224,98 H270 V46 C250,58 222,54 210,38Z", 0.25) + scratch(
        "M190,76 q8,2 12,-6"
    )
    drawn += wash("#4f8fa6", "#77b0b8", "#a6cdc6", box=(0, 95, 264, 80)) + path("M-6,95 H270", width=2)
    drawn += _glitter() + _sail(130, 104)
    waves = (
        "M4,112 q8,-5 16,0 q8,5 16,0 M176,112 q8,-5 16,0 q8,5 16,0 M96,122 q8,-5 16,0 "
        "q8,5 16,0 M220,126 q8,-5 16,0 q8,5 16,0"
    )
    drawn += path(waves, width=2, stroke="#dbeef0") + land([(-6, 168), (270, 150)], "#7fb4b8", 0) + _breaker()
    drawn += land([(-6, 186), (40, 178), (96, 192), (156, 184), (214, 198), (270, 188)], "#8fc0bd", 0)
    drawn += land([(-6, 192), (34, 184), (92, 200), (150, 192), (210, 208), (270, 196)], "#f8f6ea", 1.8)
    drawn += land([(-6, 200), (34, 191), (92, 207), (150, 199), (210, 215), (270, 204)], "#cdb583", 0)
    drawn += land([(-6, 214), (40, 204), (110, 222), (160, 214), (220, 228), (270, 220)], "#e8d7a4", 0)
    for x, y in ((158, 236), (172, 228), (164, 217), (178, 209)):
        drawn += flat(f"M{x},{y} c-5,0 -6,-10 -1,-12 c6,-1 7,11 1,12Z", "#9a8250", opacity=0.9)
    drawn += path("M44,196 l4,7 8,1 -6,6 2,8 -8,-4 -8,4 2,-8 -6,-6 8,-1Z", "#d9804a", 2)
    drawn += path(
        "M96,216 c-2,-9 12,-12 14,-2 c-3,4 -10,5 -14,2Z M103,215 l0,-7 M99,215 l-1,-5 M107,215 l2,-5", "#f2e2cc", 1.6
    )
    return drawn + birds(((118, 60, 8), (140, 50, 6), (40, 52, 6)))


def _glitter() -> Svg:
    """The sun's road on the water."""
    form = "".join(
        f"M{70 - w},{y} q{w},-3 {2 * w},0 q{-w},3 {-2 * w},0Z "
        for y, w in ((99, 19), (106, 15), (113, 20), (121, 13), (129, 17))
    )
    return flat(form, "#fde3b0", opacity=0.85)


def _sail(x: float, y: float) -> Svg:
    drawn = path("M-20,-4 H22 L15,6 H-13Z", "#8a5a33", 2) + rod("M0,-4 V-38", "leather", 2)
    drawn += path("M3,-36 C20,-28 22,-16 19,-8 H3Z", "#f6efdd", 2) + path(
        "M-3,-31 C-14,-24 -16,-14 -14,-8 H-3Z", "#b3312f", 2
    )
    return group(drawn, f"translate({x},{y})")


def _breaker() -> Svg:
    """The long wave that is just falling over, its crest curled from the right."""
    back = "M-6,160 C40,146 90,150 130,138 C160,126 206,120 270,128 V182 C200,170 120,184 -6,178Z"
    hollow = "M120,168 C132,150 176,140 222,146 C196,150 180,158 178,172Z"
    foam = (
        "M-6,160 C40,146 90,150 130,138 C160,126 206,120 270,128 V140 "
        "C236,132 212,136 206,146 C198,140 186,144 184,152 "
        "C174,146 164,152 164,160 C152,154 140,160 140,168 C126,160 112,164 108,172 "
        "C92,164 76,166 68,174 C50,166 20,168 -6,174Z"
    )
    drawn = path(back, "#4a8a9c") + flat(hollow, "#2f6f84", opacity=0.8) + path(foam, "#f8f6ea", 2)
    drawn += scratch("M20,160 C60,152 100,154 134,146 M160,138 C190,128 220,126 250,130", "#a9cfd0", 2)
    return drawn + specks(scattered(4, 14, 120, 116, 130, 22), "#ffffff", 1.8)


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"grassland": _grassland, "surf": _surf})
"""The pictures by name."""
