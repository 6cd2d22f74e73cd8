"""What the pages of saves have in common: a form at the left, what is told of the chosen save at the right."""

from collections.abc import Sequence

import pygame

from game.campaign.saves import Listed
from game.i18n import _
from game.scenes.battle.page import Page
from game.scenes.context import Context
from game.scenes.saves.picture import from_text
from game.scenes.saves.words import facts, name_of, plain, slots_of, when
from game.ui.input import Listen
from game.ui.intents import AltClick, Cancel, Intent, Menu
from game.ui.prompts import HIGH, draw_prompts
from game.ui.theme import INK, PALE, RED, SEPIA, WOOD
from game.ui.widgets import CLOSED, Column, Dialog, Form, Memory, Outcome, Pane, Seen, Widget

_WIDE, _LEAST = 36, 15
"""How wide the form would like to be, and what is left for what is told beside it, in units."""
LISTED = 8
"""How many saves are listed at once."""


class SavesPage:
    """Lies over everything; a page says what widgets it has and what is done with what they tell."""

    heading = ""

    def __init__(self, context: Context, saves: Sequence[Listed], complaint: str = "") -> None:
        """`complaint` is a sentence the player should read first."""
        self.complaint = complaint
        self.slots = slots_of(saves)
        self.question: Dialog | None = None
        self._context = context
        self._memory: Memory = {}
        self._told: tuple[Seen, ...] = ()
        self._pictured: tuple[str, pygame.Surface | None] = ("", None)
        self._form = self._made()

    # -- for each page to say

    @property
    def chosen(self) -> Listed | None:
        """The save that is told of."""
        raise NotImplementedError

    def widgets(self) -> list[Widget]:
        """What can be chosen and pressed."""
        raise NotImplementedError

    def happened(self, outcome: Outcome) -> str | None:
        """What comes of something that was done on the form."""
        raise NotImplementedError

    def answered(self, answer: str) -> str | None:
        """What comes of a question's answer."""
        raise NotImplementedError

    # -- what the hand does

    @property
    def listen(self) -> Listen:
        """What keys are for besides intents: a name may be typed."""
        return Listen() if self.question else self._form.listen

    def handle(self, intent: Intent) -> str | None:
        """What was chosen, CLOSED, or None while the page stays open."""
        if self.question:
            answer = self.question.handle(intent)
            if answer is None:
                return None
            self.question = None
            return None if answer == CLOSED else self.answered(answer)
        if isinstance(intent, Cancel | Menu | AltClick):
            return CLOSED
        outcome = self._form.handle(intent)
        return self.happened(outcome) if outcome else None

    def renew(self) -> None:
        """Make the form anew; the focus stays where it is."""
        self._form = self._made()

    def focus(self, name: str) -> None:
        """Give a control the focus."""
        self._memory[""] = name
        self.renew()

    def _made(self) -> Form:
        return Form(Pane(Column(self.widgets(), gap=0.45)), self._context.theme, self._memory)

    # -- what is seen

    def tree(self) -> tuple[Seen, ...]:
        """What can be read and pressed."""
        return self.question.tree() if self.question else (*self._form.tree(), *self._told)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the form at the left, and at the right (or below) what is told of the chosen save."""
        text, theme = self._context.text, self._context.theme
        surface.fill(WOOD)
        gap, margin = text.px(1.2), text.px(1.1)
        heading = text.line(self.heading, "display", 2.6, PALE)
        surface.blit(heading, (gap + text.px(0.6), gap // 2))
        top, foot = gap // 2 + heading.get_height(), surface.get_height() - text.px(HIGH)
        beside = surface.get_width() - 3 * gap >= text.px(_LEAST + 20)
        wide = surface.get_width() - 2 * gap
        if beside:
            wide = min(text.px(_WIDE), wide - text.px(_LEAST) - gap)
        room = foot - top - text.px(0.3) if beside else (foot - top) * 3 // 5
        sheet = pygame.Rect(gap, top, wide, min(self._form.size(wide - 2 * margin)[1] + 2 * margin, room))
        theme.panel(surface, sheet)
        self._form.lay_out(sheet.inflate(-2 * margin, -2 * margin))
        self._form.draw(surface)
        left, high = (sheet.right + gap, top) if beside else (gap, sheet.bottom + text.px(0.5))
        bottom = foot - text.px(0.3)
        self._told = self._draw_told(surface, pygame.Rect(left, high, surface.get_width() - left - gap, bottom - high))
        middle = foot + text.px(HIGH) // 2
        draw_prompts(surface, theme, self._context.caps, _prompts(), gap, middle, surface.get_width() - gap)
        if self.question:
            self.question.draw(surface)

    def _draw_told(self, surface: pygame.Surface, rect: pygame.Rect) -> tuple[Seen, ...]:
        """The sheet of the chosen save, as high as what is told needs."""
        if self.chosen is None and not self.complaint:
            return ()
        text = self._context.text
        room, pictured = rect.height - text.px(2.2), True
        measured = Page(text, rect.inflate(-text.px(2), 0))
        self._write(measured, pictured=pictured)
        if measured.height > room:
            measured, pictured = Page(text, rect.inflate(-text.px(2), 0)), False
            self._write(measured, pictured=pictured)
        rect.height = min(rect.height, measured.height + text.px(2.2))
        inner = self._context.theme.panel(surface, rect)
        page = Page(text, inner, surface)
        self._write(page, pictured=pictured)
        return tuple(page.seen)

    def _write(self, page: Page, *, pictured: bool) -> None:
        """Tell of the chosen save, with its picture where there is room for it."""
        if self.complaint:
            page.wrapped(plain(self.complaint), colour=RED)
            page.gap(0.4)
        one = self.chosen
        if one is None:
            return
        about = one.about
        _line(page, name_of(one), 1.5)
        if one.complaint:
            page.wrapped(_("It cannot be loaded: {why}.").format(why=plain(one.complaint)), colour=RED)
            page.wrapped(one.path.name, size=0.92, colour=SEPIA)
            return
        page.wrapped(when(about.date), "serif_italic", 1.1, SEPIA)
        page.gap(0.3)
        if pictured:
            self._draw_picture(page, about.picture)
        for name, value in facts(about):
            page.pair(name, page.text.fitted(value, page.rect.width * 2 // 3, "sans_bold"))

    def _draw_picture(self, page: Page, text: str) -> None:
        """The picture as wide as there is room for."""
        if self._pictured[0] != text:
            self._pictured = (text, from_text(text))
        picture = self._pictured[1]
        if picture is None:
            return
        wide = min(page.rect.width, page.text.px(24))
        high = wide * picture.get_height() // picture.get_width()
        place = page.place(high)
        if page.surface and place:
            place.width = wide
            page.surface.blit(pygame.transform.smoothscale(picture, place.size), place)
            pygame.draw.rect(page.surface, INK, place, 1)
        page.gap(0.4)


def _line(page: Page, words: str, size: float) -> None:
    page.wrapped(page.text.fitted(words, page.rect.width, "serif_bold", size), "serif_bold", size)


def _prompts() -> tuple[tuple[tuple[str, ...], str], ...]:
    return (
        (("up", "down"), _("Choose")),
        (("left", "right"), _("Another save")),
        (("confirm",), _("Open")),
        (("cancel",), _("Back")),
    )
