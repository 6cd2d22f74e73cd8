"""The last page of the quiz: the commander that came of it, what is left to pick, and what each answer gave."""

import pygame

from game.campaign.quiz.course import given
from game.campaign.sheet import LETTERS, max_mp, piece_figures
from game.content.catalog import Catalog
from game.i18n import _
from game.scenes.context import Context
from game.scenes.facts_sheet import Fact, Heading, Pair
from game.scenes.quiz.gave import gave_words
from game.scenes.quiz.gives import curve_words
from game.scenes.quiz.result_form import BEGIN, ResultForm
from game.scenes.quiz.result_parts import (
    CLASS,
    Candidate,
    Given,
    Halves,
    Means,
    Middle,
    Portrait,
    Rule,
    candidate_name,
)
from game.scenes.quiz.sheets import Sheets
from game.scenes.quiz.sitting import Sitting
from game.scenes.quiz.words import choice_title, class_words, classes_answered, gain_origin, option_means, option_name
from game.ui.caps import KEY
from game.ui.prompts import Prompt
from game.ui.sentences_campaign import (
    attribute_name,
    figure_name,
    kind_name,
    rank_name,
    skill_name,
    spell_name,
)
from game.ui.theme import SEPIA
from game.ui.widgets import Button, Choice, Column, Memory, Widget

_SHARES = (28, 34, 38)
"""How the window is shared by the three sheets."""
PERSON_KEY, REDRAW_KEY = "n", "s"
"""The keys of name, look and crest, and of the same answers with a new draw."""


def first_focus(sitting: Sitting) -> str:
    """What has the focus when the commander is met: what is still to be picked, or else what begins."""
    unpicked = sitting.unpicked
    return candidate_name(sitting.sheet.kind) if unpicked == CLASS else unpicked or BEGIN


class ResultPage:
    """Shows the commander and lets one pick. What was picked is told to the scene by names (`class`, `unit`, ...)."""

    letters = PERSON_KEY + REDRAW_KEY + PERSON_KEY.upper() + REDRAW_KEY.upper()

    def __init__(self, context: Context, catalog: Catalog, sitting: Sitting, memory: Memory, begin: str) -> None:
        """`begin` is what taking the commander is called."""
        self._catalog, self._sitting = catalog, sitting
        self._sheet, self._choices = sitting.sheet, sitting.choices
        picture = Portrait(self._sheet, sitting.identity)
        parts = ([picture, *self._who(begin)], self._figures(), self._answers())
        self.form = ResultForm(Sheets(parts, _SHARES, picture), context.theme, memory)

    # -- what stands on the three sheets

    def _who(self, begin: str) -> list[Widget]:
        kind = self._catalog.commander.classes[self._sheet.kind]
        return [
            Middle(self._sitting.said.name, "serif_bold", 1.9),
            Middle(class_words(kind), "serif_italic", 1.1, SEPIA),
            Button(BEGIN, begin),
            Button("person", _("Name, look and crest")),
            Button("redraw", _("Same answers, new draw")),
            Button("change", _("Change answers")),
        ]

    def _figures(self) -> list[Widget]:
        catalog = self._catalog
        start = catalog.commander.numbers.start_attributes
        note = _("at the start {least}, Willpower {will}").format(least=start["O"], will=start["W"])
        facts = [self._attribute(letter) for letter in LETTERS]
        return [
            *self._picks(),
            Heading(_("Attributes"), note),
            Halves(*facts[:2]),
            Halves(*facts[2:]),
            Rule(),
            *self._pairs(),
        ]

    def _picks(self) -> list[Widget]:
        """The classes with their odds, and under each other choice what the option means."""
        catalog, picks = self._catalog, dict(self._sitting.row.picks)
        odds = {
            lot.drawn.kind: _("{weight} in {total}").format(weight=lot.drawn.weight, total=lot.drawn.total)
            for lot in self._sitting.lots
        }
        classes = self._choices[0].options
        names = [kind_name(kind, catalog) for kind in classes]
        rows = [
            Candidate(kind, name, odds[kind], at, picked=kind == self._sheet.kind)
            for at, (kind, name) in enumerate(zip(classes, names, strict=True))
        ]
        found: list[Widget] = [Heading(classes_answered(len(classes)), _("choose one")), *rows]
        for choice in self._choices[1:]:
            options, picked = [option_name(choice, one, catalog) for one in choice.options], picks[choice.name]
            found.append(Choice(choice.name, choice_title(choice), options, choice.options.index(picked)))
            found.append(Means(option_means(choice, picked, self._sheet, catalog)))
        return found

    def _attribute(self, letter: str) -> Fact:
        gains = self._sheet.sources("attribute", letter)
        note = ", ".join(f"+{gain.amount} {gain_origin(gain, self._catalog)}" for gain in gains[1:])
        return Fact(str(self._sheet.total("attribute", letter)), attribute_name(letter), note or _("nothing yet"))

    def _pairs(self) -> list[Widget]:
        sheet, catalog, content = self._sheet, self._catalog, self._catalog.commander
        figures = dict(sheet.figures)
        fights = _("attack {attack}, defence {defence}, movement {move}").format(**piece_figures(sheet, content))
        skills = [f"{skill_name(skill, catalog)} ({rank_name(rank)})" for skill, rank in sheet.ranks]
        gifts = [f"{figure_name(name)} +{points}" for name, points in sheet.figures if name != "free_leaving"]
        gifts += [figure_name("free_leaving")] if "free_leaving" in figures else []
        growth = _("{curve}; a skill point at class level {level}")
        curve = curve_words(sheet.curve, attribute_name(sheet.major), attribute_name(sheet.secondary))
        pairs = [
            (_("In battle"), fights),
            (_("Magic"), self._magic()),
            (_("Units"), ", ".join(kind_name(unit, catalog) for unit in sheet.units)),
            (_("Skills"), ", ".join(skills)),
            (_("Spells"), ", ".join(spell_name(spell, catalog) for spell in sheet.spells)),
            (_("Gifts"), ", ".join(gifts)),
            (_("Growth"), growth.format(curve=curve, level=sheet.skill_level)),
        ]
        return [Pair(name, words) for name, words in pairs if words]

    def _magic(self) -> str:
        """Max MP as the sum it is (rule book 2)."""
        numbers, sheet = self._catalog.commander.numbers, self._sheet
        words = _("{mp} MP = {base} + {per} × {knowledge}").format(
            mp=max_mp(sheet, self._catalog.commander),
            base=numbers.base_mp,
            per=numbers.mp_per_knowledge,
            knowledge=sheet.total("attribute", "K"),
        )
        gift = sheet.total("figure", "max_mp")
        return f"{words} + {gift}" if gift else words

    def _answers(self) -> list[Widget]:
        answers, rows = self._sitting.row.answers, list[Widget]()
        for at, (question, _letter) in enumerate(answers):
            answer = given(answers, question, self._catalog.quiz)
            gave = gave_words(question, answer, self._sitting.identity, self._sheet, self._catalog)
            rows.append(Given(question, answer.text, gave, tinted=at % 2 == 0))
        return [Heading(_("What each answer gave")), Column(rows, gap=0)]

    # -- drawing

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do, those that choose as it is where the focus is."""
        focus, confirm = self.form.focus, _("Open")
        if isinstance(focus, Candidate | Choice):
            confirm = _("Go on") if isinstance(focus, Choice) or focus.picked else _("Choose")
        return (
            (("up", "down"), _("Choose")),
            (("left", "right"), _("Change") if isinstance(focus, Choice) else _("Another sheet")),
            (("confirm",), confirm),
            (("cancel",), _("Change answers")),
            ((f"{KEY}{PERSON_KEY.upper()}",), _("Name, look and crest")),
            ((f"{KEY}{REDRAW_KEY.upper()}",), _("New draw")),
            (("menu",), _("Leave")),
        )

    def draw(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Three sheets side by side."""
        self.form.lay_out(body)
        self.form.draw(surface)
