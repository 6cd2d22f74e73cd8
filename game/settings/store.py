"""Keeping the settings in a file: read strictly, written whole or not at all."""

import os
import tomllib
from dataclasses import dataclass
from pathlib import Path

from game.settings.model import Settings, Unusable, read


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings, and one sentence for the player if the file could not be used ("" if all is well)."""

    settings: Settings
    complaint: str = ""


def load(file: Path) -> Loaded:
    """The settings in the file, or the defaults; a damaged file is set aside as `<name>.damaged.toml`."""
    try:
        text = file.read_text(encoding="utf-8")
        return Loaded(read(tomllib.loads(text)))
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        return Loaded(Settings(), f"The settings could not be read ({error.strerror}); the usual ones are used.")
    except UnicodeDecodeError:
        return _set_aside(file, "it is not a text file")
    except tomllib.TOMLDecodeError as error:
        return _set_aside(file, str(error))
    except Unusable as error:
        return _set_aside(file, str(error))


def _set_aside(file: Path, why: str) -> Loaded:
    aside = file.with_name(f"{file.stem}.damaged.toml")
    try:
        file.replace(aside)
    except OSError:
        return Loaded(Settings(), f"The settings in {file} are damaged ({why}); the usual ones are used.")
    return Loaded(Settings(), f"The settings were damaged ({why}) and lie in {aside}; the usual ones are used.")


def save(settings: Settings, file: Path) -> None:
    """Write the settings so that the file is always whole: the old ones or the new.

    Raises OSError if the folder cannot be written.
    """
    import tomli_w  # noqa: PLC0415 - seldom needed, and never at the start

    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(f".{file.stem}-{os.getpid()}.toml")
    try:
        with unfinished.open("wb") as page:
            tomli_w.dump(settings.table(), page)
            page.flush()
            os.fsync(page.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
