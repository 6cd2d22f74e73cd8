"""Heads: a face with hair, beard and hat; the centre of the face is the origin."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from game.ui.figures.poses import Pose
from game.ui.figures.strokes import Svg, ball, both, element, path, scratch, shade, shine

HairStyle = Literal["none", "short", "long", "flow", "pony", "bun", "braids", "wild", "curly", "tonsure"]
BeardStyle = Literal["full", "long", "goatee", "moustache"]

_HAIR: Mapping[HairStyle, tuple[str, str]] = MappingProxyType(
    {
        "none": ("", ""),
        "short": ("", "M-9.6,2 C-12,-13 12,-13 9.6,1 C8,-4 5,-6 1,-5 C-4,-4 -8,-3 -9.6,2Z"),
        "long": (
            "M-8,-7 C-15,2 -13,12 -13,19 C-5,23 5,23 13,19 C13,12 14,2 8,-7Z",
            "M-9.8,4 C-12,-13 12,-13 9.8,4 C9,-3 5,-5 -1,-6 C-4,-4 -8,-2 -9.8,4Z",
        ),
        "flow": (
            "M-6,-9 C-17,-8 -15,4 -20,10 C-24,16 -19,20 -13,18 C-8,22 2,20 10,16 C14,8 14,-2 7,-8Z",
            "M-9.8,4 C-12,-13 12,-13 9.8,4 C9,-3 4,-6 -3,-6 C-5,-4 -8,-2 -9.8,4Z",
        ),
        "pony": (
            "M-5,-9 C-20,-13 -24,2 -18,14 C-16,6 -13,1 -7,-1Z",
            "M-9.6,1 C-12,-13 12,-13 9.6,0 C8,-4 5,-6 1,-5 C-4,-5 -8,-3 -9.6,1Z",
        ),
        "bun": (
            "M-7,-9 C-7,-18 7,-18 7,-9Z",
            "M-9.6,2 C-12,-13 12,-13 9.6,2 C8,-4 4,-6 0,-6 C-4,-6 -8,-4 -9.6,2Z",
        ),
        "braids": (
            "M-8,-5 C-15,2 -14,12 -15,20 L-10,20 C-9,12 -6,4 -8,-5Z M8,-5 C15,2 14,12 15,20 L10,20 C9,12 6,4 8,-5Z",
            "M-9.6,3 C-12,-13 12,-13 9.6,3 C8,-4 4,-6 0,-7 C-4,-6 -8,-4 -9.6,3Z",
        ),
        "wild": (
            "M-10,6 L-15,1 L-12,-3 L-17,-9 L-11,-10 L-11,-17 L-5,-13 L0,-19 "
            "L4,-13 L11,-16 L11,-9 L16,-6 L12,-1 L14,5 L9,6Z",
            "M-9.4,1 C-10,-10 10,-10 9.4,0 L6,-4 L3,-2 L0,-5 L-4,-2 L-6,-4Z",
        ),
        "curly": (
            "M-9,7 C-16,6 -16,-1 -13,-3 C-16,-9 -11,-14 -7,-12 "
            "C-5,-17 3,-17 5,-13 C10,-15 15,-10 12,-5 C16,-2 15,6 9,7Z",
            "M-9.4,0 C-11,-11 10,-12 9.4,-1 C7,-1 6,-4 4,-4 C2,-2 0,-5 -2,-4 C-4,-2 -7,-4 -9.4,0Z",
        ),
        "tonsure": (
            "",
            "M-9.6,3 C-11,-2 -10,-5 -8,-6 C-7,-3 -7,1 -7.4,3Z M9.6,3 C11,-2 10,-5 8,-6 C7,-3 7,1 7.4,3Z",
        ),
    }
)
"""Each style's hair behind the body and in front of the face."""

_BEARD: Mapping[BeardStyle, str] = MappingProxyType(
    {
        "full": "M-8.6,1 C-10,10 -4,15 0,16 C5,15 10,9 8.8,1 C6,4.4 3,3.6 .6,3.8 C-2,3.6 -6,4.4 -8.6,1Z",
        "long": "M-8.6,1 C-11,10 -7,22 0,28 C7,22 11,10 8.8,1 C6,4.4 3,3.6 .6,3.8 C-2,3.6 -6,4.4 -8.6,1Z",
        "goatee": "M-2.4,5 C-2,12 2,15 4,12 C5,9 4,6 3.6,5Z",
        "moustache": "M.6,3.4 C-2,2 -6,4 -8,8 C-4,7 -1,7 .6,5.4 C3,7 6,7 9,8 C7,3.6 3,2 .6,3.4Z",
    }
)


@dataclass(frozen=True, slots=True)
class Head:
    """A head: skin, hair, and what is worn; `plume` is the colour of a crest behind the hat."""

    skin: str = "skin2"
    hair: HairStyle = "short"
    hair_colour: str = "brown"
    hat: Svg = ""
    beard: tuple[BeardStyle, str] | None = None
    plume: str = ""
    mask: str = ""
    ears: bool = False

    def behind(self) -> Svg:
        """What hangs down behind the body."""
        form = _HAIR[self.hair][0]
        return path(form, self.hair_colour) if form else ""

    def front(self, pose: Pose = "rest") -> Svg:
        """The face and all that is drawn over it."""
        drawn = _plume(self.plume) if self.plume else ""
        if self.ears:
            drawn += both(path("M7,-3 L18,-9 L9,4Z", self.skin, 2))
        drawn += ball(0, 0, 9.2, self.skin) + shade("M3,-8.4 C11,-6 11,6 3,8.4 C7,3 7,-3 3,-8.4Z", 0.18)
        drawn += _eyes(pose) + ("" if self.beard or self.mask else _mouth(pose))
        if form := _HAIR[self.hair][1]:
            drawn += path(form, self.hair_colour, 1.9)
        if self.mask:
            drawn += path("M-9.2,3 C-4,1.6 4,1.6 9.2,3 C9,9 4,12 0,12 C-4,12 -9,9 -9.2,3Z", self.mask, 1.8)
        if self.beard:
            style, colour = self.beard
            drawn += path(_BEARD[style], colour, 1.9)
        return drawn + self.hat


def _eyes(pose: Pose) -> Svg:
    if pose == "fallen":
        return path("M-4.2,0 L-1,2.8 M-1,0 L-4.2,2.8 M2.6,0 L5.8,2.8 M5.8,0 L2.6,2.8", width=1.4)
    return "".join(element("ellipse", cx=x, cy=1.4, rx=1.3, ry=1.7, fill="ink") for x in (-2.6, 4.2))


def _mouth(pose: Pose) -> Svg:
    """A small smile; open when striking and casting, round when hit. It goes where figures are small."""
    match pose:
        case "strike" | "cast":
            return path("M-1.4,4.6 L3.2,4.6 C3,7.4 -1,7.4 -1.4,4.6Z", "ember", 1.1, data_fine="1")
        case "hit" | "fallen":
            return element("ellipse", cx=0.9, cy=5.6, rx=1.4, ry=1.7, fill="ink", data_fine="1")
    return scratch("M-1.2,4.8 C0,6 1.8,6 3,4.8", width=1.2)


def _plume(colour: str) -> Svg:
    form = "M1,-9 C0,-24 -20,-23 -20,-7 C-20,-2 -17,2 -15,3 C-16,-6 -10,-10 1,-9Z"
    return path(form, colour) + shine("M-16,-7 C-15,-13 -11,-17 -7,-17", 0.5)
