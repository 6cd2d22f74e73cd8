"""Does the quiz lead from one first question to an end, past every question and never round (rule book 9)?"""

from collections.abc import Iterator, Mapping

from game.content.catalog import Catalog
from game.content.models.quiz import Question
from game.content.problems import Problem, did_you_mean


def problems(catalog: Catalog) -> Iterator[Problem]:
    """Questions named but absent; more or fewer than one first question; a way that leads back."""
    known = catalog.ids("quiz")
    for id_, question in catalog.quiz.items():
        named = [("unlike", question.unlike), *_ways(question)]
        for key, name in named:
            if name is not None and name not in known:
                what = f"there is no question '{name}'"
                yield Problem("error", catalog.source("quiz", id_), f"{id_}.{key}", what, did_you_mean(name, known))
    if known != catalog.quiz.keys():
        return  # a question with faults of its own may lead to any other
    led_to = {name for question in catalog.quiz.values() for _, name in _ways(question)}
    first = [id_ for id_ in catalog.quiz if id_ not in led_to]
    for id_ in first[1:]:
        what = f"nothing leads to this question, and '{first[0]}' is the first already"
        yield Problem("error", catalog.source("quiz", id_), id_, what, "name it as the next of some answer")
    for id_ in sorted(_in_circles(catalog.quiz)):
        yield Problem("error", catalog.source("quiz", id_), id_, "the questions from here lead round in a circle")


def _ways(question: Question) -> list[tuple[str, str | None]]:
    """The keys that name what comes next, with what they name."""
    answers = [(f"answers.{letter}.next", answer.next) for letter, answer in question.answers.items()]
    return [("next", question.next), *answers]


def _in_circles(quiz: Mapping[str, Question]) -> set[str]:
    """The questions from which some answers never come to an end."""
    left = {id_: {name for _, name in _ways(question) if name in quiz} for id_, question in quiz.items()}
    while ended := {id_ for id_, ways in left.items() if not ways & left.keys()}:
        left = {id_: ways for id_, ways in left.items() if id_ not in ended}
    return set(left)
