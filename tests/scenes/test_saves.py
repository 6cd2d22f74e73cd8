"""Saving and loading in a battle: at once, by itself, under a name; what goes wrong is told and the battle goes on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.campaign.disk import Disk
from game.campaign.document import Record
from game.campaign.saves import QUICK, Saves
from game.rules.commander.actions import Move, Strike
from game.scenes.battle.scene import Battle
from game.scenes.context import Context
from game.ui.intents import QuickLoad, QuickSave
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


class Full(Disk):
    """A disk without any room left."""

    def write(self, path: Path, data: bytes) -> None:  # noqa: ARG002 - nothing is written
        raise OSError(28, "No space left on device")


@pytest.fixture
def saves(context: Context, tmp_path: Path) -> Saves:
    folder = tmp_path / "saves"
    folder.mkdir()
    context.saves = Saves(folder)
    return context.saves


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


def document(saves: Saves, slot: str) -> Record:
    return saves.load(slot)


def test_what_is_saved_at_once_is_gone_on_with_where_it_was(battle: Open, saves: Saves) -> None:
    stage = battle(DUEL)
    stage.battle.advance(GO)
    state, told = stage.state, [one.text for one in stage.battle.desk.log.lines]
    quick_saved(stage)
    stage.battle.advance(STRIKE)
    stage.rest()
    other = loaded(stage, QuickLoad())
    assert other.match.state == state
    assert [one.text for one in other.desk.log.lines] == told
    assert document(saves, QUICK).about.place == "A drawn field"


def test_a_battle_that_goes_on_rolls_what_it_would_have_rolled(battle: Open, saves: Saves) -> None:
    stage = battle(DUEL)
    stage.battle.advance(GO)
    quick_saved(stage)
    stage.battle.advance(STRIKE)
    twin = stage.state
    other = loaded(stage, QuickLoad())
    other.advance(STRIKE)
    assert other.match.state == twin
    assert saves.listed()
