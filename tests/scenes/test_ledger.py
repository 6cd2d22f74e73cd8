"""The ledger of dice: which lines are wanted, and searching by keyboard, mouse and pad."""

from fractions import Fraction

import pygame
import pytest

from game.campaign.luck import Odds
from game.scenes.battle.dice_page import DicePage
from game.scenes.battle.ledger import Query, wanted
from game.ui.intents import Cancel, Click, Confirm, Cursor, Details, Erase, Intent, Log, Next, Typed
from game.ui.sentences_dice import Thrown
from game.ui.sentences_log import Told
from tests.scenes.conftest import Open
from tests.scenes.stage import Stage

DUEL = """
    board
    ........
    ........
    ........
    pieces
    red-1   knight   red  1,1
    red-1-1 footman  red  1,2
    blue-1   mage     blue 7,0
    blue-1-1 footman  blue 5,2
"""


def thrown(heading: str, round_: int, side: str = "red", at_least: Fraction = Fraction(1, 2)) -> Thrown:
    odds = Odds(1, Fraction(1), Fraction(1), at_least, Fraction(1, 2))
    return Thrown(heading, "7 to 3 HP", "needed 4 or less", (1,), (True,), "1 lands", "", side, round_, odds=odds)


LINES = (
    Told("Round 1 begins."),
    Told("Red Knight strikes Blue Mage", "red", thrown=thrown("Red Knight strikes Blue Mage", 1)),
    Told("Blue Mage answers", "blue", thrown=thrown("Blue Mage answers Red Knight", 1, "blue", Fraction(1, 20))),
    Told("Thunder on Blue Mage", "red", thrown=thrown("Thunder on Blue Mage", 13)),
    Told("Blue Mage is destroyed.", "blue"),
)


@pytest.mark.parametrize(
    ("query", "numbers"),
    [
        (Query(), (0, 1, 2, 3, 4)),
        (Query("mage"), (1, 2, 3, 4)),
        (Query("blue mage destroyed"), (4,)),
        (Query("THUND"), (3,)),
        (Query("hunder"), ()),
        (Query("answers"), (2,)),
        (Query("round 1"), (0, 1, 2)),
        (Query("round 13"), (3,)),
        (Query("mage round 13"), (3,)),
        (Query(show="rolls"), (1, 2, 3)),
        (Query(show="surprises"), (2,)),
        (Query(side="red"), (1, 3)),
        (Query(round=13), (3,)),
        (Query("mage", side="blue", round=1), (2,)),
    ],
)
def test_a_line_is_wanted_if_all_that_is_asked_for_holds_of_it(query: Query, numbers: tuple[int, ...]) -> None:
    assert wanted(LINES, query) == numbers


def opened(battle: Open) -> tuple[Stage, DicePage]:
    """A battle after one blow and its answer, with the ledger open."""
    stage = battle(DUEL)
    stage.click((5, 2))
    stage.do(Confirm(), Log())
    page = stage.battle.dialogue
    assert isinstance(page, DicePage)
    return stage, page


def listed(stage: Stage, page: DicePage) -> list[str]:
    return [stage.battle.desk.log.lines[number].text for number in page.shown]


def test_typing_in_the_field_lists_what_has_the_words(battle: Open) -> None:
    stage, page = opened(battle)
    stage.do(Details())
    assert "k" in stage.battle.listen.typed
    stage.do(*map(Typed, "strikes"))
    assert [line.split(":")[0] for line in listed(stage, page)] == ["Red Knight strikes Blue Footman"]
    stage.do(*[Erase()] * 7)
    assert len(page.shown) == len(stage.battle.desk.log.lines)


def test_while_one_reads_letters_are_keys_again(battle: Open) -> None:
    stage, _page = opened(battle)
    stage.do(Details(), Typed("a"), Confirm())
    assert stage.battle.listen.typed == ""
    stage.do(Confirm())
    assert stage.battle.dialogue is None


def test_the_way_out_leads_from_the_field_to_the_list_and_then_out(battle: Open) -> None:
    stage, page = opened(battle)
    stage.do(Details(), Cancel())
    assert stage.battle.dialogue is page
    stage.do(Cancel())
    assert stage.battle.dialogue is None


def test_the_chosen_line_is_always_one_that_is_listed(battle: Open) -> None:
    stage, page = opened(battle)
    stage.do(*[Cursor(0, -1)] * 50, Details(), *map(Typed, "strikes"))
    assert page.shown == (page.chosen,)


def test_what_is_nowhere_is_told_so_and_nothing_breaks(battle: Open) -> None:
    stage, page = opened(battle)
    stage.do(Details(), *map(Typed, "dragon"), Cancel(), Cursor(0, 1), Next())
    assert page.shown == ()
    assert "Nothing that has happened is like that." in stage.told()


def test_the_pad_finds_the_rolls_of_a_side(battle: Open) -> None:
    stage, page = opened(battle)
    stage.press(pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    stage.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    lines = [stage.battle.desk.log.lines[number] for number in page.shown]
    assert lines
    assert {line.thrown.side for line in lines if line.thrown} == {"blue"}
    assert all(line.thrown for line in lines)


def test_the_mouse_finds_the_rolls(battle: Open) -> None:
    stage, page = opened(battle)
    stage.draw()
    show = next(part for part in page.tree() if part.label == "Show: everything")
    stage.do(Click(show.rect.right - 20, show.rect.centery))
    assert all(stage.battle.desk.log.lines[number].thrown for number in page.shown)
    assert len(page.shown) < len(stage.battle.desk.log.lines)


@pytest.mark.parametrize("intent", [Details(), Next()])
def test_every_roll_tells_its_odds(battle: Open, intent: Intent) -> None:
    stage, _page = opened(battle)
    stage.do(intent)
    assert "of such rolls; " in stage.told()
