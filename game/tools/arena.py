"""Computer against computer: battles played to their end without a window, for `simulate` and the tests."""

import time
from collections.abc import Mapping
from dataclasses import dataclass

from game.ai.search import Opponent
from game.campaign.document import Setting, record_of
from game.content.catalog import Catalog, personality
from game.core.engine import Engine
from game.core.entity import Round, Verdict, Vitals
from game.core.ids import Side
from game.core.session import Session
from game.core.state import State
from game.maps.tiled import LoadedMap
from game.rules.commander.objectives import totals
from game.rules.commander.position import marks
from game.rules.commander.rules import CommanderRules
from game.rules.commander.start import first_state
from game.rules.commander.troops import side_of
from game.tools.output import Answer, WrongCall

DEFAULT_PERSONALITY = "steady"


@dataclass(frozen=True, slots=True)
class Game:
    """One battle played out."""

    winner: Side | None
    rounds: int
    losses: Mapping[Side, int]
    digest: str
    seconds: float

    def answer(self) -> Answer:
        """The battle as `simulate` tells it."""
        return {
            "winner": self.winner,
            "rounds": self.rounds,
            "losses": dict(self.losses),
            "digest": self.digest,
            "seconds": self.seconds,
        }


class Arena:
    """One map, one computer player a side, any number of battles."""

    def __init__(self, catalog: Catalog, loaded: LoadedMap, players: Mapping[Side, str]) -> None:
        """Raises WrongCall for a side or a personality that does not exist."""
        self._catalog = catalog
        self._loaded = loaded
        self.rules = CommanderRules(catalog.commander)
        self._engine = Engine(self.rules)
        self._start = first_state(loaded.start, catalog.commander)
        self._players = self._opponents(players)

    def _opponents(self, players: Mapping[Side, str]) -> dict[Side, Opponent]:
        sides = self._loaded.start.sides
        for side in sorted(set(players) - set(sides)):
            raise WrongCall(f"the map has no side '{side}'; its sides are {', '.join(sides)}")
        try:
            natures = {side: personality(self._catalog, players.get(side, DEFAULT_PERSONALITY)) for side in sides}
        except ValueError as fault:
            raise WrongCall(str(fault)) from None
        return {side: Opponent(self.rules, nature) for side, nature in natures.items()}

    def battle(self, seed: int) -> tuple[Session, float]:
        """One battle with this seed, and the seconds it took."""
        begun = time.perf_counter()
        session = Session(self._engine, self._start, seed)
        while (decision := session.decision) is not None:
            session.commit(self._players[decision.side].choose(session.state))
        return session, time.perf_counter() - begun

    def told(self, session: Session, seconds: float) -> Game:
        """What became of a battle."""
        state = session.state
        verdict = state.row(Verdict)
        return Game(
            verdict.winner or None, state.row(Round).number, _losses(session.start, state), state.digest(), seconds
        )

    def record(self, session: Session) -> str:
        """The text of a battle's record."""
        setting = Setting(self._loaded.name, self._catalog.hash, self._loaded.hash)
        return record_of(session, setting, marks(self._catalog.commander.terrain)).text()


def _losses(start: State, end: State) -> dict[Side, int]:
    """Pieces lost by side."""
    found = dict.fromkeys(sorted(totals(start)), 0)
    for piece in start.table(Vitals):
        if not end.has(Vitals, piece):
            found[side_of(start, piece)] += 1
    return found
