"""Other Pythons on this machine, each with the game installed, to compare what they compute."""

import glob
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
OLDEST = (3, 11)
_NEWEST_TRIED = 20


def _candidates() -> Iterator[str]:
    for minor in range(OLDEST[1], _NEWEST_TRIED):
        found = shutil.which(f"python3.{minor}")
        if found:
            yield found
    yield from sorted(glob.glob(os.path.expanduser("~/.pyenv/versions/3.*/bin/python3")))  # noqa: PTH111, PTH207


def _version(python: str) -> tuple[int, int] | None:
    probe = subprocess.run(
        [python, "-c", "import sys, venv, ensurepip; print(*sys.version_info[:2])"],
        capture_output=True,
        text=True,
        check=False,
    )
    words = probe.stdout.split()
    return (int(words[0]), int(words[1])) if probe.returncode == 0 else None


def other_pythons() -> dict[tuple[int, int], str]:
    """One interpreter of each version from 3.11 on, but for the one that runs the tests."""
    found: dict[tuple[int, int], str] = {}
    for python in _candidates():
        version = _version(python)
        if version is not None and version >= OLDEST and version != sys.version_info[:2]:
            found.setdefault(version, python)
    return found


def with_game(python: str, folder: Path) -> Path:
    """An interpreter in a virtual environment of its own with the game in it. Raises CalledProcessError."""
    subprocess.run([python, "-m", "venv", str(folder)], check=True, capture_output=True)
    own = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = [str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(ROOT)]
    subprocess.run(install, check=True, capture_output=True)
    return own
