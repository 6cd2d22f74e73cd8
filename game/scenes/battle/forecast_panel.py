"""The panel before an attack: how it may end for both sides, as exact distributions, and every number by name."""

from collections.abc import Mapping, Sequence

import pygame

from game.core.ids import EntityId, Side
from game.core.state import State
from game.i18n import _
from game.rules.commander.combat import Half
from game.rules.commander.events import Term
from game.rules.commander.exchange import Fighter
from game.rules.commander.models import CommanderContent
from game.rules.commander.troops import side_of
from game.scenes.battle.page import Page
from game.scenes.battle.proposal import Proposal
from game.ui.sentences import Names
from game.ui.sentences_terms import sum_text
from game.ui.theme import DIM, INK, RED, SEPIA, side_colours

LEAST, _MOST = 2.4, 5.0
"""How high the bars may be, in units."""


class ForecastPanel:
    """Writes what an attack would do; `bars` is the height left for each chart, in pixels."""

    def __init__(self, content: CommanderContent) -> None:
        self._content = content

    def write(self, page: Page, state: State, proposal: Proposal, bars: int, *, tight: bool = False) -> None:
        """Fill a page: the blow, then what it leaves of the target and of the attacker; `tight` in fewer lines."""
        names = Names(self._content, state)
        reckoning, odds = proposal.reckoning, proposal.odds
        title = _("{who} strikes {whom}").format(who=names.piece(proposal.piece), whom=names.piece(proposal.target))
        if tight:
            page.line(title, "serif_bold", page.text.fitting_size(title, page.rect.width, "serif_bold", 1.3))
        else:
            page.wrapped(title, "serif_bold", 1.3)
        page.wrapped(_remarks(proposal), "serif_italic", 1.0, SEPIA)
        for piece, fighter, ends, half, strikes in (
            (proposal.target, reckoning.plan.defender, odds.over(lambda e: e.defender), reckoning.attacker, True),
            (
                proposal.piece,
                reckoning.plan.attacker,
                odds.over(lambda e: e.attacker),
                reckoning.defender,
                reckoning.retaliation != "none",
            ),
        ):
            page.rule()
            self._outcome(page, names, piece, fighter, ends, tight=tight)
            self._bars(page, bars, fighter, ends, side_of(state, piece))
            if strikes:
                self._sums(page, half, names)

    @staticmethod
    def _outcome(
        page: Page, names: Names, piece: EntityId, fighter: Fighter, ends: Mapping[int, float], *, tight: bool
    ) -> None:
        """Who it is, the chance that it is destroyed, and what it loses on average."""
        lost = f"{fighter.hp - sum(hp * chance for hp, chance in ends.items()):.1f}"
        gone = percent(ends.get(0, 0.0))
        if tight:
            told = _("loses {lost}, gone {chance}").format(lost=lost, chance=gone)
            page.pair(names.kind(piece), told, bold=True)
            return
        page.pair(names.piece(piece), _("destroyed {chance}").format(chance=gone), bold=True)
        page.line(_("{hp} HP now, loses {lost} on average").format(hp=fighter.hp, lost=lost), colour=SEPIA)

    @staticmethod
    def _bars(page: Page, bars: int, fighter: Fighter, ends: Mapping[int, float], side: Side) -> None:
        if page.surface:
            rect = pygame.Rect(page.rect.x, page.y, page.rect.width, bars)
            draw_bars(page, rect, fighter.hp, ends, side_colours(side))
        page.y += bars
        page.gap(0.25)

    def _sums(self, page: Page, half: Half, names: Names) -> None:
        """The sums behind one side's strikes: what they must roll, how many there are, the most they can do."""
        terms = sum_text(half.terms, names, named=("attack", "defence"))
        if half.edge <= 0:
            page.wrapped(_("No strike can land: {sum}").format(sum=terms), size=0.92, colour=RED)
            return
        sure = half.edge >= self._content.numbers.strike_sides
        words = _("Every strike lands: {sum}") if sure else _("Each strike lands at {edge} or less: {sum}")
        page.wrapped(words.format(edge=half.edge, sum=terms), size=0.92)
        page.wrapped(_("{strikes}, {cap}").format(strikes=_strikes(half), cap=_cap(half, names)), size=0.92)

    @staticmethod
    def bar_height(bare: int, room: int, unit: int) -> int:
        """How high each chart may be when all else takes `bare` pixels of the `room`."""
        return max(round(LEAST * unit), min((room - bare) // 2, round(_MOST * unit)))


def percent(chance: float) -> str:
    """A chance for reading: whole percents, but neither "0 %" for what can happen nor "100 %" for what can fail."""
    if 0 < chance < 0.01:
        return _("< 1 %")
    if 0.99 < chance < 1:
        return _("> 99 %")
    return _("{n} %").format(n=round(100 * chance))


def _remarks(proposal: Proposal) -> str:
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


def _strikes(half: Half) -> str:
    own = half.cap_terms[0].amount
    if half.strikes > own:
        return _("{n} strikes ({own} + {more} advantage)").format(n=half.strikes, own=own, more=half.strikes - own)
    return _("{n} strikes").format(n=half.strikes)


def _cap(half: Half, names: Names) -> str:
    penalties: Sequence[Term] = half.cap_terms[1:]
    if not penalties:
        return _("at most {n} HP").format(n=half.cap)
    return _("at most {n} HP ({sum})").format(n=half.cap, sum=sum_text(half.cap_terms, names))


def draw_bars(page: Page, rect: pygame.Rect, hp: int, ends: Mapping[int, float], colours: tuple[str, str, str]) -> None:
    """The distribution of HP left, from none (hatched) to what there is now; every bar stands over its number."""
    surface, text = page.surface, page.text
    if surface is None:
        return
    labels = text.height("sans", 0.9)
    ground = rect.bottom - labels
    pitch = rect.width / (hp + 1)
    highest = max(ends.values(), default=1.0)
    pygame.draw.line(surface, DIM, (rect.x, ground), (rect.right - 1, ground))
    for left in range(hp + 1):
        chance = ends.get(left, 0.0)
        middle = rect.x + round((left + 0.5) * pitch)
        wide = max(4, round(min(pitch * 0.72, text.px(2))))
        high = round(chance / highest * (ground - rect.y - text.px(0.3)))
        bar = pygame.Rect(middle - wide // 2, ground - high, wide, high)
        if high > 0:
            pygame.draw.rect(surface, colours[0], bar)
            if left == 0:
                _hatch(surface, bar, colours[2])
            pygame.draw.rect(surface, INK, bar, 2 if high > 4 else 1)
        label = text.line(str(left), "sans_bold" if left == 0 else "sans", 0.9, RED if left == 0 else INK)
        surface.blit(label, label.get_rect(midtop=(middle, ground + 1)))


def _hatch(surface: pygame.Surface, bar: pygame.Rect, colour: str) -> None:
    """Slanted lines across a bar, so that destruction is told by form as well."""
    clip = surface.get_clip()
    surface.set_clip(bar.clip(clip))
    for start in range(bar.y - bar.width, bar.bottom, 6):
        pygame.draw.line(surface, colour, (bar.x, start + bar.width), (bar.right, start), 1)
    surface.set_clip(clip)
