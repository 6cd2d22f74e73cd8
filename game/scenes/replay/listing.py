"""The replays: every battle that was kept, with place, date, sides and result, to be watched again."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from pathlib import Path

import pygame

from game import paths
from game.campaign.document import Record
from game.campaign.reading import read_record
from game.campaign.shelf import Kept, kept_in
from game.content.problems import Refused
from game.i18n import _
from game.scenes.battle.page import Page
from game.scenes.battle.setup import Setup
from game.scenes.context import Context
from game.scenes.form_scene import FormScene
from game.scenes.replay.reel import reel_from
from game.scenes.replay.scene import Replay
from game.scenes.stack import Pop, Push, Scene, Transition
from game.ui.figures.dyes import SIDES
from game.ui.intents import AltClick, Cancel, Intent, Quit
from game.ui.prompts import HIGH, draw_prompts
from game.ui.sentences import side_name, verdict_reasons
from game.ui.theme import PALE, RED, SEPIA, WOOD, side_colours
from game.ui.widgets import (
    Button,
    Changed,
    Column,
    Form,
    Label,
    Listing,
    Memory,
    Pane,
    Pressed,
    Seen,
    Widget,
)

_WIDE, _LEAST, _LISTED = 34, 14, 9
"""How wide the list would like to be, what is left for what is told beside it, in units, and how many are listed."""
_AT_ONCE = 4
"""Records that are looked into in one frame."""


class Replays(FormScene):
    """Lists the records in a folder, by itself the player's own; `begin` makes a battle that is played on from one.

    `listed` says that all of them are.
    """

    name = "replays"

    def __init__(self, context: Context, begin: Callable[[Setup], Scene], folder: Path | None = None) -> None:
        """Raises ValueError without content."""
        if context.catalog is None:
            raise ValueError("replays need content")
        self.changed = True
        self._context = context
        self._catalog = context.catalog
        self._begin = begin
        self._complaint = ""
        self._coming: Iterator[Kept] = iter(())
        try:
            self._coming = kept_in(folder or paths.records_folder())
        except OSError as error:
            self._complaint = _("There is no folder for records ({why}).").format(why=error.strerror or error)
        self._kept: list[Kept] = []
        self.listed = False
        self._index = 0
        self._reading: Future[Record] | None = None
        self._reader = ThreadPoolExecutor(1)
        self._memory: Memory = {}
        self._told: tuple[Seen, ...] = ()
        self._more()

    @property
    def busy(self) -> bool:
        """Whether a record is being read."""
        return self._reading is not None

    @property
    def kept(self) -> tuple[Kept, ...]:
        """The records that are listed so far, the youngest first."""
        return tuple(self._kept)

    @property
    def chosen(self) -> Kept | None:
        """The record under the bar."""
        return self._kept[self._index] if self._kept else None

    def _more(self) -> bool:
        """List some more of what there is; whether there was any."""
        found = list(islice(self._coming, _AT_ONCE))
        self.listed = not found
        if found or not self._kept:
            self._kept += found
            self._form = self._make_form()
            self.changed = True
        return bool(found)

    def _make_form(self) -> Form:
        widgets: list[Widget] = []
        if self._kept:
            pale = [place for place, one in enumerate(self._kept) if one.complaint]
            titles = [_title(one) for one in self._kept]
            widgets.append(Listing("battle", _("Battle"), titles, self._index, pale=pale, most=_LISTED))
            widgets.append(Button("watch", _("Watch"), enabled=self._index not in pale))
        else:
            words = self._complaint or _("No battle has been kept yet. Every battle that comes to its end is.")
            widgets.append(Label(words, wide=_WIDE - 4))
        widgets.append(Button("back", _("Back")))
        return Form(Pane(Column(widgets, gap=0.45)), self._context.theme, self._memory)

    def handle(self, intent: Intent) -> Transition | None:
        """Choose, watch, or go back."""
        match intent:
            case Quit() | Cancel() | AltClick():
                return self._leave()
        outcome = self.through_form(intent)
        match outcome:
            case Changed("battle", index):
                self._index, self._complaint = index, ""
                self._form = self._make_form()
            case Pressed("watch") if self.chosen and self._reading is None:
                self._complaint = ""
                self._reading = self._reader.submit(read_record, self.chosen.path)
            case Pressed("back"):
                return self._leave()
        return None

    def _leave(self) -> Transition:
        self._reader.shutdown(wait=False)
        return Pop()

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing hangs on time here
        """List what is still to be listed, and open what has been read."""
        self._more()
        if self._reading is None or not self._reading.done():
            return None
        reading, self._reading, self.changed = self._reading, None, True
        try:
            reel = reel_from(reading.result(), self._catalog, self._context.maps_folders)
        except Refused as refusal:
            self._complaint = str(refusal.problems[0])
        except ValueError as fault:
            self._complaint = _("This battle cannot be shown: {why}.").format(why=fault)
        else:
            return Push(Replay(self._context, reel, self._begin))
        return None

    def tree(self) -> tuple[Seen, ...]:
        """The list and what is told of the chosen battle."""
        return (*self._form.tree(), *self._told)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the list at the left, and at the right (or below) what is told of the chosen battle."""
        self.changed = False
        text, theme = self._context.text, self._context.theme
        surface.fill(WOOD)
        gap, margin = text.px(1.2), text.px(1.1)
        heading = text.line(_("Replays"), "display", 2.6, PALE)
        surface.blit(heading, (gap + text.px(0.6), gap // 2))
        top, foot = gap // 2 + heading.get_height(), surface.get_height() - text.px(HIGH)
        beside = surface.get_width() - 3 * gap >= text.px(_LEAST + 20)
        wide = surface.get_width() - 2 * gap
        if beside:
            wide = min(text.px(_WIDE), wide - text.px(_LEAST) - gap)
        room = foot - top if beside else (foot - top) * 3 // 5
        sheet = pygame.Rect(gap, top, wide, min(self._form.size(wide - 2 * margin)[1] + 2 * margin, room))
        theme.panel(surface, sheet)
        self._form.lay_out(sheet.inflate(-2 * margin, -2 * margin))
        self._form.draw(surface)
        left, high = (sheet.right + gap, top) if beside else (gap, sheet.bottom + text.px(0.5))
        self._told = self._draw_told(surface, pygame.Rect(left, high, surface.get_width() - left - gap, foot - high))
        prompts = (
            (("up", "down"), _("Choose")),
            (("left", "right"), _("Another battle")),
            (("confirm",), _("Open")),
            (("cancel",), _("Back")),
        )
        middle = foot + text.px(HIGH) // 2
        draw_prompts(surface, theme, self._context.caps, prompts, gap, middle, surface.get_width() - gap)

    def _draw_told(self, surface: pygame.Surface, rect: pygame.Rect) -> tuple[Seen, ...]:
        """The sheet of the chosen battle, as high as what is told needs."""
        if self.chosen is None:
            return ()
        text = self._context.text
        measured = Page(text, rect.inflate(-text.px(2), 0))
        self._write(measured, self.chosen)
        rect.height = min(rect.height, measured.height + text.px(2.2))
        inner = self._context.theme.panel(surface, rect)
        page = Page(text, inner, surface)
        self._write(page, self.chosen)
        return tuple(page.seen)

    def _write(self, page: Page, one: Kept) -> None:
        page.wrapped(one.place or one.path.name, "serif_bold", 1.5)
        page.wrapped(one.date, "serif_italic", 1.1, SEPIA)
        if one.complaint or self._complaint:
            page.wrapped(one.complaint or self._complaint, colour=RED)
            return
        if self._reading:
            page.wrapped(_("It is being opened\u2026"), "serif_italic", 1.1, SEPIA)
        page.gap(0.4)
        page.wrapped(result_words(one), "sans_bold")
        page.gap(0.4)
        personalities = self._catalog.personalities
        for side, player in one.players.items():
            nature = personalities[player].name.lower() if player in personalities else player
            words = _("computer, {name}").format(name=nature) if player else _("by hand")
            page.wrapped(f"{side_name(side)}: {words}", colour=side_colours(side)[1] if side in SIDES else SEPIA)


def _title(one: Kept) -> str:
    """A battle in the list."""
    return " \u00b7 ".join(part for part in (one.place or one.path.name, one.date, _short(one)) if part)


def _short(one: Kept) -> str:
    if one.complaint:
        return _("cannot be read")
    if one.verdict is None:
        return _("unfinished")
    return _("{side} wins").format(side=side_name(one.verdict.winner)) if one.verdict.winner else _("a draw")


def result_words(one: Kept) -> str:
    """How a battle ended."""
    if one.verdict is None:
        return _("It was left before its end.")
    winner = one.verdict.winner
    words = _("{side} won.").format(side=side_name(winner)) if winner else _("It was a draw.")
    return f"{words} {verdict_reasons().get(one.verdict.reason, one.verdict.reason)}"
