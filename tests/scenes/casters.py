"""Casting with one hand alone: what is done to a spellbook, a board and a question by mouse, by keys, and by pad."""

from collections.abc import Callable

import pygame

from game.core.grid import Cell
from game.scenes.battle.spellbook import Spellbook
from game.ui.intents import Cancel, Click, Confirm, Cursor, Next, Undo, Wait
from tests.scenes.stage import PAD_STEPS, Stage, steer

PLAIN = """
board
............
............
............
............
............
............
pieces
red-1 mage red 1,1 willpower=6 knowledge=4 skills=fire_magic:3>air_magic:3>life_magic:2 {spells}
red-1-1 witch red 4,1 {witch}
red-2 knight red 1,4
red-2-1 cavalry red 2,4
blue-1 knight blue 5,1
blue-1-1 footman blue 5,2 hp=6
blue-1-2 cavalry blue 7,1 {cavalry}
blue-2 ranger blue 10,4
"""


def plain(spells: str, *, witch: str = "", cavalry: str = "") -> str:
    """A field on which the mage knows some spells."""
    return PLAIN.format(spells=f"spells={spells}", witch=witch, cavalry=cavalry)


def book(stage: Stage) -> Spellbook:
    """The spellbook that is open."""
    assert isinstance(stage.battle.dialogue, Spellbook)
    return stage.battle.dialogue


class Keys:
    """The keyboard alone."""

    def choose(self, stage: Stage, cell: Cell) -> None:
        """Choose the piece on a square, with nothing chosen before."""
        self.act(stage, cell)

    def act(self, stage: Stage, cell: Cell) -> None:
        stage.cursor_to(cell)
        stage.do(Confirm())

    def confirm(self, stage: Stage, _cell: Cell) -> None:
        """Confirm what is laid out on a square."""
        stage.do(Confirm())

    def pick(self, stage: Stage, spell: str, level: str) -> None:
        """Open the book of the chosen piece, go to a level and take it."""
        self.open(stage)
        self._until(lambda: book(stage).spell == spell, lambda: self.step(stage, 0, 1))
        across = 1 if book(stage).letter < level else -1
        self._until(lambda: book(stage).letter == level, lambda: self.step(stage, across, 0))
        self.confirm(stage, (0, 0))

    @staticmethod
    def _until(holds: Callable[[], bool], go: Callable[[], None]) -> None:
        for _ in range(20):
            if holds():
                return
            go()
        raise AssertionError("it never came")

    def open(self, stage: Stage) -> None:
        stage.do(Confirm())

    def step(self, stage: Stage, dx: int, dy: int) -> None:
        stage.do(Cursor(dx, dy))

    def enough(self, stage: Stage) -> None:
        stage.do(Wait())

    def undo(self, stage: Stage) -> None:
        stage.do(Undo())

    def back(self, stage: Stage) -> None:
        stage.do(Cancel())

    def following(self, stage: Stage) -> None:
        stage.do(Next())

    def answer(self, stage: Stage, _label: str) -> None:
        """Give the second answer of a question."""
        self.step(stage, 0, 1)
        self.confirm(stage, (0, 0))

    def rally(self, stage: Stage) -> None:
        """Rally by the spellbook."""
        self.open(stage)
        self.confirm(stage, (0, 0))


class Pad(Keys):
    """The pad alone."""

    def act(self, stage: Stage, cell: Cell) -> None:
        steer(stage, cell)
        stage.press(pygame.CONTROLLER_BUTTON_A)

    def confirm(self, stage: Stage, _cell: Cell) -> None:
        stage.press(pygame.CONTROLLER_BUTTON_A)

    def open(self, stage: Stage) -> None:
        stage.press(pygame.CONTROLLER_BUTTON_A)

    def step(self, stage: Stage, dx: int, dy: int) -> None:
        stage.press(PAD_STEPS[dx, dy])

    def enough(self, stage: Stage) -> None:
        stage.press(pygame.CONTROLLER_BUTTON_X)

    def undo(self, stage: Stage) -> None:
        stage.press(pygame.CONTROLLER_BUTTON_Y)

    def back(self, stage: Stage) -> None:
        stage.press(pygame.CONTROLLER_BUTTON_B)

    def following(self, stage: Stage) -> None:
        stage.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)


class Mouse(Keys):
    """The mouse alone."""

    def act(self, stage: Stage, cell: Cell) -> None:
        stage.point(cell)
        stage.click(cell)

    def confirm(self, stage: Stage, cell: Cell) -> None:
        stage.click(cell)

    def pick(self, stage: Stage, spell: str, level: str) -> None:
        self.open(stage)
        for _ in range(2):
            self._press(stage, "level", f"{spell.replace('_', ' ').title()} {level}")

    def open(self, stage: Stage) -> None:
        stage.click_key("spells")

    def enough(self, stage: Stage) -> None:
        stage.click_key("wait")

    def undo(self, stage: Stage) -> None:
        stage.click_key("undo")

    def back(self, stage: Stage) -> None:
        stage.click_key("cancel")

    def following(self, stage: Stage) -> None:
        stage.click_key("next")

    def answer(self, stage: Stage, label: str) -> None:
        self._press(stage, "button", label)

    def rally(self, stage: Stage) -> None:
        stage.click_key("rally")

    def _press(self, stage: Stage, role: str, label: str) -> None:
        if stage.battle.dialogue is None:
            return
        stage.draw()
        seen = stage.battle.tree()
        rect = next(part.rect for part in seen if part.role == role and part.label == label)
        stage.do(Click(*rect.center))


HANDS: tuple[Keys, ...] = (Mouse(), Keys(), Pad())


def name_of(hand: Keys) -> str:
    """What a hand is on."""
    return type(hand).__name__.lower()


def verbs(stage: Stage) -> list[str]:
    """What has been decided so far, by its verbs."""
    return [action.verb for action in stage.actions]
