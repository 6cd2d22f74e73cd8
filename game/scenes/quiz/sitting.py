"""A sitting: the quiz as a session in which everything can be taken back, and what its player has said so far."""

from dataclasses import dataclass, replace
from itertools import pairwise

from game.campaign.actions import Answer, Enlist, Pick, Present
from game.campaign.components import Identity, Quiz
from game.campaign.events import CandidateDrawn
from game.campaign.quiz.classes import Weights, pools, weights
from game.campaign.quiz.course import due, open_letters
from game.campaign.quiz.making import Choice
from game.campaign.quiz_rules import why_not_named
from game.campaign.rules import CampaignRules
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO, quiz_start
from game.content.catalog import Catalog
from game.core.action import Reason
from game.core.engine import Engine, Refusal
from game.core.event import Rolled
from game.core.session import Session
from game.scenes.battle.setup import new_seed
from game.scenes.quiz.names import proposed
from game.ui.portraits.names import CRESTS

LOOKS = 8
"""Looks there are to choose from."""


@dataclass(frozen=True, slots=True)
class Lot:
    """One draw of a class: what it was drawn from, the face that was rolled, and what that gave."""

    pool: Weights
    face: int
    drawn: CandidateDrawn


class Sitting:
    """Answers, picks, presents and enlists the hero. `session` is the quiz's own, kept and gone on with as one.

    The same seed draws the same again after steps back; another draw takes another seed. Answers, picks and who one
    is are remembered beyond steps back, so that whoever changes one answer need not repeat the rest.
    """

    def __init__(self, catalog: Catalog, session: Session | None = None) -> None:
        """With a session it goes on from where that stands."""
        self._catalog = catalog
        self._rules = CampaignRules(catalog)
        self.session = session or self._begun(new_seed())
        self._letters: dict[str, str] = dict(self.row.answers)
        kind = dict(self.row.picks).get("class", "")
        self._picks = {(_of(kind, name), name): picked for name, picked in self.row.picks}
        self._proposals = 0
        self.said = self.session.state.row(Identity, HERO)

    def _begun(self, seed: int) -> Session:
        return Session(Engine(self._rules), quiz_start(), seed, rewinding=True)

    # -- looking

    @property
    def row(self) -> Quiz:
        """Answers, candidates and picks so far."""
        return self.session.state.row(Quiz, HERO)

    @property
    def question(self) -> str | None:
        """The question that is due, None when all are answered."""
        return due(self.row.answers, self._catalog.quiz)

    @property
    def remembered(self) -> str:
        """The letter that was given before to the question that is due, "" if none or if it is not open now."""
        question = self.question
        letter = self._letters.get(question or "", "")
        open_ = open_letters(self.row.answers, question, self._catalog.quiz) if question else ()
        return letter if letter in open_ else ""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What there is to pick."""
        return self._rules.quiz.choices(self.row)

    @property
    def sheet(self) -> Sheet:
        """The commander as it would be. Raises ValueError before a class is picked."""
        making = self._rules.quiz.making(self.row)
        if making is None:
            raise ValueError("no class is picked")
        return making.sheet()

    @property
    def identity(self) -> Identity:
        """Who it would be, with the crest's pose and the first view."""
        return self._rules.quiz.identity(self.row, self.said)

    @property
    def weights(self) -> Weights:
        """How much each class weighs by the answers so far."""
        return weights(self.row.answers, self._catalog.quiz, self._catalog.commander.classes)

    @property
    def lots(self) -> tuple[Lot, ...]:
        """The draws of classes, in order."""
        events = [event for entry in self.session.history for event in entry.events]
        found: list[Lot] = []
        for rolled, drawn in pairwise(events):
            if isinstance(rolled, Rolled) and isinstance(drawn, CandidateDrawn):
                already = tuple(lot.drawn.kind for lot in found)
                found.append(Lot(self._pool(already), rolled.faces[0], drawn))
        return tuple(found)

    def _pool(self, already: tuple[str, ...]) -> Weights:
        quiz, classes = self._catalog.quiz, self._catalog.commander.classes
        return pools(self.row.answers, quiz, classes, already, self._catalog.campaign.candidates)

    # -- answers

    def answer(self, letter: str) -> Reason | None:
        """Answer the question that is due; why not, if that cannot be."""
        question = self.question or ""
        try:
            self.session.commit(Answer(HERO, question, letter))
        except Refusal as refused:
            return refused.reason
        self._letters[question] = letter
        return None

    def look_at(self, letter: str) -> None:
        """Remember the answer that is looked at."""
        if self.question and letter in self._catalog.quiz[self.question].answers:
            self._letters[self.question] = letter

    def back(self, question: str = "") -> bool:
        """Back to the question before, or to one that was answered, over picks and draws; False at the first one."""
        answers = self.row.answers
        asked = [name for name, _ in answers]
        keep = asked.index(question) if question in asked else len(answers) - 1
        while len(self.row.answers) > max(keep, 0) and self.session.undo() is not None:
            pass
        return bool(answers)

    # -- the commander

    @property
    def unpicked(self) -> str:
        """The first choice between several things for which the first one stands, as nobody has picked yet; "" if there
        is none."""
        open_ = (one for one in self.choices if self._picks.get((self._of(one.name), one.name)) not in one.options)
        return next((choice.name for choice in open_ if len(choice.options) > 1), "")

    def fill(self) -> None:
        """Pick what was picked before, and else the first, wherever nothing is picked; propose who one is."""
        while missing := self._rules.quiz.open_choices(self.row):
            choice = missing[0]
            wanted = self._picks.get((self._of(choice.name), choice.name), "")
            self.session.commit(Pick(HERO, choice.name, wanted if wanted in choice.options else choice.options[0]))
        if not self.said.name:
            seed = self.session.seed
            name, crest = proposed(self._catalog.names, seed), CRESTS[seed % len(CRESTS)]
            self.said = replace(self.said, name=name, look=seed % LOOKS, crest=crest)

    def pick(self, name: str, option: str) -> None:
        """Pick one of a choice's options. Raises Refusal if it is none."""
        self.session.commit(Pick(HERO, name, option))
        self._picks[self._of(name), name] = option
        self.fill()

    def _of(self, name: str) -> str:
        """The class a pick hangs on."""
        return _of(dict(self.row.picks).get("class", ""), name)

    def another_name(self) -> None:
        """Propose the next name."""
        self._proposals += 1
        self.said = replace(self.said, name=proposed(self._catalog.names, self.session.seed + self._proposals))

    def present(self, *, name: str | None = None, look: int | None = None, crest: str | None = None) -> None:
        """Say something new of who one is, a name that cannot be as well: `nameless` says so."""
        self.said = replace(
            self.said,
            name=self.said.name if name is None else name,
            look=self.said.look if look is None else look,
            crest=self.said.crest if crest is None else crest,
        )

    @property
    def nameless(self) -> Reason | None:
        """Why one cannot be called what was said, or None."""
        return why_not_named(self.said.name)

    def redraw(self) -> None:
        """The same answers with another seed."""
        answers, self.session = self.row.answers, self._begun(new_seed())
        for question, letter in answers:
            self.session.commit(Answer(HERO, question, letter))

    def introduce(self) -> None:
        """Let the session know who was said to be. Raises Refusal for a name that cannot be."""
        known = self.session.state.row(Identity, HERO)
        if (known.name, known.look, known.crest) != (self.said.name, self.said.look, self.said.crest):
            self.session.commit(Present(HERO, self.said.name, self.said.look, self.said.crest))

    def enlist(self) -> tuple[Identity, Sheet]:
        """The commander, made. Raises Refusal for a name that cannot be."""
        self.introduce()
        self.session.commit(Enlist(HERO))
        return self.session.state.row(Identity, HERO), self.session.state.row(Sheet, HERO)


def _of(kind: str, name: str) -> str:
    """The class that a pick hangs on: none for the pick of the class itself."""
    return "" if name == "class" else kind
