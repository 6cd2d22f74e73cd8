"""What every widget is: a role, a label, a rectangle, perhaps children, perhaps something that can be done to it."""

from dataclasses import dataclass

import pygame

from game.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button was pressed."""

    name: str


@dataclass(frozen=True, slots=True)
class Changed:
    """A choice now stands at another of its options."""

    name: str
    index: int


Outcome = Pressed | Changed


@dataclass(frozen=True, slots=True)
class Seen:
    """A widget as a reader of the screen meets it.

    `rect` is the part that is in sight, without area if none is. `state` says more than the label where there is more
    ("disabled", "chosen"). `depth` counts the widgets it lies in, so that a sequence in reading order is a tree. `cut`
    says that its words are not shown whole.
    """

    role: str
    label: str
    rect: pygame.Rect
    focused: bool
    state: str = ""
    depth: int = 0
    cut: bool = False


class Widget:
    """A part of a form. `rect` is in window pixels and valid once the form was laid out."""

    role = "group"
    takes_focus = False

    def __init__(self, label: str = "") -> None:
        self.label = label
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.children: tuple[Widget, ...] = ()

    def size(self, theme: Theme) -> tuple[int, int]:
        """The width and height it would like, in pixels."""
        raise NotImplementedError

    def place(self, rect: pygame.Rect, theme: Theme) -> None:  # noqa: ARG002 - containers lay out their children
        """Take up a rectangle."""
        self.rect = rect.copy()

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """Draw it where it was placed."""

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002 - where matters to some
        """What confirming it does, or a click `at` a place."""
        return None

    def turned(self, step: int) -> Outcome | None:  # noqa: ARG002 - only a choice has somewhere to turn
        """What left (-1) or right (+1) does to it; None if nothing."""
        return None
