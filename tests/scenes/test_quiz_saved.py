"""A new game, and a quiz that was left: saved, found again, and gone on with to the same commander."""

from pathlib import Path

import pygame
import pytest

from game import app
from game.campaign.components import Company, Identity
from game.campaign.saves import QUICK, Saves
from game.campaign.starts import HERO
from game.core.ids import BATTLE
from game.scenes.camp.scene import Camp
from game.scenes.context import Context
from game.scenes.new_game import NewGame, resumed
from game.scenes.quiz import Quiz
from game.scenes.saves.opening import OpenedCampaign, open_any
from game.scenes.stack import Replace, Scene, SceneStack
from game.ui.intents import Cancel, Confirm, Cursor, Intent, Menu, QuickSave, Typed
from tests.campaign.quizzes import CATALOG
from tests.scenes.quizzing import ANSWERS, Hand


@pytest.fixture
def context(context: Context, tmp_path: Path) -> Context:
    folder = tmp_path / "saves"
    folder.mkdir()
    context.saves = Saves(folder)
    return context


def found_again(context: Context) -> Quiz:
    """The quiz as whoever opens the save goes on with it."""
    assert context.saves is not None
    opened = open_any(context.saves.load(QUICK), CATALOG, context.maps_folders)
    assert isinstance(opened, OpenedCampaign)
    scene = app.opener(context, opened)
    assert isinstance(scene, Quiz)
    return scene


@pytest.mark.parametrize("way", ["quick save", "save and leave"])
def test_a_quiz_is_found_again_at_its_question(context: Context, way: str) -> None:
    hand = Hand(context)
    hand.do(*map(Typed, "321"))
    if way == "quick save":
        hand.do(QuickSave())
        assert hand.quiz.notice == "The quiz is saved."
    else:
        hand.do(Menu())
        hand.click("Save and leave")
        assert hand.away
    quiz = found_again(context)
    assert quiz.sitting.question == "2a"
    assert dict(quiz.sitting.row.answers) == {"1a": "C", "1b": "B", "2": "A"}


def test_a_new_game_begins_at_the_way_on(context: Context) -> None:
    scene = NewGame(context)
    assert next(seen.label for seen in scene.tree() if seen.focused) == "Begin with the quiz"


def test_a_saved_quiz_is_named_by_the_question_that_stands_on_the_screen(context: Context) -> None:
    hand = Hand(context)
    hand.do(*map(Typed, "321"), QuickSave())
    assert context.saves is not None
    assert context.saves.load(QUICK).about.round == 2  # of three answers two were parts of the first


def test_the_answers_before_can_still_be_changed_and_are_remembered(context: Context) -> None:
    hand = Hand(context)
    hand.do(*map(Typed, "321"), QuickSave())
    quiz = found_again(context)
    quiz.handle(Cancel())
    assert (quiz.sitting.question, quiz.sitting.remembered) == ("2", "A")


def test_what_was_drawn_picked_and_said_on_the_last_page_is_found_again(context: Context) -> None:
    hand = Hand(context)
    hand.to_result()
    hand.go_to("Extra point in: ")
    hand.do(Cursor(1, 0), Typed("n"))
    hand.go_to("Name: ")
    hand.do(Typed("!"), Cancel(), QuickSave())
    before = hand.labels()
    again = Hand(context, found_again(context).sitting.session)
    assert again.labels() == before


def test_a_quiz_gone_on_with_draws_what_it_would_have_drawn(context: Context) -> None:
    hand = Hand(context)
    hand.do(*map(Typed, "321"), QuickSave())
    hand.to_result()
    again = Hand(context, found_again(context).sitting.session)
    again.to_result()
    assert again.labels() == hand.labels()


def test_without_a_folder_it_is_told_and_nobody_is_sent_away(context: Context) -> None:
    context.saves = None
    hand = Hand(context)
    hand.do(Typed("1"), Menu())
    hand.click("Save and leave")
    assert hand.quiz.notice == "There is no folder for saves."
    assert not hand.away


# -- a new game


def labels(scene: Scene | None) -> list[str]:
    return [seen.label for seen in scene.tree()] if isinstance(scene, NewGame) else []


def do(stack: SceneStack, *intents: Intent) -> None:
    surface = pygame.display.get_surface()
    assert surface is not None
    for intent in intents:
        stack.handle(intent)
        assert stack.top is not None
        stack.top.draw(surface)


def go(stack: SceneStack, label: str) -> None:
    """The focus on what begins with these words."""
    for _ in range(20):
        assert isinstance(stack.top, NewGame)
        if any(seen.focused and seen.label.startswith(label) for seen in stack.top.tree()):
            return
        do(stack, Cursor(0, 1))
    raise AssertionError(f"{label} is not among {labels(stack.top)}")


def through_the_quiz(stack: SceneStack) -> None:
    """Answer everything, and begin the tale as Ada."""
    quiz = stack.top
    assert isinstance(quiz, Quiz)
    while (question := quiz.sitting.question) is not None:
        do(stack, Typed(ANSWERS[question].lower()))
    do(stack, Confirm(), *[Cursor(0, -1)] * 4)
    quiz.sitting.present(name="Ada")
    do(stack, Confirm())


def set_out(stack: SceneStack) -> Camp:
    """Past the story's opening pages into the camp."""
    for _ in range(20):
        if isinstance(stack.top, Camp):
            break
        do(stack, Confirm())
    assert isinstance(stack.top, Camp)
    return stack.top


def test_story_says_that_all_can_be_taken_back_and_asks_no_more(context: Context) -> None:
    stack = SceneStack(NewGame(context))
    assert "Chronicle: off" in labels(stack.top)
    go(stack, "Difficulty")
    do(stack, Cursor(-1, 0))
    assert "Difficulty: Story" in labels(stack.top)
    assert "The chronicle is on: even what rolled can be taken back." in labels(stack.top)


@pytest.mark.parametrize(
    ("steps", "level", "rewinding"), [(-1, "story", True), (0, "standard", False), (1, "veteran", False)]
)
def test_the_company_sets_out_as_hard_as_was_chosen(context: Context, steps: int, level: str, rewinding: bool) -> None:
    stack = SceneStack(NewGame(context))
    go(stack, "Difficulty")
    do(stack, *[Cursor(1 if steps > 0 else -1, 0)] * abs(steps))
    go(stack, "Begin with the quiz")
    do(stack, Confirm())
    through_the_quiz(stack)
    camp = set_out(stack)
    assert camp.journey.state.row(Company, BATTLE).difficulty == level
    assert camp.journey.session.rewinding is rewinding


def test_with_the_chronicle_even_an_even_fight_can_be_taken_back(context: Context) -> None:
    stack = SceneStack(NewGame(context))
    go(stack, "Chronicle")
    do(stack, Cursor(1, 0))
    go(stack, "Begin with the quiz")
    do(stack, Confirm())
    through_the_quiz(stack)
    assert set_out(stack).journey.session.rewinding


def test_a_quiz_that_was_saved_leads_to_the_choice_of_how_hard_and_on_with_its_hero(context: Context) -> None:
    stack = SceneStack(resumed(context, Hand(context).quiz.sitting.session))
    through_the_quiz(stack)
    assert "Set out with Ada" in labels(stack.top)
    go(stack, "Difficulty")
    do(stack, Cursor(1, 0))
    go(stack, "Set out with Ada")
    do(stack, Confirm())
    camp = set_out(stack)
    assert camp.journey.company.difficulty == "veteran"
    assert camp.journey.state.row(Identity, HERO).name == "Ada"


def test_back_from_a_new_game_is_the_title(context: Context) -> None:
    assert not isinstance(NewGame(context).handle(Cancel()), Replace)
