"""A window that nobody sees, and everything a scene is given."""

import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game import app, paths
from game.campaign.document import Record
from game.campaign.saves import Saves
from game.content.catalog import Catalog
from game.content.loader import load_catalog
from game.scenes.context import Context
from game.settings import DEFAULT_BINDINGS, Settings
from game.tools.played import Films
from game.ui.figures import FigureCache
from game.ui.input import Input
from game.ui.text import Text
from game.ui.theme import Theme
from tests.scenes.stage import Stage, setup

Open = Callable[..., Stage]
LUCK = 5
"""One among all the seeds there are."""


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return load_catalog([paths.content_folder()])[0]


@pytest.fixture
def context(catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Context]:
    for variable in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    text = Text(paths.assets_folder() / "fonts")
    yield Context(
        settings=Settings(animation=0),
        text=text,
        theme=Theme(text),
        figures=FigureCache(),
        input=Input(DEFAULT_BINDINGS),
        content_folders=(paths.content_folder(),),
        maps_folders=(paths.maps_folder(),),
        makers=app.makers(),
        opener=app.opener,
        catalog=catalog,
    )
    pygame.quit()


@pytest.fixture
def saves(context: Context, tmp_path: Path) -> Saves:
    """The player's folder of saves, empty."""
    (tmp_path / "saves").mkdir()
    context.saves = Saves(tmp_path / "saves")
    return context.saves


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> int:
    """The seed of every quiz, campaign and battle that is begun: the same in each run."""
    monkeypatch.setattr(secrets, "randbelow", lambda _limit: LUCK)
    return LUCK


@pytest.fixture
def battle(context: Context) -> Iterator[Open]:
    """Opens a battle on a drawn position; the players are by hand unless named."""
    opened: list[Stage] = []

    def open_(position: str, *, animation: int = 0, **players: str) -> Stage:
        stage = Stage(context, setup(position, context, players))
        stage.battle.desk.field.director.speed = animation
        opened.append(stage)
        return stage

    yield open_
    for stage in opened:
        stage.close()


@pytest.fixture(scope="module")
def films(catalog: Catalog) -> Films:
    return Films(catalog, paths.maps_folder())


@pytest.fixture(scope="module")
def record(films: Films) -> Record:
    return films.ford.record("2026-03-01T20:15")
