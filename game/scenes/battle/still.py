"""What does not move is drawn once: copies of parts of the window, kept for as long as nothing in them changes."""

from collections.abc import Callable

import pygame


class Still:
    """Keeps how some rectangles of the window looked under a key."""

    def __init__(self) -> None:
        self._key: object = None
        self._held: object = None
        self._copies: list[tuple[pygame.Rect, pygame.Surface]] = []

    def draw(
        self,
        surface: pygame.Surface,
        rects: tuple[pygame.Rect, ...],
        held: object,
        key: object,
        paint: Callable[[], None],
    ) -> None:
        """Show the rectangles as kept under the key, while `held` is the same object; else have them painted anew."""
        if held is self._held and key == self._key:
            surface.blits([(copy, rect) for rect, copy in self._copies])
            return
        paint()
        inside = [rect.clip(surface.get_rect()) for rect in rects]
        self._copies = [(rect, surface.subsurface(rect).copy()) for rect in inside if rect.width and rect.height]
        self._key, self._held = key, held
