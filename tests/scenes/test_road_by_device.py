"""The road's first day by each device alone: from the title through the first battle and home, and in each scene on the
way the window is closed and the game gone on with."""

import secrets

import pytest

from game.campaign.saves import Saves
from game.scenes.context import Context
from tests.scenes.company import Device
from tests.scenes.road_player import Player
from tests.scenes.road_player_road import PAGES, QUIZ, Road

PALADIN = 16
"""With this seed the quiz makes a paladin, who wins the first battle in nine rounds."""


@pytest.mark.parametrize(("device", "sudden"), [("keys", False), ("mouse", True), ("pad", True)])
def test_the_first_day_is_played_and_found_again_in_every_scene(
    context: Context,
    saves: Saves,  # noqa: ARG001 - a place for saves is needed
    monkeypatch: pytest.MonkeyPatch,
    device: Device,
    sudden: bool,
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda _limit: PALADIN)
    road = Road(Player(context, device), sudden=sudden)
    road.set_out()
    road.every_page()
    road.go_on()
    assert road.outcomes == [("mill", "The battle is won")]
    quiz = ("quiz",) if device == "mouse" else QUIZ
    assert road.left == [*quiz, "opening", "camp", *PAGES.values(), "talk", "before the battle", "battle", "victory"]
    assert road.evening.journey.company.passed == (("mill", "won"),)
