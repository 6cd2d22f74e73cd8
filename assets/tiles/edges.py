"""Sets that follow borders: corner sets laid half a tile off the grid, cliffs among them, and strips such as roads.

A corner tile lies on the meeting of four squares; bits: 1 upper left, 2 upper right, 4 lower right, 8 lower left.
A strip tile lies on its square; bits: 1 north, 2 east, 4 south, 8 west, for the sides where the strip goes on.
"""

import itertools
import math
from functools import cache
from random import Random

import pygame
from grounds import ground, wave
from vector import INK, LINE, T, blob, box, coords, drawn, oval, path, poly, smooth, stroke

MID = {"N": (32, 0, 0, 1), "E": (64, 32, -1, 0), "S": (32, 64, 0, -1), "W": (0, 32, 1, 0)}  # a side's middle, way in
RING = ["N", (104, -40), "E", (104, 104), "S", (-40, 104), "W", (-40, -40)]
LINES = {
    0: "",
    1: "NW",
    2: "EN",
    3: "EW",
    4: "SE",
    5: "NW SE",
    6: "SN",
    7: "SW",
    8: "WS",
    9: "NS",
    10: "EN WS",
    11: "ES",
    12: "WE",
    13: "NE",
    14: "WN",
    15: "",
}
#        kind: ground, strokes under it (colour, width), strokes inside it, line on the contour, wobble
SETS = {
    "water": (
        "water",
        [("#a1935f", 21), ("#e2d2a1", 18)],
        [("#8fbcc3", 20), ("#a9ced0", 11), ("#eef3e8", 5)],
        ("#7c7f6a", 1.2),
        3,
    ),
    "quay": ("water", [(INK, 20), ("#b3a78f", 15.5)], [("#5f8c9b", 15), ("#44606a", 5)], (INK, 1.6), 0.4),
    "deep": ("deep", [], [("#6598aa", 16), ("#5f93a6", 9)], None, 4),
    "sand": ("sand", [("#8f9a5f", 5)], [("#e9dcb4", 7)], ("#b9a870", 1.2), 4),
    "dry": ("dry", [("#b0b578", 9)], [], None, 5),
    "mud": ("mud", [("#8b9360", 6)], [("#85724f", 6)], ("#6f5f43", 1.3), 4),
    "snow": ("snow", [("#8d9a78", 7), ("#b9c3c4", 4.5)], [("#f6f5f0", 7)], None, 4),
    "paving": ("paving", [("#7f7157", 5)], [("#d6cab0", 7)], ("#8d7f66", 1.3), 0.8),
    "wood floor": ("wood floor", [("#9fae6c", 7)], [], None, 5),
    "rock": ("rock", [("#a6a877", 16), ("#a8a277", 9)], [], None, 4),
}


def contour(ab, rng, wobble, bend=19.0, rough=True):
    """A line from one side's middle to another's, straight on outside the tile; rough as a shore or as a road."""
    (ax, ay, au, av), (bx, by, bu, bv) = MID[ab[0]], MID[ab[1]]
    ends = (ax, ay), (ax + au * bend, ay + av * bend), (bx + bu * bend, by + bv * bend), (bx, by)

    def straight(x, y, u, v):
        return [(x + u * k, y + v * k) for k in (-40, 0, 3, 6)]  # so that neighbours meet exactly

    pts, p, q = straight(ax, ay, au, av), rng.uniform(0, 6), rng.uniform(0, 6)
    for t in [i / 10 for i in range(2, 9)]:
        k = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        w = wobble * math.sin(math.pi * t) ** 1.5
        dx, dy = (
            (rng.uniform(-w, w), rng.uniform(-w, w)) if rough else (w * math.sin(7 * t + p), w * math.sin(7 * t + q))
        )
        pts.append(
            (
                sum(a * e[0] for a, e in zip(k, ends, strict=False)) + dx,
                sum(a * e[1] for a, e in zip(k, ends, strict=False)) + dy,
            )
        )
    return pts + straight(bx, by, bu, bv)[::-1]


def contours(mask, rng, wobble, bend=19.0):
    return [(ab, contour(ab, rng, wobble, bend)) for ab in LINES[mask].split()]


def region(mask, lines, shift=(0, 0)):
    """The side of the contours that belongs to the set, as one path."""
    if mask == 15:
        return "M-40,-40 L104,-40 L104,104 L-40,104Z"
    d = ""
    for (a, b), pts in lines:
        i, j = RING.index(b), RING.index(a)
        ring = [RING[k % 8] for k in range(i, i + (j - i) % 8) if k % 2]

        def moved(line):
            return [(x + shift[0], y + shift[1]) for x, y in line]

        d += smooth(moved(pts)) + f" L{coords(moved(ring))}Z "
    return d


def clip(surf, shape, outside=False):
    """Keep what lies inside the shape, or outside it."""
    mask = drawn(path(shape, "#ffffff", "none"))
    if outside:
        mask = drawn(box(-1, -1, 66, 66, "#ffffff", "none"))
        mask.blit(drawn(path(shape, "#000000", "none")), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    surf.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surf


@cache
def corner(kind, mask, v=0):
    """One tile of a corner set, clear outside its region."""
    under, rims, bands, line, wobble = SETS[kind]
    lines = contours(mask, Random(f"{mask}{v}" if kind in ("water", "quay") else f"{kind}{mask}{v}"), wobble)
    curves = [smooth(pts) for _, pts in lines]
    out = drawn(*[path(d, "none", c, w) for c, w in rims for d in curves])
    body = ground(under, v).copy()
    body.blit(drawn(*[path(d, "none", c, w) for c, w in bands for d in curves]), (0, 0))
    if mask:
        out.blit(clip(body, region(mask, lines)), (0, 0))
    if line:
        out.blit(drawn(*[path(d, "none", line[0], line[1], 0.8) for d in curves]), (0, 0))
    return out


# ---------------------------------------------------------------- cliffs and slopes
ROCK = {
    "earth": ("#a08c6c", "#8a7658", "#b7a381", "#c9cf95"),
    "snow": ("#93908c", "#7d7a78", "#aaa7a1", "#fbfaf5"),
    "dungeon": ("#6f6a68", "#5d5856", "#837d79", "#a29e98"),
}
FACE = 23


def faces(pts, kind):
    """The south faces under a contour: quads shaded by the way they look, cracks and the foot's line."""
    mid, dark, light, _ = ROCK[kind]
    s, foot = "", []
    for i, (a, b) in enumerate(itertools.pairwise(pts)):
        dx, dy = b[0] - a[0], b[1] - a[1]
        if dx > -0.3 * abs(dy) - 0.01:
            if 0 < a[0] < 64 and 0 < a[1] < 64 and i % 2:
                u, v = dy / math.dist(a, b), -dx / math.dist(a, b)
                s += stroke(
                    [(a[0] + u * 2, a[1] + v * 2), (a[0] + u * (5 + i % 3), a[1] + v * (5 + i % 3))], INK, 1.4, 0.4
                )
            continue
        tone = dark if dy > 0.5 * -dx else light if dy < -0.5 * -dx else mid
        s += poly([a, b, (b[0], b[1] + FACE), (a[0], a[1] + FACE)], tone, tone, 0.8)
        foot += [(a[0], a[1] + FACE), (b[0], b[1] + FACE)]
    for k, (x, y) in enumerate(foot[::2]):
        if 0 < x < 64 and k % 2:
            top = y - FACE * (0.9 if k % 4 == 1 else 0.5)
            s += stroke([(x, top), (x - 2.5, (top + y) / 2), (x - 1, y - 3)], INK, 1.3, 0.45) + stroke(
                [(x + 2.5, top + 3), (x + 8, top + 4)], light, 1.8, 0.9
            )
    return s + (stroke(foot, INK, LINE) if foot else "")


@cache
def cliff(mask, kind="earth", v=0):
    """One tile of the edge of raised ground: shadow and face outside it, a paler top inside, an ink rim between."""
    lines = contours(mask, Random(f"cliff{mask}{v}"), 1, 32)
    shade = drawn(
        *[path(region(mask, lines, s), INK, "none") for s in ((9, 4), (9, 12), (9, 20), (9, FACE + 6), (3, FACE + 6))]
    )
    shade.set_alpha(58)
    out, top = (
        drawn(),
        drawn(
            box(0, 0, T, T, "#fff6d6", "none", o=0.13),
            *[path(smooth(p), "none", ROCK[kind][3], 9, 0.8) for _, p in lines],
        ),
    )
    out.blit(shade, (0, 0))
    out.blit(drawn(*[faces(p, kind) for _, p in lines]), (0, 0))
    out = clip(out, region(mask, lines), outside=True)
    out.blit(clip(top, region(mask, lines)), (0, 0))
    out.blit(drawn(*[path(smooth(p)) for _, p in lines]), (0, 0))
    return out


def arms(mask, rng, wobble=2.2):
    on = [d for i, d in enumerate("NESW") if mask >> i & 1]
    if not on:
        return []
    if len(on) == 1:
        x, y, u, v = MID[on[0]]
        return [[(x + u * k, y + v * k) for k in (-40, 0, 3, 8, 16, 24, 30, 35, 38)]]
    return [
        contour(a + b, rng, wobble if a + b in ("NS", "EW") else wobble / 3, rough=False)
        for i, a in enumerate(on)
        for b in on[i + 1 :]
    ]


def band(pts, half, rng, jitter=1.0, taper=0):
    """A closed strip along a line, its width wavering away from the ends."""
    left, right, n = [], [], len(pts) - 1
    for i, (x, y) in enumerate(pts):
        (px, py), (qx, qy) = pts[max(0, i - 1)], pts[min(n, i + 1)]
        length = math.dist((px, py), (qx, qy)) or 1
        u, v = -(qy - py) / length, (qx - px) / length
        w = (half + (rng.uniform(-jitter, jitter) if 3 <= i <= n - 3 else 0)) * (
            max(0.1, 1 - (i / n) ** taper) if taper else 1
        )
        left.append((x + u * w, y + v * w))
        right.append((x - u * w, y - v * w))
    return smooth(left) + smooth(right[::-1]).replace("M", " L", 1) + "Z"


#        half width, strokes under (colour, width), fill, middle (colour, half width)
WAYS = {
    "road": (12, [("#7d6845", 4.6)], "#c6aa78", ("#d6bd8f", 7)),
    "river": (14, [("#a1935f", 10), ("#d9c998", 7), ("#6d8f94", 1.5)], "#7fb0bb", ("#72a4b2", 9)),
    "fissure": (9, [(INK, 5), ("#6e5f4a", 3)], "#3a2d24", ("#2a211b", 5)),
}


@cache
def way(kind, mask, v=0):
    half, under, fill, (core, core_half) = WAYS[kind]
    rng = Random(f"{kind}{mask}{v}")
    lines = arms(mask, rng, 6 if kind == "fissure" else 2.8)
    taper = 0 if mask not in (1, 2, 4, 8) else 9 if kind == "road" else 3
    shapes, cores = ([band(p, w, rng, 1.3, taper) for p in lines] for w in (half, core_half))
    if not mask:
        shapes, cores = [blob(rng, 32, 32, 19, 15)], [blob(rng, 32, 32, 13, 9)]
    s = (
        "".join(path(d, c, c, w) for c, w in under for d in shapes)
        + "".join(path(d, fill, "none") for d in shapes)
        + "".join(path(d, core, "none") for d in cores)
    )
    return drawn(s + way_marks(kind, lines, rng))


def way_marks(kind, lines, rng):
    spots = [(x + rng.uniform(-8, 8), y + rng.uniform(-6, 6)) for pts in lines for x, y in pts[4:-4:2]]
    if kind == "road":
        return "".join(oval(x, y, rng.uniform(1.2, 2.2), 1.1, "#a1875a", o=0.8) for x, y in spots)
    return (
        "".join(wave(x, y, "#b9d6d8", 0.5) for x, y in spots[::2] if 9 < x < 55 and 9 < y < 55)
        if kind == "river"
        else ""
    )


@cache
def pier(mask):
    x0, x1, y0, y1 = -3 if mask & 8 else 18, 67 if mask & 2 else 46, -3 if mask & 1 else 18, 67 if mask & 4 else 46
    parts = [(x0, 18, x1 - x0, 28)] * bool(mask & 10 or not mask) + [(18, y0, 28, y1 - y0)] * bool(mask & 5)
    s = "".join(box(x + 3, y + 8, w, h, "#2d4a55", "none", o=0.35) for x, y, w, h in parts)
    s += "".join(box(x, y, w, h, "#a9855a", lw=LINE * 1.6) for x, y, w, h in parts) + "".join(
        box(x, y, w, h, "#b08d60", "none") for x, y, w, h in parts
    )
    if mask & 10 or not mask:
        s += "".join(stroke([(x, 19), (x, 45)], "#8a6840", 1.3, 0.8) for x in range(4, 64, 8) if x0 < x < x1)
    if mask & 5:
        s += "".join(
            stroke([(19, y), (45, y)], "#8a6840", 1.3, 0.8)
            for y in range(4, 64, 8)
            if y0 < y < y1 and not (mask & 10 and 18 < y < 46)
        )

    def post(x, y):
        return box(x - 3, y - 6, 6, 11, "#8a6840", lw=1.8, r=2) + oval(x, y - 5, 3, 1.6, "#c4a274", INK, 1.4)

    return drawn(s + "".join(post(x, y) for x, y in ((18, 18), (46, 18), (18, 48), (46, 48))))
