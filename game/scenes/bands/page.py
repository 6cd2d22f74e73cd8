"""What the pages of bands have in common: a form at the left, and at the right what it is about."""

from collections.abc import Sequence

import pygame

from game.content.catalog import Catalog
from game.i18n import _
from game.scenes.battle.page import Page
from game.scenes.context import Context
from game.scenes.stack import Pop, Transition
from game.ui.input import Listen
from game.ui.intents import AltClick, Cancel, Exposed, Intent, Menu, Point, Quit, Resize
from game.ui.prompts import HIGH, Prompt, draw_prompts
from game.ui.theme import PALE, RED, WOOD
from game.ui.widgets import CLOSED, Column, Dialog, Form, Memory, Outcome, Pane, Seen, Widget

_WIDE, _LEAST = 33, 16
"""How wide the form would like to be, and what is left for what is told beside it, in units."""


class BandPage:
    """A page says what widgets it has, what is done with what they tell, and what is told beside them."""

    name = "bands"
    heading = ""

    def __init__(self, context: Context) -> None:
        """Raises ValueError without content."""
        if context.catalog is None:
            raise ValueError("bands need content")
        self.changed = True
        self.complaint = ""
        """A sentence that the player should read first."""
        self.context = context
        self.catalog: Catalog = context.catalog
        self._question: Dialog | None = None
        self._memory: Memory = {}
        self._told: tuple[Seen, ...] = ()
        self._form: Form | None = None
        self._place: pygame.Rect | None = None

    # -- for each page to say

    def widgets(self) -> Sequence[Widget]:
        """What can be chosen and pressed."""
        raise NotImplementedError

    def happened(self, outcome: Outcome) -> Transition | None:
        """What comes of something that was done on the form."""
        raise NotImplementedError

    def answered(self, answer: str) -> Transition | None:  # noqa: ARG002 - not every page asks
        """What comes of a question's answer."""
        return None

    def tell(self, page: Page, *, pictured: bool) -> None:
        """Tell beside the form what it is about, with pictures where there is room for them."""

    def leave(self) -> Transition | None:
        """What comes of wanting to go back."""
        return Pop()

    # -- for pages to use

    def ask(self, title: str, buttons: Sequence[tuple[str, str]], words: str = "") -> None:
        """Put a question; `answered` is told the name of the button that was pressed."""
        self._question = Dialog(self.context.theme, title, buttons, words)

    def renew(self, focus: str = "") -> None:
        """Make the form anew; the focus stays where it is, or goes to a control by its name."""
        if focus:
            self._memory[""] = focus
        self._form = None

    @property
    def _shown(self) -> Form:
        if self._form is None:
            self._form = Form(Pane(Column(self.widgets(), gap=0.35)), self.context.theme, self._memory)
            if self._place:
                self._form.lay_out(self._place)  # the next key may come before it is drawn
        return self._form

    # -- what the hand does

    @property
    def listen(self) -> Listen:
        """What keys are for besides intents: a name may be typed."""
        return Listen() if self._question else self._shown.listen

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    def handle(self, intent: Intent) -> Transition | None:
        """Change, choose, press, or go back."""
        match intent:
            case Quit():
                return Pop()
            case Resize() | Exposed():
                self.changed = True
                return None
        if self._question:
            return self._answer(self._question, intent)
        if isinstance(intent, Cancel | Menu | AltClick):
            self.changed = True
            return self.leave()
        before = self._shown.focus
        outcome = self._shown.handle(intent)
        if not isinstance(intent, Point) or before is not self._shown.focus:
            self.changed = True
        return self.happened(outcome) if outcome else None

    def _answer(self, question: Dialog, intent: Intent) -> Transition | None:
        self.changed = True
        answer = question.handle(intent)
        if answer is None:
            return None
        self._question = None
        return None if answer == CLOSED else self.answered(answer)

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing happens by itself
        """Nothing happens by itself."""
        return None

    # -- what is seen

    def tree(self) -> tuple[Seen, ...]:
        """What can be read and pressed."""
        return self._question.tree() if self._question else (*self._shown.tree(), *self._told)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the form at the left, and at the right (or below) what it is about."""
        self.changed = False
        text, theme = self.context.text, self.context.theme
        surface.fill(WOOD)
        gap, margin = text.px(1.2), text.px(1.1)
        room = surface.get_width() - 2 * gap
        heading = text.line(text.fitted(self.heading, room, "display", 2.6), "display", 2.6, PALE)
        surface.blit(heading, (gap + text.px(0.6), gap // 2))
        top, foot = gap // 2 + heading.get_height(), surface.get_height() - text.px(HIGH)
        beside = room - gap >= text.px(_LEAST + 16)
        wide = min(text.px(_WIDE), room - text.px(_LEAST) - gap, room * 11 // 20) if beside else room
        high = foot - top - text.px(0.3) if beside else (foot - top) * 3 // 5
        sheet = pygame.Rect(gap, top, wide, min(self._shown.size(wide - 2 * margin)[1] + 2 * margin, high))
        theme.panel(surface, sheet)
        self._place = sheet.inflate(-2 * margin, -2 * margin)
        self._shown.lay_out(self._place)
        self._shown.draw(surface)
        left, upper = (sheet.right + gap, top) if beside else (gap, sheet.bottom + text.px(0.5))
        lower = foot - text.px(0.3)
        self._told = self._draw_told(surface, pygame.Rect(left, upper, surface.get_width() - left - gap, lower - upper))
        middle = foot + text.px(HIGH) // 2
        draw_prompts(surface, theme, self.context.caps, self.prompts(), gap, middle, surface.get_width() - gap)
        if self._question:
            self._question.draw(surface)
        else:
            self._shown.draw_tip(surface)

    def prompts(self) -> tuple[Prompt, ...]:
        """Which keys do what."""
        return (
            (("up", "down"), _("Choose")),
            (("left", "right"), _("Change")),
            (("confirm",), _("Open")),
            (("cancel",), _("Back")),
        )

    def _draw_told(self, surface: pygame.Surface, rect: pygame.Rect) -> tuple[Seen, ...]:
        """The sheet of what is told, as high as it needs, without pictures where they would leave no room."""
        text = self.context.text
        room = rect.height - text.px(2.2)
        heights = []
        for pictured in (True, False):
            measured = Page(text, rect.inflate(-text.px(2), 0))
            self._write(measured, pictured=pictured)
            heights.append(measured.height)
        pictured = heights[0] <= room
        if not max(heights):
            return ()
        rect.height = min(rect.height, heights[not pictured] + text.px(2.2))
        inner = self.context.theme.panel(surface, rect)
        page = Page(text, inner, surface)
        self._write(page, pictured=pictured)
        return tuple(page.seen)

    def _write(self, page: Page, *, pictured: bool) -> None:
        if self.complaint:
            page.wrapped(self.complaint, colour=RED)
            page.gap(0.4)
        self.tell(page, pictured=pictured)
