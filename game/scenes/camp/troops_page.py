"""Troops: who leads whom, who can be recruited at what price, and who is sent home (rule book 11)."""

from collections.abc import Sequence

import pygame

from game.campaign.actions import Dismiss, Recruit
from game.campaign.troops import may_mix, troop_size
from game.core.ids import EntityId
from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.context import Context
from game.scenes.facts_sheet import Heading
from game.scenes.stack import Transition
from game.ui.figures.cache import FigureCache
from game.ui.sentences_campaign import campaign_reason, kind_name
from game.ui.theme import INK, SEPIA, Theme
from game.ui.widgets import Button, Changed, Choice, Label, Outcome, Pressed, Widget

SIDE = "red"
"""The tincture a company fights in."""
_EDGE = 5.5


class Standing(Widget):
    """A commander and its units as figures, each with its HP."""

    role = "label"

    def __init__(
        self, figures: FigureCache, kinds: Sequence[tuple[str, str, int]], looks: Sequence[int | None]
    ) -> None:
        """`kinds` are ids, names and HP."""
        super().__init__(", ".join(_("{name} {hp} HP").format(name=name, hp=hp) for _id, name, hp in kinds))
        self._figures, self._kinds, self._looks = figures, tuple(kinds), tuple(looks)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """A place for each."""
        edge = theme.text.px(_EDGE)
        return min(room or 10**6, len(self._kinds) * edge), edge + theme.text.height("sans", 0.9)

    def draw(self, surface: pygame.Surface, theme: Theme, *, focused: bool) -> None:  # noqa: ARG002
        """Side by side, the HP below."""
        step = min(theme.text.px(_EDGE), self.rect.width // max(1, len(self._kinds)))
        for number, ((kind, _name, hp), look) in enumerate(zip(self._kinds, self._looks, strict=True)):
            left = self.rect.x + number * step
            picture = self._figures.picture(kind, SIDE, step, look=look)
            surface.blit(picture, (left, self.rect.y))
            image = theme.text.line(_("{hp} HP").format(hp=hp), "sans", 0.9, INK if hp > 5 else SEPIA)
            surface.blit(image, image.get_rect(midtop=(left + step // 2, self.rect.y + step)))


class Troops(CampPage):
    """One commander's troop at a time."""

    name = "troops"

    def __init__(self, context: Context, journey: Journey, person: EntityId) -> None:
        self._person = person
        super().__init__(context, journey)

    def heading(self) -> str:
        """What stands above the page."""
        return _("Troops")

    def parts(self) -> Sequence[Widget]:
        """The commander, its figures, and what can be done."""
        journey, catalog = self._journey, self._journey.catalog
        names = [journey.identity(one).name for one in journey.people]
        found: list[Widget] = []
        if len(names) > 1:
            found.append(Choice("person", _("Commander"), names, journey.people.index(self._person)))
        sheet, troop = journey.sheet(self._person), journey.troop(self._person)
        size = troop_size(sheet, catalog.commander)
        note = _("{n} of {size}").format(n=len(troop.units), size=size)
        if not may_mix(sheet, catalog.commander):
            note = _("{note}, all of one kind").format(note=note)
        found.append(Heading(journey.identity(self._person).name, note))
        hp = journey.condition(self._person).hp
        kinds = [(sheet.kind, kind_name(sheet.kind, catalog), hp)]
        kinds += [(unit.kind, kind_name(unit.kind, catalog), unit.hp) for unit in troop.units]
        looks = [journey.identity(self._person).look, *(None for _unit in troop.units)]
        found.append(Standing(self._context.figures, kinds, looks))
        found.append(Heading(_("Recruit"), _("{gold} gold").format(gold=journey.company.gold)))
        found += [self._recruit(unit) for unit in sheet.units]
        wounded = sorted({unit.kind for unit in troop.units})
        found += [Button(f"dismiss {kind}", self._home(kind)) for kind in wounded]
        return found

    def _home(self, kind: str) -> str:
        return _("Send a {unit} home").format(unit=kind_name(kind, self._journey.catalog))

    def _recruit(self, unit: str) -> Widget:
        catalog = self._journey.catalog
        entry = catalog.commander.units[unit]
        figures = _("{attack}/{defence}, {move} squares, {price} gold").format(
            attack=entry.attack, defence=entry.defence, move=entry.move, price=entry.price
        )
        refused = self._journey.why_not(Recruit(self._person, unit))
        if refused is None:
            return Button(f"recruit {unit}", entry.name, figures)
        words = _("{name} ({figures}): {why}")
        why = campaign_reason(refused, catalog)
        return Label(words.format(name=entry.name, figures=figures, why=why), size=1.1, colour=SEPIA, wide=50)

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Recruit, send home, or look at another commander."""
        match outcome:
            case Changed("person", index):
                self._person = self._journey.people[index]
                self.refresh()
            case Pressed(name):
                what, _space, unit = name.partition(" ")
                self.do(Recruit(self._person, unit) if what == "recruit" else Dismiss(self._person, unit))
        return None
