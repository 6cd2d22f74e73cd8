"""Levels and classes: how to grow in a class, taking a level, changing the class (rule book 10)."""

from collections.abc import Sequence

from game.campaign.actions import Advance, ChangeClass, ChoosePath
from game.campaign.growth import last_class_level, next_classes, preview, sequences, shared_marks
from game.campaign.sheet import LETTERS
from game.i18n import _
from game.scenes.camp.person_page import PersonPage
from game.scenes.facts_sheet import Heading, Pair
from game.scenes.stack import Transition
from game.ui.sentences_campaign import attribute_name, campaign_reason, kind_name
from game.ui.theme import SEPIA
from game.ui.widgets import Button, Label, Outcome, Pressed, Widget


class Levels(PersonPage):
    """Offers what the experience allows, with what each way brings."""

    name = "growth"

    def heading(self) -> str:
        """What stands above the page."""
        return _("Levels, classes")

    def parts(self) -> Sequence[Widget]:
        """The way to grow, the level, and at the end of a class the next one."""
        sheet, numbers = self.sheet, self._journey.catalog.campaign
        found = self.who()
        if not sheet.path:
            found.append(Heading(_("How to grow in this class"), _("at class levels 2 to 5")))
            found += self._ways()
        else:
            words = ", ".join(attribute_name(letter) for letter in sheet.path)
            found.append(Pair(_("Growth"), words))
        if last_class_level(sheet, numbers):
            return [*found, *self._classes()]
        refused = self._journey.why_not(Advance(self._person))
        if refused is None:
            gain = attribute_name(sheet.path[sheet.class_level - 1])
            return [*found, Button("advance", _("Take a level"), gain)]
        return [*found, Label(campaign_reason(refused, self._journey.catalog), size=1.1, colour=SEPIA)]

    def _ways(self) -> list[Widget]:
        names = {"first": _("The curve"), "second": _("The curve's other way"), "class": _("As the class grows")}
        found: list[Widget] = []
        for number, way in enumerate(sequences(self.sheet, self._journey.catalog.commander)):
            points = ", ".join(attribute_name(letter) for letter in way.letters)
            end = preview(self.sheet, way.letters)
            told = " ".join(f"{letter} {end[letter]}" for letter in LETTERS)
            found.append(
                Button(f"path {number}", _("{name}: {points}").format(name=names[way.name], points=points), told)
            )
        return found

    def _classes(self) -> list[Widget]:
        """Every class akin to the present one, with what it has in common and what changes."""
        catalog, sheet = self._journey.catalog, self.sheet
        refused = self._journey.why_not(ChangeClass(self._person, next_classes(sheet.kind, catalog.commander)[0]))
        found: list[Widget] = [Heading(_("The next level changes the class"))]
        now = catalog.commander.classes[sheet.kind]
        if refused is not None:
            found.append(Label(campaign_reason(refused, catalog), size=1.1, colour=SEPIA))
        for kind in next_classes(sheet.kind, catalog.commander):
            entry = catalog.commander.classes[kind]
            note = _("attack {attack:+d}, defence {defence:+d}, movement {move:+d}").format(
                attack=entry.attack - now.attack, defence=entry.defence - now.defence, move=entry.move - now.move
            )
            if refused is None:
                found.append(Button(f"change {kind}", entry.name, note))
            common = ", ".join(shared_marks(sheet.kind, kind, catalog.commander))
            units = ", ".join(kind_name(unit, catalog) for unit in entry.units)
            curve = ", ".join(attribute_name(letter) for letter in entry.attributes)
            words = _("in common: {marks}; recruits {units}; grows {curve}")
            found.append(
                Pair("" if refused is None else entry.name, words.format(marks=common, units=units, curve=curve))
            )
        return found

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Choose a way, take a level, change the class."""
        match outcome:
            case Pressed("advance"):
                self.do(Advance(self._person))
            case Pressed(name) if name.startswith("change "):
                self.do(ChangeClass(self._person, name.removeprefix("change ")))
            case Pressed(name):
                way = sequences(self.sheet, self._journey.catalog.commander)[int(name.removeprefix("path "))]
                self.do(ChoosePath(self._person, way.name, way.letters))
            case _:
                return super().chosen(outcome)
        return None
