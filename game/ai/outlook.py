"""What the enemy can do before a side's next turn: who can strike at a piece and what it must lose, by exact odds.

It is the worst case: every enemy that finds a square of its own to strike from does strike, troop after troop in the
order of turns, each commander after its units, so that its own fall to an answer spares the target nothing.
Who sleeps or is mad for the side itself does not. It informs the player and decides nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.ai.able import strikes_at
from game.core.entity import Position, Vitals
from game.core.grid import Cell, distance
from game.core.ids import EntityId, Side
from game.core.stages import Spread, spread
from game.core.state import State
from game.rules.commander.combat import Combatant, combatant, reach_from, reckon
from game.rules.commander.components import Initiative
from game.rules.commander.exchange import Standing
from game.rules.commander.movement import squares
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import commander_of, foes, side_of


@dataclass(frozen=True, slots=True)
class Danger:
    """What a piece must expect on a square: who strikes at it, in order; HP lost on average; the chance to fall."""

    piece: EntityId
    cell: Cell
    attackers: tuple[EntityId, ...]
    expected_loss: float
    destroyed: float


_Kept = tuple[int, int]
"""The HP a piece has left, and the HP that the next blow leaves it at least: 1 while its last stand is before it."""


@dataclass(frozen=True, slots=True)
class _Stand:
    """A square an enemy could strike from, and the HP its blow takes on average."""

    cell: Cell
    mean: float


class Outlook:
    """The coming enemy turns, as one side must fear them in one state. Answers are kept as long as it lives."""

    def __init__(self, rules: CommanderRules, state: State, side: Side) -> None:
        self._rules = rules
        self._state = state
        self._side = side
        self._kept: dict[tuple[EntityId, Cell, int], Danger] = {}
        self._odds: dict[tuple[Combatant, Combatant, int], Mapping[int, float]] = {}

    def at(self, piece: EntityId, cell: Cell, hp: int | None = None) -> Danger:
        """What the piece must expect if it stands on the square when its side's turn ends, perhaps with other HP."""
        left = self._state.row(Vitals, piece).hp if hp is None else hp
        key = (piece, cell, left)
        if key not in self._kept:
            self._kept[key] = self._look(piece, cell, left)
        return self._kept[key]

    def whole(self) -> tuple[Danger, ...]:
        """What each piece of the side must expect where it stands, the worst first."""
        positions = self._state.table(Position)
        own = (piece for piece in positions if side_of(self._state, piece) == self._side)
        found = [self.at(piece, positions[piece].cell) for piece in own]
        return tuple(sorted(found, key=lambda d: (-d.destroyed, -d.expected_loss, d.piece)))

    def _look(self, piece: EntityId, cell: Cell, hp: int) -> Danger:
        then = self._state
        if then.row(Position, piece).cell != cell:
            then = then.having(piece, Position(cell))
        target = replace(combatant(then, piece, self._rules.content), hp=hp)
        stands = {enemy: self._stands(then, enemy, target, cell) for enemy in self._in_order(then)}
        matched = _matched({enemy: found for enemy, found in stands.items() if found})
        remaining = {(hp, target.least_hp): 1.0}
        attackers = tuple(enemy for enemy in stands if enemy in matched)
        for enemy in attackers:
            striker = combatant(then, enemy, self._rules.content, matched[enemy])
            remaining = self._after(remaining, striker, target, distance(matched[enemy], cell))
        loss = hp - sum(left * chance for (left, _), chance in remaining.items())
        return Danger(piece, cell, attackers, loss, remaining.get((0, 0), 0.0))

    def _in_order(self, state: State) -> list[EntityId]:
        """The enemies in the order in which they will act: by their commanders' turns, units first, then by id."""
        initiative = state.row(Initiative)
        size = max(1, len(initiative.order))
        place = {leader: (at - initiative.turn - 1) % size for at, leader in enumerate(initiative.order)}
        enemies = [enemy for enemy in foes(state, self._side).values() if strikes_at(state, enemy, self._side)]
        leaders = {enemy: commander_of(state, enemy) for enemy in enemies}
        return sorted(enemies, key=lambda e: (place.get(leaders[e], size), leaders[e], leaders[e] == e, e))

    def _stands(self, state: State, enemy: EntityId, target: Combatant, cell: Cell) -> tuple[_Stand, ...]:
        """Where an enemy could strike at the target from, the square that hurts most first."""
        content = self._rules.content
        here = state.row(Position, enemy).cell
        found = []
        for square in (here, *squares(self._rules.ground, state, enemy)):
            apart = distance(square, cell)
            if 1 <= apart <= reach_from(state, enemy, square, content):
                left = self._left(combatant(state, enemy, content, square), target, apart)
                mean = target.hp - sum(hp * chance for hp, chance in left.items())
                found.append(_Stand(square, mean))
        return tuple(sorted(found, key=lambda stand: (-stand.mean, stand.cell)))

    def _after(
        self, remaining: Mapping[_Kept, float], striker: Combatant, target: Combatant, apart: int
    ) -> dict[_Kept, float]:
        """The distribution of what the target keeps after one more attack; the fallen are not struck again."""
        following: dict[_Kept, float] = {}
        for (hp, least), chance in remaining.items():
            ends = self._left(striker, replace(target, hp=hp, least_hp=0), apart) if hp else {0: 1.0}
            for left, p in ends.items():
                kept = (left, least) if left else (least, 0)
                following[kept] = following.get(kept, 0.0) + chance * p
        return following

    def _left(self, striker: Combatant, target: Combatant, apart: int) -> Mapping[int, float]:
        """The distribution of the HP an attack leaves its target."""
        key = (striker, target, apart)
        if key not in self._odds:
            odds: Spread[Standing] = spread(reckon(striker, target, apart, self._rules.content).plan)
            self._odds[key] = odds.over(lambda end: end.defender)
        return self._odds[key]


def _matched(stands: Mapping[EntityId, Sequence[_Stand]]) -> dict[EntityId, Cell]:
    """A square of its own for as many enemies as possible, those who hurt most before the others.

    Enemies are added from the most harmful on, and who already has a square moves over where that makes room, so
    that the set found does the most harm of all sets that find room.
    """
    holder: dict[Cell, EntityId] = {}

    def place(enemy: EntityId, tried: set[Cell]) -> bool:
        for stand in stands[enemy]:
            if stand.cell in tried:
                continue
            tried.add(stand.cell)
            if stand.cell not in holder or place(holder[stand.cell], tried):
                holder[stand.cell] = enemy
                return True
        return False

    for enemy in sorted(stands, key=lambda e: (-stands[e][0].mean, e)):
        place(enemy, set())
    return {enemy: cell for cell, enemy in holder.items()}
