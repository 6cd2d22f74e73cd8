"""A sign for each of the seven qualities of temperament, in a box of 24: a pale lozenge with a thing that stands for
it."""

from collections.abc import Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, element

_INK, _PALE, _RED, _BLUE, _GREEN, _GOLD = "#2b2118", "#fbf3dc", "#a03a34", "#2f5d9b", "#3f7a45", "#c98d1d"


def _plate(form: Svg) -> Svg:
    rim = "M12,0.8 L20.6,4.4 L23.2,12 L20.6,19.6 L12,23.2 L3.4,19.6 L0.8,12 L3.4,4.4Z"
    return element("path", d=rim, fill=_PALE, stroke=_INK, stroke_width=1.6, stroke_linejoin="round") + form


def _filled(form: str, fill: str) -> Svg:
    return element("path", d=form, fill=fill, stroke=_INK, stroke_width=1.1, stroke_linejoin="round")


def _drawn(form: str, stroke: str, width: float = 2.2) -> Svg:
    return element("path", d=form, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round")


def _dot(x: float, y: float, radius: float, fill: str) -> Svg:
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=_INK, stroke_width=1.1)


_FLAME = (
    "M12.4,3.6 C13.4,8 17.8,10 17.4,14.8 C17.1,18 14.8,20 12,20 C9,20 6.8,18 6.7,15 C6.6,12.6 8.4,11.4 8.8,9 "
    "C10.4,10 10.7,11 10.7,12.2 C12.3,10 12.9,7 12.4,3.6Z"
)
_HEART = (
    "M12,19.6 C6,15.4 4.6,12.4 4.9,9.6 C5.3,6.4 9.8,5.4 12,9 C14.2,5.4 18.7,6.4 19.1,9.6 C19.4,12.4 18,15.4 12,19.6Z"
)
_LANTERN = "M8,9.4 H16 L17.2,18.6 H6.8Z"
_EYE = "M3.8,12 C7.4,6.4 16.6,6.4 20.2,12 C16.6,17.6 7.4,17.6 3.8,12Z"
_GATE = "M6,19.4 V9.6 C6,3.6 18,3.6 18,9.6 V19.4Z"
_FEATHER = "M18.8,4.4 C12,4.8 7.4,8.6 7,15.6 C13.8,15.2 18.4,11.4 18.8,4.4Z"
_LEFT_BOWL, _RIGHT_BOWL = "M3.8,13 H9.4 C9.2,16.6 4,16.6 3.8,13Z", "M14.6,13 H20.2 C20,16.6 14.8,16.6 14.6,13Z"

QUALITY_SIGNS: Mapping[str, Svg] = MappingProxyType(
    {
        "passion": _plate(_filled(_FLAME, _RED)),
        "sympathy": _plate(_filled(_HEART, _GREEN)),
        "heed": _plate(_filled(_LANTERN, _GOLD) + _drawn("M9,9 C9,3.6 15,3.6 15,9 M12,12 V15.6", _INK, 1.6)),
        "recognition": _plate(_filled(_EYE, _PALE) + _dot(12, 12, 3.4, _BLUE) + _dot(12, 12, 1, _INK)),
        "constraint": _plate(_filled(_GATE, _GOLD) + _drawn("M10,6 V19 M14,6 V19 M6.4,12.4 H17.6", _INK, 1.6)),
        "discretion": _plate(_filled(_FEATHER, _BLUE) + _drawn("M5,19.6 C7.6,15.6 11,12 15,8.4", _INK, 1.5)),
        "judgement": _plate(
            _drawn("M12,4.4 V19.4 M8,19.6 H16 M6.6,7.6 H17.4 M6.6,7.6 V13 M17.4,7.6 V13", _INK, 1.6)
            + _filled(_LEFT_BOWL, _GOLD)
            + _filled(_RIGHT_BOWL, _GOLD)
        ),
    }
)
"""The signs by the quality's id (rule book 12): flame, heart, lantern, eye, barred gate, feather, scales."""
