"""The document of a battle: start, seed, actions, events, snapshot, digests, version. A record, a replay and a save are
this one document, in TOML, under a line with its checksum."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import tomli_w
from pydantic import BaseModel, ConfigDict, Field

from game import __version__
from game.core import codec
from game.core.notation import action_text, state_text
from game.core.session import Entry, Session

DOCUMENT: Literal["hearthbanner record"] = "hearthbanner record"
VERSION: Literal[2] = 2
"""The form of the document; a new form gets a new number, and the old one a migration."""
SEED_LIMIT = 2**63
MOST_TEXT = 1000
"""The longest name or label that is kept."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")


class About(_Part):
    """What a list of saves says of one: for people, never for rules."""

    label: str = Field("", max_length=MOST_TEXT, description="What the player called it")
    place: str = Field("", max_length=MOST_TEXT, description="Where the battle is")
    date: str = Field("", max_length=MOST_TEXT, description="When it was written, as ISO 8601")
    seconds: int = Field(0, ge=0, description="Seconds played so far")
    round: int = Field(0, ge=0, description="The round of the battle")
    picture: str = Field("", max_length=2**20, description="A small PNG in base64, empty if there is none")


class Start(_Part):
    """Where the battle began."""

    name: str = Field(description="The map's name, for people")
    map_file: str = Field("", description="The map's file below a maps folder, empty if there was none")
    map_hash: str = Field(description="Hash of what the rules read of the map")
    content_hash: str = Field(description="Hash of the content it was played with")
    packs: tuple[str, ...] = Field((), description="Names of the packs that were loaded")
    seed: int = Field(ge=0, lt=SEED_LIMIT, description="The seed of the session's dice")
    salt: str = Field("", max_length=64, description="What the seed was sealed with")
    players: Mapping[str, str] = Field(default_factory=dict, description="Each side's personality, empty: by hand")
    chronicle: bool = Field(False, description="Whether even what rolled may be taken back")
    state: str = Field(description="The state before `begin`, as text")


class Line(_Part):
    """One action, the fingerprint of the state after it, and perhaps the events it led to."""

    action: str
    digest: str
    events: tuple[dict[str, Any], ...] | None = None


class Branch(_Part):
    """A line that was left: how many entries it has in common with the present one, and the rest."""

    shared: int = Field(ge=1)
    lines: tuple[Line, ...]


class Record(_Part):
    """The whole document."""

    document: Literal["hearthbanner record"]
    version: Literal[2]
    game: str = Field(description="The version of the game that wrote it")
    about: About = Field(default_factory=About)
    start: Start
    rewound: bool = Field(False, description="Whether the chronicle was used")
    undone: tuple[str, ...] = Field((), description="Actions that can be done again, the next one last")
    lines: tuple[Line, ...] = Field(min_length=1)
    branches: tuple[Branch, ...] = ()
    snapshot: str = Field(description="The state after the last line, as text")

    def text(self) -> str:
        """The document as TOML, under its checksum."""
        said = self.model_dump(mode="json", exclude_none=True)
        body = tomli_w.dumps(said, multiline_strings=True)
        return f"{checksum_line(body)}\n{body}"


@dataclass(frozen=True, slots=True)
class Setting:
    """What a session does not know of its own battle, but its document says."""

    name: str
    content_hash: str
    map_hash: str = ""
    map_file: str = ""
    packs: tuple[str, ...] = ()
    salt: str = ""
    players: Mapping[str, str] | None = None


def checksum_line(body: str) -> str:
    """The first line of a document, over all that follows it."""
    return f'checksum = "sha256 {hashlib.sha256(body.encode()).hexdigest()}"'


def record_of(
    session: Session,
    setting: Setting,
    letters: Mapping[str, str],
    *,
    about: About | None = None,
    events: bool = True,
) -> Record:
    """The document of a session so far; `letters` draws its board. Without `events` it is small, and they are found by
    playing it again."""
    start = Start(
        name=setting.name,
        map_file=setting.map_file,
        map_hash=setting.map_hash,
        content_hash=setting.content_hash,
        packs=setting.packs,
        seed=session.seed,
        salt=setting.salt,
        players=dict(setting.players or {}),
        chronicle=session.rewinding,
        state=state_text(session.start, letters),
    )
    shares = [(session.shared(line), line) for line in session.lines]
    return Record(
        document=DOCUMENT,
        version=VERSION,
        game=__version__,
        about=about or About(place=setting.name),
        start=start,
        rewound=session.rewound,
        undone=tuple(action_text(entry.action) for entry in session.undone),
        lines=_lines(session.history, events=events),
        branches=tuple(Branch(shared=n, lines=_lines(line[n:], events=events)) for n, line in shares if n < len(line)),
        snapshot=state_text(session.state, letters),
    )


def _lines(entries: Sequence[Entry], *, events: bool) -> tuple[Line, ...]:
    return tuple(
        Line(
            action=action_text(entry.action),
            digest=entry.after.digest(),
            events=tuple(codec.write(event, named=True) for event in entry.events) if events else None,
        )
        for entry in entries
    )
