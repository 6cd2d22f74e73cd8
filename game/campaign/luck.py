"""Luck: what the dice of a battle gave each side against what they owed it, in exact fractions.

A roll owes the mean of what it counts; the spread of many independent rolls is the root of their variances' sum. Blows
count hits, spells the dice or the points that they are read for (content/rules/commander.md, sections 6 and 7).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from math import isqrt

from game.core.dice import AtMost, Face, Highest, Outcome, Reading, Tally
from game.core.entity import Allegiance
from game.core.event import Rolled
from game.core.ids import Side
from game.core.session import Entry

BLOWS = ("strikes", "answer", "revenge")
"""The purposes of the rolls that are blows."""
NOBODYS = ("initiative",)
"""The purposes of the rolls that are nobody's luck in the fight; all others are spells."""
SURPRISING = Fraction(1, 20)
"""A roll surprises if so many of its kind, or fewer, come out as high, or as low."""


@dataclass(frozen=True, slots=True)
class Odds:
    """A roll against all that it might have been: what it counts for, the mean and the variance of that, and how many
    of its kind count for so much or more, and for so much or less."""

    value: int
    mean: Fraction
    variance: Fraction
    at_least: Fraction
    at_most: Fraction

    @property
    def surprising(self) -> bool:
        """Whether hardly any roll of its kind goes so far."""
        return min(self.at_least, self.at_most) <= SURPRISING


def reading_of(text: str) -> Reading:
    """How dice are read, from how a roll says it. Raises ValueError for what no roll says."""
    if text == "face":
        return Face()
    if text == "highest":
        return Highest()
    try:
        if text.startswith("<="):
            return AtMost(int(text[2:]))
        if text and all(word.startswith(">=") for word in text.split(" ")):
            return Tally(tuple(int(word[2:]) for word in text.split(" ")))
    except ValueError:
        pass
    raise ValueError(f"no roll is read as '{text}'")


def odds_of(reading: str, sides: int, count: int, outcome: Outcome) -> Odds:
    """The odds of a roll of so many dice that came to an outcome. Raises ValueError for an unknown reading."""
    value, spread = sum(outcome), _spread(reading_of(reading), count, sides)
    whole = sum(weight for _, weight in spread)
    mean = Fraction(sum(points * weight for points, weight in spread), whole)
    square = Fraction(sum(points * points * weight for points, weight in spread), whole)
    above = sum(weight for points, weight in spread if points >= value)
    below = sum(weight for points, weight in spread if points <= value)
    return Odds(value, mean, square - mean * mean, Fraction(above, whole), Fraction(below, whole))


def odds_of_roll(roll: Rolled) -> Odds:
    """The same of a roll of a battle."""
    return odds_of(roll.reading, roll.sides, roll.count, roll.outcome)


@lru_cache(maxsize=1024)
def _spread(reading: Reading, count: int, sides: int) -> Sequence[tuple[int, int]]:
    """What dice may count for, each with its weight."""
    return tuple((sum(outcome), weight) for outcome, weight in reading.weights(count, sides))


@dataclass(frozen=True, slots=True)
class Share:
    """Rolls of one kind together: the dice, what they counted for, what was owed, and the variance of that."""

    dice: int = 0
    counted: int = 0
    owed: Fraction = Fraction(0)
    variance: Fraction = Fraction(0)

    def __add__(self, other: "Share") -> "Share":
        return Share(
            self.dice + other.dice,
            self.counted + other.counted,
            self.owed + other.owed,
            self.variance + other.variance,
        )

    @property
    def gain(self) -> Fraction:
        """How much more fell than was owed; below 0 if less."""
        return self.counted - self.owed

    @property
    def owed_tenths(self) -> int:
        """What was owed in tenths, rounded to the nearest."""
        return tenths_of(self.owed)

    @property
    def deviation_tenths(self) -> int:
        """The standard deviation in tenths, rounded down."""
        return isqrt(100 * self.variance.numerator // self.variance.denominator)

    def beyond(self, tenths: int) -> bool:
        """Whether what fell is farther from what was owed than so many tenths of a standard deviation."""
        return 100 * self.gain**2 > tenths * tenths * self.variance


@dataclass(frozen=True, slots=True)
class Luck:
    """A side's rolls: its blows, which count hits, and its spells, which count points."""

    blows: Share = field(default_factory=Share)
    spells: Share = field(default_factory=Share)

    @property
    def whole(self) -> Share:
        """All of them together."""
        return self.blows + self.spells

    def plus(self, roll: Rolled) -> "Luck":
        """With one more roll."""
        odds = odds_of_roll(roll)
        share = Share(roll.count, odds.value, odds.mean, odds.variance)
        if roll.purpose in BLOWS:
            return replace(self, blows=self.blows + share)
        return replace(self, spells=self.spells + share)


def luck_of(history: Iterable[Entry]) -> Mapping[Side, Luck]:
    """Every side's luck in what has been played; sides that never rolled for the fight are left out."""
    found: dict[Side, Luck] = {}
    for entry in history:
        for event in entry.events:
            if isinstance(event, Rolled) and event.purpose not in NOBODYS and event.count:
                side = entry.before.row(Allegiance, event.actor).side
                found[side] = found.get(side, Luck()).plus(event)
    return dict(sorted(found.items()))


@dataclass(frozen=True, slots=True)
class Favour:
    """The side that the dice served best and the one they served worst, which may be the same if only one rolled, and
    how far they are apart, as a share of which 0 was owed."""

    best: Side
    worst: Side
    apart: Share


def favour_of(luck: Mapping[Side, Luck]) -> Favour | None:
    """Whom the dice favoured; None if nobody rolled."""
    if not luck:
        return None
    falling = sorted(luck, key=lambda side: (-luck[side].whole.gain, side))
    best, worst = falling[0], falling[-1]
    one, other = luck[best].whole, luck[worst].whole
    if best == worst:
        return Favour(best, worst, one)
    return Favour(best, worst, Share(one.dice + other.dice, 0, other.gain - one.gain, one.variance + other.variance))


def tenths_of(number: Fraction) -> int:
    """A number in tenths, rounded to the nearest."""
    return (20 * number.numerator + number.denominator) // (2 * number.denominator)
