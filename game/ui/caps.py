"""Which key or button means an intent on the device the player used last, as a cap to draw and as a word."""

from collections.abc import Mapping
from types import MappingProxyType

import pygame

from game.i18n import _
from game.settings import Settings
from game.ui.input import Device
from game.ui.key_names import key_label
from game.ui.theme import Theme

PAD: Mapping[str, str] = MappingProxyType(
    {
        "confirm": "pad_a",
        "cancel": "pad_b",
        "wait": "pad_x",
        "undo": "pad_y",
        "previous": "pad_lb",
        "next": "pad_rb",
        "zoom_out": "pad_lt",
        "zoom_in": "pad_rt",
        "menu": "pad_start",
        "end_turn": "pad_back",
        "danger": "pad_left_stick",
        "speed": "pad_right_stick",
        "up": "pad_up",
        "down": "pad_down",
        "left": "pad_left",
        "right": "pad_right",
        "skip": "pad_a",
    }
)
"""The sign of the pad's button for the intents that have one; for the others a key is shown."""

MOUSE: Mapping[str, str] = MappingProxyType(
    {"confirm": "mouse_left", "cancel": "mouse_right", "zoom_in": "mouse_wheel", "zoom_out": "mouse_wheel"}
)
"""The sign of the mouse's button for the intents that have one; for the others a key is shown."""


KEY = "key "
"""What stands before a key of a scene's own that no intent is bound to, where an intent is expected."""


class Caps:
    """Draws an intent's cap; `device` and `settings` may be set at any time."""

    def __init__(self, settings: Settings, theme: Theme) -> None:
        self.settings = settings
        self.device: Device = "keyboard"
        self._theme = theme

    def label(self, intent: str) -> str:
        """The cap in words. Raises KeyError if there is no such intent."""
        if intent.startswith(KEY):
            return intent.removeprefix(KEY)
        sign = self._sign(intent)
        return words_of(sign) if sign else key_label(self.settings.keys(intent)[0])

    def width(self, intent: str) -> int:
        """How wide its cap is, in pixels."""
        sign = self._sign(intent)
        return self._theme.sign_width(sign) if sign else self._theme.cap_width(self.label(intent))

    def draw(self, surface: pygame.Surface, intent: str, left: int, middle: int) -> int:
        """Draw its cap, its left edge and middle height given; returns its right edge."""
        sign = self._sign(intent)
        if sign:
            return self._theme.sign(surface, sign, left, middle)
        return self._theme.key_cap(surface, self.label(intent), left, middle)

    def _sign(self, intent: str) -> str | None:
        match self.device:
            case "pad":
                return PAD.get(intent)
            case "mouse":
                return MOUSE.get(intent)
        return None


def words_of(sign: str) -> str:
    """What a sign of pad or mouse is called. Raises KeyError if there is no such sign."""
    return {
        "pad_a": "A",
        "pad_b": "B",
        "pad_x": "X",
        "pad_y": "Y",
        "pad_lb": "LB",
        "pad_rb": "RB",
        "pad_lt": "LT",
        "pad_rt": "RT",
        "pad_start": _("Start"),
        "pad_back": _("Back button"),
        "pad_left_stick": _("left stick pressed"),
        "pad_right_stick": _("right stick pressed"),
        "pad_up": _("cross up"),
        "pad_down": _("cross down"),
        "pad_left": _("cross left"),
        "pad_right": _("cross right"),
        "mouse_left": _("left click"),
        "mouse_right": _("right click"),
        "mouse_wheel": _("wheel"),
    }[sign]
