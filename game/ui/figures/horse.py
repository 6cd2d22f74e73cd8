"""Horses, and what they wear: facing right, hooves on y = 0."""

from game.ui.figures.heraldry import blazon
from game.ui.figures.poses import BEARINGS, Pose, Posed
from game.ui.figures.strokes import Svg, dot, group, path, rod, scratch, shade, shine
from game.ui.figures.wings import wing

_BODY = (
    "M-20,-12 C-23,-22 -16,-27 -8,-26 C-2,-25 4,-25 8,-28 C11,-32 13,-39 "
    "17,-43 L18,-50 L23,-45 C28,-43 32,-37 34.6,-33 C36,-29 31,-26.4 28,-28.4 "
    "C26,-30.6 24,-31.4 22.6,-31 C23,-25 22,-19 19,-14 C13,-8.6 -8,-8 -20,-12Z"
)


def horse(
    coat: str = "bay",
    mane: str = "coal",
    worn: Svg = "",
    rear: float = 0,
    charge: float = 12,
    winged: bool = False,
    scale: float = 1,
) -> Posed:
    """A horse in what it has `worn`; it rears by `rear` degrees, and by `charge` to strike. It strides at a gallop."""
    angles: dict[Pose, float] = {"strike": charge, "stride": 4, "hit": rear + (-3 if winged else 7), "fallen": 0}

    def drawn(pose: Pose) -> Svg:
        turn = angles.get(pose, rear)
        gallop = pose in ("stride", "fallen") or turn < 0
        piece = _horse(coat, mane, worn, "gallop" if gallop else "rear" if turn else "stand", pose if winged else None)
        return group(piece, f"translate(0,{2 if turn > 0 else 0}) rotate({-turn},-16,0) scale({scale})")

    return drawn


def _horse(coat: str, mane: str, worn: Svg, gait: str, wings: Pose | None) -> Svg:
    drawn = _legs(coat, mane, gait)
    drawn += path(_BODY, coat)
    drawn += shade(
        "M-20,-12 C-10,-8 13,-8.6 19,-14 C22,-19 23,-25 22.6,-31 C20,-24 16,-17 8,-15 C-2,-13 -14,-13 -20,-12Z"
    )
    drawn += shine("M-16,-22 C-14,-24.4 -10,-24.6 -7,-24", 0.5)
    drawn += path("M18,-47 C10,-47 5,-38 2,-26 C6,-24 9,-26 10,-30 C13,-33 14,-39 20,-43Z", mane, 2)
    drawn += dot(25.6, -38, 1.6) + dot(32, -30.6, 1) + scratch("M29,-28 C30,-30 31,-30 32,-29.6", width=1.2)
    drawn += worn
    if wings:
        drawn += wing("feather", x=-7, y=-26, scale=0.95, turn=-min(12, BEARINGS[wings].wing) * 0.3)
    return drawn


def _legs(coat: str, mane: str, gait: str) -> Svg:
    """The four legs, and the tail between the far and the near ones."""
    hind = "M-11,-13 C-13,-8 -10,-6 -9,0"
    if gait == "gallop":
        hind, far, near = "M-11,-13 C-18,-8 -22,-8 -25,-5", "M12,-13 L21,-11 L27,-5", "M9,-14 L20,-7 L24,-1"
        hooves = _hoof(24, -1, -20) + _hoof(27, -5, -20) + _hoof(-25, -5, 40)
    elif gait == "rear":
        far, near = "M12,-14 L22,-14 L23,-8", "M9,-14 L17,-10 L15,-3"
        hooves = _hoof(15, -3, 20) + _hoof(23, -8, 5)
    else:
        far, near = "M12,-13 L16,-6 L15,0", "M9,-14 L10,-6 L9,1"
        hooves = _hoof(9, 1)
    drawn = rod(hind, coat, 3.8) + rod(far, coat, 3.8) + scratch(f"{hind} {far}", "ink", 3.8, opacity=0.3)
    drawn += path("M-19,-23 C-31,-25 -33,-10 -29,0 C-26,-5 -22,-9 -18,-15Z", mane)
    if gait == "gallop":
        drawn += rod("M-17,-15 C-22,-9 -26,-6 -30,-2", coat, 4.4) + rod(near, coat, 4.4) + _hoof(-30, -2, 40)
    else:
        drawn += rod("M-17,-15 C-20,-8 -16,-6 -17,1", coat, 4.4) + rod(near, coat, 4.4) + _hoof(-17, 1)
    return drawn + hooves


def _hoof(x: float, y: float, turn: float = 0) -> Svg:
    return group(path("M-2.6,-2 L2.6,-2 L4,2 L-2.8,2Z", "coal", 1.6), f"translate({x},{y}) rotate({turn})")


def saddle() -> Svg:
    """A saddle cloth in the side's colour, and a rein."""
    return (
        path("M-15,-26 C-8,-28 0,-27 5,-28 L6,-13 C0,-10 -9,-10 -15,-12Z", "field", 2)
        + path("M-15,-14.6 C-9,-12.8 0,-12.8 5.6,-15.6", stroke="charge", width=2.2)
        + scratch("M20,-44 C22,-38 24,-36 27,-29", "leather", 2)
    )


def housing() -> Svg:
    """A plain cloth under the rider, which says no more than whose horse it is."""
    return path("M-16,-26 C-8,-28 0,-27 6,-28 L7,-12 C0,-9 -10,-9 -16,-11Z", "field", 2.2)


def caparison() -> Svg:
    """A cloth over the whole horse, with the side's pattern."""
    cloth = path(
        "M-22,-21 C-17,-29 4,-27 9,-29 L14,-22 C20,-20 21,-14 21,-6 C17,-2.6 14,-5 "
        "11,-2.6 C5,-5 2,-2 -3,-4.6 C-8,-2 -12,-5 -15,-2.6 C-18,-5 -21,-3 -24,-5 "
        "C-24,-12 -25,-17 -22,-21Z",
        "field",
    )
    hem = path(
        "M20.8,-8.6 C17,-5 14,-7.6 11,-5.4 C5,-7.6 2,-4.8 -3,-7.4 C-8,-4.8 "
        "-12,-7.6 -15,-5.4 C-18,-7.6 -21,-5.8 -24,-7.6",
        stroke="charge",
        width=2.4,
    )
    fold = shade("M9,-29 L14,-22 C20,-20 21,-14 21,-6 L12,-3 C14,-12 12,-20 6,-28Z")
    arms = blazon(lambda _: 5, 0, 11, "charge", "field") + path("M-5,0 L5,0 L5,11 L-5,11Z", width=1.5)
    return cloth + hem + fold + group(arms, "translate(-15,-21)")


def barding() -> Svg:
    """Plates over the horse's face and chest."""
    return (
        path("M19,-46 L23,-45 C28,-43 31,-38 33,-34 L29,-33 C26,-38 22,-40 18,-40Z", "steel", 1.9)
        + path("M11,-30 C14,-27 19,-27 22,-29 C23,-22 21,-15 18,-13 C13,-14 11,-22 11,-30Z", "steel", 1.9)
        + shine("M14,-25 C14,-21 15,-18 16,-17", 0.7)
    )


def horn() -> Svg:
    """A unicorn's horn."""
    return path("M22,-45 L31,-64 L27,-43Z", "gold", 1.9) + scratch("M24,-48 L28,-47 M26,-53 L29,-52")
