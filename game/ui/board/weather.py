"""Rain, snow and fog over the ground: under all that informs and under the pieces, and moved by the time passed in."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from types import MappingProxyType

import pygame

from game.maps.sky import Sky
from game.ui.board.shade import shade_of
from game.ui.board.terrain import Blit
from game.ui.camera import Camera

_MOST = 420
"""The most marks drawn at once."""
_SIZES = (1.0, 0.8, 0.62)
"""Near and far marks, as shares of the largest."""

Mark = Callable[[int, int], pygame.Surface]


@dataclass(frozen=True, slots=True)
class _Kind:
    """One kind of weather: how a mark is drawn into so many pixels, its width and height in squares, its way in
    squares a second, how many squares share one, after how many milliseconds it is worth drawing anew by itself, and
    how far it sways, in squares."""

    form: Mark
    size: tuple[float, float]
    speed: tuple[float, float]
    each: float
    beat: int
    sway: float = 0.0


class Weather:
    """The weather over a board; where the sky is clear nothing is drawn."""

    def __init__(self, sky: Sky) -> None:
        self._kind = _KINDS.get(sky.weather)
        self._picture = lru_cache(maxsize=12)(self._made)
        self._places = lru_cache(maxsize=4)(_scattered)
        red, green, blue = ((255 + channel) // 2 for channel in shade_of(Sky(sky.time)).times)
        self._light = (red, green, blue, 255)

    def moves(self, before: int, now: int) -> bool:
        """Whether it looks different enough at one moment than at another, in milliseconds, to be drawn for that."""
        return self._kind is not None and before // self._kind.beat != now // self._kind.beat

    def _made(self, wide: int, high: int) -> pygame.Surface:
        """A mark of so many pixels, half as dark as the ground is at this hour."""
        mark = (self._kind.form if self._kind else _stroke)(wide, high)
        mark.fill(self._light, special_flags=pygame.BLEND_RGBA_MULT)
        return mark.convert_alpha()

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, camera: Camera, ms: int) -> None:
        """Draw the weather of a moment, in milliseconds, over the part of the board seen through `rect`."""
        if self._kind is None:
            return
        size = (camera.columns * camera.square, camera.rows * camera.square)
        board = pygame.Rect((rect.x - camera.x, rect.y - camera.y), size)
        clip = surface.get_clip()
        surface.set_clip(board.clip(clip))
        surface.fblits(self._blits(self._kind, rect, camera, ms))
        surface.set_clip(clip)

    def _blits(self, kind: _Kind, rect: pygame.Rect, camera: Camera, ms: int) -> list[Blit]:
        """Each mark stays over its place on the board but for its own motion, and what leaves on one side of `rect`
        comes in again on the other. Marks of one depth move alike."""
        square = camera.square
        wide, high = (max(1, round(part * square)) for part in kind.size)
        across, down = rect.width + 2 * wide, rect.height + 2 * high
        count = min(_MOST, round(across * down / (square * square * kind.each)) + 1)
        left, top = rect.x - wide, rect.y - high
        found: list[Blit] = []
        for depth, size in enumerate(_SIZES):
            picture, pace = self._picture(round(wide * size), round(high * size)), size * square * ms / 1000
            sway = math.sin(ms / 900 + 2 * depth) * kind.sway * square
            dx = round(kind.speed[0] * pace + sway) - camera.x
            dy = round(kind.speed[1] * pace) - camera.y
            places = self._places(across, down, count)[depth :: len(_SIZES)]
            found += [(picture, (left + (x + dx) % across, top + (y + dy) % down)) for x, y in places]
        return found


def _scattered(across: int, down: int, count: int) -> list[tuple[int, int]]:
    """So many points in an area of pixels, always the same."""
    pick = Random(1)
    shares = [(pick.random(), pick.random()) for _ in range(count)]
    return [(int(x * across), int(y * down)) for x, y in shares]


def _stroke(wide: int, high: int) -> pygame.Surface:
    """A drop of rain: a pale stroke with a dark one beside it, so that it is seen on any ground."""
    drop = pygame.Surface((wide + 2, high), pygame.SRCALPHA)
    for shift, colour in ((1, (38, 52, 70, 90)), (0, (226, 236, 244, 150))):
        pygame.draw.line(drop, colour, (wide + shift, 0), (shift, high - 1))
    return drop


def _flake(wide: int, high: int) -> pygame.Surface:
    """A flake of snow with a thin grey rim."""
    big = pygame.Surface((48, 48), pygame.SRCALPHA)
    big.fill((250, 252, 255, 0))
    pygame.draw.circle(big, (92, 108, 132, 150), (24, 24), 23)
    pygame.draw.circle(big, (252, 253, 255, 235), (24, 24), 17)
    return pygame.transform.smoothscale(big, (max(3, wide), max(3, high)))


def _wisp(wide: int, high: int) -> pygame.Surface:
    """A bank of fog, thickest in its middle."""
    small = pygame.Surface((48, 24), pygame.SRCALPHA)
    for y in range(24):
        for x in range(48):
            far = math.hypot((x - 23.5) / 23.5, (y - 11.5) / 11.5)
            small.set_at((x, y), (232, 234, 232, round(84 * max(0.0, 1 - far) ** 1.2)))
    return pygame.transform.smoothscale(small, (wide, high))


_KINDS: Mapping[str, _Kind] = MappingProxyType(
    {
        "rain": _Kind(_stroke, (0.09, 0.36), (-2.2, 10.0), 1.1, 100),
        "snow": _Kind(_flake, (0.12, 0.12), (-0.35, 0.9), 1.3, 100, sway=0.25),
        "fog": _Kind(_wisp, (4.4, 1.5), (0.35, 0.0), 20.0, 200),
    }
)
