"""Hats and what else is worn on a head; the centre of the face is the origin."""

from game.ui.figures.helms import dome
from game.ui.figures.strokes import Svg, ball, both, dot, group, path, ring, rod, scratch, shade, shine, star


def hood(colour: str = "field", peak: float = 0) -> Svg:
    """A hood; `peak` draws its point back."""
    return (
        path(
            f"M-13,9 C-16,-9 {-6 - peak},{-17 - peak} {-1 - peak},{-16 - peak} C12,-14 "
            "13,-2 12,9 C9,3 9,-6 2,-7 C-6,-7 -8,1 -8,9Z",
            colour,
        )
        + shade("M4,-13 C12,-10 13,-2 12,9 C10,5 10,-4 4,-7Z")
        + shine("M-10,-3 C-9,-8 -7,-11 -4,-12.6", 0.45)
    )


def witch_hat(colour: str = "shadow", band: str = "charge") -> Svg:
    """A bent hat with a wide brim."""
    return (
        path("M-9,-7 C-7,-17 -5,-23 4,-28 L15,-22 C8,-21 8,-14 10,-7Z", colour)
        + path("M-21,-4 C-12,-11 12,-11 21,-4 C10,-2 -10,-2 -21,-4Z", colour)
        + path("M-8.6,-8.6 C-3,-11 4,-11 9,-8.6", stroke=band, width=2.6)
        + shine("M-3,-14 C-1,-19 2,-22 5,-23.6", 0.4)
    )


def wizard_hat(colour: str = "field", mark: str = "gold") -> Svg:
    """A tall straight cone with a star."""
    return (
        path("M-9,-5 L-1,-30 L9,-5Z", colour)
        + shade("M-1,-30 L9,-5 L3,-5Z")
        + path("M-15,-3 C-8,-8 8,-8 15,-3 C8,0 -8,0 -15,-3Z", colour)
        + star(-1, -13, 4, mark)
        + shine("M-5,-10 L-2,-20", 0.4)
    )


def mitre(colour: str = "white", cross: str = "gold") -> Svg:
    """A priest's mitre."""
    return (
        path("M-9,-2 C-12,-12 -6,-20 0,-27 C6,-20 12,-12 9,-2 C4,-4 -4,-4 -9,-2Z", colour)
        + shade("M0,-27 C6,-20 12,-12 9,-2 L4,-3 C6,-12 4,-20 0,-27Z", 0.16)
        + path("M0,-21 L0,-6 M-5,-14 L5,-14", stroke=cross, width=2.4)
        + rod("M-8.8,-3 C-4,-5 4,-5 8.8,-3", cross, 1.6)
    )


def turban(colour: str = "charge", gem: str = "ember", feather: str = "") -> Svg:
    """A turban with a gem, and a feather if one is given."""
    return (
        (path("M2,-11 C-1,-19 4,-26 13,-28 C14,-21 10,-15 5,-10Z", feather, 1.8) if feather else "")
        + path("M-12,-3 C-16,-15 -5,-19 0,-18 C7,-19 16,-14 12,-3 C6,-6 -6,-6 -12,-3Z", colour)
        + scratch("M-12,-6 C-4,-10 2,-14 3,-18 M12,-6 C6,-9 -4,-14 -8,-16")
        + ball(1, -9, 2.6, gem, 1.4)
    )


def tricorne(colour: str = "black", trim: str = "gold") -> Svg:
    """A hat turned up on three sides."""
    return (
        path("M-20,-5 C-15,-12 -10,-18 0,-18 C10,-18 15,-12 20,-5 C12,-9 6,-5 0,-1 C-6,-5 -12,-9 -20,-5Z", colour)
        + path("M-19,-5.6 C-12,-9.4 -6,-5.6 0,-1.6 C6,-5.6 12,-9.4 19,-5.6", stroke=trim, width=1.6)
        + path("M-3,-12 L3,-12 M0,-14.4 L0,-9", stroke="white", width=1.6)
    )


def feather_cap(colour: str = "moss", feather: str = "charge") -> Svg:
    """A small cap with a long feather."""
    return (
        path("M-6,-9 C-12,-16 -20,-18 -26,-14 C-20,-12 -14,-8 -7,-5Z", feather, 1.8)
        + path("M-11,-2 C-11,-15 2,-16 8,-9 L19,-6 C10,-3 0,-6 -11,-2Z", colour)
        + shine("M-7,-7 C-5,-10 -2,-11 1,-10.4", 0.45)
    )


def broad_hat(colour: str = "shadow", feather: str = "charge", two_plumes: bool = False) -> Svg:
    """A broad hat with one plume or two."""
    return (
        (path("M2,-9 C-2,-22 12,-28 22,-21 C15,-20 11,-15 8,-8Z", feather, 1.8) if two_plumes else "")
        + dome(colour, -4, -16)
        + path("M-19,-6 C-10,-11 10,-11 19,-6 C14,-1 6,-3 0,-3 C-6,-3 -14,-1 -19,-6Z", colour, 2)
        + path("M5,-7 C-2,-20 -18,-22 -25,-12 C-17,-14 -9,-10 5,-5Z", feather, 1.8)
    )


def slouch_hat(colour: str = "leather", band: str = "charge") -> Svg:
    """A hat with a slanting brim."""
    return (
        dome(colour, -5, -18)
        + path("M-20,0 C-12,-9 10,-10 20,-9 C15,-2 -8,-4 -20,0Z", colour, 2)
        + path("M-9.6,-6 C-3,-8.4 4,-8.6 9.6,-7", stroke=band, width=2)
    )


def crown(colour: str = "gold", gem: str = "ember") -> Svg:
    """A crown of three points."""
    return (
        path("M-9,-3 L-12,-16 L-5,-10 L0,-19 L5,-10 L12,-16 L9,-3 C4,-5.4 -4,-5.4 -9,-3Z", colour)
        + dot(0, -8, 1.9, gem)
        + shine("M-8,-7 L-8.8,-11", 0.7)
    )


def circlet(colour: str = "gold", gem: str = "ice") -> Svg:
    """A thin band with a gem."""
    return rod("M-9,-3.4 C-4,-6 4,-6 9,-3.4", colour, 1.6) + ball(0, -6, 2.4, gem, 1.3)


def antlers(colour: str = "wood", scale: float = 1) -> Svg:
    """A stag's antlers."""
    return group(
        both(rod("M5,-7 C9,-14 11,-18 10,-26 M9,-14 L17,-19 L18,-25 M10.6,-20 L5,-25", colour, 2.4)), f"scale({scale})"
    )


def horns(colour: str = "bone") -> Svg:
    """A goat's curved horns."""
    return both(path("M4,-7 C4,-16 14,-20 18,-12 C14,-14 11,-11 11,-4Z", colour, 1.9))


def feathers() -> Svg:
    """A fan of feathers on a band."""
    return "".join(
        (
            group(path("M-2.6,-7 C-5,-16 -2,-22 0,-25 C2,-22 5,-16 2.6,-7Z", colour, 1.7), f"rotate({turn})")
            for colour, turn in (("field", -64), ("charge", -34), ("field", -4), ("charge", 26), ("field", 56))
        )
    ) + rod("M-9.6,-2.6 C-4,-6 4,-6 9.6,-2.6", "leather", 2.4)


def halo() -> Svg:
    """A ring of light over the head."""
    return ring(0, -15, 9, 3.2, "spark")


def skull() -> Svg:
    """A bare skull."""
    return (
        path("M-9.4,-1 C-10,-13 10,-13 9.4,-1 C9.4,3 7,4 6,5 L6,10 L-4,10 L-5,5 C-8,4 -9.4,3 -9.4,-1Z", "bone")
        + ball(-3.4, 0, 2.6, "ink", 0)
        + ball(4.2, 0, 2.6, "ink", 0)
        + scratch("M-1.4,7 L-1.4,10 M1.4,7 L1.4,10 M4,7 L4,10 M0,3.4 L1,5")
    )


def veil(colour: str = "shadow") -> Svg:
    """A sister's veil over a white band."""
    return (
        path("M-10,-1 C-16,6 -17,15 -16,21 C-12,22 -10,18 -9.4,8Z M10,-1 C16,6 17,15 16,21 C12,22 10,18 9.4,8Z", colour)
        + path("M-10.4,1 C-14,-17 14,-17 10.4,1 C8,-7 -8,-7 -10.4,1Z", colour)
        + path("M-9.4,0 C-8,-7 8,-7 9.4,0", width=4.6)
        + path("M-9.4,0 C-8,-7 8,-7 9.4,0", stroke="white", width=2.4)
        + scratch("M0,-14 L0,-9 M-2.4,-11.6 L2.4,-11.6", "gold", 1.8)
    )
