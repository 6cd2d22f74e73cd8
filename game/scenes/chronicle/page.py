"""The page of the chronicle over the battle: the board as it was at a step, words for it, and the timeline below."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.ids import Side
from game.core.session import Line
from game.i18n import _
from game.scenes.battle.dice_page import DicePage
from game.scenes.battle.leaf import draw_arrow
from game.scenes.battle.match import Match
from game.scenes.battle.page import Page
from game.scenes.battle.prompts import Over
from game.scenes.chronicle.compare_page import ComparePage
from game.scenes.chronicle.foot import Foot, Press
from game.scenes.chronicle.going import go, here_already, question, refusal
from game.scenes.chronicle.lanes import Lane, Stretch, lanes_of, neighbour
from game.scenes.chronicle.past_board import PastBoard
from game.scenes.chronicle.strip import Spot, Strip
from game.scenes.chronicle.words import Moment, told_of, write_moment
from game.scenes.context import Context
from game.scenes.stack import Listening
from game.ui.input import Listen
from game.ui.intents import (
    AltClick,
    Cancel,
    Chronicle,
    Click,
    Confirm,
    Cursor,
    Details,
    Intent,
    Log,
    Menu,
    Next,
    Previous,
    Scroll,
    Wait,
    Zoom,
)
from game.ui.sentences_log import Told
from game.ui.theme import SEPIA
from game.ui.widgets import CLOSED, Seen

GONE = "gone"
"""What the page answers when it has led to another moment of the battle."""

_MARGIN, _GAP = 1.3, 0.7
_BESIDE = 34
"""Board and words stand side by side from so many units of width on; else only the words of what is too narrow."""
_TIGHT = 22
"""Below so many units of height the title makes way for the rest."""
_BOARD = 0.6
"""What the board takes of the width."""
_STRIP = 0.48
"""The most of the height that the timeline takes."""


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where the parts of the page lie."""

    title: pygame.Rect
    board: pygame.Rect
    words: pygame.Rect
    strip: pygame.Rect
    foot: pygame.Rect


class ChroniclePage:
    """Lets one go through the steps of a battle: left and right by steps, Next and Previous by turns, Zoom by rounds,
    up and down from lane to lane. `left` is the line that was the present one before the page led elsewhere."""

    def __init__(self, context: Context, match: Match, side: Side) -> None:
        """Opens at the present moment; standings are told for a side."""
        self.left: Line = ()
        self._context = context
        self._match = match
        self._side = side
        self._lanes = lanes_of(match.session)
        self._chosen = Spot(0, self._lanes[0].end)
        self._strip = Strip(context.theme, context.figures, match.content, self._lanes)
        self._board = PastBoard(context, match.setup.picture, match.state)
        self._foot = Foot(context.theme, context.caps)
        self._over: Over | None = None
        self._notice = ""
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._seen: tuple[Seen, ...] = ()

    @property
    def chosen(self) -> Spot:
        """The step one rests on."""
        return self._chosen

    @property
    def over(self) -> Over | None:
        """What lies over the page: a question, the dice, or the comparison."""
        return self._over

    @property
    def listen(self) -> Listen:
        """What keys are for besides intents: letters, where the dice are searched."""
        return self._over.listen if isinstance(self._over, Listening) else Listen()

    # -- what the hand does

    def handle(self, intent: Intent) -> str | None:
        """Go through the steps, ask, or CLOSED; GONE if the battle now stands elsewhere."""
        if self._over:
            return self._answer(self._over, intent)
        match intent:
            case Click(x, y):
                return self._click(x, y)
            case Cancel() | Menu() | Chronicle() | AltClick():
                return CLOSED
            case Confirm():
                return self._confirm()
            case Details() | Wait():
                self._compare()
            case Log():
                self._open_log()
            case _:
                self._walk(intent)
        return None

    def _walk(self, intent: Intent) -> None:
        match intent:
            case Cursor(step, 0):
                self._go_to(self._chosen.number + step)
            case Scroll(step):
                self._go_to(self._chosen.number - step)
            case Cursor(0, step):
                self._change_lane(step)
            case Next():
                self._leap(self._lane.turns, 1)
            case Previous():
                self._leap(self._lane.turns, -1)
            case Zoom(step):
                self._leap(self._lane.rounds, step)

    @property
    def _lane(self) -> Lane:
        return self._lanes[self._chosen.lane]

    def _go_to(self, number: int) -> None:
        """Rest on a step of the lane; left of a fork lies the present line."""
        lane, self._notice = self._lane, ""
        place = self._chosen.lane if number >= lane.first else 0
        self._chosen = Spot(place, max(0, min(self._lanes[place].end, number)))

    def _change_lane(self, step: int) -> None:
        place = max(0, min(len(self._lanes) - 1, self._chosen.lane + step))
        lane = self._lanes[place]
        self._chosen, self._notice = Spot(place, max(lane.first, min(lane.end, self._chosen.number))), ""

    def _leap(self, stretches: Sequence[Stretch], step: int) -> None:
        number = neighbour(stretches, self._chosen.number, step)
        self._go_to(number if number is not None else self._lane.end if step > 0 else self._lane.first)

    def _click(self, x: int, y: int) -> str | None:
        if not self._sheet.collidepoint(x, y):
            return CLOSED
        if (intent := self._foot.at(x, y)) is not None:
            return self.handle(intent)
        spot = self._strip.at(x, y)
        if spot is not None and spot == self._chosen:
            return self._confirm()
        if spot is not None:
            self._chosen, self._notice = spot, ""
        return None

    def _confirm(self) -> str | None:
        lane, number = self._lane, self._chosen.number
        if here_already(lane, number):
            return CLOSED
        self._notice = refusal(self._match, lane, number)
        if not self._notice:
            self._over = question(self._context.theme, self._match, lane, number)
        return None

    def _compare(self) -> None:
        if len(self._lanes) < 2:
            self._notice = _("There is no other line to compare with: the battle has gone one way only.")
            return
        other = self._chosen.lane or len(self._lanes) - 1
        self._over = ComparePage(self._context, self._match, self._lanes, other, self._side)

    def _open_log(self) -> None:
        """The log opened at what was told of this step, from the beginning of its round on."""
        lane, number = self._lane, self._chosen.number
        before = [stretch.first for stretch in lane.rounds if stretch.first <= number]
        lines, chosen = list[Told](), None
        for step in range(before[-1] if before else lane.first, min(lane.end, number + 1)):
            told = told_of(lane, step, self._match.content)
            rolls = [place for place, line in enumerate(told, start=len(lines)) if line.thrown]
            if told:
                chosen = rolls[0] if rolls else len(lines)
            lines += told
        if lines:
            self._over = DicePage(self._context.theme, lines, chosen, self._context.caps)

    def _answer(self, over: Over, intent: Intent) -> str | None:
        answer = over.handle(intent)
        if answer is None:
            return None
        self._over = None
        if answer != "go":
            return None
        self.left = go(self._match, self._lane, self._chosen.number)
        return GONE

    # -- what is seen

    def tree(self) -> tuple[Seen, ...]:
        """What can be read or pressed; what has to be answered hides all else."""
        return self._over.tree() if self._over else self._seen

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and what lies over it."""
        theme, text = self._context.theme, self._context.text
        self._sheet = surface.get_rect().inflate(-text.px(1.2), -text.px(1.0))
        theme.panel(surface, self._sheet)
        inner = self._sheet.inflate(-2 * text.px(_MARGIN), -2 * text.px(_MARGIN))
        tight = inner.height < text.px(_TIGHT)
        presses = self._presses(tight=tight)
        parts = self._lay_out(inner, presses, titled=not tight)
        seen = [] if tight else self._draw_title(surface, parts.title)
        lane, number = self._lane, self._chosen.number
        entry = lane.entry(number)
        if parts.board.width and parts.board.height:
            self._board.draw(surface, parts.board, lane.state(number), entry.action if entry else None)
            pygame.draw.rect(surface, SEPIA, parts.board, 2)
            seen.append(Seen("map", _("The board as it was"), parts.board.copy(), False))
        seen += self._draw_words(surface, parts.words)
        seen += self._strip.draw(surface, parts.strip, self._chosen)
        seen += self._foot.draw(surface, parts.foot, presses)
        self._seen = tuple(seen)
        if self._over:
            self._over.draw(surface)

    def _lay_out(self, inner: pygame.Rect, presses: Sequence[Press], *, titled: bool) -> _Parts:
        text, gap = self._context.text, self._context.text.px(_GAP)
        title = pygame.Rect(inner.x, inner.y, inner.width, text.height("serif_bold", 1.5) if titled else 0)
        high = self._foot.height(presses, inner.width)
        foot = pygame.Rect(inner.x, inner.bottom - high, inner.width, high)
        room = foot.y - gap - title.bottom
        strip_high = self._strip.height(round(room * _STRIP))
        strip = pygame.Rect(inner.x, foot.y - gap - strip_high, inner.width, strip_high)
        middle = pygame.Rect(inner.x, title.bottom + gap // 2, inner.width, strip.y - gap - title.bottom - gap // 2)
        if inner.width >= text.px(_BESIDE):
            board = pygame.Rect(middle.x, middle.y, round(middle.width * _BOARD), middle.height)
        else:
            board = pygame.Rect(middle.x, middle.y, middle.width * 2 // 5, middle.height)
        left = board.right + gap
        words = pygame.Rect(left, middle.y, middle.right - left, middle.height)
        return _Parts(title, board, words, strip, foot)

    def _presses(self, *, tight: bool) -> tuple[Press, ...]:
        """What can be done here, with what it is called; only the most important where there is little room."""
        lane, number = self._lane, self._chosen.number
        if here_already(lane, number):
            act = _("Back to the battle")
        elif lane.place:
            act = _("Take up this line")
        else:
            act = _("Go back to here")
        allowed = not refusal(self._match, lane, number)
        compare = "wait" if self._context.caps.device == "pad" else "details"
        presses = [Press("confirm", act, Confirm(), allowed)]
        if not tight:
            presses.append(Press("next", _("Next turn"), Next()))
        if len(self._lanes) > 1:
            presses.append(Press(compare, _("Compare"), Details()))
        presses.append(Press("log", _("Log and dice"), Log()))
        return (*presses, Press("cancel", _("Close"), Cancel()))

    def _draw_title(self, surface: pygame.Surface, rect: pygame.Rect) -> list[Seen]:
        """The page's name, and at the right whether one may go back, and whether somebody has."""
        text, session = self._context.text, self._match.session
        words = _("The chronicle")
        name = text.line(words, "serif_bold", 1.5)
        seen = [Seen("label", words, surface.blit(name, rect), False)]
        about = _("Going back is on") if session.rewinding else _("Going back is off: what rolled dice stays")
        if session.rewound:
            about = _("Going back was used in this battle")
        room = rect.width - name.get_width() - text.px(1.5)
        if text.width(about) <= room:
            image = text.line(about, colour=SEPIA)
            place = image.get_rect(midright=(rect.right, rect.centery))
            seen.append(Seen("label", about, surface.blit(image, place), False))
        return seen

    def _draw_words(self, surface: pygame.Surface, rect: pygame.Rect) -> list[Seen]:
        lane, number = self._lane, self._chosen.number
        told = told_of(lane, number, self._match.content)
        moment = Moment(lane, number, told, self._notice, self._match.setup.sides)
        page = Page(self._context.text, rect, surface)
        write_moment(page, moment, self._context.theme, self._match.content)
        if page.folded:
            edge = self._context.text.px(0.7)
            draw_arrow(surface, (rect.right - edge, rect.bottom + edge // 3), edge, up=False)
        return page.seen
