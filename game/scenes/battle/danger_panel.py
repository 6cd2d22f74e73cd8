"""What the enemy can do before the next turn, in words: to one piece on a square, and to the whole side."""

from collections.abc import Sequence

from game.ai.outlook import Danger
from game.core.ids import EntityId
from game.i18n import _
from game.scenes.battle.odds_words import percent
from game.scenes.battle.page import Page
from game.ui.sentences import Names
from game.ui.theme import GREEN, RED, SEPIA

_SMALL = 0.92


def write_danger(page: Page, danger: Danger, names: Names, *, here: bool) -> None:
    """One piece on a square: the chance to fall, the average loss, and who strikes."""
    title = _("{piece} here") if here else _("{piece} there")
    page.wrapped(title.format(piece=names.piece(danger.piece)), "serif_bold", 1.3)
    if not danger.attackers:
        page.wrapped(_("In the coming enemy turns nobody can strike at it."), size=_SMALL, colour=GREEN)
        return
    gone = _("destroyed {chance}").format(chance=percent(danger.destroyed))
    page.pair(_("loses {lost} HP").format(lost=f"{danger.expected_loss:.1f}"), gone, bold=True, colour=RED)
    who = ", ".join(names.piece(piece) for piece in danger.attackers)
    page.wrapped(_("on average in the coming enemy turns, by {who}").format(who=who), size=_SMALL)


def who_sentence(pieces: Sequence[EntityId], names: Names) -> str:
    """Who can strike, by name."""
    return _("Can strike: {who}").format(who=", ".join(names.piece(piece) for piece in pieces))


def write_threats(page: Page, pieces: Sequence[EntityId], names: Names) -> None:
    """Who could strike at the square, whoever stands there."""
    page.wrapped(who_sentence(pieces, names) if pieces else _("No enemy can strike here."), size=_SMALL)


def write_whole(page: Page, dangers: Sequence[Danger], names: Names) -> None:
    """Every piece of the side that can be struck, the worst first; in brief only how likely each is to be destroyed."""
    page.wrapped(_("What the enemy can do"), "serif_bold", 1.3)
    page.wrapped(_("in the coming enemy turns"), "serif_italic", 1.0, SEPIA)
    feared = [danger for danger in dangers if danger.attackers]
    for danger in feared:
        gone = _("destroyed {chance}").format(chance=percent(danger.destroyed))
        page.pair(names.piece(danger.piece), gone, bold=True)
        if page.brief:
            continue
        lost = f"{danger.expected_loss:.1f}"
        who = ", ".join(names.piece(piece) for piece in danger.attackers)
        page.wrapped(_("loses {lost} HP on average: {who}").format(lost=lost, who=who), size=_SMALL, colour=SEPIA)
    if not feared:
        page.wrapped(_("Nobody of yours can be struck."), colour=GREEN)
    elif len(feared) < len(dangers):
        page.wrapped(_("Nobody can strike at the others."), size=_SMALL, colour=GREEN)
