"""What the sheet at the end of a battle says: the end, each side's deeds and losses, and a sentence on its luck."""

from typing import TYPE_CHECKING

from game.core.ids import Side
from game.i18n import _, ngettext
from game.rules.commander.models import CommanderContent
from game.scenes.battle.page import Page
from game.scenes.battle.statistics import Blow
from game.ui.figures.cache import FigureCache
from game.ui.sentences import Names, side_name, verdict_reasons
from game.ui.sentences_luck import favour_sentence, luck_sentence, spread_sentence
from game.ui.theme import GREEN, INK, RED, SEPIA, side_colours

if TYPE_CHECKING:
    from game.scenes.result import Losses, Summary

_FIGURE = 4
"""How large a side's figure is, in units."""


def write_result(page: Page, summary: "Summary", content: CommanderContent | None, figures: FigureCache) -> None:
    """Write all of it; without content the best blows go without names."""
    winner = summary.verdict.winner
    words = _("{side} wins").format(side=side_name(winner)) if winner else _("A draw")
    size = page.text.fitting_size(words, page.rect.width, "display", 2.6)
    page.wrapped(words, "display", size, side_colours(winner)[1] if winner else INK)
    page.wrapped(ending(summary), "serif", 1.3)
    if favour := favour_sentence(summary.luck):
        page.wrapped(favour, "serif_italic", 1.1, SEPIA)
    for note in summary.notes:
        page.wrapped(note, "serif_italic", 1.1, SEPIA)
    if summary.complaint:
        page.wrapped(summary.complaint, colour=RED)
    for side, losses in summary.losses.items():
        page.rule()
        _write_side(page, summary, side, losses, content, figures)
    if summary.salt:
        page.rule()
        words = _("The dice were settled before the first roll by the seed {seed}, sealed with {salt}.")
        page.wrapped(words.format(seed=summary.seed, salt=summary.salt), size=0.92, colour=SEPIA)


def ending(summary: "Summary") -> str:
    """Why it ended, and how long it took."""
    why = verdict_reasons().get(summary.verdict.reason, summary.verdict.reason)
    took = ngettext("It took {n} round.", "It took {n} rounds.", summary.rounds).format(n=summary.rounds)
    return f"{why} {took}"


def _write_side(
    page: Page,
    summary: "Summary",
    side: Side,
    losses: "Losses",
    content: CommanderContent | None,
    figures: FigureCache,
) -> None:
    text, whole, top = page.text, page.rect, page.y
    edge = text.px(_FIGURE)
    picture = page.place(edge)
    if page.surface and picture:
        page.surface.blit(figures.picture(summary.kinds[side], side, edge), picture)
    page.y = top
    page.rect = whole.inflate(-edge - text.px(0.8), 0).move((edge + text.px(0.8)) // 2, 0)
    won = summary.verdict.winner == side
    name = _("{side}: victory").format(side=side_name(side)) if won else side_name(side)
    page.wrapped(name, "serif_bold", 1.35, GREEN if won else side_colours(side)[1])
    page.wrapped(_lost(losses), colour=SEPIA)
    deeds = summary.deeds.get(side)
    if deeds:
        page.pair(_("HP dealt"), str(deeds.dealt))
        page.pair(_("HP lost"), str(losses.full - losses.hp))
        page.pair(_("Pieces destroyed"), str(deeds.destroyed))
        if deeds.best and content:
            page.pair(_("Best blow"), _blow(deeds.best, content))
    luck = summary.luck.get(side)
    if luck:
        page.wrapped(luck_sentence(side, luck))
        page.wrapped(spread_sentence(luck), size=0.92, colour=SEPIA)
    page.rect = whole
    page.y = max(page.y, top + edge)


def _lost(losses: "Losses") -> str:
    fallen = ngettext("{n} of {all} pieces lost", "{n} of {all} pieces lost", losses.fallen)
    told = fallen.format(n=losses.fallen, all=losses.pieces)
    if losses.commanders:
        commanders = ngettext("{n} commander among them", "{n} commanders among them", losses.commanders)
        told += ", " + commanders.format(n=losses.commanders)
    hp = _("{hp} of {full} HP left").format(hp=losses.hp, full=losses.full)
    return f"{told} \u00b7 {hp}"


def _blow(blow: Blow, content: CommanderContent) -> str:
    names = Names(content, blow.state)
    return _("{who} took {n} HP from {whom}").format(
        who=names.piece(blow.source), n=blow.lost, whom=names.piece(blow.target)
    )
