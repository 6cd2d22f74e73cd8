"""Luck: what dice owed each side and what they gave, exactly."""

from fractions import Fraction

import pytest

from game.campaign.luck import Luck, Share, luck_of, odds_of, reading_of
from game.core.event import Rolled
from game.core.session import Entry
from game.rules.commander.actions import Strike
from game.ui.sentences_luck import favour_sentence, luck_sentence, odds_sentence, spread_sentence
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
    ("reading", "count", "outcome", "mean", "at_least", "at_most"),
    [
        ("<=3", 2, (1,), Fraction(6, 10), Fraction(51, 100), Fraction(91, 100)),
        ("<=0", 3, (0,), Fraction(0), Fraction(1), Fraction(1)),
        ("<=12", 3, (3,), Fraction(3), Fraction(1), Fraction(1)),
        (">=10", 1, (1,), Fraction(1, 10), Fraction(1, 10), Fraction(1)),
        (">=9 >=6", 1, (1, 1), Fraction(7, 10), Fraction(2, 10), Fraction(1)),
        ("highest", 2, (10,), Fraction(715, 100), Fraction(19, 100), Fraction(1)),
        ("face", 1, (3,), Fraction(55, 10), Fraction(8, 10), Fraction(3, 10)),
    ],
)
def test_the_odds_of_a_roll_follow_from_how_it_is_read(
    reading: str, count: int, outcome: tuple[int, ...], mean: Fraction, at_least: Fraction, at_most: Fraction
) -> None:
    odds = odds_of(reading, 10, count, outcome)
    assert (odds.mean, odds.at_least, odds.at_most) == (mean, at_least, at_most)


@pytest.mark.parametrize("reading", ["", "lowest", "<=x", ">=3 <=4"])
def test_what_no_roll_says_is_no_reading(reading: str) -> None:
    with pytest.raises(ValueError, match=f"no roll is read as '{reading}'"):
        reading_of(reading)


@pytest.mark.parametrize(("hits", "surprising"), [(0, True), (1, False), (4, False), (5, False), (6, True)])
def test_a_roll_surprises_if_hardly_any_goes_so_far(hits: int, surprising: bool) -> None:
    assert odds_of("<=3", 10, 10, (hits,)).surprising == surprising


def test_what_is_owed_and_its_variance_add_up_over_rolls() -> None:
    luck = luck_of([entry(rolled("<=3", (1, 2, 9, 9), 2)), entry(rolled("<=5", (1, 1), 2))])["red"]
    assert luck == Luck(Share(6, 4, Fraction(11, 5), Fraction(21, 25) + Fraction(1, 2)))


def test_the_dice_of_a_spell_count_beside_the_blows() -> None:
    luck = luck_of([entry(rolled("<=3", (1,), 1)), entry(rolled("highest", (4,), 4, purpose="thunder"))])["red"]
    assert (luck.blows.counted, luck.spells) == (1, Share(1, 4, Fraction(55, 10), Fraction(825, 100)))
    assert luck.whole == Share(2, 5, Fraction(58, 10), Fraction(846, 100))


def test_each_roll_counts_for_the_side_that_rolled_it() -> None:
    found = luck_of([entry(rolled("<=3", (1,), 1), rolled(">=10", (4, 10), 1, "blue-1", "revenge"))])
    told = {side: (luck.blows.dice, luck.blows.counted) for side, luck in found.items()}
    assert told == {"blue": (2, 1), "red": (1, 1)}


def test_initiative_is_nobodys_luck() -> None:
    assert luck_of([entry(rolled("face", (9,), 9, purpose="initiative"))]) == {}


def test_numbers_are_told_in_tenths_and_the_deviation_is_rounded_down() -> None:
    share = Share(10, 4, Fraction(382, 100), Fraction(2))
    assert (share.owed_tenths, share.deviation_tenths) == (38, 14)


def blows(hits: int, owed: int = 40, variance: int = 16) -> Luck:
    return Luck(Share(100, hits, Fraction(owed), Fraction(variance)))


@pytest.mark.parametrize(
    ("hits", "sentence"),
    [
        (40, "Red's dice did just about what they should: 40 hits where 40.0 were expected."),
        (42, "Red's dice did just about what they should: 42 hits where 40.0 were expected."),
        (44, "Red's dice did a little better than they should: 44 hits where 40.0 were expected."),
        (35, "Red's dice did worse than they should: 35 hits where 40.0 were expected."),
        (53, "Red's dice did far better than they should: 53 hits where 40.0 were expected."),
    ],
)
def test_luck_is_a_plain_sentence_by_its_distance_in_deviations(hits: int, sentence: str) -> None:
    assert luck_sentence("red", blows(hits)) == sentence


def test_luck_with_blows_and_with_spells_is_told_by_both() -> None:
    luck = Luck(blows(43).blows, Share(20, 31, Fraction(30), Fraction(9)))
    assert luck_sentence("red", luck) == (
        "Red's dice did a little better than they should: "
        "43 hits where 40.0 and 31 points of magic where 30.0 were expected."
    )
    told = "Of 100 strikes and 20 magic dice; two times in three they stray by no more than 5.0."
    assert spread_sentence(luck) == told


def test_how_far_dice_stray_is_told_with_the_number_of_strikes() -> None:
    told = spread_sentence(blows(44, variance=24))
    assert told == "Of 100 strikes; two times in three they stray by no more than 4.8."


@pytest.mark.parametrize(
    ("red", "blue", "start"),
    [
        (40, 40, "Luck favoured nobody: Blue 0.0 more, Red 0.0 more than expected, where 5.0"),
        (43, 39, "Luck favoured Red a little: Blue 1.0 less, Red 3.0 more than expected, where 5.0"),
        (36, 42, "Luck favoured Blue: Blue 2.0 more, Red 4.0 less than expected, where 5.0"),
        (48, 37, "Luck favoured Red by far: Blue 3.0 less, Red 8.0 more than expected, where 5.0"),
    ],
)
def test_whom_luck_favoured_is_one_sentence_with_the_numbers_behind_it(red: int, blue: int, start: str) -> None:
    told = favour_sentence({"blue": blows(blue, variance=9), "red": blows(red)})
    assert told == f"{start} either way is usual."


def test_luck_may_be_against_the_only_side_that_rolled() -> None:
    assert favour_sentence({"red": blows(30)}).startswith("Luck was against Red: ")


def test_without_a_roll_there_is_no_luck_to_speak_of() -> None:
    assert favour_sentence({}) == ""


@pytest.mark.parametrize(
    ("hits", "sentence"),
    [
        (6, "6 or more: 4.7 % of such rolls; 3.0 was to be expected."),
        (1, "1 or less: 14.9 % of such rolls; 3.0 was to be expected."),
        (10, "10 or more: < 0.1 % of such rolls; 3.0 was to be expected."),
    ],
)
def test_how_usual_a_roll_was_is_told_toward_where_it_strayed(hits: int, sentence: str) -> None:
    assert odds_sentence(odds_of("<=3", 10, 10, (hits,))) == sentence
