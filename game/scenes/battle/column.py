"""The column at the right: sheets one under the other, shortened or scrolled where they are too long, and the keys at
the foot."""

from collections.abc import Sequence

import pygame

from game.core.ids import Side
from game.core.state import State
from game.i18n import _
from game.rules.commander.models import CommanderContent
from game.scenes.battle.keys import Key, KeyPanel
from game.scenes.battle.page import BRIEFEST, Page, Writing
from game.ui.caps import Caps
from game.ui.prompts import draw_prompts
from game.ui.sentences import Names, aims, side_name
from game.ui.theme import GOLD, RULE, WOOD, Theme, side_colours
from game.ui.widgets import Seen

_GAP, _MARGIN = 0.6, 1.0
"""Between panels, and inside of them, in units."""
_KEYS_SHARE = 0.42
"""The most of the column's height that the keys take."""
_SCROLL = 3
"""Lines that one notch of the wheel scrolls."""
_LEAST = 3
"""A sheet of which fewer lines than these would be seen is not begun."""
_MORE = 1.9
"""How high the line is that says there is more, in units."""


class Column:
    """Draws sheets and keys."""

    def __init__(self, theme: Theme, keys: KeyPanel, caps: Caps) -> None:
        self._theme = theme
        self._caps = caps
        self._keys = keys
        self._offset = 0
        self._most = 0
        self._room = pygame.Rect(0, 0, 0, 0)

    def scroll(self, x: int, y: int, steps: int) -> bool:
        """Scroll the sheets if a pixel lies on them; whether it does."""
        if not self._room.collidepoint(x, y):
            return False
        self._offset = max(0, min(self._most, self._offset - steps * _SCROLL * self._theme.text.height()))
        return True

    def rewind(self) -> None:
        """Back to the top: the sheets are about something else."""
        self._offset = 0

    @property
    def offset(self) -> int:
        """How far the sheets are scrolled, in pixels."""
        return self._offset

    def draw(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        sheets: Sequence[Writing],
        keys: Sequence[Key],
        pointer: tuple[int, int],
    ) -> tuple[Seen, ...]:
        """Draw all of it; says what can be read and pressed."""
        text = self._theme.text
        surface.fill(WOOD, rect)
        pygame.draw.line(surface, RULE, rect.topleft, rect.bottomleft, 2)
        gap = text.px(_GAP)
        inner = rect.inflate(-2 * gap, -2 * gap)
        keys = self._fitting(keys, inner)
        height = self._keys.height(keys, inner.width)
        foot = pygame.Rect(inner.x, inner.bottom - height, inner.width, height)
        self._room = pygame.Rect(inner.x, inner.y, inner.width, foot.y - gap - inner.y)
        told = self._draw_sheets(surface, gap, sheets)
        return (*told, *self._keys.draw(surface, foot, keys, pointer))

    def _fitting(self, keys: Sequence[Key], inner: pygame.Rect) -> Sequence[Key]:
        """As many keys as leave room for the sheets; the last one, the menu, always."""
        kept = len(keys)
        while kept > 2 and self._keys.height([*keys[: kept - 1], keys[-1]], inner.width) > inner.height * _KEYS_SHARE:
            kept -= 1
        return [*keys[: kept - 1], keys[-1]]

    def _draw_sheets(self, surface: pygame.Surface, gap: int, sheets: Sequence[Writing]) -> list[Seen]:
        text, margin = self._theme.text, self._theme.text.px(_MARGIN)
        drawn, more = self._measured(sheets, gap), list[Seen]()
        if _needed(drawn, gap) > self._room.height:
            more = self._draw_more(surface)
            drawn = self._measured(sheets, gap)
        needed = _needed(drawn, gap)
        room = self._room
        self._most = max(0, needed - room.height)
        self._offset = min(self._offset, self._most)
        top, seen = room.y - self._offset, list[Seen]()
        for write, height, brief in drawn:
            sheet = pygame.Rect(room.x, top, room.width, height)
            shown = sheet.clip(room)
            if shown.height >= min(height, 2 * margin + _LEAST * text.height()):
                self._theme.panel(surface, shown)
                inside = shown.inflate(-2 * margin, 0)
                inside.height = min(shown.bottom, sheet.bottom) - inside.y - margin // 2
                page = Page(text, sheet.inflate(-2 * margin, -2 * margin), surface, inside, brief=brief)
                write(page)
                seen += page.seen
            top = sheet.bottom + gap
        self._draw_bar(surface)
        return [*seen, *more]

    def _measured(self, sheets: Sequence[Writing], gap: int) -> list[tuple[Writing, int, int]]:
        """How high each sheet has to be for what is written on it, and how brief that has to be to find room."""
        left, found = self._room.height, list[tuple[Writing, int, int]]()
        for write in sheets:
            brief, height = 0, self._height(write, 0)
            while height > left and brief < BRIEFEST:
                brief += 1
                height = self._height(write, brief)
            found.append((write, height, brief))
            left -= height + gap
        return found

    def _height(self, write: Writing, brief: int) -> int:
        margin = self._theme.text.px(_MARGIN)
        page = Page(self._theme.text, self._room.inflate(-2 * margin, 0), brief=brief)
        write(page)
        return page.height + 2 * margin

    def _draw_more(self, surface: pygame.Surface) -> list[Seen]:
        """Say where all of it can be read (on a pad the menu leads there), in a line taken from the sheets' room."""
        high = self._theme.text.px(_MORE)
        self._room.height -= high
        line = pygame.Rect(self._room.x, self._room.bottom, self._room.width, high)
        words, key = _("More under Details"), "menu" if self._caps.device == "pad" else "details"
        end = draw_prompts(surface, self._theme, self._caps, [((key,), words)], line.x, line.centery, line.right)
        return [Seen("label", words, pygame.Rect(line.x, line.y, end - line.x, high), False)] if end > line.x else []

    def _draw_bar(self, surface: pygame.Surface) -> None:
        """At the edge of what can be scrolled, how far it is."""
        if not self._most:
            return
        room, wide = self._room, max(3, self._theme.text.px(0.3))
        whole = room.height + self._most
        high = max(wide * 2, room.height * room.height // whole)
        y = room.y + (room.height - high) * self._offset // self._most
        pygame.draw.rect(surface, GOLD, (room.right + 1, y, wide, high), border_radius=wide // 2)


def _needed(drawn: Sequence[tuple[Writing, int, int]], gap: int) -> int:
    """How high the sheets are together."""
    return sum(height for _write, height, _brief in drawn) + gap * (len(drawn) - 1)


def write_aims(page: Page, state: State, side: Side, content: CommanderContent) -> None:
    """Write what wins a side the battle, with how far it has come."""
    page.wrapped(_("How {side} wins").format(side=side_name(side)), "serif_bold", 1.3, side_colours(side)[1])
    for aim in aims(state, side, Names(content, state)):
        page.wrapped(aim)
