"""`quiz`: the commander that answers, a seed and picks make, by the very session that the scene plays (rule book 9)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from game.campaign.actions import Answer as Answering
from game.campaign.actions import Enlist, Pick, Present
from game.campaign.components import Identity, Quiz
from game.campaign.events import CandidateDrawn
from game.campaign.quiz.course import due, open_letters
from game.campaign.quiz.making import CHOICES
from game.campaign.rules import CampaignRules
from game.campaign.sheet import LETTERS, Sheet, max_mp, piece_figures
from game.campaign.starts import HERO, quiz_start
from game.content.catalog import Catalog
from game.core.engine import Engine
from game.core.session import Session
from game.tools.options import refuse_strangers
from game.tools.output import Answer, WrongCall

ALIASES = {"skill": "class_skill"}
"""Other names of picks."""


@dataclass(frozen=True)
class QuizCall:
    """A call: the letter for each question, the seed of the draws, what to pick of each choice."""

    answers: Mapping[str, str]
    seed: int = 0
    pick: Mapping[str, str] = field(default_factory=dict)


def read_options(options: Mapping[str, Any]) -> QuizCall:
    """The options of a batch line. Raises WrongCall."""
    refuse_strangers(options, [field.name for field in fields(QuizCall)])
    if "answers" not in options:
        raise WrongCall("'answers' is needed")
    for name in ("answers", "pick"):
        said = options.get(name, {})
        if not isinstance(said, dict) or not all(isinstance(word, str) for word in said.values()):
            raise WrongCall(f"'{name}' must be an object of texts")
    if type(options.get("seed", 0)) is not int or options.get("seed", 0) < 0:
        raise WrongCall("'seed' must be a whole number from 0 on")
    return QuizCall(**options)


def quiz(call: QuizCall, catalog: Catalog) -> Answer:
    """The commander. Of a choice without a pick the first option is taken. Raises WrongCall."""
    rules = CampaignRules(catalog)
    session = Session(Engine(rules), quiz_start(), call.seed)
    _answer(session, call.answers, catalog)
    picks = {ALIASES.get(name, name): picked for name, picked in call.pick.items()}
    unknown = sorted(set(picks) - set(CHOICES))
    if unknown:
        raise WrongCall(f"'{unknown[0]}' is nothing to pick; one picks {', '.join(CHOICES)}")
    choices = _pick(session, rules, picks)
    session.commit(Present(HERO, catalog.commander.classes[_kind(session)].name, 0, "hearth"))
    session.commit(Enlist(HERO))
    return {**_draw(session), "choices": choices, **_told(session, catalog)}


def _answer(session: Session, answers: Mapping[str, str], catalog: Catalog) -> None:
    left = dict(answers)
    while (question := due(session.state.row(Quiz, HERO).answers, catalog.quiz)) is not None:
        letters = open_letters(session.state.row(Quiz, HERO).answers, question, catalog.quiz)
        letter = left.pop(question, None)
        if letter is None:
            raise WrongCall(f"question {question} is not answered; it has {', '.join(letters)}")
        if letter not in letters:
            raise WrongCall(f"'{letter}' cannot be answered to question {question}; it has {', '.join(letters)}")
        session.commit(Answering(HERO, question, letter))
    if left:
        raise WrongCall(f"question {min(left)} is not asked after these answers")


def _pick(session: Session, rules: CampaignRules, picks: dict[str, str]) -> Answer:
    made: Answer = {}
    while missing := rules.quiz.open_choices(session.state.row(Quiz, HERO)):
        choice = missing[0]
        picked = picks.pop(choice.name, choice.options[0])
        if picked not in choice.options:
            raise WrongCall(f"'{picked}' cannot be picked as {choice.name}; it has {', '.join(choice.options)}")
        made[choice.name] = {"options": list(choice.options), "picked": picked}
        session.commit(Pick(HERO, choice.name, picked))
    if picks:
        raise WrongCall(f"there is no {min(picks)} to pick after these answers")
    return made


def _kind(session: Session) -> str:
    return dict(session.state.row(Quiz, HERO).picks)["class"]


def _draw(session: Session) -> Answer:
    drawn = [event for entry in session.history for event in entry.events if isinstance(event, CandidateDrawn)]
    return {"candidates": [{"class": event.kind, "weight": event.weight, "total": event.total} for event in drawn]}


def _told(session: Session, catalog: Catalog) -> Answer:
    sheet, identity = session.state.row(Sheet, HERO), session.state.row(Identity, HERO)
    content = catalog.commander
    return {
        "class": sheet.kind,
        "level": sheet.level,
        "attributes": dict(sheet.attributes),
        "origins": {
            letter: [{"points": gain.amount, "origin": gain.origin} for gain in sheet.sources("attribute", letter)]
            for letter in LETTERS
        },
        **piece_figures(sheet, content),
        "max_mp": max_mp(sheet, content),
        "units": list(sheet.units),
        "skills": dict(sheet.ranks),
        "spells": list(sheet.spells),
        "figures": dict(sheet.figures),
        "major": sheet.major,
        "secondary": sheet.secondary,
        "curve": sheet.curve,
        "skill_level": sheet.skill_level,
        "pose": identity.pose,
    }
