"""Question 8: what those who are born later should find."""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ui.figures.strokes import Svg, ball, dot, element, flat, group, path, rod, scratch, shade, shine
from game.ui.pictures.folk import Face, Folk, shadow
from game.ui.pictures.sheet import birds, clouds, glow, land, scattered, smoke, specks, sun, tufts, wash


def _learning() -> Svg:
    """Shelves to the vault, a ladder to the highest, and somebody who got no further than the first book."""
    drawn = wash("#6b5540", "#7d6448", "#8a6f50") + path("M98,182 V74 C98,16 166,16 166,74 V182Z", "#d7e6da")
    drawn += flat("M100,150 C120,138 144,150 164,140 V182 H100Z", "#9fb58a")
    drawn += rod("M98,182 V74 C98,16 166,16 166,74 V182 M132,32 V182 M98,88 H166 M98,134 H166", "#55412e", 4)
    drawn += _shelves(-6, 96, 3) + _shelves(174, 96, 8)
    drawn += flat("M-6,184 H270 V246 H-6Z", "#9a7a52") + path("M-6,184 H270", width=2.2)
    drawn += flat("M100,184 H164 L204,246 H84Z", "#f4ecc4", opacity=0.5)
    drawn += flat("M102,60 L162,50 L214,246 H70Z", "#fff8d8", opacity=0.22)
    drawn += rod("M36,216 L64,26 M62,216 L86,26", "tan", 3.4)
    drawn += rod("M40,190 H65 M43,168 H68 M47,144 H71 M50,120 H74 M53,96 H77 M57,72 H80 M60,48 H83", "tan", 2.6)
    climber = Folk(
        Face(skin="skin4", hair="coal", away=True),
        cloth="#b5452f",
        hose="#4a4a55",
        crown=18,
        left=((-26, -62), (-30, -84)),
        right=((22, -70), (20, -86)),
        left_foot=((-9, -18), (-8, 0)),
        right_foot=((12, -26), (8, -14)),
        left_holds=path("M-7,-14 H5 V6 H-7Z", "#3f7a6b", 2),
    )
    drawn += climber.at(63, 122, 66) + shadow(196, 214, 36)
    for x, y, w, colour in ((164, 214, 62, "#7c2f2f"), (170, 203, 52, "#3f5f8a"), (166, 192, 58, "#6f7440")):
        drawn += path(f"M{x},{y} h{w} v-11 h{-w}Z", colour, 2.2)
        drawn += path(f"M{x + w - 4},{y - 2.5} h4 v-6 h-4Z", "bone", 1.4)
    reader = Folk(
        Face(skin="skin2", hair="auburn", cut="braid", mood="glad", turn=-0.4, tilt=-4),
        cloth="#4f7f8f",
        hose="#6b5a48",
        crown=18,
        left=((-17, -48), (-8, -46)),
        right=((17, -48), (8, -46)),
        left_foot=((-14, -34), (-15, -4)),
        right_foot=((8, -32), (7, -4)),
    )
    book = path("M0,6 L-22,1 V-18 L0,-12 L22,-18 V1Z", "#8a2f2a", 2.2)
    book += path("M0,4 L-19,-1 V-19 L0,-13 L19,-19 V-1Z", "bone", 1.8)
    drawn += reader.at(196, 216, 96) + group(book + path("M0,-13 V4", width=1.6), "translate(196,176)")
    return drawn + _globe(126, 214) + _owl(238, 62)


def _shelves(x: float, w: float, seed: int) -> Svg:
    """A wall of books: each row has its own, and a few lean."""
    chance = random.Random(seed)
    colours = ("#7c2f2f", "#3f5f8a", "#6f7440", "#b08a45", "#5c4a6b", "#3f6f63", "#8a5a38", "#c9b68a")
    drawn = path(f"M{x},-8 H{x + w} V184 H{x}Z", "#4a3626")
    for foot in (62, 103, 144, 182):
        at = x + 5
        while at < x + w - 12:
            thick, high = chance.choice((7, 8, 9, 11)), chance.choice((24, 27, 30, 32))
            drawn += path(f"M{at},{foot} v{-high} h{thick} v{high}Z", chance.choice(colours), 1.7)
            at += thick + chance.choice((0, 0, 0, 0, 5))
        drawn += path(f"M{x},{foot} H{x + w} v5 H{x}Z", "#7d5a3a", 2)
    drawn += path(f"M{x},-8 V184 M{x + w},-8 V184", width=6)
    return drawn + path(f"M{x},-8 V184 M{x + w},-8 V184", width=3, stroke="#7d5a3a")


def _globe(x: float, y: float) -> Svg:
    drawn = path("M-12,0 H12 M0,0 V-10", width=4.6)
    drawn += element("circle", cx=0, cy=-30, r=20, fill="#6fa0b5", stroke="ink", stroke_width=2.4)
    drawn += flat(
        "M-16,-38 C-8,-48 2,-44 0,-36 C-2,-30 -10,-34 -12,-26 C-18,-28 -18,-34 -16,-38Z M4,-28 C10,-32 18,-28 "
        "16,-20 C12,-14 4,-18 4,-28Z",
        "#8fae6a",
    )
    drawn += shade("M8,-48 C26,-40 24,-14 4,-11 C16,-22 16,-38 8,-48Z")
    drawn += path("M-16,-50 C-34,-30 -20,-8 2,-6", width=2.6, stroke="brass")
    return group(drawn + shine("M-13,-36 C-11,-41 -8,-44 -4,-45", 0.6), f"translate({x},{y})")


def _owl(x: float, y: float) -> Svg:
    drawn = path("M-12,0 C-16,-18 -14,-30 -11,-36 L-4,-32 H4 L11,-36 C14,-30 16,-18 12,0Z", "#8b6a48")
    drawn += ball(-5, -24, 5.4, "bone", 1.8) + ball(5, -24, 5.4, "bone", 1.8)
    drawn += dot(-5, -24, 2) + dot(5, -24, 2) + path("M0,-21 l-2,4 h4Z", "gold", 1.4)
    return group(
        drawn + scratch("M-5,-12 l2,3 2,-3 2,3 2,-3 M-4,-6 l2,3 2,-3 2,3", "#5a4028", 1.5), f"translate({x},{y})"
    )


def _home() -> Svg:
    """The roof is on, the tree is planted, and the key changes hands."""
    drawn = wash("#e9c48a", "#f3dfb0", "#f7ecc8") + sun(46, 66, 17, "#fbdf8e", "#fff3c8")
    drawn += clouds("#fdf3dc", ((110, 50, 36), (20, 96, 30)))
    drawn += land([(-6, 144), (60, 128), (150, 142), (270, 130)], "#b9b67a", 0)
    drawn += birds(((92, 78, 5), (104, 84, 4)), "bark")
    drawn += land([(-6, 176), (90, 162), (180, 172), (270, 168)], "#98aa62")
    drawn += rod("M-6,158 H96 M-6,170 H96 M14,150 V182 M46,148 V180 M78,146 V178", "#b58a58", 2.6)
    drawn += _cottage() + flat("M174,196 H206 C206,208 176,222 150,246 H80 C120,224 168,212 174,196Z", "#dcc78a")
    drawn += _sapling(30, 206) + tufts(scattered(31, 12, 0, 200, 80, 36), "#6f8448", 1.1)
    drawn += tufts(scattered(32, 6, 220, 206, 40, 30), "#6f8448", 1.1)
    old = Folk(
        Face(skin="skin3", cut="bald", mood="glad", turn=0.7, beard="snow", tilt=8),
        cloth="#5f6f8a",
        hose="#5c4a33",
        lean=9,
        left=((-14, -48), (-22, -40)),
        right=((26, -50), (36, -44)),
        left_holds=rod("M0,-6 L-3,47", "wood", 3.4),
        left_foot=((-7, -18), (-8, 0)),
        right_foot=((9, -18), (10, 0)),
        toes=1,
    )
    young = Folk(
        Face(skin="skin3", hair="coal", cut="curls", mood="laugh", turn=-0.7),
        cloth="#c9803a",
        hose="#6f6248",
        crown=20,
        left=((-22, -54), (-32, -60)),
        right=((4, -44), (-28, -50)),
    )
    drawn += glow(122, 164, 34, "#fff3b0", 0.9) + shadow(82, 216, 26) + old.at(80, 216, 108) + shadow(152, 216, 20)
    drawn += young.at(152, 216, 82)
    key = ball(0, 0, 8, "gold", 2.4)
    key += element("circle", cx=0, cy=0, r=3.2, fill="#f3dfb0", stroke="ink", stroke_width=1.8)
    key += path("M-2.6,8 H2.6 V17 H9 V22 H2.6 V25 H8 V30 H-2.6Z", "gold", 2)
    return drawn + group(key, "translate(121,158) rotate(-12)")


def _cottage() -> Svg:
    drawn = path("M138,196 V116 H262 V196Z", "linen")
    drawn += path("M138,150 H262 M164,116 V196 M218,116 V196", width=4.4, stroke="bark")
    drawn += path("M174,197 V150 C174,134 206,134 206,150 V197Z", "#7d5430")
    drawn += flat("M180,197 V152 C180,140 200,140 200,152 V197Z", "#ffe39a")
    drawn += path("M230,146 H252 V172 H230Z", "#bcd9de") + path("M241,146 V172 M230,159 H252", width=2)
    drawn += path("M227,172 H255 V180 H227Z", "#a0553a", 2)
    drawn += "".join(
        ball(x, 170, 3.6, colour, 1.5) for x, colour in ((231, "rose"), (238, "ember"), (246, "rose"), (252, "gold"))
    )
    drawn += path("M122,120 L160,56 H248 L276,112 L276,120Z", "#a5583f")
    drawn += shade("M214,56 H248 L276,112 V120 H232Z", 0.18)
    drawn += path("M151,72 H256 M141,88 H264 M131,104 H272", width=1.8, stroke="#6f3326")
    drawn += path("M216,62 V36 H236 V62Z", "stone") + smoke(226, 32, 30, "white", 0.8)
    return drawn + path("M122,120 H276", width=3)


def _sapling(x: float, y: float) -> Svg:
    """A tree as old as the house, tied to its stake."""
    drawn = element("ellipse", cx=x, cy=y, rx=17, ry=5, fill="#7d5f3e", stroke="ink", stroke_width=2)
    drawn += rod(f"M{x + 8},{y} V{y - 54}", "tan", 3)
    drawn += path(f"M{x},{y} C{x - 3},{y - 20} {x + 2},{y - 40} {x - 2},{y - 56}", width=5)
    drawn += path(f"M{x},{y} C{x - 3},{y - 20} {x + 2},{y - 40} {x - 2},{y - 56}", width=2.4, stroke="bark")
    leaf = "M0,0 C-8,-8 -6,-18 0,-24 C6,-18 8,-8 0,0Z"
    for dy, turn in ((-30, -64), (-36, 60), (-46, -50), (-50, 44), (-56, -8)):
        drawn += group(path(leaf, "leaf", 2), f"translate({x - 1},{y + dy}) rotate({turn}) scale(.9)")
    return drawn + path(f"M{x - 3},{y - 26} q6,4 12,0", width=2, stroke="linen")


def _liberty() -> Svg:
    """On the highest tower somebody has opened every cage."""
    drawn = wash("#5f7fa5", "#a5b8bf", "#f3d9a5", "#f7c987") + glow(196, 168, 110, "#fff1bf", 0.95)
    drawn += element("circle", cx=200, cy=172, r=26, fill="#fbe29a", stroke="ink", stroke_width=2)
    drawn += clouds("#fbead0", ((214, 122, 52), (130, 148, 40), (70, 66, 38)), 0.9)
    drawn += flat("M-6,180 H270 V246 H-6Z", "#7d9aa0")
    drawn += path("M150,190 h40 M206,196 h44 M172,206 h30 M220,186 h24", width=2, stroke="#fbe6b5")
    drawn += flat("M92,180 L120,166 L150,176 L164,180Z", "#6f8288")
    drawn += path("M-8,164 H14 V148 H38 V164 H58 V148 H84 V164 H104 V182 H98 V248 H-8Z", "stone", 2.6)
    drawn += shade("M78,182 H98 V248 H70Z")
    drawn += scratch("M-6,182 H104 M8,200 h22 M44,198 h26 M18,218 h28 M60,222 h24 M4,234 h20", "#66625b", 1.8)
    girl = Folk(
        Face(skin="skin4", hair="coal", cut="long", mood="laugh", turn=0.6, tilt=-8),
        cloth="ember",
        gown=True,
        left=((-24, -64), (-34, -80)),
        right=((24, -72), (34, -92)),
        lean=3,
    )
    drawn += girl.at(50, 168, 96) + _cage(87, 72)
    for x, y, k, turn in (
        (128, 102, 0.74, -14),
        (168, 72, 0.9, -24),
        (224, 112, 0.9, -8),
        (148, 142, 0.58, -10),
        (224, 56, 0.7, -26),
    ):
        drawn += group(_DOVE, f"translate({x},{y}) rotate({turn}) scale({k})")
    empty = path("M-10,0 C-12,-24 12,-24 10,0Z M-4,0 V-16 M4,0 V-16", width=1.8)
    empty += path("M-12,0 H12 V4 H-12Z", "brass", 1.8) + path("M10,-2 L20,-12 L20,0Z", "brass", 1.6)
    drawn += group(empty, "translate(20,148)") + birds(((118, 50, 5), (128, 42, 4), (252, 70, 4)), "#55606b")
    return drawn + specks(((104, 110), (120, 122), (98, 128), (112, 96)), "white", 2.2)


def _cage(x: float, y: float) -> Svg:
    """A cage held up by its ring, its door swung open."""
    drawn = path("M0,-2 V6", width=2.4) + flat("M-19,48 V26 C-19,4 19,4 19,26 V48Z", "#f7e7bd", opacity=0.4)
    drawn += path("M-19,48 V26 C-19,4 19,4 19,26 V48 M-8,48 V12 M0,48 V8 M-19,30 H19", width=4)
    drawn += path("M-19,48 V26 C-19,4 19,4 19,26 V48 M-8,48 V12 M0,48 V8 M-19,30 H19", width=1.6, stroke="gold")
    drawn += path("M-22,46 H22 V54 H-22Z", "brass", 2.2)
    drawn += path("M19,46 L38,38 V16 L19,22 M28,42 V19 M19,34 L38,27", width=3.6)
    drawn += path("M19,46 L38,38 V16 L19,22 M28,42 V19 M19,34 L38,27", width=1.4, stroke="gold")
    return group(drawn, f"translate({x},{y})")


_DOVE = (
    path("M-6,-2 C-16,-16 -14,-30 -24,-36 C-4,-36 8,-20 8,-4Z", "#dfe4e6", 2.2)
    + path(
        "M-34,10 L-22,2 C-14,-6 4,-8 14,-6 C18,-12 28,-10 28,-4 L34,-2 L28,1 C24,10 4,14 -12,8 L-32,16Z", "white", 2.2
    )
    + shade("M-12,8 C0,6 16,6 27,1 C22,10 4,14 -12,8Z", 0.14)
    + path("M0,-2 C-2,-18 10,-30 6,-40 C22,-32 22,-14 14,-2Z", "white", 2.2)
    + path("M5,-24 L8,-8 M11,-20 L12,-8", width=1.4)
    + dot(24, -5, 1.6)
)
"""A dove in flight to the right, about 70 wide."""


PICTURES: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {"legacy_learning": _learning, "legacy_home": _home, "legacy_liberty": _liberty}
)
"""The pictures by name."""
