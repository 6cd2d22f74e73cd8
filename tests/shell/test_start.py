"""Starting the game as a player does, in a process of its own."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

FOLDERS = ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")

OPEN = "import sys; from game.__main__ import main; sys.argv = ['hearthbanner']; sys.exit(main())"
OPEN_AND_CLOSE = f"import pygame; pygame.display.init(); pygame.event.post(pygame.event.Event(pygame.QUIT)); {OPEN}"


def start(code: str, home: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    folders = dict.fromkeys(FOLDERS, str(home))
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **folders, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_display_one_sentence_is_told_and_the_code_is_2(tmp_path: Path) -> None:
    done = start(OPEN, tmp_path, SDL_VIDEODRIVER="none-such")
    assert done.returncode == 2
    assert done.stderr.startswith("Hearthbanner could not open a window: ")
    assert done.stderr.count("\n") == 1


def test_without_a_sound_device_the_title_is_shown(tmp_path: Path) -> None:
    done = start(OPEN_AND_CLOSE, tmp_path, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="none-such", HEARTHBANNER_READY="1")
    assert (done.returncode, done.stderr) == (0, "ready: title\n")


def test_damaged_settings_are_told_in_one_sentence_and_the_title_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "hearthbanner" / "settings.toml"
    file.parent.mkdir()
    file.write_text("text_size = 5000", encoding="utf-8")
    done = start(OPEN_AND_CLOSE, tmp_path, SDL_VIDEODRIVER="dummy", HEARTHBANNER_READY="1")
    assert done.returncode == 0
    ready, complaint = done.stderr.splitlines()
    assert ready == "ready: title"
    assert complaint.startswith("The settings were damaged ('text_size' is 5000; it may be 100 to 200)")


def test_with_no_folder_to_write_in_the_title_is_shown_all_the_same(tmp_path: Path) -> None:
    nowhere = tmp_path / "a-file"
    nowhere.write_text("", encoding="utf-8")
    done = start(OPEN_AND_CLOSE, nowhere, SDL_VIDEODRIVER="dummy", HEARTHBANNER_READY="1")
    assert done.returncode == 0
    ready, settings, saves, bands, log = done.stderr.splitlines()
    assert ready == "ready: title"
    assert settings.startswith("There is no folder for settings (")
    assert bands.startswith("There is no folder for bands (")
    assert saves.startswith("There is no folder for saves (")
    assert log.startswith("No log can be kept (")


def test_a_key_that_does_not_exist_is_told_and_the_usual_keys_are_used(tmp_path: Path) -> None:
    file = tmp_path / "hearthbanner" / "settings.toml"
    file.parent.mkdir()
    file.write_text("[bindings]\nwait = ['hyper']", encoding="utf-8")
    done = start(OPEN_AND_CLOSE, tmp_path, SDL_VIDEODRIVER="dummy", HEARTHBANNER_READY="")
    assert done.returncode == 0
    assert done.stderr == (
        "The settings bind a key that cannot be used (there is no key 'hyper'); the usual keys are used.\n"
    )


def test_a_window_made_larger_is_as_large_the_next_time(tmp_path: Path) -> None:
    resize = "pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=1500, h=800, size=(1500, 800)))"
    code = OPEN_AND_CLOSE.replace("pygame.event.post", f"{resize}; pygame.event.post", 1)
    done = start(code, tmp_path, SDL_VIDEODRIVER="dummy", HEARTHBANNER_READY="")
    assert (done.returncode, done.stderr) == (0, "")
    kept = tomllib.loads((tmp_path / "hearthbanner" / "settings.toml").read_text(encoding="utf-8"))
    assert (kept["window_width"], kept["window_height"]) == (1500, 800)


def test_a_game_that_changed_nothing_writes_no_settings(tmp_path: Path) -> None:
    start(OPEN_AND_CLOSE, tmp_path, SDL_VIDEODRIVER="dummy", HEARTHBANNER_READY="")
    assert not (tmp_path / "hearthbanner" / "settings.toml").exists()
