"""The pictures of a new game: its choices, every question of the quiz, the draw, and the commander that comes of it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import pygame

from game.campaign.rules import CampaignRules
from game.campaign.starts import quiz_start
from game.content.catalog import Catalog
from game.core.engine import Engine
from game.core.session import Session
from game.scenes.context import Context
from game.scenes.new_game import NewGame
from game.scenes.quiz import Quiz
from game.scenes.quiz.draw_page import REVEAL
from game.scenes.stack import Pop, Scene
from game.ui.intents import Cancel, Confirm, Cursor, Details, Erase, Intent, Menu, Typed

_SEED, _SEED_OF_THREE = 5, 14
FRAME = 16
_ENOUGH = 100_000
"""More milliseconds than any draw takes."""

ANSWERS: Mapping[str, str] = MappingProxyType(
    {
        "1a": "C", "1b": "B", "2": "A", "2a": "A", "2b": "A", "2c": "C", "2d": "C", "3": "D", "4": "D", "5a": "C",
        "5b": "D", "6a": "G", "6b": "B", "7": "D", "8": "A", "9": "C", "10": "D", "11": "A",
    }
)  # fmt: skip
"""What is answered to each question on the way to a picture."""


class QuizStage:
    """Makes the quiz as it is on the way of ANSWERS, with the draws of one seed."""

    def __init__(self, context: Context, surface: pygame.Surface, catalog: Catalog) -> None:
        self._context, self._surface, self._catalog = context, surface, catalog

    def states(self) -> dict[str, Callable[[], Scene]]:
        """Every picture by name, with what makes it."""
        questions = {f"quiz-{id_}": lambda id_=id_: self._question(id_) for id_ in self._catalog.quiz}
        return {
            "newgame-choice": lambda: NewGame(self._context),
            **questions,
            "quiz-gives": lambda: self._question("6a", Details()),
            "quiz-leave": lambda: self._question("4", Menu()),
            "quiz-drawing": lambda: self._drawing(REVEAL // 2),
            "quiz-drawn": lambda: self._drawing(_ENOUGH),
            "quiz-result": self._result,
            "quiz-three": lambda: self._result(Cursor(0, 1), Confirm(), seed=_SEED_OF_THREE, second="D"),
            "quiz-answer": lambda: self._result(Cursor(0, -1), second="B"),
            "quiz-person": lambda: self._result(Typed("n")),
            "quiz-letters": lambda: self._result(Typed("n"), *[Cursor(0, 1)] * 3),
            "quiz-nameless": lambda: self._result(Typed("n"), *[Erase()] * 40, Cancel()),
        }

    def _question(self, wanted: str, *intents: Intent, seed: int = _SEED, second: str = "") -> Quiz:
        """The quiz at a question; "" is past the last one. `second` is answered to question 2, if not the way there."""
        way = wanted[1:].upper() if wanted.startswith("2") else ""
        answers = {**ANSWERS, "2": second or way or ANSWERS["2"]}
        session = Session(Engine(CampaignRules(self._catalog)), quiz_start(), seed, rewinding=True)
        scene = Quiz(self._context, lambda _identity, _sheet: Pop(), session)
        while (question := scene.sitting.question) not in (None, wanted):
            scene.handle(Typed(answers[str(question)].lower()))
        return self._done(scene, *intents)

    def _drawing(self, passed: int, *intents: Intent, seed: int = _SEED, second: str = "") -> Quiz:
        """So many milliseconds after the last answer."""
        scene = self._question("", seed=seed, second=second)
        scene.update(passed)
        return self._done(scene, *intents)

    def _result(self, *intents: Intent, seed: int = _SEED, second: str = "") -> Quiz:
        return self._drawing(_ENOUGH, Confirm(), *intents, seed=seed, second=second)

    def _done(self, scene: Quiz, *intents: Intent) -> Quiz:
        """The scene after these intents, all laid out before each of them, and every page turned."""
        for intent in intents:
            scene.draw(self._surface)
            scene.handle(intent)
        while scene.turning:
            scene.update(FRAME)
        return scene
