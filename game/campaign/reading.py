"""Documents from files: whole or refused, with one sentence that names file, place and reason."""

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from game.campaign.document import DOCUMENT, VERSION, Record
from game.campaign.migrations import migrated
from game.content.problems import Problem, Refused

MAX_BYTES = 64 * 1024 * 1024
_CHECKSUM = re.compile(rb'checksum = "sha256 ([0-9a-f]{64})"')
ADVICE = "only files written by the game can be read"


def read_record(path: Path) -> Record:
    """The document in a file, brought to the present form. Raises Refused with file, place and reason."""
    return parse_record(read_bytes(path), path)


def read_bytes(path: Path) -> bytes:
    """What a file holds. Raises Refused if it is no file, cannot be read or is too large."""
    if path.exists() and not path.is_file():
        raise refused(path, "", "it is not a file")
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as fault:
        raise refused(path, "", f"it cannot be read ({fault.strerror or 'no reason given'})") from None
    if len(data) > MAX_BYTES:
        raise refused(path, "", f"it is larger than {MAX_BYTES // 2**20} MiB")
    return data


def parse_record(data: bytes, path: Path) -> Record:
    """The document that bytes spell, brought to the present form; `path` is named in sentences. Raises Refused."""
    body, summed = checked(data, path)
    said = _parsed(body, path)
    if said.get("document") != DOCUMENT:
        raise refused(path, "document", "it is no document of this game")
    version = said.get("version")
    if type(version) is not int or version < 1:
        raise refused(path, "version", "it names no version")
    if version > VERSION:
        what = f"it was written by a newer game ({str(said.get('game', '?'))[:20]})"
        raise refused(path, "version", what, "update the game")
    if version > 1 and not summed:
        raise refused(path, "", "it is damaged: its checksum is missing")
    return _validated(said, version, path)


def checked(data: bytes, path: Path) -> tuple[bytes, bool]:
    """What stands under the line with the checksum, and whether there is one. Raises Refused if it does not fit.

    Line ends may have become those of another system on the way.
    """
    head, _, body = data.replace(b"\r\n", b"\n").partition(b"\n")
    found = _CHECKSUM.fullmatch(head)
    if found is None:
        return data, False
    if hashlib.sha256(body).hexdigest().encode() != found[1]:
        raise refused(path, "", "it is damaged: its checksum does not fit")
    return body, True


def _parsed(body: bytes, path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(body.decode("utf-8"))
    except UnicodeDecodeError:
        raise refused(path, "", "it is not text in UTF-8") from None
    except tomllib.TOMLDecodeError as fault:
        raise refused(path, "", f"it is not TOML: {fault}") from None
    except (RecursionError, ValueError):
        raise refused(path, "", "it holds what no record holds") from None


def _validated(said: dict[str, Any], version: int, path: Path) -> Record:
    try:
        return Record.model_validate_json(json.dumps(migrated(said, version)))
    except ValidationError as fault:
        first = fault.errors(include_url=False, include_context=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise refused(path, place, str(first["msg"]).lower()) from None
    except (RecursionError, ValueError, TypeError, AttributeError, KeyError):
        raise refused(path, "", "it holds what no record holds") from None


def refused(path: Path, where: str, what: str, advice: str = ADVICE) -> Refused:
    """The refusal of a file."""
    return Refused([Problem("error", str(path), where, what, advice)])
