"""When one is happiest: two pictures of question 2a, the dance and the crossroads."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, flat, group, path, rod, scratch, shade
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.heads import head
from game.ui.pictures.people import hand, limb, neck, torso
from game.ui.pictures.sheet import (
    birds,
    clouds,
    curve,
    glow,
    land,
    pine,
    scattered,
    specks,
    sun,
    tufts,
    wash,
)

_MAN = Folk(
    Face("skin3", "coal", "crop", "laugh", 0.8, tilt=-6),
    "#4f7a5c",
    hose="#6b5138",
    left=((-24, -68), (-32, -82)),
    right=((26, -62), (34, -64)),
    left_foot=((-12, -14), (-22, -10)),
    right_foot=((8, 0),),
    lean=-2,
    toes=1,
    left_heel=40,
    crown=13,
)
_WOMAN = Folk(
    Face("skin1", "blond", "bun", "laugh", -0.8, tilt=6),
    "#b3423a",
    sleeve="linen",
    gown=True,
    left=((-28, -62), (-40, -64)),
    right=((24, -70), (34, -84)),
    lean=3,
    crown=13,
)


def _dance_by_lanterns() -> Svg:
    """A fiddler, glad of the dance that goes round to the tune."""
    drawn = wash("#2f3a5c", "#6a5a78", "#c98a72", box=(0, 0, 264, 170))
    drawn += specks(scattered(3, 26, 0, 20, 264, 60), "#fbf3dc", 1.2, 0.8)
    drawn += land([(-6, 140), (70, 130), (160, 142), (270, 128)], "#4f5a56", 1.8)
    drawn += _houses() + land([(-6, 166), (90, 160), (180, 168), (270, 158)], "#74804f", 2.2)
    drawn += glow(168, 186, 100, "#ffd98a", 0.5)
    drawn += _garland(
        ((-8, 34), (60, 62), (132, 58), (200, 34), (272, 58)),
        ((26, 50), (62, 62), (98, 63), (134, 57), (168, 46), (232, 43)),
    )
    drawn += shadow(150, 206, 18, 0.3) + shadow(220, 206, 18, 0.3)
    drawn += _MAN.at(152, 204, 106) + _WOMAN.at(224, 206, 102)
    drawn += scratch("M240,190 q12,6 20,2 M124,196 q-8,2 -12,-2", "cream", 2, 0.7)
    return drawn + _fiddler()


def _houses() -> Svg:
    """A row of gables at dusk with light in their windows."""
    drawn = ""
    for x, w, h in ((84, 40, 26), (128, 32, 20), (176, 46, 30), (226, 44, 24)):
        drawn += path(f"M{x},168 V{166 - h} L{x + w / 2},{146 - h} L{x + w},{166 - h} V168Z", "#4a3f4c", 1.8)
        drawn += path(f"M{x + w * 0.3},{160 - h * 0.5} h{w * 0.2} v9 h-{w * 0.2}Z", "#ffd98a", 1.4)
    return drawn


def _garland(rope: tuple[tuple[float, float], ...], lamps: tuple[tuple[float, float], ...]) -> Svg:
    drawn = path(curve(rope), width=2.2)
    for i, (x, y) in enumerate(lamps):
        colour = ("#ffcf6b", "#f08a4c", "#ffe6a6")[i % 3]
        drawn += glow(x, y + 14, 26, "#ffdf9a", 0.65) + path(f"M{x},{y} v5")
        drawn += path(
            f"M{x - 5},{y + 5} h10 C{x + 12},{y + 10} {x + 12},{y + 18} {x + 5},{y + 23} h-10 "
            f"C{x - 12},{y + 18} {x - 12},{y + 10} {x - 5},{y + 5}Z",
            colour,
            2,
        )
        drawn += scratch(
            f"M{x},{y + 6} v16 M{x - 5},{y + 8} q-3,6 0,13 M{x + 5},{y + 8} q3,6 0,13", width=1, opacity=0.5
        )
    return drawn


def _fiddler() -> Svg:
    drawn = neck(52, 132, 20, 22, "skin2") + torso(50, 154, 82, 92, "#5d4a72", 1.15, "linen")
    drawn += limb("M18,172 C8,196 30,206 54,190", "#4c3b60", 18) + head(
        56, 108, 27, "skin2", "ginger", "mop", "glad", 0.7, beard="ginger", tilt=12
    )
    fiddle = path(
        "M-30,2 C-36,-12 -16,-16 -8,-8 C-2,-14 14,-12 14,2 C14,14 -2,14 -8,8 C-16,16 -34,14 -30,2Z", "#b5632e"
    ) + rod("M14,1 H44", "bark", 4)
    fiddle += (
        scratch("M-24,0 H42", "cream", 1.2)
        + shade("M-30,2 C-34,14 -16,16 -8,8 C-2,14 14,14 14,2 C8,6 -20,8 -30,2Z")
        + ball(46, 1, 3.4, "bark", 2)
    )
    drawn += (
        group(fiddle, "translate(84,150) rotate(14)")
        + path("M58,196 L128,126", width=5)
        + path("M58,196 L128,126", width=2, stroke="#d9b27c")
    )
    return (
        drawn
        + hand(60, 190, 8, "skin2")
        + limb("M84,184 C104,190 122,178 122,164", "#5d4a72", 17)
        + hand(121, 160, 7.6, "skin2")
    )


_PILGRIM = Folk(
    Face("skin4", "coal", "hood", "glad", 0.9, cloth="#7a5236"),
    "#8f6a3f",
    hose="#5c5148",
    gown=True,
    left=((-18, -50), (-16, -44)),
    right=((22, -70), (26, -90)),
    left_holds=rod("M0,42 L2,-72", "#a5784b", 3.4) + ball(2, -76, 4.6, "#a5784b", 2),
    behind="left",
    crown=13,
)


def _met_at_a_crossroads() -> Svg:
    """Two travellers, who share neither hat nor road, greet each other under a signpost."""
    drawn = wash("#a9cbd8", "#e6e6cc") + sun(136, 50, 14) + clouds("#f8f6ea", ((206, 48, 52), (36, 60, 40)), 0.95)
    drawn += land([(-6, 130), (50, 112), (110, 128), (190, 108), (270, 126)], "#93a98c", 1.8)
    drawn += "".join(
        pine(x, y, h, width=1.8) for x, y, h in ((14, 140, 30), (28, 138, 38), (238, 138, 34), (254, 138, 42))
    )
    drawn += land([(-6, 144), (80, 136), (180, 146), (270, 138)], "#a3b56f", 2)
    drawn += flat("M124,142 H142 C146,162 150,176 156,190 H108 C114,176 120,162 124,142Z", "#dcc48c")
    drawn += flat("M-6,186 C60,178 200,178 270,186 V222 C200,214 60,214 -6,222Z", "#dcc48c") + flat(
        "M108,190 H156 V214 H108Z", "#dcc48c"
    )
    drawn += path(
        "M-6,186 C40,180 80,179 108,186 C116,176 121,160 124,143 M142,143 "
        "C145,160 150,176 157,186 C190,179 230,181 270,187 M-6,222 C60,214 200,214 270,222",
        width=1.8,
        stroke="#9a8250",
    )
    drawn += tufts(scattered(5, 14, 0, 226, 264, 14), "#6d8741", 1.1) + tufts(
        ((20, 170), (44, 164), (236, 168), (214, 160)), "#7f9450"
    )
    drawn += _signpost(134, 180) + shadow(72, 208, 24) + shadow(196, 208, 24)
    drawn += _pack(50, 134, "#56763c", 1) + _PILGRIM.at(76, 206, 124)
    lady = Folk(
        Face("skin1", "blond", "curls", "glad", -0.9, tilt=-8),
        "#2f7f8a",
        sleeve="linen",
        hose="#7a2f3c",
        boots="coal",
        left=((-26, -58), (-36, -62)),
        right=((24, -68), (22, -92)),
        left_foot=((-14, 0),),
        right_foot=((12, 0),),
        left_holds=_loaf(),
        lean=-4,
        toes=-1,
        crown=13,
    )
    drawn += (
        _pack(220, 138, "#b8632e", -1)
        + lady.at(196, 206, 116)
        + group(_feathered(), "translate(226,90) rotate(24)")
        + hand(221, 100, 6, "skin1")
    )
    return drawn + _dog() + birds(((88, 56, 6), (100, 50, 4)))


def _signpost(x: float, y: float) -> Svg:
    drawn = rod("M0,0 V-104", "bark", 6)
    drawn += path("M-4,-100 H30 L40,-92 L30,-84 H-4Z", "#c09a5c") + path("M4,-80 H-26 L-36,-72 L-26,-64 H4Z", "#b08a4c")
    return group(drawn + scratch("M6,-92 h20 M-22,-72 h18", width=2), f"translate({x},{y})")


def _pack(x: float, y: float, cloth: str, side: int) -> Svg:
    drawn = path("M-14,-16 C-24,-14 -26,22 -18,28 C-8,32 8,30 12,26 V-14Z", cloth) + path(
        "M-18,-16 C-22,-26 8,-28 12,-16 C8,-10 -12,-10 -18,-16Z", "#d9cba4"
    )
    return group(drawn + scratch("M-8,-8 V26 M-20,4 H10", width=1.6), f"translate({x},{y}) scale({side},1)")


def _loaf() -> Svg:
    drawn = path("M-13,4 C-16,-8 -6,-13 3,-12 C14,-11 18,-4 14,5 C6,8 -6,8 -13,4Z", "#c98f4c") + scratch(
        "M-5,-9 l3,7 M2,-10 l3,7 M9,-8 l2,6", "#f3e0b4", 2
    )
    return group(drawn, "translate(-6,-6)")


def _feathered() -> Svg:
    crown = path("M-12,2 C-13,-10 -8,-16 0,-15 C9,-16 13,-10 12,2Z", "#7a2f3c") + path(
        "M-23,2 C-12,8 12,8 23,2 C14,0 -14,0 -23,2Z", "#7a2f3c"
    )
    return crown + path("M-9,-6 C-18,-12 -18,-22 -26,-24 C-27,-14 -20,-8 -10,-2Z", "#f6f2e9", 2)


def _dog() -> Svg:
    """A small dog between the two, who is for it too."""
    drawn = path("M18,-18 C24,-22 26,-30 24,-34", width=6.4) + path(
        "M18,-18 C24,-22 26,-30 24,-34", width=3, stroke="#f2e6cc"
    )
    drawn += path(
        "M-14,-16 C-8,-20 10,-22 18,-18 C22,-12 20,-6 19,0 H14 L12,-8 C6,-6 0,-6 -4,-7 L-5,0 H-10 L-12,-9Z",
        "#f2e6cc",
        2,
    )
    drawn += path("M4,-20 C10,-21 16,-20 18,-17 C18,-12 12,-10 8,-12 C4,-14 3,-18 4,-20Z", "#a5784b", 1.6)
    drawn += path(
        "M-8,-30 C-16,-34 -26,-28 -28,-22 C-26,-18 -18,-14 -10,-15 C-4,-18 -4,-28 -8,-30Z", "#f2e6cc", 2
    ) + path("M-10,-31 C-4,-32 0,-24 -3,-18 C-8,-18 -11,-26 -10,-31Z", "#a5784b", 1.8)
    return shadow(136, 214, 16) + group(drawn + dot(-17, -25, 1.7) + dot(-27, -22, 2.2), "translate(134,214)")


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"dance_by_lanterns": _dance_by_lanterns, "met_at_a_crossroads": _met_at_a_crossroads}
)
"""The pictures by name."""
