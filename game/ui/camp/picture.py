"""The camp as a picture that lives: drawn once, with a fire that flickers and people who can be pointed at."""

from collections.abc import Sequence

import pygame

from game.ui.camp import fire, light
from game.ui.camp.folk import Camper
from game.ui.camp.hours import hour_of, sky
from game.ui.camp.land import land
from game.ui.camp.layout import FIRE, PLACES, Layout, laid_out
from game.ui.camp.signs import draw_ring, draw_tag, draw_wish, tag_rect, wish_rect
from game.ui.camp.stage import things
from game.ui.figures.dyes import dyed
from game.ui.figures.strokes import Svg
from game.ui.text import Text
from game.ui.theme import vector

BEAT = 150
"""How long a frame of the fire lasts, in milliseconds."""

_FIRE_WIDE, _FIRE_ABOVE, _FIRE_BELOW = 270, 210, 90
"""What flickers around the fire's foot, in units."""


class CampPicture:
    """A camp at an hour of the day (dusk, night, dawn) in a biome (plains, forest, coast, snow).

    It covers a window of `size`; the people are inside `room`, a part of it that no panel lies on. The first eight
    have a place by the fire. With `still` the fire does not move. `pointed` is who is pointed at or focused.
    """

    def __init__(
        self,
        size: tuple[int, int],
        text: Text,
        *,
        hour: str,
        biome: str,
        people: Sequence[Camper],
        crest: str,
        pose: str = "",
        side: str = "blue",
        room: pygame.Rect | None = None,
        still: bool = False,
    ) -> None:
        self.pointed: str | None = None
        self._text = text
        self._people = tuple(people[: len(PLACES)])
        self._still = still
        self._layout = laid_out(size, room or pygame.Rect((0, 0), size))
        self._ground = self._painted(size, hour, biome, (crest, pose), side)
        self._flickers = _flickering(self._layout, self._ground.get_rect())
        self._frames: dict[int, pygame.Surface] = {}
        self._now = 0

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window it was made for, in pixels."""
        return self._ground.get_size()

    def places(self) -> dict[str, pygame.Rect]:
        """Where each person is pointed at, in pixels, in the order in which they were named."""
        return {camper.id: self._layout.hit(number) for number, camper in enumerate(self._people)}

    def at(self, point: tuple[int, int]) -> str | None:
        """Who is at a point of the window, or None."""
        return next((id_ for id_, rect in self.places().items() if rect.collidepoint(point)), None)

    def let_pass(self, ms: int) -> list[pygame.Rect]:
        """Let the fire burn for so many milliseconds; what has to be drawn anew for it, in pixels."""
        if self._still:
            return []
        before, self._now = self._frame, self._now + ms
        return [] if before == self._frame else [self._flickers]

    def draw(self, surface: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """Draw the camp, or only what lies in an area of it."""
        clip = surface.get_clip()
        surface.set_clip(clip if area is None else area.clip(clip))
        surface.blit(self._ground, (0, 0))
        surface.blit(self._fire(self._frame), self._flickers)
        self._draw_signs(surface)
        surface.set_clip(clip)

    @property
    def _frame(self) -> int:
        return self._now // BEAT % fire.FRAMES

    def _draw_signs(self, surface: pygame.Surface) -> None:
        """Who is pointed at, and who wishes to talk."""
        layout = self._layout
        for number, camper in enumerate(self._people):
            if camper.wishes:
                left = PLACES[number].x < 0
                rect = wish_rect(layout.hit(number), layout.length(42), to_left=left)
                draw_wish(surface, rect.clamp(surface.get_rect()), to_left=left)
        for number, camper in enumerate(self._people):
            if camper.id == self.pointed:
                foot = layout.pixel(*layout.place(number))
                draw_ring(surface, foot, layout.length(58 if PLACES[number].seated else 44))
                draw_tag(surface, self._text, camper.name, tag_rect(self._text, camper.name, foot, surface.get_rect()))

    def _painted(
        self, size: tuple[int, int], hour: str, biome: str, crest: tuple[str, str], side: str
    ) -> pygame.Surface:
        """All that never moves, in the hour's light."""
        layout, light_of = self._layout, hour_of(hour)
        shapes = land(layout, biome) + things(layout, self._people, *crest, biome, lamps=light_of.lamps)
        ground = _seen(dyed(shapes, side), layout, size)
        ground.blit(light.lit(layout, light_of, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        painted = _seen(dyed(sky(layout, hour), side), layout, size)
        painted.blit(ground, (0, 0))
        return painted.convert() if pygame.display.get_surface() else painted

    def _fire(self, frame: int) -> pygame.Surface:
        """What flickers as it is in a frame, drawn when it is first seen."""
        if frame not in self._frames:
            self._frames[frame] = self._burning(frame)
        return self._frames[frame]

    def _burning(self, frame: int) -> pygame.Surface:
        layout, area = self._layout, self._flickers
        picture = self._ground.subsurface(area).copy()
        x, y = layout.pixel(0, FIRE)
        middle = (x - area.x, y - area.y - layout.length(36))
        glow = light.shine(layout.length(_FIRE_WIDE / 2), fire.strength(frame))
        picture.blit(glow, glow.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)
        shapes = dyed(fire.flames(frame) + fire.stones(), "red")
        left, top = (area.x - x) / layout.unit, (area.y - y) / layout.unit
        flames = vector(shapes, *area.size, (left, top, area.width / layout.unit, area.height / layout.unit))
        picture.blit(flames, (0, 0))
        return picture


def _flickering(layout: Layout, window: pygame.Rect) -> pygame.Rect:
    """The part of a window in which the fire is seen to burn."""
    x, y = layout.pixel(-_FIRE_WIDE / 2, FIRE - _FIRE_ABOVE)
    return pygame.Rect(x, y, layout.length(_FIRE_WIDE), layout.length(_FIRE_ABOVE + _FIRE_BELOW)).clip(window)


def _seen(shapes: Svg, layout: Layout, size: tuple[int, int]) -> pygame.Surface:
    """Shapes in units of the camp, as they are seen in the whole window."""
    view = (layout.left, layout.top, layout.right - layout.left, layout.bottom - layout.top)
    return vector(shapes, *size, view)
