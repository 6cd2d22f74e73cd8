"""The swings of a battle as a graph: for each step a full bar for what was decided and a hatched one for what was
rolled; under it the whole battle in small, with the part of it that is seen above."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.ai.swings import WHOLE, Swing
from game.core.ids import Side
from game.i18n import _
from game.scenes.replay.chart import Scale, scale_of, widths
from game.ui.sentences import side_name
from game.ui.text import Text
from game.ui.theme import INK, PALE, PAPER, RULE, SEPIA, SHADE, Theme, side_colours
from game.ui.widgets import Seen

_QUIET, _LOUD = 0.14, 1.0
"""How wide a step is at least in which nothing could swing, and one in which something could, in units."""
_STEPS = (10, 20, 50, 100, 200, 500)
"""How far apart, in thousandths, lines of equal shares may be."""
_MARGIN = 20
"""Thousandths left free below the least and above the greatest share of the whole."""
_SMALL, _HATCH = 0.9, 4
"""The size of what is written, and how far the lines of a hatching are apart, in pixels."""


@dataclass(frozen=True, slots=True)
class Points:
    """What is drawn: the swings that are known by the step's place, which steps may have swung, each step's round; how
    many steps are done, which place is pointed at, for whom, and who else fights."""

    swings: Mapping[int, Swing]
    loud: Sequence[bool]
    rounds: Sequence[int]
    done: int
    pointed: int | None
    side: Side
    sides: tuple[Side, ...]


class SwingGraph:
    """Draws the graph and knows which step lies under a pixel."""

    def __init__(self, text: Text, theme: Theme) -> None:
        self._text = text
        self._theme = theme
        self._scale: Scale | None = None
        self._whole = pygame.Rect(0, 0, 0, 0)
        self._count = 0

    def at(self, x: int, y: int) -> int | None:
        """The place of the step under a pixel, in the graph or in the small picture of the whole."""
        if self._whole.collidepoint(x, y) and self._count:
            return (x - self._whole.x) * self._count // self._whole.width
        if self._scale and self._scale.rect.collidepoint(x, y):
            return self._scale.at(x)
        return None

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, points: Points, words: str) -> Seen:
        """Draw it into a rectangle; `words` tell the point that is looked at."""
        text = self._text
        surface.fill(PAPER, rect)
        pygame.draw.line(surface, RULE, rect.topleft, rect.topright, 2)
        line, axis = text.height("sans", _SMALL), text.width("100 %", "sans", _SMALL) + text.px(0.8)
        strip = text.px(1.1)
        plot = pygame.Rect(rect.x + axis, rect.y + line + text.px(0.5), rect.width - axis - text.px(0.6), 0)
        plot.height = max(1, rect.bottom - plot.y - line - strip - text.px(0.5))
        self._whole = pygame.Rect(plot.x, rect.bottom - strip - text.px(0.25), plot.width, strip)
        self._count = len(points.loud)
        wide = widths(points.loud, plot.width, max(2, text.px(_QUIET)), max(8, text.px(_LOUD)))
        looked = points.done - 1 if points.done else 0
        scale = scale_of(plot, wide, looked, points.swings, points.side)
        self._scale = scale
        self._draw_legend(surface, rect, points.side)
        self._draw_grid(surface, rect, scale)
        self._draw_rounds(surface, scale, points)
        self._draw_marks(surface, scale, points)
        clip = surface.get_clip()
        surface.set_clip(plot.inflate(0, 4).clip(clip))
        for side in points.sides:
            if side != points.side and len(points.sides) > 2:
                _draw_line(surface, scale, points, side, 1)
        _draw_line(surface, scale, points, points.side, 2)
        for step in scale.seen():
            if points.loud[step] and (swing := points.swings.get(step)):
                _draw_bars(surface, scale, step, swing, points.side)
        surface.set_clip(clip)
        self._draw_whole(surface, points, scale)
        return Seen("graph", words, rect.copy(), False)

    def _draw_legend(self, surface: pygame.Surface, rect: pygame.Rect, side: Side) -> None:
        """Whose share it is, and what the bars mean, as far as there is room."""
        text = self._text
        left, top, edge = rect.x + text.px(0.6), rect.y + text.px(0.3), text.px(0.8)
        words = _("{side}'s share of all that stands on the board").format(side=side_name(side))
        if text.width(words, "sans_bold", _SMALL) > rect.width // 2:
            words = side_name(side)
        name = text.line(words, "sans_bold", _SMALL, side_colours(side)[1])
        left = surface.blit(name, (left, top)).right + text.px(1.2)
        for told, hatched in ((_("decided"), False), (_("rolled"), True)):
            label = text.line(told, "sans", _SMALL, INK)
            if left + edge + text.px(0.4) + label.get_width() > rect.right - text.px(0.4):
                return
            swatch = pygame.Rect(left, top + (label.get_height() - edge) // 2, edge, edge)
            _draw_bar(surface, swatch, side, hatched=hatched)
            left = surface.blit(label, (swatch.right + text.px(0.4), top)).right + text.px(1)

    def _draw_grid(self, surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
        """Lines of equal shares with their numbers."""
        text, plot = self._text, scale.rect
        most = plot.height // text.height("sans", _SMALL)
        step = next((step for step in _STEPS if (scale.high - scale.low) // step < most), WHOLE)
        for share in range(-(-scale.low // step) * step, scale.high + 1, step):
            y = scale.y(share)
            pygame.draw.line(surface, SHADE, (plot.x, y), (plot.right - 1, y))
            label = text.line(f"{share // 10} %", "sans", _SMALL, SEPIA)
            box = label.get_rect(midright=(plot.x - text.px(0.3), y))
            surface.blit(label, box.clamp(pygame.Rect(rect.x, plot.y - 4, rect.width, plot.height + 8)))

    def _draw_rounds(self, surface: pygame.Surface, scale: Scale, points: Points) -> None:
        """Where each round begins, with its number where there is room for it."""
        text, plot = self._text, scale.rect
        free = plot.x
        for place in scale.seen():
            left = scale.lefts[place]
            if place and points.rounds[place] != points.rounds[place - 1] and left >= free:
                pygame.draw.line(surface, RULE, (left, plot.y), (left, plot.bottom + 3))
                label = text.line(_("Round {n}").format(n=points.rounds[place]), "sans", _SMALL, SEPIA)
                if left + label.get_width() < plot.right:
                    surface.blit(label, (left + 2, plot.bottom + 1))
                    free = left + label.get_width() + text.px(0.6)

    @staticmethod
    def _draw_marks(surface: pygame.Surface, scale: Scale, points: Points) -> None:
        """Where one is, and where one points."""
        plot = scale.rect
        if points.done:
            left, right = scale.span(points.done - 1)
            pygame.draw.rect(surface, SHADE, (left, plot.y, right - left, plot.height))
            pygame.draw.rect(
                surface, INK, (left - 1, plot.y - 2, right - left + 2, plot.height + 4), 2, border_radius=3
            )
        if points.pointed is not None:
            x = sum(scale.span(points.pointed)) // 2
            for y in range(plot.y, plot.bottom, 6):
                pygame.draw.line(surface, INK, (x, y), (x, min(plot.bottom, y + 3)))

    def _draw_whole(self, surface: pygame.Surface, points: Points, scale: Scale) -> None:
        """The whole battle: the side's share from the foot up, and a frame around what is seen above."""
        strip, count = self._whole, self._count
        pygame.draw.rect(surface, SHADE, strip)
        field = side_colours(points.side)[0]
        shares = [swing.after[points.side] for swing in points.swings.values()]
        low, most = min(shares, default=0) - _MARGIN, max(shares, default=WHOLE) + _MARGIN
        for step, swing in points.swings.items():
            left = strip.x + strip.width * step // count
            right = max(left + 1, strip.x + strip.width * (step + 1) // count)
            high = (swing.after[points.side] - low) * strip.height // (most - low)
            surface.fill(field, (left, strip.bottom - high, right - left, high))
        if count and points.done:
            x = strip.x + strip.width * (2 * points.done - 1) // (2 * count)
            pygame.draw.line(surface, INK, (x, strip.y - 2), (x, strip.bottom + 1), 3)
        seen = scale.seen()
        if count and len(seen) < count:
            left = strip.x + strip.width * seen.start // count
            frame = pygame.Rect(left, strip.y - 1, strip.width * len(seen) // count, strip.height + 2)
            pygame.draw.rect(surface, INK, frame, 2, border_radius=3)
        else:
            pygame.draw.rect(surface, SEPIA, strip, 1)


def _draw_line(surface: pygame.Surface, scale: Scale, points: Points, side: Side, thick: int) -> None:
    """A side's share from step to step, as far as it is known without a gap."""
    colour = side_colours(side)[0]
    for step in scale.seen():
        swing = points.swings.get(step)
        if swing is None:
            continue
        left, right = scale.span(step)
        y, then = scale.y(swing.before[side]), scale.y(swing.after[side])
        pygame.draw.lines(surface, colour, False, [(left, y), ((left + right) // 2, y), (right, then)], thick)


def _draw_bars(surface: pygame.Surface, scale: Scale, step: int, swing: Swing, side: Side) -> None:
    """What was decided at the left, what was rolled at the right, each from where the one before ended."""
    left, right = scale.span(step)
    middle = (left + right) // 2
    before = swing.before[side]
    expected = before + swing.decided[side]
    parts = ((left + 1, middle, before, expected, False), (middle, right - 1, expected, swing.after[side], True))
    for start, end, one, other, hatched in parts:
        top, foot = sorted((scale.y(one), scale.y(other)))
        _draw_bar(surface, pygame.Rect(start, top - 1, end - start, max(3, foot - top + 2)), side, hatched=hatched)


def _draw_bar(surface: pygame.Surface, bar: pygame.Rect, side: Side, *, hatched: bool) -> None:
    field = side_colours(side)[0]
    pygame.draw.rect(surface, PALE if hatched else field, bar)
    if hatched:
        clip = surface.get_clip()
        surface.set_clip(bar.clip(clip))
        for start in range(bar.y - bar.width, bar.bottom, _HATCH):
            pygame.draw.line(surface, INK, (bar.x, start + bar.width), (bar.right, start))
        surface.set_clip(clip)
    pygame.draw.rect(surface, INK, bar, 1)
