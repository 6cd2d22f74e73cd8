"""What a summoned creature is worth, and where it had best come to (rule book 7, Summon Creature)."""

from dataclasses import dataclass

from game.ai.casting.aims import Aim, Spell
from game.ai.threat import price
from game.ai.weighing import View
from game.ai.worth import ONE
from game.core.entity import Named, Position, Vitals
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.components import Armament, Summoning
from game.rules.commander.gifted import gift
from game.rules.commander.magic import summons
from game.rules.commander.magic.books import range_of
from game.rules.commander.magic.dice import level_of
from game.rules.commander.models import CommanderContent, UnitKind
from game.rules.commander.spells import SummonLevel, SummonSpell
from game.rules.commander.troops import foes

GUEST = "guest"
"""The id of a creature that is only imagined."""
BLOWS = 2
"""Blows that a creature is expected to strike."""
STRIKE_HP = 10
"""Points for an HP that its blow takes."""
BODY = 40
"""Points for a creature that draws blows upon itself, if none of them lands; a tenth less for each that does."""
OWN_MP = 2
"""Points for each MP it brings."""
GUARDS = 4
"""How many squares beside the summoner are looked at for a guard."""


@dataclass(frozen=True, slots=True)
class _Calling:
    """A creature about to be called."""

    kind_id: str
    kind: UnitKind
    spell: SummonSpell
    reach: int


def best_call(view: View, cast: Spell) -> Aim | None:
    """The square to call the creature to, and what it is worth beyond the one it sends home."""
    content = view.rules.content
    spell = content.spells[cast.id]
    level = level_of(spell, cast.level)
    assert isinstance(spell, SummonSpell) and isinstance(level, SummonLevel)  # noqa: S101 - it summons
    calling = _Calling(level.unit, content.units[level.unit], spell, range_of(view.state, cast.caster, level))
    gained = presence(view, calling.kind) - _sent_home(view, cast.caster)
    if gained <= 0:
        return None
    cells = _free(view, cast, calling)
    if not cells:
        return None
    guest = View(view.mind, _with_guest(view.state, cast.caster, calling, cells[0], content), view.side)
    scored = {cell: guest.standing(GUEST, cell) for cell in cells}
    usual = max(scored.values())
    guarded = _guards(view, cast.caster, calling, cells)
    best = max(cells, key=lambda cell: (scored[cell] + guarded.get(cell, 0), -cell[1], -cell[0]))
    return Aim(best, gained + scored[best] - usual + guarded.get(best, 0))


def presence(view: View, kind: UnitKind) -> int:
    """What a creature of the kind is worth among these enemies: the blows it strikes and draws, and its MP."""
    enemies = [_figures(view.state, enemy) for enemy in foes(view.state, view.side).values()]
    if not enemies:
        return 0
    sides = view.rules.content.numbers.strike_sides
    edges = [min(sides, max(0, kind.attack - defence)) for _, defence in enemies]
    struck = [min(sides, max(0, attack - kind.defence)) for attack, _ in enemies]
    strikes = BLOWS * STRIKE_HP * ONE * sum(edges) // len(edges)
    body = BODY * ONE * (sides * len(struck) - sum(struck)) // (sides * len(struck))
    return strikes + body + OWN_MP * kind.mp * ONE


def _figures(state: State, enemy: EntityId) -> tuple[int, int]:
    """An enemy's own attack and defence, its gifts included."""
    arms = state.row(Armament, enemy)
    return arms.attack + gift(state, enemy, "attack"), arms.defence + gift(state, enemy, "defence")


def _sent_home(view: View, caster: EntityId) -> int:
    """What the creature that stands for the caster now is still worth."""
    summoning = view.state.get(Summoning, caster)
    vitals = view.state.get(Vitals, summoning.creature) if summoning else None
    if summoning is None or vitals is None:
        return 0
    kind = view.rules.content.units[view.state.row(Named, summoning.creature).kind]
    return presence(view, kind) * vitals.hp // vitals.full


def _free(view: View, cast: Spell, calling: _Calling) -> list[Cell]:
    state, rules = view.state, view.rules
    here = state.row(Position, cast.caster).cell

    def fits(cell: Cell) -> bool:
        spell, level = calling.spell, cast.level
        return summons.refuse(state, cast.caster, spell, level, cell, rules.content, rules.ground) is None

    return [cell for cell in state.board.within(here, 1, calling.reach) if fits(cell)]


def _with_guest(state: State, caster: EntityId, calling: _Calling, cell: Cell, content: CommanderContent) -> State:
    """The state in which the creature has come."""
    return summons.coming(state, caster, GUEST, calling.kind_id, cell, 1, content).evolve(state)


def _guards(view: View, caster: EntityId, calling: _Calling, cells: list[Cell]) -> dict[Cell, int]:
    """How much less a summoner in danger has to fear when the creature bars the way, by square beside it."""
    here = view.state.row(Position, caster).cell
    exposed = price(view.state, caster, view.threats.exposure(caster, here))
    if not exposed:
        return {}
    near = sorted(foes(view.state, view.side), key=lambda cell: (distance(cell, here), cell))[0]
    beside = sorted((cell for cell in cells if distance(cell, here) == 1), key=lambda c: (distance(c, near), c))
    found = {}
    for cell in beside[:GUARDS]:
        barred = View(view.mind, _with_guest(view.state, caster, calling, cell, view.rules.content), view.side)
        found[cell] = exposed - price(view.state, caster, barred.threats.exposure(caster, here))
    return found
