"""The land around a camp, by its biome: what is far away, the trees, and the ground with its clearing."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from game.ui.camp.layout import FIRE, HORIZON, Layout
from game.ui.figures.strokes import Svg, element, flat, group, path

_INK = "#2b2118"
_EDGE = 2.4


@dataclass(frozen=True, slots=True)
class Biome:
    """The colours of a land: far and near hills, ground, the trodden clearing, its edge, and what grows."""

    far: str
    near: str
    ground: str
    trodden: str
    tufts: str


BIOMES: Mapping[str, Biome] = MappingProxyType(
    {
        "plains": Biome("#6f7f8c", "#768a63", "#8d9c5f", "#b9a06c", "#66783f"),
        "forest": Biome("#5f7080", "#566b5c", "#74854f", "#a88f62", "#546638"),
        "coast": Biome("#7891a0", "#8f9a6c", "#d3bf8f", "#bfa878", "#8c9458"),
        "snow": Biome("#9aa9b8", "#b9c6cf", "#e6ecee", "#c3b49c", "#a9bac2"),
    }
)


def land(layout: Layout, biome: str) -> Svg:
    """Everything from the far hills to the window's foot; a biome that there is not is drawn as plains."""
    name = biome if biome in BIOMES else "plains"
    look = BIOMES[name]
    drawn = "" if name == "coast" else _ridge(layout, HORIZON - 66, 34, 210, look.far, "none")
    drawn += _FAR[name](layout) + _ridge(layout, HORIZON - 16, 10, 130, look.near, "none")
    drawn += _TREES[name](layout)
    drawn += _ridge(layout, HORIZON + 8, 5, 90, look.ground, _INK)
    return drawn + _clearing(layout, look) + _tufts(layout, look.tufts) + _NEAR[name](layout)


def _xs(layout: Layout, step: int) -> range:
    """Steps from beyond the window's left edge to beyond its right one, always at the same places of the land."""
    first = int(layout.left // step) - 1
    return range(first * step, int(layout.right) + 2 * step, step)


def _noise(i: int, salt: int) -> float:
    """The same number between -1 and 1 for the same arguments, without a pattern that the eye finds."""
    return ((i * 7919 + salt * 104729) * 48271 % 65537) / 32768.5 - 1


def _ridge(layout: Layout, y: float, rough: float, step: int, fill: str, edge: str) -> Svg:
    """A line of hills from edge to edge, filled to the foot."""
    points = [(x, y + rough * _noise(x // step, step)) for x in _xs(layout, step)]
    form = f"M{points[0][0]},{layout.bottom + 20:.1f} L{points[0][0]},{points[0][1]:.1f} "
    for (x0, y0), (x1, y1) in pairwise(points):
        form += f"Q{x0},{y0:.1f} {(x0 + x1) / 2},{(y0 + y1) / 2:.1f} "
    return path(f"{form}L{points[-1][0]},{layout.bottom + 20:.1f}Z", fill, _EDGE, edge)


def _clearing(layout: Layout, look: Biome) -> Svg:
    """The trodden ground around the fire, and a path to it from the foot."""
    wide = 330 * layout.squeeze + 40
    low = layout.bottom + 20
    drawn = element("ellipse", cx=0, cy=FIRE + 6, rx=f"{wide + 16:.1f}", ry=118, fill=look.trodden, opacity=0.45)
    drawn += element("ellipse", cx=0, cy=FIRE + 6, rx=f"{wide:.1f}", ry=106, fill=look.trodden, opacity=0.75)
    way = f"M-70,-20 C-90,20 -120,40 -190,{low:.0f} H130 C80,40 70,20 80,-20Z"
    drawn += flat(way, look.trodden, opacity=0.6)
    for i in range(26):
        x, y = _noise(i, 3) * wide, FIRE + 10 + _noise(i, 8) * 88
        drawn += element(
            "ellipse", cx=f"{x:.1f}", cy=f"{y:.1f}", rx=4 + i % 3 * 2, ry=2 + i % 2, fill="#000", opacity=0.1
        )
    return drawn


def _tufts(layout: Layout, colour: str) -> Svg:
    form, clear = "", 330 * layout.squeeze + 40
    wide = layout.right - layout.left
    for i in range(round(wide / 7)):
        x = layout.left + wide * (i * 0.618034 % 1)
        y = HORIZON + 24 + (layout.bottom - HORIZON) * (i * 0.754878 % 1)
        if (x / clear) ** 2 + ((y - FIRE) / 112) ** 2 > 1:
            form += f"M{x:.0f},{y:.0f} l-3,-7 m4,7 l0,-10 m4,10 l3,-7 "
    return path(form, width=1.7, stroke=colour, opacity=0.85)


def pine(x: float, y: float, high: float, colour: str, snow: bool = False) -> Svg:
    """A pine whose foot is at x, y."""
    half, drawn = high * 0.3, path(f"M{x:.1f},{y:.1f} v{-high * 0.2:.1f}", width=high * 0.07)
    for share, top in ((1, 0.42), (0.78, 0.66), (0.54, 1)):
        low, peak, wide = y - high * (top - 0.32), y - high * top, half * share
        form = (
            f"M{x - wide:.1f},{low:.1f} Q{x:.1f},{low + high * 0.06:.1f} {x + wide:.1f},{low:.1f} L{x:.1f},{peak:.1f}Z"
        )
        drawn += path(form, colour, 2.2)
        drawn += flat(
            f"M{x:.1f},{peak:.1f} L{x + wide:.1f},{low:.1f} L{x + wide * 0.2:.1f},{low + high * 0.03:.1f}Z",
            "#000",
            opacity=0.16,
        )
        if snow:
            rim = (
                f"M{x:.1f},{peak:.1f} L{x - wide * 0.7:.1f},{low - high * 0.1:.1f} "
                f"L{x - wide * 0.3:.1f},{low - high * 0.14:.1f} "
            )
            drawn += flat(
                f"{rim}L{x:.1f},{low - high * 0.08:.1f} L{x + wide * 0.4:.1f},{low - high * 0.16:.1f}Z", "#f4f6f4"
            )
    return drawn


def _round_tree(x: float, y: float, size: float, colour: str) -> Svg:
    crown = "M-26,-22 C-42,-30 -36,-58 -18,-58 C-10,-76 18,-74 22,-58 C40,-56 42,-30 26,-22 C14,-12 -14,-12 -26,-22Z"
    drawn = path("M0,2 V-24", width=8) + path("M0,1 V-24", width=4, stroke="#6d4a2c") + path(crown, colour, 2.4)
    drawn += flat(
        "M6,-72 C20,-70 22,-60 22,-58 C40,-56 42,-30 26,-22 C18,-16 8,-15 0,-15 C18,-30 20,-54 6,-72Z",
        "#000",
        opacity=0.16,
    )
    return group(
        drawn + flat("M-22,-42 C-24,-54 -12,-64 -2,-62 C-4,-52 -12,-44 -22,-42Z", "#fff", opacity=0.16),
        f"translate({x:.1f},{y:.1f}) scale({size:.2f})",
    )


def _pines(layout: Layout, step: int, tall: tuple[int, int], colours: tuple[str, ...], snow: bool = False) -> Svg:
    """A wood of pines: a farther row and a nearer one."""
    drawn = ""
    for row, (y, share) in enumerate(((HORIZON - 4, 0.78), (HORIZON + 10, 1.0))):
        for x in _xs(layout, step):
            i = x // step + 1000 * row
            high = (tall[0] + (tall[1] - tall[0]) * (0.5 + 0.5 * _noise(i, 5))) * share
            at = x + step * 0.4 * _noise(i, 9) + row * step / 2
            drawn += pine(at, y + 5 * _noise(i, 2), high, colours[(i + row) % len(colours)], snow)
    return drawn


def _forest_trees(layout: Layout) -> Svg:
    return _pines(layout, 46, (110, 180), ("#3f6048", "#476b4f", "#38563f"))


def _snow_trees(layout: Layout) -> Svg:
    return _pines(layout, 96, (80, 140), ("#5b7a72", "#64847a"), snow=True)


def _plain_trees(layout: Layout) -> Svg:
    drawn = ""
    for x in _xs(layout, 150):
        i = x // 150
        if i % 3 != 1:
            at, size = x + 50 * _noise(i, 4), 0.8 + 0.3 * _noise(i, 6)
            drawn += _round_tree(at, HORIZON + 8, size, ("#6d8a4c", "#7b9654", "#62803f")[i % 3])
            drawn += _round_tree(at + 44, HORIZON + 10, size * 0.6, "#7b9654")
    return drawn


def _coast_trees(layout: Layout) -> Svg:
    """A few wind-bent pines on the dunes at either side."""
    drawn = ""
    for share, high in ((-1.25, 110), (-1.12, 84), (0.98, 96), (1.1, 130), (1.24, 90)):
        drawn += pine(share * layout.half, HORIZON + 10, high, "#5f7a5a")
    return drawn


def _nothing(_layout: Layout) -> Svg:
    return ""


def _sea(layout: Layout) -> Svg:
    """The sea to the horizon with its lights, and a headland."""
    left, wide = layout.left - 10, layout.right - layout.left + 20
    drawn = element("rect", x=f"{left:.1f}", y=HORIZON - 46, width=f"{wide:.1f}", height=80, fill="#5f90a6")
    drawn += path(f"M{left:.1f},{HORIZON - 46} h{wide:.1f}", width=2, stroke="#3f6a80")
    lines = "".join(
        f"M{x + 30 * _noise(x, 2):.0f},{HORIZON - 36 + i * 11} q9,-5 18,0 q9,5 18,0 "
        for i in range(4)
        for x in _xs(layout, 120 + 30 * i)
    )
    drawn += path(lines, width=2, stroke="#cfe4ea", opacity=0.7)
    x = layout.half * 0.75
    cliff = (
        f"M{x - 60:.0f},{HORIZON - 42} C{x - 40:.0f},{HORIZON - 90} {x:.0f},{HORIZON - 86} "
        f"{x + 30:.0f},{HORIZON - 110} C{x + 90:.0f},{HORIZON - 120} {x + 160:.0f},{HORIZON - 104} "
        f"{x + 500:.0f},{HORIZON - 112} V{HORIZON + 10} H{x - 72:.0f}Z"
    )
    return drawn + path(cliff, "#8c8271", _EDGE)


def _peaks(layout: Layout) -> Svg:
    """Mountains under snow."""
    drawn = ""
    for i, x in enumerate(_xs(layout, 250)):
        number = x // 250
        high, wide = 150 + 50 * _noise(number, 4), 330
        cx, foot = x + 60 * _noise(number, 7), HORIZON + 4
        top = foot - high
        form = (
            f"M{cx - wide / 2:.0f},{foot} L{cx - 60:.0f},{foot - high * 0.5:.0f} L{cx:.0f},{top:.0f} "
            f"L{cx + 60:.0f},{foot - high * 0.6:.0f} L{cx + wide / 2:.0f},{foot}Z"
        )
        drawn += path(form, ("#8b98a6", "#97a3af")[i % 2], 2)
        drawn += flat(
            f"M{cx:.0f},{top:.0f} L{cx + 60:.0f},{foot - high * 0.6:.0f} L{cx + wide / 2:.0f},{foot} H{cx + 30:.0f}Z",
            "#6f7d8c",
            opacity=0.8,
        )
        snow = (
            f"M{cx:.0f},{top:.0f} L{cx - 44:.0f},{top + high * 0.36:.0f} L{cx - 18:.0f},{top + high * 0.28:.0f} "
            f"L{cx:.0f},{top + high * 0.44:.0f} L{cx + 20:.0f},{top + high * 0.3:.0f} "
            f"L{cx + 48:.0f},{top + high * 0.36:.0f}Z"
        )
        drawn += path(snow, "#f4f4ee", 1.8)
    return drawn


def _foreground_bushes(layout: Layout) -> Svg:
    """Bushes in the corners nearest to whoever looks."""
    drawn, body = "", "M-60,20 C-76,-10 -46,-34 -34,-24 C-30,-50 8,-54 16,-34 C38,-44 66,-20 56,20 Z"
    for share, size in ((-1.02, 0.9), (1.02, 1.0), (1.3, 1.2)):
        light = flat("M-46,-4 C-48,-18 -36,-26 -28,-22 C-28,-12 -36,-6 -46,-4Z", "#fff", opacity=0.12)
        drawn += group(
            path(body, "#55683c", _EDGE) + light,
            f"translate({share * layout.half:.1f},{layout.bottom:.1f}) scale({size})",
        )
    return drawn


def _drifts(layout: Layout) -> Svg:
    """Snow that the wind has heaped, and the track of whoever came."""
    form = "".join(f"M{x},{HORIZON + 40 + (i * 37) % 200} q30,-12 70,-4 " for i, x in enumerate(_xs(layout, 110)))
    drawn = path(form, width=3, stroke="#c4d2da", opacity=0.8)
    steps = "".join(f"M{-20 + 9 * (i % 2) - i * 5},{i * 13 - 6} l6,-2 " for i in range(9))
    return drawn + path(steps, width=4, stroke="#9a9080", opacity=0.6)


def _beach(layout: Layout) -> Svg:
    """Foam along the sand, shells, a starfish."""
    wide = layout.right - layout.left
    foam = f"M{layout.left - 10:.1f},{HORIZON + 12} " + "".join(
        f"q{wide / 16:.1f},{-8 if i % 2 else 7} {wide / 8:.1f},0 " for i in range(9)
    )
    drawn = path(foam, width=5, stroke="#eef4f0", opacity=0.8)
    star = "M0,-11 L3,-4 L11,-3 L5,2 L7,10 L0,6 L-7,10 L-5,2 L-11,-3 L-3,-4Z"
    for share, y in ((-0.58, -20), (0.42, -8), (0.66, 10)):
        drawn += group(path(star, "#d98a5e", 2), f"translate({share * layout.half:.1f},{y}) rotate(12)")
    return drawn


_FAR: Mapping[str, Callable[[Layout], Svg]] = MappingProxyType(
    {"plains": _nothing, "forest": _nothing, "coast": _sea, "snow": _peaks}
)
_TREES: Mapping[str, Callable[[Layout], Svg]] = MappingProxyType(
    {"plains": _plain_trees, "forest": _forest_trees, "coast": _coast_trees, "snow": _snow_trees}
)
_NEAR: Mapping[str, Callable[[Layout], Svg]] = MappingProxyType(
    {"plains": _foreground_bushes, "forest": _foreground_bushes, "coast": _beach, "snow": _drifts}
)
