"""The pages of troops, stores and the chronicle: what the rules offer is offered, what they refuse says why."""

from dataclasses import replace
from typing import get_args

import pytest

from game.campaign.actions import Buy, Dismiss, Recruit, Rest
from game.campaign.sheet import Gain
from game.campaign.starts import HERO
from game.content.catalog import Catalog
from game.core.action import Action
from game.core.ids import BATTLE
from game.scenes.camp.journey import Journey
from game.scenes.camp.pages import PAGES
from game.scenes.camp.stores_page import AMOUNTS
from game.scenes.camp.tale_page import Tale
from game.scenes.context import Context
from game.ui.intents import Cancel, Cursor, Next, Previous, Undo
from tests.scenes.company import Device, Hand, fight, first_evening, on_the_road

DEVICES = get_args(Device)


def page(context: Context, name: str, journey: Journey, device: Device = "keys") -> Hand:
    return Hand(context, PAGES[name](context, journey, HERO), device)


def buttons(hand: Hand) -> list[str]:
    """What can be pressed, without the way back."""
    pressable = [seen.label for seen in hand.tree() if seen.role == "button" and seen.state != "disabled"]
    return [label.partition(":")[0] if "gold" in label else label for label in pressable if label != "Back to camp"]


def units(journey: Journey) -> list[str]:
    return [unit.kind for unit in journey.troop(HERO).units]


# -- troops


@pytest.mark.parametrize("device", DEVICES)
def test_units_are_recruited_and_sent_home(context: Context, catalog: Catalog, device: Device) -> None:
    journey = first_evening(catalog)
    hand = page(context, "troops", journey, device)
    hand.press("Footman")
    hand.press("Footman")
    assert (units(journey), journey.company.gold) == (["footman"] * 2, 120 - 2 * 24)
    hand.press("Send home: Footman")
    assert (units(journey), journey.company.gold) == (["footman"], 120 - 2 * 24)
    hand.do(Undo())
    assert units(journey) == ["footman"] * 2
    hand.do(Cancel())
    assert hand.stack.top is None


def test_an_offer_says_what_a_unit_is_and_costs(context: Context, catalog: Catalog) -> None:
    hand = page(context, "troops", first_evening(catalog))
    assert "Footman: 24 gold; 12 attack, 9 defence, 5 squares, on foot" in hand.labels()


def test_what_cannot_be_recruited_says_why_and_can_be_read_by_keys(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    for _ in range(3):
        journey.commit(Recruit(HERO, "footman"))
    hand = page(context, "troops", journey)
    hand.go("Footman")
    assert hand.focus().endswith("The troop is full: 3 units.")
    before = journey.state
    hand.press("Footman")
    assert journey.state is before


def test_only_with_leadership_a_troop_is_mixed(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    journey.commit(Recruit(HERO, "footman"))
    other = next(unit for unit in sorted(journey.sheet(HERO).units) if unit != "footman")
    name = catalog.commander.units[other].name
    assert name not in buttons(page(context, "troops", journey))
    sheet = journey.sheet(HERO)
    learnt = replace(sheet, gains=(*sheet.gains, Gain("skill", "leadership", 1, "point:1")))
    leading = Journey.begun(catalog, journey.state.having(HERO, learnt), 1)
    hand = page(context, "troops", leading)
    assert name in buttons(hand)
    assert "Its units may be of several kinds." in hand.labels()


def test_the_worst_wounded_of_a_kind_is_the_one_sent_home(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    journey.commit(Recruit(HERO, "footman"))
    journey.commit(Recruit(HERO, "footman"))
    troop = journey.troop(HERO)
    wounded = replace(troop, units=(replace(troop.units[0], hp=4), troop.units[1]))
    journey = Journey.begun(catalog, journey.state.having(HERO, wounded), 1)
    hand = page(context, "troops", journey)
    assert "Warrior 10 HP, Footman 4 HP, Footman 10 HP" in hand.labels()
    hand.press("Send home: Footman")
    assert [unit.hp for unit in journey.troop(HERO).units] == [10]


def test_troops_of_other_commanders_are_turned_to(context: Context, catalog: Catalog) -> None:
    hand = page(context, "troops", on_the_road(catalog))
    seen = [hand.focus()]
    for intent in (Next(), Next(), Previous(), Cursor(1, 0)):
        hand.do(intent)
        seen.append(hand.focus())
    assert [words.removeprefix("Commander: ") for words in seen] == ["Adela", "Berun", "Adela", "Berun", "Adela"]


# -- stores


@pytest.mark.parametrize("device", DEVICES)
def test_rations_are_bought_one_five_and_ten_at_once(context: Context, catalog: Catalog, device: Device) -> None:
    journey = first_evening(catalog)
    hand = page(context, "stores", journey, device)
    for label in ("Buy one ration", "Buy five rations", "Buy ten rations"):
        hand.press(label)
    assert (journey.company.rations, journey.company.gold) == (8 + 16, 120 - 2 * 16)
    assert "24 rations" in hand.labels()
    assert "enough for 24 nights" in hand.labels()


def test_what_is_too_dear_is_no_button_and_says_so(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    poorer = Journey.begun(catalog, journey.state.having(BATTLE, replace(journey.company, gold=11)), 1)
    hand = page(context, "stores", poorer)
    assert buttons(hand) == ["Buy one ration", "Buy five rations"]
    assert "Buy ten rations: It costs 20 gold; there are 11." in hand.labels()


@pytest.mark.parametrize("gold", [0, 1, 2, 9, 10, 19, 20, 500])
@pytest.mark.parametrize("rations", [0, 989, 990, 998, 999])
def test_the_market_offers_exactly_what_the_rules_allow(
    context: Context, catalog: Catalog, gold: int, rations: int
) -> None:
    company = replace(first_evening(catalog).company, gold=gold, rations=rations)
    journey = Journey.begun(catalog, first_evening(catalog).state.having(BATTLE, company), 1)
    offered = len(buttons(page(context, "stores", journey)))
    allowed: list[Action] = [Buy(BATTLE, amount) for amount in AMOUNTS]
    assert offered == sum(journey.why_not(action) is None for action in allowed)


# -- the chronicle


def test_the_chronicle_tells_day_by_day_what_was_done(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    journey.commit(Recruit(HERO, "footman"))
    journey.commit(Dismiss(HERO, "footman"))
    journey.commit(Buy(BATTLE, 5))
    fight(journey, "lost")
    journey.commit(Rest(BATTLE))
    fight(journey, "won")
    hand = page(context, "tale", journey)
    assert hand.labels()[1:] == [
        "Day 2",
        "Robbers at the mill is won; 30 gold is found.",
        "40 gold and 4 rations are given for it.",
        "Back to camp",
    ]
    hand.do(Cursor(1, 0))
    assert hand.labels()[1:] == [
        "Day 1",
        "Adela recruits: Footman.",
        "Adela sends home: Footman.",
        "5 rations are bought.",
        "Robbers at the mill is lost.",
        "The villages send 60 gold.",
        "Day 2 breaks.",
        "Back to camp",
    ]


def test_on_the_first_evening_there_is_nothing_to_tell(context: Context, catalog: Catalog) -> None:
    assert page(context, "tale", first_evening(catalog)).labels() == ["Nothing has happened yet.", "Back to camp"]


def test_a_long_day_takes_several_leaves(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    for _ in range(15):
        journey.commit(Buy(BATTLE, 1))
    hand = page(context, "tale", journey)
    assert hand.labels().count("1 ration is bought.") == 3
    assert "Day 1, leaf 2" in hand.labels()
    hand.do(Cursor(1, 0))
    assert hand.labels().count("1 ration is bought.") == 12


def test_without_the_chronicle_no_way_leads_back(context: Context, catalog: Catalog) -> None:
    assert buttons(page(context, "tale", on_the_road(catalog))) == []


@pytest.mark.parametrize("device", DEVICES)
def test_with_the_chronicle_one_goes_back_to_a_morning_and_on_again(
    context: Context, catalog: Catalog, device: Device
) -> None:
    journey = on_the_road(catalog, rewinding=True)
    after, morning = journey.state, journey.session.history[journey.morning_of(2)].before
    hand = page(context, "tale", journey, device)
    hand.press("Back to its morning")
    assert journey.state == morning
    assert journey.company.day == 2
    hand.press("On to what was left")
    assert journey.state == after


def test_what_is_acted_otherwise_after_going_back_leaves_both_ways_open(context: Context, catalog: Catalog) -> None:
    journey = on_the_road(catalog, rewinding=True)
    after = journey.state
    hand = page(context, "tale", journey)
    hand.press("Back to its morning")
    journey.commit(Buy(BATTLE, 5))
    other = journey.state
    hand = page(context, "tale", journey)
    hand.press("On to what was left")
    assert journey.state == after
    hand.press("On to what was left")
    assert journey.state == other


def test_keys_scroll_a_long_leaf_before_they_leave_it(context: Context, catalog: Catalog) -> None:
    journey = first_evening(catalog)
    for _ in range(12):
        journey.commit(Buy(BATTLE, 1))
    context.text.restyle(200, readable=False)
    hand = Hand(context, Tale(context, journey))
    seen = set()
    for _ in range(30):
        seen |= {label for label in hand.labels() if any(s.label == label and s.rect.height for s in hand.tree())}
        if hand.focus() == "Back to camp":
            break
        hand.do(Cursor(0, 1))
    assert {"Day 1", "1 ration is bought.", "Back to camp"} <= seen
    assert hand.focus() == "Back to camp"
