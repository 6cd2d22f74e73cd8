"""Saving and loading in a battle: at once, by itself, under a name; what goes wrong is told and the battle goes on."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import cast

import pygame
import pytest

from game.campaign.disk import Disk
from game.campaign.document import VERSION
from game.campaign.saves import AUTO, QUICK, Saves
from game.maps.tiled import load_map
from game.rules.commander.actions import EndTurn, Move, Strike, Wait
from game.scenes.battle.ending import result_of
from game.scenes.battle.maps import picture_of
from game.scenes.battle.match import Match
from game.scenes.battle.scene import Battle
from game.scenes.context import Context
from game.scenes.saves.load_page import LoadPage
from game.scenes.saves.save_page import SavePage
from game.scenes.saves.scene import Load
from game.scenes.skirmish import Skirmish
from game.scenes.stack import Push, Replace
from game.ui.input import ANYTHING, Listen
from game.ui.intents import Cancel, Click, Confirm, Cursor, Erase, Menu, QuickLoad, QuickSave, Quit, Redo, Typed, Undo
from tests.scenes.conftest import Open
from tests.scenes.stage import Stage, setup

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


# -- names


@pytest.mark.parametrize("name", ["a/b:c*?<>.", "CON", "..", " ", "x" * 300, "\N{CASTLE} \N{EUROPEAN CASTLE}", "\\"])
def test_any_name_is_kept_as_it_was_typed_and_names_no_file(battle: Open, saves: Saves, name: str) -> None:
    stage = under_way(battle)
    open_page(stage, SavePage)
    stage.do(Cursor(0, -1), *[Erase()] * 30, *map(Typed, name))
    press(stage, "Save")
    until(stage, lambda: stage.battle.desk.news == "Saved.")
    folder = saves.path(QUICK).parent
    assert saves.load("slot-0001").about.label == name
    assert {file.name for file in folder.iterdir()} <= {"slot-0001.toml", "auto.toml", "auto.1.toml"}
    assert {file.name for file in folder.parent.iterdir() if "slot" in file.name} == set()
    page = open_page(stage, LoadPage)
    assert page.chosen is not None and page.chosen.about.label == name


@pytest.mark.parametrize("character", ["/", ":", "é", " ", "\N{CASTLE}"])
def test_a_field_for_names_takes_every_character_that_can_be_written(context: Context, character: str) -> None:
    context.input.listen = Listen(ANYTHING)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode=character))
    assert context.input.poll(0) == [Typed(character)]


def test_a_field_for_names_leaves_the_keys_that_write_nothing(context: Context) -> None:
    context.input.listen = Listen(ANYTHING)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert context.input.poll(0) == [Confirm()]


# -- a step back, and forth again


def test_any_number_of_steps_is_taken_back_and_done_again(battle: Open) -> None:
    stage = battle(DUEL)
    stage.battle.advance(GO)
    stage.battle.advance(WAIT)
    state, lines = stage.state, told(stage)
    stage.do(Undo(), Undo())
    assert stage.actions == []
    stage.do(Redo(), Redo())
    stage.rest()
    assert stage.state == state
    assert told(stage) == lines
    stage.do(Redo())
    assert stage.battle.desk.notice == "There is nothing to do again."


def test_what_can_be_done_again_stands_among_the_keys_and_is_kept_in_a_save(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    stage.do(Undo())
    quick_saved(stage)
    assert saves.load(QUICK).undone == ("move red-1-1 2,2>3,2>4,2",)
    loaded(stage, QuickLoad())
    stage.click_key("redo")
    stage.rest()
    assert stage.actions == [GO]


# -- the chronicle and the seal


def test_with_the_chronicle_a_blow_is_taken_back_and_the_save_says_so(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    made = replace(stage.battle.match.setup, rewinding=True)
    other = Stage(stage.context, made)
    other.battle.advance(GO)
    other.battle.advance(STRIKE)
    struck = other.state
    other.do(Undo())
    assert other.actions == [GO]
    quick_saved(other)
    assert (saves.load(QUICK).start.chronicle, saves.load(QUICK).rewound) == (True, True)
    again = loaded(other, QuickLoad())
    assert len(again.match.session.lines) == 1
    again.advance(STRIKE)
    assert again.match.state == struck
    other.close()


def test_the_log_begins_with_the_seal_that_the_result_opens(battle: Open, saves: Saves) -> None:
    stage = battle(DUEL)
    made = stage.battle.match.setup.sealed()
    other = Stage(stage.context, made)
    digits = hashlib.sha256(f"{made.seed} {made.salt}".encode()).hexdigest()
    assert told(other)[0] == f"The dice of this battle are settled and sealed: {digits}."
    quick_saved(other)
    loaded(other, QuickLoad())
    assert told(other)[0] == f"The dice of this battle are settled and sealed: {digits}."
    assert saves.load(QUICK).start.salt == made.salt
    other.close()


def test_the_result_tells_seed_and_salt_and_whether_one_went_back(battle: Open) -> None:
    stage = battle(DUEL)
    made = replace(stage.battle.match.setup, rewinding=True, salt="a grain", seed=7)
    other = Stage(stage.context, made)
    other.battle.advance(Wait("red-1"))
    other.do(Undo())
    first = result_of(other.context, other_over(other), lambda made: Battle(other.context, made)).summary
    assert (first.seed, first.salt) == (7, "a grain")
    assert first.notes == ("The chronicle was allowed and was not used.",)
    other.battle.match.session.rewound = True
    second = result_of(other.context, other.battle.match, lambda made: Battle(other.context, made)).summary
    assert second.notes == ("The chronicle was used: the battle was gone back in.",)
    other.close()


def other_over(stage: Stage) -> Match:
    """The match, its battle ended by everybody's ending turns."""
    match = stage.battle.match
    while match.decision is not None:
        match.commit([EndTurn(match.commander or "")])
    return match


def test_a_skirmish_may_be_begun_with_the_chronicle(context: Context) -> None:
    skirmish = Skirmish(context)
    surface = pygame.display.get_surface()
    assert surface is not None
    skirmish.draw(surface)
    rects = {seen.label: seen.rect for seen in skirmish.tree()}
    skirmish.handle(Click(*rects["Chronicle: off"].center))
    skirmish.draw(surface)
    assert "Chronicle: on" in {seen.label for seen in skirmish.tree()}
    begun = skirmish.handle(Click(*rects["Begin the battle"].center))
    assert isinstance(begun, Replace) and isinstance(begun.scene, Battle)
    assert begun.scene.match.session.rewinding
    assert begun.scene.match.setup.salt
    assert begun.scene.match.setup.map_file.startswith("battle/")
    begun.scene.match.close()


# -- what is not there any more


def test_a_computer_player_that_is_no_more_gives_way_with_a_note(battle: Open, saves: Saves, context: Context) -> None:
    stage = under_way(battle)
    quick_saved(stage)
    record = saves.load(QUICK)
    players = {**record.start.players, "blue": "ghost"}
    saves.save(QUICK, record.model_copy(update={"start": record.start.model_copy(update={"players": players})}))
    other = loaded(stage, QuickLoad())
    assert other.desk.notice == "There is no computer player 'ghost' any more: Blue is played by 'Steady'."
    assert other.match.setup.players == {"red": "", "blue": "steady"}
    stage.battle.advance(EndTurn("red-1"))
    stage.rest()
    assert len(stage.actions) > 2
    assert context.catalog is not None


def test_a_map_that_is_no_more_leaves_the_bare_ground_with_a_note(battle: Open, saves: Saves) -> None:
    stage = under_way(battle)
    quick_saved(stage)
    record = saves.load(QUICK)
    saves.save(QUICK, record.model_copy(update={"start": record.start.model_copy(update={"map_hash": "0" * 64})}))
    other = loaded(stage, QuickLoad())
    assert other.desk.notice == "The map is not there as it was: the bare ground is shown."


def test_the_map_of_a_battle_is_found_again_by_its_hash(context: Context) -> None:
    assert context.catalog is not None
    folder = context.maps_folders[0]
    map_ = load_map(folder / "battle" / "river_ford.tmx", folder, context.catalog.commander)
    found = picture_of("battle/renamed.tmx", map_.hash, context.maps_folders, context.catalog.commander)
    assert found == map_.picture
