"""A quiz sat through by intents alone, with the keys, the mouse or the pad."""

from collections.abc import Callable, Mapping
from typing import cast

import pygame

from game.campaign.components import Identity
from game.campaign.sheet import Sheet
from game.campaign.starts import quiz_start
from game.core.session import Session
from game.scenes.context import Context
from game.scenes.quiz import Quiz
from game.scenes.stack import Pop, Push, Scene, SceneStack, Transition
from game.ui.intents import Click, Confirm, Cursor, Intent, Typed
from game.ui.widgets import Seen
from tests.helpers.campaigns import CAMP_ENGINE
from tests.scenes.stage import Below

SEED = 5
"""With this seed a Druid and a Ranger are drawn for ANSWERS."""

ANSWERS = {
    "1a": "C", "1b": "B", "2": "A", "2a": "A", "2b": "A", "2c": "C", "2d": "C", "3": "D", "4": "D", "5a": "C",
    "5b": "D", "6a": "G", "6b": "B", "7": "D", "8": "A", "9": "C", "10": "D", "11": "A",
}  # fmt: skip
"""An answer to every question there is."""

FRAME = 16


def beginning(seed: int = SEED) -> Session:
    """A quiz in which nothing was answered yet."""
    return Session(CAMP_ENGINE, quiz_start(), seed, rewinding=True)


class Hand:
    """Sits at a quiz, looks at its tree, and acts. What came of it is in `made`."""

    def __init__(self, context: Context, session: Session | None = None, **how: bool | str) -> None:
        self.context = context
        self.made: list[tuple[Identity, Sheet]] = []
        self.quiz = Quiz(context, self._done, session or beginning(), **how)  # type: ignore[arg-type]
        self.stack = SceneStack(cast("Scene", Below()))
        self.stack.follow(Push(self.quiz))
        self.draw()

    def _done(self, identity: Identity, sheet: Sheet) -> Transition:
        self.made.append((identity, sheet))
        return Pop()

    # -- looking

    def draw(self) -> None:
        surface = pygame.display.get_surface()
        assert surface is not None
        if self.stack.top:
            self.stack.top.draw(surface)

    def tree(self) -> tuple[Seen, ...]:
        return self.quiz.tree()

    def labels(self, role: str = "") -> list[str]:
        return [seen.label for seen in self.tree() if role in ("", seen.role)]

    def seen(self, label: str) -> Seen:
        """What is called so, or else begins with these words."""
        found = [seen for seen in self.tree() if seen.label.startswith(label)]
        assert found, f"{label} is not among {self.labels()}"
        return next((seen for seen in found if seen.label == label), found[0])

    @property
    def focused(self) -> str:
        return next(seen.label for seen in self.tree() if seen.focused)

    @property
    def answers(self) -> dict[str, str]:
        return dict(self.quiz.sitting.row.answers)

    @property
    def away(self) -> bool:
        """Whether the quiz has been left."""
        return self.stack.top is not self.quiz

    # -- acting

    def do(self, *intents: Intent) -> None:
        for intent in intents:
            self.stack.handle(intent)
            self.draw()

    def press(self, *buttons: int) -> None:
        """Buttons of the pad, pressed and let go one after the other."""
        for button in buttons:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
            self.do(*self.context.input.poll(0))

    def click(self, label: str) -> None:
        self.do(Click(*self.seen(label).rect.center))

    def go_to(self, label: str) -> None:
        """Move the focus down until it is on what begins with these words."""
        for _ in self.tree():
            if self.focused.startswith(label):
                return
            self.do(Cursor(0, 1))
        raise AssertionError(f"{label} cannot be reached")

    def choose(self, label: str) -> None:
        """Go there by key and confirm."""
        self.go_to(label)
        self.do(Confirm())

    def answer_all(self, answers: Mapping[str, str] = ANSWERS) -> None:
        """Answer by letters until everything is answered."""
        while (question := self.quiz.sitting.question) is not None:
            self.do(Typed(answers[question].lower()))

    def to_result(self, answers: Mapping[str, str] = ANSWERS) -> None:
        """On to the last page."""
        self.answer_all(answers)
        self.do(Confirm())


Device = Callable[[Hand, int], None]
"""Gives the answer with a number, from 1 on."""


def by_keys(hand: Hand, number: int) -> None:
    """Arrows to the card, and Enter."""
    _steer(hand, number, lambda dx, dy: hand.do(Cursor(dx, dy)))
    hand.do(Confirm())


def by_mouse(hand: Hand, number: int) -> None:
    """A click in the middle of the card."""
    hand.click(f"{number}. ")


def by_pad(hand: Hand, number: int) -> None:
    """The cross to the card, and A."""
    buttons = {
        (1, 0): pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        (-1, 0): pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        (0, 1): pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        (0, -1): pygame.CONTROLLER_BUTTON_DPAD_UP,
    }
    _steer(hand, number, lambda dx, dy: hand.press(buttons[dx, dy]))
    hand.press(pygame.CONTROLLER_BUTTON_A)


def _steer(hand: Hand, number: int, step: Callable[[int, int], None]) -> None:
    """The focus from card to card: up or down to the row of the wanted one, then along it."""
    goal = hand.seen(f"{number}. ").rect
    for _ in range(20):
        here = next(seen for seen in hand.tree() if seen.focused).rect
        if here == goal:
            return
        if here.bottom <= goal.top or here.top >= goal.bottom:
            step(0, 1 if goal.top >= here.bottom else -1)
        else:
            step(1 if goal.x > here.x else -1, 0)
    raise AssertionError(f"card {number} cannot be reached from {hand.focused}")


DEVICES = (by_keys, by_mouse, by_pad)
