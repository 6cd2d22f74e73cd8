"""Walls, 16 clear tiles a kind, by the sides where they go on; bits: 1 north, 2 east, 4 south, 8 west.

All kinds are equally deep and stand on the same line, so that each goes on in any other: a rampart is a broad walk, a
wall has bricks and merlons, and a high wall is roofed.
"""

from palette import Form, Palette
from vector import INK, Point, box, path, poly, stroke

WALLS = ("rampart", "wall", "high_wall")
A, B = 17, 47
"""Where a wall that goes north and south begins and ends."""
TOP, EDGE, FOOT = 8, 38, 56
"""Where the walk of a wall that goes east and west begins and ends, and where its front ends."""
_EAVES, _RIDGE, _PEAK = 29, 13, 3
"""The lower edge of a roof, its ridge and its upper edge."""
_BEYOND = 40
"""How far a wall is drawn past the tile's edge, where its neighbour goes on."""
_MERLONS = (3.5, 19.5, 35.5, 51.5)
_SLIT = "#3d332b"


def wall(palette: Palette, kind: str, mask: int) -> str:
    """One tile of a wall without its shadow."""
    if kind == "high_wall":
        return _Roofed(mask, palette.stone[kind], palette.slate).shapes()
    return _Walk(kind, mask, palette.stone[kind]).shapes()


class _Piece:
    """What all kinds have in common: where they go on, from x0 to x1 eastwards, and their front."""

    def __init__(self, mask: int, stone: Form) -> None:
        self.stone = stone
        self.n, self.e, self.s, self.w = (bool(mask >> i & 1) for i in range(4))
        self.x0, self.x1 = 0 if self.w else A, 64 if self.e else B

    def front(self, top: int) -> str:
        """The face with its bricks from a line down to the foot, and its outline."""
        x0, x1, stone = self.x0, self.x1, self.stone
        shapes = box(x0, top, x1 - x0, FOOT - top, stone.middle, "none")
        shapes += box(x0, FOOT - 6, x1 - x0, 6, stone.dark, "none") + self._bricks(top)
        edges = [[(x0, FOOT), (x1, FOOT)], [(x0, top), (x1, top)]]
        edges += [] if self.w else [[(A, top), (A, FOOT)]]
        edges += [] if self.e else [[(B, top), (B, FOOT)]]
        return shapes + self._joints(top, FOOT) + "".join(stroke(edge) for edge in edges)

    def _bricks(self, top: int) -> str:
        shapes = ""
        for row, y in enumerate(range(FOOT - 9, top - 9, -9)):
            lines = [[(self.x0, y), (self.x1, y)]] if y > top + 3 else []
            bricks = range(8 + row % 2 * 8, 64, 16)
            lines += [[(x, max(y, top)), (x, y + 9)] for x in bricks if self.x0 + 2 < x < self.x1 - 2]
            shapes += "".join(stroke(line, self.stone.dark, 1.3, 0.8) for line in lines)
        return shapes

    def _joints(self, top: int, foot: int) -> str:
        """Faint lines at the tile's sides, where one kind may end and another begin."""
        sides = [x for x, on in ((0, self.w), (64, self.e)) if on]
        return "".join(stroke([(x, top), (x, foot)], INK, 2, 0.45) for x in sides)


class _Walk(_Piece):
    """A rampart or wall: one walks on top."""

    def __init__(self, kind: str, mask: int, stone: Form) -> None:
        super().__init__(mask, stone)
        self.kind = kind

    def shapes(self) -> str:
        """From the far side to the near one."""
        return self.walk() + self.far_merlons() + self.front(EDGE) + self.to_the_south() + self.near_merlons()

    def _merlon(self, x: float, y: float, wide: float = 9, tall: float = 7) -> str:
        low = 2 if self.kind == "rampart" else 0
        body = box(x, y - 4 + low, wide, tall + 4 - low, self.stone.middle, lw=2)
        return body + box(x, y - 4 + low, wide, 5, self.stone.light, lw=1.8)

    def _row(self, y: float, gap: bool) -> str:
        """Merlons along an edge, leaving a gap where the wall goes on."""
        spots = [x for x in _MERLONS if self.x0 <= x + 4 < self.x1 and not (gap and A - 5 < x < B)]
        return "".join(self._merlon(x, y) for x in spots)

    def walk(self) -> str:
        """The top, with flags on a rampart, and its far edge."""
        x0, x1 = self.x0, self.x1
        shapes = box(x0, TOP, x1 - x0, EDGE - TOP, self.stone.light, "none")
        if self.n:
            shapes += box(A, -_BEYOND, B - A, _BEYOND + TOP + 2, self.stone.light, "none")
        shapes += self._flags() + self._joints(TOP, EDGE)
        edges = [[(x0, TOP), (x1, TOP)]]
        if self.n:
            edges = [[(A, -_BEYOND), (A, TOP)], [(B, -_BEYOND), (B, TOP)], [(x0, TOP), (A, TOP)], [(B, TOP), (x1, TOP)]]
        edges += [] if self.w else [[(A, TOP), (A, EDGE)]]
        edges += [] if self.e else [[(B, TOP), (B, EDGE)]]
        return shapes + "".join(stroke(edge) for edge in edges)

    def _flags(self) -> str:
        if self.kind != "rampart":
            return ""
        rows = range(TOP + 10, EDGE, 10)
        lines = [[(self.x0, y), (self.x1, y)] for y in rows]
        for row, y in enumerate(rows):
            flags = range(14 + 8 * (row % 2), 64, 22)
            lines += [[(x, y), (x, y + 10)] for x in flags if self.x0 < x < self.x1]
        return "".join(stroke(line, self.stone.dark, 1.3, 0.5) for line in lines)

    def far_merlons(self) -> str:
        """Merlons along the far edge."""
        return self._row(TOP - 2, self.n)

    def to_the_south(self) -> str:
        """The walk where it goes on southwards, over the front."""
        if not self.s:
            return ""
        end = 64 + _BEYOND
        shapes = box(A, EDGE - 1.5, B - A, end - EDGE + 1.5, self.stone.light, "none")
        return shapes + stroke([(A, EDGE), (A, end)]) + stroke([(B, EDGE), (B, end)])

    def near_merlons(self) -> str:
        """Merlons along the sides and the near edge; none lies across the tile's edge."""
        shapes = ""
        for y in range(8, 64, 16):
            beside = TOP <= y <= EDGE - 4
            goes_on = self.n if y < TOP else self.s
            if goes_on if not beside else not self.w:
                shapes += self._merlon(A - 3, y, 7, 6)
            if goes_on if not beside else not self.e:
                shapes += self._merlon(B - 4, y, 7, 6)
        return shapes + self._row(EDGE - 4, self.s)


class _Roofed(_Piece):
    """A high wall: a front with slits under a roof, whose ridges meet where the wall turns."""

    def __init__(self, mask: int, stone: Form, slate: Form) -> None:
        super().__init__(mask, stone)
        self.slate = slate

    def shapes(self) -> str:
        """The front, then the roof over it."""
        if self.e or self.w or not (self.n or self.s):
            return self._front() + self._across() + self._northward(_RIDGE) + self._southward(_EAVES)
        if self.n and self.s:
            return self._along(-_BEYOND, 64 + _BEYOND, False)
        return self._southward(_PEAK) if self.s else self._front() + self._northward(_EAVES)

    def _front(self) -> str:
        middle = (self.x0 + self.x1) / 2
        struts = [[(x, _EAVES), (x, _EAVES + 5)] for x in range(4, 64, 8) if self.x0 < x < self.x1]
        shapes = self.front(_EAVES) + "".join(stroke(strut, INK, 1.6, 0.7) for strut in struts)
        return shapes + box(middle - 2.5, _EAVES + 8, 5, 12, _SLIT, lw=1.5)

    def _across(self) -> str:
        """The roof of a wall that goes east and west: the far slope is lit."""
        x0, x1 = self.x0 - (0 if self.w else 2), self.x1 + (0 if self.e else 2)
        shapes = box(x0, _PEAK, x1 - x0, _RIDGE - _PEAK, self.slate.light, "none")
        shapes += box(x0, _RIDGE, x1 - x0, _EAVES - _RIDGE, self.slate.middle, "none")
        rows = [[(x0, y), (x1, y)] for y in range(_RIDGE + 6, _EAVES, 6)]
        tiles = [
            [(x, y), (x, y + 5)]
            for k, y in enumerate((_RIDGE, _RIDGE + 6))
            for x in range(4 + 4 * k, 64, 8)
            if x0 < x < x1
        ]
        shapes += "".join(stroke(line, self.slate.dark, 1.3, 0.8) for line in [*rows, *tiles])
        edges = [[(x0, y), (x1, y)] for y in (_PEAK, _EAVES)]
        edges += [[(x, _PEAK), (x, _EAVES)] for x, on in ((x0, self.w), (x1, self.e)) if not on]
        shapes += stroke([(x0, _RIDGE), (x1, _RIDGE)], INK, 1.4, 0.6) + self._joints(_PEAK, _EAVES)
        return shapes + "".join(stroke(edge) for edge in edges)

    def _northward(self, end: int) -> str:
        return self._along(-_BEYOND, end, end == _RIDGE) if self.n else ""

    def _southward(self, start: int) -> str:
        return self._along(64 + _BEYOND, start, start == _EAVES) if self.s else ""

    def _along(self, far: int, near: int, meets: bool) -> str:
        """The roof of an arm to the north or south, from far beyond the tile; its western slope is lit.

        Where it meets a roof that goes across, its ridge runs up to that roof's ridge.
        """
        left, right = A - 2, B + 2
        tip: Point = (32, _RIDGE if meets else near)
        side = _PEAK if far < 0 and meets else near
        west: list[Point] = [(left, far), (32, far), tip, (left, side)]
        east: list[Point] = [(right, far), (32, far), tip, (right, side)]
        shapes = poly(west, self.slate.light, "none") + poly(east, self.slate.dark, "none")
        first, last = sorted((far, side))
        rows = [y for y in range(-38, 104, 8) if first + 4 < y < last - 2]
        shapes += "".join(stroke([(left + 2, y), (31, y)], self.slate.middle, 1.3, 0.9) for y in rows)
        shapes += "".join(stroke([(33, y + 4), (right - 2, y + 4)], INK, 1.2, 0.25) for y in rows)
        edges: list[list[Point]] = [[(left, far), (left, side)], [(right, far), (right, side)]]
        edges.append([(left, side), tip, (right, side)])
        return shapes + path(f"M32,{far} L32,{tip[1]}", "none", INK, 1.4, 0.6) + "".join(stroke(edge) for edge in edges)
