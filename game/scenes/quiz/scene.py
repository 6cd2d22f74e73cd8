"""The quiz: question after question, the draw of classes, and the commander that comes of it (rule book 9)."""

from collections.abc import Callable

import pygame

from game.campaign.actions import Answer, Enlist, Pick, Present
from game.campaign.components import Identity
from game.campaign.components import Quiz as QuizRow
from game.campaign.events import CandidateDrawn
from game.campaign.quiz.classes import weights
from game.campaign.quiz.course import due, open_letters
from game.campaign.rules import CampaignRules
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO, quiz_start
from game.core.engine import Engine, Refusal
from game.core.session import Session
from game.i18n import _
from game.scenes.battle.setup import new_seed
from game.scenes.context import Context
from game.scenes.frame import draw_frame
from game.scenes.quiz.draw_page import DrawPage
from game.scenes.quiz.keeping import keep
from game.scenes.quiz.names import proposed
from game.scenes.quiz.question_page import QuestionPage
from game.scenes.quiz.result_page import ResultPage
from game.scenes.stack import Pop, Transition
from game.ui.input import Listen
from game.ui.intents import (
    AltClick,
    Cancel,
    Confirm,
    Details,
    Exposed,
    Intent,
    Point,
    QuickSave,
    Quit,
    Resize,
    Typed,
    Undo,
)
from game.ui.portraits.names import CRESTS
from game.ui.sentences_campaign import campaign_reason
from game.ui.widgets import Changed, Dialog, Entered, Memory, Outcome, Pressed, Seen

Done = Callable[[Identity, Sheet], Transition]
"""What comes once the commander is enlisted."""


class Quiz:
    """Asks, draws, lets one pick. The quiz is a session of its own in which everything can be taken back."""

    name = "quiz"

    def __init__(self, context: Context, done: Done, session: Session | None = None) -> None:
        """Raises ValueError without content. With a session the quiz goes on from where that stands."""
        if context.catalog is None:
            raise ValueError("a quiz needs content")
        self.changed = True
        self._context, self._catalog = context, context.catalog
        self._rules = CampaignRules(context.catalog)
        self._done = done
        self._seed = session.seed if session else new_seed()
        self._session = session or self._begun(self._seed)
        self._letters: dict[str, str] = dict(self._row.answers)
        self._named = 0
        self._telling = False
        self._drawn_seen = bool(self._row.picks)
        self._notice = ""
        self._memory: Memory = {"": "class"}  # the last page opens at the class
        self._dialog: Dialog | None = None
        self._page = self._make_page()

    def _begun(self, seed: int) -> Session:
        return Session(Engine(self._rules), quiz_start(), seed, rewinding=True)

    @property
    def _row(self) -> QuizRow:
        return self._session.state.row(QuizRow, HERO)

    @property
    def _identity(self) -> Identity:
        return self._session.state.row(Identity, HERO)

    # -- the page

    def _make_page(self) -> QuestionPage | DrawPage | ResultPage:
        question = due(self._row.answers, self._catalog.quiz)
        self.changed = True
        if question is not None:
            last = self._letters.get(question, "")
            letters = open_letters(self._row.answers, question, self._catalog.quiz)
            last = last if last in letters else ""
            return QuestionPage(self._context, self._catalog, self._row, question, telling=self._telling, last=last)
        if not self._drawn_seen:
            weighed = weights(self._row.answers, self._catalog.quiz, self._catalog.commander.classes)
            still = self._context.settings.reduced_motion
            return DrawPage(self._context, self._catalog, weighed, self._drawn(), still=still)
        return self._result()

    def _drawn(self) -> tuple[CandidateDrawn, ...]:
        events = (event for entry in self._session.history for event in entry.events)
        return tuple(event for event in events if isinstance(event, CandidateDrawn))

    def _result(self) -> ResultPage:
        self._fill()
        making = self._rules.quiz.making(self._row)
        assert making is not None  # noqa: S101 - `_fill` picks a class
        choices = self._rules.quiz.choices(self._row)
        return ResultPage(
            self._context, self._catalog, self._row, self._identity, making.sheet(), choices, self._drawn(),
            self._memory, self._notice,
        )  # fmt: skip

    def _fill(self) -> None:
        """Take the first option of whatever was not picked yet, and a name if there is none."""
        while missing := self._rules.quiz.open_choices(self._row):
            self._session.commit(Pick(HERO, missing[0].name, missing[0].options[0]))
        if not self._identity.name:
            self._present(name=proposed(self._seed), look=self._seed % 8, crest=CRESTS[self._seed % len(CRESTS)])

    def _present(self, *, name: str | None = None, look: int | None = None, crest: str | None = None) -> None:
        """Say something new of who one is; what cannot be is told on the page."""
        before = self._identity
        said = Present(
            HERO,
            before.name if name is None else name,
            before.look if look is None else look,
            before.crest if crest is None else crest,
        )
        try:
            self._session.commit(said)
            self._notice = ""
        except Refusal as refused:
            self._notice = campaign_reason(refused.reason, self._catalog)

    # -- what the hand does

    @property
    def listen(self) -> Listen:
        """Digits answer; on the last page the name is typed."""
        typed = self._page.letters
        return Listen(typed) if typed and self._dialog is None else self._page.form.listen

    @property
    def busy(self) -> bool:
        """Whether somebody is being drawn."""
        return isinstance(self._page, DrawPage) and self._page.busy

    def handle(self, intent: Intent) -> Transition | None:
        """Answer, pick, go back, leave."""
        if isinstance(intent, Quit):
            return Pop()
        if self._dialog is not None:
            return self._handle_dialog(intent)
        match intent:
            case Resize() | Exposed():
                self.changed = True
            case Cancel() | AltClick():
                self._ask()
            case Undo():
                self._back()
            case QuickSave():
                self._notice = keep(self._context, self._session)
                self._page = self._make_page()
            case Details() if isinstance(self._page, QuestionPage):
                self._tell()
            case Typed(character) if self._page.letters:
                self._answer(self._page.typed(character))
            case Confirm() if isinstance(self._page, DrawPage) and self._page.busy:
                self._page.hurry()
                self.changed = True
            case _:
                return self._handle_form(intent)
        return None

    def _handle_form(self, intent: Intent) -> Transition | None:
        before = self._page.form.focus
        outcome = self._page.form.handle(intent)
        if not isinstance(intent, Point) or before is not self._page.form.focus:
            self.changed = True
        if isinstance(self._page, QuestionPage):
            self._asked(outcome)
            return None
        if isinstance(self._page, DrawPage):
            if isinstance(outcome, Pressed):
                self._drawn_seen = True
                self._page = self._make_page()
            return None
        return self._resulted(outcome)

    def _asked(self, outcome: Outcome | None) -> None:
        match outcome:
            case Pressed("gives"):
                self._tell()
            case Pressed("back"):
                self._back()
            case Pressed(letter):
                self._answer(letter)

    def _answer(self, letter: str | None) -> None:
        question = due(self._row.answers, self._catalog.quiz)
        if question is None or letter is None:
            return
        self._letters[question] = letter
        self._session.commit(Answer(HERO, question, letter))
        self._drawn_seen = False
        self._page = self._make_page()

    def _tell(self) -> None:
        """Show or hide what answers give; the card that had the focus keeps it."""
        focus, question = self._page.form.focus, due(self._row.answers, self._catalog.quiz)
        self._telling = not self._telling
        if focus and question and focus.name in self._catalog.quiz[question].answers:
            self._letters[question] = focus.name
        self._page = self._make_page()

    def _back(self) -> None:
        """Back to the question before, over picks and draws; from the first one out, after asking."""
        if not self._row.answers:
            self._ask()
            return
        answered = len(self._row.answers)
        while len(self._row.answers) == answered and self._session.undo() is not None:
            pass
        self._drawn_seen = False
        self._page = self._make_page()

    def _resulted(self, outcome: Outcome | None) -> Transition | None:
        match outcome:
            case Pressed("begin"):
                return self._enlist()
            case Pressed("redraw"):
                self._redraw()
            case Pressed("change"):
                self._back()
            case Pressed("another"):
                self._named += 1
                self._present(name=proposed(self._seed + self._named))
                self._page = self._make_page()
            case Entered("name", text):
                self._present(name=text)
            case Changed("look", index):
                self._present(look=index)
                self._page = self._make_page()
            case Changed("crest", index):
                self._present(crest=CRESTS[index])
                self._page = self._make_page()
            case Changed(name, index):
                choice = next(one for one in self._rules.quiz.choices(self._row) if one.name == name)
                self._session.commit(Pick(HERO, name, choice.options[index]))
                self._page = self._make_page()
        return None

    def _redraw(self) -> None:
        """The same answers with another seed; name and looks stay."""
        before, self._seed = self._identity, new_seed()
        session = self._begun(self._seed)
        for question, letter in self._row.answers:
            session.commit(Answer(HERO, question, letter))
        session.commit(Present(HERO, before.name, before.look, before.crest))
        self._session, self._drawn_seen = session, False
        self._page = self._make_page()

    def _enlist(self) -> Transition | None:
        try:
            self._session.commit(Enlist(HERO))
        except Refusal as refused:
            self._notice = campaign_reason(refused.reason, self._catalog)
            self._page = self._make_page()
            return None
        return self._done(self._identity, self._session.state.row(Sheet, HERO))

    # -- leaving

    def _ask(self) -> None:
        buttons = (("stay", _("Stay")), ("keep", _("Save and leave")), ("leave", _("Leave")))
        words = _("What you have answered is lost unless it is saved.")
        self._dialog = Dialog(self._context.theme, _("Leave the quiz?"), buttons, words)
        self.changed = True

    def _handle_dialog(self, intent: Intent) -> Transition | None:
        assert self._dialog is not None  # noqa: S101 - asked before
        self.changed = True
        match self._dialog.handle(intent):
            case "stay" | "closed":
                self._dialog = None
            case "leave":
                return Pop()
            case "keep":
                self._notice = keep(self._context, self._session)
                return Pop()
        return None

    # -- showing

    def update(self, dt: int) -> Transition | None:
        """Draw the candidates one after the other."""
        if isinstance(self._page, DrawPage) and self._page.busy and self._page.let_pass(dt):
            self.changed = True
        return None

    def tree(self) -> tuple[Seen, ...]:
        """The page, or the question over it, as a reader of the screen meets it."""
        return self._dialog.tree() if self._dialog else self._page.form.tree()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw heading, page and key caps."""
        self.changed = False
        under = _("eleven questions make a commander")
        if isinstance(self._page, ResultPage):
            under = _("this commander came of your answers")
        right = self._notice or _("Nothing is final before the last page")
        body = draw_frame(surface, self._context, _("Who you are"), under, self._page.prompts(), right)
        self._page.draw(surface, body)
        if self._dialog:
            self._dialog.draw(surface)
