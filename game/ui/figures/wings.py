"""Wings: the root at the origin, spreading to the upper right."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal

from game.ui.figures.strokes import Svg, ball, both, flat, group, path, rod, scratch, shine

WingKind = Literal["feather", "bat", "insect", "butterfly"]


def _feather(colour: str, tip: str) -> Svg:
    """A bird's or an angel's wing."""
    form = (
        "M-1,4 C1,-12 14,-28 31,-31 C34,-26 31,-21 28,-19 C31,-16 29,-11 25,-11 "
        "C27,-7 24,-3 20,-3 C21,1 16,4 12,3 C9,8 3,9 -1,7Z"
    )
    return (
        path(form, colour)
        + flat("M28,-19 C31,-16 29,-11 25,-11 C27,-7 24,-3 20,-3 C21,1 16,4 12,3 C9,8 3,9 1,8 C12,2 20,-8 28,-19Z", tip)
        + scratch("M6,2 C12,-5 19,-13 27,-19 M10,3 C15,-2 19,-6 24,-11")
        + path(form)
        + shine("M4,-6 C9,-15 17,-23 25,-26")
    )


def _bat(colour: str, tip: str) -> Svg:
    """A wing of skin between long fingers."""
    form = "M-1,3 C3,-14 12,-27 22,-32 C24,-24 31,-18 36,-10 C30,-12 26,-9 24,-3 C20,-8 15,-7 12,0 C9,-3 3,-2 -1,6Z"
    return (
        path(form, tip)
        + flat("M22,-32 C24,-24 31,-18 36,-10 C30,-12 26,-9 24,-3 C24,-14 24,-22 22,-32Z", "ink", opacity=0.2)
        + scratch("M5,-6 L12,0 M9,-13 L24,-3 M20,-29 L36,-10", width=1.6)
        + rod("M0,1 C4,-13 12,-26 21.6,-31", colour, 2)
        + path(form)
    )


def _insect(colour: str, tip: str) -> Svg:
    """Two narrow clear wings, one above the other."""
    return group(ball(17, 0, 17, colour, ry=5) + scratch("M3,0 L30,0"), "rotate(-48)") + group(
        ball(13, 0, 13, tip, ry=4.4) + scratch("M3,0 L22,0"), "rotate(-12)"
    )


def _butterfly(colour: str, tip: str) -> Svg:
    """A butterfly's upper and lower wing, with eyes."""
    return (
        path("M0,0 C2,-18 14,-26 24,-22 C28,-14 18,-2 0,2Z", colour)
        + ball(17, -14, 4, tip, 1.3)
        + path("M0,2 C12,-2 20,3 18,12 C12,18 3,12 0,4Z", colour)
        + ball(11, 8, 2.6, tip, 1.3)
    )


_DRAWN: Mapping[WingKind, Callable[[str, str], Svg]] = MappingProxyType(
    {"feather": _feather, "bat": _bat, "insect": _insect, "butterfly": _butterfly}
)
_USUAL: Mapping[WingKind, tuple[str, str]] = MappingProxyType(
    {
        "feather": ("white", "grey"),
        "bat": ("shadow", "field"),
        "insect": ("sky", "ice"),
        "butterfly": ("field", "charge"),
    }
)


def wings(kind: WingKind, y: float, scale: float = 1, turn: float = 0) -> Svg:
    """A pair of wings behind a person, rooted at the height y."""
    drawn = _DRAWN[kind](*_USUAL[kind])
    return both(group(drawn, f"translate(3,{y}) rotate({turn}) scale({scale})"))


def wing(
    kind: WingKind, x: float, y: float, scale: float = 1, turn: float = 0, colour: str = "white", tip: str = "grey"
) -> Svg:
    """One wing of a beast, rooted at x, y and swept back."""
    drawn = _DRAWN[kind](colour, tip)
    return group(drawn, f"translate({x},{y}) rotate({turn}) scale({-scale},{scale})")


def front_wing(transform: str, colour: str, tip: str) -> Svg:
    """A feathered wing that reaches forward."""
    return group(_DRAWN["feather"](colour, tip), transform)
