"""The pieces on the board: figures from the back row to the front, each with its counter and its marks."""

from collections import deque
from collections.abc import Iterable
from functools import lru_cache

import pygame

from game.ui.board.counters import Counters
from game.ui.board.effect_marks import EffectMarks
from game.ui.board.stamps import Stamps
from game.ui.board.tall import Tall
from game.ui.board.terrain import Blit
from game.ui.board.view import PieceView, View
from game.ui.camera import Camera
from game.ui.figures import FigureCache, Pose, figure_of, foot, frame_edge
from game.ui.text import Text

_FOOT = 45 / 64
"""How far below the upper edge of its square a piece stands."""
_GREY_KEPT = 256
_COLOUR_LEFT = 110
"""How much of its colour, of 255, a piece keeps once it is done."""
_SOON: tuple[Pose, ...] = ("stride", "strike", "hit", "fallen")


class Pieces:
    """Makes the lists of what is to be drawn for the pieces in view."""

    def __init__(self, text: Text, figures: FigureCache, stamps: Stamps, *, dark: bool = False) -> None:
        """Where the ground is `dark`, each piece stands in a pale ring."""
        self._figures = figures
        self._stamps = stamps
        self._dark = dark
        self._counters = Counters(text)
        self._effects = EffectMarks(text, stamps)
        self._due: deque[tuple[str, str, int | None, int, Pose]] = deque()
        self._greyed = lru_cache(maxsize=_GREY_KEPT)(self._grey)

    def preload(self, pieces: Iterable[PieceView], square: int) -> None:
        """Draw the figures of these pieces at rest, and note the poses they will soon take: each frame draws one."""
        edge = frame_edge(square)
        shown = {(figure_of(piece.kind, piece.id), piece.side, self._figures.look(piece.id)) for piece in pieces}
        for kind, side, look in sorted(shown, key=str):
            self._both_ways(kind, side, look, edge, "rest")
            self._due.extend((kind, side, look, edge, pose) for pose in _SOON)

    def _both_ways(self, kind: str, side: str, look: int | None, edge: int, pose: Pose) -> None:
        for facing_left in (False, True):
            self._figures.picture(kind, side, edge, pose, facing_left=facing_left, look=look)

    def draw(
        self, surface: pygame.Surface, rect: pygame.Rect, camera: Camera, view: View, tall: Tall | None = None
    ) -> list[Blit]:
        """Draw the pieces seen through `rect`, each before the tall things of its own row and behind those of the
        next; returns the counters, which are to be drawn last, so that nothing hides them."""
        square = camera.square
        edge = frame_edge(square)
        foot_x, foot_y = foot(edge)
        left, top = rect.x - camera.x, rect.y - camera.y
        across = left + square // 2 - foot_x
        down = top + round(square * _FOOT) - foot_y
        near_x, far_x, near_y, far_y = rect.x - edge, rect.right, rect.y - edge - square, rect.bottom + square
        blits: list[Blit] = []
        counters: list[Blit] = []
        rows = tall.rows(camera) if tall else []
        occupied = {(int(piece.x + 0.5), int(piece.y + 0.5)) for piece in view.pieces.values()}
        for piece in sorted(view.pieces.values(), key=_from_the_back):
            corner_x, corner_y = left + round(piece.x * square), top + round(piece.y * square)
            if not (near_x <= corner_x < far_x and near_y <= corner_y < far_y):
                continue
            while tall and rows and rows[0] <= piece.y + 0.5:
                surface.fblits(blits)
                blits = []
                tall.draw(surface, rows.pop(0), camera, (left, top), occupied)
            if self._dark and piece.alpha == 255:
                blits.append((self._stamps.stamp("halo", square), (corner_x, corner_y)))
            if piece.lift > 0:
                blits.append((self._stamps.stamp("shadow", square), (corner_x, corner_y)))
            at = (corner_x - left + across, corner_y - top + down - round(piece.lift * square))
            blits.append(self._figure(piece, edge, at))
            if piece.alpha == 255:
                above = (corner_x, corner_y - round(piece.lift * square))
                self._mark(piece, above, square, counters)
                burning = (piece.x, piece.y) in view.fires
                counters.extend(self._effects.blits(piece.effects, above, square, burning=burning))
        surface.fblits(blits)
        if tall:
            for row in rows:
                tall.draw(surface, row, camera, (left, top), occupied)
        if self._due:
            self._both_ways(*self._due.popleft())
        return counters

    def _figure(self, piece: PieceView, edge: int, at: tuple[int, int]) -> Blit:
        kind, look, left = figure_of(piece.kind, piece.id), self._figures.look(piece.id), piece.facing_left
        if piece.done and piece.pose == "rest":
            picture = self._greyed(kind, piece.side, look, edge, left)
        else:
            picture = self._figures.picture(kind, piece.side, edge, piece.pose, facing_left=left, look=look)
        if piece.tilt:
            picture, at = _tilted(picture, piece.tilt, at, foot(edge))
        if piece.alpha < 255:
            picture = picture if piece.tilt else picture.copy()
            picture.set_alpha(piece.alpha)
        return picture, at

    def _grey(self, kind: str, side: str, look: int | None, edge: int, facing_left: bool) -> pygame.Surface:
        """A figure at rest with little of its colour left."""
        colour = self._figures.picture(kind, side, edge, facing_left=facing_left, look=look).copy()
        grey = pygame.transform.grayscale(colour)
        colour.set_alpha(_COLOUR_LEFT)
        grey.blit(colour, (0, 0))
        return grey

    def _mark(self, piece: PieceView, corner: tuple[int, int], square: int, blits: list[Blit]) -> None:
        """The counter at the lower right of the square, and at the lower left the sign that the piece is done.

        Where squares are small the counter reaches out of its own, so that half of the base stays in sight.
        """
        counter = self._counters.counter(piece.hp, piece.full, piece.side, square)
        edge = counter.get_width()
        left, top = max(square - edge + square // 32, square // 2), square - edge + square // 32
        blits.append((counter, (corner[0] + left, corner[1] + top)))
        if piece.done:
            blits.append((self._stamps.stamp("done", square), corner))


def _from_the_back(piece: PieceView) -> tuple[float, float]:
    return piece.y, piece.x


def _tilted(picture: pygame.Surface, tilt: float, at: tuple[int, int], pivot: tuple[int, int]) -> Blit:
    """The picture turned clockwise around its pivot, and where it then goes."""
    turned = pygame.transform.rotate(picture, -tilt)
    middle = pygame.Vector2(picture.get_rect().center)
    moved = pivot + (middle - pygame.Vector2(pivot)).rotate(tilt)
    return turned, (round(at[0] + moved.x - turned.get_width() / 2), round(at[1] + moved.y - turned.get_height() / 2))
