"""Keeping the record of a battle that is over."""

from pathlib import Path

_MOST = 100_000


def keep(text: str, folder: Path) -> Path:
    """Write a record into the folder under a number not yet taken, and say where.

    Raises OSError if it cannot be written.
    """
    taken = [int(file.stem.removeprefix("battle-")) for file in folder.glob("battle-*.toml") if _numbered(file)]
    number = max(taken, default=0) + 1
    file = folder / f"battle-{number:04}.toml"
    with file.open("x", encoding="utf-8", newline="\n") as page:
        page.write(text)
    return file


def _numbered(file: Path) -> bool:
    digits = file.stem.removeprefix("battle-")
    return digits.isascii() and digits.isdigit() and int(digits) < _MOST
