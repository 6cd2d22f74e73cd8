"""Dice: pools, how their faces are read, and four kinds of dice to roll them with.

Rules say *what* is rolled (a `Pool`); whoever calls the engine says *how*: keyed to a seed, scripted by a test,
or branching through every outcome with its exact weight.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Protocol, TypeVar

from game.core.ids import EntityId

T = TypeVar("T")
Outcome = tuple[int, ...]
Weighted = tuple[tuple[Outcome, int], ...]

_WORD_BYTES = 4
_WORD_RANGE = 1 << (8 * _WORD_BYTES)


@dataclass(frozen=True, slots=True)
class Reading:
    """How faces become an outcome. Subclasses are the primitives: face, successes, highest, tally."""

    def read(self, faces: Sequence[int]) -> Outcome:
        """The outcome these faces count for."""
        raise NotImplementedError

    def weights(self, count: int, sides: int) -> Weighted:
        """Every outcome of so many dice with its weight; the weights add up to `sides ** count`."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Face(Reading):
    """One die, its face as it lies."""

    def __str__(self) -> str:
        return "face"

    def read(self, faces: Sequence[int]) -> Outcome:
        """The single face."""
        return (faces[0],)

    def weights(self, count: int, sides: int) -> Weighted:
        """Each face once."""
        assert count == 1  # noqa: S101 - a face is of one die
        return tuple(((face,), 1) for face in range(1, sides + 1))


@dataclass(frozen=True, slots=True)
class AtMost(Reading):
    """The number of dice at or below a figure."""

    limit: int

    def __str__(self) -> str:
        return f"<={self.limit}"

    def read(self, faces: Sequence[int]) -> Outcome:
        """How many faces are at most the limit."""
        return (sum(face <= self.limit for face in faces),)

    def weights(self, count: int, sides: int) -> Weighted:
        """A binomial distribution in whole numbers."""
        return _binomial(count, min(max(self.limit, 0), sides), sides)


@dataclass(frozen=True, slots=True)
class Highest(Reading):
    """The highest face; 0 without dice."""

    def __str__(self) -> str:
        return "highest"

    def read(self, faces: Sequence[int]) -> Outcome:
        """The highest of the faces."""
        return (max(faces, default=0),)

    def weights(self, count: int, sides: int) -> Weighted:
        """How many throws have each face as their highest."""
        if count == 0:
            return (((0,), 1),)
        return tuple(((h,), h**count - (h - 1) ** count) for h in range(1, sides + 1))


@dataclass(frozen=True, slots=True)
class Tally(Reading):
    """For each threshold, falling or rising, the number of dice at or above it."""

    thresholds: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(f">={limit}" for limit in self.thresholds)

    def read(self, faces: Sequence[int]) -> Outcome:
        """How many faces reach each threshold."""
        return tuple(sum(face >= limit for face in faces) for limit in self.thresholds)

    def weights(self, count: int, sides: int) -> Weighted:
        """Counted die by die, merging equal tallies."""
        spread: dict[Outcome, int] = {(0,) * len(self.thresholds): 1}
        steps = [tuple(int(face >= limit) for limit in self.thresholds) for face in range(1, sides + 1)]
        for _ in range(count):
            longer: dict[Outcome, int] = {}
            for tally, weight in spread.items():
                for step in steps:
                    key = tuple(a + b for a, b in zip(tally, step, strict=True))
                    longer[key] = longer.get(key, 0) + weight
            spread = longer
        return tuple(sorted(spread.items()))


@lru_cache(maxsize=4096)
def _binomial(count: int, good: int, sides: int) -> Weighted:
    bad = sides - good
    weighted = (((hits,), comb(count, hits) * good**hits * bad ** (count - hits)) for hits in range(count + 1))
    return tuple((outcome, weight) for outcome, weight in weighted if weight)


@dataclass(frozen=True, slots=True)
class Pool:
    """Dice to be rolled for a purpose by an actor, perhaps against a target: `count` dice of `sides`, read somehow."""

    purpose: str
    actor: EntityId
    target: EntityId
    count: int
    sides: int
    reading: Reading


@dataclass(frozen=True, slots=True)
class Throw:
    """What a pool came to: the faces (none when outcomes are enumerated) and the outcome."""

    faces: tuple[int, ...]
    outcome: Outcome


class Dice(Protocol):
    """Whatever can roll a pool. `turn` names the roll within its session: the round, and how often before in it."""

    def throw(self, pool: Pool, turn: tuple[int, int]) -> Throw:
        """Roll the pool."""


class KeyedDice:
    """Dice whose every roll hangs on a seed and the roll's own name alone, so that no order of play fishes for luck."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def throw(self, pool: Pool, turn: tuple[int, int]) -> Throw:
        """Faces drawn from the stream of (seed, round, actor, purpose, target, how often)."""
        name = f"{self._seed}|{turn[0]}|{pool.actor}|{pool.purpose}|{pool.target}|{turn[1]}"
        draw = _words(name)
        faces = tuple(_fair(draw, pool.sides) for _ in range(pool.count))
        return Throw(faces, pool.reading.read(faces))


def _words(name: str) -> Iterator[int]:
    """An endless stream of 32-bit numbers that follows from a name alone."""
    block = 0
    while True:
        data = hashlib.sha256(f"{name}|{block}".encode()).digest()
        for at in range(0, len(data), _WORD_BYTES):
            yield int.from_bytes(data[at : at + _WORD_BYTES], "big")
        block += 1


def _fair(draw: Iterator[int], sides: int) -> int:
    """A face from 1 to `sides`, each as likely: numbers past the last whole multiple are thrown away."""
    limit = _WORD_RANGE - _WORD_RANGE % sides
    return next(word for word in draw if word < limit) % sides + 1


class ScriptedDice:
    """Dice for tests: the faces are given in the order of rolling.

    Raises ValueError when a face is asked for that was not given or does not fit the die.
    """

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)

    @property
    def left(self) -> tuple[int, ...]:
        """The faces not yet rolled."""
        return tuple(self._faces)

    def throw(self, pool: Pool, turn: tuple[int, int]) -> Throw:
        """The next faces of the script."""
        faces = tuple(self._faces[: pool.count])
        if len(faces) < pool.count or not all(1 <= face <= pool.sides for face in faces):
            raise ValueError(
                f"{pool.purpose} of {pool.actor}, round {turn[0]}: no {pool.count} faces up to {pool.sides} in {faces}"
            )
        del self._faces[: pool.count]
        return Throw(faces, pool.reading.read(faces))


class NoDice:
    """Dice that must not be rolled: for whoever may ask the rules but has no luck to spend."""

    def throw(self, pool: Pool, turn: tuple[int, int]) -> Throw:
        """Never. Raises ValueError."""
        raise ValueError(f"{pool.purpose} of {pool.actor} in round {turn[0]} needs dice")


class BranchingDice:
    """Dice that follow one path through all outcomes; `branches` walks every path."""

    def __init__(self, path: Sequence[int] = ()) -> None:
        self.path = list(path)
        self.widths: list[int] = []
        self.weight = 1
        self.total = 1

    def throw(self, pool: Pool, turn: tuple[int, int]) -> Throw:  # noqa: ARG002 - outcomes do not hang on the turn
        """The outcome the path says, or the first one beyond its end."""
        weighted = pool.reading.weights(pool.count, pool.sides)
        at = len(self.widths)
        if at == len(self.path):
            self.path.append(0)
        self.widths.append(len(weighted))
        outcome, weight = weighted[self.path[at]]
        self.weight *= weight
        self.total *= pool.sides**pool.count
        return Throw((), outcome)

    def next_path(self) -> list[int] | None:
        """The path after this one in order, or None after the last."""
        path = self.path[: len(self.widths)]
        while path:
            if path[-1] + 1 < self.widths[len(path) - 1]:
                path[-1] += 1
                return path
            path.pop()
        return None


def branches(run: Callable[[Dice], T]) -> Iterator[tuple[T, int, int]]:
    """Every way `run` can go, as (result, weight, total): its chance is `weight / total`."""
    path: list[int] | None = []
    while path is not None:
        dice = BranchingDice(path)
        result = run(dice)
        yield result, dice.weight, dice.total
        path = dice.next_path()
