"""What a map allows but its author hardly meant: pieces that cannot leave their square, enemies that can never meet,
objectives out of reach."""

from game.core.grid import Cell
from game.maps.faults import Faults
from game.maps.ways import Ways
from game.rules.commander.models import CommanderContent, Domain
from game.rules.commander.setup import BattleStart, CommanderStart, ObjectiveStart

_DOMAINS: tuple[Domain, ...] = ("ground", "naval", "air")
_Piece = tuple[str, Cell, Domain]


def warn_of_what_was_hardly_meant(start: BattleStart, content: CommanderContent, faults: Faults) -> None:
    """Note everything that can be played and looks like an oversight."""
    ways = {domain: Ways.over(start.board, content, domain) for domain in _DOMAINS}
    pieces = {commander.id: _pieces(commander, content) for commander in start.commanders}
    _warn_of_walled_in(start, ways, pieces, faults)
    reached = {commander.id: _reached(start, ways, pieces[commander.id]) for commander in start.commanders}
    _warn_of_cut_off(start, pieces, reached, faults)
    for objective in start.objectives:
        _warn_of_far_objective(objective, start, reached, faults)


def _pieces(commander: CommanderStart, content: CommanderContent) -> list[_Piece]:
    own = (commander.id, commander.cell, content.classes[commander.kind].domain)
    return [own, *((unit.id, unit.cell, content.units[unit.kind].domain) for unit in commander.units)]


def _warn_of_walled_in(
    start: BattleStart, ways: dict[Domain, Ways], pieces: dict[str, list[_Piece]], faults: Faults
) -> None:
    for piece, cell, domain in (one for troop in pieces.values() for one in troop):
        if not ways[domain].step(1 << start.board.index(cell)):
            where = f"{piece}, square {cell[0]},{cell[1]}"
            faults.warn(where, "the piece cannot leave its square", "give it a neighbour it may enter")


def _reached(start: BattleStart, ways: dict[Domain, Ways], troop: list[_Piece]) -> int:
    """Every square a piece of the troop can ever stand on."""
    floods = dict.fromkeys(ways, 0)
    for _, cell, domain in troop:
        here = 1 << start.board.index(cell)
        if not here & floods[domain]:
            floods[domain] |= ways[domain].flood(here)
    return floods["ground"] | floods["naval"] | floods["air"]


def _warn_of_cut_off(
    start: BattleStart, pieces: dict[str, list[_Piece]], reached: dict[str, int], faults: Faults
) -> None:
    """Note troops that no way joins to any enemy in either direction."""
    beside = Ways.open(start.board)
    near = {name: squares | beside.step(squares) for name, squares in reached.items()}
    stand = {name: sum(1 << start.board.index(cell) for _, cell, _ in troop) for name, troop in pieces.items()}
    for commander in start.commanders:
        name = commander.id
        foes = [c.id for c in start.commanders if c.side != commander.side]
        if not any(near[name] & stand[foe] or near[foe] & stand[name] for foe in foes):
            where = f"{commander.id} '{commander.name}'"
            faults.warn(where, "no way joins this troop to any enemy", "open a path with slopes or a ford")


def _warn_of_far_objective(
    objective: ObjectiveStart, start: BattleStart, reached: dict[str, int], faults: Faults
) -> None:
    """Note squares to reach or hold on which no piece of the side can ever stand."""
    squares = sum(1 << start.board.index(cell) for cell in set(objective.cells))
    own = [c.id for c in start.commanders if c.side == objective.side]
    if squares and not any(squares & reached[name] for name in own):
        x, y = objective.cells[0]
        what = f"no piece of {objective.side} can get to what it must {objective.kind}"
        faults.warn(f"objective, square {x},{y}", what, "move the objective, or open a way to it")
