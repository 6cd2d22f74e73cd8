"""A commander drawn large, on the base, under the banner, before the view that was chosen first."""

from functools import lru_cache

import pygame

from game.ui.figures.dyes import dyed
from game.ui.figures.heraldry import base
from game.ui.figures.looks import LOOKS, look_of
from game.ui.figures.strokes import Svg, element, group
from game.ui.portraits.features import FEATURES
from game.ui.portraits.foot import ON_FOOT
from game.ui.portraits.lean import lean
from game.ui.portraits.riders import RIDING
from game.ui.portraits.scenery import HEIGHT, WIDTH, view
from game.ui.portraits.sitters import Someone, crest_at, person
from game.ui.portraits.things import banner
from game.ui.theme import vector

KEPT = 48
"""How many portraits are kept."""

_LEFT, _TOP, _WIDE, _HIGH = -212, -412, 364, 482
"""What must be seen of a figure, in its own space: from the banner's tip to its weapon, with air above and below."""

_FOOT = 0.93
"""How far down the ground on which the figure stands lies in its view, as a share."""


def portrait(
    kind: str, side: str, look: int, crest: str, pose: str, scenery: str, size: tuple[int, int]
) -> pygame.Surface:
    """A commander of a class in a side's colours and a look, under a banner with a crest, of a size in pixels.

    `crest` and `pose` are as `crest_svg` takes them, `scenery` is one of SCENERIES. The surface is kept and not to be
    drawn upon. Raises KeyError if there is no such class or side.
    """
    return _portrait(kind, side, look % len(LOOKS), crest, pose, scenery, size)


@lru_cache(maxsize=KEPT)
def _portrait(
    kind: str, side: str, look: int, crest: str, pose: str, scenery: str, size: tuple[int, int]
) -> pygame.Surface:
    width, height = size
    share = max(_WIDE / width, _HIGH / height)
    seen_wide, seen_high = width * share, height * share
    left, top = _LEFT - (seen_wide - _WIDE) / 2, _TOP + _HIGH - seen_high
    shapes = _window(scenery, left, top, seen_wide, seen_high) + dyed(standing(kind, look, crest, pose), side)
    edge = 2.4 * share
    frame = element("rect", x=left + edge / 2, y=top + edge / 2, width=seen_wide - edge, height=seen_high - edge)
    frame = frame.replace("/>", f'fill="none" stroke="#2b2118" stroke-width="{edge:.2f}"/>')
    return vector(shapes + frame, width, height, (left, top, seen_wide, seen_high))


def _window(scenery: str, left: float, top: float, wide: float, high: float) -> Svg:
    """The view, covering a rectangle, with its ground where the figure stands."""
    scale = max(wide / WIDTH, high / HEIGHT)
    x = left + (wide - WIDTH * scale) / 2
    y = min(top, top + (high - HEIGHT * scale) * _FOOT)
    shapes = group(dyed(view(scenery), "red"), f"translate({x:.2f},{y:.2f}) scale({scale:.4f})")
    return shapes + element("rect", x=left, y=top, width=wide, height=high, fill="#eadcb8", opacity=0.28)


def standing(kind: str, number: int, crest: str, pose: str) -> Svg:
    """A commander on the base with the banner, in names of colours. Raises KeyError if there is no such class."""
    someone = Someone(look_of(number), FEATURES[number % len(LOOKS)])
    flag, stand = banner(crest, pose), group(lean(base(commander=True), 0.3), "translate(0,-4) scale(5,4)")
    if kind in ON_FOOT:
        return stand + person(ON_FOOT[kind](someone.look), someone, "calm", crest, hands=True, banner=flag)
    rider = RIDING[kind](someone.look)
    x, y, scale = rider.at
    place = f"translate({x},{y}) scale({scale})"
    sitting = group(person(rider.sitter, someone, "calm", crest, hands=True), place)
    return stand + rider.mount + crest_at(crest, rider.device) + flag + sitting + rider.leg
