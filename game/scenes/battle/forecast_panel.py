"""The panel before an attack: how it may end for both sides, as exact distributions, and every number by name."""

from dataclasses import dataclass

from game.core.ids import EntityId
from game.core.state import State
from game.i18n import _
from game.rules.commander.combat import Half
from game.rules.commander.exchange import Fighter
from game.rules.commander.models import CommanderContent
from game.rules.commander.troops import side_of
from game.scenes.battle.bars import draw_bars
from game.scenes.battle.odds_words import Ends, mean_loss, own_words, percent, target_words
from game.scenes.battle.page import BRIEFEST, Page
from game.scenes.battle.proposal import Proposal
from game.ui.sentences import Names
from game.ui.sentences_gifts import last_stand_words
from game.ui.sentences_terms import MINUS, owned_name, owned_sum, strikes_sum, sum_text
from game.ui.theme import BLUE, RED, SEPIA, side_colours

LEAST, _LOW = 3.4, 2.8
"""How high the bars are in the column, and where there is less room, in units."""
_SMALL = 0.92


@dataclass(frozen=True, slots=True)
class Account:
    """One side of an attack: who suffers, how it may end, and whose blows with which numbers lead there."""

    piece: EntityId
    striker: EntityId
    fighter: Fighter
    ends: Ends
    half: Half
    strikes: bool
    ours: bool


def accounts(proposal: Proposal) -> tuple[Account, Account]:
    """What becomes of the target, then of the attacker."""
    reckoning, odds = proposal.reckoning, proposal.odds
    attacker, target = proposal.piece, proposal.target
    answered = reckoning.retaliation != "none"
    target_ends, own_ends = odds.over(lambda end: end.defender), odds.over(lambda end: end.attacker)
    plan = reckoning.plan
    return (
        Account(target, attacker, plan.defender, target_ends, reckoning.attacker, strikes=True, ours=True),
        Account(attacker, target, plan.attacker, own_ends, reckoning.defender, strikes=answered, ours=False),
    )


class ForecastPanel:
    """Writes what an attack would do."""

    def __init__(self, content: CommanderContent) -> None:
        self._content = content

    def write(self, page: Page, state: State, proposal: Proposal, *, bars: float = LEAST) -> None:
        """The blow, then what it leaves of the target and of the attacker; bars in units, 0 for none.

        Briefer the bars are lower, then the sums are left out; in the end it is only the chances of both.
        """
        names = Names(self._content, state)
        if page.brief == BRIEFEST:
            for account in accounts(proposal):
                self._write_chances(page, names, account)
            return
        self.write_title(page, names, proposal)
        for account in accounts(proposal):
            page.rule()
            self.write_outcome(page, state, names, account, bars=_LOW if page.brief else bars)
            if account.strikes and page.brief <= 1:
                self._sum(page, account, names)

    def write_title(self, page: Page, names: Names, proposal: Proposal) -> None:
        """Who strikes whom, and the advantage and first strike in words."""
        title = _("{who} strikes {whom}").format(who=names.piece(proposal.piece), whom=names.piece(proposal.target))
        page.wrapped(title, "serif_bold", 1.3)
        page.wrapped(remarks(proposal), "serif_italic", 1.0, SEPIA)

    def write_outcome(self, page: Page, state: State, names: Names, account: Account, *, bars: float) -> None:
        """The chance to be destroyed, the average, the worst tenth, and the bars."""
        hp = account.fighter.hp
        self._write_chances(page, names, account)
        stand = last_stand_words(state, account.piece)
        if stand and account.strikes:
            page.wrapped(stand, size=_SMALL, colour=SEPIA)
        if bars:
            draw_bars(page, page.text.px(bars), hp, account.ends, side_colours(side_of(state, account.piece)))
            page.gap(0.25)

    @staticmethod
    def _write_chances(page: Page, names: Names, account: Account) -> None:
        """The same without bars, at its briefest without the average."""
        hp = account.fighter.hp
        gone = _("destroyed {chance}").format(chance=percent(account.ends.get(0, 0.0)))
        page.pair(names.piece(account.piece), gone, bold=True)
        if page.brief < BRIEFEST:
            lost = f"{mean_loss(account.ends, hp):.1f}"
            page.wrapped(_("{hp} HP now, loses {lost} on average").format(hp=hp, lost=lost), size=_SMALL, colour=SEPIA)
        words = target_words(account.ends, hp) if account.ours else own_words(account.ends, hp)
        page.wrapped(words, "sans_bold", _SMALL, RED)

    def _sum(self, page: Page, account: Account, names: Names) -> None:
        """The sum behind one side's strikes: what they must roll, how many there are, the most they can do."""
        half = account.half
        terms = owned_sum(half.terms, names, account.striker, account.piece)
        page.wrapped(f"{self.needs(half)} ({terms})", size=_SMALL, colour=RED if half.edge <= 0 else "#2b2118")
        if half.edge > 0:
            words = _("{strikes}, {cap}").format(strikes=_strikes(half, names), cap=_cap(half, names))
            page.wrapped(words, size=_SMALL)

    def needs(self, half: Half) -> str:
        """What each die must show."""
        if half.edge <= 0:
            return _("No strike can land")
        if half.edge >= self._content.numbers.strike_sides:
            return _("Every strike lands")
        return _("Each strike lands on 1 to {edge}").format(edge=half.edge)

    def write_sum(self, page: Page, account: Account, names: Names) -> None:
        """The same as a column of numbers, each with its owner."""
        title = _("Our strikes") if account.ours else _("Their answer")
        page.wrapped(title, "serif_bold", 1.3)
        page.rule()
        if not account.strikes:
            page.wrapped(_("There is no answer."), colour=SEPIA)
            return
        half = account.half
        for place, term in enumerate(half.terms):
            number = str(term.amount) if place == 0 else f"{MINUS if term.amount < 0 else '+'}{abs(term.amount)}"
            if term.name == "defence" and not term.amount:
                number = f"{MINUS}0"
            page.pair(owned_name(term, names, account.striker, account.piece), number)
        page.pair(self.needs(half), str(half.edge).replace("-", MINUS), bold=True, colour=BLUE)
        page.pair(_("Strikes"), _strikes(half, names), bold=True, colour=BLUE)
        page.pair(_("Cap"), _cap(half, names), bold=True, colour=BLUE)


def remarks(proposal: Proposal) -> str:
    """Advantage, first strike and what the answer will be, in a line."""
    reckoning = proposal.reckoning
    told = []
    if reckoning.attacker.advantage:
        told.append(_("our advantage"))
    if reckoning.defender.advantage:
        told.append(_("their advantage"))
    if reckoning.attacker.first_strike:
        told.append(_("we strike first"))
    if reckoning.defender.first_strike:
        told.append(_("they strike first"))
    match reckoning.retaliation:
        case "none":
            told.append(_("no answer"))
        case "revenge":
            told.append(_("annihilation: only revenge strikes answer"))
        case _ if not (reckoning.attacker.first_strike or reckoning.defender.first_strike):
            told.append(_("both strike at once"))
    words = ", ".join(told)
    return words[:1].upper() + words[1:]


def _strikes(half: Half, names: Names) -> str:
    summed = strikes_sum(half.strikes, half.cap_terms[0].amount, half.strike_terms, names)
    if summed:
        return _("{n} strikes ({sum})").format(n=half.strikes, sum=summed)
    return _("{n} strikes").format(n=half.strikes)


def _cap(half: Half, names: Names) -> str:
    if not half.cap_terms[1:]:
        return _("at most {n} HP").format(n=half.cap)
    return _("at most {n} HP ({sum})").format(n=half.cap, sum=sum_text(half.cap_terms, names))
