"""People in pictures below the head: bodies, limbs, hands (the heads are in `heads`).

Everything is placed in the picture's own view and keeps the same outline at any size.
"""

from game.ui.figures.strokes import Svg, ball, flat, group, path


def torso(
    x: float, y: float, w: float, h: float, cloth: str, flare: float = 1.15, collar: str = "", dark: str = "ink"
) -> Svg:
    """A body whose shoulders are at y and w wide; it goes down h and ends `flare` times as wide."""
    a, b, foot = w / 2, w / 2 * flare, y + h
    form = (
        f"M{x - a * 0.34:.1f},{y - w * 0.06:.1f} C{x - a * 0.8:.1f},{y:.1f} {x - a:.1f},{y + w * 0.08:.1f} "
        f"{x - a:.1f},{y + w * 0.34:.1f} L{x - b:.1f},{foot:.1f} Q{x:.1f},{foot + w * 0.08:.1f} {x + b:.1f},{foot:.1f} "
        f"L{x + a:.1f},{y + w * 0.34:.1f} C{x + a:.1f},{y + w * 0.08:.1f} {x + a * 0.8:.1f},{y:.1f} "
        f"{x + a * 0.34:.1f},{y - w * 0.06:.1f}Z"
    )
    side = (
        f"M{x + a * 0.42:.1f},{y:.1f} C{x + a:.1f},{y + w * 0.06:.1f} {x + a:.1f},{y + w * 0.2:.1f} "
        f"{x + a:.1f},{y + w * 0.34:.1f} L{x + b:.1f},{foot:.1f} L{x + b * 0.36:.1f},{foot + w * 0.04:.1f} "
        f"C{x + a * 0.5:.1f},{y + h * 0.6:.1f} {x + a * 0.62:.1f},{y + h * 0.3:.1f} {x + a * 0.42:.1f},{y:.1f}Z"
    )
    drawn = path(form, cloth, 2.4) + flat(side, dark, opacity=0.2)
    if collar:
        neck = f"M{x - a * 0.4:.1f},{y - w * 0.07:.1f} Q{x:.1f},{y + w * 0.16:.1f} {x + a * 0.4:.1f},{y - w * 0.07:.1f}"
        drawn += path(neck + "Z", collar, 2)
    return drawn


def neck(x: float, y: float, w: float, h: float, skin: str = "skin2") -> Svg:
    """A neck around x from y down to y + h; it is drawn before the head and the body."""
    return path(f"M{x - w / 2},{y} V{y + h} H{x + w / 2} V{y}Z", skin, 2.2)


def limb(form: str, colour: str, width: float = 11) -> Svg:
    """An arm or a leg: a stroke along the path between two outlines."""
    return path(form, width=width + 4.4) + path(form, width=width, stroke=colour)


def hand(x: float, y: float, r: float = 6, skin: str = "skin2", thumb: float | None = None) -> Svg:
    """A hand seen small; its thumb points to so many degrees (0 is up), or is hidden."""
    palm = ball(x, y, r, skin, 2.2, r * 0.92)
    if thumb is None:
        return palm
    finger = path(f"M0,{-r * 0.5} V{-r * 1.25}", width=r * 0.62 + 3.6)
    finger += path(f"M0,{-r * 0.4} V{-r * 1.25}", width=r * 0.62, stroke=skin)
    return palm + group(finger, f"translate({x},{y}) rotate({thumb})")


def boot(x: float, y: float, turn: float = 1, colour: str = "brown", size: float = 1) -> Svg:
    """A foot in a shoe, its heel under x, its sole at y, its toes to the side `turn`."""
    form = "M-6,-9 L5,-9 C6,-5 14,-5 15,0 L-6,0Z"
    return group(path(form, colour, 2.2 / size), f"translate({x},{y}) scale({turn * size},{size})")


def fist(x: float, y: float, k: float = 1, skin: str = "skin2", angle: float = 0, flip: bool = False) -> Svg:
    """A hand closed around something that runs up and down through it, its knuckles to the right.

    At k = 1 it is 40 high. What it holds is drawn before it.
    """
    w = 2.4 / k
    drawn = path("M-16,-14 C-18,-4 -18,8 -14,17 C-8,22 4,20 8,16 L12,-14 C6,-20 -10,-20 -16,-14Z", skin, w)
    for i in range(4):
        top = -17 + 9.2 * i
        drawn += path(
            f"M-6,{top} C2,{top - 2.5} 15,{top - 2} 16,{top + 4.2} C16,{top + 10} 4,{top + 9.6} -4,{top + 9}Z", skin, w
        )
    side = "M9,-18 C17,-16 17,-10 16,-8 C18,-4 16,2 15,4 C16,8 15,16 12,18 C8,21 4,20 2,19.6 C12,8 12,-6 9,-18Z"
    drawn += flat(side, "ink", opacity=0.14)
    drawn += path("M-17,-4 C-12,-20 0,-24 7,-18 C9,-14 5,-11 1,-11 C-5,-10 -8,-4 -9,2", skin, w)
    return group(drawn, f"translate({x},{y}) rotate({angle}) scale({-k if flip else k},{k})")
