"""Luck: what dice owed each side and what they gave, exactly."""

from fractions import Fraction

import pytest

from game.campaign.luck import Luck, hit_chance, luck_of
from game.core.event import Rolled
from game.core.session import Entry
from game.rules.commander.actions import Strike
from game.ui.sentences_luck import luck_sentence, spread_sentence
from tests.helpers.battle import draw

FIELD = """
board
...
pieces
red-1 knight red 0,0
blue-1 mage blue 2,0
"""


def rolled(reading: str, faces: tuple[int, ...], hits: int, actor: str = "red-1", purpose: str = "strikes") -> Rolled:
    return Rolled(purpose, actor, "blue-1", len(faces), 10, reading, faces, (hits,), 1)


def entry(*events: Rolled) -> Entry:
    state = draw(FIELD)
    return Entry(Strike("red-1", "blue-1"), state, events, state)


@pytest.mark.parametrize(
    ("reading", "chance"),
    [
        ("<=3", Fraction(3, 10)),
        ("<=0", Fraction(0)),
        ("<=12", Fraction(1)),
        (">=10", Fraction(1, 10)),
        (">=1", Fraction(1)),
    ],
)
def test_the_chance_of_a_die_follows_from_how_it_is_read(reading: str, chance: Fraction) -> None:
    assert hit_chance(rolled(reading, (1,), 0)) == chance


def test_a_roll_that_is_no_blow_has_no_chance() -> None:
    with pytest.raises(ValueError, match="no blow is read as 'face'"):
        hit_chance(rolled("face", (5,), 5))


def test_what_is_owed_and_its_variance_add_up_over_rolls() -> None:
    luck = luck_of([entry(rolled("<=3", (1, 2, 9, 9), 2)), entry(rolled("<=5", (1, 1), 2))])["red"]
    assert luck == Luck(6, 4, Fraction(11, 5), Fraction(21, 25) + Fraction(1, 2))


def test_each_roll_counts_for_the_side_that_rolled_it() -> None:
    found = luck_of([entry(rolled("<=3", (1,), 1), rolled(">=10", (4, 10), 1, "blue-1", "revenge"))])
    assert {side: (luck.strikes, luck.hits) for side, luck in found.items()} == {"blue": (2, 1), "red": (1, 1)}


def test_initiative_is_nobodys_luck() -> None:
    assert luck_of([entry(rolled("face", (19,), 19, purpose="initiative"))]) == {}


def test_numbers_are_told_in_tenths_and_the_deviation_is_rounded_down() -> None:
    luck = Luck(10, 4, Fraction(382, 100), Fraction(2))
    assert (luck.owed_tenths, luck.deviation_tenths) == (38, 14)


@pytest.mark.parametrize(
    ("hits", "sentence"),
    [
        (40, "Red's dice did just about what they should: 40 hits where 40.0 were to be expected."),
        (42, "Red's dice did just about what they should: 42 hits where 40.0 were to be expected."),
        (44, "Red's dice did a little better than they should: 44 hits where 40.0 were to be expected."),
        (35, "Red's dice did worse than they should: 35 hits where 40.0 were to be expected."),
        (53, "Red's dice did far better than they should: 53 hits where 40.0 were to be expected."),
    ],
)
def test_luck_is_a_plain_sentence_by_its_distance_in_deviations(hits: int, sentence: str) -> None:
    assert luck_sentence("red", Luck(100, hits, Fraction(40), Fraction(16))) == sentence


def test_how_far_dice_stray_is_told_with_the_number_of_strikes() -> None:
    told = spread_sentence(Luck(100, 44, Fraction(40), Fraction(24)))
    assert told == "Of 100 strikes; two times in three they stray by no more than 4.8."
