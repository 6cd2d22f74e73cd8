"""The panel of keys: what can be done now, by which key, and by a click on the row."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.i18n import _
from game.scenes.battle.modes import Chosen, Idle, Mode, Proposed, Regrouping
from game.settings import Settings
from game.ui.input import key_label
from game.ui.intents import (
    Cancel,
    Confirm,
    Danger,
    EndTurn,
    Intent,
    Menu,
    Next,
    Skip,
    Speed,
    Undo,
    Wait,
)
from game.ui.theme import DIM, INK, SHADE, Theme

_ROW = 1.95
"""How high a row is, in units."""


@dataclass(frozen=True, slots=True)
class Key:
    """One row: the binding's name, what it does now, the intent a click on it stands for, whether it does anything."""

    binding: str
    label: str
    intent: Intent
    enabled: bool = True


def keys_for(mode: Mode, *, can_undo: bool, danger: bool, speed: int) -> tuple[Key, ...]:
    """What can be done in a mode, the most likely first."""
    menu = Key("menu", _("Menu"), Menu())
    undo = Key("undo", _("Take back"), Undo(), can_undo)
    following = Key("next", _("Next piece"), Next())
    back = Key("cancel", _("Back"), Cancel())
    match mode:
        case Proposed():
            other = Key("next", _("Another"), Next())
            return (Key("confirm", _("Strike"), Confirm()), back, other, menu)
        case Chosen():
            wait = Key("wait", _("Wait"), Wait())
            return (Key("confirm", _("Go, strike"), Confirm()), wait, back, following, undo, menu)
        case Regrouping():
            stay = Key("wait", _("Stay"), Wait())
            return (Key("confirm", _("Go there"), Confirm()), stay, following, menu)
        case Idle():
            seen = Key("danger", _("Danger off") if danger else _("Danger"), Danger())
            return (following, Key("end_turn", _("End turn"), EndTurn()), undo, seen, _speed(speed), menu)
    return (Key("skip", _("Skip"), Skip()), _speed(speed), menu)


def _speed(speed: int) -> Key:
    return Key("speed", _("Speed {n}").format(n=speed) if speed else _("No motion"), Speed())


class KeyPanel:
    """Draws the rows in two columns and knows which is where."""

    def __init__(self, theme: Theme, settings: Settings) -> None:
        self._theme = theme
        self._settings = settings
        self._rows: tuple[tuple[pygame.Rect, Key], ...] = ()

    @property
    def rows(self) -> tuple[tuple[pygame.Rect, Key], ...]:
        """Where each row was drawn last."""
        return self._rows

    def at(self, x: int, y: int) -> Key | None:
        """The row under a pixel that does something."""
        return next((key for rect, key in self._rows if key.enabled and rect.collidepoint(x, y)), None)

    def height(self, keys: Sequence[Key]) -> int:
        """How high the panel has to be, in pixels."""
        text = self._theme.text
        return text.px(_ROW) * -(-len(keys) // 2) + text.px(1.3)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, keys: Sequence[Key], pointer: tuple[int, int]) -> None:
        """Draw the panel; the row under the pointer is tinted."""
        text, theme = self._theme.text, self._theme
        theme.panel(surface, rect)
        inner = rect.inflate(-text.px(1.2), -text.px(1.3))
        caps = [
            max(self._cap_width(key) for key in keys[column::2]) + text.px(0.5) for column in range(min(2, len(keys)))
        ]
        rows = []
        for place, key in enumerate(keys):
            column, row = place % 2, place // 2
            left = inner.x + column * inner.width // 2
            box = pygame.Rect(left, inner.y + row * text.px(_ROW), inner.width // 2, text.px(_ROW))
            if key.enabled and box.collidepoint(pointer):
                theme.plate(surface, box.inflate(-2, -4), SHADE)
            theme.key_cap(surface, self._label(key), box.x + text.px(0.3), box.centery)
            room = box.width - caps[column] - text.px(0.4)
            words = text.fitted(key.label, room, "serif", 1.1)
            image = text.line(words, "serif", 1.1, INK if key.enabled else DIM)
            surface.blit(image, image.get_rect(midleft=(box.x + text.px(0.3) + caps[column], box.centery - 1)))
            rows.append((box, key))
        self._rows = tuple(rows)

    def _label(self, key: Key) -> str:
        return key_label(self._settings.keys(key.binding)[0])

    def _cap_width(self, key: Key) -> int:
        text = self._theme.text
        return text.width(self._label(key), "sans_bold", 0.875) + text.px(0.9)
