"""The keys at the foot of a sheet, in rows, each with its cap; a click presses them too."""

from collections.abc import Iterator, Sequence

import pygame

from game.scenes.battle.keys import Key
from game.ui.caps import Caps
from game.ui.theme import DIM, INK, SHADE, Theme
from game.ui.widgets import Seen

_SIZE, _ROW, _GAP, _MARGIN = 1.1, 2.0, 0.5, 0.4
"""How large a label is, how high a row, between two keys, and inside of one, in units."""


class Foot:
    """Draws the keys and knows which is where."""

    def __init__(self, theme: Theme, caps: Caps) -> None:
        self._theme = theme
        self._caps = caps
        self._drawn: tuple[tuple[pygame.Rect, Key], ...] = ()

    def at(self, x: int, y: int) -> Key | None:
        """The key under a pixel that does something."""
        return next((key for rect, key in self._drawn if key.enabled and rect.collidepoint(x, y)), None)

    def height(self, keys: Sequence[Key], width: int) -> int:
        """How high they are in so much width, in pixels."""
        boxes = self._boxes(keys, pygame.Rect(0, 0, width, 0))
        return max((box.bottom for box, _key in boxes), default=0)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, keys: Sequence[Key]) -> tuple[Seen, ...]:
        """Draw them from the upper left of a rectangle on; says what can be pressed."""
        text, margin = self._theme.text, self._theme.text.px(_MARGIN)
        self._drawn = tuple(self._boxes(keys, rect))
        for box, key in self._drawn:
            self._theme.plate(surface, box, SHADE)
            left = self._caps.draw(surface, key.binding, box.x + margin, box.centery) + margin
            label = text.line(key.label, "serif", _SIZE, INK if key.enabled else DIM)
            surface.blit(label, label.get_rect(midleft=(left, box.centery)))
        return tuple(
            Seen("button", key.label, box, False, "" if key.enabled else "disabled") for box, key in self._drawn
        )

    def _boxes(self, keys: Sequence[Key], rect: pygame.Rect) -> Iterator[tuple[pygame.Rect, Key]]:
        text = self._theme.text
        margin, gap, high = text.px(_MARGIN), text.px(_GAP), text.px(_ROW)
        x, y = rect.x, rect.y
        for key in keys:
            wide = self._caps.width(key.binding) + text.width(key.label, "serif", _SIZE) + 3 * margin
            if x > rect.x and x + wide > rect.right:
                x, y = rect.x, y + high + gap // 2
            yield pygame.Rect(x, y, min(wide, rect.width), high), key
            x += wide + gap
