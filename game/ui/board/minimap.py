"""The whole board in a few pixels: ground by its colour, pieces as dots whose forms tell the sides apart."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

import pygame

from game.core.grid import Board, Cell
from game.ui.board.view import PieceView
from game.ui.camera import Camera
from game.ui.figures.strokes import Svg, element
from game.ui.theme import GOLD, INK, PALE, side_colours, vector

GROUND: Mapping[str, str] = MappingProxyType(
    {
        "plain": "#a9b974",
        "road": "#d6bd87",
        "floor": "#c7bda6",
        "bridge": "#b08a5a",
        "slope": "#c9b184",
        "water": "#86b8c4",
        "deep_water": "#5b93ab",
        "forest": "#6d8f4c",
        "dense_forest": "#4b6d42",
        "crater": "#84704c",
        "rough": "#a59a84",
        "mud": "#937352",
        "snow": "#eceadf",
        "sand": "#e0d09c",
        "rampart": "#cbbf9f",
        "wall": "#8d8271",
        "fissure": "#3d3028",
        "high_wall": "#685f56",
    }
)
_UNKNOWN = "#a59a84"
_FORMS: Mapping[str, str] = MappingProxyType(
    {
        "red": "M8,1.6 A6.4,6.4 0 1 1 7.99,1.6Z",
        "blue": "M2.4,2.4 H13.6 V13.6 H2.4Z",
        "green": "M8,1 L15,14.4 H1Z",
        "violet": "M8,0.8 L15.2,8 L8,15.2 L0.8,8Z",
    }
)
"""A disc, a square, a wedge, a lozenge, in a box of 16."""
_SMALLEST_DOT = 9


class Minimap:
    """Draws a board small and knows which square lies under a pixel; the ground is drawn once for each size."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._ground = pygame.Surface((1, 1))
        self._size = (0, 0)
        self._dots: dict[tuple[str, int, bool], pygame.Surface] = {}

    def place(self, rect: pygame.Rect) -> pygame.Rect:
        """The part of `rect` that the board takes up: as large as fits, in the middle."""
        width, height = self._board.width, self._board.height
        scale = min(rect.width / width, rect.height / height)
        found = pygame.Rect(0, 0, max(1, round(width * scale)), max(1, round(height * scale)))
        found.center = rect.center
        return found

    def cell_at(self, rect: pygame.Rect, x: int, y: int) -> Cell | None:
        """The square under a pixel of the window, or None outside the small board."""
        place = self.place(rect)
        if not place.collidepoint(x, y):
            return None
        column = (x - place.x) * self._board.width // place.width
        return column, (y - place.y) * self._board.height // place.height

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, camera: Camera, pieces: Iterable[PieceView]) -> None:
        """Draw the ground, the pieces, and a frame around what the camera sees."""
        place = self.place(rect)
        if place.size != self._size:
            self._ground, self._size = self._drawn(place.size), place.size
            self._dots.clear()
        surface.blit(self._ground, place)
        across, down = place.width / self._board.width, place.height / self._board.height
        edge = max(_SMALLEST_DOT, round(across * 0.9))
        for piece in sorted(pieces, key=lambda piece: (piece.commander, piece.y, piece.x)):
            dot = self._dot(piece.side, edge + 4 if piece.commander else edge, piece.commander)
            middle = (place.x + round((piece.x + 0.5) * across), place.y + round((piece.y + 0.5) * down))
            surface.blit(dot, dot.get_rect(center=middle))
        seen = pygame.Rect(
            place.x + round(camera.x / camera.square * across),
            place.y + round(camera.y / camera.square * down),
            round(camera.width / camera.square * across),
            round(camera.height / camera.square * down),
        ).clip(place)
        pygame.draw.rect(surface, INK, seen.inflate(2, 2), 4)
        pygame.draw.rect(surface, PALE, seen, 2)
        pygame.draw.rect(surface, INK, place, 1)

    def _dot(self, side: str, edge: int, commander: bool) -> pygame.Surface:
        key = (side, edge, commander)
        if key not in self._dots:
            self._dots[key] = _dot(*key)
        return self._dots[key]

    def _drawn(self, size: tuple[int, int]) -> pygame.Surface:
        board = self._board
        small = pygame.Surface((board.width, board.height))
        for number, terrain in enumerate(board.terrain):
            y, x = divmod(number, board.width)
            colour = pygame.Color(GROUND.get(terrain, _UNKNOWN))
            small.set_at((x, y), colour.lerp("#fff6dc", min(0.5, 0.13 * board.elevation[number])))
        return pygame.transform.scale(small, size)


def _dot(side: str, edge: int, commander: bool) -> pygame.Surface:
    colour = side_colours(side)[0]
    drawn: Svg = element("path", d=_FORMS[side], fill="none", stroke=INK, stroke_width=4.4, stroke_linejoin="round")
    drawn += element("path", d=_FORMS[side], fill=colour, stroke=GOLD if commander else PALE, stroke_width=2)
    return vector(drawn, edge, edge, (-2, -2, 20, 20))
