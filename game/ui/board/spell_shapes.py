"""The forms of the marks that show where a spell goes: its range, its area, whom it catches, and what was chosen."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, element
from game.ui.theme import INK, PALE

_PURPLE, _EMBER, _WARNING = "#6a2f8f", "#e0761a", "#f3c01f"
_WEDGES = "M0,0 H23 L0,23Z M64,0 V23 L41,0Z M64,64 H41 L64,41Z M0,64 V41 L23,64Z M32,22 L42,32 L32,42 L22,32Z"
"""A corner of the square each, and a lozenge in the middle."""
_DIGITS = (
    "M8,7 L12,4 V20",
    "M7,8 Q7,4 12,4 Q17,4 17,8 Q17,12 7,20 H17",
    "M7,4 H17 L11,11 Q17,11 17,15.5 Q17,20 12,20 Q8,20 7,17",
    "M14,20 V4 L6,15 H18",
    "M16,4 H9 L8,11 Q17,9 17,15 Q17,20 12,20 Q8,20 7,17",
    "M16,5 Q7,6 7,14 Q7,20 12,20 Q17,20 17,15 Q17,11 12,11 Q8,11 7,14",
    "M7,4 H17 L11,20",
    "M12,11 Q7,11 7,7.5 Q7,4 12,4 Q17,4 17,7.5 Q17,11 12,11 Q17,11 17,15.5 Q17,20 12,20 Q7,20 7,15.5 Q7,11 12,11",
    "M17,10 Q16,13 12,13 Q7,13 7,8.5 Q7,4 12,4 Q17,4 17,10 Q17,18 8,20",
)
"""The numbers from 1 to 9, each in a box of 24 by 24."""


def _spell(_: str, k: float) -> Svg:
    """A ring on a tint: the spell may be aimed here."""
    tint = element("rect", x=2.5, y=2.5, width=59, height=59, rx=8, fill=_PURPLE, fill_opacity=0.26)
    return tint + _ring(k, 0.8)


def _ring(k: float, opacity: float) -> Svg:
    ring: dict[str, str | float] = {"cx": 32, "cy": 32, "r": 24, "fill": "none"}
    pale = element("circle", **ring, stroke=PALE, stroke_width=f"{8.4 * k:.2f}", stroke_opacity=opacity)
    return pale + element("circle", **ring, stroke=_PURPLE, stroke_width=f"{3.6 * k:.2f}")


def _area(_: str, k: float) -> Svg:
    """A glow to the very edge with bright corners, so that squares side by side become one patch."""
    glow = element("rect", x=0, y=0, width=64, height=64, fill=_EMBER, fill_opacity=0.46)
    return glow + _corners(k)


def _corners(k: float) -> Svg:
    rim: dict[str, str | float] = {"stroke": INK, "stroke_width": f"{2.2 * k:.2f}", "stroke_linejoin": "round"}
    return element("path", d=_WEDGES, fill=_EMBER, **rim)


def spell_rim(which: str, k: float) -> Svg:
    """What is left of the marks "spell" and "area" on tall things: their forms without the tint."""
    return _ring(k, 0.9) if which == "spell" else _corners(k)


def _caught(_: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A warning sign at the upper right: a friend is in it."""
    sign: dict[str, str | float] = {"fill": _WARNING, "stroke": INK, "stroke_width": 2.6, "stroke_linejoin": "round"}
    drawn = element("path", d="M49,3 L62,26 H36Z", **sign)
    return drawn + element("path", d="M49,10 V18 M49,21.5 V23", stroke=INK, stroke_width=3.2, fill="none")


def _picked(number: str, k: float) -> Svg:  # noqa: ARG001 - its size is its own
    """A disc at the lower left, where no sign of an effect is, with a number from 1 to 9."""
    disc = element("circle", cx=14, cy=50, r=12, fill=_PURPLE, stroke=PALE, stroke_width=2.4)
    line: dict[str, str | float] = {"stroke": "#ffffff", "stroke_width": 3, "fill": "none", "stroke_linejoin": "round"}
    digit = element("path", d=_DIGITS[int(number) - 1], **line)
    return disc + f'<g transform="translate(4.4 40.4) scale(0.8)">{digit}</g>'


SPELL_SHAPES: Mapping[str, Callable[[str, float], Svg]] = MappingProxyType(
    {"spell": _spell, "area": _area, "caught": _caught, "picked": _picked}
)
"""The marks by kind."""
