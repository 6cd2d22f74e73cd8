"""Campaigns from folders: `campaigns/<id>/campaign.toml` with the talks beside it, packs over the game's own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from game.content.faults import faults
from game.content.models.campaign import Campaign
from game.content.models.talks import Talk
from game.content.problems import Problem, Refused
from game.content.reading import read_toml

FOLDER = "campaigns"
CAMPAIGN_FILE = "campaign.toml"
TALKS_FOLDER = "talks"


def talks_table(campaign: str) -> str:
    """The name by which the catalogue's sources know the talks of a campaign."""
    return f"{campaign}/{TALKS_FOLDER}"


@dataclass(slots=True)
class CampaignReader:
    """Gathers the campaigns of several content folders, each folder's over those of the folders before.

    A campaign file replaces one of the same campaign whole; talks are added, or replace one of the same id. `sources`
    says which file an entry came from, by ("campaigns", id) and (talks_table(id), talk).
    """

    sources: dict[tuple[str, str], str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    _roads: dict[str, Campaign] = field(default_factory=dict)
    _talks: dict[str, dict[str, Talk]] = field(default_factory=dict)

    def read(self, folders: Sequence[Path]) -> dict[str, Campaign]:
        """The campaigns by id; those whose campaign file is missing or faulty are left out, and told in `problems`."""
        for folder in folders:
            for home in _subfolders(folder / FOLDER):
                self._read_one(folder, home)
        for id_ in self._talks:
            if ("campaigns", id_) not in self.sources:
                path = (folders[-1] / FOLDER / id_ / CAMPAIGN_FILE).as_posix()
                self.problems.append(Problem("error", path, "", "the file is missing"))
        return {id_: road.model_copy(update={"talks": self._talks[id_]}) for id_, road in self._roads.items()}

    def _read_one(self, folder: Path, home: Path) -> None:
        talks = self._talks.setdefault(home.name, {})
        here: dict[str, str] = {}
        for path in sorted(home.rglob("*.toml")):
            if path == home / CAMPAIGN_FILE:
                self._read_road(folder, path, home.name)
            elif path.parent == home / TALKS_FOLDER:
                for id_, value in (self._toml(folder, path) or {}).items():
                    if id_ in here:
                        what = f"{here[id_]} has a talk of this id already"
                        self.problems.append(Problem("error", path.as_posix(), id_, what, "give it another id"))
                        continue
                    here[id_] = path.name
                    self._read_talk(path, home.name, id_, value, talks)
            else:
                advice = f"the game reads {CAMPAIGN_FILE} and {TALKS_FOLDER}/*.toml"
                self.problems.append(Problem("warning", path.as_posix(), "", "no such file is read", advice))

    def _read_road(self, folder: Path, path: Path, campaign: str) -> None:
        self.sources["campaigns", campaign] = path.as_posix()
        data = self._toml(folder, path)
        if data is None:
            return
        try:
            self._roads[campaign] = Campaign.model_validate(data)
        except ValidationError as error:
            self.problems += faults(error, path.as_posix(), (), data, Campaign)

    def _read_talk(self, path: Path, campaign: str, id_: str, value: Any, talks: dict[str, Talk]) -> None:
        self.sources[talks_table(campaign), id_] = path.as_posix()
        try:
            talks[id_] = Talk.model_validate(value)
        except ValidationError as error:
            talks.pop(id_, None)
            self.problems += faults(error, path.as_posix(), (id_,), value, Talk)

    def _toml(self, folder: Path, path: Path) -> dict[str, Any] | None:
        """What a file says; None, and a problem more, if it cannot be read."""
        try:
            return read_toml(folder, path.relative_to(folder).as_posix())
        except Refused as refused:
            self.problems += refused.problems
            return None


def _subfolders(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        yield from (path for path in sorted(folder.iterdir()) if path.is_dir())
