"""Sessions over drawn positions, at the moment a commander has to decide."""

from game.core.ids import EntityId
from game.core.session import Session
from game.rules.commander.actions import EndTurn
from tests.helpers.battle import ENGINE, draw
from tests.helpers.magic import PLAIN


def session_of(commander: EntityId, *pieces: str) -> Session:
    """A session on the plain with these pieces, other commanders having ended their turns until this one decides."""
    session = Session(ENGINE, draw("\n".join(["board", PLAIN, "pieces", *pieces])), seed=1)
    while session.decision is not None and commander not in session.decision.actors:
        session.commit(EndTurn(session.decision.actors[0]))
    return session
