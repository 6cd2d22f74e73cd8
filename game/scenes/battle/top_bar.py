"""The bar at the top: the round, the order of turns as figures, whose turn it is, what wins, and what threatens."""

from dataclasses import dataclass

import pygame

from game.core.entity import Named, Position, Round
from game.core.ids import EntityId, Side
from game.core.state import State
from game.i18n import _, ngettext
from game.rules.commander.components import Initiative
from game.rules.commander.models import CommanderContent
from game.rules.commander.objectives import rounds_to_draw
from game.rules.commander.troops import side_of
from game.ui.figures.cache import FigureCache
from game.ui.sentences import Names, aim_line, side_name
from game.ui.theme import CREAM, DARK, DIM, GOLD, PALE, RULE, Theme, side_colours

_WARNING = "#f08a6a"


@dataclass(frozen=True, slots=True)
class Slot:
    """A commander's place in the order of turns."""

    rect: pygame.Rect
    piece: EntityId


class TopBar:
    """Draws the bar and knows where the figures in it are."""

    def __init__(self, content: CommanderContent, theme: Theme, figures: FigureCache) -> None:
        self._content = content
        self._theme = theme
        self._figures = figures
        self._slots: tuple[Slot, ...] = ()

    def piece_at(self, x: int, y: int) -> EntityId | None:
        """The commander whose figure is under a pixel."""
        return next((slot.piece for slot in self._slots if slot.rect.collidepoint(x, y)), None)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, state: State, side: Side) -> None:
        """Draw it for a side, whose aim it names."""
        text = self._theme.text
        surface.fill(DARK, rect)
        pygame.draw.line(surface, RULE, rect.bottomleft, (rect.right, rect.bottom), 2)
        number = text.line(_("Round {n}").format(n=max(1, state.row(Round).number)), "sans_bold", 1.25, PALE)
        left = rect.x + text.px(1.1)
        surface.blit(number, number.get_rect(midleft=(left, rect.centery)))
        left += number.get_width() + text.px(1.4)
        left = self._draw_order(surface, rect, state, left)
        self._draw_words(surface, rect, state, side, left + text.px(1.2))

    def _draw_order(self, surface: pygame.Surface, rect: pygame.Rect, state: State, left: int) -> int:
        """Draw a framed figure for each commander in the order of turns; returns the right edge."""
        text = self._theme.text
        initiative = state.row(Initiative)
        edge = min(rect.height - text.px(0.7), text.px(2.8))
        slots = []
        for place, piece in enumerate(initiative.order):
            if not state.has(Position, piece):
                continue
            slot = pygame.Rect(left, rect.centery - edge // 2, edge, edge)
            if slot.right > rect.x + rect.width // 2:
                break
            current = initiative.running and place == initiative.turn
            self._draw_slot(surface, slot, state, piece, current=current)
            slots.append(Slot(slot, piece))
            left = slot.right + text.px(0.45)
        self._slots = tuple(slots)
        return left

    def _draw_slot(
        self, surface: pygame.Surface, slot: pygame.Rect, state: State, piece: EntityId, *, current: bool
    ) -> None:
        side = side_of(state, piece)
        field, shadow, _charge = side_colours(side)
        pygame.draw.rect(surface, field if current else shadow, slot, border_radius=6)
        clip = surface.get_clip()
        surface.set_clip(slot.inflate(-4, -4).clip(clip))
        frame = round(slot.width * 1.5)
        figure = self._figures.picture(state.row(Named, piece).kind, side, frame, facing_left=side != "red")
        surface.blit(figure, figure.get_rect(midtop=(slot.centerx, slot.y - frame // 20)))
        surface.set_clip(clip)
        pygame.draw.rect(surface, GOLD if current else RULE, slot, 3 if current else 1, border_radius=6)

    def _draw_words(self, surface: pygame.Surface, rect: pygame.Rect, state: State, side: Side, left: int) -> None:
        text = self._theme.text
        names = Names(self._content, state)
        right = rect.right - text.px(1)
        room = right - left
        if room < text.px(4):
            return
        commander = state.row(Initiative).commander
        turn = names.piece(commander) if commander else ""
        draw = rounds_to_draw(state, self._content.numbers)
        warning = "" if draw is None else _draw_warning(draw)
        aim = aim_line(state, side, names)
        lines = ((turn, CREAM), (warning or aim, _WARNING if warning else DIM))
        step = text.height("sans", 1.0)
        y = rect.centery - step
        for words, colour in lines:
            image = text.line(text.fitted(words, room, "sans", 1.0), "sans", 1.0, colour)
            surface.blit(image, (right - image.get_width(), y))
            y += step

    def draw_name(self, surface: pygame.Surface, state: State, at: tuple[int, int], below: int) -> None:
        """Draw the name of the commander whose figure the pointer is on, on a small sheet under the bar."""
        piece = self.piece_at(*at)
        if piece is None:
            return
        text, names = self._theme.text, Names(self._content, state)
        words = _("{name} ({side} {kind})").format(
            name=names.piece(piece), side=side_name(side_of(state, piece)), kind=names.kind(piece)
        )
        image = text.line(words)
        sheet = image.get_rect().inflate(text.px(1.6), text.px(1.2))
        sheet.topleft = (max(4, min(at[0], surface.get_width() - sheet.width - 8)), below + 4)
        self._theme.panel(surface, sheet)
        surface.blit(image, image.get_rect(center=sheet.center))


def _draw_warning(rounds: int) -> str:
    if rounds == 0:
        return _("Without a gain this is the last round: then the battle is drawn.")
    words = ngettext(
        "If nobody gains anything, the battle is drawn after {n} more round.",
        "If nobody gains anything, the battle is drawn after {n} more rounds.",
        rounds,
    )
    return words.format(n=rounds)
