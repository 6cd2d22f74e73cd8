"""A question of the quiz: how far one has come, what is asked, and a card to each answer."""

import pygame

from game.campaign.components import Quiz as QuizRow
from game.campaign.quiz.course import open_letters
from game.content.catalog import Catalog
from game.content.models.quiz import Question
from game.i18n import _
from game.scenes.context import Context
from game.scenes.frame import MARGIN
from game.scenes.quiz.cards import Card, Cards
from game.scenes.quiz.gives import answer_words
from game.ui.prompts import Prompt
from game.ui.theme import GOLD, INK, PALE, RULE, SEPIA
from game.ui.widgets import Button, Column, Form, Pane, Row

_ASKED = 2.1
_PARTS = "abcdefg"
"""By these letters the parts of a question are told apart."""


class QuestionPage:
    """Shows one question. With `telling` each card says what it gives."""

    def __init__(self, context: Context, catalog: Catalog, row: QuizRow, id_: str, *, telling: bool, last: str) -> None:
        """`last` is the letter that was chosen here before, "" for none; it has the focus."""
        self._context = context
        self._question: Question = catalog.quiz[id_]
        self._id = id_
        self._steps = main_questions(catalog)
        open_ = open_letters(row.answers, id_, catalog.quiz)
        cards = []
        for number, (letter, answer) in enumerate(self._question.answers.items(), start=1):
            note = answer_words(answer, catalog) if telling else ""
            note = note if letter in open_ else _("Your first view")
            cards.append(Card(letter, number, answer.text, answer.picture, note, enabled=letter in open_))
        self._cards = Cards(cards)
        label = _("Hide what answers give") if telling else _("Show what answers give")
        below = [Button("gives", label)]
        if row.answers:
            below.append(Button("back", _("Back a question")))
        memory = {"": last} if last else {}
        self.form = Form(Pane(Column([self._cards, Row(below)], gap=0.6)), context.theme, memory)
        self._below = Row(below)

    @property
    def letters(self) -> str:
        """The digits that choose an answer."""
        return "123456789"[: len(self._question.answers)]

    def typed(self, character: str) -> str | None:
        """The letter of the answer with a number, None if there is none or it cannot be chosen."""
        letters = list(self._question.answers)
        at = int(character) - 1
        card = self._cards.children[at]
        return letters[at] if card.enabled else None

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return (
            (("left", "right"), _("Look")),
            (("confirm",), _("Choose")),
            (("undo",), _("Back a question")),
            (("details",), _("What answers give")),
            (("cancel",), _("Leave")),
        )

    def draw(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Draw it on one sheet of paper."""
        text, theme = self._context.text, self._context.theme
        theme.panel(surface, body)
        inner = body.inflate(-2 * text.px(MARGIN), -2 * text.px(MARGIN))
        y = self._draw_steps(surface, inner)
        for line in text.wrap(self._question.text, inner.width, "serif_bold", _ASKED):
            image = text.line(line, "serif_bold", _ASKED, INK)
            surface.blit(image, image.get_rect(midtop=(inner.centerx, y)))
            y += text.height("serif_bold", _ASKED)
        y += text.px(0.4)
        rest = pygame.Rect(inner.x, y, inner.width, max(1, inner.bottom - y))
        low = self._below.size(theme, rest.width)[1] + text.px(0.6) + 2 * text.px(0.45)
        self._cards.tall = max(0, rest.height - low)
        self.form.lay_out(rest)
        self.form.draw(surface)

    def _draw_steps(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        """The eleven questions as beads on a string, the present one larger; returns the y below."""
        text, theme = self._context.text, self._context.theme
        at = self._steps.index(self._id.rstrip(_PARTS))
        words = where_words(self._id, at + 1, len(self._steps))
        image = text.line(words, "sans", 1, SEPIA)
        surface.blit(image, inner.topleft)
        step, middle = text.px(2.1), inner.y + text.height() // 2
        left = inner.centerx - step * (len(self._steps) - 1) // 2
        if left < inner.x + image.get_width() + step:
            return inner.y + text.height() + text.px(0.4)
        pygame.draw.line(surface, RULE, (left, middle), (left + step * (len(self._steps) - 1), middle), 1)
        for n in range(len(self._steps)):
            x, done = left + n * step, n < at
            radius = text.px(0.55) if n == at else text.px(0.34)
            pygame.draw.circle(surface, INK, (x, middle), radius + 2)
            pygame.draw.circle(surface, GOLD if n == at else RULE if done else PALE, (x, middle), radius)
            if n == at:
                theme.lozenge(surface, (x, middle), text.px(0.7), PALE)
        return inner.y + text.height() + text.px(0.6)


def main_questions(catalog: Catalog) -> tuple[str, ...]:
    """The numbers of the quiz's questions, parts counted once."""
    numbers = (id_.rstrip(_PARTS) for id_ in catalog.quiz)
    return tuple(dict.fromkeys(numbers))


def where_words(id_: str, number: int, count: int) -> str:
    """Which question of how many it is, and that it is one in between."""
    part = id_[len(id_.rstrip(_PARTS)) :]
    words = _("Question {number} of {count}").format(number=number, count=count)
    return words if part in ("", "a") else _("{question}, going on").format(question=words)
