"""The widget kit: what forms are made of, with one focus for keyboard, pad and mouse, and a tree that can be read."""

from game.ui.widgets.capture import KeySlot
from game.ui.widgets.controls import Button, Choice
from game.ui.widgets.dialog import CLOSED, Dialog
from game.ui.widgets.field import TextField
from game.ui.widgets.form import Form, Memory
from game.ui.widgets.label import Label, SignLabel
from game.ui.widgets.layout import Column, Grid, Row
from game.ui.widgets.listing import Listing
from game.ui.widgets.pane import Pane
from game.ui.widgets.slider import Slider
from game.ui.widgets.tabs import Tabs
from game.ui.widgets.tooltip import draw_tip
from game.ui.widgets.widget import Caught, Changed, Entered, Outcome, Pressed, Seen, Widget

__all__ = [
    "CLOSED",
    "Button",
    "Caught",
    "Changed",
    "Choice",
    "Column",
    "Dialog",
    "Entered",
    "Form",
    "Grid",
    "KeySlot",
    "Label",
    "Listing",
    "Memory",
    "Outcome",
    "Pane",
    "Pressed",
    "Row",
    "Seen",
    "SignLabel",
    "Slider",
    "Tabs",
    "TextField",
    "Widget",
    "draw_tip",
]
