"""Talks by the fire as they are held: by every device, at a pace, to their end, with what came of them."""

from dataclasses import replace
from typing import get_args

import pygame
import pytest

from game.campaign.actions import Say, Talk
from game.campaign.components import Memory, Talking, Temperament
from game.campaign.muster import fighter
from game.campaign.saves import QUICK, Saves
from game.campaign.starts import HERO
from game.content.catalog import Catalog
from game.core.ids import BATTLE
from game.rules.commander.gifts import Gift
from game.scenes.camp.journey import Journey
from game.scenes.camp.scene import Camp
from game.scenes.context import Context
from game.scenes.stack import Scene
from game.scenes.talk.had_page import TalksHad
from game.scenes.talk.pace import Pace
from game.scenes.talk.scene import TalkScene
from game.scenes.talk.told import talks_told
from game.ui.intents import AltClick, Cancel, Click, Confirm, Cursor, Log, QuickSave, Quit, Typed, Undo
from tests.scenes.company import Device, Hand, first_evening, kept, on_the_road

DEVICES = get_args(Device)
FIRST = "the_count"
"""The first talk there is; its first line has four answers, the second of which is well-formed Passion."""


@pytest.fixture
def still(context: Context) -> Context:
    """Without letters that come one after the other."""
    context.settings = replace(context.settings, reduced_motion=True)
    return context


def talking(catalog: Catalog, *answers: int) -> Journey:
    """On the first evening in the first talk, after these answers."""
    journey = first_evening(catalog)
    journey.commit(Talk(BATTLE, FIRST))
    for answer in answers:
        journey.commit(Say(BATTLE, answer))
    return journey


# -- a talk from its beginning to its end


@pytest.mark.parametrize("device", DEVICES)
def test_a_talk_begins_in_camp_is_answered_to_its_end_and_leads_back_there(
    still: Context,
    catalog: Catalog,
    saves: Saves,  # noqa: ARG001 - a place for saves is needed
    device: Device,
) -> None:
    journey = first_evening(catalog)
    hand = Hand(still, Camp(still, journey), device)
    hand.press("Talk by the fire")
    hand.press(journey.campaign.talks[FIRST].title)
    for _line in range(40):
        if hand.top.name == "camp":
            break
        assert hand.top.name == "talk"
        hand.press(next(seen.label for seen in hand.tree() if seen.role == "button"))
    assert hand.top.name == "camp"
    assert journey.state.row(Memory).talks == (FIRST,)


def test_a_number_says_the_answer_that_stands_beside_it(still: Context, catalog: Catalog) -> None:
    journey = talking(catalog)
    hand = Hand(still, TalkScene(still, journey))
    hand.do(Typed("2"))
    said = talks_told(journey.campaign, journey.session.history)[-1].said
    assert said[1].reply == journey.campaign.talks[FIRST].lines["start"].answers[1]


def test_who_wishes_to_talk_is_met_at_the_fire_with_the_talk_in_focus(still: Context, catalog: Catalog) -> None:
    hand = Hand(still, Camp(still, first_evening(catalog)), "mouse")
    hand.press("Tam")
    assert hand.focus() == "A stick and a half"


def ended_by_answers(catalog: Catalog) -> Catalog:
    """The first talk ends with whatever is said to its first line."""
    campaign = catalog.campaigns["first_road"]
    talk = campaign.talks[FIRST]
    line = talk.lines["start"]
    last = line.model_copy(update={"answers": tuple(one.model_copy(update={"next": None}) for one in line.answers)})
    talks = {**campaign.talks, FIRST: talk.model_copy(update={"lines": {"start": last}})}
    return replace(catalog, campaigns={"first_road": campaign.model_copy(update={"talks": talks})})


def test_a_last_answer_stands_there_with_what_came_of_it_until_it_is_left(still: Context, catalog: Catalog) -> None:
    journey = talking(ended_by_answers(catalog))
    answer = journey.rules.talks.line(journey.state).answers[1]
    hand = Hand(still, TalkScene(still, journey))
    hand.do(Typed("2"))
    assert f"Adela: “{answer.text}”" in hand.labels()
    assert "Passion +1: 1" in hand.told()
    hand.press("Leave it at that")
    assert hand.stack.top is None


# -- at the pace of reading


def test_letters_come_at_forty_eight_a_second() -> None:
    pace = Pace("a" * 100)
    pace.let_pass(500)
    assert pace.letters == 24
    pace.let_pass(10_000)
    assert pace.letters == 100
    assert pace.done


def test_before_all_is_said_there_is_no_answer_and_a_key_shows_all_without_giving_one(
    context: Context, catalog: Catalog
) -> None:
    journey = talking(catalog)
    hand = Hand(context, TalkScene(context, journey))
    assert hand.top.busy
    assert not [seen for seen in hand.tree() if seen.role == "button"]
    hand.do(Confirm())
    assert not hand.top.busy
    assert len([seen for seen in hand.tree() if seen.role == "button"]) == 4
    assert journey.state.row(Talking) == Talking(FIRST, "start")


@pytest.mark.parametrize("intent", [Click(640, 600), Cursor(0, 1), Typed("1")])
def test_whatever_the_hand_does_first_shows_all(
    context: Context, catalog: Catalog, intent: Click | Cursor | Typed
) -> None:
    journey = talking(catalog)
    hand = Hand(context, TalkScene(context, journey))
    hand.do(intent)
    assert not hand.top.busy
    assert journey.state.row(Talking) == Talking(FIRST, "start")


def test_with_motion_reduced_all_of_it_is_there_at_once(still: Context, catalog: Catalog) -> None:
    assert not TalkScene(still, talking(catalog)).busy


# -- what comes of it


def test_a_point_that_was_earned_is_told_with_the_qualitys_name(still: Context, catalog: Catalog) -> None:
    journey = talking(catalog)
    hand = Hand(still, TalkScene(still, journey))
    hand.do(Typed("2"))
    assert "Passion +1: 1" in hand.told()
    assert journey.state.row(Temperament, HERO).of("passion") == 1


def test_of_a_clumsy_answer_nothing_is_told(still: Context, catalog: Catalog) -> None:
    journey = talking(catalog)
    hand = Hand(still, TalkScene(still, journey))
    hand.do(Typed("4"))
    assert "+1" not in hand.told()
    assert "clums" not in hand.told().lower()
    assert journey.state.get(Temperament, HERO) is None


def test_the_third_point_of_passion_is_an_attack_more_when_the_hero_is_mustered(catalog: Catalog) -> None:
    journey = first_evening(catalog)
    state = journey.state.having(HERO, Temperament((("passion", 2),)))
    journey = Journey.begun(catalog, state, 0)
    assert fighter(journey.state, HERO, catalog.qualities).gifts == ()
    journey.commit(Talk(BATTLE, FIRST))
    journey.commit(Say(BATTLE, 1))
    assert fighter(journey.state, HERO, catalog.qualities).gifts == (Gift("passion", "attack", 1),)


# -- leaving off


def test_a_talk_is_not_taken_back_in_the_middle(still: Context, catalog: Catalog) -> None:
    journey = talking(catalog)
    before = journey.state
    hand = Hand(still, TalkScene(still, journey))
    hand.do(Undo())
    assert journey.state == before
    assert hand.top.name == "talk"


@pytest.mark.parametrize("asking", [Cancel(), AltClick(1, 1)])
def test_left_for_the_title_in_the_middle_it_goes_on_at_the_same_line(
    still: Context, catalog: Catalog, saves: Saves, asking: Cancel | AltClick
) -> None:
    journey = first_evening(catalog)
    hand = Hand(still, Camp(still, journey))
    hand.press("Talk by the fire")
    hand.press(journey.campaign.talks[FIRST].title)
    hand.do(Typed("2"), asking)
    hand.press("Leave for the title")
    assert hand.stack.top is None
    again = kept(saves, still)
    hand = Hand(still, still.opener(still, again))
    assert hand.top.name == "talk"
    assert again.session.state == journey.state


def test_closing_the_window_in_a_talk_leaves_at_once(still: Context, catalog: Catalog, saves: Saves) -> None:
    journey = first_evening(catalog)
    hand = Hand(still, Camp(still, journey))
    hand.press("Talk by the fire")
    hand.press(journey.campaign.talks[FIRST].title)
    while hand.stack.top is not None:
        hand.stack.handle(Quit())
    assert kept(saves, still).session.state.row(Talking) == Talking(FIRST, "start")


def test_a_quick_save_in_a_talk_is_found_at_its_line(still: Context, catalog: Catalog, saves: Saves) -> None:
    journey = talking(catalog, 1)
    hand = Hand(still, TalkScene(still, journey))
    hand.do(QuickSave())
    assert kept(saves, still, QUICK).session.state == journey.state


# -- what was said


def test_the_log_tells_who_said_what_so_far(still: Context, catalog: Catalog) -> None:
    journey = talking(catalog, 1)
    hand = Hand(still, TalkScene(still, journey))
    hand.do(Log())
    lines = journey.campaign.talks[FIRST].lines
    assert hand.top.name == "talks had"
    assert f"Marit: “{lines['start'].text}”" in hand.labels()
    assert f"Adela: “{lines['start'].answers[1].text}”" in hand.labels()
    assert "What there is: Day 1, not over yet" in hand.labels()


def test_what_an_answer_expressed_is_told_to_those_who_ask(still: Context, catalog: Catalog) -> None:
    journey = talking(catalog, 1)
    why = journey.campaign.talks[FIRST].lines["start"].answers[1].why
    hand = Hand(still, TalksHad(still, journey))
    assert why not in hand.told()
    hand.go("Reasons")
    hand.do(Cursor(1, 0))
    assert f"Passion, said well. {why}" in hand.told()


def test_on_the_list_stands_how_many_talks_were_had(still: Context, catalog: Catalog) -> None:
    journey = talking(catalog)
    while journey.state.has(Talking, BATTLE):
        journey.commit(Say(BATTLE, 0))
    hand = Hand(still, Camp(still, journey))
    hand.press("Talk by the fire")
    hand.do(Cursor(1, 0))
    hand.press("What was said")
    assert hand.top.name == "talks had"
    assert "Talks: 1" in hand.labels()


# -- the wheel


def test_the_wheel_names_points_and_what_they_give(still: Context, catalog: Catalog) -> None:
    journey = on_the_road(catalog)
    state = journey.state.having(HERO, Temperament((("discretion", 6), ("passion", 2))))
    hand = Hand(still, Camp(still, Journey.begun(catalog, state, 0)))
    hand.press("Sheets")
    wheel = next(label for label in hand.labels() if label.startswith("Temperament: Passion"))
    assert wheel.startswith("Temperament: Passion 2, Sympathy 0, ")
    assert wheel.endswith(", Constraint 0, Discretion 6 (movement +1), Judgement 0")


def test_the_page_of_qualities_tells_what_comes_next(still: Context, catalog: Catalog) -> None:
    hand = Hand(still, Camp(still, first_evening(catalog)))
    hand.press("Talk by the fire")
    hand.do(Cursor(1, 0))
    hand.press("The seven qualities")
    labels = hand.labels()
    at = labels.index("Constraint: 0 of 10")
    assert labels[at + 4 : at + 6] == ["In battle: nothing yet", "At 4: damage of spells −1"]


# -- every line there is


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((960, 540), 150)])
def test_every_line_of_every_talk_stands_whole_on_the_paper(
    still: Context, catalog: Catalog, size: tuple[int, int], text: int
) -> None:
    surface = pygame.display.set_mode(size)
    still.text.resize(*size)
    still.text.restyle(text, readable=False)
    start = talking(catalog).state
    cut = []
    for id_, talk in sorted(first_evening(catalog).campaign.talks.items()):
        for line in talk.lines:
            scene: Scene = TalkScene(still, Journey.begun(catalog, start.having(BATTLE, Talking(id_, line)), 0))
            scene.draw(surface)
            assert isinstance(scene, TalkScene)
            cut += [(id_, line, seen.label) for seen in scene.tree() if seen.cut or seen.rect.height == 0]
    assert cut == []
