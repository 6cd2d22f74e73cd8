"""Folders: the clone's own, a wheel's, the player's; and what a crash leaves there."""

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from game import paths
from game.paths.logs import LOGGER, close_log, open_log, write_crash


def test_in_a_clone_the_data_lies_beside_the_package() -> None:
    root = Path(__file__).resolve().parents[2]
    assert paths.content_folder() == root / "content"
    assert paths.maps_folder() == root / "maps"
    assert paths.assets_folder() == root / "assets"


def test_in_a_wheel_the_data_lies_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game" / "_data").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "game")
    assert paths.data_root() == tmp_path / "game" / "_data"


def test_the_players_folders_are_made_when_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, folder in (("XDG_CONFIG_HOME", "c"), ("XDG_STATE_HOME", "s"), ("XDG_DATA_HOME", "d")):
        monkeypatch.setenv(variable, str(tmp_path / folder))
    assert paths.settings_file().parent.is_dir()
    assert paths.log_file().parent.is_dir()
    assert paths.records_folder().is_dir()


def test_the_log_is_one_file_in_plain_words(tmp_path: Path) -> None:
    file = tmp_path / "hearthbanner.log"
    handler = open_log(file)
    logging.getLogger(LOGGER).info("the harbour map was loaded")
    close_log(handler)
    assert file.read_text(encoding="utf-8").endswith(" INFO the harbour map was loaded\n")


def test_a_second_crash_does_not_overwrite_the_first(tmp_path: Path) -> None:
    first, second = write_crash("one", "", tmp_path), write_crash("two", "", tmp_path)
    assert (first.name, second.name) == ("crash-1.txt", "crash-2.txt")
    assert first.read_text(encoding="utf-8") == "one"


def test_what_was_being_played_is_a_record_of_its_own_beside_the_crash(tmp_path: Path) -> None:
    page = write_crash("one", "a record", tmp_path)
    assert page.read_text(encoding="utf-8") == "one\nPlayed: crash-1.toml\n"
    assert (tmp_path / "crash-1.toml").read_text(encoding="utf-8") == "a record"


def test_what_a_title_needs_is_imported_without_the_heavy_libraries() -> None:
    heavy = ("pydantic", "typer", "rich", "pytmx", "numpy")
    code = f"import sys, game.app; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
