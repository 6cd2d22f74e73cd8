"""Two lines of one battle held against each other: where they part, where they lead, and the dice they share."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.ai.swings import standing
from game.core.entity import Allegiance, Round, Vitals
from game.core.event import Rolled
from game.core.ids import Side
from game.core.session import Line, common
from game.core.state import State


@dataclass(frozen=True, slots=True)
class Loss:
    """What a side has left where a line leads: pieces that fell, of how many; HP left, of how many."""

    fallen: int
    pieces: int
    hp: int
    full: int


@dataclass(frozen=True, slots=True)
class Course:
    """A line from its beginning to where it leads. `standings` holds a side's share of what stands on the board, in
    thousandths, before each step and at the end."""

    steps: int
    round: int
    standings: tuple[Mapping[Side, int], ...]
    losses: Mapping[Side, Loss]


def course_of(line: Line, sides: tuple[Side, ...]) -> Course:
    """How a line went for these sides, which must be all there are."""
    states = (*(entry.before for entry in line), line[-1].after)
    standings = tuple(standing(state, sides) for state in states)
    losses = losses_of(line[0].before, line[-1].after, sides)
    return Course(len(line) - 1, max(1, line[-1].after.row(Round).number), standings, losses)


def losses_of(start: State, now: State, sides: tuple[Side, ...]) -> dict[Side, Loss]:
    """What each side lost between two states."""
    return {side: _loss(start, now, side) for side in sides}


def _loss(start: State, end: State, side: Side) -> Loss:
    pieces = [piece for piece, row in start.table(Allegiance).items() if row.side == side]
    left = [piece for piece in pieces if end.has(Vitals, piece)]
    return Loss(
        len(pieces) - len(left),
        len(pieces),
        sum(end.row(Vitals, piece).hp for piece in left),
        sum(start.row(Vitals, piece).full for piece in pieces),
    )


def same_dice(one: Line, other: Line) -> tuple[tuple[Rolled, State], ...]:
    """The rolls that both lines made after they parted, as `one` made them, each with the state before its step.

    The same act in the same round has the same dice, however else the lines differ, even if they count for more or less
    there.
    """
    fork = common(one, other)
    made = _rolls(other[fork:])
    return tuple(found for key, found in _rolls(one[fork:]).items() if key in made)


_Key = tuple[int, str, int, int, tuple[int, ...], int]
"""A roll by its round, its own name, how many dice of how many sides it had, their faces, and how many like it came
before."""


def _rolls(line: Line) -> dict[_Key, tuple[Rolled, State]]:
    """The rolls of a line in order, each with the state before its step."""
    found: dict[_Key, tuple[Rolled, State]] = {}
    for entry in line:
        for event in entry.events:
            if isinstance(event, Rolled):
                key = (event.round, event.key, event.count, event.sides, event.faces, 0)
                while key in found:
                    key = (*key[:5], key[5] + 1)
                found[key] = (event, entry.before)
    return found
