"""A question of the quiz: what is asked, a card to each answer, and what one may do besides."""

import pygame

from game.campaign.quiz.course import Answers, open_letters
from game.content.catalog import Catalog
from game.content.models.quiz import Question
from game.i18n import _
from game.scenes.context import Context
from game.scenes.frame import MARGIN
from game.scenes.quiz.cards import Card, Cards
from game.scenes.quiz.gives import answer_words
from game.scenes.quiz.question_head import Head
from game.scenes.quiz.sheets import FillingPane
from game.ui.prompts import Prompt
from game.ui.theme import Theme
from game.ui.widgets import Button, Form, Row, Widget

_ROOMY = 24
"""From this height on, in units, there is room for a hint and some air."""
_DIGITS, _LETTERS = "123456789", "abcdefghi"


class _Sheet(Widget):
    """The head above; below it, scrolled where there is little room, cards that fill what the buttons leave."""

    def __init__(self, head: Head, cards: Cards, buttons: Row) -> None:
        super().__init__()
        self._head = head
        self._pane = FillingPane([cards, buttons], cards, gap=0.4)
        self.children = (head, self._pane)

    def size(self, theme: Theme, room: int | None = None) -> tuple[int, int]:
        """Whatever there is."""
        return theme.text.px(60) if room is None else room, 0

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """The head as high as it is, the rest below."""
        super().place(rect, theme)
        self._head.roomy = rect.height >= theme.text.px(_ROOMY)
        head = pygame.Rect(rect.x, rect.y, rect.width, self._head.size(theme, rect.width)[1])
        self._head.place(head, theme)
        top = head.bottom + theme.text.px(0.6 if self._head.roomy else 0.2)
        self._pane.place(pygame.Rect(rect.x, top, rect.width, max(1, rect.bottom - top)), theme)


class QuestionPage:
    """Shows one question. With `telling` each card says what it gives."""

    def __init__(
        self, context: Context, catalog: Catalog, answers: Answers, id_: str, *, telling: bool, last: str
    ) -> None:
        """`last` is the letter that was chosen here before, "" for none; it has the focus."""
        self._context = context
        self._question: Question = catalog.quiz[id_]
        open_ = open_letters(answers, id_, catalog.quiz)
        cards = []
        for number, (letter, answer) in enumerate(self._question.answers.items(), start=1):
            note = answer_words(answer, catalog) if telling else ""
            bar = "" if letter in open_ else _("Your first view")
            cards.append(Card(letter, number, answer.text, answer.picture, note, bar))
        hint = _hint(telling=telling, barred=len(open_) < len(cards))
        head = Head(id_, self._question.text, hint, tuple(catalog.quiz))
        buttons = Row(self._buttons(telling=telling, first=not answers))
        self.form = Form(_Sheet(head, Cards(cards), buttons), context.theme, {"": last} if last else {})

    def _buttons(self, *, telling: bool, first: bool) -> list[Button]:
        label = _("Hide what answers give") if telling else _("Show what answers give")
        found = [Button("gives", label, self._cap("details"))]
        if not first:
            found.append(Button("back", _("Back a question"), self._cap("undo")))
        return [*found, Button("leave", _("Leave"), self._cap("menu"))]

    def _cap(self, intent: str) -> str:
        """The key or button that does the same as a button of the page."""
        return self._context.caps.label(intent)

    @property
    def letters(self) -> str:
        """The characters that choose an answer: digits, and the letters by which answers are known."""
        count = len(self._question.answers)
        return _DIGITS[:count] + _LETTERS[:count] + _LETTERS[:count].upper()

    def chosen(self, character: str) -> str:
        """The letter of the answer that one of these characters chooses."""
        at = _DIGITS.find(character) if character in _DIGITS else _LETTERS.find(character.lower())
        return list(self._question.answers)[at]

    def prompts(self) -> tuple[Prompt, ...]:
        """What the keys do."""
        return (
            (("left", "right"), _("Look")),
            (("confirm",), _("Choose")),
            (("cancel",), _("Back")),
            (("details",), _("What answers give")),
            (("menu",), _("Leave")),
            (("quick_save",), _("Save")),
        )

    def draw(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Draw it on one sheet of paper."""
        text, theme = self._context.text, self._context.theme
        theme.panel(surface, body)
        self.form.lay_out(body.inflate(-2 * text.px(MARGIN), -2 * text.px(MARGIN)))
        self.form.draw(surface)


def _hint(*, telling: bool, barred: bool) -> str:
    """What to know before answering."""
    if barred:
        return _("It lends you its lesser gift. Your first view cannot be your second.")
    if telling:
        return _("Under each answer stands what it gives.")
    return _("Answer as you are: what answers give is told only if you ask.")
