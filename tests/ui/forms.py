"""Reading a form as whoever looks at the screen does."""

from game.ui.widgets import Form, Seen


def focus(form: Form) -> str:
    """The label of the control in focus."""
    return next(seen.label for seen in form.tree() if seen.focused)


def named(form: Form, label: str) -> Seen:
    """The widget with this label."""
    return next(seen for seen in form.tree() if seen.label == label)
