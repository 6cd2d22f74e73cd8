"""Helms; the centre of the face is the origin."""

from game.ui.figures.strokes import Svg, ball, both, path, rod, shade, shine


def dome(colour: str, y: float = -2, top: float = -15) -> Svg:
    """The round top that several helms and hats share."""
    return (
        path(f"M-10.2,{y} C-11,{top} 11,{top} 10.2,{y}Z", colour)
        + shade(f"M3,{top + 3} C10,{top + 4} 10,{y} 10,{y} L5,{y} C7,{y - 4} 6,{y - 9} 3,{top + 3}Z")
        + shine("M-6.6,-7 C-5.4,-9.6 -3.4,-10.6 -1.4,-10.8", 0.85)
    )


def kettle(colour: str = "steel") -> Svg:
    """A kettle hat: a dome over a wide brim."""
    return dome(colour, -4, -18) + path("M-17,.4 C-9,-7.6 9,-7.6 17,.4 C8,-1 -8,-1 -17,.4Z", colour, 2)


def nasal(colour: str = "steel") -> Svg:
    """A pointed helm with a nose guard."""
    return path(
        "M-10.4,2 C-11,-10 -4,-12 0,-18 C4,-12 11,-10 10.4,2 L5.4,-2 L2,-3 L2.4,4 L-1,4 L-.6,-3 L-5,-2Z", colour
    ) + shine("M-7,-4 C-6,-8 -4,-10 -2,-12", 0.85)


def sallet(colour: str = "steel") -> Svg:
    """A sallet with a long tail over the neck."""
    return path(
        "M-17,6 C-11,4 -11,-2 -10,-6 C-7,-15 8,-15 10.4,-2 L10.4,0 L4,-2.4 L-5,-2.4 C-7,2 -11,6 -17,6Z", colour
    ) + shine("M-6,-8 C-4,-10.6 -1,-11 1,-11", 0.85)


def morion(colour: str = "steel") -> Svg:
    """A morion: a comb and a brim turned up at both ends."""
    return (
        path("M-8,-9 C-8,-22 8,-22 8,-9Z", colour, 2)
        + dome(colour, -2)
        + path("M-19,-8 C-13,-2 -7,-3 0,-3 C7,-3 13,-2 19,-8 C17,0 9,3 0,2.4 C-9,3 -17,0 -19,-8Z", colour, 2)
    )


def crested(colour: str = "brass", crest: str = "field") -> Svg:
    """A helm of the old south with a tall brush."""
    return (
        path("M-16,3 C-20,-16 -6,-27 8,-20 C12,-17 12,-13 9,-10 C2,-15 -8,-12 -9,4 C-11,6 -14,6 -16,3Z", crest)
        + path(
            "M-10,9 C-13,-14 12,-15 10.4,8 L4.4,10 L3.6,3 L7.4,.4 L2.6,-1 L1.6,6.4 "
            "L-.6,6.4 L-1.4,-1 L-6,.4 L-3,3 L-4,10.6Z",
            colour,
        )
        + shine("M-6.6,-6 C-5.4,-8.6 -3.4,-9.6 -1.4,-9.8", 0.85)
    )


def greathelm(colour: str = "steel") -> Svg:
    """A great helm with a cross and a slit."""
    return (
        path("M-9.4,-10 C-4,-13 4,-13 9.4,-10 L10.6,4 L5,11 L-5,11 L-10.6,4Z", colour)
        + shade("M4,-12 L9.4,-10 L10.6,4 L5,11 L3,11 C6,3 6,-4 4,-12Z")
        + path("M-9.8,-2 L10,-2", width=2.6)
        + path("M1,-12 L1,10 M-6,1.6 L8,1.6", stroke="gold", width=1.6)
        + shine("M-6.6,-9 L-7,-5", 0.85)
    )


def armet(colour: str = "steel") -> Svg:
    """A closed helm with a pointed visor."""
    return (
        path("M-10,6 C-13,-14 8,-16 10,-3 L16,2 L9,10 L-5,11Z", colour)
        + path("M10,-3 L1,-2 L2,9 L9,10 L16,2Z", colour, 1.8)
        + path("M3,.4 L12,.8", width=2)
        + shine("M-6.6,-6 C-5.4,-8.6 -3.4,-9.6 -1.4,-9.8", 0.85)
    )


def horned(colour: str = "iron", horn: str = "bone") -> Svg:
    """A dome with two horns."""
    return (
        both(path("M7,-5 C16,-6 19,-12 17,-22 C22,-16 24,-4 14,1 C11,2 9,1 8,0Z", horn, 2))
        + dome(colour, 0)
        + rod("M-10,-.6 C-4,-2 4,-2 10,-.6", "brass", 2)
    )


def winged_helm(colour: str = "gold", wing: str = "white") -> Svg:
    """A shield-maiden's helm with two small wings."""
    return (
        both(path("M8,0 C8,-9 14,-18 21,-21 C22,-17 20,-15 19,-13 C20,-11 18,-9 16,-8 C17,-5 13,-1 9,1Z", wing, 1.9))
        + path("M-10,1 C-11,-15 11,-15 10,1 L5,-3 L1,-5 L-4,-3Z", colour)
        + shine("M-6,-7 C-5,-9 -3,-10 -1,-10.4", 0.85)
    )


def coif(colour: str = "iron") -> Svg:
    """A hood of mail around the face."""
    return path(
        "M-10.4,7 C-14,-15 14,-15 10.4,7 C12,10 8,13 5,13 L-6,13 C-9,12 -12,10 "
        "-10.4,7Z M-6.6,4 C-6,9 6,9 7.4,3 C7,-6 -6,-6 -6.6,4Z",
        colour,
        2,
        fill_rule="evenodd",
    )


def goggles(colour: str = "leather") -> Svg:
    """A flier's leather cap with goggles pushed up."""
    return (
        path("M-10.4,7 C-13,-14 13,-14 10.4,7 C9,10 7,8 7.4,3 C9,-6 -8,-6 -7.4,3 C-7,8 -9,10 -10.4,7Z", colour)
        + rod("M-9.6,-6 C-4,-8 4,-8 9.6,-6", "dark", 1.4)
        + ball(-2.6, -7, 3, "ice", 1.6)
        + ball(4.4, -7, 3, "ice", 1.6)
    )
