"""Where pieces can get to on an empty board, however long it takes them.

Boards are whole numbers with one bit a square, so that a flood over a large map is a few hundred shifts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.grid import Board
from game.rules.commander.models import CommanderContent, Domain


def _codes(terrain: Sequence[str]) -> tuple[bytes, list[str]]:
    """The board's terrain as one byte a square, and the ids those bytes stand for."""
    names = sorted(set(terrain))
    number = {name: n for n, name in enumerate(names)}
    return bytes(map(number.__getitem__, terrain)), names


def _mask(squares: bytes, wanted: Iterable[bool]) -> int:
    """One bit for each square whose code is wanted, the first square lowest; `wanted` goes by code."""
    digits = b"".join(b"1" if flag else b"0" for flag in wanted)
    return int(squares.translate(digits.ljust(256, b"0"))[::-1], 2)


@dataclass(frozen=True, slots=True)
class Ways:
    """From which squares one may step right, left, down and up."""

    width: int
    right: int
    left: int
    down: int
    up: int

    @staticmethod
    def open(board: Board) -> "Ways":
        """The board without any obstacle."""
        width, height = board.width, board.height
        every = (1 << width * height) - 1
        first = sum(1 << y * width for y in range(height))
        row = (1 << width) - 1
        last = first << (width - 1)
        return Ways(width, every & ~last, every & ~first, every & ~(row << (width * (height - 1))), every & ~row)

    @staticmethod
    def over(board: Board, content: CommanderContent, domain: Domain) -> "Ways":
        """The board as pieces of a domain may cross it; cliffs close a step to all but flyers (rule book 5)."""
        codes, names = _codes(board.terrain)
        enter = _mask(codes, [domain in content.terrain[name].enter for name in names])
        slope = _mask(codes, [content.terrain[name].slope for name in names])
        free = Ways.open(board)
        levels = bytes(board.elevation) if domain != "air" else bytes(len(board.elevation))
        height = [_mask(levels, [n == level for n in range(256)]) for level in range(max(levels) + 1)]

        def toward(allowed: int, shift: int) -> int:
            return allowed & _shift(enter, -shift) & _climbs(height, slope, shift)

        w = board.width
        return Ways(w, toward(free.right, 1), toward(free.left, -1), toward(free.down, w), toward(free.up, -w))

    def step(self, squares: int) -> int:
        """The squares one step from these."""
        return (
            (squares & self.right) << 1
            | (squares & self.left) >> 1
            | (squares & self.down) << self.width
            | (squares & self.up) >> self.width
        )

    def flood(self, squares: int) -> int:
        """All squares that can be reached from these, themselves included."""
        reached = edge = squares
        while edge:
            edge = self.step(edge) & ~reached
            reached |= edge
        return reached


def _shift(squares: int, by: int) -> int:
    return squares << by if by >= 0 else squares >> -by


def _climbs(height: Sequence[int], slope: int, shift: int) -> int:
    """Squares from which the step by `shift` keeps its level, goes one down, or one up with a slope at either end."""
    allowed = 0
    beyond = [_shift(level, -shift) for level in height]
    ramp = slope | _shift(slope, -shift)
    for n, here in enumerate(height):
        allowed |= here & beyond[n]
        if n:
            allowed |= here & beyond[n - 1]
        if n + 1 < len(height):
            allowed |= here & beyond[n + 1] & ramp
    return allowed
