"""The pages of bands, by keyboard, mouse and pad: made in every way, changed, kept, read back, deleted."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.campaign.band_making import COMMANDERS, at_random
from game.campaign.band_making import LOOKS as NUMBER_OF_LOOKS
from game.campaign.band_shelf import BandShelf
from game.campaign.bands import Band, Member
from game.campaign.components import Troop
from game.campaign.document import About, Setting, record_of
from game.campaign.saves import Saves
from game.content.catalog import Catalog
from game.core.session import Session
from game.rules.commander.position import marks
from game.scenes.bands.adding import AtRandom, OfCompany
from game.scenes.bands.band import OneBand
from game.scenes.bands.by_hand import ByHand
from game.scenes.bands.listing import Bands
from game.scenes.bands.member import OneMember
from game.scenes.bands.page import BandPage
from game.scenes.bands.words import looks
from game.scenes.context import Context
from game.scenes.quiz import Quiz
from game.scenes.stack import Push, Scene, SceneStack
from game.scenes.title import Title
from game.ui.figures.looks import LOOKS
from game.ui.intents import Cancel, Click, Confirm, Cursor, Erase, Intent, Typed
from game.ui.portraits.names import CRESTS
from game.ui.widgets import Seen
from tests.helpers.campaigns import camp
from tests.scenes.stage import PAD_STEPS

DOWN, UP, LEFT, RIGHT = Cursor(0, 1), Cursor(0, -1), Cursor(-1, 0), Cursor(1, 0)


@pytest.fixture
def shelf(context: Context, catalog: Catalog, tmp_path: Path) -> BandShelf:
    (tmp_path / "bands").mkdir()
    context.bands = BandShelf(tmp_path / "bands", catalog)
    return context.bands


def band(catalog: Catalog, name: str = "The three", count: int = 3) -> Band:
    return Band(name, at_random(5, 1, count, CRESTS, catalog))


def drawn(context: Context) -> tuple[Member, ...]:
    """One commander at random."""
    assert context.catalog is not None
    return at_random(3, 1, 1, CRESTS, context.catalog)


class Hand:
    """The stack of scenes, and what a hand does in the one on top."""

    def __init__(self, context: Context, first: Scene) -> None:
        self.context = context
        self.stack = SceneStack(first)
        self.draw()

    @property
    def page(self) -> BandPage:
        assert isinstance(self.stack.top, BandPage)
        return self.stack.top

    def draw(self) -> None:
        surface = pygame.display.get_surface()
        assert surface is not None and self.stack.top is not None
        self.stack.update(16)
        self.stack.top.draw(surface)

    def seen(self, label: str) -> Seen:
        return next(seen for seen in self.page.tree() if seen.label.startswith(label) and seen.role != "label")

    def focus(self) -> str:
        return next((seen.label for seen in self.page.tree() if seen.focused), "")

    def click(self, label: str, *, right: bool = False) -> None:
        """A click on a control, at its right end if asked; what is out of sight is first gone to by keys."""
        if not self.seen(label).rect.height:
            self.go(label)
        rect = self.seen(label).rect
        self.do(Click(rect.right - 20 if right else rect.centerx, rect.centery))

    def do(self, *intents: Intent) -> None:
        for intent in intents:
            self.stack.handle(intent)
            if self.stack.top:
                self.draw()

    def go(self, label: str) -> None:
        """Down by keys, or up from the end, until the control has the focus."""
        for step in (DOWN, UP):
            for _ in range(60):
                if self.focus().startswith(label):
                    return
                self.do(step)
        raise AssertionError(f"{label} is not to be reached; the focus is at {self.focus()}")

    def press(self, label: str) -> None:
        """By keys alone."""
        self.go(label)
        self.do(Confirm())

    def push_pad(self, button: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
        self.do(*self.context.input.poll(0))

    def pad(self, label: str) -> None:
        """By the pad alone."""
        for step in ((0, 1), (0, -1)):
            for _ in range(60):
                if self.focus().startswith(label):
                    self.push_pad(pygame.CONTROLLER_BUTTON_A)
                    return
                self.push_pad(PAD_STEPS[step])
        raise AssertionError(f"{label} is not to be reached")


@pytest.fixture
def hand(context: Context, shelf: BandShelf) -> Hand:  # noqa: ARG001 - the bands' folder has to be there
    return Hand(context, Bands(context))


def kept(shelf: BandShelf) -> list[Band]:
    return [one.band for one in shelf.listed() if one.band]


Press = Callable[[Hand, str], None]
DEVICES = [
    pytest.param(Hand.press, id="keys"),
    pytest.param(Hand.click, id="mouse"),
    pytest.param(Hand.pad, id="pad"),
]


# -- the whole way, by each device


@pytest.mark.parametrize("press", DEVICES)
def test_a_band_is_made_by_hand_and_at_random_kept_and_read_back(press: Press, hand: Hand, shelf: BandShelf) -> None:
    press(hand, "A new band")
    press(hand, "Add by hand")
    press(hand, "Take it so")
    press(hand, "Add at random")
    press(hand, "Take them")
    assert isinstance(hand.page, OneBand)
    made = hand.page.band
    press(hand, "Keep the band")
    assert kept(shelf) == [made]
    assert len(made.commanders) == 2
    assert isinstance(hand.page, Bands)


@pytest.mark.parametrize("press", DEVICES)
def test_a_band_is_deleted_once_that_was_said_twice(
    press: Press, hand: Hand, shelf: BandShelf, catalog: Catalog
) -> None:
    shelf.save(band(catalog))
    hand = Hand(hand.context, Bands(hand.context))
    press(hand, "Delete\u2026")
    press(hand, "Keep it")
    assert len(kept(shelf)) == 1
    press(hand, "Delete\u2026")
    press(hand, "Delete it")
    assert kept(shelf) == []


def test_the_title_leads_to_the_bands(context: Context, shelf: BandShelf) -> None:
    shelf.save(Band("Ours", drawn(context)))
    title = Title(context)
    surface = pygame.display.get_surface()
    assert surface is not None
    title.draw(surface)
    rect = next(seen.rect for seen in title.tree() if seen.label == "Bands")
    pushed = title.handle(Click(*rect.center))
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, Bands)
    assert pushed.scene.tree()[0].label == "Band: Ours"


# -- the list


def test_a_damaged_band_is_listed_with_the_reason_and_cannot_be_opened(hand: Hand, shelf: BandShelf) -> None:
    shelf.path("broken").write_text('document = "hearthbanner band"\nversion = 7\n', encoding="utf-8")
    hand = Hand(hand.context, Bands(hand.context))
    told = " ".join(seen.label for seen in hand.page.tree())
    assert "It cannot be read: version: only version 1 of bands can be read." in told
    assert hand.seen("Open").state == "disabled"


def test_a_band_at_random_is_opened_and_only_kept_when_asked_for(hand: Hand, shelf: BandShelf) -> None:
    hand.press("A band at random")
    assert isinstance(hand.page, OneBand)
    assert len(hand.page.band.commanders) == COMMANDERS - 1
    hand.do(Cancel())
    hand.press("Leave without keeping")
    assert isinstance(hand.page, Bands)
    assert kept(shelf) == []


def test_without_a_folder_that_is_said_and_nothing_is_offered(context: Context) -> None:
    hand = Hand(context, Bands(context))
    assert "There is no folder for bands." in [seen.label for seen in hand.page.tree()]
    assert [seen.label for seen in hand.page.tree() if seen.role == "button"] == ["Back"]


# -- a band


@pytest.fixture
def opened(hand: Hand, shelf: BandShelf, catalog: Catalog) -> Hand:
    file = shelf.save(band(catalog))
    hand.stack.follow(Push(OneBand(hand.context, shelf.load(file), file)))
    hand.draw()
    return hand


def of(hand: Hand) -> Band:
    assert isinstance(hand.page, OneBand)
    return hand.page.band


def test_a_band_is_renamed_by_typing(opened: Hand, shelf: BandShelf) -> None:
    opened.go("Name of the band")
    opened.do(*[Erase()] * len("three"), *map(Typed, "few"))
    opened.press("Keep the band")
    assert [one.name for one in kept(shelf)] == ["The few"]


def test_a_name_is_proposed_with_left_and_right(opened: Hand) -> None:
    opened.go("Name of the band")
    opened.do(RIGHT)
    assert of(opened).name == "The Long Road"
    opened.do(LEFT, LEFT)
    assert of(opened).name == "Last at the Table"


def test_a_commander_moves_up(opened: Hand) -> None:
    first, second, third = of(opened).commanders
    opened.go("Commander")
    opened.do(RIGHT)
    opened.press("Move up")
    assert of(opened).commanders == (second, first, third)


def test_a_commander_is_taken_out(opened: Hand) -> None:
    _first, second, third = of(opened).commanders
    opened.press("Take out")
    assert of(opened).commanders == (second, third)


def test_a_full_band_takes_nobody_more(opened: Hand) -> None:
    opened.press("Add at random")
    opened.press("Take them")
    assert len(of(opened).commanders) == COMMANDERS
    assert {seen.state for seen in opened.page.tree() if seen.label.startswith("Add ")} == {"disabled"}


def test_a_band_without_anybody_cannot_be_kept(opened: Hand) -> None:
    for _ in range(3):
        opened.press("Take out")
    assert opened.seen("Keep the band").state == "disabled"


def test_leaving_an_unchanged_band_asks_nothing(opened: Hand) -> None:
    opened.do(Cancel())
    assert isinstance(opened.page, Bands)


def test_a_changed_band_is_kept_on_leaving_if_that_is_said(opened: Hand, shelf: BandShelf) -> None:
    opened.press("Take out")
    opened.do(Cancel())
    opened.press("Keep the band")
    assert [len(one.commanders) for one in kept(shelf)] == [2]


def test_a_file_that_was_damaged_meanwhile_is_not_written_over(opened: Hand, shelf: BandShelf) -> None:
    shelf.path("band-0001").write_text("mine", encoding="utf-8")
    opened.press("Keep the band")
    assert isinstance(opened.page, OneBand)
    assert any(seen.label.startswith("It could not be kept (it is not TOML") for seen in opened.page.tree())
    assert shelf.path("band-0001").read_text(encoding="utf-8") == "mine"


# -- commanders


def test_a_commanders_looks_and_troop_are_changed(context: Context, catalog: Catalog) -> None:
    done: list[Member] = []
    one = band(catalog).commanders[0]
    hand = Hand(context, OneMember(context, one, done.append))
    hand.go("Looks")
    hand.do(RIGHT)
    kind = one.troop.units[0].kind
    hand.go(catalog.commander.units[kind].name)
    hand.do(LEFT)
    page = hand.page
    assert isinstance(page, OneMember)
    assert page.one.identity.look == (one.identity.look + 1) % 8
    counts = [sum(unit.kind == kind for unit in troop.units) for troop in (one.troop, page.one.troop)]
    assert counts[1] == counts[0] - 1
    assert done == []


def test_a_commander_without_a_name_cannot_be_taken(context: Context, catalog: Catalog) -> None:
    hand = Hand(context, OneMember(context, band(catalog).commanders[0], lambda _one: None))
    hand.go("Name")
    hand.do(*[Erase()] * 40)
    assert hand.seen("Take it so").state == "disabled"


def test_by_hand_every_class_and_answer_can_be_chosen(context: Context) -> None:
    hand = Hand(context, ByHand(context, lambda _one: None))
    page = hand.page
    assert isinstance(page, ByHand)
    before = page.one.sheet
    hand.go("Class")
    hand.do(LEFT)
    assert page.plan.kind == "wyrm_rider"
    for label in ("Major", "Secondary", "Extra", "A skill for battle", "Spell or", "A skill for the road", "Growth"):
        hand.go(label)
        hand.do(RIGHT)
    for label in ("Skill points", "Wish"):
        hand.go(label)
        hand.do(RIGHT)
    sheet = page.one.sheet
    assert (sheet.major, sheet.secondary, sheet.curve, sheet.skill_level) == ("A", "K", 2, 3)
    assert dict(sheet.figures) == {"attack": 2, "max_mp": 5}
    assert before.kind == "barbarian"


def test_a_troop_by_hand_leaves_with_the_class_that_recruited_it(context: Context) -> None:
    hand = Hand(context, ByHand(context, lambda _one: None))
    page = hand.page
    assert isinstance(page, ByHand)
    hand.go("Swordsman")
    hand.do(RIGHT)
    assert [unit.kind for unit in page.one.troop.units] == ["swordsman"]
    hand.go("Class")
    hand.do(LEFT)
    assert page.one.troop == Troop()


def test_at_random_a_level_a_number_and_a_seed_are_chosen(context: Context, catalog: Catalog) -> None:
    done: list[Member] = []
    hand = Hand(context, AtRandom(context, 4, ("Adela",), lambda *some: done.extend(some)))
    hand.go("Level")
    hand.do(RIGHT, RIGHT)
    hand.go("How many")
    hand.do(RIGHT)
    hand.go("Luck")
    hand.do(*[Erase()] * 6, *map(Typed, "42"))
    hand.press("Take them")
    assert tuple(done) == at_random(42, 3, 2, CRESTS, catalog, ("Adela",))


def test_a_band_is_added_to_by_quiz_and_the_troop_is_chosen_after_it(opened: Hand) -> None:
    opened.press("Add by quiz")
    quiz = opened.stack.top
    assert isinstance(quiz, Quiz)
    one = at_random(3, 1, 1, CRESTS, opened.page.catalog if isinstance(opened.stack.top, BandPage) else quiz._catalog)[
        0
    ]
    opened.stack.follow(quiz._done(one.identity, one.sheet))
    opened.draw()
    opened.press("Take it so")
    assert of(opened).commanders[-1] == Member(one.identity, one.sheet)


def test_a_commander_is_taken_out_of_a_saved_company(context: Context, catalog: Catalog, tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    context.saves = Saves(tmp_path / "saves")
    session: Session = camp(4)
    about = About(kind="camp", hero="Ada", place="The long way", date="2026-03-01T20:15")
    setting = Setting("The long way", catalog.hash, rules="campaign")
    record = record_of(session, setting, marks(catalog.commander.terrain), about=about, events=False)
    context.saves.save("slot-0001", record)
    done: list[Member] = []
    page = OfCompany(context, lambda *some: done.extend(some))
    hand = Hand(context, page)
    for _ in range(400):
        if not page.busy:
            break
        hand.draw()
        pygame.time.wait(5)
    hand.press("Take along")
    assert [(one.sheet, one.identity) for one in done] == [
        (sheet, session.state.row(type(done[0].identity), person))
        for person, sheet in session.state.table(type(done[0].sheet)).items()
    ]


def test_without_saves_no_company_is_offered(opened: Hand) -> None:
    assert not any(seen.label == "Add from a company" for seen in opened.page.tree())


def test_every_look_that_is_drawn_has_its_words() -> None:
    assert len(looks()) == len(LOOKS) == NUMBER_OF_LOOKS
