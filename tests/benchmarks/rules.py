"""Forecast, apply, reach, random play and thinking, as ratios to floors measured in the same run.

python -m tests.benchmarks.rules
"""

import copy
import heapq
import random
import statistics
import time
from collections.abc import Mapping

import chess

from game.ai.search import Opponent
from game.content.loader import load_catalog
from game.core import stages
from game.core.dice import KeyedDice
from game.core.engine import Engine
from game.core.entity import Position, Round
from game.core.grid import Board, Cell
from game.core.ids import BATTLE
from game.core.pathing import reach
from game.core.session import Session
from game.core.state import State
from game.paths import content_folder
from game.rules.commander.actions import Strike
from game.rules.commander.components import Initiative
from game.rules.commander.movement import Footing
from game.rules.commander.position import read_position
from game.rules.commander.rules import CommanderRules
from tests.benchmarks.ratio import compare, rate_row, row, seconds

CATALOG = load_catalog([content_folder()])[0]
RULES = CommanderRules(CATALOG.commander)
ENGINE = Engine(RULES)
WIDTH, HEIGHT = 24, 20
TROOPS = (
    ("knight", "cavalry"),
    ("ranger", "bowman"),
    ("mage", "witch"),
    ("barbarian", "swordsman"),
    ("pegasus_knight", "griffon"),
)
EXCHANGES = 10_000
WESNOTH_UNIT, WESNOTH_TURN = 7.7 / 11, 640 / 11
"""Wesnoth 1.16's thought for a unit and for a turn, as measured on the reference machine (7.7 and 640 ms), told in
Monte-Carlo floors of the same machine (11 ms), so that another machine can be compared by its own floor."""


def board_text() -> str:
    """A mixed board of 24 x 20 squares."""
    pick = random.Random(7)
    return "\n".join("".join(pick.choice(".......ff/r~s") for _ in range(WIDTH)) for _ in range(HEIGHT))


def armies(troops: int, gap: int) -> State:
    """So many troops of four a side, `gap` columns apart."""
    lines = []
    for side, x, step in (("red", WIDTH // 2 - (gap + 1) // 2, -1), ("blue", WIDTH // 2 + gap // 2, 1)):
        for number in range(1, troops + 1):
            kind, unit = TROOPS[(number - 1) % len(TROOPS)]
            y = number * 4 - 2
            lines.append(f"{side}-{number} {kind} {side} {x + step},{y}")
            lines += [f"{side}-{number}-{n + 1} {unit} {side} {x},{y - 1 + n}" for n in range(3)]
    order = " ".join(f"red-{n} blue-{n}" for n in range(1, troops + 1)).replace("red-1", "red-1*", 1)
    text = f"board\n{board_text()}\npieces\n" + "\n".join(lines) + f"\nturns\n{order}\n"
    return read_position(text, CATALOG.commander)


def strike_in(state: State) -> Strike:
    """Some strike the side to move can make."""
    decision = RULES.decision(state)
    if decision is None:
        raise ValueError("nobody can strike")
    found = (a for actor in decision.actors for a in RULES.candidates(state, actor) if isinstance(a, Strike))
    return next(found)


def monte_carlo() -> None:
    """The floor of forecasts: 10,000 plain exchanges of 13 strikes a side."""
    dice = random.Random(1)
    for _ in range(EXCHANGES):
        left = 10 - min(10, sum(dice.random() < 0.2 for _ in range(13)))
        sum(dice.random() < 0.2 for _ in range(left))


def forecast_rows() -> list[str]:
    """13 strikes a side with first strike, against plain Monte-Carlo."""
    state = read_position(
        "board\n....\npieces\nred-1 warrior red 0,0\nred-1-1 footman red 1,0\n"
        "blue-1 warrior blue 3,0\nblue-1-1 pikeman blue 2,0\nturns\nred-1* blue-1\n",
        CATALOG.commander,
    )
    plan = RULES.plan(state, Strike("red-1-1", "blue-1-1"))
    if plan is None:
        raise ValueError("a strike has a plan")

    def uncached() -> None:
        stages.spread.cache_clear()
        stages.spread(plan)

    fresh, floor = compare(uncached, monte_carlo, 50, 1)
    kept, _ = compare(lambda: stages.spread(plan), lambda: None, 5000, 1)
    name = f"{EXCHANGES} Monte-Carlo exchanges"
    return [
        row("exact forecast, uncached", fresh, floor, name, 1 / 60),
        row("exact forecast, cached", kept, floor, name, 1 / 1000),
    ]


def apply_row() -> str:
    """One attack applied with its events, against copying a 40-piece state."""
    state = armies(5, 1)
    action = strike_in(state)
    dice = KeyedDice(1)
    rows = {kind.__name__: dict(table.items()) for kind, table in state.tables()}
    own, floor = compare(lambda: ENGINE.apply(state, action, dice), lambda: copy.deepcopy(rows), 100, 5)
    return row("one attack applied, events and all", own, floor, "copy.deepcopy of 40 pieces", 1 / 5)


def naive_reach(costs: Mapping[Cell, int], start: Cell, budget: int) -> dict[Cell, int]:
    """What one writes first: a heap of tuples over squares."""
    found, heap = {start: 0}, [(0, start)]
    while heap:
        cost, here = heapq.heappop(heap)
        if cost > found[here]:
            continue
        x, y = here
        for there in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)):
            total = cost + costs[here]
            if there in costs and total <= budget and total < found.get(there, total + 1):
                found[there] = total
                heapq.heappush(heap, (total, there))
    return found


def reach_row() -> str:
    """Squares in reach of a move of 8."""
    board: Board = armies(1, 20).board
    graph = RULES.ground.graph(board, Footing("ground", "ground", woods_free=False))
    terrain = CATALOG.commander.terrain
    costs = {cell: 1 + terrain[board.terrain_at(cell)].exit_cost["ground"] for cell in board.cells}
    start = (WIDTH // 2, HEIGHT // 2)
    own, floor = compare(
        lambda: reach(graph, board.index(start), 8, ()), lambda: naive_reach(costs, start, 8), 200, 100
    )
    return row("squares in reach, move 8", own, floor, "a naive heap of tuples", 1 / 2)


def random_actions(seed: int) -> int:
    """One random battle's number of actions."""
    pick = random.Random(seed)
    session = Session(ENGINE, armies_to_begin(), seed)
    while (decision := session.decision) is not None and len(session.history) < 1500:
        session.commit(pick.choice(RULES.candidates(session.state, pick.choice(decision.actors))))
    return len(session.history)


def armies_to_begin() -> State:
    """Three troops a side before the first roll."""
    text = board_text().split("\n")[:16]
    lines = []
    for side, x in (("red", 1), ("blue", WIDTH - 4)):
        for number, (kind, unit) in enumerate(TROOPS[:3], start=1):
            lines.append(f"{side}-{number} {kind} {side} {x},{number * 4}")
            lines += [f"{side}-{number}-{n + 1} {unit} {side} {x + 1},{number * 4 - 1 + n}" for n in range(3)]
    return read_position("board\n" + "\n".join(text) + "\npieces\n" + "\n".join(lines), CATALOG.commander)


def chess_moves(seed: int) -> int:
    """One random game's number of moves."""
    pick, board = random.Random(seed), chess.Board()
    while not board.is_game_over() and len(board.move_stack) < 200:
        board.push(pick.choice(list(board.legal_moves)))
    return len(board.move_stack)


def random_row() -> str:
    """Random legal actions a second, against random chess moves."""
    own, floor = [], []
    for turn in range(5):
        begun = time.process_time()
        actions = random_actions(turn)
        middle = time.process_time()
        moves = sum(chess_moves(turn * 10 + n) for n in range(10))
        own.append(actions / (middle - begun))
        floor.append(moves / (time.process_time() - middle))
    return rate_row(
        "random legal actions", statistics.median(own), statistics.median(floor), "python-chess random moves", 1 / 4
    )


def thinking_rows() -> list[str]:
    """Thought a piece and a turn, 20 pieces a side: from the first turn until a quarter of them has fallen."""
    opponent = Opponent(RULES, CATALOG.personalities["steady"])
    session = Session(ENGINE, _begun(armies(5, 16)), 1)
    by_turn: dict[tuple[int, str], float] = {}
    pieces: set[tuple[int, str]] = set()
    number = 0
    while (decision := session.decision) is not None and len(session.state.table(Position)) >= 30:
        begun = time.process_time()
        action = opponent.choose(session.state)
        spent = (time.process_time() - begun) * 1000
        key = (number, decision.actors[0])
        by_turn[key] = by_turn.get(key, 0.0) + spent
        pieces.add((number, action.actor))
        number += action.verb == "end"
        session.commit(action)
    floor = statistics.median(seconds(monte_carlo) for _ in range(5))
    unit, turn = sum(by_turn.values()) / len(pieces) / 1000, max(by_turn.values()) / 1000
    return [
        row("thinking a piece, 20 a side", unit, floor * WESNOTH_UNIT, "Wesnoth, by this floor", 1 / 4, unit="ms"),
        row("longest computer turn, 20 a side", turn, floor * WESNOTH_TURN, "Wesnoth, by this floor", 1 / 2, unit="ms"),
    ]


def _begun(state: State) -> State:
    """The same pieces before the first roll, for a session of their own."""
    return state.having(BATTLE, Initiative()).having(BATTLE, Round(0))


def main() -> None:
    """Measure and print."""
    lines = [*forecast_rows(), apply_row(), reach_row(), random_row(), *thinking_rows()]
    print("\n".join(lines))


if __name__ == "__main__":
    main()
