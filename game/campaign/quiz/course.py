"""The way through the quiz: which question comes next, and what may be answered (rule book 9)."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from game.content.models.quiz import Answer, Effect, Question

Questions = Mapping[str, Question]
Answers = tuple[tuple[str, str], ...]
"""Questions with the letters of the answers given, in the order of asking."""

E = TypeVar("E")


def first_question(quiz: Questions) -> str:
    """The question nothing leads to."""
    led_to = {question.next for question in quiz.values()}
    led_to |= {answer.next for question in quiz.values() for answer in question.answers.values()}
    return next(id_ for id_ in quiz if id_ not in led_to)


def due(answers: Answers, quiz: Questions) -> str | None:
    """The question to be answered next, or None when all are."""
    if not answers:
        return first_question(quiz)
    id_, _ = answers[-1]
    return given(answers, id_, quiz).next or quiz[id_].next


def given(answers: Answers, question: str, quiz: Questions) -> Answer:
    """The answer that was given to a question. Raises KeyError if it was not asked."""
    letter = dict(answers)[question]
    return next(answer for name, answer in quiz[question].answers.items() if name == letter)


def open_letters(answers: Answers, question: str, quiz: Questions) -> tuple[str, ...]:
    """The letters that may be chosen: all but the one chosen at the question this one must differ from."""
    taken = dict(answers).get(quiz[question].unlike or "")
    return tuple(letter for letter in quiz[question].answers if letter != taken)


def effects(answers: Answers, quiz: Questions, kind: type[E]) -> Iterator[tuple[str, E]]:
    """The effects of a kind that the answers gave, in order, each with its question."""
    for question, _ in answers:
        for effect in given(answers, question, quiz).effects:
            if isinstance(effect, kind):
                yield question, effect


def all_effects(answers: Answers, quiz: Questions) -> Iterator[tuple[str, Effect]]:
    """All effects that the answers gave, in order, each with its question."""
    return effects(answers, quiz, object)  # type: ignore[arg-type]
