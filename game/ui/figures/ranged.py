"""Bows and crossbows: the grip at the origin, pointing to the right."""

from game.ui.figures.held import Held
from game.ui.figures.strokes import Svg, group, path, rod, scratch


def bow(scale: float = 1) -> Held:
    """A bow with an arrow on the string."""
    placed = f"translate(-6,0) scale({scale})"
    return Held(
        group(_bow(-3) + _arrow(-3), placed),
        "shoot",
        reach=20,
        loosed=group(_bow(-12) + _arrow(-12), placed),
        pull=16 * scale,
    )


def bow_back() -> Svg:
    """A bow carried on the back."""
    return group(group(_bow(-3), "translate(-6,0)"), "translate(-9,-32) rotate(-32) scale(-1,1)")


def _bow(string: float) -> Svg:
    """A bow whose string is held at x."""
    wood = rod("M-3,-21 C4,-19 9,-11 8,0 C9,11 4,19 -3,21", "wood", 2.6)
    return wood + scratch(f"M-3,-21 L{string},0 L-3,21", "bone", 1.2)


def _arrow(nock: float) -> Svg:
    return scratch(f"M{nock},0 L18,0", width=2) + path("M18,0 l-6,-3.6 l0,7.2Z", "blade", 1.3)


def crossbow() -> Held:
    """A crossbow, spanned and loaded; loosed, its string is slack and the bolt is gone."""
    bolt = scratch("M-2,-2 L18,-2", width=1.8) + path("M21,-2 l-6,-3 l0,6Z", "blade", 1.2)
    return Held(group(_crossbow(-2) + bolt, "rotate(-8)"), "shoot", reach=20, loosed=group(_crossbow(9), "rotate(-8)"))


def _crossbow(string: float) -> Svg:
    return (
        rod("M-13,2 L12,0", "wood", 3.6)
        + path("M-13,0 L-18,0 L-18,8 L-12,5Z", "wood", 1.9)
        + rod("M9,-14 C16,-8 16,8 9,14", "iron", 2.8)
        + scratch(f"M9,-14 L{string},0 L9,14", "bone", 1.2)
    )
