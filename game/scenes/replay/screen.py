"""How a replay looks: the board, the bar above it, the column beside it, the graph of swings below."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.entity import Position
from game.core.grid import Cell
from game.core.ids import Side
from game.core.session import Entry
from game.core.state import State
from game.i18n import _
from game.rules.commander.components import Initiative
from game.rules.commander.events import Engaged
from game.rules.commander.rules import CommanderRules
from game.rules.commander.troops import occupants
from game.scenes.battle.column import Column
from game.scenes.battle.field import Field
from game.scenes.battle.highlights import Highlights
from game.scenes.battle.keys import Key, KeyPanel
from game.scenes.battle.leaf import Leaf
from game.scenes.battle.modes import Watching
from game.scenes.battle.page import Page, Writing
from game.scenes.battle.piece_panel import PiecePanel
from game.scenes.battle.prompts import draw_line
from game.scenes.battle.still import Still
from game.scenes.battle.top_bar import TopBar
from game.scenes.context import Context
from game.scenes.replay.graph import Points, SwingGraph
from game.scenes.replay.reel import Reel
from game.scenes.replay.words import point_words, write_step, write_swing, write_turn
from game.ui.caps import PAD
from game.ui.sentences import side_name
from game.ui.theme import RED, SEPIA
from game.ui.widgets import Seen

_TOP, _COLUMN, _GRAPH = 3.3, 20.5, 12.5
"""The height of the bar, the width of the column and the height of the graph, in units."""
_WIDEST, _HIGHEST = 0.42, 0.32
"""The most of the window that the column and the graph take."""


@dataclass(frozen=True, slots=True)
class Look:
    """What is looked at: after how many steps, through whose eyes, which step the words tell of (None: none), the keys,
    and a notice."""

    done: int
    side: Side
    told: int | None
    keys: tuple[Key, ...]
    notice: str
    points: Points


class Screen:
    """Draws a reel, and knows what lies where."""

    def __init__(self, context: Context, reel: Reel, rules: CommanderRules) -> None:
        self.field = Field(context, reel.picture, reel.start, context.figures)
        self.keys = KeyPanel(context.theme, context.caps)
        self.graph = SwingGraph(context.text, context.theme)
        self.pointer = (-1, -1)
        self._context = context
        self._reel = reel
        self._content = rules.content
        self._column = Column(context.theme, self.keys, context.caps)
        self._top = TopBar(rules.content, context.theme, context.figures)
        self._pieces = PiecePanel(rules.content, context.theme, context.figures)
        self._highlights = Highlights(rules)
        self._still = Still()
        self._subject: object = None
        self._around: tuple[Seen, ...] = ()
        self._over: tuple[Seen, ...] = ()

    def tree(self) -> tuple[Seen, ...]:
        """Everything that was drawn last and can be read or pressed."""
        return (*self._around, *self._over)

    def pointed_cell(self) -> Cell | None:
        """The square under the pointer."""
        return self.field.cell_at(*self.pointer) if self.field.rect.collidepoint(self.pointer) else None

    def follow(self, entry: Entry) -> None:
        """Bring into view where a step happens."""
        pieces = [entry.action.actor, *(event.target for event in entry.events if isinstance(event, Engaged))]
        rows = [state.get(Position, piece) for piece in pieces for state in (entry.before, entry.after)]
        self.field.look_at([row.cell for row in rows if row])

    def scroll(self, steps: int) -> bool:
        """Turn the wheel where the pointer is; whether the column took it."""
        return self._column.scroll(*self.pointer, steps)

    def offered(self, keys: Sequence[Key]) -> tuple[Key, ...]:
        """The keys that the device in hand has."""
        pad = self._context.caps.device == "pad"
        return tuple(key for key in keys if not pad or key.binding in PAD)

    def sheets(self, look: Look) -> list[Writing]:
        """What the column tells: the step, the piece under the pointer, and what sight means here."""
        reel, cell = self._reel, self.pointed_cell()
        state = reel.state(look.done)
        found: list[Writing] = [lambda page: self._write_step(page, look)]
        if cell is not None and cell in occupants(state):
            found.append(lambda page: self._pieces.write(page, state, cell))
        found.append(lambda page: self._write_sight(page, look.side))
        return found

    def details(self, look: Look) -> Leaf:
        """All of it on a sheet."""
        return Leaf(self._context.theme, self.sheets(look), self._context.caps)

    def _write_step(self, page: Page, look: Look) -> None:
        reel, told = self._reel, look.told
        if told is None:
            page.wrapped(_("Before the battle"), "serif_bold", 1.3)
            page.wrapped(_("{n} steps to be seen.").format(n=reel.whole), size=0.95, colour=SEPIA)
            return
        page.wrapped(_("Step {n} of {all}").format(n=told + 1, all=reel.whole), "serif_bold", 1.3)
        page.wrapped(_("Round {n}").format(n=reel.round(told + 1)), size=0.92, colour=SEPIA)
        entry, several = reel.entries[told], len(reel.sides) > 2
        write_turn(page, entry, self._content)
        write_swing(page, look.points.swings.get(told), reel.sides if several else (look.side,))
        write_step(page, entry, self._content)

    def _write_sight(self, page: Page, side: Side) -> None:
        page.wrapped(_("Seen by {side}").format(side=side_name(side)), "serif_bold", 1.15)
        words = _("Nothing is hidden in this battle: every side sees the same board.")
        page.wrapped(words, "serif_italic", 1.0, SEPIA)
        if self._reel.note:
            page.wrapped(self._reel.note, colour=RED)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the whole window."""
        text, (width, height) = self._context.text, surface.get_size()
        top, wide = min(text.px(_TOP), height // 5), min(text.px(_COLUMN), int(width * _WIDEST))
        low = min(text.px(_GRAPH), int(height * _HIGHEST))
        bar = pygame.Rect(0, 0, width, top)
        column = pygame.Rect(width - wide, top, wide, height - top)
        graph = pygame.Rect(0, height - low, width - wide, low)
        board = pygame.Rect(0, top, width - wide, height - top - low)
        state = self._reel.state(look.done)
        self.field.place(board, _middle(state))
        cursor = None if self.field.director.busy else self.pointed_cell()
        overlays = self._highlights.overlays(state, look.side, Watching(), cursor, danger=False, proposal=None)
        self.field.draw(surface, overlays)
        self._over = draw_line(surface, self._context.theme, board, look.notice, refusal=False)
        subject = (look.told, look.side, self.pointed_cell())
        if subject != self._subject:
            self._column.rewind()
            self._subject = subject
        speed, caps = self.field.director.speed, self._context.caps
        known = len(look.points.swings), len(look.points.loud), look.points.pointed
        key = (bar, column, graph, subject, look.keys, known, self.keys.at(*self.pointer), self._column.offset)
        rects = (bar, column, graph)

        def paint() -> None:
            above = self._top.draw(surface, bar, state, look.side, speed, None)
            beside = self._column.draw(surface, column, self.sheets(look), look.keys, self.pointer)
            words = "" if look.told is None else self._point(look, look.told)
            self._around = (*above, *beside, self.graph.draw(surface, graph, look.points, words))

        self._still.draw(surface, rects, state, (*key, speed, caps.device, self._context.settings), paint)

    def _point(self, look: Look, place: int) -> str:
        return point_words(place + 1, look.points.swings.get(place), look.side)


def _middle(state: State) -> Cell:
    """The square in the midst of all pieces, or of whoever has the turn."""
    initiative = state.get(Initiative)
    where = state.get(Position, initiative.commander) if initiative and initiative.commander else None
    if where:
        return where.cell
    cells = [row.cell for _piece, row in state.table(Position).items()]
    return (sum(x for x, _y in cells) // len(cells), sum(y for _x, y in cells) // len(cells)) if cells else (0, 0)
