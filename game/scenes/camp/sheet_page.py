"""The character's sheet: who it is, every number with its origin, skills, spells, and what can be chosen now."""

from collections.abc import Sequence

import pygame

from game.campaign.actions import Advance, ChangeClass
from game.campaign.growth import last_class_level
from game.campaign.muster import Fighter
from game.campaign.starts import HERO
from game.content.catalog import Catalog
from game.core.action import Action
from game.core.ids import EntityId
from game.i18n import _
from game.scenes.camp import growth_parts, sheet_parts
from game.scenes.camp.journey import Journey
from game.scenes.camp.sheet_base import PersonPage, Turn
from game.scenes.camp.sheet_columns import Sheets, SheetsForm
from game.scenes.camp.sheet_words import level_words, waiting
from game.scenes.camp.temper_page import wheel_of
from game.scenes.context import Context
from game.scenes.facts_sheet import Heading
from game.scenes.form_scene import FormScene
from game.scenes.frame import draw_frame
from game.scenes.stack import Pop, Transition
from game.ui.intents import AltClick, Cancel, Intent, Quit
from game.ui.prompts import Prompt
from game.ui.sentences_campaign import kind_name
from game.ui.widgets import Button, Changed, Outcome, Pressed, Widget


class GrowingPage(PersonPage):
    """A page on which sequences, levels and points can be chosen."""

    def __init__(self, context: Context, journey: Journey, person: EntityId, turn: Turn) -> None:
        self._ways: dict[str, int] = {}
        super().__init__(context, journey, person, turn)

    def growth(self) -> list[Widget]:
        """Everything about growth that can be chosen now, or why it cannot."""
        sheet, catalog = self.fighter.sheet, self._journey.catalog
        choices = self._journey.choices(self._person)
        return [
            *growth_parts.path_choice(sheet, choices, self._ways, catalog),
            *growth_parts.level(sheet, choices, self.why_no_level(), catalog),
            *growth_parts.points(sheet, choices),
        ]

    def why_no_level(self) -> str:
        """Why no level can be taken, "" if one can."""
        sheet = self.fighter.sheet
        action: Action = Advance(self._person)
        if last_class_level(sheet, self._journey.catalog.campaign):
            others = self._journey.catalog.commander.classes
            action = ChangeClass(self._person, next(iter(sorted(others))))
        return self.why_not(action)

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Commit what was pressed, break a tie another way, or turn the page."""
        match outcome:
            case Changed(name, index) if name.startswith("tie "):
                self._ways[name.removeprefix("tie ")] = index
                self.refresh()
                return None
            case Pressed(name) if name.startswith("to "):
                return self.turn_to(name.removeprefix("to "))
            case Pressed(name):
                action = growth_parts.action_of(name, self._journey.choices(self._person), self._ways)
                if action is not None:
                    self.do(action)
                return None
        return super().chosen(outcome)


class SheetPage(GrowingPage):
    """The whole sheet of a commander of the company."""

    name = "sheet"

    def title(self) -> str:
        """Where one is."""
        return _("at camp")

    def first(self) -> str:
        """What can be chosen comes first."""
        choices = self._journey.choices(self._person)
        if growth_parts.paths(choices, self._ways):
            return f"path {next(iter(growth_parts.paths(choices, self._ways)))}"
        return "advance" if any(isinstance(one, Advance) for one in choices) else "to growth"

    def columns(self) -> Sequence[Sequence[Widget]]:
        """Who it is; what it can do; what it may become."""
        fighter, catalog, context = self.fighter, self._journey.catalog, self._context
        return (*written(context, fighter, catalog), [*self.growth(), *self._ways_on(), *self._temper()])

    def _temper(self) -> list[Widget]:
        """The wheel of the hero; the others' temperament is their own."""
        if self._person != HERO:
            return []
        return [Heading(_("Temperament"), _("from talks by the fire")), wheel_of(self._journey)]

    def _ways_on(self) -> list[Widget]:
        left = ", ".join(waiting(self.fighter.sheet))
        found: list[Widget] = [Heading(_("Pages"), left or _("nothing waits"))]
        found += [
            Button("to growth", _("Levels and curve")),
            Button("to skills", _("Skills")),
            Button("to classes", _("Classes")),
            Button("to spells", _("Spells")),
        ]
        taken = any(isinstance(widget, Button) and widget.name == "to classes" for widget in self.growth())
        return [widget for widget in found if not (taken and widget.name == "to classes")]


def written(context: Context, fighter: Fighter, catalog: Catalog) -> tuple[list[Widget], list[Widget]]:
    """The two sheets on which everything about a commander stands."""
    left = [
        *sheet_parts.who(fighter, catalog),
        *sheet_parts.figures(fighter, catalog),
        *sheet_parts.troop(context, fighter, catalog),
    ]
    middle = [
        *sheet_parts.attributes(fighter, catalog),
        *sheet_parts.skills(fighter, catalog),
        *sheet_parts.spells(fighter, catalog),
    ]
    return left, middle


class ReadSheet(FormScene):
    """A commander's sheet to be read and no more, for whoever is in no campaign."""

    name = "sheet"

    def __init__(self, context: Context, fighter: Fighter, catalog: Catalog) -> None:
        self.changed = True
        self._context, self._fighter = context, fighter
        self._under = f"{kind_name(fighter.sheet.kind, catalog)}, {level_words(fighter.sheet)}"
        left, middle = written(context, fighter, catalog)
        attributes = len(sheet_parts.attributes(fighter, catalog))
        last = [*middle[attributes:], *sheet_parts.growing(fighter, catalog), Button("back", _("Back"))]
        troop = len(sheet_parts.troop(context, fighter, catalog))
        parts = (left[:-troop], [*middle[:attributes], *left[-troop:]], last)
        self._form = SheetsForm(Sheets(parts, (29, 34, 37)), context.theme, {"": "back"})

    def handle(self, intent: Intent) -> Transition | None:
        """Read, and go back."""
        match intent:
            case Quit() | Cancel() | AltClick():
                return Pop()
        outcome = self.through_form(intent)
        return Pop() if outcome == Pressed("back") else None

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return ((("up", "down"), _("Read on")), (("left", "right"), _("Other sheet")), (("cancel",), _("Back")))

    def draw(self, surface: pygame.Surface) -> None:
        """Sheets side by side."""
        self.changed = False
        body = draw_frame(surface, self._context, self._fighter.identity.name, self._under, self.prompts())
        self._form.lay_out(body)
        self._form.draw(surface)
        self._form.draw_tip(surface)
