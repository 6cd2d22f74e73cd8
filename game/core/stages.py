"""The dice part of a rule as stages, so that playing and forecasting run the same rule.

A stage asks for a pool, given what happened so far, and says what its outcome changes. Dice play stages one by
one; a forecast spreads them over all outcomes, merging equal results after each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import lcm
from typing import Any, Generic, Protocol, TypeVar

from game.core.dice import Outcome, Pool, Weighted

R = TypeVar("R")


class Stage(Protocol[R]):
    """One roll of a rule, or none."""

    def ask(self, result: R) -> Pool | None:
        """What is rolled now, or None."""

    def land(self, result: R, outcome: Outcome) -> R:
        """What the outcome makes of the result."""


class Plan(Protocol):
    """Everything the dice part of an action hangs on: hashable, so that its spread can be kept."""

    def __hash__(self) -> int: ...

    def stages(self) -> Sequence[Stage[Any]]:
        """The rolls in order."""

    def start(self) -> Any:
        """The result before any roll."""


@dataclass(frozen=True)
class Spread(Generic[R]):
    """Every result of a plan with its weight; the weights add up to `total`."""

    weights: tuple[tuple[R, int], ...]
    total: int

    def chance(self, holds: Callable[[R], bool]) -> float:
        """The chance that something holds of the result: whole numbers divided once."""
        return sum(weight for result, weight in self.weights if holds(result)) / self.total

    def mean(self, figure: Callable[[R], int]) -> float:
        """The expected value of a whole figure of the result."""
        return sum(weight * figure(result) for result, weight in self.weights) / self.total

    def scaled(self, figure: Callable[[R], int], one: int) -> int:
        """The expected value in whole parts, `one` of them to 1, rounded down: for whoever must not use fractions."""
        return sum(weight * figure(result) for result, weight in self.weights) * one // self.total

    def parts(self, figure: Callable[[R], int], one: int) -> dict[int, int]:
        """The distribution of a whole figure in whole parts of a chance, rounded down, by rising value."""
        found = self._weights_over(figure)
        return {key: found[key] * one // self.total for key in sorted(found)}

    def over(self, figure: Callable[[R], int]) -> dict[int, float]:
        """The distribution of a whole figure, by rising value."""
        found = self._weights_over(figure)
        return {key: found[key] / self.total for key in sorted(found)}

    def _weights_over(self, figure: Callable[[R], int]) -> dict[int, int]:
        found: dict[int, int] = {}
        for result, weight in self.weights:
            key = figure(result)
            found[key] = found.get(key, 0) + weight
        return found


def play(plan: Plan, roll: Callable[[Pool], Outcome]) -> Any:
    """The result of a plan when each pool asked for is rolled by `roll`."""
    result = plan.start()
    for stage in plan.stages():
        pool = stage.ask(result)
        if pool is not None:
            result = stage.land(result, roll(pool))
    return result


@lru_cache(maxsize=8192)
def spread(plan: Plan) -> Spread[Any]:
    """The exact distribution of a plan's results."""
    weights: dict[Any, int] = {plan.start(): 1}
    total = 1
    for stage in plan.stages():
        weights, total = _spread_stage(stage, weights, total)
    return Spread(tuple(weights.items()), total)


def _spread_stage(stage: Stage[Any], weights: dict[Any, int], total: int) -> tuple[dict[Any, int], int]:
    asked: list[tuple[Any, int, Weighted | None, int]] = []
    common = 1
    for result, weight in weights.items():
        pool = stage.ask(result)
        if pool is None:
            asked.append((result, weight, None, 1))
            continue
        size = pool.sides**pool.count
        common = lcm(common, size)
        asked.append((result, weight, pool.reading.weights(pool.count, pool.sides), size))
    merged: dict[Any, int] = {}
    land = stage.land
    for result, weight, outcomes, size in asked:
        scaled = weight * (common // size)
        if outcomes is None:
            merged[result] = merged.get(result, 0) + scaled
            continue
        for outcome, times in outcomes:
            after = land(result, outcome)
            merged[after] = merged.get(after, 0) + scaled * times
    return merged, total * common
