"""The draw of class candidates, shown as what it is: every class with its weight, and who was drawn (rule book 9)."""

import pygame

from game.content.catalog import Catalog
from game.i18n import _
from game.scenes.context import Context
from game.scenes.frame import MARGIN
from game.scenes.quiz.draw_parts import Chances, Lots
from game.scenes.quiz.sitting import Sitting
from game.scenes.quiz.words import drawn_words
from game.ui.prompts import Prompt
from game.ui.theme import Theme
from game.ui.widgets import Button, Column, Form, Label, Pane, Widget

REVEAL = 1300
"""Milliseconds for which one lot is drawn."""
REST = 400
"""Milliseconds before the next one."""
_STEP = 4
"""How far a key scrolls, in units."""


class _Sheet(Widget):
    """What is to be read, scrolled where there is little room, and the way on below it."""

    def __init__(self, pane: Pane, way: Button) -> None:
        super().__init__()
        self.children = (pane, way)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Whatever there is."""
        return theme.text.px(60) if room is None else room, 0

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """The way on is always in sight."""
        super().place(rect, theme)
        pane, way = self.children
        low = way.size(theme, rect.width)[1]
        high = max(1, rect.height - low - theme.text.px(0.6))
        pane.place(pygame.Rect(rect.x, rect.y, rect.width, high), theme)
        way.place(pygame.Rect(rect.x, rect.bottom - low, rect.width, low), theme)


class DrawPage:
    """Shows who is drawn, one after the other; with `still` all are drawn at once."""

    letters = ""

    def __init__(self, context: Context, catalog: Catalog, sitting: Sitting, *, still: bool) -> None:
        self._context = context
        names = {id_: kind.name for id_, kind in catalog.commander.classes.items()}
        lots = sitting.lots
        self._kinds = tuple(lot.drawn.kind for lot in lots)
        self._chances = Chances(sitting.weights, names)
        self._lots = tuple(Lots(number, lot, names) for number, lot in enumerate(lots))
        self._passed = self._whole if still else 0
        words = _("Every class weighs something; what your answers like weighs more. Likelier is not certain.")
        choose = Label(drawn_words(len(lots)), face="sans", size=1.1, wide=60)
        head = Label(_("The draw"), face="serif_bold", size=1.7, wide=60)
        told = Label(words, face="serif_italic", size=1.1, wide=60)
        self._pane = Pane(Column([head, choose, told, self._chances, *self._lots], gap=0.6))
        self.form = Form(_Sheet(self._pane, Button("on", _("See who you are"))), context.theme)
        self._show()

    @property
    def _whole(self) -> int:
        return len(self._lots) * (REVEAL + REST)

    @property
    def busy(self) -> bool:
        """Whether somebody is still to be drawn."""
        return self._passed < self._whole

    def hurry(self) -> None:
        """Draw everybody at once."""
        self._passed = self._whole
        self._show()

    def let_pass(self, dt: int) -> None:
        """Let milliseconds pass."""
        self._passed = min(self._passed + dt, self._whole)
        self._show()

    def read_on(self, step: int) -> bool:
        """Scroll down (+1) or up (-1); whether that moved anything."""
        return self._pane.scroll(self._context.text.px(_STEP) * step)

    def _show(self) -> None:
        for at, lots in enumerate(self._lots):
            lots.done = max(0.0, min(1.0, (self._passed - at * (REVEAL + REST)) / REVEAL))
            lots.tell()
        seen = zip(self._kinds, self._lots, strict=True)
        self._chances.drawn = tuple(kind for kind, lots in seen if lots.done >= 1)

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return ((("confirm",), _("Go on")), (("cancel",), _("Back a question")), (("menu",), _("Leave")))

    def draw(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Draw it on one sheet of paper."""
        text = self._context.text
        self._context.theme.panel(surface, body)
        self.form.lay_out(body.inflate(-2 * text.px(MARGIN), -2 * text.px(MARGIN)))
        drawing = next((lots for lots in self._lots if 0 < lots.done < 1), None)
        if drawing:
            self._pane.reveal(drawing.rect)
        self.form.draw(surface)
