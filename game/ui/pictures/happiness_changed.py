"""When one is happiest: the picture of question 2a of somebody who changes."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, rod, scratch, shade
from game.ui.pictures.heads import head
from game.ui.pictures.people import hand, limb, neck, torso
from game.ui.pictures.sheet import (
    blob,
    clouds,
    glow,
    land,
    scattered,
    specks,
    tufts,
    wash,
)


def _mask_laid_down() -> Svg:
    """Somebody takes a wolf's mask off for good, and flowers climb up the sword."""
    drawn = wash("#5b6484", "#b98f86", "#f3cf98", "#f7e8c2") + glow(236, 118, 110, "#fff0c0", 0.9)
    drawn += clouds("#47506e", ((30, 46, 66), (92, 30, 50)), 0.75) + clouds("#f7dcb0", ((214, 64, 44),), 0.9)
    drawn += land([(-6, 150), (70, 138), (150, 150), (220, 138), (270, 146)], "#8c8a64", 1.8)
    drawn += land([(-6, 176), (90, 168), (180, 180), (270, 168)], "#96a45c", 2.2)
    drawn += tufts(scattered(6, 18, 0, 184, 264, 50), "#66793c", 1.2) + specks(
        scattered(12, 18, 170, 182, 94, 40), "#fbf3dc", 2.4
    )
    drawn += _grown_sword(40, 215)
    drawn += path("M74,250 C66,190 72,150 104,138 C130,130 164,134 178,152 C192,180 190,220 194,250Z", "#54404c")
    drawn += neck(128, 122, 24, 28, "skin3") + torso(132, 148, 76, 100, "#7d6a4f", 1.1, "linen")
    drawn += path("M98,150 C90,180 88,210 92,250 H74 C66,190 72,156 98,146Z", "#463440") + path(
        "M166,150 C176,180 178,210 176,250 H194 C192,210 190,176 170,148Z", "#463440"
    )
    drawn += head(132, 92, 32, "skin3", "coal", "long", "glad", 0.75, tilt=4)
    drawn += group(_wolf_mask(), "translate(216,158) rotate(14) scale(0.96)")
    return drawn + limb("M158,168 C158,204 178,208 186,182", "#7d6a4f", 19) + hand(187, 168, 10, "skin3", 70)


def _wolf_mask() -> Svg:
    ears = "M-34,-24 L-36,-54 L-14,-38Z M34,-24 L36,-54 L14,-38Z"
    drawn = (
        path("M-32,0 q-16,10 -14,30 M32,0 q16,10 10,34", width=2.4, stroke="#5d4330")
        + path(ears, "#6e757c")
        + flat("M-30,-30 L-32,-46 L-20,-37Z M30,-30 L32,-46 L20,-37Z", "#c08a84")
    )
    drawn += path(
        "M-36,-22 C-28,-40 28,-40 36,-22 C38,-8 34,0 26,6 L16,34 C8,42 -8,42 -16,34 L-26,6 C-34,0 -38,-8 -36,-22Z",
        "#8b939a",
    )
    drawn += shade(
        "M12,-36 C28,-34 34,-28 36,-22 C38,-8 34,0 26,6 L16,34 C10,40 4,40 2,40 C10,20 18,-10 12,-36Z", 0.2
    ) + flat("M-10,0 C-6,-8 6,-8 10,0 L12,30 C6,36 -6,36 -12,30Z", "#cfd5d8")
    drawn += path("M-24,-14 L-8,-6 C-12,2 -22,0 -24,-14Z M24,-14 L8,-6 C12,2 22,0 24,-14Z", "#2a2018", 2) + path(
        "M-28,-20 L-8,-12 M28,-20 L8,-12", width=3
    )
    drawn += path("M-7,12 C-6,7 6,7 7,12 C5,18 -5,18 -7,12Z", "coal", 1.8) + path(
        "M-14,26 C-6,20 6,20 14,26 L10,34 C4,37 -4,37 -10,34Z", "#5d2420", 2
    )
    return (
        drawn
        + flat("M-12,25 l3,7 l3,-9Z M12,25 l-3,7 l-3,-9Z M-3,22.4 l3,6 l3,-6Z", "white")
        + scratch("M-28,-24 C-22,-31 -14,-33 -8,-33", "glint", 2.2, 0.5)
    )


def _grown_sword(x: float, y: float) -> Svg:
    """A sword in the ground, overgrown with bindweed in flower."""
    drawn = (
        path("M-5,0 V-62 H5 V0Z", "blade", 2)
        + shade("M0,-62 H5 V0 H0Z", 0.18)
        + path("M-18,-64 H18", width=8)
        + path("M-17,-64 H17", width=4, stroke="brass")
    )
    drawn += rod("M0,-68 V-86", "leather", 4.6) + ball(0, -91, 5, "brass")
    vine = "M-12,4 C14,-6 12,-18 -4,-24 C-18,-30 -8,-44 6,-46 C20,-50 10,-66 -6,-66 C-18,-70 -8,-82 8,-84"
    drawn += path(vine, width=4.6) + path(vine, width=2.2, stroke="#5f8a45")
    for i, (a, b) in enumerate(((12, -14), (-13, -32), (15, -52), (-15, -72))):
        drawn += path(f"M{a},{b} q6,-7 11,-1 q-2,7 -11,1Z", "#7da24f", 1.6)
        petals = "".join(
            element(
                "ellipse",
                cx=0,
                cy=-4.4,
                rx=3.4,
                ry=4.4,
                fill="#f7efe4" if i % 2 else "#dc9296",
                stroke="ink",
                stroke_width=1.4,
                transform=f"rotate({72 * n})",
            )
            for n in range(5)
        )
        drawn += group(petals + dot(0, 0, 2.2, "gold"), f"translate({a - 4},{b - 2})")
    return group(drawn + flat(blob(2, 0, 3, 14, 9, 0.2, 0.35), "#7f6a44"), f"translate({x},{y}) rotate(-5)")


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"mask_laid_down": _mask_laid_down})
"""The pictures by name."""
