"""What the hour and the weather do to the colours of the ground; nothing else on the board takes part in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import pygame

from game.maps.sky import Sky

_DARK = 600
"""The sum of a dark shade's channels is below this; 765 is full light."""

Channels = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Shade:
    """Each channel c of a colour, from 0 to 255, becomes `c * times / 255 + plus`."""

    times: Channels = (255, 255, 255)
    plus: Channels = (0, 0, 0)

    @property
    def dark(self) -> bool:
        """Whether pieces stand out so little from ground in this shade that they need a light of their own."""
        return sum(self.times) < _DARK

    def then(self, other: "Shade") -> "Shade":
        """This shade and then another one laid over it."""
        red, green, blue = (
            (a * b // 255, min(255, c * b // 255 + d))
            for a, c, b, d in zip(self.times, self.plus, other.times, other.plus, strict=True)
        )
        return Shade((red[0], green[0], blue[0]), (red[1], green[1], blue[1]))

    def laid_on(self, tile: pygame.Surface) -> pygame.Surface:
        """A copy of a tile, whose colours are premultiplied by its alpha, in this shade."""
        shaded = tile.copy()
        shaded.fill((*self.times, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if any(self.plus):
            # What is added counts only as far as the tile is there: white with the tile's alpha, brought to `plus`.
            added = tile.copy()
            added.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
            added = added.premul_alpha()
            added.fill((*self.plus, 0), special_flags=pygame.BLEND_RGBA_MULT)
            shaded.blit(added, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return shaded


PLAIN = Shade()
_TIMES: Mapping[str, Shade] = MappingProxyType(
    {
        "day": PLAIN,
        "dawn": Shade((244, 222, 218), (8, 2, 6)),
        "dusk": Shade((240, 200, 168), (8, 2, 6)),
        "night": Shade((106, 136, 176), (3, 6, 12)),
    }
)
_WEATHERS: Mapping[str, Shade] = MappingProxyType(
    {
        "clear": PLAIN,
        "rain": Shade((208, 216, 224), (2, 4, 6)),
        "snow": Shade((222, 226, 234), (16, 17, 20)),
        "fog": Shade((176, 178, 182), (50, 52, 54)),
    }
)
DARKNESS: Mapping[str, float] = MappingProxyType({"day": 0.0, "dawn": 0.4, "dusk": 0.6, "night": 1.0})
"""How much of a light is seen at each hour."""


def shade_of(sky: Sky) -> Shade:
    """The shade of an hour and a weather. Raises KeyError for words that are not in `game.maps.sky`."""
    return _WEATHERS[sky.weather].then(_TIMES[sky.time])
