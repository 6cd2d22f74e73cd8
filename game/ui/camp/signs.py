"""What is shown over the people of a camp: a ring and a name for who is pointed at, a sign over who wishes to talk."""

from functools import lru_cache

import pygame

from game.ui.figures.strokes import element, flat, group, path
from game.ui.text import Text
from game.ui.theme import GOLD, INK, PAPER, vector

_NAME = 0.95
"""The size of a name, in units of the text size."""

_SIGN = (48, 46)
"""The sign of a wish, in its own space."""


def draw_ring(surface: pygame.Surface, foot: tuple[int, int], half: int) -> None:
    """Draw a ring on the ground around feet, `half` as wide to each side (pixels); the feet stand before its back."""
    ring = _ring(half)
    surface.blit(ring, ring.get_rect(center=foot))


@lru_cache(maxsize=4)
def _ring(half: int) -> pygame.Surface:
    arc = "M-26,-12.4 A44,15 0 1 0 26,-12.4"
    drawn = path(arc, width=7.4, stroke=INK) + path(arc, width=4.4, stroke=GOLD)
    return vector(drawn, half * 100 // 44 + 1, half * 44 // 44 + 1, (-50, -22, 100, 44))


def tag_rect(text: Text, name: str, foot: tuple[int, int], within: pygame.Rect) -> pygame.Rect:
    """Where the name of somebody lies whose feet are at a place (pixels): below them, inside a rectangle."""
    wide = text.width(name, "sans_bold", _NAME) + text.px(1.2)
    high = text.height("sans_bold", _NAME) + text.px(0.3)
    rect = pygame.Rect(0, 0, wide, high)
    rect.midtop = (foot[0], foot[1] + text.px(0.75))
    return rect.clamp(within)


def draw_tag(surface: pygame.Surface, text: Text, name: str, rect: pygame.Rect) -> None:
    """Write a name on a strip of paper."""
    strip = _strip(*rect.size)
    surface.blit(strip, rect)
    words = text.line(name, "sans_bold", _NAME, INK)
    surface.blit(words, words.get_rect(center=rect.center))


@lru_cache(maxsize=16)
def _strip(width: int, height: int) -> pygame.Surface:
    box = element(
        "rect",
        x=1,
        y=1,
        width=width - 2,
        height=height - 2,
        rx=height / 2 - 1,
        fill=PAPER,
        stroke=INK,
        stroke_width=1.8,
    )
    return vector(box, width, height, (0, 0, width, height))


def wish_rect(hit: pygame.Rect, width: int, *, to_left: bool) -> pygame.Rect:
    """Where the sign of a wish hangs beside somebody's head, `width` pixels wide: on the side away from the fire."""
    rect = pygame.Rect(0, 0, width, width * _SIGN[1] // _SIGN[0])
    rect.midbottom = (hit.centerx - width if to_left else hit.centerx + width, hit.top + width // 3)
    return rect


def draw_wish(surface: pygame.Surface, rect: pygame.Rect, *, to_left: bool) -> None:
    """Draw the sign of somebody who wishes to talk: paper with a flame on it, pointing back to the head."""
    surface.blit(_wish(rect.width, to_left), rect)


@lru_cache(maxsize=8)
def _wish(width: int, to_left: bool) -> pygame.Surface:
    paper = path("M4,3 H44 V31 H20 L4,42 L9,31 H4Z", "#fbf3dc", 2.4, INK)
    flame = path(
        "M1,-13 C6,-8 12,-2 9,5 C7,10 3,12 0,12 C-5,12 -9,9 -9,4 C-9,-1 -6,-3 -5,-7 C-2,-5 -1,-9 1,-13Z",
        "#f0a23c",
        1.8,
        INK,
    )
    flame += flat("M0,-2 C4,2 5,5 3,8 C1,10 -3,10 -4,7 C-5,4 -2,1 0,-2Z", "#fff0b8")
    drawn = paper + group(flame, "translate(24,17.4) scale(.92)")
    picture = vector(drawn, width, width * _SIGN[1] // _SIGN[0], (0, 0, *_SIGN))
    return pygame.transform.flip(picture, True, False) if to_left else picture
