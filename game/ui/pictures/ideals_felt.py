"""Where an ideal comes from: belief and feeling, pictures of question 2d."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, element, flat, group, path, polygon, rod, scratch, shade, star
from game.ui.pictures.heads import head
from game.ui.pictures.people import hand, limb, neck, torso
from game.ui.pictures.sheet import flame, glow, scattered, smoke, specks, wash


def _kneeling_in_light() -> Svg:
    """Somebody kneels at a hearth in an old hall, where light falls through a round window."""
    drawn = (
        wash("#3d4452", "#5d5f66")
        + _stones()
        + path("M-6,246 V96 C-6,30 40,12 70,12 M270,246 V96 C270,30 230,12 200,12", width=14, stroke="#4a4d57")
    )
    drawn += (
        flat("M-6,196 H270 V246 H-6Z", "#746c60")
        + path("M-6,196 H270")
        + scratch("M-6,216 H270 M50,196 L30,246 M130,196 L126,246 M214,196 L232,246", width=1.6, opacity=0.5)
    )
    drawn += glow(72, 62, 66, "#fff3c0", 0.9) + _rose_window(72, 62)
    drawn += polygon(((44, 78), (98, 42), (236, 206), (96, 222)), "#fff0b8", opacity=0.26) + polygon(
        ((58, 70), (88, 50), (196, 208), (124, 216)), "#fff6d0", opacity=0.22
    )
    drawn += specks(scattered(4, 18, 80, 80, 100, 110), "#fff6d0", 1.3, 0.85) + _altar(214, 200)
    drawn += element("ellipse", cx=142, cy=213, rx=52, ry=8, fill="ink", opacity=0.3)
    return drawn + _kneeler(132, 212)


def _stones() -> Svg:
    drawn = ""
    for row in range(8):
        y, shift = 8 + 24 * row, 22 * (row % 2)
        drawn += f"M-6,{y} H270 " + "".join(f"M{-10 + shift + 44 * i},{y} v24 " for i in range(7))
    return path(drawn, width=1.4, stroke="#2f343f", opacity=0.6)


def _rose_window(x: float, y: float) -> Svg:
    drawn = ball(x, y, 38, "#6b6a6e", 2.6) + ball(x, y, 31, "#fbe9a8", 2.4)
    for i in range(8):
        colour = ("#e8b25c", "#c9603f", "#8fb7b8", "#fbf3cf")[i % 4]
        drawn += group(
            path("M0,-9 C8,-14 9,-26 0,-29 C-9,-26 -8,-14 0,-9Z", colour, 1.8), f"translate({x},{y}) rotate({45 * i})"
        )
    return drawn + ball(x, y, 8, "#fff3c0", 2) + star(x, y, 5.4, "gold")


def _altar(x: float, y: float) -> Svg:
    """A hearth of stone with the fire that is kept there."""
    drawn = (
        path("M-38,8 V-40 H38 V8Z", "#8d8577", 2.6)
        + shade("M14,-40 H38 V8 H18Z")
        + path("M-46,-52 H46 V-38 H-46Z", "#a59c8b", 2.6)
        + path("M-44,8 H46 V16 H-46 V8Z", "#a59c8b", 2.4)
    )
    drawn += (
        star(0, -16, 12, "gold")
        + glow(0, -86, 60, "#ffcf7a", 0.9)
        + path("M-24,-66 C-20,-52 20,-52 24,-66Z", "iron", 2.4)
        + flame(0, -62, 56)
    )
    for a in (-36, 36):
        drawn += path(f"M{a - 4},-52 v-16 h8 v16Z", "cream", 2) + path(
            f"M{a},-82 q5,7 0,11 q-5,-4 0,-11Z", "#ffd75e", 1.6
        )
    return group(drawn, f"translate({x},{y})")


def _kneeler(x: float, y: float) -> Svg:
    """A pilgrim on their knees, seen from the side, hands together."""
    drawn = path(
        "M-62,0 C-60,-14 -40,-26 -28,-44 C-24,-66 -16,-84 2,-88 C18,-88 26,-70 24,-48 C26,-30 36,-18 36,0Z",
        "#7a5a48",
        2.4,
    )
    drawn += shade("M8,-88 C20,-86 26,-70 24,-48 C26,-30 36,-18 36,0 H6 C16,-24 12,-60 8,-88Z", 0.22) + path(
        "M-62,0 C-70,-2 -76,-6 -78,-10 C-70,-16 -60,-14 -54,-8Z", "brown", 2.2
    )
    drawn += (
        scratch("M-28,-44 C-20,-30 -22,-14 -30,-2 M-6,-40 C2,-26 2,-14 -4,-2", width=1.8)
        + path("M-27,-46 C-10,-38 10,-38 25,-46", width=5)
        + path("M-27,-46 C-10,-38 10,-38 25,-46", width=2.2, stroke="gold")
    )
    drawn += head(8, -108, 22, "skin4", "coal", "long", "asleep", 0.95, tilt=10)
    drawn += limb("M-4,-74 C4,-58 16,-56 34,-68", "#8a6852", 14) + path(
        "M32,-62 L40,-88 C44,-92 48,-88 47,-84 L44,-64Z", "skin4", 2.2
    )
    return group(drawn, f"translate({x},{y})")


def _one_cloak_for_two() -> Svg:
    """Rain, and two who sit it out under one cloak, the one as sad as the other."""
    drawn = wash("#46566b", "#6f7f8a", "#8d9490") + path(
        "M20,0 V150 H86 V0 M44,0 V150 M20,60 H86", width=2, stroke="#323f50", opacity=0.8
    )
    drawn += (
        glow(222, 76, 60, "#ffd98a", 0.75)
        + path("M196,40 H248 V112 H196Z", "#ffe0a0")
        + path("M222,40 V112 M196,76 H248", width=4)
        + path("M190,112 H254 V120 H190Z", "#5d4a3a", 2.2)
    )
    rain = "".join(f"M{x:.0f},{y:.0f} l-5,15 " for x, y in scattered(6, 52, -4, 10, 272, 200))
    drawn += (
        path(rain, width=1.6, stroke="#d5e2ea", opacity=0.6)
        + flat("M-6,208 H270 V246 H-6Z", "#5d6468")
        + path("M-6,208 H270")
    )
    drawn += path(
        "M22,246 C20,190 30,120 66,78 C88,56 110,52 128,58 C150,46 186,54 206,88 C236,130 244,190 242,246Z",
        "#7f4a3c",
        2.6,
    )
    drawn += shade("M150,54 C186,54 206,88 206,88 C236,130 244,190 242,246 H206 C214,170 196,96 150,54Z") + scratch(
        "M44,140 C54,104 70,84 88,72", "glint", 2.6, 0.4
    )
    drawn += flat("M54,246 C52,190 60,134 84,104 C104,84 158,80 184,108 C206,140 212,190 210,246Z", "#4a2a26")
    drawn += torso(92, 168, 74, 90, "#5f7f8c", 1.15, "linen") + torso(168, 164, 76, 90, "#c09a4c", 1.15, "linen")
    drawn += limb("M140,182 C112,166 84,164 62,180", "#c09a4c", 18) + _fingers(58, 184)
    drawn += neck(104, 146, 20, 22, "skin1") + head(104, 128, 27, "skin1", "auburn", "mop", "sad", 0.4, tilt=16)
    drawn += neck(158, 140, 20, 24, "skin4") + head(157, 116, 28, "skin4", "coal", "bun", "sad", -0.7, tilt=-13)
    for x, y in ((86, 146), (136, 132)):
        drawn += path(f"M{x},{y - 5} c5,6 5,10 0,11 c-5,-1 -5,-5 0,-11Z", "#bfe2f0", 1.6)
    drawn += limb("M70,200 C72,224 90,214 104,204", "#5f7f8c", 17) + limb(
        "M196,196 C200,222 168,216 144,204", "#c09a4c", 17
    )
    drawn += (
        smoke(122, 184, 34, "white", 0.75)
        + path("M108,186 H138 L134,216 H112Z", "#b5563a", 2.4)
        + ball(123, 186, 15, "#7a5236", 2, 4)
        + hand(107, 202, 8.6, "skin1")
        + hand(140, 202, 8.6, "skin4")
    )
    return drawn + path(
        "M22,246 C20,190 30,120 66,78 C50,130 50,190 54,246 M242,246 C244,190 236,130 206,88 C214,130 214,190 210,246",
        width=2.2,
    )


def _fingers(x: float, y: float) -> Svg:
    """A hand that holds somebody by the shoulder."""
    return group(
        "".join(rod(f"M{5.6 * i},0 l-2,{11 - abs(i - 1.2) * 2}", "skin4", 4.4) for i in range(4))
        + path("M-4,-4 C-2,-12 18,-12 21,-2", "skin4", 2.2),
        f"translate({x},{y})",
    )


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"kneeling_in_light": _kneeling_in_light, "one_cloak_for_two": _one_cloak_for_two}
)
"""The pictures by name."""
