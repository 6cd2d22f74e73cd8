"""The pages of growth by keyboard, mouse and pad: what is shown is what the rules offer, and what is then gained."""

from collections.abc import Callable
from dataclasses import replace
from typing import Literal, cast

import pygame
import pytest

from game.campaign.actions import Advance, ChangeClass, ChoosePath, Learn, LearnSpell, LearnUnit, Raise
from game.campaign.components import Identity, Troop
from game.campaign.growth import next_classes
from game.campaign.muster import Fighter
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO, joined
from game.core.action import Action
from game.core.engine import Engine
from game.core.session import Session
from game.scenes.camp.growth_words import outlook, to_come
from game.scenes.camp.journey import Journey
from game.scenes.camp.pages import PAGES
from game.scenes.camp.sheet_page import ReadSheet
from game.scenes.context import Context
from game.scenes.stack import Pop, Scene, SceneStack
from game.scenes.watching import Readable
from game.ui.intents import Cancel, Click, Confirm, Cursor, Intent, Next, Previous, Typed, Undo, Zoom
from game.ui.widgets import Seen
from tests.campaign.quizzes import company, road, rules_of, sheet_as

PATHS = ("first", "second", "class")


class Hand:
    """A page and whoever acts on it by one device, going by what can be read."""

    def __init__(self, context: Context, page: str, sheet: Sheet, device: str = "keys", others: int = 0) -> None:
        self.context, self.device = context, device
        catalog = road()
        session = company(sheet, catalog)
        state = session.state
        for number in range(others):
            id_ = f"other-{number}"
            state = joined(state, id_, Identity(f"Other {number}"), sheet, rules_of(session).parts)
        self.journey = Journey(catalog, Session(Engine(rules_of(session)), state, 1))
        self.stack = SceneStack(PAGES[page](context, self.journey, HERO))
        self.look()

    @property
    def sheet(self) -> Sheet:
        return self.journey.sheet(HERO)

    @property
    def scene(self) -> Scene:
        assert self.stack.top is not None
        return self.stack.top

    def look(self) -> None:
        surface = pygame.display.get_surface()
        assert surface is not None
        self.scene.draw(surface)

    def tree(self) -> tuple[Seen, ...]:
        assert isinstance(self.scene, Readable)
        return tuple(self.scene.tree())

    def told(self) -> str:
        return " ".join(seen.label for seen in self.tree())

    def do(self, *intents: Intent) -> None:
        for intent in intents:
            self.stack.handle(intent)
            self.look()

    def _move(self, dx: int, dy: int) -> None:
        if self.device == "keys":
            return self.do(Cursor(dx, dy))
        button = {
            (0, 1): pygame.CONTROLLER_BUTTON_DPAD_DOWN,
            (1, 0): pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
        }[dx, dy]
        return self._button(button)

    def _button(self, button: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
        self.do(*self.context.input.poll(0))

    def press(self, label: str) -> None:
        """The control whose words begin so, found sheet by sheet."""
        if self.device == "mouse":
            return self._click(label)
        for _sheet in range(4):
            for _row in range(40):
                focused = next(seen for seen in self.tree() if seen.focused)
                if focused.label.startswith(label):
                    return self.do(Confirm()) if self.device == "keys" else self._button(pygame.CONTROLLER_BUTTON_A)
                self._move(0, 1)
            self._move(1, 0)
        raise AssertionError(f"{label} cannot be reached: {self.told()}")

    def _click(self, label: str) -> None:
        found = next(seen for seen in self.tree() if seen.label.startswith(label) and seen.rect.height)
        self.do(Click(*found.rect.center))


Open = Callable[..., Hand]


@pytest.fixture
def opened(context: Context) -> Open:
    def open_(page: str, sheet: Sheet, device: str = "keys", others: int = 0) -> Hand:
        return Hand(context, page, sheet, device, others)

    return open_


@pytest.fixture(scope="module")
def mage() -> Sheet:
    """A mage at its beginning, with experience enough for a whole class and more."""
    return replace(sheet_as("mage"), experience=900)


def at_its_end(sheet: Sheet) -> Sheet:
    return replace(sheet, class_level=5, path=("W", "K", "A", "?"))


def candidates(hand: Hand, kind: type[Action]) -> list[Action]:
    return [action for action in hand.journey.choices(HERO) if isinstance(action, kind)]


@pytest.mark.parametrize("device", ["keys", "mouse", "pad"])
def test_a_sequence_is_chosen_and_levels_are_taken(opened: Open, mage: Sheet, device: str) -> None:
    hand = opened("growth", mage, device)
    hand.press("As a Mage")
    hand.press("Take level 2")
    assert (hand.sheet.path, hand.sheet.level) == (("W", "K", "A", "?"), 2)


@pytest.mark.parametrize("curve", [1, 2, 3])
@pytest.mark.parametrize("name", PATHS)
def test_what_a_sequence_is_shown_to_come_to_is_what_is_then_gained(
    opened: Open, mage: Sheet, curve: Literal[1, 2, 3], name: str
) -> None:
    hand = opened("growth", replace(mage, curve=curve))
    path = next(one for one in candidates(hand, ChoosePath) if cast("ChoosePath", one).name == name)
    assert isinstance(path, ChoosePath)
    shown = outlook(hand.sheet, path.letters, hand.journey.catalog.commander.numbers.attribute_limit)
    hand.journey.commit(path)
    for _level in range(4):
        hand.journey.commit(Advance(HERO))
    assert (hand.sheet.attributes, hand.sheet.free) == (shown.attributes, shown.free)


def test_a_point_that_finds_its_attribute_full_is_shown_as_free_and_comes_free(opened: Open, mage: Sheet) -> None:
    full = replace(mage, curve=1)
    full = replace(
        full, gains=tuple(replace(g, amount=7) if g.name == "O" and g.origin == "start" else g for g in full.gains)
    )
    hand = opened("growth", replace(full, major="O"))
    path = cast("ChoosePath", candidates(hand, ChoosePath)[0])
    assert (hand.sheet.attributes["O"], path.letters) == (9, ("O", "O", "O", "O"))
    assert outlook(hand.sheet, path.letters, 10).free == 3
    hand.journey.commit(path)
    for _level in range(4):
        hand.journey.commit(Advance(HERO))
    assert (hand.sheet.attributes["O"], hand.sheet.free) == (10, 3)


def test_every_way_to_break_a_tie_can_be_turned_to(opened: Open, mage: Sheet) -> None:
    hand = opened("growth", replace(mage, curve=3))
    ways = [one for one in candidates(hand, ChoosePath) if cast("ChoosePath", one).name == "first"]
    ties = [seen for seen in hand.tree() if seen.role == "choice"]
    assert (len(ways) > 1) == any("alike" in seen.label.lower() for seen in ties)
    found = set()
    for _way in ways:
        row = next(seen for seen in hand.tree() if seen.label.startswith("To the second lowest"))
        found.add(row.label)
        tie = next((seen for seen in hand.tree() if seen.role == "choice"), None)
        if tie is not None:
            hand.do(Click(tie.rect.right - 4, tie.rect.centery))
    assert len(found) == len(ways)


def test_the_attributes_show_in_gold_what_is_still_to_come(mage: Sheet) -> None:
    assert to_come(replace(mage, path=("W", "K", "A", "?"), class_level=3)) == ("A", "?")


@pytest.mark.parametrize("device", ["keys", "mouse", "pad"])
def test_a_free_point_is_placed(opened: Open, mage: Sheet, device: str) -> None:
    hand = opened("growth", replace(mage, path=("W", "K", "A", "?"), free=1, experience=0), device)
    before = hand.sheet.attributes["A"]
    hand.press("Raise Armour")
    assert (hand.sheet.attributes["A"], hand.sheet.free) == (before + 1, 0)


@pytest.mark.parametrize("device", ["keys", "mouse", "pad"])
def test_a_skill_is_learnt_and_taken_back(opened: Open, mage: Sheet, device: str) -> None:
    hand = opened("skills", replace(mage, points=1), device)
    hand.press("Fire Magic")
    assert (hand.sheet.total("skill", "fire_magic"), hand.sheet.points) == (2, 0)
    hand.do(Undo())
    assert (hand.sheet.total("skill", "fire_magic"), hand.sheet.points) == (1, 1)


def test_all_eleven_skills_say_what_their_next_rank_gives(opened: Open, mage: Sheet) -> None:
    hand = opened("skills", replace(mage, points=1))
    skills = hand.journey.catalog.commander.skills
    assert len(skills) == 11
    for id_, skill in skills.items():
        told = next(seen.label for seen in hand.tree() if seen.label.startswith(f"{skill.name}: "))
        assert skill.ranks[hand.sheet.total("skill", id_)].text in told


def test_without_a_point_no_skill_can_be_pressed_and_the_reason_is_told(opened: Open, mage: Sheet) -> None:
    hand = opened("skills", mage)
    hand.press("Rally")
    assert hand.sheet == mage
    assert "There is no skill point to spend." in hand.told()


@pytest.mark.parametrize("device", ["keys", "mouse", "pad"])
def test_the_class_is_changed_and_a_unit_kind_and_a_spell_are_learnt(opened: Open, mage: Sheet, device: str) -> None:
    hand = opened("classes", at_its_end(mage), device)
    content = hand.journey.catalog.commander
    kind = next_classes("mage", content)[0]
    hand.press(content.classes[kind].name)
    hand.press("Become ")
    assert (hand.sheet.kind, hand.sheet.new_units, hand.sheet.new_spells) == (kind, 1, 1)
    unit = cast("LearnUnit", candidates(hand, LearnUnit)[0]).unit
    hand.press(content.units[unit].name)
    assert unit in hand.sheet.units
    hand.press("Choose a spell")
    assert hand.scene.name == "spells"
    hand.do(Confirm())
    assert (hand.sheet.new_spells, len(hand.sheet.spells)) == (0, len(mage.spells) + 1)


def test_exactly_the_classes_of_the_candidates_can_be_become(opened: Open, mage: Sheet) -> None:
    hand = opened("classes", at_its_end(mage), "mouse")
    offered = {cast("ChangeClass", one).kind for one in candidates(hand, ChangeClass)}
    classes = hand.journey.catalog.commander.classes
    become = set()
    for id_, kind in classes.items():
        node = next(seen for seen in hand.tree() if seen.label == kind.name and seen.role == "button")
        hand.do(Click(*node.rect.center))
        if any(seen.label.startswith("Become ") for seen in hand.tree()):
            become.add(id_)
    assert become == offered == set(next_classes("mage", hand.journey.catalog.commander))


def test_a_class_out_of_reach_says_what_is_lacking(opened: Open, mage: Sheet) -> None:
    hand = opened("classes", at_its_end(mage), "mouse")
    content = hand.journey.catalog.commander
    other = next(id_ for id_ in sorted(content.classes) if id_ != "mage" and id_ not in next_classes("mage", content))
    hand.press(content.classes[other].name)
    assert f"The {content.classes[other].name} has nothing in common with the present class." in hand.told()
    assert "Lacking: " in hand.told()


def test_before_the_last_class_level_the_page_says_when_a_class_can_be_changed(opened: Open, mage: Sheet) -> None:
    hand = opened("classes", mage)
    assert "The class changes after class level 5." in hand.told()


def test_a_spell_that_cannot_be_cast_yet_is_offered_with_a_warning(opened: Open, mage: Sheet) -> None:
    hand = opened("spells", replace(mage, new_spells=1))
    told = next(seen for seen in hand.tree() if seen.label.startswith("Mute: "))
    assert "it cannot be cast before Air Magic is learnt" in told.label
    assert LearnSpell(HERO, "mute") in candidates(hand, LearnSpell)


@pytest.mark.parametrize("page", ["sheet", "growth", "skills", "classes", "spells"])
def test_every_page_offers_no_more_than_the_rules(opened: Open, mage: Sheet, page: str) -> None:
    hand = opened(page, replace(mage, experience=0))
    assert candidates(hand, Advance) == candidates(hand, Raise) == candidates(hand, Learn) == []
    assert not any(seen.label.startswith(("Take level", "Become ")) for seen in hand.tree())


def test_one_leafs_through_the_pages_with_next_and_previous(opened: Open, mage: Sheet) -> None:
    hand = opened("sheet", mage)
    seen = []
    for _page in range(5):
        hand.do(Next())
        seen.append(hand.scene.name)
    assert seen == ["growth", "skills", "classes", "spells", "sheet"]
    hand.do(Previous())
    assert hand.scene.name == "spells"


@pytest.mark.parametrize(("on", "back"), [(Typed("e"), Typed("q")), (Zoom(1), Zoom(-1))])
def test_q_and_e_and_the_triggers_turn_to_another_commander(
    opened: Open, mage: Sheet, on: Intent, back: Intent
) -> None:
    hand = opened("sheet", mage, others=2)
    hand.do(on)
    assert "Portrait: Other 0" in hand.told()
    hand.do(back)
    assert "Portrait: Elowen Hart" in hand.told()


def test_a_sheet_without_a_campaign_is_read_and_left(context: Context, mage: Sheet) -> None:
    assert context.catalog is not None
    page = ReadSheet(context, Fighter("", Identity("Tarn Quill"), mage, Troop()), context.catalog)
    surface = pygame.display.get_surface()
    assert surface is not None
    page.draw(surface)
    told = [seen.label for seen in page.tree()]
    assert "Portrait: Tarn Quill" in told
    assert any(label.startswith("Knowledge ") for label in told)
    assert not any(label.startswith(("Take level", "Choose a curve")) for label in told)
    assert page.handle(Cursor(0, 1)) is None
    assert page.handle(Cancel()) == Pop()
