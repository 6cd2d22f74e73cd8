"""What the enemy can do to a piece on a square: who reaches it, and what blows and spells would do, by exact odds."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from game.ai import worth
from game.ai.able import strikes_at
from game.ai.blows import Blow, Blows
from game.ai.sorcery import Sorcery
from game.ai.worth import ONE
from game.core.entity import Allegiance, Position, Vitals
from game.core.grid import Board, Cell, distance
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.combat import RANGED_FROM, Combatant, combatant, reach_from
from game.rules.commander.components import Armament, Commanding, Skills
from game.rules.commander.gifted import least_hp
from game.rules.commander.gifts import Gifts
from game.rules.commander.movement import squares
from game.rules.commander.pace import pace
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import commander_of, foes, occupants

LIKELY_ATTACKERS = 2
"""How many of the enemies that could strike at a unit are counted: they cannot be everywhere."""
LIKELY_HUNTERS = 4
"""The same for a commander, which they will hunt."""


@dataclass(frozen=True, slots=True)
class Exposure:
    """What a piece must expect on a square before its next turn, in parts: HP lost, the chance to fall, and the worth
    of what its answers take from the attackers."""

    loss: int
    destroyed: int
    answered: int


SAFE = Exposure(0, 0, 0)


def attack_cells(rules: CommanderRules, state: State, piece: EntityId) -> frozenset[Cell]:
    """The squares that a piece could attack in one turn, moving first if it likes."""
    positions = state.table(Position)
    key = ("attack cells", piece, pace(state, piece), state.table(Allegiance), state.table(Skills))
    return positions.memo(key, lambda: _attack_cells(rules, state, piece))


def _attack_cells(rules: CommanderRules, state: State, piece: EntityId) -> frozenset[Cell]:
    here = state.row(Position, piece).cell
    cells = (here, *squares(rules.ground, state, piece))
    even = even_reach(state, piece)
    if even is not None:
        return widened(state.board, cells, even)
    by_reach: dict[int, list[Cell]] = {}
    for cell in cells:
        by_reach.setdefault(reach_from(state, piece, cell, rules.content), []).append(cell)
    return frozenset().union(*(widened(state.board, tuple(some), reach) for reach, some in by_reach.items()))


def even_reach(state: State, piece: EntityId) -> int | None:
    """How far a piece attacks if that is the same from every square, None if it hangs on the square."""
    armament = state.row(Armament, piece)
    skills = state.get(Skills, commander_of(state, piece))
    if skills is not None and (skills.figure("ranged") or skills.figure("bow_reach")):
        return None
    return max(1, armament.ranged) if armament.ranged == armament.land_ranged else None


@lru_cache(maxsize=4096)
def widened(board: Board, cells: tuple[Cell, ...], reach: int) -> frozenset[Cell]:
    """All squares from 1 to `reach` away from any of the cells."""
    beside = _beside(board)
    touched: set[Cell] = set()
    edge: Iterable[Cell] = cells
    for _ in range(reach):
        edge = {near for cell in edge for near in beside[cell]} - touched
        touched |= edge
    return frozenset(touched)


@lru_cache(maxsize=8)
def _beside(board: Board) -> Mapping[Cell, tuple[Cell, ...]]:
    return {cell: tuple(board.neighbours(cell)) for cell in board.cells}


Ground = tuple[EntityId, str, int, bool]
"""What decides how a piece fights from a square: the piece, terrain, level, and whether its commander serves it."""


class Threats:
    """The enemies of one side as they threaten it in a state; blows are reckoned once for each kind of ground."""

    def __init__(self, rules: CommanderRules, blows: Blows, state: State, side: Side) -> None:
        self._rules = rules
        self._odds = blows
        self._state = state
        enemies = (piece for piece in sorted(foes(state, side).values()) if strikes_at(state, piece, side))
        self._enemies = {piece: attack_cells(rules, state, piece) for piece in enemies}
        self._strikers: dict[EntityId, Combatant] = {}
        self.sorcery = Sorcery(state, side, rules.content)
        self._leaders: dict[EntityId, tuple[Cell, int]] = {}
        self._stands: dict[Ground, Combatant] = {}
        self._blows: dict[tuple[EntityId, int, Ground], Blow] = {}
        self._exposures: dict[tuple[Ground, tuple[EntityId, ...], int, int], Exposure] = {}
        positions, allegiance = state.table(Position), state.table(Allegiance)
        self._friends = {row.cell for name, row in positions.items() if allegiance[name].side == side}

    def against(self, cell: Cell) -> tuple[EntityId, ...]:
        """The enemies that could attack whoever stands on the square."""
        return tuple(piece for piece, cells in self._enemies.items() if cell in cells)

    def exposure(self, piece: EntityId, cell: Cell, hp: int | None = None, guise: Combatant | None = None) -> Exposure:
        """What the piece must expect on the square, perhaps with other HP than now or fighting in another guise."""
        attackers = self.against(cell)
        left = self._state.row(Vitals, piece).hp if hp is None else hp
        spells = self.sorcery.against(piece, cell) if self.sorcery.bolts else []
        if left <= 0 or not (attackers or spells):
            return SAFE
        if guise is not None or spells:
            return self._expose(piece, cell, left, attackers, spells, guise)
        key = (self._ground(piece, cell), attackers, self._room(cell, piece), left)
        found = self._exposures.get(key)
        if found is None:
            found = self._exposures[key] = self._expose(piece, cell, left, attackers, spells, guise)
        return found

    def _expose(
        self,
        piece: EntityId,
        cell: Cell,
        left: int,
        attackers: tuple[EntityId, ...],
        spells: list[tuple[EntityId, Blow]],
        guise: Combatant | None,
    ) -> Exposure:
        near: list[tuple[EntityId, Blow]] = []
        far = spells
        for enemy in attackers:
            striker = self._striker(enemy)
            apart = 1 if striker.far == 1 else RANGED_FROM
            blow = self._blow(enemy, piece, cell, apart) if guise is None else self._odds.between(striker, guise, apart)
            (near if apart == 1 else far).append((enemy, blow))
        near.sort(key=_mean, reverse=True)
        counted = sorted([*near[: self._room(cell, piece)], *far], key=_mean, reverse=True)
        del counted[LIKELY_HUNTERS if self._state.has(Commanding, piece) else LIKELY_ATTACKERS :]
        remaining = _after([blow for _, blow in counted], left, least_hp(self._state.get(Gifts, piece)))
        loss = left * ONE - sum(hp * part for hp, part in remaining.items())
        answered = sum(self._paid(enemy, piece, blow) for enemy, blow in counted if blow.answered)
        return Exposure(loss, remaining.get(0, 0), answered)

    def _paid(self, enemy: EntityId, piece: EntityId, blow: Blow) -> int:
        """What the answer takes from the attacker, at most what the blow gains him: else he would not strike."""
        dealt = blow.mean * worth.of_hp(self._state, piece)
        return min(blow.answered * worth.of_hp(self._state, enemy), dealt)

    def _room(self, cell: Cell, piece: EntityId) -> int:
        """Squares beside the cell that are not held by the piece's own friends."""
        own = self._state.row(Position, piece).cell
        return sum(beside == own or beside not in self._friends for beside in _beside(self._state.board)[cell])

    def menace(self, enemy: EntityId) -> int:
        """What the enemy's best blow in its next turn would take from the side, in parts of points."""
        cells = self._enemies.get(enemy, frozenset())
        found = 0
        for cell in sorted(cells & self._friends):
            piece = occupants(self._state)[cell]
            apart = 1 if self._striker(enemy).far == 1 else RANGED_FROM
            blow = self._blow(enemy, piece, cell, apart)
            found = max(found, blow_worth(self._state, piece, blow))
        return found

    def led(self, piece: EntityId, cell: Cell) -> bool:
        """Whether its commander's attributes serve the piece on the square; always true of a commander."""
        if piece not in self._leaders:
            commander = commander_of(self._state, piece)
            where = self._state.row(Position, commander).cell
            self._leaders[piece] = (where, self._state.row(Commanding, commander).reach)
        where, reach = self._leaders[piece]
        return distance(where, cell) <= reach or self._state.has(Commanding, piece)

    def _striker(self, enemy: EntityId) -> Combatant:
        if enemy not in self._strikers:
            self._strikers[enemy] = combatant(self._state, enemy, self._rules.content)
        return self._strikers[enemy]

    def _ground(self, piece: EntityId, cell: Cell) -> Ground:
        board = self._state.board
        return piece, board.terrain_at(cell), board.level_at(cell), self.led(piece, cell)

    def _blow(self, enemy: EntityId, piece: EntityId, cell: Cell, apart: int) -> Blow:
        ground = self._ground(piece, cell)
        key = (enemy, apart, ground)
        if key not in self._blows:
            if ground not in self._stands:
                self._stands[ground] = combatant(self._state, piece, self._rules.content, cell)
            self._blows[key] = self._odds.between(self._striker(enemy), self._stands[ground], apart)
        return self._blows[key]


def blow_worth(state: State, piece: EntityId, blow: Blow) -> int:
    """What a blow takes from a piece, its fall included, in parts of points."""
    hp = state.row(Vitals, piece).hp
    lost = sum(part * min(damage, hp) for damage, part in blow.damage)
    slain = sum(part for damage, part in blow.damage if worth.fells(state, piece, damage, hp))
    return lost * worth.of_hp(state, piece) + slain * worth.of_end(state, piece)


def _mean(blow: tuple[EntityId, Blow]) -> int:
    return blow[1].mean


def _after(blows: list[Blow], hp: int, least: int) -> Mapping[int, int]:
    """The distribution, in parts, of HP left after several blows. A last stand (`least` is 1) counts as an HP below the
    others that a blow takes only when no other is left."""
    remaining = {hp + least: ONE}
    for blow in blows:
        following: dict[int, int] = {}
        for left, chance in remaining.items():
            lowest = least if left > 1 else 0
            for damage, part in blow.damage:
                key = max(lowest, left - damage)
                following[key] = following.get(key, 0) + chance * part // ONE
        remaining = following
    return _without_stand(remaining) if least else remaining


def _without_stand(remaining: Mapping[int, int]) -> Mapping[int, int]:
    """The same without the HP that the last stand counts as."""
    found: dict[int, int] = {}
    for left, chance in remaining.items():
        key = max(1, left - 1) if left else 0
        found[key] = found.get(key, 0) + chance
    return found


def price(state: State, piece: EntityId, exposure: Exposure) -> int:
    """What an exposure costs its side, in parts of points."""
    return exposure.loss * worth.of_hp(state, piece) + exposure.destroyed * worth.of_end(state, piece)
