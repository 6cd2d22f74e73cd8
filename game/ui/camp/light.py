"""The light of a camp: dark where the hour is dark, warm around the fire."""

from functools import lru_cache

import pygame

from game.ui.camp.hours import Colour, Hour
from game.ui.camp.layout import FIRE, Layout

_GRAIN = 64
"""The edge of the picture that every glow is scaled from, in pixels."""
_COARSE = 8
"""The light of a window is reckoned on so many times fewer pixels each way."""

_REACH = ((760, 0.75), (380, 0.5), (170, 0.25))
"""Circles of firelight: how far each goes, in units, and what share of the fire's colour it adds."""

SHINE: Colour = (128, 66, 16)
"""What the fire itself adds to all that is near it."""


def lit(layout: Layout, hour: Hour, size: tuple[int, int]) -> pygame.Surface:
    """What is left of each colour everywhere in a window of a size in pixels, to be multiplied with the land."""
    width, height = -(-size[0] // _COARSE), -(-size[1] // _COARSE)
    coarse = pygame.Surface((width, height))
    coarse.fill(hour.ambient)
    x, y = layout.x / _COARSE, (layout.foot + (FIRE - 10) * layout.unit) / _COARSE
    for reach, share in _REACH:
        wide = max(1, round(reach * layout.unit / _COARSE))
        high = max(1, round(wide * 0.7))
        colour = (round(hour.fire[0] * share), round(hour.fire[1] * share), round(hour.fire[2] * share))
        light = pygame.transform.smoothscale(_glow(colour), (2 * wide, 2 * high))
        coarse.blit(light, (x - wide, y - high), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(coarse, size)


def shine(radius: int, strength: float) -> pygame.Surface:
    """The fire's own shine, to be added; `radius` in pixels."""
    colour = (min(255, round(SHINE[0] * strength)), round(SHINE[1] * strength), round(SHINE[2] * strength))
    return pygame.transform.smoothscale(_glow(colour), (2 * radius, 2 * radius))


@lru_cache(maxsize=32)
def _glow(colour: Colour) -> pygame.Surface:
    """A round light that fades to nothing at its edge."""
    small, middle = pygame.Surface((_GRAIN, _GRAIN)), (_GRAIN - 1) / 2
    for y in range(_GRAIN):
        for x in range(_GRAIN):
            distance = ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / middle
            share = max(0.0, 1 - distance) ** 1.5
            small.set_at((x, y), (round(colour[0] * share), round(colour[1] * share), round(colour[2] * share)))
    return small
