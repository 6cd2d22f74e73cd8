"""What a cast would do, as the board and the panels tell it before it is paid for (rule book 7)."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.action import Action
from game.core.entity import Position
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.actions import Enough
from game.rules.commander.components import Casting, Magic
from game.rules.commander.magic.aiming import PARTY, SINGLE, radius, several
from game.rules.commander.magic.books import cost
from game.rules.commander.magic.dice import level_of
from game.rules.commander.magic.outcome import TargetOdds
from game.rules.commander.rules import CommanderRules
from game.rules.commander.spells import Level, Spell, TransportLevel, TransportSpell
from game.rules.commander.troops import side_of
from game.scenes.battle.spell_results import is_spared


@dataclass(frozen=True, slots=True)
class Foretold:
    """A cast as far as it is chosen: its exact odds for each target, the friends it would harm, those who gain from it
    without dice, MP it costs and MP there are; `paid` says that the action pays for it, and `spared` are targets
    of which nothing can come, whatever the dice show."""

    action: Action
    casting: Casting
    spell: Spell
    level: Level
    targets: tuple[TargetOdds, ...]
    friends: tuple[EntityId, ...]
    gaining: tuple[EntityId, ...]
    cost: int
    mp: int
    paid: bool
    spared: tuple[EntityId, ...] = ()

    @property
    def hopeless(self) -> bool:
        """Whether it can do nothing to any of its targets: no dice count for them, or they are spared."""
        able = (odds for odds in self.targets if odds.aimed.piece not in self.spared and can_work(odds))
        return bool(self.targets) and not self.gaining and next(able, None) is None


def can_work(odds: TargetOdds) -> bool:
    """Whether the spell may take effect on the target at all."""
    if odds.spread is None:
        return True
    return any(odds.works(counted) for counted, _weight in odds.spread.weights)


def foretell(rules: CommanderRules, state: State, action: Action) -> Foretold:
    """What a legal cast or further choice leads to, as if the spell were cast with what is chosen by then; kept as long
    as the state is."""
    return state.memo(("foretold", action), lambda: _foretold(rules, state, action))


def _foretold(rules: CommanderRules, state: State, action: Action) -> Foretold:
    magic = rules.magic
    casting = magic.casting(state, action)
    spell = rules.content.spells[casting.spell]
    friends = magic.friends_in_harm(state, action)
    odds = magic.odds(state, action)
    return Foretold(
        action,
        casting,
        spell,
        level_of(spell, casting.level),
        tuple(sorted(odds, key=lambda one: one.aimed.piece in friends)),
        friends,
        magic.gaining(state, action),
        cost(state, casting.caster, casting.spell, casting.level, rules.content),
        state.row(Magic, casting.caster).mp,
        isinstance(action, Enough) or magic.next_choice(state, casting) is None,
        tuple(one.aimed.piece for one in odds if is_spared(state, one)),
    )


def area_cells(state: State, foretold: Foretold) -> frozenset[Cell]:
    """The squares that a cast reaches from where it is aimed, or those of the pieces it reaches."""
    casting, level = foretold.casting, foretold.level
    if isinstance(foretold.spell, TransportSpell):
        return _block(state, casting, level)
    if level.area == PARTY:
        return cells_of(state, (*(odds.aimed.piece for odds in foretold.targets), *foretold.gaining))
    if several(level.area):
        return frozenset(casting.cells)
    if level.area == SINGLE:
        return frozenset((casting.at,))
    far = radius(level.area)
    return frozenset(cell for cell in state.board.cells if distance(casting.at, cell) <= far)


def _block(state: State, casting: Casting, level: Level) -> frozenset[Cell]:
    """The block around the goal of a troop that is carried, or the troop while there is no goal."""
    if not casting.cells or not isinstance(level, TransportLevel):
        return cells_of(state, casting.movers)
    half, (x, y) = level.block // 2, casting.cells[0]
    return frozenset(c for c in state.board.cells if abs(c[0] - x) <= half and abs(c[1] - y) <= half)


def cells_of(state: State, pieces: Iterable[EntityId]) -> frozenset[Cell]:
    """The squares that pieces stand on."""
    return frozenset(state.row(Position, piece).cell for piece in pieces)


def hostile(state: State, foretold: Foretold, piece: EntityId) -> bool:
    """Whether a target is an enemy of the caster."""
    return side_of(state, piece) != side_of(state, foretold.casting.caster)
