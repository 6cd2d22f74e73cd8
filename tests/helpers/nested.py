"""Documents of campaigns with a battle in them. Toy rules stand for a campaign's: forms are tested here, not rules."""

from collections.abc import Mapping

from game.campaign.document import About, Record, Rules, Setting, record_of
from game.core.engine import Engine
from game.core.session import Session
from game.rules.commander.actions import EndTurn
from game.rules.commander.position import marks
from tests.helpers.battle import CATALOG, CONTENT, ENGINE, draw
from tests.toys.traveller import WALKER, Go, Rest, TravelRules, start

ENGINES: Mapping[Rules, Engine] = {"campaign": Engine(TravelRules()), "commander": ENGINE}
LETTERS = {**marks(CONTENT.terrain), "field": "g"}
ROAD = Setting("The Long Way", CATALOG.hash, rules="campaign")
FIELD = Setting("The Weir", CATALOG.hash)


def journey() -> Session:
    """A traveller after two steps and a rest."""
    session = Session(ENGINES["campaign"], start(4, 3, 60), 5)
    for action in (Go(WALKER, (1, 0)), Go(WALKER, (1, 1)), Rest(WALKER, 1)):
        session.commit(action)
    return session


def fight() -> Session:
    """A battle after its first turn."""
    session = Session(ENGINE, draw("board\n..\npieces\nred mage red 0,0\nblue mage blue 1,0"), 1)
    assert session.decision is not None
    session.commit(EndTurn(session.decision.actors[0]))
    return session


def fight_record(label: str = "", *, events: bool = False) -> Record:
    """The battle's own document."""
    about = About(label=label, place="The Weir", round=2, picture="aGk=")
    return record_of(fight(), FIELD, LETTERS, about=about, events=events)


def nested(label: str = "", date: str = "", *, events: bool = False) -> Record:
    """The document of the traveller's campaign with the battle in it."""
    about = About(label=label, hero="Ada", place="The Weir", date=date, seconds=61, round=2, picture="aGk=")
    battle = fight_record("the battle's own", events=events)
    return record_of(journey(), ROAD, LETTERS, about=about, events=events, battle=battle)
