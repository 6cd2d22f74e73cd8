"""Crests: a charge, and how it is borne."""

from collections.abc import Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, both, element, group
from game.ui.portraits.charges import THINGS, Charge, bar, cut, form
from game.ui.portraits.charges_beasts import BEASTS

CHARGES: Mapping[str, Charge] = MappingProxyType({**THINGS, **BEASTS})


def crest_svg(crest: str, pose: str = "", fill: str = "charge", line: str = "ink") -> Svg:
    """A crest in a box of 100 around the origin, in names of colours.

    With a pose (one of CREST_POSES) the charge is borne in that manner, and smaller for it; without one it stands
    alone. With `line` in the colour of what lies behind it is a drawing in one colour. A crest or pose of another
    name is a star, and one that stands alone, as packs may name what nobody has drawn.
    """
    charge = CHARGES.get(crest, CHARGES["star"])(fill, line)
    if pose not in _BEARERS:
        return charge
    under, over, placed = _BEARERS[pose]
    return under(fill, line) + group(charge, placed) + over(fill, line)


def _nothing(_fill: str, _line: str) -> Svg:
    return ""


def _arms(fill: str, line: str) -> Svg:
    """Two arms bent so that everybody sees what is in them, the charge between their fists."""
    arm = (
        "M0,33 C7,25 16,20 25,25 L31,21 C28,8 31,-2 34,-10 C28,-14 29,-26 37,-27 C46,-28 49,-20 46,-12 "
        "C50,2 50,18 46,32 C42,43 32,45 22,44 C14,47 6,48 0,48Z"
    )
    muscle = cut("M25,25 C29,27 32,31 32,35 M34,-10 C38,-8 42,-9 46,-12 M38,-19 H42", line, 3.2)
    return both(form(arm, fill, line) + muscle)


def _shoulders(fill: str, line: str) -> Svg:
    """A pair of shoulders, as broad as they come."""
    form_ = "M-14,12 C-18,20 -34,20 -43,26 C-49,32 -48,42 -47,48 L47,48 C48,42 49,32 43,26 C34,20 18,20 14,12Z"
    return form(form_, fill, line) + cut("M-30,47 C-31,41 -29,36 -25,33 M30,47 C31,41 29,36 25,33 M0,30 V47", line, 3.6)


def _legs(fill: str, line: str) -> Svg:
    """Two legs that stride, their calves turned to whoever looks."""
    back = "M-9,12 L3,14 C2,22 -6,26 -12,30 C-20,34 -30,34 -36,32 L-41,44 L-47,41 L-41,24 C-32,24 -18,22 -9,12Z"
    front = (
        "M-3,12 L11,10 C16,18 24,24 27,30 C30,36 26,40 25,43 L38,44 L38,49 L13,49 C16,40 13,34 8,28 C2,22 -4,18 -3,12Z"
    )
    return form(back, fill, line) + form(front, fill, line) + cut("M20,27 C16,32 17,38 19,42", line, 3)


def _cushion(fill: str, line: str) -> Svg:
    """A cushion for whatever sits upon it, with tassels."""
    pillow = "M-38,24 C-20,19 20,19 38,24 C44,28 44,40 38,44 C20,49 -20,49 -38,44 C-44,40 -44,28 -38,24Z"
    tassels = both(bar("M42,42 L47,48 M43,26 L48,22", fill, line, 4))
    button = element("circle", cx=0, cy=35, r=3.4, fill=line)
    return (
        tassels
        + form(pillow, fill, line)
        + cut("M-30,35 C-20,32 -10,34 -4,35 M4,35 C10,34 20,32 30,35", line, 3)
        + button
    )


_BEARERS: Mapping[str, tuple[Charge, Charge, str]] = MappingProxyType(
    {
        "biceps": (_nothing, _arms, "translate(0,-16) scale(.6)"),
        "trapezius": (_shoulders, _nothing, "translate(0,-17) scale(.66)"),
        "gastrocnemius": (_legs, _nothing, "translate(0,-18) scale(.64)"),
        "gluteal": (_cushion, _nothing, "translate(0,-16) scale(.68)"),
    }
)
"""For each pose what is drawn under and over the charge, and where the charge goes."""
