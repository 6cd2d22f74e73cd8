"""Walls, 16 tiles a kind, by the sides where they go on; bits: 1 north, 2 east, 4 south, 8 west."""

from vector import INK, box, move, stroke

#       half its depth, height, front, shade, top, has merlons, lowered by
WALLS = {
    "rampart": (21, 11, "#a99e8a", "#8c8271", "#d3c6a6", True, 5),
    "wall": (12, 24, "#a2988a", "#837a6d", "#c0b7a6", True, 9),
    "high_wall": (14, 34, "#857c72", "#665e57", "#a39a8c", True, 13),
}
BEYOND = 40
"""How far a wall is drawn past the tile's edge, where its neighbour goes on."""


def bricks(x0, x1, y0, h, color, course=9):
    s = ""
    for y in range(int(y0) + course, int(y0 + h), course):
        if y < y0 + h - 3:
            s += stroke([(x0, y), (x1, y)], color, 1.3, 0.8)
        s += "".join(
            stroke([(x, y - course), (x, y)], color, 1.3, 0.8)
            for x in range(8 + y % 2 * 8, 64, 16)
            if x0 + 2 < x < x1 - 2
        )
    return s


def merlon(x, y, w, h, face, top):
    return box(x, y - 4, w, h + 4, face, lw=2) + box(x, y - 4, w, 5, top, lw=1.8)


def wall(kind, mask):
    deep, high, face, shade, top, teeth, low = WALLS[kind]
    n, e, s_, w = (mask >> i & 1 for i in range(4))
    a, b, rise = 32 - deep, 32 + deep, high
    x0, x1, y0, y1 = (0 if w else a), (64 if e else b), a - rise, b - high

    def cube(x, y, wide=9, tall=7):
        return merlon(x, y, wide, tall, face, top)

    s = box(x0 + 4, b - 3, x1 - x0 + 4 - 4 * e, 11, INK, "none", o=0.24) + (
        box(b, b - 3, 8, 67 - b, INK, "none", o=0.24) if s_ else ""
    )
    if n and not e:
        s += box(b, 0, 8, b, INK, "none", o=0.24)
    s += box(x0, y0, x1 - x0, y1 - y0, top, "none") + (box(a, -BEYOND, b - a, BEYOND + a, top, "none") if n else "")
    if kind == "rampart":
        s += "".join(stroke([(x0, y), (x1, y)], "#ab9c7c", 1.3, 0.8) for y in range(int(y0) + 12, int(y1), 11))
        s += "".join(
            stroke([(x, y0 + 12 + 11 * k), (x, y0 + 23 + 11 * k)], "#ab9c7c", 1.3, 0.8)
            for k in range(2)
            for x in range(14 + 8 * k, 64, 22)
            if x0 < x < x1
        )
    s += stroke([(a, -BEYOND), (a, y0)]) + stroke([(b, -BEYOND), (b, y0)]) if n else ""
    s += "".join(stroke(line) for line in ([[(x0, y0), (a, y0)], [(b, y0), (x1, y0)]] if n else [[(x0, y0), (x1, y0)]]))
    if teeth:
        s += "".join(cube(x, y0 - 3) for x in (3.5, 19.5, 35.5, 51.5) if x0 <= x + 4 < x1 and not (n and a - 5 < x < b))
    s += (
        box(x0, y1, x1 - x0, high, face, "none")
        + box(x0, b - 6, x1 - x0, 6, shade, "none")
        + bricks(x0, x1, y1, high, shade)
    )
    if kind == "high_wall":
        s += box(29, y1 + 12, 5, 13, "#3d332b", lw=1.5)
    s += (
        stroke([(x0, b), (x1, b)])
        + stroke([(x0, y1), (x1, y1)])
        + ("" if w else stroke([(a, y0), (a, b)]))
        + ("" if e else stroke([(b, y0), (b, b)]))
    )
    if s_:
        below = 64 + BEYOND
        s += (
            box(a, y1 - 1.5, b - a, below - y1 + 1.5, top, "none")
            + stroke([(a, y1), (a, below)])
            + stroke([(b, y1), (b, below)])
        )
    if teeth:
        for y in range(-high - 28, 96 - high, 16):
            on = n if y < y0 else s_ if y > y1 - 4 else None
            s += cube(a - 3, y, 7, 6) if on or (on is None and not w) else ""
            s += cube(b - 4, y, 7, 6) if on or (on is None and not e) else ""
        s += "".join(
            cube(x, y1 - 4) for x in (3.5, 19.5, 35.5, 51.5) if x0 <= x + 4 < x1 and not (s_ and a - 5 < x < b)
        )
    return move(s, 0, low)
