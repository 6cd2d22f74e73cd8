"""What one side has to fear, kept for the state it was asked about so that the cursor can be followed."""

from game.ai.outlook import Danger, Outlook
from game.ai.threat import attack_cells
from game.core.entity import Position
from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import foes, side_of


class Foresight:
    """Asks the outlook of the state that is shown."""

    def __init__(self, rules: CommanderRules) -> None:
        self._rules = rules
        self._kept: tuple[State, Side, Outlook] | None = None
        self._whole: tuple[State, Side, tuple[Danger, ...]] | None = None

    def _outlook(self, state: State, side: Side) -> Outlook:
        if self._kept is None or self._kept[0] is not state or self._kept[1] != side:
            self._kept = (state, side, Outlook(self._rules, state, side))
        return self._kept[2]

    def at(self, state: State, piece: EntityId, cell: Cell) -> Danger:
        """What a piece must expect on a square before its side's next turn."""
        return self._outlook(state, side_of(state, piece)).at(piece, cell)

    def whole(self, state: State, side: Side) -> tuple[Danger, ...]:
        """The same for every piece of a side where it stands, the worst first."""
        if self._whole is None or self._whole[0] is not state or self._whole[1] != side:
            self._whole = (state, side, self._outlook(state, side).whole())
        return self._whole[2]

    def threats(self, state: State, side: Side, cell: Cell) -> tuple[EntityId, ...]:
        """The enemies of a side that could strike at a square next turn."""
        enemies = sorted(foes(state, side).values())
        there = (enemy for enemy in enemies if state.row(Position, enemy).cell != cell)
        return tuple(enemy for enemy in there if cell in attack_cells(self._rules, state, enemy))
