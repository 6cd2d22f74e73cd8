"""The sole reader of the window's event queue: keys and mouse become intents.

Only a key going down counts. Letting a key go, a modifier by itself, a key the system takes (Alt and Tab, volume) and
a change of focus mean nothing; when the focus is lost every key and button counts as let go.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pygame

from game.settings import Binding
from game.ui.intents import (
    AltClick,
    Cancel,
    Click,
    Confirm,
    Cursor,
    Danger,
    Details,
    Drag,
    EndTurn,
    Exposed,
    FocusLost,
    Intent,
    Log,
    Menu,
    Next,
    Point,
    Previous,
    Quit,
    Resize,
    Scroll,
    Skip,
    Speed,
    Undo,
    Wait,
    Zoom,
)

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
        "end_turn": EndTurn(),
        "menu": Menu(),
        "wait": Wait(),
        "danger": Danger(),
        "details": Details(),
        "log": Log(),
        "zoom_in": Zoom(1),
        "zoom_out": Zoom(-1),
        "skip": Skip(),
        "speed": Speed(),
    }
)

_SYSTEM = pygame.KMOD_ALT | pygame.KMOD_GUI | pygame.KMOD_CTRL
_FIRST_REPEAT, _NEXT_REPEAT = 350, 90
"""How long a cursor key is held before it repeats, and between repeats, in milliseconds."""

_STILL = 6
"""A button let go within so many pixels of where it went down is a click; farther is a drag."""

_LEFT, _MIDDLE, _RIGHT = 1, 2, 3

_Key = tuple[int, bool]


class Input:
    """Turns pygame events into intents. Times are in milliseconds."""

    def __init__(self, bindings: Sequence[Binding]) -> None:
        """Raises ValueError if a binding names a key or an intent that does not exist."""
        self._keys = _key_map(bindings)
        self._skip_keys = {key for (key, _), intent in self._keys.items() if isinstance(intent, Skip)}
        self._repeating: tuple[int, Cursor] | None = None
        self._until_repeat = 0
        self._skip_held: set[int] = set()
        self._buttons: dict[int, tuple[int, int]] = {}
        self._dragging = False
        self._focused = True

    @property
    def skipping(self) -> bool:
        """Whether a skip key is held."""
        return bool(self._skip_held)

    def poll(self, dt: int) -> list[Intent]:
        """What the hand did since the last call, `dt` milliseconds ago, in order."""
        intents: list[Intent] = []
        for event in pygame.event.get():
            intents.extend(self._read(event))
        intents.extend(self._repeats(dt))
        return intents

    def _read(self, event: pygame.event.Event) -> list[Intent]:
        match event.type:
            case pygame.KEYDOWN:
                return self._pressed(event.key, event.mod)
            case pygame.KEYUP:
                self._let_go(event.key)
            case pygame.MOUSEMOTION:
                return self._moved(event.pos, event.rel)
            case pygame.MOUSEBUTTONDOWN:
                self._button_down(event.button, event.pos)
            case pygame.MOUSEBUTTONUP:
                return self._button_up(event.button, event.pos)
            case pygame.MOUSEWHEEL if event.y:
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

    def _pressed(self, key: int, mod: int) -> list[Intent]:
        if mod & _SYSTEM:
            return []
        shifted = bool(mod & pygame.KMOD_SHIFT)
        intent = self._keys.get((key, shifted)) or self._keys.get((key, False))
        if intent is None:
            return []
        if isinstance(intent, Cursor):
            self._repeating, self._until_repeat = (key, intent), _FIRST_REPEAT
        if isinstance(intent, Skip):
            self._skip_held.add(key)
        return [intent]

    def _let_go(self, key: int) -> None:
        self._skip_held.discard(key)
        if self._repeating and self._repeating[0] == key:
            self._repeating = None

    def _repeats(self, dt: int) -> list[Intent]:
        if not self._repeating:
            return []
        self._until_repeat -= dt
        if self._until_repeat > 0:
            return []
        self._until_repeat = _NEXT_REPEAT
        return [self._repeating[1]]

    def _moved(self, at: tuple[int, int], by: tuple[int, int]) -> list[Intent]:
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
            self._buttons[button] = at

    def _button_up(self, button: int, at: tuple[int, int]) -> list[Intent]:
        start = self._buttons.pop(button, None)
        dragged = self._dragging
        if not self._buttons:
            self._dragging = False
        if start is None or dragged or max(abs(at[0] - start[0]), abs(at[1] - start[1])) >= _STILL:
            return [Point(*at)] if dragged else []
        match button:
            case 1:
                return [Click(*at)]
            case 3:
                return [AltClick(*at)]
        return []

    def _focus_lost(self) -> list[Intent]:
        self._repeating = None
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
            shifted = spec.startswith("shift+")
            keys[_key_code(spec.removeprefix("shift+")), shifted] = _MEANINGS[name]
    return MappingProxyType(keys)


def _key_code(name: str) -> int:
    try:
        return pygame.key.key_code(name)
    except ValueError:
        raise ValueError(f"there is no key '{name}'") from None


def key_label(name: str) -> str:
    """How a key's name is written on its cap: "return" as "Enter", "shift+tab" as "Shift+Tab"."""
    written = {"return": "Enter", "escape": "Esc", "page down": "PgDn", "page up": "PgUp", "space": "Space"}
    parts = [written.get(part, part.upper() if len(part) == 1 else part.title()) for part in name.split("+")]
    return "+".join(parts) if name != "+" else "+"
