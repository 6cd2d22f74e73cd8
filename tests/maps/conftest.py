"""What the tests of maps share: the game's own content, and a folder to put small maps in."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.loader import load_catalog
from game.maps.report import check_map
from game.maps.tiled import LoadedMap, load_map
from game.rules.commander.models import CommanderContent
from tests.maps.builder import Pack

REPOSITORY = Path(__file__).parents[2]
Load = Callable[[str | bytes], LoadedMap]
Faults = Callable[[str | bytes], list[str]]


@pytest.fixture(scope="session")
def content() -> CommanderContent:
    return load_catalog([REPOSITORY / "content"])[0].commander


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    return Pack(tmp_path)


@pytest.fixture
def load(pack: Pack, content: CommanderContent) -> Load:
    """Loads a map from its text."""
    return lambda text: load_map(pack.write(text), pack.root, content)


@pytest.fixture
def all_faults(pack: Pack, content: CommanderContent) -> Faults:
    """The faults of a map from its text, each without the folder it lies in."""

    def check(text: str | bytes) -> list[str]:
        problems = check_map(pack.write(text), pack.root, content)
        return [str(problem).removeprefix(f"{pack.root.as_posix()}/") for problem in problems]

    return check


@pytest.fixture
def faults(all_faults: Faults) -> Faults:
    """The same but for commanders that start within reach of an enemy, as all do on boards as small as these."""
    return lambda text: [line for line in all_faults(text) if "in the first turn" not in line]
