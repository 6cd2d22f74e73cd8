"""Scenes lie on a stack; the top one is seen and spoken to, and says what comes next."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import pygame

from game.ui.input import Listen
from game.ui.intents import Intent


class Scene(Protocol):
    """One screen.

    `changed` says that it has to be drawn anew; `draw` puts it back to False. `busy` says that something moves, so
    that the window should be drawn as often as it can. `name` is the word that tells a watcher which scene is shown.
    """

    name: str
    changed: bool

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        ...

    def handle(self, intent: Intent) -> "Transition | None":
        """Take what the hand did."""
        ...

    def update(self, dt: int) -> "Transition | None":
        """Let `dt` milliseconds pass."""
        ...

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole window."""
        ...


@runtime_checkable
class Listening(Protocol):
    """A scene with a text field or a key to catch."""

    @property
    def listen(self) -> Listen:
        """What keys are for just now besides intents."""
        ...


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene over this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Back to the scene below; with none left the game ends."""


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in the place of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave every scene for this one."""

    scene: Scene


Transition = Push | Pop | Replace | Reset


class SceneStack:
    """The scenes, the top one last."""

    def __init__(self, first: Scene) -> None:
        self._scenes: list[Scene] = [first]

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that is seen, or None once the last has gone."""
        return self._scenes[-1] if self._scenes else None

    def handle(self, intent: Intent) -> None:
        """Hand an intent to the top scene and follow what it says."""
        if self.top:
            self.follow(self.top.handle(intent))

    def update(self, dt: int) -> None:
        """Let `dt` milliseconds pass for the top scene."""
        if self.top:
            self.follow(self.top.update(dt))

    def follow(self, transition: Transition | None) -> None:
        """Change the stack as a scene asked; the new top has to be drawn."""
        match transition:
            case None:
                return
            case Push(scene):
                self._scenes.append(scene)
            case Pop():
                self._scenes.pop()
            case Replace(scene):
                self._scenes[-1] = scene
            case Reset(scene):
                self._scenes[:] = [scene]
        if self.top:
            self.top.changed = True
