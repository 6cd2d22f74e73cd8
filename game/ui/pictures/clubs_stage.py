"""Question 6a: an afternoon after school, on the stage, or nowhere a club meets."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, both, dot, element, flat, group, path, rod, scratch, star
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.sheet import clouds, glow, land, scattered, tufts, wash


def _stage() -> Svg:
    """A hero in paper armour, and a dragon with four shoes."""
    drawn = wash("#8fb4c0", "#cfdcc0") + flat("M40,150 L80,84 L104,116 L140,70 L184,130 L224,150Z", "#7f9aa0")
    drawn += path("M150,150 V84 H164 V96 H176 V84 H188 V96 H200 V150Z", "#b5a98c", 2)
    drawn += flat("M168,150 V128 C168,118 182,118 182,128 V150Z", "#6f6552")
    drawn += element("circle", cx=82, cy=76, r=14, fill="#f6d26a", stroke="ink", stroke_width=2)
    drawn += path("M82,62 V20 M164,84 V20", width=1.6)
    drawn += flat("M-6,178 H270 V246 H-6Z", "#a5733f") + path("M-6,178 H270", width=2.4)
    drawn += path(
        "M20,210 L44,178 M76,210 L90,178 M132,210 V178 M188,210 L176,178 M244,210 L222,178", width=1.6, stroke="#7d5430"
    )
    drawn += _dragon()
    hero = Folk(
        Face(skin="skin2", hair="brown", cut="mop", mood="laugh", turn=0.6, tilt=-6),
        cloth="#c7ccd0",
        hose="#4f6f9f",
        crown=17,
        lean=-4,
        left=((-26, -56), (-34, -42)),
        right=((24, -70), (34, -88)),
        left_foot=((-14, -20), (-18, 0)),
        right_foot=((16, -24), (22, 0)),
        right_holds=group(
            path("M-3,-6 V-44 L0,-50 L3,-44 V-6Z", "tan")
            + path("M-10,-6 H10", width=5)
            + path("M-9,-6 H9", width=2.4, stroke="gold"),
            "rotate(24)",
        ),
    )
    drawn += shadow(92, 198, 24) + path("M84,128 C64,132 52,160 46,190 C62,196 84,190 92,176Z", "field")
    drawn += hero.at(94, 200, 102)
    crown = path("M-17,0 L-20,-17 L-9,-8 L0,-20 L9,-8 L20,-17 L17,0Z", "gold") + dot(0, -7, 2, "ember")
    drawn += group(crown, "translate(88,105) rotate(-8)") + _curtains() + flat("M-6,208 H270 V246 H-6Z", "#3a2a24")
    return drawn + _audience()


def _dragon() -> Svg:
    """Two players under one painted cloth."""
    legs = "".join(
        rod(f"M{x},170 V190", "linen", 5) + path(f"M{x - 5},197 v-7 h7 q8,1 9,7Z", "brown", 2)
        for x in (166, 186, 206, 226)
    )
    cloth = (
        "M148,176 C146,138 164,126 190,130 C214,126 236,140 238,150 C246,150 252,142 250,132 C262,146 254,166 "
        "240,168 V178 L230,172 L220,180 L208,173 L196,180 L184,173 L172,180 L160,172Z"
    )
    drawn = legs + path(cloth, "#5f8f5a") + path("M162,134 l4,-10 8,8 8,-12 8,10 9,-10 7,12 9,-6 4,10", "#d8a23f", 2)
    head = path(
        "M158,150 C166,140 164,116 148,114 C140,104 126,112 128,124 L112,132 C108,140 114,146 122,146 L134,146 "
        "C136,152 148,156 158,150Z",
        "#6fa065",
    )
    head += ball(140, 124, 4.6, "bone", 2) + dot(139, 125, 2) + path("M114,140 l4,4 4,-4 4,4 4,-4", "white", 1.6)
    head += path("M148,114 L158,104 M140,110 L144,100", width=3.4)
    tongue = path("M114,146 C106,148 104,156 96,154 C100,160 110,160 118,150Z", "ember", 2)
    drawn += tongue + head
    return drawn + "".join(
        element("circle", cx=x, cy=y, r=4, fill="#86b578") for x, y in ((180, 146), (200, 142), (218, 152), (192, 158))
    )


def _curtains() -> Svg:
    drawn = path("M-8,-8 H58 C54,60 36,110 8,142 C14,160 14,190 6,212 H-8Z", "#8f2f2b")
    drawn += path("M272,-8 H206 C210,60 228,110 256,142 C250,160 250,190 258,212 H272Z", "#8f2f2b")
    drawn += scratch(
        "M20,40 C16,80 8,110 -4,132 M40,40 C34,84 22,112 4,138 M224,40 C230,84 242,112 260,138 M244,40 C248,80 "
        "256,110 268,132",
        "#5f1c1e",
        2.4,
    )
    drawn += rod("M-6,142 Q8,148 14,140 M270,142 Q256,148 250,140", "gold", 3)
    drape = (
        "M-8,-8 H272 V40 C256,56 236,56 220,42 C204,58 176,58 160,42 C146,58 118,58 104,42 C88,58 60,58 44,42 "
        "C28,56 8,56 -8,40Z"
    )
    drawn += path(drape, "#a83a34")
    return drawn + path(
        "M-6,46 C8,58 28,58 44,46 C60,60 88,60 104,46 C118,60 146,60 160,46 C176,60 204,60 220,46 C236,58 256,58 "
        "270,46",
        width=2.6,
        stroke="gold",
    )


def _audience() -> Svg:
    heads = (
        (26, 209, "coal", False),
        (66, 214, "auburn", True),
        (108, 210, "ash", False),
        (150, 215, "brown", False),
        (192, 210, "coal", True),
        (236, 213, "blond", False),
    )
    return "".join(Face(hair=hair, cut="bun" if bun else "crop", away=True).at(x, y, 13) for x, y, hair, bun in heads)


def _none() -> Svg:
    """Six signs point six ways; somebody takes the path that has none."""
    drawn = wash("#9fc0cb", "#dfe0bd", "#f0e2b0") + clouds("#f7f1de", ((46, 60, 40), (220, 44, 52)))
    drawn += glow(238, 112, 70, "#fff4c8", 0.9)
    drawn += land([(-6, 138), (60, 124), (150, 136), (270, 116)], "#94ab83", 0)
    drawn += land([(-6, 160), (90, 150), (270, 156)], "#a6b66e")
    drawn += flat(
        "M116,244 C136,214 190,204 184,186 C180,174 214,166 222,154 L230,154 C228,170 204,178 210,190 C220,208 "
        "190,224 186,244Z",
        "#dcc78a",
    )
    drawn += flat("M-6,222 C24,214 52,212 84,216 L120,244 H-6Z", "#dcc78a")
    drawn += tufts(scattered(14, 20, 0, 172, 260, 66), "#6f8448", 1.1)
    drawn += shadow(76, 218, 16) + rod("M76,216 V44", "bark", 7)
    board = path("M4,-13 H48 L60,0 L48,13 H4Z", "#c79a64") + scratch("M8,-7 H46 M8,8 H44", "#9a6f42", 1.3)
    for y, turn, left, right in ((62, -4, _ANVIL, _CARROT), (97, 4, _POT, _BALL), (132, -4, _MASK, _LEAF)):
        signs = both(board) + group(left, "translate(-27,0)") + group(right, "translate(27,0)")
        drawn += group(signs, f"translate(76,{y}) rotate({turn})")
    drawn += rod("M76,50 V44", "bark", 7) + _bird(76, 40)
    leaver = Folk(
        Face(skin="skin2", hair="blond", cut="crop", away=True),
        cloth="#8f4a3a",
        hose="#4f5a66",
        crown=18,
        left=((-21, -52), (-12, -40)),
        right=((24, -64), (14, -76)),
        left_foot=((-9, -20), (-8, 0)),
        right_foot=((11, -22), (12, -8)),
        right_heel=30,
    )
    drawn += shadow(172, 208, 22) + leaver.at(170, 208, 88)
    satchel = path("M-13,-2 H13 V18 H-13Z", "leather") + path("M-13,-2 H13 V8 L0,12 L-13,8Z", "#94683f", 2)
    return drawn + group(satchel, "translate(176,156) rotate(8)") + star(248, 140, 5, "#fff6d8")


_CARROT = path("M-9,-3 C-6,-8 0,-7 3,-4 C8,0 8,4 13,6 C4,8 -6,6 -9,-3Z", "fire", 1.6) + path(
    "M-9,-3 l-6,-3 m5,2 l-2,-6", width=2, stroke="moss"
)
_ANVIL = path("M-13,-6 H11 C12,-1 5,0 5,3 L8,8 H-8 L-5,3 C-5,0 -11,0 -13,-6Z", "iron", 1.6)
_BALL = ball(0, 0, 8.5, "tawny", 1.8) + path("M-8,0 Q0,-4 8,1 M-1,-8 Q3,0 -2,8", width=1.3, stroke="bark")
_POT = path("M-6,-8 H6 L4,-5 C11,-1 9,6 5,9 H-5 C-9,6 -11,-1 -4,-5Z", "#a0553a", 1.7)
_LEAF = path("M-12,5 C-8,-8 4,-9 12,-6 C10,4 -2,10 -12,5Z", "leaf", 1.7) + path("M-12,5 L5,-3", width=1.3)
_MASK = path("M-9,-8 C-3,-6 3,-6 9,-8 C10,2 6,8 0,9 C-6,8 -10,2 -9,-8Z", "bone", 1.7) + path(
    "M-5,-2 q2,-2 4,0 M2,-2 q2,-2 4,0 M-4,3 q4,4 8,0", width=1.5
)


def _bird(x: float, y: float) -> Svg:
    form = path("M-10,2 C-9,-8 0,-12 6,-9 L13,-8 L7,-4 C6,4 -2,6 -6,4 L-16,8Z", "#5f6f7d", 2)
    return group(form + dot(6, -6.6, 1.2, "white"), f"translate({x},{y})")


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType({"club_stage": _stage, "club_none": _none})
"""The pictures by name."""
