"""What carries a person: mounts facing right with hooves on y = 0, boats, clouds and rocks."""

from game.ui.figures.poses import BEARINGS, Pose, Posed
from game.ui.figures.strokes import Svg, ball, both, dot, flat, group, path, rod, scratch, shade, shine
from game.ui.figures.wings import front_wing, wing

_STANDING = (
    "M-9,-12 C-12,-8 -8,-6 -8,0",
    "M11,-12 L17,-8 L15,-1",
    "M-18,-13 C-21,-8 -17,-6 -18,1",
    "M7,-13 L8,-6 L7,1",
)
_GALLOPING = (
    "M-9,-12 C-14,-9 -17,-8 -20,-6",
    "M11,-12 L20,-11 L25,-6",
    "M-18,-13 C-23,-9 -26,-5 -28,-1",
    "M7,-13 L16,-8 L20,-2",
)
"""A centaur's legs: far hind, far fore, near hind, near fore."""


def centaur(coat: str = "chestnut") -> Posed:
    """The horse part of a centaur; it gallops."""

    def drawn(pose: Pose) -> Svg:
        return _centaur(coat, _GALLOPING if pose in ("stride", "fallen") else _STANDING)

    return drawn


def _centaur(coat: str, forms: tuple[str, str, str, str]) -> Svg:
    hind, fore, *close = forms
    far = rod(hind, coat, 3.8) + rod(fore, coat, 3.8) + scratch(f"{hind} {fore}", "ink", 3.8, opacity=0.3)
    near = "".join(rod(form, coat, 4.4) for form in close)
    for form in close:
        x, y = (float(number) for number in form.rsplit(" ", 1)[1].lstrip("L").split(","))
        near += path(f"M{x - 2.6},{y - 2} L{x + 2.6},{y - 2} L{x + 4},{y + 2} L{x - 2.8},{y + 2}Z", "coal", 1.6)
    return (
        far
        + path("M-20,-21 C-32,-23 -34,-8 -30,2 C-27,-3 -23,-8 -19,-14Z", "coal")
        + near
        + path(
            "M-21,-11 C-24,-21 -16,-25 -8,-24 C-2,-23 2,-24 3,-29 L16,-29 C18,-20 17,-14 14,-11 C8,-7 -10,-7 -21,-11Z",
            coat,
        )
        + shade("M-21,-11 C-10,-7 8,-7 14,-11 C17,-14 18,-20 16,-29 L12,-29 C13,-16 2,-12 -21,-11Z")
        + shine("M-17,-19 C-15,-22 -11,-22.6 -8,-22", 0.5)
    )


def sea_wyrm(colour: str = "sea") -> Svg:
    """A sea wyrm with a hump out of the water."""
    drawn = (
        rod("M-30,1 C-33,-6 -36,-10 -33,-15", colour, 3)
        + path("M-33,-14 L-40,-20 L-33,-19 L-28,-22Z", "deep", 1.8)
        + rod("M-28,1 C-28,-18.4 -12,-18.4 -12,1", colour, 8)
        + "".join((path(f"M{x},{y} l4,-6 l4,5Z", "deep", 1.6) for x, y in ((-24, -14), (0, -18), (-6, -16.6))))
    )
    form = (
        "M-10,2 C-12,-12 -4,-20 6,-17 C10,-16 14,-22 14,-34 C13,-46 22,-53 29,-48 "
        "C36,-46 40,-42 39,-39 C37,-36 31,-37 27,-37 C26,-33 28,-28 27,-20 C26,-8 "
        "22,-3 18,2Z"
    )
    drawn += (
        path("M16,-46 L10,-52 L17,-51 L17,-58 L23,-51Z M13,-36 L6,-38 L13,-30Z M14,-26 L7,-26 L12,-20Z", "ember", 1.8)
        + path(form, colour)
        + flat("M19,1 C23,-8 22,-20 21,-28 C22,-32 23,-36 26,-37 C26,-33 28,-28 27,-20 C26,-8 23,-3 19,1Z", "charge")
        + scratch("M21.6,-26 L27,-25 M22,-19 L27,-18 M21.6,-12 L26,-10")
        + path(form)
    )
    return (
        drawn
        + ball(27.6, -44, 1.9, "spark", 1.2)
        + dot(36.4, -42, 1)
        + shine("M-7,-8 C-6,-12 -3,-14 0,-14.6", 0.5)
        + path("M-34,3 C-24,-2 -20,6 -10,2 C0,-2 6,6 16,2 C22,-1 28,4 34,2 C28,9 -28,9 -34,3Z", "sky", 1.6)
    )


def eagle(pose: Pose, colour: str = "tawny", head: str = "white") -> Svg:
    """A great bird from the front, wings spread."""
    bearing = BEARINGS[pose]
    spread = (
        "M2,-4 C10,-16 24,-22 38,-17 C37,-13 36,-10 34,-9 C36,-6 34,-3 31,-3 C32,0 "
        "29,2 26,1 C26,4 22,5 19,4 C15,8 8,6 2,6Z"
    )
    feathered = (
        path(spread, colour)
        + shade("M34,-9 C36,-6 34,-3 31,-3 C32,0 29,2 26,1 C26,4 22,5 19,4 C15,8 8,6 4,6 C14,2 26,-4 34,-9Z", 0.3)
        + scratch("M14,1 C20,-3 26,-6 32,-8 M18,3 C22,1 25,-1 28,-3")
        + shine("M10,-9 C16,-15 24,-17 31,-15.6", 0.5)
    )
    drawn = (
        both(group(feathered, f"rotate({-14 + bearing.wing * 0.5})"))
        + path("M-5,8 L-11,24 L-5,22 L0,26 L5,22 L11,24 L5,8Z", colour)
        + scratch("M-4,12 L-6,21 M4,12 L6,21 M0,12 L0,24")
    )
    drawn += (
        path("M-8,-8 C-11,6 -5,16 0,17 C5,16 11,6 8,-8Z", colour)
        + path("M-4,-3 C-5,5 -2,11 0,12 C3,11 6,5 5,-3Z", "cream", 1.2)
        + both(rod("M4,15 L5,21", "gold", 2))
    )
    drawn += group(
        path("M-8,-6 C-10,-19 5,-21 8,-14 L9,-9 C8,-2 -6,-2 -8,-6Z", head)
        + path("M6,-15 C12,-16 15,-12 14,-6 C12,-8 10,-9 7,-9Z", "gold", 1.7)
        + dot(3, -12.6, 1.7, "spark")
        + dot(3.2, -12.6, 1)
        + scratch("M-1,-16 L6,-14.4", width=1.8),
        f"translate({bearing.reach},{abs(bearing.reach) * 0.4}) rotate({bearing.head},0,-8)",
    )
    return drawn


def eagle_mount(colour: str = "tawny") -> Posed:
    """A great eagle in flight, seen from the side."""
    return lambda pose: stand(height=8) + _flying(colour, -BEARINGS[pose].wing * 0.5)


def _flying(colour: str, beat: float) -> Svg:
    drawn = (
        front_wing(f"translate(4,-20) rotate({2 - beat * 0.4}) scale(.94)", colour, "leather")
        + rod("M-2,-10 L4,-3 L9,-2 M4,-3 L4,0", "gold", 2.2)
        + rod("M5,-10 L11,-4 L16,-4", "gold", 2.2)
    )
    drawn += path("M-12,-22 L-36,-16 L-31,-13 L-37,-8 L-30,-8 L-31,-3 L-12,-11Z", "leather") + scratch(
        "M-14,-17 L-30,-12"
    )
    drawn += path(
        "M-16,-17 C-14,-26 2,-26 10,-26 C12,-34 20,-40 27,-37 C33,-34 31,-27 "
        "26,-24 C22,-12 8,-5 -4,-8 C-11,-9 -16,-12 -16,-17Z",
        colour,
    ) + shade("M-15,-14 C-4,-8 12,-10 24,-22 C20,-11 8,-5 -4,-8 C-9,-8.6 -13,-11 -15,-14Z")
    drawn += (
        path(
            "M9,-24 C9,-36 19,-42 26,-39 C31,-37 33,-33 32,-30 L37,-27 C37,-23 35,-22 "
            "34,-23 L27,-25 L23,-20 L20,-25 L15,-20 L14,-25Z",
            "white",
        )
        + path("M31,-32 L37,-28 C40,-24 36,-19 34.6,-22.6 L28,-25Z", "gold", 1.8)
        + dot(26, -31, 1.7)
        + scratch("M22,-34 L29,-32.6", width=1.6)
    )
    return drawn + wing("feather", x=-1, y=-19, scale=1.02, turn=-2 + beat, colour=colour, tip="leather")


def boat() -> Svg:
    """A small boat on its waves, drawn over whoever stands in it."""
    return (
        path("M-27,-9 C-24,-4 20,-4 30,-14 C29,-2 24,5 17,7 L-16,7 C-22,5 -26,-1 -27,-9Z", "wood")
        + shade("M-25,-3 C-16,2 16,2 29,-8 C28,0 24,5 17,7 L-16,7 C-21,5 -24,2 -25,-3Z")
        + path("M-25,-4.6 C-12,0 16,-1 29,-10", stroke="field", width=2.4)
        + scratch("M-22,1 C-10,4 14,4 25,-2")
        + path("M-31,6 C-24,2 -18,9 -10,6 C-2,2 6,9 14,6 C20,3 26,8 31,5 C28,11 -28,11 -31,6Z", "sky", 1.6)
    )


def cloud() -> Svg:
    """A cloud to stand on."""
    return (
        path(
            "M-20,0 C-28,-2 -25,-12 -17,-10 C-16,-17 -5,-18 -2,-13 C3,-18 13,-16 "
            "13,-10 C22,-13 28,-3 20,0 C14,4 10,0 6,2 C2,6 -6,5 -8,1 C-12,4 -16,3 "
            "-20,0Z",
            "sky",
        )
        + shade("M20,0 C14,4 10,0 6,2 C2,6 -6,5 -8,1 C-12,4 -16,3 -20,0 C-8,-2 8,-2 24,-6 C24,-3 22,-1 20,0Z", 0.14)
        + scratch("M-12,-4 C-9,-8 -4,-7 -4,-4 M6,-5 C9,-9 14,-7 14,-4")
    )


def rock() -> Svg:
    """A rock to sit on."""
    return (
        path("M-17,1 L-14,-9 L-5,-12 L6,-11 L14,-7 L17,1 C8,5 -8,5 -17,1Z", "stone")
        + shade("M6,-11 L14,-7 L17,1 C11,3.4 6,4 2,4Z")
        + shine("M-12,-7 L-6,-9", 0.5)
    )


def mushroom() -> Svg:
    """A toadstool to stand on."""
    return (
        path("M-5,2 L-4,-12 L4,-12 L5,2 C2,4 -2,4 -5,2Z", "bone")
        + path("M-18,-9 C-17,-25 17,-25 18,-9 C9,-5 -9,-5 -18,-9Z", "ember")
        + ball(-8, -14, 3, "white", 0)
        + ball(5, -17, 2.6, "white", 0)
        + ball(11, -11, 2.2, "white", 0)
        + shine("M-13,-13 C-12,-17 -8,-19 -6,-19.6", 0.5)
    )


def stand(height: float = 20) -> Svg:
    """A brass rod that holds up whatever flies."""
    return rod(f"M0,0 L0,{-height}", "brass", 1.6)
