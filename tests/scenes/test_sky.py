"""Hour and weather in a battle: told in words, moving only while one looks on, and still if motion is reduced."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from game.maps.sky import Sky
from game.scenes.context import Context
from game.settings import Settings
from game.ui.intents import Cancel, Details, Menu
from game.ui.sentences_sky import sky_sentence
from tests.scenes.stage import Stage, setup
from tests.scenes.test_battle import FIELD

Under = Callable[[Sky], Stage]
BEAT = 100
"""Milliseconds after which rain has moved on."""


@pytest.fixture
def under(context: Context) -> Iterator[Under]:
    """Opens a battle under a sky."""
    opened: list[Stage] = []

    def open_(sky: Sky) -> Stage:
        made = setup(FIELD, context, {})
        opened.append(Stage(context, replace(made, picture=replace(made.picture, sky=sky))))
        return opened[-1]

    yield open_
    for stage in opened:
        stage.close()


def asks(stage: Stage) -> bool:
    """Whether a drawn battle asks to be drawn anew a moment later."""
    stage.draw()
    stage.battle.update(BEAT)
    return stage.battle.changed


@pytest.mark.parametrize(
    ("sky", "said"),
    [
        (Sky(), ""),
        (Sky("night"), "By night, clear. This changes no rule."),
        (Sky("day", "rain"), "By day, rain. This changes no rule."),
        (Sky("dawn", "fog"), "At dawn, fog. This changes no rule."),
        (Sky("dusk", "snow"), "At dusk, snowfall. This changes no rule."),
    ],
)
def test_hour_and_weather_are_told_in_words(sky: Sky, said: str) -> None:
    assert sky_sentence(sky) == said


@pytest.mark.parametrize(("sky", "told"), [(Sky("night", "rain"), True), (Sky(), False)])
def test_the_details_of_a_battle_tell_them(under: Under, sky: Sky, told: bool) -> None:
    stage = under(sky)
    stage.do(Details())
    stage.draw()
    assert any("By night, rain." in part.label for part in stage.battle.tree()) is told


def test_rain_asks_to_be_drawn_and_a_clear_sky_does_not(under: Under) -> None:
    assert asks(under(Sky(weather="rain")))
    assert not asks(under(Sky("night")))


@pytest.mark.parametrize("page", [Details(), Menu()])
def test_nothing_moves_under_a_page(under: Under, page: Details | Menu) -> None:
    stage = under(Sky(weather="rain"))
    stage.do(page)
    assert not asks(stage)
    stage.do(Cancel())
    assert asks(stage)


def test_nothing_moves_if_motion_is_reduced(under: Under, context: Context) -> None:
    context.settings = Settings(animation=0, reduced_motion=True)
    assert not asks(under(Sky(weather="rain")))
