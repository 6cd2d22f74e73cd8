"""What pages of the camp have in common: one form on one sheet of paper, undo, and the way back."""

from collections.abc import Sequence

import pygame

from game.campaign.saves import CAMPAIGN
from game.core.action import Action
from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.keeping import keep
from game.scenes.context import Context
from game.scenes.form_scene import FormScene
from game.scenes.frame import draw_frame, lay_on_sheet
from game.scenes.stack import Pop, Transition
from game.ui.intents import AltClick, Cancel, Cursor, Intent, Quit, Undo
from game.ui.prompts import Prompt
from game.ui.sentences_campaign import campaign_reason
from game.ui.widgets import Button, Column, Form, Memory, Outcome, Pane, Pressed, Widget

STEP = 4
"""How far a key scrolls what is there to be read, in units."""


class CampPage(FormScene):
    """A page made anew of its parts whenever something was done. Subclasses say what stands on it and what is done."""

    name = "camp page"
    wide = 56
    """How wide the sheet would like to be, in units."""
    read = False
    """Whether it is there to be read: keys that go up and down scroll it first, before they move the focus."""

    def __init__(self, context: Context, journey: Journey) -> None:
        self.changed = True
        self._context, self._journey = context, journey
        self._memory: Memory = {}
        self._notice = ""
        self._pane: Pane
        self._form = self._make_form()

    def heading(self) -> str:
        """What stands above the page."""
        raise NotImplementedError

    def under(self) -> str:
        """What stands beside the heading while there is no news."""
        return self._journey.place

    def parts(self) -> Sequence[Widget]:
        """What stands on the page."""
        raise NotImplementedError

    def ways(self) -> Sequence[Widget]:
        """The ways out of the page."""
        return (Button("back", _("Back to camp")),)

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Follow what was done on the page."""
        raise NotImplementedError

    def _make_form(self) -> Form:
        widgets = [*self.parts(), *self.ways()]
        self._pane = Pane(Column(widgets, gap=0.45))
        return Form(self._pane, self._context.theme, self._memory)

    def refresh(self) -> None:
        """Make the page anew."""
        self._form = self._make_form()
        self.changed = True

    def do(self, action: Action) -> None:
        """Commit a choice and keep the campaign; a refusal is told."""
        refused = self._journey.why_not(action)
        if refused is not None:
            self._notice = campaign_reason(refused, self._journey.catalog)
        else:
            self._journey.commit(action)
            self._notice = keep(self._context, self._journey, CAMPAIGN)
        self.refresh()

    def handle(self, intent: Intent) -> Transition | None:
        """Choose, take back, or go back."""
        match intent:
            case Quit() | Cancel() | AltClick():
                return Pop()
            case Undo():
                self._undo()
                return None
            case Cursor(0, step) if self.read and self._pane.scroll(self._context.text.px(STEP) * step):
                self.changed = True
                return None
        outcome = self.through_form(intent)
        if outcome == Pressed("back"):
            return Pop()
        return self.chosen(outcome) if outcome else None

    def _undo(self) -> None:
        undone = self._journey.undo()
        self._notice = "" if undone else _("There is nothing to take back.")
        if undone:
            self._notice = keep(self._context, self._journey, CAMPAIGN) or _("Taken back.")
        self.refresh()

    def update(self, dt: int) -> Transition | None:
        """Count the time."""
        self._journey.milliseconds += dt
        return None

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return (
            (("up", "down"), _("Choose")),
            (("confirm",), _("Do it")),
            (("undo",), _("Take back")),
            (("cancel",), _("Back to camp")),
        )

    def _stores(self) -> str:
        """What stands at the right of the line above."""
        company = self._journey.company
        return _("Gold {gold}   Rations {rations}").format(gold=company.gold, rations=company.rations)

    def _frame(self, surface: pygame.Surface) -> pygame.Rect:
        """What lies around the page; returns the room for it."""
        backdrop, under = self._journey.backdrop, self._notice or self.under()
        prompts, right = self.prompts(), self._stores()
        return draw_frame(surface, self._context, self.heading(), under, prompts, right, backdrop=backdrop)

    def draw(self, surface: pygame.Surface) -> None:
        """One sheet in the middle, as high as what stands on it."""
        self.changed = False
        lay_on_sheet(surface, self._context.theme, self._form, self._frame(surface), self.wide)
        self._form.draw(surface)
        self._form.draw_tip(surface)
