"""One step on the timeline: the figure of whoever acted in the colour and pattern of its side, the sign of what was
done, and a lozenge where dice were rolled."""

import pygame

from game.core.action import Action
from game.core.entity import Allegiance, Named
from game.core.session import Entry
from game.core.state import State
from game.scenes.battle.pattern import draw_pattern
from game.scenes.chronicle.lanes import Lane
from game.ui.figures.cache import FigureCache
from game.ui.figures.recipes import figure_of
from game.ui.sentences_deeds import deed_of
from game.ui.theme import DIM, GOLD, INK, RULE, WOOD, Theme, side_colours

_SIGN, _LOZENGE = 0.44, 0.34
"""How large the sign of the deed and the lozenge of dice are, in edges of the slot."""


class Slots:
    """Draws steps into square frames."""

    def __init__(self, theme: Theme, figures: FigureCache) -> None:
        self._theme = theme
        self._figures = figures

    def draw(self, surface: pygame.Surface, slot: pygame.Rect, lane: Lane, number: int, *, focused: bool) -> None:
        """Draw a step, or the mark where the line ends."""
        entry = lane.entry(number)
        if entry is None:
            self._draw_end(surface, slot, present=lane.place == 0)
        else:
            self.draw_step(surface, slot, entry)
        if focused:
            self._theme.focus(surface, slot.inflate(-4, -4))

    def draw_step(self, surface: pygame.Surface, slot: pygame.Rect, entry: Entry) -> None:
        """Draw the figure of a step with its signs."""
        self._draw_figure(surface, slot, entry.before, entry.action)
        sign = pygame.Rect(0, 0, round(slot.width * _SIGN), round(slot.width * _SIGN))
        sign.bottomright = (slot.right + 2, slot.bottom + 2)
        self._theme.stamp(surface, f"deed_{deed_of(entry.action)}", sign)
        if entry.barrier:
            edge = round(slot.width * _LOZENGE)
            self._theme.lozenge(surface, (slot.x + edge // 2 + 1, slot.y + edge // 2 + 1), edge)

    def _draw_figure(self, surface: pygame.Surface, slot: pygame.Rect, state: State, action: Action) -> None:
        named, allegiance = state.get(Named, action.actor), state.get(Allegiance, action.actor)
        if named is None or allegiance is None:
            pygame.draw.rect(surface, WOOD, slot, border_radius=6)
            pygame.draw.rect(surface, RULE, slot, 1, border_radius=6)
            return
        side = allegiance.side
        pygame.draw.rect(surface, side_colours(side)[1], slot, border_radius=6)
        clip = surface.get_clip()
        surface.set_clip(slot.inflate(-4, -4).clip(clip))
        frame = round(slot.width * 1.35)
        figure = self._figures.picture(figure_of(named.kind, action.actor), side, frame, facing_left=side != "red")
        surface.blit(figure, figure.get_rect(midtop=(slot.centerx, slot.y - frame // 24)))
        foot = max(5, slot.height // 6)
        draw_pattern(surface, pygame.Rect(slot.x, slot.bottom - foot - 2, slot.width, foot), side)
        surface.set_clip(clip)
        pygame.draw.rect(surface, RULE, slot, 1, border_radius=6)

    def _draw_end(self, surface: pygame.Surface, slot: pygame.Rect, *, present: bool) -> None:
        """An empty frame with a pin: here the line ends."""
        pygame.draw.rect(surface, WOOD, slot, border_radius=6)
        pygame.draw.rect(surface, GOLD if present else DIM, slot, 2, border_radius=6)
        pin = slot.inflate(-slot.width * 2 // 5, -slot.height * 2 // 5)
        pygame.draw.rect(surface, INK, pin.inflate(2, 2), border_radius=pin.width)
        self._theme.stamp(surface, "deed_now", pin)
