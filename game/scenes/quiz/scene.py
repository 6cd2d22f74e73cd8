"""The quiz: question after question, the draw of classes, and the commander that comes of it (rule book 9)."""

from collections.abc import Callable

import pygame

from game.campaign.components import Identity
from game.campaign.sheet import Sheet
from game.core.engine import Refusal
from game.core.session import Session
from game.i18n import _
from game.scenes.context import Context
from game.scenes.frame import draw_frame
from game.scenes.quiz.draw_page import DrawPage
from game.scenes.quiz.keeping import keep
from game.scenes.quiz.person_page import PersonPage
from game.scenes.quiz.question_page import QuestionPage
from game.scenes.quiz.result_page import PERSON_KEY, ResultPage, first_focus
from game.scenes.quiz.result_parts import GIVEN
from game.scenes.quiz.sitting import Lot, Sitting
from game.scenes.quiz.turn import Turn
from game.scenes.stack import Pop, Transition
from game.ui.input import Listen
from game.ui.intents import (
    AltClick,
    Cancel,
    Confirm,
    Cursor,
    Details,
    Exposed,
    Intent,
    Menu,
    Point,
    QuickSave,
    Quit,
    Resize,
    Skip,
    Typed,
    Undo,
)
from game.ui.portraits.names import CRESTS
from game.ui.sentences_campaign import campaign_reason
from game.ui.widgets import Changed, Dialog, Entered, Memory, Outcome, Pressed, Seen

Done = Callable[[Identity, Sheet], Transition]
"""What comes once the commander is enlisted."""

Page = QuestionPage | DrawPage | ResultPage | PersonPage


class Quiz:
    """Asks, draws, lets one pick. What happens to the commander in the end is for `done` to say."""

    name = "quiz"

    def __init__(
        self, context: Context, done: Done, session: Session | None = None, *, begin: str = "", kept: bool = True
    ) -> None:
        """With a session the quiz goes on from where that stands. `begin` is what taking the commander is called, if it
        begins no tale; without `kept` it cannot be saved, as nobody could go on with it.

        Raises ValueError without content.
        """
        if context.catalog is None:
            raise ValueError("a quiz needs content")
        self.changed = True
        self._context, self._catalog = context, context.catalog
        self._done, self._kept = done, kept
        self._begin = begin or _("Begin the tale")
        self.sitting = Sitting(context.catalog, session)
        self._telling = False
        self._seen_lots: tuple[Lot, ...] = self.sitting.lots if self.sitting.row.picks else ()
        self._presenting = False
        self._drawing = not self.sitting.row.picks
        self.notice = ""
        self._memories: dict[type[Page], Memory] = {ResultPage: {}, PersonPage: {}}
        self._dialog: Dialog | None = None
        self._turn: Turn | None = None
        self._window: tuple[pygame.Surface, pygame.Rect] | None = None
        self._page = self._make_page()

    # -- the page

    def _make_page(self) -> Page:
        context, catalog, sitting = self._context, self._catalog, self.sitting
        self.changed = True
        question = sitting.question
        if question is not None:
            answers, last = sitting.row.answers, sitting.remembered
            return QuestionPage(context, catalog, answers, question, telling=self._telling, last=last)
        if self._drawing:
            still = self._still or sitting.lots == self._seen_lots
            return DrawPage(context, catalog, sitting, still=still)
        sitting.fill()
        self._memories[ResultPage].setdefault("", first_focus(sitting))
        if self._presenting:
            return PersonPage(context, catalog, sitting, self._memories[PersonPage])
        return ResultPage(context, catalog, sitting, self._memories[ResultPage], self._begin)

    @property
    def _still(self) -> bool:
        return self._context.settings.reduced_motion or not self._context.settings.animation

    def _go(self, *, back: bool = False) -> None:
        """On to the page that is due, or back to it."""
        if self._window and not self._still:
            window, body = self._window
            if window.get_rect().contains(body):
                self._turn = Turn(window.subsurface(body).copy(), back=back)
        self.notice = ""
        self._page = self._make_page()

    # -- what the hand does

    @property
    def listen(self) -> Listen:
        """Digits and letters answer; a name is typed."""
        typed = self._page.letters
        return Listen(typed) if typed and self._dialog is None else self._page.form.listen

    @property
    def turning(self) -> bool:
        """Whether a page turns."""
        return self._turn is not None

    @property
    def busy(self) -> bool:
        """Whether a page turns or somebody is being drawn."""
        return self.turning or (isinstance(self._page, DrawPage) and self._page.busy)

    def handle(self, intent: Intent) -> Transition | None:
        """Answer, pick, go back, leave."""
        if isinstance(intent, Quit):
            return Pop()
        if self._dialog is not None:
            return self._handle_dialog(intent)
        match intent:
            case Resize() | Exposed():
                self.changed = True
            case Cancel() | AltClick() | Undo():
                self._back()
            case Menu():
                self._ask()
            case QuickSave() if self._kept:
                self._keep()
            case Details() if isinstance(self._page, QuestionPage):
                self._tell()
            case Typed(character) if character in self._page.letters:
                self._type(character)
            case Confirm() | Skip() if isinstance(self._page, DrawPage) and self._page.busy:
                self._page.hurry()
                self.changed = True
            case Cursor(0, step) if step and isinstance(self._page, DrawPage):
                self.changed = self._page.read_on(step) or self.changed
            case _:
                return self._handle_form(intent)
        return None

    def _handle_form(self, intent: Intent) -> Transition | None:
        before = self._page.form.focus
        outcome = self._page.form.handle(intent)
        if not isinstance(intent, Point) or before is not self._page.form.focus:
            self.changed = True
        match self._page:
            case QuestionPage():
                self._asked(outcome)
            case DrawPage():
                if isinstance(outcome, Pressed):
                    self._drawing, self._seen_lots = False, self.sitting.lots
                    self._memories[ResultPage].clear()
                    self._go()
            case PersonPage():
                self._presented(outcome)
            case ResultPage():
                return self._resulted(outcome)
        return None

    def _type(self, character: str) -> None:
        if isinstance(self._page, QuestionPage):
            self._answer(self._page.chosen(character))
        elif character.lower() == PERSON_KEY:
            self._present(page=True)
        else:
            self._redraw()

    def _asked(self, outcome: Outcome | None) -> None:
        match outcome:
            case Pressed("gives"):
                self._tell()
            case Pressed("back"):
                self._back()
            case Pressed("leave"):
                self._ask()
            case Pressed(letter):
                self._answer(letter)

    def _answer(self, letter: str) -> None:
        refused = self.sitting.answer(letter)
        if refused is None:
            self._drawing = True
            self._go()
        else:
            self.notice = campaign_reason(refused, self._catalog)
            self.changed = True

    def _tell(self) -> None:
        """Show or hide what answers give; the card that had the focus keeps it."""
        focus = self._page.form.focus
        self._telling = not self._telling
        self.sitting.look_at(focus.name if focus else "")
        self._page = self._make_page()

    def _back(self, question: str = "") -> None:
        """Back from name and looks, else to the question before, or to one that is named; from the first one out, after
        asking."""
        if self._presenting:
            self._present(page=False)
        elif self.sitting.back(question):
            self._drawing = True
            self._go(back=True)
        else:
            self._ask()

    def _resulted(self, outcome: Outcome | None) -> Transition | None:
        match outcome:
            case Pressed("begin"):
                return self._enlist()
            case Pressed("redraw"):
                self._redraw()
            case Pressed("change"):
                self._back()
            case Pressed("person"):
                self._present(page=True)
            case Pressed(name) if name.startswith(GIVEN):
                self._back(name.removeprefix(GIVEN))
            case Changed(name, index):
                choice = next(one for one in self.sitting.choices if one.name == name)
                self.sitting.pick(name, choice.options[index])
                self._page = self._make_page()
        return None

    def _presented(self, outcome: Outcome | None) -> None:
        """A name, a look or a crest was said; typing goes on in the field it began in."""
        match outcome:
            case Entered("name", text):
                self.sitting.present(name=text)
                refused = self.sitting.nameless
                self.notice = campaign_reason(refused, self._catalog) if refused else ""
            case Changed("look", index):
                self.sitting.present(look=index)
                self._page = self._make_page()
            case Changed("crest", index):
                self.sitting.present(crest=CRESTS[index])
                self._page = self._make_page()
            case Pressed("another"):
                self.sitting.another_name()
                self._page = self._make_page()
            case Pressed("done"):
                self._present(page=False)

    def _present(self, *, page: bool) -> None:
        """Open the page of name and looks, or leave it, if the name that was said can be one."""
        refused = None if page else self.sitting.nameless
        if refused:
            self.notice = campaign_reason(refused, self._catalog)
            self.changed = True
            return
        self._presenting = page
        self._go(back=not page)

    def _redraw(self) -> None:
        """The same answers with another seed; who one is stays."""
        self.sitting.redraw()
        self._drawing = True
        self._go()

    def _enlist(self) -> Transition | None:
        try:
            return self._done(*self.sitting.enlist())
        except Refusal as refused:
            self._present(page=True)
            self.notice = campaign_reason(refused.reason, self._catalog)
            return None

    # -- leaving

    def _ask(self) -> None:
        save = (("keep", _("Save and leave")),) if self._kept else ()
        buttons = (("stay", _("Stay")), *save, ("leave", _("Leave")))
        words = _("What you have answered is lost unless it is saved.") if save else _("What you answered is lost.")
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
                self._dialog = None
                return Pop() if self._keep() else None
        return None

    def _keep(self) -> bool:
        """Save at once and say what came of it; whether it worked."""
        if not self.sitting.nameless and self.sitting.question is None:
            self.sitting.introduce()
        kept, self.notice = keep(self._context, self.sitting.session)
        self.changed = True
        return kept

    # -- showing

    def update(self, dt: int) -> Transition | None:
        """Turn the page, then draw the candidates one after the other."""
        if self._turn is not None:
            self._turn.let_pass(dt)
            self._turn = None if self._turn.over else self._turn
            self.changed = True
        elif isinstance(self._page, DrawPage) and self._page.busy:
            self._page.let_pass(dt)
            self.changed = True
        return None

    def tree(self) -> tuple[Seen, ...]:
        """The page, or the question over it, as a reader of the screen meets it."""
        return self._dialog.tree() if self._dialog else self._page.form.tree()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw heading, page and key caps."""
        self.changed = False
        under = _("eleven questions make a commander")
        if isinstance(self._page, ResultPage | PersonPage):
            under = _("this commander came of your answers")
        right = self.notice or _("Nothing is final before the end")
        body = draw_frame(surface, self._context, _("Who you are"), under, self._page.prompts(), right)
        self._page.draw(surface, body)
        if self._turn:
            self._turn.draw(surface, body)
        self._window = (surface, body)
        if self._dialog:
            self._dialog.draw(surface)
