"""Where pieces can get to on an empty board: in one turn, or however long it takes them.

Boards are whole numbers with one bit a square, so that a flood over a large map is a few hundred shifts. What a step
costs is asked of the rules, once for each two kinds of ground that meet.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.core.grid import Board
from game.rules.commander.movement import Footing, Ground

Price = tuple[int, int]
"""What a step costs in squares, and how much of that counts as land for a swimmer (rule book 5)."""
Sides = tuple[int, int, int, int]
"""The squares from which a step leads right, left, down and up."""


class Relief:
    """A board's kinds of ground and where they meet: what the ways of all its pieces share.

    A kind is a terrain and a level, all that a step asks of a square; `squares` are those of each kind.
    """

    def __init__(self, board: Board, ground: Ground) -> None:
        self.ground = ground
        self.board = board
        of_squares = list(zip(board.terrain, board.elevation, strict=True))
        self.kinds = sorted(set(of_squares))
        number = {kind: n for n, kind in enumerate(self.kinds)}
        codes = [number[kind] for kind in of_squares]
        self.squares = _masks(codes, len(self.kinds))
        self._meetings = list(self._meet(codes))
        pairs = [self.kinds[kind] for here, there, _ in self._meetings for kind in (here, there)] or self.kinds[:1] * 2
        terrain, levels = zip(*pairs, strict=True)
        # A board with a row for each meeting, on which the rules can say what the step from left to right costs.
        self._samples = Board(2, len(pairs) // 2, terrain, levels)

    def _meet(self, codes: Sequence[int]) -> Iterable[tuple[int, int, Sides]]:
        """Each two kinds of which one lies beside the other, and the squares from where a step leads across."""
        width = self.board.width
        pairs = {*pairwise(codes), *zip(codes, codes[width:], strict=False)}
        free = _free(self.board)
        for here, there in sorted(pairs | {(there, here) for here, there in pairs}):
            one, other = self.squares[here], self.squares[there]
            beside = (other >> 1, other << 1, other >> width, other << width)
            right, left, down, up = (one & near & open_to for near, open_to in zip(beside, free, strict=True))
            if right or left or down or up:
                yield here, there, (right, left, down, up)

    def priced(self, footing: Footing) -> dict[Price, Sides]:
        """The steps that a piece can take, by what they cost it."""
        found: dict[Price, Sides] = {}
        for row, (_, _, sides) in enumerate(self._meetings):
            price = self._price(row, footing)
            if price:
                found[price] = _joined(found.get(price, _NOWHERE), sides)
        return found

    def _price(self, row: int, footing: Footing) -> Price | None:
        here, there, ground = (0, row), (1, row), self.ground
        if not ground.enterable(self._samples, there, footing.domain):
            return None
        if footing.domain != "air" and not ground.climbable(self._samples, here, there):
            return None
        cost = ground.step_cost(self._samples, here, there, footing)
        swims = footing.domain == "naval"
        return cost, cost if swims and not ground.in_water(self._samples, here) else 0


@dataclass(frozen=True, slots=True)
class Ways:
    """Where one may step from each square, and the same by what the step costs."""

    width: int
    sides: Sides
    priced: Mapping[Price, Sides]

    @staticmethod
    def open(board: Board) -> "Ways":
        """The board without any obstacle."""
        free = _free(board)
        return Ways(board.width, free, {(1, 0): free})

    @staticmethod
    def over(relief: Relief, footing: Footing) -> "Ways":
        """The board as pieces of a footing may cross it."""
        priced = relief.priced(footing)
        sides = _NOWHERE
        for some in priced.values():
            sides = _joined(sides, some)
        return Ways(relief.board.width, sides, priced)

    def step(self, squares: int) -> int:
        """The squares one step from these."""
        return _stepped(squares, self.sides, self.width)

    def flood(self, squares: int) -> int:
        """All squares that can be reached from these, themselves included."""
        reached = edge = squares
        while edge:
            edge = self.step(edge) & ~reached
            reached |= edge
        return reached

    def within(self, start: int, move: int, land_move: int, closed: int) -> int:
        """The squares a fresh piece on `start` can get to past closed ones, its own and its free step's included.

        All costs count against `move`, those of land against `land_move` too (rule book 5).
        """
        edges = {(0, 0): start}
        reached = [0] * (land_move + 1)
        for cost in range(move + 1):
            for land in range(min(cost, land_move) + 1):
                edge = edges.get((cost, land), 0) & ~reached[land]
                if not edge:
                    continue
                # Who comes with as little land or less is not held up by who comes later with more.
                for more in range(land, land_move + 1):
                    reached[more] |= edge
                for (price, on_land), sides in self.priced.items():
                    spent = cost + price, land + on_land
                    if spent[0] <= move and spent[1] <= land_move:
                        edges[spent] = edges.get(spent, 0) | _stepped(edge, sides, self.width) & ~closed
        return reached[-1] | self.step(start) & ~closed


_ONE = ord("1")
_NOWHERE: Sides = (0, 0, 0, 0)


def _masks(codes: Sequence[int], count: int) -> list[int]:
    """For each code from 0 on one bit for each square that has it, the first square lowest."""
    digits = [bytearray(b"0" * len(codes)) for _ in range(count)]
    for place, code in enumerate(codes, 1):
        digits[code][-place] = _ONE
    return [int(text, 2) for text in digits]


def _free(board: Board) -> Sides:
    """The squares from which a step stays on the board."""
    width, height = board.width, board.height
    every = (1 << width * height) - 1
    first = sum(1 << y * width for y in range(height))
    row = (1 << width) - 1
    return every & ~(first << (width - 1)), every & ~first, every & ~(row << (width * (height - 1))), every & ~row


def _joined(one: Sides, other: Sides) -> Sides:
    return one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3]


def _stepped(squares: int, sides: Sides, width: int) -> int:
    return (
        (squares & sides[0]) << 1
        | (squares & sides[1]) >> 1
        | (squares & sides[2]) << width
        | (squares & sides[3]) >> width
    )
