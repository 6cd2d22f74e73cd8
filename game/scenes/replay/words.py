"""What a step of a replay is told as: the deed, the log's lines, and the swing in numbers."""

from collections.abc import Sequence

from game.ai.swings import Swing
from game.core.ids import Side
from game.core.session import Entry
from game.i18n import _
from game.rules.commander.components import Initiative
from game.rules.commander.models import CommanderContent
from game.scenes.battle.page import Page
from game.ui.sentences import Names, side_name
from game.ui.sentences_deeds import deed_sentence
from game.ui.sentences_log import Teller
from game.ui.sentences_luck import tenths
from game.ui.sentences_terms import MINUS
from game.ui.theme import SEPIA, side_colours


def step_lines(entry: Entry, content: CommanderContent, *, brief: bool = False) -> tuple[str, ...]:
    """The deed, unless the log begins with it, and the log's lines of what came of it, in fewer words if brief."""
    lines = Teller(content, entry.before).tell(entry.events)
    told = tuple((brief and line.short) or line.text for line in lines)
    deed = deed_sentence(entry.action, Names(content, entry.before)).removesuffix(".")
    return told if any(line.startswith(deed) for line in told) else (f"{deed}.", *told)


def write_turn(page: Page, entry: Entry, content: CommanderContent) -> None:
    """Whose turn it is."""
    initiative = entry.before.get(Initiative)
    if initiative and initiative.commander:
        words = _("Turn of {piece}").format(piece=Names(content, entry.before).piece(initiative.commander))
        page.wrapped(words, size=0.92, colour=SEPIA)


def write_step(page: Page, entry: Entry, content: CommanderContent) -> None:
    """What is done, and what comes of it."""
    page.rule()
    for line in step_lines(entry, content, brief=page.brief > 1):
        page.wrapped(line)
        page.gap(0.15)


def write_swing(page: Page, swing: Swing | None, sides: Sequence[Side]) -> None:
    """What a step did to the standing of these sides, what was decided apart from what was rolled."""
    page.rule()
    if swing is None:
        page.wrapped(_("How the battle swung is being reckoned\u2026"), "serif_italic", 1.0, SEPIA)
        return
    for side in sides:
        name = _("{side}'s share").format(side=side_name(side))
        page.pair(name, span_words(swing, side), bold=True, colour=side_colours(side)[1])
        page.pair(_("decided"), signed(swing.decided[side]))
        page.pair(_("rolled"), signed(swing.rolled[side]))
    if not page.brief:
        explained = _("Decided is what was to be expected of the step, rolled what the dice made of it.")
        page.wrapped(explained, "serif_italic", 0.95, SEPIA)


def span_words(swing: Swing, side: Side) -> str:
    """A side's share before and after a step."""
    return _("{before} to {after} %").format(before=tenths(swing.before[side]), after=tenths(swing.after[side]))


def signed(thousandths: int) -> str:
    """A change in percent with its sign."""
    sign = MINUS if thousandths < 0 else "+" if thousandths else "\u00b1"
    return f"{sign}{tenths(abs(thousandths))} %"


def point_words(number: int, swing: Swing | None, side: Side) -> str:
    """A point of the graph in one line."""
    if swing is None:
        return _("Step {n}").format(n=number)
    return _("Step {n}: {side} {span}, decided {decided}, rolled {rolled}").format(
        n=number,
        side=side_name(side),
        span=span_words(swing, side),
        decided=signed(swing.decided[side]),
        rolled=signed(swing.rolled[side]),
    )
