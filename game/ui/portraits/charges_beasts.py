"""The charges of crests that are beasts, drawn as `charges` says."""

from collections.abc import Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, both, element, group
from game.ui.portraits.charges import Charge, bar, cut, disc, form


def _hawk(fill: str, line: str) -> Svg:
    """A hawk with spread wings."""
    wing = (
        "M6,-16 C14,-34 28,-42 46,-42 C46,-36 44,-33 42,-31 L47,-26 C45,-20 42,-18 39,-17 L43,-10 C40,-5 36,-4 33,-4 "
        "L35,4 C30,8 26,8 23,7 L22,14 C15,16 9,12 6,6Z"
    )
    tail = "M-7,18 L7,18 L15,44 L6,40 L0,47 L-6,40 L-15,44Z"
    body = "M-10,-16 C-14,4 -10,20 0,26 C10,20 14,4 10,-16Z"
    head = "M-9,-18 C-12,-34 -2,-42 8,-38 C14,-35 18,-30 17,-23 C12,-27 10,-24 10,-18 C6,-10 -6,-10 -9,-18Z"
    drawn = both(form(wing, fill, line)) + form(tail, fill, line) + form(body, fill, line) + form(head, fill, line)
    return drawn + cut("M3,-30 L3,-29", line, 6) + cut("M-4,-2 L0,2 L4,-2 M-4,9 L0,13 L4,9", line, 3.4)


def _bee(fill: str, line: str) -> Svg:
    """A bee seen from above."""
    wing = "M5,-14 C18,-36 44,-38 46,-24 C48,-10 24,-4 7,-6Z"
    lower = "M6,-2 C22,-6 40,0 38,10 C35,20 16,14 6,6Z"
    body = "M-13,0 C-15,-14 15,-14 13,0 C17,18 11,36 0,46 C-11,36 -17,18 -13,0Z"
    drawn = both(form(wing, fill, line)) + both(form(lower, fill, line)) + form(body, fill, line)
    drawn += cut("M-12,8 H12 M-12,19 H12 M-9,30 H9", line)
    feelers = both(bar("M4,-24 C6,-34 10,-38 14,-39", fill, line, 3.6))
    return feelers + drawn + disc(0, -18, 11, fill, line)


def _bear(fill: str, line: str) -> Svg:
    """A bear's head."""
    ears = both(disc(27, -28, 13, fill, line) + element("circle", cx=27, cy=-28, r=4.6, fill=line))
    face = "M-36,-4 C-38,-46 38,-46 36,-4 C36,18 26,26 22,36 C14,48 -14,48 -22,36 C-26,26 -36,18 -36,-4Z"
    nose = element("path", d="M-10,12 C-6,8 6,8 10,12 C8,20 4,22 0,23 C-4,22 -8,20 -10,12Z", fill=line)
    muzzle = cut("M-19,28 C-24,10 -14,0 0,0 C14,0 24,10 19,28", line, 3.4)
    mouth = cut("M0,23 V31 C-4,36 -10,36 -13,33 M0,31 C4,36 10,36 13,33", line, 4)
    return ears + form(face, fill, line) + muzzle + nose + mouth + cut("M-16,-9 L-15,-7 M16,-9 L15,-7", line, 8)


def _fish(fill: str, line: str) -> Svg:
    """A salmon that leaps."""
    tail = "M-24,22 C-36,22 -44,30 -46,42 C-36,36 -32,38 -28,46 C-20,40 -16,32 -16,26Z"
    body = "M-24,24 C-34,-8 -8,-44 36,-42 C44,-38 46,-30 42,-22 C34,12 6,34 -16,30Z"
    fins = form("M-18,-18 C-30,-24 -34,-36 -28,-42 C-20,-40 -10,-36 -6,-30Z", fill, line)
    fins += form("M10,20 C18,32 30,34 36,28 C34,18 28,8 24,4Z", fill, line)
    scales = "M-8,8 C0,2 4,-6 4,-14 M-16,14 C-10,12 -6,8 -4,4 M2,18 C10,12 16,2 16,-8"
    gill = cut("M26,-38 C16,-32 18,-18 30,-10", line, 4.4)
    return form(tail, fill, line) + fins + form(body, fill, line) + cut(scales, line, 4) + gill + _eye(33, -30, line)


def _eye(x: float, y: float, line: str) -> Svg:
    return element("circle", cx=x, cy=y, r=3.6, fill=line)


def _owl(fill: str, line: str) -> Svg:
    """An owl on its branch, all eyes."""
    body = (
        "M-30,-44 C-22,-38 -12,-36 0,-36 C12,-36 22,-38 30,-44 C34,-30 32,-22 30,-16 C36,6 28,30 10,38 L-10,38 "
        "C-28,30 -36,6 -30,-16 C-32,-22 -34,-30 -30,-44Z"
    )
    eyes = both(
        element("circle", cx=13, cy=-18, r=12, fill=line)
        + element("circle", cx=13, cy=-18, r=7.4, fill=fill)
        + element("circle", cx=12, cy=-18, r=3, fill=line)
    )
    beak = element("path", d="M-4.6,-10 L4.6,-10 L0,0Z", fill=line)
    breast = cut("M-12,8 C-9,12 -5,12 -2,8 M2,8 C5,12 9,12 12,8 M-6,19 C-3,23 3,23 6,19", line, 3.6)
    wings = both(cut("M27,0 C20,8 18,20 20,30", line, 4))
    claws = group(bar("M-42,43 H42", fill, line, 7), "rotate(-3)") + both(bar("M5,38 V44 M12,37 V43", fill, line, 4))
    return form(body, fill, line) + eyes + beak + breast + wings + claws


BEASTS: Mapping[str, Charge] = MappingProxyType({"hawk": _hawk, "bee": _bee, "bear": _bear, "fish": _fish, "owl": _owl})
