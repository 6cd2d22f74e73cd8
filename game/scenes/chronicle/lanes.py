"""What the timeline is made of: the present line of a battle and those that were left, each a lane of steps.

A step is known by its lane and its number: the number of entries before it. Resting on it is resting on the moment in
which it was decided; the number after the last step is where the line ends.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.entity import Round
from game.core.ids import EntityId
from game.core.session import Entry, Line, Session
from game.core.state import State
from game.i18n import _
from game.rules.commander.components import Initiative


@dataclass(frozen=True, slots=True)
class Stretch:
    """Steps that belong together, from `first` to before `end`: a round, or a commander's turn ("" if nobody's)."""

    first: int
    end: int
    round: int
    commander: EntityId = ""


@dataclass(frozen=True, slots=True)
class Lane:
    """A line with the number of its first step that is its own: 0 in the present line, the fork in one that was left.

    `place` is 0 for the present line, else one more than its place among the session's lines. `rounds` and `turns`
    are its own steps by rounds and by turns.
    """

    place: int
    line: Line
    first: int
    rounds: tuple[Stretch, ...]
    turns: tuple[Stretch, ...]

    @property
    def end(self) -> int:
        """Where the line ends: one more than its last step."""
        return len(self.line)

    @property
    def name(self) -> str:
        """What the line is called."""
        return _("Line {n}").format(n=self.place) if self.place else _("The battle")

    def entry(self, number: int) -> Entry | None:
        """The step of a number, None at the end of the line."""
        return self.line[number] if number < len(self.line) else None

    def state(self, number: int) -> State:
        """What was true when the step was decided; before the battle began, what was true once it had."""
        return self.line[max(1, number) - 1].after


def lanes_of(session: Session) -> tuple[Lane, ...]:
    """The present line first, then those that were left, the oldest first."""
    left = enumerate(session.lines, start=1)
    return (_lane(0, tuple(session.history), 0), *(_lane(place, line, session.shared(line)) for place, line in left))


def _lane(place: int, line: Line, first: int) -> Lane:
    return Lane(place, line, first, _stretches(line, first, turns=False), _stretches(line, first, turns=True))


def _stretches(line: Line, first: int, *, turns: bool) -> tuple[Stretch, ...]:
    found: list[Stretch] = []
    last: tuple[int, ...] = ()
    for number in range(first, len(line)):
        state = line[max(1, number) - 1].after
        initiative, round_ = state.row(Initiative), max(1, state.row(Round).number)
        key = (round_, initiative.turn) if turns else (round_,)
        if key == last:
            found[-1] = Stretch(found[-1].first, number + 1, round_, found[-1].commander)
        else:
            found.append(Stretch(number, number + 1, round_, (initiative.commander or "") if turns else ""))
            last = key
    return tuple(found)


def neighbour(stretches: Sequence[Stretch], number: int, step: int) -> int | None:
    """Where the next stretch begins (+1); where this one does, or the one before if that is here (-1)."""
    if step > 0:
        return next((stretch.first for stretch in stretches if stretch.first > number), None)
    return next((stretch.first for stretch in reversed(stretches) if stretch.first < number), None)
