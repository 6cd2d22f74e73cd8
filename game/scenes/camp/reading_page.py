"""What pages that are read have in common: a narrow sheet to choose on, a wide one to read, and keys that read on."""

from collections.abc import Sequence

import pygame

from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.sheet_columns import Sheets, SheetsForm
from game.scenes.camp.sheet_scene import STEP
from game.scenes.context import Context
from game.scenes.form_scene import FormScene
from game.scenes.frame import draw_frame
from game.scenes.stack import Pop, Transition
from game.ui.intents import AltClick, Cancel, Cursor, Intent, Quit
from game.ui.prompts import Prompt
from game.ui.widgets import Button, Memory, Outcome, Pressed, Widget


class ReadingPage(FormScene):
    """Two sheets side by side. Subclasses say what stands on them; nothing is done here that changes the campaign."""

    name = "reading"
    shares = (46, 54)
    """How the width is shared by the two sheets."""

    def __init__(self, context: Context, journey: Journey) -> None:
        self.changed = True
        self._context, self._journey = context, journey
        self._memory: Memory = {"": "back"}
        self._sheets: Sheets
        self._form = self._made()

    # -- for each page to say

    def heading(self) -> str:
        """What stands above the page."""
        raise NotImplementedError

    def under(self) -> str:
        """What stands beside the heading."""
        raise NotImplementedError

    def left(self) -> Sequence[Widget]:
        """What stands on the first sheet, above the way back."""
        raise NotImplementedError

    def right(self) -> Sequence[Widget]:
        """What there is to read."""
        raise NotImplementedError

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return ((("up", "down"), _("Read on")), (("cancel",), _("Back")))

    def chosen(self, outcome: Outcome) -> None:
        """Something was done on the first sheet."""

    # -- the page

    def _made(self) -> SheetsForm:
        self._sheets = Sheets(([*self.left(), Button("back", _("Back"))], self.right()), self.shares, gap=0.3)
        return SheetsForm(self._sheets, self._context.theme, self._memory)

    def refresh(self) -> None:
        """Make the page anew."""
        self._form = self._made()
        self.changed = True

    def handle(self, intent: Intent) -> Transition | None:
        """Read on, choose, and go back."""
        match intent:
            case Quit() | Cancel() | AltClick():
                return Pop()
            case Cursor(0, step) if self._sheets.scroll_last(self._context.text.px(STEP) * step):
                self.changed = True
                return None
        outcome = self.through_form(intent)
        if outcome == Pressed("back"):
            return Pop()
        if outcome:
            self.chosen(outcome)
        return None

    def update(self, dt: int) -> Transition | None:
        """Count the time."""
        self._journey.milliseconds += dt
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Both sheets, and what has the focus."""
        self.changed = False
        prompts, backdrop = self.prompts(), self._journey.backdrop
        body = draw_frame(surface, self._context, self.heading(), self.under(), prompts, backdrop=backdrop)
        self._form.lay_out(body)
        self._form.draw(surface)
        self._form.draw_tip(surface)
