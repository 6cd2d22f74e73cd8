"""Positions as text: a drawn board and a line a piece, for tests, authors and `play --position`.

    board
    ..f~
    ....
    levels            (optional: elevation, '.' is 0)
    ..11
    ....
    pieces            (id kind side square, then what differs: hp=7 offence=2 of=red-1 moved done arrives=3 mp=4 summon
                       rallied skills=fire_magic:2>rally spells=heal>meteor effects=bless:3:2>sleep; "-" for none)
    red-1    knight  red  0,0
    red-1-1  footman red  1,0  hp=4
    blue-1   mage    blue 3,1
    fields            (caster, then cells=0,0>1,0 damage=2 left=3)
    objectives        (id side kind, then cells=0,0>1,0 target=blue-1 rounds=3)
    aim red hold cells=3,1 rounds=2
    turns             (the order of commanders; a star marks whose turn it is; without it the battle has not begun)
    red-1* blue-1

A unit belongs to the commander named by `of=`, or else to the one its id continues (`red-1-1` to `red-1`). A commander
has its class's attributes, skills and spells unless the line says otherwise. A gift is its source, figure and points,
`gifts=quiz:attack:2>passion:attack:1`; `stood` marks a last stand that is over. An effect is the spell that lays it,
its strength (of poison the HP still to take), the ends of turns it lasts, and who cast it: `bless:3:2:red-1`; what is
left out is as if just cast at the lowest level by an enemy, or for a helpful effect by the piece itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from game.core.codec import Unreadable
from game.core.entity import Position, Round
from game.core.grid import Board, Cell
from game.core.ids import BATTLE, EntityId
from game.core.notation import cell_text, read_board, read_cell, sections
from game.core.state import State
from game.rules.commander.coherence import wrong_objective
from game.rules.commander.components import Commanding, Initiative, Mobility, Readiness
from game.rules.commander.models import CommanderContent
from game.rules.commander.position_magic import (
    MAGIC_OPTIONS,
    enchanted,
    read_gifts,
    read_options,
    read_skills,
    read_spells,
    with_field,
)
from game.rules.commander.setup import BattleStart, CommanderStart, ObjectiveKind, ObjectiveStart, UnitStart
from game.rules.commander.start import class_attributes, first_state

MARKS: Mapping[str, str] = {
    "plain": ".",
    "road": ":",
    "floor": "_",
    "bridge": "=",
    "slope": "/",
    "water": "~",
    "deep_water": "w",
    "forest": "f",
    "dense_forest": "F",
    "crater": "o",
    "rough": "r",
    "mud": "m",
    "snow": "*",
    "sand": "s",
    "rampart": "R",
    "wall": "#",
    "fissure": "x",
    "high_wall": "H",
}
"""The letter of each terrain in drawn boards."""

_ATTRIBUTES = ("offence", "armour", "willpower", "knowledge")
_SPARE = "abcdeghijklnpqtuvyzABCDEGIJKLMNOPQSTUVWXYZ0123456789"


def marks(terrain: Mapping[str, Any]) -> dict[str, str]:
    """A letter for every terrain of the content: the usual ones, and spare ones for terrain of other packs."""
    found = {name: MARKS[name] for name in terrain if name in MARKS}
    spare = iter(_SPARE)
    found.update({name: next(spare) for name in sorted(terrain) if name not in MARKS})
    return found


def read_position(text: str, content: CommanderContent) -> State:
    """The state a text draws. Raises Unreadable with the offending line."""
    parts = sections(text, ("board", "levels", "pieces", "fields", "objectives", "turns"))
    board = read_board(parts.get("board", []), marks(content.terrain), parts.get("levels", []))
    pieces = [_Line(line, board) for line in parts.get("pieces", [])]
    goals = tuple(_objective(line, board) for line in parts.get("objectives", []))
    sides = tuple(sorted({piece.side for piece in pieces}))
    leaders = tuple(_commander(piece, pieces, content) for piece in pieces if piece.kind in content.classes)
    _refuse_strays(pieces, leaders, content)
    try:
        state = first_state(BattleStart(board, sides, leaders, goals), content)
    except ValueError as fault:
        raise Unreadable(str(fault)) from None
    _refuse_squares(state, content)
    _refuse_aims(state)
    for piece in pieces:
        state = _altered(state, piece)
        state = enchanted(state, piece.id, piece.line, piece.options, content)
    for line in parts.get("fields", []):
        state = with_field(state, line)
    order = " ".join(parts.get("turns", [])).split()
    return _with_turns(state, order) if order else state


class _Line:
    """One line of the pieces."""

    def __init__(self, line: str, board: Board) -> None:
        words = line.split()
        if len(words) < 4:
            raise Unreadable(f"'{line}' needs id, kind, side and square")
        self.line = line
        self.id, self.kind, self.side = words[:3]
        self.cell = _on(board, read_cell(words[3]))
        self.options = read_options(words[4:], ("hp", "of", "moved", "done", "arrives", *MAGIC_OPTIONS, *_ATTRIBUTES))

    def number(self, name: str, default: int) -> int:
        """A whole number among the options."""
        word = self.options.get(name, str(default))
        if not word.isascii() or not word.isdigit() or len(word) > 4:
            raise Unreadable(f"'{self.line}': {name} is no whole number")
        return int(word)

    def hp(self) -> int | None:
        """The HP that are left, None where the line leaves them whole."""
        return self.number("hp", 0) if "hp" in self.options else None


def _on(board: Board, cell: Cell) -> Cell:
    if cell not in board:
        raise Unreadable(f"the square {cell[0]},{cell[1]} is not on the board")
    return cell


def _commander(line: _Line, pieces: Sequence[_Line], content: CommanderContent) -> CommanderStart:
    units = tuple(
        UnitStart(unit.id, unit.kind, unit.cell, unit.hp())
        for unit in pieces
        if unit.kind not in content.classes and _leader(unit) == line.id
    )
    own = class_attributes(content.classes[line.kind], content.numbers)
    offence, armour, willpower, knowledge = (
        line.number(name, value) for name, value in zip(_ATTRIBUTES, own, strict=True)
    )
    attributes = (offence, armour, willpower, knowledge)
    arrives = line.number("arrives", 0)
    magic = (read_skills(line.line, line.options), read_spells(line.options), read_gifts(line.line, line.options))
    return CommanderStart(line.id, line.side, "", line.kind, line.cell, units, attributes, arrives, *magic, line.hp())


def _leader(unit: _Line) -> str:
    return unit.options.get("of") or unit.id.rpartition("-")[0]


def _refuse_strays(pieces: Sequence[_Line], leaders: Sequence[CommanderStart], content: CommanderContent) -> None:
    known = {leader.id for leader in leaders}
    for piece in pieces:
        if piece.kind not in content.classes and piece.kind not in content.units:
            raise Unreadable(f"'{piece.line}': there is no kind '{piece.kind}'")
        if piece.kind not in content.classes and _leader(piece) not in known:
            raise Unreadable(f"'{piece.line}': there is no commander '{_leader(piece)}'")


def _refuse_squares(state: State, content: CommanderContent) -> None:
    taken: dict[Cell, EntityId] = {}
    for piece, row in state.table(Position).items():
        if row.cell in taken:
            raise Unreadable(f"'{taken[row.cell]}' and '{piece}' both stand on {cell_text(row.cell)}")
        taken[row.cell] = piece
        terrain = state.board.terrain_at(row.cell)
        if state.row(Mobility, piece).domain not in content.terrain[terrain].enter:
            raise Unreadable(f"'{piece}' cannot stand on {cell_text(row.cell)}, which is {terrain}")


def _refuse_aims(state: State) -> None:
    wrong = wrong_objective(state)
    if wrong is not None:
        raise Unreadable(wrong)


def _objective(line: str, board: Board) -> ObjectiveStart:
    words = line.split()
    if len(words) < 3 or words[2] not in get_args(ObjectiveKind):
        raise Unreadable(f"'{line}' needs id, side and one of {', '.join(get_args(ObjectiveKind))}")
    options = read_options(words[3:], ("cells", "target", "rounds"))
    cells = tuple(_on(board, read_cell(cell)) for cell in options.get("cells", "").split(">") if cell)
    rounds = options.get("rounds", "0")
    if not rounds.isascii() or not rounds.isdigit() or len(rounds) > 4:
        raise Unreadable(f"'{line}': rounds is no whole number")
    kind: Any = words[2]
    return ObjectiveStart(words[0], words[1], kind, cells, options.get("target", ""), int(rounds))


def _altered(state: State, line: _Line) -> State:
    readiness = Readiness("moved" in line.options, "done" in line.options, rallied="rallied" in line.options)
    return state.having(line.id, readiness)


def _with_turns(state: State, order: Sequence[str]) -> State:
    names = tuple(word.rstrip("*") for word in order)
    starred = [at for at, word in enumerate(order) if word.endswith("*")]
    known = all(state.has(Commanding, name) and state.has(Position, name) for name in names)
    if not known or len(set(names)) != len(names) or len(starred) != 1:
        raise Unreadable("turns need commanders on the board, each once, and one star")
    return state.having(BATTLE, Initiative(names, starred[0], running=True)).having(BATTLE, Round(1))
