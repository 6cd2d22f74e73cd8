"""What hangs on a person: cloaks and quivers behind; sashes, furs and drums in front."""

from game.ui.figures.strokes import Svg, ball, both, group, path, scratch, shade


def cloak(colour: str = "shadow", lining: str = "", wide: float = 18, blow: float = 0, foot: float = 0) -> Svg:
    """A cloak that hangs to `foot` and blows out behind by `blow`."""
    form = (
        f"M-7,-30 C-14,-28 {-wide + 1 - blow},-14 {-wide - blow},{foot - 2} "
        f"C{-wide / 2 - blow / 2},{foot + 3} {wide / 2},{foot + 3} "
        f"{wide},{foot - 1} C{wide - 1},-14 14,-28 7,-30Z"
    )
    return (
        path(form, colour)
        + shade(f"M4,-30 L7,-30 C14,-28 {wide - 1},-14 {wide},{foot - 1} L{wide / 2},{foot + 1} C11,-12 9,-24 4,-30Z")
        + (
            path(
                f"M{-wide + 2 - blow},{foot - 4} C{-wide / 2 - blow / 2},{foot + 0.6} "
                f"{wide / 2},{foot + 0.6} {wide - 2},{foot - 3}",
                stroke=lining,
                width=2.2,
            )
            if lining
            else ""
        )
    )


def high_collar(colour: str = "shadow") -> Svg:
    """A stiff collar that frames the head."""
    return path(
        "M-8,-27 C-16,-34 -17,-44 -13,-50 C-10,-44 -8,-38 0,-34 C8,-38 10,-44 13,-50 C17,-44 16,-34 8,-27Z", colour
    )


def quiver(x: float = -11, turn: float = -24) -> Svg:
    """A quiver of arrows on the back."""
    return group(
        path("M-3.4,-12 L3.4,-12 L3.4,9 L-3.4,9Z", "leather", 2)
        + scratch("M-2,-12 L-3.4,-19 M1,-12 L1,-20 M3,-12 L4.6,-18", width=2)
        + "".join(ball(end, top, 1.7, "charge", 1.2) for end, top in ((-3.6, -19), (1, -20.6), (4.8, -18.4))),
        f"translate({x},-27) rotate({turn})",
    )


def chest_sash(colour: str = "charge") -> Svg:
    """A band across the chest."""
    return path("M-8.6,-28 L-4,-29 L10.6,-16 L9.6,-11.6Z", colour, 1.6)


def shells() -> Svg:
    """A mermaid's shells."""
    return both(path("M1,-21 C0,-26 7,-27 9,-22 C8,-19 3,-18 1,-21Z", "rose", 1.7))


def leaves() -> Svg:
    """Leaves grown over the lower robe."""
    return "".join(
        (
            path(f"M{x},{y} c-5,-2 -5,-8 0,-10 c5,2 5,8 0,10Z", "leaf", 1.5)
            for x, y in ((-14, -8), (-8, -5), (0, -4), (8, -5), (14, -8), (-10, -15), (10, -15))
        )
    )


def drum() -> Svg:
    """A small drum at the hip."""
    return (
        path("M-23,-22 L-7,-22 L-8,-8 C-12,-6 -18,-6 -22,-8Z", "wood")
        + ball(-15, -22, 8, "bone", 2, ry=3)
        + scratch("M-22,-19 L-18,-8 L-14,-19 L-10,-8 L-7.6,-18", "charge", 1.6)
    )


def fur_collar() -> Svg:
    """A fur over the shoulders."""
    return both(path("M2,-26 C8,-34 18,-31 17,-23 C14,-21 12,-24 10,-22 C8,-20 6,-23 2,-22Z", "fur", 2))
