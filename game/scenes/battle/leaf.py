"""A sheet of paper over the battle that is read and put away: columns of writing, scrolled where they are long."""

from collections.abc import Sequence

import pygame

from game.i18n import _
from game.scenes.battle.foot import Foot
from game.scenes.battle.keys import Key
from game.scenes.battle.page import Page, Writing
from game.ui.caps import Caps
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Cursor,
    Details,
    Intent,
    Menu,
    Next,
    Previous,
    Rules,
    Scroll,
    Wait,
)
from game.ui.theme import SEPIA, Theme
from game.ui.widgets import CLOSED, Seen

_NARROWEST = 15
"""Columns stand one under the other if there are not so many units for each."""
_STEP = 4
"""Lines that one step scrolls."""


class Leaf:
    """Shows columns of writing side by side."""

    def __init__(self, theme: Theme, columns: Sequence[Writing], caps: Caps, section: str = "") -> None:
        """`section` is how the title of the section ends that tells about it in the rule book."""
        self.section = section
        self._theme = theme
        self._caps = caps
        self._foot = Foot(theme, caps)
        self._columns = tuple(columns)
        self._offset = 0
        self._most = 0
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._seen: tuple[Seen, ...] = ()

    def handle(self, intent: Intent) -> str | None:
        """Scroll, or what is asked for: the rules, or CLOSED."""
        match intent:
            case Cancel() | Menu() | Confirm() | Details() | AltClick():
                return CLOSED
            case Rules() | Wait():
                return "rules"
            case Click(x, y) if key := self._foot.at(x, y):
                return self.handle(key.intent)
            case Click(x, y) if not self._sheet.collidepoint(x, y):
                return CLOSED
            case Cursor(_, step) if step:
                self._scroll(step)
            case Scroll(dy):
                self._scroll(-dy)
            case Next():
                self._scroll(4)
            case Previous():
                self._scroll(-4)
        return None

    def _scroll(self, steps: int) -> None:
        self._offset = max(0, min(self._most, self._offset + steps * _STEP * self._theme.text.height() // 2))

    def tree(self) -> tuple[Seen, ...]:
        """What can be read at the moment."""
        return self._seen

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet as large as it has to be."""
        text = self._theme.text
        margin, gap = text.px(1.5), text.px(1.5)
        window = surface.get_rect()
        whole = window.inflate(-text.px(1.6), -text.px(1.2))
        room = min(whole.width, text.px(24) * len(self._columns) + 2 * margin)
        beside = (room - 2 * margin + gap) // len(self._columns) - gap >= text.px(_NARROWEST)
        number = len(self._columns) if beside else 1
        width = (room - 2 * margin + gap) // number - gap
        heights = [self._height(column, width) for column in self._columns]
        needed = max(heights) if beside else sum(heights) + gap * (len(heights) - 1)
        keys = self._keys()
        below = self._foot.height(keys, room - 2 * margin) + margin
        self._sheet = pygame.Rect(0, 0, room, min(whole.height, needed + 2 * margin + below))
        self._sheet.center = window.center
        self._theme.panel(surface, self._sheet)
        inner = self._sheet.inflate(-2 * margin, -2 * margin)
        inner.height -= below
        self._most = max(0, needed - inner.height)
        self._offset = min(self._offset, self._most)
        left, top, seen = inner.x, inner.y - self._offset, list[Seen]()
        for column, height in zip(self._columns, heights, strict=True):
            page = Page(text, pygame.Rect(left, top, width, height), surface, inner)
            column(page)
            seen += page.seen
            if beside:
                left += width + gap
            else:
                top += height + gap
        foot = pygame.Rect(inner.x, inner.bottom + margin, inner.width, below - margin)
        self._seen = (*seen, *self._foot.draw(surface, foot, keys))
        self._draw_more(surface, inner)

    def _keys(self) -> tuple[Key, ...]:
        rules = "wait" if self._caps.device == "pad" else "rules"
        return (Key(rules, _("The rules"), Rules()), Key("cancel", _("Back"), Cancel()))

    def _height(self, column: Writing, width: int) -> int:
        page = Page(self._theme.text, pygame.Rect(0, 0, width, 0))
        column(page)
        return page.height

    def _draw_more(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """Arrows where there is more above or below."""
        if self._offset > 0:
            draw_arrow(surface, (inner.centerx, inner.y - self._theme.text.px(0.7)), self._theme.text.px(0.8), up=True)
        if self._offset < self._most:
            foot = inner.bottom + self._theme.text.px(0.7)
            draw_arrow(surface, (inner.centerx, foot), self._theme.text.px(0.8), up=False)


def draw_arrow(surface: pygame.Surface, middle: tuple[int, int], edge: int, *, up: bool, colour: str = SEPIA) -> None:
    """A small triangle that says there is more in its direction."""
    x, y = middle
    half, tip = edge // 2, -edge // 3 if up else edge // 3
    pygame.draw.polygon(surface, colour, [(x - half, y - tip), (x + half, y - tip), (x, y + tip)])
