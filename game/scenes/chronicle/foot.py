"""What can be done on a page, in a row at its foot: each with the cap of its key or button, and by a click."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.caps import PAD, Caps
from game.ui.intents import Intent
from game.ui.theme import DIM, INK, Theme
from game.ui.widgets import Seen

_SIZE, _GAP = 1.1, 1.4
"""How large the words are, and what lies between two, in units."""


@dataclass(frozen=True, slots=True)
class Press:
    """One thing that can be done: its binding's name, its words, the intent it stands for, whether it is allowed."""

    binding: str
    label: str
    intent: Intent
    enabled: bool = True


class Foot:
    """Draws the row, on several lines where they do not fit, and knows what lies where."""

    def __init__(self, theme: Theme, caps: Caps) -> None:
        self._theme = theme
        self._caps = caps
        self._placed: tuple[tuple[pygame.Rect, Press], ...] = ()

    def at(self, x: int, y: int) -> Intent | None:
        """What a click on a pixel stands for."""
        return next((press.intent for rect, press in self._placed if rect.collidepoint(x, y)), None)

    def height(self, presses: Sequence[Press], width: int) -> int:
        """How high it is at a width, in pixels."""
        placed = self._laid(presses, pygame.Rect(0, 0, width, 0))
        return max((box.bottom for box, _press in placed), default=0)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, presses: Sequence[Press]) -> tuple[Seen, ...]:
        """Draw it into a rectangle."""
        text = self._theme.text
        self._placed = tuple(self._laid(presses, rect))
        for box, press in self._placed:
            left = box.x
            if self._capped(press):
                left = self._caps.draw(surface, press.binding, box.x, box.centery) + text.px(0.4)
            words = text.line(press.label, "serif", _SIZE, INK if press.enabled else DIM)
            surface.blit(words, words.get_rect(midleft=(left, box.centery - 1)))
        return tuple(Seen("button", p.label, box, False, "" if p.enabled else "disabled") for box, p in self._placed)

    def _capped(self, press: Press) -> bool:
        """Whether the device has a button for it."""
        return self._caps.device != "pad" or press.binding in PAD

    def _laid(self, presses: Sequence[Press], rect: pygame.Rect) -> list[tuple[pygame.Rect, Press]]:
        text, px = self._theme.text, self._theme.text.px
        high = self._theme.cap_height + px(0.4)
        placed, left, top = list[tuple[pygame.Rect, Press]](), rect.x, rect.y
        for press in presses:
            cap = self._caps.width(press.binding) + px(0.4) if self._capped(press) else 0
            wide = cap + text.width(press.label, "serif", _SIZE) + px(0.2)
            if placed and left + wide > rect.right:
                left, top = rect.x, top + high
            placed.append((pygame.Rect(left, top, wide, high), press))
            left += wide + px(_GAP)
        return placed
