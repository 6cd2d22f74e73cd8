"""What each side did in a battle: HP dealt, pieces destroyed, and its best blow, read from the history."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from game.core.ids import EntityId, Side
from game.core.session import Entry
from game.core.state import State
from game.rules.commander.events import Fell, Struck
from game.rules.commander.troops import commander_of, side_of


@dataclass(frozen=True, slots=True)
class Blow:
    """One blow: who took how many HP from whom; `state` is the one before it, in which both still had a name."""

    source: EntityId
    target: EntityId
    lost: int
    state: State


@dataclass(frozen=True, slots=True)
class Deeds:
    """What a side did. `destroyed` counts the troops that were lost with a commander it felled."""

    dealt: int = 0
    destroyed: int = 0
    best: Blow | None = None

    def struck(self, blow: Blow) -> "Deeds":
        """With one more blow; of equal blows the first is the best."""
        better = blow.lost > (self.best.lost if self.best else 0)
        return replace(self, dealt=self.dealt + blow.lost, best=blow if better else self.best)


def deeds_of(history: Iterable[Entry]) -> Mapping[Side, Deeds]:
    """The deeds of every side that struck."""
    found: dict[Side, Deeds] = {}
    for entry in history:
        fellers: dict[EntityId, Side] = {}
        for event in entry.events:
            match event:
                case Struck(source, piece, _, before, after):
                    side = side_of(entry.before, source)
                    blow = Blow(source, piece, before - after, entry.before)
                    found[side] = found.get(side, Deeds()).struck(blow)
                    if after == 0:
                        fellers[piece] = side
                case Fell(piece, _, cause):
                    cause_of = commander_of(entry.before, piece) if cause == "troop" else piece
                    if feller := fellers.get(cause_of):
                        found[feller] = replace(found[feller], destroyed=found[feller].destroyed + 1)
    return dict(sorted(found.items()))
