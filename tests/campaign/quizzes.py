"""Quizzes answered and campaigns begun for tests."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from game.campaign.actions import Answer, Enlist, Pick, Present
from game.campaign.components import Identity, Quiz
from game.campaign.quiz.course import due, open_letters
from game.campaign.rules import CampaignRules
from game.campaign.sheet import Sheet
from game.campaign.starts import HERO, campaign_start, quiz_start
from game.content.catalog import Catalog
from game.content.loader import load_catalog
from game.content.models.campaign import Campaign, Person, Start, Step
from game.core.engine import Engine
from game.core.session import Session
from game.core.state import State

CATALOG = load_catalog([Path(__file__).parents[2] / "content"])[0]
"""The game's own content."""

PLAIN = {
    "1a": "A", "1b": "B", "2": "B", "2b": "A", "3": "A", "4": "A", "5a": "A", "6a": "B", "7": "A", "8": "A", "9": "A",
    "10": "A", "11": "A",
}  # fmt: skip
"""A whole answer sheet without anything to pick but the class."""


def quiz_session(answers: Mapping[str, str], seed: int = 0, catalog: Catalog = CATALOG) -> Session:
    """A quiz with all these answers given, in the order in which they are asked."""
    session = Session(Engine(CampaignRules(catalog)), quiz_start(), seed, rewinding=True)
    while (question := due(session.state.row(Quiz, HERO).answers, catalog.quiz)) is not None:
        session.commit(Answer(HERO, question, answers[question]))
    return session


def rules_of(session: Session) -> CampaignRules:
    """The rules a session is played by."""
    assert isinstance(session.engine.rules, CampaignRules)
    return session.engine.rules


def enlisted(session: Session, picks: Mapping[str, str] | None = None) -> Session:
    """The quiz at its end: these picks, and of every other choice the first option."""
    while missing := rules_of(session).quiz.open_choices(session.state.row(Quiz, HERO)):
        picked = (picks or {}).get(missing[0].name, missing[0].options[0])
        session.commit(Pick(HERO, missing[0].name, picked))
    session.commit(Present(HERO, "Elowen Hart", 1, "stag"))
    session.commit(Enlist(HERO))
    return session


def sheet_as(kind: str, catalog: Catalog = CATALOG, picks: Mapping[str, str] | None = None, **answers: str) -> Sheet:
    """The sheet of a commander of a class, with the plain answers but for those given (`q1a="C"`).

    The class is drawn by trying one seed after the other.
    """
    said = {**PLAIN, **{name.removeprefix("q"): letter for name, letter in answers.items()}}
    for seed in range(2000):
        session = quiz_session(said, seed, catalog)
        if kind in session.state.row(Quiz, HERO).candidates:
            return enlisted(session, {**(picks or {}), "class": kind}).state.row(Sheet, HERO)
    raise LookupError(f"{kind} was not drawn")


def every_sheet_of_answers(numbers: list[int]) -> dict[str, str]:
    """The whole answer sheet that a list of numbers chooses: each number picks among the letters open."""
    given: tuple[tuple[str, str], ...] = ()
    for number in [*numbers, *([0] * 20)]:
        question = due(given, CATALOG.quiz)
        if question is None:
            break
        letters = open_letters(given, question, CATALOG.quiz)
        given = (*given, (question, letters[number % len(letters)]))
    return dict(given)


def road(gold: int = 200, rations: int = 5, *, friend: Person | None = None) -> Catalog:
    """The content with a campaign of two battles, `road`; a friend joins after the first."""
    people = {"friend": friend} if friend else {}
    joins = ("friend",) if friend else ()
    steps = (
        Step(id="ford", name="Ford", map="road/ford.tmx", place="Bank", gold=50, rations=3, joins=joins),
        Step(id="gate", name="Gate", map="road/gate.tmx", place="Hill"),
    )
    start = Start(gold=gold, rations=rations, place="Home")
    return replace(
        CATALOG, campaigns={"road": Campaign(name="Road", text="A road.", start=start, people=people, road=steps)}
    )


def company(sheet: Sheet, catalog: Catalog | None = None) -> Session:
    """A campaign at its first camp, led by a commander with this sheet."""
    catalog = catalog or road()
    start = campaign_start("road", "standard", Identity("Elowen Hart"), sheet, catalog)
    return Session(Engine(CampaignRules(catalog)), start, 1)


def hero(state: State) -> Sheet:
    """The hero's sheet."""
    return state.row(Sheet, HERO)
