"""The board on the screen: ground, marks, pieces, and what passes over them."""

import pygame

from game.maps.picture import MapPicture
from game.ui.board.chunks import Chunks
from game.ui.board.effects import Effects
from game.ui.board.fires import Fires
from game.ui.board.frames import Frames
from game.ui.board.hints import Hints
from game.ui.board.outline import Point, dots, draw_dots
from game.ui.board.overlays import Marks, ground_marks, marks_above
from game.ui.board.pieces import Pieces
from game.ui.board.shade import shade_of
from game.ui.board.stamps import Stamps
from game.ui.board.tall import Tall, parted
from game.ui.board.threats import draw_threats
from game.ui.board.view import Overlays, View
from game.ui.board.weather import Weather
from game.ui.camera import Camera
from game.ui.figures import FigureCache
from game.ui.text import Text
from game.ui.theme import WOOD, Theme


class BoardView:
    """Draws a map and the battle on it, at any zoom, into any part of the window.

    Sea and weather are at rest until time is let pass; the first moment is what Tiled shows.

    `elevation` holds the level of each square row by row; without it the ground counts as flat.
    """

    def __init__(
        self,
        picture: MapPicture,
        theme: Theme,
        text: Text,
        figures: FigureCache,
        elevation: tuple[int, ...] = (),
    ) -> None:
        self._picture = picture
        self._elevation = elevation
        self._stamps = Stamps()
        flat, tall = parted(picture)
        self._frames = Frames(picture)
        self._chunks = Chunks(flat, self._stamps, elevation, self._frames)
        self._tall = Tall(tall, self._stamps, self._frames)
        self._weather = Weather(picture.sky)
        self._now = 0
        self._pieces = Pieces(text, figures, self._stamps, dark=shade_of(picture.sky).dark)
        self._hints = Hints(text)
        self._effects = Effects(theme, text, self._stamps)
        self._fires = Fires(text, self._stamps)
        self._overlays = Overlays()
        self._marks: Marks = []
        self._dots: list[Point] = []

    def let_pass(self, ms: int, camera: Camera) -> bool:
        """Let sea and weather move on by so many milliseconds; whether anything in view looks different for it."""
        before, self._now = self._now, self._now + ms
        flows = self._frames.show(self._now) and (self._chunks.moving(camera) or self._tall.moving(camera))
        return flows or self._weather.moves(before, self._now)

    def preload(self, camera: Camera, view: View) -> None:
        """Build what the first frames will need by drawing one that nobody sees."""
        self._pieces.preload(view.pieces.values(), camera.square)
        unseen = pygame.Surface((camera.width, camera.height)).convert()
        self.draw(unseen, unseen.get_rect(), camera, view, Overlays())

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, camera: Camera, view: View, overlays: Overlays) -> None:
        """Draw what the camera sees into `rect`, and nothing outside of it."""
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        if not _fills(camera):
            surface.fill(WOOD, rect)
        self._chunks.draw(surface, rect, camera)
        self._weather.draw(surface, rect, camera, self._now)
        self._fires.draw(surface, rect, camera, view.fires)
        self._draw_marks(surface, rect, camera, overlays)
        counters = self._pieces.draw(surface, rect, camera, view, self._tall)
        self._draw_cursor(surface, rect, camera, overlays)
        surface.fblits(counters)
        surface.fblits(list(self._fires.flames(rect, camera, view.fires)))
        self._effects.draw(surface, rect, camera, view)
        surface.set_clip(clip)

    def _draw_marks(self, surface: pygame.Surface, rect: pygame.Rect, camera: Camera, overlays: Overlays) -> None:
        if overlays is not self._overlays and overlays != self._overlays:
            self._marks = ground_marks(overlays)
            if overlays.command != self._overlays.command:
                self._dots = dots(overlays.command)
            self._tall.light(self._marks, self._dots)
            self._overlays = overlays
        self._stamp_all(surface, rect, camera, self._marks)
        draw_dots(surface, self._stamps, (rect.x - camera.x, rect.y - camera.y), camera.square, self._dots)

    def _draw_cursor(self, surface: pygame.Surface, rect: pygame.Rect, camera: Camera, overlays: Overlays) -> None:
        """The cursor with its signs, and who threatens the square under it."""
        left, top = rect.x - camera.x, rect.y - camera.y
        draw_threats(surface, (left, top), camera, overlays.threats)
        self._stamp_all(surface, rect, camera, marks_above(overlays))
        if overlays.cursor is not None:
            x, y = overlays.cursor
            level = self._elevation[y * self._picture.width + x] if self._elevation else 0
            corner = (left + x * camera.square, top + y * camera.square)
            self._hints.draw(surface, corner, camera.square, level, overlays.cover)

    def _stamp_all(self, surface: pygame.Surface, rect: pygame.Rect, camera: Camera, marks: Marks) -> None:
        square, stamp = camera.square, self._stamps.stamp
        left, top = rect.x - camera.x, rect.y - camera.y
        columns, rows = camera.seen()
        surface.fblits(
            [
                (stamp(name, square), (left + x * square, top + y * square))
                for name, (x, y) in marks
                if x in columns and y in rows
            ]
        )


def _fills(camera: Camera) -> bool:
    """Whether the board leaves no pixel of its part of the window bare."""
    wide = camera.x >= 0 and camera.x + camera.width <= camera.columns * camera.square
    return wide and camera.y >= 0 and camera.y + camera.height <= camera.rows * camera.square
