"""The draw of class candidates, shown as what it is: every class with its weight, and who was drawn (rule book 9)."""

from collections.abc import Sequence

import pygame

from game.campaign.events import CandidateDrawn
from game.campaign.quiz.classes import Weights
from game.content.catalog import Catalog
from game.i18n import _
from game.scenes.context import Context
from game.scenes.frame import MARGIN
from game.ui.prompts import Prompt
from game.ui.theme import BLUE, GOLD, INK, PALE, RULE, SEPIA, Theme
from game.ui.widgets import Button, Column, Form, Label, Pane, Widget

REVEAL = 700
"""Milliseconds from one candidate to the next."""
_ROW = 1.55


class Chances(Widget):
    """Every class as a bar as long as it is likely, the likelier first; those drawn are marked."""

    role = "table"

    def __init__(self, weighed: Weights, drawn: Sequence[str], catalog: Catalog) -> None:
        self._total = sum(weighed.values())
        self._rows = sorted(weighed.items(), key=lambda item: (-item[1], item[0]))
        self._names = {id_: catalog.commander.classes[id_].name for id_ in weighed}
        self.drawn = tuple(drawn)
        told = ", ".join(f"{self._names[id_]} {weight}" for id_, weight in self._rows)
        super().__init__(_("Of {total}: {classes}").format(total=self._total, classes=told))

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Two columns where there is room for them."""
        wide = theme.text.px(50) if room is None else room
        rows = -(-len(self._rows) // self._columns(theme, wide))
        return wide, rows * theme.text.px(_ROW)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Row by row, column by column."""
        columns = self._columns(theme, self.rect.width)
        rows, gap = -(-len(self._rows) // columns), theme.text.px(2)
        width = (self.rect.width - gap * (columns - 1)) // columns
        for at, (id_, weight) in enumerate(self._rows):
            left = self.rect.x + at // rows * (width + gap)
            top = self.rect.y + at % rows * theme.text.px(_ROW)
            self._draw_row(surface, theme, pygame.Rect(left, top, width, theme.text.px(_ROW)), id_, weight)

    def _draw_row(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, id_: str, weight: int) -> None:
        text, chosen = theme.text, id_ in self.drawn
        if chosen:
            theme.plate(surface, row.inflate(-2, -4), BLUE)
            theme.lozenge(surface, (row.x + text.px(0.9), row.centery), text.px(0.9))
        colour = PALE if chosen else INK
        name = text.line(self._names[id_], "serif_bold", 1.1, colour)
        surface.blit(name, name.get_rect(midleft=(row.x + text.px(1.8), row.centery - 1)))
        words = _("{weight} in {total}").format(weight=weight, total=self._total)
        chance = text.line(words, "sans", 0.95, PALE if chosen else SEPIA)
        place = chance.get_rect(midright=(row.right - text.px(0.6), row.centery))
        surface.blit(chance, place)
        left, right = row.x + text.px(10), row.right - text.px(6.2)
        if right - left < text.px(3):
            return
        bar = pygame.Rect(left, row.centery - text.px(0.25), right - left, text.px(0.5))
        pygame.draw.rect(surface, RULE, bar, 1, border_radius=3)
        most = max(weight for _, weight in self._rows)
        bar.width = max(3, bar.width * weight // most)
        pygame.draw.rect(surface, GOLD if chosen else RULE, bar, border_radius=3)

    def _columns(self, theme: Theme, wide: int) -> int:
        return 2 if wide >= theme.text.px(44) else 1


class DrawPage:
    """Shows who is drawn, one after the other; at once when motion is reduced."""

    letters = ""

    def __init__(
        self, context: Context, catalog: Catalog, weighed: Weights, events: Sequence[CandidateDrawn], *, still: bool
    ) -> None:
        self._context = context
        self._events = tuple(events)
        self._catalog = catalog
        self._passed = REVEAL * len(events) if still else 0
        self._chances = Chances(weighed, (), catalog)
        self._told = Label("", face="serif_italic", size=1.2, wide=60)
        words = _("Every class weighs something; what your answers like weighs more. Likelier is not certain.")
        head = Label(_("The draw"), face="serif_bold", size=1.9, wide=60)
        parts = [head, Label(words, size=1.15, wide=60), self._chances, self._told, Button("on", _("See who you are"))]
        self.form = Form(Pane(Column(parts, gap=0.5)), context.theme)
        self._show()

    @property
    def busy(self) -> bool:
        """Whether somebody is still to be drawn."""
        return self._passed < REVEAL * len(self._events)

    def typed(self, character: str) -> str | None:  # noqa: ARG002 - nothing is typed here
        """Nothing."""
        return None

    def hurry(self) -> None:
        """Show everybody at once."""
        self._passed = REVEAL * len(self._events)
        self._show()

    def let_pass(self, dt: int) -> bool:
        """Let time pass; whether something new is to be seen."""
        before = self._passed // REVEAL
        self._passed = min(self._passed + dt, REVEAL * len(self._events))
        self._show()
        return self._passed // REVEAL != before

    def _show(self) -> None:
        seen = self._events[: self._passed // REVEAL]
        self._chances.drawn = tuple(event.kind for event in seen)
        names = [self._catalog.commander.classes[event.kind].name for event in seen]
        self._told.label = _("Drawn: {classes}").format(classes=", ".join(names)) if names else _("The lots are cast.")

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return ((("confirm",), _("Go on")), (("undo",), _("Back a question")), (("cancel",), _("Leave")))

    def draw(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Draw it on one sheet of paper."""
        text = self._context.text
        self._context.theme.panel(surface, body)
        self.form.lay_out(body.inflate(-2 * text.px(MARGIN), -2 * text.px(MARGIN)))
        self.form.draw(surface)
