"""The strokes the title's picture is drawn with."""

from game.ui.figures.strokes import Svg, element

INK = "#2b2118"
GLOW = "#f0a868"
DARK = "#231a22"


def shape(form: str, fill: str, edge: str = "none", width: float = 0, opacity: float = 1) -> Svg:
    """A form, filled and perhaps outlined."""
    return element(
        "path",
        d=form,
        fill=fill,
        stroke=edge,
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap="round",
        opacity=opacity,
    )


def stroke(form: str, colour: str, width: float, opacity: float = 1) -> Svg:
    """A line."""
    return shape(form, "none", colour, width, opacity)


def pole(form: str, colour: str, width: float, edge: float = 3) -> Svg:
    """A coloured stroke between two outlines."""
    return stroke(form, INK, width + edge) + stroke(form, colour, width)
