"""What gifts do to an attack of or on the commander's own piece, by name (rule book 6, 9 and 12)."""

from fractions import Fraction

import pytest

from game.core.event import Rolled
from game.core.state import State
from game.rules.commander.actions import Strike
from game.rules.commander.events import Engaged, Term
from tests.helpers.battle import ENGINE, RULES, draw, hp, play
from tests.helpers.checks import branched, forecast, of
from tests.helpers.magic import commander

PASSION = "gifts=quiz:attack:2>passion:attack:1>quiz:attack:1"


def duel(red: str = "", blue: str = "", *, kind: str = "wizard") -> State:
    """A wizard (10/9) or another commander beside a fighter (12/11), with these gifts; below them a unit of each."""
    pieces = (
        commander("red", "0,0", side="red", kind=kind) + f" {red}",
        commander("blue", "1,0", kind="fighter") + f" {blue}",
        "red-1 footman red 0,1",
        "blue-1 footman blue 1,1",
    )
    return draw("\n".join(["board", "..", "..", "pieces", *pieces, "turns", "red* blue"]))


def test_attack_names_each_source_once() -> None:
    told = RULES.reckon(duel(PASSION), Strike("red", "blue")).attacker
    terms = (Term("attack", 10), Term("gift.quiz", 3), Term("gift.passion", 1), Term("defence", -11))
    assert (told.terms, told.edge) == (terms, 3)


@pytest.mark.parametrize("kind", ["wizard", "warlock"], ids=["a normal attack", "a magic attack"])
def test_defence_counts_against_both_kinds_of_attack(kind: str) -> None:
    told = RULES.reckon(duel(blue="gifts=sympathy:defence:2", kind=kind), Strike("red", "blue")).attacker
    assert told.terms[1:] == (Term("defence", -11), Term("gift.sympathy", -2))


def test_the_units_fight_as_they_would_without_their_commanders_gifts() -> None:
    gifts = "gifts=quiz:attack:5>quiz:defence:5>judgement:strikes:3"
    plain, gifted = (RULES.reckon(state, Strike("red-1", "blue-1")) for state in (duel(), duel(gifts, gifts)))
    assert plain == gifted


def test_strikes_are_more_dice_under_the_same_cap() -> None:
    told = RULES.reckon(duel("hp=8 gifts=judgement:strikes:3"), Strike("red", "blue")).attacker
    assert (told.strikes, told.cap, told.strike_terms) == (12, 9, (Term("gift.judgement", 3),))


def test_strikes_are_rolled_with_and_on_top_of_an_advantage() -> None:
    told = RULES.reckon(duel("gifts=judgement:strikes:1", kind="warrior"), Strike("red", "blue")).attacker
    assert (told.advantage, told.strikes, told.cap) == (True, 10 + 3 + 1, 10)


def test_an_answer_has_the_strikes_too() -> None:
    outcome = play(duel(blue="gifts=judgement:strikes:2", kind="mage"), Strike("red", "blue"), *[10] * (10 + 12))
    assert [event.count for event in of(outcome, Rolled)] == [10, 12]
    assert of(outcome, Engaged)[0].answer == (Term("attack", 12), Term("defence", -5))


def test_revenge_has_the_strikes_too() -> None:
    state = duel("gifts=quiz:attack:20", "hp=3 gifts=judgement:strikes:2", kind="mage")
    outcome = play(state, Strike("red", "blue"), *[1] * 10, *[10] * 8)
    assert [(event.purpose, event.count) for event in of(outcome, Rolled)] == [("strikes", 10), ("revenge", 8)]


@pytest.mark.parametrize(
    ("red", "blue"),
    [
        ("hp=2 gifts=quiz:attack:4>judgement:strikes:1", "hp=3"),
        ("hp=3", "hp=2 gifts=sympathy:defence:3>judgement:strikes:2"),
        ("hp=3 gifts=quiz:attack:20", "hp=2 gifts=constraint:last_stand:1"),
        ("hp=2 gifts=constraint:last_stand:1", "hp=3 gifts=quiz:attack:2>constraint:last_stand:1"),
        ("hp=1 gifts=constraint:last_stand:1", "hp=1 gifts=constraint:last_stand:1 stood"),
    ],
)
def test_the_forecast_of_an_attack_with_gifts_is_what_playing_it_gives(red: str, blue: str) -> None:
    state, strike = duel(red, blue), Strike("red", "blue")
    told: dict[tuple[int, int], Fraction] = forecast(ENGINE, state, strike, lambda end: (end.attacker, end.defender))
    played = branched(ENGINE, state, strike, lambda o: (hp(o.state, "red"), hp(o.state, "blue")))
    assert played == told
