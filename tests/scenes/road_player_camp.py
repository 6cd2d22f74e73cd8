"""A player in camp: does what a sensible company does, on the pages where it is done, and talks by the fire."""

from game.campaign import actions as acts
from game.campaign.company_play import sensible
from game.content.catalog import Catalog
from game.core.action import Action
from game.core.ids import BATTLE, EntityId
from game.scenes.camp.growth_words import path_title
from game.scenes.camp.journey import Journey
from game.scenes.camp.marching import map_of, places_on
from game.ui.sentences_campaign import attribute_name, kind_name
from tests.scenes.road_player import Player

LINES = 60
"""More lines than a talk has."""
CHOICES = 200
"""More choices than there are in an evening."""


class Evening:
    """One evening in camp after another."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def journey(self) -> Journey:
        """The company."""
        assert self.player.journey is not None
        return self.player.journey

    @property
    def _catalog(self) -> Catalog:
        return self.journey.catalog

    def prepare(self) -> None:
        """Grow, recruit and rest, until nothing sensible is left but to march."""
        for _ in range(CHOICES):
            places = places_on(map_of(self.player.context, self.journey))
            action = sensible(self.journey.state, self.journey.rules, places)
            if isinstance(action, acts.March):
                return
            self.enter(action)
        raise AssertionError("the evening does not end")

    def enter(self, action: Action) -> None:
        """Do it on its page and come back to camp; it must be what has been decided last then."""
        journey = self.journey
        before = len(journey.session.history)
        match action:
            case acts.Recruit(person, unit):
                self._open_troops(person)
                self.player.press(f"{self._catalog.commander.units[unit].name}: ")
            case acts.Buy():
                self.player.press("Stores")
                self.player.press("Buy one ration")
            case acts.Rest():
                self.player.press("Rest until morning")
            case _:
                self._grow(action)
        done = [entry.action for entry in journey.session.history[before:]]
        expected = acts.Buy(BATTLE, 1) if isinstance(action, acts.Buy) else action
        assert done == [expected], f"{expected} was to be entered, and {done} was done"
        self.back()

    def back(self) -> None:
        """To the camp's menu."""
        if self.player.top.name == "camp":
            return
        if self.player.device == "mouse":
            self.player.press("Back to camp")
        else:
            self.player.say("cancel")
        assert self.player.top.name == "camp", self.player.top.name

    # -- pages

    def open_growth(self, person: EntityId) -> None:
        """The page of levels: the hero's from the menu, another's by whoever sits by the fire."""
        journey = self.journey
        if person == journey.people[0]:
            self.player.press("Levels, classes")
        else:
            self.player.press(f"{journey.identity(person).name}, ")
            self.player.press("Levels and curve")

    def _open_troops(self, person: EntityId) -> None:
        name, count = self.journey.identity(person).name, len(self.journey.people)
        self.player.press("Troops")
        for _ in range(count - 1):
            if self.player.find(f"Commander: {name}"):
                break
            self.player.turn("Commander: ")

    def _grow(self, action: Action) -> None:
        """A choice of growth, on the page of levels or one that it leads to."""
        journey, player, catalog = self.journey, self.player, self._catalog
        sheet, content = journey.sheet(action.actor), catalog.commander
        self.open_growth(action.actor)
        match action:
            case acts.ChoosePath(name=name):
                player.press(path_title(name, sheet, catalog))
            case acts.Advance():
                player.press("Take level")
            case acts.ChangeClass(kind=kind):
                player.press("Change the class")
                player.press(kind_name(kind, catalog))
                player.press("Become ")
            case acts.Learn(skill=skill):
                player.press("Learn a skill")
                player.press(f"{content.skills[skill].name}: ")
            case acts.LearnUnit(unit=unit):
                player.press("Learn a unit kind")
                player.press(f"{content.units[unit].name}: ")
            case acts.LearnSpell(spell=spell):
                player.press("Learn a spell")
                player.press(f"{content.spells[spell].name}: ")
            case acts.Raise(attribute=letter):
                player.press(f"Raise {attribute_name(letter)}")
            case _:
                raise AssertionError(f"nobody knows how to do {action}")

    # -- talks

    def begin_talk(self) -> bool:
        """The first talk that somebody wishes for; whether there is one."""
        talks = [one for one in self.journey.choices() if isinstance(one, acts.Talk)]
        if not talks:
            return False
        title = self.journey.campaign.talks[talks[0].talk].title
        self.player.press("Talk by the fire")
        self.player.press(title)
        return True

    def say_one(self) -> None:
        """Give the first answer, or hear on."""
        assert self.player.top.name == "talk", self.player.top.name
        self.player.press(self.player.controls()[0].label)

    def talk_on(self) -> None:
        """Through the talk that goes on, and back to camp."""
        for _ in range(LINES):
            if self.player.top.name != "talk":
                self.back()
                return
            self.say_one()
        raise AssertionError("the talk does not end")
