"""The light of lanterns and windows on the ground around them, where it is dark."""

import math
from functools import lru_cache

import pygame

from game.maps.picture import MapPicture
from game.ui.board.shade import DARKNESS, Shade, shade_of
from game.ui.board.terrain import Blit

_WARM = (126, 90, 40)
"""What a light adds to the ground at its middle in full darkness."""
_GRAIN = 48
"""Edge of the picture that all glows are scaled from, in pixels."""
LEVELS = 4
"""Into how many steps the light on things that stand is divided."""


class Glow:
    """The lights of a map."""

    def __init__(self, picture: MapPicture) -> None:
        self._picture = picture
        self._share = DARKNESS[picture.sky.time]
        self._lights = picture.lights if self._share else ()
        self._scaled = lru_cache(maxsize=8)(self._made)

    def on(self, area: pygame.Rect, square: int) -> list[Blit]:
        """What to add to a piece of ground (pixels of the board), seen from its corner."""
        found = []
        for light in self._lights:
            radius = light.reach * square
            x, y = (at * square // self._picture.tile_width - radius for at in (light.x, light.y))
            if area.colliderect((x, y, 2 * radius, 2 * radius)):
                found.append((self._scaled(radius), (x - area.left, y - area.top)))
        return found

    def level(self, x: float, y: float) -> int:
        """How brightly a point of the map, in pixels, is lit: from 0 for not at all up to LEVELS - 1."""
        edge = self._picture.tile_width
        shares = (_falloff(math.dist((x, y), (light.x, light.y)) / (light.reach * edge)) for light in self._lights)
        return min(LEVELS - 1, math.ceil(max(shares, default=0.0) * (LEVELS - 1) - 0.2))

    def shade(self, level: int) -> Shade:
        """The shade of things that stand in the light of a level."""
        dark, share = shade_of(self._picture.sky), self._share * level / (LEVELS - 1)
        red, green, blue = (
            min(255, times + round(warm * 1.2 * share)) for times, warm in zip(dark.times, _WARM, strict=True)
        )
        return Shade((red, green, blue), dark.plus)

    def _made(self, radius: int) -> pygame.Surface:
        small = pygame.Surface((_GRAIN, _GRAIN))
        middle = (_GRAIN - 1) / 2
        for y in range(_GRAIN):
            for x in range(_GRAIN):
                share = _falloff(math.dist((x, y), (middle, middle)) / middle) * self._share
                small.set_at((x, y), tuple(round(channel * share) for channel in _WARM))
        return pygame.transform.smoothscale(small, (2 * radius, 2 * radius)).convert()


def _falloff(distance: float) -> float:
    """How much light is left at a share of the way it goes."""
    return math.pow(max(0.0, 1 - distance), 1.5)
