"""Changing the class: the tree of classes, what each would gain and lose, and the unit kind that a change brings."""

from collections.abc import Sequence

from game.campaign.actions import ChangeClass, LearnUnit
from game.core.ids import EntityId
from game.i18n import _
from game.scenes.camp import classes_words as words
from game.scenes.camp.classes_tree import ClassNode, ClassTree
from game.scenes.camp.growth_widgets import Entry
from game.scenes.camp.journey import Journey
from game.scenes.camp.sheet_base import PersonPage, Turn
from game.scenes.camp.sheet_words import level_words
from game.scenes.camp.troops_page import SIDE
from game.scenes.context import Context
from game.scenes.facts_sheet import Heading, Pair
from game.scenes.stack import Transition
from game.ui.intents import Cursor, Intent
from game.ui.sentences_campaign import kind_name
from game.ui.theme import SEPIA
from game.ui.widgets import Button, Label, Outcome, Pressed, Widget


class ClassesPage(PersonPage):
    """The classes as one commander sees them. Keys that move the focus look at a class, a click does too."""

    name = "classes"
    shares = (58, 42)

    def __init__(self, context: Context, journey: Journey, person: EntityId, turn: Turn) -> None:
        self._looked = journey.sheet(person).kind
        super().__init__(context, journey, person, turn)

    def title(self) -> str:
        """What the page is about."""
        return _("classes")

    def first(self) -> str:
        """The unit kind that can be learnt, else the class that is looked at."""
        learnt = self.candidates(LearnUnit)
        return f"unit {learnt[0].unit}" if learnt and isinstance(learnt[0], LearnUnit) else f"class {self._looked}"

    def columns(self) -> Sequence[Sequence[Widget]]:
        """The tree; what is known of the class that is looked at."""
        sheet, catalog = self.fighter.sheet, self._journey.catalog
        heading = Heading(kind_name(sheet.kind, catalog), level_words(sheet))
        return [heading, self._tree()], [*self._units(), *self._compared()]

    def _tree(self) -> ClassTree:
        own, catalog = self.fighter.sheet.kind, self._journey.catalog
        found = words.steps(own, catalog)

        def nodes(kinds: Sequence[str]) -> list[ClassNode]:
            return [
                ClassNode(
                    kind,
                    kind_name(kind, catalog),
                    self._context.figures,
                    SIDE,
                    near=kind == own or kind in found.near,
                    looked=kind == self._looked,
                )
                for kind in kinds
            ]

        steps = [(_("Now"), nodes([own])), (_("A change away"), nodes(found.near))]
        if found.far:
            steps.append((_("Two changes away"), nodes(found.far)))
        if found.farther:
            steps.append((_("Farther"), nodes(found.farther)))
        leads = {kind: words.steps(kind, catalog).near for kind in catalog.commander.classes}
        return ClassTree(steps, leads, lambda: self._looked)

    def _units(self) -> list[Widget]:
        """The unit kinds that the last change lets it learn, and the way to the spells."""
        sheet, catalog = self.fighter.sheet, self._journey.catalog
        found: list[Widget] = []
        for action in self.candidates(LearnUnit):
            assert isinstance(action, LearnUnit)  # noqa: S101 - asked for
            unit = catalog.commander.units[action.unit]
            told = _("attack {attack}, defence {defence}, movement {move}; {price} gold").format(
                attack=unit.attack, defence=unit.defence, move=unit.move, price=unit.price
            )
            found.append(Entry(f"unit {action.unit}", unit.name, text=told))
        if found:
            found.insert(0, Heading(_("Unit kinds"), _("{n} to choose").format(n=sheet.new_units)))
        if sheet.new_spells:
            found.append(Button("to spells", _("Choose a spell"), _("of any school")))
        return found

    def _compared(self) -> list[Widget]:
        """The class that is looked at beside the present one, and whether one can change to it."""
        sheet, catalog, kind = self.fighter.sheet, self._journey.catalog, self._looked
        if kind == sheet.kind:
            return [
                Heading(kind_name(kind, catalog), _("as it is now")),
                *(Pair(line.name, line.words, left=6) for line in words.compared(sheet, kind, catalog)),
                Label(self._when(), face="sans", size=1, colour=SEPIA, wide=30),
            ]
        beside = _("beside {kind}").format(kind=kind_name(sheet.kind, catalog))
        lines = [words.kinship(sheet.kind, kind, catalog), *words.compared(sheet, kind, catalog)]
        found: list[Widget] = [Heading(kind_name(kind, catalog), beside), *self._become(kind)]
        found += [Pair(line.name, line.words, left=6, colour=line.colour) for line in lines]
        way = words.through(sheet.kind, kind, catalog)
        if kind not in words.steps(sheet.kind, catalog).near and way:
            found.append(Pair(_("By way of"), way, left=6))
        stays = _(
            "Attributes, skills, spells and the unit kinds it knows stay. A change brings a unit kind and a spell."
        )
        return [*found, Label(stays, face="sans", size=1, colour=SEPIA, wide=30)]

    def _when(self) -> str:
        """Why the class cannot be changed now, or that it can."""
        near = words.steps(self.fighter.sheet.kind, self._journey.catalog).near
        reasons = {self.why_not(ChangeClass(self._person, kind)) for kind in near}
        return "" if "" in reasons else next(iter(sorted(reasons)), "") if near else ""

    def _become(self, kind: str) -> list[Widget]:
        refused = self.why_not(ChangeClass(self._person, kind))
        if refused:
            return [Label(refused, face="sans", size=1, colour=SEPIA, wide=30)]
        name = kind_name(kind, self._journey.catalog)
        return [
            Button(
                "become", _("Become {kind}").format(kind=name), _("level {n}").format(n=self.fighter.sheet.level + 1)
            )
        ]

    def handle(self, intent: Intent) -> Transition | None:
        """As on every page; what is told follows the focus that keys move."""
        followed = super().handle(intent)
        focus = self._form.focus
        if followed is None and isinstance(intent, Cursor) and isinstance(focus, ClassNode):
            self.look(focus.kind)
        return followed

    def look(self, kind: str) -> None:
        """Tell of a class, by id."""
        if kind != self._looked:
            self._looked = kind
            self.refresh()

    def _look_at(self, person: EntityId) -> None:
        self._looked = self._journey.sheet(person).kind
        super()._look_at(person)

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Look at a class, change to it, learn a unit kind."""
        match outcome:
            case Pressed("become"):
                self.do(ChangeClass(self._person, self._looked))
            case Pressed("to spells"):
                return self.turn_to("spells")
            case Pressed(name) if name.startswith("class "):
                kind = name.removeprefix("class ")
                if not self.why_not(ChangeClass(self._person, kind)):
                    self._memory[""] = "become"
                self._looked = kind
                self.refresh()
            case Pressed(name) if name.startswith("unit "):
                self.do(LearnUnit(self._person, name.removeprefix("unit ")))
            case _:
                return super().chosen(outcome)
        return None
