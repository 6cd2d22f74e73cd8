"""The forms of all marks on a square, as SVG in a box of 64 by 64."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.board.magic_shapes import MAGIC_SHAPES
from game.ui.board.spell_shapes import SPELL_SHAPES, spell_rim
from game.ui.figures.dyes import dyed
from game.ui.figures.heraldry import banner
from game.ui.figures.strokes import Svg, element
from game.ui.theme import BLUE, CREAM, GOLD, INK, PALE, PAPER

_RED, _VIOLET, _SKY = "#b3312f", "#6d2a4a", "#2f6fb0"
_ENDS: Mapping[str, tuple[float, float]] = MappingProxyType({"n": (32, 0), "s": (32, 64), "w": (0, 32), "e": (64, 32)})
"""The middle of each edge."""
_CORNERS: Mapping[str, tuple[int, int, int, int]] = MappingProxyType(
    {"n": (0, 0, 64, 0), "s": (0, 64, 64, 64), "w": (0, 0, 0, 64), "e": (64, 0, 64, 64)}
)
"""Both ends of each edge: x, y, x, y."""
_BRACKETS = "M5,19 V5 H19 M45,5 H59 V19 M59,45 V59 H45 M19,59 H5 V45"


def shapes(name: str, square: int) -> Svg:
    """A mark for squares of so many pixels: its first word is its kind, the second, if any, says which.

    Strokes grow where squares are small, so that none falls below about a pixel. Raises KeyError for an unknown kind.
    """
    kind, _, which = name.partition(" ")
    return _SHAPES[kind](which, max(1.0, 44 / square))


def _line(form: str, stroke: str, width: float, **more: str | float) -> Svg:
    """A stroke without a fill."""
    more = {"stroke_linejoin": "round", **more}
    return element("path", d=form, fill="none", stroke=stroke, stroke_width=f"{width:.2f}", **more)


def _plate(fill: str, opacity: float, inset: float = 2.5) -> Svg:
    edge = 64 - 2 * inset
    return element("rect", x=inset, y=inset, width=edge, height=edge, rx=8, fill=fill, fill_opacity=opacity)


def _frame(stroke: str, width: float, inset: float = 4, **more: str | float) -> Svg:
    edge = 64 - 2 * inset
    box: dict[str, str | float] = {"x": inset, "y": inset, "width": edge, "height": edge, "rx": 7}
    return element("rect", **box, fill="none", stroke=stroke, stroke_width=f"{width:.2f}", **more)


def _reach(_: str, k: float) -> Svg:
    pale = _frame(PALE, 4.8 * k, 4, stroke_opacity=0.75)
    return _plate(_SKY, 0.34) + pale + _frame(_SKY, 2.2 * k, 4)


def _target(_: str, k: float) -> Svg:
    dashes = f"{9 * k:.1f} {6 * k:.1f}"
    pale = _frame(PALE, 4.8 * k, 4, stroke_opacity=0.75)
    return _plate(_RED, 0.36) + pale + _frame(_RED, 4 * k, 4, stroke_dasharray=dashes)


def _danger(_: str, k: float) -> Svg:
    """Lines from lower left to upper right that go on from square to square."""
    under = _line(_hatching(k), PALE, 5 * k, stroke_opacity=0.5)
    return _plate(_VIOLET, 0.16, 0) + under + _line(_hatching(k), _VIOLET, 2.4 * k, stroke_opacity=0.8)


def _hatching(k: float) -> str:
    gap = 16 if k < 2 else 32
    starts = range(gap // 2, 128, gap)
    return "".join(f"M{max(0, c - 64)},{min(64, c)} L{min(64, c)},{max(0, c - 64)} " for c in starts)


def _rim(which: str, k: float) -> Svg:
    """What is left of a mark on tall things: its outline or its hatching, without the tint."""
    match which:
        case "reach":
            return _frame(PALE, 4.8 * k, 4, stroke_opacity=0.5) + _frame(_SKY, 2.2 * k, 4, stroke_opacity=0.9)
        case "target":
            pale = _frame(PALE, 5.4 * k, 4, stroke_opacity=0.8)
            return pale + _frame(_RED, 3 * k, 4, stroke_dasharray=f"{9 * k:.1f} {6 * k:.1f}")
        case "danger":
            return _line(_hatching(k), PALE, 3.4 * k, stroke_opacity=0.45) + _line(_hatching(k), _VIOLET, 2 * k)
        case "selected":
            return _frame(INK, 5 * k, 4) + _frame(PALE, 2.6 * k, 4)
        case "spell" | "area":
            return spell_rim(which, k)
    return _line(_BRACKETS, INK, 6.4 * k) + _line(_BRACKETS, GOLD, 3.4 * k)


def _aim(_: str, k: float) -> Svg:
    return _plate(GOLD, 0.2) + _line(_BRACKETS, INK, 6.4 * k) + _line(_BRACKETS, GOLD, 3.4 * k)


def _command(_: str, k: float) -> Svg:  # noqa: ARG001 - it fills its box at any size
    """One dot of the line around a command range."""
    return element("circle", cx=32, cy=32, r=30, fill=INK) + element("circle", cx=32, cy=32, r=20, fill=PALE)


def _threat(_: str, k: float) -> Svg:
    """Fangs at all four corners of the square from which a piece threatens."""
    forms = "M4,4 L22,7 L7,22Z M60,4 L57,22 L42,7Z M60,60 L42,57 L57,42Z M4,60 L7,42 L22,57Z"
    rim = _line(forms, PALE, 4.4 * k)
    return rim + element("path", d=forms, fill=_VIOLET, stroke=INK, stroke_width=f"{1.6 * k:.2f}")


def _path(ends: str, k: float) -> Svg:
    """One square of a way from edge to edge; "." is the middle, where a way begins or, with its arrow, ends."""
    come, go = ends[0], ends[1]
    x0, y0 = _ENDS.get(come, (32, 32))
    x1, y1 = _ENDS.get(go, (32, 32))
    form = f"M{x0},{y0} Q32,32 {x1},{y1}"
    if go == ".":
        form = f"M{x0},{y0} L{(x0 + 64) / 3:.1f},{(y0 + 64) / 3:.1f}"
    drawn = _line(form, INK, 12.4 * k, stroke_opacity=0.3) + _line(form, PALE, 10.6 * k) + _line(form, BLUE, 5.4 * k)
    if come == ".":
        drawn = element("circle", cx=32, cy=32, r=f"{5 * k:.1f}", fill=PALE) + drawn
        drawn += element("circle", cx=32, cy=32, r=f"{2.7 * k:.1f}", fill=BLUE)
    return drawn + (_arrow_head(come) if go == "." else "")


def _arrow_head(come: str) -> Svg:
    turn = {"w": 0, "n": 90, "e": 180, "s": 270}[come]
    head = "M46,32 L20,17 Q25,32 20,47Z"
    attributes: dict[str, str | float] = {
        "d": head,
        "fill": BLUE,
        "stroke": PALE,
        "stroke_width": 3,
        "stroke_linejoin": "round",
    }
    return f'<g transform="rotate({turn} 32 32)">{element("path", **attributes)}</g>'


def _selected(_: str, k: float) -> Svg:
    """A pale frame with a wedge in the middle of each edge."""
    wedges = "M26,1 L38,1 L32,10Z M26,63 L38,63 L32,54Z M1,26 L1,38 L10,32Z M63,26 L63,38 L54,32Z"
    drawn = _plate(PALE, 0.3) + _frame(INK, 5 * k, 4) + _frame(PALE, 2.6 * k, 4)
    return drawn + element("path", d=wedges, fill=PALE, stroke=INK, stroke_width=1.8, stroke_linejoin="round")


def _cursor(_: str, k: float) -> Svg:
    """A gold frame between two ink lines."""
    return _frame(INK, 7 * k, 3.6) + _frame(GOLD, 4 * k, 3.6)


def _contour(sides: str, k: float) -> Svg:
    """An ink line along the foot of higher ground, with short strokes down the slope."""
    drawn = ""
    for side in sides:
        x0, y0, x1, y1 = _CORNERS[side]
        down = {"n": (0, 1), "s": (0, -1), "w": (1, 0), "e": (-1, 0)}[side]
        drawn += _line(f"M{x0},{y0} L{x1},{y1}", INK, 3.4 * k, stroke_opacity=0.6)
        ticks = ""
        for n in range(8):
            share, long = (n + 0.5) / 8, 7 if n % 2 else 5
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            ticks += f"M{x},{y} l{down[0] * long},{down[1] * long} "
        drawn += _line(ticks, INK, 1.5 * k, stroke_opacity=0.45)
    return drawn


def _done(_: str, k: float) -> Svg:
    """A small hourglass at the lower left."""
    glass = "M7.5,46.5 H18.5 C18.5,51 14.5,51.5 14.5,53.5 C14.5,55.5 18.5,56 18.5,60.5 H7.5 C7.5,56 11.5,55.5 "
    glass += "11.5,53.5 C11.5,51.5 7.5,51 7.5,46.5Z"
    drawn = element("circle", cx=13, cy=53.5, r=10, fill=PAPER, stroke=INK, stroke_width=f"{1.8 * min(k, 1.5):.1f}")
    sand = element("path", d="M8.5,60 C9,57 12,56.5 13,55.5 C14,56.5 17,57 17.5,60Z", fill=INK)
    return drawn + element("path", d=glass, fill=PALE, stroke=INK, stroke_width=1.5) + sand


def _shadow(_: str, k: float) -> Svg:  # noqa: ARG001 - a shadow has no strokes
    """What lies on the ground under a piece that is in the air."""
    return element("ellipse", cx=32, cy=48, rx=20, ry=7, fill=INK, fill_opacity=0.3)


def _halo(_: str, k: float) -> Svg:  # noqa: ARG001 - light has no strokes
    """A pale ring on the ground around a piece's base, where the ground is dark."""
    faint = element("ellipse", cx=32, cy=49, rx=29, ry=14, fill=PALE, fill_opacity=0.3)
    return faint + element("ellipse", cx=32, cy=49, rx=26, ry=11.5, fill=PALE, fill_opacity=0.55)


def _hit(age: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A burst that opens and fades, in four ages from 0."""
    step = int(age)
    opacity, outer, inner = 1 - step * 0.22, 9 + step * 4, 4 + step * 1.5
    points = []
    for n in range(12):
        dx, dy = _ROUND[n]
        far = outer if n % 2 == 0 else inner
        points.append(f"{32 + dx * far:.1f},{32 + dy * far:.1f}")
    star = f"M{' L'.join(points)}Z"
    glow: dict[str, str | float] = {
        "stroke": INK,
        "stroke_width": 1.6,
        "stroke_opacity": opacity,
        "stroke_linejoin": "round",
    }
    drawn = element("path", d=star, fill="#f6e2a0", fill_opacity=opacity, **glow)
    return drawn + element("circle", cx=32, cy=32, r=max(1, 4 - step), fill="#d8452f", fill_opacity=opacity)


_ROUND = (
    (0, -1), (0.5, -0.87), (0.87, -0.5), (1, 0), (0.87, 0.5), (0.5, 0.87),
    (0, 1), (-0.5, 0.87), (-0.87, 0.5), (-1, 0), (-0.87, -0.5), (-0.5, -0.87),
)  # fmt: skip
"""Twelve directions, clockwise from above."""


def _miss(age: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A pale stroke that glances off, in four ages from 0."""
    step = int(age)
    opacity, far = 0.9 - step * 0.2, 6 + step * 3
    form = f"M{32 - far},{36 - step} Q32,{26 - step} {32 + far},{34 - step}"
    return _line(form, INK, 5, stroke_opacity=opacity * 0.6) + _line(form, PALE, 2.6, stroke_opacity=opacity)


def _arrow(turn: str, k: float) -> Svg:
    """An arrow turned by so many degrees, clockwise from pointing right."""
    shaft, feathers = "M14,32 H46", "M12,28 L19,32 L12,36 M17,28 L24,32 L17,36"
    drawn = _line(shaft, INK, 4.6 * k) + _line(shaft, "#8a5a33", 2.2 * k)
    drawn += _line(feathers, INK, 4) + _line(feathers, CREAM, 1.8)
    tip: dict[str, str | float] = {
        "d": "M54,32 L43,26.5 L45,32 L43,37.5Z",
        "fill": "#dfe6ea",
        "stroke": INK,
        "stroke_width": 1.8,
    }
    return f'<g transform="rotate({turn} 32 32)">{drawn}{element("path", **tip)}</g>'


def _bolt(turn: str, k: float) -> Svg:  # noqa: ARG001 - light has no strokes
    """A ball of light with a tail behind it."""
    tail = element("path", d="M6,32 Q26,22 38,24 Q44,32 38,40 Q26,42 6,32Z", fill="#7fd1ff", fill_opacity=0.45)
    ball = element("circle", cx=38, cy=32, r=8, fill="#7fd1ff", stroke=INK, stroke_width=2)
    return f'<g transform="rotate({turn} 32 32)">{tail}{ball}{element("circle", cx=36, cy=30, r=3, fill="#ffffff")}</g>'


def _banner(which: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A side's banner on its pole, turned by so many degrees around its foot."""
    side = which.rstrip("-0123456789")
    drawn = dyed(banner("square", x=0, top=-40, foot=0), side)
    return f'<g transform="translate(32 46) rotate({which.removeprefix(side)})">{drawn}</g>'


_SHAPES: Mapping[str, Callable[[str, float], Svg]] = MappingProxyType(
    {
        "reach": _reach,
        "target": _target,
        "danger": _danger,
        "rim": _rim,
        "aim": _aim,
        "command": _command,
        "path": _path,
        "selected": _selected,
        "cursor": _cursor,
        "contour": _contour,
        "threat": _threat,
        "done": _done,
        "shadow": _shadow,
        "halo": _halo,
        "hit": _hit,
        "miss": _miss,
        "arrow": _arrow,
        "bolt": _bolt,
        "banner": _banner,
        **MAGIC_SHAPES,
        **SPELL_SHAPES,
    }
)
