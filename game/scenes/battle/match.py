"""One battle being played: its session, who plays which side, and the record it leaves."""

from collections.abc import Sequence
from pathlib import Path

from game.campaign.document import record_of
from game.content.catalog import Catalog
from game.core.action import Action, Reason
from game.core.engine import Engine
from game.core.entity import Verdict
from game.core.event import Event
from game.core.ids import EntityId, Side
from game.core.ruleset import Decision
from game.core.session import Entry, Session
from game.core.state import State
from game.rules.commander.components import Initiative
from game.rules.commander.position import marks
from game.rules.commander.rules import CommanderRules
from game.scenes.battle.opponent import Computer, Lost
from game.scenes.battle.setup import HUMAN, Setup
from game.ui.sentences_log import Teller, Told


class Match:
    """Commits what the sides decide and tells what became of it."""

    def __init__(self, setup: Setup, catalog: Catalog, folders: Sequence[Path], session: Session | None = None) -> None:
        """With a session the battle goes on from where that stands."""
        self.setup = setup
        self.content = catalog.commander
        self.rules = CommanderRules(catalog.commander)
        self.session = session or Session(Engine(self.rules), setup.start, setup.seed, rewinding=setup.rewinding)
        self.setting = setup.setting(catalog)
        self._resumed = session is not None
        self._computer = Computer(folders, self.rules, setup.players)

    @property
    def state(self) -> State:
        """What is true now."""
        return self.session.state

    @property
    def decision(self) -> Decision | None:
        """Who has to choose now."""
        return self.session.decision

    @property
    def verdict(self) -> Verdict | None:
        """How it ended, or None."""
        return self.rules.verdict(self.state)

    @property
    def by_hand(self) -> bool:
        """Whether the decision is to be made at this window."""
        decision = self.decision
        return decision is not None and not self._computer.plays(decision.side)

    @property
    def hands(self) -> tuple[Side, ...]:
        """The sides that are played by hand."""
        return tuple(side for side, player in self.setup.players.items() if player == HUMAN)

    @property
    def commander(self) -> EntityId | None:
        """The commander whose turn is running."""
        return self.state.row(Initiative).commander

    def opening(self) -> tuple[State, tuple[Event, ...]]:
        """The state before the battle began, and what beginning it led to; if it goes on, its state and nothing."""
        if self._resumed:
            return self.state, ()
        entry = self.session.history[0]
        return entry.before, entry.events

    def commit(self, actions: Sequence[Action]) -> tuple[tuple[Event, ...], Reason | None]:
        """Commit actions in order until one is refused; the events they led to, and that one's reason."""
        events: tuple[Event, ...] = ()
        for action in actions:
            refused = self.rules.explain(self.state, action)
            if refused:
                return events, refused
            events += self.session.commit(action).events
        return events, None

    def tell(self, before: State, events: Sequence[Event]) -> tuple[Told, ...]:
        """The log's lines of events that followed on a state."""
        return Teller(self.content, before).tell(events)

    @property
    def can_undo(self) -> bool:
        """Whether the last step can be taken back: it was this side's own, and nothing was rolled."""
        return self.session.can_undo and self._own_step

    @property
    def _own_step(self) -> bool:
        last, decision = self.session.history[-1], self.decision
        before = self.rules.decision(last.before)
        return before is not None and decision is not None and before.side == decision.side

    def undo(self) -> Entry | None:
        """Take the last step back and return it, or None if it cannot be."""
        return self.session.undo() if self.can_undo else None

    @property
    def can_redo(self) -> bool:
        """Whether there is a step of this side's own that was taken back and can be done again."""
        return self.by_hand and bool(self.session.undone)

    def redo(self) -> Entry | None:
        """Do again what was taken back last and return it, or None if there is nothing."""
        return self.session.redo() if self.can_redo else None

    @property
    def rolled_last(self) -> bool:
        """Whether it is the dice that forbid taking back the last step."""
        return self._own_step and self.session.history[-1].barrier

    def think(self, dt: int) -> Action | Lost | None:
        """The computer's next action, None while it thinks or has nothing to decide."""
        decision = self.decision
        if decision is None or self.by_hand:
            return None
        return self._computer.choose(self.state, decision, dt)

    def gone_back(self) -> None:
        """The session has been led to another point: what the computer thinks about is no longer so."""
        self._computer.forget()

    def record(self) -> str:
        """The record of the battle so far."""
        return record_of(self.session, self.setting, marks(self.content.terrain)).text()

    def close(self) -> None:
        """End what thinks."""
        self._computer.close()
