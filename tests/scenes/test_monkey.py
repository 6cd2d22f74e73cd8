"""A monkey at the window: thousands of random events to each scene, and nothing breaks.

Keys, buttons, wheel, drags, resizing, lost focus, double clicks, several inputs in one frame: no exception, the picture
can always be drawn, and one click commits at most one decision.
"""

import random
from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.app import Loop
from game.maps.tiled import load_map
from game.scenes.battle.scene import Battle
from game.scenes.battle.setup import HUMAN, setup_of
from game.scenes.context import Context
from game.scenes.result import Result, summary_of
from game.scenes.stack import Scene, SceneStack
from game.scenes.title import Title
from game.tools.arena import Arena
from game.ui.intents import Click, Quit
from tests.scenes.casters import plain
from tests.scenes.stage import setup

EVENTS, TENTH = 2000, 200
SCENES = ("title", "skirmish", "settings", "battle", "against", "casting", "result")
SIZES = ((1280, 720), (960, 540), (1920, 1080), (640, 480), (200, 150))
KEYS = (
    *(pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_TAB, pygame.K_SPACE, pygame.K_PERIOD),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PLUS, pygame.K_MINUS, pygame.K_F1),
    *(getattr(pygame, f"K_{letter}") for letter in "abcdefghijklmnopqrstuvwxyz0123456789"),
)


class Monkey:
    """Posts events as a window would, and plays the loop's part without its clock."""

    def __init__(self, context: Context, make: Callable[[], Scene], seed: int) -> None:
        self.context = context
        self.pick = random.Random(seed)
        self._make = make
        self.stack = SceneStack(make())
        self._loop = Loop(context, self.stack, tell=False)
        self.posted = 0

    def run(self, events: int) -> None:
        while self.posted < events:
            for _ in range(self.pick.choice((1, 1, 1, 2, 3))):
                self.post()
            self.frame()
            if self.stack.top is None:
                self.stack = SceneStack(self._make())
                self._loop = Loop(self.context, self.stack, tell=False)

    def post(self) -> None:
        kind = self.pick.choice(("key", "key", "key", "click", "click", "point", "drag", "wheel", "double", "window"))
        getattr(self, f"_{kind}")()
        self.posted += 1

    def frame(self) -> None:
        for intent in self.context.input.poll(16):
            if isinstance(intent, Quit):
                continue
            before = self._decisions()
            self.stack.handle(intent)
            if isinstance(intent, Click):
                assert self._decisions() - before <= 1
        self.stack.update(16)
        self._loop.show()

    def _decisions(self) -> int:
        """Pieces' decisions so far: a move and the strike it was made for are one."""
        top = self.stack.top
        if not isinstance(top, Battle):
            return 0
        actions = [entry.action for entry in top.match.session.history]
        pairs = pairwise(actions)
        return len(actions) - sum(a.verb == "move" and b.verb == "strike" and a.actor == b.actor for a, b in pairs)

    def _place(self) -> tuple[int, int]:
        surface = pygame.display.get_surface()
        assert surface is not None
        return self.pick.randrange(surface.get_width()), self.pick.randrange(surface.get_height())

    def _button(self, at: tuple[int, int], button: int) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=button, pos=at))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=button, pos=at))

    def _key(self) -> None:
        key = self.pick.choice(KEYS)
        mod = self.pick.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_ALT))
        if self.pick.random() < 0.3:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=pygame.key.name(key)[:1]))
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        if self.pick.random() < 0.8:
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def _click(self) -> None:
        self._button(self._place(), self.pick.choice((1, 1, 1, 3, 2, 8)))

    def _double(self) -> None:
        at = self._place()
        self._button(at, 1)
        self._button(at, 1)

    def _point(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=self._place(), rel=(3, 3), buttons=(0, 0, 0)))

    def _drag(self) -> None:
        start, end = self._place(), self._place()
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=start))
        rel = (end[0] - start[0], end[1] - start[1])
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=rel, buttons=(1, 0, 0)))
        if self.pick.random() < 0.7:
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=end))

    def _wheel(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=self.pick.choice((-2, -1, 1, 2)), flipped=False))

    def _window(self) -> None:
        if self.pick.random() < 0.5:
            pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
            pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
            return
        size = self.pick.choice(SIZES)
        pygame.display.set_mode(size)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        self.context.text.resize(*size)


def battle(context: Context, map_: str, *, computer: bool) -> Battle:
    root = context.maps_folders[0]
    assert context.catalog is not None
    loaded = load_map(root / "battle" / f"{map_}.tmx", root, context.catalog.commander)
    players = dict.fromkeys(loaded.start.sides, HUMAN)
    if computer:
        players["blue"] = "steady"
    return Battle(context, setup_of(loaded, players, 5, context.catalog.commander))


def casting(context: Context) -> Battle:
    """A mage with much in its book begins."""
    spells = "fire_ball>burn>chain_lightning>teleport>restore>haste>summon_creature>frenzy"
    return Battle(context, setup(plain(spells), context, {}))


def result(context: Context) -> Result:
    root = context.maps_folders[0]
    assert context.catalog is not None
    loaded = load_map(root / "battle" / "mountain_pass.tmx", root, context.catalog.commander)
    session, _ = Arena(context.catalog, loaded, {}).battle(3)
    return Result(
        context, summary_of(session.start, session.state), lambda: battle(context, "river_ford", computer=False)
    )


def play(context: Context, name: str, seed: int, events: int) -> None:
    makes: dict[str, Callable[[], Scene]] = {
        "title": lambda: Title(context),
        "skirmish": lambda: context.make("skirmish"),
        "settings": lambda: context.make("settings"),
        "battle": lambda: battle(context, "river_ford", computer=False),
        "against": lambda: battle(context, "coast_harbour", computer=True),
        "casting": lambda: casting(context),
        "result": lambda: result(context),
    }
    monkey = Monkey(context, makes[name], seed)
    monkey.run(events)
    assert monkey.posted >= events
    top = monkey.stack.top
    if isinstance(top, Battle):
        top.match.close()


@pytest.mark.parametrize("name", SCENES)
def test_random_events_break_nothing(context: Context, name: str) -> None:
    play(context, name, 1, TENTH)


@pytest.mark.long
@pytest.mark.parametrize("name", SCENES)
def test_two_thousand_random_events_break_nothing(context: Context, name: str) -> None:
    play(context, name, 2, EVENTS)
