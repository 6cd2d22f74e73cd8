"""The board's part of the window: camera, pointer, and what moves on it."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.core.event import Event
from game.core.grid import Cell
from game.core.state import State
from game.maps.picture import MapPicture
from game.scenes.context import Context
from game.settings import Settings
from game.ui.board.board import BoardView
from game.ui.board.clip_base import NO_SPELLS
from game.ui.board.director import Director
from game.ui.board.view import Overlays, View
from game.ui.camera import ZOOMS, Camera
from game.ui.figures.cache import FigureCache

_COLUMNS_SEEN = 13
"""How many squares across are seen at the start of a battle on a large map."""
_LARGEST_START = 96
"""The largest squares at the start, in pixels, however small the map."""
_EDGE, _REST, _SCROLL = 14, 250, 0.9
"""The pointer scrolls within so many pixels of the board's edge, once it has rested so many milliseconds there, by so
many pixels a millisecond."""
_GLIDE = 160
"""Milliseconds in which the camera covers most of the way to where something happens."""


class Field:
    """Shows the board and keeps the view of it."""

    def __init__(self, context: Context, picture: MapPicture, state: State, figures: FigureCache) -> None:
        """`figures` are those of the pieces."""
        settings = context.settings
        self.view = View()
        self.view.settle(state)
        spells = context.catalog.commander.spells if context.catalog else NO_SPELLS
        self.director = Director(
            self.view, speed=settings.animation, reduced_motion=settings.reduced_motion, spells=spells
        )
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.camera = Camera(state.board.width, state.board.height, 1, 1)
        self._calm = settings.reduced_motion
        board = BoardView(picture, context.theme, context.text, figures, state.board.elevation)
        self._board = board
        self._placed = False
        self._goal: Camera | None = None
        self._pointer: tuple[int, int] | None = None
        self._rested = 0

    def place(self, rect: pygame.Rect, centre: Cell) -> None:
        """Take up a part of the window; the first time choose the zoom and look at a square."""
        if rect == self.rect:
            return
        self.rect = rect.copy()
        width, height = max(1, rect.width), max(1, rect.height)
        if self._placed:
            self.camera = self.camera.resized(width, height)
        else:
            whole = min(width // self.camera.columns, height // self.camera.rows, _LARGEST_START)
            square = max(z for z in ZOOMS if z <= max(whole, width // _COLUMNS_SEEN, ZOOMS[0]))
            self.camera = replace(self.camera, width=width, height=height, square=square).centred(*centre)
            self._placed = True
            self._board.preload(self.camera, self.view)
        self._goal = None

    def draw(self, surface: pygame.Surface, overlays: Overlays) -> None:
        """Draw the board with these overlays."""
        self._board.draw(surface, self.rect, self.camera, self.view, overlays)

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The square under a pixel of the window."""
        return self.camera.cell(x - self.rect.x, y - self.rect.y)

    def middle_of(self, cell: Cell) -> tuple[int, int] | None:
        """The window pixel in the middle of a square, or None if it is out of sight."""
        x, y = self.camera.corner(*cell)
        half = self.camera.square // 2
        at = (self.rect.x + x + half, self.rect.y + y + half)
        return at if self.rect.collidepoint(at) else None

    def point(self, at: tuple[int, int] | None) -> None:
        """The pointer is here now; None when it has left, or the keys have taken over."""
        self._pointer = at
        self._rested = 0

    def drag(self, dx: int, dy: int) -> None:
        """The hand pulls the board by so many pixels."""
        self._goal = None
        self.camera = self.camera.moved(-dx, -dy)

    def zoom(self, steps: int) -> None:
        """Nearer or farther, around the pointer or the middle."""
        at = self._pointer or self.rect.center
        self._goal = None
        self.camera = self.camera.zoomed(steps, (at[0] - self.rect.x, at[1] - self.rect.y))

    def look_at(self, cells: Sequence[Cell]) -> None:
        """Bring squares into view, the last one surely."""
        wanted = self._goal or self.camera
        for cell in cells:
            wanted = wanted.showing(*cell, margin=1)
        self._goal = wanted if wanted != self.camera else None
        if self._calm and self._goal:
            self.camera, self._goal = self._goal, None

    def look_from(self, cell: Cell) -> None:
        """Put a square in the middle of what is seen."""
        self._goal = None
        self.camera = self.camera.centred(*cell)

    def obey(self, settings: Settings) -> None:
        """Take other settings of speed and motion."""
        self.director.speed, self.director.reduced_motion = settings.animation, settings.reduced_motion
        self._calm = settings.reduced_motion

    def show(self, before: State, events: Sequence[Event], after: State) -> None:
        """Show what happened; it takes as long as the director is busy."""
        self.director.show(before, events, after)

    def update(self, dt: int, *, skipping: bool, covered: bool = False) -> bool:
        """Let `dt` milliseconds pass; sea and weather rest while a page covers the board, or motion is reduced.

        Returns whether anything has to be drawn anew.
        """
        moved = self.director.update(dt, skipping=skipping)
        if not (covered or self._calm):
            moved |= self._board.let_pass(dt, self.camera)
        before = self.camera
        self._glide(dt)
        self._scroll(dt)
        return moved or before != self.camera

    @property
    def gliding(self) -> bool:
        """Whether the camera is on its way."""
        return self._goal is not None

    def _glide(self, dt: int) -> None:
        if self._goal is None:
            return
        goal, now = self._goal, self.camera
        dx, dy = goal.x - now.x, goal.y - now.y
        share = min(1.0, dt / _GLIDE * 2)
        if max(abs(dx), abs(dy)) <= 2 or goal.square != now.square:
            self.camera, self._goal = goal, None
        else:
            step = (round(dx * share), round(dy * share))
            self.camera = now.moved(step[0] or _sign(dx), step[1] or _sign(dy))

    def _scroll(self, dt: int) -> None:
        """The pointer rests at the board's edge: the board comes in."""
        if self._pointer is None or not self.rect.collidepoint(self._pointer):
            return
        x, y = self._pointer
        dx = (x >= self.rect.right - _EDGE) - (x < self.rect.x + _EDGE)
        dy = (y >= self.rect.bottom - _EDGE) - (y < self.rect.y + _EDGE)
        if not (dx or dy):
            return
        self._rested += dt
        if self._rested >= _REST:
            self._goal = None
            self.camera = self.camera.moved(round(dx * dt * _SCROLL), round(dy * dt * _SCROLL))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
