"""Reading one content file with care: size, encoding, TOML, and values the game can hold."""

import re
import tomllib
from pathlib import Path
from typing import Any

from game.content.problems import Problem, Refused

MAX_BYTES = 1024 * 1024
MAX_LINE = 1000
MAX_DEPTH = 12
MAX_NUMBER = 1_000_000
_AT = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def read_toml(folder: Path, relative: str) -> dict[str, Any]:
    """The contents of a TOML file that lies in `folder`.

    Raises Refused with one problem when the file is missing, leads out of the folder, is larger than MAX_BYTES,
    is not UTF-8 or not TOML, or holds what no content file needs: lines beyond MAX_LINE characters, tables more
    than MAX_DEPTH deep, numbers beyond MAX_NUMBER.
    """
    path = folder / relative
    shown = path.as_posix()
    text = _text(folder, path, shown)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(shown, text, str(error)) from None
    except RecursionError:
        raise _refused(shown, "", "tables or lists are nested too deeply") from None
    except ValueError as error:  # a number or date that Python cannot read
        raise _refused(shown, "", f"a value cannot be read: {error}") from None
    return _plain(data, shown)


def _text(folder: Path, path: Path, shown: str) -> str:
    try:
        if not path.resolve().is_relative_to(folder.resolve()):
            raise _refused(shown, "", "the file is a link that leads out of the content folder")
        if not path.is_file():
            raise _refused(shown, "", "the file is missing" if not path.exists() else "this is not a file")
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except (OSError, RuntimeError) as error:  # RuntimeError: links in a circle, up to Python 3.12
        raise _refused(shown, "", f"the file cannot be read: {error}") from None
    if len(raw) > MAX_BYTES:
        raise _refused(shown, "", f"the file is larger than {MAX_BYTES // 1024} KiB", "split the pack in two")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise _refused(shown, f"line {line}", "the text is not UTF-8", "save the file as UTF-8") from None
    for number, line_text in enumerate(text.split("\n"), start=1):
        if len(line_text) > MAX_LINE:
            raise _refused(shown, f"line {number}", f"the line is longer than {MAX_LINE} characters")
    return text


def _plain(data: dict[str, Any], shown: str) -> dict[str, Any]:
    """The data with tuples for lists, once it is known to be neither too deep nor too large."""
    level: list[Any] = [data]
    for _ in range(MAX_DEPTH):
        below: list[Any] = []
        for value in level:
            if isinstance(value, int) and abs(value) > MAX_NUMBER:
                raise _refused(shown, "", f"a number is beyond {MAX_NUMBER}")
            if isinstance(value, dict):
                below.extend(value.values())
            elif isinstance(value, list):
                below.extend(value)
        level = below
    if level:
        raise _refused(shown, "", "tables or lists are nested too deeply")
    return {key: _frozen(value) for key, value in data.items()}


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _frozen(inner) for key, inner in value.items()}
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _not_toml(shown: str, text: str, message: str) -> Refused:
    found = _AT.search(message)
    line = (found and found.group(1)) or str(len(text.splitlines()))
    what = _AT.sub("", message)
    advice = "each key may be given once" if "overwrite" in what else ""
    return _refused(shown, f"line {line}", f"this is not TOML: {what[:1].lower()}{what[1:]}", advice)


def _refused(shown: str, where: str, what: str, advice: str = "") -> Refused:
    return Refused([Problem("error", shown, where, what, advice)])
