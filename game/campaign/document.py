"""The document of a session: start, seed, actions, events, snapshot, digests, version. A record, a replay and a save
are this one document, in TOML, under a line with its checksum.

A battle has one, and so has a campaign, from the quiz on. While a battle is fought in a campaign, its own document lies
in the campaign's.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Self

import tomli_w
from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from game import __version__
from game.core import codec
from game.core.notation import action_text, state_text
from game.core.session import Entry, Session

DOCUMENT: Literal["hearthbanner record"] = "hearthbanner record"
VERSION: Literal[3] = 3
"""The form of the document; a new form gets a new number, and the old one a migration."""
SEED_LIMIT = 2**63
Rules = Literal["commander", "campaign"]
"""The rule sets whose sessions have documents."""
Kind = Literal["battle", "camp", "quiz"]
"""Where one is in a save."""
MOST_TEXT = 1000
"""The longest name or label that is kept."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")


class About(_Part):
    """What a list of saves says of one: for people, never for rules."""

    label: str = Field("", max_length=MOST_TEXT, description="What the player called it")
    kind: Kind = Field("battle", description="What one was at")
    hero: str = Field("", max_length=MOST_TEXT, description="The hero's name, empty if there is none")
    place: str = Field("", max_length=MOST_TEXT, description="Where the battle or the camp is")
    date: str = Field("", max_length=MOST_TEXT, description="When it was written, as ISO 8601")
    seconds: int = Field(0, ge=0, description="Seconds played so far")
    round: int = Field(0, ge=0, description="The battle's round, the camp's day, or the number of the quiz's question")
    picture: str = Field("", max_length=2**20, description="A small PNG in base64, empty if there is none")


class Start(_Part):
    """Where the session began."""

    rules: Rules = Field(description="The rule set it was played by")
    name: str = Field(description="The map's or the campaign's name, for people")
    map_file: str = Field("", description="The map's file below a maps folder, empty if there was none")
    map_hash: str = Field(description="Hash of what the rules read of the map, empty if there was none")
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
    """The whole document. A campaign's may hold the document of the battle that is being fought in it."""

    document: Literal["hearthbanner record"]
    version: Literal[3]
    game: str = Field(description="The version of the game that wrote it")
    about: About = Field(default_factory=About)
    start: Start
    rewound: bool = Field(False, description="Whether the chronicle was used")
    undone: tuple[str, ...] = Field((), description="Actions that can be done again, the next one last")
    lines: tuple[Line, ...] = Field(min_length=1)
    branches: tuple[Branch, ...] = ()
    snapshot: str = Field(description="The state after the last line, as text")
    battle: Record | None = Field(None, description="The battle that is being fought in a campaign")

    @model_validator(mode="after")
    def _battle_in_its_campaign(self) -> Self:
        if self.battle and (self.start.rules, self.battle.start.rules) != ("campaign", "commander"):
            raise PydanticCustomError("nested", "only a campaign can hold a battle, and only a battle can be held")
        return self

    def text(self) -> str:
        """The document as TOML, under its checksum."""
        said = self.model_dump(mode="json", exclude_none=True)
        body = tomli_w.dumps(said, multiline_strings=True)
        return f"{checksum_line(body)}\n{body}"


@dataclass(frozen=True, slots=True)
class Setting:
    """What a session does not know of itself, but its document says."""

    name: str
    content_hash: str
    map_hash: str = ""
    map_file: str = ""
    packs: tuple[str, ...] = ()
    salt: str = ""
    players: Mapping[str, str] | None = None
    rules: Rules = "commander"


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
    battle: Record | None = None,
) -> Record:
    """The document of a session so far; `letters` draws its board. Without `events` it is small, and they are found by
    playing it again. `battle` is the document of the battle that is being fought in a campaign.

    Raises ValueError for a battle in a session that is no campaign's.
    """
    start = Start(
        rules=setting.rules,
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
        battle=battle,
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
