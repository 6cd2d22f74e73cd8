"""The hours of a camp: what colour the sky is, how dark the ground, and what stands in the sky."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.ui.camp.layout import HORIZON, Layout
from game.ui.figures.strokes import Svg, element, flat, path

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Hour:
    """An hour: the sky's colours from above to the horizon, what is left of the light on the ground away from the
    fire, what the fire adds to it near itself, how many stars there are, and whether lamps are lit in the tents."""

    sky: tuple[str, ...]
    ambient: Colour
    fire: Colour
    stars: int
    lamps: bool


HOURS: Mapping[str, Hour] = MappingProxyType(
    {
        "dusk": Hour(
            ("#2b2a55", "#4b3a69", "#8a4f72", "#cf6d66", "#f0a56a", "#f8cf90"), (150, 122, 134), (96, 84, 40), 26, True
        ),
        "night": Hour(("#0f1533", "#192147", "#2a315f", "#4a4f7c"), (74, 82, 124), (190, 142, 70), 120, True),
        "dawn": Hour(("#5c6f9f", "#8f8fb0", "#cfa9a5", "#f2c99a", "#fbe6b8"), (196, 186, 190), (56, 48, 26), 8, False),
    }
)
"""The hours by name."""

_USUAL = "dusk"


def hour_of(name: str) -> Hour:
    """An hour by its name; dusk for a name that there is not."""
    return HOURS.get(name, HOURS[_USUAL])


def sky(layout: Layout, name: str) -> Svg:
    """The sky over the whole window, with what stands in it where no panel lies."""
    name = name if name in HOURS else _USUAL
    hour, wide, low = hour_of(name), layout.right - layout.left, HORIZON + 30
    steps = len(hour.sky) - 1
    stops = "".join(f'<stop offset="{i / steps:.3f}" stop-color="{colour}"/>' for i, colour in enumerate(hour.sky))
    place = f'gradientUnits="userSpaceOnUse" x1="0" y1="{layout.top:.1f}" x2="0" y2="{low}"'
    drawn = f'<defs><linearGradient id="sky" {place}>{stops}</linearGradient>{_glow(layout, name)}</defs>'
    rect = {"x": f"{layout.left:.1f}", "y": f"{layout.top:.1f}", "width": f"{wide:.1f}"}
    drawn += element("rect", **rect, height=f"{low - layout.top + 60:.1f}", fill="url(#sky)")
    drawn += _stars(layout, hour.stars) + _clouds(layout, name)
    return drawn + _light(layout, name)


def _glow(layout: Layout, name: str) -> Svg:
    """The light around the sun behind the horizon."""
    if name == "night":
        return ""
    x = layout.half * (0.5 if name == "dusk" else -0.2)
    stops = (
        '<stop offset="0" stop-color="#ffe2a0" stop-opacity=".9"/>'
        '<stop offset="1" stop-color="#ff9a5a" stop-opacity="0"/>'
    )
    place = f'gradientUnits="userSpaceOnUse" cx="{x:.1f}" cy="{HORIZON}" r="300"'
    return f'<radialGradient id="sun" {place}>{stops}</radialGradient>'


def _light(layout: Layout, name: str) -> Svg:
    """The moon, or the sun behind the land."""
    if name == "night":
        x, y = layout.half * 0.8, HORIZON - 226
        moon = f"M{x + 10:.1f},{y - 32} A33,33 0 1 0 {x + 33:.1f},{y + 10} A27,27 0 0 1 {x + 10:.1f},{y - 32}Z"
        halo = element("circle", cx=f"{x:.1f}", cy=y, r=66, fill="#cdd6f2", opacity=0.05)
        return halo + element("circle", cx=f"{x:.1f}", cy=y, r=48, fill="#cdd6f2", opacity=0.05) + flat(moon, "#fdf6dc")
    x = layout.half * (0.5 if name == "dusk" else -0.2)
    drawn = element("circle", cx=f"{x:.1f}", cy=HORIZON, r=300, fill="url(#sun)")
    return drawn + element("circle", cx=f"{x:.1f}", cy=HORIZON - 10, r=40, fill="#fff1c4")


def _stars(layout: Layout, number: int) -> Svg:
    """Stars strewn evenly, the fainter the nearer they are to the horizon."""
    wide, high = layout.right - layout.left, HORIZON - 30 - layout.top
    drawn = ""
    for i in range(round(number * max(1.0, wide / 1280))):
        x, share = layout.left + (i * 0.618034 % 1) * wide, i * 0.754878 % 1
        size, opacity = (0.8, 1.0, 1.3, 1.9)[i % 4], 0.95 - share * 0.75
        drawn += element(
            "circle",
            cx=f"{x:.1f}",
            cy=f"{layout.top + share * high:.1f}",
            r=size,
            fill="#fbf3dc",
            opacity=f"{opacity:.2f}",
        )
        if i % 17 == 3:
            cy = layout.top + share * high
            drawn += path(
                f"M{x - 5:.1f},{cy:.1f} h10 M{x:.1f},{cy - 5:.1f} v10",
                width=0.8,
                stroke="#fbf3dc",
                opacity=opacity * 0.7,
            )
    return drawn


def _clouds(layout: Layout, name: str) -> Svg:
    colours = {"dusk": ("#8f506b", "#e79a72"), "night": ("#232a52", "#2d3560"), "dawn": ("#e9c3b0", "#f7ddb6")}
    far, near = colours[name]
    drawn = ""
    for x, y, wide, colour in (
        (-0.9, -176, 190, far),
        (0.1, -206, 150, far),
        (1.05, -130, 210, far),
        (-0.3, -96, 170, near),
        (0.65, -84, 190, near),
    ):
        cx, cy = x * layout.half, HORIZON + y
        drawn += flat(
            f"M{cx - wide:.1f},{cy} C{cx - wide * 0.6:.1f},{cy - wide * 0.1:.1f} "
            f"{cx - wide * 0.4:.1f},{cy - wide * 0.16:.1f} "
            f"{cx - wide * 0.1:.1f},{cy - wide * 0.1:.1f} C{cx + wide * 0.2:.1f},{cy - wide * 0.22:.1f} "
            f"{cx + wide * 0.5:.1f},{cy - wide * 0.1:.1f} {cx + wide:.1f},{cy} "
            f"C{cx + wide * 0.4:.1f},{cy + wide * 0.05:.1f} "
            f"{cx - wide * 0.4:.1f},{cy + wide * 0.05:.1f} {cx - wide:.1f},{cy}Z",
            colour,
            opacity=0.7,
        )
    return drawn
