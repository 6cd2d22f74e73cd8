"""The game in a real window in this process, played by events that are posted between its frames.

`python -m tests.window.posted MAPS HOW` plays from the title over the skirmish through a battle and back, with the pad
alone ("pad") or with all devices ("mixed"), and then prints as JSON: SDL's video driver, the scenes that were seen, and
for each turn of red's commanders the devices the game has taken the hand to be on.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import pygame

from game.app import Options, context_for, load_content
from game.core.ids import EntityId
from game.scenes.battle.scene import Battle
from game.scenes.context import Context
from game.scenes.loop import Loop
from game.scenes.stack import SceneStack
from game.scenes.title import Title
from game.scenes.watching import lines_of
from game.settings import Settings
from game.ui.window import open_window
from tests.window.hands import Hand, Keys, Mixed

FRAMES = 3000
"""More frames than a small battle takes."""

KEYS: Mapping[str, tuple[int, int]] = {
    "Return": (pygame.K_RETURN, pygame.CONTROLLER_BUTTON_A),
    "Escape": (pygame.K_ESCAPE, pygame.CONTROLLER_BUTTON_B),
    "Tab": (pygame.K_TAB, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER),
    "w": (pygame.K_w, pygame.CONTROLLER_BUTTON_X),
    "e": (pygame.K_e, pygame.CONTROLLER_BUTTON_BACK),
    "Left": (pygame.K_LEFT, pygame.CONTROLLER_BUTTON_DPAD_LEFT),
    "Right": (pygame.K_RIGHT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
    "Up": (pygame.K_UP, pygame.CONTROLLER_BUTTON_DPAD_UP),
    "Down": (pygame.K_DOWN, pygame.CONTROLLER_BUTTON_DPAD_DOWN),
}
"""For the name of a key the key and the pad's button that mean the same."""


class Posting:
    """Posts what a hand does, by these devices in turn."""

    def __init__(self, devices: Sequence[str]) -> None:
        self._devices = cycle(devices)

    def key(self, *names: str) -> None:
        """Press keys, or buttons of the pad in their stead."""
        for name in names:
            key, button = KEYS[name]
            if next(self._devices) == "pad":
                _post(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
                _post(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)
            else:
                _post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
                _post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)

    def click(self, at: Sequence[int]) -> None:
        """Move the pointer there and press its left button."""
        pos = (at[0], at[1])
        _post(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(0, 0, 0))
        _post(pygame.MOUSEBUTTONDOWN, pos=pos, button=pygame.BUTTON_LEFT)
        _post(pygame.MOUSEBUTTONUP, pos=pos, button=pygame.BUTTON_LEFT)


def _post(kind: int, **about: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, **about))


class Player:
    """Looks after each frame what is seen, and lets the hand act."""

    def __init__(self, context: Context, posting: Posting, hand: Hand) -> None:
        self.turns: list[set[str]] = []
        self.scenes: list[str] = []
        self._context = context
        self._posting = posting
        self._hand = hand
        self._turn: tuple[str, EntityId | None] = ("", None)

    def look(self, stack: SceneStack) -> None:
        """Note what came of the last act, and act again."""
        scene = stack.top
        if scene is None:
            return
        fresh = self.scenes[-1:] != [scene.name]
        if fresh:
            self.scenes.append(scene.name)
        lines = lines_of(scene)
        match scene.name:
            case "title" if fresh:
                self._posting.key("Escape" if "result" in self.scenes else "Down")
            case "title" if any(seen.focused and seen.label == "Skirmish" for seen in scene.tree()):
                self._posting.key("Return")
            case "skirmish" if fresh:
                self._posting.key("Up", "Up", "Up", "Return")
            case "result" if fresh:
                self._posting.key("Return")
        if isinstance(scene, Battle) and lines:
            self._play(scene.match.commander, *lines)

    def _play(self, commander: EntityId | None, rest: str, board: str) -> None:
        if (rest, commander) != self._turn:
            self._turn = (rest, commander)
            self.turns.append(set())
        else:
            self.turns[-1].add(self._context.input.device)
        self._hand.act(json.loads(board.removeprefix("board: ")))


def play(maps: Path, how: str) -> dict[str, Any]:
    """Play until the last scene has gone. Raises AssertionError if that takes too long."""
    settings = Settings(animation=0)
    context = context_for(Options(maps=(maps,), ready=False), settings, open_window(settings))
    title = Title(context)
    stack = SceneStack(title)
    load_content(context, title)
    posting = Posting(["pad"] if how == "pad" else ["keyboard", "pad"])
    player = Player(context, posting, Keys(posting) if how == "pad" else Mixed(posting))
    loop = Loop(context, stack, tell=False)
    loop.show()
    context.input.open_pads()
    for _ in range(FRAMES):
        player.look(stack)
        if not loop.frame():
            turns = [sorted(devices) for devices in player.turns]
            return {"driver": pygame.display.get_driver(), "scenes": player.scenes, "turns": turns}
    raise AssertionError(f"not over after {FRAMES} frames: {player.scenes}")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(play(Path(sys.argv[1]), sys.argv[2])))
