"""The game's own catalogue, and packs written on the spot."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.catalog import Catalog
from game.content.loader import load_catalog
from game.content.problems import Problem, Refused

CONTENT = Path(__file__).parents[2] / "content"

LoadPack = Callable[[dict[str, str]], Catalog]


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return load_catalog([CONTENT])[0]


@pytest.fixture
def load_pack(tmp_path: Path) -> LoadPack:
    """Loads the game's content with a pack over it, given as texts by relative path."""

    def load(files: dict[str, str]) -> Catalog:
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="")
        return load_catalog([CONTENT, tmp_path])[0]

    return load


@pytest.fixture
def faults_of(load_pack: LoadPack, tmp_path: Path) -> Callable[[dict[str, str]], list[str]]:
    """The problems of such a pack as lines, its paths shown from the pack's folder."""

    def lines(files: dict[str, str]) -> list[str]:
        with pytest.raises(Refused) as refused:
            load_pack(files)
        return [_line(problem, tmp_path) for problem in refused.value.problems]

    return lines


def _line(problem: Problem, folder: Path) -> str:
    return str(problem).replace(f"{folder.as_posix()}/", "")
