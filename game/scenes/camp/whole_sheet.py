"""The sheet of a commander: everything about it, each number with where it came from (rule book 9 and 10)."""

from collections.abc import Sequence

import pygame

from game.campaign.sheet import LETTERS, ability
from game.i18n import _
from game.scenes.camp.learning_page import Learning
from game.scenes.camp.levels_page import Levels
from game.scenes.camp.person_page import SIDE, PersonPage
from game.scenes.camp.troops_page import Troops
from game.scenes.facts_sheet import Fact, Heading, Pair, Picture
from game.scenes.stack import Replace, Transition
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
from game.ui.widgets import Button, Outcome, Pressed, Widget


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
            Button("back", _("Back to camp")),
            Picture(_("Portrait: {name}").format(name=identity.name), drawn, 14),
            Heading(_("Attributes"), _("and their sources")),
            *attributes,
            Button("growth", _("Levels, classes")),
            Heading(_("In battle")),
            *self._figures(),
            Heading(_("Skills")),
            *skills,
            Button("skills", _("Skills and spells")),
            Heading(_("Spells")),
            *spells,
            Heading(_("Units it can recruit")),
            *units,
            Button("troops", _("Troops")),
        ]

    def ways(self) -> Sequence[Widget]:
        """The way back stands at the head, so that the page opens there."""
        return ()

    def chosen(self, outcome: Outcome) -> Transition | None:
        """Leave for where a part of the sheet can be changed."""
        makers = {"growth": Levels, "skills": Learning, "troops": Troops}
        if isinstance(outcome, Pressed) and outcome.name in makers:
            return Replace(makers[outcome.name](self._context, self._journey, self._person))
        return super().chosen(outcome)

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
