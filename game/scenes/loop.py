"""The loop around the stack of scenes: what the hand did goes in, and what changed is drawn."""

import gc
import sys
from dataclasses import replace

import pygame

from game.i18n import _
from game.scenes.context import Context
from game.scenes.stack import Listening, Scene, SceneStack
from game.settings import Unusable
from game.ui.input import Listen
from game.ui.intents import Exposed, Intent, Quit, Resize
from game.ui.text import Text
from game.ui.theme import DARK, PALE

_SMALLEST = (320, 240)
"""No scene is drawn into less than this, in pixels; the window asks to be enlarged instead."""

_BUSY_RATE, _IDLE_RATE = 60, 30


class Loop:
    """Frame after frame: read the hand, let time pass, draw if something changed."""

    def __init__(self, context: Context, stack: SceneStack, *, tell: bool, details: bool = False) -> None:
        self._context = context
        self._stack = stack
        self._tell = tell
        self._details = details
        self._clock = pygame.time.Clock()
        self._shown: Scene | None = None
        self._told: tuple[str, ...] = ()

    def frame(self) -> bool:
        """One frame; False once the last scene has gone."""
        dt = self._clock.tick(_BUSY_RATE if self._stack.top and self._stack.top.busy else _IDLE_RATE)
        for intent in self._poll(dt):
            self._notice(intent)
            if isinstance(intent, Quit):
                self._close()
            else:
                self._stack.handle(intent)
        self._stack.update(dt)
        self.show()
        return self._stack.top is not None

    def _poll(self, dt: int) -> list[Intent]:
        """What the hand did, heard as the top scene listens; caps are drawn anew when the hand takes another device."""
        reader, caps, top = self._context.input, self._context.caps, self._stack.top
        reader.listen = top.listen if isinstance(top, Listening) else Listen()
        intents = reader.poll(dt)
        if caps.device != reader.device:
            caps.device = reader.device
            if top:
                top.changed = True
        return intents

    def _close(self) -> None:
        """The window is to go: every scene leaves that agrees to, from the top down."""
        left = 0
        while len(self._stack) not in (0, left):
            left = len(self._stack)
            self._stack.handle(Quit())

    def show(self) -> None:
        """Draw the top scene if it has changed."""
        if self._stack.top and self._stack.top.changed:
            self._draw(self._stack.top)

    def _notice(self, intent: Intent) -> None:
        if isinstance(intent, Resize):
            self._context.text.resize(intent.width, intent.height)
            self._remember(intent)
        if isinstance(intent, Resize | Exposed) and self._stack.top:
            self._stack.top.changed = True

    def _remember(self, size: Resize) -> None:
        """Keep in mind how large the player has made the window, unless that is a size it could not open with."""
        settings = self._context.settings
        if not settings.fullscreen:
            try:
                self._context.settings = replace(settings, window_width=size.width, window_height=size.height)
            except Unusable:
                return

    def _draw(self, scene: Scene) -> None:
        window = pygame.display.get_surface()
        if window is None:
            return
        if window.get_width() < _SMALLEST[0] or window.get_height() < _SMALLEST[1]:
            _ask_for_room(window, self._context.text)
            scene.changed = False
        else:
            scene.draw(window)
        pygame.display.flip()
        if scene is not self._shown:
            self._arrived(scene)
        if self._details:
            self._tell_details(scene)

    def _arrived(self, scene: Scene) -> None:
        """A scene is seen for the first time: what it made will stay, so the collector need not look at it again."""
        self._shown = scene
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        if self._tell:
            tell(f"ready: {scene.name}")

    def _tell_details(self, scene: Scene) -> None:
        """Tell a watcher where everything is, whenever that has changed."""
        from game.scenes.watching import lines_of  # noqa: PLC0415 - hardly ever needed, and never at the start

        lines = lines_of(scene)
        if lines != self._told:
            self._told = lines
            for line in lines:
                tell(line)


def _ask_for_room(window: pygame.Surface, text: Text) -> None:
    window.fill(DARK)
    lines = text.wrap(_("Please enlarge the window."), max(1, window.get_width() - 8))
    step = text.height()
    y = (window.get_height() - step * len(lines)) // 2
    for line in lines:
        image = text.line(line, colour=PALE)
        window.blit(image, image.get_rect(midtop=(window.get_width() // 2, y)))
        y += step


def tell(sentence: str) -> None:
    """A line on standard error, for whoever started the game."""
    sys.stderr.write(f"{sentence}\n")
    sys.stderr.flush()
