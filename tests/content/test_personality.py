"""A computer player's personality is found by its id, or refused with a sentence."""

import pytest

from game.content.catalog import Catalog, personality


def test_steady_counts_everything_as_agreed(catalog: Catalog) -> None:
    steady = personality(catalog, "steady")
    weights = (
        steady.aggression, steady.caution, steady.commander_care, steady.objective_pull, steady.cohesion,
    )  # fmt: skip
    assert weights == (100, 70, 200, 100, 60)


def test_there_are_three_personalities(catalog: Catalog) -> None:
    assert list(catalog.personalities) == ["steady", "bold", "wary"]


def test_a_misspelt_personality_is_refused_with_the_nearest(catalog: Catalog) -> None:
    with pytest.raises(ValueError, match=r"^there is no personality 'stedy'; did you mean 'steady'\?$"):
        personality(catalog, "stedy")


def test_an_unheard_of_personality_is_refused_with_all_there_are(catalog: Catalog) -> None:
    with pytest.raises(ValueError, match=r"^there is no personality 'xyz'; known are bold, steady, wary$"):
        personality(catalog, "xyz")
