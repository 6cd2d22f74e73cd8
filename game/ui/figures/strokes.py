"""Strokes and forms: the small pieces of SVG that every part is drawn with.

A part is a function that returns SVG in figure space: the origin is where the piece stands, up is -y, and a square of
the board is 64 wide. Colours are names from `dyes`; a side's own are "field", "shadow" and "charge". Light comes from
the upper left: a form has at most one `shade` and one `shine`.
"""

import math
from collections.abc import Iterable

Svg = str
"""SVG elements whose colours are still names."""

Point = tuple[float, float]


def element(tag: str, **attributes: str | float) -> Svg:
    """One SVG element; underscores in attribute names become hyphens."""
    written = " ".join(f'{name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f"<{tag} {written}/>"


def path(form: str, fill: str = "none", width: float = 2.2, stroke: str = "ink", **attributes: str | float) -> Svg:
    """A form with an outline `width` wide."""
    return element(
        "path",
        d=form,
        fill=fill,
        stroke=stroke,
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap="round",
        **attributes,
    )


def flat(form: str, fill: str, **attributes: str | float) -> Svg:
    """A form without an outline."""
    return element("path", d=form, fill=fill, **attributes)


def shade(form: str, opacity: float = 0.24) -> Svg:
    """The dark side of a form."""
    return flat(form, "ink", opacity=opacity)


def shine(form: str, opacity: float = 0.6, width: float = 1.8) -> Svg:
    """A stroke of light on a form; left out where figures are small."""
    return path(form, width=width, stroke="glint", opacity=opacity, data_fine="1")


def rod(form: str, colour: str, width: float = 3) -> Svg:
    """A coloured stroke between two outlines."""
    return path(form, width=width + 2.6) + path(form, width=width, stroke=colour)


def scratch(form: str, colour: str = "ink", width: float = 1.3, opacity: float = 1) -> Svg:
    """A thin stroke: a seam, a fold, a string; left out where figures are small."""
    return path(form, width=width, stroke=colour, opacity=opacity, data_fine="1")


def ball(x: float, y: float, r: float, colour: str, width: float = 2.2, ry: float | None = None) -> Svg:
    """A circle with an outline, or an ellipse if `ry` is given."""
    return element("ellipse", cx=x, cy=y, rx=r, ry=ry or r, fill=colour, stroke="ink", stroke_width=width)


def ring(x: float, y: float, rx: float, ry: float, colour: str, width: float = 2.2) -> Svg:
    """A hoop: an ellipse of colour between two outlines."""
    outline = element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill="none", stroke="ink", stroke_width=width + 2.4)
    return outline + element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill="none", stroke=colour, stroke_width=width)


def dot(x: float, y: float, r: float = 1.3, colour: str = "ink", **attributes: str | float) -> Svg:
    """A circle without an outline."""
    return element("circle", cx=x, cy=y, r=r, fill=colour, **attributes)


def polygon(points: Iterable[Point], colour: str, **attributes: str | float) -> Svg:
    """A closed form through the points."""
    return flat("M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z", colour, **attributes)


def star(x: float, y: float, r: float = 4, colour: str = "spark") -> Svg:
    """A star of four points."""
    corners = []
    for i in range(8):
        far = r * 0.36 if i % 2 else r
        corners.append((x + far * math.sin(i * math.pi / 4), y - far * math.cos(i * math.pi / 4)))
    return polygon(corners, colour, stroke="ink", stroke_width=1.1, stroke_linejoin="round")


def group(drawn: Svg, transform: str) -> Svg:
    """The drawing moved, turned or scaled by an SVG transform."""
    return f'<g transform="{transform}">{drawn}</g>' if drawn else ""


def mirrored(drawn: Svg) -> Svg:
    """The drawing with left and right changed."""
    return group(drawn, "scale(-1,1)")


def both(drawn: Svg) -> Svg:
    """The drawing and its mirror image."""
    return drawn + mirrored(drawn)
