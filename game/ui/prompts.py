"""A line of prompts: caps of the device used last, each with what it does."""

from collections.abc import Sequence

import pygame

from game.ui.caps import Caps
from game.ui.theme import CREAM, Theme

Prompt = tuple[tuple[str, ...], str]
"""Some intents by name, and what they do."""

HIGH = 2.4
"""How high a line of prompts is, in units."""


def draw_prompts(
    surface: pygame.Surface, theme: Theme, caps: Caps, prompts: Sequence[Prompt], left: int, middle: int, right: int
) -> int:
    """Draw as many prompts as there is room for between two edges; returns where the last one ends."""
    end = left
    for intents, does in prompts:
        width = _width(theme, caps, intents, does)
        if left + width > right:
            break
        for intent in intents:
            left = caps.draw(surface, intent, left, middle) + theme.text.px(0.4)
        image = theme.text.line(does, "sans", 1, CREAM)
        end = surface.blit(image, image.get_rect(midleft=(left + theme.text.px(0.2), middle))).right
        left = end + theme.text.px(1.6)
    return end


def _width(theme: Theme, caps: Caps, intents: Sequence[str], does: str) -> int:
    signs = sum(caps.width(intent) + theme.text.px(0.4) for intent in intents)
    return signs + theme.text.width(does) + theme.text.px(0.2)
