"""Which attack is proposed when an enemy is clicked: the square, and perhaps the piece, with the best forecast."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.ai.threat import attack_cells
from game.core.action import Action
from game.core.entity import Position
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.stages import Spread, spread
from game.core.state import State
from game.rules.commander import frenzy
from game.rules.commander.actions import Move, Strike
from game.rules.commander.combat import Reckoning, reach_from, reckon_attack
from game.rules.commander.components import Commanding
from game.rules.commander.exchange import Standing
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import foes, occupants, side_of

UNIT_WORTH, COMMANDER_WORTH = 6, 30
"""What the loss of a piece weighs beside its HP, in HP: a commander takes its troop along (rule book 6.7)."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """An attack to be confirmed: from `cell`, after going there on `path` (empty: from where the piece stands)."""

    piece: EntityId
    target: EntityId
    cell: Cell
    path: tuple[Cell, ...]
    reckoning: Reckoning

    @property
    def odds(self) -> Spread[Standing]:
        """The exact distribution of HP left on both sides."""
        return spread(self.reckoning.plan)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What confirming it commits."""
        strike = Strike(self.piece, self.target)
        return (Move(self.piece, self.path), strike) if self.path else (strike,)


def options(rules: CommanderRules, state: State, piece: EntityId, target: EntityId) -> Iterator[Proposal]:
    """Every way in which a piece can attack a target this turn, drawn from its candidates."""
    there = state.row(Position, target).cell
    for action in rules.candidates(state, piece):
        match action:
            case Strike(_, victim) if victim == target:
                yield _proposal(rules, state, piece, target, ())
            case Move(_, path) if distance(path[-1], there) <= reach_from(state, piece, path[-1], rules.content):
                yield _proposal(rules, state, piece, target, path)


def _proposal(
    rules: CommanderRules, state: State, piece: EntityId, target: EntityId, path: tuple[Cell, ...]
) -> Proposal:
    cell = path[-1] if path else state.row(Position, piece).cell
    return Proposal(piece, target, cell, path, reckon_attack(state, piece, target, rules.content, cell))


def propose(rules: CommanderRules, state: State, pieces: Sequence[EntityId], target: EntityId) -> Proposal | None:
    """The best attack on the target by one of these pieces, or None if none of them can reach it."""
    found = [option for piece in pieces for option in options(rules, state, piece, target)]
    return max(found, key=lambda option: _rank(rules, state, option), default=None)


def propose_from(rules: CommanderRules, state: State, piece: EntityId, target: EntityId, cell: Cell) -> Proposal | None:
    """The attack from one square, or None if it cannot be made from there."""
    return next((option for option in options(rules, state, piece, target) if option.cell == cell), None)


def victims(state: State, piece: EntityId) -> Mapping[Cell, EntityId]:
    """Whom a piece could attack if it reached them: its enemies, or anyone while it is in frenzy (rule book 7)."""
    if not frenzy.owed_to(state, piece):
        return foes(state, side_of(state, piece))
    return {cell: other for cell, other in occupants(state).items() if other != piece}


def in_reach(rules: CommanderRules, state: State, piece: EntityId) -> frozenset[EntityId]:
    """Those whom a piece can attack this turn, moving first if it may."""
    found = victims(state, piece).values()
    return frozenset(target for target in found if next(options(rules, state, piece, target), None))


def _rank(rules: CommanderRules, state: State, option: Proposal) -> tuple[int, int, int, Cell]:
    """The exchange in hundredths of HP; where that is equal, the safer square, the shorter way."""
    x, y = option.cell
    return _worth(state, option), -_watchers(rules, state, option), -len(option.path), (-x, -y)


def _worth(state: State, option: Proposal) -> int:
    odds, plan = option.odds, option.reckoning.plan
    dealt = plan.defender.hp - odds.mean(lambda end: end.defender)
    lost = plan.attacker.hp - odds.mean(lambda end: end.attacker)
    ends = _end_worth(state, option.target) * odds.chance(lambda end: end.defender == 0)
    ended = _end_worth(state, option.piece) * odds.chance(lambda end: end.attacker == 0)
    return round(100 * (dealt + ends - lost - ended))


def _end_worth(state: State, piece: EntityId) -> int:
    return COMMANDER_WORTH if state.has(Commanding, piece) else UNIT_WORTH


def _watchers(rules: CommanderRules, state: State, option: Proposal) -> int:
    """How many other enemies could attack the square next turn."""
    others = (enemy for enemy in foes(state, side_of(state, option.piece)).values() if enemy != option.target)
    return sum(option.cell in attack_cells(rules, state, enemy) for enemy in others)
