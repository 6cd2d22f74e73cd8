"""Small signs that stand in a line of text: the pad's buttons, the mouse's, lasting effects, deeds, qualities,
and a few marks.

Each is drawn in a box 24 high; letters are set over it, as the vector loader knows no text.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.ui.deed_signs import DEED_SIGNS
from game.ui.effect_signs import EFFECT_SIGNS
from game.ui.figures.strokes import Svg, element
from game.ui.quality_signs import QUALITY_SIGNS

HIGH = 24
"""The height of a sign's box."""

_INK, _PALE, _GREY, _GOLD, _RED = "#2b2118", "#fbf3dc", "#8d7f66", "#f0c75e", "#b03a34"


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign's width in its box, its shapes, and the letters in its middle with their colour."""

    width: int
    shapes: Svg
    letters: str = ""
    colour: str = _PALE


def _form(form: str, fill: str, width: float = 1.8) -> Svg:
    return element("path", d=form, fill=fill, stroke=_INK, stroke_width=width, stroke_linejoin="round")


def _round(letters: str, fill: str) -> Sign:
    """One of the four buttons under the right thumb."""
    return Sign(24, element("circle", cx=12, cy=12, r=10.8, fill=fill, stroke=_INK, stroke_width=1.8), letters)


def _shoulder(letters: str, form: str) -> Sign:
    return Sign(32, _form(form, _PALE), letters, _INK)


def _stick(letters: str) -> Sign:
    """A stick that is pressed: the letter, and an arrow upon it."""
    rim = element("circle", cx=12, cy=13, r=9.8, fill=_PALE, stroke=_INK, stroke_width=1.8)
    return Sign(24, rim + _form("M8,0.8 H16 L12,5.4Z", _GOLD, 1.4), letters, _INK)


def _cross(arm: str) -> Sign:
    """The cross of directions with one arm lit."""
    whole = "M8.2,1.2 H15.8 V8.2 H22.8 V15.8 H15.8 V22.8 H8.2 V15.8 H1.2 V8.2 H8.2Z"
    return Sign(24, _form(whole, _PALE) + _form(arm, _RED))


def _middle(lines: str) -> Sign:
    """One of the two small buttons in the middle."""
    box = element("rect", x=1, y=4, width=28, height=16, rx=8, fill=_PALE, stroke=_INK, stroke_width=1.8)
    drawn = element("path", d=lines, fill="none", stroke=_INK, stroke_width=1.8)
    return Sign(30, box + drawn)


def _mouse(part: str) -> Sign:
    body = "M2,11 C2,-1.6 18,-1.6 18,11 V14 C18,25.6 2,25.6 2,14Z"
    seams = element("path", d="M2,11 H18 M10,1.6 V11", fill="none", stroke=_INK, stroke_width=1.4)
    return Sign(20, _form(body, _PALE) + part + seams)


SIGNS: Mapping[str, Sign] = MappingProxyType(
    {
        "pad_a": _round("A", "#3f7a45"),
        "pad_b": _round("B", "#a03a34"),
        "pad_x": _round("X", "#2f5d9b"),
        "pad_y": _round("Y", "#8a5a14"),
        "pad_lb": _shoulder("LB", "M1,21 V12 C1,5 6,3 12,3 H27 C30,3 31,5 31,7 V21Z"),
        "pad_rb": _shoulder("RB", "M31,21 V12 C31,5 26,3 20,3 H5 C2,3 1,5 1,7 V21Z"),
        "pad_lt": _shoulder("LT", "M4,22.8 C1,16 2,1.2 16,1.2 C30,1.2 31,8 29,22.8Z"),
        "pad_rt": _shoulder("RT", "M28,22.8 C31,16 30,1.2 16,1.2 C2,1.2 1,8 3,22.8Z"),
        "pad_start": _middle("M10,8.6 H20 M10,12 H20 M10,15.4 H20"),
        "pad_back": _middle("M9.6,8 H17 V13.4 H9.6Z M13,13.4 V16.4 H20.4 V11 H17"),
        "pad_left_stick": _stick("L"),
        "pad_right_stick": _stick("R"),
        "pad_up": _cross("M8.2,1.2 H15.8 V8.2 H8.2Z"),
        "pad_down": _cross("M8.2,15.8 H15.8 V22.8 H8.2Z"),
        "pad_left": _cross("M1.2,8.2 H8.2 V15.8 H1.2Z"),
        "pad_right": _cross("M15.8,8.2 H22.8 V15.8 H15.8Z"),
        "mouse_left": _mouse(_form("M2,11 C2,4 6,1.6 10,1.6 V11Z", _GOLD, 1.2)),
        "mouse_right": _mouse(_form("M18,11 C18,4 14,1.6 10,1.6 V11Z", _GOLD, 1.2)),
        "mouse_wheel": _mouse(
            element("rect", x=7.4, y=4, width=5.2, height=9, rx=2.6, fill=_GOLD, stroke=_INK, stroke_width=1.4)
        ),
        "warning": Sign(24, _form("M12,2 L23,22 H1Z", _GOLD) + _form("M12,9 V15 M12,18 V19", "none", 2.4)),
        "asleep": Sign(
            24,
            _form("M5,11 H19 V21 H5Z", _GREY)
            + element("path", d="M8,11 V7 C8,2 16,2 16,7 V11", fill="none", stroke=_INK, stroke_width=2.2),
        ),
        **{f"effect_{kind}": Sign(24, shapes) for kind, shapes in EFFECT_SIGNS.items()},
        **{f"deed_{deed}": Sign(24, shapes) for deed, shapes in DEED_SIGNS.items()},
        **{f"quality_{id_}": Sign(24, shapes) for id_, shapes in QUALITY_SIGNS.items()},
    }
)
