"""A player at a window that nobody sees: looks at what can be read, and acts by one device through its events alone."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pygame

from game.campaign.saves import Saves
from game.scenes.camp.journey import Journey
from game.scenes.camp.scene import Camp
from game.scenes.context import Context
from game.scenes.stack import Listening, Scene, SceneStack
from game.scenes.title import Title
from game.scenes.watching import Readable
from game.settings import DEFAULT_BINDINGS
from game.ui.input import Input, Listen
from game.ui.intents import Quit
from game.ui.key_names import key_code
from game.ui.widgets import Seen
from tests.scenes.company import Device

FRAMES = 200_000
"""More frames than the computer's side takes for a turn."""
LOOKS = 160
"""More steps than it takes to find something on a page by keys, or turns of the wheel."""
_LOW = 8
"""What is seen of a control in fewer pixels of height has to be scrolled into sight before it is clicked on."""

_PAD = {
    "confirm": pygame.CONTROLLER_BUTTON_A,
    "cancel": pygame.CONTROLLER_BUTTON_B,
    "wait": pygame.CONTROLLER_BUTTON_X,
    "undo": pygame.CONTROLLER_BUTTON_Y,
    "next": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "menu": pygame.CONTROLLER_BUTTON_START,
    "end_turn": pygame.CONTROLLER_BUTTON_BACK,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
_TOLD = frozenset({"label", "picture", "heading", "table", "lots"})
"""Roles of what is there to be read."""


class Player:
    """Somebody at the title, with one device in hand and a folder of saves."""

    def __init__(self, context: Context, device: Device) -> None:
        self.device = device
        self.context = replace(context, settings=replace(context.settings, reduced_motion=True))
        self.stack = SceneStack(Title(self.context))
        self.journey: Journey | None = None
        self._clock = pygame.time.Clock()
        self.look()

    # -- the window

    @property
    def top(self) -> Scene:
        """The scene that is seen."""
        assert self.stack.top is not None
        return self.stack.top

    def close(self) -> None:
        """Close the window, as its cross does: every scene leaves."""
        self._post(pygame.QUIT)
        self._hear()
        assert self.stack.top is None

    def anew(self) -> None:
        """Start the game again on the same folder: nothing is left of it but what was saved."""
        before = self.context
        assert before.saves is not None
        saves = Saves(before.saves.path("quick").parent)
        self.context = replace(before, input=Input(DEFAULT_BINDINGS), saves=saves, record=str, memories={})
        self.stack = SceneStack(Title(self.context))
        self.journey = None
        self.look()

    def look(self) -> None:
        """Let time pass until nothing moves and nobody thinks; a scene is drawn when it comes and when it rests."""
        window, rests = pygame.display.get_surface(), 0
        assert window is not None
        for _ in range(FRAMES):
            before = self.stack.top
            self.stack.update(self._clock.tick())
            top = self.stack.top
            if top is None:
                return
            if top.changed and (top is not before or not top.busy):
                top.draw(window)
            if isinstance(top, Camp):
                self.journey = top.journey
            rests = rests + 1 if top is before and not top.busy else 0
            if rests > 1:
                return
            if top.busy:
                pygame.time.wait(1)
        raise AssertionError(f"{self.top.name} does not come to rest")

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait for what is written or read in the background to be there."""
        for _ in range(FRAMES):
            self.look()
            if holds():
                return
            pygame.time.wait(1)
        raise AssertionError(f"it never came on {self.top.name}; there is {self.labels()}")

    def _hear(self) -> None:
        """Take what the hand did, as the loop of the game does, and look what comes of it."""
        reader, top = self.context.input, self.stack.top
        reader.listen = top.listen if isinstance(top, Listening) else Listen()
        for intent in reader.poll(0):
            scenes = len(self.stack) if isinstance(intent, Quit) else 1
            for _scene in range(scenes):
                self.stack.handle(intent)
        self.context.caps.device = reader.device
        self.look()

    # -- what is seen

    def tree(self) -> tuple[Seen, ...]:
        """Everything that can be read."""
        assert isinstance(self.top, Readable)
        return self.top.tree()

    def labels(self) -> list[str]:
        """The same as words."""
        return [seen.label for seen in self.tree()]

    def controls(self) -> list[Seen]:
        """What can be pressed."""
        return [seen for seen in self.tree() if seen.role not in _TOLD and seen.state != "disabled"]

    def find(self, label: str) -> Seen | None:
        """What can be pressed and is called so, or else begins with these words."""
        found = [seen for seen in self.controls() if seen.label.startswith(label)]
        return next((seen for seen in found if seen.label == label), next(iter(found), None))

    def focus(self) -> Seen | None:
        """What keys speak to."""
        return next((seen for seen in self.tree() if seen.focused), None)

    # -- the hand

    def say(self, *names: str) -> None:
        """Press the keys, or the pad's buttons, that mean these intents, one after the other."""
        for name in names:
            if self.device == "pad":
                self._post(pygame.CONTROLLERBUTTONDOWN, button=_PAD[name], instance_id=0)
                self._post(pygame.CONTROLLERBUTTONUP, button=_PAD[name], instance_id=0)
            else:
                self._key(self.context.settings.keys(name)[0])
        self._hear()

    def click(self, at: tuple[int, int]) -> None:
        """Move the pointer there and press its left button."""
        self._point(at)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._post(kind, pos=at, button=pygame.BUTTON_LEFT)
        self._hear()

    def press(self, label: str) -> None:
        """Press what is called so, or begins with these words."""
        if self.device == "mouse":
            self._point(self._scrolled_to(label).rect.center)
            self._hear()  # what is seen in part comes into sight whole under the pointer
            self.click(self._scrolled_to(label).rect.center)
        else:
            self._go(label)
            self.say("confirm")

    def on(self) -> None:
        """Go on where anything does."""
        if self.device == "mouse":
            window = pygame.display.get_surface()
            assert window is not None
            self.click(window.get_rect().center)
        else:
            self.say("confirm")

    def turn(self, label: str) -> None:
        """Turn a choice, whose title this is, on by one."""
        if self.device == "mouse":
            rect = self._scrolled_to(label).rect
            self.click((rect.right - 4, rect.centery))
        else:
            self._go(label)
            self.say("right")

    def _key(self, name: str) -> None:
        code = key_code(name)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._post(kind, key=code, mod=0, unicode=name if len(name) == 1 else "", scancode=0)

    def _point(self, at: tuple[int, int]) -> None:
        self._post(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0))

    @staticmethod
    def _post(kind: int, **about: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **about))

    # -- finding things

    def _wanted(self, label: str) -> Seen:
        found = self.find(label)
        assert found is not None, f"'{label}' is not to be pressed on {self.top.name}; there is {self.labels()}"
        return found

    def _scrolled_to(self, label: str) -> Seen:
        """What is called so, brought into sight by the wheel."""
        window = pygame.display.get_surface()
        assert window is not None
        for _ in range(LOOKS):
            found = self._wanted(label)
            if found.rect.height >= _LOW:
                return found
            middle = window.get_height() // 2
            self._point((found.rect.x + _LOW, middle))
            self._post(pygame.MOUSEWHEEL, x=0, y=-1 if found.rect.y > middle else 1)
            self._hear()
        raise AssertionError(f"'{label}' is not to be scrolled to on {self.top.name}")

    def _go(self, label: str) -> None:
        """Move the focus to what is called so: towards it, and another way where one has gone that way before; at last
        down and up through all there is."""
        tried: set[tuple[str, str]] = set()
        for _ in range(LOOKS):
            goal, here = self._wanted(label), self.focus()
            if here is not None and here.label == goal.label:
                return
            at = here.label if here else ""
            way = next((way for way in _ways(here, goal) if (at, way) not in tried), None)
            if way is None:
                break
            tried.add((at, way))
            self.say(way)
        for way in ("down",) * LOOKS + ("up",) * LOOKS:
            here = self.focus()
            if here is not None and here.label == self._wanted(label).label:
                return
            self.say(way)
        raise AssertionError(f"'{label}' is not to be reached on {self.top.name}; there is {self.labels()}")


def _ways(here: Seen | None, goal: Seen) -> Iterator[str]:
    """The directions in which to look for something, the likeliest first; left and right would turn a choice."""
    if here is None:
        yield from ("down", "up", "right", "left")
        return
    across = ("left", "right") if goal.rect.centerx < here.rect.centerx else ("right", "left")
    along = ("up", "down") if goal.rect.centery < here.rect.centery else ("down", "up")
    if here.role in ("choice", "list"):
        yield from along
    elif here.rect.left <= goal.rect.x <= here.rect.right:
        yield from (*along, *across)
    else:
        yield from (across[0], *along, across[1])
