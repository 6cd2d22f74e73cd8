"""A small picture of a map, with its name and what it asks of each side."""

import pygame

from game.core.state import State
from game.maps.picture import MapPicture
from game.rules.commander.models import CommanderContent
from game.scenes.battle.highlights import aim_cells
from game.scenes.battle.page import Page
from game.scenes.battle.setup import sides_in
from game.scenes.context import Context
from game.ui.board.board import BoardView
from game.ui.board.view import Overlays, View
from game.ui.camera import Camera
from game.ui.sentences import Names, aims, side_name
from game.ui.sentences_sky import sky_sentence
from game.ui.theme import INK, RED, SEPIA, side_colours

_SQUARE, _LARGEST = 32, 2048
"""Pixels a square in the picture before it is scaled down, and the most of it on a side."""


class MapPanel:
    """Draws what a player should know of a map before choosing it."""

    def __init__(self, context: Context, content: CommanderContent) -> None:
        self._context = context
        self._content = content
        self._picture: tuple[MapPicture, tuple[int, int], pygame.Surface] | None = None

    def draw(
        self, surface: pygame.Surface, rect: pygame.Rect, name: str, note: str, picture: MapPicture, state: State
    ) -> None:
        """Draw the sheet of a map that can be played."""
        inner = self._context.theme.panel(surface, rect)
        measured = Page(self._context.text, inner)
        self._words(measured, name, note, picture, state)
        room = inner.height - measured.height - self._context.text.px(0.6)
        if room > self._context.text.px(3):
            image = self._small(picture, state, (inner.width, room))
            place = image.get_rect(midtop=(inner.centerx, inner.y))
            surface.blit(image, place)
            pygame.draw.rect(surface, INK, place.inflate(4, 4), 2, border_radius=3)
            inner = pygame.Rect(inner.x, place.bottom + self._context.text.px(0.6), inner.width, inner.height)
        clip = surface.get_clip()
        surface.set_clip(rect.inflate(-8, -8))
        self._words(Page(self._context.text, inner, surface), name, note, picture, state)
        surface.set_clip(clip)

    def draw_broken(self, surface: pygame.Surface, rect: pygame.Rect, name: str, complaint: str) -> None:
        """Draw the sheet of a map that cannot be played."""
        page = Page(self._context.text, self._context.theme.panel(surface, rect), surface)
        page.wrapped(name, "serif_bold", 1.7, SEPIA)
        page.gap(0.4)
        page.wrapped(complaint, "sans", 1.0, RED)

    def _words(self, page: Page, name: str, note: str, picture: MapPicture, state: State) -> None:
        page.wrapped(name, "serif_bold", 1.7)
        if note:
            page.wrapped(note, "serif_italic", 1.1, SEPIA)
        if sky := sky_sentence(picture.sky):
            page.wrapped(sky, "sans", 1.0, SEPIA)
        names = Names(self._content, state)
        page.gap(0.3)
        for side in sides_in(state):
            page.wrapped(side_name(side), "sans_bold", 1.0, side_colours(side)[1])
            page.wrapped(" ".join(aims(state, side, names)), "sans", 1.0)
            page.gap(0.2)

    def _small(self, picture: MapPicture, state: State, room: tuple[int, int]) -> pygame.Surface:
        """The map with its pieces, as large as the room allows; kept until another is asked for."""
        if self._picture is None or self._picture[0] is not picture or self._picture[1] != room:
            self._picture = (picture, room, self._drawn(picture, state, room))
        return self._picture[2]

    def _drawn(self, picture: MapPicture, state: State, room: tuple[int, int]) -> pygame.Surface:
        context, board = self._context, state.board
        size = (min(board.width * _SQUARE, _LARGEST), min(board.height * _SQUARE, _LARGEST))
        whole = pygame.Surface(size)
        view = View()
        view.settle(state)
        marked = frozenset(cell for side in sides_in(state) for cell in aim_cells(state, side))
        drawing = BoardView(picture, context.theme, context.text, context.figures, board.elevation)
        camera = Camera(board.width, board.height, *size, square=_SQUARE)
        drawing.draw(whole, whole.get_rect(), camera, view, Overlays(aims=marked))
        share = min(room[0] / size[0], room[1] / size[1])
        return pygame.transform.smoothscale(whole, (max(1, int(size[0] * share)), max(1, int(size[1] * share))))
