"""The record of a battle as a document: start, seed, actions, events, snapshot, digests, version.

A record, a replay and a save are this one document, in TOML. It is written from a session and read strictly: what
does not fit is refused with file, place and reason. `verify` plays it again and names the first difference.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import tomli_w
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game import __version__
from game.content.problems import Problem, Refused
from game.core import codec
from game.core.action import Action, Begin
from game.core.codec import Unreadable
from game.core.engine import Engine, Refusal
from game.core.notation import action_text, read_action, read_state, state_text
from game.core.session import Session
from game.core.state import State

VERSION: Literal[1] = 1
"""The form of the document; a new form gets a new number."""
MAX_BYTES = 16 * 1024 * 1024
SEED_LIMIT = 2**63


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")


class Start(_Part):
    """Where the battle began."""

    name: str = Field(description="The map's name, for people")
    map_hash: str = Field(description="Hash of what the rules read of the map")
    content_hash: str = Field(description="Hash of the content it was played with")
    seed: int = Field(ge=0, lt=SEED_LIMIT, description="The seed of the session's dice")
    state: str = Field(description="The state before `begin`, as text")


class Line(_Part):
    """One action, what it led to, and the fingerprint of the state after it."""

    action: str
    digest: str
    events: tuple[dict[str, Any], ...]


class Record(_Part):
    """The whole document."""

    document: Literal["hearthbanner record"]
    version: Literal[1]
    game: str = Field(description="The version of the game that wrote it")
    start: Start
    lines: tuple[Line, ...] = Field(min_length=1)
    snapshot: str = Field(description="The state after the last line, as text")

    def text(self) -> str:
        """The document as TOML."""
        return tomli_w.dumps(self.model_dump(mode="json"), multiline_strings=True)


def record_of(session: Session, *, name: str, map_hash: str, content_hash: str, letters: Mapping[str, str]) -> Record:
    """The record of a session so far; `letters` draws its board."""
    lines = tuple(
        Line(
            action=action_text(entry.action),
            digest=entry.after.digest(),
            events=tuple(codec.write(event, named=True) for event in entry.events),
        )
        for entry in session.history
    )
    start = Start(
        name=name,
        map_hash=map_hash,
        content_hash=content_hash,
        seed=session.seed,
        state=state_text(session.start, letters),
    )
    return Record(
        document="hearthbanner record",
        version=VERSION,
        game=__version__,
        start=start,
        lines=lines,
        snapshot=state_text(session.state, letters),
    )


def record_text(session: Session, *, name: str, map_hash: str, content_hash: str, letters: Mapping[str, str]) -> str:
    """The text of the record of a session so far."""
    return record_of(session, name=name, map_hash=map_hash, content_hash=content_hash, letters=letters).text()


def read_record(path: Path) -> Record:
    """The record in a file. Raises Refused with file, place and reason."""
    if path.exists() and not path.is_file():
        raise _refused(path, "", "it is not a file")
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as fault:
        raise _refused(path, "", f"it cannot be read ({fault.strerror or 'no reason given'})") from None
    if len(data) > MAX_BYTES:
        raise _refused(path, "", f"it is larger than {MAX_BYTES // 2**20} MiB")
    try:
        return Record.model_validate_json(json.dumps(tomllib.loads(data.decode("utf-8"))))
    except UnicodeDecodeError:
        raise _refused(path, "", "it is not text in UTF-8") from None
    except tomllib.TOMLDecodeError as fault:
        raise _refused(path, "", f"it is not TOML: {fault}") from None
    except ValidationError as fault:
        first = fault.errors(include_url=False, include_context=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise _refused(path, place, str(first["msg"]).lower()) from None
    except (RecursionError, ValueError, TypeError):
        raise _refused(path, "", "it holds what no record holds") from None


def _refused(path: Path, where: str, what: str) -> Refused:
    return Refused([Problem("error", str(path), where, what, "only files written by the game can be read")])


def start_state(record: Record, components: Sequence[type], letters: Mapping[str, str]) -> State:
    """The state before `begin`. Raises Unreadable."""
    return read_state(record.start.state, letters, components)


def actions(record: Record, kinds: Sequence[type[Action]]) -> list[Action]:
    """The actions in order. Raises Unreadable."""
    return [read_action(line.action, kinds) for line in record.lines]


def verify(record: Record, engine: Engine, content_hash: str, letters: Mapping[str, str]) -> str | None:
    """Play the record again. The first difference as a sentence, or None if every event and digest is equal."""
    if record.start.content_hash != content_hash:
        return "it was recorded with other content than is loaded now"
    try:
        start = start_state(record, engine.rules.components, letters)
        played = actions(record, engine.rules.actions)
    except Unreadable as fault:
        return f"it cannot be played: {fault}"
    broken = engine.rules.incoherence(start)
    if broken is not None:
        return f"it cannot be played: {broken}"
    if played[0] != Begin():
        return "line 1: a battle starts with 'begin'"
    session: Session | None = None
    for number, (action, line) in enumerate(zip(played, record.lines, strict=True), start=1):
        try:
            if session is None:
                session = Session(engine, start, record.start.seed)
            else:
                session.commit(action)
        except Refusal as refused:
            return f"line {number}: '{line.action}' is refused ({refused.reason.id})"
        found = _difference(session, line)
        if found is not None:
            return f"line {number} ({line.action}): {found}"
    if session is not None and state_text(session.state, letters) != record.snapshot:
        return "the snapshot at the end differs"
    return None


def _difference(session: Session, line: Line) -> str | None:
    entry = session.history[-1]
    events = [codec.write(event, named=True) for event in entry.events]
    for number, (now, then) in enumerate(zip(events, line.events, strict=False), start=1):
        if now != then:
            return f"event {number} is {json.dumps(now)}, the record has {json.dumps(then)}"
    if len(events) != len(line.events):
        return f"there are {len(events)} events, the record has {len(line.events)}"
    return None if entry.after.digest() == line.digest else "the state after it has another digest"
