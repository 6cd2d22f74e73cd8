"""The quiz as a part of the campaign's rules: what may be answered and picked, and the draws (rule book 9)."""

from collections.abc import Iterator

from game.campaign.actions import Answer, Enlist, Pick, Present
from game.campaign.components import Condition, Identity, Quiz
from game.campaign.events import Answered, CandidateDrawn, Enlisted, Picked, Presented, UnitsDrawn
from game.campaign.quiz.classes import drawn, pools, weights
from game.campaign.quiz.course import due, effects, open_letters
from game.campaign.quiz.making import Choice, Making, Parts, unit_pool
from game.campaign.sheet import Sheet, max_mp
from game.content.models.camp import CampaignNumbers
from game.content.models.quiz import GiveAttribute, GivePose
from game.core.action import Action, Reason, reason
from game.core.dice import Face, Pool
from game.core.engine import Step
from game.core.event import Ended
from game.core.ids import EntityId
from game.core.state import State

COMPANY_SIDE = "company"
"""The one side there is in quiz and camp."""

NAME_LENGTH = 40
"""The longest name somebody may have, in characters."""


class QuizRules:
    """Answers, draws, picks."""

    def __init__(self, parts: Parts, numbers: CampaignNumbers) -> None:
        self.parts = parts
        self._numbers = numbers

    def running(self, state: State, person: EntityId) -> bool:
        """Whether somebody is still at the quiz."""
        return state.has(Quiz, person) and not state.has(Sheet, person)

    def making(self, quiz: Quiz) -> Making | None:
        """The commander as far as it is known: None before a class is picked."""
        kind = dict(quiz.picks).get("class")
        if kind is None:
            return None
        return Making(quiz.answers, kind, quiz.picks, quiz.drawn_for(kind) or (), self.parts)

    def choices(self, quiz: Quiz) -> tuple[Choice, ...]:
        """What there is to pick, the class first; what hangs on the class only once it is picked."""
        if due(quiz.answers, self.parts.quiz) is not None or not quiz.candidates:
            return ()
        first = Choice("class", "", quiz.candidates)
        making = self.making(quiz)
        return (first, *making.choices) if making else (first,)

    def open_choices(self, quiz: Quiz) -> tuple[Choice, ...]:
        """The choices that nothing was picked of yet."""
        picks = dict(quiz.picks)
        return tuple(choice for choice in self.choices(quiz) if picks.get(choice.name) not in choice.options)

    def candidates(self, state: State, person: EntityId) -> Iterator[Action]:
        """What may be done now; who one is may be said in endless ways, of which none is listed."""
        quiz = state.row(Quiz, person)
        question = due(quiz.answers, self.parts.quiz)
        if question is not None:
            for letter in open_letters(quiz.answers, question, self.parts.quiz):
                yield Answer(person, question, letter)
            return
        for choice in self.choices(quiz):
            yield from (Pick(person, choice.name, option) for option in choice.options)
        if self._why_not_enlist(state, person) is None:
            yield Enlist(person)

    def explain(self, state: State, action: Action) -> Reason | None:
        """Why an action of the quiz is refused, or None."""
        if not self.running(state, action.actor):
            return reason("quiz_over")
        match action:
            case Answer():
                return self._why_not_answer(state.row(Quiz, action.actor), action)
            case Pick():
                return self._why_not_pick(state.row(Quiz, action.actor), action)
            case Present(name=name, look=look):
                return why_not_named(name) or (reason("no_such_look") if look < 0 else None)
            case Enlist():
                return self._why_not_enlist(state, action.actor)
        return reason("not_in_quiz")

    def _why_not_answer(self, quiz: Quiz, action: Answer) -> Reason | None:
        question = due(quiz.answers, self.parts.quiz)
        if question is None or question != action.question:
            return reason("not_asked", question=action.question)
        if action.letter not in self.parts.quiz[question].answers:
            return reason("no_such_answer", letter=action.letter)
        taken = action.letter not in open_letters(quiz.answers, question, self.parts.quiz)
        return reason("answered_before", letter=action.letter) if taken else None

    def _why_not_pick(self, quiz: Quiz, action: Pick) -> Reason | None:
        if due(quiz.answers, self.parts.quiz) is not None:
            return reason("answers_first")
        choice = next((choice for choice in self.choices(quiz) if choice.name == action.choice), None)
        if choice is None:
            return reason("nothing_to_pick", choice=action.choice)
        return None if action.name in choice.options else reason("not_offered", choice=action.choice, pick=action.name)

    def _why_not_enlist(self, state: State, person: EntityId) -> Reason | None:
        quiz = state.row(Quiz, person)
        if due(quiz.answers, self.parts.quiz) is not None:
            return reason("answers_first")
        missing = self.open_choices(quiz)
        if missing:
            return reason("pick_first", choice=missing[0].name)
        return why_not_named(state.row(Identity, person).name)

    def resolve(self, step: Step, action: Action) -> None:
        """What an action of the quiz brings about."""
        person = action.actor
        match action:
            case Answer(_, question, letter):
                step.emit(Answered(person, question, letter))
            case Pick(_, choice, name):
                step.emit(Picked(person, choice, name))
            case Present(_, name, look, crest):
                before = step.state.row(Identity, person)
                after = Identity(name, look, crest, before.pose, before.scenery)
                step.emit(Presented(person, before, after))
            case Enlist():
                self._enlist(step, person)

    def _enlist(self, step: Step, person: EntityId) -> None:
        quiz = step.state.row(Quiz, person)
        making = self.making(quiz)
        assert making is not None  # noqa: S101 - `explain` asks for a class
        sheet = making.sheet()
        full = Condition(self.parts.content.numbers.full_hp, max_mp(sheet, self.parts.content))
        step.emit(Enlisted(person, self.identity(quiz, step.state.row(Identity, person)), sheet, full))
        step.emit(Ended(COMPANY_SIDE, "enlisted"))

    def identity(self, quiz: Quiz, said: Identity) -> Identity:
        """Who somebody is by what was said and answered: the pose of the crest, and the first view."""
        poses = [effect.pose for _, effect in effects(quiz.answers, self.parts.quiz, GivePose)]
        views = [effect.attribute for _, effect in effects(quiz.answers, self.parts.quiz, GiveAttribute)]
        return Identity(said.name, said.look, said.crest, poses[-1] if poses else "", views[0])

    def settle(self, step: Step, person: EntityId) -> bool:
        """Draw what is to be drawn; False if nothing is."""
        quiz = step.state.row(Quiz, person)
        if not self.running(step.state, person) or due(quiz.answers, self.parts.quiz) is not None:
            return False
        return self._draw_class(step, person, quiz) or self._draw_units(step, person, quiz)

    def _draw_class(self, step: Step, person: EntityId, quiz: Quiz) -> bool:
        classes = self.parts.content.classes
        pool = pools(quiz.answers, self.parts.quiz, classes, quiz.candidates, self._numbers.candidates)
        if not pool:
            return False
        (face,) = step.roll(Pool("candidate", person, str(len(quiz.candidates) + 1), 1, sum(pool.values()), Face()))
        kind = drawn(pool, face)
        every = weights(quiz.answers, self.parts.quiz, classes)
        step.emit(CandidateDrawn(person, kind, every[kind], sum(every.values())))
        return True

    def _draw_units(self, step: Step, person: EntityId, quiz: Quiz) -> bool:
        kind = dict(quiz.picks).get("class")
        if kind is None or quiz.drawn_for(kind) is not None:
            return False
        pool, count = unit_pool(quiz.answers, kind, self.parts)
        if not count:
            return False
        left, found = list(pool), []
        for _ in range(count):
            (face,) = step.roll(Pool("unit_kind", person, kind, 1, len(left), Face()))
            found.append(left.pop(face - 1))
        step.emit(UnitsDrawn(person, kind, tuple(found)))
        return True


def why_not_named(name: str) -> Reason | None:
    """Why somebody cannot be called so, or None: a name is there, not too long, and of letters one can see."""
    if not name.strip():
        return reason("name_missing")
    if len(name) > NAME_LENGTH:
        return reason("name_long", most=NAME_LENGTH)
    return None if name.isprintable() else reason("name_unprintable")
