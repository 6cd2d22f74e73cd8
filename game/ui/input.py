"""The sole reader of the window's event queue: keys, mouse and pad become intents.

Only a key going down counts. Letting a key go, a modifier by itself, a key the system takes (Alt and Tab, volume) and
a change of focus mean nothing; when the focus is lost every key and button counts as let go.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

import pygame

from game.settings import Binding
from game.ui.held import Held
from game.ui.intents import (
    AltClick,
    Cancel,
    Chronicle,
    Click,
    Confirm,
    Cursor,
    Danger,
    Details,
    Dismiss,
    Drag,
    EndTurn,
    Erase,
    Exposed,
    FocusLost,
    Intent,
    KeyCaught,
    Log,
    Menu,
    Next,
    Point,
    Previous,
    QuickLoad,
    QuickSave,
    Quit,
    Rally,
    Redo,
    Resize,
    Rules,
    Scroll,
    Skip,
    Speed,
    Spells,
    Typed,
    Undo,
    Wait,
    Zoom,
)
from game.ui.key_names import SHIFT, key_code, key_name
from game.ui.pad import Pad

Device = Literal["keyboard", "mouse", "pad"]
"""What the hand is on."""

_MEANINGS: Mapping[str, Intent] = MappingProxyType(
    {
        "confirm": Confirm(),
        "cancel": Cancel(),
        "up": Cursor(0, -1),
        "down": Cursor(0, 1),
        "left": Cursor(-1, 0),
        "right": Cursor(1, 0),
        "next": Next(),
        "previous": Previous(),
        "undo": Undo(),
        "redo": Redo(),
        "quick_save": QuickSave(),
        "quick_load": QuickLoad(),
        "end_turn": EndTurn(),
        "menu": Menu(),
        "wait": Wait(),
        "danger": Danger(),
        "details": Details(),
        "log": Log(),
        "chronicle": Chronicle(),
        "spells": Spells(),
        "rally": Rally(),
        "rules": Rules(),
        "dismiss": Dismiss(),
        "zoom_in": Zoom(1),
        "zoom_out": Zoom(-1),
        "skip": Skip(),
        "speed": Speed(),
    }
)

ANYTHING = "anything"
"""What a field accepts that takes every character which can be written."""

_SYSTEM = pygame.KMOD_ALT | pygame.KMOD_GUI | pygame.KMOD_CTRL

_STILL = 6
"""A button let go within so many pixels of where it went down is a click; farther is a drag."""

_LEFT, _MIDDLE, _RIGHT = 1, 2, 3

_Key = tuple[int, bool]


@dataclass(frozen=True, slots=True)
class Listen:
    """What keys are for besides intents: characters that are typed, or `key`: the next one, whatever it is."""

    typed: str = ""
    key: bool = False


class Input:
    """Turns pygame events into intents. Times are in milliseconds."""

    def __init__(self, bindings: Sequence[Binding]) -> None:
        """Raises ValueError if a binding names a key or an intent that does not exist."""
        self.device: Device = "keyboard"
        self.listen = Listen()
        self._held = Held()
        self._pad = Pad()
        self._skip_held: set[int] = set()
        self._buttons: dict[int, tuple[int, int]] = {}
        self._dragging = False
        self._focused = True
        self.bind(bindings)

    def bind(self, bindings: Sequence[Binding]) -> None:
        """Take other bindings. Raises ValueError as above, and then keeps those it had."""
        self._keys = _key_map(bindings)

    def open_pads(self) -> None:
        """Take up the pads that are there; others when they come."""
        self._pad.open()

    @property
    def skipping(self) -> bool:
        """Whether a key or button that skips is held."""
        return bool(self._skip_held) or self._pad.skipping

    def poll(self, dt: int) -> list[Intent]:
        """What the hand did since the last call, `dt` milliseconds ago, in order."""
        intents: list[Intent] = []
        for event in pygame.event.get():
            intents.extend(self._read(event))
        intents.extend(self._held.repeats(dt))
        intents.extend(self._pad.tick(dt))
        return intents

    def _read(self, event: pygame.event.Event) -> list[Intent]:
        by_pad = self._pad.read(event)
        if by_pad is not None:
            self.device = "pad"
            return by_pad
        match event.type:
            case pygame.KEYDOWN:
                return self._pressed(event.key, event.mod, event.unicode)
            case pygame.KEYUP:
                self._let_go(event.key)
            case pygame.MOUSEMOTION:
                return self._moved(event.pos, event.rel)
            case pygame.MOUSEBUTTONDOWN:
                self._button_down(event.button, event.pos)
            case pygame.MOUSEBUTTONUP:
                return self._button_up(event.button, event.pos)
            case pygame.MOUSEWHEEL if event.y:
                self.device = "mouse"
                return [Scroll(event.y)]
            case pygame.VIDEORESIZE:
                return [Resize(event.w, event.h)]
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED:
                return [Exposed()]
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED:
                return self._focus_lost()
            case pygame.WINDOWFOCUSGAINED:
                self._focused = True
            case pygame.QUIT:
                return [Quit()]
        return []

    def _pressed(self, key: int, mod: int, character: str) -> list[Intent]:
        if mod & _SYSTEM:
            return []
        shifted = bool(mod & pygame.KMOD_SHIFT)
        if self.listen.key:
            return self._caught(key, shifted=shifted)
        if character and self._typed(character):
            return [Typed(character)]
        if self.listen.typed and key == pygame.K_BACKSPACE:
            return [Erase()]
        intent = self._keys.get((key, shifted)) or self._keys.get((key, False))
        if intent is None:
            return []
        self.device = "keyboard"
        if isinstance(intent, Cursor):
            self._held.press(key, intent)
        if isinstance(intent, Skip):
            self._skip_held.add(key)
        return [intent]

    def _typed(self, character: str) -> bool:
        typed = self.listen.typed
        return character.isprintable() if typed == ANYTHING else character in typed

    def _caught(self, key: int, *, shifted: bool) -> list[Intent]:
        """The key that was waited for; the way out cannot be caught."""
        if key == pygame.K_ESCAPE:
            return [Cancel()]
        name = key_name(key, shifted=shifted)
        return [KeyCaught(name)] if name else []

    def _let_go(self, key: int) -> None:
        self._skip_held.discard(key)
        self._held.let_go(key)

    def _moved(self, at: tuple[int, int], by: tuple[int, int]) -> list[Intent]:
        if any(by):
            self.device = "mouse"
        start = self._buttons.get(_LEFT) or self._buttons.get(_MIDDLE)
        if not start:
            return [Point(*at)]
        if self._dragging:
            return [Drag(*by)]
        dx, dy = at[0] - start[0], at[1] - start[1]
        if max(abs(dx), abs(dy)) < _STILL:
            return []
        self._dragging = True
        return [Drag(dx, dy)]

    def _button_down(self, button: int, at: tuple[int, int]) -> None:
        if button in {_LEFT, _MIDDLE, _RIGHT}:
            self.device = "mouse"
            self._buttons[button] = at

    def _button_up(self, button: int, at: tuple[int, int]) -> list[Intent]:
        start = self._buttons.pop(button, None)
        dragged = self._dragging
        if not self._buttons:
            self._dragging = False
        if start is None or dragged or max(abs(at[0] - start[0]), abs(at[1] - start[1])) >= _STILL:
            return [Point(*at)] if dragged else []
        if button == _LEFT:
            return [Click(*at)]
        return [AltClick(*at)] if button == _RIGHT else []

    def _focus_lost(self) -> list[Intent]:
        self._held.let_go()
        self._pad.release()
        self._skip_held.clear()
        self._buttons.clear()
        self._dragging = False
        was_focused, self._focused = self._focused, False
        return [FocusLost()] if was_focused else []


def _key_map(bindings: Sequence[Binding]) -> Mapping[_Key, Intent]:
    keys: dict[_Key, Intent] = {}
    for name, specs in bindings:
        if name not in _MEANINGS:
            raise ValueError(f"there is no intent '{name}'")
        for spec in specs:
            shifted = spec.startswith(SHIFT)
            keys[key_code(spec.removeprefix(SHIFT)), shifted] = _MEANINGS[name]
    return MappingProxyType(keys)
