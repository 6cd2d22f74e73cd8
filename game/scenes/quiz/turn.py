"""A page that turns: the leaf that was seen folds away to the left, or comes back from there."""

import pygame

from game.ui.theme import DARK

LONG = 260
"""How long a page takes to turn, in milliseconds."""
_SHADOW = 90
"""How dark it is beside a leaf that stands upright, of 255."""


class Turn:
    """The page turns from what was seen to what is drawn now; with `back` it turns the other way."""

    def __init__(self, leaf: pygame.Surface, *, back: bool) -> None:
        """`leaf` is the page that was seen before."""
        self._leaf = leaf
        self._back = back
        self._passed = 0

    @property
    def over(self) -> bool:
        """Whether the page lies."""
        return self._passed >= LONG

    def let_pass(self, dt: int) -> None:
        """Let milliseconds pass."""
        self._passed += dt

    def draw(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Lay the turning leaf over the page that has just been drawn there."""
        if self.over or self._leaf.get_size() != body.size:
            return
        done = self._passed / LONG
        upright = done * (2 - done) if self._back else (1 - done) ** 2
        leaf = self._leaf
        if self._back:
            leaf = surface.subsurface(body).copy()
            surface.blit(self._leaf, body)
        width = max(1, round(body.width * upright))
        shade = pygame.Surface((max(1, min(width, body.width - width)), body.height), pygame.SRCALPHA)
        shade.fill((*pygame.Color(DARK)[:3], round(_SHADOW * (1 - abs(2 * upright - 1)))))
        surface.blit(shade, (body.x + width, body.y))
        surface.blit(pygame.transform.smoothscale(leaf, (width, body.height)), body)
