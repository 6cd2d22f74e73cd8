"""Where a computer player wants to be: fields of walking distance to its goals, one for each kind of footing."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import get_args

from game.core.entity import Position
from game.core.grid import Board, Cell, distance
from game.core.ids import EntityId, Side
from game.core.pathing import Graph
from game.core.state import State
from game.rules.commander.movement import Footing, Ground, footing
from game.rules.commander.objectives import open_objectives
from game.rules.commander.pace import pace
from game.rules.commander.setup import ObjectiveKind
from game.rules.commander.troops import foes

LAST_AIM = 10_000
"""Points for meeting the last aim a side has left: it wins."""
AIM = 200
"""Points for meeting one of several aims."""
SPOILED = 120
"""Points for standing where the enemy has held a place for half his time or more."""

Field = Mapping[int, int]
"""Squares to walk to the nearest goal, by the square's number; squares without a way are missing."""


class Goals:
    """The goals of a side: its objectives' squares, those it must deny the enemy, and the enemy himself."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._field = lru_cache(maxsize=64)(self._make_field)
        self._backwards = lru_cache(maxsize=16)(self._make_backwards)

    def distance(self, state: State, piece: EntityId, goals: frozenset[Cell]) -> Callable[[Cell], int]:
        """How far the piece must walk from a square to the nearest goal; as the crow flies where no way leads."""
        board = state.board
        field = self._field(board, footing(pace(state, piece)), goals)
        far = board.width + board.height

        def steps(cell: Cell) -> int:
            found = field.get(board.index(cell))
            if found is not None:
                return found
            return far + min((distance(cell, goal) for goal in goals), default=0)

        return steps

    def _make_field(self, board: Board, shod: Footing, goals: frozenset[Cell]) -> Field:
        """Beside a goal is as near as one must come, even where the goal itself cannot be entered."""
        backwards = self._backwards(board, shod)
        found: dict[int, int] = {}
        buckets: list[list[int]] = [[]]
        for goal in sorted(goals):
            found[board.index(goal)] = 0
            buckets[0].append(board.index(goal))
        buckets.append([])
        for beside in sorted({near for goal in goals for near in board.neighbours(goal)} - goals):
            found[board.index(beside)] = 1
            buckets[1].append(board.index(beside))
        cost = 0
        while cost < len(buckets):
            for square in buckets[cost]:
                if found[square] == cost:
                    _spread(backwards[square], cost, found, buckets)
            cost += 1
        return found

    def _make_backwards(self, board: Board, shod: Footing) -> Sequence[Sequence[tuple[int, int]]]:
        """The steps into each square: (square left, cost)."""
        graph: Graph = self._ground.graph(board, shod)
        into: list[list[tuple[int, int]]] = [[] for _ in graph]
        for square, steps in enumerate(graph):
            for entered, price, _ in steps:
                into[entered].append((square, price))
        return into


def _spread(into: Sequence[tuple[int, int]], cost: int, found: dict[int, int], buckets: list[list[int]]) -> None:
    for square, price in into:
        total = cost + price
        if total < found.get(square, total + 1):
            found[square] = total
            while len(buckets) <= total:
                buckets.append([])
            buckets[total].append(square)


def objective_cells(state: State, side: Side) -> frozenset[Cell]:
    """The squares a side wants to stand on: its own to reach or hold, and those it must not let the enemy hold."""
    found: set[Cell] = set()
    for _, objective in open_objectives(state, "reach", "hold"):
        if objective.side == side or objective.kind == "hold":
            found |= set(objective.cells)
    return frozenset(found)


def prizes(state: State, side: Side) -> Mapping[Cell, int]:
    """Squares on which ending a turn meets an aim of the side's, or spoils one the enemy has nearly met, in points."""
    own_left = sum(objective.side == side for _, objective in open_objectives(state, *get_args(ObjectiveKind)))
    found: dict[Cell, int] = {}
    for _, objective in open_objectives(state, "reach", "hold"):
        if objective.side == side and objective.kind == "reach":
            found.update(dict.fromkeys(objective.cells, LAST_AIM if own_left == 1 else AIM))
        elif objective.side != side and objective.kind == "hold":
            near = objective.progress * 2 >= objective.rounds
            found.update({cell: max(found.get(cell, 0), SPOILED if near else 0) for cell in objective.cells})
    return found


def enemy_cells(state: State, side: Side) -> frozenset[Cell]:
    """The squares of the enemy: of those a side must defeat if it has such an aim, else of all."""
    wanted = {o.target for _, o in open_objectives(state, "defeat") if o.side == side}
    marked = {row.cell for piece, row in state.table(Position).items() if piece in wanted}
    return frozenset(marked or foes(state, side))
