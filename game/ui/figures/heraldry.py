"""Where a side shows its pattern: the base a piece stands on, shields and banners."""

import math
from collections.abc import Callable
from typing import Literal

from game.ui.figures.dyes import Pattern
from game.ui.figures.strokes import Point, Svg, ball, element, flat, group, path, polygon, rod, shade, shine

BannerForm = Literal["square", "gonfalon", "swallow", "streamer"]


def blazon(half: Callable[[float], float], top: float, foot: float, field: str = "field", mark: str = "charge") -> Svg:
    """A shape of half-width `half(y)` from top to foot, with each side's pattern on it."""
    rows = [top + (foot - top) * i / 16 for i in range(17)]
    span = foot - top
    right = [(half(y), y) for y in rows]
    left = [(-half(y), y) for y in reversed(rows)]
    drawn = polygon(right + left, field)
    drawn += polygon([(0, y) for y in rows] + left, mark, data_pattern="pale")
    drawn += _chevron(half, top, foot, mark)
    for first, last in ((0.2, 0.42), (0.62, 0.84)):
        corners = ((first, 1), (last, 1), (last, -1), (first, -1))
        bar = [(half(top + span * share) * sign, top + span * share) for share, sign in corners]
        drawn += polygon(bar, mark, data_pattern="bars")
    middle = top + span * 0.45
    r = min(span, 2 * half(middle)) * 0.22
    return drawn + element("circle", cx=0, cy=f"{middle:.1f}", r=f"{r:.1f}", fill=mark, data_pattern="plain")


def _chevron(half: Callable[[float], float], top: float, foot: float, mark: str) -> Svg:
    """An arrow pointing up, its arms cut where they meet the edge of the shape."""
    slope = 0.75

    def cut(start: float) -> Point:
        y = start
        while y < foot and (y - start) / slope < half(y):
            y += 0.4
        return min(half(y), (y - start) / slope), y

    upper, lower = top + (foot - top) * 0.22, top + (foot - top) * 0.5
    (x0, y0), (x1, y1) = cut(upper), cut(lower)
    return polygon([(0, upper), (x0, y0), (x1, y1), (0, lower), (-x1, y1), (-x0, y0)], mark, data_pattern="chevron")


def base(commander: bool = False) -> Svg:
    """The round base a piece stands on; a commander's is higher and has a gold ring."""
    depth = 8 if commander else 6
    wall = f"M-21,0 L-21,{depth} A21,8 0 0 0 21,{depth} L21,0"
    drawn = element("ellipse", cx=2, cy=depth + 0.5, rx=22.5, ry=8, fill="ink", opacity=0.34)
    drawn += path(wall + "Z", "shadow") + _rim(depth) + path(wall)
    if commander:
        drawn += rod("M-20.8,5.6 A21,8 0 0 0 20.8,5.6", "gold", 2.2)
    drawn += (
        ball(0, 0, 21, "field", ry=8)
        + _top()
        + shade("M-6,7.4 C10,8 20,4 20,0 C20,-3 16,-5 12,-6 C17,0 10,5 -6,7.4Z", 0.2)
        + shine("M-17,-2 C-13,-5.5 -6,-6.4 -1,-6.4", 0.5)
    )
    if commander:
        drawn += element("ellipse", cx=0, cy=0, rx=17, ry=5.9, fill="none", stroke="gold", stroke_width=2.2)
    return drawn


def _top() -> Svg:
    """Every side's pattern on the top of the base; the middle is left to whoever stands there."""
    drawn = flat("M0,-7 A20,7 0 0 0 0,7Z", "charge", data_pattern="pale")
    drawn += flat("M-19,-2 L0,3.6 L19,-2 L19,1.8 L0,7.4 L-19,1.8Z", "charge", data_pattern="chevron")
    for low, high in ((-5.4, -2.4), (2.4, 5.4)):
        corners = [
            (sign * 20 * math.sqrt(1 - (y / 7.2) ** 2), y) for sign, y in ((-1, low), (1, low), (1, high), (-1, high))
        ]
        drawn += polygon(corners, "charge", data_pattern="bars")
    return drawn


def _rim(depth: float) -> Svg:
    """Every side's pattern on the wall of the base."""
    drawn = _wall_piece(90, 180, depth, "pale")
    drawn += "".join(_wall_piece(angle, angle + 13, depth, "bars") for angle in (8, 37, 66, 95, 124, 153))
    for angle in range(4, 172, 34):
        arrow = ((0, 1), (17, 0.05), (34, 1), (34, 0.45), (17, -0.3), (0, 0.45))
        corners = [_on_wall(angle + turn, height, depth) for turn, height in arrow]
        drawn += polygon(corners, "charge", data_pattern="chevron")
    return drawn


def _on_wall(angle: float, height: float, depth: float) -> Point:
    """A point of the base's wall: degrees from the right over the front, and 0 (top edge) to 1 (foot)."""
    turn = math.radians(angle)
    return 21 * math.cos(turn), 8 * math.sin(turn) + height * depth


def _wall_piece(first: float, last: float, depth: float, pattern: Pattern) -> Svg:
    steps = max(2, int(abs(last - first) / 8))
    angles = [first + (last - first) * i / steps for i in range(steps + 1)]
    edge = [_on_wall(angle, 0, depth) for angle in angles] + [_on_wall(angle, 1, depth) for angle in reversed(angles)]
    return polygon(edge, "charge", data_pattern=pattern)


def round_shield(r: float = 9.5) -> Svg:
    """A round shield with a boss."""
    return (
        blazon(lambda y: math.sqrt(max(0, r * r - y * y)), -r, r)
        + element("circle", cx=0, cy=0, r=r, fill="none", stroke="ink", stroke_width=2.4)
        + shine(f"M{-r * 0.6},{-r * 0.3} C{-r * 0.5},{-r * 0.6} {-r * 0.2},{-r * 0.7} 0,{-r * 0.7}")
        + ball(0, 0, 2.2, "steel", 1.4)
    )


def heater(scale: float = 1) -> Svg:
    """A knight's shield, flat above and pointed below."""

    def half(y: float) -> float:
        return 9.5 if y < 0 else 9.5 * math.sqrt(max(0, 1 - (y / 14) ** 2))

    edge = path("M-9.5,-11 L9.5,-11 L9.5,0 C9.5,7 5,12 0,14 C-5,12 -9.5,7 -9.5,0Z")
    return group(blazon(half, -11, 14) + edge + shine("M-6.5,-8 L-6.5,-1"), f"scale({scale})")


def kite(scale: float = 1) -> Svg:
    """A long shield with a cross."""

    def half(y: float) -> float:
        if y < -9:
            return 9.5 * math.sqrt(max(0, 1 - ((y + 9) / 11) ** 2))
        return 9.5 * (1 - math.pow(max(0, (y + 9) / 33), 1.5))

    cross = flat(
        "M-1.7,-17 L1.7,-17 L1.7,-9.7 L8,-9.7 L8,-6.3 L1.7,-6.3 L1.7,10 "
        "L-1.7,10 L-1.7,-6.3 L-8,-6.3 L-8,-9.7 L-1.7,-9.7Z",
        "shadow",
    )
    edge = path("M-9.5,-9 C-9.5,-24 9.5,-24 9.5,-9 C9.5,4 4,15 0,22 C-4,15 -9.5,4 -9.5,-9Z")
    light = shine("M-6.5,-12 C-6,-15 -4,-17 -2,-17")
    return group(blazon(half, -19.8, 22, "charge", "field") + cross + edge + light, f"scale({scale})")


def tower(half: float = 11, height: float = 30) -> Svg:
    """A tall shield to stand behind."""
    top, foot = -height / 2, height / 2
    return (
        blazon(lambda _: half, top, foot)
        + path(
            f"M{-half},{top} C{-half / 2},{top - 4} {half / 2},{top - 4} {half},{top} L{half},{foot} L{-half},{foot}Z"
        )
        + shade(f"M{half * 0.4},{top} L{half},{top} L{half},{foot} L{half * 0.4},{foot}Z", 0.15)
        + ball(0, 0, 3, "steel", 1.6)
        + shine(f"M{-half + 3.4},{top + 3} L{-half + 3.4},{foot - 7}")
    )


def pavise() -> Svg:
    """A tower shield set up on the ground behind a shooter."""
    return group(tower(half=9), "translate(-19,-13) rotate(-6)")


def banner(form: BannerForm = "square", x: float = -23, top: float = -65, foot: float = -2) -> Svg:
    """A commander's banner on its pole, behind the figure."""
    pole = rod(f"M{x},{foot} L{x},{top}", "wood", 2)
    return pole + _flag(form, x, top + 3) + ball(x, top, 2, "gold", 1.5)


def _flag(form: BannerForm, x: float, y: float) -> Svg:
    match form:
        case "gonfalon":
            cloth = blazon(lambda _: 7.5, 1, 19) + path("M-7.5,1 L7.5,1 L7.5,19 L3.7,15.5 L0,19 L-3.7,15.5 L-7.5,19Z")
            return group(cloth, f"translate({x},{y})") + rod(f"M{x - 8},{y + 1} L{x + 8},{y + 1}", "gold", 1.4)
        case "square":
            cloth = blazon(lambda _: 7.5, 0, 15) + path("M-7.5,0 L7.5,0 L7.5,15 L-7.5,15Z")
            return group(cloth, f"translate({x - 8.5},{y}) skewY(-5)")
        case "swallow":
            cloth = blazon(lambda _: 8.5, 0, 11) + path("M8.5,0 L-8.5,0 L-3.5,5.5 L-8.5,11 L8.5,11Z")
            return group(cloth, f"translate({x - 8.5},{y}) skewY(-6) scale(.9)")
        case "streamer":
            return group(pennon(18, 5.5, 3), f"translate({x},{y + 5}) scale(-1,1)")


def pennon(length: float = 16, half: float = 6, tip: float = 0) -> Svg:
    """A small flag that flies to the right from the origin, narrowing from `half` to `tip` on each side."""
    cloth = blazon(lambda y: half + (tip - half) * y / length, 0, length)
    edge = f"M{-half},0 L{half},0 L{tip},{length} L0,{length - min(4, tip * 1.2)} L{-tip},{length}Z"
    return group(cloth + path(edge, width=1.8), "rotate(-90)")
