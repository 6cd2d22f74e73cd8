"""A scripted player goes from the title through the quiz into camp, grows, recruits, saves, leaves, and finds all."""

from collections.abc import Callable

import pygame
import pytest

from game.campaign.actions import March, Return
from game.campaign.components import Company, Talking
from game.campaign.growth import next_classes
from game.campaign.report import report
from game.campaign.saves import Saves
from game.core.dice import ScriptedDice
from game.core.entity import Named
from game.core.ids import BATTLE
from game.core.session import Entry
from game.rules.commander.actions import Strike
from game.scenes.battle.scene import Battle
from game.scenes.camp.homecoming import Homecoming
from game.scenes.camp.scene import Camp
from game.scenes.context import Context
from game.scenes.quiz import Quiz
from game.scenes.stack import Push, SceneStack
from game.scenes.title import Title
from game.ui.intents import Cancel, Click, Confirm, Cursor, Intent, Quit, Typed, Undo
from tests.helpers.battle import ENGINE, draw

Press = Callable[["Player", str], None]


class Player:
    """Looks at the screen's tree alone, and acts by intents."""

    def __init__(self, context: Context, press: Press) -> None:
        self.input = context.input
        self.stack = SceneStack(Title(context))
        self._press = press
        self.look()

    def look(self) -> None:
        surface = pygame.display.get_surface()
        assert surface is not None
        for _ in range(200_000):  # saves are read in a thread of their own
            self.stack.update(50)
            assert self.stack.top is not None
            if not self.stack.top.busy:
                break
        assert self.stack.top is not None
        self.stack.top.draw(surface)

    def do(self, *intents: Intent) -> None:
        for intent in intents:
            self.stack.handle(intent)
            self.look()

    def pad(self, *buttons: int) -> None:
        """Press buttons of the pad, as its events come."""
        for button in buttons:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
            self.do(*self.input.poll(0))

    def answer(self, digit: str) -> None:
        """Give an answer by its number; with the pad by going to its card."""
        if self._press is not by_pad:
            self.do(Typed(digit))
            return
        for _ in range(10):
            focused = next(seen for seen in self.stack.top.tree() if seen.focused)  # type: ignore[union-attr]
            if focused.label.startswith(digit):
                break
            step = pygame.CONTROLLER_BUTTON_DPAD_RIGHT if focused.label < digit else pygame.CONTROLLER_BUTTON_DPAD_LEFT
            self.pad(step)
        self.pad(pygame.CONTROLLER_BUTTON_A)

    def press(self, label: str) -> None:
        self._press(self, label)

    def seen(self) -> list[str]:
        assert self.stack.top is not None
        return [seen.label for seen in self.stack.top.tree()]  # type: ignore[attr-defined]

    @property
    def camp(self) -> Camp:
        assert isinstance(self.stack.top, Camp)
        return self.stack.top


def by_mouse(player: Player, label: str) -> None:
    """Click on what begins with these words, scrolled into sight by the keys where it is not."""
    for _ in range(60):
        found = [s for s in player.stack.top.tree() if s.label.startswith(label) and s.role == "button"]  # type: ignore[union-attr]
        assert found, player.seen()
        if found[0].rect.height > 8:
            player.do(Click(*found[0].rect.center))
            return
        player.do(Cursor(0, 1))
    raise AssertionError(label)


def by_keys(player: Player, label: str) -> None:
    """Move the focus down, around, to what begins with these words, and confirm."""
    for step in (*[1] * 60, *[-1] * 60):
        focused = [s for s in player.stack.top.tree() if s.focused]  # type: ignore[union-attr]
        if focused and focused[0].label.startswith(label):
            player.do(Confirm())
            return
        player.do(Cursor(0, step))
    raise AssertionError(f"{label} is not among {player.seen()}")


def by_pad(player: Player, label: str) -> None:
    """The same by the pad's buttons."""
    down, up = pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_UP
    for step in (*[down] * 60, *[up] * 60):
        focused = [s for s in player.stack.top.tree() if s.focused]  # type: ignore[union-attr]
        if focused and focused[0].label.startswith(label):
            player.pad(pygame.CONTROLLER_BUTTON_A)
            return
        player.pad(step)
    raise AssertionError(f"{label} is not among {player.seen()}")


@pytest.fixture(params=[by_mouse, by_keys, by_pad], ids=["mouse", "keys", "pad"])
def player(context: Context, saves: Saves, luck: int, request: pytest.FixtureRequest) -> Player:  # noqa: ARG001
    """Somebody at the title, with a place for saves and a quiz that always draws the same."""
    return Player(context, request.param)


def _to_camp(player: Player) -> None:
    player.press("New game")
    player.press("Begin with the quiz")
    quiz = player.stack.top
    assert isinstance(quiz, Quiz)
    for digit in "321144471411125":
        if "See who you are" in player.seen():
            break
        player.answer(digit)
    player.press("See who you are")
    player.press("Begin the tale")
    while player.stack.top is not None and player.stack.top.name == "story":
        player.do(Confirm())


def _come_home(player: Player, experience: int) -> None:
    """A battle of the road, told as won."""
    journey = player.camp.journey
    step = journey.step
    assert step is not None
    people = journey.people[:1]
    journey.session.commit(March(BATTLE, step.id, people))
    journey.session.commit(Return(BATTLE, "won", 200, (experience,), (10,), (0,), (), (), ()))
    player.look()


def test_from_the_title_to_a_company_that_has_grown_and_is_found_again(player: Player, context: Context) -> None:
    _to_camp(player)
    _come_home(player, 700)
    journey = player.camp.journey
    player.press("Levels, classes")
    player.press("As a ")
    for level in (2, 3, 4, 5):
        player.press(f"Take level {level}")
    player.press("Change the class")
    content = journey.catalog.commander
    player.press(content.classes[next_classes(journey.sheet("hero").kind, content)[0]].name)
    player.press("Become ")
    player.do(Cancel())
    player.press("Skills and spells")
    player.press("Rally")
    player.do(Cancel())
    player.press("Troops")
    unit = next(seen.label for seen in player.stack.top.tree() if seen.role == "button")  # type: ignore[union-attr]
    player.press(unit)
    player.do(Cancel())
    journey = player.camp.journey
    sheet, troop = journey.sheet("hero"), journey.troop("hero")
    assert (sheet.level, sheet.class_level) == (6, 1)
    assert len(troop.units) == 1
    player.press("Save")
    player.press("Save")
    before = journey.state.digest()
    player.press("Leave for the title")
    player.press("Continue")
    assert context.saves is not None
    player.do(Confirm())
    player.look()
    assert player.camp.journey.state.digest() == before


def test_the_last_choice_in_camp_can_be_taken_back(player: Player) -> None:
    _to_camp(player)
    before = player.camp.journey.state
    player.press("Stores")
    player.press("Buy five rations")
    player.do(Cancel())
    assert player.camp.journey.state.row(Company).rations == before.row(Company).rations + 5
    player.do(Undo())
    assert player.camp.journey.state == before


def test_a_talk_is_held_to_its_end(player: Player) -> None:
    _to_camp(player)
    player.press("Talk by the fire")
    title = next(seen.label for seen in player.stack.top.tree() if seen.role == "button")  # type: ignore[union-attr]
    player.press(title)
    for _ in range(40):
        top = player.stack.top
        assert top is not None
        buttons = [seen.label for seen in top.tree() if seen.role == "button"]  # type: ignore[attr-defined]
        if "Back to camp" in buttons:
            break
        player.press(buttons[0])
    player.do(Cancel())
    assert not player.camp.journey.state.has(Talking, BATTLE)


def test_going_back_in_the_quiz_keeps_what_was_answered(context: Context) -> None:
    player = Player(context, by_keys)
    player.press("New game")
    player.press("Begin with the quiz")
    player.do(Typed("3"), Typed("2"), Undo())
    focused = next(seen for seen in player.stack.top.tree() if seen.focused)  # type: ignore[union-attr]
    assert focused.label.startswith("2. ")
    player.do(Undo())
    focused = next(seen for seen in player.stack.top.tree() if seen.focused)  # type: ignore[union-attr]
    assert focused.label.startswith("3. ")


def test_a_battle_of_the_road_is_left_and_gone_on_with_inside_its_campaign(player: Player) -> None:
    _to_camp(player)
    player.press("March")
    for _ in range(60):
        if isinstance(player.stack.top, Battle):
            break
        player.do(Confirm())
    battle = player.stack.top
    assert isinstance(battle, Battle)
    assert battle.match.setup.name == "Robbers at the mill"
    hero = battle.match.state.row(Named, "red-1")
    digest = battle.match.state.digest()
    player.do(Quit())
    assert player.stack.top is not None
    assert player.stack.top.name == "title"
    player.press("Continue")
    player.do(Confirm())
    for _ in range(10):
        player.look()
    again = player.stack.top
    assert isinstance(again, Battle)
    assert again.match.state.digest() == digest
    assert again.match.state.row(Named, "red-1") == hero
    player.do(Quit())


def _won_battle() -> list[Entry]:
    """A blow that fells the enemy's only commander."""
    lines = [
        "board",
        "....",
        "pieces",
        "red-1 barbarian red 0,0",
        "blue mage blue 1,0 hp=2 armour=0",
        "turns",
        "red-1* blue",
    ]
    state, action = draw("\n".join(lines)), Strike("red-1", "blue")
    made = ENGINE.apply(state, action, ScriptedDice(*[1] * 10, *[9] * 6))
    return [Entry(action, state, made.events, made.state)]


def test_what_a_battle_brought_is_shown_and_told_to_the_campaign_on_the_way_home(
    player: Player, context: Context
) -> None:
    _to_camp(player)
    journey, history = player.camp.journey, _won_battle()
    step = journey.step
    assert step is not None
    journey.session.commit(March(BATTLE, step.id, ("hero",)))
    people = {"red-1": "hero"}
    told = report(history, "red", people, {}, journey.catalog.commander, journey.catalog.campaign)
    home = Homecoming(context, journey, history, told, people, {}, lambda: Title(context))
    player.stack.follow(Push(home))
    player.look()
    assert "The battle is won" in player.seen()
    assert any("+44" in label for label in player.seen())
    player.press("Back to camp")
    while player.stack.top is not None and player.stack.top.name == "story":
        player.do(Confirm())
    assert player.camp.journey.sheet("hero").experience == 44
    assert player.camp.journey.company.has_passed(step.id)
