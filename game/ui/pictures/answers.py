"""The picture beside an answer of the quiz, by its name in content."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

import pygame

from game.ui.figures.dyes import dyed
from game.ui.figures.strokes import Svg, star
from game.ui.pictures import (
    animals_of_air_and_water,
    animals_of_land,
    battles,
    clubs,
    clubs_indoors,
    clubs_stage,
    company,
    fruit,
    fruit_of_seeds,
    gloom,
    happiness,
    happiness_changed,
    ideals_felt,
    ideals_held,
    leaves,
    legacy,
    meals_at_table,
    meals_by_the_fire,
    mending,
    muscles,
    muscles_below,
    pastimes,
    pastimes_restless,
    rivals,
    views_close,
    views_open,
    wishes,
    wishes_far,
)
from game.ui.pictures.sheet import HIGH, WIDE, wash
from game.ui.theme import vector

TABLES: tuple[Mapping[str, Callable[[], Svg]], ...] = (
    views_open.PICTURES,
    views_close.PICTURES,
    company.PICTURES,
    happiness.PICTURES,
    happiness_changed.PICTURES,
    battles.PICTURES,
    fruit.PICTURES,
    fruit_of_seeds.PICTURES,
    ideals_felt.PICTURES,
    ideals_held.PICTURES,
    animals_of_air_and_water.PICTURES,
    animals_of_land.PICTURES,
    meals_at_table.PICTURES,
    meals_by_the_fire.PICTURES,
    gloom.PICTURES,
    rivals.PICTURES,
    clubs.PICTURES,
    clubs_indoors.PICTURES,
    clubs_stage.PICTURES,
    pastimes.PICTURES,
    pastimes_restless.PICTURES,
    mending.PICTURES,
    legacy.PICTURES,
    leaves.PICTURES,
    wishes.PICTURES,
    wishes_far.PICTURES,
    muscles.PICTURES,
    muscles_below.PICTURES,
)
"""The pictures of each module, by name."""

DRAWN: Mapping[str, Callable[[], Svg]] = MappingProxyType(
    {name: draw for table in TABLES for name, draw in table.items()}
)
"""All pictures by name."""

_KEPT = 24
"""Surfaces kept: those of three questions with the most answers."""

_SIDE = "red"
"""Whose tinctures the names "field", "shadow" and "charge" mean in pictures."""


def _unknown() -> Svg:
    """Parchment with a star, for answers that packs add without a picture."""
    return wash("#f3e8c8", "#dccb9e") + star(WIDE / 2, HIGH / 2, 22, "gold")


def shapes(name: str) -> Svg:
    """A picture as SVG with its colours filled in; a plain parchment if there is none of that name."""
    return dyed(DRAWN.get(name, _unknown)(), _SIDE)


@lru_cache(maxsize=_KEPT)
def answer_picture(name: str, width: int, height: int) -> pygame.Surface:
    """The picture of that name, covering a surface of the size in pixels; not to be drawn upon.

    A place wider or higher than the picture cuts off its edges; the middle stays. An unknown name gives parchment.
    """
    wide, high = min(WIDE, HIGH * width / height), min(HIGH, WIDE * height / width)
    return vector(shapes(name), width, height, ((WIDE - wide) / 2, (HIGH - high) / 2, wide, high))
