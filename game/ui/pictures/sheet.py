"""The sheet a picture is drawn on, and what many pictures are made of: skies, land, clouds, plants, fire.

A picture is SVG in a view 264 wide and 240 high; up is -y. Its middle, 200 high, is always seen; what lies above and
below it is cut off where the place for it is wider. Colours are names from `figures.dyes` or "#rrggbb". Light comes
from the upper left. Strokes are those of `figures.strokes`; the outline of what matters is 2.4 wide.
"""

import math
import random
from collections.abc import Iterable, Sequence

from game.ui.figures.strokes import Point, Svg, dot, element, flat, path, rod

WIDE, HIGH = 264, 240
"""The view of every picture."""

SEEN = 200
"""How much of its height is always seen, in the middle."""


def wash(top: str, *below: str, box: tuple[float, float, float, float] = (0, 0, WIDE, HIGH)) -> Svg:
    """A box (x, y, width, height) in colours "#rrggbb" that pass into each other from top to foot: a sky, a wall."""
    x, y, width, height = box
    colours = (top, *(below or (top,)))
    name = "wash" + "".join(colour[1:] for colour in colours) + f"{x:g}_{y:g}_{height:g}".replace("-", "m")
    stops = "".join(
        element("stop", offset=f"{at / (len(colours) - 1):.3f}", stop_color=colour) for at, colour in enumerate(colours)
    )
    line = f'gradientUnits="userSpaceOnUse" x1="0" y1="{y}" x2="0" y2="{y + height}"'
    drawn = element("rect", x=x, y=y, width=width, height=height, fill=f"url(#{name})")
    return f'<defs><linearGradient id="{name}" {line}>{stops}</linearGradient></defs>{drawn}'


def glow(x: float, y: float, r: float, colour: str = "#fff0c0", strength: float = 0.8) -> Svg:
    """A round light that fades to nothing."""
    name = f"glow{colour[1:]}_{x:g}_{y:g}_{r:g}".replace("-", "m").replace(".", "p")
    centre = f'gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}"'
    stops = element("stop", offset="0", stop_color=colour, stop_opacity=strength)
    stops += element("stop", offset="1", stop_color=colour, stop_opacity=0)
    drawn = element("circle", cx=x, cy=y, r=r, fill=f"url(#{name})")
    return f'<defs><radialGradient id="{name}" {centre}>{stops}</radialGradient></defs>{drawn}'


def sun(x: float, y: float, r: float, colour: str = "#fbe7a6", halo: str = "#fff6d2") -> Svg:
    """A sun or a moon with the glow around it."""
    disc = element("circle", cx=x, cy=y, r=r, fill=colour, stroke="ink", stroke_width=2)
    return glow(x, y, r * 2.6, halo) + disc


def clouds(colour: str, places: Iterable[tuple[float, float, float]], opacity: float = 1) -> Svg:
    """Long flat clouds, each as (x, y, half its length)."""
    drawn = ""
    for x, y, w in places:
        form = (
            f"M{x - w},{y} C{x - w * 0.7},{y - w * 0.05} {x - w * 0.62},{y - w * 0.2} {x - w * 0.36},{y - w * 0.16} "
            f"C{x - w * 0.24},{y - w * 0.38} {x + w * 0.2},{y - w * 0.4} {x + w * 0.3},{y - w * 0.18} "
            f"C{x + w * 0.5},{y - w * 0.26} {x + w * 0.66},{y - w * 0.06} {x + w},{y} "
            f"C{x + w * 0.4},{y + w * 0.06} {x - w * 0.4},{y + w * 0.06} {x - w},{y}Z"
        )
        drawn += flat(form, colour, opacity=opacity)
    return drawn


def curve(points: Sequence[Point]) -> str:
    """A smooth path through the points, to begin with an M."""
    form = f"M{points[0][0]:.1f},{points[0][1]:.1f}"
    ends = [points[0], *points, points[-1]]
    for before, here, there, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        a = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        b = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        form += f" C{a[0]:.1f},{a[1]:.1f} {b[0]:.1f},{b[1]:.1f} {there[0]:.1f},{there[1]:.1f}"
    return form


def land(rim: Sequence[Point], fill: str, width: float = 2.2, stroke: str = "ink", **attributes: str | float) -> Svg:
    """Ground below a smooth rim that runs from beyond the left edge to beyond the right one; without outline at 0."""
    form = f"{curve(rim)} L{rim[-1][0]:.1f},{HIGH + 6} L{rim[0][0]:.1f},{HIGH + 6}Z"
    return path(form, fill, width, stroke, **attributes) if width else flat(form, fill, **attributes)


def blob(seed: int, x: float, y: float, r: float, corners: int = 9, jitter: float = 0.16, squash: float = 0.86) -> str:
    """A closed wobbly form, the same at every call: crowns, bushes, stones, dust."""
    chance = random.Random(seed)
    points = []
    for i in range(corners):
        far = r * (1 + chance.uniform(-jitter, jitter))
        turn = 2 * math.pi * i / corners
        points.append((x + far * math.cos(turn), y + far * math.sin(turn) * squash))
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    form = f"M{middles[-1][0]:.1f},{middles[-1][1]:.1f} "
    bends = zip(points, middles, strict=True)
    return form + " ".join(f"Q{p[0]:.1f},{p[1]:.1f} {m[0]:.1f},{m[1]:.1f}" for p, m in bends) + "Z"


def scattered(seed: int, count: int, x: float, y: float, width: float, height: float) -> list[Point]:
    """So many places in a box, the same at every call, from the back to the front."""
    chance = random.Random(seed)
    places = ((chance.uniform(x, x + width), chance.uniform(y, y + height)) for _ in range(count))
    return sorted(places, key=lambda place: place[1])


def tufts(places: Iterable[Point], colour: str, size: float = 1, opacity: float = 0.85) -> Svg:
    """Blades of grass, three at each place."""
    form = ""
    for x, y in places:
        a, b = 6 * size, 9 * size
        form += f"M{x:.1f},{y:.1f} l{-2.4 * size:.1f},{-a:.1f} M{x + size:.1f},{y:.1f} v{-b:.1f} "
        form += f"M{x + 2 * size:.1f},{y:.1f} l{2.6 * size:.1f},{-a:.1f} "
    return path(form, width=1.7 * size, stroke=colour, opacity=opacity)


def specks(places: Iterable[Point], colour: str, r: float = 1.4, opacity: float = 1) -> Svg:
    """Small dots: stars, snow, flowers, sparks."""
    drawn = ""
    for i, (x, y) in enumerate(places):
        drawn += dot(round(x, 1), round(y, 1), round(r * (0.6 + i * 7 % 5 * 0.16), 2), colour, opacity=opacity)
    return drawn


def tree(seed: int, x: float, y: float, r: float, leaf: str = "moss", lit: str = "leaf", bole: str = "bark") -> Svg:
    """A round tree standing at x, y with a crown of radius r."""
    trunk = path(f"M{x - r * 0.14},{y} L{x - r * 0.1},{y - r} H{x + r * 0.1} L{x + r * 0.14},{y}Z", bole, 2)
    crown = path(blob(seed, x, y - r * 1.35, r, 11), leaf, 2.2)
    return trunk + crown + flat(blob(seed + 1, x - r * 0.24, y - r * 1.6, r * 0.52), lit, opacity=0.75)


def pine(x: float, y: float, h: float, needle: str = "#4f7064", lit: str = "#6d8f7d", width: float = 2.2) -> Svg:
    """A fir of the height h standing at x, y; its left side is lit."""
    w = h * 0.3
    form = (
        f"M{x},{y - h} L{x + w * 0.52},{y - h * 0.62} L{x + w * 0.3},{y - h * 0.62} L{x + w * 0.8},{y - h * 0.34} "
        f"L{x + w * 0.48},{y - h * 0.34} L{x + w},{y - h * 0.08} H{x - w} L{x - w * 0.48},{y - h * 0.34} "
        f"L{x - w * 0.8},{y - h * 0.34} L{x - w * 0.3},{y - h * 0.62} L{x - w * 0.52},{y - h * 0.62}Z"
    )
    side = (
        f"M{x},{y - h * 0.96} L{x - w * 0.4},{y - h * 0.66} L{x - w * 0.12},{y - h * 0.6} "
        f"L{x - w * 0.6},{y - h * 0.38} L{x - w * 0.22},{y - h * 0.32} L{x - w * 0.8},{y - h * 0.12} "
        f"L{x - w * 0.1},{y - h * 0.14}Z"
    )
    trunk = path(f"M{x},{y} v{-h * 0.1}", width=h * 0.07 + 2.4) if width else ""
    return trunk + (path(form, needle, width) if width else flat(form, needle)) + flat(side, lit, opacity=0.7)


def birds(places: Iterable[tuple[float, float, float]], colour: str = "ink") -> Svg:
    """Birds far off, each as (x, y, half its span)."""
    form = "".join(f"M{x - r},{y} q{r / 2},{-r * 0.7} {r},0 q{r / 2},{-r * 0.7} {r},0 " for x, y, r in places)
    return path(form, width=1.8, stroke=colour)


def smoke(x: float, y: float, h: float, colour: str = "white", opacity: float = 0.6) -> Svg:
    """A thin thread of smoke or steam rising h from x, y."""
    a, b = h / 3, h * 0.12
    form = f"M{x},{y} c{b},{-a * 0.4} {b},{-a * 0.7} 0,{-a} c{-b},{-a * 0.4} {-b},{-a * 0.7} 0,{-a} "
    return path(form + f"c{b},{-a * 0.4} {b},{-a * 0.6} {b * 0.4},{-a}", width=2.6, stroke=colour, opacity=opacity)


def flame(x: float, y: float, h: float) -> Svg:
    """A flame of the height h on x, y: red, gold and white."""
    tongue = "M0,-72 C14,-52 34,-40 24,-14 C18,2 -18,2 -24,-14 C-32,-32 -16,-40 -14,-54 C-8,-48 -4,-56 0,-72Z"
    inner = "M2,-48 C12,-36 20,-28 14,-12 C8,-3 -10,-3 -14,-12 C-18,-24 -4,-30 2,-48Z"
    core = "M0,-28 C6,-22 8,-14 4,-8 C0,-5 -4,-5 -6,-9 C-8,-16 -2,-20 0,-28Z"
    k = h / 72
    drawn = path(tongue, "fire", 2.2 / max(k, 0.5), "#8a2f1a") + flat(inner, "spark") + flat(core, "#fffbe0")
    return f'<g transform="translate({x},{y}) scale({k:.3f})">{drawn}</g>'


def campfire(x: float, y: float, k: float = 1) -> Svg:
    """A fire in a ring of stones at x, y; at k = 1 it is 80 high."""
    stones = "".join(
        element("ellipse", cx=a, cy=b, rx=9, ry=6, fill="#8f887c", stroke="ink", stroke_width=2)
        for a, b in ((-30, -4), (-20, 5), (0, 9), (20, 5), (30, -4))
    )
    logs = rod("M-24,2 L20,-12 M-20,-12 L24,2", "bark", 7)
    return f'<g transform="translate({x},{y}) scale({k})">{logs}{flame(0, 0, 72)}{stones}</g>'


def table_top(y: float, fill: str = "wood", edge: str = "bark", grain: str = "#7a4f2c") -> Svg:
    """A table across the picture, its far edge at y: boards seen from above."""
    drawn = flat(f"M-6,{y} H{WIDE + 6} V{HIGH + 6} H-6Z", fill)
    for step, (near, far) in enumerate(((30, 18), (96, 84), (176, 184), (244, 262))):
        drawn += path(f"M{far},{y} L{near},{HIGH}", width=1.5, stroke=grain, opacity=0.7)
        drawn += path(f"M{far + 14},{y + 14 + 9 * step} q14,-4 30,0", width=1.2, stroke=grain, opacity=0.5)
    return (
        drawn + path(f"M-6,{y} H{WIDE + 6}", width=2.4) + flat(f"M-6,{y} H{WIDE + 6} V{y + 4} H-6Z", edge, opacity=0.35)
    )
