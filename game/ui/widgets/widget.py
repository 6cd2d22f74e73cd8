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
    """A choice, slider, list or tab bar now stands at another of its places."""

    name: str
    index: int


@dataclass(frozen=True, slots=True)
class Entered:
    """A text field now holds another text."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Caught:
    """A key was pressed for what waited for one; `key` is its name in the settings."""

    name: str
    key: str


Outcome = Pressed | Changed | Entered | Caught


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
    """A part of a form. `rect` is in window pixels and valid once the form was laid out.

    `name` tells controls of one form apart. A control that is not `enabled` is drawn pale and cannot have the focus.
    `tip` is a sentence about it, for whoever dwells on it.
    """

    role = "group"
    control = False
    """Whether it can have the focus."""
    accepts = ""
    """The characters that are typed into it while it has the focus."""
    catching = False
    """Whether it waits for a key, whatever it is."""

    def __init__(self, label: str = "", *, name: str = "", tip: str = "", enabled: bool = True) -> None:
        self.label = label
        self.name = name
        self.tip = tip
        self.enabled = enabled
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.children: tuple[Widget, ...] = ()

    @property
    def takes_focus(self) -> bool:
        """Whether keys may speak to it just now."""
        return self.control and self.enabled

    @property
    def state(self) -> str:
        """What the label does not say."""
        return "" if self.enabled else "disabled"

    def view(self) -> pygame.Rect | None:
        """Where its children are seen, if they may reach beyond that."""
        return None

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """The width and height it would like, in pixels, where it may be `room` wide."""
        raise NotImplementedError

    def place(self, rect: pygame.Rect, theme: Theme) -> None:  # noqa: ARG002 - containers lay out their children
        """Take up a rectangle."""
        self.rect = rect.copy()

    def cut(self, theme: Theme) -> bool:
        """Whether it was given less than it needs to show its words whole."""
        if self.children:
            return False
        width, height = self.size(theme, self.rect.width)
        return width > self.rect.width or height > self.rect.height

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """Draw it where it was placed, without its children."""

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002 - where matters to some
        """What confirming it does, or a click `at` a place."""
        return None

    def turned(self, step: int) -> Outcome | None:  # noqa: ARG002 - only some have somewhere to turn
        """What left (-1) or right (+1) does to it; None if nothing."""
        return None

    def dragged(self, x: int) -> Outcome | None:  # noqa: ARG002 - only a slider follows
        """What drawing the pointer over it to an x does."""
        return None

    def typed(self, character: str) -> Outcome | None:  # noqa: ARG002 - only a text field takes it
        """What a character does; "" takes the last one back."""
        return None

    def caught(self, key: str | None) -> Outcome | None:  # noqa: ARG002 - only what waits for a key takes it
        """What the key does that was waited for; None when the waiting is broken off."""
        return None
