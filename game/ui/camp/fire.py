"""The fire of a camp: stones and wood, a few frames of flame, and sparks that rise."""

from game.ui.figures.strokes import Svg, element, flat, group, path, rod

FRAMES = 12
"""How many frames the fire has before it begins anew."""

_OUTER, _INNER, _CORE = "#f08a2c", "#ffd75e", "#fffbe0"


def hearth() -> Svg:
    """The ring of stones and the wood, with the fire's foot at the origin; 100 wide."""
    drawn = element("ellipse", cx=0, cy=2, rx=54, ry=17, fill="#241a14", opacity=0.55)
    back = ((-40, -6), (-22, -13), (0, -15), (22, -13), (40, -6))
    drawn += "".join(_stone(x, y, 0.84) for x, y in back)
    drawn += element("ellipse", cx=0, cy=0, rx=38, ry=10, fill="#2a1b14")
    for form in ("M-30,6 L22,-14", "M-22,-14 L30,6", "M-34,-2 L30,-4"):
        drawn += rod(form, "#5d3d28", 9)
    return drawn + path("M-22,2 L-8,-4 M8,-5 L20,1 M-4,-3 L6,-4", width=4, stroke="#ff9a3c")


def stones() -> Svg:
    """The stones before the flames."""
    return "".join(_stone(x, y, 1) for x, y in ((-44, 5), (-26, 12), (-5, 15), (17, 14), (38, 8)))


def _stone(x: float, y: float, scale: float) -> Svg:
    form = "M-12,4 C-14,-5 -6,-10 2,-9 C10,-9 14,-2 12,4 C8,9 -8,9 -12,4Z"
    light = flat("M-8,0 C-8,-5 -2,-7 3,-6 C2,-2 -4,1 -8,0Z", "#fff", opacity=0.3)
    return group(path(form, "#8f887c", 2.2) + light, f"translate({x},{y}) scale({scale})")


def flames(frame: int) -> Svg:
    """The flames of a frame, 90 high at the origin, and the sparks above them."""
    step = frame % FRAMES
    sway, reach = _wave(step, 3), _wave(step + 2, 4)
    outer = (
        f"M{sway * 9:.1f},{-86 - reach * 8:.1f} C{16 + sway * 6:.1f},{-62 - reach * 4:.1f} "
        f"{40 + sway * 3:.1f},-46 28,-14 "
        f"C20,2 -20,2 -28,-14 C{-38 + sway * 3:.1f},-36 {-18 + sway * 5:.1f},-46 "
        f"{-17 + sway * 7:.1f},{-64 - reach * 3:.1f} "
        f"C-10,-56 -5,-66 {sway * 9:.1f},{-86 - reach * 8:.1f}Z"
    )
    drawn = (
        path(outer, _OUTER, 2.4, "#8a2f1a")
        + _tongue(-25, -26, _wave(step + 5, 3))
        + _tongue(26, -22, -_wave(step + 1, 3))
    )
    inner = (
        f"M{2 + sway * 6:.1f},{-58 - reach * 6:.1f} C14,{-43 - reach * 2:.1f} 24,-32 17,-12 C10,-2 -12,-2 -17,-12 "
        f"C-22,-28 -6,-36 {2 + sway * 6:.1f},{-58 - reach * 6:.1f}Z"
    )
    core = (
        f"M{sway * 3:.1f},{-34 - reach * 4:.1f} C8,-26 11,-16 6,-8 C1,-4 -5,-4 -8,-9 C-11,-18 -3,-22 "
        f"{sway * 3:.1f},{-34 - reach * 4:.1f}Z"
    )
    return drawn + flat(inner, _INNER) + flat(core, _CORE) + _sparks(step)


def _tongue(x: float, y: float, sway: float) -> Svg:
    """A small flame beside the large one."""
    form = (
        f"M{x + sway * 5:.1f},{y - 22 - sway * 6:.1f} C{x + 8},{y - 10} {x + 11},{y} {x + 6},{y + 12} "
        f"C{x},{y + 16} {x - 7},{y + 12} {x - 8},{y + 4} C{x - 8},{y - 4} {x - 3},{y - 8} "
        f"{x + sway * 5:.1f},{y - 22 - sway * 6:.1f}Z"
    )
    return path(form, _OUTER, 2, "#8a2f1a") + flat(
        f"M{x + sway * 2:.1f},{y - 6} C{x + 5},{y} {x + 5},{y + 6} {x + 1},{y + 10} C{x - 4},{y + 8} "
        f"{x - 4},{y} {x + sway * 2:.1f},{y - 6}Z",
        _INNER,
    )


def _sparks(step: int) -> Svg:
    """Sparks on their way up; each is born, rises in curves and goes out within the frames."""
    drawn = ""
    for i in range(9):
        age = (step + i * 5) % FRAMES
        x = (i * 29 % 46 - 23) * (1 + age / 10) + _wave(age + i, 5) * 5
        y = -56 - i * 7 % 30 - age * 8
        size = 2.3 - age * 0.12
        drawn += element(
            "circle", cx=f"{x:.1f}", cy=y, r=f"{size:.2f}", fill="#ffc765", opacity=f"{1 - age / FRAMES:.2f}"
        )
    return drawn


def _wave(step: int, stride: int) -> float:
    """A movement to and fro between -1 and 1 that comes back after all frames."""
    saw = step * stride % FRAMES / FRAMES
    return 1 - 4 * abs(saw - 0.5)


def strength(frame: int) -> float:
    """How bright the fire's light is in a frame, around 1."""
    return 1 + 0.1 * _wave(frame, 5) + 0.06 * _wave(frame + 3, 7)
