"""The bar at the top: the round, who comes next, whose turn it is, what wins, what threatens, and the speed."""

from collections.abc import Iterator, Sequence
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
from game.scenes.battle.pattern import draw_pattern
from game.ui.figures.cache import FigureCache
from game.ui.figures.recipes import figure_of
from game.ui.sentences import Names, aim_line, side_name
from game.ui.theme import CREAM, DARK, DIM, GOLD, PALE, RULE, Theme, side_colours
from game.ui.widgets import Seen

_WARNING = "#f08a6a"
_SLOTS_SHARE = 0.55
"""The most of the bar that the figures take."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A commander's place in the order of turns."""

    rect: pygame.Rect
    piece: EntityId


def coming(state: State) -> tuple[tuple[EntityId, ...], tuple[EntityId, ...]]:
    """Who has the turn and the others of this round that are still to come; then the order of the next round."""
    initiative = state.row(Initiative)
    first = initiative.turn if initiative.running else initiative.turn + 1
    alive = [state.has(Position, piece) for piece in initiative.order]
    rest = tuple(piece for piece, there in list(zip(initiative.order, alive, strict=True))[max(0, first) :] if there)
    again = tuple(piece for piece, there in zip(initiative.order, alive, strict=True) if there)
    return rest, (*again, *initiative.joining)


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

    def draw(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        state: State,
        side: Side,
        speed: int,
        looked_at: EntityId | None,
    ) -> tuple[Seen, ...]:
        """Draw it for a side, whose aim it names; `looked_at` is ringed if it is a commander."""
        text = self._theme.text
        surface.fill(DARK, rect)
        pygame.draw.line(surface, RULE, rect.bottomleft, (rect.right, rect.bottom), 2)
        words = _("Round {n}").format(n=max(1, state.row(Round).number))
        number = text.line(words, "sans_bold", 1.25, PALE)
        place = number.get_rect(midleft=(rect.x + text.px(1.1), rect.centery))
        surface.blit(number, place)
        order = self._draw_order(surface, rect, state, place.right + text.px(1.2), looked_at)
        badge = self._draw_speed(surface, rect, speed)
        left = order[-1].rect.right if order else place.right
        told = self._draw_words(surface, rect, state, side, left + text.px(1), badge.rect.x - text.px(1))
        return (Seen("label", words, place, False), *order, *told, badge)

    def _draw_order(
        self, surface: pygame.Surface, rect: pygame.Rect, state: State, left: int, looked_at: EntityId | None
    ) -> list[Seen]:
        """Draw a framed figure for each turn to come, and a mark where the next round begins."""
        text, names = self._theme.text, Names(self._content, state)
        edge = min(rect.height - text.px(0.7), text.px(2.7))
        rest, again = coming(state)
        slots, seen = list[Slot](), list[Seen]()
        for place, piece in enumerate((*rest, "", *again)):
            wide = edge if piece else text.px(1.5)
            slot = pygame.Rect(left, rect.centery - edge // 2, wide, edge)
            if slot.right > rect.x + rect.width * _SLOTS_SHARE:
                break
            left = slot.right + text.px(0.35)
            if not piece:
                seen.append(self._draw_round(surface, slot, state.row(Round).number + 1))
                continue
            current = place == 0 and state.row(Initiative).running
            self._draw_slot(surface, slot, state, piece, current=current, ringed=piece == looked_at)
            slots.append(Slot(slot, piece))
            role = "current" if current else "this round" if place < len(rest) else "next round"
            seen.append(Seen("turn", names.piece(piece), slot, piece == looked_at, role))
        self._slots = tuple(slots)
        return seen

    def _draw_round(self, surface: pygame.Surface, slot: pygame.Rect, number: int) -> Seen:
        """The mark between two rounds: a line, and the number of the round that begins."""
        image = self._theme.text.line(str(number), "sans_bold", 0.9, GOLD)
        pygame.draw.line(surface, RULE, (slot.centerx, slot.y), (slot.centerx, slot.bottom - 1), 2)
        place = image.get_rect(center=slot.center)
        surface.fill(DARK, place.inflate(2, 2))
        surface.blit(image, place)
        return Seen("label", _("Round {n}").format(n=number), place, False)

    def _draw_slot(
        self, surface: pygame.Surface, slot: pygame.Rect, state: State, piece: EntityId, *, current: bool, ringed: bool
    ) -> None:
        side = side_of(state, piece)
        field, shadow, _charge = side_colours(side)
        pygame.draw.rect(surface, field if current else shadow, slot, border_radius=6)
        clip = surface.get_clip()
        surface.set_clip(slot.inflate(-4, -4).clip(clip))
        frame = round(slot.width * 1.5)
        kind = figure_of(state.row(Named, piece).kind, piece)
        look = self._figures.look(piece)
        figure = self._figures.picture(kind, side, frame, facing_left=side != "red", look=look)
        surface.blit(figure, figure.get_rect(midtop=(slot.centerx, slot.y - frame // 20)))
        foot = max(5, slot.height // 6)
        draw_pattern(surface, pygame.Rect(slot.x, slot.bottom - foot - 2, slot.width, foot), side)
        surface.set_clip(clip)
        colour, thick = (GOLD, 3) if current else (PALE, 2) if ringed else (RULE, 1)
        pygame.draw.rect(surface, colour, slot, thick, border_radius=6)

    def _draw_speed(self, surface: pygame.Surface, rect: pygame.Rect, speed: int) -> Seen:
        """As many arrowheads as the speed, or a square where nothing moves."""
        text = self._theme.text
        edge = text.px(0.8)
        badge = pygame.Rect(0, 0, 3 * edge + text.px(0.8), text.px(1.6))
        badge.midright = (rect.right - text.px(0.9), rect.centery)
        pygame.draw.rect(surface, RULE, badge, 1, border_radius=badge.height // 2)
        if not speed:
            pygame.draw.rect(
                surface, CREAM, pygame.Rect(0, 0, edge, edge).move(badge.centerx - edge // 2, badge.centery - edge // 2)
            )
        for place in range(speed):
            x = badge.centerx - speed * edge // 2 + place * edge
            top, foot = badge.centery - edge // 2, badge.centery + edge // 2
            pygame.draw.polygon(surface, CREAM, [(x + 1, top), (x + edge - 1, badge.centery), (x + 1, foot)])
        return Seen("badge", _("Speed {n}").format(n=speed) if speed else _("No motion"), badge, False)

    def _draw_words(
        self, surface: pygame.Surface, rect: pygame.Rect, state: State, side: Side, left: int, right: int
    ) -> Iterator[Seen]:
        """Whose turn it is over the aim or the warning of a draw; what does not fit is left out, never cut."""
        text, names = self._theme.text, Names(self._content, state)
        commander = state.row(Initiative).commander
        turn = names.piece(commander) if commander else ""
        draw = rounds_to_draw(state, self._content.numbers)
        about = aim_line(state, side, names) if draw is None else _draw_warning(draw)
        colour = DIM if draw is None else _WARNING
        room = max(0, right - left)
        wrapped = [(line, colour) for line in text.wrap(about, room)]
        choices: Sequence[list[tuple[str, str]]] = ([(turn, CREAM), (about, colour)], wrapped, [(turn, CREAM)])
        step = text.height()
        for lines in choices:
            wide = max(text.width(words) for words, _colour in lines)
            if wide <= room and step * len(lines) <= rect.height:
                return self._write(surface, lines, right, rect.centery - step * len(lines) // 2)
        return iter(())

    def _write(self, surface: pygame.Surface, lines: Sequence[tuple[str, str]], right: int, y: int) -> Iterator[Seen]:
        seen = []
        for words, colour in lines:
            image = self._theme.text.line(words, colour=colour)
            seen.append(Seen("label", words, surface.blit(image, image.get_rect(topright=(right, y))), False))
            y += self._theme.text.height()
        return iter(seen)

    def draw_name(self, surface: pygame.Surface, state: State, at: tuple[int, int], below: int) -> None:
        """Draw the name of the commander whose figure the pointer is on, on a small sheet under the bar."""
        piece = self.piece_at(*at)
        if piece is None or not state.has(Position, piece):
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
