"""The whole road by keys alone, by the mouse alone and by the pad alone: to its ending and back to the title.

Every battle is entered square by square by the device; in each kind of scene the window is closed once and the game
gone on with.
"""

import secrets
from typing import get_args

import pytest

from game.campaign.saves import Saves
from game.scenes.context import Context
from tests.scenes.company import Device
from tests.scenes.road_player import Player
from tests.scenes.road_player_road import PAGES, QUIZ, Road

pytestmark = pytest.mark.long

SHAMAN = 9
"""With this seed the quiz makes a shaman, who has to try the first battle again and to go round the second one."""


@pytest.mark.parametrize("device", get_args(Device))
def test_the_road_is_played_to_its_end_and_found_again_in_every_scene(
    context: Context,
    saves: Saves,  # noqa: ARG001 - a place for saves is needed
    monkeypatch: pytest.MonkeyPatch,
    device: Device,
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda _limit: SHAMAN)
    road = Road(Player(context, device))
    road.set_out()
    road.every_page()
    road.go_to_the_end()
    camp = {*(("quiz",) if device == "mouse" else QUIZ), "opening", "camp", *PAGES.values(), "talk"}
    battle = {"before the battle", "battle", "defeat", "beaten told", "round the battle", "victory", "victory told"}
    assert set(road.left) == camp | battle | {"the ending", "the end", "the ending again"}
