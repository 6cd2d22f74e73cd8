"""A sign for every sort of deed, in a box of 24: what was decided at a step of a battle, on a pale disc."""

from collections.abc import Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, element

_INK, _PALE, _RED, _BLUE, _GREEN, _GOLD = "#2b2118", "#fbf3dc", "#a03a34", "#2f5d9b", "#3f7a45", "#c98d1d"


def _disc(form: Svg) -> Svg:
    return element("circle", cx=12, cy=12, r=11, fill=_PALE, stroke=_INK, stroke_width=2) + form


def _filled(form: str, fill: str) -> Svg:
    return element("path", d=form, fill=fill, stroke=_INK, stroke_width=1.2, stroke_linejoin="round")


def _drawn(form: str, stroke: str, width: float = 3) -> Svg:
    return element("path", d=form, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round")


_ARROW = "M3.5,10 H12 V5 L20.5,12 L12,19 V14 H3.5Z"
_BACK = "M20.5,14 H12 V19 L3.5,12 L12,5 V10 H20.5Z"
_BLADES = "M6.5,5.5 L17.5,16.5 M17.5,5.5 L6.5,16.5"
_HILTS = "M13.6,18.2 L18.6,13.2 M10.4,18.2 L5.4,13.2"
_STAR = "M12,2.5 L14.6,9.4 L21.5,12 L14.6,14.6 L12,21.5 L9.4,14.6 L2.5,12 L9.4,9.4Z"
_FLAG = "M8,4 H19.5 L16.5,8 L19.5,12 H8Z"
_GLASS = (
    "M6.5,4 H17.5 C17.5,9.5 13.6,10 13.6,12 C13.6,14 17.5,14.5 17.5,20 H6.5 C6.5,14.5 10.4,14 10.4,12 "
    "C10.4,10 6.5,9.5 6.5,4Z"
)
_SAND = "M8,19.4 C8.4,16.5 11,16 12,15 C13,16 15.6,16.5 16,19.4Z"
_MOON = "M13.5,4.5 A7.6,7.6 0 1 0 19.5,14.5 A6.6,6.6 0 0 1 13.5,4.5Z"
_SUN = "M5,16.5 A7,7 0 0 1 19,16.5Z"
_RAYS = "M3.5,19.8 H20.5 M12,3.6 V6 M5.2,7.2 L6.9,8.9 M18.8,7.2 L17.1,8.9"
_PIN = "M12,21 C9,16 5.5,13 5.5,9.5 A6.5,6.5 0 1 1 18.5,9.5 C18.5,13 15,16 12,21Z"

DEED_SIGNS: Mapping[str, Svg] = MappingProxyType(
    {
        "begin": _disc(_filled(_SUN, _GOLD) + _drawn(_RAYS, _INK, 1.8)),
        "move": _disc(_filled(_ARROW, _BLUE)),
        "regroup": _disc(_filled(_BACK, _BLUE)),
        "strike": _disc(_drawn(_BLADES, _INK, 3.2) + _drawn(_HILTS, _RED, 2.4)),
        "cast": _disc(_filled(_STAR, _GOLD)),
        "rally": _disc(_drawn("M8,3.5 V20.5", _INK, 2.4) + _filled(_FLAG, _GREEN)),
        "wait": _disc(_filled(_GLASS, _PALE) + _filled(_SAND, _INK)),
        "end": _disc(_filled(_MOON, _INK)),
        "now": _disc(_filled(_PIN, _RED) + element("circle", cx=12, cy=9.5, r=2.4, fill=_PALE)),
    }
)
"""The signs by the deed's name (see `game.ui.sentences_deeds.deed_of`); "now" is where a line ends."""
