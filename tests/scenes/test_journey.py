"""Out to a battle of the road and home again: by each device, won, lost, tried again, left and gone on with."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import get_args

import pygame
import pytest

from game.campaign.actions import March, Recruit
from game.campaign.marching import battle_seed
from game.campaign.saves import QUICK, Saves
from game.campaign.starts import HERO
from game.content.catalog import Catalog
from game.content.models.campaign import Page
from game.core.action import Action
from game.core.entity import Named, Verdict, Vitals
from game.core.ids import BATTLE
from game.core.state import State
from game.rules.commander.actions import EndTurn
from game.rules.commander.components import Commanding, Following
from game.scenes.battle.scene import Battle
from game.scenes.camp.homecoming import Homecoming
from game.scenes.camp.journey import Journey
from game.scenes.camp.march_page import MarchPage
from game.scenes.camp.marching import Campaigning
from game.scenes.camp.scene import Camp
from game.scenes.context import Context
from game.scenes.stack import Push
from game.scenes.title import Title
from game.ui.intents import Cancel, Confirm, Cursor, QuickSave, Quit
from tests.scenes.company import Device, Hand, fight, first_evening, fought, kept, on_the_road, with_troop

DEVICES = get_args(Device)

VICTORY = """
board
.....
.....
pieces
red-1 warrior red 0,0
red-1-1 footman red 0,1 hp=6
blue mage blue 1,0 hp=1 armour=0
turns
red-1* blue
"""
DEFEAT = """
board
.....
pieces
red-1 warrior red 1,0 hp=1 armour=0
blue knight blue 0,0 offence=10
turns
blue* red-1
"""


def camp_of(context: Context, journey: Journey, device: Device = "keys") -> Hand:
    """The camp, over the title."""
    hand = Hand(context, Title(context), device)
    hand.stack.follow(Push(Camp(context, journey)))
    hand.look()
    return hand


def battle_of(hand: Hand) -> Battle:
    battle = hand.top
    assert isinstance(battle, Battle)
    return battle


def march_out(hand: Hand) -> Battle:
    """From the camp into the next battle, on the road's own map."""
    hand.press("March")
    hand.press("March out")
    hand.through_story()
    hand.look()
    return battle_of(hand)


# -- who goes


@pytest.mark.parametrize("device", DEVICES)
def test_one_marches_through_the_story_into_the_battle_on_the_map(
    context: Context, catalog: Catalog, saves: Saves, device: Device
) -> None:
    journey = with_troop(first_evening(catalog))
    hand = camp_of(context, journey, device)
    battle = march_out(hand)
    state = battle.match.session.start
    assert battle.match.setup.name == "Robbers at the mill"
    assert state.row(Named, "red-1").name == "Adela"
    troop = [unit for unit, row in state.table(Following).items() if row.commander == "red-1"]
    assert [state.row(Named, unit).kind for unit in troop] == ["footman"]
    assert battle.match.session.seed == battle_seed(journey.session.seed, journey.company, "mill")
    assert kept(saves, context).session.state == journey.state
    hand.do(Quit())


def test_the_march_shows_the_battle_the_road_and_who_goes(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, MarchPage(context, with_troop(first_evening(catalog))))
    level = catalog.campaigns["first_road"].road[0].level
    assert hand.labels() == [
        "Robbers at the mill: battle 1 of 5",
        "0 of 5 battles lie behind",
        "Who goes: 1 place on the map, as Red",
        "Warrior 10 HP, Footman 10 HP",
        "March out",
        "Back to camp",
    ]
    assert hand.focus() == "March out"
    assert hand.top._foes() == f"level 1 against {level}"  # type: ignore[attr-defined]


def test_somebody_may_stay_in_camp(context: Context, catalog: Catalog, saves: Saves) -> None:  # noqa: ARG001
    journey = on_the_road(catalog)
    hand = camp_of(context, journey)
    hand.press("March")
    hand.go("Adela")
    hand.do(Cursor(1, 0))
    hand.press("March out")
    assert journey.away is not None
    assert journey.away.people == ("berun",)
    hand.through_story()
    hand.look()
    state = battle_of(hand).match.session.start
    assert state.row(Named, "red-1").name == "Berun"
    assert not state.has(Commanding, "red-2")
    hand.do(Quit())


def test_where_nobody_goes_there_is_no_march(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, MarchPage(context, on_the_road(catalog)))
    for name in ("Adela", "Berun"):
        hand.go(name)
        hand.do(Cursor(1, 0))
    assert next(seen.state for seen in hand.tree() if seen.label == "March out") == "disabled"


def test_the_march_warns_of_wounds_and_of_commanders_without_a_troop(context: Context, catalog: Catalog) -> None:
    told = Hand(context, MarchPage(context, first_evening(catalog))).labels()
    assert "There is no troop yet: recruit units under Troops before you march." in told
    told = Hand(context, MarchPage(context, on_the_road(catalog))).labels()
    assert "1 of them is wounded; a night's rest would help." in told


def test_in_battle_the_company_looks_as_it_does_in_camp(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    journey.commit(March(BATTLE, "mill", journey.people))
    around = Campaigning(context, journey)
    match = around.battle().match
    assert around.looks(match) == {"red-1": 1}
    cache = context.figures.wearing(around.looks(match))
    shown, own = (
        cache.picture("warrior", "red", 96, look=look) for look in (cache.look("red-1"), cache.look("blue-1"))
    )
    assert pygame.image.tobytes(shown, "RGBA") != pygame.image.tobytes(own, "RGBA")
    assert cache.picture("warrior", "red", 96) is context.figures.picture("warrior", "red", 96)


def test_a_lost_battle_can_be_gone_round_from_the_march(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    hand = Hand(context, MarchPage(context, journey))
    assert "Go round this battle" not in hand.labels()
    fight(journey, "lost")
    rations = journey.company.rations
    hand = Hand(context, MarchPage(context, journey))
    hand.press("Go round this battle")
    assert journey.company.passed == (("mill", "round"),)
    assert journey.company.rations == rations - 4
    assert hand.top.name == "story"


def test_without_its_map_a_battle_says_so_and_offers_no_march(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    context.maps_folders = ()
    hand = Hand(context, MarchPage(context, journey))
    assert "The map road/mill.tmx is not there." in hand.labels()
    assert [seen.label for seen in hand.tree() if seen.role == "button"] == ["Back to camp"]


def test_a_company_away_without_a_map_comes_back_to_camp_and_is_told_why(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    before = journey.state
    journey.commit(March(BATTLE, "mill", journey.people))
    context.maps_folders = ()
    hand = Hand(context, Camp(context, journey))
    assert hand.labels()[:2] == ["There can be no battle", "The map road/mill.tmx is not there."]
    assert journey.state == before
    hand.do(Confirm())
    assert hand.labels()[0] == "The evening"


# -- won


def home_from(context: Context, journey: Journey, position: str, device: Device = "keys") -> Hand:
    """A battle on a drawn position, gone into from the camp; over the title."""
    opened = fought(journey, position, context)
    hand = Hand(context, Title(context), device)
    hand.stack.follow(Push(Camp(context, journey, opened)))
    hand.look()
    hand.look()
    return hand


def strike(hand: Hand) -> None:
    """Whoever may strike strikes the first enemy, till the battle is over."""
    battle = battle_of(hand)
    rules = battle.match.rules
    for _ in range(40):
        decision = battle.match.decision
        if decision is None:
            break
        found = [action for actor in decision.actors for action in rules.candidates(battle.match.state, actor)]
        strikes = [action for action in found if action.verb == "strike"]
        battle.advance(min(strikes, key=str) if strikes else EndTurn(battle.match.commander or ""))
    assert battle.match.state.has(Verdict, BATTLE)
    hand.look()


def troop_of_one(catalog: Catalog) -> Journey:
    journey = first_evening(catalog)
    journey.commit(Recruit(HERO, "footman"))
    return journey


@pytest.mark.parametrize("device", DEVICES)
def test_a_won_battle_is_told_deed_by_deed_and_counts_at_once(
    context: Context, catalog: Catalog, saves: Saves, device: Device
) -> None:
    journey = troop_of_one(catalog)
    hand = home_from(context, journey, VICTORY, device)
    strike(hand)
    home = hand.top
    assert isinstance(home, Homecoming)
    assert hand.labels()[0] == "The battle is won"
    assert "Commander Mage destroyed" in hand.told()
    assert "Found: 40 gold for it, 4 rations" in hand.labels()
    gained = journey.sheet(HERO).experience
    assert gained > 40
    assert f"+{gained} experience" in hand.labels()
    assert journey.company.passed == (("mill", "won"),)
    assert [unit.hp for unit in journey.troop(HERO).units] == [6]
    assert kept(saves, context).session.state == journey.state
    hand.press("Back to camp")
    assert hand.top.name == "story"
    hand.through_story()
    hand.look()
    assert hand.top.name == "camp"


def test_when_the_window_closes_after_a_victory_it_is_not_lost(
    context: Context, catalog: Catalog, saves: Saves
) -> None:
    journey = troop_of_one(catalog)
    hand = home_from(context, journey, VICTORY)
    strike(hand)
    while hand.stack.top:
        hand.stack.handle(Quit())
    assert kept(saves, context).session.state == journey.state
    assert kept(saves, context).battle is None


# -- lost


@pytest.mark.parametrize("device", DEVICES)
def test_a_lost_battle_is_tried_again_and_nothing_has_counted(
    context: Context, catalog: Catalog, device: Device
) -> None:
    journey = first_evening(catalog)
    hand = home_from(context, journey, DEFEAT, device)
    away = journey.state
    strike(hand)
    assert hand.labels()[0] == "The battle is lost"
    assert journey.state == away
    hand.press("Try it again")
    battle = battle_of(hand)
    assert journey.state == away
    assert battle.match.session.seed == battle_seed(journey.session.seed, journey.company, "mill", 1)
    assert battle.match.session.start.row(Vitals, "red-1").hp == 10
    hand.do(Quit())


@pytest.mark.parametrize("device", DEVICES)
def test_or_one_goes_back_to_camp_and_the_losses_count(context: Context, catalog: Catalog, device: Device) -> None:
    journey = troop_of_one(catalog)
    gold = journey.company.gold
    hand = home_from(context, journey, DEFEAT, device)
    strike(hand)
    assert "1 unit lost" in hand.told()
    hand.press("Back to camp")
    hand.through_story()
    hand.look()
    assert hand.top.name == "camp"
    assert journey.company.beaten == 1
    assert journey.company.gold == gold + 60
    assert (journey.condition(HERO).hp, journey.troop(HERO).units) == (1, ())


def test_a_defeat_is_no_dead_end_for_who_steps_back(context: Context, catalog: Catalog) -> None:
    hand = home_from(context, first_evening(catalog), DEFEAT)
    strike(hand)
    hand.do(Cancel())
    assert {"Try it again", "Back to camp"} <= set(hand.labels())


def of_one_battle(catalog: Catalog) -> Catalog:
    """The content with a road that ends after its first battle."""
    road = catalog.campaigns["first_road"]
    short = road.model_copy(update={"road": road.road[:1], "ending": (Page(text="That was the road."),)})
    return replace(catalog, campaigns={"first_road": short})


def story_told(hand: Hand) -> list[str]:
    """The first line of every page of the story that is told, read to its end."""
    told = []
    while hand.top.name == "story":
        told.append(hand.labels()[0])
        hand.do(Confirm())
    hand.look()
    return told


def test_the_last_battle_ends_with_the_end_of_the_tale(context: Context, catalog: Catalog) -> None:
    context.catalog = of_one_battle(catalog)
    hand = home_from(context, troop_of_one(context.catalog), VICTORY)
    strike(hand)
    hand.press("Back to camp")
    assert story_told(hand)[-1] == "That was the road."
    assert hand.labels()[0] == "The road is done"


def test_so_does_the_way_round_the_last_battle(context: Context, catalog: Catalog) -> None:
    context.catalog = of_one_battle(catalog)
    journey = first_evening(context.catalog)
    fight(journey, "lost")
    hand = camp_of(context, journey)
    hand.press("March")
    hand.press("Go round this battle")
    assert story_told(hand)[-1] == "That was the road."
    assert hand.labels()[0] == "The road is done"


def test_the_end_of_the_tale_can_be_read_again_in_camp(context: Context, catalog: Catalog) -> None:
    context.catalog = of_one_battle(catalog)
    journey = first_evening(context.catalog)
    fight(journey, "won")
    hand = camp_of(context, journey)
    hand.press("How it ended")
    assert story_told(hand) == ["That was the road."]
    assert hand.top.name == "camp"


# -- left and gone on with


def some_steps(battle: Battle, seed: int, count: int) -> list[Action]:
    """Steps of both sides, whoever decides, as they come; returns what was done."""
    pick, done = Random(seed), list[Action]()
    match = battle.match
    for _ in range(count):
        decision = match.decision
        if decision is None:
            break
        found = [action for actor in decision.actors for action in match.rules.candidates(match.state, actor)]
        action = pick.choice(sorted(found, key=str))
        battle.advance(action)
        done.append(action)
    return done


def same(battle: Battle, actions: Sequence[Action]) -> State:
    for action in actions:
        battle.advance(action)
    return battle.match.state


def test_a_battle_saved_midway_goes_on_as_one_that_never_was(context: Context, catalog: Catalog, saves: Saves) -> None:
    twin, saved = with_troop(first_evening(catalog)), with_troop(first_evening(catalog))
    alone = march_out(camp_of(context, twin))
    first = some_steps(alone, 5, 12)
    later = some_steps(alone, 6, 12)
    assert len(later) == 12
    hand = camp_of(context, saved)
    battle = march_out(hand)
    same(battle, first)
    hand.do(QuickSave())
    while not saves.path(QUICK).exists():
        hand.look()
    hand.do(Quit())
    found = kept(saves, context, QUICK)
    assert found.battle is not None
    assert found.session.state == saved.state
    again = Hand(context, context.opener(context, found))
    again.look()
    going_on = battle_of(again)
    assert same(going_on, later) == alone.match.state
    assert [entry.after for entry in going_on.match.session.history] == [
        entry.after for entry in alone.match.session.history
    ]
    again.do(Quit())
    alone.match.close()


def test_a_battle_gone_on_with_is_seen_on_the_roads_own_map(context: Context, catalog: Catalog, saves: Saves) -> None:
    hand = camp_of(context, with_troop(first_evening(catalog)))
    picture = march_out(hand).match.setup.picture
    hand.do(Quit())
    found = kept(saves, context).battle
    assert found is not None
    assert found.setup.picture == picture
    assert found.notes == ()


def test_a_battle_that_is_left_is_gone_on_with_from_the_title(context: Context, catalog: Catalog, saves: Saves) -> None:
    hand = camp_of(context, with_troop(first_evening(catalog)))
    battle = march_out(hand)
    some_steps(battle, 5, 6)
    digest = battle.match.state.digest()
    hand.do(Quit())
    hand.look()
    assert hand.top.name == "title"
    hand.press("Continue")
    while hand.top.name != "battle":
        if hand.top.name == "load" and not hand.top.busy:
            hand.do(Confirm())
        hand.look()
    assert battle_of(hand).match.state.digest() == digest
    assert len(saves.listed()) >= 1
    hand.do(Quit())


def test_how_often_a_battle_was_tried_is_remembered_in_its_save(
    context: Context, catalog: Catalog, saves: Saves
) -> None:
    journey = first_evening(catalog)
    hand = home_from(context, journey, DEFEAT)
    strike(hand)
    hand.press("Try it again")
    some_steps(battle_of(hand), 5, 3)
    hand.do(QuickSave())
    while not saves.path(QUICK).exists():
        hand.look()
    hand.do(Quit())
    again = Hand(context, context.opener(context, kept(saves, context, QUICK)))
    again.look()
    battle = battle_of(again)
    around = battle._around
    assert around is not None
    third = around.again()  # type: ignore[attr-defined]
    assert third.match.session.seed == battle_seed(journey.session.seed, journey.company, "mill", 2)
    third.match.close()
    again.do(Quit())


def test_the_time_of_a_battle_counts_for_the_campaign(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    hand = camp_of(context, journey)
    battle = march_out(hand)
    before = journey.milliseconds
    battle.update(5000)
    assert journey.milliseconds == before + 5000
    hand.do(Quit())


def test_with_the_chronicle_of_the_campaign_there_is_one_in_its_battles(context: Context, catalog: Catalog) -> None:
    for rewinding in (False, True):
        hand = camp_of(context, first_evening(catalog, rewinding=rewinding))
        assert march_out(hand).match.session.rewinding is rewinding
        hand.do(Quit())
