"""The widget kit: labels, buttons and choices in columns and rows, with one focus for keyboard and mouse."""

from game.ui.widgets.controls import Button, Choice, Label
from game.ui.widgets.form import Form
from game.ui.widgets.layout import Column, Row
from game.ui.widgets.widget import Changed, Outcome, Pressed, Seen, Widget

__all__ = ["Button", "Changed", "Choice", "Column", "Form", "Label", "Outcome", "Pressed", "Row", "Seen", "Widget"]
