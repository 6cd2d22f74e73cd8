"""Commanders whom an enemy can strike in its first turn, before anybody could move them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.core.grid import Cell, distance
from game.core.ids import EntityId, Side
from game.maps.faults import Faults
from game.maps.ways import Relief, Ways
from game.rules.commander.combat import reaches
from game.rules.commander.components import Armament, Mobility, Skills
from game.rules.commander.magic.aiming import radius
from game.rules.commander.models import CommanderContent
from game.rules.commander.movement import Footing, footing
from game.rules.commander.setup import BattleStart
from game.rules.commander.spells import DamageSpell
from game.rules.commander.start import armament, class_skills, mobility, skill_set, spell_levels


@dataclass(frozen=True, slots=True)
class _Piece:
    """A piece on the board from the start, with what a first turn asks of it: `spells` is how far its harmful spells
    reach from where it stands, and its commander's skills are taken to serve it wherever it goes."""

    id: EntityId
    side: Side
    cell: Cell
    mobility: Mobility
    arms: Armament
    skills: Skills
    commander: bool
    spells: int


def warn_of_early_strikes(start: BattleStart, relief: Relief, content: CommanderContent, faults: Faults) -> None:
    """Note each commander on the board whom some enemy on the board reaches with one move and one attack, or with a
    spell."""
    first_turn = _FirstTurn(tuple(_present(start, content)), relief, content)
    for commander in start.commanders:
        striker = first_turn.striker(commander.side, commander.cell) if commander.arrives <= 0 else None
        if striker is not None:
            where = f"{commander.id} '{commander.name}', square {commander.cell[0]},{commander.cell[1]}"
            what = f"{striker} can strike this commander in the first turn"
            faults.warn(where, what, "start them farther apart, or close the way between them")


def _present(start: BattleStart, content: CommanderContent) -> Iterator[_Piece]:
    """The pieces on the board, in the order of their ids."""
    pieces: list[_Piece] = []
    for one in start.commanders:
        if one.arrives <= 0:
            kind = content.classes[one.kind]
            skills = skill_set(class_skills(kind) if one.skills is None else one.skills, content)
            book = spell_levels(kind.spells if one.spells is None else one.spells, skills, content)
            far = max((_spell_reach(content, *known) for known in book.spells), default=0)
            moves = replace(mobility(kind), frees=skills.frees)
            pieces.append(_Piece(one.id, one.side, one.cell, moves, armament(kind), skills, True, far))
            led = content.numbers.command_range + skills.figure("command_range")
            for unit in one.units:
                served = distance(unit.cell, one.cell) <= led
                moves = replace(mobility(content.units[unit.kind]), frees=skills.frees if served else ())
                arms = armament(content.units[unit.kind])
                pieces.append(_Piece(unit.id, one.side, unit.cell, moves, arms, skills, False, 0))
    return iter(sorted(pieces, key=lambda piece: piece.id))


def _spell_reach(content: CommanderContent, spell_id: str, highest: str) -> int:
    """How far from its caster a damaging spell can wound, up to a level; 0 for other spells (rule book 7)."""
    spell = content.spells[spell_id]
    if not isinstance(spell, DamageSpell):
        return 0
    levels = [level for letter, level in spell.levels.items() if letter <= highest]
    return max((level.range + (radius(level.area) if level.area.isdigit() else 0) for level in levels), default=0)


class _FirstTurn:
    """What every piece could strike in its first turn; friends in its way may have made room before."""

    def __init__(self, pieces: tuple[_Piece, ...], relief: Relief, content: CommanderContent) -> None:
        self.pieces = pieces
        self.relief = relief
        self.content = content
        self.open = Ways.open(relief.board)
        self._ways: dict[Footing, Ways] = {}
        self._struck: dict[EntityId, int] = {}

    def striker(self, side: Side, cell: Cell) -> EntityId | None:
        """The first enemy of a side, by id, that could strike a piece on a square; None if there is none."""
        here = 1 << self.relief.board.index(cell)
        for piece in self.pieces:
            if piece.side == side:
                continue
            apart = distance(piece.cell, cell)
            if apart <= piece.spells:
                return piece.id
            if apart > piece.mobility.move + self._farthest(piece):
                continue
            if piece.id not in self._struck:
                self._struck[piece.id] = self._squares_struck(piece)
            if self._struck[piece.id] & here:
                return piece.id
        return None

    def _squares_struck(self, piece: _Piece) -> int:
        index = self.relief.board.index
        moves, on_foot = piece.mobility, footing(piece.mobility)
        if on_foot not in self._ways:
            self._ways[on_foot] = Ways.over(self.relief, on_foot)
        closed = sum(1 << index(foe.cell) for foe in self.pieces if foe.side != piece.side)
        land = moves.land_move if moves.domain == "naval" else 0
        stands = self._ways[on_foot].within(1 << index(piece.cell), moves.move, land, closed)
        struck = 0
        for reach, squares in self._by_reach(piece).items():
            near = stands & squares
            for _ in range(reach):
                near |= self.open.step(near)
            struck |= near
        return struck

    def _farthest(self, piece: _Piece) -> int:
        """The farthest a piece attacks from any ground there is."""
        grounds = self.content.terrain.values()
        return max(max(reaches(piece.arms, on, piece.skills, commander=piece.commander)) for on in grounds)

    def _by_reach(self, piece: _Piece) -> dict[int, int]:
        """The squares of the board by how far a piece attacks from there."""
        found: dict[int, int] = {}
        for (terrain, _), squares in zip(self.relief.kinds, self.relief.squares, strict=True):
            reach = max(reaches(piece.arms, self.content.terrain[terrain], piece.skills, commander=piece.commander))
            found[reach] = found.get(reach, 0) | squares
        return found
