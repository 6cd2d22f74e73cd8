"""The thinking process: it answers as the player in this process would, is started anew, and gives up in the end."""

import multiprocessing

import pytest

from game.ai.search import Opponent
from game.ai.worker import Thinker, ThinkerLost
from game.content.loader import load_catalog
from game.core.notation import action_text
from game.core.state import State
from game.paths import content_folder
from tests.helpers.battle import RULES, draw

STATE = """
    board
    ......
    ......
    pieces
    red-1   knight  red  0,0
    red-1-1 cavalry red  1,0
    blue-1  knight  blue 5,1
    turns
    red-1* blue-1
"""


def answer_of(thinker: Thinker) -> str:
    """The answer, waited for by watching the processes, never by the clock."""
    while True:
        line = thinker.answer()
        if line is not None:
            return line
        multiprocessing.connection.wait([process.sentinel for process in multiprocessing.active_children()], 0.05)


def own_answer(state: State) -> str:
    nature = load_catalog([content_folder()])[0].personalities["steady"]
    return action_text(Opponent(RULES, nature).choose(state))


def test_the_process_answers_as_the_same_player_here_and_survives_being_killed() -> None:
    thinker = Thinker([content_folder()], RULES)
    try:
        state = draw(STATE)
        thinker.ask(state, "steady")
        assert thinker.busy
        assert answer_of(thinker) == own_answer(state)
        assert not thinker.busy
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        thinker.ask(state, "steady")
        assert answer_of(thinker) == own_answer(state)
    finally:
        thinker.close()


def test_a_question_that_kills_the_process_each_time_is_given_up(capfd: pytest.CaptureFixture[str]) -> None:
    thinker = Thinker([content_folder()], RULES)
    try:
        thinker.ask(draw(STATE), "nobody")
        with pytest.raises(ThinkerLost):
            answer_of(thinker)
        assert not thinker.busy
    finally:
        thinker.close()
    capfd.readouterr()
