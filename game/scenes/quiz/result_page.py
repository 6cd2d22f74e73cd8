"""The last page of the quiz: the commander that came of it, what is left to pick, and what each answer gave."""

from collections.abc import Callable

import pygame

from game.campaign.components import Identity
from game.campaign.components import Quiz as QuizRow
from game.campaign.events import CandidateDrawn
from game.campaign.quiz.course import given
from game.campaign.quiz.making import Choice as Pickable
from game.campaign.sheet import LETTERS, Sheet, ability, max_mp
from game.content.catalog import Catalog
from game.i18n import _
from game.scenes.context import Context
from game.scenes.facts_sheet import Fact, Gave, Heading, Pair, Picture
from game.scenes.frame import GAP, MARGIN, columns
from game.scenes.quiz.gives import answer_words, curve_name
from game.scenes.saves.name_field import NameField
from game.ui.figures.dyes import SIDES
from game.ui.portraits.names import CRESTS, scenery_of
from game.ui.portraits.portrait import portrait
from game.ui.portraits.words import crest_name, look_name
from game.ui.prompts import Prompt
from game.ui.sentences_campaign import (
    attribute_name,
    choice_name,
    figure_name,
    kind_name,
    origin_words,
    rank_name,
    skill_name,
    spell_name,
)
from game.ui.theme import RED, Theme
from game.ui.widgets import Button, Choice, Column, Form, Label, Listing, Memory, Pane, Widget

LOOKS = 8
"""Looks there are to choose from."""
SIDE = "blue" if "blue" in SIDES else next(iter(SIDES))
"""The tincture of portraits before a side is taken."""


_SHARES = (28, 34, 38)
"""How the window is shared by the three sheets."""


class _Sheets(Widget):
    """Sheets of paper side by side, each scrolled by itself."""

    def __init__(self, panes: tuple[Pane, ...]) -> None:
        super().__init__()
        self.children = panes

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:  # noqa: ARG002
        """Whatever there is."""
        return room or 0, 0

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Each in its column, inside the sheet's margin."""
        super().place(rect, theme)
        margin = theme.text.px(MARGIN)
        for pane, sheet in zip(self.children, columns(rect, _SHARES, theme.text.px(GAP)), strict=True):
            pane.place(sheet.inflate(-2 * margin, -2 * margin), theme)


class ResultPage:
    """Shows the commander and lets one pick. What was picked is told to the scene by names (`class`, `unit`, ...)."""

    letters = ""

    def __init__(
        self,
        context: Context,
        catalog: Catalog,
        row: QuizRow,
        identity: Identity,
        sheet: Sheet,
        choices: tuple[Pickable, ...],
        drawn: tuple[CandidateDrawn, ...],
        memory: Memory,
        complaint: str = "",
    ) -> None:
        self._context, self._catalog = context, catalog
        self._row, self._identity, self._sheet = row, identity, sheet
        self._choices = choices
        parts = (self._who(complaint), self._figures(drawn), self._answers())
        panes = tuple(Pane(Column(part, gap=0.45)) for part in parts)
        self.form = Form(_Sheets(panes), context.theme, memory)

    # -- what stands on the three sheets

    def _who(self, complaint: str) -> list[Widget]:
        identity, kind = self._identity, self._catalog.commander.classes[self._sheet.kind]

        def drawn(wide: int, high: int) -> pygame.Surface:
            scenery = scenery_of(self._sheet.major)
            size = (wide, high)
            return portrait(self._sheet.kind, SIDE, identity.look, identity.crest, self._pose(), scenery, size)

        looks = [look_name(look) for look in range(LOOKS)]
        crests = [crest_name(crest) for crest in CRESTS]
        at = CRESTS.index(identity.crest) if identity.crest in CRESTS else 0
        found: list[Widget] = [
            Picture(_("Portrait: {name}").format(name=identity.name), drawn, 13),
            Label(kind.name, face="serif_italic", size=1.2),
            Button("begin", _("Begin the tale")),
            NameField("name", _("Name"), identity.name),
            Button("another", _("Another name")),
            Choice("look", _("Look"), looks, identity.look),
            Choice("crest", _("Crest"), crests, at),
            Button("redraw", _("Same answers, new draw")),
            Button("change", _("Change answers")),
        ]
        if complaint:
            found.insert(2, Label(complaint, face="sans", size=1, colour=RED))
        return found

    def _pose(self) -> str:
        letter = dict(self._row.answers).get("11", "")
        return {"A": "biceps", "B": "trapezius", "C": "gastrocnemius", "D": "gluteal"}.get(letter, "")

    def _figures(self, drawn: tuple[CandidateDrawn, ...]) -> list[Widget]:
        catalog, sheet = self._catalog, self._sheet
        odds = {event.kind: (event.weight, event.total) for event in drawn}
        picks = dict(self._row.picks)
        found: list[Widget] = [Heading(_("Classes that answered"))]
        for choice in self._choices:
            if choice.name == "class":
                titles = [
                    _("{name}, {weight} in {total}").format(name=kind_name(kind, catalog), weight=w, total=t)
                    for kind in choice.options
                    for w, t in (odds[kind],)
                ]
                found.append(Listing("class", _("Class"), titles, choice.options.index(sheet.kind)))
            else:
                names = [self._option(choice, option) for option in choice.options]
                at = choice.options.index(picks.get(choice.name, choice.options[0]))
                found.append(Choice(choice.name, _choice_title(choice.name), names, at))
        start = catalog.commander.numbers.start_attributes
        note = _("at the start {least}, Willpower {will}").format(least=start["O"], will=start["W"])
        found.append(Heading(_("Attributes"), note))
        found += [self._attribute(letter) for letter in LETTERS]
        return [*found, Heading(_("What it brings")), *self._pairs()]

    def _attribute(self, letter: str) -> Fact:
        gains = self._sheet.sources("attribute", letter)
        note = ", ".join(f"+{gain.amount} {origin_words(gain.origin, self._catalog)}" for gain in gains[1:])
        return Fact(str(self._sheet.total("attribute", letter)), attribute_name(letter), note or _("nothing yet"))

    def _pairs(self) -> list[Widget]:
        sheet, catalog, content = self._sheet, self._catalog, self._catalog.commander
        kind, figures = content.classes[sheet.kind], dict(sheet.figures)
        fights = _("attack {attack}, defence {defence}, movement {move}").format(
            attack=kind.attack + figures.get("attack", 0) + ability(sheet, "commander_attack", content),
            defence=kind.defence + figures.get("defence", 0) + ability(sheet, "commander_defence", content),
            move=kind.move + figures.get("move", 0),
        )
        skills = (f"{skill_name(skill, catalog)} ({rank_name(rank)})" for skill, rank in sheet.ranks)
        spells = ", ".join(spell_name(spell, catalog) for spell in sheet.spells)
        others = [f"{figure_name(name)} +{points}" for name, points in sheet.figures if name != "free_leaving"]
        others += [figure_name("free_leaving")] if "free_leaving" in figures else []
        pairs = [
            (_("In battle"), fights),
            (_("Magic"), _("{mp} MP").format(mp=max_mp(sheet, content))),
            (_("Units"), ", ".join(kind_name(unit, catalog) for unit in sheet.units)),
            (_("Skills"), ", ".join(skills) or _("none")),
            (_("Spells"), spells or _("none")),
            (_("Gifts"), ", ".join(others) or _("none")),
            (_("Growth"), curve_name(sheet.curve)),
            (_("Skill points"), _("at class level {level}").format(level=sheet.skill_level)),
        ]
        return [Pair(name, words) for name, words in pairs]

    def _option(self, choice: Pickable, option: str) -> str:
        match choice.name:
            case "unit":
                return kind_name(option, self._catalog)
            case "class_skill":
                return skill_name(option, self._catalog)
            case "attribute":
                return attribute_name(option)
        return spell_name(option, self._catalog)

    def _answers(self) -> list[Widget]:
        quiz, found = self._catalog.quiz, list[Widget]()
        found.append(Heading(_("What each answer gave")))
        for question, _letter in self._row.answers:
            answer = given(self._row.answers, question, quiz)
            gave = self._picked(question) or answer_words(answer, self._catalog)
            found.append(Gave(question, answer.text, gave))
        return found

    def _picked(self, question: str) -> str:
        """What was picked of the choice that an answer gave, as a gain of the sheet."""
        origin = f"answer:{question}"
        choices = {choice.question for choice in self._choices if choice.question}
        if question not in choices:
            return ""
        gains = [gain for gain in self._sheet.gains if gain.origin == origin]
        namers: dict[str, Callable[[str], str]] = {
            "unit": lambda id_: kind_name(id_, self._catalog),
            "skill": lambda id_: skill_name(id_, self._catalog),
            "spell": lambda id_: spell_name(id_, self._catalog),
            "attribute": lambda id_: f"{attribute_name(id_)} +1",
            "figure": figure_name,
        }
        told = [namers[gain.what](gain.name) for gain in gains]
        level = _("skill point at class level {level}").format(level=self._sheet.skill_level)
        return ", ".join([level, *told] if question == "9" else told)

    # -- drawing

    def typed(self, character: str) -> str | None:  # noqa: ARG002 - the form's own fields are typed into
        """Nothing."""
        return None

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return (
            (("up", "down"), _("Choose")),
            (("left", "right"), _("Change")),
            (("confirm",), _("Open")),
            (("undo",), _("Change answers")),
            (("cancel",), _("Leave")),
        )

    def draw(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Three sheets side by side."""
        text, theme = self._context.text, self._context.theme
        for rect in columns(body, _SHARES, text.px(GAP)):
            theme.panel(surface, rect)
        self.form.lay_out(body)
        self.form.draw(surface)


def _choice_title(name: str) -> str:
    words = choice_name(name)
    return words[:1].upper() + words[1:]
