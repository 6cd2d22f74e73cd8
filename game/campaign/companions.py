"""People whom a campaign names: their identity, and the sheet of those who are commanders."""

from game.campaign.components import Identity
from game.campaign.quiz.making import Making, Parts, unit_pool
from game.campaign.sheet import Sheet
from game.content.models.campaign import Person


def answers_of(person: Person) -> tuple[tuple[str, str], ...]:
    """The answers that somebody of a campaign gave in the quiz, in order."""
    return tuple(person.answers.items())


def companion(person: Person) -> Identity:
    """Who somebody of a campaign is."""
    return Identity(person.name, person.look, person.crest)


def sheet_of(person: Person, parts: Parts) -> Sheet:
    """The sheet of a commander that a campaign names, as the quiz would make it, each first option taken."""
    answers = answers_of(person)
    pool, count = unit_pool(answers, person.kind, parts)
    return Making(answers, person.kind, (), pool[:count], parts).sheet()
