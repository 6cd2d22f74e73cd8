"""The small map: beside the log where that leaves room, else in a corner of the board, out of the cursor's way."""

import pygame

from game.core.grid import Cell
from game.i18n import _
from game.scenes.battle.field import Field
from game.ui.board.minimap import Minimap
from game.ui.text import Text
from game.ui.theme import DARK, RULE, Theme
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
        self._home = pygame.Rect(0, 0, 0, 0)

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
        if self._home.width:
            return
        at = self._field.middle_of(cell)
        if at and self._rect.inflate(self._field.camera.square, self._field.camera.square).collidepoint(at):
            self._left = not self._left

    def lay(self, home: pygame.Rect) -> pygame.Rect:
        """Find its place: at home, or over the board where it has no home; without area if it is not wanted or the
        board is seen whole."""
        camera, board = self._field.camera, self._field.rect
        self._home = home
        whole = camera.columns * camera.square <= camera.width and camera.rows * camera.square <= camera.height
        if not self.shown or whole:
            self.lift()
        else:
            self._rect = self._at_home(home) if home.width else self._over(board)
        return self._rect

    def lift(self) -> None:
        """Take it away for now."""
        self._rect = pygame.Rect(0, 0, 0, 0)

    def draw(self, surface: pygame.Surface) -> tuple[Seen, ...]:
        """Draw it where it was laid."""
        camera, home = self._field.camera, self._home
        if home.width:
            surface.fill(DARK, home)
            pygame.draw.line(surface, RULE, home.topleft, home.topright, 2)
        if not self._rect.width:
            return ()
        self._theme.panel(surface, self._rect)
        self._minimap.draw(surface, self._inside(), camera, self._field.view.pieces.values())
        return (Seen("map", _("The whole board"), self._rect.copy(), False),)

    def _at_home(self, home: pygame.Rect) -> pygame.Rect:
        margin = self._text.px(_MARGIN) // 2
        camera, paper = self._field.camera, 2 * self._text.px(_PAPER)
        across, down = home.width - 2 * margin - paper, home.height - 2 * margin - paper
        scale = min(across / camera.columns, down / camera.rows)
        place = pygame.Rect(0, 0, round(camera.columns * scale) + paper, round(camera.rows * scale) + paper)
        place.midright = (home.right - margin, home.centery)
        return place

    def _over(self, board: pygame.Rect) -> pygame.Rect:
        margin = self._text.px(_MARGIN)
        longest = min(self._text.px(_EDGE), board.width // _SHARE, board.height // _SHARE)
        camera = self._field.camera
        scale = longest / max(camera.columns, camera.rows)
        paper = 2 * self._text.px(_PAPER)
        place = pygame.Rect(0, 0, round(camera.columns * scale) + paper, round(camera.rows * scale) + paper)
        place.top = board.top + margin
        if self._left:
            place.left = board.left + margin
        else:
            place.right = board.right - margin
        return place
