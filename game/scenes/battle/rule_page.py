"""The rule book opened over the battle: its sections at one side, the words of one of them, scrolled, at the other."""

from collections.abc import Sequence

import pygame

from game.i18n import _
from game.scenes.battle.foot import Foot
from game.scenes.battle.keys import Key
from game.scenes.battle.leaf import draw_arrow
from game.scenes.battle.page import Page
from game.scenes.battle.rich import write_block
from game.scenes.battle.rule_text import Section
from game.ui.caps import Caps
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Cursor,
    Intent,
    Menu,
    Next,
    Previous,
    Rules,
    Scroll,
)
from game.ui.theme import INK, SEPIA, SHADE, Theme
from game.ui.widgets import CLOSED, Seen

_SHARE, _SIDE_BY_SIDE = 0.28, 40
"""What the list of sections takes of the sheet, and from so many units of width on it stands beside the words."""
_STEP = 3
"""Lines that one step scrolls."""


class RulePage:
    """Lets one read; `section` is the place of the one that is open."""

    def __init__(self, theme: Theme, caps: Caps, sections: Sequence[Section], section: int = 0) -> None:
        self._theme = theme
        self._sections = tuple(sections)
        self._foot = Foot(theme, caps)
        self.section = section
        self._offset, self._most = 0, 0
        self._rows: list[tuple[pygame.Rect, int]] = []
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._seen: tuple[Seen, ...] = ()

    def handle(self, intent: Intent) -> str | None:
        """Scroll, open another section, or CLOSED."""
        match intent:
            case Cancel() | Menu() | Confirm() | Rules() | AltClick():
                return CLOSED
            case Cursor(0, dy):
                self._scroll(dy)
            case Cursor(dx, _):
                self._open(self.section + dx)
            case Next():
                self._open(self.section + 1)
            case Previous():
                self._open(self.section - 1)
            case Scroll(dy):
                self._scroll(-dy)
            case Click(x, y):
                return self._click(x, y)
        return None

    def _click(self, x: int, y: int) -> str | None:
        if key := self._foot.at(x, y):
            return self.handle(key.intent)
        chosen = next((section for rect, section in self._rows if rect.collidepoint(x, y)), None)
        if chosen is not None:
            self._open(chosen)
        return None if self._sheet.collidepoint(x, y) else CLOSED

    def _open(self, section: int) -> None:
        self.section = section % len(self._sections)
        self._offset = 0

    def _scroll(self, steps: int) -> None:
        self._offset = max(0, min(self._most, self._offset + steps * _STEP * self._theme.text.height("serif", 1.1)))

    def tree(self) -> tuple[Seen, ...]:
        """What can be read and pressed at the moment."""
        return self._seen

    def draw(self, surface: pygame.Surface) -> None:
        """The sections at the left where there is room for them, the words at the right, the keys at the foot."""
        text = self._theme.text
        self._sheet = surface.get_rect().inflate(-text.px(1.6), -text.px(1.2))
        self._theme.panel(surface, self._sheet)
        inner = self._sheet.inflate(-text.px(3), -text.px(2.4))
        keys = (Key("next", _("Next section"), Next()), Key("cancel", _("Back"), Cancel()))
        foot = inner.copy()
        foot.height = self._foot.height(keys, inner.width)
        foot.bottom = inner.bottom
        words = pygame.Rect(inner.x, inner.y, inner.width, foot.y - text.px(0.9) - inner.y)
        listed: list[Seen] = []
        self._rows = []
        if inner.width >= text.px(_SIDE_BY_SIDE):
            gap = text.px(1.6)
            rows = pygame.Rect(words.x, words.y, round(words.width * _SHARE), words.height)
            words = pygame.Rect(rows.right + gap, words.y, words.right - rows.right - gap, words.height)
            listed = self._draw_list(surface, rows)
        told = self._draw_words(surface, words)
        self._seen = (*listed, *told, *self._foot.draw(surface, foot, keys))

    def _draw_list(self, surface: pygame.Surface, rect: pygame.Rect) -> list[Seen]:
        """The sections' titles, as many as there is room for, the open one among them."""
        text, seen, y = self._theme.text, list[Seen](), rect.y
        step, pad = text.height("serif", 1.1), text.px(0.5)
        titles = [text.wrap(section.title, rect.width - 2 * pad, "serif", 1.1) for section in self._sections]
        first = 0
        while first < self.section and self._needed(titles[first : self.section + 1], step, pad) > rect.height:
            first += 1
        for place in range(first, len(titles)):
            row = pygame.Rect(rect.x, y, rect.width, step * len(titles[place]) + pad)
            if row.bottom > rect.bottom:
                break
            chosen = place == self.section
            if chosen:
                self._theme.plate(surface, row, SHADE)
            for number, line in enumerate(titles[place]):
                at = (row.x + pad, row.y + pad // 2 + number * step)
                surface.blit(text.line(line, "serif", 1.1, INK if chosen else SEPIA), at)
            self._rows.append((row, place))
            seen.append(Seen("option", self._sections[place].title, row, chosen))
            y = row.bottom
        return seen

    @staticmethod
    def _needed(titles: Sequence[tuple[str, ...]], step: int, pad: int) -> int:
        return sum(step * len(lines) + pad for lines in titles)

    def _draw_words(self, surface: pygame.Surface, rect: pygame.Rect) -> list[Seen]:
        text = self._theme.text
        measured = Page(text, rect)
        self._write(measured)
        self._most = max(0, measured.height - rect.height)
        self._offset = min(self._offset, self._most)
        page = Page(text, rect.move(0, -self._offset), surface, rect)
        self._write(page)
        if self._offset:
            draw_arrow(surface, (rect.centerx, rect.y - text.px(0.6)), text.px(0.8), up=True)
        if self._offset < self._most:
            draw_arrow(surface, (rect.centerx, rect.bottom + text.px(0.4)), text.px(0.8), up=False)
        return page.seen

    def _write(self, page: Page) -> None:
        section = self._sections[self.section]
        page.wrapped(section.title, "serif_bold", 1.6)
        page.rule()
        for block in section.blocks:
            write_block(page, block)
