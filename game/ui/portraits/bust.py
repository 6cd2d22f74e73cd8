"""Head and shoulders, for conversations and lists: of commanders of every class, and of common people."""

from functools import lru_cache

import pygame

from game.content.models.talks import Mood
from game.ui.figures.dyes import dyed
from game.ui.figures.looks import LOOKS, look_of
from game.ui.figures.strokes import Svg, group
from game.ui.portraits.common import COMMON
from game.ui.portraits.features import FEATURES
from game.ui.portraits.foot import ON_FOOT
from game.ui.portraits.lean import lean
from game.ui.portraits.riders import RIDING
from game.ui.portraits.sitters import Sitter, Someone, person
from game.ui.theme import vector

KEPT = 96
"""How many busts are kept."""

BUSTS: tuple[str, ...] = (*ON_FOOT, *RIDING, *COMMON)
"""Whose busts there are."""

_WIDE, _HIGH, _FOOT = 240, 236, -170
"""What must be seen of somebody, in the space of large figures, and where the bust is cut."""

_SMALL = 90
"""Up to so many pixels lines are drawn wider than they are, so that a face is still a face."""
_BOLDER = 1.6

_BOY = f"translate(0,{_FOOT * 0.1:.1f}) scale(.9)"
"""A boy is smaller than those he stands beside."""


def bust(
    kind: str,
    look: int,
    mood: Mood,
    size: tuple[int, int],
    *,
    side: str = "blue",
    crest: str = "",
    facing_left: bool = False,
) -> pygame.Surface:
    """The bust of a class or one of the common people in a mood, standing on the lower edge of a size in pixels.

    What is around it is transparent. Common people have looks of their own; `crest` is shown where clothes bear one.
    The surface is kept and not to be drawn upon. Raises KeyError if there is no such class, person or side.
    """
    return _bust(kind, look % len(LOOKS), mood, size, side, crest, facing_left)


@lru_cache(maxsize=KEPT)
def _bust(
    kind: str, look: int, mood: Mood, size: tuple[int, int], side: str, crest: str, facing_left: bool
) -> pygame.Surface:
    if facing_left:
        return pygame.transform.flip(_bust(kind, look, mood, size, side, crest, False), True, False)
    width, height = size
    share = max(_WIDE / width, _HIGH / height)
    shapes = shapes_of(kind, look, mood, crest)
    if min(size) <= _SMALL:
        shapes = lean(shapes, _BOLDER)
    seen_wide, seen_high = width * share, height * share
    return vector(dyed(shapes, side), width, height, (-seen_wide / 2, _FOOT - seen_high, seen_wide, seen_high))


def shapes_of(kind: str, look: int, mood: Mood, crest: str = "") -> Svg:
    """Somebody without hands, in names of colours. Raises KeyError if there is no such class or person."""
    sitter, someone = _whom(kind, look)
    drawn = person(sitter, someone, mood, crest, hands=False)
    return group(drawn, _BOY) if kind == "drummer" else drawn


def _whom(kind: str, number: int) -> tuple[Sitter, Someone]:
    if kind in COMMON:
        return COMMON[kind]()
    someone = Someone(look_of(number), FEATURES[number])
    return (ON_FOOT[kind](someone.look) if kind in ON_FOOT else RIDING[kind](someone.look).sitter), someone
