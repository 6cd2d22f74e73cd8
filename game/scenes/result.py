"""The end of a battle: who won and why, how long it took, what it cost, and whether to play again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from game.core.entity import Allegiance, Named, Round, Verdict, Vitals
from game.core.ids import EntityId, Side
from game.core.state import State
from game.i18n import _, ngettext
from game.rules.commander.components import Commanding
from game.scenes.context import Context
from game.scenes.stack import Pop, Replace, Scene, Transition
from game.scenes.title_picture import title_picture
from game.ui.intents import Cancel, Exposed, Intent, Point, Quit, Resize
from game.ui.sentences import side_name, verdict_reasons
from game.ui.theme import GREEN, INK, RED, SEPIA, side_colours
from game.ui.widgets import Button, Column, Form, Label, Pressed, Seen, Widget


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
    """How a battle ended. `kinds` names a commander of each side, for its figure."""

    verdict: Verdict
    rounds: int
    losses: Mapping[Side, Losses]
    kinds: Mapping[Side, str]
    complaint: str = ""


def summary_of(start: State, end: State, complaint: str = "") -> Summary:
    """What became of the pieces between two states. Raises KeyError if the battle is not over."""
    members: dict[Side, list[EntityId]] = {}
    for piece, row in start.table(Allegiance).items():
        members.setdefault(row.side, []).append(piece)
    losses = {side: _losses(start, end, pieces) for side, pieces in sorted(members.items())}
    kinds = {
        side: next(start.row(Named, piece).kind for piece in pieces if start.has(Commanding, piece))
        for side, pieces in sorted(members.items())
    }
    return Summary(end.row(Verdict), end.row(Round).number, losses, kinds, complaint)


def _losses(start: State, end: State, pieces: list[EntityId]) -> Losses:
    fallen = [piece for piece in pieces if not end.has(Vitals, piece)]
    return Losses(
        len(fallen),
        len(pieces),
        sum(start.has(Commanding, piece) for piece in fallen),
        sum(end.row(Vitals, piece).hp for piece in pieces if piece not in fallen),
        sum(start.row(Vitals, piece).full for piece in pieces),
    )


class Result:
    """Shows a summary; `again` makes the same battle with other luck."""

    name = "result"

    def __init__(self, context: Context, summary: Summary, again: Callable[[], Scene]) -> None:
        self.changed = True
        self._context = context
        self._summary = summary
        self._again = again
        self._picture: pygame.Surface | None = None
        words: list[Widget] = [Label(self._told(), face="serif", size=1.3, wide=32)]
        if summary.complaint:
            words.append(Label(summary.complaint, face="sans", size=1, colour=RED, wide=32))
        buttons = (Button("title", _("Back to the title")), Button("again", _("Play again with other luck")))
        self._words = Form(Column(words, gap=0.6), context.theme)
        self._form = Form(Column(buttons, gap=0.6), context.theme)

    @property
    def busy(self) -> bool:
        """Nothing moves here."""
        return False

    @property
    def summary(self) -> Summary:
        """What is shown."""
        return self._summary

    def handle(self, intent: Intent) -> Transition | None:
        """Back to the title, or into the battle again."""
        match intent:
            case Quit() | Cancel():
                return Pop()
            case Resize() | Exposed():
                self.changed = True
        before = self._form.focus
        outcome = self._form.handle(intent)
        if not isinstance(intent, Point) or before is not self._form.focus:
            self.changed = True
        match outcome:
            case Pressed("again"):
                return Replace(self._again())
            case Pressed():
                return Pop()
        return None

    def update(self, dt: int) -> Transition | None:  # noqa: ARG002 - nothing moves here
        """Nothing happens by itself."""
        return None

    def tree(self) -> tuple[Seen, ...]:
        """What is said and what can be pressed."""
        return (*self._words.tree(), *self._form.tree())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture, and a sheet with the end, the losses and the buttons."""
        self.changed = False
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture = title_picture(*surface.get_size())
        surface.blit(self._picture, (0, 0))
        text = self._context.text
        margin = text.px(2)
        rows = text.px(4.2) * len(self._summary.losses)
        width = min(text.px(40), surface.get_width() - text.px(2))
        heading = text.height("display", 2.6)
        height = heading + self._words.size()[1] + rows + self._form.size()[1] + 2 * margin + text.px(2.4)
        sheet = pygame.Rect(0, 0, width, min(height, surface.get_height() - text.px(1)))
        sheet.center = surface.get_rect().center
        self._context.theme.panel(surface, sheet)
        inner = sheet.inflate(-2 * margin, -2 * margin)
        clip = surface.get_clip()
        foot = self._form.size()[1]
        surface.set_clip(pygame.Rect(sheet.x, sheet.y, sheet.width, max(0, inner.bottom - foot - sheet.y)))
        y = self._draw_heading(surface, inner)
        self._words.lay_out(pygame.Rect(inner.x, y, inner.width, self._words.size()[1]))
        self._words.draw(surface)
        y += self._words.size()[1] + text.px(0.8)
        for side, losses in self._summary.losses.items():
            self._draw_losses(surface, pygame.Rect(inner.x, y, inner.width, text.px(4.2)), side, losses)
            y += text.px(4.2)
        surface.set_clip(clip)
        self._form.lay_out(pygame.Rect(inner.x, max(inner.y, inner.bottom - foot), inner.width, foot))
        self._form.draw(surface)

    def _draw_heading(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        """Write who won in the winner's colour; returns the y below."""
        text = self._context.text
        winner = self._summary.verdict.winner
        words = _("{side} wins").format(side=side_name(winner)) if winner else _("A draw")
        colour = side_colours(winner)[1] if winner else INK
        size = text.fitting_size(words, inner.width, "display", 2.6)
        image = text.line(words, "display", size, colour)
        surface.blit(image, (inner.x, inner.y))
        return inner.y + image.get_height() + text.px(0.2)

    def _told(self) -> str:
        why = verdict_reasons().get(self._summary.verdict.reason, self._summary.verdict.reason)
        number = self._summary.rounds
        took = ngettext("It took {n} round.", "It took {n} rounds.", number).format(n=number)
        return f"{why} {took}"

    def _draw_losses(self, surface: pygame.Surface, row: pygame.Rect, side: Side, losses: Losses) -> None:
        """Draw a side's commander with what it lost beside it."""
        text = self._context.text
        edge = text.px(4)
        figure = self._context.figures.picture(self._summary.kinds[side], side, edge)
        surface.blit(figure, (row.x, row.y))
        left = row.x + edge + text.px(0.8)
        name = text.line(side_name(side), "serif_bold", 1.35, side_colours(side)[1])
        surface.blit(name, (left, row.y + text.px(0.3)))
        fallen = ngettext("{n} of {all} pieces lost", "{n} of {all} pieces lost", losses.fallen)
        commanders = ngettext("{n} commander among them", "{n} commanders among them", losses.commanders)
        told = fallen.format(n=losses.fallen, all=losses.pieces)
        if losses.commanders:
            told += ", " + commanders.format(n=losses.commanders)
        hp = _("{hp} of {full} HP left").format(hp=losses.hp, full=losses.full)
        y = row.y + text.px(0.3) + name.get_height()
        room = row.right - left
        surface.blit(text.line(text.fitted(f"{told} \u00b7 {hp}", room), colour=SEPIA), (left, y))
        won = self._summary.verdict.winner == side
        if won:
            crown = text.line(_("Victory"), "serif_bold", 1.1, GREEN)
            surface.blit(crown, crown.get_rect(topright=(row.right, row.y + text.px(0.4))))
