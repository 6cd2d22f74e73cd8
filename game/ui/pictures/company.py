"""Why nobody lives alone: the pictures of question 2."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, flat, group, path, rod, scratch, shade
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.heads import head
from game.ui.pictures.people import hand, limb, neck, torso
from game.ui.pictures.sheet import birds, blob, clouds, glow, land, pine, scattered, sun, table_top, tree, tufts, wash


def _friends_arm_in_arm() -> Svg:
    """Three who hold each other by the shoulders, the way home behind them."""
    drawn = wash("#e8b48a", "#f4d9a6", "#f7ebcb", box=(0, 0, 264, 170)) + sun(222, 62, 18, "#fde2a0", "#fff2c6")
    drawn += clouds("#fbf0dc", ((70, 42, 54), (150, 66, 34)), 0.9)
    drawn += land([(-6, 128), (70, 116), (150, 130), (220, 118), (270, 126)], "#a3a87a", 1.8)
    drawn += "".join(
        pine(x, y, h, "#5f7a5a", "#86a074", 1.8) for x, y, h in ((14, 130, 34), (30, 128, 26), (246, 124, 30))
    )
    drawn += land([(-6, 150), (80, 142), (180, 150), (270, 140)], "#b5bb78", 2)
    drawn += limb("M134,170 C100,146 60,140 22,164", "#a04a34", 22) + limb(
        "M134,170 C170,148 206,142 244,166", "#a04a34", 22
    )
    drawn += neck(134, 120, 24, 30, "skin3") + torso(134, 146, 92, 110, "#a04a34", 1.05, "linen")
    drawn += head(134, 96, 29, "skin3", "coal", "curls", "laugh", 0)
    drawn += neck(58, 136, 22, 28, "skin1") + torso(56, 160, 86, 96, "#56763c", 1.1, "linen")
    drawn += head(60, 112, 27, "skin1", "auburn", "braid", "glad", 0.7, tilt=7)
    drawn += neck(208, 138, 22, 28, "skin2") + torso(210, 162, 88, 96, "#2f5d7c", 1.1, "cream")
    drawn += head(206, 113, 27, "skin2", "blond", "crop", "laugh", -0.7, beard="blond", tilt=-7)
    drawn += _draped(22, 170, "skin3", -1) + _draped(246, 172, "skin3", 1)
    return drawn + path("M70,186 q-6,14 -4,26 M196,188 q4,14 2,26", width=2, opacity=0.6)


def _draped(x: float, y: float, skin: str, side: int) -> Svg:
    """A hand laid over somebody's shoulder from behind, its fingers down."""
    fingers = "".join(rod(f"M{6 * i - 9},-6 L{6.4 * i - 9.6},{10 - abs(i - 1.4) * 2}", skin, 4.6) for i in range(4))
    return group(
        path("M-13,-2 C-12,-14 12,-14 13,-2Z", skin, 2.2) + fingers, f"translate({x},{y}) rotate({-14 * side})"
    )


_CHILD = Folk(
    Face("skin2", "ginger", "mop", "awe", 0.8, tilt=-18),
    "#c98d3c",
    hose="#5c6b74",
    left=((-24, -60), (-22, -44)),
    right=((18, -84), (22, -104)),
    left_foot=((-8, 0),),
    right_foot=((8, 0),),
    lean=3,
    toes=1,
    crown=18,
)
_FRIEND = Folk(
    Face("skin4", "coal", "bun", "glad", -0.9),
    "#7a4a63",
    hose="#4b4238",
    apron="",
    left=((-20, -56), (-12, -66)),
    right=((18, -52), (8, -58)),
    left_foot=((-16, -20), (-20, 0)),
    right_foot=((10, -18), (16, -2)),
    toes=-1,
    crown=13,
)


def _beyond_reach() -> Svg:
    """A child on tiptoe under an apple that hangs too high, and a friend who comes with a ladder."""
    drawn = wash("#b5d4da", "#e3ebd6") + clouds("#f8f6ea", ((206, 50, 48),), 0.95)
    drawn += land([(-6, 158), (70, 150), (160, 160), (270, 148)], "#a9bd86", 1.8)
    drawn += tree(6, 84, 166, 12) + tree(9, 104, 164, 8)
    drawn += land([(-6, 186), (90, 180), (180, 190), (270, 182)], "#9bb163", 2.2)
    drawn += tufts(scattered(4, 22, 0, 194, 264, 44), "#6d8741", 1.1)
    trunk = (
        "M-8,226 C10,214 20,180 18,130 C17,110 8,80 -8,60 V20 H30 C34,50 48,70 84,70 C120,66 150,70 184,60 "
        "C170,78 140,84 110,84 C80,86 62,92 58,108 C52,140 54,190 72,224 C50,214 20,216 -8,226Z"
    )
    drawn += path(trunk, "#7c5c3c") + scratch("M30,110 C34,140 34,170 26,196 M44,110 C44,140 44,160 48,180", width=1.8)
    drawn += shade(
        "M110,84 C80,86 62,92 58,108 C52,140 54,190 72,224 L56,218 C42,180 42,130 50,100 C60,84 84,82 110,84Z"
    )
    drawn += path("M146,78 C150,84 151,88 150,94", width=2.2) + _apple(150, 104)
    for seed, (x, y, r) in enumerate(((6, 34, 44), (66, 30, 38), (120, 38, 30), (178, 50, 24), (34, 66, 20))):
        drawn += path(blob(seed + 40, x, y, r, 12), "#4f7a3c") + flat(
            blob(seed, x - r * 0.2, y - r * 0.25, r * 0.5), "#86ab58", opacity=0.7
        )
    for x, y in ((28, 48), (92, 36), (60, 60), (120, 58)):
        drawn += ball(x, y, 6.4, "#c23b2c", 2) + flat(f"M{x - 3},{y - 2} q2,-3 4,-2 q-2,2 -3,4Z", "white", opacity=0.7)
    drawn += shadow(118, 216, 18) + shadow(222, 220, 24)
    drawn += _CHILD.at(122, 214, 72)
    ladder = rod("M-50,-18 L66,20 M-46,-32 L70,6", "#c09a5c", 4)
    ladder += rod("".join(f"M{-36 + 24 * i},{-13.4 + 7.8 * i} l4,-14 " for i in range(4)), "#c09a5c", 3)
    return (
        drawn
        + _FRIEND.at(222, 218, 112)
        + group(ladder, "translate(224,160)")
        + hand(210, 154, 6, "skin4")
        + birds(((76, 122, 5),))
    )


def _apple(x: float, y: float) -> Svg:
    drawn = path("M0,-9 C5,-13 14,-10 13,0 C12,9 5,13 0,11 C-5,13 -12,9 -13,0 C-14,-10 -5,-13 0,-9Z", "#c9392b")
    drawn += shade("M6,-11 C14,-10 14,0 13,0 C12,9 5,13 0,11 C8,8 10,-2 6,-11Z") + scratch(
        "M-9,-2 C-9,-6 -6,-7 -4,-7", "glint", 2, 0.8
    )
    return glow(x, y, 24, "#fff3b8", 0.7) + group(drawn, f"translate({x},{y})")


def _same_company() -> Svg:
    """Two who look and talk alike, somebody who yawns at them, and a stranger with a lute in the bright door."""
    drawn = wash("#6b5238", "#8a6a48") + path("M-6,52 H270 M-6,96 H270", width=1.6, stroke="#4f3a26", opacity=0.7)
    drawn += path("M60,-4 V52 M120,52 V96 M24,52 V96 M70,96 V150", width=1.6, stroke="#4f3a26", opacity=0.7)
    drawn += path("M164,178 V56 C164,16 256,16 256,56 V178Z", "#fbe9b4", 3)
    drawn += flat("M166,178 V140 C190,132 230,136 254,128 V178Z", "#b4c27c") + flat(
        "M196,178 C206,160 214,150 226,146 L236,146 C226,156 222,168 226,178Z", "#e3cf9a"
    )
    drawn += glow(210, 96, 70, "#fffbe0", 0.8) + path(
        "M164,178 V56 C164,16 256,16 256,56 V178", width=7, stroke="#4a3322"
    )
    drawn += _lutenist() + _twin(42) + _twin(98)
    drawn += table_top(178, "#a5784b", "#6b4a2e", "#80582f") + _mug(20, 196) + _mug(76, 196)
    drawn += torso(168, 180, 80, 70, "#c26b3a", 1.2, "cream")
    drawn += neck(156, 158, 20, 24, "skin2") + head(152, 144, 27, "skin2", "brown", "mop", "bored", 0.9, tilt=-10)
    return drawn + limb("M140,206 C126,220 112,236 114,226 L129,200", "#c26b3a", 18) + _palm(133, 172)


def _twin(x: float) -> Svg:
    """One of two alike, who talk at the same time."""
    drawn = neck(x, 118, 16, 22, "skin1") + torso(x, 136, 58, 60, "#7f8a8f", 1.15, "#5f686d")
    drawn += head(x, 102, 20, "skin1", "ash", "crop", "stern", 0.5, beard="ash")
    drawn += path(f"M{x - 4},112 q6,4 10,0 q-2,6 -5,6 q-4,0 -5,-6Z", "#8a3a32", 1.6)
    return (
        drawn
        + limb(f"M{x + 24},152 C{x + 30},168 {x + 22},176 {x + 8},172", "#7f8a8f", 12)
        + hand(x + 6, 170, 6, "skin1")
    )


def _mug(x: float, y: float) -> Svg:
    drawn = path("M14,-14 C26,-16 26,6 13,4", width=3.4) + path("M-14,-22 L-12,10 Q0,15 12,10 L14,-22Z", "#8f9aa0")
    drawn += shade("M5,-22 H14 L12,10 Q8,13 4,13Z") + ball(0, -22, 14, "#f7f0dc", 2.2, 4.4)
    return group(drawn + scratch("M-9,-14 L-8,4", "glint", 2.2, 0.7), f"translate({x},{y})")


def _palm(x: float, y: float) -> Svg:
    """A hand under a chin and along a cheek."""
    return path(
        f"M{x - 8},{y + 24} C{x - 14},{y + 8} {x - 12},{y - 8} {x - 4},{y - 14} "
        f"C{x + 2},{y - 14} {x + 2},{y - 6} {x + 4},{y + 2} C{x + 10},{y + 8} {x + 10},{y + 18} {x + 8},{y + 24}Z",
        "skin2",
    ) + scratch(f"M{x - 5},{y - 2} C{x - 6},{y + 6} {x - 6},{y + 10} {x - 4},{y + 14}", width=1.6)


_BARD = Folk(
    Face("skin4", "coal", "hat", "glad", -0.8, cloth="#2f6f5c"),
    "#b8342b",
    sleeve="#e0b95c",
    hose="#27509a",
    left=((-22, -58), (-26, -68)),
    right=((20, -50), (6, -48)),
    left_foot=((-10, 0),),
    right_foot=((12, -16), (8, 0)),
    toes=-1,
)


def _lutenist() -> Svg:
    lute = rod("M2,0 L-30,-20", "#8a5a33", 4) + path(
        "M-6,-8 C6,-16 24,-4 20,10 C16,22 -2,20 -8,8 C-10,0 -10,-4 -6,-8Z", "#d39a4e"
    )
    lute += ball(7, 3, 4.4, "#3d2a1e", 1.6) + path("M-32,-26 L-27,-15", width=4)
    return (
        shadow(214, 170, 24)
        + _BARD.at(214, 170, 118)
        + group(lute, "translate(212,114)")
        + hand(219, 114, 5.6, "skin4")
        + hand(184, 93, 5.6, "skin4")
    )


_RED_CAPTAIN = Folk(
    Face("skin2", "coal", "helm", "glad", 0.9, beard="coal", cloth="steel"),
    "#b8342b",
    sleeve="#9aa3ab",
    hose="#5c5148",
    left=((-20, -52), (-8, -42)),
    right=((22, -56), (33, -54)),
    left_foot=((-10, 0),),
    right_foot=((10, 0),),
    toes=1,
    crown=13.5,
)
_BLUE_CAPTAIN = Folk(
    Face("skin4", "coal", "braid", "glad", -0.9),
    "#27509a",
    sleeve="#c9ced3",
    hose="#4a4a50",
    left=((-22, -56), (-33, -54)),
    right=((20, -52), (16, -38)),
    left_foot=((-10, 0),),
    right_foot=((10, 0),),
    toes=-1,
    crown=13.5,
)


def _hands_clasped() -> Svg:
    """Two captains on a bridge between their banners, their swords put into the ground."""
    drawn = wash("#a9c3cf", "#e9e3cc") + clouds("#f6f3e6", ((60, 48, 52), (214, 40, 46)), 0.9)
    drawn += land([(-6, 132), (60, 122), (132, 134), (206, 120), (270, 130)], "#9fb08a", 1.8)
    drawn += _host(-4, "red") + _host(196, "blue")
    drawn += land([(-6, 138), (70, 134), (132, 144), (200, 134), (270, 140)], "#8ba06f", 1.8)
    drawn += flat("M-6,190 H270 V246 H-6Z", "#6f9fae") + path(
        "M10,226 q8,-5 16,0 q8,5 16,0 M210,232 q8,-5 16,0 q8,5 16,0 M112,236 q8,-5 16,0", width=2, stroke="#dbeef0"
    )
    drawn += path("M-6,192 C60,172 204,172 270,192 V224 H244 C220,196 44,196 20,224 H-6Z", "#b3aa96")
    drawn += scratch(
        "M30,184 v14 M66,179 v12 M104,176 v12 M146,176 v12 M190,178 v12 M232,184 v14", width=1.6, opacity=0.6
    )
    drawn += flat("M-6,192 C60,172 204,172 270,192 V186 C204,166 60,166 -6,186Z", "#cfc6b0") + path(
        "M-6,186 C60,166 204,166 270,186"
    )
    drawn += _banner(30, 178, "#b8342b", "#7e1f20", 1) + _banner(234, 178, "#27509a", "#18336a", -1)
    drawn += _planted(54, 182) + _planted(211, 182)
    drawn += (
        shadow(94, 178, 24) + shadow(172, 178, 24) + _RED_CAPTAIN.at(92, 180, 128) + _BLUE_CAPTAIN.at(174, 180, 128)
    )
    return drawn + glow(133, 110, 30, "#fff6c8", 0.85) + _clasp(133, 111)


def _clasp(x: float, y: float) -> Svg:
    """Two hands in each other."""
    drawn = path("M-13,-6 C-6,-12 6,-11 12,-5 C16,2 12,9 4,10 C-4,12 -12,8 -13,-6Z", "skin4")
    drawn += path("M-14,-5 C-8,-9 4,-10 8,-6 L10,0 C6,4 2,2 -2,4 C-8,8 -14,6 -14,-5Z", "skin2")
    drawn += path("M9,-6 C4,-8 0,-3 -5,-3", width=5.4) + path("M9,-6 C4,-8 0,-3 -5,-3", width=3, stroke="skin4")
    return group(drawn + scratch("M0,4 l4,4 M-5,6 l3,3", width=1.4), f"translate({x},{y})")


def _host(x: float, side: str) -> Svg:
    """Spears and helms of a host far off, and its pennons."""
    cloth = "#b8342b" if side == "red" else "#27509a"
    drawn = ""
    for i in range(6):
        a, b = x + 13 * i, 138 - (i % 3) * 5
        drawn += path(f"M{a + 4},{b} V{b - 30}", width=1.6) + path(
            f"M{a + 1},{b} C{a + 1},{b - 10} {a + 9},{b - 10} {a + 9},{b}Z", "iron", 1.6
        )
        if i % 2:
            drawn += path(f"M{a + 4},{b - 30} l11,4 l-11,4Z", cloth, 1.4)
    return drawn


def _banner(x: float, y: float, cloth: str, dark: str, side: int) -> Svg:
    drawn = rod("M0,0 V-132", "bark", 4) + ball(0, -136, 4.4, "gold", 2)
    drawn += path("M2,-128 C16,-134 26,-122 44,-128 L38,-104 L44,-82 C26,-76 16,-88 2,-82Z", cloth)
    drawn += flat("M2,-98 C16,-104 26,-94 40,-98 L44,-82 C26,-76 16,-88 2,-82Z", dark, opacity=0.55) + dot(
        20, -105, 7, "gold"
    )
    return group(drawn, f"translate({x},{y}) scale({side},1)")


def _planted(x: float, y: float) -> Svg:
    """A sword with its point in the ground."""
    drawn = (
        path("M-3.4,0 V-34 H3.4 V0Z", "blade", 1.8)
        + path("M-11,-35 H11", width=6)
        + path("M-10,-35 H10", width=2.6, stroke="gold")
    )
    return group(
        drawn + rod("M0,-38 V-48", "leather", 3) + ball(0, -51, 3.4, "gold", 1.8), f"translate({x},{y}) rotate(4)"
    )


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {
        "friends_arm_in_arm": _friends_arm_in_arm,
        "beyond_reach": _beyond_reach,
        "same_company": _same_company,
        "hands_clasped": _hands_clasped,
    }
)
"""The pictures by name."""
