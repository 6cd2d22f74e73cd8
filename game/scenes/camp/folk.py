"""Who is in camp: people to be seen by the fire, what is to be said of them, and the places at which to point."""

from collections.abc import Iterator

import pygame

from game.campaign.actions import Talk
from game.campaign.troops import troop_size
from game.core.ids import EntityId
from game.i18n import _, ngettext
from game.scenes.camp.journey import Journey
from game.ui.camp.folk import Camper
from game.ui.sentences_campaign import kind_name
from game.ui.theme import Theme
from game.ui.widgets import Outcome, Pressed, Widget

SPOT = "person "
"""The names of places by the fire begin so, and go on with who is there."""


def campers(journey: Journey) -> list[Camper]:
    """Everybody present, the commanders first."""
    found, wishing = list[Camper](), wishes(journey)
    for person in journey.people:
        who, kind = journey.identity(person), journey.sheet(person).kind
        name = _("{name}, {kind}").format(name=who.name, kind=kind_name(kind, journey.catalog))
        found.append(Camper(person, name, kind, who.look, who.crest, who.pose, person in wishing))
    for id_ in others(journey):
        named = journey.campaign.people[id_]
        found.append(Camper(id_, named.name, named.bust, named.look, "", "", id_ in wishing))
    return found


def others(journey: Journey) -> list[str]:
    """The people present who are no commanders of the company."""
    return sorted(journey.rules.talks.present(journey.state) - set(journey.people))


def wishes(journey: Journey) -> frozenset[str]:
    """Who has something to talk about."""
    if journey.session.decision is None or journey.away is not None:
        return frozenset()
    talks = (action for action in journey.rules.talks.candidates(journey.state) if isinstance(action, Talk))
    return frozenset(journey.campaign.talks[action.talk].people[0] for action in talks)


def told_of(journey: Journey, person: EntityId) -> str:
    """What there is to say of somebody present: how a commander fares, or who somebody else is."""
    if person not in journey.people:
        return journey.campaign.people[person].note
    return " ".join(_of_commander(journey, person))


def _of_commander(journey: Journey, person: EntityId) -> Iterator[str]:
    sheet, condition, troop = journey.sheet(person), journey.condition(person), journey.troop(person)
    words = _("Level {level}, {hp} HP, {mp} MP.")
    yield words.format(level=sheet.level, hp=condition.hp, mp=condition.mp)
    size = troop_size(sheet, journey.catalog.commander)
    if not troop.units:
        yield _("Leads nobody yet.")
        return
    yield _("Leads {n} of {size} units.").format(n=len(troop.units), size=size)
    full = journey.catalog.commander.numbers.full_hp
    if wounded := sum(unit.hp < full for unit in troop.units):
        yield ngettext("{n} of them is wounded.", "{n} of them are wounded.", wounded).format(n=wounded)


class Spot(Widget):
    """Somebody's place by the fire, to point at; who is there is drawn by the camp's picture."""

    role = "person"
    control = True

    def __init__(self, camper: Camper, tip: str) -> None:
        super().__init__(camper.name, name=SPOT + camper.id, tip=tip)
        self.person = camper.id

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:  # noqa: ARG002 - as large as it is drawn
        """As large as the figure is."""
        return self.rect.size

    def pressed(self, at: tuple[int, int] | None) -> Outcome | None:  # noqa: ARG002 - anywhere on it
        """Who it is."""
        return Pressed(self.name)


class Hearth(Widget):
    """The menu on its sheet, and the places by the fire beside it."""

    def __init__(self, menu: Widget, spots: list[Spot]) -> None:
        super().__init__()
        self.menu, self.spots = menu, spots
        self.menu_alone = False

    @property
    def menu_alone(self) -> bool:
        """Whether keys move in the menu and do not stray to the people beside it."""
        return len(self.children) == 1

    @menu_alone.setter
    def menu_alone(self, alone: bool) -> None:
        self.children = (self.menu,) if alone else (self.menu, *self.spots)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """The menu's."""
        return self.menu.size(theme, room)

    def arrange(self, places: dict[str, pygame.Rect]) -> None:
        """Put everybody where the picture has them."""
        for spot in self.spots:
            spot.rect = places.get(spot.person, pygame.Rect(0, 0, 0, 0))

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """The menu into a rectangle; the spots stay where they are."""
        self.rect = rect.unionall([spot.rect for spot in self.spots])
        self.menu.place(rect, theme)
