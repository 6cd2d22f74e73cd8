"""The records kept of battles: what a list says of each without playing it, and the small form to give away."""

import json
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from game.campaign.document import DOCUMENT, VERSION, Branch, Line, Record
from game.campaign.reading import checked, parse_record, read_bytes
from game.content.problems import Refused
from game.core.entity import Verdict
from game.core.ids import Side
from game.i18n import _

_VERDICT = "battle Verdict "


@dataclass(frozen=True, slots=True)
class Kept:
    """A record in a folder: where and when the battle was, who played each side (by a personality's id, empty by hand),
    how it ended (None: it did not), or why it cannot be read."""

    path: Path
    place: str = ""
    date: str = ""
    players: Mapping[Side, str] = field(default_factory=dict)
    verdict: Verdict | None = None
    complaint: str = ""


def kept_in(folder: Path) -> Iterator[Kept]:
    """Every record in a folder, the youngest first; each is read when it is asked for."""
    found: list[tuple[float, Path]] = []
    with suppress(OSError):
        found = [(path.stat().st_mtime, path) for path in folder.glob("*.toml")]
    for time, path in sorted(found, key=lambda one: (one[0], one[1].name), reverse=True):
        yield kept_at(path, datetime.fromtimestamp(time).astimezone().isoformat(" ", "minutes")[:16])


def kept_at(path: Path, written: str = "") -> Kept:
    """What a list says of a record; `written` is its date if it names none."""
    try:
        data = read_bytes(path)
        head = _head(data, path)
        if head is None:
            return _told(path, parse_record(data, path), written)
    except Refused as fault:
        return Kept(path, date=written, complaint=fault.problems[0].what)
    about, start = head["about"], head["start"]
    date = str(about.get("date", ""))[:16].replace("T", " ") or written
    if start.get("rules") == "campaign":
        return Kept(path, str(start["name"]), date, complaint=unwatchable())
    players = {str(side): str(player) for side, player in start.get("players", {}).items()}
    return Kept(path, str(start["name"]), date, players, verdict_in(str(head["snapshot"])))


def _head(data: bytes, path: Path) -> dict[str, Any] | None:
    """The document without its lines, or None if only the strict reader can tell. Its checksum vouches for the rest.

    Raises Refused if the checksum does not fit.
    """
    body, summed = checked(data, path)
    head, found, _ = body.partition(b"\n[[lines]]\n")
    try:
        said = tomllib.loads(head.decode("utf-8")) if summed and found else {}
    except ValueError:
        return None
    known = (said.get("document"), said.get("version")) == (DOCUMENT, VERSION)
    parts = isinstance(said.get("about"), dict) and isinstance(said.get("start"), dict)
    return said if known and parts and {"name"} <= said["start"].keys() and "snapshot" in said else None


def _told(path: Path, record: Record, written: str) -> Kept:
    date = record.about.date[:16].replace("T", " ") or written
    if record.start.rules == "campaign":
        return Kept(path, record.start.name, date, complaint=unwatchable())
    return Kept(path, record.start.name, date, record.start.players, verdict_in(record.snapshot))


def unwatchable() -> str:
    """Why a campaign's document is not offered among the records."""
    return _("it is a campaign's, and only battles can be watched")


def verdict_in(snapshot: str) -> Verdict | None:
    """How a battle ended, read from the text of its last state; None if it did not, or if that cannot be read."""
    line = next((line for line in snapshot.splitlines() if line.startswith(_VERDICT)), None)
    if line is None:
        return None
    try:
        said = json.loads(line.removeprefix(_VERDICT))
        return Verdict(str(said["winner"]), str(said["reason"]))
    except (ValueError, KeyError, TypeError):
        return None


def small(record: Record) -> Record:
    """The same as a small document: without events, which playing it again finds, and without a picture."""
    return record.model_copy(
        update={
            "battle": small(record.battle) if record.battle else None,
            "about": record.about.model_copy(update={"picture": ""}),
            "lines": _bare(record.lines),
            "branches": tuple(Branch(shared=one.shared, lines=_bare(one.lines)) for one in record.branches),
        }
    )


def _bare(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    return tuple(Line(action=line.action, digest=line.digest) for line in lines)
