"""Moving over the board: what leaving a square costs, what is closed, and where a piece can get to (rule book 5)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from game.core.action import Reason, reason
from game.core.entity import Allegiance, Position
from game.core.grid import Board, Cell, distance
from game.core.ids import EntityId, Side
from game.core.pathing import Steps, Trail, reach, reach_two
from game.core.state import State
from game.rules.commander.components import Mobility
from game.rules.commander.models import Domain, Gait, Terrain
from game.rules.commander.pace import pace
from game.rules.commander.troops import foes, occupants, side_of

CLIMB_COST = 1
"""Extra squares paid for rising one level (rule book 5)."""

Ways = Mapping[Cell, tuple[Cell, ...]]
"""Each square that can be reached, with the squares entered on the way."""


@dataclass(frozen=True, slots=True)
class Footing:
    """What of a piece decides its costs: pieces of equal footing share one graph."""

    domain: Domain
    gait: Gait
    woods_free: bool
    frees: tuple[str, ...] = ()


class Ground:
    """The terrain table laid over boards: graphs of steps, made once for each board and footing."""

    def __init__(self, terrain: Mapping[str, Terrain]) -> None:
        self.terrain = terrain
        self.graph = lru_cache(maxsize=64)(self._graph)
        self.within = lru_cache(maxsize=8192)(self._within)

    def enterable(self, board: Board, cell: Cell, domain: Domain) -> bool:
        """Whether a piece of the domain may stand on the square."""
        return cell in board and domain in self.terrain[board.terrain_at(cell)].enter

    def in_water(self, board: Board, cell: Cell) -> bool:
        """Whether naval pieces swim there."""
        return self.terrain[board.terrain_at(cell)].water

    def climbable(self, board: Board, here: Cell, there: Cell) -> bool:
        """Whether a piece that is not in the air can take the step as far as elevation goes (rule book 5)."""
        rise = board.level_at(there) - board.level_at(here)
        if rise == 1:
            return self.terrain[board.terrain_at(here)].slope or self.terrain[board.terrain_at(there)].slope
        return rise in (0, -1)

    def step_cost(self, board: Board, here: Cell, there: Cell, footing: Footing) -> int:
        """What the step costs, in squares: 1 and what leaving costs extra (rule book 5)."""
        if footing.domain == "air":
            return 1
        names = (board.terrain_at(here), board.terrain_at(there))
        left, entered = (self.terrain[name] for name in names)
        extra = left.exit_cost[footing.gait]
        if names[0] in footing.frees or (left.woods and footing.woods_free) or (left.level_exit and left is entered):
            extra = 0
        climb = CLIMB_COST if board.level_at(there) > board.level_at(here) else 0
        if any(self.terrain[name].slope and name in footing.frees for name in names):
            climb = 0
        return 1 + extra + climb

    def _within(self, board: Board, footing: Footing, start: int, move: int, barred: frozenset[int]) -> frozenset[int]:
        """The squares a fresh piece reaches from `start` past barred ones, its one free step included (rule book 5).

        Only barred squares within reach of an empty board matter, so whoever asks names these alone: then what is far
        off may change without a new search.
        """
        graph = self.graph(board, footing)
        near = (entered for entered, _, _ in graph[start] if entered not in barred)
        return frozenset({*reach(graph, start, move, barred), *near})

    def _graph(self, board: Board, footing: Footing) -> tuple[Steps, ...]:
        flying = footing.domain == "air"
        graph = []
        for here in board.cells:
            dry = not self.in_water(board, here)
            steps = []
            for there in board.neighbours(here):
                if self.enterable(board, there, footing.domain) and (flying or self.climbable(board, here, there)):
                    cost = self.step_cost(board, here, there, footing)
                    steps.append((board.index(there), cost, cost if dry else 0))
            graph.append(tuple(steps))
        return tuple(graph)


@lru_cache(maxsize=256)
def footing(mobility: Mobility) -> Footing:
    """The footing of a piece that moves so."""
    return Footing(mobility.domain, mobility.gait, mobility.woods_free, mobility.frees)


def ways(ground: Ground, state: State, piece: EntityId) -> Ways:
    """Where a fresh piece can move to, each square with one way there, in rising order of squares (rule book 5)."""
    return _kept(ground, state, piece, pace(state, piece), one_step=True)


def squares(ground: Ground, state: State, piece: EntityId) -> tuple[Cell, ...]:
    """The squares of `ways` alone, in the same order, without the work of finding each way."""
    mobility = pace(state, piece)
    if mobility.domain == "naval":
        return tuple(ways(ground, state, piece))
    key = ("squares", piece, mobility, side_of(state, piece))
    return state.table(Position).memo(key, lambda: _find_squares(ground, state, piece, mobility))


def _find_squares(ground: Ground, state: State, piece: EntityId, mobility: Mobility) -> tuple[Cell, ...]:
    board = state.board
    walker = (board, footing(mobility), board.index(state.row(Position, piece).cell), mobility.move)
    barred = _squares_of_foes(state, side_of(state, piece)) & ground.within(*walker, frozenset())
    taken = occupants(state)
    cells = board.cells
    return tuple(cells[square] for square in sorted(ground.within(*walker, barred)) if cells[square] not in taken)


def regroup_ways(ground: Ground, state: State, piece: EntityId, steps: int) -> Ways:
    """Where a piece can regroup to within so many squares; command range is not looked at (rule book 6)."""
    return _kept(ground, state, piece, regroup_pace(state, piece, steps), one_step=False)


def regroup_pace(state: State, piece: EntityId, steps: int) -> Mobility:
    """How a piece moves when it regroups: so many squares, on land no more than its kind has (rule book 6)."""
    return replace(pace(state, piece), move=steps, land_move=min(steps, state.row(Mobility, piece).land_move))


def _kept(ground: Ground, state: State, piece: EntityId, mobility: Mobility, *, one_step: bool) -> Ways:
    side = side_of(state, piece)
    positions = state.table(Position)
    key = ("ways", piece, mobility, side, one_step)
    return positions.memo(key, lambda: _find(ground, state, piece, mobility, one_step=one_step))


def _find(ground: Ground, state: State, piece: EntityId, mobility: Mobility, *, one_step: bool) -> Ways:
    board = state.board
    here = state.row(Position, piece).cell
    graph = ground.graph(board, footing(mobility))
    closed = _squares_of_foes(state, side_of(state, piece))
    start = board.index(here)
    if mobility.domain == "naval":
        both = reach_two(graph, start, mobility.move, mobility.land_move, closed)
        paths = {square: tuple(board.cells[at] for at in path) for square, (_, path) in both.items()}
    else:
        paths = _paths(board, reach(graph, start, mobility.move, closed))
    if one_step:
        for entered, _, _ in graph[start]:
            if entered not in closed:
                paths.setdefault(entered, (board.cells[entered],))
    taken = occupants(state)
    found = ((board.cells[square], paths[square]) for square in sorted(paths))
    return MappingProxyType({cell: path for cell, path in found if cell not in taken})


def _squares_of_foes(state: State, side: Side) -> frozenset[int]:
    positions, index = state.table(Position), state.board.index
    key = ("squares of foes", state.table(Allegiance), side)
    return positions.memo(key, lambda: frozenset(index(cell) for cell in foes(state, side)))


def _paths(board: Board, trail: Trail) -> dict[int, tuple[Cell, ...]]:
    """The way to each square of a trail, each built on the way to the square before it."""
    paths: dict[int, tuple[Cell, ...]] = {}
    cells = board.cells
    for square, (cost, before) in trail.items():
        paths[square] = (*paths[before], cells[square]) if cost else ()
    return paths


def refuse_path(
    ground: Ground, state: State, piece: EntityId, path: tuple[Cell, ...], mobility: Mobility, *, one_step: bool
) -> Reason | None:
    """Why the piece cannot take this way, or None (rule book 5). Any legal way will do, not only the kept one."""
    if not path:
        return reason("no_path")
    refused = _refuse_steps(ground, state, piece, path, mobility)
    if refused is not None:
        return refused
    if path[-1] in occupants(state):
        return reason("square_taken", x=path[-1][0], y=path[-1][1])
    total, land = path_cost(ground, state.board, state.row(Position, piece).cell, path, mobility)
    short = total <= mobility.move and (mobility.domain != "naval" or land <= mobility.land_move)
    if short or (one_step and len(path) == 1):
        return None
    return reason("too_far", cost=total, move=mobility.move)


def _refuse_steps(
    ground: Ground, state: State, piece: EntityId, path: tuple[Cell, ...], mobility: Mobility
) -> Reason | None:
    board = state.board
    enemies = foes(state, side_of(state, piece))
    here = state.row(Position, piece).cell
    for there in path:
        at = {"x": there[0], "y": there[1]}
        if there not in board:
            return reason("off_board", **at)
        if distance(here, there) != 1:
            return reason("not_a_step", **at)
        if not ground.enterable(board, there, mobility.domain):
            return reason("cannot_enter", terrain=board.terrain_at(there), **at)
        if mobility.domain != "air" and not ground.climbable(board, here, there):
            return reason("cliff", **at)
        if there in enemies:
            return reason("enemy_in_the_way", **at)
        here = there
    return None


def path_cost(ground: Ground, board: Board, start: Cell, path: tuple[Cell, ...], mobility: Mobility) -> tuple[int, int]:
    """What a way costs: squares in all, and of these the squares for leaving land (rule book 5)."""
    total = land = 0
    here = start
    for there in path:
        cost = ground.step_cost(board, here, there, footing(mobility))
        total += cost
        if not ground.in_water(board, here):
            land += cost
        here = there
    return total, land
