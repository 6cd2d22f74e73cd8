"""Ways reckoned over whole boards at once are those that the rules find square by square."""

import pytest

from game.core.entity import Position
from game.core.state import State
from game.core.table import Table
from game.maps.tiled import load_map
from game.maps.ways import Relief, Ways
from game.rules.commander.components import Mobility
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground, footing, squares
from game.rules.commander.start import first_state
from game.rules.commander.troops import side_of
from tests.maps.conftest import REPOSITORY

MAPS = REPOSITORY / "maps"


@pytest.mark.parametrize("name", ["coast_harbour", "delta_isles", "mountain_pass", "snow_fortress"])
def test_in_a_turn_each_piece_gets_where_the_rules_let_it(content: CommanderContent, name: str) -> None:
    state = first_state(load_map(MAPS / "battle" / f"{name}.tmx", MAPS, content).start, content)
    board, positions = state.board, state.table(Position)
    ground = Ground(content.terrain)
    relief = Relief(board, ground)
    for piece, row in positions.items():
        foes = {foe: at for foe, at in positions.items() if side_of(state, foe) != side_of(state, piece)}
        alone = State(board, {**dict(state.tables()), Position: Table({piece: row, **foes})})
        moves = state.row(Mobility, piece)
        land = moves.land_move if moves.domain == "naval" else 0
        closed = sum(1 << board.index(at.cell) for at in foes.values())
        here = 1 << board.index(row.cell)
        within = Ways.over(relief, footing(moves)).within(here, moves.move, land, closed)
        found = {board.cells[at] for at in range(len(board.cells)) if within >> at & 1}
        assert found == {row.cell, *squares(ground, alone, piece)}


def test_what_is_far_is_reached_in_the_end(content: CommanderContent) -> None:
    board = load_map(MAPS / "battle" / "river_ford.tmx", MAPS, content).start.board
    ways = Ways.over(Relief(board, Ground(content.terrain)), footing(Mobility("ground", "ground", 5, 5)))
    here, across = (1 << board.index(cell) for cell in ((1, 3), (22, 13)))
    assert ways.flood(here) == ways.flood(across)
    assert ways.flood(here) & sum(1 << n for n, name in enumerate(board.terrain) if name == "deep_water") == 0
