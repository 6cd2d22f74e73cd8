"""Everything about what is under the cursor, on a sheet: a piece and its ground, two pieces side by side, an attack."""

from collections.abc import Sequence

from game.core.entity import Position
from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.core.state import State
from game.i18n import _
from game.maps.sky import Sky
from game.rules.commander.models import CommanderContent
from game.rules.commander.troops import foes, occupants, side_of
from game.scenes.battle.cast_panel import CastPanel
from game.scenes.battle.column import write_aims
from game.scenes.battle.danger_panel import write_danger, write_threats, write_whole
from game.scenes.battle.forecast_panel import Account, ForecastPanel, accounts
from game.scenes.battle.foresight import Foresight
from game.scenes.battle.leaf import Leaf
from game.scenes.battle.page import Page, Writing
from game.scenes.battle.piece_panel import PiecePanel
from game.scenes.battle.proposal import Proposal
from game.scenes.battle.spell_forecast import Foretold
from game.ui.caps import Caps
from game.ui.figures.cache import FigureCache
from game.ui.sentences import Names
from game.ui.sentences_sky import sky_sentence
from game.ui.theme import SEPIA, Theme

PIECES, ATTACK, CASTING = "Pieces and attributes", "An attack", "Casting"
"""How the titles of the rule book's sections end that tell about what is on a sheet."""
_MOST = 2
"""Columns beyond which the square is not told about."""
_BARS = 6.0
"""How high the bars of a forecast on a sheet of its own are, in units."""


class DetailPages:
    """Makes the sheets; a side looks at a state, under a sky."""

    def __init__(
        self,
        content: CommanderContent,
        sky: Sky,
        theme: Theme,
        caps: Caps,
        figures: FigureCache,
        foresight: Foresight,
    ) -> None:
        self._content = content
        self._sky = sky
        self._theme = theme
        self._caps = caps
        self._casting = CastPanel(content)
        self._pieces = PiecePanel(content, theme, figures)
        self._forecast = ForecastPanel(content)
        self._foresight = foresight

    def about(
        self,
        state: State,
        side: Side,
        cell: Cell,
        chosen: EntityId | None,
        proposal: Proposal | None,
        *,
        danger: bool,
        foretold: Foretold | None = None,
    ) -> Leaf:
        """The cast if one is in hand, the attack if one is proposed; the chosen piece beside another one under the
        cursor, or with what it must expect on that square; else who stands there and the square. First, if asked for,
        the danger of the whole side.
        """
        if foretold:
            return self._leaf(self._cast(state, foretold), CASTING)
        if proposal:
            return self._leaf(self._attack(state, proposal), ATTACK)
        columns = [self._whole(state, side)] if danger else []
        other = occupants(state).get(cell)
        if chosen and other != chosen and state.has(Position, chosen):
            columns.append(self._piece(state, side, chosen, state.row(Position, chosen).cell if other else cell))
        if other:
            columns.append(self._piece(state, side, other, cell))
        if len(columns) < _MOST:
            columns.append(self._square(state, side, cell))
        return self._leaf(columns, PIECES)

    def _leaf(self, columns: Sequence[Writing], section: str) -> Leaf:
        return Leaf(self._theme, columns, self._caps, section)

    def _cast(self, state: State, foretold: Foretold) -> Sequence[Writing]:
        """The targets in one column or, where there are several, in two."""
        names = Names(self._content, state)
        half = (len(foretold.targets) + 1) // 2

        def first(page: Page) -> None:
            self._casting.write_title(page, foretold, names)
            self._write_targets(page, state, foretold, slice(0, half))
            self._casting.write_others(page, state, foretold, names)

        def second(page: Page) -> None:
            self._write_targets(page, state, foretold, slice(half, None))

        return (first, second) if len(foretold.targets) > 1 else (first,)

    def _write_targets(self, page: Page, state: State, foretold: Foretold, part: slice) -> None:
        for place, odds in enumerate(foretold.targets[part]):
            if place or not part.start:
                page.rule()
            self._casting.write_target(page, state, foretold, odds, bars=_BARS)

    def _whole(self, state: State, side: Side) -> Writing:
        return lambda page: write_whole(page, self._foresight.whole(state, side), Names(self._content, state))

    def _piece(self, state: State, side: Side, piece: EntityId, cell: Cell) -> Writing:
        here = state.row(Position, piece).cell

        def write(page: Page) -> None:
            self._pieces.write_piece(page, state, piece, here, full=True)
            if side_of(state, piece) == side:
                page.rule()
                danger = self._foresight.at(state, piece, cell)
                write_danger(page, danger, Names(self._content, state), here=cell == here)

        return write

    def _square(self, state: State, side: Side, cell: Cell) -> Writing:
        def write(page: Page) -> None:
            words = _("Column {x}, row {y}").format(x=cell[0] + 1, y=cell[1] + 1)
            page.wrapped(words, "serif_italic", 1.0, SEPIA)
            self._pieces.write_ground(page, state, cell, full=True)
            if sky := sky_sentence(self._sky):
                page.wrapped(sky, "serif_italic", 1.0, SEPIA)
            if cell not in foes(state, side):
                write_threats(page, self._foresight.threats(state, side, cell), Names(self._content, state))
            page.rule()
            write_aims(page, state, side, self._content)

        return write

    def _attack(self, state: State, proposal: Proposal) -> Sequence[Writing]:
        """The target's column with our strikes, and ours with their answer."""
        names = Names(self._content, state)

        def column(account: Account) -> Writing:
            def write(page: Page) -> None:
                if account.ours:
                    self._forecast.write_title(page, names, proposal)
                else:
                    page.wrapped(_("What it costs"), "serif_bold", 1.3)
                    page.wrapped(_("Exact chances of all the dice can do."), "serif_italic", 1.0, SEPIA)
                page.rule()
                self._forecast.write_outcome(page, state, names, account, bars=_BARS)
                self._forecast.write_sum(page, account, names)

            return write

        return tuple(column(account) for account in accounts(proposal))
