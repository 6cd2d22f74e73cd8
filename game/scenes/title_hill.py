"""The hill in front of the title's picture, and what lies about on it."""

from collections.abc import Iterable

from game.scenes.title_strokes import GLOW, INK, pole, shape, stroke
from game.ui.figures.strokes import Svg, element, group

_RIM = "M520,720 C640,640 700,560 810,512 C880,482 980,452 1060,470 C1150,488 1220,520 1290,524"


def hill() -> Svg:
    """The slope with its folds and its road, grown over, with what a camp leaves lying on it."""
    drawn = _slope() + _road() + _grass()
    for x, y, size in ((1226, 560, 1), (1194, 572, 0.65), (700, 672, 0.8), (612, 700, 0.5), (1128, 650, 0.45)):
        drawn += group(_stone(), f"translate({x},{y}) scale({size})")
    for x, y, size in ((742, 600, 0.8), (1250, 640, 1), (980, 684, 1), (668, 640, 0.6), (850, 700, 0.7)):
        drawn += group(_bush(), f"translate({x},{y}) scale({size})")
    drawn += group(_seat(), "translate(938,566)") + group(_seat(), "translate(806,572) scale(-.8,.8)")
    drawn += group(_firewood(), "translate(782,618)")
    return drawn + group(_shield_and_spear(), "translate(1000,590)") + group(_saddle(), "translate(1012,536)")


def _slope() -> Svg:
    """The ground: darker away from the fire, in folds whose edges catch its light."""
    drawn = shape(f"{_RIM} L1290,730 L520,730Z", "#2f343c", INK, 3)
    drawn += shape(
        "M1010,462 C1060,520 1000,600 1090,720 L1290,720 V524 C1220,520 1150,488 1060,470Z", "#20242c", opacity=0.7
    )
    drawn += shape("M722,592 C790,566 900,562 1010,600 C960,604 820,598 722,592Z", "#3b3a3c", opacity=0.7)
    drawn += shape("M560,712 C660,640 740,600 860,596 C980,594 1000,640 1040,724 L560,724Z", "#262b32", opacity=0.8)
    drawn += shape("M700,724 C780,668 880,650 960,662 C1040,674 1060,700 1070,724Z", "#1f242a", opacity=0.75)
    for fold in ("M604,680 C680,630 760,600 862,597 C930,596 974,612 1000,640", "M740,700 C800,668 880,652 950,662"):
        drawn += stroke(fold, GLOW, 2, 0.28)
    return drawn + stroke(_RIM, GLOW, 3.4, 0.9)


def _road() -> Svg:
    """The road down from the camp, with its ruts and the stones at its side."""
    drawn = shape(
        "M1066,500 C1110,560 1190,650 1290,690 V730 H1216 C1150,660 1080,570 1052,500Z", "#5d5550", opacity=0.6
    )
    drawn += stroke("M1064,512 C1104,570 1180,660 1270,706 M1058,512 C1096,578 1160,660 1238,720", "#3d3733", 2, 0.7)
    for x, y in (
        (1046, 518),
        (1066, 552),
        (1090, 590),
        (1120, 632),
        (1156, 676),
        (1096, 528),
        (1130, 572),
        (1176, 618),
    ):
        drawn += element("ellipse", cx=x, cy=y, rx=5, ry=3.4, fill="#6b645e", stroke=INK, stroke_width=1.4)
    return drawn


def _grass() -> Svg:
    """Tufts everywhere, lit ones about the fire, and a few late flowers."""
    drawn = stroke(_tufts((760 + i * i * 37 % 497, 556 + i * i * i * 11 % 151) for i in range(90)), "#555a55", 1.6, 0.8)
    drawn += stroke(
        _tufts((560 + i * 53 % 210, 716 - (i * 53 % 210) * (i % 5) // 9) for i in range(34)), "#4a4f4c", 1.6
    )
    lit = ((830, 546), (848, 566), (906, 572), (920, 548), (870, 584), (892, 520), (800, 548), (948, 530))
    drawn += stroke(_tufts(lit), "#c98a52", 1.8, 0.9)
    for i in range(22):
        x, y = 720 + i * 83 % 330, 610 + i * 47 % 104
        drawn += element("circle", cx=x, cy=y, r=1.9, fill=("#c9b3d8", "#e8c27a")[i % 2], opacity=0.75)
    return drawn


def _tufts(places: Iterable[tuple[int, int]]) -> str:
    return "".join(f"M{x},{y} l-2,-6 m3,6 l0,-8 m3,8 l2,-6 " for x, y in places)


def _stone() -> Svg:
    body = "M-21,4 C-23,-8 -12,-18 2,-18 C15,-17 23,-8 21,5 C18,15 -16,16 -21,4Z"
    return shape(body, "#3d434b", INK, 2.4) + shape(
        "M-13,-3 C-11,-11 -3,-13 2,-12 C0,-6 -8,-1 -13,-3Z", GLOW, opacity=0.4
    )


def _bush() -> Svg:
    """Heather: a low round of twigs with blossoms on the side of the light."""
    body = "M-24,6 C-30,-6 -18,-12 -14,-10 C-12,-20 4,-22 8,-14 C18,-18 28,-8 24,6 C12,10 -12,10 -24,6Z"
    drawn = shape(body, "#2c3a34", INK, 2.2)
    for x, y in ((-14, -4), (-6, -12), (2, -8), (-18, 1), (9, -6), (-3, 0)):
        drawn += element("circle", cx=x, cy=y, r=2, fill="#a0688a", opacity=0.9)
    return drawn + stroke("M-22,0 C-24,-6 -18,-10 -14,-9 C-12,-16 -2,-19 4,-17", GLOW, 1.6, 0.5)


def _seat() -> Svg:
    """A log to sit on, its end to the fire."""
    log = "M-22,-6 L20,-12 C26,-12 28,2 22,4 L-20,8 C-26,6 -26,-6 -22,-6Z"
    drawn = shape(log, "#4a3428", INK, 2.4) + stroke("M-12,-3 L12,-6 M-6,3 L16,0", "#2f211a", 1.6)
    drawn += element("ellipse", cx=-21, cy=1, rx=5, ry=7.4, fill="#b98a56", stroke=INK, stroke_width=2)
    return drawn + element("ellipse", cx=-21, cy=1, rx=2, ry=3.4, fill="none", stroke="#7a4c2e", stroke_width=1.2)


def _firewood() -> Svg:
    """Cut wood in a heap, the ends this way."""
    drawn = ""
    for x, y in ((-14, 6), (0, 7), (14, 6), (-7, -4), (7, -4), (0, -14)):
        drawn += element("circle", cx=x, cy=y, r=7, fill="#8a6238", stroke=INK, stroke_width=2)
        drawn += element("circle", cx=x, cy=y, r=3, fill="none", stroke="#5a3c22", stroke_width=1.2)
    return drawn


def _shield_and_spear() -> Svg:
    """A shield that leans on a stone, and a spear laid down before it."""
    shield = "M-15,-24 C-6,-20 6,-20 15,-26 C18,-6 12,8 1,14 C-10,8 -16,-6 -15,-24Z"
    drawn = group(_stone(), "translate(10,4) scale(.7)") + shape(shield, "#74202a", INK, 2.4)
    drawn += shape("M-15,-24 C-9,-21 -4,-21 0,-21 L1,14 C-10,8 -16,-6 -15,-24Z", "#b03a34", INK, 1.2)
    drawn += stroke("M-13,-21 C-13,-6 -8,4 0,11", GLOW, 2, 0.8)
    return drawn + pole("M-34,18 L30,12", "#7a4c2e", 2.6) + shape("M30,9 L44,11 L30,15Z", "#c9b9a0", INK, 1.6)


def _saddle() -> Svg:
    """A pack with a rolled blanket on it."""
    drawn = shape("M-14,8 C-18,-4 -12,-12 0,-12 C12,-12 18,-4 14,8Z", "#5a4634", INK, 2.2)
    drawn += shape("M-13,-12 C-15,-20 13,-20 13,-12 C13,-7 -13,-7 -13,-12Z", "#6a5a78", INK, 2)
    return drawn + stroke("M-5,-18 V7 M6,-18 V7", "#2f211a", 2) + stroke("M-13,2 C-15,-4 -12,-9 -8,-11", GLOW, 1.6, 0.8)
