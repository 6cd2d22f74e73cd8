"""A small battle, the game's own maps, and small maps made of coloured tiles."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pygame
import pytest

from game import paths
from game.content.loader import load_catalog
from game.core.engine import Engine
from game.core.entity import Allegiance, Position
from game.core.grid import Board, Cell, distance
from game.core.session import Entry, Session
from game.core.state import State
from game.maps.picture import MapPicture, TileLayer, Tileset
from game.maps.tiled import LoadedMap, load_map
from game.rules.commander.actions import Move, Strike
from game.rules.commander.models import CommanderContent
from game.rules.commander.rules import CommanderRules
from game.rules.commander.setup import BattleStart, CommanderStart, UnitStart
from game.rules.commander.start import first_state
from game.ui.board.view import View

MAPS = ("river_ford", "coast_harbour", "mountain_pass", "forest_night", "snow_fortress", "delta_isles")
EDGE = 16
"""The edge of the small maps' tiles, in pixels."""
COLOURS = {"R": "#ff0000", "G": "#00ff00", "B": "#0000ff", "W": "#ffffff", "K": "#000000", "Y": "#ffff00"}


@pytest.fixture(scope="session")
def content() -> CommanderContent:
    return load_catalog([paths.content_folder()])[0].commander


@pytest.fixture(scope="session")
def rules(content: CommanderContent) -> CommanderRules:
    return CommanderRules(content)


@pytest.fixture(scope="session")
def maps(content: CommanderContent) -> dict[str, LoadedMap]:
    folder = paths.maps_folder()
    return {name: load_map(folder / "battle" / f"{name}.tmx", folder, content) for name in MAPS}


@pytest.fixture(scope="session")
def duel(content: CommanderContent) -> State:
    """Knight and cavalry against ranger and bowman on a plain of 7 x 4; a red mage and its witch come in round 2."""
    board = Board(7, 4, ("plain",) * 28, (0,) * 28)
    commanders = (
        CommanderStart("red-1", "red", "Ada", "knight", (0, 1), (UnitStart("red-1-1", "cavalry", (1, 1)),), skills=()),
        CommanderStart("blue-1", "blue", "Bo", "ranger", (6, 1), (UnitStart("blue-1-1", "bowman", (5, 1)),)),
        CommanderStart("red-2", "red", "Cy", "mage", (0, 3), (UnitStart("red-2-1", "witch", (1, 3)),), arrives=2),
    )
    return first_state(BattleStart(board, ("red", "blue"), commanders), content)


@pytest.fixture
def begun(duel: State, rules: CommanderRules) -> State:
    return Session(Engine(rules), duel, 1).state


def settled(state: State) -> View:
    """The view of a state in which nothing moves."""
    view = View()
    view.settle(state)
    return view


def played(rules: CommanderRules, start: State, seed: int, actions: int) -> Iterator[Entry]:
    """A battle at random, in which every second chance to strike or to go near an enemy is taken."""
    session, pick = Session(Engine(rules), start, seed), Random(seed)
    yield session.history[0]
    for _ in range(actions):
        decision = session.decision
        if decision is None:
            return
        choices = [a for actor in decision.actors for a in rules.candidates(session.state, actor)]
        blows = [a for a in choices if isinstance(a, Strike)]
        moves = [a for a in choices if isinstance(a, Move)]
        if moves and pick.random() < 0.5:
            choices = [min(moves, key=lambda move: _nearest(session.state, decision.side, move.path[-1]))]
        yield session.commit(pick.choice(blows if blows and pick.random() < 0.5 else choices))


def _nearest(state: State, side: str, cell: Cell) -> int:
    """How far the nearest enemy of a side is from a square."""
    enemies = (piece for piece, row in state.table(Allegiance).items() if row.side != side)
    return min((distance(cell, state.row(Position, e).cell) for e in enemies if state.has(Position, e)), default=0)


def draw_tiles(path: Path, tiles: Sequence[Sequence[str]], height: int = EDGE) -> Tileset:
    """A tileset whose tiles lie side by side, each of as many equal blocks as its rows have letters."""
    image = pygame.Surface((EDGE * len(tiles), height), pygame.SRCALPHA)
    for n, rows in enumerate(tiles):
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if letter in COLOURS:
                    w, h = EDGE // len(row), height // len(rows)
                    image.fill(COLOURS[letter], (n * EDGE + x * w, y * h, w, h))
    pygame.image.save(image, path)
    return Tileset(path.stem, 1, len(tiles), len(tiles), EDGE, height, 0, 0, 0, 0, path)


def picture_of(width: int, height: int, layers: Sequence[TileLayer], tilesets: Sequence[Tileset]) -> MapPicture:
    return MapPicture(width, height, EDGE, EDGE, tuple(layers), tuple(tilesets))


def layer(gids: Sequence[int], **changes: float) -> TileLayer:
    values: dict[str, float] = {"offset_x": 0, "offset_y": 0, "opacity": 1.0, **changes}
    return TileLayer("tiles", int(values["offset_x"]), int(values["offset_y"]), values["opacity"], tuple(gids))
