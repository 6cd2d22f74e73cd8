"""What a rule set must answer. Engine, session, forecast, computer players and screens know nothing else of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from game.core.action import Action, Reason
from game.core.entity import Verdict
from game.core.event import Event
from game.core.ids import EntityId, Side
from game.core.stages import Plan
from game.core.state import State

if TYPE_CHECKING:
    from game.core.engine import Step


@dataclass(frozen=True, slots=True)
class Decision:
    """Who has to choose: the side, and the actors it may choose for. `kind` says what sort of choice it is."""

    side: Side
    actors: tuple[EntityId, ...]
    kind: str = "turn"


class Ruleset(Protocol):
    """The rules of one kind of session."""

    components: Sequence[type]
    """Every component type a state may hold."""
    actions: Sequence[type[Action]]
    """Every action type, `Begin` included."""
    events: Sequence[type[Event]]
    """Every event type."""

    def decision(self, state: State) -> Decision | None:
        """Who has to choose now; None before `Begin` and after the end."""

    def candidates(self, state: State, actor: EntityId) -> Sequence[Action]:
        """The legal actions of an actor, in a fixed order."""

    def explain(self, state: State, action: Action) -> Reason | None:
        """Why the action is refused, or None if it is legal."""

    def resolve(self, step: Step, action: Action) -> None:
        """Emit what the action itself brings about."""

    def settle(self, step: Step) -> bool:
        """One round of the closing pass: falls, decisions owed, objectives, changes of turn; False at rest."""

    def plan(self, state: State, action: Action) -> Plan | None:
        """The dice part of a legal action, or None if it rolls nothing."""

    def incoherence(self, state: State) -> str | None:
        """What does not hold together in a start that was read from a file, as a sentence; None if it does."""

    def unsound(self, state: State) -> str | None:
        """What does not hold together in any other state that was read from a file; None if it does."""

    def verdict(self, state: State) -> Verdict | None:
        """How it ended, or None."""
