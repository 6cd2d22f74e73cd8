"""Stores: gold and rations, and what rations cost (rule book 11)."""

from collections.abc import Sequence

from game.campaign.actions import Buy
from game.core.ids import BATTLE
from game.i18n import _, ngettext
from game.scenes.camp.nights import night
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.facts_sheet import Heading
from game.scenes.stack import Transition
from game.ui.sentences_campaign import campaign_reason
from game.ui.theme import BLUE, SEPIA
from game.ui.widgets import Button, Column, Label, Outcome, Pressed, Row, Widget

AMOUNTS = (1, 5, 10)
"""How many rations are bought at once."""


class Stores(CampPage):
    """What the carts hold, at the left, and what can be bought, at the right."""

    name = "stores"
    wide = 70

    def heading(self) -> str:
        """What stands above the page."""
        return _("Stores")

    def parts(self) -> Sequence[Widget]:
        """What there is, and what can be bought."""
        return [Row([Column(self._held(), gap=0.3), Column(self._market(), gap=0.3)], gap=2)]

    def _held(self) -> list[Widget]:
        journey = self._journey
        company, meal = journey.company, journey.catalog.campaign.meal * len(journey.people)
        nights = company.rations // meal if meal else 0
        words = ngettext("enough for {n} night", "enough for {n} nights", nights).format(n=nights)
        found: list[Widget] = [
            Heading(_("The carts hold")),
            _figure(ngettext("{n} gold piece", "{n} gold pieces", company.gold).format(n=company.gold)),
            _note(_("won in battles, and found on the way")),
            _figure(ngettext("{n} ration", "{n} rations", company.rations).format(n=company.rations)),
            _note(words),
        ]
        if journey.session.decision is not None:
            found += [Heading(_("The night")), Label(night(journey), size=1.15)]
        return found

    def _market(self) -> list[Widget]:
        price = self._journey.catalog.campaign.ration_price
        words = {1: _("Buy one ration"), 5: _("Buy five rations"), 10: _("Buy ten rations")}
        return [
            Heading(_("The market"), _("{price} gold a ration").format(price=price)),
            *(self._offer(amount, words[amount], amount * price) for amount in AMOUNTS),
        ]

    def _offer(self, amount: int, label: str, price: int) -> Widget:
        """Something to buy, with its price or why it cannot be bought."""
        refused = self._journey.why_not(Buy(BATTLE, amount))
        if refused is None:
            return Button(f"buy {amount}", label, _("{gold} gold").format(gold=price))
        words = _("{what}: {why}").format(what=label, why=campaign_reason(refused, self._journey.catalog))
        return _note(words)

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Buy."""
        if isinstance(outcome, Pressed):
            self.do(Buy(BATTLE, int(outcome.name.partition(" ")[2])))
        return None


def _figure(words: str) -> Widget:
    return Label(words, face="sans_bold", size=1.6, colour=BLUE)


def _note(words: str) -> Widget:
    return Label(words, face="serif_italic", size=1.1, colour=SEPIA)
