"""The parts of the battle's picture together: what is shown, where the cursor is, what the pointer rests on."""

from collections.abc import Iterable, Mapping

import pygame

from game.core.entity import Allegiance, Position
from game.core.event import Event
from game.core.grid import Cell
from game.core.ids import EntityId, Side
from game.core.state import State
from game.i18n import _
from game.rules.commander.actions import Enough
from game.rules.commander.components import Casting, Initiative
from game.rules.commander.events import Engaged, Moved, Regrouped
from game.rules.commander.frenzy import FRENZY
from game.rules.commander.magic.events import SpellCast, Transported
from game.rules.commander.troops import occupants
from game.scenes.battle.casting_mode import Aiming, Choosing
from game.scenes.battle.column import Column
from game.scenes.battle.corner_map import CornerMap
from game.scenes.battle.details import DetailPages
from game.scenes.battle.dice_page import DicePage
from game.scenes.battle.field import Field
from game.scenes.battle.foresight import Foresight
from game.scenes.battle.highlights import Highlights, chosen_piece
from game.scenes.battle.keys import Able, Key, KeyPanel, keys_for
from game.scenes.battle.layout import Layout, lay_out
from game.scenes.battle.leaf import Leaf
from game.scenes.battle.log_panel import LogPanel
from game.scenes.battle.match import Match
from game.scenes.battle.modes import Chosen, Idle, Mode, Modes, Proposed, Watching
from game.scenes.battle.prompts import draw_line, hint, line_strip
from game.scenes.battle.proposal import Proposal, propose, victims
from game.scenes.battle.spell_forecast import Foretold, foretell
from game.scenes.battle.still import Still
from game.scenes.battle.telling import Subject, Telling
from game.scenes.battle.top_bar import TopBar
from game.scenes.context import Context
from game.scenes.hints.paper import HintPaper
from game.scenes.hints.ways import ways_over
from game.ui.board.minimap import Minimap
from game.ui.board.view import Overlays
from game.ui.caps import PAD
from game.ui.sentences import Names, side_name
from game.ui.widgets import Seen


class Desk:
    """Draws everything from `shown`, the state the player has seen so far, which lags behind while clips run.

    `notice` says what could not be done, `news` what was, in a line over the board.
    """

    def __init__(self, context: Context, match: Match, shown: State, looks: Mapping[EntityId, int]) -> None:
        """`looks` are those of pieces that have not their kind's own face."""
        theme, figures = context.theme, context.figures.wearing(looks)
        self.field = Field(context, match.setup.picture, shown, figures)
        self.corner = CornerMap(theme, context.text, self.field, Minimap(shown.board))
        self.keys = KeyPanel(theme, context.caps)
        self.log = LogPanel(theme)
        self.paper = HintPaper(theme, context.caps)
        self.cursor = _middle(shown)
        self.notice = ""
        self.news = ""
        self.danger = False
        self.shown = shown
        self._context = context
        self._match = match
        self._modes = Modes(match.rules)
        self._highlights = Highlights(match.rules)
        self._top = TopBar(match.content, theme, figures)
        foresight = Foresight(match.rules)
        self._column = Column(theme, self.keys, context.caps)
        self._telling = Telling(match.content, theme, figures, foresight)
        self._details = DetailPages(match.content, match.setup.picture.sky, theme, context.caps, figures, foresight)
        self._still = Still()
        self._actor: EntityId | None = None
        self._pointer = (-1, -1)
        self._around: tuple[Seen, ...] = ()
        self._over_board: tuple[Seen, ...] = ()
        self._subject: Subject | None = None
        self._foretold: tuple[State, EntityId, EntityId, Proposal | None] | None = None

    @property
    def commander(self) -> EntityId | None:
        """The commander whose turn is shown."""
        return self.shown.row(Initiative).commander

    @property
    def side(self) -> Side:
        """The side through whose eyes the board is seen: whoever decides by hand, else the first that ever does."""
        decision = self._match.decision
        if decision and self._match.by_hand:
            return decision.side
        hands = self._match.hands
        return hands[0] if hands else (decision.side if decision else self._match.setup.sides[0])

    def hush(self) -> None:
        """What was said in a line has been read."""
        self.notice = self.news = ""

    def picture(self, size: tuple[int, int]) -> pygame.Surface | None:
        """The board as it was seen last, small and without what lies over it; None if it has not been seen yet."""
        window, board = pygame.display.get_surface(), self.field.rect
        if window is None or board.width < size[0] or board.height < size[1]:
            return None
        whole = pygame.Surface(window.get_size())
        self.field.draw(whole, Overlays())
        return pygame.transform.smoothscale(whole.subsurface(_fitting(board, size)), size)

    # -- moving about

    def point(self, x: int, y: int, mode: Mode) -> bool:
        """The pointer has moved; returns whether anything looks different for it."""
        before = (self.cursor, self.keys.at(*self._pointer), self._top.piece_at(*self._pointer))
        self._pointer = (x, y)
        self.field.point((x, y))
        cell = self.cell_at(x, y)
        if cell is not None and not _lies_on_the_table(mode):
            self.cursor = cell
        return before != (self.cursor, self.keys.at(x, y), self._top.piece_at(x, y))

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The square under a pixel of the window, unless something lies over the board there."""
        return None if self._covered((x, y)) else self.field.cell_at(x, y)

    def pixel_of(self, cell: Cell) -> tuple[int, int] | None:
        """Where a square can be pointed at, or None if it is out of sight or something lies over it."""
        at = self.field.middle_of(cell)
        return None if at is None or self._covered(at) else at

    def _covered(self, at: tuple[int, int]) -> bool:
        """Whether something lies over the board at a pixel."""
        return self.corner.covers(at) or self.paper.covers(at)

    def scroll(self, steps: int) -> bool:
        """Turn the wheel where the pointer is; whether the column took it."""
        return self._column.scroll(*self._pointer, steps)

    def move_cursor(self, dx: int, dy: int) -> None:
        """Move the cursor by squares and keep it in sight."""
        board = self.shown.board
        x, y = self.cursor
        self.cursor = (max(0, min(board.width - 1, x + dx)), max(0, min(board.height - 1, y + dy)))
        self.field.point(None)
        self.field.look_at([self.cursor])
        self.corner.dodge(self.cursor)

    def attend(self, mode: Mode) -> None:
        """Put the cursor on what a mode is about and bring it into view."""
        if isinstance(mode, Proposed):
            self.cursor = self._match.state.row(Position, mode.proposal.target).cell
            self.field.look_at([mode.proposal.cell, self.cursor])
        elif isinstance(mode, Aiming | Choosing):
            self._attend_cast(mode)
        elif piece := chosen_piece(mode) or (self.commander if isinstance(mode, Idle) and not mode.looked_at else None):
            where = self._match.state.get(Position, piece)
            if where:
                self.cursor = where.cell
                self.field.look_at([self.cursor])

    def _attend_cast(self, mode: Aiming | Choosing) -> None:
        """Put the cursor on what is laid out, else where the spell would do most."""
        state = self._match.state
        at = getattr(mode.laid, "at", None) or self._modes.casts.best(state, mode)
        if isinstance(mode, Choosing) and mode.kind == "choose":
            at = state.row(Casting).at
        if at is not None:
            self.cursor = at
            self.field.look_at([at])

    def follow(self, before: State, events: Iterable[Event]) -> None:
        """Bring into view where things are about to happen."""
        cells: list[Cell] = []
        self._actor = None
        for event in events:
            match event:
                case Moved(piece, _path, start, end) | Regrouped(piece, _path, start, end):
                    self._actor = piece
                    cells += [start, end]
                case Engaged(attacker, target):
                    self._actor = attacker
                    cells += [row.cell for one in (attacker, target) if (row := before.get(Position, one))]
                case SpellCast(caster, at=at):
                    self._actor = caster
                    cells += [*([row.cell] if (row := before.get(Position, caster)) else []), at]
                case Transported(_, start, end):
                    cells += [start, end]
        self.field.look_at(cells)

    def rest(self, state: State) -> None:
        """The state has been seen."""
        self.shown = state

    # -- what is proposed and shown

    def proposal(self, mode: Mode) -> Proposal | None:
        """The attack to foretell: the one on the table, or the one that a click on the cursor's square would lay."""
        if isinstance(mode, Proposed):
            return mode.proposal
        if not isinstance(mode, Chosen):
            return None
        state = self._match.state
        target = victims(state, mode.piece).get(self.cursor) if state.has(Position, mode.piece) else None
        if target is None:
            return None
        kept = self._foretold
        if kept is None or kept[0] is not state or kept[1:3] != (mode.piece, target):
            kept = self._foretold = (
                state,
                mode.piece,
                target,
                propose(self._match.rules, state, (mode.piece,), target),
            )
        return kept[3]

    def foretold(self, mode: Mode) -> Foretold | None:
        """The cast to foretell: what is laid out, or what choosing the cursor's square would make of it."""
        if not isinstance(mode, Aiming | Choosing):
            return None
        state = self._match.state
        action = mode.laid or self._modes.casts.meant(state, mode, self.cursor)
        if action is None and isinstance(mode, Choosing):
            action = Enough(mode.actor)
        return foretell(self._match.rules, state, action) if action else None

    def overlays(self, mode: Mode) -> Overlays:
        """What is laid over the board."""
        cursor = None if self.field.director.busy else self.cursor
        return self._highlights.overlays(
            self.shown,
            self.side,
            mode,
            cursor,
            danger=self.danger,
            proposal=self.proposal(mode),
            foretold=self.foretold(mode),
        )

    def current_keys(self, mode: Mode) -> tuple[Key, ...]:
        """What can be done now; on a pad without what it has no button for."""
        keys = keys_for(mode, self.able(mode))
        pad = self._context.caps.device == "pad"
        return tuple(key for key in keys if not pad or key.binding in PAD)

    def able(self, mode: Mode) -> Able:
        """What can be done now beside what the mode says."""
        state = self._match.state
        piece = mode.piece if isinstance(mode, Chosen) and state.has(Position, mode.piece) else None
        turn = self._match.decision is not None and self._match.decision.kind == "turn"
        return Able(
            undo=self._match.can_undo,
            redo=self._match.can_redo,
            book=piece is not None and turn and self._modes.has_book(state, piece),
            here=piece is not None and state.row(Position, piece).cell == self.cursor,
            rally=piece is not None and self._modes.rallies(state, piece),
            enough=isinstance(mode, Choosing) and self._modes.casts.enough(state, mode) is not None,
            danger=self.danger,
            speed=self.field.director.speed,
        )

    def subject(self, mode: Mode) -> Subject:
        """What the column tells about."""
        mover = chosen_piece(mode) if isinstance(mode, Chosen) else None
        told = self._told_cell(mode)
        return Subject(self.side, told, self.cursor, mover, self.proposal(mode), self.danger, self.foretold(mode))

    def details(self, mode: Mode) -> Leaf:
        """Everything about what is under the cursor, on a sheet."""
        return self._details.about(
            self.shown,
            self.side,
            self.cursor,
            chosen_piece(mode),
            self.proposal(mode),
            danger=self.danger,
            foretold=self.foretold(mode),
        )

    def dice(self, chosen: int | None = None) -> DicePage:
        """The log opened, at a line or at the latest roll."""
        return DicePage(self._context.theme, self.log.lines, chosen, self._context.caps)

    def tree(self) -> tuple[Seen, ...]:
        """Everything that was drawn last and can be read or pressed."""
        return (*self._around, *self._over_board)

    def draw(self, surface: pygame.Surface, mode: Mode) -> None:
        """Draw the whole screen."""
        layout = lay_out(surface.get_size(), self._context.text)
        self.field.place(layout.board, self.cursor)
        self.field.draw(surface, self.overlays(mode))
        self._over_board = self._draw_over(surface, layout, mode)
        keys, subject = self.current_keys(mode), self.subject(mode)
        if subject != self._subject:
            self._column.rewind()
            self._subject = subject
        here, caps = self._pointer, self._context.caps
        drawn = (layout, mode, subject, keys, self.log.count, self.keys.at(*here), self._column.offset, caps.device)
        key = (*drawn, self.field.director.speed, self._context.settings)
        rects = (layout.top, layout.column, layout.log)
        self._still.draw(surface, rects, self.shown, key, lambda: self._draw_panels(surface, layout, subject, keys))
        self._top.draw_name(surface, self.shown, here, layout.top.bottom)

    def _draw_panels(self, surface: pygame.Surface, layout: Layout, subject: Subject, keys: tuple[Key, ...]) -> None:
        """Draw all that lies around the board."""
        looked_at = occupants(self.shown).get(self.cursor)
        speed = self.field.director.speed
        top = self._top.draw(surface, layout.top, self.shown, subject.side, speed, looked_at)
        sheets = self._telling.sheets(self.shown, subject)
        column = self._column.draw(surface, layout.column, sheets, keys, self._pointer)
        log = self.log.draw(surface, layout.log, layout.lines)
        self._around = (*top, *column, *log)

    def _told_cell(self, mode: Mode) -> Cell:
        """The square the panel tells about: while one watches, who acts or has the turn; else a piece under the cursor,
        the chosen piece, or the ground."""
        piece = chosen_piece(mode)
        acting = next((one for one in (self._actor, self.commander) if one and self.shown.has(Position, one)), None)
        if isinstance(mode, Watching) and acting:
            return self.shown.row(Position, acting).cell
        if self.cursor in occupants(self.shown) or piece is None or not self.shown.has(Position, piece):
            return self.cursor
        return self.shown.row(Position, piece).cell

    def _draw_over(self, surface: pygame.Surface, layout: Layout, mode: Mode) -> tuple[Seen, ...]:
        """Draw the small map, what may be done or was refused in a line, and the hint. Where there is no room for all
        of them the hint stands alone, but makes way for what has just been said."""
        theme, words = self._context.theme, self._line(mode)
        small, strip = self.corner.lay(layout.small), line_strip(theme.text, layout.board, words)
        self.paper.lift()
        if self.paper.hint:
            steady = self._context.caps.device != "mouse" or _lies_on_the_table(mode)
            ways = ways_over(self.field, self.overlays(mode), occupants(self.shown), (small, strip), steady=steady)
            self.paper.lay(layout.board, ways)
        if (self.notice or self.news) and self.paper.meets(strip):
            self.paper.lift()
        if self.paper.meets(small):
            self.corner.lift()
        if self.paper.meets(strip):
            words = ""
        line = draw_line(surface, theme, layout.board, words, refusal=bool(self.notice))
        return (*self.corner.draw(surface), *line, *self.paper.draw(surface))

    def _line(self, mode: Mode) -> str:
        """What stands over the board's lower edge."""
        words = self.notice or self.news
        decision = self._match.decision
        if not words and not isinstance(mode, Watching):
            ready, frenzy = self._modes.ready(self._match.state), decision is not None and decision.kind == FRENZY
            words = hint(mode, Names(self._match.content, self._match.state), ready, frenzy=frenzy)
        elif not words and decision and not self._match.by_hand:
            words = _("{side} considers its moves\u2026").format(side=side_name(decision.side))
        return words


def _lies_on_the_table(mode: Mode) -> bool:
    """Whether the pointer only looks about: somebody else decides, or what it is about waits to be confirmed."""
    if isinstance(mode, Aiming | Choosing):
        return mode.laid is not None
    return isinstance(mode, Watching | Proposed)


def _fitting(rect: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    """As large a part of a rectangle as has the form of a size, in its middle."""
    wide = min(rect.width, rect.height * size[0] // size[1])
    part = pygame.Rect(0, 0, wide, wide * size[1] // size[0])
    part.center = rect.center
    return part


def _middle(state: State) -> Cell:
    """The square to look at first: of whoever has the turn, else in the midst of the pieces of the first side."""
    acting = state.row(Initiative).commander
    where = state.get(Position, acting) if acting else None
    if where:
        return where.cell
    sides = sorted({row.side for _id, row in state.table(Allegiance).items()})
    first = "red" if "red" in sides else sides[0]
    cells = [row.cell for piece, row in state.table(Position).items() if state.row(Allegiance, piece).side == first]
    if not cells:
        return 0, 0
    return sum(x for x, _y in cells) // len(cells), sum(y for _x, y in cells) // len(cells)
