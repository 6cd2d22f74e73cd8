"""Text for boards, positions and actions: what tests draw, records keep and workers are sent.

An action is one line: its verb, its actor, then its parts (`move red-1 3,4>3,5>4,5`). A part is a text, a whole number,
a square, or several of one of these with `>` between them, `-` if there are none. What no id holds is written as in web
addresses, nothing at all as `""` (`present hero Ada%20of%20Weir 3 ""`). A state is a drawn board and one line a
component (`red-1 Vitals {"hp": 7, "full": 10}`).
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn, get_args, get_origin
from urllib.parse import quote, unquote

from game.core.action import Action
from game.core.codec import Unreadable, field_types, read, write
from game.core.grid import Board, Cell
from game.core.state import State
from game.core.table import Table

MAX_SIDE = 256
"""The widest and highest board that is read from text."""
_CELL = (int, int)
"""What a square is made of."""
_PLAIN = "-:+="
"""What ids hold besides letters, digits, `_`, `.` and `~`, which `quote` leaves as they are anyway."""
_NONE, _EMPTY = "-", '""'
"""How no parts at all and an empty text are written."""


def cell_text(cell: Cell) -> str:
    """A square as `column,row`."""
    return f"{cell[0]},{cell[1]}"


def _bad(text: str, what: str) -> NoReturn:
    raise Unreadable(f"'{text}' is not {what}")


def read_cell(text: str) -> Cell:
    """The square that `column,row` names. Raises Unreadable."""
    x, comma, y = text.partition(",")
    if not comma or not x.isascii() or not y.isascii() or not x.isdigit() or not y.isdigit() or len(text) > 9:
        _bad(text, "a square")
    return int(x), int(y)


def action_text(action: Action) -> str:
    """The action's one line."""
    parts = (_part_text(getattr(action, name), kind) for name, kind in field_types(type(action)).items())
    return " ".join((action.verb, *parts))


def _part_text(part: Any, kind: Any) -> str:
    if get_origin(kind) is tuple:
        inner = get_args(kind)
        if inner == _CELL:
            return cell_text(part)
        return ">".join(_part_text(each, inner[0]) for each in part) or _NONE
    return _word(part) if isinstance(part, str) else str(part)


def _word(text: str) -> str:
    """A text without spaces: an id as it is, of any other text what no id holds as `%` and two digits."""
    if text == _NONE:
        return f"%{ord(_NONE):X}"
    return quote(text, safe=_PLAIN) or _EMPTY


def read_action(line: str, kinds: Iterable[type[Action]]) -> Action:
    """The action of one of these types that a line spells. Raises Unreadable."""
    words = line.split(" ")
    kind = next((k for k in kinds if k.verb == words[0]), None)
    if kind is None:
        _bad(line[:80], "a known action")
    wanted = field_types(kind)
    if len(words) - 1 != len(wanted):
        raise Unreadable(f"'{kind.verb}' takes {', '.join(wanted)}")
    values = {name: _read_part(word, part) for word, (name, part) in zip(words[1:], wanted.items(), strict=True)}
    return kind(**values)


def _read_part(word: str, kind: Any) -> Any:
    if get_origin(kind) is tuple:
        inner = get_args(kind)
        if inner == _CELL:
            return read_cell(word)
        return () if word == _NONE else tuple(_read_part(part, inner[0]) for part in word.split(">"))
    if kind is int:
        digits = word.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(word) > 9:
            _bad(word, "a whole number")
        return int(word)
    return _read_word(word)


def _read_word(word: str) -> str:
    """The text that `_word` wrote; one without `%` is itself, whatever it holds."""
    if word == _EMPTY:
        return ""
    if "%" not in word:
        return word or _bad(word, "a name")
    try:
        text = unquote(word, errors="strict")
    except UnicodeDecodeError:
        _bad(word, "a text")
    return text if _word(text) == word else _bad(word, "a text")


def draw_board(board: Board, marks: Mapping[str, str]) -> list[str]:
    """The board row by row, a letter a square; `marks` gives each terrain's letter."""
    width = board.width
    rows = range(0, len(board.terrain), width)
    return ["".join(marks[terrain] for terrain in board.terrain[at : at + width]) for at in rows]


def read_board(rows: Sequence[str], marks: Mapping[str, str], levels: Sequence[str] = ()) -> Board:
    """The board drawn in rows of letters, and perhaps its elevation in rows of digits ('.' is 0). Raises Unreadable."""
    terrain_of = {letter: terrain for terrain, letter in marks.items()}
    if not rows or not 0 < len(rows[0]) <= MAX_SIDE or len(rows) > MAX_SIDE:
        raise Unreadable(f"a board has 1 to {MAX_SIDE} rows and columns")
    for row in (*rows, *levels):
        if len(row) != len(rows[0]):
            raise Unreadable(f"the row '{row}' is not {len(rows[0])} squares wide")
    if levels and len(levels) != len(rows):
        raise Unreadable("the elevation has another number of rows than the board")
    unknown = sorted({letter for row in rows for letter in row} - set(terrain_of))
    if unknown or not set("".join(levels)) <= set(".012345"):
        raise Unreadable(f"the board has unknown marks: {' '.join(unknown) or 'in its elevation'}")
    terrain = tuple(terrain_of[letter] for row in rows for letter in row)
    raised = tuple(int(mark.replace(".", "0")) for row in levels for mark in row)
    return Board(len(rows[0]), len(rows), terrain, raised or (0,) * len(terrain))


def state_text(state: State, marks: Mapping[str, str]) -> str:
    """The whole state as text: the board, its elevation if any, and one line a component."""
    board = state.board
    lines = ["board", *draw_board(board, marks)]
    if any(board.elevation):
        digits = {level: str(level) if level else "." for level in board.elevation}
        flat = "".join(digits[level] for level in board.elevation)
        lines += ["levels", *(flat[at : at + board.width] for at in range(0, len(flat), board.width))]
    lines.append("pieces")
    for kind, table in state.tables():
        for entity, row in table.items():
            lines.append(f"{entity} {kind.__name__} {json.dumps(write(row))}")
    return "\n".join(lines) + "\n"


def sections(text: str, names: Sequence[str]) -> dict[str, list[str]]:
    """The lines under each heading line, comments (`#`) and blank lines left out. Raises Unreadable before any."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in text.splitlines():
        bare = line.strip()
        if bare in names:
            current = found.setdefault(bare, [])
        elif bare and not bare.startswith("# "):
            if current is None:
                raise Unreadable(f"'{bare[:80]}' stands before any of {', '.join(names)}")
            current.append(bare)
    return found


def read_state(text: str, marks: Mapping[str, str], components: Iterable[type]) -> State:
    """The state that `state_text` wrote. Raises Unreadable."""
    parts = sections(text, ("board", "levels", "pieces"))
    board = read_board(parts.get("board", []), marks, parts.get("levels", []))
    kinds = {kind.__name__: kind for kind in components}
    rows: dict[type, dict[str, Any]] = {}
    for line in parts.get("pieces", []):
        words = line.split(" ", 2)
        if len(words) < 3 or words[1] not in kinds:
            _bad(line[:80], "a piece's component")
        kind = kinds[words[1]]
        try:
            rows.setdefault(kind, {})[words[0]] = read(json.loads(words[2]), kind)
        except Unreadable:
            raise
        except (ValueError, RecursionError):  # not JSON, a number of thousands of digits, nested without end
            _bad(line[:80], "a piece's component")
    return State(board, {kind: Table(found) for kind, found in rows.items()})
