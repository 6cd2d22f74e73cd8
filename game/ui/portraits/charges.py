"""The charges of crests that are things: in a box of 100 around the origin, up is -y.

Each is drawn in two colours: what it is made of, and the line around it and through it. With the line in the colour
of the ground it is a drawing in one colour.
"""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Point, Svg, both, element, group, mirrored, path

EDGE = 4.0
"""How wide the line around a charge is."""

Charge = Callable[[str, str], Svg]
"""Draws a charge in a colour, with lines in another."""


def cut(form: str, line: str, width: float = 5) -> Svg:
    """A line through a charge."""
    return path(form, width=width, stroke=line)


def form(shape: str, fill: str, line: str) -> Svg:
    """A part of a charge with its outline."""
    return path(shape, fill, EDGE, line)


def bar(shape: str, fill: str, line: str, width: float = 8) -> Svg:
    """A part of a charge that is a line itself."""
    return path(shape, width=width + EDGE, stroke=line) + path(shape, width=width, stroke=fill)


def disc(x: float, y: float, r: float, fill: str, line: str) -> Svg:
    """A round part of a charge."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, stroke=line, stroke_width=EDGE)


def _hearth(fill: str, line: str) -> Svg:
    """A flame under an arch of stones: the game's own badge."""
    arch = bar("M-33,40 V-4 C-33,-54 33,-54 33,-4 V40", fill, line, 11) + bar("M-43,43 H43", fill, line, 9)
    joints = cut("M-38,12 H-28 M28,12 H38 M-34,-17 L-25,-12 M34,-17 L25,-12 M0,-46 V-37", line, 3)
    flame = "M1,-26 C10,-14 21,-2 17,15 C15,28 8,35 0,35 C-8,35 -16,28 -17,15 C-18,4 -12,0 -10,-10 C-5,-6 -2,-16 1,-26Z"
    return arch + joints + form(flame, fill, line) + cut("M1,12 C7,19 7,27 0,30 C-7,27 -6,19 1,12Z", line, 3)


def _oak(fill: str, line: str) -> Svg:
    """An oak with all its roots."""
    roots = (
        "M-8,12 L8,12 L9,30 C14,35 24,35 31,42 C22,41 16,42 10,40 L5,47 L0,41 L-6,47 L-10,40 C-16,42 -22,41 -31,42 "
        "C-24,35 -14,35 -9,30Z"
    )
    crown = (
        "M-14,18 C-26,24 -40,14 -36,2 C-50,-4 -48,-22 -34,-24 C-36,-38 -18,-46 -10,-38 C-4,-50 14,-50 16,-39 "
        "C28,-46 40,-34 34,-24 C48,-20 50,-4 37,2 C40,14 26,24 14,18 C8,24 -8,24 -14,18Z"
    )
    leaves = (
        "M-20,-14 C-14,-20 -8,-18 -6,-12 M8,-24 C14,-30 20,-27 22,-21"
        " M12,0 C18,-6 24,-3 26,3 M-28,4 C-22,-2 -16,1 -14,7"
    )
    return form(roots, fill, line) + form(crown, fill, line) + cut(leaves, line)


def _key(fill: str, line: str) -> Svg:
    """A key with a bow of three rings."""
    stem = bar("M0,-8 V42", fill, line, 9) + form("M3,20 H25 V28 H16 V33 H25 V43 H3Z", fill, line)
    rings = "".join(
        element("circle", cx=x, cy=y, r=11, fill="none", stroke=colour, stroke_width=width)
        for x, y in ((-15, -19), (15, -19), (0, -34))
        for colour, width in ((line, 9 + EDGE), (fill, 9))
    )
    return stem + rings + bar("M-12,-4 H12", fill, line, 6)


def _wave(fill: str, line: str) -> Svg:
    """A wave that breaks over another."""
    breaker = (
        "M-46,24 C-38,-18 -14,-44 16,-40 C36,-37 46,-22 42,-6 C38,6 22,8 18,-2 C15,-10 22,-16 28,-11 "
        "C26,-24 8,-24 2,-10 C-4,6 12,22 46,20 L46,30 L-46,30Z"
    )
    return form(breaker, fill, line) + bar(
        "M-43,39 C-34,31 -24,31 -15,39 C-6,47 5,47 14,39 C23,31 34,31 43,39", fill, line, 7
    )


def _star(fill: str, line: str) -> Svg:
    """A star of eight rays, every other one shorter."""
    corners = [_turned(22.5 * i, (46, 17, 33, 17)[i % 4]) for i in range(16)]
    rays = form("M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in corners) + "Z", fill, line)
    return rays + element("circle", cx=0, cy=0, r=7, fill=line)


def _turned(degrees: float, r: float) -> Point:
    turn = math.radians(degrees)
    return r * math.sin(turn), -r * math.cos(turn)


def _wheel(fill: str, line: str) -> Svg:
    """A cart's wheel."""
    spokes = "".join(group(bar("M0,0 V-36", fill, line, 6), f"rotate({45 * i})") for i in range(8))
    rim = "".join(
        element("circle", cx=0, cy=0, r=38, fill="none", stroke=colour, stroke_width=width)
        for colour, width in ((line, 13 + EDGE), (fill, 13))
    )
    return spokes + rim + disc(0, 0, 12, fill, line) + element("circle", cx=0, cy=0, r=4, fill=line)


def _tower(fill: str, line: str) -> Svg:
    """A watchtower with an open gate."""
    wall = (
        "M-22,46 L-20,-14 H-29 V-44 H-17 V-34 H-7 V-44 H7 V-34 H17 V-44 H29 V-14 H20 L22,46Z M-9,46 V26 "
        "C-9,14 9,14 9,26 V46Z"
    )
    drawn = path(wall, fill, EDGE, line, fill_rule="evenodd")
    return drawn + cut("M-20,-14 H20 M-4,2 V-4 M4,2 V-4", line) + bar("M-32,45 H-10 M10,45 H32", fill, line, 7)


def _lily(fill: str, line: str) -> Svg:
    """A lily, its petals tied with a band."""
    side = (
        "M4,12 C14,10 10,-6 16,-16 C22,-28 40,-28 43,-12 C45,0 36,8 28,2 C33,-2 33,-9 28,-10 C21,-10 24,8 18,16 "
        "C14,20 8,20 4,18Z"
    )
    stem = "M-4,20 L4,20 C6,32 10,38 17,44 C10,48 4,44 0,38 C-4,44 -10,48 -17,44 C-10,38 -6,32 -4,20Z"
    petal = "M0,-48 C14,-30 14,-10 6,14 L-6,14 C-14,-10 -14,-30 0,-48Z"
    return (
        both(form(side, fill, line)) + form(stem, fill, line) + form(petal, fill, line) + bar("M-19,17 H19", fill, line)
    )


def _sheaf(fill: str, line: str) -> Svg:
    """A sheaf of corn."""
    ears = "".join(
        group(
            bar("M0,14 C0,0 0,-14 0,-22", fill, line, 5)
            + form("M0,-50 C8,-42 8,-30 0,-22 C-8,-30 -8,-42 0,-50Z", fill, line),
            f"translate(0,8) rotate({turn})",
        )
        for turn in (-44, 44, -22, 22, 0)
    )
    straw = "M-7,8 L7,8 C9,22 16,34 26,44 L14,42 L8,48 L0,43 L-8,48 L-14,42 L-26,44 C-16,34 -9,22 -7,8Z"
    return ears + form(straw, fill, line) + bar("M-13,11 H13", fill, line, 9)


def _ram(fill: str, line: str) -> Svg:
    """A ram's head, its horns curled."""
    horn = (
        "M6,-24 C16,-44 46,-36 46,-10 C46,12 24,20 17,4 C13,-8 25,-17 31,-8 C33,-3 29,1 26,-1 "
        "C29,6 36,0 35,-10 C33,-24 18,-24 12,-10Z"
    )
    face = "M-13,-24 C-6,-30 6,-30 13,-24 C14,-6 10,18 7,34 C5,44 -5,44 -7,34 C-10,18 -14,-6 -13,-24Z"
    ear = "M11,-2 C20,4 22,14 18,18 C12,16 9,10 9,4Z"
    marks = cut("M-6,-6 L-5,-1 M6,-6 L5,-1 M-4,33 L0,37 L4,33 M0,37 V41", line, 4.4)
    return both(form(ear, fill, line)) + form(face, fill, line) + both(form(horn, fill, line)) + marks


def _stag(fill: str, line: str) -> Svg:
    """A stag's head with twelve points."""
    antler = bar(
        "M7,-8 C12,-22 30,-20 31,-44 M17,-20 C19,-30 14,-36 13,-43 M28,-27 C36,-27 41,-32 43,-38", fill, line, 5
    )
    ear = "M10,-4 C18,-9 26,-7 29,-1 C22,3 15,3 10,2Z"
    face = "M-12,-7 C-5,-12 5,-12 12,-7 C13,10 9,24 7,36 C5,46 -5,46 -7,36 C-9,24 -13,10 -12,-7Z"
    eyes = cut("M-6,6 L-6,9 M6,6 L6,9 M-3,37 H3", line, 4.6)
    return antler + mirrored(antler) + both(form(ear, fill, line)) + form(face, fill, line) + eyes


THINGS: Mapping[str, Charge] = MappingProxyType(
    {
        "stag": _stag,
        "hearth": _hearth,
        "oak": _oak,
        "key": _key,
        "wave": _wave,
        "ram": _ram,
        "star": _star,
        "wheel": _wheel,
        "tower": _tower,
        "lily": _lily,
        "sheaf": _sheaf,
    }
)
