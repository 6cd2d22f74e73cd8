"""The views of question 1 that close around one: peaks and wood."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, flat, group, path, polygon, rod, scratch, shade
from game.ui.pictures.people import boot
from game.ui.pictures.sheet import blob, clouds, glow, land, pine, scattered, smoke, specks, wash


def _peak(x: float, y: float, w: float, h: float, rock: str, dark: str) -> Svg:
    """A mountain whose foot is w wide around x at y."""

    def at(*places: tuple[float, float]) -> str:
        return "M" + " L".join(f"{x + w * a:.1f},{y - h * b:.1f}" for a, b in places) + "Z"

    form = at((-0.5, 0), (-0.2, 0.56), (-0.14, 0.6), (0, 1), (0.1, 0.78), (0.17, 0.72), (0.28, 0.42), (0.5, 0))
    side = at(
        (0, 1), (0.1, 0.78), (0.17, 0.72), (0.28, 0.42), (0.5, 0), (0.02, 0), (0.12, 0.34), (0.02, 0.5), (0.05, 0.7)
    )
    cap = at(
        (0, 1),
        (0.1, 0.78),
        (0.17, 0.72),
        (0.21, 0.6),
        (0.14, 0.64),
        (0.1, 0.54),
        (0.04, 0.66),
        (-0.02, 0.52),
        (-0.08, 0.64),
        (-0.16, 0.54),
        (-0.14, 0.6),
    )
    lee = at((0, 1), (0.1, 0.78), (0.17, 0.72), (0.21, 0.6), (0.14, 0.64), (0.1, 0.54), (0.05, 0.68))
    return path(form, rock) + flat(side, dark) + path(cap, "#f7f8f6", 2) + flat(lee, "#c3d0dc") + path(form)


def _snowy_peaks() -> Svg:
    """Mountains, a hut with a light in its window, and somebody on the way to it."""
    drawn = wash("#8fa9c4", "#c2d2de", "#efe6d8") + clouds("#eef2f2", ((40, 62, 50), (232, 84, 52)), 0.8)
    drawn += _peak(36, 190, 168, 112, "#b3bfc9", "#8896a4") + _peak(232, 192, 172, 122, "#a9b6c1", "#7d8c9b")
    drawn += _peak(138, 204, 212, 172, "#98a6b3", "#687887")
    drawn += clouds("#f4f5f2", ((84, 150, 56), (216, 140, 40)), 0.75)
    drawn += land([(-6, 178), (60, 186), (130, 176), (200, 184), (270, 172)], "#dde6ea", 2)
    drawn += "".join(pine(x, y, h) for x, y, h in ((188, 192, 34), (204, 196, 44), (222, 192, 38), (244, 198, 50)))
    drawn += land([(-6, 194), (70, 202), (150, 196), (270, 210)], "#f4f6f3", 2.2)
    drawn += flat("M-6,214 C60,226 120,204 270,232 V246 H-6Z", "#d3dee4")
    drawn += "".join(pine(x, y, h) for x, y, h in ((16, 208, 62), (40, 212, 44)))
    drawn += smoke(163, 164, 48, "#f7f4e8", 0.85) + _hut(146, 196) + _wanderer(82, 213)
    drawn += path("M66,217 l-6,2 M52,219 l-6,1 M38,219 l-6,-1 M24,216 l-6,-2", width=2.4, stroke="#9fb2c0")
    return drawn + specks(scattered(3, 46, 0, 20, 264, 200), "#ffffff", 1.5, 0.9)


def _hut(x: float, y: float) -> Svg:
    drawn = path("M-18,2 V-16 H20 V2Z", "#8b6038") + path("M-17,-10 H20 M-17,-4 H20", width=1.2)
    drawn += path("M14,-30 h6 v12 h-6Z", "#8a8f94", 1.8)
    drawn += path("M-24,-13 L-8,-32 H14 L26,-13Z", "#f4f6f3") + flat("M14,-32 L26,-13 H10Z", "#c7d4dd")
    drawn += path("M-24,-13 L-8,-32 H14 L26,-13Z") + path("M-11,2 v-12 h8 v12Z", "#4a3322", 1.8)
    window = glow(10, -6, 14, "#ffd98a", 0.9) + path("M5,-11 h9 v8 h-9Z M9.5,-11 v8", "#ffd75e", 1.6)
    return group(drawn + window, f"translate({x},{y})")


def _wanderer(x: float, y: float) -> Svg:
    """Somebody in a cloak with a staff, small in the snow."""
    drawn = rod("M12,2 L16,-30", "bark", 2) + boot(-4, 3, size=0.5) + boot(5, 3, size=0.5)
    drawn += path("M-9,-1 C-11,-16 -6,-26 1,-27 C8,-26 11,-14 10,0 Q0,3 -9,-1Z", "#8a2f2a")
    drawn += shade("M3,-26 C9,-22 11,-12 10,0 L4,1 C5,-8 6,-18 3,-26Z")
    return group(drawn + ball(2, -30, 6, "#6e2522", 2) + ball(4.6, -29, 3, "skin2", 1.4), f"translate({x},{y})")


def _old_wood() -> Svg:
    """Old trunks with a shaft of light: a stag far in, and a small lit door in the roots."""
    drawn = wash("#4d6d4b", "#8fa873", "#6d8658") + glow(150, 120, 96, "#f2efb4", 0.95)
    drawn += polygon(((128, -4), (196, -4), (204, 210), (98, 210)), "#f0ecb0", opacity=0.38)
    for x, w, tone in ((78, 12, "#84986a"), (112, 8, "#93a675"), (186, 10, "#8a9d6d"), (238, 16, "#72895c")):
        drawn += path(
            f"M{x},-6 C{x + 3},80 {x - 2},150 {x - 6},206 H{x + w + 7} C{x + w},150 {x + w + 2},80 {x + w},-6Z",
            tone,
            1.6,
        )
    drawn += land([(-6, 184), (80, 178), (150, 182), (270, 176)], "#7d9558", 0)
    drawn += group(_stag(), "translate(152,184) scale(0.92)")
    drawn += land([(-6, 196), (70, 190), (150, 204), (210, 192), (270, 198)], "#4f6b3c", 2.2)
    drawn += flat("M146,244 C150,226 170,216 158,200 C166,214 196,222 198,244Z", "#c9bd86")
    drawn += _oak() + _birch_and_leaves()
    for x, y, k in ((108, 213, 1), (122, 218, 0.7), (252, 212, 1.1), (238, 217, 0.7)):
        drawn += group(
            path("M-3,0 v-10 h6 v10", "bone", 1.8)
            + path("M-10,-9 C-9,-21 9,-21 10,-9Z", "#b8402f", 2)
            + dot(-3, -13, 1.8, "white")
            + dot(4, -12, 1.5, "white"),
            f"translate({x},{y}) scale({k})",
        )
    return drawn + specks(scattered(6, 16, 96, 70, 110, 110), "#fff6b8", 1.8, 0.9)


def _oak() -> Svg:
    """The old trunk at the left, with eyes in its hollow and a door among its roots."""
    drawn = path(
        "M-8,-6 C10,60 12,130 -8,190 V246 H110 C96,238 82,226 76,208 C66,170 64,100 78,62 C88,40 104,30 122,22 "
        "C98,18 80,22 70,34 C68,20 66,8 64,-6Z",
        "#6b5638",
    )
    drawn += shade(
        "M64,-6 "
        "C66,8 68,20 70,34 "
        "C80,22 98,18 122,22 "
        "C104,30 88,40 78,62 "
        "C64,100 66,170 76,208 "
        "C82,226 96,238 "
        "110,246 H70 C50,210 44,90 52,-6Z",
        0.22,
    )
    drawn += scratch("M14,20 C22,70 22,110 16,150 M34,6 C38,40 36,60 34,76 M34,128 C34,150 30,164 24,180", width=2)
    drawn += path("M26,104 C26,86 50,84 51,104 C51,122 26,124 26,104Z", "#2a2018")
    drawn += dot(33.5, 103, 3.2, "#ffd75e") + dot(44, 103, 3.2, "#ffd75e") + dot(33.5, 103, 1.2) + dot(44, 103, 1.2)
    drawn += glow(48, 192, 32, "#ffcf70", 0.75) + path("M34,214 V190 C34,172 64,172 64,190 V214Z", "#8a4a2c")
    drawn += path("M44,178 V214 M54,177 V214", width=1.4) + path(
        "M44,190 a5,5 0 0 1 10,0 a5,5 0 0 1 -10,0Z", "#ffdf8a", 1.6
    )
    return drawn + dot(59, 200, 1.6, "gold") + path("M22,228 C30,212 70,212 80,228Z", "#8f8a72", 2)


def _birch_and_leaves() -> Svg:
    drawn = path("M212,-6 C216,70 214,150 204,246 H246 C236,150 240,70 240,-6Z", "#7a6a4c")
    drawn += shade("M228,-6 C232,70 230,150 232,246 H246 C236,150 240,70 240,-6Z", 0.22)
    drawn += scratch("M220,60 C222,90 220,120 218,150 M227,20 v40", width=2)
    leaves = ((-4, 12, 42), (44, 2, 34), (98, -2, 34), (262, 18, 44), (212, 2, 40), (160, -8, 34))
    for seed, (x, y, r) in enumerate(leaves):
        drawn += path(blob(seed, x, y, r, 12), "#35582f" if seed % 2 else "#416a39")
        drawn += flat(blob(seed + 20, x - r * 0.2, y + r * 0.1, r * 0.5, 9), "#6d9150", opacity=0.55)
    return drawn + path("M-6,244 C0,228 4,222 2,210 M4,244 C10,232 18,228 20,218", width=2.6, stroke="#86a45c")


def _stag() -> Svg:
    """A stag that stands and looks at us, its body to the right."""
    horns = (
        "M-11,-49 C-16,-56 -26,-58 -27,-72 M-19,-56 C-20,-63 -17,-67 -16,-73 M-3,-49 "
        "C2,-56 12,-58 13,-72 M5,-56 C6,-63 3,-67 2,-73"
    )
    drawn = path("M28,-31 C36,-24 37,-12 35,0 h-5 C31,-10 28,-14 24,-18 M21,-18 L20,0 h-5 L14,-18", "#8a6238", 2)
    drawn += path(
        "M-14,-34 "
        "C-6,-38 22,-38 30,-32 "
        "C34,-24 28,-16 18,-15 "
        "C10,-13 0,-14 -5,-16 "
        "L-4,0 h-5 L-11,-16 "
        "L-11,0 h-5 "
        "L-17,-20 C-18,-26 -17,-31 -14,-34Z",
        "#b08a5c",
        2,
    )
    drawn += shade("M30,-32 C34,-24 28,-16 18,-15 C10,-13 0,-14 -5,-16 C8,-18 22,-20 30,-32Z")
    drawn += path("M-14,-22 C-15,-32 -13,-40 -11,-45 H-3 C-2,-40 2,-34 0,-24 C-4,-19 -11,-18 -14,-22Z", "#c09a6c", 2)
    drawn += path(horns, width=4.8) + path(horns, width=2.2, stroke="bone")
    drawn += path(
        "M-14,-46 C-20,-50 -22,-46 -22,-44 C-19,-41 -15,-42 -13,-43Z M0,-46 C6,-50 8,-46 8,-44 C5,-41 1,-42 -1,-43Z",
        "#b08a5c",
        1.6,
    )
    drawn += path(
        "M-14,-46 C-13,-53 -1,-53 0,-46 C0,-40 -3,-33 -4,-31 C-6,-29 -8,-29 -10,-31 C-11,-33 -14,-40 -14,-46Z",
        "#c09a6c",
        2,
    )
    return drawn + dot(-10.4, -43, 1.4) + dot(-3.6, -43, 1.4) + flat("M-9.6,-33 C-9,-30.5 -5,-30.5 -4.4,-33Z", "ink")


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"snowy_peaks": _snowy_peaks, "old_wood": _old_wood})
"""The pictures by name."""
