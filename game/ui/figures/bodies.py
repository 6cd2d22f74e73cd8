"""What a person stands on and is dressed in: feet at y = 0, shoulders at -28."""

from game.ui.figures.heraldry import blazon
from game.ui.figures.poses import Pose, Posed
from game.ui.figures.strokes import Svg, ball, both, flat, group, mirrored, path, rod, scratch, shade, shine


def legs(hose: str = "linen", boot: str = "leather", spread: float = 6) -> Posed:
    """Two legs apart, in hose and boots; they stride."""
    one = rod(f"M4,-11 L{spread},-3", hose, 4.6) + path(
        f"M{spread - 3.4},-5.4 L{spread + 3.2},-5.4 L{spread + 3.2},-1.6 "
        f"C{spread + 7},-1.4 {spread + 7},2.6 {spread + 5.6},2.6 L{spread - 3.4},2.6Z",
        boot,
        2,
    )

    def drawn(pose: Pose) -> Svg:
        return _striding(hose, boot, spread) if pose == "stride" else both(one)

    return drawn


def _striding(hose: str, boot: str, spread: float) -> Svg:
    """One leg behind with the heel up, the other stretched forward."""
    shoe = "M-3.4,-3 L3.2,-3 L3.2,1 C7,1.2 7,5 5.6,5 L-3.4,5Z"
    back = rod(f"M-3,-11 L{-spread - 5},-4", hose, 4.6) + group(
        path(shoe, boot, 2), f"translate({-spread - 7},-4) rotate(38)"
    )
    front = rod(f"M3,-11 L{spread + 5},-5", hose, 4.6) + group(
        path(shoe, boot, 2), f"translate({spread + 6},-4) rotate(-16)"
    )
    return back + front


def kneel(hose: str = "linen", boot: str = "leather") -> Posed:
    """Kneeling on the far knee; up to stride."""

    def drawn(pose: Pose) -> Svg:
        return _striding(hose, boot, 6) if pose == "stride" else _kneeling(hose, boot)

    return drawn


def _kneeling(hose: str, boot: str) -> Svg:
    return (
        rod("M-4,-8 L-13,-1 L-19,-1", hose, 5)
        + ball(-20, 0, 2.6, boot, 2)
        + rod("M4,-9 L11,-8 L10,-2", hose, 5)
        + path("M7,-3 L13,-3 C17,-2.6 17,2 16,2.4 L7,2.4Z", boot, 2)
    )


def riding(hose: str = "linen", boot: str = "leather") -> Svg:
    """The near leg in the stirrup; the far one is hidden."""
    return rod("M1,-8 C8,-6 9,-2 8,2", hose, 5.4) + path(
        "M4,0 L11.6,0 L11.6,4 C16,4 16,8.6 14.6,8.6 L4.6,8.6Z", boot, 2
    )


def goat_legs() -> Posed:
    """A satyr's shaggy legs and hooves; in stride one is thrown forward."""
    one = (
        rod("M9,0 L12,7", "fur", 3.4)
        + path("M2,-15 C10,-18 17,-10 14,-3 C13,1 10,3 8,2 C8,-3 4,-6 1,-8Z", "fur")
        + path("M9,4.6 L15.6,4.6 L17,9.6 L9.6,9.6Z", "coal", 1.8)
    )
    loins = path("M-10,-16 C-9,-12 -6,-9 -4,-10 L-2,-7 L0,-10 L2,-7 L4,-10 C6,-9 9,-12 10,-16Z", "fur")

    def drawn(pose: Pose) -> Svg:
        if pose == "stride":
            return group(mirrored(one), "rotate(18,0,-14)") + group(one, "rotate(-26,0,-14)") + loins
        return both(one) + loins

    return drawn


def fish_tail(colour: str = "sea", fin: str = "deep") -> Svg:
    """A fish's tail in place of legs, curling up behind."""
    form = (
        "M-10,-17 C-15,-3 -8,7 5,6 C16,5 23,0 25,-7 C31,-5 37,-7 40,-12 C36,-14 "
        "31,-14 28,-13 C29,-18 27,-23 22,-26 C19,-21 18,-15 20,-10 C17,-5 12,-2 "
        "9,-4 C7,-7 10,-11 10,-17Z"
    )
    return mirrored(
        path(form, colour)
        + flat("M25,-7 C31,-5 37,-7 40,-12 C36,-14 31,-14 28,-13 C29,-18 27,-23 22,-26 C19,-21 18,-15 20,-10Z", fin)
        + shade("M-10,-3 C-6,6 5,6 5,6 C16,5 23,0 25,-7 L22,-8 C18,0 4,4 -10,-3Z")
        + scratch(
            "M-7,-12 C-4,-9 -2,-9 0,-12 C2,-9 5,-9 7,-12 M-9,-6 C-6,-3 -4,-4 -2,-6 "
            "C0,-3 3,-3 5,-6 M-3,0 C0,2 3,2 5,0 C8,2 11,1 13,-1",
            "deep",
        )
        + path(form)
    )


def tunic(colour: str = "field", tab: bool = True, belt: str = "leather", long: float = 0) -> Svg:
    """A tunic to the thighs; with a tabard it shows the side's pattern."""
    y = -6 + long
    form = f"M-8,-29 C-14,-27 -11,-16 -12.5,{y - 1} C-6,{y + 2.5} 6,{y + 2.5} 12.5,{y - 1} C11,-16 14,-27 8,-29Z"
    drawn = path(form, colour)
    if tab:
        drawn += blazon(lambda row: 4 + (row + 28) * 0.07, -28, y + 1, "charge", "field") + scratch(
            f"M-4,-28 L-5.4,{y + 1} M4,-28 L5.4,{y + 1}"
        )
    drawn += shade(
        f"M3,-29 L8,-29 C14,-27 11,-16 12.5,{y - 1} C9,{y + 1} 6,{y + 1.6} 4,{y + 1.8} C6,-12 6,-22 3,-29Z"
    ) + path(form)
    return (
        drawn
        + (rod("M-11.6,-15 C-4,-13 4,-13 11.6,-15", belt, 1.6) + ball(0, -13.4, 1.7, "gold", 1.2) if belt else "")
        + shine("M-8.6,-24 C-9.4,-22 -9.2,-20 -9.2,-18", 0.5)
    )


def robe(colour: str = "field", stole: str = "", belt: str = "", hem: str = "charge", wide: float = 16) -> Svg:
    """A robe to the ground."""
    form = f"M-8,-29 C-13,-24 -13,-9 {-wide},1 C-8,5.4 8,5.4 {wide},1 C13,-9 13,-24 8,-29Z"
    drawn = path(form, colour)
    if hem:
        drawn += path(f"M{-wide + 1.2},-2.6 C-7,1.4 7,1.4 {wide - 1.2},-2.6", stroke=hem, width=2.4)
    drawn += shade(f"M3,-29 L8,-29 C13,-24 13,-9 {wide},1 C11,3.4 8,4 5,4.2 C8,-10 7,-22 3,-29Z") + scratch(
        "M-5,-12 C-6,-6 -7,-2 -8,0 M4,-10 C5,-5 5,-2 6,0"
    )
    if stole:
        drawn += path("M-6,-29 L-2.6,-29 L-2,-4 L-6.4,-4Z M6,-29 L2.6,-29 L2,-4 L6.4,-4Z", stole, 1.5)
    if belt:
        drawn += rod("M-11,-15 C-4,-12.6 4,-12.6 11,-15", belt, 1.6) + scratch("M3,-13 L4,-5", belt, 2)
    return drawn + path(form) + shine("M-8.6,-23 C-10,-18 -10,-14 -10.6,-11", 0.5)


def gown(colour: str = "field", apron: str = "", wide: float = 17) -> Svg:
    """A gown with a narrow waist and a wide skirt."""
    form = (
        f"M-7,-29 C-11,-24 -7,-19 -6.4,-16.6 C-12,-11 -15,-5 {-wide},1 C-8,5.4 "
        f"8,5.4 {wide},1 C15,-5 12,-11 6.4,-16.6 C7,-19 11,-24 7,-29Z"
    )
    drawn = path(form, colour) + (
        path("M-5.6,-16 L5.6,-16 C8,-10 8,-4 8,0 C3,2 -3,2 -8,0 C-8,-4 -8,-10 -5.6,-16Z", apron, 1.5) if apron else ""
    )
    return (
        drawn
        + shade(f"M2,-29 L7,-29 C11,-24 7,-19 6.4,-16.6 C12,-11 15,-5 {wide},1 C11,3.4 8,4 5,4.2 C9,-8 5,-16 2,-29Z")
        + rod("M-6.4,-16.6 C-3,-15.4 3,-15.4 6.4,-16.6", "gold", 1.2)
        + path(form)
        + shine("M-9,-9 C-11,-6 -12,-4 -13,-2", 0.5)
    )


def plate(colour: str = "steel", skirt: str = "field", gold: bool = False) -> Svg:
    """A breastplate over a skirt, with two pauldrons."""
    drawn = path("M-9,-15 C-12,-12 -13,-9 -13,-6 C-6,-2.6 6,-2.6 13,-6 C13,-9 12,-12 9,-15Z", skirt) + path(
        "M-12.4,-8.4 C-5,-4.6 5,-4.6 12.4,-8.4", stroke="charge", width=2
    )
    form = "M-8,-29 C-13,-27 -12,-20 -9,-14 C-4,-11.6 4,-11.6 9,-14 C12,-20 13,-27 8,-29Z"
    drawn += (
        path(form, colour)
        + shade("M2,-29 L8,-29 C13,-27 12,-20 9,-14 C6,-12.6 4,-12.4 2,-12.2 C5,-18 5,-24 2,-29Z")
        + path(form)
        + scratch("M0,-28 L0,-13")
    )
    return (
        drawn
        + both(path("M6,-29 C11,-31 16,-28 15,-22 C12,-24 9,-24 7,-23Z", "gold" if gold else colour, 1.9))
        + shine("M-7,-25 C-8,-22 -7,-19 -6,-17", 0.8)
    )


def bare(skin: str = "skin3", kilt: str = "shadow") -> Svg:
    """A bare chest, with a kilt or without."""
    form = "M-8,-29 C-15,-28 -13,-18 -9,-14 L9,-14 C13,-18 15,-28 8,-29Z"
    return (
        path(form, skin)
        + shade("M3,-29 L8,-29 C15,-28 13,-18 9,-14 L4,-14 C7,-19 6,-25 3,-29Z")
        + scratch("M-6,-21.6 C-4,-20 -1.6,-20 0,-21.6 C1.6,-20 4,-20 6,-21.6 M0,-21 L0,-15")
        + path(form)
        + (
            path("M-10,-15 C-12,-11 -12,-8 -13,-5 C-6,-2 6,-2 13,-5 C12,-8 12,-11 10,-15Z", kilt)
            + rod("M-9.6,-15 C-4,-13.4 4,-13.4 9.6,-15", "leather", 1.8)
            if kilt
            else ""
        )
    )


def slim(skin: str = "skin2") -> Svg:
    """A slim bare body above a tail."""
    return path(
        "M-7,-29 C-11,-26 -7.6,-21 -6.6,-18 C-7.6,-16 -9,-15 -10,-13.6 L10,-13.6 "
        "C9,-15 7.6,-16 6.6,-18 C7.6,-21 11,-26 7,-29Z",
        skin,
    ) + shade("M3,-29 L7,-29 C11,-26 7.6,-21 6.6,-18 L9,-14 L5,-14 C6,-19 6,-25 3,-29Z")
