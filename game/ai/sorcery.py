"""What the damage spells of a side's enemies can do to its pieces from where the casters stand (rule book 7)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from game.ai.able import casters, strikes_at
from game.ai.blows import Blow
from game.ai.worth import ONE
from game.core.entity import Position
from game.core.grid import Board, Cell, distance
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.components import Casting
from game.rules.commander.magic.aiming import PARTY, SINGLE, immune, radius, several
from game.rules.commander.magic.books import levels, range_of, refuse_level
from game.rules.commander.magic.dice import level_of
from game.rules.commander.magic.outcome import TargetOdds, odds
from game.rules.commander.models import CommanderContent
from game.rules.commander.spells import DamageSpell, Level
from game.rules.commander.troops import commander_of, side_of


@dataclass(frozen=True, slots=True)
class Bolt:
    """A damage spell that a caster can pay for: where from, how far it reaches, and whether it hits whole troops."""

    caster: EntityId
    spell: str
    level: str
    at: Cell
    far: int
    party: bool


def odds_on(
    state: State,
    caster: EntityId,
    spell: str,
    level: str,
    pieces: tuple[EntityId, ...],
    content: CommanderContent,
    way: str = "",
) -> tuple[TargetOdds, ...]:
    """The exact odds of a spell for each of some pieces, wherever it would be aimed to reach them."""
    cells = tuple(state.row(Position, piece).cell for piece in pieces)
    return odds(state, Casting(caster, spell, level, cells[0], way, cells), content) if cells else ()


def payable(state: State, caster: EntityId, content: CommanderContent) -> Iterator[tuple[str, str]]:
    """Every spell and level that the caster has and can pay for."""
    for spell, level in levels(state, caster, content):
        if refuse_level(state, caster, spell, level, content) is None:
            yield spell, level


def spell_blow(hit: TargetOdds) -> Blow:
    """A damage spell as its target fears it."""
    spread = hit.spread
    if spread is None:
        return Blow(((0, ONE),), 0, 0)
    damage = tuple(spread.parts(hit.points, ONE).items())
    return Blow(damage, spread.scaled(hit.points, ONE), 0)


def reach_of(state: State, caster: EntityId, level: Level) -> int:
    """How far from its caster a level harms, its area included."""
    far = range_of(state, caster, level)
    if level.area in (PARTY, SINGLE):
        return far
    if several(level.area):
        return far + getattr(level, "hop", 0)
    return far + radius(level.area)


@lru_cache(maxsize=1024)
def around(board: Board, cell: Cell, far: int) -> frozenset[Cell]:
    """The squares within so many steps."""
    return frozenset(board.within(cell, 0, far))


class Sorcery:
    """The enemies' damage spells in one state."""

    def __init__(self, state: State, side: Side, content: CommanderContent) -> None:
        self._state = state
        self._content = content
        self._blows: dict[tuple[Bolt, EntityId], Blow] = {}
        enemies = (piece for piece in casters(state) if side_of(state, piece) != side)
        found = ((enemy, self._bolts(enemy)) for enemy in enemies if strikes_at(state, enemy, side))
        self.bolts: Mapping[EntityId, tuple[Bolt, ...]] = {enemy: bolts for enemy, bolts in found if bolts}
        all_ = [bolt for bolts in self.bolts.values() for bolt in bolts]
        self._parties = any(bolt.party for bolt in all_)
        self._struck = frozenset().union(*(around(state.board, bolt.at, bolt.far) for bolt in all_))

    def _bolts(self, caster: EntityId) -> tuple[Bolt, ...]:
        at = self._state.row(Position, caster).cell
        found = []
        for spell_id, letter in payable(self._state, caster, self._content):
            spell = self._content.spells[spell_id]
            if isinstance(spell, DamageSpell):
                level = level_of(spell, letter)
                far = reach_of(self._state, caster, level)
                found.append(Bolt(caster, spell_id, letter, at, far, level.area == PARTY))
        return tuple(found)

    def against(self, piece: EntityId, cell: Cell) -> list[tuple[EntityId, Blow]]:
        """The worst that each enemy caster could do to the piece on a square."""
        found: list[tuple[EntityId, Blow]] = []
        if not self._parties and cell not in self._struck:
            return found
        for enemy, bolts in self.bolts.items():
            blows = [self.blow(bolt, piece) for bolt in bolts if self._reaches(bolt, piece, cell)]
            if blows:
                found.append((enemy, max(blows, key=lambda blow: blow.mean)))
        return found

    def _reaches(self, bolt: Bolt, piece: EntityId, cell: Cell) -> bool:
        leader = commander_of(self._state, piece)
        if bolt.party and leader != piece:
            cell = self._state.row(Position, leader).cell
        return distance(bolt.at, cell) <= bolt.far

    def blow(self, bolt: Bolt, piece: EntityId) -> Blow:
        """What the spell would do to the piece, by exact odds."""
        key = (bolt, piece)
        if key not in self._blows:
            spell = self._content.spells[bolt.spell]
            if immune(self._state, piece, spell, level_of(spell, bolt.level), ""):
                self._blows[key] = Blow(((0, ONE),), 0, 0)
            else:
                hit = odds_on(self._state, bolt.caster, bolt.spell, bolt.level, (piece,), self._content)[0]
                self._blows[key] = spell_blow(hit)
        return self._blows[key]
