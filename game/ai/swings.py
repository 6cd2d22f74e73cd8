"""The swings of a battle: how each step changed the sides' standing, how much of it was decided, how much rolled.

A side's standing is its share of what all pieces on the board are worth, in thousandths. What was decided is the change
that was to be expected of the step, over all outcomes of its dice; what was rolled is the rest.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from math import lcm

from game.ai import worth
from game.core.action import Begin
from game.core.dice import branches
from game.core.engine import Engine
from game.core.entity import Position, Vitals
from game.core.ids import Side
from game.core.session import Entry
from game.core.state import State
from game.rules.commander.components import Commanding
from game.rules.commander.troops import side_of

WHOLE = 1000
"""The standing of a side that is alone on the board."""
MOST_WAYS = 4000
"""Outcomes that are looked at of one step; a step with more of them counts as rolled altogether."""


@dataclass(frozen=True, slots=True)
class Swing:
    """One step's change of each side's standing, in thousandths: `after` is `before` plus `decided` plus `rolled`."""

    before: Mapping[Side, int]
    decided: Mapping[Side, int]
    rolled: Mapping[Side, int]
    after: Mapping[Side, int]


def standing(state: State, sides: tuple[Side, ...]) -> dict[Side, int]:
    """Each side's share of what the pieces on the board are worth; all 0 on an empty board."""
    found = dict.fromkeys(sides, 0)
    for piece in state.table(Position):
        vitals = state.row(Vitals, piece)
        commander = state.has(Commanding, piece)
        found[side_of(state, piece)] += vitals.hp * worth.of_hp(state, piece)
        found[side_of(state, piece)] += worth.COMMANDER_FALLEN if commander else worth.DESTROYED
    total = sum(found.values())
    return {side: WHOLE * points // total if total else 0 for side, points in found.items()}


def swing(engine: Engine, entry: Entry, sides: tuple[Side, ...]) -> Swing:
    """What one step did to the standing of these sides, which must be all there are."""
    reckoning = reckon(engine, entry, sides)
    while True:
        try:
            next(reckoning)
        except StopIteration as done:
            found: Swing = done.value
            return found


def reckon(engine: Engine, entry: Entry, sides: tuple[Side, ...]) -> Generator[None, None, Swing]:
    """The same bit by bit: pauses after every outcome that was looked at, and returns the swing at the end."""
    before, after = standing(entry.before, sides), standing(entry.after, sides)
    expected = (yield from _expected(engine, entry, sides)) if entry.barrier else after
    decided = {side: expected[side] - before[side] for side in sides}
    return Swing(before, decided, {side: after[side] - expected[side] for side in sides}, after)


def _expected(engine: Engine, entry: Entry, sides: tuple[Side, ...]) -> Generator[None, None, dict[Side, int]]:
    """The standing to be expected after a step, over all outcomes of its dice."""
    if isinstance(entry.action, Begin):
        return standing(entry.before, sides)
    looked_at: list[tuple[dict[Side, int], int, int]] = []
    for state, weight, total in branches(lambda dice: engine.apply(entry.before, entry.action, dice).state):
        if len(looked_at) == MOST_WAYS:
            return standing(entry.before, sides)
        looked_at.append((standing(state, sides), weight, total))
        yield
    whole = lcm(*(total for _, _, total in looked_at))
    sums = dict.fromkeys(sides, 0)
    for shares, weight, total in looked_at:
        for side, share in shares.items():
            sums[side] += share * weight * (whole // total)
    return {side: sums[side] // whole for side in sides}
