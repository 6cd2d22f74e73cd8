"""What informs, laid over the ground: which mark lies on which square."""

from collections.abc import Sequence

from game.core.grid import STEPS, Cell
from game.ui.board.view import Overlays

Marks = list[tuple[str, Cell]]
"""Names of marks (see `shapes`) and the squares they lie on, from below."""

_SIDES = "nwes"
_TOWARDS = dict(zip(STEPS, _SIDES, strict=True))


def ground_marks(overlays: Overlays) -> Marks:
    """All marks that lie under the pieces."""
    marks: Marks = []
    for name, cells in (
        ("reach", overlays.reach),
        ("spell", overlays.spell),
        ("danger", overlays.danger),
        ("aim", overlays.aims),
        ("target", overlays.targets),
        ("area", overlays.area),
    ):
        marks.extend((name, cell) for cell in sorted(cells, key=_row_by_row))
    if overlays.selected is not None:
        marks.append(("selected", overlays.selected))
    marks.extend(("threat", cell) for cell in sorted({source for source, _ in overlays.threats}, key=_row_by_row))
    marks.extend(path_marks(overlays.path))
    return marks


def marks_above(overlays: Overlays) -> Marks:
    """All marks that lie over the pieces: the numbers of what was chosen, warnings on friends, the cursor."""
    marks: Marks = [(f"picked {place}", cell) for place, cell in enumerate(overlays.picked, start=1)]
    marks.extend(("caught", cell) for cell in sorted(overlays.caught, key=_row_by_row))
    if overlays.cursor is not None:
        marks.append(("cursor", overlays.cursor))
    return marks


def path_marks(path: Sequence[Cell]) -> Marks:
    """An arrow along squares that lie side by side, from the middle of the first to the middle of the last."""
    if len(path) < 2:
        return []
    marks: Marks = []
    for place, cell in enumerate(path):
        come = _side(cell, path[place - 1]) if place else "."
        go = _side(cell, path[place + 1]) if place + 1 < len(path) else "."
        if come != go:
            marks.append((f"path {come}{go}", cell))
    return marks


def _side(cell: Cell, neighbour: Cell) -> str:
    """On which side of a square its neighbour lies."""
    return _TOWARDS.get((neighbour[0] - cell[0], neighbour[1] - cell[1]), ".")


def _row_by_row(cell: Cell) -> Cell:
    return cell[1], cell[0]
