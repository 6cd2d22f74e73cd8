"""Stores: gold and rations, and what rations cost (rule book 11)."""

from collections.abc import Sequence

from game.campaign.actions import Buy
from game.core.ids import BATTLE
from game.i18n import _, ngettext
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.facts_sheet import Fact, Heading
from game.scenes.stack import Transition
from game.ui.sentences_campaign import campaign_reason
from game.ui.theme import SEPIA
from game.ui.widgets import Button, Label, Outcome, Pressed, Widget

AMOUNTS = (1, 5, 10)
"""How many rations are bought at once."""


class Stores(CampPage):
    """What the carts hold."""

    name = "stores"

    def heading(self) -> str:
        """What stands above the page."""
        return _("Stores")

    def parts(self) -> Sequence[Widget]:
        """What there is, and what can be bought."""
        company, numbers = self._journey.company, self._journey.catalog.campaign
        meal = numbers.meal * len(self._journey.people)
        nights = company.rations // meal if meal else 0
        note = ngettext("enough for {n} night", "enough for {n} nights", nights).format(n=nights)
        found: list[Widget] = [
            Fact(str(company.gold), _("Gold"), _("won in battles, and found on the way")),
            Fact(str(company.rations), _("Rations"), note),
            Heading(_("Buy rations"), _("{price} gold each").format(price=numbers.ration_price)),
        ]
        for amount in AMOUNTS:
            label = ngettext("{n} ration", "{n} rations", amount).format(n=amount)
            refused = self._journey.why_not(Buy(BATTLE, amount))
            if refused is None:
                found.append(
                    Button(f"buy {amount}", label, _("{gold} gold").format(gold=amount * numbers.ration_price))
                )
            else:
                why = campaign_reason(refused, self._journey.catalog)
                found.append(Label(f"{label}: {why}", size=1.1, colour=SEPIA))
        words = _(
            "A night makes whoever has eaten whole. A commander and its troop eat {n} a night; who goes hungry gets"
        )
        words += " " + _("{hp} HP back and no MP.")
        found.append(Label(words.format(n=numbers.meal, hp=numbers.hungry_hp), face="serif_italic", size=1.1, wide=50))
        return found

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Buy."""
        if isinstance(outcome, Pressed):
            self.do(Buy(BATTLE, int(outcome.name.partition(" ")[2])))
        return None
