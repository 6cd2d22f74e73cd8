"""Where a single blow of the enemy is certain to end a commander, so that it is never left there."""

from dataclasses import dataclass, replace

from game.ai.able import asleep, can_wake
from game.ai.blows import Blows
from game.ai.threat import even_reach, widened
from game.core.entity import Position
from game.core.grid import Board, Cell, distance
from game.core.ids import EntityId
from game.core.pathing import reach, reach_two
from game.core.state import State
from game.rules.commander.combat import Combatant, combatant, edge_terms, reach_from
from game.rules.commander.components import Readiness
from game.rules.commander.movement import footing
from game.rules.commander.pace import pace
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import commander_of, foes, side_of


@dataclass(frozen=True, slots=True)
class _Killer:
    """An enemy whose every strike lands on the commander: where it could strike from, and which squares it strikes."""

    piece: EntityId
    striker: Combatant
    stands: frozenset[Cell]
    strikes: frozenset[Cell]
    reach: int


class Doom:
    """The squares on which a blow would be certain to end one commander.

    It is the worst case: only pieces that can no longer move this turn bar the enemy's way, and his own commander's
    attributes serve him wherever he strikes.
    """

    def __init__(self, rules: CommanderRules, blows: Blows, state: State, piece: EntityId) -> None:
        self._rules = rules
        self._blows = blows
        self._state = state
        self._piece = piece
        self._target = combatant(state, piece, rules.content)
        terrain = rules.content.terrain
        self._best = min((name for name in terrain if terrain[name].water), default=min(terrain))
        enemies = sorted(foes(state, side_of(state, piece)).values())
        self._killers = tuple(found for enemy in enemies if (found := self._killer(enemy)) is not None)

    def at(self, cell: Cell, hp: int) -> bool:
        """Whether some enemy could end the commander with one blow that cannot fail, if it stood there with `hp`."""
        near = [killer for killer in self._killers if cell in killer.strikes]
        if not near:
            return False
        target = replace(combatant(self._state, self._piece, self._rules.content, cell), hp=hp)
        return any(self._ends(killer, target, cell) for killer in near)

    def _killer(self, enemy: EntityId) -> _Killer | None:
        state, content = self._state, self._rules.content
        if asleep(state, enemy) and not can_wake(state, enemy):
            return None
        leader = state.get(Position, commander_of(state, enemy))
        led = combatant(state, enemy, content, leader.cell if leader else None)
        if sum(term.amount for term in edge_terms(led, self._target)) < content.numbers.annihilation_edge:
            return None
        stands = self._stands(enemy)
        far = even_reach(state, enemy) or max(reach_from(state, enemy, cell, content) for cell in stands)
        return _Killer(enemy, led, stands, widened(state.board, tuple(sorted(stands)), far), far)

    def _stands(self, enemy: EntityId) -> frozenset[Cell]:
        """Where the enemy could be after a move."""
        state, board = self._state, self._state.board
        mobility = pace(state, enemy)
        graph = self._rules.ground.graph(board, footing(mobility))
        start = board.index(state.row(Position, enemy).cell)
        readiness, positions = state.table(Readiness), state.table(Position)
        side = side_of(state, self._piece)
        barring = {
            board.index(cell)
            for cell, piece in foes(state, side_of(state, enemy)).items()
            if side_of(state, piece) != side or not self._may_move(piece, readiness[piece])
        }
        barring.discard(board.index(positions[self._piece].cell))
        found = (
            set(reach_two(graph, start, mobility.move, mobility.land_move, barring))
            if mobility.domain == "naval"
            else set(reach(graph, start, mobility.move, barring))
        )
        found.update(entered for entered, _, _ in graph[start] if entered not in barring)
        return frozenset(board.cells[square] for square in found)

    def _may_move(self, piece: EntityId, readiness: Readiness) -> bool:
        """Whether a piece of the commander's own troop can still leave its square this turn."""
        own = commander_of(self._state, piece) == self._piece
        return own and not readiness.moved and not readiness.done and not asleep(self._state, piece)

    def _ends(self, killer: _Killer, target: Combatant, cell: Cell) -> bool:
        """Square by square, once the most favourable ground the enemy could have would do."""
        melee = killer.reach == 1
        if melee and not self._kills(
            replace(killer.striker, terrain=self._best, elevation=target.elevation), target, 1
        ):
            return False
        board = self._state.board
        grounds = {
            (board.terrain_at(square), board.level_at(square), distance(square, cell))
            for square in (_beside(board, cell) & killer.stands if melee else killer.stands)
            if 1 <= distance(square, cell) <= self._far(killer, square)
        }
        return any(
            self._kills(replace(killer.striker, terrain=terrain, elevation=level), target, apart)
            for terrain, level, apart in sorted(grounds)
        )

    def _kills(self, striker: Combatant, target: Combatant, apart: int) -> bool:
        return not target.least_hp and self._blows.between(striker, target, apart).least() >= target.hp

    def _far(self, killer: _Killer, square: Cell) -> int:
        return reach_from(self._state, killer.piece, square, self._rules.content)


def _beside(board: Board, cell: Cell) -> frozenset[Cell]:
    return frozenset(board.neighbours(cell))
