"""Objectives, draws, and what comes before what (rule book 4)."""

from dataclasses import replace

import pytest

from game.core.action import Begin
from game.core.engine import Outcome
from game.core.entity import Round, Verdict
from game.core.event import Ended
from game.core.ids import BATTLE
from game.core.state import State
from game.rules.commander.actions import EndTurn, Move, Strike
from game.rules.commander.components import Objective, Stalemate
from game.rules.commander.events import Fell, NewsCame, ObjectiveMoved
from game.rules.commander.objectives import rounds_to_draw
from game.rules.commander.setup import BattleStart, CommanderStart
from game.rules.commander.start import first_state
from tests.helpers.battle import CONTENT, NUMBERS, RULES, draw, play, play_all
from tests.helpers.checks import of

FIELD = """
    board
    .......
    pieces
    red    fighter red  0,0
    red-1  footman red  1,0
    rose   fighter red  2,0
    blue   fighter blue 6,0
    blue-1 footman blue 5,0
    objectives
    {goals}
    turns
    {turns}
    """
HIT, MISS = 1, 10
STEP_IN = Move("blue-1", ((4, 0),))


def field(*goals: str, turns: str = "red* blue rose") -> State:
    """A drawn battle with objectives."""
    return draw(FIELD.format(goals="\n".join(goals) or "# none", turns=turns))


def at_round(state: State, number: int, *, news: int = 0) -> State:
    """The state in a later round, with the last news in round `news`."""
    return state.having(BATTLE, Round(number)).having(BATTLE, replace(state.row(Stalemate), since=news))


def end_round(state: State) -> Outcome:
    """Every commander ends its turn without doing anything; what the last of them led to."""
    *before, last = (EndTurn(commander) for commander in ("red", "blue", "rose"))
    return play(play_all(state, *before), last)


# -- reach


def test_reach_is_met_when_a_piece_of_the_side_ends_a_turn_in_the_area() -> None:
    state = field("aim red reach cells=3,0>4,0")
    state = play(state, Move("red-1", ((2, 0), (3, 0)))).state
    assert not state.row(Objective, "aim").met
    outcome = play(state, EndTurn("red"))
    assert of(outcome, ObjectiveMoved) == (ObjectiveMoved("aim", 0, 1, met=True),)
    assert outcome.events[-1] == Ended("red", "objectives")


def test_reach_is_not_met_by_passing_through() -> None:
    outcome = play(play_all(field("aim red reach cells=3,0"), Move("red-1", ((2, 0), (3, 0), (4, 0)))), EndTurn("red"))
    assert not of(outcome, ObjectiveMoved)


def test_reach_is_not_met_by_an_enemy() -> None:
    state = play_all(field("aim red reach cells=4,0"), EndTurn("red"), Move("blue-1", ((4, 0),)))
    assert not of(play(state, EndTurn("blue")), ObjectiveMoved)


def test_any_piece_of_the_side_reaches_not_only_the_acting_troops() -> None:
    outcome = play(field("aim red reach cells=2,0"), EndTurn("red"))
    assert outcome.state.row(Verdict) == Verdict("red", "objectives")


# -- hold


def test_hold_is_met_after_so_many_of_the_sides_turns_without_an_enemy_in_the_area() -> None:
    state = field("aim red hold cells=3,0 rounds=3")
    first = play(state, EndTurn("red"))
    assert of(first, ObjectiveMoved) == (ObjectiveMoved("aim", 0, 1, met=False),)
    theirs = play(first.state, EndTurn("blue"))
    assert not of(theirs, ObjectiveMoved)
    second = play(theirs.state, EndTurn("rose"))
    assert of(second, ObjectiveMoved) == (ObjectiveMoved("aim", 1, 2, met=False),)
    third = play(second.state, EndTurn("red"))
    assert third.events[-1] == Ended("red", "objectives")


def test_a_hold_that_is_interrupted_starts_over() -> None:
    state = play_all(
        field("aim red hold cells=4,0 rounds=3"), EndTurn("red"), Move("blue-1", ((4, 0),)), EndTurn("blue")
    )
    outcome = play(state, EndTurn("rose"))
    assert of(outcome, ObjectiveMoved) == (ObjectiveMoved("aim", 1, 0, met=False),)


def test_a_hold_falling_back_is_no_news() -> None:
    state = play_all(
        field("aim red hold cells=4,0 rounds=3"), EndTurn("red"), Move("blue-1", ((4, 0),)), EndTurn("blue")
    )
    assert not of(play(state, EndTurn("rose")), NewsCame)


def test_hold_asks_for_no_piece_of_ones_own_in_the_area() -> None:
    outcome = play(field("aim red hold cells=4,0 rounds=1"), EndTurn("red"))
    assert outcome.state.row(Verdict).winner == "red"


# -- survive


def test_survive_is_met_when_the_round_it_names_has_ended() -> None:
    state = field("aim blue survive rounds=2")
    first = end_round(state)
    assert not of(first, ObjectiveMoved)
    second = end_round(first.state)
    assert of(second, ObjectiveMoved) == (ObjectiveMoved("aim", 0, 2, met=True),)
    assert second.events[-1] == Ended("blue", "objectives")


# -- defeat

CLOSE = """
    board
    ......
    pieces
    red    wizard    red  1,0 {red}
    blue   mage      blue 2,0 {blue}
    {more}
    objectives
    {goals}
    turns
    red* blue {turns}
    """


def close(
    *goals: str, red: str = "", blue: str = "hp=1", more: str = "beryl mage blue 5,0", turns: str = "beryl"
) -> State:
    """Two commanders side by side, and others further off."""
    return draw(CLOSE.format(red=red, blue=blue, more=more, goals="\n".join(goals) or "# none", turns=turns))


def test_defeat_is_met_when_the_named_piece_falls() -> None:
    outcome = play(close("aim red defeat target=blue"), Strike("red", "blue"), *[HIT] * 10, *[MISS] * 5)
    assert of(outcome, ObjectiveMoved) == (ObjectiveMoved("aim", 0, 1, met=True),)
    assert outcome.events[-1] == Ended("red", "objectives")


def test_defeat_is_met_when_the_named_unit_perishes_with_its_commander() -> None:
    state = close("aim red defeat target=blue-1", more="beryl mage blue 5,0\nblue-1 footman blue 4,0")
    assert play(state, Strike("red", "blue"), *[HIT] * 10, *[MISS] * 5).events[-1] == Ended("red", "objectives")


def test_another_that_falls_does_not_meet_it() -> None:
    outcome = play(close("aim red defeat target=beryl"), Strike("red", "blue"), *[HIT] * 10, *[MISS] * 5)
    assert not of(outcome, ObjectiveMoved)
    assert not of(outcome, Ended)


# -- together


def test_all_objectives_of_a_side_must_be_met() -> None:
    state = field("aim red reach cells=2,0", "more red hold cells=3,0 rounds=2")
    first = play(state, EndTurn("red"))
    assert [(moved.objective, moved.met) for moved in of(first, ObjectiveMoved)] == [("aim", True), ("more", False)]
    assert not of(first, Ended)
    last = play(play_all(first.state, EndTurn("blue")), EndTurn("rose"))
    assert last.events[-1] == Ended("red", "objectives")


def test_an_objective_once_met_stays_met() -> None:
    state = play(field("aim red reach cells=1,0", "more red hold cells=6,0 rounds=2"), EndTurn("red")).state
    outcome = play(play_all(state, EndTurn("blue")), EndTurn("rose"))
    assert outcome.state.row(Objective, "aim").met
    assert not of(outcome, Ended)


def test_falls_come_before_objectives() -> None:
    state = close("aim blue defeat target=red", red="hp=1", more="", turns="")
    outcome = play(state, Strike("red", "blue"), *[MISS] * 5, *[HIT] * 5)
    assert outcome.events[-1] == Ended("blue", "enemies_fell")


def test_a_side_without_commanders_cannot_win_by_objectives() -> None:
    state = close("aim blue defeat target=red", red="hp=1", more="gold mage gold 5,0", turns="gold")
    outcome = play(state, Strike("red", "blue"), *[HIT] * 5, *[HIT] * 5)
    assert {fall.piece for fall in of(outcome, Fell)} == {"red", "blue"}
    assert outcome.events[-1] == Ended("gold", "enemies_fell")


def test_the_objectives_of_the_dead_end_nothing() -> None:
    more = "gold mage gold 5,0\ngreen mage green 4,0"
    state = close("aim blue defeat target=red", red="hp=1", more=more, turns="gold green")
    outcome = play(state, Strike("red", "blue"), *[HIT] * 5, *[HIT] * 5)
    assert outcome.state.row(Objective, "aim").met
    assert not of(outcome, Ended)


# -- draws


def test_both_last_commanders_falling_in_one_action_is_a_draw() -> None:
    outcome = play(close(red="hp=1", more="", turns=""), Strike("red", "blue"), *[HIT] * 5, *[HIT] * 5)
    assert [fall.piece for fall in of(outcome, Fell)] == ["blue", "red"]
    assert outcome.events[-1] == Ended("", "all_fell")


@pytest.mark.parametrize(("side", "target"), [("red", "blue"), ("blue", "red")])
def test_unless_that_action_met_an_objective(side: str, target: str) -> None:
    state = close(f"aim {side} defeat target={target}", red="hp=1", more="", turns="")
    outcome = play(state, Strike("red", "blue"), *[HIT] * 5, *[HIT] * 5)
    assert outcome.events[-1] == Ended(side, "objectives")


def test_if_that_action_met_the_objectives_of_both_it_is_a_draw() -> None:
    state = close("aim red defeat target=blue", "goal blue defeat target=red", red="hp=1", more="", turns="")
    outcome = play(state, Strike("red", "blue"), *[HIT] * 5, *[HIT] * 5)
    assert outcome.events[-1] == Ended("", "all_fell")


def test_an_objective_met_before_does_not_save_from_that_draw() -> None:
    state = close("aim red reach cells=1,0", "more red survive rounds=50", red="hp=1", more="", turns="")
    state = state.having("aim", replace(state.row(Objective, "aim"), progress=1, met=True))
    state = state.having("more", replace(state.row(Objective, "more"), progress=1, met=True))
    outcome = play(state, Strike("red", "blue"), *[HIT] * 5, *[HIT] * 5)
    assert outcome.events[-1] == Ended("", "all_fell")


def test_fifteen_rounds_without_news_are_a_draw() -> None:
    state = play(draw("board\n......\npieces\nred mage red 0,0\nblue mage blue 5,0"), Begin(), 1, 2).state
    for number in range(1, 16):
        assert (RULES.verdict(state), state.row(Round)) == (None, Round(number))
        state = play_all(state, EndTurn("red"), EndTurn("blue"))
    assert RULES.verdict(state) == Verdict("", "no_news")


def test_a_new_low_starts_the_count_over() -> None:
    assert not of(end_round(at_round(field(), 17, news=3)), Ended)
    assert of(end_round(at_round(field(), 18, news=3)), Ended) == (Ended("", "no_news"),)


def test_a_loss_of_hit_points_is_news_and_an_attack_without_one_is_not() -> None:
    state = at_round(close(blue=""), 9)
    hurt = play(state, Strike("red", "blue"), HIT, *[MISS] * 19)
    assert of(hurt, NewsCame) == (NewsCame((("blue", 19), ("red", 10)), 9),)
    missed = play(state, Strike("red", "blue"), *[MISS] * 20)
    assert of(missed, NewsCame) == ()


def test_a_drawn_position_counts_its_own_hit_points_as_the_lowest_so_far() -> None:
    assert close(blue="hp=3").row(Stalemate) == Stalemate((("blue", 13), ("red", 10)), 0)
    assert of(play(close(blue="hp=3"), EndTurn("red")), NewsCame) == ()


def test_an_objective_that_moves_on_is_news() -> None:
    state = at_round(field("aim red hold cells=3,0 rounds=9"), 5)
    assert of(play(state, EndTurn("red")), NewsCame) == (NewsCame((("blue", 20), ("red", 30)), 5),)


def test_an_objective_that_moves_in_a_rounds_last_turn_is_news_of_that_round() -> None:
    state = at_round(field("aim red hold cells=3,0 rounds=9", turns="blue red*"), 5)
    outcome = play(state, EndTurn("red"))
    assert outcome.state.row(Round) == Round(6)
    assert [news.round for news in of(outcome, NewsCame)] == [5]


def test_an_objective_met_at_the_end_of_the_fifteenth_round_is_news_in_time() -> None:
    state = at_round(field("aim red survive rounds=15", "more red reach cells=6,0"), 15)
    outcome = end_round(state)
    assert of(outcome, ObjectiveMoved) == (ObjectiveMoved("aim", 0, 15, met=True),)
    assert not of(outcome, Ended)
    assert outcome.state.row(Stalemate).since == 15


def test_after_sixty_rounds_it_is_a_draw() -> None:
    assert not of(end_round(at_round(field(), 59, news=58)), Ended)
    assert end_round(at_round(field(), 60, news=58)).events[-1] == Ended("", "last_round")


def test_to_survive_sixty_rounds_beats_the_draw() -> None:
    state = at_round(field("aim blue survive rounds=60"), 60, news=58)
    assert end_round(state).events[-1] == Ended("blue", "objectives")


@pytest.mark.parametrize(
    ("number", "news", "left"),
    [(9, 0, None), (10, 0, 5), (15, 0, 0), (12, 3, None), (13, 3, 5), (54, 50, None), (55, 50, 5), (60, 50, 0)],
)
def test_the_draw_is_foretold_five_rounds_ahead(number: int, news: int, left: int | None) -> None:
    assert rounds_to_draw(at_round(field(), number, news=news), NUMBERS) == left


def test_two_sides_that_survive_the_same_round_draw() -> None:
    state = at_round(field("aim blue survive rounds=9", "other red survive rounds=9"), 9)
    assert end_round(state).events[-1] == Ended("", "objectives")


def test_a_battle_with_nobody_on_the_board_from_the_start_is_no_battle() -> None:
    late = CommanderStart("red", "red", "", "knight", (0, 0), arrives=2)
    with pytest.raises(ValueError, match="no commander is on the board"):
        first_state(BattleStart(field().board, ("red",), (late,)), CONTENT)
