"""What a map allows but its author hardly meant: pieces that cannot leave their square, enemies that can never meet,
objectives out of reach."""

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.ids import EntityId
from game.maps.faults import Faults
from game.maps.ways import Relief, Ways
from game.rules.commander.models import CommanderContent, Domain, Kind
from game.rules.commander.movement import Footing
from game.rules.commander.setup import BattleStart, CommanderStart, ObjectiveStart
from game.rules.commander.start import armament

_DOMAINS: tuple[Domain, ...] = ("ground", "naval", "air")


@dataclass(frozen=True, slots=True)
class _Piece:
    """A piece, where it starts, where it moves and how far it strikes at most."""

    id: EntityId
    cell: Cell
    domain: Domain
    reach: int


def warn_of_what_was_hardly_meant(
    start: BattleStart, relief: Relief, content: CommanderContent, faults: Faults
) -> None:
    """Note everything that can be played and looks like an oversight."""
    # Where a piece can get to in the end, its gait does not change: it only slows.
    ways = {domain: Ways.over(relief, Footing(domain, domain, woods_free=False)) for domain in _DOMAINS}
    pieces = {commander.id: _pieces(commander, content) for commander in start.commanders}
    _warn_of_walled_in(start, ways, pieces, faults)
    reached = {commander.id: _reached(start, ways, pieces[commander.id]) for commander in start.commanders}
    _warn_of_cut_off(start, pieces, reached, faults)
    for objective in start.objectives:
        _warn_of_far_objective(objective, start, reached, faults)
        _warn_of_far_target(objective, start, ways, pieces, faults)


def _pieces(commander: CommanderStart, content: CommanderContent) -> list[_Piece]:
    own = _piece(commander.id, commander.cell, content.classes[commander.kind])
    return [own, *(_piece(unit.id, unit.cell, content.units[unit.kind]) for unit in commander.units)]


def _piece(name: EntityId, cell: Cell, kind: Kind) -> _Piece:
    arms = armament(kind)
    return _Piece(name, cell, kind.domain, max(arms.ranged, arms.land_ranged))


def _warn_of_walled_in(
    start: BattleStart, ways: dict[Domain, Ways], pieces: dict[str, list[_Piece]], faults: Faults
) -> None:
    for piece in (one for troop in pieces.values() for one in troop):
        if not ways[piece.domain].step(1 << start.board.index(piece.cell)):
            where = f"{piece.id}, square {piece.cell[0]},{piece.cell[1]}"
            faults.warn(where, "the piece cannot leave its square", "give it a neighbour it may enter")


def _reached(start: BattleStart, ways: dict[Domain, Ways], troop: list[_Piece]) -> int:
    """Every square a piece of the troop can ever stand on."""
    floods = dict.fromkeys(ways, 0)
    for piece in troop:
        here = 1 << start.board.index(piece.cell)
        if not here & floods[piece.domain]:
            floods[piece.domain] |= ways[piece.domain].flood(here)
    return floods["ground"] | floods["naval"] | floods["air"]


def _warn_of_cut_off(
    start: BattleStart, pieces: dict[str, list[_Piece]], reached: dict[str, int], faults: Faults
) -> None:
    """Note troops that no way joins to any enemy in either direction."""
    beside = Ways.open(start.board)
    near = {name: squares | beside.step(squares) for name, squares in reached.items()}
    stand = {name: sum(1 << start.board.index(piece.cell) for piece in troop) for name, troop in pieces.items()}
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


def _warn_of_far_target(
    objective: ObjectiveStart,
    start: BattleStart,
    ways: dict[Domain, Ways],
    pieces: dict[str, list[_Piece]],
    faults: Faults,
) -> None:
    """Note a piece to defeat that no piece of the side can ever strike, wherever either of them goes."""
    target = next((one for troop in pieces.values() for one in troop if one.id == objective.target), None)
    if objective.kind != "defeat" or target is None:
        return
    beside = Ways.open(start.board)
    goal = _reached(start, ways, [target])
    for one in (one for c in start.commanders if c.side == objective.side for one in pieces[c.id]):
        struck = _reached(start, ways, [one])
        for _ in range(one.reach):
            struck |= beside.step(struck)
        if struck & goal:
            return
    what = f"no piece of {objective.side} can get near enough to strike it, which it must defeat"
    faults.warn(f"{target.id}, square {target.cell[0]},{target.cell[1]}", what, "open a way, or choose another target")
