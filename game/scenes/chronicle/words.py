"""What is written beside the board about a step: the deed, when it was, what the log told of it, and where one can go
from here."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ai.swings import standing
from game.core.entity import Round
from game.core.ids import Side
from game.i18n import _
from game.rules.commander.components import Initiative
from game.rules.commander.models import CommanderContent
from game.scenes.battle.page import Page
from game.scenes.chronicle.comparing import losses_of
from game.scenes.chronicle.lanes import Lane
from game.scenes.chronicle.sides import write_side
from game.ui.sentences import Names
from game.ui.sentences_deeds import deed_of, deed_sentence
from game.ui.sentences_log import Teller, Told
from game.ui.theme import BLUE, INK, RED, SEPIA, Theme

_SIGN = 1.7
"""How large the signs are, in units."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A step to be written about, what the log told of it, why one cannot go there ("" if one can), and the sides."""

    lane: Lane
    number: int
    told: tuple[Told, ...]
    refused: str
    sides: tuple[Side, ...]


def told_of(lane: Lane, number: int, content: CommanderContent) -> tuple[Told, ...]:
    """The log's lines of a step, none at the end of a line."""
    entry = lane.entry(number)
    return Teller(content, entry.before).tell(entry.events) if entry else ()


def write_moment(page: Page, moment: Moment, theme: Theme, content: CommanderContent) -> None:
    """Write all of it; how the sides stood only where there is room left."""
    _write_deed(page, moment, theme, content)
    measured = Page(page.text, page.rect)
    measured.y = page.y
    _write_sides(measured, moment)
    if measured.y <= page.rect.bottom:
        _write_sides(page, moment)


def _write_sides(page: Page, moment: Moment) -> None:
    state = moment.lane.state(moment.number)
    shares, losses = standing(state, moment.sides), losses_of(moment.lane.line[0].before, state, moment.sides)
    page.gap(0.6)
    page.rule()
    for side in moment.sides:
        write_side(page, side, shares[side], losses[side])


def _write_deed(page: Page, moment: Moment, theme: Theme, content: CommanderContent) -> None:
    _write_title(page, moment, theme, content)
    page.rule()
    if moment.refused:
        page.wrapped(moment.refused, "serif_italic", 1.05, RED)
        page.gap(0.4)
    entry = moment.lane.entry(moment.number)
    if entry is None:
        page.wrapped(_end_words(moment.lane), "serif_italic", 1.05, SEPIA)
        return
    if entry.barrier:
        _write_sign(page, theme, "", _("Dice were rolled."), BLUE)
    _write_lines(page, [told.short or told.text for told in moment.told])
    if not moment.told:
        page.wrapped(_("The log is silent about this."), "serif_italic", 1.05, SEPIA)


def _write_title(page: Page, moment: Moment, theme: Theme, content: CommanderContent) -> None:
    lane, number = moment.lane, moment.number
    state, entry = lane.state(number), lane.entry(number)
    names = Names(content, state)
    if entry is None:
        words = _("Now") if lane.place == 0 else _("Where this line was left")
        _write_sign(page, theme, "deed_now", words, INK, bold=True)
    else:
        sign = f"deed_{deed_of(entry.action)}"
        _write_sign(page, theme, sign, deed_sentence(entry.action, Names(content, entry.before)), INK, bold=True)
    commander = state.row(Initiative).commander
    when = [lane.name, _("Round {n}").format(n=max(1, state.row(Round).number))]
    if commander:
        when.append(_("turn of {piece}").format(piece=names.piece(commander)))
    page.wrapped(" \u00b7 ".join(when), size=0.95, colour=SEPIA)


def _end_words(lane: Lane) -> str:
    if lane.place:
        return _("So far this line went before another was taken.")
    return _("So far the battle has gone.")


def _write_lines(page: Page, lines: Sequence[str]) -> None:
    for words in lines:
        page.wrapped(words)
        page.gap(0.25)


def _write_sign(page: Page, theme: Theme, sign: str, words: str, colour: str, *, bold: bool = False) -> None:
    """Words with a sign before them; without a name it is the lozenge of dice."""
    text, whole, top = page.text, page.rect, page.y
    edge = text.px(_SIGN if bold else 1.1)
    size = 1.25 if bold else 1.0
    step = text.height("serif_bold" if bold else "sans", size)
    box = pygame.Rect(whole.x, top + max(0, (step - edge) // 2), edge, edge)
    if page.surface and page.shows(box):
        if sign:
            theme.stamp(page.surface, sign, box)
        else:
            theme.lozenge(page.surface, box.center, edge)
    page.rect = pygame.Rect(whole.x + edge + text.px(0.5), whole.y, whole.width - edge - text.px(0.5), whole.height)
    page.wrapped(words, "serif_bold" if bold else "sans", size, colour)
    page.rect = whole
    page.y = max(page.y, box.bottom)
    page.gap(0.2)
