"""Stages: a forecast's spread is what branching play of the same stages finds."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.core.dice import AtMost, Highest, Outcome, Pool, Tally, branches
from game.core.stages import Spread, play, spread


@dataclass(frozen=True)
class Toll:
    """A roll that takes its outcome off what is left; it is not made when less than `least` is left."""

    count: int
    sides: int
    limit: int
    how: str
    least: int

    def ask(self, left: int) -> Pool | None:
        reading = {"most": AtMost(self.limit), "highest": Highest(), "tally": Tally((self.limit, 2))}[self.how]
        return Pool("toll", "a", "b", self.count + left % 2, self.sides, reading) if left >= self.least else None

    def land(self, left: int, outcome: Outcome) -> int:
        return max(0, left - sum(outcome))


@dataclass(frozen=True)
class Tolls:
    """Several in a row."""

    left: int
    tolls: tuple[Toll, ...]

    def stages(self) -> Sequence[Toll]:
        return self.tolls

    def start(self) -> int:
        return self.left


TOLLS = st.builds(
    Toll, st.integers(0, 3), st.integers(1, 6), st.integers(-1, 7), st.sampled_from(["most", "highest", "tally"]),
    st.integers(0, 4),
)  # fmt: skip
PLANS = st.builds(Tolls, st.integers(0, 9), st.lists(TOLLS, max_size=4).map(tuple))


def chances(found: Spread[Any]) -> dict[Any, Fraction]:
    return {result: Fraction(weight, found.total) for result, weight in found.weights}


@given(PLANS)
def test_a_plans_spread_is_that_of_playing_it_along_every_path(plan: Tolls) -> None:
    played: dict[int, Fraction] = {}
    for result, weight, total in branches(lambda dice: play(plan, lambda pool: dice.throw(pool, (1, 0)).outcome)):
        played[result] = played.get(result, Fraction()) + Fraction(weight, total)
    assert chances(spread(plan)) == played


@given(PLANS)
def test_a_spread_merges_equal_results_and_its_weights_make_the_whole(plan: Tolls) -> None:
    found = spread(plan)
    assert len({result for result, _ in found.weights}) == len(found.weights)
    assert sum(weight for _, weight in found.weights) == found.total


def test_a_plan_without_stages_has_one_result() -> None:
    assert spread(Tolls(5, ())) == Spread(((5, 1),), 1)


def test_a_spread_tells_chances_means_and_distributions() -> None:
    found = spread(Tolls(6, (Toll(2, 6, 3, "most", 0),)))
    assert found.weights == ((6, 9), (5, 18), (4, 9))
    assert found.chance(lambda left: left < 6) == 0.75
    assert found.mean(lambda left: left) == 5.0
    assert found.over(lambda left: left // 5) == {0: 0.25, 1: 0.75}


def test_a_spread_tells_the_same_in_whole_parts_rounded_down() -> None:
    found = Spread(((6, 1), (5, 1), (4, 1)), 3)
    assert found.scaled(lambda left: left < 6, 1000) == 666
    assert found.scaled(lambda left: left, 1000) == 5000
    assert found.parts(lambda left: left // 5, 100) == {0: 33, 1: 66}
