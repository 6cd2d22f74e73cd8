"""The log opened: every line of the battle, and beside it the dice of the one that is looked at."""

from collections.abc import Sequence

import pygame

from game.i18n import _
from game.scenes.battle.dice import write_roll
from game.scenes.battle.leaf import draw_arrow
from game.scenes.battle.page import Page
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Cursor,
    Intent,
    Log,
    Menu,
    Next,
    Point,
    Previous,
    Scroll,
)
from game.ui.sentences_dice import Thrown
from game.ui.sentences_log import Told
from game.ui.theme import INK, SEPIA, SHADE, Theme, side_colours
from game.ui.widgets import CLOSED, Seen

_SHARES = (0.55, 0.45, 0.35)
"""What the list takes of the sheet: the first where the dice of a line fit beside it, else less."""
_SIDE_BY_SIDE = 32
"""The list and the dice stand side by side from so many units of width on."""


class DicePage:
    """Lets one go back through what was told, line by line or (by Next and Previous) roll by roll."""

    def __init__(self, theme: Theme, lines: Sequence[Told], chosen: int | None = None) -> None:
        self._theme = theme
        self._lines = tuple(lines)
        rolls = [number for number, told in enumerate(self._lines) if told.thrown]
        latest = rolls[-1] if rolls else max(0, len(self._lines) - 1)
        self.chosen = latest if chosen is None else chosen
        self._first = 0
        self._rows: list[tuple[pygame.Rect, int]] = []
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._seen: tuple[Seen, ...] = ()

    def handle(self, intent: Intent) -> str | None:
        """Go to another line, or CLOSED."""
        match intent:
            case Cancel() | Menu() | Confirm() | Log() | AltClick():
                return CLOSED
            case Click(x, y) if not self._sheet.collidepoint(x, y):
                return CLOSED
            case Click(x, y):
                self.chosen = next((number for rect, number in self._rows if rect.collidepoint(x, y)), self.chosen)
            case Cursor(_, step) if step:
                self._go(step)
            case Scroll(dy):
                self._go(-dy)
            case Next():
                self._go_to_roll(1)
            case Previous():
                self._go_to_roll(-1)
            case Point():
                return None
        return None

    def _go(self, step: int) -> None:
        self.chosen = max(0, min(len(self._lines) - 1, self.chosen + step))

    def _go_to_roll(self, step: int) -> None:
        place = self.chosen + step
        while 0 <= place < len(self._lines):
            if self._lines[place].thrown:
                self.chosen = place
                return
            place += step

    def tree(self) -> tuple[Seen, ...]:
        """What can be read at the moment."""
        return self._seen

    def draw(self, surface: pygame.Surface) -> None:
        """The list at the left (or above), the dice at the right (or below)."""
        text = self._theme.text
        self._sheet = surface.get_rect().inflate(-text.px(1.6), -text.px(1.2))
        self._theme.panel(surface, self._sheet)
        inner = self._sheet.inflate(-text.px(3), -text.px(2.4))
        gap = text.px(1.5)
        left, right, rolls = self._shared(inner, gap)
        listed = self._draw_list(surface, left)
        page = Page(text, right, surface)
        _write_rolls(page, rolls)
        self._seen = (*listed, *page.seen)

    def _shared(self, inner: pygame.Rect, gap: int) -> tuple[pygame.Rect, pygame.Rect, list[Thrown | None]]:
        """Where the list goes, where the dice, and whose: the whole exchange's if there is room, else the line's."""
        exchange = self._exchange()
        line = [self._lines[self.chosen].thrown] if exchange else []
        choices = [(exchange, _SHARES[0]), *((line, share) for share in _SHARES)]
        for rolls, share in choices:
            left, right = _split(inner, gap, share, beside=inner.width >= self._theme.text.px(_SIDE_BY_SIDE))
            measured = Page(self._theme.text, right)
            _write_rolls(measured, rolls)
            if measured.height <= right.height:
                break
        return left, right, rolls

    def _exchange(self) -> list[Thrown | None]:
        """All rolls of the exchange that the chosen line belongs to, in order."""
        first = last = self.chosen
        thrown = [told.thrown for told in self._lines]
        if not thrown or thrown[first] is None:
            return []
        while first > 0 and _goes_on(thrown[first]) and thrown[first - 1]:
            first -= 1
        while last + 1 < len(thrown) and _goes_on(thrown[last + 1]):
            last += 1
        return thrown[first : last + 1]

    def _draw_list(self, surface: pygame.Surface, rect: pygame.Rect) -> list[Seen]:
        text = self._theme.text
        page = Page(text, rect, surface)
        page.wrapped(_("What has happened"), "serif_bold", 1.4)
        page.rule()
        seen, self._rows = page.seen, []
        room = pygame.Rect(rect.x, page.y, rect.width, rect.bottom - page.y)
        self._bring_into_view(room)
        y = room.y
        for number in range(self._first, len(self._lines)):
            row = pygame.Rect(room.x, y, room.width, self._row_height(number, room.width))
            if row.bottom > room.bottom:
                draw_arrow(surface, (room.centerx, rect.bottom + text.px(0.5)), text.px(0.8), up=False)
                break
            seen.append(self._draw_row(surface, row, number))
            self._rows.append((row, number))
            y = row.bottom
        if self._first:
            draw_arrow(surface, (rect.right - text.px(0.6), room.y - text.px(1)), text.px(0.8), up=True)
        return seen

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, number: int) -> Seen:
        """One line; a lozenge before it says that dice were rolled."""
        text, told = self._theme.text, self._lines[number]
        focused = number == self.chosen
        if focused:
            self._theme.plate(surface, row, SHADE)
        if told.thrown and told.side:
            middle = (row.x + text.px(0.9), row.y + text.px(0.25) + text.height() // 2)
            self._theme.lozenge(surface, middle, text.px(0.9), side_colours(told.side)[0])
        y = row.y + text.px(0.25)
        for line in self._words(number, row.width):
            surface.blit(text.line(line, colour=INK if focused else SEPIA), (row.x + text.px(1.8), y))
            y += text.height()
        return Seen("option", self._lines[number].text, row, focused)

    def _words(self, number: int, width: int) -> tuple[str, ...]:
        told, text = self._lines[number], self._theme.text
        return text.wrap(told.short or told.text, width - text.px(2.2))

    def _row_height(self, number: int, width: int) -> int:
        return len(self._words(number, width)) * self._theme.text.height() + self._theme.text.px(0.5)

    def _bring_into_view(self, room: pygame.Rect) -> None:
        """Scroll as little as needed for the chosen line."""
        self._first = min(self._first, self.chosen)
        used, first = 0, self.chosen
        while first >= 0 and (used := used + self._row_height(first, room.width)) <= room.height:
            first -= 1
        self._first = max(self._first, min(first + 1, self.chosen))


def _split(inner: pygame.Rect, gap: int, share: float, *, beside: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Two parts of a sheet, side by side or one below the other, of which the first takes a share."""
    one, other = inner.copy(), inner.copy()
    if beside:
        one.width = round((inner.width - gap) * share)
        other.x, other.width = one.right + gap, inner.right - one.right - gap
    else:
        one.height = round((inner.height - gap) * share)
        other.y, other.height = one.bottom + gap, inner.bottom - one.bottom - gap
    return one, other


def _goes_on(thrown: Thrown | None) -> bool:
    """Whether a roll belongs to the one before it."""
    return thrown is not None and not thrown.opening


def _write_rolls(page: Page, rolls: Sequence[Thrown | None]) -> None:
    page.wrapped(_("The dice"), "serif_bold", 1.4)
    for thrown in rolls:
        page.rule()
        if thrown:
            write_roll(page, thrown)
    if not rolls:
        page.rule()
        page.wrapped(_("Nothing was rolled for this."), "serif_italic", 1.05, SEPIA)
