"""Pages of the story: turned, turned back, passed over, and told in parts where the window is too small."""

import pytest

from game.content.catalog import Catalog
from game.content.models.campaign import Page
from game.scenes.context import Context
from game.scenes.stack import Pop, Replace, Transition
from game.scenes.story import Story
from game.scenes.title import Title
from game.ui.intents import Cancel, Click, Confirm, Cursor, Intent, Skip, Undo
from tests.scenes.company import Hand, first_evening

PAGES = (Page(text="It rains."), Page(speaker="hero", text="So it does."), Page(speaker="marit", text="On the flour."))


def story(context: Context, catalog: Catalog, pages: tuple[Page, ...] = PAGES) -> Hand:
    journey = first_evening(catalog)
    return Hand(context, Story(context, journey.campaign, "Rain", pages, journey.hero))


def test_every_page_is_told_by_who_says_it(context: Context, catalog: Catalog) -> None:
    hand = story(context, catalog)
    told = [hand.labels()]
    for _ in PAGES[1:]:
        hand.do(Confirm())
        told.append(hand.labels())
    assert told == [["It rains."], ["Adela", "So it does."], ["Marit", "On the flour."]]
    hand.do(Confirm())
    assert hand.stack.top is None


@pytest.mark.parametrize("intent", [Confirm(), Click(5, 5), Cursor(1, 0), Cursor(0, 1)])
def test_any_device_turns_the_page(context: Context, catalog: Catalog, intent: Intent) -> None:
    hand = story(context, catalog)
    hand.do(intent)
    assert hand.labels()[0] == "Adela"


@pytest.mark.parametrize("intent", [Undo(), Cursor(-1, 0), Cursor(0, -1)])
def test_one_turns_back_a_page_but_not_before_the_first(context: Context, catalog: Catalog, intent: Intent) -> None:
    hand = story(context, catalog)
    hand.do(Confirm(), intent, intent)
    assert hand.labels() == ["It rains."]


@pytest.mark.parametrize("intent", [Cancel(), Skip()])
def test_the_whole_story_can_be_passed_over(context: Context, catalog: Catalog, intent: Intent) -> None:
    hand = story(context, catalog)
    hand.do(intent)
    assert hand.stack.top is None


def test_after_the_last_page_comes_what_is_to_come(context: Context, catalog: Catalog) -> None:
    journey, title = first_evening(catalog), Title(context)

    def then() -> Transition:
        return Replace(title)

    scene = Story(context, journey.campaign, "Rain", PAGES[:1], journey.hero, then)
    assert scene.handle(Confirm()) == Replace(title)
    assert Story(context, journey.campaign, "Rain", PAGES[:1], journey.hero).handle(Confirm()) == Pop()


def test_a_page_too_long_for_the_window_is_told_whole_in_parts(context: Context, catalog: Catalog) -> None:
    words = " ".join(f"word{number}" for number in range(400))
    context.text.restyle(200, readable=False)
    hand, told = story(context, catalog, (Page(speaker="marit", text=words), PAGES[0])), list[str]()
    parts = 0
    while hand.labels()[0] == "Marit":
        told += hand.labels()[1:]
        parts += 1
        hand.do(Confirm())
    assert parts > 1
    assert " ".join(told) == words
    assert hand.labels() == ["It rains."]
