"""Where everything in a camp is.

Places are in units of a camp, as many to a pixel as the window asks for: x from the fire, y from the foot of the
room in which the camp is to be seen, up is negative.
"""

from dataclasses import dataclass

import pygame

_HIGH, _WIDE, _NARROW = 584, 860, 620
"""How high a room the camp fills, how wide a one it would like, and how narrow a one it still fits, in units."""

FIRE = -104
"""The height at which the fire burns."""
HORIZON = -304
"""Where the ground ends."""

_FIGURE_WIDE, _FIGURE_HIGH = 66, 106
"""A person's hit rectangle, in units."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place by the fire, as on a stage that is wide enough; who has it seated sits on a log."""

    x: int
    y: int
    seated: bool = False


PLACES: tuple[Place, ...] = (
    Place(-54, -190),
    Place(158, -184),
    Place(-152, -46, seated=True),
    Place(254, -114, seated=True),
    Place(-158, -184),
    Place(152, -46, seated=True),
    Place(-254, -114, seated=True),
    Place(54, -190),
)
"""The places in the order in which they are taken."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How a camp lies in a window: pixels to a unit, the fire's x and the room's foot in pixels, how far places are
    drawn together, and the window's edges and the room's half width in units."""

    unit: float
    x: int
    foot: int
    squeeze: float
    left: float
    right: float
    top: float
    bottom: float
    half: float

    def place(self, number: int) -> tuple[float, float]:
        """The place of the person with a number, in units. Raises IndexError if there are not so many."""
        place = PLACES[number]
        return place.x * self.squeeze, place.y

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """A place in units, in pixels of the window."""
        return round(self.x + x * self.unit), round(self.foot + y * self.unit)

    def length(self, units: float) -> int:
        """A length in units, in pixels and at least one."""
        return max(1, round(units * self.unit))

    def hit(self, number: int) -> pygame.Rect:
        """Where the person with a number is pointed at, in pixels."""
        x, y = self.pixel(*self.place(number))
        wide, high = self.length(_FIGURE_WIDE), self.length(_FIGURE_HIGH)
        return pygame.Rect(x - wide // 2, y + self.length(6) - high, wide, high)


def laid_out(size: tuple[int, int], room: pygame.Rect) -> Layout:
    """The camp of a window of a size in pixels, with its people inside a room of it."""
    unit = min(room.height / _HIGH, room.width / _NARROW)
    squeeze = min(1.0, room.width / (unit * _WIDE))
    width, height = size
    return Layout(
        unit=unit,
        x=room.centerx,
        foot=room.bottom,
        squeeze=squeeze,
        left=-room.centerx / unit,
        right=(width - room.centerx) / unit,
        top=-room.bottom / unit,
        bottom=(height - room.bottom) / unit,
        half=room.width / unit / 2,
    )
