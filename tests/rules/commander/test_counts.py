"""Legal decisions counted two deep on drawn positions, and found a second time by a slow reading of the rule book."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.core.action import Action
from game.core.codec import field_types
from game.core.dice import KeyedDice
from game.core.state import State
from tests.helpers.battle import ENGINE, RULES, draw
from tests.helpers.slow_legality import Decision, Slow

POSITIONS = tomllib.loads((Path(__file__).parent / "counts.toml").read_text("utf-8"))["position"]
DICE = KeyedDice(0)
"""The dice of every first decision: what follows hangs on them."""


def legal(state: State) -> list[Action]:
    """Every legal decision as the rules offer them; none where troops regroup, which has tests of its own."""
    decision = RULES.decision(state)
    if decision is None or decision.kind == "regroup":
        return []
    return [action for actor in decision.actors for action in RULES.candidates(state, actor)]


def plain(action: Action) -> Decision:
    """A decision as the slow reading writes it: of a move only where it leads."""
    parts = (getattr(action, name) for name in field_types(type(action)))
    return (
        action.verb,
        *(part[-1] if isinstance(part, tuple) and isinstance(part[0], tuple) else part for part in parts),
    )


def agreed(state: State) -> int:
    """The number of legal decisions, after both readings were found to agree on them."""
    offered = [plain(action) for action in legal(state)]
    assert len(set(offered)) == len(offered)
    if offered:
        assert set(offered) == Slow(state).legal()
    return len(offered)


def test_there_are_at_least_sixty_positions() -> None:
    assert len(POSITIONS) >= 60


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_both_readings_of_the_rule_book_count_the_same_decisions_two_deep(position: dict[str, Any]) -> None:
    state = draw(position["drawn"])
    assert agreed(state) == position["one"]
    assert sum(agreed(ENGINE.apply(state, action, DICE).state) for action in legal(state)) == position["two"]
