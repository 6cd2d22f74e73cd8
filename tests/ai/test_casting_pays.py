"""Casting makes the computer player stronger: it beats itself without spells."""

import pytest

from tests.helpers.contest import Contest


def test_who_casts_beats_who_never_does() -> None:
    won, lost = Contest().balance(0, 12)
    assert won >= 5
    assert won >= 4 * lost


@pytest.mark.long
def test_who_casts_wins_most_of_two_hundred_battles() -> None:
    won, lost = Contest().balance(0, 200)
    assert won >= 100
    assert won >= 8 * lost
