"""Things that stand on a tile: trees, rocks, craters, slopes, bridges."""

import math
from random import Random

from vector import INK, blob, box, cloud, oval, path, poly, stroke, turned

LEAF = [
    ("#4f7340", "#66894c", "#86a35f"),
    ("#496c3e", "#5e8149", "#7f9c5c"),
    ("#5c7a3d", "#758f49", "#94a95f"),
    ("#4a6b45", "#5d8054", "#7c9b69"),
]
DUSK = [("#3c5a3a", "#4c6d43", "#648254"), ("#436140", "#55754a", "#6d8a59"), ("#3a5540", "#4a694b", "#61805d")]


def shadow(x, y, r, k=0.3):
    return oval(x + r * 0.3, y, r, r * k, INK, o=0.24)


def oak(rng, x, y, r, tones=LEAF):
    (dark, mid, light), cy = rng.choice(tones), y - r * 1.38
    s = shadow(x, y, r * 0.95) + path(
        f"M{x - 2.6},{y} L{x - 1.6},{cy} L{x + 1.6},{cy} L{x + 2.6},{y}Z", "#7a5a38", INK, 2
    )
    s += path(cloud(rng, x, cy, r, r * 0.95, 8), dark, INK, 2.2) + path(
        cloud(rng, x - r * 0.14, cy - r * 0.13, r * 0.74, r * 0.66, 7), mid, "none"
    )
    return s + path(cloud(rng, x - r * 0.3, cy - r * 0.33, r * 0.36, r * 0.28, 5), light, "none")


def fir(rng, x, y, h, snow=True):
    dark, mid = rng.choice([("#3f5f4a", "#54775a"), ("#3a5848", "#4d6e56"), ("#46664a", "#5c7f5c")])
    s = shadow(x, y, h * 0.26) + box(x - 2.5, y - 7, 5, 7, "#7a5a38", lw=2)
    for i in (2, 1, 0):
        top, half = y - h + i * h * 0.23, h * (0.16 + 0.075 * i)
        bot = top + h * 0.38
        tier = [
            (x, top),
            (x + half, bot),
            (x + half * 0.45, bot - 2.5),
            (x, bot + 2),
            (x - half * 0.45, bot - 2.5),
            (x - half, bot),
        ]
        s += poly(tier, mid, INK, 2.1) + poly([(x, top + 1), *tier[1:4]], dark, "none")
        cap = [
            (x, top),
            (x + half * 0.5, top + h * 0.2),
            (x + half * 0.1, top + h * 0.2 - 2),
            (x - half * 0.15, top + h * 0.2 + 4),
            (x - half * 0.45, top + h * 0.2 + 1),
            (x - half * 0.82, bot - 3),
        ]
        if snow:
            s += poly(cap, "#f4f4ee", "none") + stroke([(x - half, bot), (x, top), (x + half, bot)], INK, 2.1)
    return s


def grove(rng, spots, plant, stray=1.5):
    """Plants at the spots, the farthest first, none quite where it was put."""
    ordered = sorted(spots, key=lambda spot: spot[1])
    return "".join(plant(rng, x + rng.uniform(-stray, stray), y + rng.uniform(-stray, stray)) for x, y in ordered)


def forest(rng):
    spots = rng.choice(
        [
            [(17, 29), (46, 31), (31, 44), (14, 58), (49, 59)],
            [(20, 29), (46, 35), (17, 51), (43, 60)],
            [(33, 29), (15, 40), (49, 44), (31, 60)],
            [(15, 31), (41, 29), (48, 51), (21, 56)],
        ]
    )
    return grove(rng, spots, lambda r, x, y: oak(r, x, y, r.uniform(10.5, 11.5)))


def dense_forest(rng):
    spots = [(13, 28), (31, 26), (50, 28), (22, 38), (41, 39), (13, 49), (31, 50), (51, 51), (20, 61), (41, 62)]
    return oval(32, 40, 31, 25, INK, o=0.22) + grove(rng, spots, lambda r, x, y: oak(r, x, y, r.uniform(10, 11), DUSK))


def firs(rng, snow):
    spots = rng.choice(
        [
            [(17, 36), (46, 34), (31, 49), (50, 61), (13, 62)],
            [(23, 34), (49, 42), (15, 55), (38, 62)],
            [(32, 35), (14, 47), (50, 50), (32, 62)],
        ]
    )
    return grove(rng, spots, lambda r, x, y: fir(r, x, y, r.uniform(29, 33), snow))


def dense_firs(rng, snow):
    spots = [(12, 32), (31, 31), (51, 32), (21, 42), (42, 43), (11, 52), (31, 53), (52, 53), (21, 63), (42, 63)]
    return oval(32, 44, 31, 20, INK, o=0.18) + grove(rng, spots, lambda r, x, y: fir(r, x, y, r.uniform(27, 31), snow))


def boulder(rng, x, y, r, tone=("#a7a092", "#857d70", "#c6c0b3")):
    (mid, dark, light), h = tone, r * rng.uniform(0.95, 1.2)
    s = shadow(x, y, r * 1.05) + poly(
        [
            (x - r, y),
            (x - r * 0.8, y - h * 0.6),
            (x - r * 0.2, y - h),
            (x + r * 0.5, y - h * 0.85),
            (x + r, y - h * 0.3),
            (x + r * 0.95, y),
        ],
        mid,
        INK,
        2.2,
    )
    s += poly(
        [
            (x + r * 0.1, y - 1),
            (x + r * 0.2, y - h * 0.5),
            (x + r * 0.5, y - h * 0.8),
            (x + r * 0.9, y - h * 0.3),
            (x + r * 0.85, y - 1),
        ],
        dark,
        "none",
    )
    return s + poly(
        [
            (x - r * 0.65, y - h * 0.55),
            (x - r * 0.18, y - h * 0.88),
            (x + r * 0.3, y - h * 0.74),
            (x - r * 0.1, y - h * 0.5),
        ],
        light,
        "none",
    )


def rocks(rng):
    spots = rng.choice([[(20, 30), (44, 38), (24, 54)], [(32, 34), (16, 50), (46, 54)], [(42, 28), (20, 42), (44, 56)]])
    return grove(rng, spots, lambda r, x, y: boulder(r, x, y, r.uniform(8, 14)), 3)


def crater(rng):
    s = path(blob(rng, 32, 35, 27, 21, 11, 0.08), "#a48f69", "#8a7650", 2) + path(
        blob(rng, 32, 34, 21, 15, 11, 0.08), "#7c6a4e"
    )
    s += path("M15,33 C18,24 44,22 49,32 C42,28 24,28 15,33Z", "#5a4a37", "none") + path(
        "M20,41 C28,48 40,47 46,40", "none", "#b7a37d", 2.6
    )
    return s + "".join(
        oval(32 + 27 * math.cos(a), 35 + 21 * math.sin(a), 2.4, 1.8, "#a48f69", INK, 1.4)
        for a in (0.4, 1.7, 2.9, 4.4, 5.6)
    )


SLOPES = {
    "earth": ("#cbb182", "#dcc699", "#8f7a58", "#a58b5e"),
    "snow": ("#d3d0c8", "#e9e7e0", "#8a8783", "#a5a39e"),
}


def slope(rng, way, kind):
    """A ramp that goes down the way it is named: rounded treads, darker toward its foot, and stones at its sides."""
    fill, light, edge, tread = SLOPES[kind]
    s = poly([(9, -3), (55, -3), (60, 67), (4, 67)], fill) + poly(
        [(13, -3), (51, -3), (53, 26), (11, 26)], light, "none", o=0.6
    )
    for i in range(5):
        y = 5 + i * 13
        s += path(f"M{11 - i},{y} Q32,{y + 5} {53 + i},{y}", "none", tread, 2.6)
        s += path(f"M{11 - i},{y - 2.4} Q32,{y + 2.6} {53 + i},{y - 2.4}", "none", light, 1.6)
    for i in range(5):
        y = 4 + i * 13.5
        for x in (8.5 - i, 55.5 + i):
            s += path(blob(rng, x, y, 4.4, 5.4), edge, INK, 1.8)
    chevron = path("M25,26 L32,33 L39,26 M25,36 L32,43 L39,36", "none", INK, 2.4, 0.45)
    return turned(s + chevron, way)


def bridge(axis, kind):
    """A bridge along the axis, EW or NS, of stone or wood, over the water it is drawn on."""
    rail, deck, joint = ("#b3a78f", "#cbb78f", "#a08c68") if kind == "stone" else ("#8a6840", "#b08d60", "#8a6840")
    if axis == "EW":
        s = box(-2, 54, 68, 9, "#2d4a55", "none", o=0.3) + box(-3, 14, 70, 34, deck)
        s += "".join(stroke([(x, 17), (x + 1, 45)], joint, 1.3, 0.7) for x in range(4, 64, 8))
        s += box(-3, 8, 70, 8, rail) + box(-3, 43, 70, 13, rail)
        s += "".join(stroke([(x, 44), (x, 48)], joint, 1.3, 0.8) for x in range(5, 64, 11))
        return s + "".join(box(x, 5, 9, 12, rail) + box(x, 40, 9, 16, rail) for x in (-4, 28, 60))
    s = box(10, -2, 52, 68, "#2d4a55", "none", o=0.22) + box(12, -3, 40, 70, deck)
    s += "".join(stroke([(15, y), (49, y)], joint, 1.3, 0.7) for y in range(4, 64, 8))
    s += box(7, -3, 8, 70, rail) + box(49, -3, 8, 70, rail)
    s += "".join(
        stroke([(8, y), (14, y)], joint, 1.2, 0.7) + stroke([(50, y), (56, y)], joint, 1.2, 0.7)
        for y in range(8, 64, 11)
    )
    return s + "".join(box(x, y, 11, 11, rail) for x in (5.5, 47.5) for y in (-5, 27, 59))


def ford(axis):
    """Stepping stones along the axis, EW or NS, over a shallow bed."""
    rng = Random(5)
    steps = [(x, 32 + rng.uniform(-7, 7)) for x in range(4, 64, 11)]
    bed = box(-2, 20, 68, 24, "#b7ab84", "none", o=0.5)
    stones = [
        path(blob(rng, x, y, 5, 3.6), "#b5ad9b", INK, 1.7) + oval(x - 1, y - 1, 2, 1, "#d6d0bf") for x, y in steps
    ]
    return turned(bed + "".join(stones), "S" if axis == "EW" else "W")
