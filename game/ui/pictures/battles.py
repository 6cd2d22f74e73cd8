"""What carries one through a battle: the pictures of question 2b."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, flat, group, path, polygon, rod, scratch, shade
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.people import hand
from game.ui.pictures.sheet import blob, clouds, flame, glow, land, pine, scattered, specks, tufts, wash

_CROUCHED = Folk(
    Face("skin1", "auburn", "bun", "awe", 0.9, tilt=10),
    "#6f5a7d",
    hose="#5c5148",
    left=((-22, -44), (-6, -36)),
    right=((22, -46), (18, -60)),
    left_foot=((-20, -24), (-16, 0)),
    right_foot=((18, -24), (12, 0)),
    lean=4,
    toes=1,
    crown=16,
)
_BOY = Folk(
    Face("skin4", "coal", "curls", "asleep", 0.9, tilt=16),
    "#b8863c",
    hose="#4f5d56",
    left=((-18, -54), (-2, -62)),
    right=((20, -54), (6, -64)),
    lean=5,
    toes=1,
    crown=18,
)
_HERO = Folk(
    Face("skin3", "coal", "helm", "stern", 0.9, beard="brown", cloth="steel"),
    "#8a2f2a",
    sleeve="iron",
    hose="#5c5148",
    left=((-22, -60), (4, -54)),
    right=((22, -60), (28, -48)),
    left_foot=((-16, -18), (-30, 0)),
    right_foot=((20, -20), (20, 0)),
    lean=4,
    toes=1,
    crown=13,
)


def _shield_held() -> Svg:
    """One who stands under a rain of arrows, and two who crouch behind."""
    drawn = wash("#8f9aa6", "#c9bfae", "#e3cfa6") + clouds("#7d8792", ((70, 48, 70), (214, 62, 60)), 0.7)
    drawn += land([(-6, 140), (80, 130), (170, 142), (270, 126)], "#8f9272", 1.8) + _spears(206, 136)
    drawn += land([(-6, 168), (90, 162), (180, 172), (270, 160)], "#8c9260", 0) + land(
        [(-6, 188), (110, 180), (270, 190)], "#a3996a", 2.2
    )
    drawn += tufts(scattered(4, 16, 0, 198, 264, 40), "#6f6d42", 1.1)
    for x, y in ((218, 214), (238, 202), (196, 224), (252, 226)):
        drawn += _arrow(x, y, 118, 40, stuck=True)
    for x, y in ((96, 40), (142, 34), (196, 60), (236, 46), (168, 88), (240, 98), (62, 60)):
        drawn += _arrow(x, y, 128, 34)
    drawn += shadow(40, 210, 28) + _CROUCHED.at(30, 208, 86) + _BOY.at(60, 214, 66)
    drawn += shadow(132, 214, 40, 0.26) + path(
        "M84,216 q-18,-3 -30,2 M150,219 q-14,-3 -24,1", width=2.4, stroke="#6f5f3a"
    )
    drawn += path("M112,120 C92,140 84,180 88,206 C104,196 116,190 124,192 L128,128Z", "#8a2f2a") + shade(
        "M104,134 C94,160 92,184 94,202 L106,195 C104,174 106,150 112,130Z"
    )
    drawn += _HERO.at(124, 212, 138)
    return drawn + group(_great_shield(), "translate(174,150) rotate(-6)")


def _great_shield() -> Svg:
    drawn = path(
        "M-22,-52 C-8,-60 14,-58 26,-46 C32,-14 30,22 18,56 C6,62 -8,60 -18,54 C-28,20 -30,-18 -22,-52Z", "#a5784b", 2.8
    )
    drawn += path(
        "M-15,-45 C-4,-51 12,-50 20,-41 C25,-12 23,20 13,49 C4,53 -6,52 -13,48 C-21,18 -22,-16 -15,-45Z", "#b8342b", 2
    )
    drawn += shade("M8,-49 C14,-48 18,-44 20,-41 C25,-12 23,20 13,49 C10,51 6,51 3,51 C12,20 14,-20 8,-49Z")
    drawn += (
        path("M-20,-2 H26 M2,-50 V51", width=9)
        + path("M-20,-2 H26 M2,-50 V51", width=4.6, stroke="#e0c48a")
        + ball(2, -2, 10, "steel")
    )
    drawn += scratch("M-4,-5 q2,-3 5,-3", "glint", 2, 0.9)
    for x, y in ((10, -28), (-8, 18), (14, 26), (-10, -30)):
        drawn += _arrow(x, y, 106, 34, stuck=True)
    return drawn


def _arrow(x: float, y: float, turn: float, length: float, stuck: bool = False) -> Svg:
    """An arrow that flies down to the left with its point at x, y; the point is hidden where it is stuck."""
    drawn = rod(f"M0,0 V{-length}", "#e0c48a", 1.6)
    drawn += path(f"M0,{-length + 10} l-5,-6 v-8 l5,5 l5,-5 v8Z", "#f6f2e9", 1.4)
    drawn += "" if stuck else path("M0,4 L-4.4,-6 H4.4Z", "blade", 1.4)
    return group(drawn, f"translate({x},{y}) rotate({turn - 90})")


def _spears(x: float, y: float) -> Svg:
    """The front of the others, far off."""
    drawn = ""
    for i in range(7):
        a, b = x + 10 * i, y + (i % 2) * 4
        drawn += path(f"M{a},{b} L{a - 5},{b - 34}", width=1.8) + path(
            f"M{a - 5},{b} C{a - 5},{b - 11} {a + 5},{b - 11} {a + 5},{b}Z", "#5d666d", 1.6
        )
    return drawn


_KNIGHT = Folk(
    Face("skin2", "coal", "helm", "awe", 0.8, beard="auburn", cloth="iron"),
    "#5d6a78",
    sleeve="iron",
    hose="#4a4a50",
    boots="dark",
    left=((2, -58), (26.6, -36)),
    right=((30, -52), (33, -28.5)),
    left_foot=((-16, -18), (-18, 0)),
    right_foot=((18, -20), (20, 0)),
    lean=6,
    toes=1,
    crown=12,
)


def _quick_foot() -> Svg:
    """A mace falls where somebody was a moment ago."""
    drawn = wash("#b9c7b4", "#e6dfb8", "#efe2b6") + land([(-6, 124), (80, 112), (170, 126), (270, 110)], "#a3b087", 1.8)
    drawn += "".join(
        pine(x, y, h, "#6a8468", "#8ba585", 1.8)
        for x, y, h in ((112, 128, 40), (134, 128, 30), (250, 122, 42), (14, 126, 46))
    )
    drawn += land([(-6, 160), (90, 154), (180, 164), (270, 152)], "#a9b26a", 2) + land(
        [(-6, 204), (130, 198), (270, 206)], "#93a055", 0
    )
    drawn += tufts(scattered(8, 18, 0, 176, 264, 60), "#6f8040", 1.1) + shadow(66, 206, 40, 0.26)
    drawn += _KNIGHT.at(58, 206, 158) + _mace()
    drawn += scratch(
        "M122,96 C140,94 160,96 176,100 M116,120 C136,118 150,120 168,124 M124,150 "
        "C138,148 150,150 164,154 M130,172 C142,170 150,172 160,174",
        "white",
        3,
        0.85,
    )
    drawn += shadow(212, 212, 24, 0.2)
    runner = Folk(
        Face("skin4", "coal", "braid", "glad", 0.9, tilt=14),
        "#3f7a5c",
        sleeve="linen",
        hose="#6b4a2e",
        left=((-24, -62), (-34, -50)),
        right=((26, -54), (36, -66)),
        left_foot=((-20, -26), (-42, -30)),
        right_foot=((22, -30), (24, -8)),
        left_holds=_knife(-150),
        right_holds=_knife(20),
        lean=11,
        toes=1,
        left_heel=70,
        right_heel=-12,
        crown=14,
    )
    drawn += path("M196,128 C176,118 164,134 146,124 C150,138 164,144 176,140 C184,142 192,140 198,136Z", "#c8452f", 2)
    return drawn + runner.at(206, 208, 112)


def _knife(turn: float) -> Svg:
    drawn = path("M-2.6,-4 L-2.2,-24 L1,-30 L3,-22 L2.6,-4Z", "blade", 1.6) + path("M-6,-4 H6", width=4)
    return group(drawn, f"rotate({turn})")


def _mace() -> Svg:
    """The mace in the ground, earth flying up around it, and the hands on its shaft."""
    drawn = rod("M90,138 L132,192", "bark", 5)
    drawn += path(
        "M126,176 C136,170 150,180 152,192 C154,204 140,212 128,206 C118,200 116,184 126,176Z", "#7d868e"
    ) + shade("M146,182 C154,190 154,206 138,208 C146,202 148,192 146,182Z")
    drawn += path("M124,180 l-7,-7 M140,174 l3,-9 M150,186 l8,-4", width=4.6)
    for i, (x, y, r) in enumerate(((112, 208, 13), (134, 212, 17), (156, 208, 14), (100, 212, 9), (172, 212, 9))):
        drawn += path(blob(i + 3, x, y, r, 9, 0.16, 0.66), "#d9c795", 2)
    drawn += (
        polygon(((150, 176), (157, 172), (156, 180)), "bark")
        + polygon(((112, 178), (106, 172), (114, 171)), "bark")
        + polygon(((164, 190), (172, 186), (170, 194)), "bark")
    )
    return drawn + hand(100, 149, 9, "iron") + hand(110, 161, 9, "iron")


_FLEEING = Folk(
    Face("skin1", "coal", "helm", "awe", -0.6, cloth="iron"),
    "#27509a",
    sleeve="#18336a",
    hose="#4a4a50",
    left=((-22, -66), (-26, -86)),
    right=((24, -66), (28, -86)),
    left_foot=((-14, -22), (-30, -16)),
    right_foot=((20, -24), (24, -2)),
    lean=6,
    toes=1,
    left_heel=50,
    crown=15,
)
_RUNNING = Folk(
    Face("skin3", "coal", "helm", "awe", -0.3, cloth="iron"),
    "#27509a",
    sleeve="#18336a",
    hose="#4a4a50",
    left=((-24, -58), (-34, -68)),
    right=((22, -64), (34, -76)),
    left_foot=((-18, -22), (-34, -12)),
    right_foot=((16, -26), (26, -6)),
    lean=7,
    toes=1,
    left_heel=45,
    crown=15,
)
_TRICKSTER = Folk(
    Face("skin2", "brown", "hood", "glad", 0.9, cloth="#6b3f5c"),
    "#5a3550",
    gown=True,
    left=((10, -54), (30, -66)),
    right=((22, -60), (32, -76)),
    behind="right",
    crown=15,
)


def _dragon_of_shadow() -> Svg:
    """A lantern, two hands, and a dragon on the castle's wall that nobody stays to look at."""
    drawn = (
        wash("#26314f", "#4a5072")
        + specks(scattered(5, 20, 0, 18, 90, 90), "#fbf3dc", 1.3, 0.85)
        + ball(32, 52, 13, "#f4ecc8", 2)
        + dot(37, 49, 11, "#2f3a5a")
    )
    drawn += path(
        "M70,190 V44 H88 V32 H108 V44 H130 V32 H150 V44 H172 V32 H192 V44 H214 V32 H234 V44 H270 V190Z", "#d9c08c", 2.6
    )
    drawn += glow(132, 130, 120, "#fff0c0", 0.75)
    for x, y in ((92, 66), (240, 70), (206, 150), (248, 150), (230, 110), (88, 110), (182, 52), (128, 58)):
        drawn += scratch(f"M{x - 9},{y} h18 v9 M{x - 9},{y} v9 h18", width=1.4, opacity=0.35)
    drawn += _shadow_dragon() + land([(-6, 188), (90, 182), (180, 190), (270, 184)], "#4d5a45", 2.2)
    drawn += flat("M40,246 C70,200 120,188 270,192 V246Z", "#f0d690", opacity=0.28) + tufts(
        scattered(9, 14, 0, 204, 264, 36), "#35432f", 1.1
    )
    drawn += (
        shadow(178, 214, 16, 0.3) + shadow(230, 216, 18, 0.3) + _FLEEING.at(178, 212, 66) + _RUNNING.at(232, 214, 72)
    )
    drawn += rod("M204,222 L160,226", "bark", 2.4) + path("M160,226 l-10,-2 l9,5Z", "blade", 1.6)
    drawn += shadow(40, 212, 22, 0.3) + glow(76, 198, 52, "#ffd98a", 0.95) + _TRICKSTER.at(34, 212, 108)
    return drawn + _lantern(80, 212)


def _shadow_dragon() -> Svg:
    """The shape of a dragon with open jaws, as a shadow."""
    neck = (
        "M92,190 C82,150 96,118 128,100 C134,88 138,80 132,66 C142,68 150,74 154,80 "
        "C152,70 156,62 164,54 C166,66 172,72 184,76 "
        "C204,76 226,82 246,98 C238,102 228,104 218,104 L222,112 L212,106 L208,114 L201,106 C194,108 186,110 182,114 "
        "C192,118 202,122 212,124 L216,116 L221,125 L228,120 C232,126 230,132 226,136 "
        "C208,140 186,142 168,138 C152,146 146,164 152,190Z"
    )
    wing = (
        "M104,190 L92,160 C96,146 94,136 86,136 C90,124 86,112 78,112 C84,102 82,92 74,92 C84,84 88,74 84,58 "
        "C94,70 98,80 100,88 C106,86 114,92 118,104Z"
    )
    return flat(neck + " " + wing, "#3a3450", opacity=0.85) + path(
        "M186,88 q6,-5 11,-1 q-5,5 -11,1Z", "#f3e2ae", 0, "none"
    )


def _lantern(x: float, y: float) -> Svg:
    drawn = (
        path("M-7,-34 C-7,-44 7,-44 7,-34", width=2.6)
        + path("M-11,-34 H11 L8,-28 H-8Z", "iron", 2)
        + path("M-9,-28 H9 L11,-4 H-11Z", "#ffe39a")
    )
    return group(
        drawn + flame(0, -5, 18) + path("M-13,-4 H13 V1 H-13Z", "iron", 2) + path("M0,-28 V-24", width=1.6),
        f"translate({x},{y})",
    )


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"shield_held": _shield_held, "quick_foot": _quick_foot, "dragon_of_shadow": _dragon_of_shadow}
)
"""The pictures by name."""
