"""What the column tells about: an attack, a piece and its ground, what the enemy can do, and what wins."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.outlook import Danger
from game.core.entity import Position
from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.core.state import State
from game.rules.commander.models import CommanderContent
from game.rules.commander.troops import occupants, side_of
from game.scenes.battle.cast_panel import CastPanel
from game.scenes.battle.column import write_aims
from game.scenes.battle.danger_panel import write_danger, write_threats, write_whole
from game.scenes.battle.forecast_panel import ForecastPanel
from game.scenes.battle.foresight import Foresight
from game.scenes.battle.page import Page, Writing
from game.scenes.battle.piece_panel import PiecePanel
from game.scenes.battle.proposal import Proposal
from game.scenes.battle.spell_forecast import Foretold
from game.ui.figures.cache import FigureCache
from game.ui.sentences import Names
from game.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Subject:
    """What is looked at: a state as a side sees it, the square told about, the square under the cursor with the piece
    that might stand there, the attack proposed, whether the danger view is on, and the cast that would be made."""

    side: Side
    cell: Cell
    cursor: Cell
    mover: EntityId | None
    proposal: Proposal | None
    danger: bool
    foretold: Foretold | None = None


class Telling:
    """Makes the sheets of the column, the most important first."""

    def __init__(self, content: CommanderContent, theme: Theme, figures: FigureCache, foresight: Foresight) -> None:
        self._content = content
        self._pieces = PiecePanel(content, theme, figures)
        self._forecast = ForecastPanel(content)
        self._casting = CastPanel(content)
        self._foresight = foresight

    def sheets(self, state: State, subject: Subject) -> Sequence[Writing]:
        """What is written on each sheet."""
        found: list[Writing] = []
        if subject.foretold:
            found.append(self._cast(state, subject.foretold))
        elif subject.proposal:
            found.append(self._attack(state, subject.proposal))
        elif feared := self._feared(state, subject):
            found.append(self._danger(state, feared))
        if subject.danger and not subject.proposal:
            found.append(self._whole(state, subject.side))
        found.append(self._square(state, subject))
        if not subject.proposal and not subject.foretold:
            found.append(lambda page: write_aims(page, state, subject.side, self._content))
        return found

    def _feared(self, state: State, subject: Subject) -> Danger | None:
        """What the chosen piece must expect on the free square under the cursor."""
        mover = subject.mover
        if mover is None or not state.has(Position, mover) or side_of(state, mover) != subject.side:
            return None
        here = occupants(state).get(subject.cursor)
        return self._foresight.at(state, mover, subject.cursor) if here in (None, mover) else None

    def _attack(self, state: State, proposal: Proposal) -> Writing:
        return lambda page: self._forecast.write(page, state, proposal)

    def _cast(self, state: State, foretold: Foretold) -> Writing:
        return lambda page: self._casting.write(page, state, foretold)

    def _danger(self, state: State, danger: Danger) -> Writing:
        here = state.row(Position, danger.piece).cell == danger.cell
        return lambda page: write_danger(page, danger, Names(self._content, state), here=here)

    def _whole(self, state: State, side: Side) -> Writing:
        dangers = self._foresight.whole(state, side)
        return lambda page: write_whole(page, dangers, Names(self._content, state))

    def _square(self, state: State, subject: Subject) -> Writing:
        """A piece and its ground, and who can strike there."""
        cell, piece = subject.cell, occupants(state).get(subject.cell)
        threats = self._foresight.threats(state, subject.side, cell)
        ours = piece is None or side_of(state, piece) == subject.side

        def write(page: Page) -> None:
            self._pieces.write(page, state, cell)
            if ours:
                write_threats(page, threats, Names(self._content, state))

        return write
