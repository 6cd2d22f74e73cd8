"""Staffs, each with a top of its own: the grip at the origin, pointing up."""

from game.ui.figures.hats import skull
from game.ui.figures.held import Held, orb_glow, shaft
from game.ui.figures.strokes import Svg, ball, both, group, path, ring, rod, scratch, star


def staff(top: Svg) -> Held:
    """A staff with this top; it is levelled at the enemy to strike, in a burst of light."""
    ends = ((-10, -52), (10, -52), (0, -56), (-11, -42), (11, -42))
    rays = "".join(scratch(f"M0,-44 L{x},{y}", "spark", 2.2) for x, y in ends)
    return Held(shaft(18, -32, "bark") + top, "point", reach=50, flash=rays + star(0, -44, 9))


def orb_top() -> Svg:
    """A glowing orb between two prongs."""
    return orb_glow(0, -38, 5, "ice") + rod("M0,-30 C-7,-32 -8,-37 -6,-41 M0,-30 C7,-32 8,-37 6,-41", "gold", 1.6)


def rings_top() -> Svg:
    """A monk's rings."""
    return ring(0, -39, 7, 7, "gold") + both(ball(6, -32, 2.2, "gold", 1.3))


def bolt_top() -> Svg:
    """A bolt of lightning."""
    return path("M4,-49 L-8,-38 L-1,-37 L-5,-28 L8,-40 L1,-41Z", "spark", 1.9)


def crook_top() -> Svg:
    """A shepherd's crook."""
    return rod("M0,-30 C0,-36 -1,-46 6,-47 C13,-47 13,-37 6,-37", "gold", 2.8)


def skull_top() -> Svg:
    """A skull with two feathers."""
    feathers = "".join(path(f"M{x},-28 c-3,4 -2,8 0,10 c2,-3 2,-7 0,-10Z", "field", 1.3) for x in (-4, 4))
    return group(skull(), "translate(0,-38) scale(.8)") + feathers


def gnarl_top() -> Svg:
    """Living wood in leaf."""
    wood = rod("M0,-30 C-1,-36 -9,-38 -8,-45 M0,-31 C2,-37 8,-38 7,-46 M4,-39 L12,-39", "bark", 2.6)
    places = ((-7, -40), (8, -42), (14, -36), (0, -37))
    return wood + "".join(path(f"M{x},{y} c-5,-1 -6,-6 -3,-8 c4,1 6,5 3,8Z", "leaf", 1.5) for x, y in places)
