"""The game pad: the buttons and sticks of SDL's controllers become intents.

The buttons stand where the caps in `caps.PAD` show them. The left stick and the cross move the cursor and repeat, the
right stick drags what is seen, the triggers zoom, and the button under the thumb, held, skips what moves.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from game.ui.held import Held
from game.ui.intents import (
    Cancel,
    Confirm,
    Cursor,
    Danger,
    Drag,
    EndTurn,
    Intent,
    Menu,
    Next,
    Previous,
    Skip,
    Speed,
    Undo,
    Wait,
    Zoom,
)

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

_BUTTONS: Mapping[int, Intent] = MappingProxyType(
    {
        pygame.CONTROLLER_BUTTON_A: Confirm(),
        pygame.CONTROLLER_BUTTON_B: Cancel(),
        pygame.CONTROLLER_BUTTON_X: Wait(),
        pygame.CONTROLLER_BUTTON_Y: Undo(),
        pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Previous(),
        pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Next(),
        pygame.CONTROLLER_BUTTON_START: Menu(),
        pygame.CONTROLLER_BUTTON_BACK: EndTurn(),
        pygame.CONTROLLER_BUTTON_LEFTSTICK: Danger(),
        pygame.CONTROLLER_BUTTON_RIGHTSTICK: Speed(),
        pygame.CONTROLLER_BUTTON_DPAD_UP: Cursor(0, -1),
        pygame.CONTROLLER_BUTTON_DPAD_DOWN: Cursor(0, 1),
        pygame.CONTROLLER_BUTTON_DPAD_LEFT: Cursor(-1, 0),
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Cursor(1, 0),
    }
)
_TRIGGERS: Mapping[int, Intent] = MappingProxyType(
    {pygame.CONTROLLER_AXIS_TRIGGERLEFT: Zoom(-1), pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Zoom(1)}
)

_FULL = 32767
_PUSHED, _BACK = _FULL * 55 // 100, _FULL * 35 // 100
"""A stick or trigger counts as pushed beyond the first and as let go below the second, so that it does not flutter."""
_REST = _FULL * 25 // 100
"""Up to here the right stick rests."""
_PACE = 0.9
"""How many pixels a millisecond the right stick drags when pushed all the way."""
_SKIPS = 400
"""How long the confirming button is held before it skips, in milliseconds."""


class Pad:
    """All pads together: whoever presses, it is one hand."""

    def __init__(self) -> None:
        self._opened: dict[int, Controller] = {}
        self._held = Held()
        self._left = [0, 0]
        self._right = [0, 0]
        self._direction: Cursor | None = None
        self._pulled: set[int] = set()
        self._confirming: int | None = None

    @property
    def skipping(self) -> bool:
        """Whether the confirming button is held long enough to skip."""
        return self._confirming is not None and self._confirming >= _SKIPS

    def open(self) -> None:
        """Look for pads; those that come later are taken up when they come. Where there can be none, there are none."""
        from pygame._sdl2 import controller  # noqa: PLC0415 - not on the way to the first frame

        try:
            controller.init()
        except pygame.error:
            return
        for index in range(controller.get_count()):
            self._take_up(index)

    def read(self, event: pygame.event.Event) -> list[Intent] | None:
        """The intents of a pad's event; None if it is another's, or nothing worth notice."""
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN:
                return self._pressed(event.button)
            case pygame.CONTROLLERBUTTONUP:
                self._let_go(event.button)
            case pygame.CONTROLLERAXISMOTION:
                return self._moved(event.axis, event.value)
            case pygame.CONTROLLERDEVICEADDED:
                self._take_up(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._opened.pop(event.instance_id, None)
                self.release()
        return None

    def tick(self, dt: int) -> list[Intent]:
        """What is said again because it is held."""
        intents: list[Intent] = [*self._held.repeats(dt)]
        x, y = (round(-_pace(value) * dt) for value in self._right)
        if x or y:
            intents.append(Drag(x, y))
        if self._confirming is not None:
            before, self._confirming = self._confirming, self._confirming + dt
            if before < _SKIPS <= self._confirming:
                intents.append(Skip())
        return intents

    def release(self) -> None:
        """Everything counts as let go."""
        self._held.let_go()
        self._left, self._right = [0, 0], [0, 0]
        self._direction = None
        self._pulled.clear()
        self._confirming = None

    def _take_up(self, index: int) -> None:
        from pygame._sdl2 import controller  # noqa: PLC0415 - not on the way to the first frame

        try:
            pad = controller.Controller(index)
        except pygame.error:
            return
        self._opened[pad.id] = pad

    def _pressed(self, button: int) -> list[Intent] | None:
        intent = _BUTTONS.get(button)
        if intent is None:
            return None
        if isinstance(intent, Cursor):
            self._held.press(button, intent)
        if isinstance(intent, Confirm):
            self._confirming = 0
        return [intent]

    def _let_go(self, button: int) -> None:
        self._held.let_go(button)
        if isinstance(_BUTTONS.get(button), Confirm):
            self._confirming = None

    def _moved(self, axis: int, value: int) -> list[Intent] | None:
        match axis:
            case pygame.CONTROLLER_AXIS_LEFTX:
                return self._steered(0, value)
            case pygame.CONTROLLER_AXIS_LEFTY:
                return self._steered(1, value)
            case pygame.CONTROLLER_AXIS_RIGHTX:
                return self._turned(0, value)
            case pygame.CONTROLLER_AXIS_RIGHTY:
                return self._turned(1, value)
        return self._squeezed(axis, value) if axis in _TRIGGERS else None

    def _steered(self, axis: int, value: int) -> list[Intent] | None:
        """The left stick: a new direction is said once and then repeats."""
        self._left[axis] = value
        x, y = self._left
        farthest = max(abs(x), abs(y))
        if farthest < _BACK:
            self._direction = None
            self._held.let_go("stick")
        if farthest <= _PUSHED:
            return None
        direction = Cursor(_sign(x), 0) if abs(x) >= abs(y) else Cursor(0, _sign(y))
        if direction == self._direction:
            return None
        self._direction = direction
        self._held.press("stick", direction)
        return [direction]

    def _turned(self, axis: int, value: int) -> list[Intent] | None:
        self._right[axis] = value
        return [] if abs(value) > _REST else None

    def _squeezed(self, trigger: int, value: int) -> list[Intent] | None:
        if value < _BACK:
            self._pulled.discard(trigger)
        if value <= _PUSHED or trigger in self._pulled:
            return None
        self._pulled.add(trigger)
        return [_TRIGGERS[trigger]]


def _sign(value: int) -> int:
    return 1 if value > 0 else -1


def _pace(value: int) -> float:
    """Pixels a millisecond at a stick's value."""
    return value / _FULL * _PACE if abs(value) > _REST else 0
