"""The draw of class candidates follows the weights that answers give (rule book 9)."""

import tomllib
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

import pytest

from game.campaign.components import Quiz
from game.campaign.quiz.classes import pools, weights
from game.campaign.quiz.course import Answers
from game.campaign.starts import HERO
from tests.campaign.quizzes import CATALOG, PLAIN, quiz_session

GOLDEN = tomllib.loads((Path(__file__).parents[1] / "golden.toml").read_text(encoding="utf-8"))
CLASSES = CATALOG.commander.classes
CRITICAL = {19: 43.82, 3: 16.27}
"""Chi-squared that one sample in a thousand exceeds, by degrees of freedom."""

FISH_AND_FORK = {**PLAIN, "3": "C", "4": "A"}


@pytest.mark.parametrize("case", GOLDEN["class_weights"], ids=lambda case: str(case["answers"]))
def test_classes_weigh_what_the_golden_cases_say(case: Mapping[str, object]) -> None:
    answers, named = case["answers"], case["weights"]
    assert isinstance(answers, dict)
    assert isinstance(named, dict)
    found = weights(tuple(answers.items()), CATALOG.quiz, CLASSES)
    assert found == {id_: named.get(id_, case["others"]) for id_ in CLASSES}
    assert sum(found.values()) == case["total"]


def test_nothing_is_drawn_twice_and_two_d_adds_one_of_its_kind() -> None:
    for seed in range(50):
        session = quiz_session({**FISH_AND_FORK, "2": "D", "2d": "A"}, seed)
        drawn = session.state.row(Quiz, HERO).candidates
        assert len(set(drawn)) == len(drawn) == 3
        assert drawn[2] in ("mystic", "priest", "shaman", "druid")


def _chi_squared(counts: Mapping[str, int], chances: Mapping[str, Fraction]) -> float:
    total = sum(counts.values())
    return float(sum((counts.get(id_, 0) - total * p) ** 2 / (total * p) for id_, p in chances.items() if p))


def _second(weighed: Mapping[str, int]) -> dict[str, Fraction]:
    """The chance of each class to be drawn second, nothing put back."""
    total = sum(weighed.values())
    return {
        id_: sum(
            (Fraction(w, total) * Fraction(weighed[id_], total - w) for other, w in weighed.items() if other != id_),
            Fraction(0),
        )
        for id_ in weighed
    }


def _third(weighed: Mapping[str, int], kind: tuple[str, ...]) -> dict[str, Fraction]:
    """The chance of each class of a kind to be the third, the two before it drawn from all."""
    total, found = sum(weighed.values()), dict.fromkeys(kind, Fraction(0))
    for one, first in weighed.items():
        for two, second in weighed.items():
            if one == two:
                continue
            path = Fraction(first, total) * Fraction(second, total - first)
            left = {id_: weighed[id_] for id_ in kind if id_ not in (one, two)}
            for id_, weight in left.items():
                found[id_] += path * Fraction(weight, sum(left.values()))
    return found


def _check_frequencies(seeds: int) -> None:
    counts: list[dict[str, int]] = [{}, {}, {}]
    for seed in range(seeds):
        drawn = quiz_session({**FISH_AND_FORK, "2": "D", "2d": "C"}, seed).state.row(Quiz, HERO).candidates
        for place, id_ in enumerate(drawn):
            counts[place][id_] = counts[place].get(id_, 0) + 1
    weighed = weights(tuple(FISH_AND_FORK.items()), CATALOG.quiz, CLASSES)
    total = sum(weighed.values())
    assert _chi_squared(counts[0], {id_: Fraction(w, total) for id_, w in weighed.items()}) < CRITICAL[19]
    assert _chi_squared(counts[1], _second(weighed)) < CRITICAL[19]
    assert _chi_squared(counts[2], _third(weighed, ("fighter", "warrior", "barbarian", "ranger"))) < CRITICAL[3]


def test_classes_come_as_often_as_they_weigh() -> None:
    _check_frequencies(2_000)


@pytest.mark.long
def test_classes_come_as_often_as_they_weigh_in_many_draws() -> None:
    _check_frequencies(20_000)


def test_the_first_draw_is_from_all_and_the_second_leaves_out_the_first() -> None:
    answers: Answers = tuple(FISH_AND_FORK.items())
    assert sum(pools(answers, CATALOG.quiz, CLASSES, (), 2).values()) == 43
    assert sum(pools(answers, CATALOG.quiz, CLASSES, ("pirate",), 2).values()) == 31
    assert pools(answers, CATALOG.quiz, CLASSES, ("pirate", "ranger"), 2) == {}
