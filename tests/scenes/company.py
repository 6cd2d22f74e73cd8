"""Companies on the first road, and a hand that goes by what can be read, with keys, the mouse or a pad."""

from typing import Literal

import pygame

from game.campaign.actions import Buy, March, Recruit, Rest, Return
from game.campaign.components import Away, Identity
from game.campaign.saves import CAMPAIGN, Saves
from game.campaign.starts import HERO, campaign_start
from game.content.catalog import Catalog
from game.core.engine import Engine
from game.core.ids import BATTLE
from game.core.session import Session
from game.rules.commander.position import read_position
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.maps import plain_picture
from game.scenes.battle.opening import Opened
from game.scenes.battle.setup import HUMAN, Setup, sides_in
from game.scenes.camp.journey import Journey
from game.scenes.context import Context
from game.scenes.saves.opening import OpenedCampaign, open_any
from game.scenes.stack import Scene, SceneStack
from game.scenes.watching import Readable
from game.ui.intents import Click, Confirm, Cursor, Intent, Point
from game.ui.widgets import Seen
from tests.campaign.quizzes import sheet_as
from tests.scenes.stage import PAD_STEPS

Device = Literal["keys", "mouse", "pad"]
SEED = 14


def first_evening(catalog: Catalog, *, rewinding: bool = False) -> Journey:
    """A company on its first day: Adela, a warrior, with 120 gold and 8 rations."""
    start = campaign_start("first_road", "standard", Identity("Adela", 1, "stag"), sheet_as("warrior"), catalog)
    return Journey.begun(catalog, start, SEED, rewinding=rewinding)


def fight(journey: Journey, outcome: str, *, gained: int = 240) -> None:
    """The next battle, told as it ended; everybody comes home with 7 HP and without units."""
    step, people = journey.step, journey.people
    assert step is not None
    journey.commit(March(BATTLE, step.id, people))
    count = len(people)
    nothing = (0,) * count
    journey.commit(Return(BATTLE, outcome, 30, (gained,) * count, (7,) * count, nothing, (), (), ()))


def on_the_road(catalog: Catalog, *, rewinding: bool = False) -> Journey:
    """After two battles won on two days: Adela and Berun."""
    journey = first_evening(catalog, rewinding=rewinding)
    fight(journey, "won")
    journey.commit(Rest(BATTLE))
    fight(journey, "won")
    assert len(journey.people) == 2
    return journey


def with_troop(journey: Journey) -> Journey:
    """With a footman recruited and a ration bought."""
    journey.commit(Recruit(HERO, "footman"))
    journey.commit(Buy(BATTLE, 1))
    return journey


def fought(journey: Journey, position: str, context: Context) -> Opened:
    """A battle of the next step on a drawn position, both sides by hand, red's first commander to act; whoever marches
    goes into it."""
    step = journey.step
    assert step is not None
    journey.commit(March(BATTLE, step.id, journey.people))
    content = journey.catalog.commander
    start = read_position(position, content)
    picture = plain_picture(start.board, context.maps_folders)
    setup = Setup(step.name, "", picture, start, "", dict.fromkeys(sides_in(start), HUMAN), 1)
    session = Session(Engine(CommanderRules(content)), start, 1)
    assert journey.state.has(Away, BATTLE)
    return Opened(setup, session)


def kept(saves: Saves, context: Context, slot: str = CAMPAIGN) -> OpenedCampaign:
    """What lies in a slot, opened."""
    assert context.catalog is not None
    found = open_any(saves.load(slot), context.catalog, context.maps_folders)
    assert isinstance(found, OpenedCampaign)
    return found


class Hand:
    """A stack of scenes, and whoever acts in the one on top by one device."""

    def __init__(self, context: Context, scene: Scene, device: Device = "keys") -> None:
        self.context, self.device = context, device
        self.stack = SceneStack(scene)
        self.look()

    @property
    def top(self) -> Scene:
        assert self.stack.top is not None
        return self.stack.top

    def look(self) -> None:
        """Let a frame pass and draw it."""
        surface = pygame.display.get_surface()
        assert surface is not None
        self.stack.update(16)
        if self.stack.top:
            self.stack.top.draw(surface)

    def do(self, *intents: Intent) -> None:
        for intent in intents:
            self.stack.handle(intent)
            self.look()

    def tree(self) -> tuple[Seen, ...]:
        top = self.top
        assert isinstance(top, Readable)
        return top.tree()

    def labels(self) -> list[str]:
        return [seen.label for seen in self.tree()]

    def told(self) -> str:
        return " | ".join(self.labels())

    def focus(self) -> str:
        return next((seen.label for seen in self.tree() if seen.focused), "")

    def push(self, *buttons: int) -> None:
        """Buttons of the pad, as its events come."""
        for button in buttons:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
            self.do(*self.context.input.poll(0))

    def step(self, dx: int, dy: int) -> None:
        if self.device == "pad":
            self.push(PAD_STEPS[dx, dy])
        else:
            self.do(Cursor(dx, dy))

    def go(self, label: str) -> None:
        """Down, or up from the end, until what begins with these words has the focus."""
        for dy in (*[1] * 60, *[-1] * 60):
            if self.focus().startswith(label):
                return
            self.step(0, dy)
        raise AssertionError(f"{label} is not to be reached; there is {self.told()}")

    def press(self, label: str) -> None:
        """Press what begins with these words."""
        if self.device == "mouse":
            self._click(label)
            return
        self.go(label)
        if self.device == "pad":
            self.push(pygame.CONTROLLER_BUTTON_A)
        else:
            self.do(Confirm())

    def _click(self, label: str) -> None:
        found = next((one for one in self.tree() if one.label.startswith(label) and one.role != "label"), None)
        assert found is not None, f"{label} is not there; there is {self.told()}"
        if found.rect.height < 8:
            self.go(label)
            found = next(one for one in self.tree() if one.focused)
        self.do(Point(*found.rect.center), Click(*found.rect.center))

    def through_story(self) -> None:
        """Read the pages of the story to their end."""
        for _page in range(20):
            if self.top.name != "story":
                return
            self.do(Confirm())
        raise AssertionError("the story does not end")
