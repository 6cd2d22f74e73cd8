"""Luck: what the dice of a battle gave each side against what they owed it, in exact fractions.

A roll owes the mean of what it counts; the spread of many independent rolls is the root of their variances' sum.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt

from game.core.entity import Allegiance
from game.core.event import Rolled
from game.core.ids import Side
from game.core.session import Entry

BLOWS = ("strikes", "answer", "revenge")
"""The purposes of the rolls that are blows; the others (initiative) are nobody's luck in the fight."""


@dataclass(frozen=True, slots=True)
class Luck:
    """A side's blows: strikes rolled, what landed, what was owed, and the variance of that."""

    strikes: int = 0
    hits: int = 0
    owed: Fraction = Fraction(0)
    variance: Fraction = Fraction(0)

    def plus(self, roll: Rolled) -> "Luck":
        """With one more roll."""
        chance = hit_chance(roll)
        spread = self.variance + roll.count * chance * (1 - chance)
        return Luck(self.strikes + roll.count, self.hits + roll.outcome[0], self.owed + roll.count * chance, spread)

    @property
    def owed_tenths(self) -> int:
        """What was owed in tenths, rounded to the nearest."""
        return (20 * self.owed.numerator + self.owed.denominator) // (2 * self.owed.denominator)

    @property
    def deviation_tenths(self) -> int:
        """The standard deviation in tenths, rounded down."""
        return isqrt(100 * self.variance.numerator // self.variance.denominator)

    def beyond(self, tenths: int) -> bool:
        """Whether what fell is farther from what was owed than so many tenths of a standard deviation."""
        return 100 * (self.hits - self.owed) ** 2 > tenths * tenths * self.variance


def hit_chance(roll: Rolled) -> Fraction:
    """The chance of one die of a blow to count. Raises ValueError for a roll that is read otherwise."""
    sign, figure = roll.reading[:2], roll.reading[2:]
    if sign == "<=":
        good = min(max(int(figure), 0), roll.sides)
    elif sign == ">=":
        good = min(max(roll.sides + 1 - int(figure), 0), roll.sides)
    else:
        raise ValueError(f"no blow is read as '{roll.reading}'")
    return Fraction(good, roll.sides)


def luck_of(history: Iterable[Entry]) -> Mapping[Side, Luck]:
    """Every side's luck in what has been played; sides that never struck are left out."""
    found: dict[Side, Luck] = {}
    for entry in history:
        for event in entry.events:
            if isinstance(event, Rolled) and event.purpose in BLOWS:
                side = entry.before.row(Allegiance, event.actor).side
                found[side] = found.get(side, Luck()).plus(event)
    return dict(sorted(found.items()))
