"""A place for a key: pressed, it waits, and the next key that goes down is caught."""

import pygame

from game.i18n import _
from game.ui.key_names import key_label
from game.ui.theme import BLUE, INK, PALE, RED, Theme
from game.ui.widgets.widget import Caught, Outcome, Widget

_NONE = "\u2013"


class KeySlot(Widget):
    """Shows the cap of a key, or a dash; `clash` marks a key that means something else too, by a sign and in red."""

    role = "key"
    control = True

    def __init__(self, name: str, title: str, key: str, *, clash: bool = False, tip: str = "") -> None:
        super().__init__(name=name, tip=tip)
        self.clash = clash
        self._cap = key_label(key) if key else ""
        self.label = f"{title}: {self._cap or _NONE}"
        self.catching = False

    @property
    def state(self) -> str:
        """Whether it waits, or clashes with another."""
        return "waiting" if self.catching else "clash" if self.clash else ""

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:  # noqa: ARG002 - a cap is one line
        """Room for the cap, and for the words that ask for a key."""
        width = theme.cap_width(self._cap) if self._cap else theme.text.px(1)
        width += theme.sign_width("warning") + theme.text.px(0.4)
        asking = theme.text.width(_waiting(), "sans_bold", 1)
        return max(width, asking) + theme.text.px(0.8), theme.text.px(2.1)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:
        """The cap, or that a key is waited for."""
        px = theme.text.px
        if focused:
            theme.plate(surface, self.rect, BLUE)
            theme.focus(surface, self.rect)
        left, middle = self.rect.x + px(0.4), self.rect.centery
        if self.catching:
            image = theme.text.line(_waiting(), "sans_bold", 1, PALE)
            surface.blit(image, image.get_rect(midleft=(left, middle)))
            return
        if self.clash:
            frame = self.rect.inflate(-px(0.1), -px(0.1))
            pygame.draw.rect(surface, RED, frame, max(2, px(0.12)), border_radius=px(0.4))
            left = theme.sign(surface, "warning", left, middle) + px(0.3)
        if self._cap:
            theme.key_cap(surface, self._cap, left, middle)
        else:
            image = theme.text.line(_NONE, "sans", 1, PALE if focused else INK)
            surface.blit(image, image.get_rect(midleft=(left + px(0.4), middle)))

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002
        """It waits from now on."""
        self.catching = True
        return None

    def caught(self, key: str | None) -> Outcome | None:
        """The key it has waited for, or None: it waits no longer."""
        self.catching = False
        return Caught(self.name, key) if key else None


def _waiting() -> str:
    return _("Press a key")
