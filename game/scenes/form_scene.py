"""What scenes around one form have in common: nothing moves, and the hand goes through the form."""

from game.scenes.stack import Transition
from game.ui.intents import Intent, Point
from game.ui.widgets import Form, Outcome, Seen


class FormScene:
    """A scene that is drawn anew when its form may look otherwise; subclasses make `_form` and say what comes of it."""

    changed: bool
    _form: Form

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    def through_form(self, intent: Intent) -> Outcome | None:
        """Hand an intent to the form; a pointer that stays on one control changes nothing to be seen."""
        before = self._form.focus
        outcome = self._form.handle(intent)
        if not isinstance(intent, Point) or before is not self._form.focus:
            self.changed = True
        return outcome

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing moves here
        """Nothing happens by itself."""
        return None

    def tree(self) -> tuple[Seen, ...]:
        """The form as a reader of the screen meets it."""
        return self._form.tree()
