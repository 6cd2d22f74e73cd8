"""The end of a battle: who won and why, what each side did and lost, how the dice fell, and whether to play again."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.campaign.luck import Luck, luck_of
from game.core.entity import Allegiance, Named, Round, Verdict, Vitals
from game.core.ids import EntityId, Side
from game.core.session import Entry
from game.core.state import State
from game.i18n import _
from game.rules.commander.components import Commanding
from game.scenes.battle.leaf import draw_arrow
from game.scenes.battle.page import Page
from game.scenes.battle.statistics import Deeds, deeds_of
from game.scenes.context import Context
from game.scenes.form_scene import FormScene
from game.scenes.result_sheet import write_result
from game.scenes.stack import Pop, Push, Replace, Scene, Transition
from game.scenes.title_picture import title_picture
from game.ui.figures.recipes import figure_of
from game.ui.intents import Cancel, Cursor, Intent, Quit, Scroll
from game.ui.widgets import Button, Column, Form, Pressed, Seen

_WIDE, _MARGIN, _GAP = 44, 2, 0.8
"""How wide the sheet would like to be, its margin, and what lies between the writing and the buttons, in units."""


@dataclass(frozen=True, slots=True)
class Losses:
    """What a side lost: pieces of how many, commanders among them, HP of those that are left and were there."""

    fallen: int
    pieces: int
    commanders: int
    hp: int
    full: int


@dataclass(frozen=True, slots=True)
class Summary:
    """How a battle ended. `kinds` names a commander of each side, for its figure; sides that never struck have no
    deeds and no luck. `seed` is told if it was sealed, with a `salt`; `notes` are sentences about how it was played."""

    verdict: Verdict
    rounds: int
    losses: Mapping[Side, Losses]
    kinds: Mapping[Side, str]
    complaint: str = ""
    deeds: Mapping[Side, Deeds] = field(default_factory=dict)
    luck: Mapping[Side, Luck] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    seed: int = 0
    salt: str = ""


def summary_of(start: State, end: State, complaint: str = "", history: Sequence[Entry] = ()) -> Summary:
    """What became of the pieces between two states, and by which deeds. Raises KeyError if the battle is not over."""
    members: dict[Side, list[EntityId]] = {}
    for piece, row in start.table(Allegiance).items():
        members.setdefault(row.side, []).append(piece)
    losses = {side: _losses(start, end, pieces) for side, pieces in sorted(members.items())}
    kinds = {
        side: next(figure_of(start.row(Named, p).kind, p) for p in pieces if start.has(Commanding, p))
        for side, pieces in sorted(members.items())
    }
    number, verdict = end.row(Round).number, end.row(Verdict)
    return Summary(verdict, number, losses, kinds, complaint, deeds_of(history), luck_of(history))


def _losses(start: State, end: State, pieces: list[EntityId]) -> Losses:
    fallen = [piece for piece in pieces if not end.has(Vitals, piece)]
    return Losses(
        len(fallen),
        len(pieces),
        sum(start.has(Commanding, piece) for piece in fallen),
        sum(end.row(Vitals, piece).hp for piece in pieces if piece not in fallen),
        sum(start.row(Vitals, piece).full for piece in pieces),
    )


class Result(FormScene):
    """Shows a summary; `again` makes the same battle with other luck, `watch` a replay of this one."""

    name = "result"

    def __init__(
        self, context: Context, summary: Summary, again: Callable[[], Scene], watch: Callable[[], Scene] | None = None
    ) -> None:
        self.changed = True
        self._context = context
        self._summary = summary
        self._again = again
        self._watch = watch
        self._picture: pygame.Surface | None = None
        self._read: tuple[Seen, ...] = ()
        self._offset = 0
        self._most = 0
        buttons = [Button("title", _("Back to the title")), Button("again", _("Play again with other luck"))]
        buttons += [Button("watch", _("Watch it again"))] if watch else []
        self._form = Form(Column(buttons, gap=0.3), context.theme)

    @property
    def summary(self) -> Summary:
        """What is shown."""
        return self._summary

    def handle(self, intent: Intent) -> Transition | None:
        """Back to the title, or into the battle again; up and down scroll what is long before they move the focus."""
        match intent:
            case Quit() | Cancel():
                return Pop()
            case Scroll(steps):
                self._scroll(-steps)
                return None
            case Cursor(0, step) if self._scroll(step):
                return None
        outcome = self.through_form(intent)
        match outcome:
            case Pressed("again"):
                return Replace(self._again())
            case Pressed("watch") if self._watch:
                return Push(self._watch())
            case Pressed():
                return Pop()
        return None

    def _scroll(self, steps: int) -> bool:
        """Scroll by a few lines; whether there was more in that direction."""
        before = self._offset
        self._offset = max(0, min(self._most, before + steps * 3 * self._context.text.height()))
        self.changed |= before != self._offset
        return before != self._offset

    def tree(self) -> tuple[Seen, ...]:
        """What is said and what can be pressed."""
        return (*self._read, *self._form.tree())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, and a sheet with all that is told over the buttons."""
        self.changed = False
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture = title_picture(*surface.get_size())
        surface.blit(self._picture, (0, 0))
        text, window = self._context.text, surface.get_rect()
        margin, gap, foot = text.px(_MARGIN), text.px(_GAP), self._form.size()[1]
        width = min(text.px(_WIDE), window.width - text.px(1))
        measured = Page(text, pygame.Rect(0, 0, width - 2 * margin, 0))
        self._write(measured)
        height = measured.height + gap + foot + 2 * margin
        sheet = pygame.Rect(0, 0, width, min(height, window.height - text.px(1)))
        sheet.center = window.center
        self._context.theme.panel(surface, sheet)
        inner = sheet.inflate(-2 * margin, -2 * margin)
        visible = pygame.Rect(inner.x, inner.y, inner.width, max(0, inner.height - foot - gap))
        self._most = max(0, measured.height - visible.height)
        self._offset = min(self._offset, self._most)
        page = Page(text, inner.move(0, -self._offset), surface, visible)
        self._write(page)
        self._read = tuple(page.seen)
        self._draw_arrows(surface, visible)
        self._form.lay_out(pygame.Rect(inner.x, max(inner.y, inner.bottom - foot), inner.width, foot))
        self._form.draw(surface)

    def _write(self, page: Page) -> None:
        content = self._context.catalog.commander if self._context.catalog else None
        write_result(page, self._summary, content, self._context.figures)

    def _draw_arrows(self, surface: pygame.Surface, visible: pygame.Rect) -> None:
        """Above and below what is seen, where there is more of it."""
        edge = self._context.text.px(_GAP)
        if self._offset > 0:
            draw_arrow(surface, (visible.centerx, visible.y - edge // 2), edge, up=True)
        if self._offset < self._most:
            draw_arrow(surface, (visible.centerx, visible.bottom + edge // 2), edge, up=False)
