"""Saving and loading in a battle: at once, by itself, under a name; what goes wrong is told and the battle goes on."""

from pathlib import Path
from typing import cast

import pygame

from game.campaign.document import VERSION
from game.campaign.saves import AUTO, QUICK, Saves
from game.rules.commander.actions import EndTurn
from game.scenes.battle.scene import Battle
from game.scenes.context import Context
from game.scenes.saves.load_page import LoadPage
from game.scenes.saves.save_page import SavePage
from game.scenes.saves.scene import Load
from game.scenes.stack import Push
from game.ui.intents import Cancel, Confirm, Cursor, Erase, Menu, QuickLoad, QuickSave, Quit, Typed
from tests.scenes.conftest import Open
from tests.scenes.saving import (
    DUEL,
    GO,
    STRIKE,
    Full,
    focus,
    loaded,
    open_page,
    page_of,
    press,
    quick_saved,
    scene,
    told,
    under_way,
    until,
)
from tests.scenes.stage import setup

# -- at once


def test_what_is_saved_at_once_in_mid_move_is_gone_on_with_where_it_was(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    state, lines = stage.state, told(stage)
    quick_saved(stage)
    stage.battle.advance(STRIKE)
    stage.rest()
    other = loaded(stage, QuickLoad())
    assert other.match.state == state
    assert told(stage) == lines
    assert other.desk.cursor == stage.cell("red-1")
    assert saves.load(QUICK).about.place == "A drawn field"


def test_a_battle_that_goes_on_rolls_what_it_would_have_rolled(battle: Open, saves: Saves) -> None:  # noqa: ARG001
    stage = under_way(battle)
    quick_saved(stage)
    stage.battle.advance(STRIKE)
    twin = stage.state
    other = loaded(stage, QuickLoad())
    other.advance(STRIKE)
    assert other.match.state == twin


def test_while_something_moves_what_has_been_decided_is_saved(battle: Open, saves: Saves) -> None:
    stage = battle(DUEL, animation=1)
    stage.battle.commit(GO)
    assert stage.battle.busy
    quick_saved(stage)
    assert saves.load(QUICK).lines[-1].action == "move red-1-1 2,2>3,2>4,2"


def test_nothing_saved_at_once_is_said_and_the_battle_goes_on(battle: Open, saves: Saves) -> None:  # noqa: ARG001
    stage = under_way(battle)
    stage.do(QuickLoad())
    until(stage, lambda: stage.battle.desk.notice)
    assert stage.battle.desk.notice == "It cannot be loaded: it cannot be read (No such file or directory)."
    stage.battle.advance(STRIKE)
    assert stage.actions == [GO, STRIKE]


def test_a_battle_left_for_another_is_kept(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    quick_saved(stage)
    stage.battle.advance(STRIKE)
    state = stage.state
    loaded(stage, QuickLoad())
    assert saves.load(AUTO).lines[-1].digest == state.digest()


def test_without_a_folder_for_saves_that_is_said(battle: Open) -> None:
    stage = battle(DUEL)
    stage.do(QuickSave())
    assert stage.battle.desk.notice == "There is no folder for saves."


def test_the_time_played_is_added_up(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    stage.battle.update(61_000)
    quick_saved(stage)
    other = loaded(stage, QuickLoad())
    other.update(60_000)
    quick_saved(stage)
    assert 121 <= saves.load(QUICK).about.seconds < 130


# -- by itself


def test_it_saves_itself_when_a_turn_played_by_hand_begins_and_when_it_ends(battle: Open, saves: Saves) -> None:
    stage = battle(DUEL)
    stage.battle.advance(EndTurn("red-1"))
    stage.battle.advance(EndTurn("blue-1"))
    until(stage, lambda: len(saves.listed()) == 3)
    lines = [len(saves.load(AUTO, generation).lines) for generation in range(3)]
    assert lines == [3, 2, 1]


def test_after_every_action_it_is_saved_and_the_turns_beginning_is_kept_behind_it(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    until(stage, lambda: len(saves.listed()) == 2)
    stage.battle.advance(STRIKE)
    until(stage, lambda: len(saves.load(AUTO).lines) == 3)
    assert len(saves.load(AUTO, 1).lines) == 1
    stage.battle.advance(EndTurn("red-1"))
    until(stage, lambda: len(saves.load(AUTO).lines) == 4)
    assert len(saves.load(AUTO, 1).lines) == 1


def test_a_battle_nobody_plays_by_hand_does_not_save_itself(saves: Saves, context: Context) -> None:
    watched = Battle(context, setup(DUEL, context, {"red": "bold", "blue": "bold"}))
    watched.advance(GO)
    watched.handle(Quit())
    assert saves.listed() == ()


def test_leaving_a_battle_saves_it(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    state = stage.state
    stage.stack.handle(Quit())
    assert stage.stack.top is not stage.battle
    assert saves.load(AUTO).lines[-1].digest == state.digest()


# -- by each device


def test_saved_under_a_name_and_loaded_with_the_mouse(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    state = stage.state
    open_page(stage, SavePage)
    press(stage, "Save")
    until(stage, lambda: stage.battle.desk.news == "Saved.")
    stage.battle.advance(STRIKE)
    page = cast("LoadPage", open_page(stage, LoadPage))
    assert {one.name for one in page.slots} == {"slot-0001", AUTO}
    before = stage.stack.top
    press(stage, "Load")
    until(stage, lambda: stage.stack.top is not before)
    assert scene(stage).match.state == state
    assert saves.load("slot-0001").about.label == "A drawn field, round 1"


def test_saved_under_a_name_and_loaded_with_keys(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    state = stage.state

    def down() -> None:
        stage.do(Cursor(0, 1))

    stage.do(Menu())
    focus(stage, "Save\u2026", down)
    stage.do(Confirm())
    page_of(stage, SavePage)
    stage.do(Cursor(0, -1), *[Erase()] * 30, *map(Typed, "Bridge"), Cursor(0, 1), Confirm())
    until(stage, lambda: stage.battle.desk.news == "Saved.")
    stage.do(Menu())
    focus(stage, "Load\u2026", down)
    stage.do(Confirm())
    page_of(stage, LoadPage)
    assert loaded(stage, Confirm()).match.state == state
    assert saves.load("slot-0001").about.label == "Bridge"


def test_saved_under_a_name_and_loaded_with_the_pad(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    state = stage.state

    def down() -> None:
        stage.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)

    stage.press(pygame.CONTROLLER_BUTTON_START)
    focus(stage, "Save\u2026", down)
    stage.press(pygame.CONTROLLER_BUTTON_A)
    page_of(stage, SavePage)
    stage.press(pygame.CONTROLLER_BUTTON_A)
    until(stage, lambda: stage.battle.desk.news == "Saved.")
    stage.battle.advance(STRIKE)
    stage.press(pygame.CONTROLLER_BUTTON_START)
    focus(stage, "Load\u2026", down)
    stage.press(pygame.CONTROLLER_BUTTON_A)
    page_of(stage, LoadPage)
    before = stage.stack.top
    stage.press(pygame.CONTROLLER_BUTTON_A)
    until(stage, lambda: stage.stack.top is not before)
    assert scene(stage).match.state == state
    assert [one.slot for one in saves.listed() if one.slot != AUTO] == ["slot-0001"]


# -- the list


def test_saving_over_a_slot_keeps_the_older_one_and_it_can_be_loaded(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    state = stage.state
    open_page(stage, SavePage)
    press(stage, "Save")
    until(stage, lambda: stage.battle.desk.news == "Saved.")
    stage.battle.advance(STRIKE)
    open_page(stage, SavePage)
    stage.do(Cursor(0, -1), Cursor(0, -1), Cursor(1, 0))
    press(stage, "Save over it, the old one is kept behind it")
    until(stage, lambda: len(saves.load("slot-0001").lines) == 3)
    open_page(stage, LoadPage)
    stage.do(Cursor(0, -1), Cursor(1, 0))
    assert [one.generation for one in saves.listed() if one.slot == "slot-0001"] == [0, 1]
    before = stage.stack.top
    press(stage, "Load")
    until(stage, lambda: stage.stack.top is not before)
    assert scene(stage).match.state == state


def test_a_save_is_deleted_only_when_that_is_answered(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    quick_saved(stage)
    page = open_page(stage, LoadPage)
    assert page.chosen is not None and page.chosen.slot == QUICK
    press(stage, "Delete\u2026")
    press(stage, "Keep it")
    assert QUICK in {one.slot for one in saves.listed()}
    press(stage, "Delete\u2026")
    press(stage, "Delete it")
    until(stage, lambda: QUICK not in {one.slot for one in saves.listed()})
    assert page_of(stage, LoadPage).chosen is not None


def test_a_damaged_a_foreign_and_a_newer_save_say_why_and_the_rest_loads(
    battle: Open, saves: Saves, context: Context
) -> None:
    stage = under_way(battle)
    quick_saved(stage)
    whole = saves.path(QUICK).read_text("utf-8")
    body = whole.partition("\n")[2]
    odd = {
        "slot-0001": whole.replace("red", "rad", 1),
        "slot-0002": "[hero]\nname = 'x'\n",
        "slot-0003": body.replace(f"version = {VERSION}", "version = 99", 1),
    }
    for slot, text in odd.items():
        saves.path(slot).write_text(text, "utf-8")
    page = LoadPage(context, saves.listed())
    why = {slot.name: slot.present.complaint for slot in page.slots}
    assert why == {
        QUICK: "",
        AUTO: "",
        "slot-0001": "it is damaged: its checksum does not fit",
        "slot-0002": "it is no document of this game",
        "slot-0003": "it was written by a newer game (0.1.0)",
    }
    assert page.chosen is not None and page.chosen.slot == QUICK
    page.handle(Cursor(0, -1))
    while page.chosen.slot != "slot-0001":
        page.handle(Cursor(1, 0))
    assert {seen.label: seen.state for seen in page.tree()}["Load"] == "disabled"


def test_from_the_title_the_youngest_save_is_gone_on_with(battle: Open, saves: Saves, context: Context) -> None:
    stage = under_way(battle)
    quick_saved(stage)
    state = stage.state
    stage.stack.follow(Push(context.make("load")))
    until(stage, lambda: cast("Load", stage.stack.top).page)
    stage.do(Confirm())
    until(stage, lambda: isinstance(stage.stack.top, Battle))
    assert scene(stage).match.state == state
    assert saves.listed()


# -- what goes wrong


def test_a_full_disk_is_told_the_old_save_stays_and_another_slot_is_offered(
    battle: Open, saves: Saves, context: Context
) -> None:
    stage = under_way(battle)
    quick_saved(stage)
    before = saves.path(QUICK).read_bytes()
    full = Saves(saves.path(QUICK).parent, Full())
    context.saves = full
    other = loaded(stage, QuickLoad())
    other.advance(STRIKE)
    stage.do(QuickSave())
    page = page_of(stage, SavePage)
    assert page.complaint == "It was not saved in this slot (No space left on device); choose another."
    assert saves.path(QUICK).read_bytes() == before
    stage.do(Cancel())
    stage.battle.advance(EndTurn("red-1"))
    assert len(stage.actions) == 3


def test_a_slot_that_cannot_be_read_is_not_saved_over(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    saves.path(QUICK).write_text("torn", "utf-8")
    stage.do(QuickSave())
    page = page_of(stage, SavePage)
    assert page.complaint.startswith("It was not saved in this slot (it is not TOML")
    assert saves.path(QUICK).read_text("utf-8") == "torn"
    press(stage, "Save")
    until(stage, lambda: stage.battle.desk.news == "Saved.")
    assert len(saves.load("slot-0001").lines) == 2


def test_a_battle_that_cannot_be_saved_is_left_only_when_that_is_answered(battle: Open, context: Context) -> None:
    context.saves = Saves(Path("/nowhere/at/all"))
    stage = under_way(battle)
    stage.stack.handle(Quit())
    assert stage.stack.top is stage.battle
    assert any("Leave it unsaved" in seen.label for seen in stage.battle.tree())
    press(stage, "Leave it unsaved")
    assert stage.stack.top is not stage.battle


def test_a_window_closed_twice_closes_even_if_the_battle_cannot_be_saved(battle: Open, context: Context) -> None:
    context.saves = Saves(Path("/nowhere/at/all"))
    stage = under_way(battle)
    stage.stack.handle(Quit())
    stage.stack.handle(Quit())
    assert stage.stack.top is not stage.battle


def test_that_it_could_not_save_itself_is_said_once(battle: Open, context: Context) -> None:
    context.saves = Saves(Path("/nowhere/at/all"))
    stage = under_way(battle)
    until(stage, lambda: stage.battle.desk.notice)
    words = "The battle could not save itself (No such file or directory); save it elsewhere from the menu."
    assert stage.battle.desk.notice == words
    stage.battle.desk.hush()
    stage.battle.advance(EndTurn("red-1"))
    for _ in range(50):
        stage.frame()
    assert stage.battle.desk.notice == ""
