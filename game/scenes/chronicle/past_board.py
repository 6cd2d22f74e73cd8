"""The board as it was at a step, with what was done there marked upon it."""

from dataclasses import replace

import pygame

from game.core.action import Action
from game.core.entity import Position
from game.core.grid import Cell
from game.core.state import State
from game.maps.picture import MapPicture
from game.rules.commander.actions import Aim, Cast, Move, Place, Regroup, Strike
from game.scenes.context import Context
from game.ui.board.board import BoardView
from game.ui.board.view import Overlays, View
from game.ui.camera import ZOOMS, Camera

_COLUMNS, _LEAST = 11, 32
"""So many squares across are seen of a board that cannot be seen whole with squares of at least so many pixels."""
_MOST = 64
"""The largest squares, in pixels."""


class PastBoard:
    """Draws moments of one battle; the camera moves no farther than it has to."""

    def __init__(self, context: Context, picture: MapPicture, state: State) -> None:
        board = state.board
        self._board = BoardView(picture, context.theme, context.text, context.figures, board.elevation)
        self._view = View()
        self._camera = Camera(board.width, board.height, 1, 1)
        self._shown: State | None = None
        self._looked_at: tuple[State, Action | None] | None = None

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, state: State, action: Action | None) -> None:
        """Draw a state into a rectangle, and what was decided in it."""
        if state is not self._shown:
            self._view = View()
            self._view.settle(state)
            self._shown = state
        marks = marks_of(state, action)
        if rect.size != (self._camera.width, self._camera.height):
            self._camera = _fitted(self._camera, *rect.size, centre=_middle(state, marks))
            self._looked_at = None
        if self._looked_at is None or self._looked_at[0] is not state:
            for cell in _looked_at(marks):
                self._camera = self._camera.showing(*cell)
            self._looked_at = (state, action)
        self._board.draw(surface, rect, self._camera, self._view, marks)


def marks_of(state: State, action: Action | None) -> Overlays:
    """The way of a move, the target of a strike, where a spell was aimed, and who did it."""
    where = state.get(Position, action.actor) if action else None
    if action is None or where is None:
        return Overlays()
    match action:
        case Move(_, path) | Regroup(_, path):
            return Overlays(path=(where.cell, *path), selected=where.cell)
        case Strike(_, target) if state.has(Position, target):
            return Overlays(targets=frozenset({state.row(Position, target).cell}), selected=where.cell)
        case Cast(_, _, _, at) | Aim(_, at) | Place(_, at):
            return Overlays(aims=frozenset({at}), selected=where.cell)
    return Overlays(selected=where.cell)


def _looked_at(marks: Overlays) -> tuple[Cell, ...]:
    """What has to be in sight, the most important last."""
    aims = (*sorted(marks.targets), *sorted(marks.aims), *marks.path[-1:])
    return (*aims, marks.selected) if marks.selected else aims


def _middle(state: State, marks: Overlays) -> Cell:
    """What is looked at, or the midst of all pieces."""
    if marks.selected:
        return marks.selected
    cells = [row.cell for _piece, row in state.table(Position).items()]
    return (sum(x for x, _y in cells) // len(cells), sum(y for _x, y in cells) // len(cells)) if cells else (0, 0)


def _fitted(camera: Camera, width: int, height: int, *, centre: Cell) -> Camera:
    """The whole board if its squares are then large enough, else a part of it around a square."""
    whole = min(width // camera.columns, height // camera.rows)
    wanted = whole if whole >= _LEAST else max(_LEAST, width // _COLUMNS)
    square = max(zoom for zoom in ZOOMS if zoom <= max(ZOOMS[0], min(wanted, _MOST)))
    return replace(camera, width=max(1, width), height=max(1, height), square=square).centred(*centre)
