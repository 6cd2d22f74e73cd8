"""Troops: who leads whom, who can be recruited at what price, and who is sent home (rule book 11)."""

from collections.abc import Sequence

from game.campaign.actions import Dismiss, Recruit
from game.campaign.troops import may_mix, troop_size
from game.core.ids import EntityId
from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.offer import Offer, kind_words
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.camp.standing import SIDE, Standing, company_of
from game.scenes.context import Context
from game.scenes.facts_sheet import Heading
from game.scenes.stack import Transition
from game.ui.intents import Intent, Next, Previous
from game.ui.prompts import Prompt
from game.ui.sentences_campaign import campaign_reason, kind_name
from game.ui.theme import SEPIA
from game.ui.widgets import Button, Changed, Choice, Column, Label, Outcome, Pressed, Row, Widget

__all__ = ["SIDE", "Standing", "Troops"]


class Troops(CampPage):
    """One commander's troop at a time; Next and Previous turn to another."""

    name = "troops"
    wide = 76

    def __init__(self, context: Context, journey: Journey, person: EntityId) -> None:
        self._person = person
        super().__init__(context, journey)

    def heading(self) -> str:
        """What stands above the page."""
        return _("Troops")

    def parts(self) -> Sequence[Widget]:
        """The commander with the troop at the left, who can be recruited at the right."""
        return [Row([Column(self._troop(), gap=0.4), Column(self._recruits(), gap=0.2)], gap=2)]

    def _troop(self) -> list[Widget]:
        journey, catalog = self._journey, self._journey.catalog
        names = [journey.identity(one).name for one in journey.people]
        found: list[Widget] = []
        if len(names) > 1:
            found.append(Choice("person", _("Commander"), names, journey.people.index(self._person)))
        sheet, units = journey.sheet(self._person), journey.troop(self._person).units
        size = troop_size(sheet, catalog.commander)
        note = _("{n} of {size} units").format(n=len(units), size=size)
        found.append(Heading(journey.identity(self._person).name, note))
        full = catalog.commander.numbers.full_hp
        found.append(Standing(self._context.figures, *company_of(journey, self._person), full))
        mixed = may_mix(sheet, catalog.commander)
        words = _("Its units may be of several kinds.") if mixed else _("Its units are all of one kind.")
        found.append(Label(words, face="serif_italic", size=1.1, colour=SEPIA))
        for kind in sorted({unit.kind for unit in units}):
            worst = min(unit.hp for unit in units if unit.kind == kind)
            label = _("Send home: {unit}").format(unit=kind_name(kind, catalog))
            note = _("the one with {hp} HP").format(hp=worst) if worst < full else ""
            found.append(Button(f"dismiss {kind}", label, note))
        return found

    def _recruits(self) -> list[Widget]:
        gold = _("{gold} gold there").format(gold=self._journey.company.gold)
        offers = [self._offer(unit) for unit in sorted(self._journey.sheet(self._person).units, key=self._price)]
        return [Heading(_("Recruit"), gold), *offers]

    def _price(self, unit: str) -> tuple[int, str]:
        return self._journey.catalog.commander.units[unit].price, unit

    def _offer(self, unit: str) -> Widget:
        catalog = self._journey.catalog
        entry = catalog.commander.units[unit]
        refused = self._journey.why_not(Recruit(self._person, unit))
        why = campaign_reason(refused, catalog) if refused else ""
        price = _("{price} gold").format(price=entry.price)
        figures = self._context.figures
        return Offer(f"recruit {unit}", unit, entry.name, price, kind_words(entry), figures, why_not=why)

    def handle(self, intent: Intent) -> Transition | None:
        """Turn to another commander, or as on every page."""
        if isinstance(intent, Next | Previous) and len(self._journey.people) > 1:
            people, step = self._journey.people, 1 if isinstance(intent, Next) else -1
            self._look_at(people[(people.index(self._person) + step) % len(people)])
            return None
        return super().handle(intent)

    def _look_at(self, person: EntityId) -> None:
        self._person, self._notice = person, ""
        self.refresh()

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Recruit, send home, or look at another commander."""
        match outcome:
            case Changed("person", index):
                self._look_at(self._journey.people[index])
            case Pressed(name):
                what, _space, unit = name.partition(" ")
                self.do(Recruit(self._person, unit) if what == "recruit" else Dismiss(self._person, unit))
        return None

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        if len(self._journey.people) < 2:
            return super().prompts()
        first, *rest = super().prompts()
        return (first, (("previous", "next"), _("Other commander")), *rest)
