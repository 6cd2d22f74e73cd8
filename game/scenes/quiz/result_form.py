"""The form of the quiz's last page: whoever confirms a pick goes on to the next one, and at last to what begins."""

from game.scenes.quiz.result_parts import Candidate
from game.scenes.quiz.sheets import SheetsForm
from game.ui.intents import Confirm, Intent
from game.ui.widgets import Choice, Outcome, Widget
from game.ui.widgets.walk import controls_in

BEGIN = "begin"
"""The name of the button that takes the commander."""


class ResultForm(SheetsForm):
    """Confirming what is picked already changes nothing and goes on; a class that is not picked is picked by it."""

    def handle(self, intent: Intent) -> Outcome | None:
        """Go on from a pick, or do what a form over sheets does."""
        if isinstance(intent, Confirm) and _settled(self.focus):
            self._go_on()
            return None
        return super().handle(intent)

    def _go_on(self) -> None:
        """To the next pick below, or to the button."""
        controls = controls_in(self._root)
        below = controls[controls.index(self._focus) + 1 :] if self._focus in controls else []
        picks = (widget for widget in below if isinstance(widget, Choice))
        begin = next((widget for widget in controls if widget.name == BEGIN), None)
        self._take(next(picks, begin))


def _settled(focus: Widget | None) -> bool:
    return isinstance(focus, Choice) or (isinstance(focus, Candidate) and focus.picked)
