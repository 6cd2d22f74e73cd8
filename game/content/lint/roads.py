"""Do a campaign's pages, steps and people name what is there, and has every commander answered the quiz?"""

from collections.abc import Iterator, Mapping

from game.content.catalog import Catalog
from game.content.models.campaign import TELLER, Campaign, Page, Person
from game.content.models.quiz import Effect, Question
from game.content.models.talks import HERO
from game.content.problems import Problem, did_you_mean

Fault = tuple[str, str, str]
"""A key of a campaign file, what is wrong there, and what to do."""


def problems(catalog: Catalog) -> Iterator[Problem]:
    """One for each name without anything behind it, each step of a name that is taken, each faulty commander."""
    for id_, road in catalog.campaigns.items():
        for key, what, advice in (*_names(road), *_steps(road), *_commanders(road, catalog)):
            yield Problem("error", catalog.source("campaigns", id_), key, what, advice)


def _names(road: Campaign) -> Iterator[Fault]:
    named = [("start.people", name) for name in road.start.people]
    for number, step in enumerate(road.road):
        named += [(f"road[{number}].joins", name) for name in step.joins]
        named += [(f"road[{number}].leaves", name) for name in step.leaves]
    for key, name in named:
        if name not in road.people:
            yield key, f"there is no person '{name}'", did_you_mean(name, road.people)
    speakers = {*road.people, HERO, TELLER}
    for key, pages in _pages(road):
        for number, page in enumerate(pages):
            if page.speaker not in speakers:
                what = f"there is no person '{page.speaker}'"
                yield f"{key}[{number}].speaker", what, did_you_mean(page.speaker, speakers)


def _pages(road: Campaign) -> Iterator[tuple[str, tuple[Page, ...]]]:
    yield "opening", road.opening
    for number, step in enumerate(road.road):
        told = (("before", step.before), ("after", step.after), ("round", step.round), ("defeat", step.defeat))
        yield from ((f"road[{number}].{key}", pages) for key, pages in told)
    yield "ending", road.ending


def _steps(road: Campaign) -> Iterator[Fault]:
    ids = [step.id for step in road.road]
    for number, id_ in enumerate(ids):
        if id_ in ids[:number]:
            yield f"road[{number}].id", f"another step is called '{id_}'", "give it another id"


def _commanders(road: Campaign, catalog: Catalog) -> Iterator[Fault]:
    classes = catalog.ids("classes")
    for id_, person in road.people.items():
        if not person.commander:
            if person.kind or person.answers:
                yield f"people.{id_}", "only commanders have a class and answers", "set commander = true or remove them"
            continue
        if person.kind not in classes:
            yield f"people.{id_}.kind", f"there is no class '{person.kind}'", did_you_mean(person.kind, classes)
        if catalog.ids("quiz") == catalog.quiz.keys():
            for key, what, advice in _sheet(person, catalog.quiz):
                yield f"people.{id_}.answers{key}", what, advice


def _sheet(person: Person, quiz: Mapping[str, Question]) -> Iterator[Fault]:
    """What a commander's answers lack to make a sheet of them (rule book 9)."""
    given: set[str] = set()
    for question, letter in person.answers.items():
        if question not in quiz:
            yield f".{question}", f"there is no question '{question}'", did_you_mean(question, quiz)
        elif letter not in quiz[question].answers:
            known = ", ".join(quiz[question].answers)
            yield f".{question}", f"the question has no answer {letter}", f"it has {known}"
        else:
            given |= {_gift(effect) for effect in quiz[question].answers[letter].effects}
    for gift in sorted({"major", "secondary", "curve", "skill_point"} - given):
        yield "", f"no answer gives the {gift.replace('_', ' ')}", "answer every question that is asked"


def _gift(effect: Effect) -> str:
    return effect.place if effect.gives == "attribute" else effect.gives
