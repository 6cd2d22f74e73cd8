"""The small map in a corner of the board: drawn where it hides neither the cursor nor a board that is seen whole."""

import pygame

from game.core.grid import Cell
from game.i18n import _
from game.scenes.battle.field import Field
from game.ui.board.minimap import Minimap
from game.ui.text import Text
from game.ui.theme import Theme
from game.ui.widgets import Seen

_EDGE, _MARGIN, _PAPER = 9.0, 0.7, 0.45
"""The longest edge of the small board, its distance from the corner, and the paper around it, in units."""
_SHARE = 3
"""It takes at most this part of the board's width and height."""


class CornerMap:
    """Shows the whole board small and where one is on it; `shown` may be set at any time."""

    def __init__(self, theme: Theme, text: Text, field: Field, minimap: Minimap) -> None:
        self.shown = True
        self._theme = theme
        self._text = text
        self._field = field
        self._minimap = minimap
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._left = False

    def covers(self, at: tuple[int, int]) -> bool:
        """Whether it lies over a pixel of the window."""
        return self._rect.collidepoint(at)

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The square that a pixel of the small map stands for."""
        return self._minimap.cell_at(self._inside(), x, y) if self.covers((x, y)) else None

    def _inside(self) -> pygame.Rect:
        paper = 2 * self._text.px(_PAPER)
        return self._rect.inflate(-paper, -paper)

    def dodge(self, cell: Cell) -> None:
        """Make room for a square that is looked at."""
        at = self._field.middle_of(cell)
        if at and self._rect.inflate(self._field.camera.square, self._field.camera.square).collidepoint(at):
            self._left = not self._left

    def draw(self, surface: pygame.Surface) -> tuple[Seen, ...]:
        """Draw it if it is wanted and the board is larger than its part of the window."""
        camera, board = self._field.camera, self._field.rect
        whole = camera.columns * camera.square <= camera.width and camera.rows * camera.square <= camera.height
        if not self.shown or whole:
            self._rect = pygame.Rect(0, 0, 0, 0)
            return ()
        longest = min(self._text.px(_EDGE), board.width // _SHARE, board.height // _SHARE)
        scale = longest / max(camera.columns, camera.rows)
        paper, margin = 2 * self._text.px(_PAPER), self._text.px(_MARGIN)
        size = (round(camera.columns * scale) + paper, round(camera.rows * scale) + paper)
        self._rect = pygame.Rect((0, 0), size)
        self._rect.top = board.top + margin
        if self._left:
            self._rect.left = board.left + margin
        else:
            self._rect.right = board.right - margin
        self._theme.panel(surface, self._rect)
        self._minimap.draw(surface, self._inside(), camera, self._field.view.pieces.values())
        return (Seen("map", _("The whole board"), self._rect.copy(), False),)
