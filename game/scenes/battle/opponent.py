"""The computer's sides: asked in a process of its own, and given up on rather than waited for without end."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.ai.worker import Thinker, ThinkerLost
from game.core.action import Action
from game.core.codec import Unreadable
from game.core.entity import Round
from game.core.ids import Side
from game.core.notation import read_action
from game.core.ruleset import Decision
from game.core.state import State
from game.paths.logs import LOGGER
from game.rules.commander.actions import EndTurn, Stay
from game.rules.commander.components import Initiative
from game.rules.commander.rules import CommanderRules

PATIENCE = 20_000
"""Milliseconds after which an answer is no longer waited for."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The thinking was lost; `action` is what the side does without it."""

    action: Action


class Computer:
    """Plays the sides that have a personality."""

    def __init__(self, folders: Sequence[Path], rules: CommanderRules, players: Mapping[Side, str]) -> None:
        self._rules = rules
        self._players = {side: nature for side, nature in players.items() if nature}
        self._thinker = Thinker(folders, rules) if self._players else None
        self._waited = 0
        self._given_up: tuple[int, int] | None = None

    def plays(self, side: Side) -> bool:
        """Whether a side is the computer's."""
        return side in self._players

    def choose(self, state: State, decision: Decision, dt: int) -> Action | Lost | None:
        """The action of the computer's side, None while it is being thought about, or Lost.

        Asked again and again, every `dt` milliseconds; the first time puts the question.
        """
        if self._thinker is None or self._given_up == _turn(state):
            return self._pass(state, decision)
        try:
            if not self._thinker.busy:
                self._thinker.ask(state, self._players[decision.side])
                self._waited = 0
            line = self._thinker.answer()
        except ThinkerLost:
            return self._lose(state, decision)
        if line is not None:
            return legal_answer(line, self._rules, state, decision) or self._lose(state, decision)
        self._waited += dt
        if self._waited <= PATIENCE:
            return None
        self._thinker.drop()
        return self._lose(state, decision)

    def _lose(self, state: State, decision: Decision) -> Lost:
        logging.getLogger(LOGGER).warning("the computer player of %s was given up on for a turn", decision.side)
        self._given_up = _turn(state)
        return Lost(self._pass(state, decision))

    @staticmethod
    def _pass(state: State, decision: Decision) -> Action:
        """What needs no thought: nobody regroups, the turn ends."""
        if decision.kind == "regroup":
            return Stay(decision.actors[0])
        return EndTurn(state.row(Initiative).commander or decision.actors[0])

    def forget(self) -> None:
        """What was asked is no longer wanted: the battle stands elsewhere."""
        if self._thinker and self._thinker.busy:
            self._thinker.drop()
        self._given_up = None

    def close(self) -> None:
        """End the process."""
        if self._thinker:
            self._thinker.close()
            self._thinker = None


def legal_answer(line: str, rules: CommanderRules, state: State, decision: Decision) -> Action | None:
    """The action a line spells, or None if it spells none, or one that the side cannot take now."""
    try:
        action = read_action(line, rules.actions)
    except Unreadable:
        return None
    own = action.actor in decision.actors and rules.explain(state, action) is None
    return action if own else None


def _turn(state: State) -> tuple[int, int]:
    """The running turn: whoever was given up on is asked again in the next one."""
    return state.row(Round).number, state.row(Initiative).turn
