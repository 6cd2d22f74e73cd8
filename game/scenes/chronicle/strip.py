"""The timeline as it is drawn: lanes of steps one above the other, rounds and turns as headings, branches at their
forks. All lanes share one scale, so that what stands under each other is as many steps from the beginning."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.i18n import _, ngettext
from game.rules.commander.models import CommanderContent
from game.rules.commander.troops import side_of
from game.scenes.battle.leaf import draw_arrow
from game.scenes.battle.pattern import draw_pattern
from game.scenes.chronicle.lanes import Lane, Stretch
from game.scenes.chronicle.slots import Slots
from game.ui.figures.cache import FigureCache
from game.ui.sentences import Names
from game.ui.sentences_deeds import deed_sentence
from game.ui.theme import CREAM, DARK, DIM, GOLD, RULE, Theme, side_colours
from game.ui.widgets import Seen

_EDGE, _GAP, _GUTTER, _PAD = 3.0, 0.4, 7.0, 0.5
"""The edge of a step's frame, the gap between two, the room for the lanes' names, and around all, in units."""
_AHEAD = 2
"""So many steps before and after the chosen one stay in sight."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A step by its lane (its place among the lanes) and its number."""

    lane: int
    number: int


class Strip:
    """Draws as many lanes as there is room for, the present one always if there is room for two, and knows which step
    lies under a pixel."""

    def __init__(self, theme: Theme, figures: FigureCache, content: CommanderContent, lanes: Sequence[Lane]) -> None:
        self._theme = theme
        self._content = content
        self._lanes = tuple(lanes)
        self._slots = Slots(theme, figures)
        self._first = 0
        self._upper = len(self._lanes)
        self._spots: list[tuple[pygame.Rect, Spot]] = []

    def at(self, x: int, y: int) -> Spot | None:
        """The step that was drawn last under a pixel; the name of a lane stands for its end."""
        return next((spot for rect, spot in self._spots if rect.collidepoint(x, y)), None)

    def height(self, most: int) -> int:
        """How high it is for all lanes that fit into a height, in pixels; at least for one."""
        px = self._theme.text.px
        fitting = max(1, (most - 2 * px(_PAD)) // self._lane_height)
        return min(len(self._lanes), fitting) * self._lane_height + 2 * px(_PAD)

    @property
    def _heading(self) -> int:
        """How high one of the two rows of headings is."""
        return self._theme.text.height("sans_bold", 0.9) + self._theme.text.px(0.2)

    @property
    def _lane_height(self) -> int:
        return 2 * self._heading + self._theme.text.px(_EDGE + _GAP)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, chosen: Spot) -> tuple[Seen, ...]:
        """Draw the part of it around the chosen step."""
        px = self._theme.text.px
        pygame.draw.rect(surface, DARK, rect, border_radius=8)
        pygame.draw.rect(surface, RULE, rect, 1, border_radius=8)
        inner = rect.inflate(-2 * px(_PAD), -2 * px(_PAD))
        gutter = min(px(_GUTTER), inner.width // 4)
        steps = pygame.Rect(inner.x + gutter, inner.y, inner.width - gutter, inner.height)
        self._scroll(steps.width, chosen.number)
        self._spots = []
        shown, seen = self._shown(inner.height, chosen.lane), list[Seen]()
        tops = {place: inner.y + row * self._lane_height for row, place in enumerate(shown)}
        for place in shown:
            if place and 0 in tops and self._lanes[place].first >= self._first:
                self._draw_fork(surface, steps, tops[0], tops[place], self._lanes[place])
        for place in shown:
            name = pygame.Rect(inner.x, tops[place], gutter - px(0.4), self._lane_height - px(_GAP))
            seen += self._draw_name(surface, name, place, chosen=place == chosen.lane)
            lane = pygame.Rect(steps.x, tops[place], steps.width, self._lane_height)
            seen += self._draw_lane(surface, lane, place, chosen)
        self._draw_more(surface, pygame.Rect(inner.x, inner.y, gutter, inner.height), shown)
        return tuple(seen)

    def _draw_more(self, surface: pygame.Surface, gutter: pygame.Rect, shown: Sequence[int]) -> None:
        """Arrows where there are lanes above and below those in sight."""
        edge, x = self._theme.text.px(0.7), gutter.right - self._theme.text.px(1.2)
        if (len(shown) > 1 and shown[1] > 1) or shown[0] > 0:
            draw_arrow(
                surface, (x, gutter.y + (self._lane_height if len(shown) > 1 else edge)), edge, up=True, colour=GOLD
            )
        if shown[-1] < len(self._lanes) - 1:
            draw_arrow(surface, (x, gutter.bottom), edge, up=False, colour=GOLD)

    # -- what is in sight

    @property
    def _pitch(self) -> int:
        return self._theme.text.px(_EDGE + _GAP)

    def _scroll(self, width: int, number: int) -> None:
        """Bring a step into sight with what is beside it."""
        across = max(1, width // self._pitch)
        ahead = min(_AHEAD, (across - 1) // 2)
        longest = max(lane.end for lane in self._lanes)
        self._first = max(number + ahead - across + 1, min(self._first, number - ahead))
        self._first = max(0, min(self._first, longest + 1 - across))

    def _shown(self, height: int, lane: int) -> list[int]:
        """The lanes in sight: the present one and those around the chosen one, or that alone."""
        rows = max(1, height // self._lane_height)
        if rows == 1:
            return [lane]
        below = rows - 1
        if lane:
            self._upper = max(lane - below + 1, min(self._upper, lane))
        self._upper = max(1, min(self._upper, len(self._lanes) - below))
        return [0, *range(self._upper, min(len(self._lanes), self._upper + below))]

    def _box(self, lane: pygame.Rect, number: int) -> pygame.Rect:
        """Where a step's frame lies in its lane."""
        px = self._theme.text.px
        left, top = lane.x + (number - self._first) * self._pitch, lane.y + 2 * self._heading
        return pygame.Rect(left, top, px(_EDGE), px(_EDGE))

    # -- drawing

    def _draw_lane(self, surface: pygame.Surface, rect: pygame.Rect, place: int, chosen: Spot) -> list[Seen]:
        lane = self._lanes[place]
        last = self._first + rect.width // self._pitch - 1
        numbers = range(max(self._first, lane.first), min(lane.end, last) + 1)
        seen = []
        for stretch in lane.rounds:
            if part := self._part(rect, stretch, numbers):
                seen += self._draw_round(surface, part, stretch)
        for stretch in lane.turns:
            if part := self._part(rect.move(0, self._heading), stretch, numbers):
                seen += self._draw_turn(surface, part, stretch, lane)
        if not numbers:
            seen += self._draw_elsewhere(surface, rect, lane)
        for number in numbers:
            box, spot = self._box(rect, number), Spot(place, number)
            self._slots.draw(surface, box, lane, number, focused=spot == chosen)
            self._spots.append((box, spot))
            seen.append(Seen("step", self._words(lane, number), box, spot == chosen))
        return seen

    def _draw_elsewhere(self, surface: pygame.Surface, rect: pygame.Rect, lane: Lane) -> list[Seen]:
        """Where the lane's own steps are, as none of them is in sight."""
        text = self._theme.text
        words = _("parts from the battle after step {n}").format(n=lane.first - 1)
        if text.width(words) > rect.width:
            return []
        image = text.line(words, colour=DIM)
        later = lane.first > self._first
        at = (rect.right, rect.centery) if later else (rect.x, rect.centery)
        place = image.get_rect(midright=at) if later else image.get_rect(midleft=at)
        return [Seen("label", words, surface.blit(image, place), False)]

    def _part(self, rect: pygame.Rect, stretch: Stretch, numbers: range) -> pygame.Rect | None:
        """Where the heading of a stretch goes, if a part of it is in sight."""
        first, end = max(stretch.first, numbers.start), min(stretch.end, numbers.stop)
        if first >= end:
            return None
        left, right = self._box(rect, first).x, self._box(rect, end - 1).right
        return pygame.Rect(left, rect.y, right - left, self._heading)

    def _draw_round(self, surface: pygame.Surface, part: pygame.Rect, stretch: Stretch) -> list[Seen]:
        """The round's number, and a line as long as the round."""
        text = self._theme.text
        words = _("Round {n}").format(n=stretch.round)
        if text.width(words, "sans_bold", 0.9) > part.width:
            words = str(stretch.round)
        image = text.line(words, "sans_bold", 0.9, GOLD)
        place = surface.blit(image, image.get_rect(midleft=(part.x, part.centery)))
        if place.right + text.px(0.4) < part.right:
            pygame.draw.line(surface, RULE, (place.right + text.px(0.4), part.centery), (part.right, part.centery))
        return [Seen("label", words, place, False)] if place.right <= part.right else []

    def _draw_turn(self, surface: pygame.Surface, part: pygame.Rect, stretch: Stretch, lane: Lane) -> list[Seen]:
        """A ribbon in the side's colour and pattern, with the commander's name where there is room."""
        if not stretch.commander:
            return []
        text, state = self._theme.text, lane.state(stretch.first)
        side = side_of(state, stretch.commander)
        field, _shadow, charge = side_colours(side)
        ribbon = part.inflate(0, -text.px(0.2))
        pygame.draw.rect(surface, field, ribbon, border_radius=3)
        swatch = pygame.Rect(ribbon.x, ribbon.y, min(ribbon.width, text.px(1.4)), ribbon.height)
        draw_pattern(surface, swatch, side)
        pygame.draw.rect(surface, charge, ribbon, 1, border_radius=3)
        room = ribbon.right - swatch.right - text.px(0.7)
        names = Names(self._content, state)
        choices = (names.piece(stretch.commander), names.kind(stretch.commander))
        words = next((words for words in choices if text.width(words, "sans_bold", 0.85) <= room), "")
        if not words:
            return []
        image = text.line(words, "sans_bold", 0.85, "#ffffff")
        place = image.get_rect(midleft=(swatch.right + text.px(0.35), ribbon.centery))
        return [Seen("label", words, surface.blit(image, place).clip(part), False)]

    def _draw_name(self, surface: pygame.Surface, rect: pygame.Rect, place: int, *, chosen: bool) -> list[Seen]:
        """The lane's name, and how many steps it has of its own."""
        text, lane = self._theme.text, self._lanes[place]
        own = lane.end - max(1, lane.first)
        count = ngettext("{n} step", "{n} steps", own).format(n=own)
        colour = GOLD if chosen else CREAM
        name = text.line(text.fitted(lane.name, rect.width, "serif_bold", 1.1), "serif_bold", 1.1, colour)
        below = text.line(text.fitted(count, rect.width), colour=DIM)
        y = rect.centery - (name.get_height() + below.get_height()) // 2
        surface.blit(name, (rect.x, y))
        surface.blit(below, (rect.x, y + name.get_height()))
        self._spots.append((rect, Spot(place, lane.end)))
        return [Seen("lane", f"{lane.name}, {count}", rect, False, "chosen" if chosen else "")]

    def _draw_fork(self, surface: pygame.Surface, steps: pygame.Rect, trunk: int, top: int, lane: Lane) -> None:
        """A bough from the present line down to a line that was left."""
        thick, edge = max(2, self._theme.text.px(0.15)), self._theme.text.px(_EDGE)
        middle = 2 * self._heading + edge // 2
        x = self._box(steps, lane.first).x - self._theme.text.px(_GAP) // 2 - thick // 2
        if not steps.x <= x <= steps.right:
            return
        points = [(x, trunk + middle), (x, top + middle), (x + self._theme.text.px(_GAP), top + middle)]
        pygame.draw.lines(surface, GOLD, False, points, thick)
        pygame.draw.circle(surface, GOLD, points[0], thick * 2)

    def _words(self, lane: Lane, number: int) -> str:
        entry = lane.entry(number)
        if entry is None:
            return _("Now") if lane.place == 0 else _("Where this line was left")
        return deed_sentence(entry.action, Names(self._content, entry.before))
