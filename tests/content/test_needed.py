"""What the rules and menus take for granted must be there: the game's own folder is refused without it."""

import re
import shutil
from pathlib import Path

import pytest

from game.content.loader import load_catalog
from game.content.problems import Refused
from tests.content.conftest import CONTENT


@pytest.mark.parametrize(
    ("file", "id_"), [("commander/terrain.toml", "plain"), ("commander/terrain.toml", "water"), ("ai.toml", "steady")]
)
def test_an_entry_the_game_needs_is_missed(tmp_path: Path, file: str, id_: str) -> None:
    home = tmp_path / "content"
    shutil.copytree(CONTENT, home)
    text = (home / file).read_text(encoding="utf-8")
    (home / file).write_text(re.sub(rf"\[{id_}\]\n(.+\n)+", "", text), encoding="utf-8")
    with pytest.raises(Refused) as refused:
        load_catalog([home])
    problems = [str(problem) for problem in refused.value.problems]
    assert f"{(home / file).as_posix()}:{id_}: the game needs this entry; add it" in problems
