"""What the spellbook tells of a level: cost, range, area and dice, and the exact odds for whoever it could reach."""

from game.core.entity import Position
from game.core.grid import distance
from game.i18n import _
from game.rules.commander.components import Skills
from game.rules.commander.events import Term
from game.rules.commander.gifted import gift_terms
from game.rules.commander.magic.books import range_of, school_skill
from game.rules.commander.magic.dice import level_of, more_terms
from game.rules.commander.spells import Level
from game.rules.commander.troops import side_of
from game.scenes.battle.cast_panel import friend_name
from game.scenes.battle.page import BRIEFEST, Page
from game.scenes.battle.spell_results import result_words
from game.scenes.battle.spell_shelf import Shelf
from game.scenes.battle.spell_words import (
    dice_count,
    dice_text,
    gives_text,
    lasts_text,
    means_text,
)
from game.ui.sentences import Names
from game.ui.sentences_casts import more_words
from game.ui.sentences_magic import area_text, school_name
from game.ui.sentences_terms import MINUS, sum_text
from game.ui.theme import INK, RED, SEPIA

_SMALL = 0.92


def write_level(page: Page, shelf: Shelf, spell: str, letter: str) -> None:
    """Everything about a level; briefer without what the rules tell as well, in the end without the targets' dice."""
    content = shelf.rules.content
    what, entry = content.spells[spell], shelf.entry(spell, letter)
    level = level_of(what, letter)
    title = _("{spell}, level {level}").format(spell=what.name, level=letter)
    page.wrapped(title, "serif_bold", 1.4)
    if page.brief < BRIEFEST:
        words = _("{school} magic, {whom}").format(school=school_name(what.school), whom=means_text(what, level))
        page.wrapped(words, "serif_italic", 1.05, SEPIA)
        page.gap(0.2)
        page.wrapped(what.text, "serif", 1.1)
    if entry.why_not:
        page.gap(0.2)
        page.wrapped(entry.why_not, "sans_bold", 1.0, RED)
    page.rule()
    less = ""
    if entry.discount:
        skill = content.skills[school_skill(what, content) or ""].name
        less = _("{n} {minus} {less} {skill}").format(n=level.mp, minus=MINUS, less=entry.discount, skill=skill)
    page.reckoned(_("Cost"), less, _("{n} MP").format(n=entry.cost))
    page.pair(_("MP left"), _left(shelf, entry.cost))
    _write_range(page, shelf, level)
    page.pair(_("Reaches"), area_text(what, level))
    more = more_terms(shelf.state, shelf.piece, what)
    if more:
        page.pair(_("Points more"), more_words(more, Names(content, shelf.state)))
    if page.brief < BRIEFEST - 1:
        page.gap(0.2)
        told = (gives_text(what, level, content), dice_text(what, level), lasts_text(what))
        page.wrapped(" ".join(words for words in told if words))
    _write_targets(page, shelf, spell, letter)


def _write_range(page: Page, shelf: Shelf, level: Level) -> None:
    """How far the level can be aimed, and what gifts of the caster have to do with it."""
    gifts = gift_terms(shelf.state, shelf.piece, "spell_range")
    names = Names(shelf.rules.content, shelf.state)
    made_of = sum_text((Term("", level.range), *gifts), names) if gifts else ""
    page.reckoned(_("Range"), made_of, str(range_of(shelf.state, shelf.piece, level)))


def _left(shelf: Shelf, cost: int) -> str:
    mp = shelf.mp.mp
    if cost > mp:
        return str(mp)
    return _("{mp}, afterwards {left}").format(mp=mp, left=mp - cost)


def _write_targets(page: Page, shelf: Shelf, spell: str, letter: str) -> None:
    """Whoever the level could reach now, the nearest first; friends whom it would harm last."""
    found = shelf.odds(spell, letter)
    if not found:
        return
    page.rule()
    page.wrapped(_("Who is in range, and the odds"), "serif_bold", 1.15)
    state, names = shelf.state, Names(shelf.rules.content, shelf.state)
    here = state.row(Position, shelf.piece).cell
    far = {odds.aimed.piece: distance(here, state.row(Position, odds.aimed.piece).cell) for odds in found}
    harms = shelf.rules.content.spells[spell].targets == "all"
    friends = {piece for piece in far if harms and side_of(state, piece) == side_of(state, shelf.piece)}
    for odds in sorted(found, key=lambda odds: (odds.aimed.piece in friends, far[odds.aimed.piece], odds.aimed.piece)):
        name = names.piece(odds.aimed.piece)
        name = friend_name(name) if odds.aimed.piece in friends else name
        if odds.spread is not None and page.brief < BRIEFEST:
            name = _("{piece}, {dice}").format(piece=name, dice=dice_count(odds.dice))
        page.pair(name, result_words(state, odds), colour=RED if odds.aimed.piece in friends else INK)


def write_rally(page: Page, shelf: Shelf) -> None:
    """What rallying does at the commander's rank, and why it cannot be done now."""
    page.wrapped(_("Rally"), "serif_bold", 1.4)
    skills = shelf.state.get(Skills, shelf.piece)
    for name, rank in skills.ranks if skills else ():
        ranks = shelf.rules.content.skills[name].ranks
        if any("rally_hp" in what.gives for what in ranks):
            for what in ranks[:rank]:
                page.wrapped(what.text, "serif", 1.1)
    if shelf.why_no_rally:
        page.gap(0.2)
        page.wrapped(shelf.why_no_rally, "sans_bold", 1.0, RED)
