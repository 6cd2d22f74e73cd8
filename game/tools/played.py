"""Battles that computers have played, to take pictures of: always the same ones, so that pictures can be compared."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from game.ai.search import Opponent
from game.campaign.document import About, Record, Setting, record_of
from game.content.catalog import Catalog
from game.core.engine import Engine
from game.core.entity import Round
from game.core.event import Event
from game.core.ids import BATTLE
from game.core.session import Entry, Session
from game.core.state import State
from game.maps.tiled import load_map
from game.rules.commander.actions import EndTurn
from game.rules.commander.components import Initiative, Stalemate
from game.rules.commander.position import marks
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.setup import HUMAN, Setup, setup_of

SEED = 21

Happens = Callable[[Event, State], bool]
"""Whether an event, decided on in a state, is the one that is looked for."""


@dataclass(frozen=True)
class Film:
    """A battle from its setup to its end."""

    setup: Setup
    rules: CommanderRules
    session: Session
    content_hash: str

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What was decided, and what came of it, after the beginning."""
        return tuple(self.session.history[1:])

    def record(self, date: str) -> Record:
        """The document of the battle, dated."""
        setup = self.setup
        setting = Setting(setup.name, self.content_hash, setup.map_hash, players=setup.players)
        letters = marks(self.rules.content.terrain)
        return record_of(self.session, setting, letters, about=About(place=setup.name, date=date))

    def before(self, happens: Happens) -> int:
        """How many decisions lie before the one that leads to such an event. Raises StopIteration if none does."""
        found = (
            n for n, entry in enumerate(self.entries) if any(happens(event, entry.before) for event in entry.events)
        )
        return next(found)

    def when(self, holds: Callable[[State], bool]) -> int:
        """How many decisions lie before a state. Raises StopIteration if it never comes."""
        return next(number for number, entry in enumerate(self.entries) if holds(entry.before))


class Films:
    """Makes the battles when they are asked for, each once."""

    def __init__(self, catalog: Catalog, maps: Path) -> None:
        self._catalog = catalog
        self._maps = maps
        self.rules = CommanderRules(catalog.commander)

    def setup(self, name: str) -> Setup:
        """A battle on one of the game's maps, both sides by hand."""
        content = self._catalog.commander
        loaded = load_map(self._maps / "battle" / f"{name}.tmx", self._maps, content)
        return setup_of(loaded, dict.fromkeys(loaded.start.sides, HUMAN), SEED, content)

    @cached_property
    def ford(self) -> Film:
        """Red wins at the ford."""
        return self._filmed("river_ford", "steady")

    @cached_property
    def harbour(self) -> Film:
        """Red is beaten at the harbour, and a commander falls with pieces left that may regroup."""
        return self._filmed("coast_harbour", "bold")

    @cached_property
    def mountains(self) -> Film:
        """Nobody does anything in the mountains in the last round, and so it is a draw."""
        last = Round(self._catalog.commander.numbers.last_round - 1)
        setup = self.setup("mountain_pass")
        setup = replace(setup, start=setup.start.having(BATTLE, last))
        session = Session(Engine(self.rules), setup.start, setup.seed)
        while session.decision is not None:
            commander = session.state.row(Initiative).commander
            session.commit(EndTurn(commander or ""))
        return Film(setup, self.rules, session, self._catalog.hash)

    def nearly_drawn(self, setup: Setup, rounds: int) -> Setup:
        """The same battle as if nothing had changed for so long that it is a draw so many rounds after the first."""
        since = 1 + rounds - self._catalog.commander.numbers.draw_rounds
        stalemate = Stalemate(setup.start.row(Stalemate).lows, since)
        return replace(setup, start=setup.start.having(BATTLE, stalemate))

    def _filmed(self, name: str, personality: str) -> Film:
        setup = self.setup(name)
        session = Session(Engine(self.rules), setup.start, setup.seed)
        opponent = Opponent(self.rules, self._catalog.personalities[personality])
        while session.decision is not None:
            session.commit(opponent.choose(session.state))
        return Film(setup, self.rules, session, self._catalog.hash)


def in_round(number: int) -> Callable[[State], bool]:
    """Whether a round has come."""
    return lambda state: state.row(Round).number >= number
