"""Whom a cast touches, and where it may be aimed (rule book 7)."""

from collections.abc import Iterator

from game.core.action import Reason, reason
from game.core.entity import Position, Vitals
from game.core.grid import Cell, distance
from game.core.ids import EntityId
from game.core.state import State
from game.rules.commander.components import Armament, Commanding, Magic
from game.rules.commander.magic import summons, transport
from game.rules.commander.magic.books import range_of
from game.rules.commander.magic.dice import level_of
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Ground
from game.rules.commander.spells import (
    AfflictionSpell,
    CleanseLevel,
    DiceLevel,
    DrainSpell,
    FieldSpell,
    Level,
    Spell,
    SummonSpell,
    TransportSpell,
)
from game.rules.commander.troops import commanders, occupants, side_of, troop

PARTY, SINGLE = "P", "1"
"""Areas that are a troop, and a single target."""
SEVERAL = "S"
"""How an area of selected squares or targets ends."""


def radius(area: str) -> int:
    """How far a numbered area reaches from its centre, in squares (rule book 7)."""
    return int(area) // 2


def several(area: str) -> int:
    """How many squares or targets an area of selected ones has at most, 0 for other areas (rule book 7)."""
    return int(area.removesuffix(SEVERAL)) if area.endswith(SEVERAL) else 0


def wants_way(level: Level) -> bool:
    """Whether the caster has to say if it cleanses friends or strips enemies: with an area both may be in it."""
    return isinstance(level, CleanseLevel) and bool(level.strip_needed) and level.area != PARTY


def way_at(state: State, caster: EntityId, level: Level, at: Cell) -> str:
    """What a spell that cleanses or strips does when aimed at a troop; "" for all other spells."""
    if not isinstance(level, CleanseLevel):
        return ""
    target = occupants(state).get(at)
    hostile = target is not None and side_of(state, target) != side_of(state, caster)
    return "strip" if hostile and level.strip_needed else "cleanse"


def concerns(state: State, caster: EntityId, piece: EntityId, spell: Spell, way: str) -> bool:
    """Whether the spell is meant for the piece's side (rule book 7)."""
    friend = side_of(state, piece) == side_of(state, caster)
    if spell.targets == "either":
        return friend == (way != "strip")
    return spell.targets == "all" or friend == (spell.targets == "friends")


def immune(state: State, piece: EntityId, spell: Spell, level: Level, way: str) -> bool:
    """Whether the spell cannot do anything to the piece, whatever the dice say (rule book 1)."""
    traits = state.row(Armament, piece).traits
    if "magic_immune" in traits:
        return True
    if "debuff_immune" not in traits:
        return False
    lasting = isinstance(spell, AfflictionSpell) and not getattr(level, "damage", 0)
    return lasting or isinstance(spell, DrainSpell) or way == "strip"


def touched(state: State, caster: EntityId, spell: Spell, letter: str, at: Cell, way: str = "") -> tuple[EntityId, ...]:
    """The pieces that a cast aimed at a square rolls for, sorted by id; of several targets only the first."""
    level = level_of(spell, letter)
    pieces = _in_area(state, level.area, at)
    return tuple(
        sorted(p for p in pieces if concerns(state, caster, p, spell, way) and not immune(state, p, spell, level, way))
    )


def mended_beside(state: State, caster: EntityId, spell: Spell, letter: str, at: Cell) -> tuple[EntityId, ...]:
    """The friends who gain HP without dice from a harmful spell's area, sorted by id (rule book 7, Holy Blaze)."""
    level = level_of(spell, letter)
    if not isinstance(level, DiceLevel) or not level.friends_gain:
        return ()
    return tuple(sorted(p for p in _in_area(state, level.area, at) if gain_beside(state, caster, p, level)))


def gain_beside(state: State, caster: EntityId, piece: EntityId, level: Level) -> int:
    """HP a piece in a harmful spell's area gains without dice: a friend that magic can touch (rule book 7)."""
    friend = side_of(state, piece) == side_of(state, caster)
    if not isinstance(level, DiceLevel) or not friend or "magic_immune" in state.row(Armament, piece).traits:
        return 0
    return level.friends_gain


def _in_area(state: State, area: str, at: Cell) -> tuple[EntityId, ...]:
    positions = state.table(Position)
    here = occupants(state).get(at)
    if area == PARTY:
        return troop(state, here) if here is not None and state.has(Commanding, here) else ()
    if area == SINGLE or several(area):
        return (here,) if here is not None else ()
    far = radius(area)
    return tuple(piece for piece, row in positions.items() if distance(row.cell, at) <= far)


class Aims:
    """Where spells may be aimed, by one content."""

    def __init__(self, content: CommanderContent, ground: Ground) -> None:
        self._content = content
        self._ground = ground

    def squares(self, state: State, caster: EntityId, spell_id: str, letter: str) -> Iterator[Cell]:
        """Every square the level may be aimed at, by rows."""
        for cell in self._likely(state, caster, spell_id, letter):
            if self.refuse(state, caster, spell_id, letter, cell) is None:
                yield cell

    def _likely(self, state: State, caster: EntityId, spell_id: str, letter: str) -> Iterator[Cell]:
        """Squares in range that are not hopeless from the outset."""
        spell = self._content.spells[spell_id]
        level = level_of(spell, letter)
        here, far = state.row(Position, caster).cell, range_of(state, caster, level)
        near = [cell for cell in state.board.cells if distance(here, cell) <= far]
        if level.area == PARTY:
            leading = {state.row(Position, p).cell for p in commanders(state) if state.has(Position, p)}
            return (cell for cell in near if cell in leading)
        if isinstance(spell, SummonSpell | FieldSpell):
            return iter(near)
        taken = occupants(state)
        if level.area == SINGLE or several(level.area):
            return (cell for cell in near if cell in taken)
        wide = radius(level.area)
        return (cell for cell in near if any(distance(cell, there) <= wide for there in taken))

    def refuse(self, state: State, caster: EntityId, spell_id: str, letter: str, at: Cell) -> Reason | None:
        """Why a level that the caster has and can pay cannot be aimed at a square, or None (rule book 7)."""
        if at not in state.board:
            return reason("off_board", x=at[0], y=at[1])
        spell = self._content.spells[spell_id]
        level = level_of(spell, letter)
        apart = distance(state.row(Position, caster).cell, at)
        far = range_of(state, caster, level)
        if apart > far:
            return reason("out_of_range", apart=apart, range=far)
        match spell:
            case SummonSpell():
                return summons.refuse(state, caster, spell, letter, at, self._content, self._ground)
            case FieldSpell():
                return None
        target = occupants(state).get(at)
        if level.area == PARTY:
            refused = self._refuse_party(state, caster, spell, level, at, target)
            if refused is None and isinstance(spell, TransportSpell):
                return transport.refuse(state, caster, spell_id, letter, at, self._content, self._ground)
            return refused
        if level.area == SINGLE or several(level.area):
            return refuse_target(state, caster, spell, level, at, target)
        ways = ("cleanse", "strip") if wants_way(level) else ("",)
        anyone = any(touched(state, caster, spell, letter, at, way) for way in ways)
        return None if anyone or mended_beside(state, caster, spell, letter, at) else reason("nothing_there")

    def _refuse_party(
        self, state: State, caster: EntityId, spell: Spell, level: Level, at: Cell, target: EntityId | None
    ) -> Reason | None:
        if target is None or not state.has(Commanding, target):
            return reason("needs_commander", x=at[0], y=at[1])
        way = way_at(state, caster, level, at)
        friend = side_of(state, target) == side_of(state, caster)
        if spell.targets == "friends" or (way == "cleanse" and not friend):
            return None if friend else reason("not_a_friend", target=target)
        return None if spell.targets == "either" or not friend else reason("not_an_enemy", target=target)


def refuse_target(
    state: State, caster: EntityId, spell: Spell, level: Level, at: Cell, target: EntityId | None
) -> Reason | None:
    """Why a spell for single targets cannot be aimed at this one, or None (rule book 7)."""
    if target is None or not state.has(Vitals, target):
        return reason("no_target", target=f"{at[0]},{at[1]}")
    if not concerns(state, caster, target, spell, ""):
        if spell.targets == "friends":
            return reason("not_a_friend", target=target)
        return reason("not_an_enemy", target=target)
    if immune(state, target, spell, level, ""):
        return reason("immune", target=target)
    if isinstance(spell, DrainSpell):
        magic = state.get(Magic, target)
        return None if magic is not None and magic.mp else reason("no_magic_there", target=target)
    return None
