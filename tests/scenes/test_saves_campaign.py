"""Camps and quizzes in the list of saves: told as what they are, handed to whoever goes on with them, or refused."""

import os
from collections.abc import Callable

import pygame
import pytest

from game import paths
from game.campaign.document import About, Record
from game.campaign.saves import CAMPAIGN, QUICK, Saves
from game.content.catalog import Catalog
from game.core.session import Session
from game.scenes.battle.opening import Opened
from game.scenes.camp.keeping import document
from game.scenes.context import Context
from game.scenes.replay.reel import reel_from
from game.scenes.saves.opening import AnyOpened, OpenedCampaign, open_any
from game.scenes.saves.scene import Load
from game.scenes.saves.words import name_of, whereabouts
from game.scenes.stack import Pop, Push, Replace, Scene, Transition
from game.scenes.title import Title
from game.ui.intents import Cancel, Click, Confirm, Exposed, Intent, QuickLoad
from tests.helpers.battle import CATALOG
from tests.helpers.campaigns import CAMP_ENGINE, camp, company, quiz, written
from tests.helpers.nested import fight_record
from tests.scenes.company import first_evening
from tests.scenes.conftest import Open

MAPS = [paths.maps_folder()]
ABOUT = {
    "camp": About(kind="camp", hero="Ada", place="Low Acre", date="2026-03-02T20:15:00+00:00", seconds=4000, round=9),
    "quiz": About(kind="quiz", date="2026-03-01T20:15:00+00:00", seconds=120, round=6),
    "battle": About(hero="Ada", place="The Weir", date="2026-03-03T20:15:00+00:00", seconds=60, round=2),
}


def record(kind: str) -> Record:
    """The document of a quiz, of a camp, or of a campaign in a battle."""
    match kind:
        case "quiz":
            return written(quiz(1, most=5), ABOUT[kind])
        case "camp":
            return written(camp(1), ABOUT[kind])
    return written(Session(CAMP_ENGINE, company(1, away=True), 1), ABOUT[kind], fought=True)


class Camp:
    """A scene that stands for the camp: it knows what it was opened with."""

    name = "camp"
    changed = busy = False

    def __init__(self, opened: AnyOpened) -> None:
        self.opened = opened

    def handle(self, intent: Intent) -> Transition | None:  # noqa: ARG002 - nothing is done in it
        return None

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing happens in it
        return None

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("white")


def listed(context: Context, opener: Callable[[AnyOpened], Scene] | None = None) -> Load:
    """The scene of saves, once it lists them; by itself things go on as in the game."""
    load = Load(context, opener or (lambda opened: context.opener(context, opened)))
    while load.page is None:
        load.update(1)
        pygame.time.wait(1)
    look(load)
    return load


def look(load: Load) -> list[str]:
    """Draw the scene; everything that can be read."""
    load.handle(Exposed())
    load.draw(pygame.Surface((1280, 720)))
    return [seen.label for seen in load.tree()]


def opened(load: Load) -> Transition | None:
    """What becomes of the chosen save when it is loaded."""
    assert load.handle(Confirm()) is None
    while load.busy:
        if found := load.update(1):
            return found
        pygame.time.wait(1)
    return None


@pytest.mark.parametrize(
    ("kind", "title", "told"),
    [
        ("quiz", "Campaign \u00b7 quiz, question 6 \u00b7 2026-03-01", ["Question", "6", "Played", "2 minutes"]),
        (
            "camp",
            "Campaign \u00b7 Ada \u00b7 camp, day 9 \u00b7 2026-03-02",
            ["Hero", "Ada", "Camp", "Low Acre", "Day", "9", "Played", "1 h 6 min"],
        ),
        (
            "battle",
            "Campaign \u00b7 Ada \u00b7 The Weir, round 2 \u00b7 2026-03-03",
            ["Hero", "Ada", "Place", "The Weir", "Round", "2", "Played", "1 minute"],
        ),
    ],
)
def test_a_save_tells_where_one_is_in_the_campaign(
    context: Context, saves: Saves, kind: str, title: str, told: list[str]
) -> None:
    saves.save(CAMPAIGN, record(kind))
    labels = look(listed(context))
    assert labels[0].startswith(f"Save: {title}")
    assert labels[-len(told) :] == told


@pytest.mark.parametrize(
    ("about", "name"),
    [
        (About(kind="camp", label="Before the ford", hero="Ada"), "Before the ford"),
        (About(kind="camp", hero="Ada", place="Low Acre"), "Ada"),
        (About(kind="camp", place="Low Acre"), "Low Acre"),
        (About(kind="quiz"), "A hero in the making"),
        (About(kind="battle", hero="Ada", place="The Weir"), "The Weir"),
        (About(), "slot-0001"),
    ],
)
def test_a_save_is_called_as_the_player_called_it_or_by_who_and_where_it_is(
    context: Context, saves: Saves, about: About, name: str
) -> None:
    saves.save("slot-0001", written(camp(1, most=1), about))
    (one,) = saves.listed()
    assert name_of(one) == name
    assert name in look(listed(context))


@pytest.mark.parametrize("kind", ["quiz", "camp", "battle"])
def test_the_opener_is_handed_the_whole_campaign(context: Context, saves: Saves, kind: str) -> None:
    whole = record(kind)
    saves.save(QUICK, whole)
    way = opened(listed(context, Camp))
    assert isinstance(way, Replace)
    assert isinstance(way.scene, Camp)
    found = way.scene.opened
    assert isinstance(found, OpenedCampaign)
    assert found.record == whole
    assert found.session.state.digest() == whole.lines[-1].digest
    assert len(found.session.history) == len(whole.lines)
    assert found.notes == ()
    assert (found.battle is not None) == (kind == "battle")
    if found.battle and whole.battle:
        assert found.battle.session.state.digest() == whole.battle.lines[-1].digest


def test_a_battle_on_its_own_is_handed_over_as_a_battle(context: Context, saves: Saves) -> None:
    saves.save(QUICK, fight_record("alone"))
    way = opened(listed(context, Camp))
    assert isinstance(way, Replace)
    assert isinstance(way.scene, Camp)
    assert isinstance(way.scene.opened, Opened)


def test_what_nobody_can_go_on_with_is_refused_with_one_sentence_and_the_list_stays(
    context: Context, saves: Saves
) -> None:
    def nobody(_opened: AnyOpened) -> Scene:
        raise ValueError("nobody is there")

    saves.save(QUICK, record("camp"))
    load = listed(context, nobody)
    assert opened(load) is None
    assert "It cannot be loaded: nobody is there." in look(load)
    assert load.handle(Cancel()) == Pop()


def test_in_a_battle_a_campaign_that_nobody_can_go_on_with_is_refused_and_the_battle_goes_on(
    battle: Open, saves: Saves, context: Context
) -> None:
    def nobody(_context: Context, _opened: AnyOpened) -> Scene:
        raise ValueError("nobody is there")

    context.opener = nobody
    stage = battle("board\n...\npieces\nred-1 knight red 0,0\nblue-1 mage blue 2,0")
    saves.save(QUICK, record("camp"))
    stage.do(QuickLoad())
    for _ in range(1000):
        if stage.battle.desk.notice:
            break
        stage.frame()
    assert stage.battle.desk.notice == "It cannot be loaded: nobody is there."
    assert stage.stack.top is stage.battle


def test_in_a_battle_a_campaign_takes_the_battles_place(battle: Open, saves: Saves, context: Context) -> None:
    context.opener = lambda _context, found: Camp(found)
    stage = battle("board\n...\npieces\nred-1 knight red 0,0\nblue-1 mage blue 2,0")
    saves.save(QUICK, record("camp"))
    stage.do(QuickLoad())
    for _ in range(1000):
        if stage.stack.top is not stage.battle:
            break
        stage.stack.update(16)
        pygame.time.wait(1)
    assert isinstance(stage.stack.top, Camp)


# -- what does not go together


def test_a_battle_that_nobody_has_gone_into_is_refused() -> None:
    with pytest.raises(ValueError, match="there is a battle in it that nobody has gone into"):
        open_any(written(camp(1), fought=True), CATALOG, MAPS)


def test_saved_with_other_content_a_campaign_goes_on_from_where_it_stood_and_says_so() -> None:
    whole = record("camp")
    start = whole.start.model_copy(update={"content_hash": "other"})
    found = open_any(whole.model_copy(update={"start": start}), CATALOG, MAPS)
    assert isinstance(found, OpenedCampaign)
    assert found.session.state.digest() == whole.lines[-1].digest
    assert found.notes == (
        "What happened before is lost (it was saved with other content); the campaign goes on from where it stood.",
    )


def test_a_campaign_cannot_be_watched() -> None:
    with pytest.raises(ValueError, match="it is a campaign's, and only battles can be watched"):
        reel_from(record("battle"), CATALOG, MAPS)


# -- the title


def saved(saves: Saves, slot: str, kind: str, second: int) -> None:
    """A save that was written at a second."""
    path = saves.save(slot, record(kind))
    os.utime(path, (second, second))


def focused(title: Title) -> str:
    return next(seen.label for seen in title.tree() if seen.focused)


def test_the_title_begins_at_continue_if_there_is_something_to_go_on_with(context: Context, saves: Saves) -> None:
    assert focused(Title(context)) == "New game"
    saves.save(QUICK, record("quiz"))
    assert focused(Title(context)) == "Continue"


def test_a_save_that_cannot_be_read_is_nothing_to_go_on_with(context: Context, saves: Saves) -> None:
    saves.path(QUICK).parent.mkdir(parents=True, exist_ok=True)
    saves.path(QUICK).write_text("broken", encoding="utf-8")
    assert focused(Title(context)) == "New game"


def test_back_at_the_title_the_focus_is_at_continue_only_if_something_was_saved_since(
    context: Context, saves: Saves
) -> None:
    window = pygame.Surface((1280, 720))
    title = Title(context)
    title.handle(Confirm())
    title.draw(window)
    assert focused(title) == "New game"
    title.handle(Confirm())
    saves.save(QUICK, record("camp"))
    title.draw(window)
    assert focused(title) == "Continue"


def test_a_click_that_comes_before_the_saves_are_shown_hits_what_is_seen(context: Context, saves: Saves) -> None:
    window = pygame.Surface((1280, 720))
    title = Title(context)
    title.draw(window)
    saves.save(QUICK, record("camp"))
    title.renew()
    place = next(seen.rect for seen in title.tree() if seen.label == "Settings")
    assert isinstance(title.handle(Click(*place.center)), Push)
    title.draw(window)
    assert focused(title) == "Continue"


def test_the_latest_save_is_the_one_that_was_written_last_of_those_that_can_be_read(saves: Saves) -> None:
    saved(saves, QUICK, "quiz", 300)
    saved(saves, CAMPAIGN, "camp", 200)
    saved(saves, "slot-0001", "battle", 100)
    assert [one.slot for one in (saves.latest(),) if one] == [QUICK]
    saves.path(QUICK).write_text("broken", encoding="utf-8")
    assert [one.slot for one in (saves.latest(),) if one] == [CAMPAIGN]


@pytest.mark.parametrize(
    ("about", "words"),
    [
        (ABOUT["camp"], "Low Acre"),
        (ABOUT["quiz"], "quiz, question 6"),
        (ABOUT["battle"], "The Weir, round 2"),
        (About(round=2), "round 2"),
    ],
)
def test_where_going_on_leads_is_told_in_a_few_words(about: About, words: str) -> None:
    assert whereabouts(about) == words


# -- a campaign's battle


def test_a_campaign_saved_in_a_battle_tells_of_the_battle(catalog: Catalog) -> None:
    fought = fight_record()
    made = document(first_evening(catalog))
    about = made(fought).about
    assert (about.kind, about.hero, about.place, about.round) == ("battle", "Adela", fought.about.place, 2)
    assert made(None).about.kind == "camp"
