"""The column at the right: the piece or ground under the cursor, the forecast, and the keys."""

from collections.abc import Callable, Sequence

import pygame

from game.core.grid import Cell
from game.core.ids import Side
from game.core.state import State
from game.i18n import _
from game.rules.commander.models import CommanderContent
from game.scenes.battle.forecast_panel import LEAST, ForecastPanel
from game.scenes.battle.keys import Key, KeyPanel
from game.scenes.battle.page import Page
from game.scenes.battle.piece_panel import PiecePanel
from game.scenes.battle.proposal import Proposal
from game.ui.figures.cache import FigureCache
from game.ui.sentences import Names, aims, side_name
from game.ui.theme import RULE, WOOD, Theme, side_colours

Writing = Callable[[Page], None]

_GAP, _MARGIN = 0.6, 1.0
"""Between panels, and inside of them, in units."""


class Column:
    """Stacks the panels: the keys at the foot, and above them as much as there is room for."""

    def __init__(self, content: CommanderContent, theme: Theme, figures: FigureCache, keys: KeyPanel) -> None:
        self._content = content
        self._theme = theme
        self._pieces = PiecePanel(content, figures)
        self._forecast = ForecastPanel(content)
        self._keys = keys

    def draw(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        state: State,
        side: Side,
        cell: Cell,
        proposal: Proposal | None,
        keys: Sequence[Key],
        pointer: tuple[int, int],
    ) -> None:
        """Draw all panels of a state for a side; `cell` is the square to tell about."""
        text = self._theme.text
        surface.fill(WOOD, rect)
        pygame.draw.line(surface, RULE, rect.topleft, rect.bottomleft, 2)
        gap = text.px(_GAP)
        inner = rect.inflate(-2 * gap, -2 * gap)
        room = self._draw_keys(surface, inner, keys, pointer, gap)
        if proposal and not self._fits(room, lambda page: self._forecast.write(page, state, proposal, text.px(LEAST))):
            surface.fill(WOOD, room.inflate(0, 2 * gap).union(inner))
            room = self._draw_keys(surface, inner, keys[:2], pointer, gap)
        used = (
            self._foretell(surface, room, state, proposal)
            if proposal
            else self._sheet(surface, room, self._about_piece(room, state, cell))
        )
        left = pygame.Rect(room.x, used + gap, room.width, room.bottom - used - gap)
        write = self._about_piece(left, state, cell) if proposal else self._about_aims(state, side)
        if self._fits(left, write):
            self._sheet(surface, left, write)

    def _draw_keys(
        self, surface: pygame.Surface, inner: pygame.Rect, keys: Sequence[Key], pointer: tuple[int, int], gap: int
    ) -> pygame.Rect:
        """Draw the keys at the foot; returns the room above."""
        height = self._keys.height(keys)
        self._keys.draw(surface, pygame.Rect(inner.x, inner.bottom - height, inner.width, height), keys, pointer)
        return pygame.Rect(inner.x, inner.y, inner.width, inner.height - height - gap)

    def _about_piece(self, room: pygame.Rect, state: State, cell: Cell) -> Writing:
        """Write about a square, with everything if there is room for it."""

        def write(page: Page) -> None:
            self._pieces.write(page, state, cell)

        if self._fits(room, write):
            return write
        return lambda page: self._pieces.write(page, state, cell, tight=True)

    def _about_aims(self, state: State, side: Side) -> Writing:
        return lambda page: write_aims(page, state, side, self._content)

    def _foretell(self, surface: pygame.Surface, room: pygame.Rect, state: State, proposal: Proposal) -> int:
        """Draw the forecast with bars as high as there is room for; returns its foot."""

        def bare(page: Page) -> None:
            self._forecast.write(page, state, proposal, self._theme.text.px(LEAST))

        tight = not self._fits(room, bare)
        height = self._height(room, lambda page: self._forecast.write(page, state, proposal, 0, tight=tight))
        bars = self._forecast.bar_height(height, room.height, self._theme.text.unit)
        return self._sheet(surface, room, lambda page: self._forecast.write(page, state, proposal, bars, tight=tight))

    def _fits(self, room: pygame.Rect, write: Writing) -> bool:
        """Whether a sheet with this writing has room."""
        return room.height >= self._height(room, write)

    def _height(self, room: pygame.Rect, write: Writing) -> int:
        """How high a sheet has to be for what is written on it."""
        margin = self._theme.text.px(_MARGIN)
        page = Page(self._theme.text, room.inflate(-2 * margin, 0))
        write(page)
        return page.height + 2 * margin

    def _sheet(self, surface: pygame.Surface, room: pygame.Rect, write: Writing) -> int:
        """Lay a sheet at the top of the room and write on it; returns its foot."""
        margin = self._theme.text.px(_MARGIN)
        sheet = pygame.Rect(room.x, room.y, room.width, min(self._height(room, write), room.height))
        if sheet.height <= 2 * margin:
            return room.y
        self._theme.panel(surface, sheet)
        clip = surface.get_clip()
        surface.set_clip(sheet.inflate(-4, -4).clip(clip))
        write(Page(self._theme.text, sheet.inflate(-2 * margin, -2 * margin), surface))
        surface.set_clip(clip)
        return sheet.bottom


def write_aims(page: Page, state: State, side: Side, content: CommanderContent) -> None:
    """Write what wins a side the battle."""
    page.line(_("How {side} wins").format(side=side_name(side)), "serif_bold", 1.3, side_colours(side)[1])
    for aim in aims(state, side, Names(content, state)):
        page.wrapped(aim)
