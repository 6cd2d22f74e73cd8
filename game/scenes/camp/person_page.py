"""Pages about one commander: who is looked at, and the sheet with every number's origin (rule book 9 and 10)."""

from collections.abc import Sequence

import pygame

from game.campaign.sheet import LETTERS, Sheet, ability
from game.core.ids import EntityId
from game.i18n import _
from game.scenes.camp.journey import Journey
from game.scenes.camp.sheet_scene import CampPage
from game.scenes.context import Context
from game.scenes.facts_sheet import Fact, Heading, Pair, Picture
from game.scenes.stack import Transition
from game.ui.intents import Intent, Next, Previous
from game.ui.portraits.names import scenery_of
from game.ui.portraits.portrait import portrait
from game.ui.sentences_campaign import (
    attribute_name,
    figure_name,
    kind_name,
    origin_words,
    rank_name,
    skill_name,
    spell_name,
)
from game.ui.widgets import Changed, Choice, Outcome, Widget

SIDE = "red"
"""The tincture a company fights in."""


class PersonPage(CampPage):
    """A page about somebody of the company; Next and Previous turn to another."""

    def __init__(self, context: Context, journey: Journey, person: EntityId) -> None:
        self._person = person
        super().__init__(context, journey)

    @property
    def sheet(self) -> Sheet:
        """The sheet that is looked at."""
        return self._journey.sheet(self._person)

    def who(self) -> list[Widget]:
        """The choice between the commanders, if there are several, and who this is."""
        journey, sheet = self._journey, self.sheet
        names = [journey.identity(one).name for one in journey.people]
        found: list[Widget] = []
        if len(names) > 1:
            found.append(Choice("person", _("Commander"), names, journey.people.index(self._person)))
        words = _("{kind}, level {level}, class level {within}; {have} of {need} experience").format(
            kind=kind_name(sheet.kind, journey.catalog),
            level=sheet.level,
            within=sheet.class_level,
            have=sheet.experience,
            need=journey.catalog.campaign.level_experience,
        )
        return [*found, Heading(journey.identity(self._person).name, words)]

    def handle(self, intent: Intent) -> Transition | None:
        """Turn to another commander, or as on every page."""
        if isinstance(intent, Next | Previous) and len(self._journey.people) > 1:
            people, step = self._journey.people, 1 if isinstance(intent, Next) else -1
            self._person = people[(people.index(self._person) + step) % len(people)]
            self.refresh()
            return None
        return super().handle(intent)

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Turn to another commander."""
        if isinstance(outcome, Changed) and outcome.name == "person":
            self._person = self._journey.people[outcome.index]
            self.refresh()
        return None


class SheetPage(PersonPage):
    """Everything about a commander, each number with where it came from."""

    name = "sheet"

    def heading(self) -> str:
        """What stands above the page."""
        return _("Sheets")

    def parts(self) -> Sequence[Widget]:
        """Portrait, attributes, figures, skills, spells, units."""
        journey, catalog, sheet = self._journey, self._journey.catalog, self.sheet
        identity = journey.identity(self._person)

        def drawn(wide: int, high: int) -> pygame.Surface:
            view = scenery_of(identity.scenery)
            return portrait(sheet.kind, SIDE, identity.look, identity.crest, identity.pose, view, (wide, high))

        attributes = [
            Fact(str(sheet.total("attribute", letter)), attribute_name(letter), self._origins("attribute", letter))
            for letter in LETTERS
        ]
        skills = [
            Pair(skill_name(id_, catalog), f"{rank_name(rank)}: {self._origins('skill', id_)}", left=11)
            for id_, rank in sheet.ranks
        ]
        spells = [Pair(spell_name(id_, catalog), self._origins("spell", id_), left=11) for id_ in sheet.spells]
        units = [Pair(kind_name(id_, catalog), self._origins("unit", id_), left=11) for id_ in sheet.units]
        return [
            *self.who(),
            Picture(_("Portrait: {name}").format(name=identity.name), drawn, 14),
            Heading(_("Attributes"), _("and their sources")),
            *attributes,
            Heading(_("In battle")),
            *self._figures(),
            Heading(_("Skills")),
            *skills,
            Heading(_("Spells")),
            *spells,
            Heading(_("Units it can recruit")),
            *units,
        ]

    def _origins(self, what: str, name: str) -> str:
        gains = [gain for gain in self.sheet.gains if (gain.what, gain.name) == (what, name)]
        told = (f"{gain.amount} {origin_words(gain.origin, self._journey.catalog)}" for gain in gains)
        return (
            " + ".join(told)
            if what in ("attribute", "figure")
            else ", ".join(origin_words(gain.origin, self._journey.catalog) for gain in gains)
        )

    def _figures(self) -> list[Widget]:
        """Attack, defence and the rest, as sums."""
        sheet, content = self.sheet, self._journey.catalog.commander
        kind, numbers, own = content.classes[sheet.kind], content.numbers, sheet.attributes
        skill = {name: ability(sheet, f"commander_{name}", content) for name in ("attack", "defence")}

        def gift(name: str) -> int:
            return sheet.total("figure", name)

        def total(name: str, *parts: tuple[str, int]) -> Pair:
            shown = [(words, n) for words, n in parts if n] or list(parts[:1])
            told = " + ".join(f"{n} {words}" for words, n in shown)
            return Pair(name, f"{sum(n for _words, n in parts)} = {told}", left=11)

        by_skill, by_quiz, by_class = _("skill"), _("quiz"), kind.name
        knowledge = (_("Knowledge x {n}").format(n=numbers.mp_per_knowledge), numbers.mp_per_knowledge * own["K"])
        offence, armour = (attribute_name("O"), own["O"]), (attribute_name("A"), own["A"])
        base = (_("base"), numbers.base_mp)
        found: list[Widget] = [
            total(
                _("Attack"), (by_class, kind.attack), offence, (by_skill, skill["attack"]), (by_quiz, gift("attack"))
            ),
            total(
                _("Defence"), (by_class, kind.defence), armour, (by_skill, skill["defence"]), (by_quiz, gift("defence"))
            ),
            total(
                _("Against magic"),
                (by_class, kind.defence),
                (attribute_name("K"), own["K"]),
                (by_skill, skill["defence"]),
                (by_quiz, gift("defence")),
            ),
            total(_("Movement"), (by_class, kind.move), (by_quiz, gift("move"))),
            total(_("MP"), base, knowledge, (by_quiz, gift("max_mp"))),
            total(
                _("Command range"),
                (_("base"), numbers.command_range),
                (by_skill, ability(sheet, "command_range", content)),
                (by_quiz, gift("command_range")),
            ),
        ]
        for name in ("spell_range", "free_leaving"):
            if gift(name):
                found.append(Pair(figure_name(name), self._origins("figure", name), left=11))
        return found
