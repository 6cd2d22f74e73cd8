"""The head of the ledger: a field to search in, and choices of what is shown, of whom, and from which round."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.i18n import _
from game.scenes.battle.ledger import Query, Show, rounds_in, sides_in
from game.ui.input import Listen
from game.ui.intents import AltClick, Cancel, Confirm, Cursor, Intent, Menu
from game.ui.sentences import side_name
from game.ui.sentences_log import Told
from game.ui.theme import Theme
from game.ui.widgets import Choice, Form, Pane, Row, Seen, TextField
from game.ui.widgets import row as rows
from game.ui.widgets.walk import walk

_LONGEST, _BOX, _NARROW = 24, 9.0, 5.0
"""Letters that may be searched for, and how wide their box would like to be and at least is, in units."""
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 '-+.äöüßéèêëàâáåæçíîïñóôøœúûùÄÖÜÉÈÀÅÆÇÑÓØŒÚ"
_SHOWS: tuple[Show, ...] = ("all", "rolls", "surprises")


class Search(TextField):
    """What is searched for; the box takes the room there is and shows the end of what does not fit."""

    def __init__(self) -> None:
        self._wide = 0
        super().__init__("search", _("Search"), accepts=_LETTERS, most=_LONGEST)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A row with the box as wide as it can be."""
        px = theme.text.px
        named = px(rows.LEFT) + px(rows.END)
        self._wide = px(_BOX) if room is None else max(px(_NARROW), min(px(_BOX), room - named))
        return super().size(theme, room)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The field with the end of its text."""
        whole, room = self.text, self._wide - theme.text.px(1.2)
        while self.text and theme.text.width(self.text, "sans_bold", rows.NOTE) > room:
            self.text = self.text[1:]
        super().draw(surface, theme, focused=focused)
        self.text = whole

    def _right(self, theme: Theme) -> int:
        return self._wide or theme.text.px(_BOX)


class LedgerHead:
    """Holds the controls; `active` while the hand is on them."""

    def __init__(self, theme: Theme, lines: Sequence[Told]) -> None:
        self.active = False
        self._theme = theme
        self._search = Search()
        self._sides, self._rounds = ("", *sides_in(lines)), (0, *rounds_in(lines))
        self._show = Choice("show", _("Show"), (_("everything"), _("rolls"), _("surprises")))
        of = [side_name(side) for side in self._sides[1:]]
        self._side = Choice("side", _("Of"), (_("anybody"), *of))
        self._round = Choice("round", _("Round"), (_("any"), *(str(number) for number in self._rounds[1:])))
        self._controls = (self._search, self._show, self._side, self._round)
        self._root = Pane(Row(self._controls, gap=0.6))
        self._form = Form(self._root, theme)

    @property
    def query(self) -> Query:
        """What is asked for."""
        show, side = _SHOWS[self._show.index], self._sides[self._side.index]
        return Query(self._search.text, show, side, self._rounds[self._round.index])

    @property
    def listen(self) -> Listen:
        """Letters go into the field while it has the focus."""
        return self._form.listen if self.active else Listen()

    def covers(self, x: int, y: int) -> bool:
        """Whether a pixel lies on the head."""
        return self._root.rect.collidepoint(x, y)

    def handle(self, intent: Intent) -> None:
        """Take what the hand did; the way down and out leads off the head."""
        focus = self._form.focus
        match intent:
            case Cancel() | Menu() | AltClick():
                self.active = False
            case Confirm() if focus is self._search:
                self.active = False
            case Cursor(0, 1) if focus and not any(one.rect.top >= focus.rect.bottom for one in self._controls):
                self.active = False
            case _:
                self._form.handle(intent)

    def height(self, width: int, most: int) -> int:
        """How high it is at a width, in pixels, but not higher than `most`."""
        return min(self._form.size(width)[1], most)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> tuple[Seen, ...]:
        """Draw it into a rectangle; nothing has the focus while the hand is elsewhere."""
        self._form.lay_out(rect)
        if self.active:
            self._form.draw(surface)
            return self._form.tree()
        clip = surface.get_clip()
        for placed in walk(self._root):
            surface.set_clip(clip.clip(placed.view) if placed.view else clip)
            placed.widget.draw(surface, self._theme, focused=False)
        surface.set_clip(clip)
        return tuple(replace(seen, focused=False) for seen in self._form.tree())

    def hide(self) -> None:
        """It is not drawn: nothing of it can be clicked."""
        self._root.rect = pygame.Rect(0, 0, 0, 0)
