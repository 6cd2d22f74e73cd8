"""Walls, 16 clear tiles a kind, by the sides where they go on; bits: 1 north, 2 east, 4 south, 8 west."""

from dataclasses import dataclass

from palette import Form, Palette
from vector import box, move, stroke


@dataclass(frozen=True, slots=True)
class Style:
    """Half the depth of a wall, its height, and how far it is lowered to fit."""

    half: int
    high: int
    low: int


WALLS = {
    "rampart": Style(18, 11, 6),
    "wall": Style(12, 22, 11),
    "high_wall": Style(9, 29, 15),
}
_BEYOND = 40
"""How far a wall is drawn past the tile's edge, where its neighbour goes on."""
_MERLONS = (3.5, 19.5, 35.5, 51.5)


def wall(palette: Palette, kind: str, mask: int) -> str:
    """One tile of a wall without its shadow: walk with merlons at its far edge, front, and merlons at its near edge."""
    piece = _Piece(kind, mask, palette.stone[kind])
    shapes = piece.walk() + piece.far_merlons() + piece.front() + piece.to_the_south()
    return move(shapes + piece.near_merlons(), 0, WALLS[kind].low)


class _Piece:
    """The lines of one tile: `a` and `b` bound the wall's own square, x0 to x1 and y0 to y1 the walk on top."""

    def __init__(self, kind: str, mask: int, stone: Form) -> None:
        self.kind, self.stone = kind, stone
        self.style = style = WALLS[kind]
        self.n, self.e, self.s, self.w = (bool(mask >> i & 1) for i in range(4))
        self.a, self.b = 32 - style.half, 32 + style.half
        self.x0, self.x1 = 0 if self.w else self.a, 64 if self.e else self.b
        self.y0, self.y1 = self.a - style.high, self.b - style.high

    def _merlon(self, x: float, y: float, wide: float = 9, tall: float = 7) -> str:
        stone = self.stone
        return box(x, y - 4, wide, tall + 4, stone.middle, lw=2) + box(x, y - 4, wide, 5, stone.light, lw=1.8)

    def _row(self, y: float, gap: bool) -> str:
        """Merlons along an edge, leaving a gap where the wall goes on."""
        spots = [x for x in _MERLONS if self.x0 <= x + 4 < self.x1 and not (gap and self.a - 5 < x < self.b)]
        return "".join(self._merlon(x, y) for x in spots)

    def walk(self) -> str:
        """The top, with flags on a rampart, and its far edge."""
        a, b, x0, x1, y0, y1 = self.a, self.b, self.x0, self.x1, self.y0, self.y1
        shapes = box(x0, y0, x1 - x0, y1 - y0, self.stone.light, "none")
        if self.n:
            shapes += box(a, -_BEYOND, b - a, _BEYOND + a, self.stone.light, "none")
        if self.kind == "rampart":
            lines = [[(x0, y), (x1, y)] for y in range(y0 + 12, y1, 11)]
            lines += [
                [(x, y0 + 12 + 11 * k), (x, y0 + 23 + 11 * k)]
                for k in range(2)
                for x in range(14 + 8 * k, 64, 22)
                if x0 < x < x1
            ]
            shapes += "".join(stroke(line, "#ab9c7c", 1.3, 0.8) for line in lines)
        edges = [[(x0, y0), (x1, y0)]]
        if self.n:
            edges = [[(a, -_BEYOND), (a, y0)], [(b, -_BEYOND), (b, y0)], [(x0, y0), (a, y0)], [(b, y0), (x1, y0)]]
        return shapes + "".join(stroke(edge) for edge in edges)

    def far_merlons(self) -> str:
        """Merlons along the far edge."""
        return self._row(self.y0 - 3, self.n)

    def front(self) -> str:
        """The face with its bricks, and its outline."""
        a, b, x0, x1, y0, y1, style = self.a, self.b, self.x0, self.x1, self.y0, self.y1, self.style
        stone = self.stone
        shapes = box(x0, y1, x1 - x0, style.high, stone.middle, "none")
        shapes += box(x0, b - 6, x1 - x0, 6, stone.dark, "none") + self._bricks()
        if self.kind == "high_wall":
            shapes += box(29, y1 + 12, 5, 13, "#3d332b", lw=1.5)
        edges = [[(x0, b), (x1, b)], [(x0, y1), (x1, y1)]]
        edges += [] if self.w else [[(a, y0), (a, b)]]
        edges += [] if self.e else [[(b, y0), (b, b)]]
        return shapes + "".join(stroke(edge) for edge in edges)

    def _bricks(self) -> str:
        x0, x1, top, foot = self.x0, self.x1, self.y1, self.b
        shapes = ""
        for y in range(top + 9, foot, 9):
            lines = [[(x0, y), (x1, y)]] if y < foot - 3 else []
            lines += [[(x, y - 9), (x, y)] for x in range(8 + y % 2 * 8, 64, 16) if x0 + 2 < x < x1 - 2]
            shapes += "".join(stroke(line, self.stone.dark, 1.3, 0.8) for line in lines)
        return shapes

    def to_the_south(self) -> str:
        """The walk where it goes on southwards, over the front."""
        if not self.s:
            return ""
        a, b, start, end = self.a, self.b, self.y1, 64 + _BEYOND
        shapes = box(a, start - 1.5, b - a, end - start + 1.5, self.stone.light, "none")
        return shapes + stroke([(a, start), (a, end)]) + stroke([(b, start), (b, end)])

    def near_merlons(self) -> str:
        """Merlons along the sides and the near edge."""
        shapes = ""
        for y in range(-52 - self.style.low, 96 - self.style.high, 16):
            beside = self.y0 <= y <= self.y1 - 4
            goes_on = self.n if y < self.y0 else self.s
            if goes_on if not beside else not self.w:
                shapes += self._merlon(self.a - 3, y, 7, 6)
            if goes_on if not beside else not self.e:
                shapes += self._merlon(self.b - 4, y, 7, 6)
        return shapes + self._row(self.y1 - 4, self.s)
