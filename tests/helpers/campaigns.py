"""Sessions of the campaign's own rules: a quiz answered at random, a company in camp, and one away in a battle."""

from collections.abc import Sequence
from random import Random

from game.campaign.actions import Enlist, Present
from game.campaign.components import Away, Company, Identity
from game.campaign.document import About, Record, Setting, record_of
from game.campaign.quiz.making import Parts
from game.campaign.rules import CampaignRules
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO, NOWHERE, joined, quiz_start
from game.core.action import Action
from game.core.engine import Engine
from game.core.ids import BATTLE
from game.core.session import Session
from game.core.state import State
from game.rules.commander.position import marks
from tests.helpers.battle import CATALOG, CONTENT
from tests.helpers.nested import fight_record

CAMPAIGN = CampaignRules(CATALOG)
CAMP_ENGINE = Engine(CAMPAIGN)
LETTERS = marks(CONTENT.terrain)
SETTING = Setting("The long way", CATALOG.hash, rules="campaign")
NAME = "Ada > of - %41 \u2694 a/b:c*?"


def choices(session: Session) -> Sequence[Action]:
    """What may be done now, by anybody; nobody ends the quiz by it."""
    decision = session.decision
    actors = decision.actors if decision else ()
    found = [action for actor in actors for action in session.engine.rules.candidates(session.state, actor)]
    return [action for action in found if not isinstance(action, Enlist)]


def random_steps(session: Session, seed: int, most: int) -> Session:
    """The session after so many random steps, fewer if nothing is left to choose."""
    pick = Random(seed)
    for _ in range(most):
        if not (found := choices(session)):
            break
        session.commit(pick.choice(found))
    return session


def quiz(seed: int, *, most: int = 40, name: str = NAME) -> Session:
    """A quiz answered at random, the hero named first."""
    session = Session(CAMP_ENGINE, quiz_start(), seed)
    session.commit(Present(HERO, name, 3, "stag"))
    return random_steps(session, seed, most)


def enlisted(seed: int, *, name: str = NAME) -> State:
    """The state in which a random hero has been enlisted."""
    session = quiz(seed, name=name)
    session.commit(Enlist(HERO))
    return session.state


def company(seed: int, *, away: bool = False) -> State:
    """A company of one, on no road, in camp or away in a battle."""
    made, parts = enlisted(seed), Parts(CATALOG.quiz, CATALOG.commander)
    state = joined(State(NOWHERE), HERO, made.row(Identity, HERO), made.row(Sheet, HERO), parts)
    state = state.having(BATTLE, Company("", "standard", 300, 20))
    return state.having(BATTLE, Away("weir", (HERO,))) if away else state


def camp(seed: int, *, most: int = 20) -> Session:
    """A company in camp after random steps."""
    return random_steps(Session(CAMP_ENGINE, company(seed), seed), seed, most)


def written(session: Session, about: About | None = None, *, events: bool = False, fought: bool = False) -> Record:
    """The session's document, perhaps with a battle in it."""
    battle = fight_record(events=events) if fought else None
    return record_of(session, SETTING, LETTERS, about=about, events=events, battle=battle)
