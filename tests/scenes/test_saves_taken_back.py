"""Saves and what was taken back: names, redo, the chronicle with its seal, and what is not there any more."""

import hashlib
from dataclasses import replace

import pygame
import pytest

from game.campaign.saves import QUICK, Saves
from game.maps.tiled import load_map
from game.rules.commander.actions import EndTurn, Wait
from game.scenes.battle.ending import result_of
from game.scenes.battle.maps import picture_of
from game.scenes.battle.match import Match
from game.scenes.battle.scene import Battle
from game.scenes.context import Context
from game.scenes.saves.load_page import LoadPage
from game.scenes.saves.save_page import SavePage
from game.scenes.skirmish import Skirmish
from game.scenes.stack import Replace
from game.ui.input import ANYTHING, Listen
from game.ui.intents import Click, Confirm, Cursor, Erase, QuickLoad, Redo, Typed, Undo
from tests.scenes.conftest import Open
from tests.scenes.saving import (
    DUEL,
    GO,
    STRIKE,
    WAIT,
    loaded,
    open_page,
    press,
    quick_saved,
    told,
    under_way,
    until,
)
from tests.scenes.stage import Stage

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
