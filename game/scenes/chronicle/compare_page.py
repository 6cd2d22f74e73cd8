"""Two lines side by side: where each leads, the first step in which they part, and the dice that both threw."""

from collections.abc import Sequence

import pygame

from game.core.entity import Allegiance, Named
from game.core.event import Rolled
from game.core.ids import Side
from game.core.session import common
from game.core.state import State
from game.i18n import _, ngettext
from game.scenes.battle.leaf import Leaf
from game.scenes.battle.match import Match
from game.scenes.battle.page import Page
from game.scenes.chronicle.comparing import Course, course_of, same_dice
from game.scenes.chronicle.curves import draw_curves
from game.scenes.chronicle.lanes import Lane
from game.scenes.chronicle.sides import percent, write_side
from game.scenes.chronicle.slots import Slots
from game.scenes.context import Context
from game.ui.intents import Cursor, Intent, Next, Previous, Wait
from game.ui.sentences import Names, side_name
from game.ui.sentences_deeds import deed_sentence
from game.ui.theme import SEPIA, side_colours
from game.ui.widgets import CLOSED, Seen

_SLOT = 3.0
"""The edge of a step's frame, in units."""
_LISTED = 5
"""So many rolls that both lines made are named."""


class ComparePage:
    """The present line at the left, and another at the right; left and right go on to other lines."""

    def __init__(self, context: Context, match: Match, lanes: Sequence[Lane], other: int, side: Side) -> None:
        self._context = context
        self._match = match
        self._lanes = tuple(lanes)
        self._side = side
        self._slots = Slots(context.theme, context.figures)
        self._courses: dict[int, Course] = {}
        self._take(other)

    @property
    def other(self) -> int:
        """The place of the line at the right among the lanes."""
        return self._other

    def _take(self, other: int) -> None:
        """Hold another line against the present one."""
        self._other = other
        one, two = self._lanes[0].line, self._lanes[other].line
        self._fork = common(one, two)
        self._shared = same_dice(one, two)
        columns = (
            lambda page: self._write_lane(page, 0),
            lambda page: self._write_lane(page, other),
            self._write_parting,
        )
        self._leaf = Leaf(self._context.theme, columns, self._context.caps)

    def handle(self, intent: Intent) -> str | None:
        """Go on to another line, scroll, or CLOSED."""
        left = len(self._lanes) - 1
        match intent:
            case Wait():
                return CLOSED
            case Cursor(step, 0) if step:
                self._take(1 + (self._other - 1 + step) % left)
            case Next() if left > 1:
                self._take(1 + self._other % left)
            case Previous() if left > 1:
                self._take(1 + (self._other - 2) % left)
            case _:
                return self._leaf.handle(intent)
        return None

    def tree(self) -> tuple[Seen, ...]:
        """What can be read at the moment."""
        return self._leaf.tree()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it over the window."""
        self._leaf.draw(surface)

    # -- where a line leads

    def _course(self, place: int) -> Course:
        if place not in self._courses:
            self._courses[place] = course_of(self._lanes[place].line, self._match.setup.sides)
        return self._courses[place]

    def _write_lane(self, page: Page, place: int) -> None:
        lane, course = self._lanes[place], self._course(place)
        page.wrapped(lane.name if place else _("The battle as it stands"), "serif_bold", 1.4)
        steps = ngettext("{n} step", "{n} steps", course.steps).format(n=course.steps)
        where = _("Round {n}").format(n=course.round)
        page.wrapped(f"{where} \u00b7 {steps}", size=0.95, colour=SEPIA)
        page.rule()
        for side in self._match.setup.sides:
            write_side(page, side, course.standings[-1][side], course.losses[side])
        page.rule()
        page.wrapped(_("Its first own step"), "serif_bold", 1.15)
        self._write_step(page, lane)

    def _write_step(self, page: Page, lane: Lane) -> None:
        """The first step that the other line does not have."""
        entry = lane.entry(self._fork)
        if entry is None:
            page.wrapped(_("None: it ends where the other goes on."), "serif_italic", 1.05, SEPIA)
            return
        text, whole, top = page.text, page.rect, page.y
        edge = text.px(_SLOT)
        slot = pygame.Rect(whole.x, top + text.px(0.3), edge, edge)
        if page.surface and page.shows(slot.inflate(0, text.px(0.6))):
            self._slots.draw_step(page.surface, slot, entry)
        page.rect = pygame.Rect(
            slot.right + text.px(0.7), whole.y, whole.right - slot.right - text.px(0.7), whole.height
        )
        page.gap(0.3)
        page.wrapped(deed_sentence(entry.action, Names(self._match.content, entry.before)))
        if entry.barrier:
            page.wrapped(_("Dice were rolled."), size=0.95, colour=SEPIA)
        page.rect = whole
        page.y = max(page.y, slot.bottom + text.px(0.3))

    # -- where they part

    def _write_parting(self, page: Page) -> None:
        page.wrapped(_("Where they part"), "serif_bold", 1.4)
        told = ngettext("They share {n} step.", "They share {n} steps.", self._fork - 1).format(n=self._fork - 1)
        page.wrapped(told, size=0.95, colour=SEPIA)
        page.rule()
        self._write_curves(page)
        if len(self._lanes) > 2:
            page.wrapped(_("Left and right show the other lines."), size=0.95, colour=SEPIA)
        page.rule()
        self._write_dice(page)

    def _write_curves(self, page: Page) -> None:
        one, other = self._course(0).standings, self._course(self._other).standings
        words = _("Standing of {side}: {one} as it stands, {other} in {line}").format(
            side=side_name(self._side),
            one=percent(one[-1][self._side]),
            other=percent(other[-1][self._side]),
            line=self._lanes[self._other].name,
        )
        page.wrapped(_("The standing of {side}").format(side=side_name(self._side)), "serif_bold", 1.15)
        own = max(len(one), len(other)) - self._fork
        first = max(0, self._fork - own)
        shares = [[share[self._side] for share in course[first:]] for course in (one, other)]
        draw_curves(page, self._fork - first, shares[0], shares[1], side_colours(self._side), words)
        page.wrapped(
            _("Drawn through: the battle as it stands. In dashes: {line}.").format(line=self._lanes[self._other].name),
            size=0.95,
            colour=SEPIA,
        )

    def _write_dice(self, page: Page) -> None:
        page.wrapped(_("The same dice"), "serif_bold", 1.15)
        if not self._shared:
            page.wrapped(_("No roll has been made in both lines since then."), "serif_italic", 1.05, SEPIA)
            return
        number = len(self._shared)
        told = ngettext(
            "{n} roll was made in both lines since then, and fell the same.",
            "{n} rolls were made in both lines since then, and fell the same.",
            number,
        )
        page.wrapped(told.format(n=number))
        for roll, state in self._shared[:_LISTED]:
            page.wrapped(self._rolled(roll, state), size=0.95, colour=SEPIA)

    def _rolled(self, roll: Rolled, state: State) -> str:
        names = Names(self._match.content, state)
        faces = " ".join(map(str, roll.faces))
        about = {"round": max(1, roll.round), "who": names.piece(roll.actor), "faces": faces}
        if not (state.has(Named, roll.target) and state.has(Allegiance, roll.target)):
            return _("Round {round}, {who}: {faces}").format(**about)
        return _("Round {round}, {who} against {whom}: {faces}").format(**about, whom=names.piece(roll.target))
