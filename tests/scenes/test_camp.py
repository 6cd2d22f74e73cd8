"""The camp: its menu and the people by its fire, by keyboard, mouse and pad; saves, and the way out."""

from dataclasses import replace
from typing import get_args

import pygame
import pytest

from game.campaign.actions import Buy, Recruit
from game.campaign.components import Company, Talking
from game.campaign.reading import parse_record
from game.campaign.saves import CAMPAIGN, QUICK, Saves
from game.campaign.starts import HERO
from game.content.catalog import Catalog
from game.core.ids import BATTLE
from game.scenes.camp.folk import campers, told_of
from game.scenes.camp.journey import Journey
from game.scenes.camp.menu import entries
from game.scenes.camp.nights import night
from game.scenes.camp.scene import Camp
from game.scenes.context import Context
from game.scenes.stack import Push
from game.scenes.title import Title
from game.ui.intents import (
    Cancel,
    Click,
    Confirm,
    Cursor,
    Erase,
    Exposed,
    Next,
    Point,
    Previous,
    QuickLoad,
    QuickSave,
    Quit,
    Redo,
    Resize,
    Typed,
    Undo,
)
from game.ui.widgets import Button
from tests.scenes.company import Device, Hand, fight, first_evening, kept, on_the_road, with_troop

DEVICES = get_args(Device)


# -- the menu


@pytest.mark.parametrize("device", DEVICES)
def test_every_entry_of_the_menu_opens_its_page_and_one_comes_back(
    context: Context,
    catalog: Catalog,
    saves: Saves,  # noqa: ARG001 - a place for saves is needed
    device: Device,
) -> None:
    hand = Hand(context, Camp(context, on_the_road(catalog)), device)
    opened = []
    for entry in ("March", "Talk", "Levels", "Skills", "Sheets", "Troops", "Stores", "Chronicle", "Settings", "Load"):
        hand.press(entry)
        opened.append(hand.top.name)
        while hand.top.name == "load" and hand.top.busy:
            hand.look()
        hand.do(Cancel())
        assert hand.top.name == "camp"
    names = ["march", "talks", "growth", "skills", "sheet", "troops", "stores", "tale", "settings", "load"]
    assert opened == names


def test_the_menu_says_what_waits(catalog: Catalog) -> None:
    notes = {entry.name: entry.note for entry in entries(on_the_road(catalog), "F5") if isinstance(entry, Button)}
    waiting = {name: note for name, note in notes.items() if note}
    assert waiting == {
        "march": "Lanternwood",
        "talks": "3 wish to",
        "growth": "1 ready",
        "troops": "6 free places",
        "stores": "14 rations",
        "rest": "2 rations",
        "save": "F5",
    }


def test_at_the_roads_end_nobody_marches_or_rests(context: Context, catalog: Catalog) -> None:
    journey = on_the_road(catalog)
    while journey.step is not None:
        fight(journey, "won")
    hand = Hand(context, Camp(context, journey))
    assert hand.labels()[0] == "The road is done"
    assert not {"March", "Rest until morning"} & set(hand.labels())


@pytest.mark.parametrize(
    ("rations", "told"),
    [
        (2, "It will be day 3. Everybody eats, 2 rations in all, and wakes whole, with all MP."),
        (
            1,
            "It will be day 3. There is food for 1 of 2 commanders and their troops. They wake whole, with all MP; the "
            "others get 3 HP back.",
        ),
        (0, "It will be day 3. There is nothing to eat: everybody gets 3 HP back, and no MP."),
    ],
)
def test_what_the_night_will_do_is_said_before_it_is_slept(catalog: Catalog, rations: int, told: str) -> None:
    journey = on_the_road(catalog)
    poorer = journey.state.having(BATTLE, replace(journey.company, rations=rations))
    assert night(Journey.begun(catalog, poorer, 1)) == told


@pytest.mark.parametrize("device", DEVICES)
def test_a_night_makes_everybody_whole_and_eats_its_rations(context: Context, catalog: Catalog, device: Device) -> None:
    journey = on_the_road(catalog)
    rations = journey.company.rations
    context.saves = None
    hand = Hand(context, Camp(context, journey), device)
    hand.press("Rest")
    assert (journey.company.day, journey.company.rations) == (3, rations - 2)
    assert {journey.condition(person).hp for person in journey.people} == {10}


# -- the people


def test_the_mouse_finds_everybody_by_the_fire(context: Context, catalog: Catalog) -> None:
    journey = on_the_road(catalog)
    hand = Hand(context, Camp(context, journey), "mouse")
    spots = [seen for seen in hand.tree() if seen.role == "person"]
    assert [spot.label for spot in spots] == [camper.name for camper in campers(journey)]
    assert [spot.label for spot in spots] == ["Adela, Warrior", "Berun, Mage", "Marit", "Tam"]
    for spot in spots:
        hand.do(Point(*spot.rect.center))
        assert hand.focus() == spot.label


def test_a_click_on_a_commander_opens_its_sheet(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, Camp(context, on_the_road(catalog)), "mouse")
    hand.press("Berun")
    assert hand.top.name == "sheet"
    assert "Berun" in hand.told()


def test_keys_turn_from_the_menu_to_the_people_and_back_to_where_they_were(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, Camp(context, on_the_road(catalog)))
    hand.go("Troops")
    seen = []
    for _ in range(5):
        hand.do(Next())
        seen.append(hand.focus().partition(",")[0])
    assert seen == ["Marit", "Adela", "Berun", "Tam", "Troops"]
    hand.do(Previous())
    assert hand.focus() == "Tam"
    hand.do(Cursor(0, 1))
    assert hand.focus() == "Troops"


def test_the_pad_opens_a_sheet_by_the_fire(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, Camp(context, on_the_road(catalog)), "pad")
    hand.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert hand.focus() == "Adela, Warrior"
    hand.push(pygame.CONTROLLER_BUTTON_A)
    assert hand.top.name == "sheet"


def test_up_and_down_never_leave_the_menu_for_the_people_beside_it(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, Camp(context, on_the_road(catalog)))
    buttons = [seen.label for seen in hand.tree() if seen.role == "button"]
    walked = []
    hand.go(buttons[0])
    for _ in buttons:
        walked.append(hand.focus())
        hand.do(Cursor(0, 1))
    assert walked == buttons


def test_who_has_no_troop_yet_begins_at_the_troops_and_others_at_the_march(context: Context, catalog: Catalog) -> None:
    assert Hand(context, Camp(context, first_evening(catalog))).focus() == "Troops"
    assert Hand(context, Camp(context, with_troop(first_evening(catalog)))).focus() == "March"


def test_with_who_is_no_commander_one_talks_if_they_wish_to(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, Camp(context, first_evening(catalog)), "mouse")
    hand.press("Marit")
    assert hand.top.name == "talks"


def test_of_a_commander_is_told_how_it_fares_and_of_others_who_they_are(catalog: Catalog) -> None:
    journey = with_troop(first_evening(catalog))
    assert told_of(journey, HERO) == "Level 1, 10 HP, 15 MP. Leads 1 of 3 units."
    assert told_of(journey, "tam").startswith("Fourteen, and owner of the only drum in three villages.")


# -- forth and back


def test_choices_are_taken_back_one_by_one_and_done_again(context: Context, catalog: Catalog, saves: Saves) -> None:
    journey = first_evening(catalog)
    states = [journey.state]
    for action in (Recruit(HERO, "footman"), Buy(BATTLE, 5)):
        journey.commit(action)
        states.append(journey.state)
    hand = Hand(context, Camp(context, journey))
    hand.do(Undo())
    assert journey.state == states[1]
    assert hand.labels()[0] == "Taken back."
    hand.do(Undo(), Undo())
    assert journey.state == states[0]
    assert hand.labels()[0] == "There is nothing to take back."
    hand.do(Redo(), Redo())
    assert journey.state == states[2]
    assert kept(saves, context).session.state.digest() == states[2].digest()


def test_a_battle_cannot_be_taken_back(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    fight(journey, "won")
    after = journey.state
    Hand(context, Camp(context, journey)).do(Undo())
    assert journey.state == after


def test_with_the_chronicle_a_battle_is_taken_back_as_a_whole_and_done_again(catalog: Catalog) -> None:
    journey = first_evening(catalog, rewinding=True)
    before = journey.state
    fight(journey, "won")
    after = journey.state
    assert journey.undo()
    assert journey.state == before
    assert journey.redo()
    assert journey.state == after


def test_a_talk_that_cannot_be_taken_back_as_a_whole_is_not_taken_back_at_all(catalog: Catalog) -> None:
    journey = first_evening(catalog)
    while (actions := journey.rules.talks.candidates(journey.state)) and (action := next(iter(actions), None)):
        journey.commit(action)
        if not journey.state.has(Talking, BATTLE):
            break
    after = journey.state
    assert not journey.undo()
    assert journey.state == after


# -- saves


@pytest.mark.parametrize("device", DEVICES)
def test_a_company_is_saved_under_a_name_and_found_again(
    context: Context, catalog: Catalog, saves: Saves, device: Device
) -> None:
    journey = with_troop(first_evening(catalog))
    hand = Hand(context, Camp(context, journey), device)
    hand.press("Save")
    hand.press("Save")
    assert hand.labels()[0] == "Saved."
    found = kept(saves, context, "slot-0001")
    assert found.record.about.label == "Adela, day 1"
    assert found.session.state == journey.state
    assert [entry.action for entry in found.session.history] == [entry.action for entry in journey.session.history]


def test_a_save_may_be_called_anything(context: Context, catalog: Catalog, saves: Saves) -> None:
    hand = Hand(context, Camp(context, first_evening(catalog)))
    hand.press("Save")
    hand.do(Cursor(0, -1), *[Erase()] * 40)
    hand.do(*map(Typed, "Before the mill"))
    hand.press("Save")
    assert kept(saves, context, "slot-0001").record.about.label == "Before the mill"


def test_what_was_saved_at_once_is_gone_back_to_at_once(context: Context, catalog: Catalog, saves: Saves) -> None:
    journey = first_evening(catalog)
    hand = Hand(context, Camp(context, journey))
    hand.do(QuickSave())
    before = journey.state
    journey.commit(Buy(BATTLE, 5))
    hand.do(QuickLoad())
    camp = hand.top
    assert isinstance(camp, Camp)
    assert camp.journey is not journey
    assert camp.journey.state == before
    assert kept(saves, context).session.state.row(Company).rations == before.row(Company).rations + 5


def test_without_a_quick_save_that_is_said_and_the_camp_stays(context: Context, catalog: Catalog, saves: Saves) -> None:  # noqa: ARG001
    hand = Hand(context, Camp(context, first_evening(catalog)))
    hand.do(QuickLoad())
    assert hand.labels()[0] == "It cannot be loaded"
    hand.do(Confirm())
    assert "The evening" in hand.labels()


def test_a_loaded_company_takes_the_place_of_the_one_in_camp(context: Context, catalog: Catalog, saves: Saves) -> None:
    journey = first_evening(catalog)
    hand = Hand(context, Title(context))
    camp = Camp(context, journey)
    hand.stack.follow(Push(camp))
    hand.look()
    hand.do(QuickSave())
    hand.press("Load")
    while hand.top.busy:
        hand.look()
    hand.do(Confirm())
    while hand.top.name == "load":
        hand.look()
    assert hand.top.name == "camp"
    assert hand.top is not camp
    hand.do(Cancel())
    hand.look()
    assert hand.top.name == "title"
    assert len(saves.listed()) >= 2


def test_leaving_keeps_the_company_and_the_title_goes_on_with_it(
    context: Context, catalog: Catalog, saves: Saves
) -> None:
    journey = with_troop(first_evening(catalog))
    hand = Hand(context, Title(context))
    hand.stack.follow(Push(Camp(context, journey)))
    hand.look()
    hand.press("Leave for the title")
    assert hand.top.name == "title"
    hand.press("Continue")
    while hand.top.busy:
        hand.look()
    hand.do(Confirm())
    while hand.top.name == "load":
        hand.look()
    camp = hand.top
    assert isinstance(camp, Camp)
    assert camp.journey.state == journey.state
    assert saves.path(CAMPAIGN).exists()


def test_where_nothing_can_be_kept_that_is_asked_before_one_leaves(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, Camp(context, first_evening(catalog)))
    hand.do(Quit())
    assert hand.labels()[:2] == ["The campaign is not saved", "There is no folder for saves."]
    hand.press("Stay")
    assert hand.labels()[0] == "The evening"
    hand.do(Cancel())
    hand.press("Leave all the same")
    assert hand.stack.top is None


def test_what_was_lost_on_loading_is_told_first(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, Camp(context, first_evening(catalog), None, "The past is lost."))
    assert hand.labels()[:2] == ["Not all is as it was", "The past is lost."]


def test_a_save_shows_the_camp_as_it_is(context: Context, catalog: Catalog, saves: Saves) -> None:
    hand = Hand(context, Camp(context, first_evening(catalog)))
    hand.do(QuickSave())
    about = saves.load(QUICK).about
    assert (about.kind, about.hero, about.place, about.round) == ("camp", "Adela", "The chapel green at Nether Acre", 1)
    assert about.picture


# -- the picture


def test_a_fire_that_burns_asks_to_be_drawn_and_a_still_one_does_not(context: Context, catalog: Catalog) -> None:
    camp = Camp(context, first_evening(catalog))
    hand = Hand(context, camp)
    camp.update(200)
    assert camp.changed
    context.settings = context.settings.__class__(animation=0, reduced_motion=True)
    hand.do(Exposed())
    camp.update(200)
    assert not camp.changed


def test_another_window_has_the_people_elsewhere(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, Camp(context, first_evening(catalog)))
    before = [seen.rect for seen in hand.tree() if seen.role == "person"]
    pygame.display.set_mode((960, 540))
    hand.do(Resize(960, 540))
    after = [seen.rect for seen in hand.tree() if seen.role == "person"]
    assert all(now.right < 960 and now.x < then.x for then, now in zip(before, after, strict=True))


def test_a_click_beside_everything_does_nothing(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, Camp(context, first_evening(catalog)), "mouse")
    hand.do(Click(1270, 100))
    assert hand.top.name == "camp"


def test_every_choice_is_kept_as_it_is_made(context: Context, catalog: Catalog, saves: Saves) -> None:
    journey = first_evening(catalog)
    hand = Hand(context, Camp(context, journey))
    for page, choice in (("Troops", "Footman"), ("Stores", "Buy five rations"), ("Rest", "")):
        hand.press(page)
        if choice:
            hand.press(choice)
            hand.do(Cancel())
        assert kept(saves, context).session.state == journey.state


def test_a_crash_in_camp_leaves_the_company_behind_and_a_left_camp_does_not(
    context: Context, catalog: Catalog, saves: Saves
) -> None:
    journey = first_evening(catalog)
    hand = Hand(context, Title(context))
    hand.stack.follow(Push(Camp(context, journey)))
    record = parse_record(context.record().encode(), saves.path(CAMPAIGN))
    assert record.lines[-1].digest == journey.state.digest()
    hand.do(Cancel())
    assert context.record() == ""
