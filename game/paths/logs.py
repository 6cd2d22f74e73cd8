"""The log, and what a crash leaves behind."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

LOGGER = "hearthbanner"
"""The name of the game's logger."""

_LARGEST = 512 * 1024


def open_log(file: Path) -> RotatingFileHandler:
    """Send the game's log to one file that rotates; whoever opens it closes it with `close_log`.

    Raises OSError if the file cannot be written.
    """
    handler = RotatingFileHandler(file, maxBytes=_LARGEST, backupCount=1, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logger = logging.getLogger(LOGGER)
    logger.setLevel(logging.INFO)
    logger.addHandler(handler)
    return handler


def close_log(handler: logging.Handler) -> None:
    """Stop logging to a handler and close its file."""
    logging.getLogger(LOGGER).removeHandler(handler)
    handler.close()


def write_crash(text: str, record: str, folder: Path) -> Path:
    """Write what is known of a crash into the folder, beside earlier ones, and say where.

    What was being played goes into a record of its own beside it, `crash-1.toml` to `crash-1.txt`, that `replay` can
    read. Raises OSError if nothing can be written there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        file = folder / f"crash-{number}.txt"
        try:
            with file.open("x", encoding="utf-8") as page:
                page.write(f"{text}\nPlayed: {file.with_suffix('.toml').name}\n" if record else text)
        except FileExistsError:
            number += 1
            continue
        if record:
            file.with_suffix(".toml").write_text(record, encoding="utf-8", newline="\n")
        return file
