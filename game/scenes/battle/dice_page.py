"""The log opened, which is the ledger of dice: every line of the battle, and beside it the dice of the one that is
looked at; lines can be searched for."""

from collections.abc import Sequence

import pygame

from game.i18n import _
from game.scenes.battle.dice import write_roll
from game.scenes.battle.leaf import draw_arrow
from game.scenes.battle.ledger import wanted
from game.scenes.battle.ledger_head import LedgerHead
from game.scenes.battle.page import Page
from game.ui.caps import Caps
from game.ui.input import Listen
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Cursor,
    Details,
    Intent,
    Log,
    Menu,
    Next,
    Previous,
    Scroll,
    Wait,
)
from game.ui.sentences_dice import Thrown
from game.ui.sentences_log import Told
from game.ui.theme import INK, PALE, SEPIA, SHADE, Theme, side_colours
from game.ui.widgets import CLOSED, Seen

_SHARES = (0.55, 0.45, 0.35)
"""What the list takes of the sheet: the first where the dice of a line fit beside it, else less."""
_ROOMY = 30
"""The head is always there in a sheet so many units high."""
_SIDE_BY_SIDE = 32
"""The list and the dice stand side by side from so many units of width on."""


class DicePage:
    """Lets one go back through what was told, line by line or (by Next and Previous) roll by roll, and look for rolls.

    `chosen` is the number of a line. Details or Wait lead to the head, in which one searches.
    """

    def __init__(
        self, theme: Theme, lines: Sequence[Told], chosen: int | None = None, caps: Caps | None = None
    ) -> None:
        self._theme = theme
        self._caps = caps
        self._lines = tuple(lines)
        self._head = LedgerHead(theme, lines)
        self._query = self._head.query
        self._shown = wanted(self._lines, self._query)
        rolls = [number for number, told in enumerate(self._lines) if told.thrown]
        latest = rolls[-1] if rolls else max(0, len(self._lines) - 1)
        self.chosen = latest if chosen is None else chosen
        self._first = 0
        self._rows: list[tuple[pygame.Rect, int]] = []
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._door = pygame.Rect(0, 0, 0, 0)
        self._seen: tuple[Seen, ...] = ()

    @property
    def listen(self) -> Listen:
        """Letters are for the field while one searches."""
        return self._head.listen

    @property
    def shown(self) -> tuple[int, ...]:
        """The numbers of the lines that are listed."""
        return self._shown

    def handle(self, intent: Intent) -> str | None:
        """Go to another line, search, or CLOSED."""
        match intent:
            case Click(x, y):
                return self._click(x, y)
            case Scroll(dy):
                self._go(-dy)
            case _ if self._head.active:
                self._head.handle(intent)
                self._look()
            case Cancel() | Menu() | Confirm() | Log() | AltClick():
                return CLOSED
            case Details() | Wait():
                self._head.active = True
            case Cursor(_, step) if step:
                self._go(step)
            case Next():
                self._go_to_roll(1)
            case Previous():
                self._go_to_roll(-1)
        return None

    def _click(self, x: int, y: int) -> str | None:
        if not self._sheet.collidepoint(x, y):
            return CLOSED
        self._head.active = self._head.covers(x, y) or self._door.collidepoint(x, y)
        if self._head.covers(x, y):
            self._head.handle(Click(x, y))
            self._look()
        self.chosen = next((number for rect, number in self._rows if rect.collidepoint(x, y)), self.chosen)
        return None

    def _look(self) -> None:
        """List what is wanted by now; the chosen line stays, or makes way for the next one that is listed."""
        if self._head.query == self._query:
            return
        self._query, self._first = self._head.query, 0
        self._shown = wanted(self._lines, self._query)
        later = (number for number in self._shown if number >= self.chosen)
        self.chosen = next(later, self._shown[-1] if self._shown else self.chosen)

    @property
    def _place(self) -> int:
        """Which of the lines listed is the chosen one."""
        return self._shown.index(self.chosen) if self.chosen in self._shown else 0

    def _go(self, step: int) -> None:
        if self._shown:
            self.chosen = self._shown[max(0, min(len(self._shown) - 1, self._place + step))]

    def _go_to_roll(self, step: int) -> None:
        place = self._place + step
        while 0 <= place < len(self._shown):
            if self._lines[self._shown[place]].thrown:
                self.chosen = self._shown[place]
                return
            place += step

    def tree(self) -> tuple[Seen, ...]:
        """What can be read at the moment."""
        return self._seen

    @property
    def _roomy(self) -> bool:
        """Whether there is always room for the head."""
        return self._sheet.height >= self._theme.text.px(_ROOMY)

    def draw(self, surface: pygame.Surface) -> None:
        """The head above, the list at the left (or above), the dice at the right (or below)."""
        text = self._theme.text
        self._sheet = surface.get_rect().inflate(-text.px(1.6), -text.px(1.2))
        self._theme.panel(surface, self._sheet)
        inner = self._sheet.inflate(-text.px(3), -text.px(2.4))
        head: tuple[Seen, ...] = ()
        self._head.hide()
        if self._roomy or self._head.active:
            high = self._head.height(inner.width, inner.height * 2 // 5)
            head = self._head.draw(surface, pygame.Rect(inner.x, inner.y, inner.width, high))
            inner = pygame.Rect(inner.x, inner.y + high, inner.width, inner.height - high)
        left, right, rolls = self._shared(inner, text.px(1.5))
        listed = self._draw_list(surface, left)
        page = Page(text, right, surface)
        _write_rolls(page, rolls)
        self._seen = (*head, *listed, *page.seen)

    def _shared(self, inner: pygame.Rect, gap: int) -> tuple[pygame.Rect, pygame.Rect, list[Thrown | None]]:
        """Where the list goes, where the dice, and whose: the whole exchange's if there is room, else the line's."""
        exchange = self._exchange() if self._shown else []
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
        door = self._draw_title(surface, page)
        room = pygame.Rect(rect.x, page.y, rect.width, rect.bottom - page.y)
        self._rows = []
        if not self._shown:
            page.wrapped(_("Nothing that has happened is like that."), "serif_italic", 1.05, SEPIA)
            hint = _('All words have to stand in a line or in its roll: a piece, a spell, what was done, "round 3".')
            page.wrapped(hint, "serif_italic", 1.05, SEPIA)
            return [*door, *page.seen]
        self._bring_into_view(room)
        seen, y = [*door, *page.seen], room.y
        for number in self._shown[self._first :]:
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

    def _draw_title(self, surface: pygame.Surface, page: Page) -> list[Seen]:
        """What is listed, and how one comes to search."""
        words, text = _("What has happened"), self._theme.text
        if len(self._shown) < len(self._lines):
            words = _("{n} of {all} lines").format(n=len(self._shown), all=len(self._lines))
        top = page.y
        page.wrapped(words, "serif_bold", 1.4)
        door = self._draw_door(surface, page.rect, top) if page.y - top <= text.height("serif_bold", 1.4) else []
        page.rule()
        return door

    def _draw_door(self, surface: pygame.Surface, rect: pygame.Rect, top: int) -> list[Seen]:
        """The cap of what leads to the search, if there is room beside the title."""
        self._door = pygame.Rect(0, 0, 0, 0)
        if self._caps is None or self._head.active:
            return []
        text, words = self._theme.text, _("Search")
        key = "wait" if self._caps.device == "pad" else "details"
        cap = self._caps.width(key)
        wide = cap + text.px(0.4) + text.width(words)
        if rect.width < wide + text.width(_("What has happened"), "serif_bold", 1.4) + text.px(3):
            return []
        self._door = pygame.Rect(rect.right - wide - text.px(1.4), top, wide, text.height("serif_bold", 1.4))
        left = self._caps.draw(surface, key, self._door.x, self._door.centery) + text.px(0.4)
        surface.blit(text.line(words, colour=SEPIA), (left, self._door.centery - text.height() // 2))
        return [Seen("button", words, self._door, False)]

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, number: int) -> Seen:
        """One line; a lozenge before it says that dice were rolled, a large one with a mark that they surprised."""
        text, told = self._theme.text, self._lines[number]
        focused = number == self.chosen
        if focused:
            self._theme.plate(surface, row, SHADE)
        if told.thrown and told.side:
            middle = (row.x + text.px(0.9), row.y + text.px(0.25) + text.height() // 2)
            surprising = told.thrown.odds is not None and told.thrown.odds.surprising
            self._theme.lozenge(surface, middle, text.px(1.5 if surprising else 0.9), side_colours(told.side)[0])
            if surprising:
                mark = text.line("!", "sans_bold", 0.9, PALE)
                surface.blit(mark, mark.get_rect(center=middle))
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
        place = self._place
        self._first = min(self._first, place)
        used, first = 0, place
        while first >= 0 and (used := used + self._row_height(self._shown[first], room.width)) <= room.height:
            first -= 1
        self._first = max(self._first, min(first + 1, place))


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
