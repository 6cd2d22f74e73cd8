"""Battles that are saved and loaded as a player would: hands, pages, and a disk that is full."""

from collections.abc import Callable
from pathlib import Path

from game.campaign.disk import Disk
from game.rules.commander.actions import Move, Strike, Wait
from game.scenes.battle.scene import Battle
from game.scenes.saves.load_page import LoadPage
from game.scenes.saves.save_page import SavePage
from game.ui.intents import Click, Menu, QuickSave
from tests.scenes.conftest import Open
from tests.scenes.stage import Stage

DUEL = """
    board
    ........
    ........
    ........
    pieces
    red-1    knight   red  1,1
    red-1-1  footman  red  1,2
    blue-1   mage     blue 7,0
    blue-1-1 footman  blue 5,2
"""
GO = Move("red-1-1", ((2, 2), (3, 2), (4, 2)))
STRIKE = Strike("red-1-1", "blue-1-1")
WAIT = Wait("red-1")


class Full(Disk):
    """A disk without any room left."""

    def write(self, path: Path, data: bytes) -> None:  # noqa: ARG002 - nothing is written
        raise OSError(28, "No space left on device")


def scene(stage: Stage) -> Battle:
    """The battle that is shown; another may have taken the first one's place."""
    assert isinstance(stage.stack.top, Battle)
    stage.battle = stage.stack.top
    return stage.battle


def until(stage: Stage, true: Callable[[], object]) -> None:
    for _ in range(2000):
        if true():
            return
        stage.frame()
    raise AssertionError("it did not come to be")


def loaded(stage: Stage, *way: object) -> Battle:
    """The battle that took this one's place when it was loaded."""
    before = stage.stack.top
    for intent in way:
        stage.stack.handle(intent)  # type: ignore[arg-type]
    until(stage, lambda: stage.stack.top is not before)
    found = scene(stage)
    stage.rest()
    return found


def quick_saved(stage: Stage) -> None:
    stage.do(QuickSave())
    until(stage, lambda: stage.battle.desk.news == "Saved.")


def page_of(stage: Stage, kind: type[SavePage | LoadPage]) -> SavePage | LoadPage:
    """The page of saves that has been asked for, when it is there."""
    until(stage, lambda: isinstance(stage.battle.dialogue, kind))
    stage.draw()
    assert isinstance(stage.battle.dialogue, SavePage | LoadPage)
    return stage.battle.dialogue


def open_page(stage: Stage, kind: type[SavePage | LoadPage]) -> SavePage | LoadPage:
    stage.do(Menu())
    press(stage, "Save\u2026" if kind is SavePage else "Load\u2026")
    return page_of(stage, kind)


def press(stage: Stage, label: str) -> None:
    """Click a button."""
    stage.draw()
    rect = next(seen.rect for seen in scene(stage).tree() if seen.role == "button" and seen.label == label)
    stage.stack.handle(Click(*rect.center))


def focus(stage: Stage, label: str, down: Callable[[], None]) -> None:
    """Go down, and around, until a control has the focus."""
    for _ in range(30):
        stage.draw()
        if any(seen.focused and seen.label.startswith(label) for seen in scene(stage).tree()):
            return
        down()
    raise AssertionError(f"'{label}' was not come to")


def told(stage: Stage) -> list[str]:
    return [one.text for one in stage.battle.desk.log.lines]


def under_way(battle: Open, **players: str) -> Stage:
    """The duel after red's footman has gone to blue's: it may still strike."""
    stage = battle(DUEL, **players)
    stage.battle.advance(GO)
    return stage
