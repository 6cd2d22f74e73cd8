"""Things held: the grip at the origin, pointing up."""

from dataclasses import dataclass, replace
from typing import Literal

from game.ui.figures.heraldry import pennon
from game.ui.figures.strokes import Svg, ball, both, dot, group, path, rod, scratch, shade, shine, star

Style = Literal["swing", "chop", "thrust", "shoot", "raise", "point"]


@dataclass(frozen=True, slots=True)
class Held:
    """A thing in the hand, how it strikes, and how far it reaches from the grip.

    `loosed` is drawn instead when a shooter strikes; `pull` is how far the far hand draws a bow's string back;
    `slide` moves the grip along a shaft; `flash` is drawn over it as it strikes.
    """

    drawing: Svg
    style: Style
    reach: float = 30
    loosed: Svg = ""
    pull: float = 0
    slide: float = 0
    flash: Svg = ""

    def slid(self, excess: float) -> "Held":
        """The same thing gripped nearer its head, by as much as it would reach too far."""
        return replace(self, slide=max(0.0, excess))


def shaft(y0: float = 20, y1: float = -36, colour: str = "wood", half: float = 2.4) -> Svg:
    """A pole."""
    return rod(f"M0,{y0} L0,{y1}", colour, half)


def blade(length: float, half: float = 2.8, colour: str = "blade") -> Svg:
    """A straight blade."""
    return path(
        f"M{-half},-3 L{-half},{-length + 6} L0,{-length} L{half},{-length + 6} L{half},-3Z", colour, 1.9
    ) + scratch(f"M0,-4 L0,{-length + 8}", "iron", 1.2)


def hilt(half: float = 6.4) -> Svg:
    """A grip, a guard and a pommel."""
    return (
        rod("M0,0 L0,5", "leather", 2)
        + rod(f"M{-half},-2.6 L{half},-2.6", "gold", 1.8)
        + ball(0, 6.6, 1.9, "gold", 1.4)
    )


def sword(length: float = 29) -> Held:
    """A straight sword."""
    return Held(blade(length) + hilt(), "swing", 30)


def greatsword(length: float = 43, wavy: bool = False) -> Held:
    """A long sword for two hands, with a wavy blade if wanted."""
    return Held(
        (
            path(
                f"M-3.4,-5 L-5,-11 L-3.2,-17 L-5,-23 L-3.2,-29 L-4,-35 L0,{-length} L4,-35 "
                "L3.2,-29 L5,-23 L3.2,-17 L5,-11 L3.4,-5Z",
                "blade",
                1.9,
            )
            if wavy
            else blade(length, 4)
        )
        + rod("M0,-2 L0,11", "leather", 2.2)
        + rod("M-9,-3 L9,-3", "gold", 2)
        + ball(0, 12.6, 2.2, "gold", 1.4),
        "swing",
        42,
    )


def sabre() -> Held:
    """A curved sword."""
    return Held(
        path("M-2.4,-2 C-3,-12 0,-22 8,-29 C9,-18 6,-8 2.4,-2Z", "blade", 1.9)
        + rod("M0,0 L0,5", "leather", 2)
        + rod("M-5,-2 L5,-2 M5,-2 C6,2 4,6 1,6", "gold", 1.4),
        "swing",
        34,
    )


def dagger() -> Held:
    """A dagger."""
    return Held(blade(17, 2.4) + rod("M0,0 L0,4", "leather", 2) + rod("M-4.4,-2.4 L4.4,-2.4", "gold", 1.4), "swing", 16)


def spear(length: float = 44) -> Held:
    """A spear."""
    return Held(
        shaft(20, -length + 10)
        + path(f"M-4.6,{-length + 11} L0,{-length} L4.6,{-length + 11} L0,{-length + 14}Z", "blade", 1.9),
        "thrust",
        44,
    )


def pike() -> Held:
    """A long pike with a pennon."""
    return Held(
        shaft(20, -40) + path("M-3.4,-38 L0,-50 L3.4,-38Z", "blade", 1.9) + group(pennon(13, 4.6), "translate(0,-32)"),
        "thrust",
        50,
    )


def halberd() -> Held:
    """A halberd."""
    return Held(
        shaft(20, -36)
        + path("M0,-36 L13,-38 C17,-33 17,-27 13,-22 L0,-26Z", "blade", 2)
        + path("M0,-34 L-8,-30 L0,-28Z", "blade", 1.7)
        + path("M-2.6,-36 L0,-48 L2.6,-36Z", "blade", 1.8),
        "thrust",
        46,
    )


def trident() -> Held:
    """A trident."""
    return Held(
        shaft(18, -32, "deep")
        + path(
            "M-9,-44 L-7.6,-32 C-6,-27 6,-27 7.6,-32 L9,-44 L4.4,-35 L1.6,-34 L0,-47 L-1.6,-34 L-4.4,-35Z", "gold", 1.9
        ),
        "thrust",
        44,
    )


def harpoon() -> Held:
    """A harpoon with its line."""
    return Held(
        shaft(18, -36)
        + path("M-5.4,-32 L0,-47 L5.4,-32 L1.4,-35 L-1.4,-35Z", "blade", 1.9)
        + scratch("M1,-26 C8,-24 6,-14 2,-12", "linen", 2),
        "thrust",
        46,
    )


def lance(colour: str = "charge", flag: bool = False) -> Held:
    """A rider's striped lance, with a pennon if it is a commander's."""
    return Held(
        path("M-2.4,12 L-2.4,0 L-4.4,-4 L-1,-44 L1,-44 L4.4,-4 L2.4,0 L2.4,12Z", colour, 2)
        + path("M-3.8,-12 L3.6,-15 M-3,-22 L2.8,-25 M-2.2,-32 L2,-35", stroke="field", width=2.4)
        + ball(0, -2, 6, "steel", 1.8, ry=2.6)
        + (group(pennon(18, 7.5, 1.5), "translate(1,-36)") if flag else ""),
        "thrust",
        44,
    )


def mace() -> Held:
    """A flanged mace."""
    return Held(
        shaft(8, -18, "iron")
        + both(path("M1,-25 L7,-22 L7,-16 L1,-13Z", "steel", 1.8))
        + ball(0, -19, 3.6, "steel", 1.8),
        "chop",
        26,
    )


def hammer(colour: str = "steel") -> Held:
    """A war hammer."""
    return Held(
        shaft(10, -24)
        + path("M-9,-31 L9,-31 L10,-21 L-10,-21Z", colour)
        + scratch("M-4,-31 L-4,-21 M4,-31 L4,-21")
        + shine("M-8,-28.6 L-1,-28.6", 0.7),
        "chop",
        32,
    )


def axe() -> Held:
    """A bearded axe."""
    return Held(
        shaft(10, -29)
        + path("M-1,-27 C4,-26 8,-29 11,-33 C15,-26 15,-18 11,-12 C8,-16 4,-18 -1,-17Z", "blade", 2)
        + shade("M11,-33 C15,-26 15,-18 11,-12 C12,-19 12,-26 11,-33Z"),
        "chop",
        40,
    )


def greataxe() -> Held:
    """An axe with two blades."""
    return Held(
        shaft(16, -34)
        + both(path("M0,-31 C5,-29 9,-33 12,-38 C18,-30 18,-20 12,-13 C9,-18 5,-20 0,-19Z", "blade", 2))
        + rod("M0,-12 L0,-36", "wood", 2.4),
        "chop",
        44,
    )


def broom() -> Held:
    """A witch's broom, bristles up."""
    return Held(
        shaft(16, -24)
        + path("M-3,-22 L3,-22 C11,-32 10,-42 8,-46 L3,-42 L0,-47 L-3,-42 L-8,-46 C-10,-42 -11,-32 -3,-22Z", "blond", 2)
        + scratch("M-2,-26 L-4,-38 M2,-26 L4,-38")
        + rod("M-4,-24 L4,-24", "ember", 1.4),
        "chop",
        52,
    )


def wand() -> Held:
    """A wand with a star."""
    return Held(rod("M0,5 L0,-13", "wood", 1.8) + star(0, -17, 7), "raise")


def flame(scale: float = 1) -> Held:
    """A flame over the open hand."""
    return Held(
        group(
            path("M0,-2 C-13,-4 -11,-16 -5,-23 C-5,-17 -1,-17 0,-29 C10,-21 13,-6 0,-2Z", "ember", 2)
            + path("M0,-3 C-6,-6 -5,-12 0,-17 C5,-12 6,-6 0,-3Z", "spark", 1.3),
            f"scale({scale})",
        ),
        "raise",
    )


def orb(colour: str = "ice", r: float = 6) -> Held:
    """A glowing ball over the open hand."""
    return Held(orb_glow(0, -r - 1, r, colour), "raise")


def book(colour: str = "shadow") -> Svg:
    """An open book."""
    return (
        path("M-9,-9 L0,-6.6 L9,-9 L9,3 L0,5.4 L-9,3Z", "bone", 1.9)
        + scratch("M0,-6.6 L0,5 M-6.6,-5 L-2.6,-4 M-6.6,-1.6 L-2.6,-.6 M6.6,-5 L2.6,-4 M6.6,-1.6 L2.6,-.6")
        + path("M-10.4,4 L0,7 L10.4,4", stroke=colour, width=2.6)
    )


def pipes() -> Svg:
    """A set of pan pipes."""
    return "".join(
        (
            path(f"M{x - 1.7},-6 L{x + 1.7},-6 L{x + 1.7},{length} L{x - 1.7},{length}Z", "blond", 1.5)
            for x, length in ((-5, 10), (-1.6, 7.4), (1.8, 5), (5.2, 2.6))
        )
    ) + rod("M-6.6,-1 L6.6,-1", "ember", 1.4)


def orb_glow(x: float, y: float, r: float, colour: str) -> Svg:
    """A ball of glass with its light around it."""
    return (
        dot(x, y, r * 1.55, colour, opacity=0.3)
        + ball(x, y, r, colour, 2)
        + dot(x - r * 0.35, y - r * 0.35, r * 0.3, "glint")
    )
